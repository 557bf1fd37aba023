import SpecModel
import SpecText

/// Colours as programs pack them into one number: opacity, red, green and blue, "0xFF3F5AA9".
///
/// - Source: the documentation of `Color(Long)` in Jetpack Compose and of `Color` in Flutter.
extension TokenLiteral {
  /// A packed colour with or without its opacity: `nil` where the digits are more or fewer.
  static func packed(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>
  ) -> TokenLiteral? {
    let range = Bytes.trim(text, in: bytes)
    guard range.count >= 8,
      Bytes.matches("0x", at: range.lowerBound, end: range.upperBound, in: bytes)
    else { return nil }
    var end = range.lowerBound + 2
    while end < range.upperBound, Bytes.isDigit(bytes[end]) || (bytes[end] | 0x20) &- 0x61 < 6 {
      end += 1
    }
    let count = end - range.lowerBound - 2
    guard count == 6 || count == 8, end == range.upperBound || !Bytes.isWord(bytes[end]) else {
      return nil
    }
    return TokenLiteral(kind: .color, range: range.lowerBound..<end)
  }

  /// A packed opaque colour, whatever stands around it: masks and addresses seldom look like one.
  static func opaque(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TokenLiteral? {
    guard let found = packed(bytes, range), found.range.count == 10,
      case let digits = found.range.dropFirst(2),
      digits.prefix(2).allSatisfy({ bytes[$0] | 0x20 == 0x66 }),
      let first = digits.dropFirst(2).first,
      digits.dropFirst(3).contains(where: { bytes[$0] != bytes[first] })
    else { return nil }
    return found
  }
}
