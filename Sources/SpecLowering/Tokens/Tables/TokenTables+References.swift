import SpecModel
import SpecText

/// Tables whose values are the names of other tokens, and columns that say how opaque colours are.
extension TokenTables {
  private static let pointers = WordKey.set(
    "reference", "references", "refers", "ref", "refs", "alias", "aliases", "maps", "mapped",
    "mapping", "points", "resolves", "primitive", "primitives", "verweis", "verweist", "referenz",
    "renvoi", "renvoie", "referencia", "apunta", "aponta", "riferimento", "rimanda", "verwijst",
    "verwijzing", "merujuk", "rujukan", "ссылка", "ссылается")
  private static let properties = WordKey.set(
    "css", "property", "variable", "custom", "var", "scss", "propiedad", "propriedade", "propriete",
    "eigenschaft", "variabele")
  private static let opacities = WordKey.set(
    "opacity", "alpha", "deckkraft", "opacite", "opacidad", "opacidade", "opacita", "dekking",
    "opasitas", "непрозрачность")
  private static let opaque: [StaticString] = ["100%", "100 %", "1", "1.0", "1,0"]

  /// Finds the column of names of other tokens and that of opacities: "Token | References | Opacity".
  func takeReferences(_ columns: inout Columns, _ headers: [[WordKey]], _ rows: [[Int]]) {
    guard columns.kind == nil || columns.kind == .color, columns.modes.isEmpty else { return }
    let others = headers.indices.filter { $0 != columns.name }
    let alpha = others.first { column in
      headers[column].count <= 2 && headers[column].contains(where: Self.opacities.contains)
        && rows.contains { column < $0.count && share(in: $0[column]) != nil }
        && rows.allSatisfy { column >= $0.count || isShareOrEmpty($0[column]) }
    }
    let isToken =
      TokenColumns.isExplicit(headers[columns.name])
      || columns.kind == .color
        && rows.allSatisfy { cells in
          columns.name < cells.count
            && TokenPass.codeSpan(at: bare(cells[columns.name]).lowerBound, reader) != nil
        }
    let reference = isToken ? others.first { isReference($0, columns, headers, rows) } : nil
    guard reference != nil || alpha.map({ isColors(columns, except: $0, rows) }) == true else {
      return
    }
    columns.reference = reference
    columns.alpha = alpha
    let property = reference.flatMap { reference in
      others.first { $0 != reference && areProperties($0, headers, rows) }
    }
    columns.property = property
    columns.values.removeAll { $0 == alpha || $0 == reference || $0 == property }
    if let reference { columns.values.insert(reference, at: 0) }
  }

  /// Whether a column holds names of other tokens, for most rows at least: all in braces, or below a header that says so
  /// and beside no other values.
  private func isReference(
    _ column: Int, _ columns: Columns, _ headers: [[WordKey]], _ rows: [[Int]]
  ) -> Bool {
    let texts = rows.compactMap { column < $0.count ? bare($0[column]) : nil }
      .filter { !$0.isEmpty && !Self.isDash($0, reader.bytes) }
    guard !texts.isEmpty else { return false }
    let names = texts.filter { pointed(in: $0) != nil }
    guard names.count * 2 >= texts.count, names.contains(where: isOfDesign) || columns.isOfKind
    else { return false }
    if names.allSatisfy({ reader.bytes[Self.afterArrow($0, reader.bytes)] == 0x7B }) {
      return true
    }
    let hasValues = headers.indices.contains { other in
      other != column && other != columns.name && !areProperties(other, headers, rows)
        && headers[other].contains(where: TokenColumns.value.contains)
        && !headers[other].contains(where: Self.opacities.contains)
    }
    return !hasValues && headers[column].contains(where: Self.pointers.contains)
  }

  /// "CSS property" over "`--color-bg`": whether all cells are names of custom properties.
  private func areProperties(_ column: Int, _ headers: [[WordKey]], _ rows: [[Int]]) -> Bool {
    guard headers[column].contains(where: Self.properties.contains) else { return false }
    let texts = rows.compactMap { column < $0.count ? bare($0[column]) : nil }
      .filter { !$0.isEmpty && !Self.isDash($0, reader.bytes) }
    return !texts.isEmpty
      && texts.allSatisfy {
        reader.bytes[$0.lowerBound] == ASCII.hyphen && TokenPass.isReference($0, reader.bytes)
      }
  }

