/// Characters that stand for one well-formed UTF-8 sequence in a code page.
struct MojibakeSequence {
  /// The first byte.
  var lead: UInt8
  /// The character that the bytes encode.
  var scalar: UInt32
  /// Number of bytes.
  var length: Int
  /// The further bytes.
  var continuations: [UInt8] = []
  /// Whether one of the further characters is a C1 control, which no text has.
  var hasControl = false
  /// Whether one of the further characters belongs to a box drawing.
  var hasBox = false

  /// Whether the character exists and may stand in a text.
  var isAssigned: Bool {
    // A control is half-way out of double damage; the next pass takes it up.
    if 0x80...0x9F ~= scalar { return hasControl }
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .unassigned, .control, .privateUse, .surrogate: false
    default: true
    }
  }

  /// Whether a further character stands next to no letter in ordinary text.
  var isOdd: Bool { hasControl || continuations.contains(where: Self.isOddByte) }

  /// Whether every further character is a mark that closes a phrase or quotation.
  var isClosing: Bool { continuations.allSatisfy { [0x85, 0x92, 0x94, 0x9B, 0xBB].contains($0) } }

  /// Whether a further character is a letter in Windows-1252 (Š Œ Ž š œ ž Ÿ).
  var hasLetter: Bool {
    continuations.contains { [0x8A, 0x8C, 0x8E, 0x9A, 0x9C, 0x9E, 0x9F].contains($0) }
  }

  /// Whether a further character joins words (’ – —).
  var hasJoiner: Bool { continuations.contains { [0x92, 0x96, 0x97].contains($0) } }

  /// The bytes of ƒ ˆ ˜ ¤ ¦ ¨ ¬ ¯ ´ µ ¶ ¸ and of the five characters Windows-1252 leaves undefined.
  private static func isOddByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x81, 0x83, 0x88, 0x8D, 0x8F, 0x90, 0x98, 0x9D: true
    case 0xA4, 0xA6, 0xA8, 0xAC, 0xAF, 0xB4, 0xB5, 0xB6, 0xB8: true
    default: false
    }
  }
}

/// What stands around a sequence, and whether that makes it damage rather than legitimate text.
struct MojibakeEvidence {
  /// The character before, 0 at the start.
  var before: UInt32
  /// The one before that.
  var beforeThat: UInt32
  /// The character after, 0 at the end.
  var after: UInt32
  /// Whether another sequence stands right before or after.
  var isAdjacent: Bool
  /// Whether the document is damaged throughout.
  var isLenient: Bool

  /// Whether characters that stand for a sequence in Windows-1252 are damage.
  func acceptsWindows(_ sequence: MojibakeSequence) -> Bool {
    // Syriac, Thaana and N’Ko are rarer than Ü or ß before a quotation mark.
    if 0xDC...0xDF ~= sequence.lead { return false }
    if isAdjacent || sequence.lead == 0xF0 { return sequence.scalar < 0x4_0000 }
    // « À » or “É” name the letter.
    if sequence.length == 2, isQuoted(sequence.continuations[0]) { return false }
    let endsCapitals = isUpper(before) && !sequence.isOdd && !isLetter(after)
    if isLenient { return !endsCapitals }
    switch sequence.lead {
    case 0xC2: return true
    case 0xC3: return !endsCapitals || isTimesSign(sequence)
    case 0xCE, 0xCF: return !endsCapitals
    case 0xC4, 0xC5: return acceptsExtendedLatin(sequence)
    case 0xC6...0xDE where sequence.lead != 0xD7: return isLower(before) || sequence.isOdd
    case 0xE2: return !(sequence.isClosing && isLetter(before))
    case 0xE1: return sequence.isOdd || acceptsVietnamese(sequence)
    default: return sequence.length == 3 && (sequence.isOdd || isCommonForm(sequence.scalar))
    }
  }

  /// Whether characters that stand for a sequence in another code page are damage.
  func acceptsConsole(_ sequence: MojibakeSequence, isKnownPage: Bool) -> Bool {
    let isBoxArt = 0x2500...0x257F ~= before
    switch sequence.lead {
    case 0xE2: return 0x2000...0x2BFF ~= sequence.scalar
    case 0xF0: return 0x1F000...0x1FAFF ~= sequence.scalar
    case 0xEF: return sequence.scalar == 0xFE0F
    case 0xC2, 0xC3:
      if isBoxArt { return false }
      if isKnownPage { return !sequence.hasBox || isLetter(before) || isLetter(after) }
      return !sequence.hasBox && isLower(before)
    default: return isKnownPage && !isBoxArt && !sequence.hasBox && isLetter(before)
    }
  }

  /// Polish, Czech, Turkish letters: Ä or Å in front.
  private func acceptsExtendedLatin(_ sequence: MojibakeSequence) -> Bool {
    if isLower(before) || sequence.isOdd { return true }
    if isUpper(before) { return isLetter(after) && sequence.hasLetter }
    return isLetter(after) ? !sequence.hasJoiner : sequence.hasLetter
  }

  /// Vietnamese letters: á in front, within a word.
  private func acceptsVietnamese(_ sequence: MojibakeSequence) -> Bool {
    guard 0x1E00...0x1EFF ~= sequence.scalar else { return false }
    let isPunctuation = [0x85, 0x92, 0x94, 0x96, 0x97].contains(sequence.continuations[1])
    return isLetter(after) || !isPunctuation
  }

  /// Variation selectors, byte order marks, fullwidth forms, U+FFFD: ï in front.
  private func isCommonForm(_ scalar: UInt32) -> Bool {
    scalar == 0xFE0F || scalar == 0xFEFF || 0xFF00...0xFFFD ~= scalar
  }

  /// `WÃ—H`: a single letter, then the sign; `MANHÃ—` is a word in capitals and a dash.
  private func isTimesSign(_ sequence: MojibakeSequence) -> Bool {
    sequence.scalar == 0xD7 && !isLetter(beforeThat)
  }

  private func isQuoted(_ closing: UInt8) -> Bool {
    switch closing {
    case 0x92: before == 0x2018
    case 0x94: before == 0x201C
    case 0x93: before == 0x201E
    case 0x91: before == 0x201A
    case 0xBB: before == 0xAB
    case 0x9B: before == 0x2039
    default: false
    }
  }

  private func isLower(_ scalar: UInt32) -> Bool {
    0x61...0x7A ~= scalar || (0xDF...0xFF ~= scalar && scalar != 0xF7)
  }

  private func isUpper(_ scalar: UInt32) -> Bool {
    0x41...0x5A ~= scalar || (0xC0...0xDE ~= scalar && scalar != 0xD7)
  }

  private func isLetter(_ scalar: UInt32) -> Bool {
    isLower(scalar) || isUpper(scalar) || 0x100...0x24F ~= scalar
  }
}
