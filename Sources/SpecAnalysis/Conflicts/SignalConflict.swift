public import SpecModel
public import SpecSyntax
import SpecText

/// Relations between signals of a gesture that cannot hold together.
public struct SignalConflict: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// Code reaches the full output at another input than prose says.
    case fullAt(prose: Double, code: Double, divisor: Double, factor: Double)
    /// Prose gives a threshold that no code has.
    case thresholdNotInCode(Double)
    /// Prose lets a thing appear at a threshold, where a ramp has already begun.
    case startsBefore(threshold: Double, output: Double, ramp: ClosedRange<Double>)
  }

  /// What is wrong.
  public var kind: Kind
  /// The statement to report.
  public var statement: SignalRelation
  /// The other statements about it, in order.
  public var others: [SignalRelation]

  /// The conflicts of a document.
  public static func find(in document: Document, spec: SpecDocument) -> [SignalConflict] {
    let signals = spec.signals
    guard signals.count > 1 else { return [] }
    return full(signals) + thresholds(signals, document)
  }

  // MARK: Prose and code

  private static func full(_ signals: [SignalRelation]) -> [SignalConflict] {
    let prose = signals.filter { !$0.isCode && $0.ramp != nil }
    guard let statement = prose.first(where: saysFull) ?? prose.first,
      let said = statement.ramp?.input.upperBound,
      let code = signals.first(where: { $0.isCode && $0.ramp != nil && sameOutput($0, statement) }),
      let divisor = code.ramp?.input.upperBound
    else { return [] }
    let link = signals.first { $0.isCode && $0.factor != nil && $0.output == code.input }
    let factor = link?.factor ?? 1
    let built = divisor / factor
    guard abs(built - said) > said * (isApproximate(statement) ? 0.1 : 0.01) else { return [] }
    let others = signals.filter { relation in
      guard relation != statement else { return false }
      if relation.isCode { return relation == link || relation.ramp != nil }
      return relation.ramp?.input.upperBound == said || relation.factor == factor
    }
    return [
      SignalConflict(
        kind: .fullAt(prose: said, code: built, divisor: divisor, factor: factor),
        statement: statement, others: others)
    ]
  }

  private static func saysFull(_ relation: SignalRelation) -> Bool {
    Names.words(relation.text).contains { $0 == "full" || $0 == "fully" }
  }

  private static let abouts: Lexicon = [
    "about", "around", "approximately", "approx", "roughly", "circa", "etwa", "environ",
  ]

  private static func isApproximate(_ relation: SignalRelation) -> Bool {
    relation.text.contains { $0 == "~" || $0 == "≈" } || Names.hasWord(relation.text, in: abouts)
  }

  private static func sameOutput(_ a: SignalRelation, _ b: SignalRelation) -> Bool {
    !Set(Names.words(a.output)).isDisjoint(with: Names.words(b.output))
  }

  // MARK: Thresholds

  private static func thresholds(
    _ signals: [SignalRelation], _ document: Document
  ) -> [SignalConflict] {
    var result: [SignalConflict] = []
    for relation in signals where !relation.isCode {
      guard case .threshold(let value, let unit) = relation.form else { continue }
      let ramp =
        !Names.hasWord(relation.text, in: appearances)
        ? nil
        : signals.first {
          guard !$0.isCode, case .ramp(let output, let input, let other) = $0.form else {
            return false
          }
          return other == unit && output.lowerBound < output.upperBound && input.lowerBound < value
            && value < input.upperBound
            && (sameOutput($0, relation) || isOpacity($0, of: relation, signals, document))
        }
      if let ramp, let range = ramp.ramp {
        let share =
          (value - range.input.lowerBound) / (range.input.upperBound - range.input.lowerBound)
        let output =
          range.output.lowerBound + share * (range.output.upperBound - range.output.lowerBound)
        result.append(
          SignalConflict(
            kind: .startsBefore(threshold: value, output: output, ramp: range.input),
            statement: relation, others: [ramp]))
      }
      let code = signals.filter { $0.isCode && isAbout($0, relation, document) }
      if !code.isEmpty, !isInCode(value, document) {
        result.append(
          SignalConflict(kind: .thresholdNotInCode(value), statement: relation, others: code))
      }
    }
    return result
  }

  /// Whether a ramp tells the opacity of no thing by name, in the section of the only thing that appears at a threshold.
  private static func isOpacity(
    _ ramp: SignalRelation, of threshold: SignalRelation, _ signals: [SignalRelation],
    _ document: Document
  ) -> Bool {
    let words = Names.words(ramp.output).filter { !LedgerWords.fillers.contains($0) }
    guard !words.isEmpty, words.allSatisfy(SpokenOpacity.words.contains) else { return false }
    func section(_ relation: SignalRelation) -> Int {
      document.headings(above: relation.origin.range.start).last ?? -1
    }
    let place = section(threshold)
    guard section(ramp) == place else { return false }
    return signals.count { relation in
      guard case .threshold = relation.form, !relation.isCode else { return false }
      return section(relation) == place
    } == 1
  }

  /// Words for coming into sight: a threshold for an act, "dismissed past 100 points", is no end of a ramp.
  private static let appearances: Lexicon = [
    "appear", "appears", "appearing", "visible", "show", "shows", "shown", "reveal", "reveals",
    "revealed", "emerges", "seen",
  ]

  /// Whether code may be about the thing of a threshold: in its section, or under a heading that names it.
  private static func isAbout(
    _ code: SignalRelation, _ threshold: SignalRelation, _ document: Document
  ) -> Bool {
    let there = document.headings(above: code.origin.range.start)
    let here = document.headings(above: threshold.origin.range.start)
    if there.isEmpty || here.isEmpty || there.contains(where: here.contains) { return true }
    let named = there.reduce(into: Set<String>()) {
      $0.formUnion(Subject.words(document.title(ofSection: $1)))
    }
    let said = here.reduce(into: Subject.words(threshold.text)) {
      $0.formUnion(Subject.words(document.title(ofSection: $1)))
    }
    return !named.isDisjoint(with: said)
  }

  private static func isInCode(_ value: Double, _ document: Document) -> Bool {
    let wanted = Numbers.text(value)
    for block in document.codeBlocks {
      for line in block.lines {
        let text = document.source.string(line)
        let numbers = text.split { !($0.isNumber || $0 == ".") }
        if numbers.contains(where: { $0 == wanted }) { return true }
      }
    }
    return false
  }
}

extension SignalRelation {
  /// Output and input of a ramp.
  var ramp: (output: ClosedRange<Double>, input: ClosedRange<Double>)? {
    if case .ramp(let output, let input, _) = form { return (output, input) }
    return nil
  }

  /// The factor of a linear relation.
  var factor: Double? {
    if case .linear(let factor) = form { return factor }
    return nil
  }
}
