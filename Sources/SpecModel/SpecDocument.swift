public import SpecText

/// All that one document states, typed, each fact with its place.
public struct SpecDocument: Sendable {
  /// The file.
  public var file: FileID
  /// Its path as printed.
  public var path: String
  /// The title: front matter, else the first heading.
  public var title: String?
  /// Status of the document in lower case, for example "approved", and where it stands.
  public var status: LocatedText?
  /// State machines.
  public var machines: [Machine] = []
  /// Defined design values.
  public var tokens: [Token] = []
  /// Uses of design values by name.
  public var tokenUses: [TokenUse] = []
  /// Time quantities.
  public var durations: [DurationFact] = []
  /// Other measurable demands.
  public var constraints: [Constraint] = []
  /// Animations.
  public var motions: [Motion] = []
  /// Relations between signals.
  public var signals: [SignalRelation] = []
  /// Wireframes.
  public var wireframes: [Wireframe] = []
  /// Flows.
  public var flows: [Flow] = []
  /// Scenarios.
  public var scenarios: [Scenario] = []
  /// Checklists.
  public var checklists: [Checklist] = []
  /// Texts of the interface.
  public var copy: [CopyString] = []
  /// Statements about assistive technology.
  public var accessibility: [AccessibilityStatement] = []
  /// Sentences in the document's own words.
  public var statements: ContiguousArray<Statement> = []
  /// What looked like a fact and could not be compiled.
  public var unresolved: [Unresolved] = []
  /// Places that demand nothing, in order and apart from each other.
  public var notNormative: [NotNormative] = []

  /// Whether a place demands something: it is no history, no example and no choice that was not taken.
  ///
  /// - Complexity: O(log places).
  public func isNormative(at offset: UInt32) -> Bool {
    var low = 0
    var high = notNormative.count
    while low < high {
      let middle = (low + high) / 2
      if notNormative[middle].origin.range.end <= offset { low = middle + 1 } else { high = middle }
    }
    return low == notNormative.count || notNormative[low].origin.range.start > offset
  }

  /// Makes an empty document.
  public init(file: FileID, path: String) {
    self.file = file
    self.path = path
  }

  /// Gives back the room that its longest lists grew and do not need.
  package mutating func giveBackRoom() {
    machines.giveBackRoom()
    tokens.giveBackRoom()
    tokenUses.giveBackRoom()
    durations.giveBackRoom()
    constraints.giveBackRoom()
    motions.giveBackRoom()
    checklists.giveBackRoom()
    copy.giveBackRoom()
    accessibility.giveBackRoom()
    statements.giveBackRoom()
    notNormative.giveBackRoom()
  }

  /// Number of facts that were compiled.
  public var factCount: Int {
    let machineFacts = machines.reduce(0) {
      $0 + $1.states.count + $1.transitions.count + $1.prohibitions.count
    }
    let structureFacts =
      wireframes.reduce(0) { $0 + $1.rows.count } + flows.reduce(0) { $0 + $1.steps.count }
      + scenarios.count + checklists.reduce(0) { $0 + $1.items.count }
    return machineFacts + tokens.count + durations.count + constraints.count + motions.count
      + signals.count + structureFacts + copy.count + accessibility.count
  }
}
