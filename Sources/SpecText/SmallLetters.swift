extension String {
  /// The text in small letters, as `lowercased()` gives it.
  ///
  /// That function looks each character up as soon as one is outside ASCII; headings with a picture or a dash, and texts in
  /// scripts without capitals, need no look-up.
  public var smallLetters: String {
    var text = self
    return text.withUTF8 { bytes in
      guard Self.isCaseless(bytes) else { return lowercased() }
      return String(unsafeUninitializedCapacity: bytes.count) { folded in
        for index in bytes.indices { folded[index] = ASCII.lowercased(bytes[index]) }
        return bytes.count
      }
    }
  }

  /// Whether no character outside ASCII has a case: punctuation, arrows, drawn lines, East Asian scripts, pictures.
  private static func isCaseless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      guard byte >= 0xE2, index + 2 < bytes.count else { return false }
      let second = bytes[index + 1]
      switch byte {
      // U+2000–20FF, U+2190–247F and U+2500–2BFF: between them are letters such as ℧, Ⅷ and Ⓐ.
      case 0xE2 where second < 0x84 || 0x87...0x91 ~= second || 0x94...0xAF ~= second: break
      case 0xE2 where second == 0x86 && bytes[index + 2] >= 0x90: break
      case 0xE3...0xE9, 0xEB...0xED: break
      // Variation selectors.
      case 0xEF where second == 0xB8: break
      case 0xF0 where second == 0x9F: break
      default: return false
      }
      index += byte >= 0xF0 ? 4 : 3
    }
    return true
  }
}
