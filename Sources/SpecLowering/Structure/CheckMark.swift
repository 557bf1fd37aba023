/// The mark of a thing to tick off in front of a text: "☐", "☑", "✅", "❌".
struct CheckMark {
  /// What is drawn.
  enum Kind { case openBox, tickedBox, tick, cross }

  let kind: Kind
  /// Where the text begins behind the mark.
  let end: Int

  /// Whether the thing is done.
  var isTicked: Bool { kind == .tickedBox || kind == .tick }
  /// Whether a box is drawn: only what is to be ticked off has one.
  var isBox: Bool { kind == .openBox || kind == .tickedBox }

  /// - Complexity: a look at the first byte dismisses most texts.
  init?<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ text: Range<Int>)
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let start = text.lowerBound
    guard text.count >= 3, bytes[start] == 0xE2 || bytes[start] == 0xF0 else { return nil }
    var offset = start + 3
    switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
    // ☐ ⬜ □ ▢
    case (0xE2, 0x98, 0x90), (0xE2, 0xAC, 0x9C), (0xE2, 0x96, 0xA1), (0xE2, 0x96, 0xA2):
      kind = .openBox
    // ☑
    case (0xE2, 0x98, 0x91): kind = .tickedBox
    // ✅ ✓ ✔
    case (0xE2, 0x9C, 0x85), (0xE2, 0x9C, 0x93), (0xE2, 0x9C, 0x94): kind = .tick
    // ❌ ✖ ✗ ✘
    case (0xE2, 0x9D, 0x8C), (0xE2, 0x9C, 0x96), (0xE2, 0x9C, 0x97), (0xE2, 0x9C, 0x98):
      kind = .cross
    // 🔲 🔳
    case (0xF0, 0x9F, 0x94)
    where text.count > 3 && (bytes[start + 3] == 0xB2 || bytes[start + 3] == 0xB3):
      kind = .openBox
      offset += 1
    default: return nil
    }
    // U+FE0F asks for the coloured form.
    if offset + 2 < text.upperBound, bytes[offset] == 0xEF, bytes[offset + 1] == 0xB8,
      bytes[offset + 2] == 0x8F
    {
      offset += 3
    }
    while offset < text.upperBound, bytes[offset] == 0x20 { offset += 1 }
    end = offset
  }
}
