import SpecModel
import SpecText

extension TokenPass {
  /// The offset behind " (night):", which tells more of the name before it; otherwise the offset itself.
  static func bracketEnd(
    _ offset: Int, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard Bytes.matches(" (", at: offset, end: text.upperBound, in: bytes),
      let close = (offset..<min(text.upperBound, offset + 40)).first(where: { bytes[$0] == 0x29 }),
      close + 2 < text.upperBound, bytes[close + 1] == 0x3A,
      case let inside = offset + 2..<close,
      TokenLiteral.read(bytes, inside).map({ $0.kind == .other }) ?? true,
      !inside.contains(where: { bytes[$0] == 0x23 }),
      (1...4).contains(UnmarkedWords.keys(bytes, inside).count)
    else { return offset }
    return close + 1
  }
}
