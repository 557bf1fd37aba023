import SpecModel

/// Writes runs of an app that keeps its spec.
struct SessionMaker {
  /// Where in the stated interval a duration lies.
  enum Place: Sendable, CaseIterable {
    case anywhere, earliest, middle, latest
  }

  let graph: SimulationGraph
  let plan: ObligationPlan
  /// Index of the machine among those of the plan.
  let machine: Int
  let settings: SessionSettings
  /// The path of the spec, for the settings of a session.
  let spec: String
  let gesture: GestureTemplate?
  /// How steps will be written, which decides when a recording shows that a stay begins and ends.
  var form = SimulationForm.transitions
  /// Springs that are recorded under the name of what they move.
  private let namedSprings: [(name: String, spring: Spring)]
  private static let observed = ["state", "transition", "event", "frame", "signal"]
  /// How long a session stays in a state, where the spec says nothing.
  private static let thinking = 900.0...4000.0
  /// No session is longer than this, whatever its tour.
  static let stepLimit = 10_000

  init(
    graph: SimulationGraph, plan: ObligationPlan, machine: Int, settings: SessionSettings,
    specs: [SpecDocument]
  ) {
    self.graph = graph
    self.plan = plan
    self.machine = machine
    self.settings = settings
    let document = graph.compiled.document
    spec = specs[document].path
    let relations = plan.relations.compactMap { index -> SignalRelation? in
      guard plan.obligations[index].document == document,
        case .relation(let relation) = plan.obligations[index].subject
      else { return nil }
      return relation
    }
    let springs = plan.springs.compactMap { index -> Spring? in
      guard plan.obligations[index].document == document,
        case .spring(let spring, _) = plan.obligations[index].subject
      else { return nil }
      return spring
    }
    namedSprings = plan.springs.compactMap { index in
      let obligation = plan.obligations[index]
      guard obligation.document == document,
        case .spring(let spring, let words) = obligation.subject,
        words.match(obligation.label).map({ $0 != .joined }) ?? false
      else { return nil }
      return (obligation.label, spring)
    }
    gesture =
      relations.isEmpty
      ? nil : GestureTemplate(relations: relations, spring: springs.first)
  }

  /// What a session consists of so far.
  private struct Draft {
    var lines: [SimulatedLine]
    var clock: StayClock
    var state: Int
    /// When the last step was over.
    var time: Double
    let session: String

    mutating func add(_ content: SimulatedLine.Content, at time: Double) {
      lines.append(SimulatedLine(session: session, time: time, content: content))
    }
  }

  private func draft(_ name: String) -> Draft {
    var clock = StayClock(
      compiled: graph.compiled, plan: plan, machine: machine, settings: settings)
    clock.enter(graph.start, at: 0)
    var draft = Draft(lines: [], clock: clock, state: graph.start, time: 0, session: name)
    draft.add(
      .meta(refreshRate: settings.refreshRate, spec: spec, observes: Self.observed),
      at: 0)
    draft.add(.state(graph.compiled.name(graph.start)), at: 0)
    return draft
  }

  // MARK: Sessions

  /// A session over some changes; `nil` where the stated times leave no moment for one of them.
  func session(
    _ name: String, over arcs: [Int], last place: Place = .anywhere,
    _ random: inout SimulationRandom
  ) -> SimulatedSession? {
    var draft = draft(name)
    for (index, arc) in arcs.enumerated() {
      let isLast = index == arcs.count - 1
      guard take(arc, isLast ? place : .anywhere, in: &draft, &random) else { return nil }
    }
    leaveStays(in: &draft, &random)
    return finished(draft, &random)
  }

  /// A session of so many random steps; fewer where no step is left.
  func walk(_ name: String, steps: Int, _ random: inout SimulationRandom) -> SimulatedSession {
    var draft = draft(name)
    for _ in 0..<max(0, steps) {
      guard step(in: &draft, &random) else { break }
    }
    leaveStays(in: &draft, &random)
    return finished(draft, &random)
  }

