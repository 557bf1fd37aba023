import SpecText

/// The words of a short text in small letters without marks, so that one list serves capitals and accents alike:
/// "ESPAÇAMENTO" is "espacamento", "Größe" is "grosse". Letters of Cyrillic stay what they are.
enum UnmarkedWords {
  /// The words of a range, in order.
  static func keys(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [WordKey] {
    var keys: [WordKey] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let (key, end) = word(at: offset, to: range.upperBound, bytes) {
        keys.append(key)
        offset = end
      } else {
        offset += 1
      }
    }
    return keys
  }

  /// The word that begins at an offset, and where it ends; `nil` where no letter stands there.
  static func word(
    at start: Int, to end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (key: WordKey, end: Int)? {
    var key = WordKey()
    var offset = start
    while offset < end {
      let length = append(bytes, offset, end, to: &key)
      if length == 0 { break }
      offset += length
    }
    return offset > start && !key.isEmpty ? (key, offset) : nil
  }

  /// Whether a range holds letters with marks or of Cyrillic, so that its words in ASCII are not all.
  static func hasMarks(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { isLead(bytes[$0]) }
  }

  /// Whether a byte begins a letter with a mark or of Cyrillic.
  @inline(__always)
  static func isLead(_ byte: UInt8) -> Bool {
    byte &- 0xC3 < 6 || byte &- 0xD0 < 4 || byte == 0xE1
  }

  /// Adds the letter at an offset and returns its bytes; 0 where no letter stands there.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ end: Int, to key: inout WordKey
  ) -> Int {
    let byte = bytes[offset]
    if Bytes.isLetter(byte) {
      key.append(byte | 0x20)
      return 1
    }
    guard byte >= 0xC3, offset + 1 < end else { return 0 }
    let second = bytes[offset + 1]
    switch byte {
    case 0xC3...0xC5:
      let letter = latin[(Int(byte) - 0xC3) * 64 + Int(second & 0x3F)]
      if letter == 0x20 { return 0 }
      key.append(letter)
      if byte == 0xC3, second == 0x9F { key.append(letter) }
      return 2
    case 0xC6: return append([0xA0: 0x6F, 0xA1: 0x6F, 0xAF: 0x75, 0xB0: 0x75][second], &key)
    case 0xC8: return append([0x98: 0x73, 0x99: 0x73, 0x9A: 0x74, 0x9B: 0x74][second], &key)
    // Marks behind their letter.
    case 0xCC, 0xCD: return byte == 0xCC || second < 0xB0 ? 2 : 0
    case 0xD0...0xD3:
      key.append(cyrillic: UInt32(byte & 0x1F) << 6 | UInt32(second & 0x3F))
      return 2
    case 0xE1 where second == 0xBA || second == 0xBB:
      guard offset + 2 < end else { return 0 }
      let place = Int(second & 1) * 64 + Int(bytes[offset + 2] & 0x3F)
      return append(vietnamese(place), &key) > 0 ? 3 : 0
    default: return 0
    }
  }

  private static func append(_ letter: UInt8?, _ key: inout WordKey) -> Int {
    guard let letter else { return 0 }
    key.append(letter)
    return 2
  }

  /// The letters of U+00C0 to U+017F without their marks, as Unicode decomposes them; a blank stands for what is none.
  private static let latin: [UInt8] = Array(
    ("aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// The letter that a letter from U+1E80 on goes back to; 0 at U+1E80.
  private static func vietnamese(_ place: Int) -> UInt8? {
    switch place {
    case 0x20...0x37: 0x61
    case 0x38...0x47: 0x65
    case 0x48...0x4B: 0x69
    case 0x4C...0x63: 0x6F
    case 0x64...0x71: 0x75
    case 0x72...0x79: 0x79
    default: nil
    }
  }
}
