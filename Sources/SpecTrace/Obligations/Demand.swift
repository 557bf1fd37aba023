import SpecModel

/// What a measured value is worth against a demand.
enum Measure: Sendable, Hashable {
  case pass
  /// Within the uncertainty of the stamps from the bound.
  case marginal
  case fail
}

/// A stated time and how measured times are compared with it.
///
/// - Units: milliseconds.
struct Demand: Sendable {
  /// The stated interval.
  var quantity: Quantity
  /// How far a measured time may lie from a stated one.
  var tolerance: TraceOptions.Tolerance
  /// Whether only the upper end of the interval counts: what is limited may end sooner.
  var isLimit = false
  /// Whether the spec counts the upper end itself among what is allowed: "at most", "≤", "or less".
  var isInclusive = false

  /// How far "about" reaches, as a share.
  static let approximation = 0.2
  /// Stamps are printed with three decimals.
  private static let rounding = 0.001
  /// So far a time may lie from the true one where a recorder writes one decimal.
  static let precision = 0.05

  /// So far a time may lie from the true one: by half a unit where it is written in whole milliseconds.
  ///
  /// 14 frames at 60 Hz are 233.3 ms, and 233 ms from a clock that knows no fractions.
  private static func exactness(of value: Double) -> Double {
    value > 0 && value.rounded() == value ? 0.5 : precision
  }

  /// What a measured time is worth.
  func measure(_ value: Double, _ settings: SessionSettings) -> Measure {
    if let exact = quantity.exact, !quantity.isApproximate {
      let window = window(exact, frame: settings.frame)
      if window.contains(value) { return .pass }
      let precision = Self.exactness(of: value)
      let isNear =
        value >= window.lowerBound - precision && value <= window.upperBound + precision
      return isNear ? .marginal : .fail
    }
    let bounds = bounds
    let doubt = settings.uncertainty
    var result = Measure.pass
    if let upper = bounds.upper {
      if value - doubt >= upper { return .fail }
      if value + doubt >= upper { result = .marginal }
    }
    if let lower = bounds.lower {
      if value + doubt <= lower { return .fail }
      if value - doubt < lower { result = .marginal }
    }
    return result
  }

  /// The times that pass beyond doubt; `nil` where there are none.
  func passRange(_ settings: SessionSettings) -> ClosedRange<Double>? {
    if let exact = quantity.exact, !quantity.isApproximate {
      return window(exact, frame: settings.frame)
    }
    let lower = bounds.lower.map { $0 + settings.uncertainty } ?? 0
    let upper = bounds.upper.map { $0 - settings.uncertainty } ?? .greatestFiniteMagnitude
    return lower <= upper ? lower...upper : nil
  }

  /// The time after which a running measurement has failed; `nil` where it may run for ever.
  func deadline(_ settings: SessionSettings) -> Double? {
    if let exact = quantity.exact, !quantity.isApproximate {
      return window(exact, frame: settings.frame).upperBound + Self.precision
    }
    return bounds.upper.map { $0 + settings.uncertainty }
  }

  /// A stated time D passes in [D - q, D + 2q] with one frame q, unless a tolerance is set.
  private func window(_ exact: Double, frame: Double) -> ClosedRange<Double> {
    let share = tolerance.share.map { $0 * exact }
    let early = isLimit ? exact : max(0, tolerance.early ?? share ?? frame) + Self.rounding
    let late = max(0, tolerance.late ?? share ?? 2 * frame) + Self.rounding
    return (exact - early)...(exact + late)
  }

  private var bounds: (lower: Double?, upper: Double?) {
    let slack = quantity.isApproximate ? Self.approximation : 0
    let lower = isLimit ? nil : quantity.min.map { $0 * (1 - slack) }
    return (lower, quantity.max.map { $0 * (1 + slack) })
  }

  /// Whether nothing can be too short.
  var isUpperBound: Bool { isLimit || quantity.min == nil }

  /// The demand in words, for example "250 ms" or "less than 1000 ms".
  var text: String {
    let about = quantity.isApproximate ? "about " : ""
    let most = quantity.unit == .milliseconds && !isInclusive ? "less than" : "at most"
    func text(_ value: Double) -> String { MetricUnit.text(value, quantity.unit) }
    func range(_ low: Double, _ high: Double) -> String {
      let first = quantity.unit == .bytes ? text(low) : Numbers.text(low)
      return "\(first) to \(text(high))"
    }
    if isLimit, quantity.min != nil, let high = quantity.max {
      return "at most \(about)\(text(high))"
    }
    switch (quantity.min, quantity.max) {
    case (let low?, let high?) where low == high: return "\(about)\(text(low))"
    case (let low?, let high?): return "\(about)\(range(low, high))"
    case (nil, let high?): return "\(most) \(about)\(text(high))"
    case (let low?, nil): return "at least \(about)\(text(low))"
    case (nil, nil): return "no bound"
    }
  }
}
