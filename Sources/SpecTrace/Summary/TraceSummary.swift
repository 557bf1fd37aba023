/// What a check of some sessions found, in a form that can be joined with that of other sessions.
///
/// Joining is associative and commutative: any cut of a log by session, any order and any number of threads give
/// the same summary, byte by byte. Therefore it holds no lines, no files and no floating-point numbers.
///
/// - Units: times and durations in microseconds.
public struct TraceSummary: Sendable, Hashable {
  /// What befell one machine.
  struct Machine: Sendable, Hashable {
    var name: String
    var path: String
    var sessions = 0
    var states: [String]
    /// Whether each state was shown.
    var visited: [Bool]
    var rows: [String]
    /// How often each row was completed.
    var counts: [Int]
    /// Pairs of rows that followed each other, as first × rows + second, in ascending order.
    var pairs: [Int]
  }

  /// How a demand fared.
  struct Demand: Sendable, Hashable {
    var id: String
    var kind: String
    var label: String
    var counts = OutcomeCounts()
    var values = Sketch()
  }

  /// What many lines have in common.
  struct Cause: Sendable, Hashable, Comparable {
    var severity: Int
    var rule: String
    var subject: String

    static func < (a: Cause, b: Cause) -> Bool {
      (b.severity, a.rule, a.subject) < (a.severity, b.rule, b.subject)
    }
  }

  /// How often a cause was met, and where first.
  struct Occurrences: Sendable, Hashable {
    var count = 0
    var sessions = 0
    var samples: [Sample] = []
  }

  /// A moment of a session.
  struct Sample: Sendable, Hashable, Comparable {
    var session: String
    /// `nil` where the line gives no time.
    var time: Int?

    static func < (a: Sample, b: Sample) -> Bool {
      (a.session, a.time ?? .min) < (b.session, b.time ?? .min)
    }
  }

  /// A session and the number of its errors.
  struct Worst: Sendable, Hashable, Comparable {
    var session: String
    var errors: Int

    static func < (a: Worst, b: Worst) -> Bool {
      (b.errors, a.session) < (a.errors, b.session)
    }
  }

  /// A change that mends sessions.
  struct Repair: Sendable, Hashable, Comparable {
    var kind: String
    var step: String
    var shown: String

    static func < (a: Repair, b: Repair) -> Bool {
      (a.kind, a.step, a.shown) < (b.kind, b.step, b.shown)
    }
  }

  /// What the changes of all sessions cost.
  struct Repairs: Sendable, Hashable {
    var cost = 0
    var sessions = 0
    var changes: [Repair: Occurrences] = [:]
  }

  /// How many moments and sessions are kept as samples.
  static let sampleLimit = 3
  static let worstLimit = 20

  /// A digest of the spec and of what it demands.
  var spec: String
  /// How many lines were read; files are not counted, for a log may be cut into any number of them.
  var input = TraceReport.Input()
  var sessions = 0
  var failed = 0
  var machines: [Machine] = []
  var demands: [Demand] = []
  /// Violations and notes.
  var causes: [Cause: Occurrences] = [:]
  /// Steps of which the spec says nothing.
  var gaps: [String: Occurrences] = [:]
  var worst: [Worst] = []
  /// `nil` where repairs were not asked for.
  var repairs: Repairs?
  /// In how many sessions each condition held.
  var contexts: [String: Int] = [:]
  /// What was not checked: kinds of lines with their numbers.
  var unchecked: [String: Int] = [:]
}

extension TraceSummary {
  /// Adds what a check of other sessions found; false where it was another spec.
  public mutating func merge(_ other: TraceSummary) -> Bool {
    guard spec == other.spec, machines.count == other.machines.count,
      demands.count == other.demands.count, (repairs == nil) == (other.repairs == nil)
    else { return false }
    input.lines += other.input.lines
    input.events += other.input.events
    input.malformed += other.input.malformed
    input.ignored += other.input.ignored
    sessions += other.sessions
    failed += other.failed
    for index in machines.indices { machines[index].merge(other.machines[index]) }
    for index in demands.indices { demands[index].merge(other.demands[index]) }
    causes.merge(other.causes) { $0.merged($1) }
    gaps.merge(other.gaps) { $0.merged($1) }
    worst = Array((worst + other.worst).sorted().prefix(Self.worstLimit))
    contexts.merge(other.contexts, uniquingKeysWith: +)
    unchecked.merge(other.unchecked, uniquingKeysWith: +)
    if let more = other.repairs {
      repairs?.cost += more.cost
      repairs?.sessions += more.sessions
      repairs?.changes.merge(more.changes) { $0.merged($1) }
    }
    return true
  }

  /// The whole check in one word.
  public var verdict: TraceReport.Verdict {
    if causes.keys.contains(where: { $0.severity == Self.errorRank }) { return .fail }
    let doubts = [TraceRule.unfinished, .lost, .gap].map(\.rawValue)
    let isDoubtful =
      demands.contains { $0.counts.inconclusive > 0 }
      || causes.keys.contains { doubts.contains($0.rule) }
    if isDoubtful { return .inconclusive }
    let hasChecked =
      demands.contains { $0.counts.judged > 0 || $0.counts.unspecified > 0 }
      || machines.contains { $0.visited.contains(true) }
    return hasChecked ? .pass : .nothingChecked
  }

  /// The rank of errors among severities.
  static let errorRank = 3
}

extension TraceSummary.Machine {
  fileprivate mutating func merge(_ other: Self) {
    sessions += other.sessions
    for index in visited.indices { visited[index] = visited[index] || other.visited[index] }
    for index in counts.indices { counts[index] += other.counts[index] }
    pairs = Set(pairs).union(other.pairs).sorted()
  }
}

extension TraceSummary.Demand {
  fileprivate mutating func merge(_ other: Self) {
    counts.add(other.counts)
    values.merge(other.values)
  }
}

extension TraceSummary.Occurrences {
  func merged(_ other: Self) -> Self {
    var result = self
    result.count += other.count
    result.sessions += other.sessions
    result.samples = Array(
      (samples + other.samples).sorted().prefix(TraceSummary.sampleLimit))
    return result
  }

  /// Adds one moment; the moments of a session come together.
  mutating func add(_ sample: TraceSummary.Sample, isFirstOfSession: Bool) {
    count += 1
    if isFirstOfSession { sessions += 1 }
    let place = samples.firstIndex { sample < $0 } ?? samples.count
    guard place < TraceSummary.sampleLimit else { return }
    samples.insert(sample, at: place)
    if samples.count > TraceSummary.sampleLimit { samples.removeLast() }
  }
}
