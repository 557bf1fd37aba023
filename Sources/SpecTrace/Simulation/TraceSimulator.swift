public import SpecModel

/// Makes traces of an app that does not exist: ones that keep a spec, and ones with a known fault.
///
/// ```swift
/// if let simulator = TraceSimulator(specs: [spec]) {
///   let trace = simulator.cover([.transitions])
///   print(trace.text)
/// }
/// ```
///
/// - Invariant: the same spec, settings and seed give the same bytes.
public struct TraceSimulator: Sendable {
  /// How sessions are made.
  public struct Settings: Sendable, Hashable {
    /// The seed of everything that is left to chance.
    public var seed: UInt64 = 1
    /// Frames a second of the display.
    public var refreshRate = 60.0
    /// Number of steps of a random walk.
    public var steps = 8
    /// How a step is written.
    public var form = SimulationForm.transitions

    /// Makes the usual settings.
    public init() {}
  }

  /// The machine that is simulated.
  public var machineName: String { graph.compiled.machine.name }

  private let graph: SimulationGraph
  /// Makes sessions for the form in which steps are written.
  private let maker: SessionMaker
  private let oracle: StepOracle
  private let settings: Settings

  /// Prepares the machine that the options name, or the one with the most rows; `nil` where there is none.
  public init?(
    specs: [SpecDocument], options: TraceOptions = .init(), settings: Settings = .init()
  ) {
    let machines = TraceChecker.machines(of: specs, options)
    let plan = ObligationPlan(specs: specs, machines: machines, options: options)
    let graphs = machines.enumerated().compactMap { index, machine in
      SimulationGraph(machine, options: options).map { (index: index, graph: $0) }
    }
    let best = graphs.max { a, b in
      (a.graph.compiled.edges.count, -a.index) < (b.graph.compiled.edges.count, -b.index)
    }
    guard let best else { return nil }
    graph = best.graph
    self.settings = settings
    var session = SessionSettings()
    session.refreshRate = settings.refreshRate
    var maker = SessionMaker(
      graph: best.graph, plan: plan, machine: best.index, settings: session, specs: specs)
    maker.form = settings.form
    self.maker = maker
    oracle = StepOracle(
      compiled: best.graph.compiled, plan: plan, machine: best.index, settings: session)
  }

  // MARK: Conforming

  /// Sessions that together cover what some suites ask for.
  ///
  /// All keep the spec but one kind: written as triggers alone, a trigger that must do nothing reads as a step.
  public func cover(_ suites: [CoverageSuite]) -> SimulatedTrace {
    var random = SimulationRandom(seed: settings.seed)
    var trace = SimulatedTrace()
    for suite in suites {
      for (index, tour) in CoverageTours(graph: graph).tours(suite).enumerated() {
        let name = "\(suite.rawValue)-\(index + 1)"
        let isIgnored = tour.trigger != nil && settings.form == .events
        if isIgnored, !oracle.followsTriggers {
          trace.omitted.append("\(name): triggers alone cannot show that nothing happens")
        } else if let session = session(name, tour, &random)?.written(settings.form) {
          trace.append(session, fault: isIgnored ? oracle.fault(inTriggers: session.lines) : nil)
        } else {
          trace.omitted.append("\(name): the stated times leave no moment for one of its steps")
        }
      }
    }
    return trace
  }

  private func session(
    _ name: String, _ tour: CoverageTours.Tour, _ random: inout SimulationRandom
  ) -> SimulatedSession? {
    if let trigger = tour.trigger {
      return maker.negative(name, over: tour.arcs, trigger: trigger, &random)
    }
    return maker.session(name, over: tour.arcs, last: tour.place, &random)
  }

  /// Sessions of random steps.
  public func walks(_ count: Int) -> SimulatedTrace {
    var random = SimulationRandom(seed: settings.seed)
    var trace = SimulatedTrace()
    for index in 0..<count {
      let session = maker.walk("walk-\(index + 1)", steps: settings.steps, &random)
      trace.append(session.written(settings.form))
    }
    return trace
  }

  // MARK: Faulty

  /// Sessions with one fault each, so many of each kind; what each must be found to be stands beside.
  public func mutants(_ kinds: [Mutation], count: Int) -> SimulatedTrace {
    var trace = SimulatedTrace()
    let mutator = Mutator(graph: graph, oracle: oracle)
    // Faults are put into steps that are written whole.
    var maker = maker
    maker.form = .transitions
    for kind in kinds {
      // Each kind has numbers of its own, so that leaving one out changes no other.
      let place = Mutation.allCases.firstIndex(of: kind) ?? 0
      var random = SimulationRandom(seed: settings.seed &+ UInt64(place) &* 0x1_0000_0001)
      var (made, tried) = (0, 0)
      while made < count, tried < count * 8 + 40 {
        tried += 1
        let name = "\(kind.rawValue)-\(made + 1)"
        let steps = max(2, settings.steps / 2) + random.index(max(1, settings.steps))
        let session = maker.walk(name, steps: steps, &random)
        let other = maker.walk("other", steps: steps, &random)
        guard let mutant = mutator.mutant(kind, of: session, beside: other, &random) else {
          continue
        }
        trace.append(mutant, kind)
        made += 1
      }
      if made < count {
        trace.omitted.append(
          "\(kind.rawValue): \(made) of \(count), the spec has no place for more")
      }
    }
    return trace
  }
}
