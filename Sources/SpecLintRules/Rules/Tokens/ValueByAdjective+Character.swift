import SpecModel
import SpecSyntax
import SpecText

/// Places that tell the character of a design, and not its values.
extension ValueByAdjective {
  private static let character: Lexicon = [
    "summary", "overview", "philosophy", "principle", "principles", "voice", "tone", "identity",
    "vision", "aesthetic", "aesthetics", "mood", "personality", "vibe", "feel", "character",
    "inspiration", "zusammenfassung", "überblick", "philosophie", "resumen", "résumé", "riepilogo",
    "resumo", "обзор", "философия", "принципы", "keyword", "keywords", "schlagwörter",
    "stichworte", "palabras", "palavras", "キーワード", "关键词", "關鍵詞", "키워드", "ключевые",
  ]

  /// Whether brackets name a step of a scale: "subtle shadow for depth (shadow-sm)".
  func namesStep(_ rest: Range<Int>, _ document: Document) -> Bool {
    guard let open = ASCII.find(0x28, in: document.plain, rest),
      let close = ASCII.find(0x29, in: document.plain, open..<rest.upperBound)
    else { return false }
    let name = document.string(plain: open + 1..<close)
    let parts = name.split(separator: "-")
    return parts.count > 1 && !name.contains(" ") && parts.allSatisfy { !$0.isEmpty }
      && Self.steps.contains(parts[parts.count - 1].lowercased())
  }

  private static let steps: Lexicon = [
    "2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl", "1", "2", "3", "4", "5", "6", "small",
    "medium", "large", "low", "high", "soft", "subtle", "card", "default",
  ]

  /// Whether the heading of a section, or the label of its list, announces a summary or the mood of the whole.
  func isOfCharacter(_ node: Int, _ document: Document) -> Bool {
    let section = Int(document.nodes[node].section)
    // The title of the document says what the whole is.
    if document.path(ofSection: section).contains(where: {
      document.sections[$0].level > 1
        && Names.hasWord(document.title(ofSection: $0), in: Self.character, ofAtMost: 6)
    }) {
      return true
    }
    // "**Visual tone:**" right before the list.
    let item = Int(document.nodes[node].parent)
    guard item >= 0, document.nodes[item].kind == .item,
      case let list = Int(document.nodes[item].parent), list > 0,
      document.nodes[list - 1].kind == .paragraph
    else { return false }
    return Names.hasWord(document.string(list - 1), in: Self.character, ofAtMost: 4)
  }
}
