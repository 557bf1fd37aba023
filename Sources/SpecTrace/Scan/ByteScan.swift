import CTraceScan

/// Eight bytes at a time over memory whose end is known to be at least eight bytes away.
///
/// - Source: Mycroft's test for a zero byte; Lemire, "Number parsing at a gigabyte per second" (2021).
enum ByteScan {
  /// How far from the end of the memory scanning stops.
  static let margin = Int(PLUMB_MARGIN)

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func word(_ place: UnsafePointer<UInt8>) -> UInt64 {
    plumb_word(place)
  }

  /// The mask of the first bytes of a word, none to eight.
  static func mask(_ count: Int) -> UInt64 {
    count == 0 ? 0 : ~0 >> UInt64(64 - 8 * count)
  }

  /// A text between quotes.
  struct Text {
    /// Where the closing quote is.
    var end: UnsafePointer<UInt8>
    /// Its first eight bytes, and the next eight, filled up with zeros.
    var first: UInt64
    var second: UInt64
    var hash: UInt64
  }

  /// The text that begins here and ends before the next quote; `nil` where there is none before the limit.
  @inline(__always)
  static func text(
    _ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>
  ) -> Text? {
    var place = start
    var result = Text(end: start, first: 0, second: 0, hash: 0)
    while place < limit {
      let word = Self.word(place)
      let quotes = zeros(word ^ 0x2222_2222_2222_2222)
      if quotes != 0 {
        let count = quotes.trailingZeroBitCount >> 3
        let rest = count == 0 ? 0 : word & (~0 >> UInt64(64 - 8 * count))
        result.end = place + count
        keep(rest, place - start, &result)
        result.hash = mix(result.hash ^ rest ^ UInt64(truncatingIfNeeded: count) << 59)
        return result
      }
      keep(word, place - start, &result)
      result.hash = mix(result.hash ^ word)
      place += 8
    }
    return nil
  }

  /// A text of which the number of bytes is known; reads up to seven bytes more.
  static func text(_ start: UnsafePointer<UInt8>, count: Int) -> Text {
    var result = Text(end: start + count, first: 0, second: 0, hash: 0)
    var offset = 0
    while offset + 8 <= count {
      let word = Self.word(start + offset)
      keep(word, offset, &result)
      result.hash = mix(result.hash ^ word)
      offset += 8
    }
    let rest = count - offset
    let word = rest == 0 ? 0 : Self.word(start + offset) & (~0 >> UInt64(64 - 8 * rest))
    keep(word, offset, &result)
    result.hash = mix(result.hash ^ word ^ UInt64(truncatingIfNeeded: rest) << 59)
    return result
  }

  @inline(__always)
  private static func keep(_ word: UInt64, _ offset: Int, _ text: inout Text) {
    if offset == 0 { text.first = word } else if offset == 8 { text.second = word }
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highs
  }

  /// Whether all bytes of a text are printable ASCII other than a backslash.
  @inline(__always)
  static func isPlain(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var place = start
    while place < end {
      let count = end - place
      var word = Self.word(place)
      // What lies behind the end counts as the letter "0".
      if count < 8 {
        let mask: UInt64 = ~0 >> UInt64(64 - 8 * count)
        word = word & mask | 0x3030_3030_3030_3030 & ~mask
      }
      let controls = (word &- 0x2020_2020_2020_2020) & ~word
      let slashes = zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      if (word | controls | slashes) & highs != 0 { return false }
      place += 8
    }
    return true
  }

  /// Whether two ranges hold the same bytes; reads up to seven bytes more of both.
  @inline(__always)
  static func isEqual(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    var offset = 0
    while offset + 16 <= count {
      let first = Self.word(a + offset) ^ Self.word(b + offset)
      let second = Self.word(a + offset + 8) ^ Self.word(b + offset + 8)
      if first | second != 0 { return false }
      offset += 16
    }
    if offset + 8 <= count {
      if Self.word(a + offset) != Self.word(b + offset) { return false }
      offset += 8
    }
    guard offset < count else { return true }
    return (Self.word(a + offset) ^ Self.word(b + offset)) << UInt64(64 - 8 * (count - offset)) == 0
  }

  // MARK: Numbers

  /// Reads a JSON number that is not negative and has no exponent, in millionths; false where it is another.
  static func millionths(_ place: inout UnsafePointer<UInt8>, _ value: inout Int64) -> Bool {
    read(&place) { plumb_millionths(&$0, &value) }
  }

  /// Reads a JSON number that is a count below a thousand million; false where it is another.
  static func count(_ place: inout UnsafePointer<UInt8>, _ value: inout Int32) -> Bool {
    read(&place) { plumb_count(&$0, &value) }
  }

  /// Passes over a JSON number without an exponent; false where there is another.
  static func skipNumber(_ place: inout UnsafePointer<UInt8>) -> Bool {
    read(&place) { plumb_skip_number(&$0) }
  }

  private static func read(
    _ place: inout UnsafePointer<UInt8>, _ body: (inout UnsafePointer<UInt8>?) -> Bool
  ) -> Bool {
    var end: UnsafePointer<UInt8>? = place
    guard body(&end), let end else { return false }
    place = end
    return true
  }
}
