import SpecModel
import SpecSyntax
import SpecText

/// Derived numbers of tables: totals of columns, and line heights beside sizes.
extension DerivedNumbers {
  static let totals: Lexicon = [
    "total", "totals", "sum", "gesamt", "summe", "totale", "somme", "suma", "totaal",
  ]

  /// The last row of a table that begins with "Total", against the sum of the rows above it.
  mutating func readTotals() {
    var rows: [ClaimLine] = []
    for line in lines.lines {
      switch line.kind {
      case .header: rows = []
      case .row:
        if isTotal(line) {
          checkTotal(line, rows)
          rows = []
        } else {
          rows.append(line)
        }
      default:
        if line.kind == .prose, rows.count > 1 { checkSequence(line, rows) }
        rows = []
      }
    }
  }

  private static let starts: Lexicon = ["start", "starts", "begin", "begins", "beginn", "début"]
  private static let lengths: Lexicon = [
    "duration", "dauer", "durée", "duración", "length", "time",
  ]

  /// "Total: 500ms" right behind a table of steps with their starts and lengths: the end of the last step.
  private mutating func checkSequence(_ line: ClaimLine, _ rows: [ClaimLine]) {
    let document = lines.document
    let table = Int(document.nodes[rows[0].node].parent)
    guard Int(document.nodes[table].end) == line.node, let part = line.parts.only,
      let colon = ASCII.find(ASCII.colon, in: document.plain, part), colon - part.lowerBound < 24,
      Names.hasWord(
        document.string(plain: part.lowerBound..<colon), in: Self.totals, ofAtMost: 2),
      let total = AmountReader.read(document.plain, colon..<part.upperBound).first,
      total.unit == .ms, !total.isInexact, rows.count + 1 == document.children(of: table).count
    else { return }
    let header = lines.header(of: rows[0])
    guard let start = header.firstIndex(where: { Names.hasWord($0, in: Self.starts) }),
      let length = header.firstIndex(where: {
        Names.hasWord($0, in: Self.lengths) && !Names.hasWord($0, in: Self.starts)
      })
    else { return }
    let steps = rows.compactMap { row -> (Amount, Amount, ClaimLine)? in
      guard let begin = amount(row, start), let time = amount(row, length), time.unit == .ms,
        begin.unit == .ms
      else { return nil }
      return (begin, time, row)
    }
    guard steps.count == rows.count,
      let last = steps.max(by: { $0.0.value + $0.1.value < $1.0.value + $1.1.value }),
      case let end = last.0.value + last.1.value, end != total.value
    else { return }
    result.append(
      DerivedNumber(
        kind: .sum, claimed: total.text(total.value), computed: total.text(end),
        arithmetic: "\(Numbers.text(last.0.value)) + \(Numbers.text(last.1.value)) = "
          + Numbers.text(end),
        origin: lines.origin(total.range, of: line),
        sources: [lines.origin(last.0.range, of: last.2), lines.origin(last.1.range, of: last.2)]))
  }

  private static let weighted: Lexicon = [
    "weighted", "average", "mean", "score", "gewichtet", "gewichtete", "pondéré", "ponderado",
  ]

  private func isTotal(_ line: ClaimLine) -> Bool {
    guard let first = line.parts.first else { return false }
    let text = lines.string(first, of: line)
    // `TOTAL_TIME` is the name of a constant, and the others need not be its parts.
    if text.contains("_") || Names.hasWord(text, in: Self.weighted) { return false }
    return Names.hasWord(text, in: Self.totals, ofAtMost: 2)
      && !Names.hasWord(text, in: Self.overlaps) || isSetApart(line)
  }

  /// Whether a row is the last one and the only one that is bold from its name to its number: "**Frame** | **844 pt**".
  private func isSetApart(_ line: ClaimLine) -> Bool {
    let document = lines.document
    let row = line.node
    guard document.nodes[row].kind == .tableRow, line.parts.count == 2 else { return false }
    let table = Int(document.nodes[row].parent)
    guard document.nodes[row].end == document.nodes[table].end else { return false }
    let rows = document.children(of: table)
    guard rows.count > 4 else { return false }
    func isBold(_ row: Int) -> Bool {
      document.children(of: row).allSatisfy { cell in
        let text = document.plainText(of: cell)
        return !text.isEmpty && document.span(at: text.lowerBound, of: cell, in: .strong) == text
      }
    }
    return isBold(row) && !rows.dropFirst().dropLast().contains(where: isBold)
  }

