/// A stretch of a signal that comes to rest.
struct SignalWay {
  var samples: [SignalSeries.Sample]
  /// Where it comes to rest.
  var rest: Double
  /// How fast it moved before, per millisecond; 0 where it was not sampled there.
  var velocity: Double
  /// Whether it may have been let go with a speed that no sample shows.
  var hasOpenSpeed = false
  /// Whether nothing but the samples tells when it was let go.
  var isGuessed = false

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
}

extension SignalSeries {
  /// How fast the signal moves just before a time; 0 where it was not sampled there.
  func velocity(before time: Double, frame: Double) -> Double {
    func last(before time: Double) -> Sample? {
      let count = index(after: time)
      return count > 0 ? samples[count - 1] : nil
    }
    guard let earlier = last(before: time - frame / 4), time - earlier.time <= 2 * frame,
      let first = last(before: earlier.time - frame / 4),
      earlier.time - first.time <= 2 * frame
    else { return 0 }
    return (earlier.value - first.value) / (earlier.time - first.time)
  }
}
