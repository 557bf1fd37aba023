extension ContiguousArray<UInt8> {
  /// Appends a code point as UTF-8; what is no scalar value becomes U+FFFD.
  mutating func appendScalar(_ scalar: UInt32) {
    switch scalar {
    case ..<0x80:
      append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    case 0xD800...0xDFFF, 0x11_0000...:
      appendScalar(0xFFFD)
    case ..<0x1_0000:
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }
}

/// Reading of UTF-8 (Unicode 16, table 3-7).
enum UTF8Decoding {
  /// Number of bytes that a lead byte announces; 0 for a byte that cannot lead a sequence outside ASCII.
  static func length(ofLead byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// The bytes that may follow a lead byte.
  static func secondBytes(afterLead byte: UInt8) -> ClosedRange<UInt8> {
    switch byte {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// The length of the well-formed sequence outside ASCII at an offset, or 0.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let length = length(ofLead: bytes[offset])
    guard length > 0, offset + length <= bytes.count,
      secondBytes(afterLead: bytes[offset]).contains(bytes[offset + 1])
    else { return 0 }
    if length > 2, bytes[offset + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[offset + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
