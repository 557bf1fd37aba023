import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Boxes that speak of the sizes of text as a whole.
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
}
