import SpecText

/// What stands in a template for a value that is still to come: "[brand hex]", "TBD", "#XXXXXX", "<color>".
enum Placeholders {
  private static let words = WordKey.set("tbd", "tba", "tbc", "todo", "xxx", "placeholder", "fixme")

  /// Whether a value says no more than that it is to come.
  static func matches(_ value: String) -> Bool {
    guard let first = value.utf8.first else { return false }
    switch first | 0x20 {
    // "[", "<", "#", "{", "?", and the letters f, p, t, x
    case 0x7B, 0x3C, 0x23, 0x3F, 0x66, 0x70, 0x74, 0x78: break
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
    case 0x5B: return bytes[last] == 0x5D && isWords(inner.dropLast(), bytes)
    case 0x3C: return bytes[last] == 0x3E && isWords(inner.dropLast(), bytes)
    case 0x7B:
      return bytes[first + 1] == 0x7B && bytes[last] == 0x7D && text.count > 5
    case 0x23, 0x3F: return inner.allSatisfy { bytes[$0] | 0x20 == 0x78 || bytes[$0] == 0x3F }
    default: return text.count < 12 && words.contains(WordKey(bytes, text))
    }
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
