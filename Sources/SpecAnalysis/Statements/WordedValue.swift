import SpecSyntax
import SpecText

/// A value with all words of its line, whatever their order and form: "Card radius: 8px" and "The card has a corner
/// radius of 8px" have the same words.
struct WordedValue {
  /// Whether the value is one that holds, the most or the least.
  enum Bound { case exact, most, least }
  /// What is given.
  enum Amount: Hashable {
    case number(Double)
    /// Six or eight digits in small letters.
    case color(String)
    /// A wait that grows from one time to the next.
    case growing
  }

  /// The words that say of what the value is and what it gives, without their ends.
  var words: Set<String>
  /// The words of the thing in the author's order.
  var name: String
  /// What is given, for reports.
  var property: String
  var amount: Amount
  /// The unit; times are in milliseconds.
  var unit: String
  var bound = Bound.exact
  /// Bytes of `Document.plain`.
  var range: Range<Int>

  /// Whether two values of one thing cannot both hold.
  func excludes(_ other: WordedValue) -> Bool {
    switch (amount, other.amount) {
    case (.number(let own), .number(let value)):
      switch (bound, other.bound) {
      case (.exact, .exact), (.most, .most), (.least, .least): return own != value
      case (.exact, .most), (.least, .most), (.least, .exact): return own > value
      case (.most, .exact), (.most, .least), (.exact, .least): return own < value
      }
    case (.color(let own), .color(let value)): return own != value
    case (.growing, .number): return other.bound == .exact
    case (.number, .growing): return bound == .exact
    default: return false
    }
  }
}

/// Reads the values of a line of which every word belongs to its one statement.
struct WordedValues {
  private typealias Words = WordedValueWords

  private struct Number {
    var value: Double
    var unit = ""
    /// The last word before it that says something.
    var name: String
    var range: Range<Int>
  }

  private let tokens: [TextToken]
  private var words: [String] = []
  private var numbers: [Number] = []
  private var bound = WordedValue.Bound.exact
  /// The token that gave the last word.
  private var lastWord = -1

  private init(_ tokens: [TextToken]) { self.tokens = tokens }

  /// Words of a line at most.
  private static let longest = 20

  /// The values of a leaf; none where it says more than one thing.
  ///
  /// - Parameter header: words that hold for it besides.
  static func read(
    _ tokens: [TextToken], of leaf: Int, in document: Document, below header: [String] = []
  ) -> [WordedValue] {
    guard let first = tokens.first, let last = tokens.last,
      (2...longest).contains(tokens.count), first.sentence == last.sentence,
      !tokens.contains(where: \.isQuoted)
    else { return [] }
    let text = document.plainText(of: leaf)
    if let hash = ASCII.find(ASCII.hash, in: document.plain, text) {
      guard let color = color(document, hash..<text.upperBound) else { return [] }
      var reader = WordedValues(tokens.filter { $0.range.upperBound <= hash })
      reader.words = header
      guard reader.take(), reader.numbers.isEmpty, reader.bound == .exact else { return [] }
      return reader.colored(color.text, color.range)
    }
    var reader = WordedValues(tokens)
    reader.words = header
    return reader.take() ? reader.values() : []
  }

  /// A colour in digits at the end of a leaf.
  private static func color(
    _ document: Document, _ range: Range<Int>
  ) -> (text: String, range: Range<Int>)? {
    let bytes = document.plain
    var end = range.lowerBound + 1
    while end < range.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
    guard let digits = digits(document.string(plain: range.lowerBound + 1..<end)),
      bytes[end..<range.upperBound].allSatisfy({ $0 == ASCII.dot || $0 == ASCII.space })
    else { return nil }
    return (digits, range.lowerBound..<end)
  }

  /// What stands behind "#" as six or eight digits in small letters; `nil` where it is no colour.
  static func digits(_ text: some StringProtocol) -> String? {
    let digits = text.lowercased()
    guard [3, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return digits.utf8.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
  }

  // MARK: Tokens

  /// Takes the words and the numbers; `false` where a sign sets parts of the line against each other.
  private mutating func take() -> Bool {
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      guard place == 0 || Self.joins(token.gap) else { return false }
      if token.number != nil {
        guard let next = takeNumber(at: place) else { return false }
        place = next
      } else if let limit = limit(at: place) {
        bound = limit.bound
        place += limit.count
      } else {
        place = takeWord(at: place)
      }
    }
    return true
  }

