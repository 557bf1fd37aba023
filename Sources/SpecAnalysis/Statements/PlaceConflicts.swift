import SpecModel
import SpecSyntax
import SpecText

/// A part of the interface that two sentences put at opposite edges: "Place: bottom centre" below "Toast", and "the upper
/// right corner … is where toasts appear".
struct PlaceConflicts {
  /// Where a passage puts a thing.
  private struct Claim {
    var vertical = 0
    var horizontal = 0
    var passage: Passage
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    PlaceConflicts(reader: reader).find()
  }

  /// Parts of which a screen has one, by their canonical word.
  private static let things: [(word: String, cues: [StaticString])] = [
    ("toast", ["oast", "nackbar"]), ("banner", ["anner"]), ("fab", ["FAB"]),
    ("sidebar", ["idebar"]), ("drawer", ["rawer"]), ("badge", ["adge"]),
    ("toolbar", ["oolbar"]), ("minimap", ["inimap"]), ("timer", ["imer"]),
    ("watermark", ["atermark"]), ("navigation", ["avigation"]), ("legend", ["egend"]),
    ("launcher", ["auncher"]), ("panel", ["anel"]), ("player", ["layer"]),
  ]
  /// The texts of all parts.
  static let cues: [StaticString] = things.flatMap(\.cues)

  private static let labels: Lexicon = [
    "place", "position", "placement", "location", "anchor", "anchoring", "where", "ort", "lage",
    "posición", "emplacement",
  ]
  private static let verbs: Lexicon = [
    "appear", "appears", "sits", "sit", "stands", "stand", "placed", "anchored", "docked",
    "located", "pinned", "shown", "floats", "stays", "corner", "fixed", "stack", "lives", "edge",
    "positioned", "displayed", "opens", "slides", "attached", "is", "are",
  ]
  private static let top: Lexicon = ["top", "upper", "oben"]
  private static let bottom: Lexicon = ["bottom", "lower", "unten"]
  private static let edges = top.union(bottom).union(left).union(right)
  private static let left: Lexicon = ["left", "leading", "links"]
  private static let right: Lexicon = ["right", "trailing", "rechts"]

  private func find() -> [FactConflict] {
    Self.things.compactMap { thing in
      let passages = Passages(reader: reader).with(thing.cues, beside: Self.edges)
      guard !passages.isEmpty else { return nil }
      let below = labelled(thing.word)
      let told = passages.compactMap { passage -> Claim? in
        guard passage.words.contains(thing.word) || passage.words.contains(thing.word + "s"),
          Names.hasWord(passage.text, in: Self.verbs)
        else { return nil }
        return claim(passage, in: passage.text, of: thing.word)
      }
      return conflict(below + told, thing.word)
    }
  }

  /// "Place: bottom centre" below a heading that names the thing.
  private func labelled(_ thing: String) -> [Claim] {
    var result: [Claim] = []
    for section in document.sections.indices.dropFirst() {
      let title = reader.words(ofTitle: section)
      guard title.count == 1, title.contains(thing) else { continue }
      for node in document.sections[section].ownNodes {
        for passage in Passages(reader: reader).passages(Int(node))
        where Names.wordCount(passage.label) == 1 && Names.hasWord(passage.label, in: Self.labels) {
          if let claim = claim(passage, in: passage.text, of: "") { result.append(claim) }
        }
      }
    }
    return result
  }

  /// The edges that a text names; `nil` where it names none, or both of two.
  private func claim(_ passage: Passage, in text: String, of thing: String) -> Claim? {
    let words = Names.words(text)
    // "above the toolbar", "in the top left of the card": another thing is the measure of the place.
    guard
      !words.contains(
        where: [
          "of", "above", "below", "newest", "than", "beside", "swipe", "to", "if", "when",
        ].contains)
        || thing.isEmpty || words.contains("corner") && !words.contains("of")
    else { return nil }
    var claim = Claim(passage: passage)
    let isTop = words.contains(where: Self.top.contains)
    let isBottom = words.contains(where: Self.bottom.contains)
    let isLeft = words.contains(where: Self.left.contains)
    let isRight = words.contains(where: Self.right.contains)
    guard !(isTop && isBottom), !(isLeft && isRight) else { return nil }
    claim.vertical = isTop ? 1 : isBottom ? -1 : 0
    claim.horizontal = isLeft ? 1 : isRight ? -1 : 0
    return claim.vertical == 0 && claim.horizontal == 0 ? nil : claim
  }

  private func conflict(_ claims: [Claim], _ thing: String) -> FactConflict? {
    guard (2...4).contains(claims.count) else { return nil }
    for (place, first) in claims.enumerated() {
      for second in claims[(place + 1)...]
      where first.vertical * second.vertical < 0 || first.horizontal * second.horizontal < 0 {
        let (a, b) = (first.passage, second.passage)
        guard a.node != b.node, a.section != b.section, limits(a) == limits(b) else { continue }
        let pair = a.range.lowerBound < b.range.lowerBound ? (a, b) : (b, a)
        return FactConflict(
          subject: thing, property: "place",
          statements: [pair.0, pair.1].map { $0.statement(in: document) },
          reason: "both say where the \(thing) stands, at opposite edges", isTold: true)
      }
    }
    return nil
  }

  private func limits(_ passage: Passage) -> Set<String> {
    // What holds everywhere is not limited: "on desktop and on phones alike".
    let isEverywhere = [" alike", "everywhere", "all platforms", "every platform"].contains(
      where: passage.text.contains)
    guard !isEverywhere else { return [] }
    let titles = document.path(ofSection: passage.section).filter {
      document.sections[$0].level > 1
    }
    return titles.reduce(into: reader.limits(passage)) { result, section in
      // "Mobile-specific"
      let title = document.title(ofSection: section).split(separator: "-").joined(separator: " ")
      result.formUnion(LedgerWords.limits(of: title, isMeasure: false))
    }
  }
}
