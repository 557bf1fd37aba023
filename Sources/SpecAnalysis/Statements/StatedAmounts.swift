import SpecModel
import SpecText

/// A number of a sentence with what it counts or measures.
struct StatedAmount {
  var dimension: Statement.Dimension
  var value: Double
  /// The bytes where the unit of data is counted by 1024.
  var otherValue: Double?
  var bound: Statement.Bound
  var role: Statement.Role
  /// The place of the number among the tokens.
  var place: Int
  /// Number and unit in `Document.plain`.
  var range: Range<Int>
}

/// Finds times, amounts of data and numbers of things among tokens.
struct StatedAmounts {
  let tokens: [TextToken]
  /// The shortest time that is read, in milliseconds.
  let least: Double

  func find() -> [StatedAmount] {
    let told = tokens.indices.compactMap(spelled)
    // "Une minute et demie" is no minute.
    let plain = tokens.indices.compactMap(amount).filter { amount in
      !told.contains { $0.range.overlaps(amount.range) }
    }
    return (plain + told).sorted { $0.place < $1.place }
  }

  /// Times that are told without a number in front of their unit, each with its words.
  private static let spans: [(words: [String], value: Double)] = [
    (["a", "quarter", "of", "an", "hour"], 900_000), (["quarter", "of", "an", "hour"], 900_000),
    (["a", "quarter", "hour"], 900_000), (["half", "an", "hour"], 1_800_000),
    (["half", "a", "minute"], 30_000), (["half", "a", "second"], 500),
    (["a", "minute", "and", "a", "half"], 90_000), (["an", "hour", "and", "a", "half"], 5_400_000),
    (["un", "cuarto", "de", "hora"], 900_000), (["media", "hora"], 1_800_000),
    (["medio", "minuto"], 30_000), (["eine", "viertelstunde"], 900_000),
    (["einer", "viertelstunde"], 900_000), (["eine", "halbe", "stunde"], 1_800_000),
    (["einer", "halben", "stunde"], 1_800_000), (["eine", "halbe", "minute"], 30_000),
    (["un", "quart", "d'heure"], 900_000), (["une", "demi", "heure"], 1_800_000),
    (["un", "quarto", "d'ora"], 900_000), (["mezz'ora"], 1_800_000),
    (["une", "minute", "et", "demie"], 90_000), (["une", "heure", "et", "demie"], 5_400_000),
    (["anderthalb", "minuten"], 90_000), (["eineinhalb", "minuten"], 90_000),
    (["anderthalb", "stunden"], 5_400_000), (["minuto", "y", "medio"], 90_000),
    (["um", "minuto", "e", "meio"], 90_000), (["un", "minuto", "e", "mezzo"], 90_000),
    (["one", "and", "a", "half", "minutes"], 90_000), (["half", "a", "minute"], 30_000),
    (["a", "fortnight"], 1_209_600_000),
  ]

  private static let heads = Lexicon(spans.map { $0.words[0] })

  /// Units by which something comes so often: "twice a minute".
  private static let rates: [String: Double] = [
    "second": 1000, "minute": 60_000, "hour": 3_600_000, "day": 86_400_000, "minuto": 60_000,
    "hora": 3_600_000, "stunde": 3_600_000,
  ]

  /// "a quarter of an hour", "two times in a minute"
  private func spelled(_ place: Int) -> StatedAmount? {
    let token = tokens[place]
    if token.text == "twice" || token.text == "times", let period = rate(place) { return period }
    guard token.number == nil, Self.heads.contains(token.text) else { return nil }
    for span in Self.spans where span.words[0] == token.text {
      let end = place + span.words.count
      guard end <= tokens.count, zip(span.words, tokens[place..<end]).allSatisfy({ $0 == $1.text }),
        span.value >= least
      else { continue }
      if place > 0, ["a", "and", "an"].contains(tokens[place - 1].text) { continue }
      return made(.time, span.value, place, end - 1)
    }
    return nil
  }

  /// "twice a minute", "two times in a minute", "once per hour"
  private func rate(_ place: Int) -> StatedAmount? {
    var count = 2.0
    if tokens[place].text == "times" {
      guard place > 0, let number = value(place - 1) else { return nil }
      count = number
    }
    var next = place + 1
    while next < tokens.count, next < place + 4,
      ["a", "an", "per", "in", "every", "each", "one"].contains(tokens[next].text)
    {
      next += 1
    }
    guard next > place + 1, next < tokens.count, let unit = Self.rates[tokens[next].text],
      tokens[next].sentence == tokens[place].sentence, unit / count >= least
    else { return nil }
    return StatedAmount(
      dimension: .time, value: unit / count, bound: .exact, role: .period, place: place,
      range: tokens[tokens[place].text == "times" ? place - 1 : place].range
        .lowerBound..<tokens[next].range.upperBound)
  }

