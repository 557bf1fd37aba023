import SpecModel
import SpecText

/// One notation for values that texts write in several: times in milliseconds, colours in small letters.
enum Notation {
  /// A text with its times and colours in one notation.
  ///
  /// - Complexity: O(length); a text without digits is not copied.
  static func normalized(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: isDigit) || bytes.contains(0x23) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let isInside = index > 0 && (isWord(bytes[index - 1]) || bytes[index - 1] == 0x2E)
      if isDigit(bytes[index]), !isInside, let (time, end) = time(bytes, index) {
        result += time.utf8
        index = end
      } else if bytes[index] == 0x23, let (color, end) = color(bytes, index) {
        result += color
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) }

  private static func isWord(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte == 0x5F }

  /// "300ms", "0.3 s".
  private static func time(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
    guard let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)) else {
      return nil
    }
    if end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let unit = bytes[end...].prefix { isWord($0) }
    switch String(decoding: unit, as: UTF8.self) {
    case "ms": return ("\(text(number))ms", unit.endIndex)
    case "s", "sec": return ("\(text(number * 1000))ms", unit.endIndex)
    default: return nil
    }
  }

  private static func text(_ number: Double) -> String {
    // A word, not two around a point.
    Numbers.text(number, decimals: 3).replacing(".", with: "p")
  }

  /// "#FFF", "#FFFFFF", with alpha or without.
  private static func color(_ bytes: [UInt8], _ start: Int) -> ([UInt8], Int)? {
    let digits = bytes[(start + 1)...].prefix { isWord($0) }
    let isHex = digits.allSatisfy {
      isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
    }
    guard isHex, [3, 4, 6, 8].contains(digits.count) else { return nil }
    let small = digits.map { $0 | 0x20 }
    let whole = digits.count < 6 ? small.flatMap { [$0, $0] } : small
    return ([0x23] + whole, digits.endIndex)
  }
}
