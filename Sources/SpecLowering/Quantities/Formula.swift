import SpecText

/// Numbers with units as formulas write them: "$150\text{ms}$", "$\le 200\,\mathrm{ms}$".
///
/// - Source: LaTeX, the commands `\text` and `\mathrm` and the names of relations.
enum Formula {
  /// The names of relations before a number, with the bound of each and whether it says "about".
  static let bounds = WordKey.table(
    (Relation(.atMost, false), ["le", "leq", "leqslant", "lt"]),
    (Relation(.atLeast, false), ["ge", "geq", "geqslant", "gt"]),
    (Relation(.none, true), ["approx", "sim", "simeq"]))

  typealias Relation = (Measure.Bound, Bool)

  private static let commands: [StaticString] = ["\\text{", "\\mathrm{", "\\textrm{"]

  /// Whether the number behind a dollar sign belongs to a formula, and is no price: a command or a sign follows it.
  static func opens(at offset: Int, _ scanner: QuantityScanner) -> Bool {
    var end = offset
    while Bytes.isDigit(scanner.byte(end)) || (0x2C...0x2E).contains(scanner.byte(end))
      || scanner.byte(end) == 0x3A
    {
      end += 1
    }
    if scanner.byte(end) == 0x20 { end += 1 }
    return scanner.byte(end) == 0x5C
      || scanner.byte(end) == 0x24 && !Bytes.isDigit(scanner.byte(end + 1))
  }

  /// The unit in a command behind a number, with the offset after it.
  static func unit(
    at offset: Int, _ scanner: QuantityScanner
  ) -> (entry: UnitEntry, end: Int)? {
    var start = offset
    // "\," is a thin space; Markdown shows its comma alone.
    if scanner.byte(start) == 0x2C, scanner.byte(start + 1) == 0x5C { start += 1 }
    if scanner.byte(start) == 0x20 { start += 1 }
    guard scanner.byte(start) == 0x5C,
      let command = commands.first(where: {
        Bytes.matches($0, at: start, end: scanner.range.upperBound, in: scanner.bytes)
      })
    else { return nil }
    let word = scanner.trailing(start + command.utf8CodeUnitCount)
    var end = word
    while Bytes.isLetter(scanner.byte(end)), end - word < 14 { end += 1 }
    let close = scanner.trailing(end)
    guard end > word, scanner.byte(close) == 0x7D,
      let entry = UnitTable.words[WordKey(scanner.bytes, word..<end)]
    else { return nil }
    return (entry, close + 1)
  }
}
