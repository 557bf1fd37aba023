import SpecModel
import SpecSyntax
import SpecText

/// Recomputes shares and multiples of a length, and products, whose result a verb, an arrow or brackets give:
/// "25% of 400px is 120px", "2em of 16px makes 40px", "17pt at 200% is 36pt".
struct StatedShares {
  private let lines: ClaimLines

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let finder = StatedShares(lines: lines)
    var result: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose || line.kind == .row {
      let bytes = lines.bytes(of: line)
      for part in line.parts where (12..<400).contains(part.count) && mayTell(bytes, part) {
        let amounts = AmountReader.read(bytes, part)
        guard amounts.count > 2 else { continue }
        let text = ClaimText(bytes: bytes, range: part, amounts: amounts)
        let told = finder.shares(text) + finder.frames(text) + finder.crowds(text)
        let counted = amounts.indices.compactMap { Conversions.toldShare($0, text) }
        for found in told + counted + Equations.find(in: text) {
          result.append(finder.wrong(found, text, line))
        }
      }
    }
    return result
  }

  /// A byte test: three numbers at least.
  private static func mayTell(_ bytes: ContiguousArray<UInt8>, _ part: Range<Int>) -> Bool {
    var count = 0
    var isInside = false
    for offset in part {
      let isDigit = ASCII.isDigit(bytes[offset])
      if isDigit, !isInside {
        count += 1
        if count > 2 { return true }
      }
      isInside = isDigit
    }
    return false
  }

  private func shares(_ text: ClaimText) -> [WrongNumber] {
    text.amounts.indices.dropLast(2).compactMap { index in
      let (first, second, claimed) = (
        text.amounts[index], text.amounts[index + 1], text.amounts[index + 2]
      )
      let isShare =
        (isFactor(first) || isScale(index, text)) && isWhole(second) && claimed.unit == second.unit
      // "300ms at 2x" is played twice as fast.
      let isMultiple =
        isWhole(first) && first.unit != .ms && isFactor(second) && second.unit != .em
        && second.unit != .rem && claimed.unit == first.unit
      guard isShare || isMultiple, !first.isInexact, !second.isInexact, !claimed.isInexact,
        isResult(text.gap(after: index + 1), text.gap(after: index + 2)),
        case let between = text.gap(after: index).trimmedSpaces.lowercased(),
        (isShare ? ClaimVerbs.ofs : ClaimVerbs.ats).contains(between)
      else { return nil }
      return isShare
        ? wrong(factor: first, of: second, claimed, index, text)
        : wrong(factor: second, of: first, claimed, index, text)
    }
  }

  private func isFactor(_ amount: Amount) -> Bool {
    switch amount.unit {
    case .percent, .times, .em, .rem: amount.value > 0
    default: false
    }
  }

  private static let scales: Lexicon = [
    "scale", "scaled", "factor", "skalierung", "faktor", "échelle", "facteur", "escala", "scala",
    "fattore", "schaal", "skala", "масштаб", "коэффициент",
  ]

  /// "Scale 1.05", "line height 1.5", "a factor of 1.5": a number without a unit that the words right before it call a
  /// factor.
  private func isScale(_ index: Int, _ text: ClaimText) -> Bool {
    let amount = text.amounts[index]
    guard amount.unit == .none, amount.step < 1, amount.value > 0, amount.value < 10 else {
      return false
    }
    var words = Names.words(text.lead(before: index))
    if let last = words.last, ClaimVerbs.ofs.contains(last) { words.removeLast() }
    return words.last.map(Self.scales.contains) == true
      || AuditWords.isLineHeight(words.suffix(2).joined(separator: " "))
  }

  private static let frameNouns: Lexicon = [
    "frames", "frame", "bilder", "images", "fotogramas", "quadros", "fotogrammi", "beelden",
    "кадров",
  ]

  /// "12 frames at 60fps = 200ms", by a frame more or less.
  private func frames(_ text: ClaimText) -> [WrongNumber] {
    text.amounts.indices.dropLast(2).compactMap { index in
      let (count, rate, time) = (
        text.amounts[index], text.amounts[index + 1], text.amounts[index + 2]
      )
      guard count.unit == .none, count.step == 1, rate.unit == .fps, rate.value > 0,
        time.unit == .ms, !count.isInexact, !rate.isInexact, !time.isInexact,
        case let noun = Names.words(text.gap(after: index)), noun.count <= 2,
        noun.first.map(Self.frameNouns.contains) == true,
        isResult(text.gap(after: index + 1), text.gap(after: index + 2))
      else { return nil }
      let frame = 1000 / rate.value
      let computed = count.value * frame
      guard abs(computed - time.value) > max(frame, time.step) + 0.5 else { return nil }
      return WrongNumber(
        kind: .frame, claimed: index + 2, computed: Numbers.text(computed, decimals: 0) + "ms",
        arithmetic: "\(Numbers.text(count.value)) × 1000 ÷ \(Numbers.text(rate.value)) = "
          + Numbers.text(computed, decimals: 1),
        sources: [index, index + 1])
    }
  }

  private static let needs: Lexicon = [
    "need", "needs", "take", "takes", "require", "requires", "occupy", "fill", "fit", "brauchen",
    "benötigen", "belegen", "prennent", "occupent", "necesitan", "ocupan", "ocupam", "precisam",
    "occupano", "nodig", "beslaan", "perlu",
  ]

  /// "8 items of 40px need 300px": what lies side by side is not shorter than its parts, which may have gaps.
  private func crowds(_ text: ClaimText) -> [WrongNumber] {
    text.amounts.indices.dropLast(2).compactMap { index in
      let (count, each, whole) = (
        text.amounts[index], text.amounts[index + 1], text.amounts[index + 2]
      )
      guard count.unit == .none, count.step == 1, count.value > 1, each.isLength,
        each.unit == whole.unit, ![count, each, whole].contains(where: \.isInexact),
        case let noun = Names.words(text.gap(after: index)), (2...3).contains(noun.count),
        noun.last.map({ ClaimVerbs.ofs.contains($0) }) == true,
        case let verb = text.gap(after: index + 1),
        ClaimVerbs.joins(verb)
          || Names.wordCount(verb) == 1 && Names.hasWord(verb, in: Self.needs)
      else { return nil }
      let computed = count.value * each.value
      guard whole.value <= computed - max(whole.step, 1), whole.value * 2 > computed else {
        return nil
      }
      return WrongNumber(
        kind: .sum, claimed: index + 2, computed: whole.text(computed),
        arithmetic: "\(Numbers.text(count.value)) × \(Numbers.text(each.value)) = "
          + Numbers.text(computed, decimals: 3),
        sources: [index, index + 1])
    }
  }

  private func isWhole(_ amount: Amount) -> Bool {
    switch amount.unit {
    case .px, .pt, .dp, .sp, .ms: amount.value > 0
    default: false
    }
  }

  /// Whether what stands before and behind a number makes it the result; one in brackets closes them.
  private func isResult(_ before: String, _ behind: String) -> Bool {
    if ClaimVerbs.joins(before) || before.trimmedSpaces == "=" { return true }
    return before.trimmedSpaces == "(" && behind.trimmedSpaces.hasPrefix(")")
  }

  private func wrong(
    factor: Amount, of whole: Amount, _ claimed: Amount, _ index: Int, _ text: ClaimText
  ) -> WrongNumber? {
    let by = factor.unit == .percent ? factor.value / 100 : factor.value
    let computed = by * whole.value
    // Neither the result nor the factor is the other one, rounded to its digits.
    let slack = factor.step * (factor.unit == .percent ? 0.01 : 1) * whole.value / 2
    guard abs(computed - claimed.value) >= max(claimed.step, factor.step < 1 ? slack : 0) - 1e-9,
      abs(computed - claimed.value) > 1e-6, claimed.value < computed * 4,
      computed < claimed.value * 4
    else { return nil }
    return WrongNumber(
      kind: factor.unit == .percent ? .fraction : .sum, claimed: index + 2,
      computed: claimed.text(computed),
      arithmetic: "\(Numbers.text(by, decimals: 4)) × \(Numbers.text(whole.value)) = "
        + Numbers.text(computed, decimals: 3),
      sources: [index, index + 1])
  }

  private func wrong(_ found: WrongNumber, _ text: ClaimText, _ line: ClaimLine) -> DerivedNumber {
    let claimed = text.amounts[found.claimed]
    return DerivedNumber(
      kind: found.kind,
      claimed: String(decoding: text.bytes[claimed.range], as: UTF8.self),
      computed: found.computed, arithmetic: found.arithmetic,
      origin: lines.origin(claimed.range, of: line),
      sources: found.sources.map { lines.origin(text.amounts[$0].range, of: line) })
  }
}
