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

extension SignalWay {
  /// Stretches that begin at their place, where the finger held the signal away from zero in the frame before: what
  /// jumps back when it is let go.
  ///
  /// - Parameter length: how long a stretch must be sampled.
  static func jumps(
    _ series: SignalSeries, inputs: [SignalSeries], atLeast length: Double, frame: Double
  ) -> [SignalWay] {
    let free = series.stretches(frame: frame) { sample in
      !inputs.contains { $0.covers(sample.time, frame: frame) }
    }
    return free.compactMap { way in
      guard let first = way.first, let last = way.last else { return nil }
      let before = series.samples[..<series.index(after: first.time - frame / 4)]
        .suffix(8).filter { first.time - $0.time <= 2 * frame }
      guard let held = before.max(by: { abs($0.value) < abs($1.value) }) else { return nil }
      let slack = SpringCurve.slack(held.value)
      guard last.time - held.time >= length, way.count >= 8,
        abs(held.value) > max(6, 4 * slack), way.allSatisfy({ abs($0.value) <= slack })
      else { return nil }
      var start = held
      start.event = first.event
      return SignalWay(
        samples: [start] + way, rest: 0,
        velocity: series.velocity(before: held.time, frame: frame))
    }
  }

  /// The stretch behind a step that lets go what a finger held away from rest; `nil` where it is not sampled long
  /// enough.
  ///
  /// - Parameter rest: where it must come to rest; `nil` where that may be anywhere.
  static func released(
    _ series: SignalSeries, in times: Range<Double>, rest: Double?, atLeast length: Double,
    inputs: [SignalSeries], frame: Double
  ) -> SignalWay? {
    let start = times.lowerBound
    let next = series.index(after: start + frame / 4)
    let before = series.samples[..<next].suffix(2).filter { start - $0.time <= 2 * frame }
    // What jumps to its place at once was away from it in the frame before.
    guard next < series.samples.count,
      var first = before.max(by: { abs($0.value - (rest ?? 0)) < abs($1.value - (rest ?? 0)) })
    else { return nil }
    first.time = start
    first.event = series.samples[next].event
    var samples = [first]
    for sample in series.samples[next...] {
      let isHeld =
        sample.time > start + 2 * frame
        && inputs.contains { $0.covers(sample.time, frame: frame) }
      let isNext = sample.time - samples[samples.count - 1].time <= 6 * frame
      guard sample.time < times.upperBound, isNext, !isHeld else { break }
      samples.append(sample)
    }
    guard samples.count >= 8, let last = samples.last, last.time - start >= length else {
      return nil
    }
    let slack = SpringCurve.slack(first.value - (rest ?? last.value))
    let isResting = samples.suffix(3).allSatisfy { abs($0.value - last.value) <= slack }
    guard rest != nil || isResting else { return nil }
    let way = abs(first.value - (rest ?? last.value))
    guard way > max(6, 4 * slack) else { return nil }
    return SignalWay(
      samples: samples, rest: rest ?? last.value,
      velocity: series.velocity(before: start, frame: frame))
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
