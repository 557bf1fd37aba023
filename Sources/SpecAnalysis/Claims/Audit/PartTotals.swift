import SpecModel
import SpecSyntax
import SpecText

/// Recomputes totals that a text beside a list or table gives for its parts, and shares that make up a whole.
struct PartTotals {
  let lines: ClaimLines
  var document: Document { lines.document }

  /// The totals and shares of a document that do not follow.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    let hasTotals = totalStems.contains { document.mentions($0) }
    let hasShares = document.mentions("%")
    guard hasTotals || hasShares else { return [] }
    let finder = PartTotals(lines: lines)
    var result: [DerivedNumber] = []
    for (number, node) in document.nodes.enumerated() {
      switch node.kind {
      case .list:
        if hasTotals, let found = finder.total(list: number) { result.append(found) }
        if hasShares, let found = finder.shares(list: number) { result.append(found) }
      case .table where hasShares:
        if let found = finder.shares(table: number) { result.append(found) }
      default: continue
      }
    }
    return result
  }

  /// A number of a part, and where it stands.
  private struct Part {
    var number: CellNumber
    var origin: Origin
    /// Whether it is room at an edge, which may stand on both sides.
    var isEdge = false
  }

  // MARK: Totals

  private static let totalStems: [StaticString] = [
    "total", "Total", "in all", "altogether", "ltogether", "whole sequence", "overall", "Overall",
    "nd to end", "nsgesamt", "gesamt", "Gesamt", "zusammen", "totale",
  ]
  /// Words for a total right beside its number.
  private static let totals = [
    "end to end", "in all", "in total", "total", "altogether", "overall", "whole sequence",
    "entire sequence",
    "complete sequence", "insgesamt", "gesamt", "zusammen", "au total", "en total", "in totaal",
    "in totale", "totale",
  ]
  /// Words for parts that share their time or room, or of which only some count.
  private static let overlaps: Lexicon = [
    "parallel", "concurrent", "concurrently", "overlap", "overlaps", "overlapping", "simultaneous",
    "simultaneously", "same", "meanwhile", "stagger", "staggered", "delay", "delayed", "while",
    "during", "each", "per", "most", "least", "maximum", "minimum", "max", "min", "about", "up",
    "than", "or", "either", "optional", "gleichzeitig", "versetzt", "verzögert", "pro",
    "höchstens", "mindestens", "oder", "starts", "starting", "together", "retry", "retries",
    "budget", "limit", "average", "between", "within", "under", "below", "except", "excluding",
    "without", "plus", "gap", "gaps", "including", "jeweils", "chaque", "cada", "before", "also",
    "repeat", "repeats", "repeated", "times", "loop", "loops",
  ]

  /// The text beside a list that gives one total for the numbers of its items.
  private func total(list: Int) -> DerivedNumber? {
    guard mayStandBesideTotal(list) else { return nil }
    let items = document.children(of: list)
    guard (2...12).contains(items.count) else { return nil }
    let texts = items.compactMap { document.firstChild(of: $0) }
    guard texts.count == items.count,
      texts.allSatisfy({
        document.nodes[$0].kind == .paragraph && document.sibling(after: $0) == nil
      })
    else { return nil }
    guard let (text, total) = totalBeside(list) else { return nil }
    var parts: [Part] = []
    for leaf in texts {
      let range = document.plainText(of: leaf)
      guard range.count < 200 else { return nil }
      let numbers = CellNumber.all(document.plain, range).filter { $0.unit == total.unit }
      guard var number = numbers.only, isExact(number, range),
        !Names.hasWord(document.string(leaf), in: Self.overlaps),
        let factor = Factors.find(number.range, inItem: range, document)
      else { return nil }
      number.value *= factor
      let isEdge = factor == 1 && Names.hasWord(document.string(leaf), in: AuditWords.edges)
      parts.append(Part(number: number, origin: origin(number), isEdge: isEdge))
    }
    guard !Names.hasWord(document.string(plain: text), in: Self.overlaps) else { return nil }
    return wrong(total, parts)
  }

  /// Whether a paragraph stands right before or behind a list.
  private func mayStandBesideTotal(_ list: Int) -> Bool {
    [document.sibling(after: list), document.sibling(before: list)].contains {
      $0.map { document.nodes[$0].kind == .paragraph } == true
    }
  }

  /// The paragraph right before or behind a list with one number beside a word for a total.
  private func totalBeside(_ list: Int) -> (Range<Int>, CellNumber)? {
    for node in [document.sibling(after: list), document.sibling(before: list)] {
      guard let node, document.nodes[node].kind == .paragraph,
        document.nodes[node].section == document.nodes[list].section
      else { continue }
      let range = document.plainText(of: node)
      guard range.count < 320 else { continue }
      for sentence in document.sentences(plain: range) {
        guard document.plain[sentence].contains(where: ASCII.isDigit),
          case let text = document.string(plain: sentence).lowercased(),
          Self.totals.contains(where: text.contains)
        else { continue }
        let numbers = CellNumber.all(document.plain, sentence).filter {
          !$0.unit.isEmpty && isExact($0, sentence)
        }
        if let number = numbers.only, isBesideTotal(number, sentence), Self.adds(number.unit) {
          return (sentence, number)
        }
      }
    }
    return nil
  }

  /// Units of what adds up.
  private static func adds(_ unit: String) -> Bool { units.contains(unit) }

  private static let units: Lexicon = [
    "ms", "s", "sec", "seconds", "second", "minutes", "min", "sekunden", "minuten", "px", "pt",
    "dp", "kb", "mb", "rem", "secondes", "segundos", "hours", "days", "weeks", "points", "kib",
  ]

  /// Whether the word for the total stands within a few words of the number.
  private func isBesideTotal(_ number: CellNumber, _ sentence: Range<Int>) -> Bool {
    let low = max(sentence.lowerBound, number.range.lowerBound - 28)
    let high = min(sentence.upperBound, number.range.upperBound + 20)
    let text = document.string(plain: low..<high).lowercased()
    return Self.totals.contains(where: text.contains)
  }

  /// Whether no sign or word makes a number a bound or a guess.
  private func isExact(_ number: CellNumber, _ range: Range<Int>) -> Bool {
    var offset = number.range.lowerBound - 1
    while offset >= range.lowerBound, document.plain[offset] == ASCII.space { offset -= 1 }
    guard offset >= range.lowerBound else { return true }
    let byte = document.plain[offset]
    return byte != 0x3C && byte != 0x3E && byte != 0x7E && byte < 0x80 && byte != 0x2B
      && byte != ASCII.slash
  }

  private func wrong(_ total: CellNumber, _ parts: [Part]) -> DerivedNumber? {
    let sum = parts.reduce(0) { $0 + $1.number.value }
    let both = parts.reduce(0) { $0 + $1.number.value * ($1.isEdge ? 2 : 1) }
    let step = parts.reduce(total.step) { max($0, $1.number.step) }
    guard abs(sum - total.value) >= step - 1e-9, abs(both - total.value) >= step - 1e-9 else {
      return nil
    }
    let unit = total.unit.count > 2 ? " " + total.unit : total.unit
    return DerivedNumber(
      kind: .total, claimed: document.string(plain: total.range),
      computed: Numbers.text(sum, decimals: 3) + unit,
      arithmetic: parts.map { Numbers.text($0.number.value) }.joined(separator: " + ") + " = "
        + Numbers.text(sum, decimals: 3),
      origin: origin(total), sources: parts.map(\.origin))
  }

  private func origin(_ number: CellNumber) -> Origin {
    document.origin(document.sourceRange(plain: number.range))
  }

  // MARK: Shares

  private static let shareWords: Lexicon = [
    "share", "shares", "proportion", "proportions", "split", "distribution", "breakdown",
    "allocation", "anteil", "anteile", "verteilung", "aufteilung", "répartition", "proportionen",
    "proporciones", "reparto", "distribución", "distribuzione", "verdeling", "weighting",
    "flächenanteile", "60-30-10",
  ]
  /// Words for percentages that need not make a whole.
  private static let loose: Lexicon = [
    "opacity", "at", "least", "most", "up", "over", "more", "less", "max", "min", "scale",
    "target", "of-which", "deckkraft", "each", "per", "faster", "slower", "increase", "also",
    "market", "growth", "rate", "adoption", "mindestens", "höchstens", "about",
  ]

  /// Items of which each has one percentage, below words for shares.
  private func shares(list: Int) -> DerivedNumber? {
    let items = document.children(of: list)
    guard (3...10).contains(items.count), isLed(list) else { return nil }
    var parts: [Part] = []
    for item in items {
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        let part = percentage(document.plainText(of: leaf)),
        !Names.hasWord(document.string(leaf), in: Self.loose)
      else { return nil }
      parts.append(part)
    }
    return unlikeWhole(parts)
  }

  /// The column "Share" of a table.
  private func shares(table: Int) -> DerivedNumber? {
    let rows = document.children(of: table)
    guard (4...11).contains(rows.count) else { return nil }
    let header = document.children(of: rows[0])
    guard
      let column = header.indices.first(where: {
        Names.hasWord(document.string(header[$0]), in: Self.shareWords, ofAtMost: 4)
      })
    else { return nil }
    var parts: [Part] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count > column,
        let number = CellNumber.whole(document.plain, document.plainText(of: cells[column])),
        number.unit == "%", !Names.hasWord(document.string(cells[0]), in: DerivedNumbers.totals)
      else { return nil }
      parts.append(Part(number: number, origin: origin(number)))
    }
    return unlikeWhole(parts)
  }

  private func percentage(_ range: Range<Int>) -> Part? {
    guard range.count < 200,
      let number = CellNumber.all(document.plain, range).filter({ $0.unit == "%" }).only,
      isExact(number, range)
    else { return nil }
    return Part(number: number, origin: origin(number))
  }

  /// Whether the paragraph before a list, or the heading right above it, speaks of shares.
  private func isLed(_ list: Int) -> Bool {
    guard let node = document.sibling(before: list),
      document.nodes[node].section == document.nodes[list].section
    else { return false }
    switch document.nodes[node].kind {
    case .paragraph:
      return document.plainText(of: node).count < 320
        && Names.hasWord(document.string(node), in: Self.shareWords)
    case .heading: return Names.hasWord(document.string(node), in: Self.shareWords)
    default: return false
    }
  }

  /// Shares that miss the whole by more than rounding, and not by far.
  private func unlikeWhole(_ parts: [Part]) -> DerivedNumber? {
    let rounding = parts.reduce(0) { $0 + $1.number.step / 2 }
    return .share(
      lastOf: parts.map { ($0.number.value, $0.origin) }, slack: rounding + 1e-9)
  }
}
