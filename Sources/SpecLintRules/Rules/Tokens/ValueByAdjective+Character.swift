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

  private static let shades: Lexicon = ["lighter", "darker", "dimmed", "faded"]
  private static let states: Lexicon = [
    "hover", "hovered", "focus", "focused", "active", "pressed", "selected", "disabled", "loading",
    "visited", "inactive", "dragging",
  ]

  /// Whether neighbours of a phrase tell what it departs from as little as it does itself: a colour of a state, where no state
  /// of the list has a value, or what hangs below an item that gives the scale.
  func hasNoMeasure(_ words: [String], of node: Int, _ document: Document) -> Bool {
    let item = Int(document.nodes[node].parent)
    guard item >= 0, document.nodes[item].kind == .item,
      case let list = Int(document.nodes[item].parent), list >= 0
    else { return false }
    if words.contains(where: Self.shades.contains) {
      let label = document.string(node).prefix { $0 != ":" }
      return Names.hasWord(String(label), in: Self.states, ofAtMost: 3)
        && !document.children(of: list).contains { holdsColor($0, document) }
    }
    let outer = Int(document.nodes[list].parent)
    guard outer >= 0, document.nodes[outer].kind == .item else { return false }
    return numbers(in: document.plainText(of: outer + 1), document) > 2
  }

  private func holdsColor(_ item: Int, _ document: Document) -> Bool {
    let range = document.nodes[item].range.offsets
    let bytes = document.source.bytes
    return [ASCII.hash, ASCII.backtick].contains { ASCII.find($0, in: bytes, range) != nil }
      || ASCII.find("rgb", in: bytes, range) != nil || ASCII.find("hsl", in: bytes, range) != nil
  }

  private func numbers(in range: Range<Int>, _ document: Document) -> Int {
    range.count {
      ASCII.isDigit(document.plain[$0])
        && ($0 == range.lowerBound || !ASCII.isDigit(document.plain[$0 - 1]))
    }
  }
}
