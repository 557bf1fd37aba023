import SpecModel
import Testing

@testable import SpecTrace

/// Alignments and subset simulation against naive oracles, over all small machines.
///
/// Machines that differ only in the names of their states are one: of 65 536 machines of four states, 3044 are left.
/// Triggers are abstracted: rows of one pair of states are one row.
struct OracleTests {
  private typealias Graph = AlignmentTests.Graph

  private static func machines(_ count: Int) -> [Int] { SmallMachines.all(count) }

  @Test func countsOfMachines() {
    // The numbers of directed graphs with loops (OEIS A000595).
    #expect((1...4).map { Self.machines($0).count } == [2, 10, 104, 3044])
  }

  // MARK: Alignments

  /// A line that shows the state that is entered, whatever was left.
  private static func relations(_ graph: Graph) -> [Relation] {
    (0..<graph.count).map { entered in
      var targets = Array(repeating: StateSet(), count: graph.count)
      for (source, target) in graph.edges where target == entered {
        targets[source].insert(target)
      }
      return Relation(targets: targets)
    }
  }

  /// The least costs by state before a line, from those behind it: changes are tried until none helps.
  private static func costs(_ graph: Graph, before line: Int, _ behind: [Int]) -> [Int] {
    var result = behind.map { $0 + 1 }
    for (source, target) in graph.edges where target == line {
      result[source] = min(result[source], behind[target])
    }
    var isStable = false
    while !isStable {
      isStable = true
      for (source, target) in graph.edges where result[target] + 1 < result[source] {
        result[source] = result[target] + 1
        isStable = false
      }
    }
    return result
  }

  private static func found(
    _ aligner: Aligner, _ trace: [Int], _ relations: [Relation], _ table: inout CostTable
  ) -> [Int] {
    table.fill(aligner, lines: trace, relations: relations)
    return (0..<aligner.stateCount).map { Int(table.free($0, at: 0)) }
  }

  /// All machines of up to three states and all traces of up to six lines, each from every state.
  @Test(arguments: [1, 2, 3])
  func allTracesOfSmallMachines(_ count: Int) {
    for bits in Self.machines(count) {
      let graph = Graph(count: count, bits: bits)
      let relations = Self.relations(graph)
      let aligner = graph.aligner
      var table = CostTable(stateCount: count)
      var traces: [(lines: [Int], costs: [Int])] = [([], Array(repeating: 0, count: count))]
      for _ in 1...6 {
        traces = traces.flatMap { trace in
          (0..<count).map { line in
            ([line] + trace.lines, Self.costs(graph, before: line, trace.costs))
          }
        }
        for trace in traces
        where Self.found(aligner, trace.lines, relations, &table) != trace.costs {
          Issue.record("\(graph.edges) \(trace.lines)")
        }
      }
    }
  }

  /// All machines of four states and all traces of up to six lines, each from every state.
  ///
  /// The costs before a line follow from the line and the costs behind it, so that of traces with the same costs one
  /// is tried for all.
  @Test func allTracesOfFourStates() {
    var tried = 0
    for bits in Self.machines(4) {
      let graph = Graph(count: 4, bits: bits)
      let relations = Self.relations(graph)
      let aligner = graph.aligner
      var table = CostTable(stateCount: 4)
      var seen: Set<[Int]> = [[0, 0, 0, 0]]
      var traces: [(lines: [Int], costs: [Int])] = [([], [0, 0, 0, 0])]
      for _ in 1...6 {
        var longer: [(lines: [Int], costs: [Int])] = []
        for trace in traces {
          for line in 0..<4 {
            let lines = [line] + trace.lines
            let costs = Self.costs(graph, before: line, trace.costs)
            tried += 1
            if Self.found(aligner, lines, relations, &table) != costs {
              Issue.record("\(graph.edges) \(lines)")
            }
            if seen.insert(costs).inserted { longer.append((lines, costs)) }
          }
        }
        traces = longer
      }
    }
    #expect(tried > 100_000)
  }

  // MARK: Subset simulation

  /// Event lines alone: the run may be wherever rows with their triggers lead.
  ///
  /// Two triggers on the rows of all machines of two states, and on some of those of three: all traces of six events.
  @Test(arguments: [2, 3])
  func triggersAlone(_ count: Int) {
    let pairs = count * count
    let step = count == 2 ? 1 : 997
    let all = (0..<pairs).reduce(1) { number, _ in number * 4 }
    for number in stride(from: 1, to: all, by: step) {
      // Of each pair of states: no row, one on "a", one on "b", or both.
      let rows = (0..<pairs).flatMap { pair -> [(Int, Int, Int)] in
        let kind = number >> (2 * pair) & 3
        return (0..<2).filter { kind >> $0 & 1 == 1 }.map { (pair / count, pair % count, $0) }
      }
      guard Set(rows.map(\.2)).count == 2 else { continue }
      compare(rows, count)
    }
  }

  private func compare(_ rows: [(source: Int, target: Int, trigger: Int)], _ count: Int) {
    let names = ["A", "B", "C"]
    var machine = TraceFixture.machine((0..<count).map { (names[$0], names[$0], "stay", nil) })
    machine.transitions = []
    let built = TraceFixture.machine(
      (0..<count).map { (names[$0], names[$0], "stay", nil) }
        + rows.map { (names[$0.source], names[$0.target], ["a", "b"][$0.trigger], nil) })
    machine.transitions = Array(built.transitions.dropFirst(count))
    var options = TraceOptions()
    options.world = .closed
    let traces = (0..<64).map { word in (0..<6).map { word >> $0 & 1 } }
    let lines = traces.enumerated().flatMap { session, triggers in
      [#"{"t":0,"session":"s\#(session)","state":"A"}"#]
        + triggers.enumerated().map { index, trigger in
          #"{"t":\#(index + 1),"session":"s\#(session)","event":"\#(["a", "b"][trigger])"}"#
        }
    }
    let report = TraceFixture.check(
      lines.joined(separator: "\n"), TraceFixture.spec(machine), options: options)
    var expected: Set<String> = []
    for (session, triggers) in traces.enumerated() {
      var states: Set = [0]
      for trigger in triggers {
        let next = rows.filter { states.contains($0.source) && $0.trigger == trigger }.map(\.target)
        guard !next.isEmpty else {
          expected.insert("s\(session)")
          continue
        }
        states = Set(next)
      }
    }
    let failed = Set(report.failedSessions.map(\.name))
    if failed != expected { Issue.record("\(rows) \(failed.symmetricDifference(expected))") }
  }
}
