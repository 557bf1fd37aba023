import SpecModel
import SpecSyntax
import SpecText

/// Sentences that deny a level to two colours which reach it: "`#2E2A26` on `#D9C7A0` does not meet AA".
struct DeniedPasses {
  private let lines: ClaimLines
  private var plain: ContiguousArray<UInt8> { lines.document.plain }

  /// The denials that do not hold.
  static func find(_ lines: ClaimLines) -> [ContrastClaim] {
    let document = lines.document
    guard document.mentions("#"), document.mentions("AA") || document.mentions(".5:1") else {
      return []
    }
    let finder = DeniedPasses(lines: lines)
    return lines.lines.flatMap { line -> [ContrastClaim] in
      guard line.kind == .prose, let part = line.parts.only, part.count < 600,
        ASCII.find(ASCII.hash, in: document.plain, part) != nil
      else { return [] }
      return document.sentences(plain: part).compactMap { finder.claim($0, line) }
    }
  }

  private func claim(_ sentence: Range<Int>, _ line: ClaimLine) -> ContrastClaim? {
    guard sentence.count < 320, let demand = demand(in: sentence),
      let colors = colors(in: sentence), isDenied(string(sentence))
    else { return nil }
    var claim = ContrastClaim(
      claimed: demand.ratio, computed: colors[0].color.contrast(with: colors[1].color),
      colors: colors.map(\.text), basis: .pair, origin: lines.origin(demand.place, of: line),
      isBound: false)
    claim.level = demand.ratio == 7 ? "AAA" : "AA"
    claim.isDenied = true
    return claim.isWrong ? claim : nil
  }

  /// The level or the limit of a sentence that gives no other ratio.
  private func demand(in sentence: Range<Int>) -> (ratio: Double, place: Range<Int>)? {
    let level = ContrastWords.level(in: sentence, plain)
    guard ASCII.find(":1", in: plain, sentence) != nil else {
      return level.map { (ratio: string($0) == "AAA" ? 7 : 4.5, place: $0) }
    }
    guard let ratio = ContrastWords.ratio(in: sentence, plain),
      let value = ContrastWords.value(string(ratio)), value == 4.5 || value == 7
    else { return nil }
    return (value, level ?? ratio)
  }

  /// The only two values of a sentence, where a word for "on" joins them.
  private func colors(in sentence: Range<Int>) -> [(text: String, color: OpaqueColor)]? {
    let text = string(sentence)
    let pieces = text.split(separator: "#", omittingEmptySubsequences: false)
    guard pieces.count == 3 else { return nil }
    let digits = pieces.dropFirst().map { "#" + String($0.prefix(while: \.isHexDigit)) }
    let colors = digits.compactMap { OpaqueColor($0) }
    let between = pieces[1].dropFirst(digits[0].utf8.count - 1)
    guard colors.count == 2, colors[0] != colors[1], between.utf8.count < 64,
      !between.contains("→"), !between.contains("->"), joins(String(between))
    else { return nil }
    return zip(digits, colors).map { (text: $0, color: $1) }
  }

  private static let wideJoints: Set<String> = ["在", "と", "は", "の", "与", "與", "和", "와", "과", "/"]

  private func joins(_ between: String) -> Bool {
    ContrastWords.hasJoint(between)
      || Self.wideJoints.contains(between.filter { !" `*()（）".contains($0) })
  }

  private static let misses: Lexicon = [
    "fails", "misses", "reprova", "falha", "incumple", "falla", "échoue", "verfehlt",
    "unterschreitet", "fallisce",
  ]
  private static let wideMisses = [
    "不符合", "未达", "未達", "不达", "不達", "不满足", "不滿足", "没有达到", "不合格", "満たさ", "満たせ", "미달", "충족하지",
  ]
  private static let negations: Lexicon = [
    "not", "doesn't", "don't", "doesn", "nicht", "não", "nao", "pas", "no", "non", "niet", "tidak",
    "не",
  ]
  private static let verbs: Lexicon = [
    "meet", "reach", "pass", "satisfy", "achieve", "comply", "erfüllt", "erreicht", "besteht",
    "atinge", "passa", "cumpre", "atende", "atteint", "respecte", "satisfait", "cumple", "alcanza",
    "llega", "pasa", "soddisfa", "raggiunge", "rispetta", "haalt", "voldoet", "memenuhi",
    "соответствует", "достигает",
  ]
  /// Words of sentences about what was, would be or must be.
  private static let moods: Lexicon = [
    "would", "could", "should", "must", "may", "might", "if", "unless", "when", "was", "were",
    "old", "previous", "previously", "former", "formerly", "before", "instead", "opacity", "alpha",
    "hover", "disabled", "wenn", "falls", "würde", "war", "früher", "si", "se", "quando", "cuando",
    "seria", "sería", "era", "antes", "avant", "était", "serait", "prima", "sarebbe", "als", "than",
  ]

  /// Whether a sentence says, as a fact, that a level is missed.
  private func isDenied(_ text: String) -> Bool {
    guard !text.contains("?"), !text.contains("%") else { return false }
    let words = Names.words(text)
    guard !words.contains(where: Self.moods.contains) else { return false }
    let negated = words.indices.filter { Self.negations.contains(words[$0]) }
    let misses =
      words.count { Self.misses.contains($0) }
      + Self.wideMisses.count(where: text.contains)
    if misses > 0 { return negated.isEmpty }
    guard let place = negated.only else { return false }
    return words.indices.contains { abs($0 - place) <= 3 && Self.verbs.contains(words[$0]) }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: plain[range], as: UTF8.self)
  }
}
