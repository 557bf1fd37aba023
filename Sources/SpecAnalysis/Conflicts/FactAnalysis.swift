public import SpecModel
public import SpecSyntax
import SpecText

/// A piece of what the facts of a document tell while its machines are still unknown.
///
/// Claims and most conflicts ask no machine, so they are found at the same time as the machines.
public enum FactAnalysis: Sendable {
  case claims(Claims, durationCount: Int)
  case compared([FactConflict])
  case stated(told: [FactConflict], code: [FactConflict])

  /// Makes the largest lists of words that every document needs, beside what is done before.
  package static func prepareWords() {
    _ = StatementWords.senses
    Mentions.prepareWords()
    LeafCues.prepareWords()
  }

  /// What makes the pieces of a document, the longest first.
  public static func pieces(of document: Document) -> [@Sendable (SpecDocument) -> FactAnalysis] {
    [
      { claims(document, $0) },
      { stated(document, $0) },
      { compared(document, $0) },
    ]
  }

  private static func claims(_ document: Document, _ spec: SpecDocument) -> FactAnalysis {
    let components = ComponentFacts.find(document, spec)
    return .claims(
      Claims(document: document, spec: spec, components: components),
      durationCount: spec.durations.count)
  }

  private static func stated(_ document: Document, _ spec: SpecDocument) -> FactAnalysis {
    let (told, code) = FactConflict.stated(in: document, spec: spec)
    return .stated(told: told, code: code)
  }

  private static func compared(_ document: Document, _ spec: SpecDocument) -> FactAnalysis {
    let components = ComponentFacts.find(document, spec)
    return .compared(FactConflict.compared(in: document, spec: spec, components: components))
  }

  /// What all pieces tell.
  typealias Whole = (
    claims: Claims, compared: [FactConflict], stated: (told: [FactConflict], code: [FactConflict])
  )

  /// The pieces, without those to which the machines have something to add.
  static func kept(
    _ pieces: [FactAnalysis], _ document: Document, _ spec: SpecDocument
  ) -> [FactAnalysis?] {
    // Charts in code tell times of their own.
    guard case .claims(_, let count)? = pieces.first, count == spec.durations.count else {
      return [nil, nil, nil]
    }
    var kept = [FactAnalysis?](pieces)
    let reader = StatementReader(document: document, spec: spec)
    if FactConflict.dependsOnMachines(statedBy: reader) { kept[1] = nil }
    if FactConflict.dependsOnMachines(compared: document, spec) { kept[2] = nil }
    return kept
  }

  /// What the pieces tell, those made anew that are not kept.
  static func joined(
    _ kept: [FactAnalysis?], _ document: Document, _ spec: SpecDocument, _ workers: Workers
  ) -> Whole {
    var made = kept.compactMap { $0 }
    if made.count < kept.count {
      made = workers.map(kept.count) { index in
        kept[index] ?? Self.pieces(of: document)[index](spec)
      }
    }
    guard case .claims(let claims, _) = made[0], case .stated(let told, let code) = made[1],
      case .compared(let compared) = made[2]
    else { preconditionFailure("pieces change places") }
    return (claims, compared, (told, code))
  }
}
