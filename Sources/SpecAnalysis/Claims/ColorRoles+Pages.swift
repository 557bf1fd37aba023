import SpecModel
import SpecText

/// Grounds that a palette leaves to its reader: the white page beside greys for lines, the bright one of two modes.
extension ColorRoles {
  private static let dividers: Lexicon = [
    "divider", "dividers", "separator", "separators", "trenner", "trennlinie", "trennlinien",
    "séparateur", "séparateurs", "separador", "separadores", "divisor", "divisores", "separatore",
    "separatori", "divisori", "scheiding", "scheidingslijnen", "pemisah", "разделители",
    "разделитель", "границы",
  ]
  private static let wide = wideBorders + ["分割", "区切", "分隔", "구분"]

  /// White, where all grounds of a document are greys that serve for lines as well, "backgrounds, borders, dividers": none
  /// of them is told to be the page.
  static func whitePage(beside grounds: [Member], _ palette: Palette) -> Member? {
    guard let place = grounds.first, let white = OpaqueColor("white"),
      grounds.allSatisfy({ $0.color.luminance > 0.5 })
    else { return nil }
    let places = Set(grounds.map(\.origin))
    let lined = Set(
      palette.entries.filter {
        places.contains($0.valueOrigin) && $0.clauses.contains(where: isOfLines)
      }.map(\.valueOrigin))
    guard lined.count == places.count else { return nil }
    return Member(name: "white", color: white, origin: place.origin)
  }

  private static func isOfLines(_ clause: [String]) -> Bool {
    clause.count <= 3
      && clause.contains { word in
        borders.contains(word) || dividers.contains(word) || wide.contains(where: word.contains)
      }
  }

  /// Whether a name is that of the bright one of two grounds, "Background Light".
  static func isBrightGround(_ words: [String], _ color: OpaqueColor) -> Bool {
    guard words.contains("light"), color.luminance > 0.8 else { return false }
    let rest = words.filter { $0 != "light" }
    return !rest.isEmpty && rest.count <= 2 && role(of: rest) == .background
  }

  // MARK: Small texts

  private static let captions: Lexicon = [
    "beschriftung", "beschriftungen", "bildunterschriften", "légende", "légendes", "leyenda",
    "leyendas", "etiquetas", "legenda", "legendas", "rótulos", "didascalia", "didascalie",
    "etichette", "bijschrift", "bijschriften", "keterangan", "подпись", "подписи", "подписей",
  ]
  private static let wideCaptions = ["キャプション", "캡션", "图注", "圖說"]
  private static let waivers: Lexicon = [
    "exempt", "below", "under", "fails", "fail", "misses", "unter", "sous", "ausgenommen", "large",
    "n", "na", "icons", "graphics", "ui",
  ]

  /// Whether words name captions and labels, in other languages than English.
  static func namesCaptions(_ clause: [String]) -> Bool {
    clause.contains { word in
      captions.contains(word)
        || word.utf8.contains { $0 >= 0xE3 } && wideCaptions.contains(where: word.contains)
    }
  }

  /// Whether the words beside a value ask for a level of contrast: "comments, hints – read (AA)".
  static func tellsLevel(_ clause: [String]) -> Bool {
    clause.contains { $0 == "aa" || $0 == "aaa" }
      && !clause.contains {
        waivers.contains($0) || denials.contains($0) || SwitchedOff.words.contains($0)
      }
  }

  /// Whether an ink is for lines and marks alone, and no level of contrast is asked of it.
  static func isOfLine(_ roles: [Role?], _ clauses: [[String]]) -> Bool {
    roles.contains(.other) && !roles.contains(.text) && !clauses.contains(where: tellsLevel)
  }
}
