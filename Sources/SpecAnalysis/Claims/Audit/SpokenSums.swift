import SpecModel
import SpecSyntax
import SpecText

/// Recomputes totals that a sentence gives for the parts that it, or the sentence beside it, lists: "lasts 1.2 s in
/// all: 400 ms to fade in, 600 ms to hold and 300 ms to fade out", "the panes take 25 %, 50 % and 30 % of the width".
struct SpokenSums {
  private let document: Document

  /// The totals of a document that do not follow from their parts.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    let hasTotals = stems.contains { document.mentions($0) }
    let hasShares = document.mentions("%")
    let hasEdges = document.mentions("padding") || document.mentions("inset")
    guard hasTotals || hasShares || hasEdges else { return [] }
    let finder = SpokenSums(document: document)
    var result: [DerivedNumber] = []
    for line in lines.lines where line.kind == .prose || line.kind == .row {
      for part in line.parts where part.count >= 24 && part.count < 480 && finder.hasThree(part) {
        if hasTotals, let found = finder.total(part) { result.append(found) }
        if hasEdges, let found = finder.edged(part) { result.append(found) }
        if hasShares, let found = finder.shares(part) { result.append(found) }
      }
    }
    return result
  }

  /// A byte test: three numbers.
  private func hasThree(_ range: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      var count = 0
      var isDigit = false
      for offset in range {
        let isNow = ASCII.isDigit(bytes[offset])
        if isNow, !isDigit { count += 1 }
        isDigit = isNow
      }
      return count > 2
    }
  }

  private static let stems: [StaticString] = [
    "otal", "n all", "ltogether", "verall", "hole", "ntire", "nsgesamt", "usammen", " lasts ",
    " takes ", " take ", " dauert ", " wide", " tall", " high",
  ]
  /// Words for all of something.
  private static let wholes: Lexicon = [
    "total", "totals", "totalling", "totaling", "altogether", "overall", "whole", "entire",
    "complete", "full", "insgesamt", "gesamt", "zusammen", "gesamte", "totale", "all",
  ]
  /// Verbs for how long something is; the parts follow a colon or a bracket.
  private static let verbs: Lexicon = [
    "lasts", "last", "takes", "take", "runs", "dauert", "dauern", "dure", "dura",
  ]
  /// Words by which parts share their time, or only some of them count.
  private static let overlaps: Lexicon = [
    "parallel", "concurrent", "concurrently", "overlap", "overlaps", "overlapping", "simultaneous",
    "simultaneously", "same", "meanwhile", "stagger", "staggered", "while", "during", "per", "most",
    "least", "maximum", "minimum", "max", "min", "about", "than", "or", "either", "optional",
    "gleichzeitig", "versetzt", "pro", "oder", "starts", "starting", "start", "together", "budget",
    "limit", "average", "between", "within", "under", "below", "except", "excluding", "without",
    "at", "from", "repeat", "repeats", "repeated", "times", "loop", "loops", "every", "instead",
    "reduced", "not", "no", "up", "until", "retry", "retries", "into", "if", "when", "by",
    "apart", "each", "later", "jeweils",
  ]

  // MARK: Totals

  private func total(_ range: Range<Int>) -> DerivedNumber? {
    let bytes = document.plain
    guard Self.stems.contains(where: { ASCII.find($0, in: bytes, range) != nil }) else {
      return nil
    }
    let sentences = document.sentences(plain: range)
    for (place, sentence) in sentences.enumerated() {
      let amounts = measured(AmountReader.read(bytes, sentence))
      if amounts.count > 2, let found = total(amounts, sentence) { return found }
      // The parts stand in the sentence beside it.
      guard let total = amounts.only, isTotal(total, sentence), !overlaps(sentence) else {
        continue
      }
      for other in [place - 1, place + 1] where sentences.indices.contains(other) {
        let parts = measured(AmountReader.read(bytes, sentences[other]))
        guard parts.count > 1, parts.allSatisfy({ $0.unit == total.unit && !$0.isInexact }),
          !overlaps(sentences[other])
        else { continue }
        if let found = wrong(total, parts, in: sentences[other]) { return found }
      }
    }
    return nil
  }

  /// Amounts of what adds up.
  private func measured(_ amounts: [Amount]) -> [Amount] {
    amounts.filter { $0.unit == .ms || $0.isLength }
  }

  /// The total of a sentence and its other amounts.
  private func total(_ amounts: [Amount], _ sentence: Range<Int>) -> DerivedNumber? {
    guard amounts.allSatisfy({ $0.unit == amounts[0].unit && !$0.isInexact }), !overlaps(sentence)
    else { return nil }
    let first = amounts[0]
    if opens(behind: first, sentence),
      isTotal(first, sentence) || isLength(first, sentence) || isSide(first, sentence)
    {
      return wrong(first, Array(amounts.dropFirst()), in: sentence)
    }
    if let last = amounts.last, isTotal(last, sentence) {
      return wrong(last, Array(amounts.dropLast()), in: sentence)
    }
    return nil
  }

  /// Whether a colon, a dash or a bracket follows within a few words.
  private func opens(behind amount: Amount, _ sentence: Range<Int>) -> Bool {
    let end = min(sentence.upperBound, amount.range.upperBound + 32)
    for offset in amount.range.upperBound..<max(end, amount.range.upperBound) {
      let byte = document.plain[offset]
      if byte == ASCII.colon || byte == 0x28 { return true }
      if byte == 0xE2 || ASCII.isDigit(byte) { return byte == 0xE2 }
    }
    return false
  }

  /// Whether a word for all of it stands within a few words of the number.
  private func isTotal(_ amount: Amount, _ sentence: Range<Int>) -> Bool {
    let low = max(sentence.lowerBound, amount.range.lowerBound - 40)
    let high = min(sentence.upperBound, amount.range.upperBound + 14)
    let before = Names.words(document.string(plain: low..<amount.range.lowerBound)).suffix(5)
    let behind = Names.words(document.string(plain: amount.range.upperBound..<high)).prefix(2)
    return before.contains(where: Self.wholes.contains)
      || behind.contains(where: Self.wholes.contains)
  }

  /// "is 1200px wide: a sidebar of 280px, …"
  private func isSide(_ amount: Amount, _ sentence: Range<Int>) -> Bool {
    let high = min(sentence.upperBound, amount.range.upperBound + 14)
    let behind = Names.words(document.string(plain: amount.range.upperBound..<high)).first
    return amount.isLength && ["wide", "high", "tall", "long", "breit", "hoch"].contains(behind)
  }

  /// Whether a verb for its length stands right before the number.
  private func isLength(_ amount: Amount, _ sentence: Range<Int>) -> Bool {
    let low = max(sentence.lowerBound, amount.range.lowerBound - 16)
    return Names.words(document.string(plain: low..<amount.range.lowerBound)).suffix(2)
      .contains(where: Self.verbs.contains)
  }

  private func overlaps(_ sentence: Range<Int>) -> Bool {
    Names.hasWord(document.string(plain: sentence), in: Self.overlaps)
  }

  private func wrong(
    _ total: Amount, _ parts: [Amount], in text: Range<Int>
  ) -> DerivedNumber? {
    // What stands before the total, or behind it, is no part.
    let low = parts.first.map { $0.range.lowerBound > total.range.lowerBound } == true
    let room =
      text.contains(total.range.lowerBound)
      ? low ? total.range.upperBound..<text.upperBound : text.lowerBound..<total.range.lowerBound
      : text
    guard let read = Factors.find(parts.map(\.range), in: room, document) else { return nil }
    // "48px button and 8px padding" is 64px high where the padding is on both sides.
    let both = zip(parts, read).reduce(0) {
      $0 + $1.0.value * $1.1.factor * ($1.1.isEdge ? 2 : 1)
    }
    guard abs(both - total.value) >= total.step - 1e-9 else { return nil }
    let shares = Factors.suited(
      read, to: total.value, parts.map(\.value), in: document.string(plain: room))
    let sum = zip(parts, shares).reduce(0) { $0 + $1.0.value * $1.1.factor }
    let step = parts.reduce(total.step) { max($0, $1.step) }
    // Parts that are far from the total are not all of it.
    guard abs(sum - total.value) >= min(step, 10) - 1e-9, sum > total.value * 0.6,
      sum < total.value * 1.6
    else { return nil }
    return DerivedNumber(
      kind: .total, claimed: document.string(plain: total.range), computed: total.text(sum),
      arithmetic: zip(parts, shares).map { Factors.text($0.value, $1) }.joined(separator: " + ")
        + " = " + Numbers.text(sum, decimals: 3),
      origin: origin(total.range), sources: parts.map { origin($0.range) })
  }

  // MARK: Edges

  private static let edges: Lexicon = [
    "padding", "margin", "inset", "slop", "space", "room", "innenabstand",
  ]
  private static let sides = [
    "every side", "each side", "all sides", "both sides", "all around", "all four sides",
    "on every edge", "all edges", "jeder seite",
  ]
  private static let makings: Lexicon = [
    "makes", "make", "making", "gives", "give", "giving", "reaches", "reach", "becomes", "result",
    "results", "totals", "ergibt", "brings", "so", "for",
  ]

  /// "24px with 8px of padding on every side makes 44px"
  private func edged(_ range: Range<Int>) -> DerivedNumber? {
    guard Self.sideStems.contains(where: { ASCII.find($0, in: document.plain, range) != nil })
    else { return nil }
    for sentence in document.sentences(plain: range) {
      let amounts = AmountReader.read(document.plain, sentence).filter(\.isLength)
      guard amounts.count == 3, amounts.allSatisfy({ $0.unit == amounts[0].unit && !$0.isInexact }),
        case let between = document.string(
          plain: amounts[1].range.upperBound..<amounts[2].range.lowerBound
        ).lowercased(),
        Names.hasWord(between, in: Self.edges), Self.sides.contains(where: between.contains),
        Names.hasWord(between, in: Self.makings)
      else { continue }
      let sum = amounts[0].value + 2 * amounts[1].value
      guard abs(sum - amounts[2].value) >= 0.5 else { continue }
      return DerivedNumber(
        kind: .sum, claimed: document.string(plain: amounts[2].range),
        computed: amounts[2].text(sum),
        arithmetic: "\(Numbers.text(amounts[0].value)) + 2 × \(Numbers.text(amounts[1].value)) = "
          + Numbers.text(sum),
        origin: origin(amounts[2].range), sources: amounts.dropLast().map { origin($0.range) })
    }
    return nil
  }

  private static let sideStems: [StaticString] = [" side", " around", " edges", " edge "]

  // MARK: Shares

  private static let parts: Lexicon = [
    "take", "takes", "occupy", "fill", "get", "share", "split", "divided", "divide", "columns",
    "panes", "thirds", "parts", "ratio", "rest", "respectively",
  ]
  private static let owners: Lexicon = [
    "width", "height", "screen", "window", "viewport", "space", "page", "canvas", "row", "breite",
    "total", "area",
  ]

  /// Three shares or more of one room, in a list of their own.
  private func shares(_ range: Range<Int>) -> DerivedNumber? {
    for sentence in document.sentences(plain: range) {
      let amounts = AmountReader.read(document.plain, sentence).filter { $0.unit == .percent }
      guard amounts.count > 2, amounts.allSatisfy({ !$0.isInexact }),
        case let text = document.string(plain: sentence), Names.hasWord(text, in: Self.parts),
        Names.hasWord(text, in: Self.owners), !overlaps(sentence), areListed(amounts)
      else { continue }
      if let found = DerivedNumber.share(
        lastOf: amounts.map { ($0.value, origin($0.range)) }, slack: 1.01)
      {
        return found
      }
    }
    return nil
  }

  /// Whether nothing but commas and "and" stand between amounts.
  private func areListed(_ amounts: [Amount]) -> Bool {
    zip(amounts, amounts.dropFirst()).allSatisfy { a, b in
      let gap = document.string(plain: a.range.upperBound..<b.range.lowerBound)
      return gap.utf8.count < 8
        && Names.words(gap).allSatisfy { $0 == "and" || $0 == "und" || $0 == "et" || $0 == "y" }
    }
  }

  // MARK: Places

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(document.sourceRange(plain: range))
  }
}