  private func step(in draft: inout Draft, _ random: inout SimulationRandom) -> Bool {
    let choices = graph.leaving[draft.state].filter { arc in
      window(graph.arcs[arc], leastShownDelay(of: graph.arcs[arc].edge), draft) != nil
    }
    return random.pick(choices).map { take($0, .anywhere, in: &draft, &random) } ?? false
  }

  /// Goes on until no stay of a stated length would be cut off by the end of the session.
  private func leaveStays(in draft: inout Draft, _ random: inout SimulationRandom) {
    var count = 0
    while !draft.clock.mayEnd, count < 20, step(in: &draft, &random) { count += 1 }
  }

  /// A session that meets a trigger in a state that has no row for it; a good app does nothing.
  func negative(
    _ name: String, over arcs: [Int], trigger: String, _ random: inout SimulationRandom
  ) -> SimulatedSession? {
    var draft = draft(name)
    for arc in arcs {
      guard take(arc, .anywhere, in: &draft, &random) else { return nil }
    }
    let time = draft.time + 200
    guard time < draft.clock.latest else { return nil }
    draft.add(.event(trigger), at: time)
    draft.time = time
    leaveStays(in: &draft, &random)
    return finished(draft, &random)
  }

  private func finished(_ draft: Draft, _ random: inout SimulationRandom) -> SimulatedSession {
    var draft = draft
    let time = min(draft.time + random.number(100...1000), draft.clock.latest)
    draft.add(.stop, at: max(time, draft.time))
    var session = SimulatedSession(name: draft.session, lines: draft.lines)
    session.sort()
    session.number()
    return session
  }

  // MARK: Steps

  /// The moments at which a step may begin that a recording shows some time later.
  private func window(
    _ arc: SimulationArc, _ delay: Double, _ draft: Draft
  ) -> ClosedRange<Double>? {
    let shown = draft.time + delay
    let wanted = (shown + Self.thinking.lowerBound)...(shown + Self.thinking.upperBound)
    let window = draft.clock.window(to: arc.target, by: arc.edge, after: shown, wanted: wanted)
    return window.map {
      ($0.lowerBound - delay)...($0.upperBound - delay)
    }
  }

  /// How long after its begin a recording shows a step that takes some time: states show it when it is over.
  private func shownDelay(_ duration: Double?) -> Double { form == .states ? duration ?? 0 : 0 }

  private func leastShownDelay(of edge: Int) -> Double {
    guard form == .states else { return 0 }
    var random = SimulationRandom(seed: 0)
    return shownDelay(duration(of: edge, .earliest, &random))
  }

  private func take(
    _ index: Int, _ place: Place, in draft: inout Draft, _ random: inout SimulationRandom
  ) -> Bool {
    let arc = graph.arcs[index]
    var duration = duration(of: arc.edge, place, &random)
    var window = window(arc, shownDelay(duration), draft)
    if window == nil, form == .states, place == .anywhere {
      // A stay that leaves no moment for this duration may leave one for a shorter one.
      duration = self.duration(of: arc.edge, .earliest, &random)
      window = self.window(arc, shownDelay(duration), draft)
    }
    guard draft.lines.count < Self.stepLimit, let window else { return false }
    let time = random.number(window)
    addGesture(before: time, in: &draft, &random)
    let transition = graph.compiled.machine.transitions[graph.compiled.edges[arc.edge].transition]
    draft.add(
      .step(
        .init(
          source: graph.compiled.name(arc.left), target: graph.compiled.name(arc.target),
          trigger: arc.trigger, duration: duration, animation: transition.animation?.text,
          cell: Self.cell(of: transition))),
      at: time)
    if let duration { addMotion(of: arc.edge, at: time, duration, in: &draft, &random) }
    draft.time = time + (duration ?? 0)
    draft.state = arc.target
    // Triggers alone show a step when it begins.
    draft.clock.take(arc.edge)
    draft.clock.enter(arc.target, at: form == .events ? time : draft.time)
    return true
  }

