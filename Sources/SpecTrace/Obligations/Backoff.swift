import SpecModel
import SpecText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the waits between retries grow: "exponential backoff 1s, 2s, 4s", "every 2 seconds, doubling up to 60 seconds".
///
/// - Units: milliseconds.
struct Backoff: Sendable, Hashable {
  /// What becomes of the waits after the stated ones.
  enum Growth: Sendable, Hashable {
    /// The last one is repeated.
    case constant
    /// Each is longer than the one before by the same time.
    case linear
    /// Each is a multiple of the one before; the factor is measured where it is not stated.
    case exponential(factor: Double?)
  }

  /// The stated waits, the first one first.
  var waits: [Double]
  var growth: Growth
  /// The longest wait; `nil` where none is stated.
  var cap: Double?
  /// Whether waits are drawn at random: from half of a wait to one and a half.
  var hasJitter = false

  /// The factors that "exponential" may mean where none is stated.
  static let factors = 1.5...3.0
  private static let share = 0.05
  private static let jitter = 0.5

  /// The waits that may follow others since the last success; the first of them is the first wait, for a
  /// success may lie between.
  func next(after waits: [Double], frame: Double) -> [ClosedRange<Double>] {
    var ranges = [window(self.waits[0], frame)]
    guard let last = waits.last else { return ranges }
    let count = waits.count
    if count < self.waits.count { return ranges + [window(self.waits[count], frame)] }
    switch growth {
    case .constant: ranges.append(window(self.waits[self.waits.count - 1], frame))
    case .linear:
      let step = self.waits.count > 1 ? self.waits[1] - self.waits[0] : self.waits[0]
      ranges.append(window(self.waits[0] + Double(count) * step, frame))
    case .exponential(let factor?):
      ranges.append(window(stated(count, factor), frame))
      if mayStay { ranges.append(window(self.waits[self.waits.count - 1], frame)) }
    case .exponential(nil):
      // "every 30 seconds (exponential backoff)" has two readings: the first wait is kept, or grows.
      let low = measuredFactor(waits) ?? Self.factors.lowerBound
      let high = measuredFactor(waits) ?? Self.factors.upperBound
      ranges.append(
        window(capped(last * low), frame).lowerBound...window(capped(last * high), frame).upperBound
      )
      if cap == nil, isCapped(waits, frame) { ranges.append(window(last, frame)) }
    }
    return ranges
  }

  /// The waits that may be the first one that is seen, each with those before it.
  ///
  /// What a series begins with is no retry and may be no line of a trace, so the wait before the first retry is seen
  /// by chance.
  func starts(frame: Double) -> [(before: [Double], range: ClosedRange<Double>)] {
    (0..<max(2, waits.count)).flatMap { count in
      let before = Array(waits.prefix(count))
      return next(after: before, frame: frame).dropFirst(min(count, 1)).map { (before, $0) }
    }
  }

  /// Whether the last stated wait may be repeated: where a longest one is stated, the series grows up to that.
  private var mayStay: Bool {
    guard let last = waits.last, waits.count > 1 else { return false }
    return cap.map { $0 <= last } ?? true
  }

  private func stated(_ count: Int, _ factor: Double) -> Double {
    capped(waits[waits.count - 1] * pow(factor, Double(count - waits.count + 1)))
  }

  private func capped(_ wait: Double) -> Double { min(wait, cap ?? .greatestFiniteMagnitude) }

  /// The factor that fits waits best, by least squares over their logarithms; `nil` before two of them grew.
  func measuredFactor(_ waits: [Double]) -> Double? {
    let growing = zip(waits, waits.dropFirst()).prefix { $0 * 1.2 < $1 }
    guard !growing.isEmpty else { return nil }
    let logs = waits.prefix(growing.count + 1).map(log)
    let middle = Double(logs.count - 1) / 2
    let mean = logs.reduce(0, +) / Double(logs.count)
    var (products, squares) = (0.0, 0.0)
    for (index, value) in logs.enumerated() {
      products += (Double(index) - middle) * (value - mean)
      squares += (Double(index) - middle) * (Double(index) - middle)
    }
    return exp(products / squares)
  }

