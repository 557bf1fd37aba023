#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Searches with the C library's `memchr`, which looks at a vector of bytes at a time.
@usableFromInline
enum ByteSearch {
  /// The offset of the first occurrence of a byte in a range.
  @usableFromInline
  static func find(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int?
  {
    guard !range.isEmpty, let base = bytes.baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The offset of the first occurrence of a text in a range.
  ///
  /// In long ranges it looks for the rarest byte of the text, so that vowels and blanks do not stop it at every word.
  @usableFromInline
  static func find(
    _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    text.withUTF8Buffer { wanted in
      guard !wanted.isEmpty, let base = bytes.baseAddress else {
        return wanted.isEmpty ? range.lowerBound : nil
      }
      let pivot = range.count > longRange ? rarest(in: wanted) : 0
      let last = range.upperBound - wanted.count + 1
      var offset = range.lowerBound
      while offset < last,
        let found = find(wanted[pivot], in: bytes, offset + pivot..<last + pivot)
      {
        let start = found - pivot
        if matches(wanted, base + start) { return start }
        offset = start + 1
      }
      return nil
    }
  }

  /// The bytes from which on it pays to choose the byte to look for.
  private static let longRange = 512

  /// The place of the byte that text has least often: no letter, then no common letter.
  private static func rarest(in wanted: UnsafeBufferPointer<UInt8>) -> Int {
    var best = (place: 0, weight: UInt8.max)
    for (place, byte) in wanted.enumerated() {
      let weight: UInt8 =
        switch byte {
        case 0x20, 0x61, 0x65, 0x69, 0x6E, 0x6F, 0x72, 0x73, 0x74: 3
        case 0x63, 0x64, 0x68, 0x6C, 0x6D, 0x70, 0x75: 2
        case 0x61...0x7A, 0x80...: 1
        default: 0
        }
      if weight < best.weight { best = (place, weight) }
    }
    return best.place
  }

  private static func matches(
    _ wanted: UnsafeBufferPointer<UInt8>, _ place: UnsafePointer<UInt8>
  ) -> Bool {
    for index in wanted.indices where place[index] != wanted[index] { return false }
    return true
  }
}
