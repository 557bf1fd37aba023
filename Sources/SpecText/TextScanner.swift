/// Walks over UTF-8 eight bytes at a time and stops at what needs to be replaced.
struct TextScanner {
  /// Whether there are characters that mojibake begins with, followed by one that may continue it.
  private(set) var isSuspect = false
  /// Whether there is a well-formed sequence outside ASCII.
  private(set) var hasMultibyte = false

  /// The offset of the next carriage return, NUL or byte that is not UTF-8; the end where there is none.
  mutating func nextSpecial(in input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < input.count {
      offset = Self.skipPlain(input, from: offset)
      let limit = min(input.count, offset + 8)
      while offset < limit {
        let byte = input[offset]
        if byte < 0x80 {
          if byte == 0 || byte == ASCII.carriageReturn { return offset }
          offset += 1
          continue
        }
        let length = UTF8Decoding.length(at: offset, in: input)
        if length == 0 { return offset }
        hasMultibyte = true
        if !isSuspect { isSuspect = Self.startsDamage(input, at: offset, length: length) }
        offset += length
      }
    }
    return input.count
  }

  /// Skips whole words of ASCII without carriage return and NUL.
  private static func skipPlain(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(input)
    let low: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    var offset = start
    while offset + 8 <= input.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let returns = word ^ (low &* UInt64(ASCII.carriageReturn))
      // A byte of `x &- low` gets its high bit where the byte was zero.
      if (word | (word &- low) | (returns &- low)) & high != 0 { break }
      offset += 8
    }
    return offset
  }

  /// A cheap test that lets through every beginning of mojibake and few other characters.
  private static func startsDamage(
    _ input: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int
  ) -> Bool {
    let follow = offset + length
    guard follow < input.count, input[follow] >= 0x80 else { return false }
    let next = input[follow]
    let second = input[offset + 1]
    switch input[offset] {
    case 0xC3:
      // À to ô before a symbol or a letter that stands for 80 to BF in Windows-1252; Ô also before others.
      guard second >= 0x82 && second <= 0xB4 else { return false }
      return second == 0x94 || [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(next)
    case 0xC2: return second == 0xAD || second == 0xAC
    case 0xC6: return second == 0x92
    case 0xCE: return second == 0x93
    case 0xEF: return second == 0xA3
    case 0xE2:
      let third = input[offset + 2]
      return switch (second, third) {
      case (0x94, 0x9C), (0x94, 0xAC): next != 0xE2
      case (0x80, 0x9A), (0x88, 0x9A), (0x89, 0xA1): true
      default: false
      }
    default: return false
    }
  }
}
