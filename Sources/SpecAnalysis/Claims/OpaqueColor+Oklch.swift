import SpecModel
import SpecText

extension OpaqueColor {
  /// Reads "oklch(0.42 0.09 152)" or "oklch(42% 0.09 152deg)" without an opacity.
  init?(oklch text: String) {
    guard text.utf8.count <= 60, text.hasPrefix("oklch("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(6).dropLast().split { $0 == " " || $0 == "," }
    guard parts.count == 3, let light = Self.share(parts[0], of: 1), 0...1 ~= light,
      let chroma = Self.share(parts[1], of: 0.4), 0...0.5 ~= chroma
    else { return nil }
    let turn = parts[2].hasSuffix("deg") ? parts[2].dropLast(3) : parts[2]
    guard let hue = turn == "none" ? 0 : Double(turn) else { return nil }
    self.init(StandardRGB(lightness: light, chroma: chroma, hue: hue))
  }

  /// A number, or a percentage of a whole.
  private static func share(_ text: Substring, of whole: Double) -> Double? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
  }
}
