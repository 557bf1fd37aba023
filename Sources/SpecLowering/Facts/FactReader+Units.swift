import SpecModel
import SpecSyntax
import SpecText

/// Units of numbers in tables of parameters, which stand in another cell of the row.
extension FactReader {
  private static let wideUnits: [(StaticString, StaticString)] = [
    ("ミリ秒", "ms"), ("毫秒", "ms"), ("밀리초", "ms"), ("秒", "s"), ("초", "s"), ("像素", "px"),
    ("ピクセル", "px"), ("픽셀", "px"),
  ]

  /// The word for a unit in brackets at the end of another cell of a row: "lag between items (sec)".
  func unitInRemark(ofRow row: Int, besides cell: Int) -> WordKey? {
    for other in context.document.children(of: row) where other != cell {
      let text = Bytes.trim(textRange(other), in: bytes)
      guard let inside = bracket(atEndOf: text) else { continue }
      if let wide = Self.wideUnits.first(where: {
        inside.count == $0.0.utf8CodeUnitCount
          && Bytes.matches($0.0, at: inside.lowerBound, end: inside.upperBound, in: bytes)
      }) {
        return WordKey(wide.1)
      }
      if inside.allSatisfy({ Bytes.isLetter(bytes[$0]) }), inside.count < 13 {
        return WordKey(bytes, inside)
      }
    }
    return nil
  }

  private func bracket(atEndOf text: Range<Int>) -> Range<Int>? {
    guard text.count > 2, text.count < 200 else { return nil }
    if bytes[text.upperBound - 1] == 0x29 {
      guard let open = text.last(where: { bytes[$0] == 0x28 }) else { return nil }
      return open + 1..<text.upperBound - 1
    }
    guard text.count > 6,
      Bytes.matches("）", at: text.upperBound - 3, end: text.upperBound, in: bytes)
    else { return nil }
    var open = text.upperBound - 4
    while open > text.lowerBound, text.upperBound - open < 40 {
      if Bytes.matches("（", at: open, end: text.upperBound, in: bytes) {
        return open + 3..<text.upperBound - 3
      }
      open -= 1
    }
    return nil
  }

  private static let parameters = WordKey.set(
    "parameter", "parameters", "param", "params", "key", "constant", "setting", "token", "variable",
    "parametro", "parámetro", "paramètre", "parâmetro", "konstante")

  /// Whether the first column of the table around a row names parameters.
  func isOfParameters(row: Int) -> Bool {
    let table = Int(context.document.nodes[row].parent)
    guard table >= 0, table + 2 < context.document.nodes.count else { return false }
    let head = textRange(table + 2)
    guard head.count <= 24 else { return false }
    return TokenHeaders.keys(bytes, head).contains(where: Self.parameters.contains)
  }

  /// "duration | `0.9` | normal length (seconds)": the unit of time of the only number of a row.
  func timeUnitInRemark(of measure: Measure, _ line: TextLine) -> Measure.TimeUnit? {
    let row = Int(context.document.nodes[line.node].parent)
    guard measure.range == Bytes.trim(line.text, in: bytes), isOfParameters(row: row),
      let word = unitInRemark(ofRow: row, besides: line.node),
      let entry = UnitTable.words[word], entry.factor >= 1,
      entry.time == .milliseconds || entry.time == .seconds
    else { return nil }
    return entry.time
  }

  /// A whole number that may be milliseconds of a motion.
  func isBareTime(_ text: Range<Int>) -> Bool {
    let text = Bytes.trim(text, in: bytes)
    guard (2...4).contains(text.count), text.allSatisfy({ Bytes.isDigit(bytes[$0]) }) else {
      return false
    }
    let number = text.reduce(0) { $0 * 10 + Int(bytes[$1] & 0x0F) }
    return number >= 40 && number <= 5000
  }

  private static let length = WordKey("duration")

  /// "130" below "Duration" beside a column of curves, where all numbers of the column are such.
  func isTimeBesideCurve(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.range == Bytes.trim(line.text, in: bytes), isBareTime(line.text),
      let header = header(ofCell: line.node), Words.keys(bytes, header) == [Self.length]
    else { return false }
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    let table = Int(document.nodes[row].parent)
    guard let column = document.children(of: row).firstIndex(of: line.node),
      document.children(of: table + 1).contains(where: {
        Words.contain(TokenColumns.curves, bytes, textRange($0))
      })
    else { return false }
    return document.children(of: table).dropFirst().allSatisfy { row in
      let cells = document.children(of: row)
      return column < cells.count && isBareTime(textRange(cells[column]))
    }
  }
}
