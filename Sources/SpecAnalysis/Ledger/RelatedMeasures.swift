import SpecModel
import SpecSyntax
import SpecText

/// Values that a sentence gives as a multiple of that of another thing: "the hero row, at 100px, is twice as tall as a
/// comfortable row", "closing takes half as long as opening".
struct RelatedMeasures {
  private let document: Document
  private let spec: SpecDocument
  private let entries: [LedgerEntry]

  /// The multiples of a document that do not hold.
  static func find(
    _ document: Document, _ spec: SpecDocument, _ reader: LedgerReader, _ entries: [LedgerEntry]
  ) -> [FactConflict] {
    let cues: [StaticString] = [
      "twice as", "half as", "times as", "twice the", "half the", "double the", "times the",
      "third of the", "quarter of the", "doppelt so", "halb so", "same height as", "same width as",
      "same size as", "as tall as", "as high as", "as wide as", "as long as", "as large as",
    ]
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    let finder = RelatedMeasures(document: document, spec: spec, entries: entries)
    return entries.compactMap { finder.conflict($0, reader) }
  }

  private static let measures: Lexicon = [
    "tall", "high", "wide", "long", "large", "big", "thick", "height", "width", "size", "duration",
    "length", "time", "diameter", "thickness", "radius", "padding", "gap", "delay",
  ]

  /// A phrase such as "twice as tall as".
  private struct Multiple {
    var factor: Double
    var words: String
    /// The tokens of the thing that it is a multiple of.
    var other: ArraySlice<TextToken>
  }

  private func conflict(_ entry: LedgerEntry, _ reader: LedgerReader) -> FactConflict? {
    guard entry.telling == .sentence || document.nodes[entry.node].kind == .paragraph,
      spec.isNormative(at: entry.origin.range.start)
    else { return nil }
    let tokens = TextTokens.read(document.source, reader.sentenceRange(of: entry.origin.range))
    guard tokens.count(where: { $0.number != nil }) == 1, let multiple = multiple(tokens) else {
      return nil
    }
    let name = NounPhrases.around(Int.max, Array(multiple.other)).first.map { Set($0) } ?? []
    guard !name.isEmpty else { return nil }
    let same = entries.filter {
      $0.property == entry.property && $0.unit == entry.unit && $0.origin != entry.origin
        && isNamed($0, name, reader)
    }
    guard let other = same.first, Set(same.map(\.value)).count == 1,
      abs(other.value * multiple.factor - entry.value) > max(0.5, entry.value * 0.01),
      LedgerWords.limits(of: reader.limiting(entry), isMeasure: false).subtracting(name)
        .isDisjoint(with: Self.modes)
    else { return nil }
    let unit = entry.unit == .milliseconds ? "ms" : entry.unit.rawValue
    let computed = Numbers.text(other.value * multiple.factor, decimals: 2) + unit
    return FactConflict(
      subject: multiple.words, property: entry.property.label,
      statements: [statement(entry), statement(other)],
      reason: "\(multiple.words) \(Numbers.text(other.value))\(unit) is \(computed)")
  }

  private static let modes: Set<String> = ["mobil", "tablet", "desktop", "landscap", "reduc"]

  private func statement(_ entry: LedgerEntry) -> FactConflict.Statement {
    .init(
      value: document.source.string(entry.origin.range).trimmedSpaces, origin: entry.origin)
  }

  private func isNamed(_ entry: LedgerEntry, _ name: Set<String>, _ reader: LedgerReader) -> Bool {
    guard entry.telling == .sentence else { return Set(NounPhrases.name(entry.name)) == name }
    return NounPhrases.around(entry.origin.range, reader, document).contains { Set($0) == name }
  }

  // MARK: Phrases

  private static let counts: [String: Double] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "2": 2, "3": 3, "4": 4,
  ]

  private func multiple(_ tokens: [TextToken]) -> Multiple? {
    for (place, token) in tokens.enumerated() {
      guard let (factor, next) = factor(token.text, place, tokens), next + 2 < tokens.count else {
        continue
      }
      if tokens[next].text == "as" {
        // "twice as tall as the row"
        guard Self.measures.contains(tokens[next + 1].text), tokens[next + 2].text == "as" else {
          continue
        }
        return made(factor, tokens, place, next + 3)
      }
      // "twice the height of the row"
      guard tokens[next].text == "the", Self.measures.contains(tokens[next + 1].text),
        tokens[next + 2].text == "of"
      else { continue }
      return made(factor, tokens, place, next + 3)
    }
    return nil
  }

  private func factor(_ word: String, _ place: Int, _ tokens: [TextToken]) -> (Double, Int)? {
    switch word {
    case "twice", "double": return (2, place + 1)
    case "half": return isPlain(place, tokens) ? (0.5, place + 1) : nil
    case "thrice": return (3, place + 1)
    case "times" where place > 0:
      return Self.counts[tokens[place - 1].text].map { ($0, place + 1) }
    default: return nil
    }
  }

  /// "half as tall again", "one and a half" are other factors.
  private func isPlain(_ place: Int, _ tokens: [TextToken]) -> Bool {
    let before = place > 0 ? tokens[place - 1].text : ""
    let behind = tokens[(place + 1)...].prefix(4).map(\.text)
    return before != "a" && before != "and" && !behind.contains("again")
  }

  private func made(
    _ factor: Double, _ tokens: [TextToken], _ place: Int, _ start: Int
  ) -> Multiple? {
    guard start < tokens.count else { return nil }
    let end = tokens[start...].firstIndex { token in
      token.number != nil || token.gap == .comma && token.range != tokens[start].range
        || token.gap == .open
    }
    return Multiple(
      factor: factor, words: tokens[place..<start].map(\.text).joined(separator: " "),
      other: tokens[start..<min(end ?? tokens.count, start + 4)])
  }
}
