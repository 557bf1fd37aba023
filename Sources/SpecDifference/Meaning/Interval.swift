import SpecAnalysis
import SpecModel

/// The values that a demand allows; verdicts follow from which of two intervals holds the other.
struct Interval: Equatable {
  /// How a single number is meant.
  enum Bound {
    /// The value itself.
    case exact
    /// The most that is allowed, as with timeouts.
    case most
    /// The least that is allowed, as with touch targets.
    case least
  }

  var low: Double
  var high: Double
  var unit: Unit

  /// The values that a quantity allows; "about" reaches as far as in checks of recordings.
  ///
  /// - Source: `docs/reference/trace-format.md`; `Demand` in `SpecTrace` takes the same share.
  init(_ quantity: Quantity, _ bound: Bound) {
    let slack = quantity.isApproximate ? Self.approximation : 0
    low = quantity.min.map { $0 - abs($0) * slack } ?? -.infinity
    high = quantity.max.map { $0 + abs($0) * slack } ?? .infinity
    unit = quantity.unit
    if bound == .most, high < .infinity { low = -.infinity }
    if bound == .least, low > -.infinity { high = .infinity }
  }

  private static let approximation = 0.2

  /// Whether all values of another interval are among these.
  func holds(_ other: Interval) -> Bool {
    unit == other.unit && Self.atMost(low, other.low) && Self.atMost(other.high, high)
  }

  /// Whether both allow the same, apart from rounding.
  func isSame(_ other: Interval) -> Bool { holds(other) && other.holds(self) }

  /// Whether no value is in both.
  func isApart(from other: Interval) -> Bool {
    unit == other.unit && (!Self.atMost(low, other.high) || !Self.atMost(other.low, high))
  }

  private static func atMost(_ a: Double, _ b: Double) -> Bool {
    a <= b || abs(a - b) <= 1e-9 * max(abs(a), abs(b))
  }
}

/// What a change of a quantity means.
struct QuantityVerdict {
  var verdict: SemverVerdict
  var why: String

  /// - Returns: `nil` where both allow the same.
  init?(
    _ old: Quantity, _ oldBound: Interval.Bound, _ new: Quantity, _ newBound: Interval.Bound
  ) {
    let (old, new) = (Self.shared(old, new), Self.shared(new, old))
    let before = Interval(old, oldBound)
    let after = Interval(new, newBound)
    if before.isSame(after) { return nil }
    if before.unit != after.unit {
      verdict = .major
      why = "the units differ, so that no value is known to keep both"
    } else if after.holds(before) {
      verdict = .minor
      why = "all that was allowed is allowed, and more"
    } else if before.holds(after) {
      verdict = .major
      why = "the range is narrower: some of what was allowed is not any more"
    } else if before.isApart(from: after) {
      verdict = .major
      why = "no value keeps both"
    } else {
      verdict = .major
      why = "some of what was allowed is not any more"
    }
  }

  /// A share as a plain number, where the other side has one: 50% is 0.5.
  private static func shared(_ quantity: Quantity, _ other: Quantity) -> Quantity {
    guard quantity.unit == .percent, other.unit == .count else { return quantity }
    var result = quantity
    result.unit = .count
    result.min = quantity.min.map { $0 / 100 }
    result.max = quantity.max.map { $0 / 100 }
    return result
  }
}

extension Quantity {
  /// The quantity in words, in the units that people write: "50 MB", "1 hour".
  var words: String {
    guard let (factor, unit) = largeUnit else { return MachineText.measure(self) }
    var scaled = self
    scaled.unit = .count
    scaled.min = min.map { $0 / factor }
    scaled.max = max.map { $0 / factor }
    let number = MachineText.measure(scaled)
    let isPlural = unit.count > 2 && (scaled.max ?? scaled.min) != 1
    return number + " " + unit + (isPlural ? "s" : "")
  }

  /// The largest unit in which each end is a short number; `nil` where that is the unit itself.
  private var largeUnit: (Double, String)? {
    let units: [(Double, String)]
    let precision: Double
    switch unit {
    case .bytes:
      units = [(1_073_741_824, "GB"), (1_048_576, "MB"), (1024, "KB")]
      precision = 100
    case .milliseconds:
      units = [(3_600_000, "hour"), (60_000, "minute"), (1000, "second")]
      precision = 1
    default: return nil
    }
    let ends = [min, max].compactMap { $0 }
    guard let least = ends.filter({ $0 > 0 }).min(), unit == .bytes || least >= 60_000 else {
      return nil
    }
    return units.first { factor, _ in
      least >= factor
        && ends.allSatisfy { end in
          let number = end / factor * precision
          return abs(number - number.rounded()) < 1e-6
        }
    }
  }
}
