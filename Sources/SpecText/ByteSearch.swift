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
  /// Places are compared sixteen or sixty-four at a time. In long ranges it looks for the two rarest bytes of the text,
  /// so that vowels and blanks do not stop it at every word.
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
    if wanted.count == 1 { return find(wanted[0], in: bytes, range) }
    let isLong = range.count > longRange
    let places = isLong ? rarest(in: wanted) : (first: 0, second: wanted.count - 1)
    var start = range.lowerBound
    if isLong { start = skip(wanted, places, base, range) }
    return findNear(wanted, places, in: bytes, start..<range.upperBound)
  }

  /// The places in one vector.
  private static let width = SIMD16<UInt8>.scalarCount

  /// The first place of a text in a long range, or an offset near the end up to which there is none.
  ///
  /// Sixty-four places are compared at a time.
  private static func skip(
    _ wanted: UnsafeBufferPointer<UInt8>, _ places: (first: Int, second: Int),
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    let first = SIMD16(repeating: wanted[places.first])
    let second = SIMD16(repeating: wanted[places.second])
    let heads = UnsafeRawPointer(base + places.first)
    let tails = UnsafeRawPointer(base + places.second)
    func mask(_ offset: Int) -> SIMDMask<SIMD16<Int8>> {
      (heads.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self) .== first)
        .& (tails.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self) .== second)
    }
    let vectorEnd = range.upperBound &- wanted.count &- 4 &* width
    var offset = range.lowerBound
    while offset <= vectorEnd {
      let low = mask(offset) .| mask(offset &+ width)
      let high = mask(offset &+ 2 &* width) .| mask(offset &+ 3 &* width)
      if isAnySet(low .| high) {
        for vector in 0..<4 where isAnySet(mask(offset &+ vector &* width)) {
          let start = offset &+ vector &* width
          for place in start..<start &+ width where matches(wanted, base + place) { return place }
        }
      }
      offset &+= 4 &* width
    }
    return offset
  }

  /// Looks for two bytes of a text at all places of a vector at once.
  private static func findNear(
    _ wanted: UnsafeBufferPointer<UInt8>, _ places: (first: Int, second: Int),
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    let first = SIMD16(repeating: wanted[places.first])
    let second = SIMD16(repeating: wanted[places.second])
    let end = range.upperBound &- wanted.count &+ 1
    var offset = range.lowerBound
    // Both vectors lie within the bytes, though not always within the range.
    let vectorEnd = min(end, bytes.count &- wanted.count &- width &+ 2)
    while offset < vectorEnd {
      let heads = raw.loadUnaligned(
        fromByteOffset: offset &+ places.first, as: SIMD16<UInt8>.self)
      let tails = raw.loadUnaligned(
        fromByteOffset: offset &+ places.second, as: SIMD16<UInt8>.self)
      if isAnySet((heads .== first) .& (tails .== second)) {
        for place in offset..<min(offset &+ width, end) where matches(wanted, base + place) {
          return place
        }
      }
      offset &+= width
    }
    // The last vector of the bytes has all places that are left, and others.
    let last = bytes.count &- wanted.count &- width &+ 1
    if offset < end, last >= 0 {
      let heads = raw.loadUnaligned(fromByteOffset: last &+ places.first, as: SIMD16<UInt8>.self)
      let tails = raw.loadUnaligned(fromByteOffset: last &+ places.second, as: SIMD16<UInt8>.self)
      guard isAnySet((heads .== first) .& (tails .== second)) else { return nil }
    }
    while offset < end {
      guard let found = find(wanted[0], in: bytes, offset..<end) else { return nil }
      if matches(wanted, base + found) { return found }
      offset = found &+ 1
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

  /// The places of the two bytes that text has least often.
  private static func rarest(
    in wanted: UnsafeBufferPointer<UInt8>
  ) -> (first: Int, second: Int) {
    var best = (place: 0, weight: UInt8.max)
    var next = (place: 0, weight: UInt8.max)
    for place in wanted.indices {
      let weight = weight(of: wanted[place])
      if weight < best.weight {
        (best, next) = ((place, weight), best)
      } else if weight < next.weight {
        next = (place, weight)
      }
    }
    return (best.place, next.weight == .max ? best.place : next.place)
  }

  /// How often text has a byte, roughly.
  private static func weight(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x20, 0x61, 0x65, 0x69, 0x6E, 0x6F, 0x72, 0x73, 0x74: 3
    case 0x63, 0x64, 0x68, 0x6C, 0x6D, 0x70, 0x75, 0x2A, 0x2C, 0x2D, 0x2E, 0x60, 0x7C: 2
    case 0x6A, 0x6B, 0x71, 0x78, 0x7A: 0
    case 0x61...0x7A, 0x80...: 1
    default: 0
    }
  }

  private static func matches(
    _ wanted: UnsafeBufferPointer<UInt8>, _ place: UnsafePointer<UInt8>
  ) -> Bool {
    guard place[0] == wanted[0] else { return false }
    for index in 1..<wanted.count where place[index] != wanted[index] { return false }
    return true
  }
}
