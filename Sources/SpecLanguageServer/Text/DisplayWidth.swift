/// How many columns a text takes in a font whose letters are equally wide.
enum DisplayWidth {
  /// The width of a text: wide characters take two columns, marks on other characters none.
  ///
  /// - Source: Unicode Standard Annex 11, "East Asian Width"; Unicode Technical Standard 51 for pictures.
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.generalCategory == .nonspacingMark
      || first.properties.generalCategory == .format
      || first.properties.generalCategory == .enclosingMark
    {
      return 0
    }
    return isWide(first) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
