public import SpecDiagnostics
public import SpecText

/// What a trace check found.
public struct TraceReport: Sendable {
  /// The whole check in one word.
  public enum Verdict: String, Sendable, Hashable {
    /// Everything that was checked held.
    case pass
    /// Something did not hold.
    case fail
    /// Nothing failed, and something could not be known.
    case inconclusive
    /// No line of the trace could be held against any line of the spec.
    case nothingChecked = "nothing-checked"
  }

  /// How many lines were read.
  ///
  /// - Invariant: `lines` is the sum of the others but `files`.
  public struct Input: Sendable, Hashable {
    /// Number of files.
    public var files = 0
    /// Number of lines.
    public var lines = 0
    /// Lines of a known kind.
    public var events = 0
    /// Lines that could not be read.
    public var malformed = 0
    /// Blank lines and lines of unknown kinds.
    public var ignored = 0
  }

  /// A line of the spec.
  public struct SpecPlace: Sendable, Hashable {
    /// The document's path as printed.
    public var path: String
    /// The 1-based line; `nil` where the text of the document is not at hand.
    public var line: Int?
    /// The bytes.
    public var origin: Origin
  }

  /// Something that is wrong with a trace, or worth knowing about it.
  public struct Violation: Sendable, Hashable {
    /// What kind it is.
    public var rule: TraceRule
    /// How bad it is.
    public var severity: Severity
    /// The session; empty where none is concerned.
    public var session: String
    /// The trace file's path as printed; empty for a gap of the spec.
    public var path: String
    /// The 1-based line of the trace; 0 for a gap of the spec.
    public var line: Int
    /// When it happened, in milliseconds.
    public var time: Double?
    /// The headline: lower case, no full stop.
    public var message: String
    /// What the spec says.
    public var expected: String?
    /// What the trace shows.
    public var actual: String?
    /// Where the spec says it.
    public var spec: SpecPlace?
    /// The smallest change that mends it.
    public var repair: String?
    /// What it has in common with others of its kind: the row, state or obligation.
    public var group: String
  }

  /// How much of something the trace showed.
  public struct Share: Sendable, Hashable {
    /// How many were shown.
    public var covered = 0
    /// How many there are, without those that cannot be reached.
    public var total = 0
    /// What was not shown, in spec order.
    public var uncovered: [String] = []
    /// What no run from the initial state can reach, in spec order.
    public var unreachable: [String] = []
  }

  /// How much of the spec the trace showed.
  public struct Coverage: Sendable, Hashable {
    /// Exclusive states.
    public var states = Share()
    /// Rows.
    public var transitions = Share()
    /// Pairs of rows that can follow each other.
    public var pairs = Share()
    /// Demands on times and rates.
    public var constraints = Share()
    /// Triggers in states: those that a row answers, and those that none does.
    public var cells = Share()
    /// Bounds that a measured value came within a fifth of.
    public var boundaries = Share()
  }

  /// The spread of measured values: milliseconds, or frames a second.
  ///
  /// - Invariant: percentiles are within one part in a hundred, the largest value is exact to a thousandth.
  public struct Statistics: Sendable, Hashable {
    /// How many values.
    public var count: Int
    /// The median.
    public var p50: Double
    /// Nine tenths of the values are at most this.
    public var p90: Double
    /// 95 of a hundred values are at most this.
    public var p95: Double
    /// 99 of a hundred values are at most this.
    public var p99: Double
    /// The largest value.
    public var max: Double
  }

  /// How a demand of the spec fared.
  public struct ObligationResult: Sendable, Hashable {
    /// A key that is unique in the report.
    public var id: String
    /// What kind it is.
    public var kind: ObligationKind
    /// What it is about, in words.
    public var label: String
    /// Where the spec states it.
    public var spec: SpecPlace
    /// How often it had each outcome.
    public var counts: OutcomeCounts
    /// The spread of measured values.
    public var statistics: Statistics?
  }

  /// A session in which something failed.
  public struct FailedSession: Sendable, Hashable {
    /// The session's name.
    public var name: String
    /// The trace file of its first error.
    public var path: String
    /// The line of its first error.
    public var line: Int
    /// Number of errors.
    public var errors: Int
  }

  /// A line that names a layout dump.
  public struct LayoutLine: Sendable, Hashable {
    /// The trace file.
    public var path: String
    /// The line of it.
    public var line: Int
    /// The session's name.
    public var session: String
    /// When; `nil` where the line says nothing.
    public var time: Double?
    /// The state that the dump shows; `nil` where neither the line nor the session tells.
    public var state: String?
    /// The path of the dump as the line writes it.
    public var dump: String
  }

  /// A machine that sessions were checked against.
  public struct MachineUse: Sendable, Hashable {
    /// The machine's name.
    public var name: String
    /// The document's path as printed.
    public var path: String
    /// Number of sessions.
    public var sessions: Int
  }

  /// The whole check in one word.
  public var verdict = Verdict.nothingChecked
  /// How many lines were read.
  public var input = Input()
  /// Number of sessions.
  public var sessionCount = 0
  /// The sessions in which something failed, in order of their first lines.
  public var failedSessions: [FailedSession] = []
  /// The machines that sessions were checked against.
  public var machines: [MachineUse] = []
  /// How much of the spec the trace showed.
  public var coverage = Coverage()
  /// In how many sessions each condition held, as "dark=true".
  public var contexts: [String: Int] = [:]
  /// How each demand of the spec fared, in spec order.
  public var obligations: [ObligationResult] = []
  /// What is wrong, by file and line.
  public var violations: [Violation] = []
  /// What is worth knowing and never fails: gaps of the spec, gaps of the recording, loose names.
  public var notes: [Violation] = []
  /// The cheapest repairs; `nil` where they were not asked for.
  public var alignment: Alignment?
  /// Number of violations beyond those that are listed.
  public var omittedViolations = 0
  /// Number of errors among them.
  public var omittedErrors = 0
  /// The lines that name layout dumps, in file order; whoever reads files holds the dumps against the specs.
  public var layoutLines: [LayoutLine] = []
  /// What was not checked, and why.
  public var notChecked: [String] = []

  /// One line for each failed session: name, place of the first error, number of errors.
  public var failedSessionList: String {
    failedSessions.reduce(into: "") { text, session in
      text += "\(session.name)\t\(session.path):\(session.line)\t\(session.errors)\n"
    }
  }
}
