import SpecModel
import SpecText

/// Reads the words around a number that open one end of it.
struct Bounds {
  let scanner: QuantityScanner

  /// Sets the bound and the approximation of a measure.
  func apply(to measure: inout Measure) {
    let before = prefix(of: measure)
    measure.isApproximate = before.isApproximate
    guard measure.isSingle else {
      if measure.bound == .none, isOpen(measure) { measure.bound = .atLeast }
      return
    }
    measure.bound = before.bound
    if measure.bound == .none { measure.bound = behind(measure) }
    if measure.bound == .none { measure.bound = startBound(of: measure) }
    if measure.bound == .none { measure.bound = heldBound(of: measure) }
    if measure.bound == .none { measure.bound = namedBound(of: measure) }
    if measure.bound == .none, measure.isTime {
      let end = scanner.leading(measure.range.lowerBound)
      measure.bound =
        scanner.byte(end - 1) == 0x3A
        ? clause(before: end - 1) : noun(before: parenthesis(around: measure) ?? end)
    }
  }

  /// "300–900ms+": whether a plus behind an interval of times opens its end.
  private func isOpen(_ measure: Measure) -> Bool {
    measure.isTime && scanner.byte(measure.range.upperBound) == 0x2B
      && !Bytes.isDigit(scanner.byte(measure.range.upperBound + 1))
  }

  /// "Délai maximal avant le premier envoi : 2,5 s": the bound among the words before a colon.
  private func clause(before colon: Int) -> Measure.Bound {
    var start = colon
    for _ in 0..<10 {
      // "--stagger-max: 250ms" is the name of a value.
      guard let (next, before) = word(before: start), scanner.byte(before - 1) != 0x2E,
        scanner.byte(before - 1) != 0x2D, scanner.byte(before - 1) != 0x5F
      else { return .none }
      if Self.smallest.contains(next) { return .atLeast }
      if Self.largest.contains(next) { return .atMost }
      if beginsSentence(before) { return .none }
      start = before
    }
    return .none
  }

  private static let spans = WordKey.set(
    "time", "duration", "delay", "wait", "timeout", "interval", "period", "hold", "dwell", "length",
    "stay", "latency", "total")
  private static let smallest = WordKey.set(
    "minimum", "min", "minimal", "minimale", "minimales", "minimaler", "mínimo", "mínima", "minimo",
    "minima", "minimaal", "shortest", "mindestdauer", "mindestzeit", "gesamtminimum")
  private static let largest = WordKey.set(
    "maximum", "max", "maximal", "maximale", "maximales", "maximaler", "máximo", "máxima",
    "massimo", "massima", "maximaal", "longest", "höchstdauer", "maximaldauer")

  /// "A minimum wait (2 s)": where the parenthesis opens that holds nothing but a time.
  private func parenthesis(around measure: Measure) -> Int? {
    let open = measure.range.lowerBound - 1
    return scanner.byte(open) == 0x28 && scanner.byte(measure.range.upperBound) == 0x29
      ? open : nil
  }

  /// "Minimum on-screen time 1.5 s", "a minimum timer duration of 1 minute": the bound before the noun that a time is
  /// of, up to three words away.
  private func noun(before end: Int) -> Measure.Bound {
    guard var (word, start) = word(before: end) else { return .none }
    if Self.ofs.contains(word), let noun = self.word(before: start) { (word, start) = noun }
    guard Self.spans.contains(word) else { return .none }
    for _ in 0..<4 {
      // "on-screen"
      if scanner.byte(start - 1) == 0x2D { start -= 1 }
      guard let (next, before) = self.word(before: start) else { return .none }
      (word, start) = (next, before)
      if Self.smallest.contains(word) { return .atLeast }
      if Self.largest.contains(word) { return .atMost }
    }
    return .none
  }

  // MARK: Before the number

