import SpecModel
import SpecSyntax
import SpecText

/// Weights of type that sentences give to what a row of a table of styles gives another one: a row "Price | 20 px | 700"
/// and "the price is set semibold".
struct SpokenWeights {
  let reader: StatementReader
  var document: Document { reader.document }

  struct Style {
    var words: Set<String>
    var weight: Int
    var statement: FactConflict.Statement
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    let finder = SpokenWeights(reader: reader)
    let styles = document.tables.flatMap(finder.styles) + finder.tokens()
    let heads = finder.headStyles(styles)
    guard !styles.isEmpty || heads.count > 1 else { return [] }
    var result: [FactConflict] = []
    for number in document.nodes.indices
    where document.nodes[number].kind == .paragraph && finder.mayTell(number) {
      for passage in Passages(reader: reader).passages(number) {
        if let found = finder.conflict(passage, styles) ?? finder.headConflict(passage, heads) {
          result.append(found)
        }
      }
    }
    return result
  }

  private static let cues: [StaticString] = [
    "bold", "Bold", "Medium", "medium", "Light", "Regular", "Semibold",
  ]
  static let weights: [String: Int] = [
    "thin": 100, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "extrabold": 800, "heavy": 800, "black": 900,
  ]

  private func mayTell(_ number: Int) -> Bool {
    let text = document.plainText(of: number)
    return (16..<300).contains(text.count) && reader.isNormative(document.nodes[number].range.start)
      && Self.cues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  // MARK: Styles

  /// "Semibold", "Medium 500", "600" and nothing else.
  private func weight(_ text: String) -> Int? {
    let words = Names.words(text)
    guard !words.isEmpty, words.count <= 2 else { return nil }
    let numbers = words.compactMap { Int($0) }.filter { $0 % 100 == 0 && (100...900).contains($0) }
    let named = words.compactMap { Self.weights[$0] }
    if let number = numbers.only { return named.isEmpty || named == numbers ? number : nil }
    return words.count == 1 ? named.only : nil
  }

  private func styles(of table: Int) -> [Style] {
    let rows = document.children(of: table)
    guard let head = rows.first,
      let column = document.children(of: head).firstIndex(where: {
        ["weight", "font weight", "gewicht", "schnitt"].contains(
          document.string($0).lowercased().trimmedSpaces)
      }), column > 0
    else { return [] }
    return rows.dropFirst().compactMap { row in
      let cells = document.children(of: row)
      guard column < cells.count, let weight = weight(document.string(cells[column])) else {
        return nil
      }
      return Style(
        words: things(document.string(cells[0])), weight: weight,
        statement: .init(
          value: document.string(cells[column]).trimmedSpaces,
          origin: document.origin(
            document.sourceRange(plain: document.plainText(of: cells[column])))))
    }
  }

  private static let plain: Lexicon = LedgerWords.fillers.union([
    "now", "style", "text", "font", "type", "large", "small", "default", "primary", "main",
  ])

  private func things(_ text: String) -> Set<String> {
    Set(
      Names.words(text).filter { !Self.plain.contains($0) && !$0.allSatisfy(\.isNumber) }
        .map(LedgerWords.stem))
  }

  /// Styles of the front matter: "24px/1.25 600".
  private func tokens() -> [Style] {
    reader.spec.tokens.compactMap { token in
      guard token.kind == .typography, !document.isCode(token.origin.range.start),
        let last = token.value.split(separator: " ").last, let weight = Int(last),
        weight % 100 == 0,
        (100...900).contains(weight), token.name.contains("."),
        let name = token.name.split(separator: ".").last
      else { return nil }
      return Style(
        words: things(String(name)), weight: weight,
        statement: .init(value: String(last), origin: token.valueOrigin))
    }
  }

  // MARK: Sentences

  static let verbs: Lexicon = ["set", "is", "are", "in", "use", "uses", "stands"]
  static let limits: Lexicon = [
    "if", "when", "unread", "selected", "active", "hover", "unless", "or", "large", "dark", "than",
    "not", "never", "mode", "gray", "grey", "theme", "background", "haptic", "impact", "emphasis",
    "links", "only", "first", "size", "sized", "priority", "can", "may", "strong", "small",
  ]

  private static let degrees: [String: Int] = [
    "semi": 600, "demi": 600, "extra": 800, "ultra": 800,
  ]

  /// The weight of a word with the one before it: 600 for "semi-bold".
  static func weight(at place: Int, _ tokens: ArraySlice<TextToken>) -> Int? {
    if place > tokens.startIndex, tokens[place].text == "bold",
      let degree = degrees[tokens[place - 1].text]
    {
      return degree
    }
    return weights[tokens[place].text]
  }

  private func conflict(_ passage: Passage, _ styles: [Style]) -> FactConflict? {
    let tokens = passage.tokens[passage.place]
    let named = tokens.indices.filter {
      Self.weights[tokens[$0].text] != nil && !tokens[$0].isQuoted
    }
    guard let place = named.only, let weight = Self.weight(at: place, tokens),
      place > tokens.startIndex,
      tokens.count <= 24, !tokens.contains(where: { Self.limits.contains($0.text) }),
      tokens[..<place].contains(where: { Self.verbs.contains($0.text) }),
      !(place + 1 < tokens.endIndex && tokens[place + 1].gap == .blank
        && Self.things.contains(tokens[place + 1].text))
    else { return nil }
    // What the sentence is about stands within its first words.
    let lead = Set(tokens[..<place].prefix(4).map { LedgerWords.stem($0.text) })
      .union([passage.name].flatMap { Names.words($0) }.map(LedgerWords.stem))
    let meant = styles.filter { !$0.words.isEmpty && $0.words.isSubset(of: lead) }
    guard let style = meant.only, style.weight != weight,
      document.source.line(of: style.statement.origin.range.start)
        != document.source.line(of: document.sourceRange(plain: tokens[place].range).start)
    else { return nil }
    let told = FactConflict.Statement(
      value: document.string(plain: tokens[place].range),
      origin: document.origin(document.sourceRange(plain: tokens[place].range)))
    return FactConflict(
      subject: style.words.sorted().joined(separator: " "), property: "font weight",
      statements: [told, style.statement].sorted { $0.origin.range.start < $1.origin.range.start },
      reason: "the sentence is about what the row names")
  }

  private static let things: Lexicon = [
    "border", "borders", "shadow", "background", "icon", "icons", "haptic", "impact", "gray",
    "grey",
    "blue", "mode", "theme", "screens", "screen", "size", "text", "speed",
  ]
}
