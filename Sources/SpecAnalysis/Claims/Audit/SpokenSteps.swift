import SpecModel
import SpecSyntax
import SpecText

/// Recomputes what a paragraph derives from repeated steps, shares and lengths of time: "ten rows, 20 ms apart, each
/// takes 200 ms, so the last one lands at 380 ms", "two taps, each 300 ms with 400 ms of rest between them",
/// "18 of 21, that is 86 %", "370 min = 6 h 10".
struct SpokenSteps {
  private let document: Document

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    let hasSteps =
      document.mentions("apart") || document.mentions("tagger") || document.mentions("between")
    let hasHours = document.mentions("min") && document.mentions(" h ")
    let hasShares = document.mentions("%")
    guard hasSteps || hasHours || hasShares || document.mentions("rem") else { return [] }
    let finder = SpokenSteps(document: document)
    var result: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose {
      guard let part = line.parts.only, (20..<600).contains(part.count) else { continue }
      func has(_ text: StaticString) -> Bool { ASCII.find(text, in: document.plain, part) != nil }
      if hasSteps, has("apart") || has("tagger") || has("between") || has("later"),
        let found = finder.steps(part)
      {
        result.append(found)
      }
      if hasHours, has(" h "), let found = finder.hours(part) { result.append(found) }
      if hasShares, has("%"), let found = finder.share(part) { result.append(found) }
    }
    if hasHours { result += finder.plans(lines) }
    if document.mentions("rem") { result += document.tables.flatMap(finder.roots) }
    return result
  }

  // MARK: Steps

  private static let ends: Lexicon = [
    "lands", "arrived", "arrives", "complete", "completes", "finished", "finishes", "done", "over",
    "total", "whole", "runs", "lasts", "takes", "ends", "all", "full", "entire", "pattern", "last",
  ]
  private static let counts: Lexicon = [
    "rows", "cards", "items", "tiles", "taps", "pulses", "dots", "letters", "bars", "steps",
    "buttons", "icons", "chips", "elements", "stars", "posters", "points", "lines", "rings",
    "blinks", "flashes", "waves", "beeps", "buzzes", "cells", "columns", "photos", "entries",
    "digits", "segments", "stages", "phases", "messages", "options", "images", "thumbnails",
  ]

  private func steps(_ range: Range<Int>) -> DerivedNumber? {
    let amounts = AmountReader.read(document.plain, range).filter { $0.unit == .ms }
    guard amounts.count == 3, amounts.allSatisfy({ !$0.isInexact }), let count = count(range),
      let total = amounts.last, Names.hasWord(before(total, range), in: Self.ends),
      let gap = amounts.dropLast().firstIndex(where: { isGap($0, range) })
    else { return nil }
    let own = amounts[1 - gap]
    let computed =
      isBetween(amounts[gap], range)
      ? count * own.value + (count - 1) * amounts[gap].value
      : own.value + (count - 1) * amounts[gap].value
    guard abs(computed - total.value) >= 5 else { return nil }
    let formula =
      isBetween(amounts[gap], range)
      ? "\(Numbers.text(count)) × \(Numbers.text(own.value)) + \(Numbers.text(count - 1)) × "
        + Numbers.text(amounts[gap].value)
      : "\(Numbers.text(own.value)) + \(Numbers.text(count - 1)) × "
        + Numbers.text(amounts[gap].value)
    return DerivedNumber(
      kind: .total, claimed: document.string(plain: total.range), computed: total.text(computed),
      arithmetic: formula + " = " + Numbers.text(computed), origin: origin(total.range),
      sources: amounts.dropLast().map { origin($0.range) })
  }

  /// The only number of things in a paragraph.
  private func count(_ range: Range<Int>) -> Double? {
    let tokens = TextTokens.read(document, range)
    var found: Set<Double> = []
    for (place, token) in tokens.enumerated() where Self.counts.contains(token.text) {
      for index in max(0, place - 2)..<place {
        if let number = tokens[index].number ?? AuditWords.number(tokens[index].text) {
          found.insert(number)
        }
      }
    }
    return found.count == 1 ? found.first.flatMap { (2...40).contains($0) ? $0 : nil } : nil
  }

  /// Whether a time stands between the starts of two steps, or between two steps.
  private func isGap(_ amount: Amount, _ range: Range<Int>) -> Bool {
    let behind = Names.words(
      document.string(
        plain: amount.range.upperBound..<min(range.upperBound, amount.range.upperBound + 40))
    ).prefix(4)
    return behind.contains("apart") || behind.contains("between") || behind.contains("stagger")
      || behind.contains("later")
  }

  /// "400 ms of rest between them": behind the end of the one, and not behind its start.
  private func isBetween(_ amount: Amount, _ range: Range<Int>) -> Bool {
    let behind = Names.words(
      document.string(
        plain: amount.range.upperBound..<min(range.upperBound, amount.range.upperBound + 40))
    ).prefix(4)
    return behind.contains("between")
      && ["rest", "pause", "silence", "break", "off"].contains {
        behind.contains($0)
      }
  }

  private func before(_ amount: Amount, _ range: Range<Int>) -> String {
    document.string(
      plain: max(range.lowerBound, amount.range.lowerBound - 60)..<amount.range.lowerBound)
  }

  // MARK: Units

  /// Bare numbers of a column "px" beside one "rem", where most rows fit.
  private func roots(_ table: Int) -> [DerivedNumber] {
    let rows = document.children(of: table)
    guard rows.count > 3 else { return [] }
    let header = document.children(of: rows[0]).map { Names.words(document.string($0)) }
    guard let pixels = header.firstIndex(where: { $0 == ["px"] }),
      let root = header.firstIndex(where: { $0.first == "rem" })
    else { return [] }
    let pairs = rows.dropFirst().compactMap { row -> (CellNumber, CellNumber)? in
      let cells = document.children(of: row)
      guard cells.count > max(pixels, root),
        let length = CellNumber.whole(document.plain, document.plainText(of: cells[pixels])),
        let factor = CellNumber.whole(document.plain, document.plainText(of: cells[root])),
        factor.value > 0
      else { return nil }
      return (length, factor)
    }
    let size =
      [16.0, 10, 18, 20, 32].first { size in
        pairs.count { abs($0.1.value * size - $0.0.value) < 0.01 } * 3 >= pairs.count * 2
      } ?? 0
    guard size > 0, pairs.count == rows.count - 1 else { return [] }
    return pairs.filter { abs($0.1.value * size - $0.0.value) > 0.3 }.map { length, factor in
      DerivedNumber(
        kind: .conversion, claimed: document.string(plain: factor.range),
        computed: Numbers.text(length.value / size, decimals: 4),
        arithmetic: "\(Numbers.text(length.value)) ÷ \(Numbers.text(size)) = "
          + Numbers.text(length.value / size, decimals: 4),
        origin: origin(factor.range), sources: [origin(length.range)])
    }
  }

  // MARK: Shares

  private static let results: Lexicon = [
    "that", "is", "shows", "makes", "i.e", "so", "thus", "muestra", "also", "sind", "es", "are",
    "meaning", "equals", "which", "which's", "reads", "says", "cumplido", "done",
  ]
  private static let others: Lexicon = [
    "about", "roughly", "at", "least", "most", "than", "over", "under", "up", "more", "less",
    "almost", "nearly", "fast", "casi", "über", "opacity", "width", "height",
    // "20% slower" is no share.
    "slower", "faster", "larger", "smaller", "bigger", "longer", "shorter", "higher", "lower",
    "better", "worse", "cheaper", "langsamer", "schneller", "größer", "kleiner", "länger", "kürzer",
    "höher", "niedriger", "lent", "lente", "rapide", "lento", "lenta", "rápido", "rápida", "veloce",
    "langzamer", "sneller", "groter", "langer", "korter", "hoger", "lager",
  ]

  /// "21 doses of which 18 were taken show 86 %", "80 % of 20 questions, that is 16 questions"
  private func share(_ range: Range<Int>) -> DerivedNumber? {
    let numbers = CellNumber.all(document.plain, range)
    let text = document.string(plain: range)
    guard numbers.count == 3, let percent = numbers.filter({ $0.unit == "%" }).only,
      case let counts = numbers.filter({ $0.unit != "%" && $0.step == 1 }), counts.count == 2,
      counts.allSatisfy({
        $0.value > 1 && StatementWords.times[$0.unit] == nil
          && !StatementWords.measures.contains($0.unit) && !["kb", "mb"].contains($0.unit)
      }),
      !Names.hasWord(text, in: Self.others)
    else { return nil }
    let (whole, part) = (
      max(counts[0].value, counts[1].value), min(counts[0].value, counts[1].value)
    )
    let last = numbers[2]
    if last.unit == "%" {
      let words = Names.words(text)
      guard ["of", "from", "von", "de", "sur"].contains(where: words.contains),
        Names.hasWord(text, in: Self.results), part < whole,
        abs(part / whole * 100 - percent.value) > 1, abs(part / whole * 100 - percent.value) < 20
      else { return nil }
      return made(
        last, Numbers.text((part / whole * 100).rounded()) + "%",
        "\(Numbers.text(part)) ÷ \(Numbers.text(whole)) = "
          + Numbers.text(part / whole * 100, decimals: 1) + "%", numbers)
    }
    guard counts[0].unit == last.unit, counts[0].value == whole,
      text.contains("that is") || text.contains("that's") || text.contains("i.e."),
      abs(whole * percent.value / 100 - last.value) >= 1
    else { return nil }
    return made(
      last, Numbers.text(whole * percent.value / 100),
      "\(Numbers.text(percent.value))% of \(Numbers.text(whole)) = "
        + Numbers.text(whole * percent.value / 100), numbers)
  }

  private func made(
    _ claimed: CellNumber, _ computed: String, _ arithmetic: String, _ numbers: [CellNumber]
  ) -> DerivedNumber {
    DerivedNumber(
      kind: .share, claimed: document.string(plain: claimed.range), computed: computed,
      arithmetic: arithmetic, origin: origin(claimed.range),
      sources: numbers.filter { $0.range != claimed.range }.map { origin($0.range) })
  }

  // MARK: Hours

  /// A time in hours and minutes: "2 h 35 min", "5 h 10".
  private struct Clock {
    var minutes: Double
    var range: Range<Int>
  }

  /// "370 min = 6 h 10"
  private func hours(_ range: Range<Int>) -> DerivedNumber? {
    guard let clock = clocks(range).only else { return nil }
    let head = range.lowerBound..<clock.range.lowerBound
    guard
      let minutes = CellNumber.all(document.plain, head).last(where: {
        $0.unit == "min" || $0.unit == "minutes"
      }),
      case let gap = document.string(plain: minutes.range.upperBound..<clock.range.lowerBound),
      gap.trimmedSpaces == "="
        || ["that is", "that's", "or", "which is"].contains(
          gap.trimmedSpaces.trimmingPrefix(", ")),
      abs(minutes.value - clock.minutes) >= 1
    else { return nil }
    return told(clock, minutes.value, [minutes.range], Numbers.text(minutes.value) + " min")
  }

  /// A column "Minutes" whose sum the text of the section tells in hours and minutes.
  private func plans(_ lines: ClaimLines) -> [DerivedNumber] {
    var result: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose {
      guard let part = line.parts.only, part.count < 400,
        ASCII.find(" h ", in: document.plain, part) != nil,
        ["sum", "total", "together", "adds", "sums", "altogether", "all"].contains(where: {
          Names.words(document.string(plain: part)).contains($0)
        }), let clock = clocks(part).only,
        case let section = document.nodes[line.node].section,
        let table = document.tables.filter({
          document.nodes[$0].section == section && hasMinutes($0)
        }).only
      else { continue }
      let rows = document.children(of: table)
      let header = document.children(of: rows[0]).map { Names.words(document.string($0)) }
      guard let column = header.firstIndex(where: { $0 == ["minutes"] || $0 == ["min"] }) else {
        continue
      }
      let cells = rows.dropFirst().map { document.children(of: $0) }
      let numbers = cells.compactMap { row in
        column < row.count
          ? CellNumber.whole(document.plain, document.plainText(of: row[column])) : nil
      }
      guard numbers.count == rows.count - 1, numbers.count > 1 else { continue }
      let sum = numbers.reduce(0) { $0 + $1.value }
      guard abs(sum - clock.minutes) >= 1 else { continue }
      result.append(
        told(
          clock, sum, numbers.map(\.range),
          numbers.map { Numbers.text($0.value) }.joined(separator: " + ") + " = "
            + Numbers.text(sum) + " min"))
    }
    return result
  }

  private func hasMinutes(_ table: Int) -> Bool {
    guard let row = document.firstChild(of: table) else { return false }
    return document.children(of: row).contains {
      ["minutes", "min"].contains(Names.joined(document.string($0)))
    }
  }

  private func told(
    _ clock: Clock, _ minutes: Double, _ sources: [Range<Int>], _ arithmetic: String
  ) -> DerivedNumber {
    let hours = (minutes / 60).rounded(.down)
    return DerivedNumber(
      kind: .conversion, claimed: document.string(plain: clock.range),
      computed: "\(Numbers.text(hours)) h \(Numbers.text(minutes - hours * 60)) min",
      arithmetic: arithmetic, origin: origin(clock.range), sources: sources.map(origin))
  }

  private func clocks(_ range: Range<Int>) -> [Clock] {
    let tokens = TextTokens.read(document, range)
    var result: [Clock] = []
    for place in tokens.indices where tokens[place].text == "h" {
      guard place > 0, place + 1 < tokens.count, let hours = tokens[place - 1].number,
        let minutes = tokens[place + 1].number, minutes < 60, minutes == minutes.rounded(),
        tokens[place + 1].gap == .blank
      else { continue }
      result.append(
        Clock(
          minutes: hours * 60 + minutes,
          range: tokens[place - 1].range.lowerBound..<tokens[place + 1].range.upperBound))
    }
    return result
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }
}
