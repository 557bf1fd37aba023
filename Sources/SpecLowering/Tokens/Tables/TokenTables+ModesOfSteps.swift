import SpecModel
import SpecSyntax
import SpecText

/// Tables that give each colour a step of a framework's families in two modes: "Use | Light | Dark".
extension TokenTables {
  /// Reads rows "Edge | gray-100/50 | white/10" below a heading about colours, where a column for light and one for dark
  /// hold steps and nothing in numbers. A column of classes names them: "Blue | `tag-blue` | blue-50 | blue-900".
  func readModesOfSteps(
    _ table: Int, _ rows: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic == .kind(.color), rows.count > 1, let head = document.firstChild(of: table)
    else { return false }
    let titles = document.children(of: head).map { reader.textRange($0) }
    guard (3...6).contains(titles.count) else { return false }
    let headers = titles.map { TokenHeaders.keys(reader.bytes, $0) }
    let modes = TokenModes.columns(headers, titles, except: 0, reader)
    guard modes.map(\.name) == ["light", "dark"],
      !modes.contains(where: { headers[$0.column].contains(where: Self.partsOfThings.contains) })
    else { return false }
    let columns = modes.map(\.column)
    let body = rows.map { (row: $0.row, cells: document.children(of: $0.row)) }
    guard body.allSatisfy({ $0.cells.count == titles.count }),
      holdModes(body.map(\.cells), columns),
      let name = nameColumn(body.map(\.cells), titles.indices.filter { !columns.contains($0) })
    else { return false }
    for (row, cells) in body {
      addModes(row, cells, cells[name], modes, into: &sink)
    }
    return true
  }

  /// Words of headers over a part of what has the colour, "Light fill": each column is a colour of its own.
  private static let partsOfThings = WordKey.set(
    "fill", "border", "stroke", "icon", "surface", "outline", "ring", "hover", "shadow")

  /// Whether most cells of two columns are steps, some in each, and none begins with a colour in numbers.
  private func holdModes(_ rows: [[Int]], _ columns: [Int]) -> Bool {
    var found = 0
    for cells in rows {
      for column in columns {
        if stepColor(in: cells[column]) != nil { found += 1 }
        let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
        if TokenLiteral.read(reader.bytes, text)?.kind == .color { return false }
      }
    }
    return found > 2 && found * 3 >= rows.count * columns.count * 2
      && columns.allSatisfy { column in rows.contains { stepColor(in: $0[column]) != nil } }
  }

  /// What a cell says of a colour: the one in parentheses behind a word for a step, "gray-800 (#1f2937)", else its steps.
  private func stepColor(in cell: Int) -> Range<Int>? {
    let bytes = reader.bytes
    let text = Bytes.trim(reader.textRange(cell), in: bytes)
    guard let open = text.first(where: { bytes[$0] == 0x28 }), open > text.lowerBound,
      case let step = Bytes.trim(text.lowerBound..<open, in: bytes), let last = step.last,
      Bytes.isDigit(bytes[last]),
      step.allSatisfy({ Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.hyphen }),
      let literal = TokenLiteral.read(bytes, open + 1..<text.upperBound), literal.kind == .color,
      literal.range.lowerBound == open + 1
    else { return steps(in: cell) }
    return literal.range
  }

  /// The first column, or one of classes; `nil` where code in the first one names tokens, or other cells have colours.
  private func nameColumn(_ rows: [[Int]], _ others: [Int]) -> Int? {
    guard others.first == 0 else { return nil }
    var name = 0
    for column in others {
      let texts = rows.map { Bytes.trim(reader.textRange($0[column]), in: reader.bytes) }
      let coded = texts.count { isClass($0) }
      let isColored = texts.contains { TokenLiteral.read(reader.bytes, $0)?.kind == .color }
      if isColored { return nil }
      guard coded > 0 else { continue }
      guard column > 0, coded == texts.count, name == 0 else { return nil }
      name = column
    }
    return name
  }

  /// "`tag-blue`": a name in code, which is no step itself.
  private func isClass(_ text: Range<Int>) -> Bool {
    guard !text.isEmpty, let span = TokenPass.codeSpan(at: text.lowerBound, reader) else {
      return false
    }
    return span.upperBound >= text.upperBound
      && text.allSatisfy { Bytes.isWord(reader.bytes[$0]) || reader.bytes[$0] == ASCII.hyphen }
  }

  /// Adds the colour of a row with what it is in the other mode.
  private func addModes(
    _ row: Int, _ cells: [Int], _ name: Int, _ modes: [(column: Int, name: String)],
    into sink: inout TokenSink
  ) {
    let title = Bytes.trim(reader.textRange(name), in: reader.bytes)
    guard !title.isEmpty, title.count <= 60, let base = modes.first,
      let value = stepColor(in: cells[base.column])
    else { return }
    let spelling = reader.string(title)
    sink.add(
      .init(
        name: spelling, kind: .color, value: reader.string(value),
        origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value),
        theme: reader.context.topic(ofNode: row).theme))
    for mode in modes.dropFirst() {
      guard let other = stepColor(in: cells[mode.column]) else { continue }
      sink.add(
        mode: mode.name, value: reader.string(other), of: spelling,
        valueOrigin: reader.origin(other))
    }
  }
}
