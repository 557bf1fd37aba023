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
    let source = UnsafeRawBufferPointer(self)
    var index = 0
    while index < count {
      let end = Swift.min(index + 8, count)
      if end - index == 8 {
        let run = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if Self.capitals(run) != 0 { return true }
        if run & Self.tops == 0 {
          index = end
          continue
        }
      }
      while index < end {
        if ASCII.isUpper(self[index]) || mayBeCased(index) { return true }
        index += 1
      }
    }
    return false
  }

  /// Whether a character outside ASCII may have a case.
  var hasLettersOutsideASCII: Bool {
    let source = UnsafeRawBufferPointer(self)
    var index = 0
    while index < count {
      let end = Swift.min(index + 8, count)
      if end - index == 8,
        source.loadUnaligned(fromByteOffset: index, as: UInt64.self) & Self.tops == 0
      {
        index = end
        continue
      }
      while index < end {
        if mayBeCased(index) { return true }
        index += 1
      }
    }
    return false
  }

  /// The text in small letters.
  var smallLetters: String {
    guard hasLettersOutsideASCII else {
      return String(unsafeUninitializedCapacity: count) { folded in
        copySmall(to: folded)
        return count
      }
    }
    return String(unsafeUninitializedCapacity: smallCapacity) { fold(into: $0) }
  }

  /// The bytes that the small letters take at most: that of a character takes one and a half times its bytes.
  var smallCapacity: Int { count + count / 2 + 4 }

  /// Writes the small letters of a text with letters outside ASCII to a buffer of `smallCapacity` bytes, and returns
  /// the number of their bytes.
  func fold(into folded: UnsafeMutableBufferPointer<UInt8>) -> Int {
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

  /// Writes a text to a buffer as long, its capitals of ASCII as small letters, eight bytes at a time.
  func copySmall(to folded: UnsafeMutableBufferPointer<UInt8>) {
    let source = UnsafeRawBufferPointer(self)
    let target = UnsafeMutableRawBufferPointer(folded)
    var index = 0
    while index + 8 <= count {
      let run = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      target.storeBytes(of: run | Self.capitals(run) >> 2, toByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < count {
      folded[index] = ASCII.lowercased(self[index])
      index += 1
    }
  }

  /// The highest bit of each of eight bytes.
  private static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// The highest bit of each of eight bytes that is a capital of ASCII.
  @inline(__always)
  private static func capitals(_ run: UInt64) -> UInt64 {
    let ones = tops >> 7
    let low = run & ~tops
    // Without the top bits no sum reaches the next byte; it has its top bit where the byte is at least the bound.
    return (low + ones * 0x3F) & ~(low + ones * 0x25) & ~run & tops
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
