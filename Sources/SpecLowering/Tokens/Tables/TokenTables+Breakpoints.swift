import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  private static let words = WordKey.set("breakpoint", "breakpoints")

  /// Reads rows whose first cell holds both the name and the width of a breakpoint: "Phone (< 600px)", "≥ 1200px (Wide)".
  ///
  /// False where one of them is read otherwise; then the columns decide.
  func readBreakpoints(
    _ rows: [(row: Int, cells: [Int])], _ headers: [[WordKey]], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard rows.count > 1 else { return false }
    if topic == .elements, isResponsive(rows[0].row), readWidths(rows, headers, into: &sink) {
      return true
    }
    guard topic == .kind(.breakpoint) || headers[0].contains(where: Self.words.contains) else {
      return false
    }
    let found = rows.compactMap { row, cells in
      cells.first.flatMap { named(reader.textRange($0)) }.map { (row: row, pair: $0) }
    }
    guard found.count == rows.count else { return false }
    for (row, pair) in found {
      sink.add(
        .init(
          name: reader.string(pair.name), kind: .breakpoint, value: reader.string(pair.value),
          origin: document.origin(document.nodes[row].range),
          valueOrigin: reader.origin(pair.value)))
    }
    return true
  }

  /// Whether the heading above a row is about widths of screens: "Responsive behaviour".
  func isResponsive(_ row: Int) -> Bool {
    let section = Int(document.nodes[row].section)
    guard section > 0 else { return false }
    let heading = Int(document.sections[section].heading)
    return Words.contain(Self.responsive, reader.bytes, reader.textRange(heading))
  }

  private static let responsive = WordKey.set("responsive", "responsiveness", "adaptive")
  private static let names = WordKey.set("name", "breakpoint", "breakpoints", "device", "size")
  private static let widths = WordKey.set(
    "width", "widths", "range", "value", "px", "min", "breakpoint", "viewport")
  /// Words for devices and for the widths of their screens.
  static let devices = WordKey.set(
    "mobile", "phone", "tablet", "desktop", "laptop", "wide", "ultrawide", "xs", "sm", "md", "lg",
    "xl", "xxl", "compact", "medium", "expanded", "large", "small", "watch", "tv", "foldable")

  /// Reads rows "tablet | 768px–1023px | two columns": names of devices or steps, and a column of widths.
  private func readWidths(
    _ rows: [(row: Int, cells: [Int])], _ headers: [[WordKey]], into sink: inout TokenSink
  ) -> Bool {
    guard headers[0].contains(where: Self.names.contains),
      let column = headers.indices.dropFirst().first(where: { index in
        headers[index].contains(where: Self.widths.contains)
      })
    else { return false }
    let found = rows.compactMap { row, cells -> (row: Int, name: Range<Int>, value: Range<Int>)? in
      guard column < cells.count else { return nil }
      let name = Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      guard Words.all(reader.bytes, name).count <= 3,
        Words.keys(reader.bytes, name).contains(where: Self.isDevice),
        let literal = TokenLiteral.read(reader.bytes, text), literal.kind == .spacing
      else { return nil }
      return (row, name, literal.range)
    }
    guard found.count * 3 >= rows.count * 2 else { return false }
    for (row, name, value) in found {
      sink.add(
        .init(
          name: reader.string(name), kind: .breakpoint, value: reader.string(value),
          origin: document.origin(document.nodes[row].range), valueOrigin: reader.origin(value)))
    }
    return true
  }

  /// "tablet", "2xl".
  private static func isDevice(_ word: WordKey) -> Bool { devices.contains(word) }

  /// A width and a name, one of them in parentheses behind the other.
  private func named(_ cell: Range<Int>) -> (name: Range<Int>, value: Range<Int>)? {
    let bytes = reader.bytes
    let text = Bytes.trim(cell, in: bytes)
    guard let last = text.last, bytes[last] == 0x29,
      let open = text.first(where: { bytes[$0] == 0x28 }), open > text.lowerBound
    else { return nil }
    let outer = Bytes.trim(text.lowerBound..<open, in: bytes)
    let inner = Bytes.trim(open + 1..<last, in: bytes)
    if let value = width(inner), isName(outer) { return (outer, value) }
    if let value = width(outer), isName(inner) { return (inner, value) }
    return nil
  }

  private func width(_ text: Range<Int>) -> Range<Int>? {
    guard let literal = TokenLiteral.read(reader.bytes, text), literal.range == text,
      literal.kind == .spacing
    else { return nil }
    return text
  }

  private func isName(_ text: Range<Int>) -> Bool {
    (1...5).contains(Words.all(reader.bytes, text).count)
      && !text.contains { Bytes.isDigit(reader.bytes[$0]) }
  }
}
