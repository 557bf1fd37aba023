import SpecModel

/// Gives sessions that keep the spec one fault each.
struct Mutator {
  /// A session with a fault.
  struct Mutant {
    var session: SimulatedSession
    /// The first line that breaks the spec, or that a finding is about.
    var fault: StepOracle.Fault?
    var repair: String
  }

  let graph: SimulationGraph
  let oracle: StepOracle

  /// Puts a fault into a session; `nil` where the session has no place for it.
  func mutant(
    _ mutation: Mutation, of session: SimulatedSession, beside other: SimulatedSession,
    _ random: inout SimulationRandom
  ) -> Mutant? {
    switch mutation {
    case .skip: skip(session, &random)
    case .insert: insert(session, &random)
    case .swap: swap(session, &random)
    case .relabel: relabel(session, &random)
    case .slow: stretch(session, isLonger: true, &random)
    case .fast: stretch(session, isLonger: false, &random)
    case .foreignSession: foreign(session, other, &random)
    default: recordingMutant(mutation, of: session, &random)
    }
  }

  // MARK: Steps

  /// The session without samples of rows' animations, which a changed step would contradict.
  private func plain(_ session: SimulatedSession) -> SimulatedSession {
    var result = session
    result.lines.removeAll { line in
      if case .curve = line.samples?.source { true } else { false }
    }
    return result
  }

  /// The session without signals that move while a step runs: they would be taken for what the step moves.
  ///
  /// Gestures and springs are recorded between steps; a step that was put in or changed may last into one.
  private static func withoutMovedSamples(_ session: SimulatedSession) -> SimulatedSession {
    let times = session.lines.compactMap { line in
      line.step.map { line.time...(line.time + ($0.duration ?? 0)) }
    }
    var result = session
    result.lines.removeAll { line in
      guard let last = line.samples?.offsets.last else { return false }
      return times.contains { $0.overlaps(line.time...(line.time + last)) }
    }
    return result
  }

  static func steps(_ session: SimulatedSession) -> [Int] {
    session.lines.indices.filter { session.lines[$0].step != nil }
  }

  private func judged(_ session: SimulatedSession, repair: String) -> Mutant {
    var session = Self.withoutMovedSamples(session)
    session.number()
    return Mutant(session: session, fault: oracle.fault(in: session.lines), repair: repair)
  }

  static func text(_ step: SimulatedLine.Step) -> String {
    let change = "\(step.source) -> \(step.target)"
    return step.trigger.map { "\(change) : \($0)" } ?? change
  }

  private func skip(_ session: SimulatedSession, _ random: inout SimulationRandom) -> Mutant? {
    var result = plain(session)
    guard let index = random.pick(Self.steps(result)), let step = result.lines[index].step else {
      return nil
    }
    result.lines.remove(at: index)
    return judged(result, repair: "put back '\(Self.text(step))'")
  }

  private func insert(_ session: SimulatedSession, _ random: inout SimulationRandom) -> Mutant? {
    guard let arc = random.pick(graph.arcs) else { return nil }
    let step = SimulatedLine.Step(
      source: graph.compiled.name(arc.left), target: graph.compiled.name(arc.target),
      trigger: arc.trigger)
    return inserted(step, into: session, &random)
  }

  private func foreign(
    _ session: SimulatedSession, _ other: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    guard let index = random.pick(Self.steps(other)), let step = other.lines[index].step else {
      return nil
    }
    return inserted(step, into: session, &random)
  }

  private func inserted(
    _ step: SimulatedLine.Step, into session: SimulatedSession,
    _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = plain(session)
    guard let index = random.pick(Self.steps(result)), let before = result.lines[index].step,
      index + 1 < result.lines.count
    else { return nil }
    let start = result.lines[index].time + (before.duration ?? 0)
    let next = result.lines[(index + 1)...].first { $0.time > start }?.time ?? start + 100
    let time = start + min(60, (next - start) / 2)
    let place = result.lines.firstIndex { $0.time > time } ?? result.lines.count
    result.lines.insert(
      SimulatedLine(session: session.name, time: time, content: .step(step)), at: place)
    return judged(result, repair: "remove '\(Self.text(step))'")
  }

  private func swap(_ session: SimulatedSession, _ random: inout SimulationRandom) -> Mutant? {
    var result = plain(session)
    let steps = Self.steps(result)
    guard steps.count > 1 else { return nil }
    let place = random.index(steps.count - 1)
    let (first, second) = (steps[place], steps[place + 1])
    let content = result.lines[first].content
    guard let step = result.lines[first].step else { return nil }
    result.lines[first].content = result.lines[second].content
    result.lines[second].content = content
    return judged(result, repair: "put '\(Self.text(step))' back in its place")
  }

  private func relabel(_ session: SimulatedSession, _ random: inout SimulationRandom) -> Mutant? {
    var result = plain(session)
    guard let index = random.pick(Self.steps(result)), var step = result.lines[index].step else {
      return nil
    }
    let before = Self.text(step)
    let states = graph.compiled.machine.states.filter { !$0.isMode }.map(\.name)
    switch random.index(5) {
    case 0, 1: step.target = random.pick(states.filter { $0 != step.target }) ?? step.target
    case 2, 3:
      let triggers = graph.arcs.compactMap(\.trigger)
      step.trigger = random.pick(triggers.filter { $0 != step.trigger }) ?? step.trigger
    default: step.target += " Zwei"
    }
    result.lines[index].content = .step(step)
    return judged(result, repair: "write '\(before)'")
  }

  private func stretch(
    _ session: SimulatedSession, isLonger: Bool, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = plain(session)
    let steps = Self.steps(result).filter { result.lines[$0].step?.duration != nil }
    guard let index = random.pick(steps), var step = result.lines[index].step,
      let duration = step.duration
    else { return nil }
    let frame = oracle.settings.frame
    if isLonger {
      step.duration = duration + 3 * frame + 1 + random.number(0...0.8) * duration
    } else {
      step.duration = max(0, duration - 3 * frame - 1 - random.number(0...0.5) * duration)
    }
    result.lines[index].content = .step(step)
    return judged(result, repair: "let '\(Self.text(step))' take \(RecordWriter.time(duration))")
  }
}
