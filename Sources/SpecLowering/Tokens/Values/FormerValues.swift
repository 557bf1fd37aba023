import SpecText

/// Values that held once beside those that hold now: "was `#E5E7EB`, now `#E2E8F0`", "#2563EB;  /* → #4F46E5 */".
enum FormerValues {
  private static let once = WordKey.set(
    "was", "formerly", "previously", "before", "war", "vorher", "bisher", "etait", "avant", "era",
    "antes", "prima", "erano", "fue", "voorheen", "dulu", "sebelumnya", "было", "раньше")
  private static let now = WordKey.set(
    "now", "jetzt", "neu", "nun", "maintenant", "ahora", "agora", "adesso", "ora", "nu",
    "sekarang", "теперь", "стало")

  /// Whether a text is no more than a word for a time: "was", "now".
  static func isTime(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnmarkedWords.keys(bytes, text)
    return words.count == 1 && (once.contains(words[0]) || now.contains(words[0]))
  }

  /// A value without the brackets at its end that quote another one: "16sp / 22sp (default: 14sp)", "8dp (was 4dp)".
  static func withoutOther(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard let last = text.last, bytes[last] == 0x29,
      let open = text.last(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      case let inside = open + 1..<last, inside.contains(where: { Bytes.isDigit(bytes[$0]) }),
      UnmarkedWords.keys(bytes, inside).contains(where: {
        once.contains($0) || others.contains($0)
      })
    else { return text }
    return Bytes.trim(text.lowerBound..<open, in: bytes)
  }

  /// Words for a value that holds elsewhere or without a decision.
  private static let others = WordKey.set(
    "default", "defaults", "instead", "not", "standard", "standardwert", "statt", "anstatt",
    "defaut", "predeterminado", "padrao", "predefinito", "standaard", "bawaan", "vs", "versus",
    "old", "alt", "ancien", "antiguo", "antigo", "vecchio", "oud", "lama")

  /// What stands behind "now" in a value that begins with "was"; `nil` for any other.
  static func current(
    in value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard (8...160).contains(value.count),
      let first = UnmarkedWords.word(at: value.lowerBound, to: value.upperBound, bytes),
      once.contains(first.key)
    else { return nil }
    var offset = first.end
    while offset < value.upperBound {
      guard let word = UnmarkedWords.word(at: offset, to: value.upperBound, bytes) else {
        offset += 1
        continue
      }
      if now.contains(word.key) {
        let rest = Bytes.trim(word.end..<value.upperBound, in: bytes)
        return TokenLiteral.read(bytes, rest) == nil ? nil : rest
      }
      offset = word.end
    }
    return nil
  }
}

extension CodeTokens {
  /// The colour to which an arrow leads at the start of the comment behind a property, alone or with a remark in brackets.
  func successor(of member: CodeGroup.Member) -> Range<Int>? {
    let value = member.value
    guard language == .css || language == .text, let first = value.first,
      bytes[first] == ASCII.hash
    else { return nil }
    let near = value.upperBound..<min(bytes.count, value.upperBound + 120)
    let end = near.first { bytes[$0] == ASCII.lineFeed } ?? near.upperBound
    var offset = blanksEnd(value.upperBound, end)
    guard
      Bytes.matches("/*", at: offset, end: end, in: bytes)
        || Bytes.matches("//", at: offset, end: end, in: bytes)
    else { return nil }
    offset = blanksEnd(offset + 2, end)
    guard Bytes.matches("→", at: offset, end: end, in: bytes) else { return nil }
    offset = blanksEnd(offset + 3, end)
    guard offset < end, bytes[offset] == ASCII.hash,
      let color = TokenLiteral.color(bytes, offset..<end), color.range.count > 6
    else { return nil }
    let behind = blanksEnd(color.range.upperBound, end)
    return behind >= end || bytes[behind] == 0x28 || bytes[behind] == 0x2A ? color.range : nil
  }

  /// The offset behind blanks and semicolons.
  private func blanksEnd(_ offset: Int, _ end: Int) -> Int {
    var offset = offset
    while offset < end, [0x20, 0x09, 0x3B].contains(bytes[offset]) { offset += 1 }
    return offset
  }
}
