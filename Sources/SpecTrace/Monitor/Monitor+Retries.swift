import SpecModel

extension Monitor {
  /// A wait that may come now, with the waits before it that were not seen.
  typealias AllowedWait = (before: [Double], range: ClosedRange<Double>)

  /// The waits that may come after others.
  func allowedWaits(
    _ backoff: Backoff, after waits: [Double], _ state: SessionState
  ) -> [AllowedWait] {
    let frame = state.settings.frame
    if waits.isEmpty { return backoff.starts(frame: frame) }
    return backoff.next(after: waits, frame: frame).map { ([], $0) }
  }

  /// Whether a success may have begun the series of an obligation anew.
  ///
  /// What succeeds is rarely a line of its own. It may lie between two retries where the waits had grown, or where other
  /// lines stand between them; but the first wait over and over again is no series.
  private func mayRestart(_ obligation: Int, _ state: SessionState) -> Bool {
    state.waits[obligation]?.count != 1 || state.restarts.contains(obligation)
  }

  /// What stands between two retries may be the success of the first; within a state that retries belong to, only
  /// the end of the operation is.
  func noteOther(_ event: TraceEvent, in state: inout SessionState) {
    switch event.kind {
    case .transition, .state, .event, .begin, .end: break
    default: return
    }
    for obligation in state.waits.keys
    where plan.obligations[obligation].scope == nil
      && state.beats[obligation]?.line != event.line
    {
      state.restarts.insert(obligation)
    }
  }

  /// Counts the wait from entering a state to the first retry in it where it is the first of the series.
  ///
  /// Where it is not, specs count from the first retry on, or from what failed after the state was entered.
  /// A retry that leads out of its state has no other in the same stay: there the series goes on from stay to stay.
  mutating func judgeFirstWait(
    _ obligation: Int, _ event: TraceEvent, in state: inout SessionState
  ) {
    if let past = state.lastBeats[obligation], !plan.obligations[obligation].rows.isEmpty,
      let backoff = plan.obligations[obligation].backoff,
      let entry = state.entries.removeValue(forKey: obligation)
    {
      // What led out of the state and back may have been a success.
      state.restarts.insert(obligation)
      return judgeWait(entry, obligation, backoff, event, besides: past.time, in: &state)
    }
    state.waits[obligation] = nil
    state.restarts.remove(obligation)
    guard let backoff = plan.obligations[obligation].backoff,
      let entry = state.entries.removeValue(forKey: obligation),
      let first = backoff.next(after: [], frame: state.settings.frame).first
    else { return }
    let shown = [entry.start, entry.end].map { event.time - $0 }
    guard let value = shown.first(where: first.contains) else { return }
    state.waits[obligation] = [value]
    // The series may as well begin with the first retry, so this wait may come once more.
    state.restarts.insert(obligation)
    tally.count(.pass, value, on: obligation)
  }

  /// Holds the wait before a retry against those that may follow; the first wait begins anew.
  ///
  /// - Parameter past: when the retry came before the state was left, where it was.
  mutating func judgeWait(
    _ last: (start: Double, end: Double, line: Int32), _ obligation: Int, _ backoff: Backoff,
    _ event: TraceEvent, besides past: Double? = nil, in state: inout SessionState
  ) {
    let waits = state.waits[obligation] ?? []
    var next = allowedWaits(backoff, after: waits, state)
    let mayRestart = mayRestart(obligation, state)
    if !waits.isEmpty, !mayRestart { next.removeFirst() }
    state.restarts.remove(obligation)
    // Specs rarely say whether they count from the start or from the end of the last time.
    let shown = ([last.start, last.end] + (past.map { [$0] } ?? [])).map { event.time - $0 }
    // Of the waits that may be the first, the earliest; else the one that goes on furthest.
    let order = waits.isEmpty ? Array(next.indices) : next.indices.reversed()
    let kept = order.first { index in shown.contains { next[index].range.contains($0) } }
    let value =
      shown.first { value in kept.map { next[$0].range.contains(value) } ?? true } ?? shown[0]
    let before = kept.map { next[$0].before } ?? []
    let isRestart = kept == 0 && mayRestart && !waits.isEmpty
    state.waits[obligation] = isRestart ? [value] : before + waits + [value]
    tally.count(kept == nil ? .fail : .pass, value, on: obligation)
    guard kept == nil else { return }
    let label = plan.obligations[obligation].label
    let factor = backoff.measuredFactor(waits + [value]).map {
      "; the waits grow by a factor of \(Numbers.text($0, decimals: 2))"
    }
    record(
      .period,
      .deviation(
        obligation: obligation, expected: backoff.text, actual: RecordWriter.time(value),
        message: "'\(label)' comes \(RecordWriter.time(value)) after line \(last.line), wait "
          + "\(waits.count + 1) of the series; stated is \(backoff.text)" + (factor ?? "")),
      event, in: &state)
    state.waits[obligation] = [value]
  }
}
