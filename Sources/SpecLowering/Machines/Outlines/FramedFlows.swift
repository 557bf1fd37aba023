import SpecModel
import SpecSyntax
import SpecText

/// Reads flows that stand within a drawn box over several lines, where a line that begins with an arrow goes on with the
/// one above:
///
///     ┌────────────────────────────────┐
///     │ Viewfinder -> [Shutter] -> Crop │
///     │ -> Title -> [Keep]             │
///     └────────────────────────────────┘
///
/// All lines of such a box are parts of one chain; what a drawn screen shows has others beside it.
struct FramedFlows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A line within a box, without the edges.
  private struct Row {
    var text: String
    var line: SourceRange
  }

  /// The changes of all such boxes, and the fences that hold them.
  ///
  /// - Complexity: O(lines of fences); those without an arrow or a frame are left at once.
  func read() -> (blocks: Set<Int32>, found: [MatrixDraft]) {
    var blocks: Set<Int32> = []
    var found: [MatrixDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && block.lines.count > 3 {
      let edges = boxes(of: block).flatMap { self.edges(of: $0.rows, below: $0.label, in: block) }
      guard !edges.isEmpty else { continue }
      blocks.insert(block.node)
      let node = document.nodes[Int(block.node)]
      found.append(
        MatrixDraft(
          form: "drawing", isClosed: false, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    return (blocks, found)
  }

  // MARK: Boxes

  /// The boxes of two rows or more with an arrow in the first two, and the words right above each.
  private func boxes(of block: Document.CodeBlock) -> [(label: String, rows: [Row])] {
    let bytes = document.source.bytes
    var result: [(label: String, rows: [Row])] = []
    var label = ""
    var rows: [Row]?
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      switch range.isEmpty ? .other : Self.part(bytes, range) {
      case .edge:
        if let box = rows, box.count > 1, isChain(box) { result.append((label, box)) }
        if let box = rows, let lone = Self.loneChain(box) {
          result.append((lone.title ?? label, [lone.row]))
        }
        // A title over a rule within the box.
        if let box = rows, box.count == 1, !Arrow.isIn(box[0].text) { label = box[0].text }
        rows = []
      case .inside:
        let bar = bytes[range.lowerBound] == 0x7C ? 1 : 3
        let end = range.upperBound - (bytes[range.upperBound - 1] == 0x7C ? 1 : 3)
        let text = StateName.trimmed(
          document.source.string(SourceRange(range.lowerBound + bar, end)))
        if !text.isEmpty { rows?.append(Row(text: text, line: line)) }
      case .other:
        rows = nil
        let text = StateName.trimmed(document.source.string(line))
        if !text.isEmpty { label = text }
      }
    }
    return result
  }

  /// The only chain of a box, with nothing beside it but a title above and remarks in parentheses below.
  private static func loneChain(_ rows: [Row]) -> (title: String?, row: Row)? {
    guard rows.count <= 4, let place = rows.firstIndex(where: { Arrow.isIn($0.text) }), place < 2,
      !rows.contains(where: { $0.text.contains { walls.contains($0) } }),
      !beginsWithArrow(rows[place].text), !endsWithArrow(rows[place].text),
      place == 0 || (1...6).contains(Names.wordCount(rows[0].text)),
      rows[(place + 1)...].allSatisfy({ $0.text.hasPrefix("(") && $0.text.hasSuffix(")") })
    else { return nil }
    return (place == 0 ? nil : rows[0].text, rows[place])
  }

  /// Walls inside of a row: it is of boxes side by side.
  private static let walls = "|│┃║"

  private enum Part { case edge, inside, other }

  /// Whether a line is an edge of a box, a row in it, or neither: a test on its first and last bytes.
  private static func part(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Part {
    let first = bytes[range.lowerBound]
    guard range.count > 6 else { return .other }
    if first == 0x2B { return bytes[range.lowerBound + 1] == ASCII.hyphen ? .edge : .other }
    if first == 0x7C { return bytes[range.upperBound - 1] == 0x7C ? .inside : .other }
    guard first == 0xE2, bytes[range.lowerBound + 1] == 0x94 || bytes[range.lowerBound + 1] == 0x95
    else { return .other }
    if isBar(bytes, range.lowerBound) {
      return isBar(bytes, range.upperBound - 3) ? .inside : .other
    }
    return .edge
  }

  /// Whether │, ┃ or ║ stands at a place.
  private static func isBar(_ bytes: ContiguousArray<UInt8>, _ place: Int) -> Bool {
    guard bytes[place] == 0xE2 else { return false }
    let next = (bytes[place + 1], bytes[place + 2])
    return next == (0x94, 0x82) || next == (0x94, 0x83) || next == (0x95, 0x91)
  }

  /// Whether each row goes on with the one above: it begins with an arrow, or that one ends with one.
  private func isChain(_ rows: [Row]) -> Bool {
    guard rows.count <= 12, Arrow.isIn(rows[0].text), !Self.beginsWithArrow(rows[0].text) else {
      return false
    }
    if rows.allSatisfy({ change(in: $0) != nil }) { return true }
    return zip(rows, rows.dropFirst()).allSatisfy { row, next in
      Self.beginsWithArrow(next.text) != Self.endsWithArrow(row.text)
    }
  }

  /// "1. Camera → Preview": a row that is a change of its own.
  private func change(in row: Row) -> ArrowText? {
    let text = ArrowSide.withoutBullet(StateName.withoutNumbering(row.text))
    guard let arrows = ArrowText(text), arrows.sides.count == 2, !arrows.changesNumber,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil
    else { return nil }
    return arrows
  }

  private static func beginsWithArrow(_ text: String) -> Bool {
    let rest = text.drop { "─━═-=".contains($0) }
    guard let head = rest.first else { return false }
    return "→⇒⟶►▶➔➜".contains(head) || head == ">" && rest.count < text.count
  }

  private static func endsWithArrow(_ text: String) -> Bool {
    text.hasSuffix("->") || text.hasSuffix("=>") || text.hasSuffix("─>")
      || text.last.map { "→⇒⟶►▶➔➜".contains($0) } == true
  }

  // MARK: Changes

  private func edges(
    of rows: [Row], below label: String, in block: Document.CodeBlock
  ) -> [EdgeDraft] {
    if case let changes = rows.compactMap(change), changes.count == rows.count {
      return edges(of: changes, rows, below: label, in: block)
    }
    var label = label
    var texts = rows.map(\.text)
    if let colon = texts[0].firstIndex(where: { ":：".contains($0) }),
      case let head = String(texts[0][..<colon]), Names.wordCount(head) <= 4
    {
      label = head
      texts[0] = StateName.trimmed(String(texts[0][texts[0].index(after: colon)...]))
    }
    guard let arrows = ArrowText(texts.joined(separator: " ")), arrows.sides.count > 2,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap }),
      isAboutScreens(block, arrows, label)
    else { return [] }
    let names = Self.withoutNumbers(arrows.sides).compactMap(name)
    guard names.count == arrows.sides.count else { return [] }
    var row = 0
    return zip(names, names.dropFirst()).enumerated().map { index, pair in
      let side = arrows.sides[index + 1]
      while row + 1 < rows.count, !rows[row].text.contains(side) { row += 1 }
      let origin = document.origin(rows[row].line)
      return EdgeDraft(
        source: NameReference(text: pair.0, origin: origin),
        target: NameReference(text: pair.1, origin: origin), origin: origin)
    }
  }

  /// "Card" and "Shelf" of "1. Card" and "2. Shelf", where each side has its number.
  private static func withoutNumbers(_ sides: [String]) -> [String] {
    let bare = sides.map { StateName.withoutNumbering($0) }
    return zip(sides, bare).allSatisfy { $0 != $1 } ? bare : sides
  }

  /// The changes of rows that each tell one, where each goes on with a name of those above.
  private func edges(
    of changes: [ArrowText], _ rows: [Row], below label: String, in block: Document.CodeBlock
  ) -> [EdgeDraft] {
    guard changes.count > 1, changes.allSatisfy({ isAboutScreens(block, $0, label) }) else {
      return []
    }
    var names: Set<String> = []
    var result: [EdgeDraft] = []
    for (arrows, row) in zip(changes, rows) {
      let ends = arrows.sides.compactMap(name)
      let keys = ends.map { Names.key($0) }
      guard ends.count == 2, keys[0] != keys[1],
        names.isEmpty || keys.contains(where: names.contains)
      else { return [] }
      names.formUnion(keys)
      let origin = document.origin(row.line)
      result.append(
        EdgeDraft(
          source: NameReference(text: ends[0], origin: origin),
          target: NameReference(text: ends[1], origin: origin), origin: origin))
    }
    return result
  }

  /// The name on a side of an arrow; `nil` where it is none of a screen.
  private func name(of side: String) -> String? {
    let name = StateName.splitQualifier(ArrowSide.unwrapped(side)).name
    guard ArrowSide.isName(name), (1...4).contains(Names.wordCount(name)),
      ArrowText.isBracketed(side) || FlowSteps.kind(of: name) != .action, !EventName.isCode(name),
      !name.contains(where: \.isFigure), !Names.hasWord(name, in: TransitionWords.systems)
    else { return nil }
    return name
  }

  /// Whether a label or heading above names a flow, or several of the names stand in brackets as buttons and screens do.
  private func isAboutScreens(
    _ block: Document.CodeBlock, _ arrows: ArrowText, _ label: String
  ) -> Bool {
    let node = Int(block.node)
    guard !context.isSystem(around: node), !TransitionWords.namesSystem(label) else { return false }
    let above = FlowReader(context: context).label(before: node) ?? ""
    return [label, above].contains(where: FlowWords.nameFlow)
      || context.scope(of: node).suffix(2).contains {
        FlowWords.nameFlow($0) || TransitionWords.speaksOfStates($0)
      }
      || arrows.sides.count(where: ArrowText.isBracketed) > 1
  }
}
