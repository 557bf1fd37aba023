import SpecModel
import SpecSyntax
import SpecText

/// Recomputes products that a line tells in words: "4 shelves by 9 jars, 32 jars in all", "asks every 20 s, at most 3
/// times, and gives up after 80 s", "every 10 s, that is 300 times an hour", "from 0 to 10 in steps of 0.5, 19 values".
struct ToldProducts {
  private let lines: ClaimLines

  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let finder = ToldProducts(lines: lines)
    let document = lines.document
    let isRepeating = periodStems.contains { document.mentions($0) }
    let isTotal = resultStems.contains { document.mentions($0) }
    let isStepped = document.mentions("teps of") || document.mentions("tufen von")
    let isFramed = document.mentions("fps") || document.mentions("Hz")
    guard isRepeating || isTotal || isStepped || isFramed else { return [] }
    var result: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose || line.kind == .row {
      for part in line.parts where (16..<480).contains(part.count) {
        func has(_ stems: [StaticString]) -> Bool {
          stems.contains { ASCII.find($0, in: document.plain, part) != nil }
        }
        let mayRepeat = isRepeating && has(periodStems)
        let mayTotal = isTotal && has(resultStems)
        let mayStep = isStepped && has(["teps of", "tufen von"])
        let mayFrame = isFramed && has(["rame"]) && has(["fps", "Hz"])
        guard mayRepeat || mayTotal || mayStep || mayFrame,
          case let told = ToldNumbers(document, part), !told.all.isEmpty
        else { continue }
        if mayStep, let found = finder.steps(told) { result.append(found) }
        if mayFrame { result += finder.frames(told) }
        if mayRepeat {
          if let found = finder.waits(told) ?? finder.rate(told) { result.append(found) }
        }
        if mayTotal, let found = finder.product(told) { result.append(found) }
      }
    }
    return result
  }

  private static let periodStems: [StaticString] = [
    "very ", " per ", "alle ", "cada ", "toutes les", "ogni ", "wice a", " a minute",
  ]
  private static let resultStems: [StaticString] = [
    " in all", " in total", "ltogether", "nsgesamt", "usammen", " en total", " so ", "that is",
    "i.e.", " at most", " makes", " means", "herefore", "that's", "also ", "thus",
  ]

  // MARK: Products

  private static let wholes: Lexicon = [
    "all", "total", "altogether", "insgesamt", "zusammen", "overall",
  ]
  private static let results: Lexicon = [
    "so", "therefore", "thus", "most", "makes", "means", "is", "are", "also", "total", "gives",
    "giving", "making",
  ]
  private static let shares: Lexicon = ["each", "per", "every", "pro", "jede", "jeder", "cada"]
  private static let loose: Lexicon = [
    "about", "around", "roughly", "over", "than", "least", "up", "etwa", "or", "minimum", "average",
    "except", "without", "minus", "plus", "only", "first", "shown", "visible", "remaining", "left",
    "free", "of", "cached", "rest", "between",
  ]

  /// Three numbers of things of which the last is the product of the others.
  private func product(_ told: ToldNumbers) -> DerivedNumber? {
    guard told.all.count == 3, told.all.allSatisfy({ $0.isCount && !told.isRange($0) }),
      case let (a, b, whole) = (told.all[0], told.all[1], told.all[2]),
      told.tokens[a.place].sentence + 1 >= told.tokens[whole.place].sentence,
      a.value * b.value != whole.value, a.value + b.value != whole.value,
      isNear(a.value * b.value, whole.value), min(a.value, b.value) > 1
    else { return nil }
    let between = told.words(a.place + 1..<b.place)
    let isCrossed =
      told.tokens[b.place].gap == .times
      || ["by", "x", "mal", "por", "times"].contains(between.last)
    let behind = told.words(whole.place + 1..<whole.place + 6)
    let isWhole =
      behind.contains(where: Self.wholes.contains) || told.isBehind(whole, Self.wholes)
    if isCrossed, isWhole, !told.isBehind(whole, Self.loose), !a.unit.isEmpty || !b.unit.isEmpty,
      between.count < 4
    {
      return wrong(told, a, b, whole)
    }
    // "Each guest has 4 tokens; with 20 guests there are at most 90 tokens"
    let stem = LedgerWords.stem(whole.unit)
    let one = [a, b].filter { $0.counts(stem) }
    guard !stem.isEmpty, let same = one.only, case let other = same.place == a.place ? b : a,
      !other.unit.isEmpty,
      Names.hasWord(told.words(0..<whole.place).joined(separator: " "), in: Self.shares),
      told.isBehind(whole, Self.results) || isWhole,
      !told.words(0..<told.tokens.count).contains(where: Self.loose.contains),
      told.words(0..<told.tokens.count).contains(where: {
        LedgerWords.stem($0) == LedgerWords.stem(other.unit)
      })
    else { return nil }
    return wrong(told, a, b, whole)
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { a < b * 2 && b < a * 2 }

  private func wrong(
    _ told: ToldNumbers, _ a: ToldNumbers.Told, _ b: ToldNumbers.Told, _ whole: ToldNumbers.Told
  ) -> DerivedNumber {
    let (one, other) = (Numbers.text(a.value), Numbers.text(b.value))
    let product = a.value * b.value
    return told.wrong(
      .total, whole, product, "\(one) × \(other) = \(Numbers.text(product))", of: [a, b])
  }

  // MARK: Repetitions

  private static let periods: Lexicon = [
    "every", "alle", "cada", "toutes", "ogni", "each",
  ]
  private static let repeats: Lexicon = [
    "times", "attempts", "retries", "tries", "polls", "requests", "mal", "versuche", "versuchen",
    "veces", "intentos", "fois", "essais", "reminders", "pulses", "blinks", "signals", "messages",
    "envíos", "positions", "updates", "heartbeats", "pings",
  ]
  private static let ends: Lexicon = [
    "after", "total", "all", "altogether", "lasts", "starts", "over", "nach", "therefore", "tras",
    "sum", "ends", "makes", "within", "last", "so", "insgesamt", "takes",
  ]

  /// An interval, a number of repetitions and the time that they take.
  private func waits(_ told: ToldNumbers) -> DerivedNumber? {
    let times = told.all.filter { $0.time != nil }
    guard times.count == 2, let interval = times.filter({ isInterval($0, told) }).only,
      let whole = times.first(where: { $0.place != interval.place }),
      whole.place > interval.place,
      let count = told.all.filter({ number in
        number.isCount && (2...60).contains(number.value)
          && [number.unit, number.next].contains(where: Self.repeats.contains)
      }).only, count.place < whole.place, let step = interval.time, let claimed = whole.time,
      told.tokens[whole.place].gap == .open || told.isBehind(whole, Self.ends),
      !told.isRange(whole), !told.isRange(interval), !told.isRange(count),
      !told.words(0..<told.tokens.count).contains(where: Self.otherwise.contains),
      ![count.value * step, (count.value - 1) * step].contains(where: { abs($0 - claimed) < 1 }),
      isNear(count.value * step, claimed)
    else { return nil }
    let unit = step / interval.value
    let computed = count.value * step / (claimed / whole.value)
    return told.wrong(
      .total, whole, computed,
      "\(Numbers.text(count.value)) × \(Numbers.text(step / unit)) = "
        + Numbers.text(count.value * step / unit), of: [interval, count])
  }

  private static let otherwise: Lexicon = [
    "about", "roughly", "etwa", "doubles", "doubling", "exponential", "backoff", "growing", "first",
    "then", "or", "timeout", "jitter", "random", "per", "while", "unless",
  ]

  /// "every 20 s", "alle 20 s"
  private func isInterval(_ number: ToldNumbers.Told, _ told: ToldNumbers) -> Bool {
    guard let before = told.words(max(0, number.place - 1)..<number.place).last else {
      return false
    }
    return Self.periods.contains(before)
      || before == "les" && told.isBehind(number, ["toutes"])
  }

  private static let spans: [String: Double] = [
    "minute": 60_000, "hour": 3_600_000, "day": 86_400_000, "stunde": 3_600_000, "tag": 86_400_000,
    "hora": 3_600_000, "heure": 3_600_000, "minuto": 60_000,
  ]

  /// An interval, and how often it fits into a minute, an hour or a day.
  private func rate(_ told: ToldNumbers) -> DerivedNumber? {
    let intervals = told.all.compactMap { number -> (ToldNumbers.Told, Double)? in
      if let time = number.time, isInterval(number, told) { return (number, time) }
      return nil
    }
    let rates = told.all.compactMap { number -> (ToldNumbers.Told, Double)? in
      guard number.isCount, ["times", "mal", "veces", "fois"].contains(number.unit),
        number.place + 3 < told.tokens.count,
        ["a", "an", "per", "each", "pro", "por", "par", "every"].contains(number.next),
        let span = Self.spans[told.tokens[number.place + 3].text]
      else { return nil }
      return (number, span)
    }
    let twice = told.tokens.indices.compactMap { place -> Double? in
      guard told.tokens[place].text == "twice", place + 2 < told.tokens.count,
        ["a", "an", "per"].contains(told.tokens[place + 1].text),
        let span = Self.spans[told.tokens[place + 2].text]
      else { return nil }
      return span / 2
    }
    guard let (claimed, span) = rates.only,
      let step = (intervals.map(\.1) + twice).only, step < span,
      ["that is", "that's", "i.e", "so ", "thus", "which is", "therefore", "="].contains(where: {
        told.document.string(
          plain: told.tokens[0].range.lowerBound..<claimed.range.lowerBound
        ).lowercased().contains($0)
      }), !told.words(0..<told.tokens.count).contains(where: Self.loose.contains),
      abs(span / step - claimed.value) >= 1
    else { return nil }
    return told.wrong(
      .total, claimed, span / step,
      "\(Numbers.text(span / 1000)) s ÷ \(Numbers.text(step / 1000)) s = "
        + Numbers.text(span / step), of: intervals.map(\.0))
  }

  // MARK: Steps

  private static let values: Lexicon = [
    "values", "steps", "positions", "levels", "stops", "settings", "werte", "stufen", "valores",
    "pasos", "valeurs", "options", "choices", "detents",
  ]

  /// "2 to 8 in steps of 0.5, that is 12 values"
  private func steps(_ told: ToldNumbers) -> DerivedNumber? {
    guard told.all.count == 4, case let numbers = told.all, numbers[0].value < numbers[1].value,
      told.words(max(0, numbers[2].place - 3)..<numbers[2].place).contains(where: {
        $0 == "steps" || $0 == "stufen"
      }), numbers[2].value > 0, Self.values.contains(numbers[3].unit),
      case let count = (numbers[1].value - numbers[0].value) / numbers[2].value,
      abs(count - count.rounded()) < 1e-6, count.rounded() + 1 != numbers[3].value,
      count.rounded() != numbers[3].value, isNear(count, numbers[3].value)
    else { return nil }
    return told.wrong(
      .total, numbers[3], count.rounded() + 1,
      "(\(Numbers.text(numbers[1].value)) − \(Numbers.text(numbers[0].value))) ÷ "
        + "\(Numbers.text(numbers[2].value)) + 1 = \(Numbers.text(count.rounded() + 1))",
      of: Array(numbers.dropLast()))
  }

  // MARK: Frames

  private static let drops: Lexicon = [
    "drop", "drops", "dropped", "jank", "slow", "worst", "latency", "budget", "under", "below",
    "within", "most", "less", "than", "fallback", "max", "script", "drawing", "leaves", "left",
  ]

  /// "90 fps, where a frame takes 14 ms", "5 ms are 60 % of a frame at 60 fps"
  private func frames(_ told: ToldNumbers) -> [DerivedNumber] {
    var result: [DerivedNumber] = []
    for sentence in Set(told.tokens.map(\.sentence)).sorted() {
      let numbers = told.all.filter { told.tokens[$0.place].sentence == sentence }
      let words = told.tokens.filter { $0.sentence == sentence }.map(\.text)
      guard let rate = numbers.filter({ $0.unit == "fps" || $0.unit == "hz" }).only,
        let time = numbers.filter({ $0.unit == "ms" }).only,
        words.contains("frame"), !words.contains(where: Self.drops.contains), rate.value > 0,
        case let budget = 1000 / rate.value
      else { continue }
      if let share = numbers.filter({ $0.unit == "percent" }).only, numbers.count == 3 {
        let computed = time.value / budget * 100
        if abs(computed - share.value) > 3 {
          result.append(
            told.wrong(
              .share, share, computed.rounded(),
              "\(Numbers.text(time.value)) ÷ \(Numbers.text(budget, decimals: 1)) = "
                + "\(Numbers.text(computed.rounded()))%", of: [time, rate]))
        }
      } else if numbers.count == 2, abs(time.value - budget) > 0.7, time.value < budget * 2,
        time.value > budget / 2, told.isBehind(time, ["frame"], within: 4)
      {
        result.append(
          told.wrong(
            .frame, time, (budget * 10).rounded() / 10,
            "1000 ÷ \(Numbers.text(rate.value)) = \(Numbers.text(budget, decimals: 2))", of: [rate])
        )
      }
    }
    return result
  }
}