  /// The words of a cell, where they are more than a dash.
  private static func cell(of transition: Transition) -> String? {
    transition.trigger.map(\.text).flatMap { CompiledMachine.fold($0).isEmpty ? nil : $0 }
  }

  private func duration(
    of edge: Int, _ place: Place, _ random: inout SimulationRandom
  ) -> Double? {
    let obligation = plan.durations[machine][edge]
    guard obligation >= 0, let demand = plan.obligations[obligation].demand else { return nil }
    let kept = demand.kept(settings)
    let low = max(0, kept.lower ?? min(50, (kept.upper ?? 50) / 2))
    let high = max(low, kept.upper ?? low + 400)
    switch place {
    case .earliest: return low
    case .latest: return high
    case .middle: return demand.quantity.exact ?? (low + high) / 2
    case .anywhere:
      guard let exact = demand.quantity.exact, random.happens(oneIn: 2) else {
        return random.number(low...high)
      }
      return exact
    }
  }

  /// A gesture or a spring between two steps, where there is time for one.
  private func addGesture(
    before time: Double, in draft: inout Draft, _ random: inout SimulationRandom
  ) {
    guard random.happens(oneIn: 3) else { return }
    let start = draft.time + 100
    if let named = random.pick(namedSprings) {
      let line = springLine(named.name, named.spring, at: start, draft.session, &random)
      guard let last = line.samples?.offsets.last, start + last + 100 < time else { return }
      draft.lines.append(line)
    } else if let gesture {
      let made = gesture.lines(at: start, session: draft.session, settings: settings, &random)
      guard made.duration + 200 < time - draft.time else { return }
      draft.lines += made.lines
    }
  }

  /// A value that a spring brings to a place, sampled until it rests there.
  private func springLine(
    _ name: String, _ spring: Spring, at time: Double, _ session: String,
    _ random: inout SimulationRandom
  ) -> SimulatedLine {
    let rest = random.number(60...200)
    let curve = SpringCurve(spring: spring, start: -rest)
    let length = SpringCurve.settlingTime(spring, within: 0.002) * 4
    let offsets = (0..<max(20, Int(length / settings.frame))).map { Double($0) * settings.frame }
    return SimulatedLine(
      session: session, time: time,
      content: .signal(
        .init(
          name: name, offsets: offsets, values: offsets.map { rest + curve.value(at: $0) },
          source: .spring(spring, rest: rest))))
  }

  /// What is seen of an animation: its frames, and a value that it moves.
  private func addMotion(
    of edge: Int, at time: Double, _ duration: Double, in draft: inout Draft,
    _ random: inout SimulationRandom
  ) {
    let frame = settings.frame
    if !plan.frameRates.isEmpty {
      let count = max(2, Int((duration / frame).rounded(.down)))
      draft.add(
        .frames((0..<count).map { _ in frame + random.number(-0.2...0.2) }), at: time)
    }
    let obligation = plan.edgeCurves[machine][edge]
    guard obligation >= 0, duration > 6 * frame, random.happens(oneIn: 2),
      case .curve(let curve, _) = plan.obligations[obligation].subject
    else { return }
    let start = time - 4 * frame
    guard start > (draft.lines.last { $0.time < time }?.time ?? 0) else { return }
    draft.add(
      .signal(
        Self.samples(of: curve, from: start, to: time, duration, frame, random.number(60...400))),
      at: start)
  }

  static func samples(
    of curve: EasingCurve, from start: Double, to time: Double, _ duration: Double,
    _ frame: Double, _ size: Double
  ) -> SimulatedLine.Samples {
    let count = Int(((duration + time - start) / frame).rounded(.up)) + 5
    let offsets = (0..<count).map { Double($0) * frame }
    return .init(
      name: "animated value", offsets: offsets,
      values: offsets.map { size * curve.progress(at: ($0 + start - time) / duration) },
      source: .curve(curve))
  }
}