  /// Words for steps that run at the same time.
  private static let overlaps: Lexicon = [
    "parallel", "concurrent", "overlapping", "overlapped", "overlap", "simultaneous",
  ]

  /// Headers of columns that hold points in time, which nobody adds up.
  private static let moments: Lexicon = [
    "start", "starts", "begin", "begins", "end", "ends", "finish", "at", "from", "until", "offset",
    "delay", "von", "bis", "beginn", "ende",
  ]

  private mutating func checkTotal(_ line: ClaimLine, _ rows: [ClaimLine]) {
    let table = lines.document.nodes[line.node].parent
    let all = lines.document.nodes[Int(table)]
    guard rows.count > 1, all.end == lines.document.nodes[line.node].end else { return }
    // Rows without a digit were left out before; then nothing is known about the sum.
    let count = lines.document.children(of: Int(table)).count
    guard rows.count + 2 == count else { return }
    let header = lines.header(of: line)
    for column in line.parts.indices.dropFirst() {
      if header.indices.contains(column), Names.hasWord(header[column], in: Self.moments) {
        continue
      }
      guard let total = number(line, column),
        rows.allSatisfy({ lines.document.nodes[$0.node].parent == table })
      else { continue }
      let values = rows.compactMap { number($0, column) }
      guard values.count == rows.count, values.allSatisfy({ $0.unit == total.unit }) else {
        continue
      }
      let sum = values.reduce(0) { $0 + $1.value }
      let step = values.reduce(total.step) { max($0, $1.step) }
      guard abs(sum - total.value) >= step - 1e-9,
        abs(withBothEdges(rows, values) - total.value) >= step - 1e-9,
        // What is bold alone is a sum only where it is near one.
        abs(sum - total.value) * 5 < total.value || !isSetApart(line),
        !Self.hasSubtotals(values.map(\.value), total.value, step),
        !hasNamedSubtotals(rows, values.map(\.value), total.value, step),
        !isMultiple(total, of: values, line, column)
      else { continue }
      let claimed = lines.string(total.range, of: line)
      let unit = claimed.drop { $0.isNumber || $0 == "." }
      result.append(
        DerivedNumber(
          kind: .total, claimed: claimed, computed: Numbers.text(sum, decimals: 3) + unit,
          arithmetic: values.map { Numbers.text($0.value) }.joined(separator: " + ") + " = "
            + Numbers.text(sum, decimals: 3),
          origin: lines.origin(total.range, of: line),
          sources: zip(rows, values).map { lines.origin($1.range, of: $0) }))
    }
  }

  /// The sum of rows with room at edges, which may stand on both sides, counted twice: "Padding | 16px".
  private func withBothEdges(_ rows: [ClaimLine], _ values: [CellNumber]) -> Double {
    zip(rows, values).reduce(0) { sum, row in
      let label = row.0.parts.first.map { lines.string($0, of: row.0) } ?? ""
      return sum + row.1.value * (AuditWords.isEdge(label) ? 2 : 1)
    }
  }

  /// Whether the row itself says of which of the rows it is so many: "80s | Full session (5 cycles)".
  private func isMultiple(
    _ total: CellNumber, of values: [CellNumber], _ line: ClaimLine, _ column: Int
  ) -> Bool {
    let texts = line.parts.indices.filter { $0 != column }.map {
      lines.string(line.parts[$0], of: line)
    }
    let counts = texts.flatMap { $0.split { !$0.isNumber } }.compactMap { Double($0) }
    return counts.contains { count in
      count > 1 && values.contains { abs($0.value * count - total.value) < total.step }
    }
  }

  /// Whether rows that add up those above them leave the sum right: "10, 1, 11, 2" and 13 in all.
  private static func hasSubtotals(_ values: [Double], _ total: Double, _ step: Double) -> Bool {
    var sum = 0.0
    var group = 0.0
    var count = 0
    for value in values {
      if count > 1, abs(value - group) < step - 1e-9 {
        (group, count) = (0, 0)
      } else {
        sum += value
        group += value
        count += 1
      }
    }
    return abs(sum - total) < step - 1e-9
  }

