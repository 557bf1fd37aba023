import SpecModel
import SpecSyntax
import SpecText

/// An effect that one line keeps for the press and another one gives the resting thing, in the same two words: "Photo
/// tiles: soft shadow on press" and "Default: plain photo with soft shadow" below "Photo tap".
struct RestingEffects {
  private let reader: StatementReader
  private var document: Document { reader.document }

  private struct Effect {
    /// "soft shadow"
    var phrase: String
    var things: Set<String>
    var range: Range<Int>
  }

  private static let nouns = ["shadow", "border", "outline", "underline", "glow"]
  private static let cues: [StaticString] = [
    "shadow on ", "border on ", "outline on ", "underline on ", "glow on ",
  ]
  private static let acts: Lexicon = ["press", "hover", "tap", "touch", "focus", "click"]
  private static let rests: Lexicon = ["default", "rest", "resting", "normal", "idle", "base"]
  private static let weak: Lexicon = [
    "with", "and", "the", "a", "an", "no", "its", "or", "of", "to", "without", "not", "then",
    "more", "deeper", "enhanced", "stronger", "increased", "extra",
  ]

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = RestingEffects(reader: reader)
    let acted = Self.cues.flatMap { cue in reader.document.leaves(with: cue) }
      .compactMap(finder.acted)
    guard !acted.isEmpty else { return [] }
    let resting = finder.resting(Set(acted.map(\.phrase)))
    return acted.compactMap { effect in
      resting.first {
        $0.phrase == effect.phrase && !$0.things.isDisjoint(with: effect.things)
      }.map { finder.conflict(effect, $0) }
    }
  }

  private func conflict(_ effect: Effect, _ other: Effect) -> FactConflict {
    FactConflict(
      subject: effect.phrase, property: "presence",
      statements: [effect, other].sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
        .init(
          value: "“" + document.string(plain: $0.range) + "”",
          origin: document.origin(document.sourceRange(plain: $0.range)))
      },
      reason: "the one line keeps it for the press, the other one gives it to the thing at rest",
      isTold: true)
  }

  /// "Photo tiles: rounded, soft shadow on press"
  private func acted(_ leaf: Int) -> Effect? {
    let text = document.plainText(of: leaf)
    guard document.nodes[leaf].kind == .paragraph, text.count < 160,
      reader.isNormative(document.nodes[leaf].range.start),
      let colon = ASCII.find(ASCII.colon, in: document.plain, text), colon - text.lowerBound < 40
    else { return nil }
    let words = Names.words(document.string(plain: colon..<text.upperBound))
    guard
      let place = words.indices.dropLast(2).first(where: {
        Self.nouns.contains(words[$0]) && words[$0 + 1] == "on" && Self.acts.contains(words[$0 + 2])
      }), place > 0, !Self.weak.contains(words[place - 1])
    else { return nil }
    let things = LedgerWords.thing(document.string(plain: text.lowerBound..<colon))
    return things.isEmpty
      ? nil : Effect(phrase: words[place - 1] + " " + words[place], things: things, range: text)
  }

  /// "Default: plain photo with soft shadow" in a list of an item.
  private func resting(_ phrases: Set<String>) -> [Effect] {
    document.nodes.indices.compactMap { leaf in
      guard document.nodes[leaf].kind == .paragraph,
        case let text = document.plainText(of: leaf), (12..<160).contains(text.count),
        let colon = ASCII.find(ASCII.colon, in: document.plain, text),
        colon - text.lowerBound < 16,
        Self.rests.contains(
          document.string(plain: text.lowerBound..<colon).trimmedSpaces.lowercased()),
        case let told = document.string(plain: colon..<text.upperBound).lowercased(),
        let phrase = phrases.first(where: told.contains),
        !Names.hasWord(told, in: Self.denials), let owner = owner(of: leaf),
        reader.isNormative(document.nodes[leaf].range.start)
      else { return nil }
      return Effect(phrase: phrase, things: LedgerWords.thing(owner), range: text)
    }
  }

  private static let denials: Lexicon = ["no", "not", "without", "none", "never"]

  /// The item around the list of an item.
  private func owner(of leaf: Int) -> String? {
    let item = Int(document.nodes[leaf].parent)
    guard item > 0, document.nodes[item].kind == .item else { return nil }
    let outer = Int(document.nodes[Int(document.nodes[item].parent)].parent)
    guard outer > 0, document.nodes[outer].kind == .item else { return nil }
    return document.beginning(ofItem: outer)
  }
}
