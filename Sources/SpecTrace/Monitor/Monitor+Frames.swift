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
  private static let idle = 500.0

  mutating func frames(_ event: TraceEvent, at index: Int, in state: inout SessionState) {
    answer(event, in: &state)
    if plan.frameRates.isEmpty {
      tally.uncheckedKinds[.frames, default: 0] += 1
    } else if event.payload >= 0 {
      state.frames.append(index)
    }
  }

  /// Judges the rate of frames over each animation and each run of frames outside animations.
  mutating func checkFrames(of state: inout SessionState) {
    guard !state.frames.isEmpty else { return }
    let animations = Self.merged(state.animations)
    // Several lines of a spec may state one rate; a run of late frames is one violation all the same.
    var reported: Set<Double> = []
    for obligation in plan.frameRates {
      guard let target = plan.obligations[obligation].demand?.quantity.min, target > 0 else {
        continue
      }
      for run in runs(state, animations, due: 1000 / target) where run.count >= 2 {
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

  private func runs(
    _ state: SessionState, _ animations: [ClosedRange<Double>], due: Double
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
        if next != owner || next < 0 && delta > Self.idle {
          Self.flush(&current, into: &result, nextLine: index)
          owner = next
        }
        if next >= 0 || delta <= Self.idle { current.add(delta, due: due) }
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
