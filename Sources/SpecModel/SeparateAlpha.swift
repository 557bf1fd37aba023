/// A colour and how opaque it is, where a value tells both apart: "#0B1020 @ 80%", "{gray.900} / 0.48".
package struct SeparateAlpha: Sendable, Hashable {
  /// The colour, or the name of one.
  package var color: String
  /// The opacity, from 0 to 1.
  package var alpha: Double

  /// Reads a value; `nil` where it is a colour alone, or a function that holds its own opacity.
  package init?(_ value: String) {
    let bytes = value.utf8
    guard let first = bytes.first, let last = bytes.last, bytes.count <= 80,
      !(0x30...0x39).contains(first), last == 0x25 || (0x30...0x39).contains(last),
      let mark = bytes.lastIndex(where: { $0 == 0x40 || $0 == 0x2F }), mark > bytes.startIndex
    else { return nil }
    let (before, after) = (bytes.index(before: mark), bytes.index(after: mark))
    guard bytes[before] == 0x20, after < bytes.endIndex, bytes[after] == 0x20 else { return nil }
    let digits = bytes[bytes.index(after: after)...].prefix { $0 != 0x25 }
    guard let number = Double(String(Substring(digits))),
      case let alpha = last == 0x25 ? number / 100 : number, alpha > 0, alpha < 1
    else { return nil }
    color = String(value[..<before])
    self.alpha = alpha
  }
}