  private func prefix(of measure: Measure) -> (bound: Measure.Bound, isApproximate: Bool) {
    var end = scanner.leading(measure.range.lowerBound)
    // The sign that opens a formula.
    if scanner.byte(end - 1) == 0x24 { end = scanner.leading(end - 1) }
    switch scanner.byte(end - 1) {
    case 0x3C: return (.atMost, false)
    case 0x3E: return (isArrowOrTag(end - 2) ? .none : .atLeast, false)
    case 0x7E:
      // "> ~320ms"
      let sign = scanner.leading(end - 1)
      guard sign > scanner.range.lowerBound, scanner.byte(sign - 1) != 0x7E else {
        return (.none, true)
      }
      let bound = self.sign(before: sign)
      return (bound == .none ? words(before: sign).bound : bound, true)
    case 0x3D where scanner.byte(end - 2) == 0x3C: return (.atMost, false)
    case 0x3D where scanner.byte(end - 2) == 0x3E: return (.atLeast, false)
    case 0xA4 where isMath(end): return (.atMost, false)  // ≤
    case 0xA5 where isMath(end): return (.atLeast, false)  // ≥
    case 0x88 where isMath(end): return (.none, true)  // ≈
    case 0x2D where Bytes.matches("sub-", at: end - 4, end: end, in: scanner.bytes):
      return (.atMost, false)
    case 0x80...0xBF: return script(before: end) ?? words(before: end)
    default: return words(before: end)
    }
  }

  /// The bound of "<" or ">" that ends at an offset.
  private func sign(before end: Int) -> Measure.Bound {
    switch scanner.byte(end - 1) {
    case 0x3C: .atMost
    case 0x3E: isArrowOrTag(end - 2) ? .none : .atLeast
    case 0xA4 where isMath(end): .atMost
    case 0xA5 where isMath(end): .atLeast
    default: .none
    }
  }

  /// Whether a ">" after a byte ends an arrow or the tag of an element: "->", "=>", "<br/>".
  private func isArrowOrTag(_ offset: Int) -> Bool {
    let byte = scanner.byte(offset)
    if byte == 0x2D || byte == 0x3D || byte == 0x2F { return true }
    guard Bytes.isWord(byte) else { return false }
    var start = offset
    while Bytes.isWord(scanner.byte(start - 1)), offset - start < 12 { start -= 1 }
    return scanner.byte(start - 1) == 0x3C || scanner.byte(start - 1) == 0x2F
  }

  private func isMath(_ end: Int) -> Bool {
    scanner.byte(end - 3) == 0xE2 && scanner.byte(end - 2) == 0x89
  }

  private func script(before end: Int) -> (bound: Measure.Bound, isApproximate: Bool)? {
    for (text, bound) in UnitTable.scriptsBefore
    where Bytes.matches(
      text, at: end - text.utf8CodeUnitCount, end: end, in: scanner.bytes)
      && end - text.utf8CodeUnitCount >= scanner.range.lowerBound
    {
      // "От 200 до 300 мс" is an interval.
      let start = scanner.leading(end - text.utf8CodeUnitCount)
      if Bytes.isDigit(scanner.byte(start - 1)) { continue }
      if bound == .atLeast, deniesScript(before: end) {
        return (.atMost, false)
      }
      return bound == nil
        ? (measured(before: end - text.utf8CodeUnitCount), true) : (bound ?? .none, false)
    }
    // "до 350 мс" as all of a cell
    if end - 4 == scanner.range.lowerBound,
      scanner.range.lowerBound + 4 <= scanner.range.upperBound,
      Bytes.matches("до", at: end - 4, end: end, in: scanner.bytes)
    {
      return (.atMost, false)
    }
    let bound = measured(before: end)
    return bound == .none ? nil : (bound, false)
  }

  /// What may stand between the word for a bound and the number: "最小高度（约 240px".
  private static let measured: [StaticString] = [
    "（", "(", "：", "高度", "宽度", "寬度", "尺寸", "字号", "长度", "边长", "高さ", "幅", "サイズ", "높이", "너비", "크기",
    "等待", "停留", "显示", "顯示", "保持", "持续", "持續", "待機", "表示", "で", "대기", "표시",
    "길이", "延迟", "延遲", "时长", "時長", "时间", "時間", "间隔", "遅延", "지연", "시간",
  ]