  private func amount(_ place: Int) -> StatedAmount? {
    guard let value = value(place), value > 0, isPlain(place) else { return nil }
    if place > 0, ["between", "beyond", "both"].contains(tokens[place - 1].text) { return nil }
    if let currency = currency(place) {
      // What is not bounded is one price.
      guard bound(place, place) != .exact || isLimit(place) else { return nil }
      var amount = made(.money(currency), value, place, place)
      if amount.bound == .exact { amount.bound = .most }
      return amount
    }
    let next = place + 1
    guard next < tokens.count, tokens[next].sentence == tokens[place].sentence,
      isJoined(next)
    else { return bare(place, value) }
    let unit = tokens[next].text
    if let factor = StatementWords.times[unit], !(unit == "s" && tokens[next].gap == .hyphen) {
      guard value * factor >= least, !isClock(next), !isClass(next), !isDecade(place, value) else {
        return nil
      }
      return made(.time, value * factor, place, next)
    }
    if let factor = StatementWords.sizes[unit] {
      // What is not bounded is the size of one file.
      guard bound(place, next) != .exact || isAllowed(place) else { return nil }
      var amount = made(.data, value * factor, place, next)
      if amount.bound == .exact { amount.bound = .most }
      amount.otherValue = StatementWords.binarySize(unit).map { value * $0 }
      return amount
    }
    if StatementWords.measures.contains(unit) { return nil }
    return opened(place, value, next) ?? counted(place, value, next)
  }

  private static let currencies: [String: String] = [
    "euro": "€", "euros": "€", "eur": "€", "dollar": "$", "dollars": "$", "usd": "$",
    "pound": "£", "pounds": "£", "gbp": "£",
  ]

  /// "The limit for a transfer abroad is €500"
  private func isLimit(_ place: Int) -> Bool {
    sentence(place).contains {
      Self.limits.contains($0.text) && $0.range.lowerBound < tokens[place].range.lowerBound
    }
  }

  private static let limits: Lexicon = [
    "limit", "maximum", "limite", "grenze", "obergrenze", "höchstbetrag", "plafond", "límite",
    "máximo", "massimo",
  ]

  private func currency(_ place: Int) -> String? {
    if !tokens[place].currency.isEmpty { return tokens[place].currency }
    guard tokens[place].number != nil, place + 1 < tokens.count, isJoined(place + 1) else {
      return nil
    }
    return Self.currencies[tokens[place + 1].text]
  }

  /// "Each may have 25 MB"
  private func isAllowed(_ place: Int) -> Bool {
    tokens[max(0, place - 3)..<place].contains {
      $0.sentence == tokens[place].sentence && Self.allowances.contains($0.text)
    }
  }

  private static let allowances: Lexicon = [
    "may", "can", "darf", "dürfen", "kann", "peut", "peuvent", "puede", "pueden", "può", "pode",
  ]

  private func value(_ place: Int) -> Double? {
    guard let number = tokens[place].number else {
      return StatementWords.numbers[tokens[place].text] ?? ordinal(place)
    }
    // "10.000 €": a full stop before three digits parts thousands.
    guard !tokens[place].currency.isEmpty, number < 1000 else { return number }
    return tokens[place].range.count == String(Int(number)).utf8.count + 4 ? number * 1000 : number
  }

  /// "Fifth failed attempt"
  private func ordinal(_ place: Int) -> Double? {
    guard let value = StatementWords.ordinals[tokens[place].text], place + 1 < tokens.count else {
      return nil
    }
    let next = tokens[(place + 1)...].prefix(2).map { StatementWords.meanings[$0.text] ?? "" }
    return next.contains("attempt") ? value : nil
  }

  private func isJoined(_ place: Int) -> Bool {
    switch tokens[place].gap {
    case .none, .blank, .hyphen: true
    default: false
    }
  }

