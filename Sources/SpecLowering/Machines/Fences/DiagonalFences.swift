import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of chains with further ends below them, to which slanting arrows lead:
///
///     draft → sent → read
///                 ↘  failed
///
/// A slanting arrow leaves the name that stands above its column.
struct DiagonalFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 2...24, isClosed: false, into: &drafts) { block in
      guard block.lines.contains(where: mayBranch),
        block.lines.allSatisfy({ $0.offsets.count <= 400 }),
        !context.isSystem(around: Int(block.node))
      else { return nil }
      let known = names ?? KnownStates(states)
      names = known
      guard let edges = edges(in: block, known) else { return nil }
      let ends = edges.flatMap { [$0.source?.text ?? "", $0.target.text] }
      let isSaid = context.scope(of: Int(block.node)).suffix(2)
        .contains(where: TransitionWords.speaksOfStates)
      return isSaid || ends.count(where: { known.name(of: $0) != nil }) * 2 >= ends.count
        || StateCues.areStates(ends) ? edges : nil
    }
  }

  /// A byte test: ↘ and ↙ are E2 86 98 and 99.
  private func mayBranch(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    let text = ASCII.trimmed(bytes, line.offsets)
    return text.count > 4 && bytes[text.lowerBound] == 0xE2 && bytes[text.lowerBound + 1] == 0x86
      && (0x98...0x99).contains(bytes[text.lowerBound + 2])
  }

  private func edges(in block: Document.CodeBlock, _ known: KnownStates) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    /// The names of the last chain with the columns that they take.
    var places: [(name: String, columns: Range<Int>)] = []
    for line in block.lines {
      let text = document.source.string(line)
      let trimmed = StateName.trimmed(text)
      if trimmed.isEmpty { continue }
      let origin = document.origin(line)
      if mayBranch(line) {
        guard let edge = branch(text, trimmed, from: places, known, origin) else { return nil }
        result.append(edge)
        continue
      }
      guard let arrows = ArrowText(ArrowText.labelled(trimmed)?.chain ?? trimmed),
        arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil })
      else { return nil }
      places = []
      var rest = text[...]
      var column = 0
      for side in arrows.sides {
        guard let name = name(side, known), let found = rest.firstRange(of: side) else {
          return nil
        }
        let start = column + text.distance(from: rest.startIndex, to: found.lowerBound)
        column = start + side.count
        places.append((name, start..<column))
        rest = rest[found.upperBound...]
      }
      result += zip(places, places.dropFirst()).map { edge($0.name, $1.name, origin) }
    }
    return result.isEmpty || places.isEmpty ? nil : result
  }

  /// "↘  failed", "↘ failed: timeout" below the name that it leaves.
  private func branch(
    _ text: String, _ trimmed: String, from places: [(name: String, columns: Range<Int>)],
    _ known: KnownStates, _ origin: Origin
  ) -> EdgeDraft? {
    let column = text.prefix { $0 == " " }.count
    let parts = TextSplit.pieces(
      of: StateName.trimmed(String(trimmed.dropFirst())), at: [": "], most: 2)
    guard let source = places.last(where: { $0.columns.lowerBound <= column }),
      let target = name(parts[0], known), Names.key(target) != Names.key(source.name)
    else { return nil }
    let edge = edge(source.name, target, origin)
    return parts.count > 1 ? edge.triggered(by: parts[1], origin) : edge
  }

  private func name(_ text: String, _ known: KnownStates) -> String? {
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if let name = known.name(of: bare) { return name }
    guard (1...4).contains(Names.wordCount(bare)), ArrowSide.isName(bare),
      !EventName.isCode(bare), FlowSteps.kind(of: bare) != .action,
      !TransitionWords.namesMachinery(bare)
    else { return nil }
    return bare
  }

  private func edge(_ from: String, _ to: String, _ origin: Origin) -> EdgeDraft {
    EdgeDraft(
      source: NameReference(text: from, origin: origin),
      target: NameReference(text: to, origin: origin), origin: origin)
  }
}
