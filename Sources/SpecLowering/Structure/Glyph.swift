/// What a character is used for in a drawing made of characters.
enum Glyph: UInt8 {
  case blank, text, horizontal, bar, junction
  case topLeft, topRight, bottomLeft, bottomRight, leftTee, rightTee

  /// Whether the character can stand in the left or right edge of a frame.
  var isEdge: Bool { self == .bar || rawValue >= Glyph.topLeft.rawValue }

  /// The use of a scalar of the block "Box Drawing" (Unicode 15, U+2500 to U+257F).
  static func boxDrawing(_ scalar: UInt32) -> Glyph {
    switch scalar {
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551: .bar
    case 0x250C...0x250F, 0x2552...0x2554, 0x256D: .topLeft
    case 0x2510...0x2513, 0x2555...0x2557, 0x256E: .topRight
    case 0x2514...0x2517, 0x2558...0x255A, 0x2570: .bottomLeft
    case 0x2518...0x251B, 0x255B...0x255D, 0x256F: .bottomRight
    case 0x251C...0x2523, 0x255E...0x2560: .leftTee
    case 0x2524...0x252B, 0x2561...0x2563: .rightTee
    case 0x252C...0x254B, 0x2564...0x256C: .junction
    case 0x2500...0x254D, 0x2550, 0x2574...0x257F: .horizontal
    default: .text
    }
  }
}

/// Reads the scalars of UTF-8 text.
enum Scalars {
  /// The scalar that starts at an offset and its number of bytes.
  static func decode(_ bytes: ContiguousArray<UInt8>, at offset: Int, end: Int) -> (UInt32, Int) {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + count <= end else { return (0xFFFD, 1) }
    var value = UInt32(first) & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    for index in offset + 1..<offset + count { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return (value, count)
  }

  /// Columns that a terminal gives to a scalar.
  static func width(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0..<0x300: 1
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Whether a scalar belongs to a word rather than to a sign.
  static func isWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x1FFF: scalar != 0xD7 && scalar != 0xF7
    case 0x3040...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF10...0xFF5A, 0xFF66...0xFFDC, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
