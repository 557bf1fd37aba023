import SpecModel
import Testing

@testable import SpecTrace

/// Alignments against a search that knows nothing of dynamic programming.
struct AlignmentTests {
  /// A machine as a matrix of steps.
  struct Graph {
    var count: Int
    var edges: [(Int, Int)]

    init(count: Int, bits: Int) {
      self.count = count
      edges = (0..<(count * count)).filter { bits >> $0 & 1 == 1 }.map { ($0 / count, $0 % count) }
    }

    var aligner: Aligner {
      Aligner(
        stateCount: count,
        edges: edges.map { (sources: StateSet([$0.0]), targets: StateSet([$0.1])) })
    }

    /// What each step from a state to a state means.
    var relations: [Relation] {
      (0..<(count * count)).map { step in
        var targets = Array(repeating: StateSet(), count: count)
        if edges.contains(where: { $0 == (step / count, step % count) }) {
          targets[step / count].insert(step % count)
        }
        return Relation(targets: targets)
      }
    }

    /// Whether a trace can be repaired with some number of changes: tries them all.
    func canRepair(_ trace: ArraySlice<Int>, at state: Int, _ changes: Int) -> Bool {
      guard let step = trace.first else { return true }
      let fits = edges.contains { $0 == (step / count, step % count) }
      if fits, step / count == state,
        canRepair(trace.dropFirst(), at: step % count, changes)
      {
        return true
      }
      guard changes > 0 else { return false }
      if canRepair(trace.dropFirst(), at: state, changes - 1) { return true }
      return edges.contains { $0.0 == state && canRepair(trace, at: $0.1, changes - 1) }
    }

    func leastCost(_ trace: [Int]) -> Int {
      (0...trace.count).first { canRepair(trace[...], at: 0, $0) } ?? trace.count
    }

    /// The trace after the changes of a repair.
    func apply(_ edits: [Alignment.Edit], to trace: [Int]) -> [Int] {
      var result: [Int] = []
      for index in 0...trace.count {
        for case .missing(let edge, let before) in edits where before == index {
          result.append(edges[edge].0 * count + edges[edge].1)
        }
        if index < trace.count, !edits.contains(.surplus(index)) { result.append(trace[index]) }
      }
      return result
    }
  }

  private func check(_ graph: Graph, _ trace: [Int]) {
    var costs = CostTable(stateCount: graph.count)
    let found = graph.aligner.align(
      start: [0], lines: trace, relations: graph.relations, costs: &costs)
    #expect(found.cost == graph.leastCost(trace), "\(graph.edges) \(trace)")
    #expect(!found.repairs.isEmpty && found.repairs.count <= Aligner.repairLimit)
    #expect(Set(found.repairs.map(\.edits)).count == found.repairs.count)
    for repair in found.repairs {
      #expect(repair.edits.count == found.cost)
      let mended = graph.apply(repair.edits, to: trace)
      #expect(graph.canRepair(mended[...], at: 0, 0), "\(graph.edges) \(trace) \(repair.edits)")
    }
  }

  /// All machines of two states and all traces of up to four steps.
  @Test func allSmallMachines() {
    for bits in 0..<16 {
      let graph = Graph(count: 2, bits: bits)
      for length in 0...4 {
        for number in 0..<(1 << (2 * length)) {
          check(graph, (0..<length).map { number >> (2 * $0) & 3 })
        }
      }
    }
  }

  /// Machines of three and four states and traces of up to six steps, drawn at random.
  @Test(arguments: [3, 4])
  func drawnMachines(_ count: Int) {
    var random = Seed(state: UInt64(count))
    for _ in 0..<400 {
      let bits = Int.random(in: 0..<(1 << (count * count)), using: &random)
      let length = Int.random(in: 0...6, using: &random)
      let trace = (0..<length).map { _ in Int.random(in: 0..<(count * count), using: &random) }
      check(Graph(count: count, bits: bits), trace)
    }
  }

