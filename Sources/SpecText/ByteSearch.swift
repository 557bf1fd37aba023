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
  /// Short ranges are compared sixteen places at a time. In long ranges it looks for the rarest byte of the text, so
  /// that vowels and blanks do not stop it at every word.
  @usableFromInline
  static func find(
    _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    text.withUTF8Buffer { find($0, in: bytes, range) }
  }

  /// The same for a text that is made while the program runs.
  @usableFromInline
  static func find(
    _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    guard !wanted.isEmpty, let base = bytes.baseAddress else {
      return wanted.isEmpty ? range.lowerBound : nil
    }
    if range.count <= longRange { return findNear(wanted, in: bytes, range) }
    let pivot = rarest(in: wanted)
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

  /// The places in one vector.
  private static let width = SIMD16<UInt8>.scalarCount

  /// Looks for the first and the last byte of a text at all places of a vector at once.
  private static func findNear(
    _ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    let tail = wanted.count - 1
    let first = SIMD16(repeating: wanted[0])
    let last = SIMD16(repeating: wanted[tail])
    let end = range.upperBound - tail
    var offset = range.lowerBound
    // Both vectors lie within the bytes, though not always within the range.
    let vectorEnd = min(end, bytes.count - tail - width + 1)
    while offset < vectorEnd {
      let heads = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let tails = raw.loadUnaligned(fromByteOffset: offset + tail, as: SIMD16<UInt8>.self)
      if isAnySet((heads .== first) .& (tails .== last)) {
        for place in offset..<min(offset + width, end) where matches(wanted, base + place) {
          return place
        }
      }
      offset += width
    }
    while offset < end {
      if matches(wanted, base + offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// Whether a mask holds anywhere; asked of its halves, because the library's `any` goes over the places one by one.
  private static func isAnySet(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
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
    guard place[0] == wanted[0] else { return false }
    for index in 1..<wanted.count where place[index] != wanted[index] { return false }
    return true
  }
}
