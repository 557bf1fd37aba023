import SpecText
import SpecSyntax
import SpecModel

/// Compares two sides document by document.
public struct SideComparison: Sendable {
  private let old: ComparedSide
  private let new: ComparedSide
  private let pairing: DocumentPairing
  /// The names of moved documents, old to new.
  private let moved: [String: String]

  /// Pairs the documents.
  ///
  /// - Parameter areNamed: whether each side is one file that is named.
  public init(_ old: ComparedSide, _ new: ComparedSide, areNamed: Bool) {
    self.old = old
    self.new = new
    pairing = DocumentPairing(old.documents, new.documents, areNamed: areNamed)
    moved = pairing.moved
  }

  /// Number of pairs; each can be compared by itself.
  public var count: Int { pairing.pairs.count }

  /// How much work each pair is, in bytes.
  public var weights: [Int] {
    pairing.pairs.map { $0.old.document.source.bytes.count + $0.new.document.source.bytes.count }
  }

  /// What the documents of a pair say differently.
  public func difference(_ index: Int) -> DocumentDifference {
    DocumentComparison(pairing.pairs[index], moved: moved).difference()
  }

  /// The whole report.
  ///
  /// - Parameter pairs: the differences of all pairs, in order.
  public func report(_ pairs: [DocumentDifference]) -> DifferenceReport {
    let documents =
      pairs + pairing.removed.map { Self.oneSided($0, isOld: true) }
      + pairing.added.map { Self.oneSided($0, isOld: false) }
    return DifferenceReport(
      old: Self.side(old), new: Self.side(new),
      documents: documents.sorted {
        ($0.path, $0.oldPath ?? "") < ($1.path, $1.oldPath ?? "")
      },
      leftOut: leftOut)
  }

  /// What each side leaves out; what both do is said once.
  private var leftOut: [String] {
    let before = Set(old.leftOut)
    let after = Set(new.leftOut)
    return old.leftOut.map { after.contains($0) ? $0 : "old: \($0)" }
      + new.leftOut.filter { !before.contains($0) }.map { "new: \($0)" }
  }

  private static func side(_ side: ComparedSide) -> DifferenceReport.Side {
    .init(
      label: side.label, revision: side.revision, documents: side.documents.count,
      facts: side.documents.reduce(0) { $0 + $1.spec.factCount })
  }

  /// A document that only one side has: one change, which says how much is in it.
  private static func oneSided(_ compared: ComparedDocument, isOld: Bool) -> DocumentDifference {
    let place = Place(compared.document.origin(.zero), in: compared)
    let content = content(of: compared)
    let change = Change(
      fact: .document, action: isOld ? .removed : .added, machine: nil, subject: compared.name,
      aspect: nil, old: isOld ? content : nil, new: isOld ? nil : content,
      verdict: compared.spec.factCount == 0 ? .patch : isOld ? .major : .minor,
      why: compared.spec.factCount == 0
        ? "nothing in it was compiled"
        : isOld
          ? "its states, changes and values are gone" : "what was there before stays as it is",
      evidence: nil, oldPlace: isOld ? place : nil, newPlace: isOld ? nil : place)
    return DocumentDifference(
      oldPath: isOld ? compared.spec.path : nil, newPath: isOld ? nil : compared.spec.path,
      pairing: isOld ? .removed : .added, title: compared.title,
      oldFacts: isOld ? compared.spec.factCount : 0,
      newFacts: isOld ? 0 : compared.spec.factCount, changes: [change], version: nil,
      notCompared: NotCompared.damage(compared, isOld ? .old : .new))
  }

  private static func content(of compared: ComparedDocument) -> String {
    let spec = compared.spec
    let states = spec.machines.reduce(0) { $0 + $1.states.count }
    let transitions = spec.machines.reduce(0) { $0 + $1.transitions.count }
    let counts = [
      (states, "state"), (transitions, "transition"), (spec.tokens.count, "token"),
      (spec.durations.count, "time"), (spec.constraints.count, "measure"),
      (spec.wireframes.count, "wireframe"), (spec.flows.count, "flow"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return counts.isEmpty ? "\(spec.factCount) facts" : counts.joined(separator: ", ")
  }
}
