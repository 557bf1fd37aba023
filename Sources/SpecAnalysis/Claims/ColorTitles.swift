import SpecModel
import SpecSyntax
import SpecText

/// The role that the heading above gives to colours whose names tell none: "Muted" below "Text colours".
struct ColorTitles {
  let document: Document

  /// The role of the colours below the nearest heading; `nil` where it names other things as well.
  func role(above place: Origin) -> ColorRoles.Role? {
    guard let node = document.lastNode(startingBy: place.range.start),
      case let section = Int(document.nodes[node].section), section > 0,
      document.sections[section].level > 1,
      case let title = document.title(ofSection: section), title.utf8.count <= 40
    else { return nil }
    return Self.role(of: title)
  }

  /// Words that say of a title only that it is about colours, or for which appearance.
  private static let plain: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "token", "tokens", "hierarchy", "scale",
    "levels", "mode", "theme", "dark", "light", "default", "farben", "couleurs", "colores", "cores",
    "colori", "kleuren", "färger", "and", "of", "the",
  ]
  private static let widePlain = ["颜色", "色彩", "配色", "の色", "カラー", "색상"]

  /// "3.1 Text colours (dark mode)"
  private static func role(of title: String) -> ColorRoles.Role? {
    let words = Names.words(title).map { word in
      widePlain.reduce(word) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
    }.filter { word in
      !word.isEmpty && !plain.contains(word) && !(word.utf8.first.map(ASCII.isDigit) ?? true)
    }
    guard !words.isEmpty else { return nil }
    let roles = Set(words.map { ColorRoles.role(of: [$0]) })
    guard roles.count == 1, let role = roles.first else { return nil }
    return role == .text || role == .background ? role : nil
  }
}
