import SpecModel
import SpecSyntax
import SpecText

/// Recomputes what a sentence writes in two forms, or gives beside all that it follows from: both forms of a spring, the
/// whole of a staggered list, dots of a density.
struct StatedFormulas {
  private let lines: ClaimLines
  private var bytes: ContiguousArray<UInt8> { lines.document.plain }

  private static let densities: [StaticString] = [
    " at 2x", " at 3x", " at 4x", "@2x", "@3x", "@4x", "@1.5x", " at 1.5x",
  ]

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    let isSprung = document.mentions("tiffness") && document.mentions("esponse")
    let isStaggered = document.mentions("tagger")
    let isDense = densities.contains { document.mentions($0) }
    guard isSprung || isStaggered || isDense else { return [] }
    let finder = StatedFormulas(lines: lines)
    var result: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose || line.kind == .row {
      for part in line.parts where (12..<400).contains(part.count) {
        func has(_ text: StaticString) -> Bool {
          ASCII.find(text, in: document.plain, part) != nil
        }
        let isSpring = isSprung && has("tiffness") && has("esponse")
        let isStagger = isStaggered && has("tagger")
        let isDensity = isDense && densities.contains(where: has)
        guard isSpring || isStagger || isDensity else { continue }
        for sentence in document.sentences(plain: part) {
          let amounts = AmountReader.read(document.plain, sentence)
          if isSpring { result += finder.spring(amounts, sentence, line) }
          if isStagger, let found = finder.stagger(amounts, sentence, line) { result.append(found) }
          if isDensity { result += finder.density(amounts, line) }
        }
      }
    }
    return result
  }

  // MARK: Springs

  /// "response 0.5s, damping 0.8 (stiffness 157.9, damping coefficient 20.1, mass 1)"
  ///
  /// - Source: a mass on a spring: stiffness = mass × (2π ÷ response)², coefficient = 4π × damping × mass ÷ response.
  private func spring(
    _ amounts: [Amount], _ sentence: Range<Int>, _ line: ClaimLine
  ) -> [DerivedNumber] {
    func value(_ words: [StaticString]) -> Amount? {
      let found = words.lazy.compactMap { word -> Amount? in
        guard let place = ASCII.find(word, in: bytes, sentence),
          case let end = place + word.utf8CodeUnitCount,
          ASCII.find(word, in: bytes, end..<sentence.upperBound) == nil
        else { return nil }
        return amounts.first { $0.range.lowerBound >= end && $0.range.lowerBound <= end + 5 }
      }.first
      return found.flatMap { $0.isInexact ? nil : $0 }
    }
    guard let response = value(["esponse"]), response.value > 0,
      response.unit == .ms || response.unit == .none && response.value < 10,
      let stiffness = value(["tiffness"]), stiffness.unit == .none
    else { return [] }
    let seconds = response.unit == .ms ? response.value / 1000 : response.value
    let mass = value(["mass"])?.value ?? 1
    guard mass > 0, mass < 100 else { return [] }
    let frequency = 2 * Double.pi / seconds
    var result: [DerivedNumber] = []
    func check(_ claimed: Amount, _ computed: Double, _ formula: String, _ sources: [Amount]) {
      guard abs(claimed.value - computed) > max(claimed.step, computed * 0.02) else { return }
      let text = Numbers.text(computed, decimals: 1)
      result.append(
        wrong(.spring, claimed, text, formula + " = " + text, sources, line))
    }
    let time = Numbers.text(seconds, decimals: 3)
    let weight = mass == 1 ? "" : "\(Numbers.text(mass)) × "
    check(stiffness, mass * frequency * frequency, "\(weight)(2π ÷ \(time))²", [response])
    if let coefficient = value(["amping coefficient", "riction"]), coefficient.unit == .none,
      let damping = amounts.first(where: { isDamping($0, sentence) })
    {
      let share = damping.unit == .percent ? damping.value / 100 : damping.value
      if share < 2 {
        check(
          coefficient, 2 * share * frequency * mass,
          "\(weight)4π × \(Numbers.text(share, decimals: 3)) ÷ \(time)", [response, damping])
      }
    }
    return result
  }

  /// Whether a share stands right behind "damping", "damping ratio" or "damping fraction".
  private func isDamping(_ amount: Amount, _ sentence: Range<Int>) -> Bool {
    let low = max(sentence.lowerBound, amount.range.lowerBound - 24)
    let words = Names.words(lines.document.string(plain: low..<amount.range.lowerBound)).suffix(2)
    guard amount.unit == .none || amount.unit == .percent, !amount.isInexact, let last = words.last
    else { return false }
    return last == "damping"
      || ["ratio", "fraction", "of"].contains(last) && words.first == "damping"
  }

  // MARK: Staggers

  private static let things: Lexicon = [
    "items", "cards", "rows", "tiles", "elements", "letters", "entries", "buttons", "icons",
    "photos", "children", "steps", "cells", "lines", "bars", "dots", "elemente", "karten", "zeilen",
  ]
  private static let wholes: Lexicon = [
    "total", "altogether", "overall", "whole", "insgesamt", "gesamt", "all",
  ]
  private static let others: Lexicon = [
    "about", "max", "maximum", "most", "capped", "up", "until", "first", "overlap", "least", "or",
  ]

  /// "5 items, 250ms each, stagger 40ms, 410ms in total"
  private func stagger(
    _ amounts: [Amount], _ sentence: Range<Int>, _ line: ClaimLine
  ) -> DerivedNumber? {
    let times = amounts.filter { $0.unit == .ms }
    guard times.count == 3, times.allSatisfy({ !$0.isInexact }),
      !Names.hasWord(lines.document.string(plain: sentence), in: Self.others),
      let count = amounts.filter({
        $0.unit == .none && (2...200).contains($0.value)
          && Self.things.contains(behind($0, sentence))
      }).only,
      let total = times.filter({ isTotal($0, sentence) }).only,
      let step = times.filter({ $0.range != total.range && isStep($0, sentence) }).only,
      let one = times.first(where: { $0.range != total.range && $0.range != step.range })
    else { return nil }
    let computed = one.value + (count.value - 1) * step.value
    guard abs(computed - total.value) >= max(total.step, 1) else { return nil }
    return wrong(
      .total, total, total.text(computed),
      "\(Numbers.text(one.value)) + \(Numbers.text(count.value - 1)) × "
        + "\(Numbers.text(step.value)) = \(Numbers.text(computed))", [one, count, step], line)
  }

  /// The first word behind an amount, in small letters.
  private func behind(_ amount: Amount, _ sentence: Range<Int>) -> String {
    let end = min(sentence.upperBound, amount.range.upperBound + 16)
    let text = lines.document.string(plain: amount.range.upperBound..<end)
    return Names.words(text).first ?? ""
  }

  /// The words right before an amount and right behind it, up to the next mark.
  private func around(_ amount: Amount, _ sentence: Range<Int>) -> (before: [String], [String]) {
    let low = max(sentence.lowerBound, amount.range.lowerBound - 24)
    let high = min(sentence.upperBound, amount.range.upperBound + 24)
    func isMark(_ character: Character) -> Bool { ",;()".contains(character) }
    let before = lines.document.string(plain: low..<amount.range.lowerBound)
      .split(omittingEmptySubsequences: false, whereSeparator: isMark).last
    let behind = lines.document.string(plain: amount.range.upperBound..<high)
      .split(omittingEmptySubsequences: false, whereSeparator: isMark).first
    return (
      before: Array(Names.words(String(before ?? "")).suffix(2)),
      Array(Names.words(String(behind ?? "")).prefix(2))
    )
  }

  private func isTotal(_ amount: Amount, _ sentence: Range<Int>) -> Bool {
    let (before, behind) = around(amount, sentence)
    return (before + behind).contains(where: Self.wholes.contains)
  }

  private func isStep(_ amount: Amount, _ sentence: Range<Int>) -> Bool {
    let (before, behind) = around(amount, sentence)
    return (before + behind).contains {
      $0.hasPrefix("stagger") || $0 == "apart" || $0 == "between"
    }
  }

  // MARK: Densities

  private static let equals: Set<String> = ["is", "=", "(", "are", "equals", "→", "makes", ":"]
  private static let densityWords: Set<String> = ["at", "@", "on"]

  /// "44pt is 132px at 3x", "44pt @3x = 132px"
  private func density(_ amounts: [Amount], _ line: ClaimLine) -> [DerivedNumber] {
    guard amounts.count > 2 else { return [] }
    return (0..<amounts.count - 2).compactMap { index in
      let (point, second, third) = (amounts[index], amounts[index + 1], amounts[index + 2])
      let (dots, factor) = second.unit == .px ? (second, third) : (third, second)
      guard point.unit == .pt || point.unit == .dp, dots.unit == .px, factor.unit == .times,
        !point.isInexact, !dots.isInexact, (0.5...4).contains(factor.value)
      else { return nil }
      let gaps = [gap(point, second), gap(second, third)]
      let isRead =
        second.unit == .px
        ? Self.equals.contains(gaps[0]) && Self.densityWords.contains(gaps[1])
        : Self.densityWords.contains(gaps[0]) && Self.equals.contains(gaps[1])
      let computed = point.value * factor.value
      guard isRead, abs(computed - dots.value) >= 1 else { return nil }
      return wrong(
        .conversion, dots, dots.text(computed),
        "\(Numbers.text(point.value)) × \(Numbers.text(factor.value)) = "
          + Numbers.text(computed, decimals: 2), [point, factor], line)
    }
  }

  private func gap(_ a: Amount, _ b: Amount) -> String {
    lines.document.string(plain: a.range.upperBound..<b.range.lowerBound).trimmedSpaces
  }

  private func wrong(
    _ kind: DerivedNumber.Kind, _ claimed: Amount, _ computed: String, _ arithmetic: String,
    _ sources: [Amount], _ line: ClaimLine
  ) -> DerivedNumber {
    DerivedNumber(
      kind: kind, claimed: lines.string(claimed.range, of: line), computed: computed,
      arithmetic: arithmetic, origin: lines.origin(claimed.range, of: line),
      sources: sources.map { lines.origin($0.range, of: line) })
  }
}
