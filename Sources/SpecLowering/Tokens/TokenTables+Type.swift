import SpecModel
import SpecSyntax
import SpecText

/// Tables of type styles that give several parts of a style in one cell, several widths of screens, or a style a column.
extension TokenTables {
  /// A style in a cell: "24px/32px Bold".
  private struct TypeCell {
    var text: String
    var range: Range<Int>
    var hasLine: Bool
    var hasWeight: Bool
  }

  /// Reads tables of type styles by their cells; false where they are none and the headers decide.
  func readTypeStyles(
    _ table: Int, _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])],
    _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    switch topic {
    case .none, .kind(.typography), .kind(.other): break
    default: return false
    }
    return readStyleColumns(table, topic, into: &sink)
      || readStyleRows(table, headers, body, topic, into: &sink)
  }

  // MARK: A style a row

  private static let platforms = WordKey.set(
    "mobile", "phone", "tablet", "desktop", "laptop", "web", "ios", "android", "watch", "tv",
    "compact", "expanded", "handy", "smartphone", "ordinateur", "celular", "escritorio",
    "computador", "telefon", "dator", "telefono")

  /// "Role | Mobile | Desktop | Weight", "Style | Classes | px" over "24px/32px Bold".
  private func readStyleRows(
    _ table: Int, _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])],
    _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    let others = headers.indices.dropFirst()
    var columns = others.filter { column in
      (1...2).contains(headers[column].count)
        && headers[column].contains { Self.platforms.contains($0) }
    }
    let isOfType = topic == .kind(.typography)
    let isOfDevices =
      columns.count > 1
      && columns.allSatisfy { holdStyles($0, body, areWhole: false, isOfType: isOfType) }
    if !isOfDevices {
      guard topic == .none, body.count > 1, !headers[0].isEmpty,
        let column = others.first(where: {
          holdStyles($0, body, areWhole: true, isOfType: false)
        })
      else { return false }
      columns = [column]
    }
    guard !TokenColumns.names(use: headers[0], kind: .typography),
      !others.contains(where: { TokenColumns.isExplicit(headers[$0]) }),
      TokenNameColumn(reader: reader, headers: headers, rows: body.prefix(12).map(\.cells))
        .holdsNames(0)
    else { return false }
    let line = others.first { headers[$0].contains(where: TokenColumns.line.contains) }
    let weight = others.first { headers[$0].contains(where: TokenColumns.weight.contains) }
    let titles = document.children(of: document.children(of: table)[0])
    for (row, cells) in body {
      let name = reader.string(reader.textRange(cells[0]))
      var base: String?
      for column in columns where column < cells.count {
        guard let cell = typeCell(cells[column]) else { continue }
        var text = cell.text
        if !cell.hasLine, let part = part(line, of: cells) { text += "/" + part }
        if !cell.hasWeight, let part = part(weight, of: cells) { text += " " + part }
        let origin = reader.origin(cell.range)
        guard let known = base else {
          base = text
          sink.add(
            .init(
              name: name, kind: .typography, value: text,
              origin: document.origin(document.nodes[row].range), valueOrigin: origin))
          continue
        }
        guard column < titles.count else { continue }
        let mode = reader.string(
          Bytes.trim(reader.textRange(titles[column]), in: reader.bytes)
        ).lowercased()
        if text == known {
          sink.note(mode: mode, value: text, of: name)
        } else {
          sink.add(mode: mode, value: text, of: name, valueOrigin: origin)
        }
      }
    }
    return true
  }

  /// Whether the cells of a column hold styles; whole ones have a line height and a weight too.
  private func holdStyles(
    _ column: Int, _ body: [(row: Int, cells: [Int])], areWhole: Bool, isOfType: Bool
  ) -> Bool {
    body.allSatisfy { _, cells in
      guard column < cells.count, let cell = typeCell(cells[column]) else { return false }
      return areWhole ? cell.hasLine && cell.hasWeight : cell.hasLine || isOfType
    }
  }

  /// A size at the start of a cell, with the line height and the weight behind it, and nothing else.
  private func typeCell(_ cell: Int) -> TypeCell? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard let first = text.first, Bytes.isDigit(reader.bytes[first]), text.count <= 60,
      let literal = TokenLiteral.read(reader.bytes, text),
      literal.kind == .typography || literal.kind == .spacing
    else { return nil }
    let rest = Bytes.trim(literal.range.upperBound..<text.upperBound, in: reader.bytes)
    let words = Words.all(reader.bytes, rest)
    let hasWeight =
      words.contains { TypeLine.weights.contains($0.key) } || holdsWeight(rest)
    guard rest.isEmpty || words.count <= 2 else { return nil }
    return TypeCell(
      text: reader.string(text), range: text, hasLine: literal.kind == .typography,
      hasWeight: hasWeight)
  }

  /// Whether a weight in numbers stands in a text: "500".
  private func holdsWeight(_ text: Range<Int>) -> Bool {
    let digits = text.drop { !Bytes.isDigit(reader.bytes[$0]) }.prefix {
      Bytes.isDigit(reader.bytes[$0])
    }
    return digits.count == 3
      && Bytes.matches("00", at: digits.upperBound - 2, end: text.upperBound, in: reader.bytes)
  }

  /// The short text of a cell that adds to all sizes of its row.
  private func part(_ column: Int?, of cells: [Int]) -> String? {
    guard let column, column < cells.count else { return nil }
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    guard let first = text.first, text.count <= 16,
      Bytes.isDigit(reader.bytes[first]) || Bytes.isLetter(reader.bytes[first])
    else { return nil }
    return reader.string(text)
  }

  // MARK: A style a column

  /// "| | Title | Body |" over rows "Size", "Line height" and "Weight": each column is a style.
  private func readStyleColumns(
    _ table: Int, _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    let rows = document.children(of: table)
    guard (3...8).contains(rows.count), case let titles = document.children(of: rows[0]),
      titles.count > 2
    else { return false }
    let body = rows.dropFirst().map { document.children(of: $0) }
    func row(_ words: WordSet) -> [Int]? {
      body.first { cells in
        guard let head = cells.first else { return false }
        let keys = TokenHeaders.keys(reader.bytes, reader.textRange(head))
        return keys.count <= 2 && keys.contains { words.contains($0) }
      }
    }
    guard let sizes = row(TokenColumns.size) else { return false }
    let lines = row(TokenColumns.line)
    let weights = row(TokenColumns.weight)
    guard lines != nil || weights != nil,
      sizes.dropFirst().allSatisfy({ typeCell($0) != nil })
    else { return false }
    for column in titles.indices.dropFirst() where column < sizes.count {
      let name = reader.string(Bytes.trim(reader.textRange(titles[column]), in: reader.bytes))
      guard !name.isEmpty, let size = typeCell(sizes[column]) else { continue }
      var text = size.text
      if !size.hasLine, let lines, let part = part(column, of: lines) { text += "/" + part }
      if !size.hasWeight, let weights, let part = part(column, of: weights) { text += " " + part }
      sink.add(
        .init(
          name: name, kind: .typography, value: text, origin: reader.origin(size.range),
          valueOrigin: reader.origin(size.range)))
    }
    return true
  }
}
