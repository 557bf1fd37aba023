import SpecModel
public import SpecText

/// A number that a line derives from others and that does not follow from them.
public struct DerivedNumber: Sendable, Hashable {
  /// What is derived.
  public enum Kind: String, Sendable, Hashable {
    case sum, conversion, fraction, frame, multiple, lineHeight = "line-height", total, spring,
      scale, color, column, level, aspect, share, ratio, period, factor,
      interval
  }

  /// What is derived.
  public var kind: Kind
  /// The value as written.
  public var claimed: String
  /// The value as computed, with its unit.
  public var computed: String
  /// The computation, for example "40 + 12 + 12 = 64".
  public var arithmetic: String
  /// The claimed value.
  public var origin: Origin
  /// The numbers that it is derived from.
  public var sources: [Origin]
  /// Whether nobody sees the difference.
  public var isSlight = false
  /// Whether `computed` says what is wrong with the value, and is none itself.
  public var isVerdict = false
  /// A value that would hold where `computed` is a verdict, if one lies near.
  public var nearest: String?

  /// What may stand in place of the claimed value.
  public var mended: String? { isVerdict ? nearest : computed }
}

extension DerivedNumber {
  /// The last of some shares that together miss the whole by more than rounding, and not by far.
  ///
  /// - Parameters:
  ///   - shares: The shares of one whole, in percent.
  ///   - slack: How far their sum may lie from 100 by rounding, in percent.
  static func share(
    lastOf shares: [(value: Double, origin: Origin)], slack: Double
  ) -> DerivedNumber? {
    let sum = shares.reduce(0) { $0 + $1.value }
    guard (75...125).contains(sum), abs(sum - 100) > slack, let last = shares.last else {
      return nil
    }
    return DerivedNumber(
      kind: .share, claimed: Numbers.text(last.value) + "%",
      computed: Numbers.text(last.value + 100 - sum, decimals: 3) + "%",
      arithmetic: shares.map { Numbers.text($0.value) }.joined(separator: " + ") + " = "
        + Numbers.text(sum, decimals: 3) + ", not 100",
      origin: last.origin, sources: shares.dropLast().map(\.origin))
  }
}

/// Recomputes the derived numbers of one document.
struct DerivedNumbers {
  let lines: ClaimLines
  /// The base unit of the document, where it has one alone.
  let base: Amount?
  /// Pixels of 1 rem.
  let root: Double
  /// The words of the document before a result: "12 columns of 72px make 864px".
  let results: [StaticString]
  var result: [DerivedNumber] = []
  /// The columns of line heights and of sizes in the table that is read, where it has both.
  var lineHeights: (heights: Int, sizes: Int)?

  /// The numbers of a document that do not follow.
  static func find(_ lines: ClaimLines, base: Amount?) -> [DerivedNumber] {
    let results: [StaticString] = [" make", " give", " ergeb", " totalling"]
    var finder = DerivedNumbers(
      lines: lines, base: base, root: RootSize.find(lines),
      results: results.filter { lines.document.mentions($0) })
    var ratios = TableRatios(lines: lines)
    for line in lines.lines where line.kind != .heading {
      ratios.read(line)
      if line.kind == .header {
        finder.readHeader(line)
        continue
      }
      for part in line.parts { finder.read(part, line) }
      if line.kind == .row { finder.readLineHeight(line) }
    }
    finder.readTotals()
    ratios.finish()
    let found =
      finder.result + ratios.result + LevelClaims.find(lines) + FrameBudgets.find(lines)
      + BlinkRates.find(lines)
      + ListedSums.find(lines)
      + ColorNotations.find(lines)
      + PartTotals.find(lines) + AlphaWords.find(lines) + DensityScales.find(lines)
      + TableFormulas.find(lines) + GridSums.find(lines) + SpokenSums.find(lines)
      + Timelines.find(lines) + SpokenSteps.find(lines) + ToldProducts.find(lines)
      + ToldParts.find(lines) + ColumnRatios.find(lines) + WideTotals.find(lines)
      + CountedParts.find(lines) + StackedLines.find(lines)
    var seen: Set<Origin> = []
    let others = StatedShares.find(lines) + IntervalNames.find(lines)
    return (found + others).filter { seen.insert($0.origin).inserted }
  }

