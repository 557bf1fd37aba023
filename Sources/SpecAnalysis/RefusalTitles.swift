public import SpecSyntax
import SpecModel
import SpecText

/// Titles over what nobody shall do: "Don't", "Zu vermeiden", "禁止事項". What stands below is said the other way round.
public enum RefusalTitles {
  private static let words: Lexicon = [
    "don't", "don", "dont", "donts", "don'ts", "avoid", "never", "forbidden", "prohibited",
    "verboten", "vermeiden", "vermeide", "niemals", "interdit", "interdits", "interdite", "éviter",
    "évitez", "prohibido", "prohibida", "evitar", "evita", "nunca", "proibido", "proibida", "evite",
    "vietato", "vietati", "evitare", "verboden", "vermijd", "vermijden", "jangan", "hindari",
    "dilarang", "larangan",
  ]
  private static let pairs: [[String]] = [
    ["do", "not"], ["what", "not"], ["not", "to"], ["nicht", "tun"], ["nicht", "machen"],
    ["ne", "pas"], ["pas", "faire"], ["no", "hacer"], ["não", "fazer"], ["non", "fare"],
    ["niet", "doen"],
  ]
  /// Words of titles over both kinds.
  private static let both: Lexicon = ["dos", "do's", "and", "und", "et", "y", "e", "en", "dan"]
  private static let scripts = [
    "禁止", "しない", "してはいけない", "やってはいけない", "避ける", "避けるべき", "避免", "不要", "切勿", "不可",
    "하지 말", "하지 않", "금지", "피해야", "❌", "🚫", "✗",
  ]

  /// Whether a title is over what nobody shall do, and over nothing else.
  public static func refuses(_ title: String) -> Bool {
    guard title.utf8.count < 60 else { return false }
    if title.utf8.contains(where: { $0 >= 0xE2 }), scripts.contains(where: title.contains) {
      return true
    }
    let words = Names.words(title)
    guard words.count <= 5, !words.contains(where: both.contains) else { return false }
    return words.contains(where: self.words.contains)
      || zip(words, words.dropFirst()).contains { pairs.contains([$0, $1]) }
  }

  /// Whether a leaf stands below such a heading, in such a column, or in a list with such a lead.
  public static func refuses(_ node: Int, in document: Document) -> Bool {
    let section = Int(document.nodes[node].section)
    if document.path(ofSection: section).contains(where: {
      document.sections[$0].level > 1 && refuses(document.title(ofSection: $0))
    }) {
      return true
    }
    if document.nodes[node].kind == .tableCell {
      let row = Int(document.nodes[node].parent)
      let header = document.children(of: Int(document.nodes[row].parent) + 1)
      let cells = document.children(of: row)
      guard let column = cells.firstIndex(of: node), header.indices.contains(column) else {
        return false
      }
      return refuses(document.string(header[column]))
    }
    let item = Int(document.nodes[node].parent)
    guard item > 0, document.nodes[item].kind == .item,
      case let list = Int(document.nodes[item].parent), list > 0
    else { return false }
    let above = Int(document.nodes[list].parent)
    if above > 0, document.nodes[above].kind == .item {
      return refuses(document.string(above + 1))
    }
    let lead = list - 1
    return lead > 0 && document.nodes[lead].kind == .paragraph
      && document.nodes[lead].parent == document.nodes[list].parent
      && refuses(document.string(lead))
  }
}