  private static let partial: Lexicon = ["subtotal", "subtotals", "zwischensumme", "sous-total"]

  /// Whether the rows that are called subtotals, with what follows the last of them, leave the sum right.
  private func hasNamedSubtotals(
    _ rows: [ClaimLine], _ values: [Double], _ total: Double, _ step: Double
  ) -> Bool {
    let places = rows.indices.filter { row in
      guard let label = rows[row].parts.first else { return false }
      return Names.hasWord(lines.document.string(plain: label), in: Self.partial)
    }
    guard let last = places.last else { return false }
    let sum = places.reduce(values[(last + 1)...].reduce(0, +)) { $0 + values[$1] }
    return abs(sum - total) < step - 1e-9
  }

  /// The number of a cell with whatever unit it has, such as "90 KB".
  private func number(_ line: ClaimLine, _ column: Int) -> CellNumber? {
    guard column < line.parts.count else { return nil }
    return CellNumber.whole(lines.bytes(of: line), line.parts[column])
  }

  /// The one exact amount of a cell that holds nothing else.
  private func amount(_ line: ClaimLine, _ column: Int) -> Amount? {
    guard column < line.parts.count else { return nil }
    let amounts = AmountReader.read(lines.bytes(of: line), line.parts[column])
    guard amounts.count == 1, !amounts[0].isInexact else { return nil }
    let text = lines.string(line.parts[column], of: line).trimmedSpaces
    return text.utf8.count <= amounts[0].range.count + 1 ? amounts[0] : nil
  }

  /// "56px (1.17)" in the column of line heights, beside a column of sizes.
  mutating func readLineHeight(_ line: ClaimLine) {
    guard line.parts.count > 2, let (heights, sizes) = lineHeights,
      heights < line.parts.count, sizes < line.parts.count,
      line.parts.contains(where: { hasParenthesis($0, line) }),
      let size = AmountReader.read(lines.bytes(of: line), line.parts[sizes]).only
    else { return }
    let amounts = AmountReader.read(lines.bytes(of: line), line.parts[heights])
    guard amounts.count == 2, amounts[0].unit == size.unit, size.isLength, size.value > 0,
      amounts[1].unit == .none, amounts[1].step < 1, !amounts[1].isInexact
    else { return }
    let computed = amounts[0].value / size.value
    guard abs(computed - amounts[1].value) >= amounts[1].step - 1e-9 else { return }
    let decimals = amounts[1].step < 0.05 ? 2 : 1
    result.append(
      DerivedNumber(
        kind: .lineHeight, claimed: Numbers.text(amounts[1].value),
        computed: Numbers.text(computed, decimals: decimals),
        arithmetic: "\(Numbers.text(amounts[0].value)) ÷ \(Numbers.text(size.value)) = "
          + Numbers.text(computed, decimals: 3),
        origin: lines.origin(amounts[1].range, of: line),
        sources: [
          lines.origin(size.range, of: line), lines.origin(amounts[0].range, of: line),
        ]))
  }

  /// Looks for both columns in the header of a table.
  mutating func readHeader(_ line: ClaimLine) {
    lineHeights = nil
    let bytes = lines.bytes(of: line)
    guard line.parts.contains(where: { ASCII.contains("height", ignoringCaseIn: bytes, $0) }) else {
      return
    }
    let header = line.parts.map { Names.words(lines.string($0, of: line)) }
    guard let heights = header.firstIndex(where: { $0.contains("line") && $0.contains("height") }),
      let sizes = header.firstIndex(where: { $0.contains("size") && !$0.contains("line") })
    else { return }
    lineHeights = (heights, sizes)
  }

  private func hasParenthesis(_ part: Range<Int>, _ line: ClaimLine) -> Bool {
    ASCII.find(0x28, in: lines.bytes(of: line), part) != nil
  }
}

extension Array {
  /// The element of an array that holds one alone.
  var only: Element? { count == 1 ? self[0] : nil }
}
