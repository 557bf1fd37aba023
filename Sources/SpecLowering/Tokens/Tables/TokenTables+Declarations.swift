import SpecModel
import SpecSyntax
import SpecText

/// Tables of names with what a style sheet declares for each: "Effect | CSS" over "Glow | `box-shadow: 0 0 20px …`".
extension TokenTables {
  private static let effects = WordKey.set(
    "effect", "effects", "efecto", "efectos", "efek", "effet", "effets", "effekt", "effekte",
    "efeito", "efeitos", "effetto", "effetti", "elevation", "shadow", "shadows", "utility")
  private static let wideEffects: [StaticString] = ["效果", "効果", "エフェクト", "효과", "эффект", "Эффект"]
  private static let sheets = WordKey.set(
    "css", "style", "styles", "code", "declaration", "declarations", "definition", "value",
    "implementation", "rule", "properties")
  private static let properties: [(StaticString, Token.Kind)] = [
    ("box-shadow:", .shadow), ("text-shadow:", .shadow), ("border-radius:", .radius),
    ("background-color:", .color), ("color:", .color), ("background:", .color),
    ("backdrop-filter:", .other), ("filter:", .other), ("opacity:", .opacity), ("border:", .other),
    ("-webkit-backdrop-filter:", .other),
  ]

  /// Reads rows each of which names an effect or a value and declares it; false where fewer than two do, or a heading says
  /// of which kind all are.
  ///
  /// The columns are read as written, for a header "Effect" elsewhere stands over remarks.
  func readDeclarations(
    _ rows: [Int], _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    if case .kind(let kind) = topic, kind != .other { return false }
    let titles = document.children(of: rows[0])
    guard rows.count > 2, (2...4).contains(titles.count) else { return false }
    func words(_ title: Int) -> [WordKey] {
      TokenHeaders.keys(reader.bytes, reader.textRange(title))
    }
    guard namesEffects(words(titles[0]), titles),
      let column = titles.indices.dropFirst().first(where: { index in
        let header = words(titles[index])
        return header.count <= 2 && header.contains(where: Self.sheets.contains)
      })
    else { return false }
    let body = rows.dropFirst().map { (row: $0, cells: document.children(of: $0)) }
    let found = body.compactMap { row, cells in
      column < cells.count
        ? declared(in: cells[column]).map { (row: row, cells: cells, value: $0) } : nil
    }
    guard found.count > 1, found.count * 3 >= body.count * 2 else { return false }
    for (row, cells, value) in found {
      sink.add(
        .init(
          name: reader.string(Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)),
          kind: value.kind, value: reader.string(value.range),
          origin: document.origin(document.nodes[row].range),
          valueOrigin: reader.origin(value.range),
          theme: reader.context.topic(ofNode: row).theme))
    }
    return true
  }

  private func namesEffects(_ header: [WordKey], _ titles: [Int]) -> Bool {
    if TokenColumns.isStep(header) { return true }
    if (1...2).contains(header.count), header.contains(where: Self.effects.contains) {
      return true
    }
    guard let title = titles.first, case let text = reader.textRange(title), text.count < 40 else {
      return false
    }
    return Self.wideEffects.contains { Bytes.find($0, in: text, of: reader.bytes) != nil }
  }

  /// The value of the one property that a code span declares, or all of a span that declares several.
  private func declared(in cell: Int) -> (kind: Token.Kind, range: Range<Int>)? {
    let bytes = reader.bytes
    var text = Bytes.trim(reader.textRange(cell), in: bytes)
    guard text.count < 300,
      let (property, kind) = Self.properties.first(where: {
        Bytes.matches($0.0, at: text.lowerBound, end: text.upperBound, in: bytes)
      })
    else { return nil }
    let span = TokenPass.codeSpan(at: text.lowerBound, reader)
    if let span, span.upperBound < text.upperBound { return nil }
    if bytes[text.upperBound - 1] == 0x3B { text = text.lowerBound..<text.upperBound - 1 }
    if text.contains(where: { bytes[$0] == 0x3B }) { return span == nil ? nil : (.other, text) }
    let value = Bytes.trim(
      text.lowerBound + property.utf8CodeUnitCount..<text.upperBound, in: bytes)
    guard !value.isEmpty else { return nil }
    let literal = TokenLiteral.read(bytes, value)
    // "background: linear-gradient(…), url(…)" is more than a colour.
    let isOfKind = literal.map { $0.kind == kind || kind == .radius && $0.kind == .spacing }
    // Words without the look of code declare nothing but a value that is all of them.
    if span == nil, isOfKind != true || literal?.range != value { return nil }
    return (kind == .color && isOfKind != true ? .other : kind, value)
  }
}
