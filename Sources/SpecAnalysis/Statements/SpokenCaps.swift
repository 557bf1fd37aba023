import SpecModel
import SpecSyntax
import SpecText

/// Longest times that a sentence gives all movements in words, beside movements that take longer: "nothing takes longer
/// than half a second" and a row "Welcome | 900 ms".
struct SpokenCaps {
  private let reader: StatementReader
  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    guard cues.contains(where: { reader.document.mentions($0) }) else { return [] }
    let finder = SpokenCaps(reader: reader)
    for leaf in reader.document.nodes.indices
    where reader.document.nodes[leaf].kind == .paragraph && finder.mayCap(leaf) {
      for passage in Passages(reader: reader).passages(leaf) {
        guard let limit = finder.limit(passage), let longer = finder.longer(limit, passage) else {
          continue
        }
        return [
          FactConflict(
            subject: "all movements", property: "longest time",
            statements: [passage.statement(in: finder.document), longer],
            reason: "the sentence speaks of all of them", isTold: true)
        ]
      }
    }
    return []
  }

  private static let cues: [StaticString] = [
    "a quarter of a second", "half a second", "than a second", "than one second",
    "a third of a second",
  ]
  private static let lengths: [(String, Double)] = [
    ("a quarter of a second", 250), ("a third of a second", 334), ("half a second", 500),
    ("than a second", 1000), ("than one second", 1000),
  ]

  private func mayCap(_ leaf: Int) -> Bool {
    let text = document.plainText(of: leaf)
    return text.count < 400
      && Self.cues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  /// "Nothing takes longer than a quarter of a second", "no transition lasts more than half a second"
  private func limit(_ passage: Passage) -> Double? {
    let text = passage.text
    guard text.utf8.count < 120, !text.contains(" if "), !text.contains("except"),
      let (phrase, value) = Self.lengths.first(where: { text.contains($0.0) }),
      ["longer than", "more than", "over "].contains(where: text.contains),
      text.hasSuffix(phrase) || text.hasSuffix(phrase + ".") || text.trimmedSpaces.hasSuffix(phrase)
    else { return nil }
    let words = Names.words(text)
    guard let first = words.firstIndex(where: { ["nothing", "no"].contains($0) }), first < 2 else {
      return nil
    }
    if words[first] == "nothing" { return isMotion(passage.section) ? value : nil }
    let thing = first + 1 < words.count ? words[first + 1] : ""
    return ["animation", "transition", "movement", "motion"].contains(thing) ? value : nil
  }

  private func isMotion(_ section: Int) -> Bool {
    document.path(ofSection: section).contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.titles)
    }
  }

  private static let titles: Lexicon = [
    "motion", "animation", "animations", "movement", "transitions", "bewegung", "timing",
  ]

  /// The first movement of the same heading that takes longer.
  private func longer(_ limit: Double, _ passage: Passage) -> FactConflict.Statement? {
    let found = reader.spec.durations.first { fact in
      guard let value = fact.quantity.exact, value > limit, value < 10_000,
        !document.isCode(fact.origin.range.start),
        let node = document.lastNode(startingBy: fact.origin.range.start),
        document.nodes[node].section == Int32(passage.section), node != passage.node
      else { return false }
      return fact.role == .animation || document.nodes[node].kind == .tableCell
    }
    return found.map {
      FactConflict.Statement(
        value: document.source.string($0.origin.range), origin: $0.origin)
    }
  }
}
