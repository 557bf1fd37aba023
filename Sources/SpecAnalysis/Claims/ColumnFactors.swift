import SpecModel
import SpecSyntax
import SpecText

/// Columns of times that a sentence derives from another column by a factor: "Swift mode multiplies all durations by 0.5"
/// beside the row "| open | 400ms | 250ms |".
struct ColumnFactors {
  private let document: Document

  /// What a sentence says of a mode.
  private struct Factor {
    var mode: Set<String>
    var value: Double
    var origin: Origin
  }

  /// The times that no factor explains, in tables of which some rows keep to it.
  ///
  /// - Complexity: O(lines), and O(cells) for each such sentence.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard !document.tables.isEmpty, document.mentions("ultipl") || document.mentions("cales") else {
      return []
    }
    let finder = ColumnFactors(document: document)
    return lines.lines.filter { $0.kind == .prose }.compactMap { finder.factor($0) }.prefix(4)
      .flatMap { factor in document.tables.flatMap { finder.strays($0, factor) } }
  }

  private static let verbs = [" multiplies ", " multiply ", " scales ", " multiplied by "]
  private static let times: Lexicon = [
    "duration", "durations", "time", "times", "timing", "timings", "delays",
  ]
  private static let plain: Lexicon = [
    "mode", "setting", "option", "the", "a", "an", "in", "all", "animation", "animations",
    "duration", "durations", "are", "is", "speed", "preference",
  ]
  private static let limits: Lexicon = [
    "about", "roughly", "approximately", "except", "unless", "some", "most", "up", "at",
  ]

  /// "Swift mode multiplies all durations by 0.5"
  private func factor(_ line: ClaimLine) -> Factor? {
    guard let part = line.parts.only, part.count < 200,
      case let text = " " + document.string(plain: part).lowercased(),
      let verb = Self.verbs.lazy.compactMap({ text.firstRange(of: $0) }).first,
      case let mode = Names.words(String(text[..<verb.lowerBound])).filter({
        !Self.plain.contains($0)
      }), (1...2).contains(mode.count), !Names.hasWord(text, in: Self.limits),
      Names.hasWord(text, in: Self.times)
    else { return nil }
    let rest = text[verb.lowerBound...]
    guard let by = rest.firstRange(of: " by ")?.upperBound,
      case let digits = rest[by...].drop(while: { "×x ".contains($0) })
        .prefix(while: { $0.isNumber || $0 == "." }),
      let value = Double(digits.hasSuffix(".") ? digits.dropLast() : digits),
      (0.05...20).contains(value), value != 1
    else { return nil }
    return Factor(
      mode: Set(mode), value: value, origin: document.origin(document.sourceRange(plain: part)))
  }

  /// The rows of a table whose time in the column of the mode is not that of the first column of times by the factor.
  private func strays(_ table: Int, _ factor: Factor) -> [DerivedNumber] {
    let rows = document.children(of: table).map { document.children(of: $0) }
    guard rows.count > 2, let header = rows.first?.map({ Set(Names.words(document.string($0))) }),
      let column = header.indices.filter({ !header[$0].isDisjoint(with: factor.mode) }).only,
      case let cells = rows.dropFirst().map({ row in row.map(time) }),
      let base = header.indices.first(where: { index in
        index != column && cells.allSatisfy { index < $0.count && $0[index] != nil }
      })
    else { return [] }
    let pairs = cells.compactMap { row -> (base: Amount, own: Amount)? in
      guard column < row.count, let own = row[column], let base = row[base] else { return nil }
      return (base, own)
    }
    let strays = pairs.filter { !fits($0.base, $0.own, factor.value) }
    guard pairs.count == cells.count, strays.count < pairs.count else { return [] }
    return strays.prefix(3).map { number($0.base, $0.own, factor) }
  }

  /// The one time of a cell.
  private func time(_ cell: Int) -> Amount? {
    let found = AmountReader.read(document.plain, document.plainText(of: cell)).only
    return found.flatMap { $0.unit == .ms && !$0.isInexact && $0.value > 0 ? $0 : nil }
  }

  /// Whether rounding explains what a time is beside the other by the factor.
  private func fits(_ base: Amount, _ own: Amount, _ factor: Double) -> Bool {
    let expected = base.value * factor
    let slack = max(own.step / 2, base.step * factor / 2, expected * 0.05)
    return abs(own.value - expected) <= slack + 0.001
  }

  private func number(_ base: Amount, _ own: Amount, _ factor: Factor) -> DerivedNumber {
    let written = document.string(plain: own.range)
    let isMillis = written.hasSuffix("ms")
    func text(_ value: Double) -> String {
      isMillis ? Numbers.text(value) + "ms" : Numbers.text(value / 1000, decimals: 3) + "s"
    }
    let expected = base.value * factor.value
    return DerivedNumber(
      kind: .factor, claimed: written, computed: text(expected),
      arithmetic: "\(text(base.value)) × \(Numbers.text(factor.value)) = \(text(expected))",
      origin: document.origin(document.sourceRange(plain: own.range)),
      sources: [document.origin(document.sourceRange(plain: base.range)), factor.origin])
  }
}
