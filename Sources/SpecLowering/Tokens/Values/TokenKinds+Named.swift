import SpecModel
import SpecText

extension TokenKinds {
  /// "`xl` (20px)", "py-28 (112px)", "`gap_1` = 4px": a length behind the name of a step or class, and nothing else; a
  /// colour behind words for it, "Ink `#13151B` (text)".
  static func behindName(
    _ text: Range<Int>, _ kind: Token.Kind?, _ reader: FactReader
  ) -> TokenLiteral? {
    if kind == .color { return paraphrased(text, reader) }
    let bytes = reader.bytes
    guard kind == .spacing || kind == .radius || kind == .size || kind == .typography,
      text.count <= 40, let blank = text.first(where: { bytes[$0] == ASCII.space }),
      case let name = text.lowerBound..<blank,
      name.allSatisfy({ Bytes.isWord(bytes[$0]) || [0x2D, 0x2E].contains(bytes[$0]) }),
      // "1rem (16px)" tells one length twice.
      TokenLiteral.read(bytes, name)?.range != name
    else { return nil }
    let inner: Range<Int>
    if Bytes.matches(" (", at: blank, end: text.upperBound, in: bytes),
      bytes[text.upperBound - 1] == 0x29
    {
      inner = blank + 2..<text.upperBound - 1
    } else if Bytes.matches(" = ", at: blank, end: text.upperBound, in: bytes) {
      inner = blank + 3..<text.upperBound
    } else {
      return nil
    }
    guard let value = TokenLiteral.read(bytes, inner), value.range == inner, value.kind == .spacing
    else { return nil }
    return value
  }
}
