import SpecModel
import SpecText

extension ColumnRole {
  /// Words before the state in which something happens.
  static let meanwhile: Lexicon = [
    "while", "in", "during", "when", "im", "während", "en", "pendant", "durante", "em",
  ]

  /// A column head without an arrow or preposition before the name: "→ Idle", "to Idle".
  static func withoutArrow(_ header: String) -> String {
    var rest = Substring(StateName.trimmed(header))
    for mark in ["→", "->", "to ", "To ", "TO "] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(mark.count).drop { $0 == " " }
    }
    // "while Drawing", "in Drawing": the state in which something happens.
    if let space = rest.firstIndex(of: " "), meanwhile.contains(rest[..<space].lowercased()),
      let first = rest[space...].dropFirst().first, first.isUppercase || first == "`"
    {
      rest = rest[space...].dropFirst()
    }
    return rest.isEmpty ? header : String(rest)
  }
}
