import SpecModel

extension Mutator {
  /// Faults of movement and of the recording, whose finding is known from what is changed.
  func recordingMutant(
    _ mutation: Mutation, of session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    switch mutation {
    case .dropFrame: dropFrame(session, &random)
    case .wrongEasing: wrongEasing(session, &random)
    case .wrongSpring: wrongSpring(session, &random)
    case .clockStep: clockStep(session, &random)
    case .duplicate: duplicate(session, &random)
    case .truncate: truncate(session, &random)
    case .reorder: reorder(session, &random)
    default: nil
    }
  }

  private func dropFrame(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    let places = result.lines.indices.filter { index in
      if case .frames(let deltas) = result.lines[index].content { deltas.count > 4 } else { false }
    }
    guard let index = random.pick(places), case .frames(var deltas) = result.lines[index].content
    else { return nil }
    let first = random.index(deltas.count - 3)
    deltas[first] += deltas[first + 1] + deltas[first + 2]
    deltas.removeSubrange(first + 1...first + 2)
    result.lines[index].content = .frames(deltas)
    return Mutant(
      session: result, fault: .init(index: index, rule: .frameRate),
      repair: "present the frames after frame \(first + 1)")
  }

  private func wrongEasing(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    let places = result.lines.indices.filter { index in
      if case .curve = result.lines[index].samples?.source { true } else { false }
    }
    guard let index = random.pick(places), let samples = result.lines[index].samples,
      case .curve(let curve) = samples.source, let size = samples.values.max(),
      let next = result.lines[index...].first(where: { $0.step != nil }),
      let duration = next.step?.duration,
      let other = random.pick(EasingCurve.named.filter { $0 != curve })
    else { return nil }
    result.lines[index].content = .signal(
      SessionMaker.samples(
        of: other, from: result.lines[index].time, to: next.time, duration,
        oracle.settings.frame, size))
    return Mutant(
      session: result, fault: .init(index: index, rule: .easing), repair: "move with \(curve.label)"
    )
  }

  private func wrongSpring(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    let places = result.lines.indices.filter { index in
      if case .spring = result.lines[index].samples?.source { true } else { false }
    }
    guard let index = random.pick(places), var samples = result.lines[index].samples,
      case .spring(let spring, let rest) = samples.source, let start = samples.values.first
    else { return nil }
    var other = spring
    switch random.index(3) {
    case 0: other.response *= random.number(1.4...1.8)
    case 1: other.response *= random.number(0.4...0.65)
    default: other.dampingFraction *= random.number(0.3...0.5)
    }
    let curve = SpringCurve(spring: other, start: start - rest)
    samples.values = samples.offsets.map { rest + curve.value(at: $0) }
    result.lines[index].content = .signal(samples)
    return Mutant(
      session: result, fault: .init(index: index, rule: .spring),
      repair: "spring back with \(spring.parameters(rounded: false))")
  }

  // MARK: Recording

  private func clockStep(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    let steps = Self.steps(result).dropFirst()
    guard let index = random.pick(Array(steps)), index > 0 else { return nil }
    let distance =
      result.lines[index].time - result.lines[index - 1].time + random.number(500...8000)
    for later in index..<result.lines.count { result.lines[later].time -= distance }
    return Mutant(
      session: result, fault: .init(index: index, rule: .clock),
      repair: "add \(RecordWriter.time(distance)) to the time of this line and all later ones")
  }

  private func duplicate(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    guard let index = random.pick(Self.steps(result)) else { return nil }
    result.lines.insert(result.lines[index], at: index + 1)
    return Mutant(
      session: result, fault: .init(index: index + 1, rule: .duplicate), repair: "remove this line")
  }

  private func truncate(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    guard result.lines.count > 3 else { return nil }
    let index = 2 + random.index(result.lines.count - 2)
    let text = Array(result.lines[index].text.utf8)
    result.lines[index].cut = String(
      decoding: text.prefix(1 + random.index(text.count - 1)), as: UTF8.self)
    result.lines.removeSubrange((index + 1)...)
    return Mutant(
      session: result, fault: .init(index: index, rule: .malformed),
      repair: "record the rest of this line and what follows")
  }

  private func reorder(
    _ session: SimulatedSession, _ random: inout SimulationRandom
  ) -> Mutant? {
    var result = session
    let places = (1..<result.lines.count - 1).filter { index in
      result.lines[index].time < result.lines[index + 1].time
    }
    guard let index = random.pick(places) else { return nil }
    result.lines.swapAt(index, index + 1)
    return Mutant(session: result, fault: nil, repair: "none is needed: the stamps tell the order")
  }
}
