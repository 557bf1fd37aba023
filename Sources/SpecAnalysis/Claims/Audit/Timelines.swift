import SpecModel
import SpecSyntax
import SpecText

/// Recomputes the length that the text of a section gives a timeline that a table or list beside it lays out: rows with
/// a start and a length, with a start and an end, or items "200–450 ms: …".
struct Timelines {
  private let lines: ClaimLines
  private var document: Document { lines.document }

  /// A step of a timeline.
  private struct Step {
    var end: Double
    var sources: [Range<Int>]
  }

  /// The lengths of a document that do not follow.
  static func find(_ lines: ClaimLines) -> [DerivedNumber] {
    let document = lines.document
    guard document.mentions("ms"), stems.contains(where: { document.mentions($0) }) else {
      return []
    }
    return Timelines(lines: lines).find()
  }

  private static let stems: [StaticString] = [
    "otal", "n all", "ltogether", "verall", "hole", "ntire", "omplete", "lasts", "takes", "dauert",
    "nsgesamt", " take ", " over by", " done after", " done in", " over after", "finish",
  ]
  private static let wholes: Lexicon = [
    "total", "altogether", "overall", "whole", "entire", "complete", "completes", "full", "lasts",
    "takes", "take", "runs",
    "insgesamt", "gesamt", "gesamte", "dauert", "finished", "finishes", "done", "over",
  ]
  private static let things: Lexicon = [
    "sequence", "animation", "timeline", "choreography", "transition", "motion", "intro",
    "entrance",
    "reveal", "celebration", "it", "all", "total", "everything", "ablauf", "sequenz", "launch",
    "duration", "steps", "phases", "stages",
  ]
  private static let others: Lexicon = [
    "reduced", "reduce", "each", "per", "every", "delay", "after", "before", "than", "least",
    "most", "budget", "limit", "under", "within", "below", "instead", "or", "loop", "loops", "if",
    "unless", "except", "without", "longest", "shortest", "max", "min", "maximum", "minimum", "up",
  ]

  private func find() -> [DerivedNumber] {
    var totals: [Int32: [(Amount, ClaimLine)]] = [:]
    for line in lines.lines where line.kind == .prose {
      guard let part = line.parts.only, part.count < 400 else { continue }
      for sentence in document.sentences(plain: part) {
        let amounts = AmountReader.read(document.plain, sentence)
        guard let amount = amounts.only, amount.unit == .ms, !amount.isInexact,
          case let text = document.string(plain: sentence), Names.hasWord(text, in: Self.wholes),
          Names.hasWord(text, in: Self.things), !Names.hasWord(text, in: Self.others)
        else { continue }
        totals[document.nodes[line.node].section, default: []].append((amount, line))
      }
    }
    guard !totals.isEmpty else { return [] }
    var laid: [Int32: [[Step]]] = [:]
    for (number, node) in document.nodes.enumerated() where totals[node.section] != nil {
      if node.kind == .table, let found = steps(inTable: number) {
        laid[node.section, default: []].append(found)
      } else if node.kind == .list, let found = steps(inList: number) {
        laid[node.section, default: []].append(found)
      }
    }
    return totals.keys.sorted().compactMap { section in
      guard let (total, line) = totals[section]?.only, let rows = laid[section]?.only,
        let last = rows.max(by: { $0.end < $1.end }), abs(last.end - total.value) >= 1,
        last.end < total.value * 3, last.end > total.value / 3
      else { return nil }
      return DerivedNumber(
        kind: .total, claimed: lines.string(total.range, of: line),
        computed: total.text(last.end),
        arithmetic: "the last step ends at \(Numbers.text(last.end)) ms",
        origin: lines.origin(total.range, of: line),
        sources: last.sources.map { document.origin(document.sourceRange(plain: $0)) })
    }
  }

  // MARK: Tables

  private static let starts: Lexicon = [
    "start", "starts", "begin", "begins", "delay", "offset", "from", "at", "beginn", "début",
  ]
  private static let ends: Lexicon = ["end", "ends", "until", "to", "ende", "fin", "finish"]
  private static let lengths: Lexicon = [
    "duration", "dauer", "durée", "duración", "length", "lasts",
  ]

  private func steps(inTable table: Int) -> [Step]? {
    let rows = document.children(of: table)
    guard (3...16).contains(rows.count) else { return nil }
    let header = document.children(of: rows[0]).map { document.string($0) }
    func column(_ words: Lexicon) -> Int? {
      header.indices.first { Names.hasWord(header[$0], in: words, ofAtMost: 3) }
    }
    guard let start = column(Self.starts), case let length = column(Self.lengths),
      let other = length ?? column(Self.ends), other != start
    else { return nil }
    var result: [Step] = []
    for row in rows.dropFirst() {
      let cells = document.children(of: row)
      guard cells.count > max(start, other), let begin = time(cells[start]),
        let value = time(cells[other])
      else { return nil }
      result.append(
        Step(
          end: length == nil ? value.value : begin.value + value.value,
          sources: [begin.range, value.range]))
    }
    return result
  }

  /// The time that is all of a cell; a zero needs no unit.
  private func time(_ cell: Int) -> Amount? {
    let range = document.plainText(of: cell)
    guard range.count <= 16, let amount = AmountReader.read(document.plain, range).only,
      !amount.isInexact, amount.unit == .ms || amount.unit == .none
    else { return nil }
    return amount
  }

  // MARK: Lists

  private func steps(inList list: Int) -> [Step]? {
    let items = document.children(of: list)
    guard (2...16).contains(items.count) else { return nil }
    var result: [Step] = []
    for item in items {
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
        let step = span(document.plainText(of: leaf))
      else { return nil }
      result.append(step)
    }
    return result
  }

  /// "200–450 ms" or "200ms - 450ms" at the start of an item.
  private func span(_ range: Range<Int>) -> Step? {
    let bytes = document.plain
    var offset = range.lowerBound
    func number() -> Double? {
      let start = offset
      var value = 0.0
      while offset < range.upperBound, ASCII.isDigit(bytes[offset]), offset - start < 6 {
        value = value * 10 + Double(bytes[offset] & 0x0F)
        offset += 1
      }
      return offset > start ? value : nil
    }
    func skip(_ text: StaticString) {
      if ASCII.starts(bytes, at: offset, with: text) { offset += text.utf8CodeUnitCount }
    }
    guard number() != nil else { return nil }
    skip(" ms")
    skip("ms")
    skip(" ")
    let dash = offset
    for text in ["–", "—", "-"] as [StaticString] where dash == offset { skip(text) }
    guard offset > dash else { return nil }
    skip(" ")
    let start = offset
    guard let end = number() else { return nil }
    skip(" ")
    guard ASCII.starts(bytes, at: offset, with: "ms") else { return nil }
    return Step(end: end, sources: [start..<offset + 2])
  }
}
