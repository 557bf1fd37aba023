import SpecModel
import SpecSyntax
import SpecText

/// A movement whose row gives a timed curve and whose sentence speaks of a spring, or of another pace: "Menu opens |
/// 200 ms | ease-out" and "The menu opens with a spring".
struct CurveConflicts {
  /// What a passage says of the pace of a movement.
  private enum Pace: Equatable { case spring, linear, curved }

  private struct Claim {
    var pace: Pace
    var passage: Passage
    /// The words of the label of a row, with those that tell the way.
    var label: Set<String>
    var first: String
    var words: Set<String>
  }

  let reader: StatementReader

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard document.mentions("pring") || document.mentions("inear") else { return [] }
    return CurveConflicts(reader: reader).find()
  }

  static let cues: [StaticString] = ["pring", "inear", "ease", "Ease", "bezier"]

  private func find() -> [FactConflict] {
    let claims = Passages(reader: reader).with(Self.cues)
      .compactMap(claim)
    var result: [FactConflict] = []
    for row in claims.compactMap(labelled) {
      if let told = claims.first(where: {
        reader.document.nodes[$0.passage.node].kind == .paragraph && $0.pace != row.pace
          && ($0.passage.block < 0 || $0.passage.block != row.passage.block)
          && ($0.passage.name.isEmpty || isCell($0) != isCell(row))
          && isAbout($0, row)
      }) {
        let pair = [row, told].sorted { $0.passage.range.lowerBound < $1.passage.range.lowerBound }
        result.append(
          FactConflict(
            subject: subject(row), property: "easing", statements: pair.map(statement),
            reason: "the row and the sentence tell one movement", isTold: true))
      }
    }
    return result
  }

  private func isCell(_ claim: Claim) -> Bool {
    reader.document.nodes[claim.passage.node].kind == .tableCell
  }

  /// The claim of a cell or of an item with a label; one whose label says "Easing" is about what the heading names.
  private func labelled(_ claim: Claim) -> Claim? {
    if isCell(claim) { return claim }
    guard claim.passage.block >= 0, !claim.label.isEmpty,
      claim.label.isSubset(of: Self.properties), claim.passage.section > 0
    else { return nil }
    var claim = claim
    claim.label = Set(Self.stems(reader.document.title(ofSection: claim.passage.section)))
    return claim.label.isSubset(of: Self.gathering) ? nil : claim
  }

  private func subject(_ row: Claim) -> String {
    let document = reader.document
    return isCell(row)
      ? document.string(document.children(of: Int(document.nodes[row.passage.node].parent))[0])
      : document.title(ofSection: row.passage.section)
  }

  /// Words of labels that name the curve itself.
  private static let properties: Set<String> = Set(
    ["easing", "curve", "timing", "function", "ease"].map(LedgerWords.stem))
  /// Words of headings that name no movement.
  private static let gathering: Set<String> = Set(
    ["motion", "animation", "animations", "transition", "transitions", "easing", "timing"]
      .map(LedgerWords.stem))

  /// Words of labels that name curves and no movement.
  private static let curves: Set<String> = [
    "ease", "eas", "spring", "linear", "curve", "bounce", "bezier", "easing",
  ]

  private func claim(_ passage: Passage) -> Claim? {
    let words = Names.words(passage.text)
    guard
      !words.contains(
        where: [
          "back", "instead", "reduced", "if", "unless", "natively", "approximation", "approximate",
        ].contains),
      !isDenied(words)
    else { return nil }
    var paces: [Pace] = []
    // "`motion.spring`" is the name of a step.
    if words.contains("spring"), !passage.text.contains(".spring") { paces.append(.spring) }
    if words.contains("linear") || words.contains("linearly") { paces.append(.linear) }
    if words.contains("ease") || words.contains("bezier") { paces.append(.curved) }
    guard let pace = paces.only else { return nil }
    let stems = words.filter { !LedgerWords.fillers.contains($0) }.map(LedgerWords.stem)
    return Claim(
      pace: pace, passage: passage, label: Set(Self.stems(passage.label)),
      first: stems.first ?? "", words: Set(stems))
  }

  /// Whether "no", "not" or "without" stands within a few words before the curve.
  private func isDenied(_ words: [String]) -> Bool {
    let place = words.firstIndex { Self.curves.contains($0) || $0 == "linearly" } ?? words.count
    return words[max(0, place - 4)..<place].contains {
      $0 == "no" || $0 == "not" || $0 == "without" || $0 == "never"
    }
  }

  private static func stems(_ text: String) -> [String] {
    Names.words(text).filter { !LedgerWords.fillers.contains($0) && $0 != "new" && $0 != "value" }
      .map(LedgerWords.stem)
  }

  private func isAbout(_ told: Claim, _ row: Claim) -> Bool {
    guard !row.label.isEmpty, row.label.isDisjoint(with: Self.curves),
      isCell(row) || row.passage.section != told.passage.section,
      row.label.isSubset(of: told.words),
      !Opposites.tell(row.passage.label, told.passage.text),
      reader.limits(row.passage)
        == reader.limits(told.passage)
    else { return false }
    return row.label.count > 1 || row.label.contains(told.first)
  }

  private func statement(_ claim: Claim) -> FactConflict.Statement {
    let value =
      switch claim.pace {
      case .spring: "a spring"
      case .linear: "linear"
      case .curved: "a curve"
      }
    return .init(
      value: value,
      origin: reader.document.origin(reader.document.sourceRange(plain: claim.passage.range)))
  }
}
