import SpecModel
import SpecSyntax
import SpecText

/// Reads items "what happens → what the interface does" below headings such as "Edge cases" and "Error handling".
///
/// Each heading gives one scenario, each item its "when" and its "then".
enum CaseLists {
  static func scenarios(in context: LoweringContext) -> [Scenario] {
    let document = context.document
    var fields: [Int: [Scenario.Field]] = [:]
    var isOfCases: [Int: Bool] = [:]
    for (index, line) in context.lines.enumerated()
    where line.holder == .item && line.text.count <= 400 {
      guard context.mayHoldArrow(index) else { continue }
      let section = Int(document.nodes[line.node].section)
      guard section > 0 else { continue }
      let isInside = isOfCases[section] ?? names(document.title(ofSection: section))
      isOfCases[section] = isInside
      guard isInside, let arrows = ArrowText(document.string(plain: line.text)),
        arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        arrows.sides.allSatisfy({ Names.wordCount($0) > 0 && !isMeasure($0) })
      else { continue }
      let origin = context.origin(plain: line.text)
      fields[section, default: []] += [
        Scenario.Field(label: "when", text: arrows.sides[0], origin: origin),
        Scenario.Field(label: "then", text: arrows.sides[1], origin: origin),
      ]
    }
    return fields.keys.sorted().compactMap { section in
      guard let found = fields[section], found.count > 2 else { return nil }
      let heading = Int(document.sections[section].heading)
      let range = document.nodes[heading].range
      return Scenario(
        title: document.title(ofSection: section), fields: found,
        origin: document.origin(found.reduce(range) { $0.union($1.origin.range) }))
    }
  }

  /// Whether a heading announces cases out of the ordinary.
  private static func names(_ title: String) -> Bool {
    guard title.utf8.count <= 80 else { return false }
    let words = Names.words(title)
    return zip(words, words.dropFirst()).contains { first, second in
      heads.contains(first) && cases.contains(second)
        || second == "limite" && cases.contains(first) || second == "límite" && first == "casos"
    } || words.contains(where: compounds.contains)
      || unspaced.contains(where: title.contains)
  }

  /// "300 ms", "+2": a value leads to another value, not a case to what follows.
  private static func isMeasure(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return first == 0x2B || (0x30...0x39).contains(first)
  }

  private static let heads: Lexicon = [
    "edge", "corner", "error", "exception", "failure", "special", "fallback",
  ]
  private static let cases: Lexicon = [
    "case", "cases", "handling", "scenario", "scenarios", "modes", "recovery", "behavior",
    "behaviour", "behaviors", "casos", "cas", "casi",
  ]
  private static let compounds: Lexicon = [
    "grenzfälle", "sonderfälle", "fehlerbehandlung", "randgevallen", "excepciones", "exceptions",
  ]
  private static let unspaced = ["エッジケース", "例外", "エラー処理", "边界情况", "边界场景", "异常处理", "예외"]
}
