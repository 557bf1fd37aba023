import SpecModel

extension Monitor {
  /// Notes when a row with a stated curve moves something.
  func noteMove(
    _ judgement: Int, _ machine: Int, from start: Double, to end: Double,
    in state: inout SessionState
  ) {
    let step = tables[machine].judgements[judgement]
    guard step.outcome == .allowed, let edge = step.edges.first, step.edges.count == 1 else {
      return
    }
    let obligation = plan.edgeCurves[machine][edge]
    guard obligation >= 0 else { return }
    state.moves.append(.init(start: start, end: end, obligation: obligation))
  }

  /// Compares the curve that an animation line names with the stated one.
  mutating func compareCurve(of event: TraceEvent, in state: inout SessionState) {
    guard event.detail >= 0, !plan.curves.isEmpty else { return }
    let key = Names.key(log.names[event.detail])
    guard let shown = EasingCurve.named.first(where: { $0.name == key }) else { return }
    let found = plan.curves.filter { isNamed(log.names[event.name], $0) }
    let stated = found.compactMap { curve(of: $0) }
    guard let first = found.first, let expected = stated.first else { return }
    if stated.contains(shown) {
      tally.counts[first].pass += 1
      return
    }
    tally.counts[first].fail += 1
    let name = log.names[event.name]
    record(
      .easing,
      .deviation(
        obligation: first, expected: expected.label, actual: shown.label,
        message: "'\(name)' moves with \(shown.label), stated is \(expected.label)"),
      event, in: &state)
  }

  private func curve(of obligation: Int) -> EasingCurve? {
    if case .curve(let curve, _) = plan.obligations[obligation].subject { curve } else { nil }
  }

  private func isNamed(_ name: String, _ obligation: Int) -> Bool {
    guard case .curve(_, let words?) = plan.obligations[obligation].subject else { return false }
    return words.match(options.bindings[name] ?? name).map { $0 != .joined } ?? false
  }

  /// Recognises the curves of signals that animations with a stated curve move.
  mutating func checkCurves(
    _ series: [SignalSeries], _ known: KnownSignals, _ document: Int, frame: Double,
    in state: inout SessionState
  ) {
    for (index, signal) in series.enumerated()
    where !known.inputs.contains(index) && !known.outputs.contains(index) {
      let named = plan.curves.filter {
        plan.obligations[$0].document == document && isNamed(signal.name, $0)
      }
      if let first = named.first {
        for way in signal.stretches(frame: frame) {
          guard let move = Self.move(of: way, frame: frame) else { continue }
          judge(way, move, first, signal.name, frame: frame, in: &state)
        }
        continue
      }
      for move in state.moves {
        let way = signal.samples.filter {
          $0.time >= move.start - 2 * frame && $0.time <= move.end + 3 * frame
        }
        guard let shown = Self.move(of: way, frame: frame),
          abs(shown.start - move.start) <= 3 * frame, abs(shown.end - move.end) <= 4 * frame
        else { continue }
        judge(
          way, (move.start, move.end), move.obligation, signal.name, frame: frame, in: &state)
      }
    }
  }

  /// When a signal begins to move and when it has arrived; `nil` where it does not move one way.
  private static func move(
    of way: [SignalSeries.Sample], frame: Double
  ) -> (start: Double, end: Double)? {
    guard way.count >= 6, let first = way.first, let last = way.last else { return nil }
    let span = last.value - first.value
    let slack = SpringCurve.slack(span)
    guard abs(span) > 8 * slack else { return nil }
    var reached = first.value
    for sample in way {
      // A signal that turns back is moved by a spring or a finger.
      if (sample.value - reached) * span < -4 * slack * abs(span) { return nil }
      if (sample.value - reached) * span > 0 { reached = sample.value }
    }
    guard let moved = way.firstIndex(where: { abs($0.value - first.value) > slack }), moved > 0,
      let arrived = way.firstIndex(where: { abs($0.value - last.value) <= slack }),
      arrived > moved
    else { return nil }
    return (way[moved - 1].time, way[arrived].time)
  }

  private mutating func judge(
    _ way: [SignalSeries.Sample], _ move: (start: Double, end: Double), _ obligation: Int,
    _ name: String, frame: Double, in state: inout SessionState
  ) {
    guard let stated = curve(of: obligation) else { return }
    let origin = way[0].time
    let points: [SpringFit.Point] = way.map { ($0.time - origin, $0.value) }
    let start = move.start - origin
    let duration = move.end - move.start
    guard
      let own = EasingFit.fit(stated, points, start: start, duration: duration, frame: frame),
      let best = EasingFit.recognise(points, start: start, duration: duration, frame: frame)
    else { return }
    // A hundredth of the way is what libraries differ by in one curve.
    let isOther =
      best.curve != stated && best.residual * 2.5 < own.residual && own.error > 0.01
    guard isOther else {
      tally.counts[obligation].pass += 1
      return
    }
    tally.counts[obligation].fail += 1
    record(
      .easing,
      .deviation(
        obligation: obligation, expected: stated.label, actual: best.curve.label,
        message: "'\(name)' moves with \(best.curve.label), stated is \(stated.label): "
          + "that curve is off by \(Numbers.text(own.residual, decimals: 2)) in the mean, "
          + "this one by \(Numbers.text(best.residual, decimals: 2))"),
      log.events[way[0].event], in: &state)
  }
}
