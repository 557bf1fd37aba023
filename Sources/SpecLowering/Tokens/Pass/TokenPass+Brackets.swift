import SpecModel
import SpecSyntax
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

extension TokenPass {
  private static let fonts = WordKey.set(
    "fonts", "typefaces", "fontes", "fuentes", "polices", "schriften", "lettertypen", "caratteri")

  /// Whether the heading above a line is no more than the word for faces: "Fonts".
  static func isBelowFonts(_ line: TextLine, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    let title = reader.textRange(Int(document.sections[section].heading))
    let words = Words.keys(reader.bytes, title)
    return title.count < 30 && words.count == 1 && fonts.contains(words[0])
  }
}

extension TokenPass {
  /// "var(--slate-50);": another custom property as the whole value, whose kind the name there tells.
  static func alias(_ text: Range<Int>, _ reader: FactReader) -> TokenLiteral? {
    var text = Bytes.trim(text, in: reader.bytes)
    if let last = text.last, reader.bytes[last] == 0x3B { text = text.lowerBound..<last }
    guard text.count > 7, reader.bytes[text.upperBound - 1] == 0x29,
      Bytes.matches("var(--", at: text.lowerBound, end: text.upperBound, in: reader.bytes),
      isReference(text.lowerBound + 4..<text.upperBound - 1, reader.bytes)
    else { return nil }
    let name = reader.string(text.lowerBound + 4..<text.upperBound - 1)
    return TokenLiteral(kind: TokenKinds.kind(of: name, or: .other), range: text)
  }
}
