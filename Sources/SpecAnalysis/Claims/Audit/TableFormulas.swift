import SpecModel
import SpecSyntax
import SpecText

/// Finds the formula that the columns of a table keep in all rows but one: start + duration = end, size × factor = line
/// height, columns and gutters = container.
struct TableFormulas {
  let lines: ClaimLines

  /// A way in which one column follows from others.
  private enum Formula: CaseIterable {
    case sum, difference, product, outer, inner, grid, framedGrid
  }

  /// A column of numbers.
  private struct Column {
    var index: Int
    var title: String
    var numbers: [CellNumber]
    var unit: String
    func value(_ row: Int) -> Double { numbers[row].value }
  }

  private struct Match {
    var target: Column
    var sources: [Column]
    var formula: Formula
    var wrong: [Int]
  }

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let finder = TableFormulas(lines: lines)
    var result: [DerivedNumber] = []
    var rows: [ClaimLine] = []
    for line in lines.lines {
      if line.kind == .row {
        rows.append(line)
        continue
      }
      if rows.count > 3 { result += finder.slips(rows) }
      rows = []
    }
    if rows.count > 3 { result += finder.slips(rows) }
    return result
  }

  /// Headers of what follows from other columns.
  private static let targets: Lexicon = [
    "total", "sum", "width", "height", "end", "ends", "outer", "container", "result", "size",
    "content", "px", "pixels", "inner", "room", "finish", "finishes", "until", "line-height",
    "computed", "value", "price", "amount", "gesamt", "summe", "breite", "höhe", "ende", "ergebnis",
    "largeur", "hauteur", "fin", "ancho", "alto", "larghezza", "altezza", "remaining", "rest",
    "line", "lh", "target", "area", "duration",
  ]

  private func slips(_ rows: [ClaimLine]) -> [DerivedNumber] {
    guard rows.count <= 40, let first = rows.first,
      rows.allSatisfy({ $0.parts.count == first.parts.count && $0.parts.count <= 9 }),
      (3...9).contains(first.parts.count)
    else { return [] }
    let columns = columns(rows, lines.header(of: first))
    guard columns.count > 2 else { return [] }
    for target in columns.reversed()
    where Names.hasWord(target.title, in: Self.targets)
      && Set(target.numbers.map(\.value)).count > 2
    {
      let others = columns.filter { $0.index != target.index }
      guard let match = match(target, others, rows.count), !match.wrong.isEmpty else { continue }
      return match.wrong.map { slip($0, match, rows) }
    }
    return []
  }

  /// The columns that have one number in each row, all of one unit.
  private func columns(_ rows: [ClaimLine], _ header: [String]) -> [Column] {
    let bytes = lines.bytes(of: rows[0])
    return rows[0].parts.indices.compactMap { column in
      var numbers: [CellNumber] = []
      for row in rows {
        guard let number = CellNumber.whole(bytes, row.parts[column]) else { return nil }
        numbers.append(number)
      }
      let units = Set(numbers.map(\.unit))
      guard let unit = units.first, units.count == 1, column < header.count else { return nil }
      return Column(index: column, title: header[column], numbers: numbers, unit: unit)
    }
  }

  /// The formula that all rows but one in four keep; one that other columns keep as well explains nothing.
  private func match(_ target: Column, _ others: [Column], _ rows: Int) -> Match? {
    var best: Match?
    for formula in Formula.allCases {
      for sources in choices(formula, target, others) {
        let wrong = (0..<rows).filter { row in
          let computed = value(formula, sources, row)
          return abs(computed - target.value(row)) >= max(target.numbers[row].step, 1e-6) - 1e-9
        }
        guard wrong.count * 4 <= rows else { continue }
        if wrong.isEmpty { return nil }
        if best == nil {
          best = Match(target: target, sources: sources, formula: formula, wrong: wrong)
        }
      }
    }
    return best
  }

  /// The columns that a formula may take its numbers from.
  private func choices(
    _ formula: Formula, _ target: Column, _ others: [Column]
  ) -> [[Column]] {
    let like = others.filter { $0.unit == target.unit && varies($0) }
    let all = others.filter { $0.unit == target.unit }
    let plain = others.filter { ["", "x", "×"].contains($0.unit) && target.unit != $0.unit }
    switch formula {
    case .sum:
      return like.indices.flatMap { a in like.indices.filter { $0 > a }.map { [like[a], like[$0]] }
      }
    case .difference:
      return like.flatMap { a in like.filter { $0.index != a.index }.map { [a, $0] } }
    case .product: return like.flatMap { a in plain.map { [a, $0] } }
    case .outer, .inner:
      return like.flatMap { a in
        all.filter { $0.index != a.index && AuditWords.isEdge($0.title) }.map { [a, $0] }
      }
    case .grid, .framedGrid:
      guard let gap = all.first(where: { AuditWords.isGap($0.title) }) else { return [] }
      let edge = all.first { AuditWords.isEdge($0.title) }
      guard formula == .grid || edge != nil else { return [] }
      return plain.flatMap { count in
        all.filter { $0.index != gap.index && $0.index != edge?.index }
          .map { formula == .grid ? [count, $0, gap] : [count, $0, gap, edge ?? gap] }
      }
    }
  }

  private func varies(_ column: Column) -> Bool { Set(column.numbers.map(\.value)).count > 2 }

  private func value(_ formula: Formula, _ columns: [Column], _ row: Int) -> Double {
    let v = columns.map { $0.value(row) }
    switch formula {
    case .sum: return v[0] + v[1]
    case .difference: return v[0] - v[1]
    case .product: return v[0] * v[1]
    case .outer: return v[0] + 2 * v[1]
    case .inner: return v[0] - 2 * v[1]
    case .grid: return v[0] * v[1] + (v[0] - 1) * v[2]
    case .framedGrid: return v[0] * v[1] + (v[0] - 1) * v[2] + 2 * v[3]
    }
  }

  private func slip(_ row: Int, _ match: Match, _ rows: [ClaimLine]) -> DerivedNumber {
    let v = match.sources.map { Numbers.text($0.value(row)) }
    let text =
      switch match.formula {
      case .sum: "\(v[0]) + \(v[1])"
      case .difference: "\(v[0]) − \(v[1])"
      case .product: "\(v[0]) × \(v[1])"
      case .outer: "\(v[0]) + 2 × \(v[1])"
      case .inner: "\(v[0]) − 2 × \(v[1])"
      case .grid: "\(v[0]) × \(v[1]) + (\(v[0]) − 1) × \(v[2])"
      case .framedGrid: "\(v[0]) × \(v[1]) + (\(v[0]) − 1) × \(v[2]) + 2 × \(v[3])"
      }
    let computed = Numbers.text(value(match.formula, match.sources, row), decimals: 3)
    let number = match.target.numbers[row]
    let unit = number.unit.utf8.count > 2 ? " " + number.unit : number.unit
    return DerivedNumber(
      kind: .column, claimed: lines.string(number.range, of: rows[row]),
      computed: computed + unit, arithmetic: text + " = " + computed,
      origin: lines.origin(number.range, of: rows[row]),
      sources: match.sources.map { lines.origin($0.numbers[row].range, of: rows[row]) })
  }
}