  /// Sessions of a machine with more meanings and columns than are remembered, each beside a table that knows nothing.
  @Test(arguments: [1, 6, 70])
  func whatIsRememberedChangesNothing(_ count: Int) {
    var random = Seed(state: UInt64(count))
    func states() -> StateSet {
      StateSet(
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          Int.random(in: 0..<count, using: &random)
        })
    }
    let edges = (0..<(2 * count)).map { _ in (sources: states(), targets: states()) }
    let aligner = Aligner(stateCount: count, edges: edges)
    var relations: [Relation] = []
    var costs = CostTable(stateCount: count)
    for round in 0..<60 {
      for _ in 0..<(round < 30 ? 4 : 100) {
        let isEvent = Int.random(in: 0..<10, using: &random) > 0
        let targets = (0..<count).map { isEvent ? states() : StateSet([$0]) }
        relations.append(Relation(targets: targets, isEvent: isEvent))
      }
      let length = Int.random(in: 0...(round % 10 == 9 ? 2000 : 20), using: &random)
      let lines = (0..<length).map { _ in Int.random(in: 0..<relations.count, using: &random) }
      let start = Array(0..<count)
      var fresh = CostTable(stateCount: count)
      let found = aligner.align(start: start, lines: lines, relations: relations, costs: &costs)
      let expected = aligner.align(start: start, lines: lines, relations: relations, costs: &fresh)
      #expect(found == expected, "round \(round)")
    }
  }

  /// Costs that are cut off at the diameter of a machine are on no cheapest way.
  @Test func costsBeyondTheDiameterDoNotMatter() {
    var random = Seed(state: 5)
    var wholeCount = 0
    for _ in 0..<3000 {
      let count = Int.random(in: 2...5, using: &random)
      let bits = Int.random(in: 0..<(1 << (count * count)), using: &random)
      let graph = Graph(count: count, bits: bits)
      var aligner = graph.aligner
      if aligner.diameter < Aligner.unreachable { wholeCount += 1 }
      let hole = Relation(
        targets: (0..<count).map { StateSet([$0, ($0 + 1) % count]) }, isEvent: false)
      let relations = graph.relations + [hole]
      let length = Int.random(in: 0...14, using: &random)
      let trace = (0..<length).map { _ in Int.random(in: 0..<relations.count, using: &random) }
      var costs = CostTable(stateCount: count)
      let found = aligner.align(
        start: [0], lines: trace, relations: relations, costs: &costs, limit: 50)
      aligner.diameter = Aligner.unreachable
      costs = CostTable(stateCount: count)
      let expected = aligner.align(
        start: [0], lines: trace, relations: relations, costs: &costs, limit: 50)
      #expect(found == expected, "\(graph.edges) \(trace)")
    }
    #expect(wholeCount > 300)
  }

  /// Every trace that the machine has costs nothing, every other one something: the subset simulation agrees.
  @Test func theMonitorAgrees() {
    var random = Seed(state: 77)
    let names = ["A", "B", "C", "D"]
    for _ in 0..<150 {
      let graph = Graph(count: 4, bits: Int.random(in: 1..<65536, using: &random))
      guard graph.edges.count > 1 else { continue }
      var machine = TraceFixture.machine(
        names.map { ($0, $0, "stay", nil) }
          + graph.edges.map { (names[$0.0], names[$0.1], "", nil) })
      machine.transitions.removeFirst(4)
      var options = TraceOptions()
      options.world = .closed
      options.explains = true
      let length = Int.random(in: 1...6, using: &random)
      // The start of a session is not judged, so that it begins where the machine does.
      var trace = (0..<length).map { _ in Int.random(in: 0..<16, using: &random) }
      trace[0] %= 4
      let lines = trace.enumerated().map { index, step in
        #"{"t":\#(index),"session":"s","from":"\#(names[step / 4])","to":"\#(names[step % 4])"}"#
      }
      let report = TraceFixture.check(
        lines.joined(separator: "\n"), TraceFixture.spec(machine), options: options)
      #expect(report.alignment?.cost == graph.leastCost(trace), "\(graph.edges) \(trace)")
      #expect((report.alignment?.sessions == 1) == !report.failedSessions.isEmpty)
    }
  }

  // MARK: Words

  private func explained(_ lines: [String], _ spec: SpecDocument = TraceFixture.spec())
    -> TraceReport
  {
    var options = TraceOptions()
    options.explains = true
    return TraceFixture.check(lines.joined(separator: "\n"), spec, options: options)
  }

  private func step(_ time: Int, _ source: String, _ target: String, _ trigger: String) -> String {
    #"{"t":\#(time),"session":"s","from":"\#(source)","to":"\#(target)","trigger":"\#(trigger)"}"#
  }

  @Test func aMissingStepIsNamedInTheSpecsWords() throws {
    let report = explained([
      step(0, "Loading", "Ready", "Loaded"), step(1, "Ready", "Playing", "Play"),
      step(2, "Ready", "Settings", "Gear"), step(3, "Settings", "Ready", "Close"),
    ])
    let alignment = try #require(report.alignment)
    #expect(alignment.cost == 1)
    #expect(alignment.sessions == 1)
    let explanation = try #require(alignment.explanations.first)
    #expect(explanation.line == 3)
    #expect(
      explanation.message
        == "line 3: after 'Playing' the trace shows 'Ready -> Settings : Gear'; either "
        + "'Stop/Finish' (Playing -> Ready) is missing before line 3, or line 2 is surplus")
    #expect(alignment.causes.map(\.step) == ["Playing -> Ready : Stop/Finish"])
    #expect(alignment.causes.first?.samples.map(\.line) == [3])
    #expect(report.text.contains("Repairs: 1 change in 1 session, 1 cause"))
    #expect(report.json().contains(#""cost": 1"#))
  }

  @Test func aWrongStepIsBothMissingAndSurplus() throws {
    let report = explained([
      step(0, "Loading", "Ready", "Loaded"), step(1, "Ready", "Loading", "Gear"),
      step(2, "Settings", "Ready", "Close"), step(3, "Ready", "Playing", "Play"),
      step(4, "Playing", "Ready", "Stop"),
    ])
    let alignment = try #require(report.alignment)
    #expect(alignment.cost == 2)
    #expect(
      alignment.explanations.first?.repairs.contains(
        "line 2 should be 'Gear' (Ready -> Settings)") == true)
  }

  @Test func aWrongTriggerCostsTwoWhereTheStatesAreRight() {
    let report = explained([
      step(0, "Loading", "Ready", "Loaded"), step(1, "Ready", "Playing", "Close"),
      step(2, "Playing", "Ready", "Stop"),
    ])
    #expect(report.alignment?.cost == 2)
    #expect(
      report.alignment?.explanations.first?.repairs == [
        "line 2 should be 'Play' (Ready -> Playing)", "line 2 is surplus and line 3 is surplus",
      ])
  }

  @Test func durationsDoNotCount() {
    let report = explained([
      #"{"t":0,"session":"s","from":"Loading","to":"Ready","trigger":"Loaded","duration":900}"#
    ])
    #expect(report.verdict == .fail)
    #expect(report.alignment?.cost == 0)
    #expect(report.alignment?.sessions == 0)
  }

  @Test func withoutBeingAskedNothingIsExplained() {
    #expect(TraceFixture.check(step(0, "Ready", "Loading", "Gear")).alignment == nil)
  }

  @Test func lostLinesCostNothing() {
    let report = explained([
      step(0, "Loading", "Ready", "Loaded"),
      #"{"kind":"gap","session":"s","t":1,"until":2}"#,
      step(3, "Playing", "Ready", "Stop"), step(4, "Playing", "Ready", "Stop"),
    ])
    #expect(report.alignment?.cost == 1)
  }
}
