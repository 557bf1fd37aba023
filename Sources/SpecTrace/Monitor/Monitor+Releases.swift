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
      guard let (obligation, spring) = spring(of: release, among: springs),
        !ways.contains(where: { abs($0.samples[0].time - release.time) <= 3 * frame })
      else { continue }
      let end = place + 1 < state.releases.count ? state.releases[place + 1].time : .infinity
      guard release.time < end else { continue }
      let rest = place > 0 ? rest(after: release, state.releases[place - 1], series, frame) : nil
      let length = SpringCurve.settlingTime(spring, within: 0.01)
      guard
        let way = SignalWay.released(
          series, in: release.time..<end, rest: rest, atLeast: length, inputs: inputs,
          frame: frame)
      else { continue }
      judge(way, [obligation], series.name, frame: frame, in: &state)
    }
  }

  /// The spring that the rows of a step state.
  private func spring(
    of release: SessionState.Release, among springs: [Int]
  ) -> (obligation: Int, spring: Spring)? {
    let compiled = machines[release.machine]
    for index in springs {
      guard case .spring(let spring, _) = plan.obligations[index].subject else { continue }
      let isStated = release.edges.allSatisfy { edge in
        let transition = compiled.machine.transitions[compiled.edges[edge].transition]
        return transition.easing == .spring(spring)
      }
      if isStated, !release.edges.isEmpty { return (index, spring) }
    }
    return nil
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
