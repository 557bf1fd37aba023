// Small letters byte for byte. The standard library looks each character up as soon as one is outside ASCII; headings with
// a picture or a dash, and texts in scripts without capitals, need no look-up, and most texts need no change.

extension String {
  /// The text in small letters, as the standard library gives it.
  public func lowercased() -> String {
    var text = self
    return text.withUTF8 { $0.hasCapitals ? $0.smallLetters : nil } ?? self
  }
}

extension Substring {
  /// The text in small letters, as the standard library gives it.
  public func lowercased() -> String {
    var text = self
    return text.withUTF8 { $0.hasCapitals ? $0.smallLetters : nil } ?? String(self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is a capital, or begins a character outside ASCII that may be one.
  fileprivate var hasCapitals: Bool {
    indices.contains { ASCII.isUpper(self[$0]) || mayBeCased($0) }
  }

  /// Whether a character outside ASCII may have a case.
  var hasLettersOutsideASCII: Bool { indices.contains(where: mayBeCased) }

  /// The text in small letters.
  var smallLetters: String {
    guard hasLettersOutsideASCII else {
      return String(unsafeUninitializedCapacity: count) { folded in
        for index in indices { folded[index] = ASCII.lowercased(self[index]) }
        return count
      }
    }
    // The small letter of a character takes at most one and a half times its bytes.
    return String(unsafeUninitializedCapacity: count + count / 2 + 4) { folded in
      var end = 0
      var index = 0
      while index < count {
        guard self[index] >= 0xC0, mayBeCased(index), let scalar = scalar(at: index) else {
          folded[end] = ASCII.lowercased(self[index])
          end += 1
          index += 1
          continue
        }
        index += UTF8.width(scalar)
        guard let small = Self.smallLetter(scalar) else {
          for byte in scalar.properties.lowercaseMapping.utf8 {
            folded[end] = byte
            end += 1
          }
          continue
        }
        // Each of these letters has two bytes.
        folded[end] = UInt8(0xC0 | small.value >> 6)
        folded[end + 1] = UInt8(0x80 | small.value & 0x3F)
        end += 2
      }
      return end
    }
  }

  /// The character that begins at an offset.
  private func scalar(at index: Int) -> Unicode.Scalar? {
    let lead = self[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard index + length <= count else { return nil }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return Unicode.Scalar(value)
  }

  /// The small letter of a character of Latin 1 or modern Russian; `nil` for others, which are looked up.
  private static func smallLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: Unicode.Scalar(scalar.value + 0x20)
    case 0xD7, 0xDF...0xFF, 0x430...0x44F: scalar
    default: nil
    }
  }

  /// Whether a character outside ASCII begins at an offset that may have a case: no punctuation, arrow, drawn line,
  /// picture or sign of an East Asian script.
  private func mayBeCased(_ index: Int) -> Bool {
    let lead = self[index]
    // Bytes within a character are below C0.
    guard lead >= 0xC0 else { return false }
    guard lead >= 0xE2, index + 2 < count else { return true }
    let second = self[index + 1]
    switch lead {
    // U+2000–20FF, U+2190–247F and U+2500–2BFF: between them are letters such as ℧, Ⅷ and Ⓐ.
    case 0xE2 where second < 0x84 || 0x87...0x91 ~= second || 0x94...0xAF ~= second: return false
    case 0xE2: return second != 0x86 || self[index + 2] < 0x90
    case 0xE3...0xE9, 0xEB...0xED: return false
    // Variation selectors.
    case 0xEF: return second != 0xB8
    case 0xF0: return second != 0x9F
    default: return true
    }
  }
}
