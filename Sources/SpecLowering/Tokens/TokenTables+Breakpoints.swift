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
    guard topic == .kind(.breakpoint) || headers[0].contains(where: Self.words.contains),
      rows.count > 1
    else { return false }
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
    (1...3).contains(Words.all(reader.bytes, text).count)
      && !text.contains { Bytes.isDigit(reader.bytes[$0]) }
  }
}
