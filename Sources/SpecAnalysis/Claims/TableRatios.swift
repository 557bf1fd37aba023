import SpecModel
import SpecSyntax
import SpecText

/// Tables whose columns follow from one another: sizes at 100% and at 200%, line heights by a factor, one size in two
/// units.
///
/// A table is held to the relation that most of its rows keep, so that a header which means something else says nothing.
struct TableRatios {
  let lines: ClaimLines
  /// Columns with the share that their header gives, such as "Tablet (110%)".
  private var shares: [(column: Int, share: Double)] = []
  /// The column of factors.
  private var factor: Int?
  /// Two columns whose lengths are in root ems and in pixels, by the first row.
  private var units: (root: Int, pixels: Int)?
  private var rows: [ClaimLine] = []
  private(set) var result: [DerivedNumber] = []

  init(lines: ClaimLines) { self.lines = lines }

  private static let factors: Lexicon = [
    "factor", "ratio", "multiplier", "faktor", "facteur", "verhältnis", "fattore", "fator",
  ]

  /// Takes the next line; any but a row ends the table.
  mutating func read(_ line: ClaimLine) {
    if line.kind == .row {
      if rows.isEmpty, shares.isEmpty, factor == nil { units = unitColumns(line) }
      if !shares.isEmpty || factor != nil || units != nil { rows.append(line) }
      return
    }
    finish()
    guard line.kind == .header, line.parts.count > 1 else { return }
    let bytes = lines.bytes(of: line)
    for (column, part) in line.parts.enumerated() {
      if ASCII.find(0x25, in: bytes, part) != nil,
        let share = AmountReader.read(bytes, part).only, share.unit == .percent, !share.isInexact,
        share.value >= 100
      {
        shares.append((column, share.value))
      }
    }
    factor = line.parts.indices.first {
      line.parts[$0].count <= 24
        && Names.hasWord(lines.string(line.parts[$0], of: line), in: Self.factors)
    }
  }

  /// Ends the table that is read.
  mutating func finish() {
    if rows.count > 2 {
      if !shares.isEmpty { checkShares() }
      if let factor { checkFactors(factor) }
      if let units { checkUnits(units.root, units.pixels) }
    }
    units = nil
    shares = []
    factor = nil
    rows = []
  }

  /// A row of a table: what it derives, from what, and by which number.
  private struct Step {
    var base: Amount
    var claimed: Amount
    var by: Double
    var line: ClaimLine
    var computed: Double { base.value * by }
    var isWrong: Bool { abs(computed - claimed.value) >= claimed.step - 1e-9 }
  }

  private mutating func checkShares() {
    let base: (column: Int, share: Double)
    if let full = shares.first(where: { $0.share == 100 }) {
      base = full
    } else if shares.count == 1, let column = otherColumn() {
      base = (column, 100)
    } else {
      return
    }
    for (column, share) in shares where column != base.column && share != base.share {
      report(
        rows.compactMap { row in
          guard let first = amount(row, base.column), let second = amount(row, column),
            first.unit == second.unit
          else { return nil }
          return Step(base: first, claimed: second, by: share / base.share, line: row)
        })
    }
  }

  /// The one column before the share that has lengths.
  private func otherColumn() -> Int? {
    let columns = (0..<shares[0].column).filter { column in
      rows.contains { amount($0, column)?.isLength == true }
    }
    return columns.only
  }

  private mutating func checkFactors(_ factor: Int) {
    report(
      rows.compactMap { row in
        guard let by = amount(row, factor), by.unit == .none || by.unit == .times else {
          return nil
        }
        let lengths = row.parts.indices.filter {
          $0 != factor && amount(row, $0)?.isLength == true
        }
        guard lengths.count == 2, let first = amount(row, lengths[0]),
          let second = amount(row, lengths[1]), first.unit == second.unit
        else { return nil }
        return Step(base: first, claimed: second, by: by.value, line: row)
      })
  }

  /// "| 0.875rem | 14px |"
  private func unitColumns(_ line: ClaimLine) -> (root: Int, pixels: Int)? {
    guard line.parts.count > 1,
      line.parts.contains(where: { ASCII.find("rem", in: lines.bytes(of: line), $0) != nil }),
      let root = line.parts.indices.first(where: { amount(line, $0)?.unit == .rem }),
      let pixels = line.parts.indices.first(where: { amount(line, $0)?.unit == .px })
    else { return nil }
    return abs(root - pixels) == 1 ? (root, pixels) : nil
  }

  /// The pixels of a root em are the same in all rows: what most rows have.
  private mutating func checkUnits(_ root: Int, _ pixels: Int) {
    let pairs = rows.compactMap { row -> (Amount, Amount, ClaimLine)? in
      guard let first = amount(row, root), let second = amount(row, pixels), first.unit == .rem,
        second.unit == .px, first.value > 0
      else { return nil }
      return (first, second, row)
    }
    let size = [16.0, 10].first { size in
      pairs.count { abs($0.0.value * size - $0.1.value) < 0.01 } * 3 >= pairs.count * 2
    }
    guard let size else { return }
    report(pairs.map { Step(base: $0.0, claimed: $0.1, by: size, line: $0.2) })
  }

  /// Reports the rows that leave the relation which at least two thirds of all keep.
  private mutating func report(_ steps: [Step]) {
    let wrong = steps.filter(\.isWrong)
    guard !wrong.isEmpty, steps.count > 2, wrong.count * 3 <= steps.count else { return }
    for step in wrong {
      result.append(
        DerivedNumber(
          kind: .column, claimed: step.claimed.text(step.claimed.value),
          computed: step.claimed.text(step.computed),
          arithmetic: "\(Numbers.text(step.base.value)) × \(Numbers.text(step.by, decimals: 3)) = "
            + Numbers.text(step.computed, decimals: 3),
          origin: lines.origin(step.claimed.range, of: step.line),
          sources: [lines.origin(step.base.range, of: step.line)]))
    }
  }

  /// The one exact amount of a cell that holds nothing else.
  private func amount(_ line: ClaimLine, _ column: Int) -> Amount? {
    guard column < line.parts.count else { return nil }
    let part = line.parts[column]
    guard part.count <= 24, let found = AmountReader.read(lines.bytes(of: line), part).only,
      !found.isInexact,
      lines.string(part, of: line).trimmedSpaces.utf8.count <= found.range.count + 1
    else { return nil }
    return found
  }
}
