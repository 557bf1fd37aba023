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

  /// The value at a time, on the line through the samples beside it; `nil` where there are none.
  ///
  /// - Complexity: O(log samples).
  func value(at time: Double, frame: Double) -> Double? {
    guard let first = samples.first, let last = samples.last,
      time >= first.time - frame, time <= last.time + frame
    else { return nil }
    let next = index(after: time)
    let before = samples[max(0, next - 1)]
    let after = samples[min(next, samples.count - 1)]
    let distance = after.time - before.time
    guard distance <= 4 * frame else { return nil }
    guard distance > 0 else { return before.value }
    let share = min(max(time - before.time, 0), distance) / distance
    return before.value + (after.value - before.value) * share
  }

  /// All values within a frame of a time; `nil` where the signal was not sampled there.
  ///
  /// - Complexity: O(log samples + samples within the frames).
  func range(around time: Double, frame: Double) -> ClosedRange<Double>? {
    guard let middle = value(at: time, frame: frame) else { return nil }
    var (low, high) = (middle, middle)
    func widen(_ value: Double?) {
      guard let value else { return }
      low = min(low, value)
      high = max(high, value)
    }
    widen(value(at: time - frame, frame: frame))
    widen(value(at: time + frame, frame: frame))
    var index = index(after: time - frame)
    while index < samples.count, samples[index].time <= time + frame {
      widen(samples[index].value)
      index += 1
    }
    return low...high
  }

  /// Whether the signal was sampled on both sides of a time, or at it.
  func covers(_ time: Double, frame: Double) -> Bool {
    let next = index(after: time)
    let before = next > 0 ? time - samples[next - 1].time : .infinity
    let after = next < samples.count ? samples[next].time - time : .infinity
    return min(before, after) <= frame / 2 || before + after <= 6 * frame
  }

  /// The number of samples that are not after a time.
  func index(after time: Double) -> Int {
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The samples in stretches without a pause.
  func stretches(frame: Double, where isWanted: (Sample) -> Bool = { _ in true }) -> [[Sample]] {
    var result: [[Sample]] = []
    var current: [Sample] = []
    for sample in samples where isWanted(sample) {
      if let last = current.last, sample.time - last.time > 6 * frame {
        result.append(current)
        current = []
      }
      current.append(sample)
    }
    if !current.isEmpty { result.append(current) }
    return result
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
