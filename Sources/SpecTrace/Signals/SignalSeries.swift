import SpecModel
import SpecText

/// The samples of one signal in one session, in order of time.
struct SignalSeries {
  /// A sample.
  struct Sample {
    var time: Double
    var value: Double
    /// Index of its line among the events.
    var event: Int
  }

  var name: String
  var samples: [Sample] = []

  /// The line through the neighbours of a time; `nil` where the signal was not sampled there.
  ///
  /// - Shape: the value, and how much it changes within a frame around the time.
  /// - Complexity: O(log samples).
  func value(at time: Double, frame: Double) -> (value: Double, change: Double)? {
    guard let first = samples.first, let last = samples.last,
      time >= first.time - frame, time <= last.time + frame
    else { return nil }
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    let before = samples[max(0, low - 1)]
    let after = samples[min(low, samples.count - 1)]
    let distance = after.time - before.time
    guard distance <= 4 * frame else { return nil }
    guard distance > 0 else { return (before.value, 0) }
    let slope = (after.value - before.value) / distance
    let share = min(max(time - before.time, 0), distance)
    return (before.value + slope * share, abs(slope) * frame)
  }
}

/// Takes a name of the trace for a name of the spec.
enum SignalNames {
  /// Words for what the finger covers, however the recorder calls it.
  private static let travel: Lexicon = [
    "finger", "travel", "translation", "distance", "touch", "pan", "drag", "swipe", "pull",
  ]
  private static let generic: Lexicon = ["the", "a", "of", "x", "y", "width", "value"]

  /// The signal that fits a name best; `nil` where none does, or several do equally well.
  static func index(of name: String, in series: [SignalSeries]) -> Int? {
    var best: (index: Int, score: Int)?
    var isTie = false
    for (index, signal) in series.enumerated() {
      let score = score(name, signal.name)
      guard score > 0 else { continue }
      if let found = best, found.score >= score {
        if found.score == score { isTie = true }
        continue
      }
      best = (index, score)
      isTie = false
    }
    return isTie ? nil : best?.index
  }

  private static func score(_ wanted: String, _ shown: String) -> Int {
    if Names.key(wanted) == Names.key(shown) { return 5 }
    let own = Set(Names.words(wanted)).subtracting(generic)
    let other = Set(Names.words(shown)).subtracting(generic)
    guard !own.isEmpty, !other.isEmpty else { return 0 }
    if own == other { return 4 }
    if own.isSubset(of: other) || other.isSubset(of: own) { return 3 }
    return own.isSubset(of: travel) && other.isSubset(of: travel) ? 1 : 0
  }
}
