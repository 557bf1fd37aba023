/// Reading of UTF-16.
enum UTF16Decoding {
  /// The text as UTF-8; a surrogate without its partner becomes three bytes that are not UTF-8.
  static func utf8(
    of raw: ArraySlice<UInt8>, isBigEndian: Bool
  ) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(raw.count)
    var offset = raw.startIndex
    func unit(at offset: Int) -> UInt32 {
      guard offset + 1 < raw.endIndex else { return offset < raw.endIndex ? 0xFFFD : 0 }
      let (first, second) = (UInt32(raw[offset]), UInt32(raw[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while offset < raw.endIndex {
      let scalar = unit(at: offset)
      offset += 2
      guard scalar & 0xF800 == 0xD800 else {
        result.appendScalar(scalar)
        continue
      }
      let low = unit(at: offset)
      if scalar < 0xDC00, low & 0xFC00 == 0xDC00 {
        offset += 2
        result.appendScalar(0x1_0000 + (scalar & 0x3FF) << 10 + low & 0x3FF)
      } else {
        result.append(0xED)
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
      }
    }
    return result
  }
}
