import SpecModel

/// When steps let go what a finger moved.
extension Monitor {
  /// Notes a step, which may let something go that springs back.
  mutating func noteRelease(
    _ edges: [Int], _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) {
    guard !plan.springs.isEmpty else { return }
    let animation = event.kind == .transition || event.kind == .begin ? event.detail : -1
    state.releases.append(
      .init(time: event.time, machine: machine, edges: edges, animation: animation))
  }

  /// The steps of a session by what they let go: those whose animation is one of some springs, and others.
  func releases(_ springs: [Int], of state: SessionState) -> SignalWay.Releases {
    var result = SignalWay.Releases()
    var known: [String: Bool] = [:]
    for step in state.releases {
      let compiled = machines[step.machine]
      var texts = step.edges.compactMap {
        compiled.machine.transitions[compiled.edges[$0].transition].animation?.text
      }
      if step.animation >= 0 { texts.append(log.names[step.animation]) }
      let isNamed = texts.contains { text in
        if let found = known[text] { return found }
        let words = Set(Names.words(text))
        let found = springs.contains { springWords($0).map { $0.isSubset(of: words) } ?? false }
        known[text] = found
        return found
      }
      if isNamed { result.named.append(step.time) } else { result.others.append(step.time) }
    }
    result.named.sort()
    result.others.sort()
    return result
  }

  private func springWords(_ obligation: Int) -> Set<String>? {
    switch plan.obligations[obligation].subject {
    case .spring(_, let words), .settling(_, _, let words):
      words.words.isEmpty ? nil : words.words
    default: nil
    }
  }

  /// Holds what a step lets go that is stated to spring, and that did not come back like a spring, against it.
  mutating func judgeReleases(
    of series: SignalSeries, _ springs: [Int], besides ways: [SignalWay], inputs: [SignalSeries],
    frame: Double, in state: inout SessionState
  ) {
    for (place, release) in state.releases.enumerated() {
      let stated = self.springs(of: release, among: springs)
      guard let length = stated.map(\.length).min(),
        !ways.contains(where: { abs($0.samples[0].time - release.time) <= 3 * frame })
      else { continue }
      let end = place + 1 < state.releases.count ? state.releases[place + 1].time : .infinity
      guard release.time < end else { continue }
      let rest = place > 0 ? rest(after: release, state.releases[place - 1], series, frame) : nil
      guard
        let way = SignalWay.released(
          series, in: release.time..<end, rest: rest, atLeast: length, inputs: inputs,
          frame: frame)
      else { continue }
      judge(way, stated.map(\.obligation), series.name, frame: frame, in: &state)
    }
  }

  /// The springs that the rows of a step state, each with the time in which it settles.
  ///
  /// A row that says "spring" and no more means the one that its animation names, else any of the spec.
  private func springs(
    of release: SessionState.Release, among springs: [Int]
  ) -> [(obligation: Int, length: Double)] {
    let compiled = machines[release.machine]
    let rows = release.edges.map { compiled.machine.transitions[compiled.edges[$0].transition] }
    guard !rows.isEmpty else { return [] }
    let known = springs.compactMap { index -> (obligation: Int, spring: Spring)? in
      guard case .spring(let spring, _) = plan.obligations[index].subject else { return nil }
      return (index, spring)
    }
    var found = Array(
      known.filter { entry in
        rows.allSatisfy { $0.easing == .spring(entry.spring) }
      }.prefix(1))
    if found.isEmpty, rows.allSatisfy({ $0.easing == .spring(nil) }) {
      let named = known.filter { entry in
        rows.allSatisfy { $0.animation.map { names($0.text, entry.obligation) } ?? false }
      }
      found = named.isEmpty ? known : named
    }
    return found.map { ($0.obligation, SpringCurve.settlingTime($0.spring, within: 0.01)) }
  }

  /// Whether a text holds the words by which a spring is known.
  private func names(_ text: String, _ obligation: Int) -> Bool {
    springWords(obligation).map { $0.isSubset(of: Set(Names.words(text))) } ?? false
  }

  /// What jumps to its place when the finger lets go; none where a step says that it does not spring.
  func jumps(
    of series: SignalSeries, _ springs: [Int], inputs: [SignalSeries], frame: Double,
    in state: SessionState
  ) -> [SignalWay] {
    let lengths = springs.compactMap { index -> Double? in
      guard case .spring(let spring, _) = plan.obligations[index].subject else { return nil }
      return SpringCurve.settlingTime(spring, within: 0.01)
    }
    guard let length = lengths.min() else { return [] }
    return SignalWay.jumps(series, inputs: inputs, atLeast: length, frame: frame).filter { way in
      let start = way.samples[0].time
      return !state.releases.contains { release in
        abs(release.time - start) <= 3 * frame && movesOtherwise(release)
      }
    }
  }

  /// Whether the rows of a step state another curve than a spring, or that it is over at once.
  private func movesOtherwise(_ release: SessionState.Release) -> Bool {
    let compiled = machines[release.machine]
    return release.edges.contains { edge in
      let transition = compiled.machine.transitions[compiled.edges[edge].transition]
      if transition.duration?.max == 0 { return true }
      guard let easing = transition.easing else { return false }
      if case .spring = easing { return false }
      return true
    }
  }

  /// Where a signal rests behind a step that leads back to the state before: where it was in that; `nil` where it may
  /// rest anywhere.
  private func rest(
    after release: SessionState.Release, _ before: SessionState.Release, _ series: SignalSeries,
    _ frame: Double
  ) -> Double? {
    guard release.machine == before.machine else { return nil }
    let edges = machines[release.machine].edges
    let isBack = release.edges.allSatisfy { edge in
      before.edges.contains { edges[$0].source.meets(edges[edge].target) }
    }
    return isBack && !before.edges.isEmpty ? series.value(at: before.time, frame: frame) ?? 0 : nil
  }
}
