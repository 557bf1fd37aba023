/// A kind of fact that documents are compared by; what comes first accounts for the words that others share with it.
public enum FactKind: String, Sendable, Hashable, CaseIterable {
  case document, machine, state, transition
  case wayBack = "way-back"
  case prohibition, token, wireframe, motion, duration, constraint, signal
  case tokenUse = "token-use"
  case copy, flow, scenario, checklist, accessibility, link
  case frontMatter = "front-matter"
  case wording

  /// The word in texts for people.
  public var noun: String {
    switch self {
    case .wayBack: "way back"
    case .tokenUse: "use of a token"
    case .copy: "text"
    case .accessibility: "accessibility"
    case .frontMatter: "front matter"
    default: rawValue
    }
  }

  /// The heading above several of them.
  public var title: String {
    switch self {
    case .document: "Document"
    case .machine: "Machines"
    case .state: "States"
    case .transition: "Transitions"
    case .wayBack: "Ways back"
    case .prohibition: "Prohibitions"
    case .token: "Tokens"
    case .wireframe: "Wireframes"
    case .motion: "Motion"
    case .duration: "Times"
    case .constraint: "Measures"
    case .signal: "Signals"
    case .tokenUse: "Uses of tokens"
    case .copy: "Texts"
    case .flow: "Flows"
    case .scenario: "Scenarios"
    case .checklist: "Checklists"
    case .accessibility: "Accessibility"
    case .link: "Links"
    case .frontMatter: "Front matter"
    case .wording: "Words"
    }
  }
}

/// A place in a file as it is on disk or in a revision.
///
/// - Units: lines and columns are 1-based; columns count code points; the end is exclusive.
public struct Place: Sendable, Hashable {
  /// The path as printed.
  public var path: String
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
  /// The line of the end.
  public var endLine: Int
  /// The column of the end.
  public var endColumn: Int

  /// Makes a place.
  public init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// `path:line`.
  public var short: String { "\(path):\(line)" }
}

/// One difference between two documents.
public struct Change: Sendable, Hashable {
  /// What happened to a fact.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    case added, removed, renamed, changed, moved
  }

  /// Why two things with different names are taken for one.
  public struct Evidence: Sendable, Hashable {
    /// How sure that is.
    public enum Confidence: String, Sendable, Hashable, CaseIterable { case high, medium }

    /// How sure that is.
    public var confidence: Confidence
    /// What the two have in common.
    public var reason: String

    /// Makes evidence.
    public init(_ confidence: Confidence, _ reason: String) {
      self.confidence = confidence
      self.reason = reason
    }
  }

  /// The kind of fact.
  public var fact: FactKind
  /// What happened to it.
  public var action: Action
  /// The machine that it belongs to.
  public var machine: String?
  /// What it is, in the document's words.
  public var subject: String
  /// Which part of it differs, for example "target" or "duration"; `nil` where all of it does.
  public var aspect: String?
  /// What the old document says.
  public var old: String?
  /// What the new document says.
  public var new: String?
  /// What it means for an app that keeps the old spec.
  public var verdict: SemverVerdict
  /// Why it means that.
  public var why: String
  /// Why two names are taken for one thing.
  public var evidence: Evidence?
  /// Where the old document says it.
  public var oldPlace: Place?
  /// Where the new document says it.
  public var newPlace: Place?

  /// The place to look at: in the new document, else in the old one.
  public var place: Place? { newPlace ?? oldPlace }

  /// The change in one sentence without place and verdict.
  public var headline: String {
    let name = name
    if fact == .wording {
      let lines = [old, new].compactMap { $0 }.joined(separator: " → ")
      return "only words differ in \(subject)" + (lines.isEmpty ? "" : ": \(lines)")
    }
    switch action {
    case .added: return "\(name) added" + Self.colon(new)
    case .removed: return "\(name) removed" + Self.colon(old)
    case .renamed where fact == .duration || fact == .constraint:
      return "\(name) is said of '\(new ?? "")' now"
    case .renamed: return "\(name) renamed to '\(new ?? "")'"
    case .moved: return "\(name) moved" + (new.map { " to \($0)" } ?? "")
    case .changed:
      switch (old, new) {
      case (let old?, let new?): return "\(name) changed: \(Self.shown(old)) → \(Self.shown(new))"
      case (nil, let new?): return "\(name) added: \(new)"
      case (let old?, nil): return "\(name) dropped: \(old)"
      case (nil, nil): return "\(name) changed"
      }
    }
  }

  /// What the change is about: the part and the fact, with a noun where the part is none.
  private var name: String {
    switch fact {
    case .duration, .constraint, .motion: return "\(aspect ?? fact.noun) of '\(subject)'"
    case .tokenUse: return aspect == nil ? "token of '\(subject)'" : "value of token '\(subject)'"
    case .signal: return "relation of signal '\(subject)'"
    case .accessibility: return "accessibility of '\(subject)'"
    case .wayBack: return (aspect.map { "\($0) of " } ?? "") + "way back '\(subject)'"
    default: return (aspect.map { "\($0) of " } ?? "") + "\(fact.noun) '\(subject)'"
    }
  }

  private static func colon(_ text: String?) -> String { text.map { ": \(shown($0))" } ?? "" }

  /// A value as it is shown; an empty one is seen too.
  private static func shown(_ text: String) -> String { text.isEmpty ? "“”" : text }
}
