import SpecModel
import SpecText

extension TokenLiteral {
  /// The colour in quotation marks that is all that a call gets: "#2F855A" of `Color(hex: "#2F855A")`.
  static func quotedColor(
    in value: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let value = Bytes.trim(value, in: bytes)
    guard value.count < 80, let first = value.first, Bytes.isLetter(bytes[first]),
      bytes[value.upperBound - 1] == 0x29,
      let open = value.first(where: { bytes[$0] == 0x28 }),
      case let inner = Bytes.trim(open + 1..<value.upperBound - 1, in: bytes), inner.count > 5,
      let end = inner.last, bytes[end] == 0x22 || bytes[end] == 0x27,
      let hash = inner.first(where: { bytes[$0] == 0x23 }), bytes[hash - 1] == bytes[end],
      // "hex: " at most stands before it.
      (inner.lowerBound..<hash - 1).allSatisfy({
        Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x3A || bytes[$0] == 0x20
      }),
      let color = color(bytes, hash..<end), color.range.upperBound == end
    else { return nil }
    return color.range
  }
}
