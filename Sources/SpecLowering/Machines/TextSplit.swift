import SpecText

/// Splits short texts at separators, on bytes.
enum TextSplit {
  /// The pieces of a text between separators, trimmed of spaces; the longest separator at a place wins by order.
  static func pieces(
    of text: String, at separators: [[UInt8]], most: Int = .max, outsideParentheses: Bool = false
  ) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var result: [String] = []
      var start = 0
      var index = 0
      var depth = 0
      while index < bytes.count, result.count + 1 < most {
        if outsideParentheses {
          if bytes[index] == 0x28 { depth += 1 }
          if bytes[index] == 0x29 { depth -= 1 }
        }
        if depth <= 0, let length = match(separators, at: index, in: bytes) {
          result.append(string(bytes, start..<index))
          index += length
          start = index
        } else {
          index += 1
        }
      }
      result.append(string(bytes, start..<bytes.count))
      return result
    }
  }

  /// Whether a text holds one of the separators.
  static func contains(_ separators: [[UInt8]], in text: String) -> Bool {
    pieces(of: text, at: separators, most: 2).count > 1
  }

  private static func match(
    _ separators: [[UInt8]], at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    for separator in separators
    where bytes[index] == separator[0] && index + separator.count <= bytes.count {
      var offset = 1
      while offset < separator.count, bytes[index + offset] == separator[offset] { offset += 1 }
      if offset == separator.count { return offset }
    }
    return nil
  }

  private static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> String {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range.removeLast() }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
