import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of a chain from one of whose names a bar goes down, past chains of their own to the branches that leave
/// the name:
///
///     draft → waiting → done
///      │
///      │  refunding → refunded
///      └─ cancelled
///
/// Only "├" and "└" branch off: what stands beside "│" has ends of its own. A name must be declared or be that of a usual
/// state where it stands beside the bar or branches off, so that acts and notes are none.
struct PassedChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The names of a chain and the columns that each takes.
  private struct Chain {
    var names: [String] = []
    var columns: [Range<Int>] = []
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    let declared = drafts
    FencedMatrices.collect(document, lines: 3...40, isClosed: false, into: &drafts) { block in
      guard mayPass(block), !context.isSystem(around: Int(block.node)) else { return nil }
      let names = known ?? KnownStates(declared)
      known = names
      return edges(in: block, names)
    }
  }

  /// A byte test: a line begins with a bar and holds an arrow.
  private func mayPass(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 8 else { return false }
      let isBarred =
        bytes[text.lowerBound] == 0x7C || ASCII.starts(bytes, at: text.lowerBound, with: "│")
      return isBarred && ArrowGlyph.mayOccur(in: bytes, text)
    }
  }

  private func edges(in block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var edges: [EdgeDraft] = []
    var names: [String] = []
    var above = Chain()
    var (passed, branched) = (0, 0)
    for line in block.lines {
      guard line.offsets.count <= 240 else { return nil }
      let text = document.source.string(line)
      let origin = document.origin(line)
      let head = text.drop { " │┃|".contains($0) }
      if head.isEmpty || Self.isDrawn(head) { continue }
      let column = Self.width(text[..<head.startIndex])
      if let first = head.first, "├└╰".contains(first) {
        guard let source = Self.source(at: column, above),
          let target = name(Self.branch(head), known)
        else { return nil }
        branched += 1
        names.append(target)
        edges.append(EdgeDraft(from: source, to: target, origin))
        continue
      }
      let isBeside = text[..<head.startIndex].contains(where: { $0 != " " })
      guard isBeside || above.names.isEmpty,
        let chain = chain(head, at: column, known, isBeside: isBeside)
      else { return nil }
      if isBeside { passed += 1 } else { above = chain }
      names += chain.names
      edges += zip(chain.names, chain.names.dropFirst()).map {
        EdgeDraft(from: $0, to: $1, origin)
      }
    }
    guard passed > 0, branched > 0, context.drawsStates(Int(block.node), names, known) else {
      return nil
    }
    return edges
  }

  /// Whether a line is only drawn, with what is written on it between two corners: "↑", "┌── exceptions ──┘".
  private static func isDrawn(_ head: Substring) -> Bool {
    guard let first = head.first, let last = head.last(where: { $0 != " " }) else { return true }
    if "┌╭".contains(first) { return "┐┘╮╯".contains(last) }
    return head.allSatisfy { "↑↓▲▼^ │┃|".contains($0) }
  }

  /// What a branch leads to: the words behind its strokes and the head of an arrow.
  private static func branch(_ head: Substring) -> String {
    StateName.trimmed(String(head.dropFirst().drop { "─━-▶►→> ".contains($0) }))
  }

  private func chain(
    _ head: Substring, at column: Int, _ known: KnownStates, isBeside: Bool
  ) -> Chain? {
    guard let arrows = ArrowText(StateName.trimmed(String(head))),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    var result = Chain()
    var rest = head
    for side in arrows.sides {
      guard let name = name(side, known) ?? (isBeside ? nil : single(side, known)),
        let place = rest.firstRange(of: side)
      else { return nil }
      let start = column + Self.width(head[..<place.lowerBound])
      result.names.append(name)
      result.columns.append(start..<start + Self.width(rest[place]))
      rest = rest[place.upperBound...]
    }
    return result
  }

  private func name(_ text: String, _ known: KnownStates) -> String? {
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if let name = known.name(of: bare) { return name }
    guard (1...3).contains(Names.wordCount(bare)), StateCues.isNameOfState(bare) else { return nil }
    return bare
  }

  /// Any name in the chain above, which the words around the fence vouch for.
  private func single(_ text: String, _ known: KnownStates) -> String? {
    let names = HeldNames.split(StateName.splitQualifier(text).name, known: known) ?? []
    return names.count == 1 ? names[0] : nil
  }

  /// The name of a chain above in whose columns a branch begins.
  private static func source(at column: Int, _ above: Chain) -> String? {
    above.columns.firstIndex { $0.contains(column) }.map { above.names[$0] }
  }

  /// The columns that a text takes, two for each wide letter.
  private static func width(_ text: Substring) -> Int {
    text.unicodeScalars.reduce(0) { $0 + Scalars.width($1.value) }
  }
}