  /// Whether a number stands alone: no end of a range, no part of a name, a date, a ratio or a list of numbers.
  private func isPlain(_ place: Int) -> Bool {
    let token = tokens[place]
    switch token.gap {
    case .none where place > 0: return isBehindWideWord(place)
    case .dash, .slash, .times, .about: return false
    case .hyphen where place > 0 && tokens[place - 1].takes(token): return false
    case .colon where place > 0 && tokens[place - 1].number != nil: return false
    case .comma where place > 0 && tokens[place - 1].number != nil: return false
    default: break
    }
    if place > 0, token.gap == .blank || token.gap == .hyphen || token.gap == .open {
      let before = tokens[place - 1]
      if StatementWords.names.contains(before.text) {
        return before.text == "than" && isMost(place)
      }
      // "10 to 20 seconds", "3 of 12"
      if ["to", "of", "or", "and", "bis", "von", "a", "plus"].contains(before.text), place > 1,
        value(place - 2) != nil
      {
        return before.text == "of" && token.number != nil
      }
      // "7-day and 30-day views"
      if ["and", "or", "to", "und", "oder", "bis"].contains(before.text), place > 2,
        value(place - 3) != nil, StatementWords.times[tokens[place - 2].text] != nil
      {
        return false
      }
      // "2 min 30 s"
      if place > 1, StatementWords.times[before.text] != nil, value(place - 2) != nil {
        return false
      }
    }
    guard place + 1 < tokens.count, tokens[place + 1].sentence == token.sentence else {
      return true
    }
    let after = tokens[place + 1]
    if after.number != nil { return after.gap == .blank && token.number == nil }
    if after.gap == .slash || after.gap == .times || after.gap == .dash { return false }
    return !isRange(place + 1)
  }

  /// Whether a word of a script without blanks stands right before a number, "通知は3秒", and no other number before it.
  private func isBehindWideWord(_ place: Int) -> Bool {
    let before = tokens[place - 1].text
    guard before.utf8.first ?? 0 >= 0xE3, place < 2 || value(place - 2) == nil,
      !Self.widePrefixes.contains(where: before.hasSuffix),
      // "3、5秒", "3〜5秒"
      place + 1 >= tokens.count || tokens[place + 1].number == nil
    else { return false }
    return true
  }

  /// Signs before a number that make it a place in a row, a guess or a rest.
  private static let widePrefixes = ["第", "約", "约", "残", "全", "次", "前", "過去", "제", "약"]

  /// "no more than 5", "is never visible for longer than 3 seconds"
  private func isMost(_ place: Int) -> Bool {
    place > 2 && ["more", "longer", "fewer", "less"].contains(tokens[place - 2].text)
      && tokens[max(0, place - 8)..<place - 2].contains {
        $0.sentence == tokens[place].sentence && ["no", "not", "never"].contains($0.text)
      }
  }

  /// "5 or 10 seconds", "5 seconds to 10 seconds", "10 of 12"
  private func isRange(_ place: Int) -> Bool {
    for word in [place, place + 1] where word + 1 < tokens.count {
      let isJoint = ["to", "or", "of", "bis", "and", "oder", "und", "von"].contains(
        tokens[word].text)
      if isJoint, value(word + 1) != nil, tokens[word + 1].gap == .blank,
        tokens[word + 1].text != "one", tokens[word].gap == .blank
      {
        return true
      }
      if tokens[word + 1].gap == .dash, tokens[word + 1].number != nil { return true }
    }
    return false
  }

  /// "2 h 30", "12 min 5 s"
  private func isClock(_ unit: Int) -> Bool {
    unit + 1 < tokens.count && tokens[unit + 1].number != nil && tokens[unit + 1].gap == .blank
      && unit + 2 < tokens.count && StatementWords.times[tokens[unit + 2].text] != nil
  }

  /// "10 or more characters", "three or fewer tags"
  private func opened(_ place: Int, _ value: Double, _ next: Int) -> StatedAmount? {
    guard tokens[next].text == "or", next + 2 < tokens.count,
      tokens[next + 2].sentence == tokens[place].sentence, isThing(next + 2)
    else { return nil }
    let bound: Statement.Bound
    switch tokens[next + 1].text {
    case "more", "longer": bound = .least
    case "fewer", "less": bound = .most
    default: return nil
    }
    var amount = made(
      .count(StatementWords.canonical(tokens[next + 2].text)), value, place, next + 2)
    amount.bound = bound
    return amount
  }

  // MARK: Counts

