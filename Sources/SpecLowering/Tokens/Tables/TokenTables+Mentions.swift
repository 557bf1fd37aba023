import SpecModel
import SpecSyntax
import SpecText

/// Tokens that cells name beside their values, and bare numbers whose names say what they are.
extension TokenTables {
  /// Whether a table tells which token takes the place of which value in the code, and defines none: "Hard-coded | Token".
  func isOfReplacements(_ headers: [[WordKey]], _ titles: [Int]) -> Bool {
    guard headers.contains(where: TokenColumns.isExplicit) else { return false }
    let replaced = headers.indices.filter {
      TokenColumns.isReplaced(headers[$0], reader.textRange(titles[$0]), reader.bytes)
    }
    guard !replaced.isEmpty else { return false }
    // "Token | Old value | New value" defines with the new one.
    return !headers.indices.contains { column in
      !replaced.contains(column) && !TokenColumns.isExplicit(headers[column])
        && headers[column].contains(where: TokenColumns.value.contains)
    }
  }

  /// Reads a table whose rows are places of use: "Disabled | 0.5 (via `--dim`)", "Ring | `--ring` (default `#112233`)".
  func readMentioned(
    _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic, into sink: inout TokenSink
  ) {
    var kind: Token.Kind?
    if case .kind(let found) = topic { kind = found }
    for (row, cells) in body {
      for cell in cells {
        let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
        guard text.count < 120, text.contains(where: { reader.bytes[$0] == 0x28 }),
          Bytes.find("--", in: text, of: reader.bytes) != nil,
          let (name, value) = mentioned(text), !sink.defines(reader.string(name))
        else { continue }
        let title = reader.string(name)
        sink.add(
          .init(
            name: title, kind: TokenKinds.kind(of: title, literal: value, topic: kind),
            value: reader.string(value.range), origin: document.origin(document.nodes[row].range),
            valueOrigin: reader.origin(value.range),
            theme: reader.context.topic(ofNode: row).theme))
      }
    }
  }

  private static let links = WordKey.set(
    "via", "token", "variable", "var", "by", "from", "through", "custom", "property", "css",
    "über", "par", "por", "con", "tramite")
  private static let defaults = WordKey.set(
    "default", "defaults", "fallback", "standard", "initial", "initially", "défaut", "defecto",
    "padrão", "predefinito")

  /// A custom property and its value, one of them in parentheses behind the other.
  private func mentioned(_ text: Range<Int>) -> (name: Range<Int>, value: TokenLiteral)? {
    let bytes = reader.bytes
    guard let open = text.first(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      let close = text.last(where: { bytes[$0] == 0x29 }), close > open
    else { return nil }
    let before = Bytes.trim(text.lowerBound..<open, in: bytes)
    let inside = Bytes.trim(open + 1..<close, in: bytes)
    if isProperty(before) {
      guard Words.keys(bytes, inside).first.map(Self.defaults.contains) ?? false,
        let value = code(in: inside).flatMap({ TokenLiteral.read(bytes, $0) })
          ?? TokenLiteral.anyColor(bytes, inside)
      else { return nil }
      return (before, value)
    }
    guard let value = TokenLiteral.read(bytes, before), value.range == before,
      let name = code(in: inside), isProperty(name), name.upperBound == inside.upperBound,
      Words.keys(bytes, inside.lowerBound..<name.lowerBound).allSatisfy(Self.links.contains)
    else { return nil }
    return (name, value)
  }

  private func isProperty(_ text: Range<Int>) -> Bool {
    text.count > 3 && reader.bytes[text.lowerBound] == 0x2D
      && reader.bytes[text.lowerBound + 1] == 0x2D && TokenPass.isReference(text, reader.bytes)
  }

  /// The first code span in a text.
  private func code(in text: Range<Int>) -> Range<Int>? {
    for offset in text where offset == text.lowerBound || reader.bytes[offset - 1] == 0x20 {
      if let span = TokenPass.codeSpan(at: offset, reader), span.upperBound <= text.upperBound {
        return span
      }
    }
    return nil
  }

  /// "`alpha-dimmed` | 0.38", "`z-dialog` | 400": a number and no more, whose name says that it is an opacity, a layer or
  /// a weight.
  func number(
    _ literal: TokenLiteral?, _ text: Range<Int>, _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>)? {
    guard let literal, literal.kind == .other, literal.range == text, !columns.isOfConstants else {
      return nil
    }
    let value = reader.string(text)
    guard let number = Double(value) else { return nil }
    let name = reader.string(reader.textRange(cells[columns.name]))
    switch TokenKinds.kind(of: name, literal: literal) {
    case .opacity: return (0...1).contains(number) ? (.opacity, value, text) : nil
    case .zindex: return value.utf8.contains(0x2E) ? nil : (.zindex, value, text)
    case .fontWeight: return (100...900).contains(number) ? (.fontWeight, value, text) : nil
    default: return nil
    }
  }
}
