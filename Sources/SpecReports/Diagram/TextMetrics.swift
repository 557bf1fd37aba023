/// Estimates of the width of text in a common sans-serif font, generous enough for every system's own.
enum TextMetrics {
  /// The width of one line.
  ///
  /// - Units: CSS pixels; `size` is the font size in CSS pixels.
  static func width(_ text: String, size: Double) -> Double {
    var em = 0.0
    for scalar in text.unicodeScalars { em += advance(scalar.value) }
    return em * size
  }

  private static func advance(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x66, 0x69, 0x6A, 0x6C, 0x72, 0x74, 0x7C:
      0.36
    case 0x40, 0x4D, 0x57, 0x6D, 0x77: 0.92
    case 0x41...0x5A: 0.7
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0..<0x2E80: 0.58
    case 0x1F000...0x1FFFF: 1.4
    default: 1.05
    }
  }

  /// Breaks text into lines of at most a number of characters, and cuts what exceeds the number of lines.
  static func wrap(_ text: String, columns: Int, lines limit: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      for piece in pieces(of: word, columns: columns) {
        if current.isEmpty {
          current = piece
        } else if current.count + 1 + piece.count <= columns {
          current += " " + piece
        } else {
          lines.append(current)
          current = piece
        }
        if lines.count > limit { break }
      }
    }
    if !current.isEmpty { lines.append(current) }
    guard lines.count > limit else { return lines.isEmpty ? ["—"] : lines }
    var kept = Array(lines.prefix(limit))
    kept[limit - 1] = String(kept[limit - 1].prefix(max(1, columns - 1))) + "…"
    return kept
  }

  /// A word, cut where it is longer than a line; no more than a few lines of it.
  private static func pieces(of word: Substring, columns: Int) -> [String] {
    guard word.utf8.count > columns else { return [String(word)] }
    var result: [String] = []
    var rest = word.prefix(columns * 6)
    while !rest.isEmpty {
      result.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
    return result
  }
}
