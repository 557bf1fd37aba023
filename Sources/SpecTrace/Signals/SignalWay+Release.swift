extension SignalWay {
  /// The times of steps, in order.
  struct Releases {
    /// Steps that start the spring by its name.
    var named: [Double] = []
    /// All other steps.
    var others: [Double] = []

    /// The times from one on that are before another one.
    static func slice(_ times: [Double], _ start: Double, _ end: Double) -> ArraySlice<Double> {
      times[times.count(before: start)...].prefix { $0 < end }
    }
  }

  /// Stretches that end in rest, wherever that is, from the last sample before they move.
  ///
  /// What a finger moves and then lets go under one name is cut where it is let go: at the step that names the spring, at
  /// the step beside the place that is farthest from rest, or at that place itself. A spring that turns there is at rest
  /// for a moment, so its way from there on is one from rest.
  static func whole(_ series: SignalSeries, _ releases: Releases, frame: Double) -> [SignalWay] {
    series.stretches(frame: frame).flatMap { way in
      let starts = starts(in: way, releases, frame: frame)
      return starts.indices.compactMap { index -> SignalWay? in
        let next = index + 1 < starts.count ? starts[index + 1].place : way.count
        let end = cut(way, starts[index].place..<next, releases, isLast: next == way.count)
        return resting(Array(way[starts[index].place..<end]), starts[index], series, frame: frame)
      }
    }
  }

  /// Where a spring may have been let go.
  private struct Start {
    /// Index of the first sample.
    var place: Int
    /// Whether the samples before it are the finger's.
    var followsFinger = false
    var isGuessed = false
  }

  private static func starts(
    in way: [SignalSeries.Sample], _ releases: Releases, frame: Double
  ) -> [Start] {
    guard let first = way.first, let last = way.last else { return [] }
    let times = way.map(\.time)
    func place(_ time: Double) -> Int {
      min(times.count(before: time - frame / 4), way.count - 1)
    }
    let named = Releases.slice(releases.named, first.time - 2 * frame, last.time)
    guard named.isEmpty else {
      return named.map { Start(place: place($0), followsFinger: place($0) > 1) }
    }
    let far = way.indices.max { abs(way[$0].value - last.value) < abs(way[$1].value - last.value) }
    let top = far ?? 0
    let slack = SpringCurve.slack(way[top].value - last.value)
    let length = abs(first.value - last.value)
    guard top > 2, length < 0.9 * abs(way[top].value - last.value) else { return [Start(place: 0)] }
    let beside = Releases.slice(
      releases.others, way[top].time - 3 * frame, way[top].time + 3 * frame)
    if let step = beside.min(by: { abs($0 - way[top].time) < abs($1 - way[top].time) }) {
      return [Start(place: place(step), followsFinger: true)]
    }
    // A spring that is pushed away from its rest turns, too.
    return length > 4 * slack ? [Start(place: 0)] : [Start(place: top, isGuessed: true)]
  }

  /// The end of a part: behind its last sample, or where the step before the next release takes it up again.
  private static func cut(
    _ way: [SignalSeries.Sample], _ part: Range<Int>, _ releases: Releases, isLast: Bool
  ) -> Int {
    guard !isLast, let start = part.first else { return part.upperBound }
    let grip = releases.others[..<releases.others.count(before: way[part.upperBound].time)].last
    guard let grip, grip > way[start].time else { return part.upperBound }
    return way[part].firstIndex { $0.time >= grip } ?? part.upperBound
  }

  private static func resting(
    _ way: [SignalSeries.Sample], _ start: Start, _ series: SignalSeries, frame: Double
  ) -> SignalWay? {
    guard way.count >= 8, let first = way.first, let last = way.last else { return nil }
    let slack = SpringCurve.slack(first.value - last.value)
    let tail = way.suffix(3).map(\.value)
    guard abs(first.value - last.value) > 4 * slack,
      tail.allSatisfy({ abs($0 - last.value) <= slack })
    else { return nil }
    let moved = way.firstIndex { abs($0.value - first.value) > slack } ?? 0
    let samples = Array(way[max(0, moved - 1)...])
    guard samples.count >= 8 else { return nil }
    let isAtOnce = start.followsFinger && moved <= 2
    return SignalWay(
      samples: samples, rest: last.value,
      velocity: isAtOnce ? series.velocity(before: first.time, frame: frame) : 0,
      hasOpenSpeed: !start.isGuessed, isGuessed: start.isGuessed)
  }
}

extension [Double] {
  /// The number of times before a time, in an ordered list.
  ///
  /// - Complexity: O(log count).
  fileprivate func count(before time: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