  /// A number in front of a thing, with at most two words between: "at most 5 pinned channels", "five attempts".
  private func counted(_ place: Int, _ value: Double, _ next: Int) -> StatedAmount? {
    guard value == value.rounded(), value < 100_000 else { return nil }
    if tokens[next].text == "times" || tokens[next].text == "mal" {
      // "tries five times": what is counted is the verb before.
      let verb = tokens[max(0, place - 3)..<place].last {
        StatementWords.meanings[$0.text] == "attempt"
      }
      return verb == nil ? nil : made(.count("attempt"), value, place, next)
    }
    if Self.counters.contains(tokens[next].text), tokens.contains(where: { $0.isPage }) {
      return made(.count(""), value, place, next)
    }
    var last = next
    let end = min(next + 3, tokens.count)
    while last < end, tokens[last].sentence == tokens[place].sentence,
      last == next || isJoined(last), tokens[last].number == nil
    {
      let word = tokens[last].text
      if StatementWords.measures.contains(word) || StatementWords.times[word] != nil { return nil }
      if isThing(last) {
        return made(.count(StatementWords.canonical(word)), value, place, last)
      }
      if StatementWords.weak.contains(word), !["new", "more", "full"].contains(word) { break }
      last += 1
    }
    return bare(place, value)
  }

  /// Whether a token is a noun of many things: a plural, or a word that is one by meaning.
  private func isThing(_ place: Int) -> Bool {
    let word = tokens[place].text
    if StatementWords.meanings[word] == "attempt" { return true }
    if StatementWords.meanings[word] != nil {
      return word.hasSuffix("s") || tokens[place].gap == .hyphen || word.utf8.first ?? 0 > 0x7F
        || Self.plurals.contains(word)
    }
    return word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      && !StatementWords.weak.contains(word) && !StatementWords.most.contains(word)
  }

  /// Words of scripts without blanks by which things of a list are counted.
  private static let counters: Lexicon = ["件", "個", "个", "条", "項目", "개", "건"]

  /// Plurals without an "s" at the end.
  private static let plurals: Lexicon = [
    "zeichen", "bilder", "dateien", "ziffern", "einladungen", "nachrichten", "versuche", "immagini",
  ]

  /// "the maximum number of waypoints is 25"
  private func numbered(_ place: Int, _ value: Double) -> StatedAmount? {
    guard place >= 4, ["is", "are", "be"].contains(tokens[place - 1].text),
      value == value.rounded(), value < 100_000
    else { return nil }
    let start = tokens[..<place].lastIndex { $0.text == "number" || $0.text == "count" }
    guard let start, place - start <= 5, start + 1 < place, tokens[start + 1].text == "of",
      tokens[start].sentence == tokens[place].sentence,
      let noun = (start + 2..<place - 1).last(where: isThing)
    else { return nil }
    var amount = made(.count(StatementWords.canonical(tokens[noun].text)), value, place, place)
    let before = tokens[max(0, start - 2)..<start].map(\.text)
    if before.contains(where: StatementWords.most.contains) { amount.bound = .most }
    if before.contains(where: StatementWords.least.contains) { amount.bound = .least }
    return amount
  }

  /// "at most 5": what is counted is told elsewhere.
  private func bare(_ place: Int, _ value: Double) -> StatedAmount? {
    if let amount = numbered(place, value) { return amount }
    guard value == value.rounded(), bound(place, place) == .most,
      place > 0, tokens[place - 1].text != "bis"
    else { return nil }
    let next = place + 1
    // "at most 5 per report", "at most 5."
    guard
      next == tokens.count || tokens[next].sentence != tokens[place].sentence
        || tokens[next].gap != .blank && tokens[next].gap != .none && tokens[next].gap != .hyphen
    else { return nil }
    return made(.count(""), value, place, place)
  }

  // MARK: Bounds and roles

  private func made(
    _ dimension: Statement.Dimension, _ value: Double, _ place: Int, _ last: Int
  ) -> StatedAmount {
    var isMost = false
    if case .count = dimension { isMost = isFull(place) }
    return StatedAmount(
      dimension: dimension, value: value,
      bound: role(dimension, place, last) == .before
        ? .exact : isMost ? .most : bound(place, last),
      role: role(dimension, place, last),
      place: place, range: tokens[place].range.lowerBound..<tokens[last].range.upperBound)
  }

  private func sentence(_ place: Int) -> ArraySlice<TextToken> {
    let number = tokens[place].sentence
    var start = place
    while start > 0, tokens[start - 1].sentence == number { start -= 1 }
    var end = place
    while end < tokens.count, tokens[end].sentence == number { end += 1 }
    return tokens[start..<end]
  }

