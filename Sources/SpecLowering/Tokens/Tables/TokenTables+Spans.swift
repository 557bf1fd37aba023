import SpecModel
import SpecSyntax
import SpecText

extension TokenTables {
  /// Whether the rows of a table are spans on one clock, "0–120" over "80–300" over "300–640" below "Time, ms": each tells
  /// from when to when something moves, and defines no value.
  ///
  /// - Complexity: O(rows) of tables whose header has a unit of time.
  func areSpans(_ body: [(row: Int, cells: [Int])], below headers: [[WordKey]]) -> Bool {
    guard body.count > 1,
      let column = headers.firstIndex(where: { $0.contains(where: Self.units.contains) })
    else { return false }
    var (spans, ordered, last) = (0, 0, 0.0)
    for (_, cells) in body.prefix(40) where column < cells.count {
      let cell = reader.textRange(cells[column])
      guard cell.count <= 24, let span = QuantityScanner.scan(reader.bytes, cell).first,
        !span.isSingle
      else { continue }
      if spans == 0, span.low != 0 { return false }
      spans += 1
      if span.low >= last { ordered += 1 }
      last = span.low
    }
    return spans > 1 && spans * 2 >= min(body.count, 40) && ordered * 4 >= spans * 3
  }

  private static let units = WordKey.set(
    "ms", "msec", "s", "sec", "seconds", "milliseconds", "мс", "с", "毫秒", "ミリ秒", "밀리초", "秒", "초")
}
