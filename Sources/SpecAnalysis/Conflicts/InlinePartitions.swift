import SpecModel
import SpecSyntax
import SpecText

/// Ranges that part a scale within one sentence ("0–0.9 low, 1.0–1.9 fair, 2.0–3.0 high"), or in the items of the same
/// name below sibling headings ("When: 0 % to 29 %").
struct InlinePartitions {
  private let document: Document

  /// The groups of ranges of a document, in order.
  static func find(_ document: Document) -> [[PartitionSlip.Span]] {
    let finder = InlinePartitions(document: document)
    var result: [[PartitionSlip.Span]] = []
    for number in document.nodes.indices where document.nodes[number].kind == .paragraph {
      let text = document.plainText(of: number)
      guard (20..<300).contains(text.count), finder.mayPart(text) else { continue }
      for sentence in document.sentences(plain: text) {
        let spans = finder.spans(sentence)
        if spans.count > 2 { result.append(spans) }
      }
    }
    return result + finder.siblings()
  }

  /// A byte test: two commas and three dashes.
  private func mayPart(_ range: Range<Int>) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      var commas = 0
      var dashes = 0
      for offset in range {
        if bytes[offset] == 0x2C || bytes[offset] == 0x3B { commas += 1 }
        if bytes[offset] == ASCII.hyphen
          || bytes[offset] == 0xE2 && offset + 1 < range.upperBound && bytes[offset + 1] == 0x80
        {
          dashes += 1
        }
      }
      return commas > 1 && dashes > 2
    }
  }

  /// The ranges of a sentence, each with a word or two behind it or in front of it; none where a part has no range.
  private func spans(_ sentence: Range<Int>) -> [PartitionSlip.Span] {
    let bytes = document.plain
    var start = sentence.lowerBound
    if let colon = ASCII.find(ASCII.colon, in: bytes, sentence) { start = colon + 1 }
    var result: [PartitionSlip.Span] = []
    while start < sentence.upperBound {
      var end = start
      while end < sentence.upperBound, bytes[end] != 0x2C, bytes[end] != 0x3B { end += 1 }
      guard let span = span(start..<end) else { return [] }
      result.append(span)
      start = end + 1
    }
    return result
  }

  /// The only range of a text of few words: "1.0–1.9 fair".
  private func span(_ range: Range<Int>) -> PartitionSlip.Span? {
    let tokens = TextTokens.read(document, range)
    let numbers = tokens.indices.filter { tokens[$0].number != nil }
    guard numbers.count == 2, tokens.count <= 7, let first = numbers.first, let last = numbers.last,
      let low = tokens[first].number, let high = tokens[last].number, low < high
    else { return nil }
    let between = tokens[first + 1..<last].map(\.text)
    let isJoined =
      between.isEmpty && (tokens[last].gap == .dash || tokens[last].gap == .hyphen)
      || between == ["to"] || between == ["percent", "to"]
      || between == ["percent"] && tokens[last].gap == .dash
    let isPercent = last + 1 < tokens.count && tokens[last + 1].text == "percent"
    let names = tokens.map(\.text).filter { !["", "percent", "to", "and"].contains($0) }
    guard isJoined, names.count <= 3,
      !names.contains(where: {
        StatementWords.times[$0] != nil || StatementWords.measures.contains($0)
      })
    else { return nil }
    return PartitionSlip.Span(
      low: low, high: high, unit: isPercent ? "%" : "",
      origin: document.origin(
        document.sourceRange(plain: tokens[first].range.lowerBound..<tokens[last].range.upperBound))
    )
  }

  // MARK: Siblings

  /// The shares at the start of items with one label below the headings of one section.
  private func siblings() -> [[PartitionSlip.Span]] {
    guard document.mentions("%"), document.sections.count > 3 else { return [] }
    var groups: [String: [PartitionSlip.Span]] = [:]
    var order: [String] = []
    for number in document.nodes.indices where document.nodes[number].kind == .paragraph {
      let text = document.plainText(of: number)
      guard (10..<160).contains(text.count), ASCII.find("%", in: document.plain, text) != nil,
        let colon = ASCII.find(ASCII.colon, in: document.plain, text.prefix(20)),
        document.list(at: document.nodes[number].range.start) != nil
      else { continue }
      let label = Names.joined(document.string(plain: text.lowerBound..<colon))
      guard
        ["when", "condition", "range", "shown-when", "trigger", "wann", "bedingung", "bereich"]
          .contains(label), let span = share(colon + 1..<text.upperBound)
      else { continue }
      let section = Int(document.nodes[number].section)
      let key = "\(document.sections[section].parent) \(label)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(span)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }

  /// "0 % to 29 %" or "100 % and more" at the start of a text.
  private func share(_ range: Range<Int>) -> PartitionSlip.Span? {
    let tokens = Array(TextTokens.read(document, range).prefix(6))
    guard let low = tokens.first?.number, tokens.count > 2 else { return nil }
    let rest = tokens.dropFirst().drop { $0.text == "percent" }
    func made(_ high: Double, _ end: Int) -> PartitionSlip.Span {
      PartitionSlip.Span(
        low: low, high: high, unit: "%",
        origin: document.origin(document.sourceRange(plain: tokens[0].range.lowerBound..<end)))
    }
    if tokens[1].text == "percent", rest.first?.text == "and" || rest.first?.text == "or",
      ["more", "above", "over", "later"].contains(rest.dropFirst().first?.text)
    {
      return made(.infinity, tokens[1].range.upperBound)
    }
    let isTo = rest.first?.text == "to" || rest.first?.text == "bis"
    guard
      let high = (isTo ? rest.dropFirst().first : rest.first).flatMap({ token in
        token.number != nil && (isTo || token.gap == .dash || token.gap == .hyphen) ? token : nil
      }), let value = high.number, low < value,
      tokens.contains(where: {
        $0.text == "percent" && $0.range.lowerBound >= high.range.upperBound
      })
    else { return nil }
    return made(value, high.range.upperBound)
  }
}
