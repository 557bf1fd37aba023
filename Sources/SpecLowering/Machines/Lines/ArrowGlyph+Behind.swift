import SpecText

extension ArrowGlyph {
  /// Whether what stands on an arrow is where a drawn line bends, "---+-->", and no words.
  static func isCorner(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    range.count == 1 && bytes[range.lowerBound] == 0x2B && range.lowerBound > 0
      && bytes[range.lowerBound - 1] == 0x2D
  }

  /// Whether an arrow without blanks around it stands between the parts of a call: "items()->first()", "$order->total".
  static func isOfCode(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard bytes[start] == 0x2D, start > 0, end < bytes.count, isLetter(bytes[end]),
      bytes[end] < 0x80
    else { return false }
    var behind = end
    while behind < bytes.count, ASCII.isWord(bytes[behind]) || bytes[behind] == 0x5F { behind += 1 }
    if bytes[start - 1] == 0x29 { return behind < bytes.count && bytes[behind] == 0x28 }
    var before = start - 1
    while before > 0, ASCII.isWord(bytes[before]) || bytes[before] == 0x5F { before -= 1 }
    return bytes[before] == 0x24 && before < start - 1
  }

  /// A text without the remark at its right, "[Card] [Card]    <- a flat grid": an arrow back behind two blanks or more,
  /// and words in small letters.
  static func withoutRemark(_ text: String) -> String {
    var text = text
    let end = text.withUTF8 { bytes -> Int? in
      guard bytes.count > 6, let first = bytes.first(where: { $0 > ASCII.space }),
        !ASCII.isLower(first)
      else { return nil }
      return (3..<bytes.count - 3).first { index in
        guard bytes[index - 1] == ASCII.space, bytes[index - 2] == ASCII.space else { return false }
        let isPlain = bytes[index] == 0x3C && bytes[index + 1] == 0x2D
        // ← is E2 86 90.
        let isDrawn = bytes[index] == 0xE2 && bytes[index + 1] == 0x86 && bytes[index + 2] == 0x90
        guard isPlain || isDrawn, case let next = index + (isPlain ? 2 : 3), next + 1 < bytes.count
        else { return false }
        return bytes[next] == ASCII.space && ASCII.isLower(bytes[next + 1])
      }
    }
    guard let end else { return text }
    return StateName.trimmed(String(decoding: text.utf8.prefix(end), as: UTF8.self))
  }

  /// An arrow with the words in parentheses right behind its head, "A →(tap) B", where a name follows them.
  ///
  /// "A → (optional) B" stands apart from its arrow, and "->(x) { x + 1 }" is code.
  static func withLabelBehind(_ bytes: UnsafeBufferPointer<UInt8>, _ found: Found) -> Found {
    guard found.direction == .forward, found.label == nil, found.end < bytes.count,
      bytes[found.end] == 0x28
    else { return found }
    let inner = found.end + 1..<min(bytes.count, found.end + reach)
    guard let close = inner.first(where: { bytes[$0] == 0x28 || bytes[$0] == 0x29 }),
      bytes[close] == 0x29, close + 2 < bytes.count, bytes[close + 1] == ASCII.space,
      (inner.lowerBound..<close).contains(where: { isLetter(bytes[$0]) }),
      let next = (close + 2..<bytes.count).first(where: { bytes[$0] != ASCII.space }),
      bytes[next] == 0x5B || isLetter(bytes[next]), arrow(bytes, at: next) == nil
    else { return found }
    return Found(direction: .forward, end: close + 1, label: inner.lowerBound..<close)
  }

  /// A head that points down between two names in brackets on one line, "[Home] ↓ [Map]"; elsewhere it leads to the line
  /// below, or belongs to the words beside it.
  static func down(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Found? {
    guard bytes[start] == 0xE2, start + 3 < bytes.count,
      isDown(bytes[start + 1], bytes[start + 2])
    else { return nil }
    var end = start + 3
    // The variation selectors of emoji are EF B8 8E and EF B8 8F.
    if end + 2 < bytes.count, bytes[end] == 0xEF, bytes[end + 1] == 0xB8 { end += 3 }
    let left = (max(0, start - gap)..<start).reversed().first { bytes[$0] != ASCII.space }
    let right = (end..<min(bytes.count, end + gap)).first { bytes[$0] != ASCII.space }
    guard let left, let right, bytes[left] == 0x5D, bytes[right] == 0x5B else { return nil }
    return Found(direction: .forward, end: end)
  }

  /// ↓ ⇓ ▼ ⬇ are E2 86 93, E2 87 93, E2 96 BC and E2 AC 87.
  private static func isDown(_ middle: UInt8, _ last: UInt8) -> Bool {
    switch middle {
    case 0x86, 0x87: last == 0x93
    case 0x96: last == 0xBC
    case 0xAC: last == 0x87
    default: false
    }
  }

  /// How near the brackets stand.
  private static let gap = 3

  /// How long such words may be.
  private static let reach = 80

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isLetter(byte) }
}