  private static func joins(_ gap: TextToken.Gap) -> Bool {
    switch gap {
    case .none, .blank, .hyphen, .dash, .comma, .colon, .open, .below: true
    case .slash, .times, .about, .other: false
    }
  }

  private mutating func takeNumber(at place: Int) -> Int? {
    let token = tokens[place]
    guard let value = token.number, token.gap != .hyphen, token.currency.isEmpty else { return nil }
    let name = words.last { !LedgerWords.fillers.contains($0) && !Words.verbs.contains($0) }
    var number = Number(value: value, name: name ?? "", range: token.range)
    var next = place + 1
    if next < tokens.count, tokens[next].number == nil {
      let unit = tokens[next]
      let isNear = unit.gap == .none || unit.gap == .blank
      if isNear, let factor = StatementWords.times[unit.text] {
        number.value *= factor
        number.unit = "ms"
      } else if isNear, Words.units.contains(unit.text) {
        number.unit = unit.text
      } else if unit.gap == .none || unit.gap == .hyphen {
        return nil
      }
      if !number.unit.isEmpty {
        number.range = token.range.lowerBound..<unit.range.upperBound
        next += 1
      }
    }
    if token.gap == .below { bound = .most }
    if !number.unit.isEmpty, number.unit != "ms", next < tokens.count, tokens[next].gap == .blank,
      let side = Words.sides[tokens[next].text]
    {
      words.append(side)
      next += 1
    }
    numbers.append(number)
    return next
  }

  /// Words that are one in this comparison: "times out", and those that a hyphen joins.
  private mutating func takeWord(at place: Int) -> Int {
    let token = tokens[place]
    let isTime = token.text == "time" || token.text == "times"
    if isTime, place + 1 < tokens.count, tokens[place + 1].text == "out" {
      words.append("timeout")
      lastWord = place + 1
      return place + 2
    }
    if token.gap == .hyphen, lastWord == place - 1, let last = words.last {
      words[words.count - 1] = last + "-" + token.text
    } else {
      words.append(Self.owner(token.text))
    }
    lastWord = place
    return place + 1
  }

  /// "drawer" of "drawer's"
  private static func owner(_ word: String) -> String {
    word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
  }

  /// Words that make a value the most or the least.
  private struct Limit {
    var words: [Substring]
    var bound: WordedValue.Bound
  }

  private static func limits(_ phrases: [String], _ bound: WordedValue.Bound) -> [Limit] {
    phrases.map { Limit(words: $0.split(separator: " "), bound: bound) }
  }

  /// The longest first.
  private static let limits = (limits(Words.most, .most) + limits(Words.least, .least)).sorted {
    $0.words.count > $1.words.count
  }
  private static let limitHeads = Lexicon(limits.compactMap { $0.words.first.map { String($0) } })

  private func limit(at place: Int) -> (bound: WordedValue.Bound, count: Int)? {
    guard Self.limitHeads.contains(tokens[place].text) else { return nil }
    let limit = Self.limits.first { limit in
      limit.words.count <= tokens.count - place
        && zip(limit.words, tokens[place...]).allSatisfy { $0 == $1.text }
    }
    return limit.map { ($0.bound, $0.words.count) }
  }

  // MARK: Values

  private func values() -> [WordedValue] {
    guard let first = numbers.first else { return growing().map { [$0] } ?? [] }
    if numbers.count > 1 {
      guard bound == .exact,
        numbers.allSatisfy({ Words.parameters.contains($0.name) }),
        Set(numbers.map(\.name)).count == numbers.count
      else { return [] }
      let thing = Self.canonical(words).filter { !Words.parameters.contains($0) }
      return numbers.compactMap { value(of: $0, thing.union([$0.name]), property: $0.name) }
    }
    return value(of: first, Self.canonical(words), property: nil).map { [$0] } ?? []
  }

  private func value(
    of number: Number, _ words: Set<String>, property: String?
  ) -> WordedValue? {
    var words = words
    var (amount, unit) = (number.value, number.unit)
    if isWeight(number) {
      words = words.filter { !Words.weights.contains($0) && $0 != "font" }
      words.insert("weight")
    }
    if unit == "ms" {
      words = words.filter { !Self.isCurve($0) }
      if self.words.contains(where: Words.periods.contains) { words.insert("interval") }
    }
    if words.contains("retry") { Self.settleRetries(&words, unit) }
    if unit == "percent", words.contains("opacity") { (amount, unit) = (amount / 100, "") }
    // A number alone is the number of a thing, a step or a line, where nothing says what it gives.
    let isBare = unit.isEmpty || unit == "percent"
    guard !isBare || bound != .exact || words.contains(where: Words.bare.contains) else {
      return nil
    }
    return made(words, .number(amount), unit, number.range, property)
  }