  /// The bound before a measured side and a parenthesis.
  private func measured(before offset: Int) -> Measure.Bound {
    var end = scanner.leading(offset)
    for _ in 0..<3 {
      guard
        let mark = Self.measured.first(where: {
          end - $0.utf8CodeUnitCount >= scanner.range.lowerBound
            && Bytes.matches($0, at: end - $0.utf8CodeUnitCount, end: end, in: scanner.bytes)
        })
      else { break }
      end = scanner.leading(end - mark.utf8CodeUnitCount)
    }
    guard end < offset else { return .none }
    for (text, bound) in UnitTable.scriptsBefore
    where end - text.utf8CodeUnitCount >= scanner.range.lowerBound
      && Bytes.matches(text, at: end - text.utf8CodeUnitCount, end: end, in: scanner.bytes)
    {
      return bound ?? .none
    }
    return .none
  }

  /// Words for bounds whose letters go beyond those of Western Europe, and words in two parts.
  private static let marked: [(StaticString, Measure.Bound)] = [
    ("tối đa", .atMost), ("không quá", .atMost), ("tối thiểu", .atLeast), ("ít nhất", .atLeast),
    ("kurang-kurangnya", .atLeast), ("selambat-lambatnya", .atMost),
    ("secepat-cepatnya", .atLeast), ("tidak sebelum", .atLeast), ("no antes de", .atLeast),
    ("não antes de", .atLeast), ("non prima di", .atLeast), ("niet eerder dan", .atLeast),
  ]

  /// The bound that ends at an offset in one of these words.
  private func markedBound(before end: Int) -> Measure.Bound? {
    // The last byte of each of them.
    switch scanner.byte(end - 1) {
    case 0x61, 0x65, 0x69, 0x6D, 0x6E, 0x74, 0x75, 0xA1: break
    default: return nil
    }
    return Self.marked.first { text, _ in
      let start = end - text.utf8CodeUnitCount
      return start >= scanner.range.lowerBound
        && Bytes.matches(text, at: start, end: end, in: scanner.bytes)
    }?.1
  }

  func words(before end: Int) -> (bound: Measure.Bound, isApproximate: Bool) {
    if let bound = markedBound(before: end) { return (bound, false) }
    guard var (first, start) = word(before: end) else { return (.none, false) }
    if scanner.byte(start - 1) == 0x5C, let (bound, isApproximate) = Formula.bounds[first] {
      return (bound, isApproximate)
    }
    // "Nothing may push the sequence over 800ms"
    if first == Self.over {
      if deniesAll(before: start) || isProhibited(before: start) { return (.atMost, false) }
      // "Warn if over 12 MB"
      let isCondition = word(before: start).map { Self.ifs.contains($0.key) } ?? false
      return (isCondition ? .atLeast : .none, false)
    }
    // "A spinner shall not be shown before 400 ms have passed"
    if Self.befores.contains(first) { return (deniesNear(start) ? .atLeast : .none, false) }
    if first == Self.last { return (isWithin(start) ? .atMost : .none, false) }
    if Self.articles.contains(first), let (known, before) = word(before: start),
      opens(known, before: first)
    {
      (first, start) = (known, before)
    }
    if Self.plurals.contains(first), let (known, before) = word(before: start) {
      // "No debe superar los 2 s", "como máximo a los 2 s".
      if UnitTable.exceed.contains(known) { (first, start) = (known, before) }
      if known == Self.aWord, case let found = words(before: before), found.bound == .atMost {
        return found
      }
    }
    if let bound = boundBehind(first, start) { return (bound, false) }
    if UnitTable.exceed.contains(first) || UnitTable.atLeast.contains(first) {
      let negated =
        word(before: start).map { UnitTable.negations.contains($0.key) } ?? false
        || isExcess(first) && deniesAll(before: start)
        || forbidsUse(first, before: start) || isProhibited(before: start)
      return (negated ? .atMost : .atLeast, false)
    }
    if UnitTable.about.contains(first) { return (.none, true) }
    guard let (second, secondStart) = word(before: start) else { return (.none, false) }
    if Self.ofs.contains(first) {
      if UnitTable.atMost.contains(second) { return (.atMost, false) }
      if UnitTable.atLeast.contains(second) { return (.atLeast, false) }
    }
    if let bound = spanned(first, second, before: secondStart) ?? capped(first, before: start) {
      return (bound, false)
    }
    let pair = second.joined(first)
    // "Tops out at 300ms"; what "fades out at 300ms" has no bound.
    if pair == Self.outAt, let (verb, _) = word(before: secondStart), Self.ends.contains(verb) {
      return (.atMost, false)
    }
    if UnitTable.atLeastPairs[pair] != nil { return (.atLeast, false) }
    if UnitTable.atMostPairs[pair] != nil { return (.atMost, false) }
    if UnitTable.aboutPairs[pair] != nil { return (.none, true) }
    guard UnitTable.than.contains(first) else { return (.none, false) }
    return (compared(second, before: secondStart), false)
  }

