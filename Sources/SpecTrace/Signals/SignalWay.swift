/// A stretch of a signal that comes to rest.
struct SignalWay {
  var samples: [SignalSeries.Sample]
  /// Where it comes to rest.
  var rest: Double
  /// How fast it moved before, per millisecond; 0 where it was not sampled there.
  var velocity: Double
  /// Whether it may have been let go with a speed that no sample shows.
  var hasOpenSpeed = false

  /// The samples as times after the first and distances from rest.
  var points: [SpringFit.Point] {
    let start = samples[0].time
    return samples.map { ($0.time - start, $0.value - rest) }
  }

  /// Stretches in which no other signal leads, from a place away from zero towards zero.
  static func back(
    _ series: SignalSeries, inputs: [SignalSeries], frame: Double
  ) -> [SignalWay] {
    let free = series.stretches(frame: frame) { sample in
      !inputs.contains { $0.covers(sample.time, frame: frame) }
    }
    return free.compactMap { way in
      guard way.count >= 8, let first = way.first, let last = way.last,
        abs(first.value) > 2, abs(last.value) < 0.5 * abs(first.value)
      else { return nil }
      let velocity = series.velocity(before: first.time, frame: frame)
      return SignalWay(samples: way, rest: 0, velocity: velocity)
    }
  }

  /// Stretches that end in rest, wherever that is, from the last sample before they move.
  static func whole(_ series: SignalSeries, frame: Double) -> [SignalWay] {
    series.stretches(frame: frame).compactMap { way in
      guard way.count >= 8, let first = way.first, let last = way.last else { return nil }
      let slack = SpringCurve.slack(first.value - last.value)
      let tail = way.suffix(3).map(\.value)
      guard abs(first.value - last.value) > 4 * slack,
        tail.allSatisfy({ abs($0 - last.value) <= slack })
      else { return nil }
      let moved = way.firstIndex { abs($0.value - first.value) > slack } ?? 0
      let samples = Array(way[max(0, moved - 1)...])
      guard samples.count >= 8 else { return nil }
      return SignalWay(samples: samples, rest: last.value, velocity: 0, hasOpenSpeed: true)
    }
  }
}

extension SignalSeries {
  /// How fast the signal moves just before a time; 0 where it was not sampled there.
  fileprivate func velocity(before time: Double, frame: Double) -> Double {
    let earlier = samples.last { $0.time < time - frame / 4 }
    guard let earlier, time - earlier.time <= 2 * frame,
      let first = samples.last(where: { $0.time < earlier.time - frame / 4 }),
      earlier.time - first.time <= 2 * frame
    else { return 0 }
    return (earlier.value - first.value) / (earlier.time - first.time)
  }
}
