import SpecModel
import SpecSyntax
import SpecText

/// One thing that two lines give two colours by their names: "Amber is for warnings: overdue, DRAFT" and "DRAFT: blue chip".
struct WordedColors {
  private struct Use {
    /// The thing in small letters.
    var thing: String
    /// The word for the colour in small letters.
    var word: String
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = WordedColors(reader: reader)
    let passages = Passages(reader: reader).with(cues)
    guard passages.count > 1, passages.count <= 64 else { return [] }
    let uses = passages.flatMap(finder.uses)
    var result: [FactConflict] = []
    var seen: Set<String> = []
    for (place, a) in uses.enumerated() {
      guard !seen.contains(a.thing),
        let b = uses[(place + 1)...].first(where: { finder.areOpposed(a, $0) })
      else { continue }
      // Three colours of one thing are those of its parts.
      guard Set(uses.lazy.filter { $0.thing == a.thing }.map(\.word)).count == 2 else { continue }
      seen.insert(a.thing)
      result.append(
        FactConflict(
          subject: a.thing, property: "colour",
          statements: Passage.statements(a.passage, b.passage, in: finder.document),
          reason: "it is \(a.word) in the one and \(b.word) in the other", isTold: true))
    }
    return result
  }

  /// Pieces of words for colours.
  static let cues: [StaticString] = [
    "rimson", "navy", "Navy", " red", "Red ", "Red*", "reen", "blue", "Blue", "range", "ellow",
    "urple", "iolet", " pink", "Pink", "mber", "teal", "Teal", "agenta",
  ]
  /// Families with room between them, as far as people agree on the words.
  private static let families: [String: Int] = [
    "red": 0, "crimson": 0, "scarlet": 0, "maroon": 0, "amber": 1, "yellow": 1, "gold": 1,
    "green": 2, "emerald": 2, "lime": 2, "blue": 3, "navy": 3, "indigo": 3, "purple": 4,
    "violet": 4, "pink": 5, "magenta": 5,
  ]
  /// Families that lie beside one another: amber and red, blue and purple, pink and purple, pink and red.
  private static let neighbours: Set<[Int]> = [[0, 1], [3, 4], [4, 5], [0, 5]]
  /// Words before a colour that leave it its meaning.
  private static let epithets: Lexicon = [
    "a", "an", "the", "solid", "filled", "bright", "dark", "light", "deep", "soft", "is", "are",
    "always", "shown", "in", "uses", "use",
  ]
  /// What a colour word may stand before.
  private static let parts: Lexicon = [
    "chip", "badge", "pill", "dot", "tag", "label", "banner", "stamp", "marker", "filled", "fill",
    "background", "indicator", "status", "icon",
  ]
  private static let conditions: Lexicon = [
    "if", "when", "unless", "or", "not", "never", "no", "instead", "except", "hover", "dark",
    "light", "pressed", "then", "to", "was", "formerly", "border", "text", "outline", "gradient",
  ]

  // MARK: Uses

  private func uses(_ passage: Passage) -> [Use] {
    guard passage.text.utf8.count <= 160, document.nodes[passage.node].kind == .paragraph,
      passage.text.utf8.contains(ASCII.colon), !passage.text.contains("/"),
      !passage.text.contains("\u{2192}")
    else { return [] }
    let text = Self.withoutMarks(passage.text)
    return listed(text, passage) ?? labelled(text, passage).map { [$0] } ?? []
  }

  /// A text without asterisks and backticks; most texts have none.
  private static func withoutMarks(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x2A || $0 == 0x60 }) else { return text }
    return text.filter { $0 != "*" && $0 != "`" }
  }

  /// "Crimson is the signal: eyebrows, DRAFT, risk", "Red: errors, overdue"
  private func listed(_ text: String, _ passage: Passage) -> [Use]? {
    guard let colon = text.lastIndex(of: ":"),
      case let lead = Names.words(String(text[..<colon])), let word = lead.first,
      Self.families[word] != nil, lead.count <= 7,
      lead.count == 1 || ["is", "for", "means", "marks"].contains(lead[1]),
      !lead.contains(where: Self.conditions.contains)
    else { return nil }
    let rest = text[text.index(after: colon)...].prefix { $0 != "." && $0 != ";" }
    return rest.split(separator: ",").compactMap { use(String($0), word, passage) }
  }

  /// "DRAFT: navy filled chip", "Overdue: shown in red"
  private func labelled(_ text: String, _ passage: Passage) -> Use? {
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("(") else { return nil }
    let words = Names.words(String(text[text.index(after: colon)...]).prefix(80).description)
    guard let place = words.firstIndex(where: { Self.families[$0] != nil }), place <= 3,
      words[..<place].allSatisfy(Self.epithets.contains),
      place + 1 == words.count || Self.parts.contains(words[place + 1]),
      words.count(where: { Self.families[$0] != nil }) == 1,
      !words.prefix(place + 4).contains(where: Self.conditions.contains)
    else { return nil }
    return use(String(text[..<colon]), words[place], passage)
  }

  private func use(_ thing: String, _ word: String, _ passage: Passage) -> Use? {
    let words = Names.words(thing).filter { $0 != "and" && $0 != "the" }
    guard (1...3).contains(words.count), Self.families[words[0]] == nil,
      !words.contains(where: Self.conditions.contains), !words.contains(where: Self.plain.contains),
      words[0].utf8.count > 3
    else { return nil }
    let key = words.map(LedgerWords.stem).joined(separator: " ")
    return Use(thing: key, word: word, passage: passage)
  }

  /// Names of parts, of which each thing has its own.
  private static let plain: Lexicon = [
    "background", "color", "colour", "icon", "icons", "label", "button", "buttons", "border",
    "text", "accent", "accents", "badge", "chip", "primary", "secondary", "links", "link", "active",
    "default", "value", "example", "theme", "line", "lines", "dot", "card", "state", "values",
  ]

  private func areOpposed(_ a: Use, _ b: Use) -> Bool {
    guard a.thing == b.thing, a.passage.node != b.passage.node,
      a.passage.block < 0 || a.passage.block != b.passage.block,
      let one = Self.families[a.word], let other = Self.families[b.word], one != other,
      !Self.neighbours.contains([min(one, other), max(one, other)]),
      reader.limits(a.passage) == reader.limits(b.passage)
    else { return false }
    return true
  }
}
