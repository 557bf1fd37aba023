import SpecModel
import SpecText

/// Names that say of themselves that they are colours of a palette, below any heading: "gray-800", "Sea blue", "accent".
enum PaletteNames {
  private static let roles: Lexicon = [
    "primary", "secondary", "tertiary", "accent", "neutral", "brand", "success", "warning", "error",
    "danger", "info", "muted", "surface", "primario", "secundario", "acento", "primaire",
    "secondaire", "primär", "sekundär", "akzent",
  ]

  /// Whether most of several names are such, and each of them that of a colour.
  static func areColors(
    _ rows: [(name: Range<Int>, value: TokenLiteral)], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard rows.allSatisfy({ $0.value.kind == .color }) else { return false }
    let named = rows.count { isName($0.name, bytes) }
    return named > 1 && named * 2 > rows.count
  }

  private static func isName(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if TokenPass.isRampStep(name, bytes) { return true }
    let words = Names.words(bytes.string(name))
    return words.count < 4
      && words.contains { HueNames.words.contains($0) || roles.contains($0) }
  }
}
