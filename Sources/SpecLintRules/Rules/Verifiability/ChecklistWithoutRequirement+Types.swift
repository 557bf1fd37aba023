import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Boxes that speak of the sizes of text as a whole, or of what a fence of words tells.
extension ChecklistWithoutRequirement {
  private static let scales: Lexicon = ["scale", "scales", "hierarchy"]
  private static let kinds: Lexicon = ["font", "type", "text", "typography", "typographic"]
  private static let levels: Lexicon = [
    "h1", "h2", "h3", "heading", "headings", "headline", "title", "body", "caption", "display",
  ]

  /// Whether a box means the scale of types that another line gives in sizes: "H1 (28pt), H2 (22pt), Body (16pt)".
  func isTypeScale(
    _ mention: Mention, _ items: [Checklist.Item], _ document: Document
  ) -> Bool {
    let words = Names.words(document.string(plain: mention.range))
    guard words.contains(where: Self.scales.contains), words.contains(where: Self.kinds.contains)
    else { return false }
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph || node.kind == .tableCell {
      let text = document.plainText(of: number)
      guard text.count < 400, case let line = document.string(plain: text),
        Names.hasWord(line, in: Self.levels), WrittenLengths.values(in: line).count > 1,
        case let range = document.sourceRange(plain: text),
        !items.contains(where: { $0.origin.range.contains(range) })
      else { continue }
      return true
    }
    return false
  }

  private static let boxes: [StaticString] = ["[ ]", "[x]", "[X]", "☐", "☑", "□"]

  /// Whether a fence of words speaks of a subject, apart from boxes that are drawn there.
  func isToldInFence(_ topic: Topic, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    return Mentions.plainLines(naming: topic, of: document).contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      var start = text.lowerBound
      while start < text.upperBound, [ASCII.hyphen, 0x2A, ASCII.space].contains(bytes[start]) {
        start += 1
      }
      return !Self.boxes.contains { ASCII.starts(bytes, at: start, with: $0) }
    }
  }
}
