import SpecText

/// Splits short texts at separators, on bytes.
enum TextSplit {
  /// The pieces of a text between separators, trimmed of spaces; the separator that was given first wins at a place.
  static func pieces(
    of text: String, at separators: Phrases, most: Int = .max, outsideParentheses: Bool = false
  ) -> [String] {
    var copy = text
    return copy.withUTF8 { bytes in
      var result: [String] = []
      var start = 0
      var index = 0
      var depth = 0
      while index < bytes.count, result.count + 1 < most {
        if outsideParentheses {
          // "(" and "{", ")" and "}"
          if bytes[index] == 0x28 || bytes[index] == 0x7B { depth += 1 }
          if bytes[index] == 0x29 || bytes[index] == 0x7D { depth -= 1 }
        } else {
          index = separators.start(in: bytes, from: index)
          guard index < bytes.count else { break }
        }
        if depth <= 0, let found = separators.match(bytes, at: index) {
          result.append(string(bytes, start..<index))
          index = found.end
          start = index
        } else {
          index += 1
        }
      }
      let isWhole = start == 0 && bytes.first ?? 0 > 0x20 && bytes.last ?? 0 > 0x20
      result.append(isWhole ? text : string(bytes, start..<bytes.count))
      return result
    }
  }

  /// The texts before and behind a separator, trimmed of spaces; `nil` where it does not occur.
  static func halves(of text: String, at separator: String) -> (before: String, behind: String)? {
    var text = text
    var separator = separator
    return text.withUTF8 { bytes in
      separator.withUTF8 { mark in
        guard let first = mark.first, bytes.count >= mark.count else { return nil }
        for start in 0...bytes.count - mark.count where bytes[start] == first {
          var length = 1
          while length < mark.count, bytes[start + length] == mark[length] { length += 1 }
          guard length == mark.count else { continue }
          return (string(bytes, 0..<start), string(bytes, start + length..<bytes.count))
        }
        return nil
      }
    }
  }

  private static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> String {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return bytes.string(start..<end)
  }
}
