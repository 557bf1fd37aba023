import SpecDiagnostics
public import SpecJSON

/// A simulated trace with what a check must find in it.
public struct SimulatedTrace: Sendable {
  /// The lines, each with a line feed.
  public private(set) var bytes: ContiguousArray<UInt8> = []
  /// Number of sessions.
  public private(set) var sessionCount = 0
  /// What each session must be found to be, in order.
  public private(set) var expectations: [SimulationExpectation] = []
  /// What was asked for and could not be made, with the reason.
  public var omitted: [String] = []
  private var lineCount = 0

  /// The lines as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The expectations as JSON Lines.
  public var expectationLines: String {
    var json = JSONWriter(style: .compact)
    for expectation in expectations { expectation.write(to: &json) }
    return json.string + (expectations.isEmpty ? "" : "\n")
  }

  /// Makes an empty trace.
  init() {}

  /// Joins traces into one; the lines of expectations count on.
  public init(joining traces: [SimulatedTrace]) {
    for trace in traces {
      expectations += trace.expectations.map { expectation in
        var moved = expectation
        moved.line = expectation.line.map { $0 + lineCount }
        return moved
      }
      bytes += trace.bytes
      sessionCount += trace.sessionCount
      omitted += trace.omitted
      lineCount += trace.lineCount
    }
  }

  /// Adds a session that keeps the spec, unless a fault in it is known.
  mutating func append(_ session: SimulatedSession, fault: StepOracle.Fault? = nil) {
    var expectation = SimulationExpectation(
      session: session.name, mutation: nil, fails: fault != nil)
    expectation.rule = fault?.rule
    expectation.line = fault.map { lineCount + $0.index + 1 }
    write(session)
    expectations.append(expectation)
  }

  /// Adds a session with a fault.
  mutating func append(_ mutant: Mutator.Mutant, _ mutation: Mutation) {
    let first = lineCount
    write(mutant.session)
    var expectation = SimulationExpectation(
      session: mutant.session.name, mutation: mutation, fails: false, repair: mutant.repair)
    if let fault = mutant.fault {
      expectation.rule = fault.rule
      expectation.line = first + fault.index + 1
      expectation.fails = fault.rule.severity == .error
    } else {
      expectation.isEquivalent = mutation != .reorder
    }
    expectations.append(expectation)
  }

  private mutating func write(_ session: SimulatedSession) {
    for line in session.lines {
      bytes.append(contentsOf: line.text.utf8)
      bytes.append(0x0A)
    }
    lineCount += session.lines.count
    sessionCount += 1
  }
}

extension SimulationExpectation: JSONWritable {
  /// Writes the expectation in the words of the check's report.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("session", session)
      json.field("mutation", mutation?.rawValue)
      json.field("verdict", fails ? "fail" : "pass")
      json.field("kind", ifPresent: rule?.rawValue)
      json.field("line", ifPresent: line)
      json.field("repair", ifPresent: repair)
      if isEquivalent { json.field("equivalent", true) }
    }
  }
}
