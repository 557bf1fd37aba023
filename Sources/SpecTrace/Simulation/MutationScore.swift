import SpecDiagnostics
public import SpecModel

/// How well a check finds what simulated traces hide, kind by kind.
public struct MutationScore: Sendable {
  /// The mutants of one kind.
  public struct Row: Sendable, Hashable {
    /// What was done to the sessions.
    public var mutation: Mutation
    /// How many there are that a check can tell from legal sessions.
    public var count = 0
    /// How many leave a legal session.
    public var equivalent = 0
    /// How many have the right verdict.
    public var rightVerdict = 0
    /// How many have the finding at the exact line.
    public var exactLine = 0

    /// Makes an empty row.
    public init(_ mutation: Mutation) { self.mutation = mutation }
  }

  /// One row for each kind that the spec has a place for.
  public private(set) var rows: [Row] = []
  /// The first sessions that were judged otherwise, with what was expected and what was found.
  public private(set) var misses: [String] = []

  /// Checks the mutants of a simulator against the specs.
  public init(
    _ simulator: TraceSimulator, specs: [SpecDocument], options: TraceOptions = .init(),
    kinds: [Mutation] = Mutation.allCases, count: Int
  ) {
    let checker = TraceChecker(specs: specs, options: options)
    for kind in kinds {
      let trace = simulator.mutants([kind], count: count)
      guard trace.sessionCount > 0 else { continue }
      rows.append(score(trace, kind, checker))
    }
  }

  private mutating func score(
    _ trace: SimulatedTrace, _ kind: Mutation, _ checker: TraceChecker
  ) -> Row {
    let report = checker.check(inputs: [TraceInput(path: "mutants.jsonl", bytes: trace.bytes)])
    var found: [String: [TraceReport.Violation]] = [:]
    var malformed: Set<Int> = []
    for violation in report.violations {
      found[violation.session, default: []].append(violation)
      if violation.rule == .malformed { malformed.insert(violation.line) }
    }
    var row = Row(kind)
    for expectation in trace.expectations {
      guard !expectation.isEquivalent else {
        row.equivalent += 1
        continue
      }
      row.count += 1
      let own = found[expectation.session] ?? []
      let (isRight, isExact) = Self.compare(expectation, own, malformed)
      if isRight { row.rightVerdict += 1 }
      if isExact { row.exactLine += 1 }
      guard !isRight || !isExact, misses.count < 40 else { continue }
      let shown = own.map { "\($0.rule.rawValue)@\($0.line)" }.joined(separator: " ")
      misses.append(
        "\(expectation.session): expected \(expectation.rule?.rawValue ?? "nothing")"
          + "@\(expectation.line ?? 0), found \(shown.isEmpty ? "nothing" : shown)")
    }
    return row
  }

  private static func compare(
    _ expectation: SimulationExpectation, _ found: [TraceReport.Violation], _ malformed: Set<Int>
  ) -> (isRight: Bool, isExact: Bool) {
    if expectation.rule == .malformed {
      let isFound = expectation.line.map(malformed.contains) ?? false
      return (isFound, isFound)
    }
    let errors = found.filter { $0.severity == .error }
    guard expectation.fails else {
      let isThere =
        expectation.rule.map { rule in
          found.contains { $0.rule == rule && $0.line == expectation.line }
        } ?? found.isEmpty
      return (errors.isEmpty, errors.isEmpty && isThere)
    }
    return (!errors.isEmpty, errors.map(\.line).min() == expectation.line)
  }

  /// Sessions that keep the spec and were failed all the same, with their first violations.
  public static func falseAlarms(
    _ trace: SimulatedTrace, specs: [SpecDocument], options: TraceOptions = .init()
  ) -> [String] {
    let checker = TraceChecker(specs: specs, options: options)
    let report = checker.check(inputs: [TraceInput(path: "walks.jsonl", bytes: trace.bytes)])
    return report.violations.map {
      "\($0.session) line \($0.line): \($0.rule.rawValue): \($0.message)"
    }
  }
}
