import SpecModel

/// Frames that were presented one after another.
struct FrameRun {
  /// Number of frames.
  var count = 0
  /// Their time in milliseconds.
  var time = 0.0
  /// How much later than due they came, in milliseconds.
  var late = 0.0
  /// The line that the run begins on.
  var line = 0

  mutating func add(_ delta: Double, due: Double) {
    count += 1
    time += delta
    // Half a frame of jitter is no hitch.
    if delta > 1.5 * due { late += delta - due }
  }

  /// Frames a second.
  var rate: Double { time > 0 ? Double(count) / time * 1000 : 0 }
  /// Late milliseconds a second.
  var hitchRatio: Double { time > 0 ? late / time * 1000 : 0 }

  /// What the run is worth: 95 % of the rate and less than 5 ms late a second pass.
  func measure(_ target: Double) -> Measure {
    if rate < 0.95 * target || hitchRatio > 10 { return .fail }
    return hitchRatio < 5 ? .pass : .marginal
  }
}

extension Monitor {
  /// A pause that long means that nothing moved, not that frames were late.
  private static let idle = 450.0

  mutating func frames(_ event: TraceEvent, at index: Int, in state: inout SessionState) {
    answer(withFrames: event, in: &state)
    if plan.frameRates.isEmpty {
      tally.uncheckedKinds[.frames, default: 0] += 1
    } else if event.payload >= 0 {
      state.frames.append(index)
    }
  }

  /// Judges the rate of frames over each animation and, where that is asked for, each run of frames outside of them.
  mutating func checkFrames(of state: inout SessionState) {
    guard !state.frames.isEmpty else { return }
    let animations = Self.merged(state.animations)
    if !plan.frameRates.contains(where: { judgesOutside($0, animations) }) {
      tally.framesOutside += linesOutside(animations, of: state)
    }
    // Several lines of a spec may state one rate; a run of late frames is one violation all the same.
    var reported: Set<Double> = []
    for obligation in plan.frameRates {
      guard let target = plan.obligations[obligation].demand?.quantity.min, target > 0 else {
        continue
      }
      let isOutside = judgesOutside(obligation, animations)
      for run in runs(state, animations, due: 1000 / target, isOutside) where run.count >= 2 {
        judge(run, obligation, target, isNew: !reported.contains(target), in: &state)
      }
      reported.insert(target)
    }
  }

  private mutating func judge(
    _ run: FrameRun, _ obligation: Int, _ target: Double, isNew: Bool,
    in state: inout SessionState
  ) {
    let measure = run.measure(target)
    tally.count(measure, run.rate, on: obligation)
    guard measure == .fail, isNew else { return }
    let event = log.events[run.line]
    record(
      .frameRate,
      .measure(
        obligation: obligation, value: run.rate, start: event.line, name: NameTable.none),
      event, in: &state)
  }

  private static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last, range.lowerBound <= last.upperBound else {
        result.append(range)
        continue
      }
      result[result.count - 1] =
        last.lowerBound...max(last.upperBound, range.upperBound)
    }
    return result
  }

  /// Whether frames outside of animations fall under a demand: where it speaks of what a finger moves, or of nothing, and
  /// no line of the session shows an animation. An idle screen may blink as slowly as it likes.
  private func judgesOutside(_ obligation: Int, _ animations: [ClosedRange<Double>]) -> Bool {
    switch plan.obligations[obligation].subject {
    case .frames(.gestures): true
    case .frames(.any): animations.isEmpty
    default: false
    }
  }

  /// The number of lines of frames that lie outside of all animations.
  private func linesOutside(
    _ animations: [ClosedRange<Double>], of state: SessionState
  ) -> Int {
    var next = 0
    return state.frames.count { index in
      let event = log.events[index]
      let end = log.payloads[Int(event.payload)].values.reduce(event.time) { $0 + max(0, $1) }
      while next < animations.count, animations[next].upperBound < event.time { next += 1 }
      return next == animations.count || animations[next].lowerBound >= end
    }
  }

  private func runs(
    _ state: SessionState, _ animations: [ClosedRange<Double>], due: Double, _ isOutside: Bool
  ) -> [FrameRun] {
    var result: [FrameRun] = []
    var animation = 0
    var current = FrameRun()
    var owner = -1
    for index in state.frames {
      let event = log.events[index]
      var time = event.time
      if owner < 0 { Self.flush(&current, into: &result, nextLine: index) }
      for delta in log.payloads[Int(event.payload)].values where delta >= 0 {
        time += delta
        while animation < animations.count, animations[animation].upperBound + due < time {
          animation += 1
        }
        let isInside = animation < animations.count && animations[animation].lowerBound < time
        let next = isInside ? animation : -1
        if next != owner || next < 0 && delta >= Self.idle {
          Self.flush(&current, into: &result, nextLine: index)
          owner = next
        }
        if next >= 0 || isOutside && delta < Self.idle { current.add(delta, due: due) }
      }
    }
    Self.flush(&current, into: &result, nextLine: 0)
    return result
  }

  private static func flush(
    _ run: inout FrameRun, into result: inout [FrameRun], nextLine: Int
  ) {
    if run.count > 0 { result.append(run) }
    run = FrameRun()
    run.line = nextLine
  }
}
