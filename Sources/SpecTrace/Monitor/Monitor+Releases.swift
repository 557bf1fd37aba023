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
}
