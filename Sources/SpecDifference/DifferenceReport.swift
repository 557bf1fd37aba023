public import SpecDiagnostics

/// What two versions of one document say differently.
public struct DocumentDifference: Sendable, Hashable {
  /// How the two documents were found to be versions of one.
  public enum Pairing: String, Sendable, Hashable, CaseIterable {
    /// They have one path.
    case path
    /// They are the only ones.
    case named
    /// They have one title and much the same content.
    case title
    /// They have much the same content.
    case content
    /// There is only the new one.
    case added
    /// There is only the old one.
    case removed
  }

  /// The path of the old document as printed.
  public var oldPath: String?
  /// The path of the new document as printed.
  public var newPath: String?
  /// How they were found.
  public var pairing: Pairing
  /// The title of the new document, else of the old one.
  public var title: String
  /// Number of facts that were compiled from the old document.
  public var oldFacts: Int
  /// Number of facts that were compiled from the new document.
  public var newFacts: Int
  /// The changes, in the order of the kinds of fact and of the documents.
  public var changes: [Change]
  /// What their versions say about the step, where both state one.
  public var version: VersionStep?
  /// What was not compared.
  public var notCompared: [NotCompared]

  /// The worst verdict.
  public var verdict: SemverVerdict { changes.map(\.verdict).max() ?? .none }
  /// The path to show.
  public var path: String { newPath ?? oldPath ?? "" }
}

/// Something that the verdict says nothing about.
public struct NotCompared: Sendable, Hashable {
  /// Which side it concerns.
  public enum Side: String, Sendable, Hashable, CaseIterable { case old, new, both }

  /// Which side it concerns.
  public var side: Side
  /// Where it is; `nil` where it is the whole document or many lines.
  public var place: Place?
  /// What it is, and why.
  public var reason: String
  /// Whether the two versions differ there.
  public var isChanged: Bool
  /// Number of lines that it stands for.
  public var lines: Int

  /// Makes an entry.
  public init(side: Side, place: Place?, reason: String, isChanged: Bool, lines: Int = 1) {
    self.lines = lines
    self.side = side
    self.place = place
    self.reason = reason
    self.isChanged = isChanged
  }
}

/// What two versions of some specs say differently.
public struct DifferenceReport: Sendable, Hashable {
  /// A side as it was asked for.
  public struct Side: Sendable, Hashable {
    /// What the command line names.
    public var label: String
    /// The commit behind a revision.
    public var revision: String?
    /// Number of specs.
    public var documents: Int
    /// Number of facts in them.
    public var facts: Int
  }

  /// The old side.
  public var old: Side
  /// The new side.
  public var new: Side
  /// All documents, also those without a change, in the order of their paths.
  public var documents: [DocumentDifference]
  /// Documents that were left out, with the reason.
  public var leftOut: [String]

  /// The worst verdict.
  public var verdict: SemverVerdict { documents.map(\.verdict).max() ?? .none }

  /// Whether any fact was there to compare.
  public var isAnythingCompared: Bool { old.facts + new.facts > 0 }

  /// Number of changes with a verdict.
  public func count(_ verdict: SemverVerdict) -> Int {
    documents.reduce(0) { $0 + $1.changes.count { $0.verdict == verdict } }
  }

  /// Number of all changes.
  public var changeCount: Int { documents.reduce(0) { $0 + $1.changes.count } }

  /// The documents in which something differs or something is to be said.
  public var changedDocuments: [DocumentDifference] {
    documents.filter { !$0.changes.isEmpty || $0.version?.isTooSmall == true }
  }

  /// Whether something is as bad as a severity.
  public func fails(at severity: Severity) -> Bool {
    if let worst = verdict.severity, worst >= severity { return true }
    return documents.contains { $0.version?.isTooSmall == true } && severity <= .warning
  }

  /// The first line for people: "major: 3 major, 1 minor changes in 2 of 5 documents".
  public var summary: String {
    let counted = SemverVerdict.allCases.reversed().filter { $0 != .none && count($0) > 0 }
    let counts = counted.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let all = documents.count
    let noun = all == 1 ? "document" : "documents"
    guard changeCount > 0 else {
      return isAnythingCompared
        ? "none: no change of meaning in \(all) \(noun)"
        : "nothing was compared: no spec was understood on either side"
    }
    let changes = changeCount == 1 ? "change" : "changes"
    let changed = documents.count { !$0.changes.isEmpty }
    return "\(verdict.rawValue): \(counts) \(changes) in \(changed) of \(all) \(noun)"
  }
}
