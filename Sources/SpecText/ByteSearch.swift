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
  @usableFromInline
  static func find(
    _ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first, let base = bytes.baseAddress else {
        return wanted.isEmpty ? range.lowerBound : nil
      }
      let last = range.upperBound - wanted.count + 1
      var offset = range.lowerBound
      while offset < last, let found = find(first, in: bytes, offset..<last) {
        if matches(wanted, base + found) { return found }
        offset = found + 1
      }
      return nil
    }
  }

  private static func matches(
    _ wanted: UnsafeBufferPointer<UInt8>, _ place: UnsafePointer<UInt8>
  ) -> Bool {
    for index in 1..<max(1, wanted.count) where place[index] != wanted[index] { return false }
    return true
  }
}
