import SpecModel
import SpecSyntax
import SpecText

/// Reads lines of fences that tell how things change when something happens: below "User holds the key", lines
/// "→ Lamp: off → lit" and "→ Door: shut → ajar".
///
/// What stands before the colon may be a thing with states, a property or a pipeline. It has states where its lines
/// join up: one begins where another ends.
struct ActorChanges {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Change {
    var label: String
    var from: String
    var to: String
    var trigger: LocatedText?
    var origin: Origin
    var block: Int32
  }

  /// Adds the transitions of all such lines.
  func collect(into drafts: inout MachineDrafts) {
    var changes: [Change] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && mayHoldChange(block) {
      changes += self.changes(in: block)
    }
    let joined = joined(changes)
    guard !joined.isEmpty else { return }
    var matrices: [MatrixDraft] = []
    for (block, group) in Dictionary(grouping: joined, by: \.block).sorted(by: { $0.key < $1.key })
    {
      let node = document.nodes[Int(block)]
      let edges = group.map { change in
        var edge = EdgeDraft(
          source: NameReference(text: change.from, origin: change.origin),
          target: NameReference(text: change.to, origin: change.origin), origin: change.origin)
        edge.trigger = change.trigger
        return edge
      }
      matrices.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    ArrowEdges.merge(matrices, into: &drafts)
  }

  /// Whether a line begins with an arrow and holds a colon and another arrow: a test on bytes.
  private func mayHoldChange(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = TextScan.trim(line.offsets, in: bytes)
      return text.count > 8 && text.count <= 200 && isArrow(text.lowerBound, bytes)
        && bytes[text].contains(0x3A)
        && ArrowGlyph.mayOccur(in: bytes, text.lowerBound + 3..<text.upperBound)
    }
  }

  /// Whether "→" or "⇒" stands at an offset.
  private func isArrow(_ offset: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes[offset] == 0xE2
      && (bytes[offset + 1] == 0x86 && bytes[offset + 2] == 0x92
        || bytes[offset + 1] == 0x87 && bytes[offset + 2] == 0x92)
  }

  private func changes(in block: Document.CodeBlock) -> [Change] {
    let bytes = document.source.bytes
    var result: [Change] = []
    var occasion: LocatedText?
    // The occasion explains the first change of a thing; what follows it comes of itself.
    var explained: Set<String> = []
    for line in block.lines {
      let range = TextScan.trim(line.offsets, in: bytes)
      guard range.count > 3, range.count <= 200 else {
        if range.isEmpty { occasion = nil }
        continue
      }
      let text = TextScan.string(range, in: bytes)
      guard isArrow(range.lowerBound, bytes) else {
        occasion =
          ArrowText(text) == nil ? LocatedText(text, document.origin(line)) : nil
        explained = []
        continue
      }
      guard var change = change(in: String(text.dropFirst()), document.origin(line), block.node)
      else { continue }
      if explained.insert(Names.key(change.label)).inserted { change.trigger = occasion }
      result.append(change)
    }
    return result
  }

  private func change(in text: String, _ origin: Origin, _ block: Int32) -> Change? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let label = StateName.trimmed(String(text[..<colon]))
    let words = Names.words(label)
    guard (1...3).contains(words.count), TransitionWords.properties.isDisjoint(with: words),
      TransitionWords.systems.isDisjoint(with: words),
      let arrows = ArrowText(String(text[text.index(after: colon)...])), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward,
      let from = name(arrows.sides[0]), let to = name(arrows.sides[1])
    else { return nil }
    return Change(label: label, from: from, to: to, trigger: nil, origin: origin, block: block)
  }

  private func name(_ text: String) -> String? {
    let names = HeldNames.split(
      StateName.splitQualifier(ArrowSide.unwrapped(text)).name, known: KnownStates())
    return names?.count == 1 ? names?.first : nil
  }

  /// The changes of things whose lines join up, and other changes between the same names.
  private func joined(_ changes: [Change]) -> [Change] {
    guard changes.count >= 2 else { return [] }
    var names: Set<String> = []
    for group in Dictionary(grouping: changes, by: { Names.key($0.label) }).values {
      let sources = Set(group.map { Names.key($0.from) })
      let targets = Set(group.map { Names.key($0.to) })
      guard group.count >= 2, !sources.isDisjoint(with: targets) else { continue }
      names.formUnion(sources)
      names.formUnion(targets)
    }
    return changes.filter {
      names.contains(Names.key($0.from)) && names.contains(Names.key($0.to))
    }
  }
}
