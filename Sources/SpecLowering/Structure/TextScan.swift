/// Small questions about a stretch of UTF-8 text.
enum TextScan {
  /// The range without blanks at its ends.
  static func trim(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a byte is a blank or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The text of a range.
  static func string(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the text has no letter and no digit.
  static func isSign(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
      if Scalars.isWord(scalar) { return false }
      offset += count
    }
    return true
  }

  /// Whether a scalar is the head of an arrow that leads to something.
  static func isArrowHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    // → ↓ ↔ ⇄ ⇒ ⇓ ⬇ ▶ ► ▼ ▾ ▲ ◀ ◄
    case 0x2192, 0x2193, 0x2194, 0x21C4, 0x21D2, 0x21D3, 0x2B07, 0x25B6, 0x25BA, 0x25BC, 0x25BE,
      0x25B2, 0x25C0, 0x25C4:
      true
    default: false
    }
  }

  /// Whether a scalar is an arrow that points down.
  static func isDownHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    // ↓ ⇓ ⇩ ⬇ ▼ ▾
    case 0x2193, 0x21D3, 0x21E9, 0x2B07, 0x25BC, 0x25BE: true
    default: false
    }
  }

  /// Whether the text is one arrow down and nothing else.
  static func isDownArrow(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard range.count == 3 else { return false }
    let scalar = Scalars.decode(bytes, at: range.lowerBound, end: range.upperBound).0
    return isDownHead(scalar)
  }

  /// Whether an arrow head stands in the text.
  static func hasArrowHead(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
      if isArrowHead(scalar) { return true }
      offset += count
    }
    return false
  }

  /// Whether a drawn line with a head of ASCII at either end is all of a text: "──────>", "<--", "-- WS -->".
  static func drawsArrow(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard range.count > 2 else { return false }
    if bytes[range.upperBound - 1] == 0x3E {
      var last = range.upperBound - 2
      while last > range.lowerBound, bytes[last] & 0xC0 == 0x80 { last -= 1 }
      if isRule(Scalars.decode(bytes, at: last, end: range.upperBound).0) { return true }
    }
    return bytes[range.lowerBound] == 0x3C
      && isRule(Scalars.decode(bytes, at: range.lowerBound + 1, end: range.upperBound).0)
  }

  /// Whether a scalar belongs to a drawn line.
  static func isRule(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x3D, 0x5F, 0x2013, 0x2014: return true
    case 0x2B: return true
    case 0x2500...0x257F:
      let glyph = Glyph.boxDrawing(scalar)
      return glyph == .horizontal || glyph == .junction
    default: return false
    }
  }

  /// Whether the text starts with a drawn line.
  static func startsWithRule(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard !range.isEmpty else { return false }
    return isRule(Scalars.decode(bytes, at: range.lowerBound, end: range.upperBound).0)
  }

  /// The text without drawn lines and blanks at its ends.
  static func trimRule(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound {
      let (scalar, count) = Scalars.decode(bytes, at: start, end: range.upperBound)
      guard isRule(scalar) || scalar == 0x20 else { break }
      start += count
      // Drawn lines repeat one character of three bytes.
      while count == 3, isRepeated(start, before: range.upperBound, in: bytes) { start += 3 }
    }
    var end = range.upperBound
    while end > start {
      var last = end - 1
      while last > start, bytes[last] & 0xC0 == 0x80 { last -= 1 }
      let scalar = Scalars.decode(bytes, at: last, end: end).0
      guard isRule(scalar) || scalar == 0x20 else { break }
      while end - last == 3, last - 3 >= start,
        isRepeated(last, before: range.upperBound, in: bytes)
      {
        last -= 3
        end -= 3
      }
      end = last
    }
    return start..<end
  }

  /// Whether the three bytes at an offset are those before them.
  private static func isRepeated(
    _ offset: Int, before end: Int, in bytes: ContiguousArray<UInt8>
  ) -> Bool {
    offset + 3 <= end && bytes[offset] == bytes[offset - 3]
      && bytes[offset + 1] == bytes[offset - 2] && bytes[offset + 2] == bytes[offset - 1]
  }

  /// Whether the text is one drawn line, and how many characters long it is.
  static func ruleLength(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Int? {
    var offset = range.lowerBound
    var length = 0
    while offset < range.upperBound {
      let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
      guard isRule(scalar) || scalar == 0xB7 || scalar == 0x2501 else { return nil }
      length += 1
      offset += count
    }
    return length >= 3 ? length : nil
  }

  /// The words of a text in lower case, ASCII punctuation between them dropped.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    words.reserveCapacity(text.utf8.count / 6 + 1)
    word.reserveCapacity(16)
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x30...0x39, 0x61...0x7A, 0x80...: word.append(byte)
      case 0x25 where !word.isEmpty: word.append(byte)
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
