import Testing

@testable import SpecReports

@Suite struct ContrastTests {
  /// The colours of one scheme by name, read from the sheet itself.
  private func colors(ofScheme number: Int) -> [String: String] {
    let pieces = StyleSheet.text.split(separator: ":root{", omittingEmptySubsequences: false)
    let blocks = Array(pieces.dropFirst())
    var colors: [String: String] = [:]
    // Dark changes light; paper, the last, changes light too, because dark is for screens only.
    for block in number == 0 ? [blocks[0]] : [blocks[0], blocks[number]] {
      for entry in block.prefix(while: { $0 != "}" }).split(separator: ";") {
        let parts = entry.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        if parts.count == 2, parts[1].hasPrefix("#") { colors[parts[0]] = parts[1] }
      }
    }
    return colors
  }

  /// Relative luminance (WCAG 2.2).
  private func luminance(_ hex: String) -> Double {
    var digits = hex.dropFirst().compactMap { Double($0.hexDigitValue ?? 0) }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let channels = stride(from: 0, to: 6, by: 2).map { index -> Double in
      let value = (digits[index] * 16 + digits[index + 1]) / 255
      // The curve with exponent 2.4, as a square times a fifth root's square: within the precision needed here.
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// x to the power of 2.4: the fifth root of x to the twelfth, by Newton's method.
  private func power(_ x: Double) -> Double {
    var target = 1.0
    for _ in 0..<12 { target *= x }
    var root = x
    for _ in 0..<80 {
      root -= (root * root * root * root * root - target) / (5 * root * root * root * root)
    }
    return root
  }

  @Test(arguments: [0, 1, 2]) func textIsReadableOnEveryGround(scheme: Int) throws {
    let colors = colors(ofScheme: scheme)
    let pairs = [
      ("fg", ["bg", "panel", "box", "shade", "warnbg", "badbg"]),
      ("muted", ["bg", "panel", "box", "shade"]), ("accent", ["bg", "panel", "shade"]),
      ("warn", ["bg", "warnbg", "panel"]), ("bad", ["bg", "badbg", "panel"]), ("good", ["bg"]),
    ]
    for (text, grounds) in pairs {
      for ground in grounds {
        let a = luminance(try #require(colors["--" + text]))
        let b = luminance(try #require(colors["--" + ground]))
        let ratio = (max(a, b) + 0.05) / (min(a, b) + 0.05)
        #expect(ratio >= 4.5, "\(text) on \(ground)")
      }
    }
  }
}