  /// Whether waits that nothing caps may have stopped growing: they did so before, or never grew.
  private func isCapped(_ waits: [Double], _ frame: Double) -> Bool {
    guard waits.count > 1 else { return true }
    return window(waits[waits.count - 2], frame).contains(waits[waits.count - 1])
  }

  private func window(_ wait: Double, _ frame: Double) -> ClosedRange<Double> {
    let slack = max((hasJitter ? Self.jitter : Self.share) * wait, 2 * frame)
    return (wait - slack)...(wait + slack)
  }

  /// The stated waits in words.
  var text: String {
    let list = waits.map { "\(Numbers.text($0)) ms" }.joined(separator: ", ")
    let growth =
      switch growth {
      case .constant: waits.count > 1 ? "then the same" : "each time"
      case .linear: "then longer by the same time"
      case .exponential(let factor?): "then \(Numbers.text(factor, decimals: 2)) times as long"
      case .exponential(nil): "or growing by a factor from 1.5 to 3"
      }
    return "\(list), \(growth)" + (cap.map { ", at most \(Numbers.text($0)) ms" } ?? "")
      + (hasJitter ? ", with jitter" : "")
  }
}

// MARK: Reading

extension Backoff {
  /// Words that tell that something is tried again.
  static let retryWords: Set<String> = [
    "retry", "retries", "retrying", "reconnect", "reconnects", "reconnection", "backoff",
    "attempts",
  ]

  /// Words that tell how something is repeated, and not what.
  private static let manner: Lexicon = [
    "with", "using", "by", "via", "and", "an", "a", "exponential", "exponentially", "linear",
    "linearly", "backoff", "backoffs", "back", "backs", "off", "doubling", "doubles", "doubled",
    "increasing", "growing", "jitter", "randomized",
  ]

  /// What is repeated: "Retries" of "Retries with exponential backoff"; all of a text that tells nothing else.
  static func thing(in subject: String) -> String {
    let words = Names.words(subject)
    let rest = words.filter { !manner.contains($0) }
    return rest.isEmpty || rest.count == words.count ? subject : rest.joined(separator: " ")
  }

  /// The waits that a line of a spec states; `nil` where it tells of no retries, or of a single wait that stays.
  ///
  /// - Shape: the times of the line in their order, and its text.
  init?(_ quantities: [Quantity], line: String) {
    let words = Names.words(line)
    let text = words.joined(separator: " ")
    let doubles = ["doubling", "doubles", "doubled", "twice"].contains { words.contains($0) }
    let grows = doubles || words.contains("exponential") || words.contains("exponentially")
    let isLinear = words.contains("linear") || words.contains("linearly")
    let isBackoff = words.contains("backoff") || text.contains("back off")
    guard isBackoff || grows || isLinear || !Self.retryWords.isDisjoint(with: words) else {
      return nil
    }
    waits = quantities.compactMap { $0.isApproximate ? nil : $0.exact }.filter { $0 > 0 }
    cap = quantities.compactMap { $0.min == nil ? $0.max : nil }.max()
    guard !waits.isEmpty, waits == waits.sorted() else { return nil }
    guard waits.count > 1 || grows || isLinear || isBackoff else { return nil }
    hasJitter = words.contains("jitter") || words.contains("randomized")
    if isLinear {
      growth = .linear
    } else if doubles {
      growth = .exponential(factor: 2)
    } else if waits.count > 1 {
      let factor = waits[waits.count - 1] / waits[waits.count - 2]
      growth = grows || isBackoff ? .exponential(factor: factor) : .constant
    } else {
      growth = .exponential(factor: nil)
    }
  }
}
