import SpecModel
import SpecSyntax
import SpecText

/// Tables with a value for each row and each of several columns, so that both name it.
extension TokenTables {
  // MARK: Parts in modes

  /// A column of colours for a part in a mode: "Border (dark)".
  private struct PartColumn {
    var column: Int
    var part: Range<Int>
    var mode: String
  }

  /// Reads "Badge | Ground (light) | Text (light)": two parts at least, each with the mode in brackets behind it.
  func readPartsOfModes(
    _ table: Int, _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic == .kind(.color) || topic == .kind(.other) || topic == .none,
      !sink.definesColorsInFrontMatter, body.count > 1, let head = document.firstChild(of: table)
    else { return false }
    let titles = document.children(of: head).map(reader.textRange)
    guard (3...9).contains(titles.count) else { return false }
    let columns = titles.indices.dropFirst().compactMap { partColumn($0, titles[$0]) }
    let parts = columns.map { reader.string($0.part) }
    guard Set(parts).count > 1,
      Set(zip(parts, columns).map { "\($0)\n\($1.mode)" }).count == columns.count
    else { return false }
    let rows = body.map { (row: $0.row, cells: document.children(of: $0.row)) }
    let names = TokenNameColumn(
      reader: reader, headers: titles.map { TokenHeaders.keys(reader.bytes, $0) },
      rows: rows.prefix(12).map(\.cells))
    let areColors = columns.allSatisfy { column in
      rows.count { column.column < $0.cells.count && color(in: $0.cells[column.column]) != nil }
        * 3 >= rows.count * 2
    }
    guard areColors, names.holdsNames(0), names.isUnlike(0) else { return false }
    for (row, cells) in rows { addParts(row, cells, columns, into: &sink) }
    return true
  }

  /// "Text (light)": up to three words before a mode in brackets.
  private func partColumn(_ column: Int, _ title: Range<Int>) -> PartColumn? {
    let text = Bytes.trim(title, in: reader.bytes)
    guard text.count <= 48, let open = Bytes.find(" (", in: text, of: reader.bytes),
      open > text.lowerBound, reader.bytes[text.upperBound - 1] == 0x29,
      case let words = TokenHeaders.keys(reader.bytes, open + 2..<text.upperBound - 1),
      (1...2).contains(words.count), let mode = TokenColumns.mode(words),
      case let part = text.lowerBound..<open,
      case let own = Words.keys(reader.bytes, part), own.count <= 3,
      !own.contains(where: { TokenColumns.mode(ofWord: $0) != nil })
    else { return nil }
    return PartColumn(column: column, part: part, mode: mode)
  }

  /// Adds the colours of a row: the first of each part, and those of other modes to it.
  private func addParts(
    _ row: Int, _ cells: [Int], _ columns: [PartColumn], into sink: inout TokenSink
  ) {
    let title = reader.string(Bytes.trim(reader.textRange(cells[0]), in: reader.bytes))
    guard !title.isEmpty else { return }
    var known: Set<String> = []
    for column in columns where column.column < cells.count {
      guard let color = color(in: cells[column.column]) else { continue }
      let name = title + " " + reader.string(column.part)
      let value = reader.string(color)
      guard known.insert(name).inserted else {
        sink.add(mode: column.mode, value: value, of: name, valueOrigin: reader.origin(color))
        continue
      }
      sink.add(
        .init(
          name: name, kind: .color, value: value,
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(color),
          theme: .named(column.mode)))
    }
  }

  // MARK: Styles of several roles

  private static let roles = WordKey.set(
    "display", "headline", "heading", "title", "subtitle", "body", "caption", "label", "overline",
    "footnote", "emphasis", "lead", "quote", "mono", "titel", "text", "fliesstext", "titre",
    "corps", "titulo", "cuerpo", "corpo", "titolo", "kop", "judul", "legende", "leyenda",
    "legenda", "didascalia")

  /// Reads "Format | Size of the sheet | Headline | Body" over "54px / 1.12": two columns at least that are called after
  /// roles of type and hold a size with its line height in each row.
  func readStyleMatrix(
    _ table: Int, _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic != .elements, sink.frontMatter[.typography] == nil, body.count > 1,
      let head = document.firstChild(of: table)
    else { return false }
    let titles = document.children(of: head).map { roleTitle(reader.textRange($0)) }
    guard (3...9).contains(titles.count) else { return false }
    let called = titles.indices.dropFirst().filter {
      Words.contain(Self.roles, reader.bytes, titles[$0])
    }
    guard called.count > 1 else { return false }
    let rows = body.map { (row: $0.row, cells: document.children(of: $0.row)) }
    let columns = called.filter { column in
      rows.allSatisfy { column < $0.cells.count && styleWithLine($0.cells[column]) != nil }
    }
    guard columns.count > 1 else { return false }
    let names = TokenNameColumn(
      reader: reader, headers: titles.map { Words.keys(reader.bytes, $0) },
      rows: rows.prefix(12).map(\.cells))
    guard names.holdsNames(0), names.isUnlike(0) else { return false }
    for (row, cells) in rows {
      let title = reader.string(Bytes.trim(reader.textRange(cells[0]), in: reader.bytes))
      for column in columns {
        guard let style = styleWithLine(cells[column]) else { continue }
        sink.add(
          .init(
            name: title + " " + reader.string(titles[column]), kind: .typography,
            value: reader.string(style), origin: document.origin(document.nodes[row].range),
            valueOrigin: reader.origin(style)))
      }
    }
    return true
  }

  /// A title without the remark in brackets behind it: "Headline (Serif 300)".
  private func roleTitle(_ title: Range<Int>) -> Range<Int> {
    let text = Bytes.trim(title, in: reader.bytes)
    guard let open = Bytes.find(" (", in: text, of: reader.bytes), open > text.lowerBound else {
      return text
    }
    return text.lowerBound..<open
  }

  /// "54px / 1.12": a cell of nothing but a size and its line height.
  private func styleWithLine(_ cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard (5...24).contains(text.count), let first = text.first,
      Bytes.isDigit(reader.bytes[first]),
      let stroke = text.first(where: { reader.bytes[$0] == ASCII.slash }),
      case let size = Bytes.trim(text.lowerBound..<stroke, in: reader.bytes),
      TokenLiteral.read(reader.bytes, size)?.kind == .spacing,
      case let line = Bytes.trim(stroke + 1..<text.upperBound, in: reader.bytes),
      let literal = TokenLiteral.read(reader.bytes, line), literal.range == line,
      literal.kind == .other || literal.kind == .spacing || literal.kind == .opacity
    else { return nil }
    return text
  }

  // MARK: Insets

  private static let insets = WordKey.set(
    "padding", "margin", "margins", "gap", "inset", "innenabstand", "aussenabstand", "rand",
    "marge", "marges", "espacement", "relleno", "margen", "margenes", "espaciado", "margem",
    "margens", "espacamento", "margine", "margini", "spaziatura", "vulling", "jarak")

  /// Whether the columns are what one thing measures in several ways, and no scale.
  func measuresOneThing(_ columns: Columns, _ headers: [[WordKey]]) -> Bool {
    columns.kind == .size && TokenColumns.areMeasures(headers)
      || columns.kind == .typography && columns.size == nil && areInsets(headers)
  }

  /// "Format | Padding above | Padding below": whether the columns hold distances, which are no sizes of letters.
  private func areInsets(_ headers: [[WordKey]]) -> Bool {
    let others = headers.dropFirst()
    return others.count > 1
      && others.count { $0.contains(where: Self.insets.contains) } * 3 >= others.count * 2
  }
}