  private mutating func read(_ part: Range<Int>, _ line: ClaimLine) {
    let bytes = lines.bytes(of: line)
    let isSpelled = results.contains { ASCII.find($0, in: bytes, part) != nil }
    guard isSpelled || isCandidate(bytes, part) else { return }
    let amounts = AmountReader.read(bytes, part)
    defer { audit(part, line, amounts) }
    guard amounts.count > 1 || base != nil && !amounts.isEmpty else { return }
    let text = ClaimText(bytes: bytes, range: part, amounts: amounts)
    for found in Conversions.find(in: text, root: root) { add(found, text, line) }
    for found in Equations.find(in: text) { add(found, text, line) }
    for found in ListedMultiples.find(in: text) + NumberSeries.find(in: text) {
      add(found, text, line)
    }
    if let base {
      for found in Conversions.multiples(in: text, of: base) { add(found, text, line) }
    }
  }

  /// Numbers that follow from others of the section: what a length is made of, sizes of text, aspect ratios.
  private mutating func audit(_ part: Range<Int>, _ line: ClaimLine, _ amounts: [Amount]) {
    guard line.kind != .code, !amounts.isEmpty else { return }
    if let found = Compositions(lines: lines).find(part, line, amounts) { result.append(found) }
    let others =
      Proportions(lines: lines).find(part, line, amounts)
      + UnitPairs(lines: lines).find(part, line, amounts)
    for found in others
    where !result.contains(where: { $0.origin == found.origin }) {
      result.append(found)
    }
  }

  /// A byte test: an equals sign, a parenthesis, a slash, a comment, or a colon behind a number or its unit.
  private func isCandidate(_ bytes: ContiguousArray<UInt8>, _ part: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for offset in part {
        switch bytes[offset] {
        case 0x28, 0x3D, ASCII.slash: return true
        // "multiples of 8: 8, 16, 24"
        case ASCII.colon where offset > part.lowerBound && ASCII.isWord(bytes[offset - 1]):
          if ASCII.isDigit(bytes[offset - 1]) || bytes[offset - 1] | 0x20 == 0x78
            || bytes[offset - 1] | 0x20 == 0x74 || bytes[offset - 1] | 0x20 == 0x70
          {
            return true
          }
        default: continue
        }
      }
      return false
    }
  }

  private mutating func add(_ found: WrongNumber, _ text: ClaimText, _ line: ClaimLine) {
    let claimed = text.amounts[found.claimed]
    result.append(
      DerivedNumber(
        kind: found.kind,
        claimed: String(decoding: text.bytes[claimed.range], as: UTF8.self),
        computed: found.computed, arithmetic: found.arithmetic,
        origin: lines.origin(claimed.range, of: line),
        sources: found.sources.map { lines.origin(text.amounts[$0].range, of: line) },
        isVerdict: found.isVerdict, nearest: found.nearest))
  }
}

/// A line with its amounts.
struct ClaimText {
  let bytes: ContiguousArray<UInt8>
  let range: Range<Int>
  let amounts: [Amount]

  /// The text between an amount and the next, or to the end of the line.
  func gap(after index: Int) -> String {
    let start = amounts[index].range.upperBound
    let end = index + 1 < amounts.count ? amounts[index + 1].range.lowerBound : range.upperBound
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// The text between an amount and the one before, or from the start of the line.
  func lead(before index: Int) -> String {
    let start = index > 0 ? amounts[index - 1].range.upperBound : range.lowerBound
    let end = amounts[index].range.lowerBound
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}

/// A claim that does not follow, by indices into the amounts of a line.
struct WrongNumber {
  var kind: DerivedNumber.Kind
  var claimed: Int
  var computed: String
  var arithmetic: String
  var sources: [Int]
  /// Whether `computed` says what is wrong with the value, and is none itself.
  var isVerdict = false
  var nearest: String?
}
