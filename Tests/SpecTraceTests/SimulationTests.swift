import Foundation
import SpecModel
import SpecWorkspace
import Testing

@testable import SpecTrace

/// The specs of this repository as models.
private enum ReferenceModels {
  static let features = ["drag-to-reveal", "timeline-navigation", "today-schedule"]

  static func specs(_ feature: String) throws -> [SpecDocument] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("specs").path
    let paths = ["\(folder)/\(feature)", "\(folder)/design-system"].map(Paths.normalized)
    return try Workspace(request: WorkspaceRequest(paths: paths)).understoodSpecs
  }

  static func simulator(
    _ specs: [SpecDocument], seed: UInt64 = 1,
    _ change: (inout TraceSimulator.Settings) -> Void = { _ in }
  ) throws -> TraceSimulator {
    var settings = TraceSimulator.Settings()
    settings.seed = seed
    change(&settings)
    return try #require(TraceSimulator(specs: specs, settings: settings))
  }
}

@Suite("Simulated traces")
struct SimulationTests {
  @Test("no session that keeps a spec is failed", arguments: ReferenceModels.features)
  func walks(feature: String) throws {
    let specs = try ReferenceModels.specs(feature)
    for rate in [60.0, 120] {
      for form in SimulationForm.allCases {
        let simulator = try ReferenceModels.simulator(specs, seed: UInt64(rate)) {
          $0.refreshRate = rate
          $0.form = form
        }
        let alarms = MutationScore.falseAlarms(simulator.walks(40), specs: specs)
        #expect(alarms.isEmpty, "\(form) at \(rate) Hz: \(alarms.prefix(3))")
      }
    }
  }

  @Test("every suite covers what it says, and keeps the spec", arguments: ReferenceModels.features)
  func coverage(feature: String) throws {
    let specs = try ReferenceModels.specs(feature)
    let simulator = try ReferenceModels.simulator(specs)
    let checker = TraceChecker(specs: specs)
    for suite in CoverageSuite.allCases {
      let trace = simulator.cover([suite])
      let report = checker.check(inputs: [TraceInput(path: "t", bytes: trace.bytes)])
      #expect(report.violations.isEmpty, "\(suite): \(report.violations.prefix(2))")
      #expect(trace.omitted.isEmpty && trace.sessionCount > 0)
      let coverage = report.coverage
      switch suite {
      case .states: #expect(coverage.states.covered == coverage.states.total)
      case .transitions: #expect(coverage.transitions.covered == coverage.transitions.total)
      case .pairs: #expect(coverage.pairs.covered == coverage.pairs.total)
      default: break
      }
    }
  }

  @Test(
    "mutants get the right verdict and the exact line", arguments: ReferenceModels.features)
  func mutants(feature: String) throws {
    let specs = try ReferenceModels.specs(feature)
    var count = 0
    var right = 0
    var exact = 0
    let simulator = try ReferenceModels.simulator(specs, seed: 3)
    let score = MutationScore(simulator, specs: specs, count: 24)
    for row in score.rows {
      count += row.count
      right += row.rightVerdict
      exact += row.exactLine
    }
    #expect(count > 180 && score.misses == [])
    #expect(Double(right) >= 0.995 * Double(count), "\(right) of \(count)")
    #expect(Double(exact) >= 0.99 * Double(count), "\(exact) of \(count)")
  }

  @Test(
    "every suite in every form is found to be what its expectations say",
    arguments: SimulationForm.allCases)
  func expectations(form: SimulationForm) throws {
    var automatic = TraceFixture.rows
    automatic.append(("Broken", "Loading", "", nil))
    let specs = [
      TraceFixture.spec(), TraceFixture.spec(TraceFixture.machine(automatic)),
      TraceFixture.spec(
        TraceFixture.machine([
          ("Home", "Grid", "Show", nil), ("Grid", "List", "Switch", nil),
          ("*", "Error", "Broken", nil),
          ("Error", "Home", "Retry", nil), ("Home", "Guide", "Help", nil),
        ])),
    ]
    var failing = 0
    for spec in specs {
      var settings = TraceSimulator.Settings()
      settings.form = form
      let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
      let trace = simulator.cover(CoverageSuite.allCases)
      let report = TraceChecker(specs: [spec]).check(
        inputs: [TraceInput(path: "t", bytes: trace.bytes)])
      let found = Set(report.violations.map { "\($0.session) \($0.rule.rawValue)@\($0.line)" })
      let expected = trace.expectations.compactMap { expectation in
        expectation.rule.map { "\(expectation.session) \($0.rawValue)@\(expectation.line ?? 0)" }
      }
      #expect(found == Set(expected))
      #expect(trace.expectations.allSatisfy { $0.fails == ($0.rule != nil) })
      failing += expected.count
    }
    // Triggers alone cannot show that nothing happened.
    #expect((failing > 0) == (form == .events))
  }

