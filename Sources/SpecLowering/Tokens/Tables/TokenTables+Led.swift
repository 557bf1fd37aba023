import SpecModel
import SpecSyntax
import SpecText

/// Cells that hold more than a value: its custom property before it, and the value for the other mode behind it.
extension TokenTables {
  /// "`--canvas` #FFFFFF / dark: #101114": the property that leads a cell with a colour behind it.
  func leadingProperty(_ text: Range<Int>) -> (name: Range<Int>, color: Range<Int>)? {
    let bytes = reader.bytes
    guard (9...120).contains(text.count), bytes[text.lowerBound] == 0x2D,
      let name = TokenPass.codeSpan(at: text.lowerBound, reader), name.upperBound < text.upperBound,
      TokenPass.isReference(name, bytes),
      let literal = TokenLiteral.read(
        bytes, Bytes.trim(name.upperBound..<text.upperBound, in: bytes)),
      literal.kind == .color
    else { return nil }
    return (name, literal.range)
  }

  /// The property before the colour of a row, which is another name of that.
  func leadingProperty(
    _ cells: [Int], _ columns: Columns
  ) -> (name: Range<Int>, color: Range<Int>)? {
    guard columns.kind == .color, columns.modes.isEmpty, columns.parts.isEmpty,
      let column = columns.values.first, column < cells.count
    else { return nil }
    return leadingProperty(Bytes.trim(reader.textRange(cells[column]), in: reader.bytes))
  }

  /// The colour behind a property in the column of the values, under the name of its row.
  func ledColor(_ cells: [Int], _ columns: Columns) -> OwnValue? {
    guard let led = leadingProperty(cells, columns) else { return nil }
    let title = reader.string(reader.textRange(cells[columns.name]))
    return OwnValue(name: title, value: (.color, reader.string(led.color), led.color))
  }

  /// "#FFFFFF / dark: #101114", "#C0392B (dark: #E57366)": a mode and its colour behind the first one.
  func namedMode(
    _ text: Range<Int>, behind base: Range<Int>
  ) -> (mode: String, value: Range<Int>)? {
    let bytes = reader.bytes
    var rest = Bytes.trim(base.upperBound..<text.upperBound, in: bytes)
    guard base.lowerBound >= text.lowerBound, rest.count < 80, let first = rest.first,
      [0x28, 0x2C, 0x2F, 0x3B].contains(bytes[first])
    else { return nil }
    rest = Bytes.trim(first + 1..<rest.upperBound, in: bytes)
    guard let word = Words.all(bytes, rest).first, word.range.lowerBound == rest.lowerBound,
      let mode = TokenColumns.mode(ofWord: word.key)
    else { return nil }
    var start = word.range.upperBound
    if start < rest.upperBound, bytes[start] == 0x3A { start += 1 }
    guard
      let literal = TokenLiteral.read(bytes, Bytes.trim(start..<rest.upperBound, in: bytes)),
      literal.kind == .color
    else { return nil }
    return (mode, literal.range)
  }

  /// "`#F9F1E2 → #F4E8D5`" in one code span: the colour with those to which it runs; and a length for each side, whole.
  func withArrows(_ literal: TokenLiteral, _ text: Range<Int>) -> TokenLiteral {
    if let sides = sides(literal, text) { return sides }
    guard literal.kind == .color, literal.range.lowerBound == text.lowerBound,
      let span = TokenPass.codeSpan(at: text.lowerBound, reader), span.count < 160
    else { return literal }
    var end = literal.range.upperBound
    while end < span.upperBound {
      guard
        let arrow = [" → ", " -> "].first(where: { (arrow: StaticString) in
          Bytes.matches(arrow, at: end, end: span.upperBound, in: reader.bytes)
        }),
        case let start = end + arrow.utf8CodeUnitCount,
        let next = TokenLiteral.read(reader.bytes, start..<span.upperBound),
        next.kind == .color, next.range.lowerBound == start
      else { return literal }
      end = next.range.upperBound
    }
    return TokenLiteral(kind: .color, range: literal.range.lowerBound..<end)
  }

  private static let elements = WordKey.set(
    "element", "elements", "component", "components", "elemento", "elementos", "komponente",
    "composant", "componente")

  /// Whether rows "Element | Size | Weight" tell which sizes of the scale above in the section the parts of a screen take.
  func takesFromScale(
    _ body: [(row: Int, cells: [Int])], _ headers: [[WordKey]], _ columns: Columns, _ section: Int,
    _ sink: TokenSink
  ) -> Bool {
    guard columns.kind == .typography, section > 0, headers[0].count == 1, columns.name == 0,
      headers[0].contains(where: Self.elements.contains), let size = columns.size
    else { return false }
    let start = document.nodes[Int(document.sections[section].heading)].range.start
    let sizes = sink.tokens.lazy
      .filter { $0.kind == .typography && $0.origin.range.start > start }
      .map { String($0.value.prefix { $0 != "/" && $0 != " " }) }
    guard case let scale = Set(sizes), scale.count > 1 else { return false }
    let taken = body.count(where: { _, cells in
      guard size < cells.count else { return false }
      let text = Bytes.trim(reader.textRange(cells[size]), in: reader.bytes)
      return scale.contains(String(reader.string(text).prefix { $0 != "/" && $0 != " " }))
    })
    return taken * 3 >= body.count * 2
  }

  /// Notes which names come more than once, and whether the rows only take them.
  func noteNames(
    of body: [(row: Int, cells: [Int])], _ columns: inout Columns, _ sink: TokenSink
  ) {
    columns.repeated = repeatedNames(body, columns.name)
    columns.isOfUses = takesNames(body, columns, sink)
  }

  /// Whether the names behind the values are those that things take from elsewhere: half of them are defined there and
  /// one comes more than once, so that "custom" and "keep" among them name nothing.
  private func takesNames(
    _ body: [(row: Int, cells: [Int])], _ columns: Columns, _ sink: TokenSink
  ) -> Bool {
    // As written: the column may have been put in front.
    guard !columns.repeated.isEmpty, let first = body.first, columns.name < first.cells.count,
      document.firstChild(of: first.row) != first.cells[columns.name]
    else { return false }
    let taken = body.count(where: { _, cells in
      guard columns.name < cells.count, case let title = reader.textRange(cells[columns.name]),
        let code = TokenPass.codeSpan(at: title.lowerBound, reader)
      else { return false }
      return sink.defines(reader.string(code))
    })
    return taken > 1 && taken * 2 >= body.count
  }

  /// Whether a cell is a name in code and no more.
  func isCode(_ cell: Int) -> Bool {
    let title = reader.textRange(cell)
    return TokenPass.codeSpan(at: title.lowerBound, reader).map {
      $0.upperBound >= title.upperBound
    } ?? false
  }
}
