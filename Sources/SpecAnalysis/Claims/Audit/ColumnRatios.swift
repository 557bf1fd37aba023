import SpecModel
import SpecSyntax
import SpecText

/// Columns of one table of which each number is the same multiple of that in another column, except for one row:
/// "400ms | 26" below "Value | Frames at 60 Hz", and columns "+25 %" beside the one that they add to.
struct ColumnRatios {
  private let lines: ClaimLines

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let finder = ColumnRatios(lines: lines)
    return lines.document.tables.flatMap(finder.wrong)
  }

  private static let units: Lexicon = [
    "frame", "frames", "fps", "hz", "rem", "em", "px", "pt", "dp", "sp", "mm", "cm", "inch",
    "inches", "bilder", "images", "cuadros", "ms", "dpi", "フレーム", "帧",
  ]
  /// Columns that number rows or give another measure.
  private static let others: Lexicon = [
    "line", "leading", "height", "weight", "level", "step", "line-height", "lineheight", "spacing",
  ]

  private struct Cell {
    var number: CellNumber
    var range: Range<Int> { number.range }
  }

  private func wrong(_ table: Int) -> [DerivedNumber] {
    let document = lines.document
    let rows = document.children(of: table)
    guard rows.count > 3, rows.count < 40 else { return [] }
    let header = document.children(of: rows[0]).map { document.string($0) }
    guard header.count > 1, header.count < 9 else { return [] }
    let shares = header.indices.filter { Self.share(header[$0]) != nil }
    let measured = header.indices.filter {
      $0 > 0 && Names.hasWord(header[$0], in: Self.units)
        && !Names.hasWord(header[$0], in: Self.others)
    }
    guard !shares.isEmpty || !measured.isEmpty && rows.count > 5 else { return [] }
    let cells = rows.dropFirst().map { row in
      document.children(of: row).map {
        CellNumber.whole(document.plain, document.plainText(of: $0))
      }
    }
    var result: [DerivedNumber] = []
    for column in shares where column > 0 {
      guard
        let base = (0..<column).last(where: { place in
          !shares.contains(place) && numbers(cells, place).count == cells.count
        }), let share = Self.share(header[column])
      else { continue }
      result += report(pairs(cells, base, column), by: 1 + share / 100, most: 1)
    }
    for column in measured {
      guard
        let base = header.indices.first(where: {
          $0 != column && numbers(cells, $0).count >= 4
        }), base < column
      else { continue }
      result += proportional(pairs(cells, base, column))
    }
    return result
  }

  /// "+25 %" as 25.
  private static func share(_ title: String) -> Double? {
    let text = title.filter { $0 != " " && $0 != "\u{A0}" }
    guard text.hasPrefix("+"), text.hasSuffix("%") else { return nil }
    return Double(text.dropFirst().dropLast()).flatMap { (1...200).contains($0) ? $0 : nil }
  }

  private typealias Pair = (base: CellNumber, claimed: CellNumber)

  private func numbers(_ cells: [[CellNumber?]], _ column: Int) -> [CellNumber] {
    cells.compactMap { column < $0.count ? $0[column] : nil }
  }

  private func pairs(_ cells: [[CellNumber?]], _ base: Int, _ column: Int) -> [Pair] {
    cells.compactMap { row in
      guard row.count > max(base, column), let first = row[base], let second = row[column] else {
        return nil
      }
      return (first, second)
    }
  }

  /// Reports the one row that leaves the ratio of at least four others.
  private func proportional(_ pairs: [Pair]) -> [DerivedNumber] {
    guard pairs.count > 4, pairs.allSatisfy({ $0.base.value > 0 && $0.claimed.value > 0 }),
      Set(pairs.map(\.base.unit)).count == 1, Set(pairs.map(\.claimed.unit)).count == 1,
      Set(pairs.map(\.base.value)).count == pairs.count,
      // The numbers of rows are multiples of anything.
      !zip(pairs, pairs.dropFirst()).allSatisfy({ $1.base.value == $0.base.value + 1 })
    else { return [] }
    for pair in pairs {
      let ratio = pair.claimed.value / pair.base.value
      let keeping = pairs.count { abs($0.base.value * ratio - $0.claimed.value) < 1e-6 }
      guard keeping == pairs.count - 1, ratio != 1 else { continue }
      return report(pairs, by: ratio, most: 1)
    }
    return []
  }

  private func report(_ pairs: [Pair], by ratio: Double, most: Int) -> [DerivedNumber] {
    let wrong = pairs.filter {
      abs($0.base.value * ratio - $0.claimed.value) > $0.claimed.step * 0.5 + 1e-6
    }
    guard pairs.count > 2, !wrong.isEmpty, wrong.count <= most, let slip = wrong.first else {
      return []
    }
    let document = lines.document
    func origin(_ number: CellNumber) -> Origin {
      document.origin(document.sourceRange(plain: number.range))
    }
    let computed = slip.base.value * ratio
    let claimed = document.string(plain: slip.claimed.range)
    let unit = claimed.drop { $0.isNumber || $0 == "." || $0 == "," }
    return [
      DerivedNumber(
        kind: .column, claimed: claimed, computed: Numbers.text(computed, decimals: 3) + unit,
        arithmetic: "\(Numbers.text(slip.base.value)) × \(Numbers.text(ratio, decimals: 4)) = "
          + Numbers.text(computed, decimals: 3),
        origin: origin(slip.claimed), sources: [origin(slip.base)])
    ]
  }
}
