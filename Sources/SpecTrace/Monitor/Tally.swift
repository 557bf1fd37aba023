import SpecDiagnostics

/// Something that the monitor saw and a person should know, as ids; it becomes words in the report.
struct TraceRecord: Sendable {
  /// What belongs to the rule.
  enum Detail: Sendable {
    case none
    /// A step that has no row, or the wrong one.
    case judgement(Int)
    /// A step from a state that the session was not in since a line.
    case continuity(judgement: Int, states: StateSet, since: Int32)
    /// A trigger that no row of the possible states answers.
    case unanswered(NameID, states: StateSet)
    /// A name that the machine does not know.
    case name(NameID)
    /// A measured value against an obligation, and the line at which the measurement began.
    case measure(obligation: Int, value: Double, start: Int32, name: NameID)
    /// A measurement that did not end before its deadline.
    case overdue(obligation: Int, value: Double, start: Int32, name: NameID)
    /// A step or operation that began at a line.
    case begun(judgement: Int, name: NameID, start: Int32)
    /// Samples that leave what an obligation states.
    case deviation(obligation: Int, expected: String, actual: String, message: String)
    /// Counters around a hole.
    case counters(Int64, Int64)
    /// A distance in milliseconds.
    case distance(Double)
    /// Why a line cannot be read.
    case fault(LineFault)
  }

  var rule: TraceRule
  var severity: Severity
  var file: Int32
  var line: Int32
  var session: NameID
  var time: Double
  /// Index of the machine; -1 where none is concerned.
  var machine = -1
  var detail: Detail
}

/// How often an obligation had each outcome.
public struct OutcomeCounts: Sendable, Hashable {
  /// It held.
  public var pass = 0
  /// It held within the uncertainty of the stamps only.
  public var marginal = 0
  /// It did not hold.
  public var fail = 0
  /// The trace ended or had a hole before it was known.
  public var inconclusive = 0
  /// The spec says nothing.
  public var unspecified = 0

  /// How often it was judged.
  public var judged: Int { pass + marginal + fail }

  /// Adds the outcomes of other sessions.
  mutating func add(_ other: OutcomeCounts) {
    pass += other.pass
    marginal += other.marginal
    fail += other.fail
    inconclusive += other.inconclusive
    unspecified += other.unspecified
  }
}

/// What a monitor counted.
struct Tally: Sendable {
  /// A trigger in a state.
  struct Cell: Sendable, Hashable {
    var state: Int
    var trigger: NameID
  }

  /// What befell one machine.
  struct Machine: Sendable {
    /// How often each judgement of the step table was met.
    var judgements: [Int] = []
    /// The first lines of each judgement that is a gap of the spec.
    var samples: [Int: SampleLines] = [:]
    /// How often each row was completed.
    var edges: [Int]
    /// Pairs of rows that followed each other, as first × rows + second.
    var pairs: Set<Int> = []
    /// By pair: whether it is known to be among them, which spares looking it up in the set.
    var seenPairs: [Bool] = []
    /// So many pairs are known in this way at most.
    static let seenLimit = 1 << 14
    /// Triggers that event lines showed in a state that was known.
    var cells: Set<Cell> = []
    /// States that state lines and triggers showed.
    var visited = StateSet()
    /// Number of sessions that were checked against it.
    var sessions = 0
  }

  /// Outcomes of each obligation.
  var counts: [OutcomeCounts]
  /// Measured values of each obligation.
  var values: [Sketch]
  /// What befell each machine.
  var machines: [Machine]
  /// What a person should know.
  var records: [TraceRecord] = []
  /// The cheapest repairs of sessions that left the rows.
  var repairs: [SessionRepair] = []
  /// Number of sessions that are too long to be explained.
  var unexplained = 0
  /// Sessions with an error, with the number of their errors.
  var failed: [(session: NameID, count: Int, file: Int32, line: Int32)] = []
  /// Number of sessions.
  var sessions = 0
  /// In how many sessions each condition held.
  var contexts: [String: Int] = [:]
  /// Events whose name is no trigger of the machine.
  var unmatchedEvents = 0
  /// Lines of frames outside of animations that fall under no demand.
  var framesOutside = 0
  /// Lines of each machine that no spec has.
  var unknownMachines: [NameID: Int] = [:]
  /// Numbers of each unit that does not fit the unit of what is stated.
  var oddUnits: [NameID: Int] = [:]
  /// Lines of each kind that no check reads.
  var uncheckedKinds: [TraceEvent.Kind: Int] = [:]
  /// Lines that name layout dumps.
  var layouts: [LayoutLine] = []
  /// Names that were taken for the subject of an obligation by some of its words.
  var looseSubjects: [NameID: Int] = [:]

  /// Makes an empty tally.
  init(obligations: Int, machines: [CompiledMachine]) {
    counts = Array(repeating: OutcomeCounts(), count: obligations)
    values = Array(repeating: Sketch(), count: obligations)
    self.machines = machines.map { Machine(edges: Array(repeating: 0, count: $0.edges.count)) }
  }

  /// Counts an outcome with its value.
  mutating func count(_ measure: Measure, _ value: Double, on obligation: Int) {
    switch measure {
    case .pass: counts[obligation].pass += 1
    case .marginal: counts[obligation].marginal += 1
    case .fail: counts[obligation].fail += 1
    }
    values[obligation].add(value)
  }
}

/// A line of a trace that shows something.
struct SampleLine: Sendable {
  var file: Int32
  var line: Int32
  /// The measured duration; not a number where the line gives none.
  var duration: Double
  var animation: NameID
}

/// The first lines in file order that show one thing, in whatever order they are met.
struct SampleLines: Sendable {
  private(set) var lines: [SampleLine] = []
  private static let limit = 3

  /// Keeps a line if it is among the first.
  mutating func add(_ line: SampleLine) {
    let place =
      lines.firstIndex { ($0.file, $0.line) > (line.file, line.line) } ?? lines.count
    guard place < Self.limit else { return }
    lines.insert(line, at: place)
    if lines.count > Self.limit { lines.removeLast() }
  }
}
