import SpecModel

extension FactReader {
  /// The functions of colours; their arguments demand nothing alone.
  ///
  /// - Source: CSS Color 4, 4.1.
  private static let colorFunctions = WordKey.set(
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "hsv", "hsb", "cmyk")

  /// Whether a share or a bare number is an argument of a colour: "hsl(210, 20%, 98%)", "rgb(10% 20% 30%)".
  func isInColor(_ measure: Measure, in line: TextLine) -> Bool {
    guard measure.unit == .percent || measure.isBare else { return false }
    let least = max(line.text.lowerBound, measure.range.lowerBound - 48)
    var offset = measure.range.lowerBound
    while offset > least {
      offset -= 1
      switch bytes[offset] {
      case 0x28:
        var start = offset
        while start > line.text.lowerBound, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
        return start < offset && Self.colorFunctions.contains(WordKey(bytes, start..<offset))
      case 0x29, 0x3A, 0x3B: return false
      default: continue
      }
    }
    return false
  }
}
