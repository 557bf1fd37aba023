import SpecDiagnostics
import SpecModel

extension Monitor {
  /// Waits for an end; beyond what any app can mean, the oldest wait is given up.
  func open(_ entry: SessionState.Open, in state: inout SessionState) {
    if state.open.count >= SessionState.runningLimit {
      state.open.removeFirst()
      state.hasHole = true
    }
    state.open.append(entry)
  }

  /// Counts a step that began and cannot be judged.
  mutating func countInconclusive(_ open: SessionState.Open) {
    let judgement = tables[open.machine].judgements[open.judgement]
    guard let edge = judgement.edges.first, judgement.outcome == .allowed else { return }
    tally.counts[plan.edges[open.machine][edge]].inconclusive += 1
  }

  /// Judges what began and never ended.
  mutating func endOpen(_ state: inout SessionState) {
    for open in state.open where !open.isInterrupted {
      if open.judgement >= 0 { countInconclusive(open) }
      let isTimed = state.running.contains { $0.end == .operation(line: open.line) }
      if open.judgement < 0, !isTimed, wasOverdue(open, state) { continue }
      let isOver = state.isComplete || isPast(open, state)
      var place = TraceEvent(kind: .begin)
      place.file = open.file
      place.line = open.line
      place.time = open.time
      record(
        .unfinished,
        .begun(judgement: open.judgement, name: open.name, start: open.line), place,
        machine: open.judgement >= 0 ? open.machine : -1, severity: isOver ? .error : .warning,
        in: &state)
    }
    state.open = []
  }

  /// Whether an operation's deadline has been reported already.
  private func wasOverdue(_ open: SessionState.Open, _ state: SessionState) -> Bool {
    (subjects[open.name] ?? []).contains {
      [.timeout, .latency].contains(plan.obligations[$0.obligation].kind)
    }
  }

  /// Whether a step has run longer than any row that allows it.
  private func isPast(_ open: SessionState.Open, _ state: SessionState) -> Bool {
    guard open.judgement >= 0 else { return false }
    let deadlines = tables[open.machine].judgements[open.judgement].edges.compactMap { edge in
      let obligation = plan.durations[open.machine][edge]
      return obligation < 0 ? nil : plan.obligations[obligation].demand?.deadline(state.settings)
    }
    guard let latest = deadlines.max() else { return false }
    return state.lastTime - open.time > latest
  }

  /// Judges what was still running when the session ended.
  mutating func endRunning(_ state: inout SessionState) {
    for entry in state.running {
      let isUpperBound = plan.obligations[entry.obligation].demand?.isUpperBound ?? true
      if case .leave = entry.end, state.isComplete, isUpperBound {
        tally.count(.pass, max(0, state.lastTime - entry.start), on: entry.obligation)
      } else if entry.end != .beat {
        tally.counts[entry.obligation].inconclusive += 1
      }
    }
    state.running = []
  }
}
