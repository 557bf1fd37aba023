import SpecModel
import SpecText

extension TokenLiteral {
  /// "12 12 14", "12 12 14 / 0.5": red, green and blue from 0 to 255 without the function around them, and nothing else.
  ///
  /// - Source: CSS Color 4, 5.1 (the arguments of `rgb()`).
  static func triplet(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> TokenLiteral? {
    guard (5...20).contains(range.count) else { return nil }
    var offset = range.lowerBound
    var largest = 0
    for channel in 0..<3 {
      let start = offset
      var number = 0
      while offset < range.upperBound, offset - start < 3, Bytes.isDigit(bytes[offset]) {
        number = number * 10 + Int(bytes[offset] & 0x0F)
        offset += 1
      }
      guard offset > start, number <= 255 else { return nil }
      largest = max(largest, number)
      guard channel < 2 else { break }
      guard offset < range.upperBound, bytes[offset] == ASCII.space else { return nil }
      offset += 1
    }
    // "1 2 3" counts.
    guard largest > 9 || largest == 0,
      offset == range.upperBound || isAlpha(offset..<range.upperBound, bytes)
    else {
      return nil
    }
    return TokenLiteral(kind: .color, range: range)
  }

  /// The kind of three rising numbers that their name makes the steps of a scale, "8 16 24" of "gap-steps"; `nil` where
  /// they may be a colour.
  static func scaleKind(of value: String, named name: String) -> Token.Kind? {
    let parts = value.split(separator: " ")
    guard value.utf8.count <= 11, parts.count == 3,
      let first = Int(parts[0]), let second = Int(parts[1]), let third = Int(parts[2]),
      first < second, second < third,
      case let kind = TokenKinds.kind(of: name, or: .color), scales.contains(kind),
      // "space-grey"
      !Names.words(name).contains(where: HueNames.words.contains)
    else { return nil }
    return kind
  }

  /// Whether a value is three channels with commas, "24, 120, 200", and its name ends so: "--accent-rgb".
  static func areChannels(_ value: String, named name: String) -> Bool {
    guard (5...15).contains(value.utf8.count), value.utf8.contains(0x2C),
      name.lowercased().hasSuffix("rgb")
    else { return false }
    let parts = value.split(separator: ",")
    return parts.count == 3
      && parts.allSatisfy { part in
        Int(StateName.trimmed(String(part))).map { (0...255).contains($0) } ?? false
      }
  }

  /// Kinds whose values are told by the words of their names.
  private static let scales: Set<Token.Kind> = [.spacing, .radius, .duration, .breakpoint]

  /// " / 0.5", " / 50%": how opaque a colour is.
  private static func isAlpha(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count > 3 && Bytes.matches(" / ", at: text.lowerBound, end: text.upperBound, in: bytes)
      && text.dropFirst(3).allSatisfy {
        Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E || bytes[$0] == 0x25
      }
  }
}