  /// What the word before "than" bounds.
  private func compared(_ second: WordKey, before secondStart: Int) -> Measure.Bound {
    var (second, secondStart) = (second, secondStart)
    // "Closer together than 300ms", "mais do que 2 s"
    if Self.beforeThan.contains(second), let third = word(before: secondStart) {
      (second, secondStart) = third
    }
    let negated =
      negates(second, secondStart) || isProhibited(before: secondStart)
      || deniesSubject(before: secondStart)
    if UnitTable.fewer.contains(second) {
      return negated || deniesNoun(before: secondStart) ? .atLeast : .atMost
    }
    if UnitTable.more.contains(second) { return negated ? .atMost : .atLeast }
    return .none
  }

  /// Whether a word opens an end before an article or a copula: "max. the 2 s", "the minimum is 48px"; in "every row
  /// above is 0ms" it only says where a row stands.
  private func opens(_ bound: WordKey, before joint: WordKey) -> Bool {
    guard Self.copulas.contains(joint) else { return UnitTable.atMost.contains(bound) }
    return (UnitTable.atMost.contains(bound) || UnitTable.atLeast.contains(bound))
      && !Self.places.contains(bound)
  }
  private static let places = WordKey.set(
    "above", "below", "beyond", "under", "within", "unter", "innerhalb", "sous", "sotto", "oltre",
    "entro", "binnen", "inom", "inden", "ponad", "poniżej", "powyżej")

  /// "At most for 5 minutes", "at the latest after 30 s": the bound before the preposition of a time.
  private func spanned(_ first: WordKey, _ second: WordKey, before start: Int) -> Measure.Bound? {
    let isSpan = Self.spanWords.contains(first)
    guard isSpan || Self.afterWords.contains(first) else { return nil }
    if isSpan, UnitTable.atMost.contains(second) { return .atMost }
    // "Frühestens nach 4 Stunden"
    if !isSpan, Self.earliest.contains(second) { return .atLeast }
    guard let (third, _) = word(before: start) else { return nil }
    let pair = third.joined(second)
    if UnitTable.atMostPairs[pair] != nil { return .atMost }
    // "Au plus tôt après 4 heures"
    let isFirst = isSpan || Self.firstWords.contains(second)
    return isFirst && UnitTable.atLeastPairs[pair] != nil ? .atLeast : nil
  }

  /// Words for the first moment at which something may come, alone and as the second of a pair.
  private static let earliest = WordKey.set(
    "earliest", "frühestens", "vroegst", "tidigast", "tidligst")
  private static let firstWords = WordKey.set("tôt", "pronto", "presto", "cedo", "cepat", "awal")

  private static let spanWords = WordKey.set(
    "for", "po", "für", "pendant", "durante", "por", "per", "voor")
  private static let afterWords = WordKey.set(
    "after", "nach", "après", "dopo", "efter", "na", "setelah", "tras", "después", "após", "a",
    "etter")

  /// "Should not take more than": a denial right before the verb, or of the subject.
  func denies(before start: Int) -> Bool {
    word(before: start).map { UnitTable.negations.contains($0.key) } ?? false
      || deniesAll(before: start)
  }

  private static let befores = WordKey.set("before", "vor", "avant", "innan", "voor", "przed")