  /// Whether the likeliest column of values but one holds colours.
  private func isColors(_ columns: Columns, except alpha: Int, _ rows: [[Int]]) -> Bool {
    guard let column = columns.values.first(where: { $0 != alpha }) else { return false }
    return rows.contains { cells in
      column < cells.count
        && TokenLiteral.read(reader.bytes, bare(cells[column]))?.kind == .color
    }
  }

  private func bare(_ cell: Int) -> Range<Int> {
    Bytes.trim(reader.textRange(cell), in: reader.bytes)
  }

  /// The offset behind an arrow that begins a text, and the blanks behind it; where the text begins without one.
  static func afterArrow(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let marks: [StaticString] = ["→", "->", "=>", "⇒"]
    guard
      let mark = marks.first(where: {
        Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
      }),
      case let start = Bytes.blanksEnd(
        text.lowerBound + mark.utf8CodeUnitCount, text.upperBound, in: bytes),
      start < text.upperBound
    else { return text.lowerBound }
    return start
  }

  /// "{gray.900}", "→ `focus.ring`", "gray-900": the name of a token that is the whole text, without an arrow before it.
  private func pointed(in text: Range<Int>) -> Range<Int>? {
    let bytes = reader.bytes
    guard text.count > 2, text.count <= 60 else { return nil }
    let name = Self.afterArrow(text, bytes)..<text.upperBound
    guard let first = name.first, let last = name.last, name.count > 2 else { return nil }
    let isInBraces = bytes[first] == 0x7B && bytes[last] == 0x7D
    let inner = isInBraces ? first + 1..<last : name
    guard let start = inner.first, Bytes.isLetter(bytes[start]) || bytes[start] == ASCII.hyphen,
      inner.allSatisfy({ Bytes.isWord(bytes[$0]) || [0x2D, 0x2E, 0x2F].contains(bytes[$0]) }),
      inner.contains(where: { bytes[$0] == ASCII.hyphen || bytes[$0] == ASCII.dot })
    else { return nil }
    return name
  }

  /// Whether a name says that it is one of a design: it holds a word for a hue or for a kind of values.
  private func isOfDesign(_ text: Range<Int>) -> Bool {
    let name = reader.string(text)
    return Names.hasWord(name, in: HueNames.words)
      || TokenKinds.kind(of: name, or: .other) != .other
  }

  /// The name of another token that is the value of a row.
  func reference(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    guard let column = columns.reference, column < cells.count,
      let range = pointed(in: bare(cells[column]))
    else { return nil }
    let value = reader.string(range)
    let name = reader.string(reader.textRange(cells[columns.name]))
    let isColor =
      columns.kind == .color || columns.alpha != nil || Names.hasWord(value, in: HueNames.words)
    if isColor { return (.color, value, range) }
    let named = TokenKinds.kind(of: name, or: .other)
    return (TokenKinds.kind(of: value, or: named), value, range)
  }

  /// "48%", "0.48": how opaque a colour is; `nil` where a cell says that it is wholly so, or nothing.
  private func share(in cell: Int) -> String? {
    let text = bare(cell)
    guard isNumber(text), !Self.opaque.contains(where: { isText(text, $0) }) else { return nil }
    return reader.string(text).filter { $0 != " " }
  }

  private func isShareOrEmpty(_ cell: Int) -> Bool {
    let text = bare(cell)
    return text.isEmpty || Self.isDash(text, reader.bytes) || isNumber(text)
  }

  private func isText(_ text: Range<Int>, _ literal: StaticString) -> Bool {
    text.count == literal.utf8CodeUnitCount
      && Bytes.matches(literal, at: text.lowerBound, end: text.upperBound, in: reader.bytes)
  }

  /// Whether a text is a percentage or a number up to one.
  private func isNumber(_ text: Range<Int>) -> Bool {
    guard let last = text.last, text.count <= 6 else { return false }
    let isPercentage = reader.bytes[last] == 0x25
    let digits = Bytes.trim(
      text.lowerBound..<(isPercentage ? last : text.upperBound), in: reader.bytes)
    guard let number = Double(reader.string(digits)) else { return false }
    return (0...(isPercentage ? 100 : 1)).contains(number)
  }

  /// A colour with the opacity that its row gives it: "{gray.900} / 48%".
  func withAlpha(
    _ value: (kind: Token.Kind, text: String, range: Range<Int>), _ cells: [Int],
    _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>) {
    guard value.kind == .color, let column = columns.alpha, column < cells.count,
      let share = share(in: cells[column])
    else { return value }
    return (value.kind, value.text + " / " + share, value.range)
  }
}