  @Test("the same seed gives the same bytes, another seed other ones")
  func seeds() throws {
    let specs = try ReferenceModels.specs("today-schedule")
    let traces = try ([1, 1, 2] as [UInt64]).map {
      let simulator = try ReferenceModels.simulator(specs, seed: $0)
      return SimulatedTrace(joining: [
        simulator.walks(5), simulator.mutants(Mutation.allCases, count: 3),
      ])
    }
    #expect(traces[0].bytes == traces[1].bytes)
    #expect(traces[0].expectationLines == traces[1].expectationLines)
    #expect(traces[0].bytes != traces[2].bytes)
  }

  @Test("stays and bounds of a spec shape what is simulated")
  func stays() throws {
    var spec = TraceFixture.spec()
    spec.durations = [
      TraceFixture.fact("Playing", .dwell, 3000, 3000),
      TraceFixture.fact("Loading", .timeout, nil, 1000),
      TraceFixture.fact("Settings", .dwell, 6000, nil),
      TraceFixture.fact("Broken", .timeout, 4000, 4000),
    ]
    let simulator = try #require(TraceSimulator(specs: [spec]))
    let trace = simulator.walks(200)
    #expect(MutationScore.falseAlarms(trace, specs: [spec]) == [])
    let report = TraceChecker(specs: [spec]).check(
      inputs: [TraceInput(path: "t", bytes: trace.bytes)])
    let judged = report.obligations.filter { $0.kind == .dwell || $0.kind == .timeout }
    #expect(!judged.isEmpty && judged.allSatisfy { $0.counts.pass > 100 })
  }

  @Test(
    "stays hold by what each form of recording shows of them", arguments: SimulationForm.allCases)
  func shownStays(form: SimulationForm) throws {
    // Steps that take longer than some stays: what a recording shows of a stay depends on its form.
    var spec = TraceFixture.spec(
      TraceFixture.machine([
        ("Resting", "Pacing", "Wander", 400), ("Pacing", "Resting", "Tire", 250),
        ("Resting", "Leaping", "Startle", 150), ("Leaping", "Resting", "Land", 300),
      ]))
    spec.durations = [
      TraceFixture.fact("Resting", .dwell, 900, 1500),
      TraceFixture.fact("Pacing", .dwell, 600, 600),
      TraceFixture.fact("Leaping", .dwell, nil, 700),
    ]
    for seed in [1, 2, 3] as [UInt64] {
      var settings = TraceSimulator.Settings()
      settings.seed = seed
      settings.form = form
      let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
      let trace = SimulatedTrace(joining: [simulator.walks(60), simulator.cover([.transitions])])
      let report = TraceChecker(specs: [spec]).check(
        inputs: [TraceInput(path: "t", bytes: trace.bytes)])
      #expect(report.violations.isEmpty, "\(report.violations.prefix(3))")
      let stays = report.obligations.filter { $0.kind == .dwell || $0.kind == .timeout }
      #expect(stays.count == 3 && stays.allSatisfy { $0.counts.pass > 20 })
    }
  }

  @Test(
    "a step that leads back to its own state does not cut the stay",
    arguments: SimulationForm.allCases)
  func loops(form: SimulationForm) throws {
    var spec = TraceFixture.spec(
      TraceFixture.machine([
        ("Resting", "Pacing", "Wander", 400), ("Pacing", "Pacing", "Turn", 250),
        ("Pacing", "Resting", "Tire", 300),
      ]))
    spec.durations = [TraceFixture.fact("Pacing", .dwell, 2000, nil)]
    var settings = TraceSimulator.Settings()
    settings.form = form
    let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
    let trace = simulator.walks(60)
    let report = TraceChecker(specs: [spec]).check(
      inputs: [TraceInput(path: "t", bytes: trace.bytes)])
    #expect(report.violations.isEmpty, "\(report.violations.prefix(3))")
    #expect(report.obligations.contains { $0.kind == .dwell && $0.counts.pass > 20 })
  }

