import SpecText

/// What stands in a template for a value that is still to come: "[brand hex]", "TBD", "#XXXXXX", "<color>", "#YOUR_HEX",
/// "...".
enum Placeholders {
  private static let words = WordKey.set(
    "tbd", "tba", "tbc", "todo", "xxx", "placeholder", "fixme", "value")

  /// Whether a value says no more than that it is to come.
  static func matches(_ value: String) -> Bool {
    guard let first = value.utf8.first else { return false }
    switch first | 0x20 {
    // "[", "<", "#", "{", "?", ".", "…", quotation marks, and the letters f, p, r, t, v, x, y
    case 0x2E, 0xE2, 0x7B, 0x3C, 0x23, 0x3F, 0x22, 0x27, 0x66, 0x70, 0x72, 0x74, 0x76, 0x78, 0x79:
      break
    default: return false
    }
    var value = value
    return value.withUTF8 { matches($0) }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Bytes.trim(0..<bytes.count, in: bytes)
    guard let first = text.first, let last = text.last, text.count > 2 else { return false }
    let inner = text.dropFirst()
    switch bytes[first] {
    case 0x5B: return bytes[last] == 0x5D && isOpen(inner.dropLast(), bytes)
    case 0x3C: return bytes[last] == 0x3E && isOpen(inner.dropLast(), bytes)
    case 0x7B:
      return bytes[first + 1] == 0x7B && bytes[last] == 0x7D && text.count > 5
    case 0x22, 0x27, 0x59, 0x79: return isYours(text, bytes)
    case 0x23 where isYours(inner, bytes) || isNameOfColor(inner, bytes): return true
    case 0x2E: return Bytes.matches("...", at: first, end: text.upperBound, in: bytes)
    case 0xE2: return Bytes.matches("…", at: first, end: text.upperBound, in: bytes)
    case 0x72: return text.allSatisfy { [0x72, 0x67, 0x62, 0x2C, 0x20].contains(bytes[$0]) }
    case 0x23, 0x3F: return inner.allSatisfy { bytes[$0] | 0x20 == 0x78 || bytes[$0] == 0x3F }
    default: return text.count < 12 && words.contains(WordKey(bytes, text))
    }
  }

  /// "brand hex", "#XXXXXX": what brackets hold in place of a value.
  private static func isOpen(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, bytes[first] == 0x23 else { return isWords(text, bytes) }
    return isNameOfColor(text.dropFirst(), bytes)
  }

  /// "#TU_COLOR_AQUI", "#RRGGBB", "#色コード": a hash and letters, some of them no digits of a colour.
  private static func isNameOfColor(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    text.count > 2
      && text.allSatisfy { Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D || bytes[$0] >= 0x80 }
      && text.contains {
        Bytes.isLetter(bytes[$0]) && bytes[$0] | 0x20 > 0x66 || bytes[$0] >= 0x80
      }
  }

  /// "your-color", "'Your Font', sans-serif": the reader's own.
  private static func isYours(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = text.lowerBound
    while start < text.upperBound, !Bytes.isLetter(bytes[start]) { start += 1 }
    return Bytes.matches("your", at: start, end: text.upperBound, in: bytes)
      && start + 4 < text.upperBound && [0x20, 0x2D, 0x5F].contains(bytes[start + 4])
  }

  /// Whether nothing but words stands between two brackets.
  private static func isWords(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.contains { Bytes.isLetter(bytes[$0]) }
      && text.allSatisfy {
        Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x20 || bytes[$0] == 0x2D || bytes[$0] == 0x5F
          || bytes[$0] >= 0x80
      }
  }
}