  /// How a movement goes is no part of what moves.
  private static func isCurve(_ word: String) -> Bool {
    word.hasPrefix("ease") || word == "linear"
  }

  /// "bold (700)", "weight 600"
  private func isWeight(_ number: Number) -> Bool {
    guard number.unit.isEmpty, bound == .exact, (100...900).contains(number.value),
      number.value.truncatingRemainder(dividingBy: 100) == 0
    else { return false }
    return words.contains { Words.weights.contains($0) || $0 == "weight" || $0 == "font-weight" }
  }

  /// How often, and after how long: "Retries: 3", "Retry up to 3 times"; "Retry after 5 s", "Retry interval: 5 s".
  private static func settleRetries(_ words: inout Set<String>, _ unit: String) {
    if unit == "ms" {
      if words.count == 2, !words.isDisjoint(with: Words.waits) { words = ["retry", "interval"] }
    } else if unit.isEmpty {
      words = words.filter { !Words.attempts.contains($0) && $0 != "trie" }
    }
  }

  private func colored(_ color: String, _ range: Range<Int>) -> [WordedValue] {
    let words = Self.canonical(words)
    guard words.contains("color") || words.contains("background") else { return [] }
    return made(words, .color(color), "#", range, nil).map { [$0] } ?? []
  }

  /// "Polling uses exponential backoff"
  private func growing() -> WordedValue? {
    let (manners, nouns) = Words.growths
    let places = tokens.indices.filter {
      manners.contains(tokens[$0].text) || nouns.contains(tokens[$0].text)
        || tokens[$0].text == "back" || tokens[$0].text == "off"
    }
    guard bound == .exact, let first = places.first, let last = places.last,
      words.contains(where: manners.contains), words.contains(where: nouns.contains)
    else { return nil }
    let rest = Self.canonical(words.filter { !manners.contains($0) && !nouns.contains($0) })
    return made(
      rest.union(["interval"]), .growing, "ms",
      tokens[first].range.lowerBound..<tokens[last].range.upperBound, "interval")
  }

  /// The value, if words are left that name a thing.
  private func made(
    _ words: Set<String>, _ amount: WordedValue.Amount, _ unit: String, _ range: Range<Int>,
    _ property: String?
  ) -> WordedValue? {
    let thing = words.filter { !Words.properties.contains($0) }
    guard !thing.isEmpty else { return nil }
    let names = self.words.filter { word in
      !LedgerWords.fillers.contains(word) && !Words.verbs.contains(word)
        && thing.contains(Self.canonical(word))
    }
    return WordedValue(
      words: words,
      name: (names.isEmpty ? thing.sorted() : names).joined(separator: " "),
      property: property ?? label(words, unit), amount: amount, unit: unit, bound: bound,
      range: range)
  }

  private func label(_ words: Set<String>, _ unit: String) -> String {
    if let own = self.words.map(Self.canonical).first(where: {
      Words.properties.contains($0) && words.contains($0)
    }) {
      return own
    }
    if let implied = ["weight", "interval"].first(where: words.contains) { return implied }
    if bound == .most { return "maximum" }
    if bound == .least { return "minimum" }
    return unit == "ms" ? "time" : words.contains("retry") ? "number" : "value"
  }

  // MARK: Words

  /// Words in their one form, without those that say nothing.
  static func canonical(_ words: [String]) -> Set<String> {
    var result: Set<String> = []
    for word in words
    where !LedgerWords.fillers.contains(word) && !Words.verbs.contains(word)
      && !Words.periods.contains(word)
    {
      result.insert(canonical(word))
    }
    if result.contains("radius") { result.subtract(["corner", "border"]) }
    if result.contains("weight") { result.remove("font") }
    return result
  }

  private static func canonical(_ word: String) -> String {
    let word = Words.aliases[word] ?? word
    if Words.properties.contains(word) || word.utf8.contains(ASCII.hyphen) { return word }
    // "tabs" and "rows" are too short for the stem.
    let isShort = word.utf8.count == 4 && word.hasSuffix("s") && !word.hasSuffix("ss")
    let stem = isShort ? String(word.dropLast()) : LedgerWords.stem(word)
    return Words.aliases[stem] ?? stem
  }
}