  @Test("pairs with a row from any state are shown, and no stay of a stated length is cut off")
  func pairsAndStays() throws {
    let machine = TraceFixture.machine(
      TraceFixture.rows + [("Broken", "Loading", "Retry", nil), ("*", "Broken", "Crash", nil)])
    var spec = TraceFixture.spec(machine)
    spec.durations = [TraceFixture.fact("Ready", .dwell, 3000, 3000)]
    let trace = try #require(TraceSimulator(specs: [spec])).cover([.pairs])
    let report = TraceChecker(specs: [spec]).check(
      inputs: [TraceInput(path: "t", bytes: trace.bytes)])
    #expect(report.verdict == .pass)
    #expect(report.coverage.pairs.uncovered == [])
  }

  @Test("nested states and wildcards are walked too")
  func nested() throws {
    var machine = TraceFixture.machine([
      ("Home", "Grid", "Show Grid", 200), ("Home", "List", "Show List", 200),
      ("Grid", "List", "Switch", nil), ("*", "Error", "Broken", 150),
      ("Error", "Home", "Retry", nil),
      ("Outer", "Home", "Leave", 300),
    ])
    let outer = machine.states.firstIndex { $0.name == "Outer" }
    for name in ["Grid", "List"] {
      let index = try #require(machine.states.firstIndex { $0.name == name })
      machine.states[index].parent = outer.map { StateID($0) }
    }
    let spec = TraceFixture.spec(machine)
    let simulator = try #require(TraceSimulator(specs: [spec]))
    #expect(MutationScore.falseAlarms(simulator.walks(200), specs: [spec]) == [])
    let trace = simulator.cover([.transitions])
    let report = TraceChecker(specs: [spec]).check(
      inputs: [TraceInput(path: "t", bytes: trace.bytes)])
    #expect(report.violations.isEmpty)
    #expect(report.coverage.transitions.covered == report.coverage.transitions.total)
    let score = MutationScore(simulator, specs: [spec], count: 60)
    #expect(score.misses == [])
  }

  @Test("a machine without a way out of its start is not simulated")
  func nothing() {
    #expect(TraceSimulator(specs: []) == nil)
    var machine = TraceFixture.machine()
    machine.transitions = []
    #expect(TraceSimulator(specs: [TraceFixture.spec(machine)]) == nil)
  }
}

@Suite("Shortest tours")
struct PostmanTests {
  /// The cost of the cheapest tours by trying all ways, breadth first over (node, arcs taken).
  private func least(_ postman: Postman, _ required: [Int]) -> Int? {
    let all = (1 << required.count) - 1
    var frontier: Set<[Int]> = [[postman.start, 0]]
    var seen = frontier
    var cost = 0
    while !frontier.isEmpty {
      if frontier.contains(where: { $0[1] == all }) { return cost }
      var next: Set<[Int]> = []
      for state in frontier {
        for (index, arc) in postman.arcs.enumerated() where arc.source == state[0] {
          let bit = required.firstIndex(of: index).map { 1 << $0 } ?? 0
          next.insert([arc.target, state[1] | bit])
        }
        next.insert([postman.start, state[1]])
      }
      frontier = next.subtracting(seen)
      seen.formUnion(next)
      cost += 1
    }
    return nil
  }

  @Test("tours take every arc, and closed ones are as short as can be")
  func optimal() {
    var random = Seed(state: 4)
    for _ in 0..<300 {
      let nodes = Int.random(in: 1...4, using: &random)
      let arcs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Postman.Arc(
          source: Int.random(in: 0..<nodes, using: &random),
          target: Int.random(in: 0..<nodes, using: &random))
      }
      let postman = Postman(arcs: arcs, nodeCount: nodes, start: 0)
      var reached: Set<Int> = [0]
      for _ in arcs {
        for arc in arcs where reached.contains(arc.source) { reached.insert(arc.target) }
      }
      let required = arcs.indices.filter { reached.contains(arcs[$0].source) }
      let tours = postman.tours(over: required)
      #expect(Set(tours.flatMap { $0 }) == Set(required))
      for tour in tours {
        var node = 0
        for step in tour {
          #expect(arcs[step].source == node)
          node = arcs[step].target
        }
      }
      guard let least = least(postman, required), !required.isEmpty else { continue }
      // A tour need not come home: the last reset costs nothing in the search by trial.
      let cost = tours.reduce(0) { $0 + $1.count } + tours.count - 1
      #expect(cost <= least + 1, "\(arcs)")
    }
  }
}
