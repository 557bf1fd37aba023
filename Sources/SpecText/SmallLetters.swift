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

  /// The text in small letters.
  fileprivate var smallLetters: String {
    guard indices.contains(where: mayBeCased) else {
      return String(unsafeUninitializedCapacity: count) { folded in
        for index in indices { folded[index] = ASCII.lowercased(self[index]) }
        return count
      }
    }
    var folded = ""
    folded.reserveCapacity(count)
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      folded += scalar.properties.lowercaseMapping
    }
    return folded
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
