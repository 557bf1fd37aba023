/// Guesses symbols of which a character was lost: one of the five that Windows-1252 leaves undefined, or a
/// no-break space that became a space.
///
/// Among the symbols that fit, the commonest is taken.
struct LossyRepair {
  /// The characters of the text.
  let units: ContiguousArray<Mojibake.Unit>
  /// Whether the document is damaged throughout.
  let isLenient: Bool

  /// The bytes that Windows-1252 leaves undefined.
  private static let lost: [UInt8] = [0x81, 0x8D, 0x8F, 0x90, 0x9D]

  /// The symbol that the characters at an index may have been.
  func match(at index: Int, before: UInt32) -> MojibakePass.Match? {
    switch units[index].scalar {
    case 0xF0: emoji(at: index)
    case 0xE2: symbol(at: index, before: before)
    case 0xEF: selector(at: index)
    case 0xC2 where isLenient && scalar(index + 1) == 0x20:
      .init(scalar: 0xA0, length: 2, kind: .lossyMojibake)
    case 0xC3 where isLenient: letter(at: index, before: before)
    case 0x192: headlessEmoji(at: index, before: before)
    default: nil
    }
  }

  private func scalar(_ index: Int) -> UInt32 { index < units.count ? units[index].scalar : 0 }

  /// The byte of an undamaged character from 80 to BF; FF for U+FFFD, which may stand for any; otherwise 0.
  private func byte(_ index: Int) -> UInt8 {
    guard index < units.count, units[index].damage == nil else { return 0 }
    if units[index].scalar == 0xFFFD { return 0xFF }
    let byte = CodePage.windowsByte(of: units[index].scalar)
    return byte & 0xC0 == 0x80 ? byte : 0
  }

  /// ðŸ and one or two further characters.
  private func emoji(at index: Int) -> MojibakePass.Match? {
    guard byte(index + 1) == 0x9F else { return nil }
    let known = byte(index + 2)
    let next = byte(index + 3)
    guard known != 0 else { return nil }
    if known == 0xFF || next == 0xFF {
      return best(index, [0xF0, 0x9F], known, next == 0 ? [] : [next])
    }
    return best(index, [0xF0, 0x9F], known, [])
  }

  /// â and one or two further characters.
  private func symbol(at index: Int, before: UInt32) -> MojibakePass.Match? {
    let known = byte(index + 1)
    let next = byte(index + 2)
    guard known != 0 else { return nil }
    if known == 0xFF || next == 0xFF {
      return best(index, [0xE2], known, next == 0 ? [] : [next])
    }
    let isClosing = [0x85, 0x92, 0x94, 0x9B, 0xBB].contains(known)
    let isWord = isWordEnd(before)
    guard !(isClosing && isWord), isLenient || !isWord || known == 0x80 else { return nil }
    // A warning sign whose no-break space became a space.
    if known == 0x9A, scalar(index + 2) == 0x20 {
      return .init(scalar: 0x26A0, length: 3, kind: .lossyMojibake)
    }
    return best(index, [0xE2], known, [])
  }

  /// A variation selector without its last byte.
  private func selector(at index: Int) -> MojibakePass.Match? {
    guard byte(index + 1) == 0xB8 else { return nil }
    let length = byte(index + 2) == 0xFF ? 3 : 2
    return .init(scalar: 0xFE0F, length: length, kind: .lossyMojibake)
  }

  /// à before a space, í before its soft hyphen was dropped, otherwise Á.
  private func letter(at index: Int, before: UInt32) -> MojibakePass.Match? {
    let next = scalar(index + 1)
    if next == 0x20 { return .init(scalar: 0xE0, length: 2, kind: .lossyMojibake) }
    guard next < 0x80 else { return nil }
    if 0x61...0x7A ~= before { return .init(scalar: 0xED, length: 1, kind: .lossyMojibake) }
    guard 0x61...0x7A ~= next else { return nil }
    return .init(scalar: 0xC1, length: 1, kind: .lossyMojibake)
  }

  /// An emoji in code page 850 whose first character, a soft hyphen, was dropped.
  private func headlessEmoji(at index: Int, before: UInt32) -> MojibakePass.Match? {
    let third = CodePage.dos850.byte(of: scalar(index + 1))
    let fourth = CodePage.dos850.byte(of: scalar(index + 2))
    guard !isWordEnd(before), third & 0xC0 == 0x80, fourth & 0xC0 == 0x80 else { return nil }
    let emoji = 0x1F000 | UInt32(third & 0x3F) << 6 | UInt32(fourth & 0x3F)
    guard 0x1F300...0x1FAFF ~= emoji else { return nil }
    return .init(scalar: emoji, length: 3, kind: .lossyMojibake)
  }

  private func isWordEnd(_ scalar: UInt32) -> Bool {
    0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar || 0xC0...0x24F ~= scalar
  }

  /// The commonest symbol that begins with the given bytes and has the known byte at one of the last two places.
  private func best(
    _ index: Int, _ lead: [UInt8], _ known: UInt8, _ further: [UInt8]
  ) -> MojibakePass.Match? {
    var choice: (rank: Int, scalar: UInt32)?
    let prefix: UInt32 = lead.count == 1 ? UInt32(lead[0] & 0x0F) : 0x1F
    for (second, third) in candidates(known, further) {
      let scalar = prefix << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
      guard let rank = CommonSymbols.rank(of: scalar) else { continue }
      if choice.map({ rank < $0.rank }) ?? true { choice = (rank, scalar) }
    }
    guard let choice else { return nil }
    let length = lead.count + 1 + further.count
    return .init(scalar: choice.scalar, length: length, kind: .lossyMojibake)
  }

  /// The pairs of last bytes that fit what is known of them.
  private func candidates(_ known: UInt8, _ further: [UInt8]) -> [(UInt8, UInt8)] {
    let lost = Self.lost
    if let next = further.first {
      if known == 0xFF && next == 0xFF { return [] }
      return lost.map { known == 0xFF ? ($0, next) : (known, $0) }
    }
    if known == 0xFF { return [] }
    return lost.map { (known, $0) } + lost.map { ($0, known) }
  }
}
