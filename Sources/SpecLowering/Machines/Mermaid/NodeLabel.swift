import SpecModel
import SpecText

/// The text in a node of a flowchart: a name, the route of a page, and lines that tell more.
struct NodeLabel {
  /// The lines without the route, the name first.
  private(set) var names: [String]
  /// The path of the page, for example "/basket".
  private(set) var route: String?
  /// Whether the lines behind the first tell about what it names, and do not go on with the name.
  private(set) var isDescribed = false

  init(_ text: String) {
    names = DiagramText.lines(text)
    if names.count > 1 {
      if Self.isRemarked(text), Self.beginsWithRoute(names[0]) { names = [names[0]] }
      names[0] = Self.withoutArrow(names[0])
    }
    let count = names.count
    if let place = names.firstIndex(where: { Self.route(of: $0) != nil }), count > 1 {
      route = Self.route(of: names[place])
      // "/login" over "Tabs: sign in, register": the page goes by its route.
      if place == 0, let route, Names.wordCount(route) > 0, Self.tellsContents(names[1]) {
        names[0] = route
      } else {
        names.remove(at: place)
      }
    } else if count == 1, let space = names[0].firstIndex(of: " "),
      let path = Self.route(of: String(names[0][..<space]))
    {
      route = path
      let rest = StateName.trimmed(String(names[0][space...]))
      if let id = Self.unwrapped(rest), ArrowSide.isID(id) {
        // "/basket (S-2)": an id is no name, but "/" is none either.
        if Names.wordCount(path) == 0 { names[0] = id }
      } else {
        names[0] = Self.withoutFile(rest)
      }
    }
    isDescribed = count > 2 || count > 1 && (route != nil || Self.hasTitle(text))
  }

  /// Whether the second line of a text is in italics or small, as a remark on the first is.
  private static func isRemarked(_ text: String) -> Bool {
    guard let start = text.firstIndex(of: "<"), text[start...].hasPrefix("<br"),
      let end = text[start...].firstIndex(of: ">")
    else { return false }
    let rest = text[text.index(after: end)...].drop { $0 == " " }
    return ["<i>", "<em>", "<small>"].contains { rest.hasPrefix($0) }
  }

  /// "/basket", "/basket → Basket.tsx"
  private static func beginsWithRoute(_ line: String) -> Bool {
    route(of: String(line.prefix { $0 != " " })).map { Names.wordCount($0) > 0 } ?? false
  }

  /// "Session" of "Session →", which goes on in the line below.
  static func withoutArrow(_ line: String) -> String {
    let bare = StateName.trimmed(String(line.reversed().drop { "→ ".contains($0) }.reversed()))
    return line.hasSuffix("→") && Names.wordCount(bare) > 0 ? bare : line
  }

  /// "Tabs: sign in, register": a line that lists what is on a page and names none.
  private static func tellsContents(_ line: String) -> Bool {
    guard let mark = line.firstIndex(where: { ":：|".contains($0) }), mark > line.startIndex else {
      return false
    }
    let words = Names.words(String(line[..<mark]))
    return line[mark] == "|" || words.last.map(parts.contains) == true
  }

  /// The first of two lines of which the second lists what is there: "Entrance" over "offers, film, sign-up".
  static func head(beforeContents text: String) -> String? {
    let lines = DiagramText.lines(text)
    guard lines.count == 2, TextSplit.pieces(of: lines[1], at: commas).count > 2 else { return nil }
    return lines[0]
  }

  private static let commas: Phrases = [", ", "・", "、", " · ", "，"]

  /// What a page holds, before a list of them.
  private static let parts: Lexicon = [
    "tabs", "tab", "fields", "buttons", "actions", "links", "sections", "cards", "filters", "form",
    "contains", "content", "contents", "shows", "features", "campos", "secciones", "felder",
    "タブ", "标签", "탭",
  ]

  /// "Basket" of "→ Basket.tsx": the component of a route by the name of its file.
  private static func withoutFile(_ text: String) -> String {
    let bare = StateName.trimmed(String(text.drop { "→-=> ".contains($0) }))
    guard bare.count < text.count, let dot = bare.lastIndex(of: "."), dot > bare.startIndex,
      files.contains(String(bare[bare.index(after: dot)...])), !bare.contains(" ")
    else { return text }
    return String(bare[..<dot])
  }

  private static let files: Lexicon = ["tsx", "jsx", "ts", "js", "vue", "svelte", "dart", "swift"]

  /// "**Effects**" or "<b>Effects</b>" in front of a line break: a title is whole.
  private static func hasTitle(_ text: String) -> Bool {
    let label = text.drop { "`\" ".contains($0) }
    if label.hasPrefix("<b>") { return label.contains("</b><br") }
    guard label.hasPrefix("**") else { return false }
    let line = label.dropFirst(2).prefix { $0 != "<" && $0 != "\\" }
    return StateName.trimmed(String(line)).hasSuffix("**")
  }

  /// The route that is all of a line, also in brackets: "/basket", "(/basket)", "（/basket）".
  private static func route(of line: String) -> String? {
    let text = unwrapped(line) ?? line
    guard text == "/" || Route.begins(text), !text.contains(" ") else { return nil }
    return text
  }

  /// What stands in brackets around the whole line.
  private static func unwrapped(_ line: String) -> String? {
    guard let first = line.first, let last = line.last, line.count > 2,
      first == "(" && last == ")" || first == "（" && last == "）"
    else { return nil }
    return StateName.trimmed(String(line.dropFirst().dropLast()))
  }
}
