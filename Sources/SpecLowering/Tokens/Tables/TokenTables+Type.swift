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

  /// Reads tables of named colours, of faces and of type styles, which their cells tell; false where they are none.
  func readByCells(
    _ table: Int, _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])], _ titles: [Int],
    _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    readNamedColors(table, body, topic, into: &sink)
      || readRuns(table, body, topic, into: &sink)
      || readPartsOfModes(table, body, topic, into: &sink)
      || readModesOfSteps(table, body, topic, into: &sink)
      || readStyleMatrix(table, body, topic, into: &sink)
      || readFamilies(body, titles, topic, into: &sink)
      || readFamilyRoles(table, body, topic, into: &sink)
      || titles.count == headers.count && readTypeStyles(table, headers, body, topic, into: &sink)
  }

  /// Reads tables of type styles by their cells; false where they are none and the headers decide.
  private func readTypeStyles(
    _ table: Int, _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])],
    _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    switch topic {
    case .none, .kind(.typography), .kind(.other): break
    case .kind(.color) where TokenColumns.isTypeScale(headers):
      // "Colours and type" may head both.
      return readStyleRows(table, headers, body, .none, into: &sink)
    case .elements where isResponsive(body[0].row):
      // "Responsive" below type: sizes with line heights are styles of it wherever they stand.
      return readStyleRows(table, headers, body, topic, into: &sink)
    default: return false
    }
    return readStyleColumns(table, topic, into: &sink)
      || readStyleRows(table, headers, body, topic, into: &sink)
  }

  // MARK: A style a row

  private static let platforms = WordKey.set(
    "mobile", "phone", "tablet", "desktop", "laptop", "web", "ios", "android", "watch", "tv",
    "compact", "comfortable", "cozy", "spacious", "expanded", "handy", "smartphone", "ordinateur",
    "celular", "escritorio",
    "computador", "telefon", "dator", "telefono", "mobil", "movil", "bureau", "masaustu",
    "tablette",
    "tableta", "komputer")

  /// "Role | Mobile | Desktop | Weight", "Style | Classes | px" over "24px/32px Bold".
  private func readStyleRows(
    _ table: Int, _ headers: [[WordKey]], _ body: [(row: Int, cells: [Int])],
    _ topic: TokenTopic, into sink: inout TokenSink
  ) -> Bool {
    let others = headers.indices.dropFirst()
    var columns = others.filter { isOfPlatform(headers[$0]) }
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
      isOfDevices || !others.contains(where: { TokenColumns.isExplicit(headers[$0]) }),
      TokenNameColumn(reader: reader, headers: headers, rows: body.prefix(12).map(\.cells))
        .holdsNames(0)
    else { return false }
    // "Token" names the styles in front of them, and uses of others behind them.
    let name = others.first { TokenColumns.isExplicit(headers[$0]) && isOfDevices } ?? 0
    func column(_ words: WordSet) -> Int? {
      others.first { column in
        headers[column].contains(where: words.contains)
          && !headers[column].contains(where: Self.platforms.contains)
      }
    }
    let columnsOfAll = (line: column(TokenColumns.line), weight: column(TokenColumns.weight))
    let titles = document.children(of: document.children(of: table)[0]).map(reader.textRange)
    let fluid = isOfDevices ? others.first { isFluid($0, body) } : nil
    for (row, cells) in body {
      var styles = columns.compactMap { column -> (text: String, range: Range<Int>, title: Int)? in
        guard column < min(cells.count, titles.count),
          let cell = typeCell(cells[column], isOfType: isOfType)
        else { return nil }
        var text = cell.text
        if !cell.hasLine, let part = part(columnsOfAll.line, of: cells) { text += "/" + part }
        if !cell.hasWeight, let part = part(columnsOfAll.weight, of: cells) { text += " " + part }
        return (text, cell.range, column)
      }
      guard name < cells.count else { continue }
      if let fluid, fluid < min(cells.count, titles.count) {
        let range = Bytes.trim(reader.textRange(cells[fluid]), in: reader.bytes)
        styles.append((reader.string(range), range, fluid))
      }
      add(
        styles.map { ($0.text, $0.range, titles[$0.title]) },
        name: reader.string(reader.textRange(cells[name])), row: row, into: &sink)
    }
    return true
  }

  /// "Fluid value" over "clamp(2rem, 1rem + 4vw, 4rem)": whether all cells hold a size between two ends.
  private func isFluid(_ column: Int, _ body: [(row: Int, cells: [Int])]) -> Bool {
    body.allSatisfy { _, cells in
      guard column < cells.count,
        case let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      else { return false }
      return Bytes.matches("clamp(", at: text.lowerBound, end: text.upperBound, in: reader.bytes)
        && reader.bytes[text.upperBound - 1] == 0x29
    }
  }

  /// Adds the style of a row: the first value, and those of other widths as modes with the titles of their columns.
  private func add(
    _ styles: [(text: String, range: Range<Int>, title: Range<Int>)], name: String, row: Int,
    into sink: inout TokenSink
  ) {
    guard let base = styles.first else { return }
    sink.add(
      .init(
        name: name, kind: .typography, value: base.text,
        origin: document.origin(document.nodes[row].range),
        valueOrigin: reader.origin(base.range)))
    for style in styles.dropFirst() {
      let word = Words.all(reader.bytes, style.title).first { Self.platforms.contains($0.key) }
      let mode = reader.string(word?.range ?? style.title).lowercased()
      if style.text == base.text {
        sink.note(mode: mode, value: style.text, of: name)
      } else {
        sink.add(
          mode: mode, value: style.text, of: name, valueOrigin: reader.origin(style.range))
      }
    }
  }

  private static let parts = WordKey.set(
    "size", "taille", "tamano", "tamanho", "grosse", "dimensione", "storlek", "rozmiar", "boyut",
    "grootte", "en", "sur", "su", "font", "line", "height", "px", "pt", "sp", "rem", "w", "and",
    "min", "max", "lh")

  /// "Desktop", "Mobile (<640px)", "Desktop size / line height", and not "Mobile line height" or "Mobile tracking".
  private func isOfPlatform(_ header: [WordKey]) -> Bool {
    guard header.count <= 5, header.contains(where: Self.platforms.contains) else { return false }
    let rest = header.filter { !Self.platforms.contains($0) }
    return rest.allSatisfy { Self.parts.contains($0) || Self.platforms.contains($0) }
      && (!rest.contains { TokenColumns.line.contains($0) }
        || rest.contains { TokenColumns.size.contains($0) })
  }

  /// Whether the cells of a column hold styles, up to a third of others; whole ones have a line height and a weight too.
  private func holdStyles(
    _ column: Int, _ body: [(row: Int, cells: [Int])], areWhole: Bool, isOfType: Bool
  ) -> Bool {
    func holds(_ cells: [Int]) -> Bool {
      guard column < cells.count, let cell = typeCell(cells[column], isOfType: isOfType) else {
        return false
      }
      return areWhole ? cell.hasLine && cell.hasWeight : cell.hasLine || isOfType
    }
    if areWhole { return body.allSatisfy { holds($0.cells) } }
    let found = body.count { holds($0.cells) }
    return found > 0 && found * 3 >= body.count
  }

  /// A size at the start of a cell, with the line height and the weight behind it, and nothing else; among styles of
  /// type a number is a size too.
  private func typeCell(_ cell: Int, isOfType: Bool) -> TypeCell? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    guard let first = text.first, text.count <= 60,
      Bytes.isDigit(reader.bytes[first])
        || Bytes.matches("clamp(", at: first, end: text.upperBound, in: reader.bytes),
      let literal = sizeAndLine(text) ?? TokenLiteral.read(reader.bytes, text)
    else { return nil }
    switch literal.kind {
    case .typography, .spacing, .size: break
    case .other where isOfType && isLetterSize(literal.range): break
    default: return nil
    }
    let rest = Bytes.trim(literal.range.rest(of: text), in: reader.bytes)
    let words = Words.all(reader.bytes, rest)
    let hasWeight =
      words.contains { TypeLine.weights.contains($0.key) } || holdsWeight(rest)
    guard rest.isEmpty || words.count <= 2 else { return nil }
    let hasLine =
      literal.kind == .typography || rest.contains { reader.bytes[$0] == 0x2F }
    return TypeCell(
      text: reader.string(text), range: text, hasLine: hasLine, hasWeight: hasWeight)
  }

  /// Whether a number may be the size of letters, and not a factor of them.
  private func isLetterSize(_ number: Range<Int>) -> Bool {
    let digits = number.prefix { Bytes.isDigit(reader.bytes[$0]) }
    return digits.count > 1 || digits.first.map { reader.bytes[$0] >= 0x38 } ?? false
  }

  /// "28/36": a size and a line height without their unit, the second at least as large.
  private func sizeAndLine(_ text: Range<Int>) -> TokenLiteral? {
    guard let stroke = text.first(where: { reader.bytes[$0] == 0x2F }),
      let size = Int(reader.string(Bytes.trim(text.lowerBound..<stroke, in: reader.bytes))),
      case let rest = Bytes.trim(stroke + 1..<text.upperBound, in: reader.bytes),
      case let digits = rest.prefix(while: { Bytes.isDigit(reader.bytes[$0]) }),
      digits.upperBound == rest.upperBound || reader.bytes[digits.upperBound] == 0x20,
      let line = Int(reader.string(digits.startIndex..<digits.endIndex)),
      (8...160).contains(size), line * 8 >= size * 7, line <= size * 2
    else { return nil }
    return TokenLiteral(kind: .typography, range: text.lowerBound..<digits.upperBound)
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
    let cell = reader.textRange(cells[column])
    let end = cell.first { reader.bytes[$0] == 0x2C } ?? cell.upperBound
    let text = Bytes.trim(cell.lowerBound..<end, in: reader.bytes)
    guard let first = text.first, text.count <= 24,
      Bytes.isDigit(reader.bytes[first]) || Bytes.isLetter(reader.bytes[first])
        || reader.bytes[first] == 0x2E
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
    // A number below the second title rules most tables out.
    guard let cell = body[0].dropFirst().first, let digit = reader.textRange(cell).first,
      Bytes.isLetter(reader.bytes[digit]) || Bytes.isDigit(reader.bytes[digit])
    else { return false }
    let heads = body.map { cells in
      cells.first.map { TokenHeaders.keys(reader.bytes, reader.textRange($0)) } ?? []
    }
    func row(_ words: WordSet) -> [Int]? {
      zip(heads, body).first { keys, _ in
        keys.count <= 2 && keys.contains { words.contains($0) }
      }?.1
    }
    guard let sizes = row(TokenColumns.size) else { return false }
    let isOfType = topic == .kind(.typography)
    let lines = row(TokenColumns.line)
    let weights = row(TokenColumns.weight)
    guard lines != nil || weights != nil,
      sizes.dropFirst().allSatisfy({ typeCell($0, isOfType: isOfType) != nil })
    else { return false }
    for column in titles.indices.dropFirst() where column < sizes.count {
      let name = reader.string(Bytes.trim(reader.textRange(titles[column]), in: reader.bytes))
      guard !name.isEmpty, let size = typeCell(sizes[column], isOfType: isOfType) else { continue }
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

extension TokenTables {
  /// A style of type with the weight that stands behind its size in the cell: "17pt/24pt Bold", "17/24, 600".
  func withWeight(
    _ value: (kind: Token.Kind, text: String, range: Range<Int>), _ cells: [Int], _ columns: Columns
  ) -> (Token.Kind, String, Range<Int>) {
    guard value.kind == .typography, value.text == reader.string(value.range),
      let column = columns.values.first(where: {
        $0 < cells.count && reader.textRange(cells[$0]).contains(value.range.lowerBound)
      })
    else { return value }
    let rest = value.range.rest(of: Bytes.trim(reader.textRange(cells[column]), in: reader.bytes))
    if let weight = plainWeight(rest) {
      let range = value.range.lowerBound..<weight.upperBound
      return (value.kind, value.text + " " + reader.string(weight), range)
    }
    let words = Words.all(reader.bytes, rest)
    guard let last = words.last, words.count <= 3,
      !rest.contains(where: { reader.bytes[$0] == 0x28 }),
      words.allSatisfy({ Self.isOfWeight($0, reader.bytes) })
    else { return value }
    let range = value.range.lowerBound..<last.range.upperBound
    let weight = words[0].range.lowerBound..<last.range.upperBound
    return (value.kind, value.text + " " + reader.string(weight), range)
  }

  /// The hundreds behind a blank or a comma that end a text, or go on with a comma or a bracket (CSS Fonts 4, 2.2).
  private func plainWeight(_ rest: Range<Int>) -> Range<Int>? {
    let bytes = reader.bytes
    guard let first = rest.first, bytes[first] == 0x20 || bytes[first] == 0x2C,
      let digit = rest.first(where: { bytes[$0] != 0x20 && bytes[$0] != 0x2C }),
      digit - first <= 3, (0x31...0x39).contains(bytes[digit]),
      Bytes.matches("00", at: digit + 1, end: rest.upperBound, in: bytes)
    else { return nil }
    let end = digit + 3
    let next = Bytes.trim(end..<rest.upperBound, in: bytes).first.map { bytes[$0] }
    let isClosed = next == nil || next == 0x2C || next == 0x28 || next == 0x3B
    return isClosed && (end == rest.upperBound || !Bytes.isWord(bytes[end])) ? digit..<end : nil
  }

  /// "Semi", "bold", "weight", "600" (CSS Fonts 4, 2.2).
  static func isOfWeight(
    _ word: Words.Word, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if TypeLine.weights.contains(word.key) || weightParts.contains(word.key) { return true }
    let digits = bytes[word.range]
    return digits.count == 3 && digits.allSatisfy(Bytes.isDigit)
      && digits.dropFirst().allSatisfy { $0 == 0x30 }
  }

  private static let weightParts = WordKey.set(
    "weight", "semi", "extra", "demi", "ultra", "ultralight")
}
