import SpecModel
import SpecText

/// Reads tables with a column of values for each mode: "Token | Light | Dark", "Name | Hex (Paper) | Hex (Ink)".
enum TokenModes {
  /// The columns for modes with their names; none where fewer than two columns are.
  static func columns(
    _ headers: [[WordKey]], _ texts: [Range<Int>], except name: Int, _ reader: FactReader
  ) -> [(column: Int, name: String)] {
    let others = headers.indices.filter { $0 != name && $0 < texts.count }
    let named = others.filter { !TokenColumns.isOnColor(headers[$0]) }
      .compactMap { column in
        (TokenColumns.mode(headers[column]) ?? mode(headers[column], texts[column], reader))
          .map { (column, $0) }
      }
    if named.count > 1 {
      // "Dark Family | Dark Hex | Light Family | Light Hex": of two columns for a mode one has the values.
      let noted = named.filter { own in
        isNotation(headers[own.0])
          || !named.contains { $0.0 != own.0 && $0.1 == own.1 && isNotation(headers[$0.0]) }
      }
      if noted.count > 1 { return noted }
      return named
    }
    // "Role | Default | Dark": the other column holds what is there without it.
    if named.count == 1, let mode = named.first,
      let base = others.first(where: { $0 < mode.0 && isBase(headers[$0]) })
    {
      let other = mode.1 == "dark" ? "light" : "dark"
      return [(column: base, name: other), (column: mode.0, name: mode.1)]
    }
    let qualified = others.compactMap { qualifier(texts[$0], $0, reader) }
    for (head, _, _) in qualified {
      let same = qualified.filter { $0.head == head }
      if same.count > 1 { return same.map { ($0.column, $0.name) } }
    }
    return []
  }

  /// "Dark mode (reference value of step 9)": the mode that a header names before its parenthesis, which explains it.
  private static func mode(
    _ header: [WordKey], _ text: Range<Int>, _ reader: FactReader
  ) -> String? {
    // "Light (default) / Dark" is of both.
    guard Set(header.compactMap { TokenColumns.mode(ofWord: $0) }).count == 1 else { return nil }
    let text = Bytes.trim(text, in: reader.bytes)
    guard
      let open = Bytes.find("(", in: text, of: reader.bytes)
        ?? Bytes.find("（", in: text, of: reader.bytes),
      open > text.lowerBound
    else { return nil }
    return TokenColumns.mode(TokenHeaders.keys(reader.bytes, text.lowerBound..<open))
  }

  private static let notations = WordKey.set("hex", "hexcode", "rgb", "rgba", "hsl", "oklch")

  /// "Dark Hex": a header over colours in a notation.
  private static func isNotation(_ header: [WordKey]) -> Bool {
    header.contains(where: notations.contains)
  }

  private static let bases = WordKey.set("default", "base", "standard", "normal")

  /// "Default", "Base": a header over values for no mode.
  static func isBase(_ header: [WordKey]) -> Bool {
    header.count == 1 && bases.contains(header[0])
  }

  /// "Hex (Paper)": what two columns share, and what tells them apart.
  private static func qualifier(
    _ text: Range<Int>, _ column: Int, _ reader: FactReader
  ) -> (head: String, column: Int, name: String)? {
    let text = Bytes.trim(text, in: reader.bytes)
    guard text.count > 4, reader.bytes[text.upperBound - 1] == 0x29,
      let open = text.first(where: { reader.bytes[$0] == 0x28 }), open > text.lowerBound
    else { return nil }
    let words = Words.all(reader.bytes, open..<text.upperBound)
    guard (1...2).contains(words.count), !TokenColumns.unit.contains(words[0].key) else {
      return nil
    }
    let head = Bytes.trim(text.lowerBound..<open, in: reader.bytes)
    return (
      reader.string(head).lowercased(), column,
      reader.string(open + 1..<text.upperBound - 1).lowercased()
    )
  }

  /// The value of a cell for a mode; only colours and shadows have modes other than light and dark.
  static func value(
    _ text: Range<Int>, of kind: Token.Kind, mode: String, _ reader: FactReader
  ) -> Range<Int>? {
    if kind == .color, NamedColors.isTold(reader.bytes, text) { return text }
    guard mode == "light" || mode == "dark" || kind == .color || kind == .shadow,
      !text.isEmpty,
      let literal = TokenLiteral.read(reader.bytes, text)
        ?? (kind == .color
          ? TokenKinds.described(text, reader, most: 3) ?? TokenKinds.enclosedColor(text, reader)
          : nil)
    else { return nil }
    if literal.kind == kind { return kind == .shadow ? text : literal.range }
    return TokenKinds.fit(literal, kind: kind, text: text, reader: reader)?.range
  }
}
