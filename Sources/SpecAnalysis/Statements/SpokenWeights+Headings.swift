import SpecModel
import SpecSyntax
import SpecText

/// The weight that a sentence gives to all headings where none of their styles has it: "Headings are set semibold" beside
/// "H1 | 700" and "H2 | 700".
extension SpokenWeights {
  private static let heads: Lexicon = [
    "h1", "h2", "h3", "h4", "h5", "h6", "heading", "headline", "überschrift", "titre", "título",
    "titolo",
  ]
  private static let plurals: Lexicon = [
    "headings", "headlines", "überschriften", "titres", "títulos", "titoli",
  ]
  private static let places: Lexicon = ["in", "on", "within", "inside"]
  private static let openers: Lexicon = ["all", "the", "alle", "tous", "les", "todos", "los"]

  /// The styles of headings, of tables and lists: each name once.
  func headStyles(_ styles: [Style]) -> [Style] {
    let tabled = styles.filter { style in style.words.contains { Self.isHead($0) } }
    guard tabled.isEmpty else { return tabled }
    return reader.spec.tokens.compactMap { token in
      guard token.kind == .typography, Names.words(token.name).contains(where: Self.isHead),
        let last = token.value.split(whereSeparator: { " /".contains($0) }).last,
        let weight = Int(last) ?? Self.weights[last.lowercased()], weight % 100 == 0,
        (100...900).contains(weight)
      else { return nil }
      return Style(
        words: [token.name.lowercased()], weight: weight,
        statement: .init(value: String(last), origin: token.valueOrigin))
    }
  }

  private static func isHead(_ word: String) -> Bool {
    heads.contains(word) || plurals.contains(word)
  }

  func headConflict(_ passage: Passage, _ styles: [Style]) -> FactConflict? {
    let tokens = passage.tokens[passage.place]
    guard styles.count > 1, tokens.count <= 14,
      let subject = tokens.indices.first(where: { !Self.openers.contains(tokens[$0].text) }),
      Self.plurals.contains(tokens[subject].text),
      let place = tokens.indices.filter({ Self.weights[tokens[$0].text] != nil }).only,
      place > subject, let weight = Self.weight(at: place, tokens),
      !tokens.contains(where: { Self.limits.contains($0.text) }),
      // "Headings in cards are medium" speaks of some.
      case let next = tokens[subject + 1].text, next != "in", Self.verbs.contains(next),
      !tokens[place...].contains(where: { Self.places.contains($0.text) }),
      styles.allSatisfy({ $0.weight != weight }), let style = styles.first
    else { return nil }
    let told = FactConflict.Statement(
      value: document.string(plain: tokens[place].range),
      origin: document.origin(document.sourceRange(plain: tokens[place].range)))
    return FactConflict(
      subject: "headings", property: "font weight",
      statements: [told, style.statement].sorted { $0.origin.range.start < $1.origin.range.start },
      reason:
        "the sentence is about all headings, and none of their \(styles.count) styles has this weight"
    )
  }
}
