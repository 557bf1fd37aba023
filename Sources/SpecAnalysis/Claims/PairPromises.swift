import SpecModel
import SpecSyntax
import SpecText

/// Promises for the pairs of a palette, held against the pairs that stand above them: "All text and background pairs above
/// meet AA".
enum PairPromises {
  private static let all: Lexicon = [
    "all", "every", "each", "todos", "todas", "tous", "toutes", "alle", "sämtliche", "tutte",
    "tutti",
  ]
  private static let pairs: Lexicon = [
    "pairs", "pairings", "combinations", "pares", "combinações", "combinaciones", "paires",
    "combinaisons", "paare", "farbpaare", "kombinationen", "farbkombinationen", "coppie",
    "combinazioni", "paren", "combinaties",
  ]
  private static let above: Lexicon = [
    "above", "listed", "acima", "arriba", "anteriores", "dessus", "oben", "obigen", "sopra",
    "hierboven",
  ]

  /// The promises of a document that pairs above them break.
  static func find(_ lines: ClaimLines, _ pairs: [ColorPair]) -> [BlanketClaim] {
    let document = lines.document
    guard document.mentions("AA"), !pairs.isEmpty else { return [] }
    return lines.lines.compactMap { line -> BlanketClaim? in
      guard line.kind == .prose, let part = line.parts.only, part.count < 400,
        ASCII.find("AA", in: document.plain, part) != nil,
        let sentence = document.sentences(plain: part).first(where: { promises($0, document) })
      else { return nil }
      let origin = lines.origin(ASCII.trimmed(document.plain, sentence), of: line)
      let failing = pairs.compactMap { refutation($0, above: origin, document) }
      guard !failing.isEmpty else { return nil }
      return BlanketClaim(
        kind: .contrast(4.5), unit: "", origin: origin,
        refutations: failing.sorted { $0.origin.range.start < $1.origin.range.start })
    }
  }

  private static func promises(_ sentence: Range<Int>, _ document: Document) -> Bool {
    let text = document.string(plain: sentence)
    let words = Names.words(text)
    return words.contains("aa") && words.contains(where: all.contains)
      && words.contains(where: Self.pairs.contains) && words.contains(where: above.contains)
      && !LevelDenial(text).isDenied
  }

  /// How a pair above a place, in the same chapter, breaks the promise.
  private static func refutation(
    _ pair: ColorPair, above place: Origin, _ document: Document
  ) -> BlanketClaim.Refutation? {
    guard pair.size == nil, !pair.isIcon, pair.claim == nil,
      pair.ink.origin.range.start < place.range.start,
      let ink = pair.ink.color, let ground = pair.background.color,
      case let ratio = ink.contrast(with: ground), ratio < 4.45,
      let own = document.lastNode(startingBy: place.range.start),
      let other = document.lastNode(startingBy: pair.ink.origin.range.start),
      case let section = Int(document.nodes[own].section), section > 0,
      case let chapter = Int(document.sections[section].parent),
      case let path = document.path(ofSection: Int(document.nodes[other].section)),
      // The title of the document holds everything.
      path.contains(section)
        || chapter > 0 && document.sections[chapter].level > 1 && path.contains(chapter)
    else { return nil }
    let text = OpaqueColor.ratioText(ratio) + ":1 on \(pair.background.text)"
    return .init(name: pair.ink.text, value: text, arithmetic: text, origin: pair.ink.origin)
  }
}
