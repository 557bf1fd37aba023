import SpecModel
import SpecSyntax
import SpecText

/// The numbers of a line of prose, in digits and in words, with the words right behind them.
struct ToldNumbers {
  /// A number and what it is a number of.
  struct Told {
    var value: Double
    /// The word right behind it, in small letters; empty where a mark stands between.
    var unit: String
    /// The word behind that one.
    var next: String
    /// The place of the number among the tokens.
    var place: Int
    /// The number with its unit of measure.
    var range: Range<Int>
    /// How long it is in milliseconds, where it is a time.
    var time: Double?
    var isMeasure: Bool

    /// Whether it counts things.
    var isCount: Bool {
      time == nil && !isMeasure && value == value.rounded() && (2...100_000).contains(value)
    }

    /// Whether it counts the things of a word.
    func counts(_ stem: String) -> Bool {
      !unit.isEmpty && (LedgerWords.stem(unit) == stem || LedgerWords.stem(next) == stem)
    }
  }

  let document: Document
  let tokens: [TextToken]
  let all: [Told]

  init(_ document: Document, _ range: Range<Int>) {
    self.document = document
    tokens = TextTokens.read(document, range)
    var all: [Told] = []
    for (place, token) in tokens.enumerated() {
      guard let value = token.number ?? AuditWords.number(token.text), value > 0 else { continue }
      // "the one after", "1–4", "v2"
      if token.number == nil, value < 2 { continue }
      let follower = place + 1 < tokens.count ? tokens[place + 1] : nil
      let isJoined = follower.map { [.none, .blank, .hyphen].contains($0.gap) } ?? false
      let unit = isJoined ? follower?.text ?? "" : ""
      let second = place + 2 < tokens.count ? tokens[place + 2] : nil
      let hasNext = !unit.isEmpty && second?.gap == .blank
      let length = StatementWords.times[unit]
      let isMeasure =
        StatementWords.measures.contains(unit) || StatementWords.sizes[unit] != nil
        || !token.currency.isEmpty
      let isUnit = length != nil || isMeasure
      all.append(
        Told(
          value: value, unit: unit, next: hasNext ? second?.text ?? "" : "", place: place,
          range: token.range
            .lowerBound..<(isUnit && isJoined ? follower ?? token : token).range
            .upperBound,
          time: length.map { $0 * value }, isMeasure: isMeasure))
    }
    self.all = all
  }

  /// The text between two tokens, or in front of one.
  func gap(before place: Int) -> String {
    let start = place > 0 ? tokens[place - 1].range.upperBound : tokens[place].range.lowerBound
    return document.string(plain: start..<tokens[place].range.lowerBound)
  }

  /// The words of a stretch of tokens.
  func words(_ range: Range<Int>) -> [String] {
    tokens[range.clamped(to: tokens.indices)].map(\.text)
  }

  /// Whether one of some words stands within a few tokens in front of a number.
  func isBehind(_ number: Told, _ words: Lexicon, within count: Int = 3) -> Bool {
    self.words(max(0, number.place - count)..<number.place).contains(where: words.contains)
  }

  /// Whether a number ends a range or begins one: "2–4".
  func isRange(_ number: Told) -> Bool {
    let next = number.place + 1
    return [.dash, .slash].contains(tokens[number.place].gap)
      || tokens[number.place].gap == .hyphen
      || next < tokens.count && [.dash, .hyphen, .slash].contains(tokens[next].gap)
        && tokens[next].number != nil
  }

  func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }

  /// The finding that a number is another one.
  func wrong(
    _ kind: DerivedNumber.Kind, _ claimed: Told, _ computed: Double, _ arithmetic: String,
    of sources: [Told]
  ) -> DerivedNumber {
    let unit =
      claimed.time != nil || claimed.isMeasure
      ? document.string(
        plain: tokens[claimed.place].range.upperBound..<claimed.range.upperBound) : ""
    return DerivedNumber(
      kind: kind, claimed: document.string(plain: claimed.range),
      computed: Numbers.text(computed, decimals: 2) + unit, arithmetic: arithmetic,
      origin: origin(claimed.range), sources: sources.map { origin($0.range) })
  }
}
