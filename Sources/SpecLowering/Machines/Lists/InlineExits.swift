import SpecModel
import SpecSyntax
import SpecText

/// Reads controls with the screen that they lead to in parentheses, in the text of a screen: "a back icon (→ S-01)",
/// "**Skip** (→ Home)", 'chips "Later" (→ S2) · "Never" (→ S3)'.
///
/// What stands in the parentheses must be the name or the id of a declared screen, and nothing more.
struct InlineExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(lines with an arrow).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.contains(where: { $0.section != nil }) else { return }
    var places: LinePlaces?
    let read = drafts.readLines
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && line.holder != .heading && line.holder != .cell
      && line.text.count <= 2_000 && mayHoldExit(line.text)
    {
      let origin = context.origin(plain: line.text)
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      guard !read.contains(origin.range.start), let source = known.source(of: line) else {
        continue
      }
      let edges = exits(of: line, known.known).filter { $0.target != source.text }.map {
        EdgeDraft(
          source: source, target: NameReference(text: $0.target, origin: origin), origin: origin
        ).triggered(by: $0.trigger, origin)
      }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether an arrow stands right behind a parenthesis: a test on bytes.
  private func mayHoldExit(_ text: Range<Int>) -> Bool {
    let plain = document.plain
    return text.dropLast(2).contains { index in
      plain[index] == 0x28
        && (plain[index + 1] == 0xE2 || plain[index + 1] == 0x2D || plain[index + 1] == 0x20)
    }
  }

  private func exits(
    of line: TextLine, _ known: KnownStates
  ) -> [(trigger: String, target: String)] {
    var result: [(trigger: String, target: String)] = []
    let plain = document.plain
    var start = line.text.lowerBound
    while let open = plain[start..<line.text.upperBound].firstIndex(of: 0x28) {
      start = open + 1
      guard let close = plain[start..<line.text.upperBound].firstIndex(of: 0x29),
        close - start <= 60
      else { continue }
      let inner = StateName.trimmed(document.string(plain: start..<close))
      start = close + 1
      guard let mark = Self.marks.first(where: inner.hasPrefix),
        let target = known.name(of: StateName.trimmed(String(inner.dropFirst(mark.count)))),
        let trigger = control(before: open, in: line)
      else { continue }
      result.append((trigger, target))
    }
    return result
  }

  private static let marks = ["→", "->", "➔", "⟶", "➜"]

  /// What leads on: a name set apart right before a parenthesis, the words behind the last article there, or the few
  /// words of an item, "Gear icon (→ Settings)".
  private func control(before open: Int, in line: TextLine) -> String? {
    var end = open
    while end > line.text.lowerBound, document.plain[end - 1] == 0x20 { end -= 1 }
    guard end > line.text.lowerBound else { return nil }
    if let span = document.span(at: end - 1, of: line.node, in: [.code, .strong]),
      span.count <= 60
    {
      return StateName.trimmed(document.string(plain: span.lowerBound..<end))
    }
    let quotes = context.facts.quotes
    let behind = quotes.partitionPoint(where: { $0.upperBound < end })
    if behind > 0, case let quote = quotes[behind - 1], end - quote.upperBound <= 3,
      quote.count <= 60, quote.lowerBound >= line.text.lowerBound
    {
      return ArrowSide.unwrapped(document.string(plain: quote.lowerBound..<end))
    }
    let before = document.string(plain: max(line.text.lowerBound, end - 60)..<end)
    let words = before.split(separator: " ").suffix(6)
    let article = words.lastIndex { TransitionWords.articles.contains($0.lowercased()) }
    if article == nil, line.holder == .item, line.label == nil, (1...4).contains(words.count),
      end - line.text.lowerBound <= 40, !before.contains(where: { ",.;:".contains($0) })
    {
      return StateName.trimmed(before)
    }
    guard let article,
      case let name = words[(article + 1)...], (1...4).contains(name.count),
      !name.contains(where: { ",.;:".contains($0.last ?? " ") })
    else { return nil }
    return name.joined(separator: " ")
  }
}
