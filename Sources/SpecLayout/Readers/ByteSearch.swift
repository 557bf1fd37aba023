#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds words in bytes.
enum ByteSearch {
  /// Offset of the first occurrence of a word at or after an offset.
  static func find(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    let count = word.utf8CodeUnitCount
    guard let base = bytes.baseAddress, count > 0, start >= 0 else { return nil }
    let wanted = word.utf8Start
    var index = start
    while index + count <= bytes.count {
      let room = bytes.count - count + 1 - index
      guard let found = memchr(base + index, Int32(wanted[0]), room) else { return nil }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + index, wanted, count) == 0 { return index }
      index += 1
    }
    return nil
  }

  /// Whether two runs of bytes are the same.
  static func isSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
      return a.count == b.count
    }
    return memcmp(first, second, a.count) == 0
  }

  /// Whether a word occurs.
  static func contains(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    find(word, in: bytes) != nil
  }
}