  private func bound(_ place: Int, _ last: Int) -> Statement.Bound {
    if tokens[place].gap == .below { return .most }
    for index in max(0, place - 3)..<place where tokens[index].sentence == tokens[place].sentence {
      let word = tokens[index].text
      if word == "up", index + 1 < place, tokens[index + 1].text == "to" { return .most }
      if word == "no" || word == "not", index + 2 < place, tokens[index + 2].text == "than" {
        return tokens[index + 1].text == "more" || tokens[index + 1].text == "longer"
          ? .most : .least
      }
      if word == "than", index + 1 == place, isMost(place) {
        return ["more", "longer"].contains(tokens[index - 1].text) ? .most : .least
      }
      if StatementWords.most.contains(word) { return .most }
      if StatementWords.least.contains(word) { return .least }
    }
    var isBehindComma = false
    for index in last + 1..<max(last + 1, min(last + 4, tokens.count))
    where tokens[index].sentence == tokens[place].sentence {
      isBehindComma = isBehindComma || tokens[index].gap == .comma
      // "every 20 s, at most that much can differ" bounds something else.
      if isBehindComma, index + 1 < tokens.count, tokens[index + 1].gap == .blank,
        tokens[index + 1].sentence == tokens[place].sentence
      {
        continue
      }
      let word = tokens[index].text
      if ["max", "maximum", "most", "以内", "以下", "まで", "이하", "이내"].contains(word) { return .most }
      if ["minimum", "least", "以上", "이상"].contains(word) { return .least }
    }
    return .exact
  }

  /// "is disabled once eight timers run": the number at which no more is allowed.
  private func isFull(_ place: Int) -> Bool {
    guard place > 0, Self.reached.contains(tokens[place - 1].text) else { return false }
    return sentence(place).contains { Self.ends.contains($0.text) }
  }

  private static let reached: Lexicon = ["once", "when", "at", "sobald", "bei", "ab"]
  private static let ends: Lexicon = [
    "disabled", "greyed", "grayed", "blocked", "reached", "maximum", "deaktiviert",
    "gesperrt", "erreicht", "désactivé", "atteint", "desactivado", "alcanzado",
  ]

  /// "that were not sent within 14 days"
  private func isDenied(_ place: Int) -> Bool {
    tokens[max(0, place - 5)..<place].contains {
      $0.text == "not" || $0.text == "no" || $0.text == "never"
    }
  }

  private static let waits: Lexicon = [
    "wait", "waits", "waited", "waiting", "pause", "pauses", "for", "stays", "remains", "rests",
  ]
  private static let widePeriods = ["ごと", "おき", "毎", "마다"]

  /// "The field waits 300 ms before the request", "shown for 4 s before it fades": what comes before is the wait.
  private func isWait(_ place: Int) -> Bool {
    place > 0 && tokens[place - 1].sentence == tokens[place].sentence
      && tokens[max(0, place - 3)..<place].contains { Self.waits.contains($0.text) }
  }

  private static let delays: Lexicon = ["delay", "delayed", "pause", "cooldown", "backoff"]

  private func role(
    _ dimension: Statement.Dimension, _ place: Int, _ last: Int
  ) -> Statement.Role {
    guard dimension == .time else { return .span }
    let isOften = sentence(place).contains {
      $0.text == "often" || $0.text == "interval" || $0.text == "intervals"
    }
    if isOften { return .period }
    if last + 1 < tokens.count, tokens[last + 1].sentence == tokens[place].sentence {
      let next = tokens[last + 1].text
      if StatementWords.befores.contains(next), !(next == "before" && isWait(place)) {
        return .before
      }
      if next.utf8.first ?? 0 >= 0xE3, Self.widePeriods.contains(where: next.hasPrefix) {
        return .period
      }
    }
    for index in last + 1..<max(last + 1, min(last + 3, tokens.count))
    where tokens[index].sentence == tokens[place].sentence {
      if Self.delays.contains(tokens[index].text) { return .delay }
    }
    for index in max(0, place - 2)..<place where tokens[index].sentence == tokens[place].sentence {
      let word = tokens[index].text
      if word == "within" || word == "under" { return isDenied(place) ? .span : .within }
      if Self.delays.contains(word) { return .delay }
      if StatementWords.periods.contains(word) { return .period }
      if word == "last" || word == "next" || word == "before" { return .before }
    }
    return .span
  }
}
