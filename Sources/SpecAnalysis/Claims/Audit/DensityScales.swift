import SpecModel
import SpecSyntax
import SpecText

/// Holds sizes in pixels against the densities that lists and tables name: "xxhdpi | 3× | 72", "@2x: 48px".
///
/// What most rows are multiples of is the base; the document need not give it.
struct DensityScales {
  let lines: ClaimLines

  /// The factors of densities by their names.
  ///
  /// - Source: Android, Support different pixel densities.
  private static let densities: [String: Double] = [
    "ldpi": 0.75, "mdpi": 1, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4,
  ]

  private struct Row {
    var factor: Double
    var amount: Amount
    var line: ClaimLine
    var base: Double { amount.value / factor }
  }

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard
      document.mentions("hdpi") || document.mentions("@2x") || document.mentions("2×")
        || document.mentions("2x")
    else { return [] }
    let scales = DensityScales(lines: lines)
    let values = LabelledValues(lines: lines)
    var groups: [(block: Int, rows: [Row])] = []
    for line in lines.lines where line.kind == .row || line.kind == .prose {
      guard let block = values.block(around: line.node), let row = scales.row(line) else {
        continue
      }
      if groups.last?.block == block {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((block, [row]))
      }
    }
    return groups.flatMap { scales.slips($0.rows) }
  }

  /// The factor of a line and the one size behind it.
  private func row(_ line: ClaimLine) -> Row? {
    let bytes = lines.bytes(of: line)
    var parts = line.parts
    if line.kind == .prose {
      guard let part = parts.only, part.count < 120,
        let colon = ASCII.find(ASCII.colon, in: bytes, part), colon - part.lowerBound < 24
      else { return nil }
      parts = [part.lowerBound..<colon, colon + 1..<part.upperBound]
    }
    guard parts.count > 1, parts[0].count < 24 else { return nil }
    var factor: Double?
    var amounts: [Amount] = []
    for (column, part) in parts.enumerated() {
      if column < 2, factor == nil, let found = self.factor(part, bytes) {
        factor = found
        continue
      }
      if column == 1, self.factor(part, bytes) == factor, factor != nil { continue }
      guard part.count <= 24 else { continue }
      let found = AmountReader.read(bytes, part)
      // "72 × 72px" is one size, where both sides are equal.
      guard let first = found.first, found.count <= 2,
        found.allSatisfy({ $0.value == first.value && !$0.isInexact })
      else { continue }
      if first.unit == .px || first.unit == .none { amounts.append(first) }
    }
    guard let factor, let amount = amounts.only, amount.value > 0 else { return nil }
    return Row(factor: factor, amount: amount, line: line)
  }

  /// "xxhdpi", "@3x", "3×" as all of a text.
  /// Whether a part ends as a factor or the name of a density does, apart from spaces and marks.
  private func mayBeFactor(_ part: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let last = bytes[part].last { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 >= 0x80 }
    return last.map { $0 | 0x20 == 0x78 || $0 | 0x20 == 0x69 || $0 >= 0x80 } ?? false
  }

  private func factor(_ part: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Double? {
    guard part.count <= 16, mayBeFactor(part, bytes) else { return nil }
    var text = String(decoding: bytes[part], as: UTF8.self).trimmedSpaces.lowercased()
    if text.hasPrefix("`") || text.hasSuffix("`") { text = text.filter { $0 != "`" } }
    if let known = Self.densities[text] { return known }
    if text.hasPrefix("@") { text.removeFirst() }
    guard let last = text.last, last == "x" || last == "×" else { return nil }
    let digits = text.dropLast().filter { $0 != " " }
    guard let value = Double(digits), (0.5...4).contains(value) else { return nil }
    return value
  }

  /// The rows that leave the base which most rows share.
  private func slips(_ rows: [Row]) -> [DerivedNumber] {
    guard rows.count > 2, rows.contains(where: { $0.factor == 1 || $0.factor == 2 }),
      Set(rows.map(\.factor)).count == rows.count
    else { return [] }
    let bases = rows.map(\.base)
    guard
      let base = bases.max(by: { a, b in
        bases.count { abs($0 - a) < 0.5 } < bases.count { abs($0 - b) < 0.5 }
      })
    else { return [] }
    func isWrong(_ row: Row) -> Bool { abs(base * row.factor - row.amount.value) >= 1 }
    let wrong = rows.filter(isWrong)
    guard !wrong.isEmpty, wrong.count * 3 <= rows.count,
      let sample = rows.first(where: { !isWrong($0) })
    else { return [] }
    return wrong.map { row in
      DerivedNumber(
        kind: .column, claimed: row.amount.text(row.amount.value),
        computed: row.amount.text(base * row.factor),
        arithmetic: "\(Numbers.text(base, decimals: 2)) × \(Numbers.text(row.factor)) = "
          + Numbers.text(base * row.factor, decimals: 2),
        origin: lines.origin(row.amount.range, of: row.line),
        sources: [lines.origin(sample.amount.range, of: sample.line)])
    }
  }
}
