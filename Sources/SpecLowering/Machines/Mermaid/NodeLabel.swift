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
    let count = names.count
    if let place = names.firstIndex(where: { Self.route(of: $0) != nil }), count > 1 {
      route = Self.route(of: names[place])
      names.remove(at: place)
    } else if count == 1, let space = names[0].firstIndex(of: " "),
      let path = Self.route(of: String(names[0][..<space]))
    {
      route = path
      names[0] = StateName.trimmed(String(names[0][space...]))
    }
    isDescribed = count > 2 || count > 1 && (route != nil || Self.hasTitle(text))
  }

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
