import SpecModel
import SpecSyntax
import SpecText

/// Names of colours beside pictures, "🟢 Primary: #2E7D32", and before colours in brackets, "├── Raised (#1A1A1F) - cards".
extension FenceRows {
  /// Signs that say of a colour that it is not to be taken.
  private static let refusals: [StaticString] = ["❌", "🚫", "⛔", "✗", "✘", "✖"]

  /// The offset behind a picture; the offset itself where none stands there.
  func pictureEnd(_ offset: Int, _ end: Int) -> Int {
    guard offset + 2 < end, bytes[offset] == 0xF0 || bytes[offset] == 0xE2,
      !Self.refusals.contains(where: { Bytes.matches($0, at: offset, end: end, in: bytes) })
    else { return offset }
    var stop = offset
    if bytes[offset] == 0xF0, bytes[offset + 1] == 0x9F, offset + 3 < end {
      stop = offset + 4
    } else if bytes[offset] == 0xE2, Self.signs.contains(bytes[offset + 1]) {
      stop = offset + 3
    }
    // The selector of the coloured form.
    if stop > offset, Bytes.matches("\u{FE0F}", at: stop, end: end, in: bytes) { stop += 3 }
    return stop
  }

  /// The second bytes of signs from U+25C0 to U+27BF and of squares and circles from U+2B00 on.
  private static let signs: Set<UInt8> = [
    0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9D, 0x9E, 0xAC, 0xAD,
  ]

  /// A line without the picture and the blank before its name.
  func withoutPicture(_ text: Range<Int>) -> Range<Int> {
    guard let first = text.first, case let end = pictureEnd(first, text.upperBound), end > first,
      end < text.upperBound, bytes[end] == 0x20
    else { return text }
    return Bytes.trim(end..<text.upperBound, in: bytes)
  }

  /// A name without the picture behind it: "Breakfast 🌅".
  func beforePicture(_ name: Range<Int>) -> Range<Int> {
    var offset = name.lowerBound
    while offset < name.upperBound {
      let end = pictureEnd(offset, name.upperBound)
      if end > offset, offset > name.lowerBound {
        return Bytes.trim(name.lowerBound..<offset, in: bytes)
      }
      offset = max(end, offset + 1)
    }
    return Bytes.trim(name, in: bytes)
  }

  /// "Raised (#1A1A1F) - cards": up to three words, a colour in brackets, and no more than a remark behind it.
  func bracketed(_ item: Range<Int>, _ kind: Token.Kind) -> Row? {
    guard kind == .color, let open = Bytes.find(" (#", in: item, of: bytes),
      case let name = Bytes.trim(item.lowerBound..<open, in: bytes), let first = name.first,
      Bytes.isLetter(bytes[first]) || bytes[first] >= 0xE3, name.count < 40,
      Words.all(bytes, name).count < 4,
      !name.contains(where: { [0x3A, 0x3D, 0x2C, 0x22, 0xE2].contains(bytes[$0]) }),
      let color = TokenLiteral.color(bytes, open + 2..<item.upperBound), color.range.count > 4,
      color.range.upperBound < item.upperBound, bytes[color.range.upperBound] == 0x29
    else { return nil }
    let rest = Bytes.trim(color.range.upperBound + 1..<item.upperBound, in: bytes)
    let isRemark =
      rest.isEmpty
      || Self.remarkMarks.contains {
        Bytes.matches($0, at: rest.lowerBound, end: rest.upperBound, in: bytes)
      }
    return isRemark ? Row(name: name, value: color, line: item) : nil
  }

  private static let remarkMarks: [StaticString] = [
    "- ", "– ", "— ", "← ", "<- ", ": ", "# ", "// ",
  ]
}