  /// Whether one of the five words before an offset denies.
  private func deniesNear(_ offset: Int) -> Bool {
    var start = offset
    for _ in 0..<5 {
      guard let (word, next) = word(before: start) else { return false }
      if UnitTable.negations.contains(word) || Self.denials.contains(word) { return true }
      start = next
    }
    return false
  }

  private static let outAt = WordKey("out").joined(WordKey("at"))
  private static let ends = WordKey.set("tops", "top", "topped", "maxes", "max", "maxed")
  private func isExcess(_ word: WordKey) -> Bool {
    UnitTable.exceed.contains(word) || word == Self.exceeds
  }
  private static let exceeds = WordKey("exceeds")
  private static let aWord = WordKey("a")
  private static let plurals = WordKey.set(
    "los", "las", "les", "i", "gli", "os", "as", "de", "os", "the", "le", "la")
  /// What stands between a denial and "longer than": "nothing takes longer than".
  static let lasting = WordKey.set(
    "takes", "take", "lasts", "last", "is", "are", "be", "runs", "run", "animation", "animations",
    "transition", "transitions", "motion", "durer", "dauern", "durar", "durare", "duren")
  private static let denials = WordKey.set(
    "no", "nothing", "none", "never", "kein", "keine", "nichts", "aucun", "aucune", "rien",
    "ningún", "ninguna", "nada", "nessun", "nessuna", "nulla", "nenhum", "nenhuma", "geen", "non",
    "não")

  /// Whether the clause denies its subject: "No transition of the app should exceed 220ms".
  private func deniesAll(before offset: Int) -> Bool {
    var start = offset
    for _ in 0..<10 {
      // "No daily-use animation"
      if scanner.byte(start - 1) == 0x2D { start -= 1 }
      let end = scanner.leading(start)
      guard scanner.byte(end - 1) != 0x2E, let (word, next) = word(before: start) else {
        return false
      }
      if Self.denials.contains(word) { return true }
      start = next
    }
    return false
  }

  /// "Within the last 2 hours", "within last 2 hours": whether a word for an upper end stands before "last".
  private func isWithin(_ start: Int) -> Bool {
    guard let (first, next) = word(before: start) else { return false }
    let key = Self.articles.contains(first) ? word(before: next)?.key : first
    return key.map(UnitTable.atMost.contains) ?? false
  }

  /// What stands between a comparative and "than": the "do" is that of Portuguese.
  private static let beforeThan = WordKey.set("together", "do")
  private static let last = WordKey("last")
  private static let over = WordKey("over")
  private static let ifs = WordKey.set("if", "when", "whenever", "anything", "everything", "anyone")
  static let apart = WordKey("apart")
  private static let articles = WordKey.set(
    "the", "a", "an", "der", "den", "is", "es", "est", "ist", "é", "è")
  /// "The minimum is 48px", "la altura mínima es 48px".
  private static let copulas = WordKey.set("is", "es", "est", "ist", "é", "è")
  /// "A maximum of 2 s", "un máximo de 2 s", "ein Maximum von 2 s".
  private static let ofs = WordKey.set("of", "de", "di", "von", "van")
  static let at = WordKey("at")
  static let least = WordKey("least")
  static let most = WordKey("most")
  static let or = WordKey.set("or", "oder", "ou", "o", "of", "atau")

  /// The word that ends at an offset, spaces skipped; a colon or a full stop ends the search.
  func word(before offset: Int) -> (key: WordKey, start: Int)? {
    var end = scanner.leading(offset)
    if scanner.byte(end - 1) == 0x2E, Bytes.isLetter(scanner.byte(end - 2)) { end -= 1 }
    if scanner.byte(end - 1) == 0x27 { end -= 1 }
    var start = end
    while end - start < 24 {
      if Bytes.isLetter(scanner.byte(start - 1)) {
        start -= 1
      } else if scanner.byte(start - 1) >= 0x80, scanner.byte(start - 2) >= 0xC3,
        scanner.byte(start - 2) <= 0xC5
      {
        start -= 2
      } else {
        break
      }
    }
    guard start < end else { return nil }
    return (WordKey(scanner.bytes, start..<end), start)
  }
}
