/// Eight bytes at a time over memory whose end is known to be at least eight bytes away.
///
/// - Source: Mycroft's test for a zero byte; Lemire, "Number parsing at a gigabyte per second" (2021).
enum ByteScan {
  /// How far from the end of the memory scanning stops.
  static let margin = 64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func word(_ place: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
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

  /// A JSON number that is not negative and has no exponent, in millionths; `nil` where it is another.
  @inline(__always)
  static func millionths(_ place: inout UnsafePointer<UInt8>) -> Int64? {
    let start = place
    let first = word(start)
    let count = digitCount(first)
    guard count > 0, count < 8 else { return longMillionths(&place) }
    guard count == 1 || start[0] != 0x30 else { return nil }
    let whole = number(first, count) &* 1_000_000
    guard start[count] == 0x2E else {
      place = start + count
      return Int64(truncatingIfNeeded: whole)
    }
    let decimals = start + count + 1
    let second = word(decimals)
    let more = digitCount(second)
    guard more > 0, more <= 6 else { return nil }
    place = decimals + more
    // The digits and zeros behind them, up to the eighth; two are too many.
    let digits = second & (~0 >> UInt64(64 - 8 * more))
    let fraction = eightDigits(digits) / 100
    return Int64(truncatingIfNeeded: whole &+ fraction)
  }

  @inline(never)
  private static func longMillionths(_ place: inout UnsafePointer<UInt8>) -> Int64? {
    let start = place
    guard var value = digits(&place) else { return nil }
    let count = place - start
    guard count <= 12, count == 1 || start[0] != 0x30 else { return nil }
    value = value &* 1_000_000
    guard place[0] == 0x2E else { return Int64(value) }
    place += 1
    let decimals = place
    guard let fraction = digits(&place), place - decimals <= 6 else { return nil }
    let missing = 6 - (place - decimals)
    return Int64(value &+ fraction &* (missing == 0 ? 1 : tenTo(missing)))
  }

  /// A JSON number that is a count below a thousand million; `nil` where it is another.
  @inline(__always)
  static func count(_ place: inout UnsafePointer<UInt8>) -> Int32? {
    let start = place
    guard let value = digits(&place), place - start <= 9,
      place - start == 1 || start[0] != 0x30
    else { return nil }
    return Int32(truncatingIfNeeded: value)
  }

  /// Passes over a JSON number without a sign or an exponent; false where there is another.
  @inline(__always)
  static func skipNumber(_ place: inout UnsafePointer<UInt8>) -> Bool {
    if place[0] == 0x2D { place += 1 }
    let start = place
    guard digits(&place) != nil, place - start == 1 || start[0] != 0x30 else { return false }
    guard place - start <= 15 else { return false }
    guard place[0] == 0x2E else { return true }
    place += 1
    return digits(&place) != nil
  }

  /// One to sixteen digits.
  @inline(__always)
  private static func digits(_ place: inout UnsafePointer<UInt8>) -> UInt64? {
    let first = Self.word(place)
    let count = digitCount(first)
    guard count > 0 else { return nil }
    place += count
    let value = number(first, count)
    guard count == 8 else { return value }
    let second = Self.word(place)
    let more = digitCount(second)
    guard more > 0 else { return value }
    guard more < 8 else { return nil }
    place += more
    return value &* tenTo(more) &+ number(second, more)
  }

  @inline(__always)
  private static func tenTo(_ count: Int) -> UInt64 {
    switch count {
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: 10_000_000
    }
  }

  /// How many digits a word begins with.
  @inline(__always)
  private static func digitCount(_ word: UInt64) -> Int {
    let values = word ^ 0x3030_3030_3030_3030
    // A byte above 9 reaches the high bit, or has it already; carries touch later bytes only.
    let others = ((values &+ 0x7676_7676_7676_7676) | values) & highs
    return others.trailingZeroBitCount >> 3
  }

  /// The number that the first digits of a word make.
  @inline(__always)
  private static func number(_ word: UInt64, _ count: Int) -> UInt64 {
    eightDigits(word &<< UInt64(64 - 8 * count))
  }

  /// The number that eight digits make, zeros in place of bytes that are 0.
  @inline(__always)
  private static func eightDigits(_ word: UInt64) -> UInt64 {
    var value = word
    value = ((value & 0x0F0F_0F0F_0F0F_0F0F) &* 2561) &>> 8
    value = ((value & 0x00FF_00FF_00FF_00FF) &* 6_553_601) &>> 16
    return ((value & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) &>> 32
  }
}
