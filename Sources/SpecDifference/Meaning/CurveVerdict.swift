import SpecModel

/// Whether two timing curves are one.
enum CurveVerdict {
  /// Whether two curves are the same, by their numbers where both have some.
  ///
  /// - Source: CSS Easing Functions 1, 2.1 and 2.2 (the curves behind the common names).
  static func areSame(_ a: Easing, _ b: Easing) -> Bool {
    if let first = points(a), let second = points(b) {
      return zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    switch (a, b) {
    case (.spring(let first?), .spring(let second?)):
      return isNear(first.response, second.response)
        && isNear(first.dampingFraction, second.dampingFraction)
    case (.named(let first), .named(let second)): return Wording.fold(first) == Wording.fold(second)
    default: return a == b
    }
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-4 * max(abs(a), abs(b))
  }

  private static func points(_ easing: Easing) -> [Double]? {
    switch easing {
    case .cubicBezier(let a, let b, let c, let d): [a, b, c, d]
    case .named("linear"): [0, 0, 1, 1]
    case .named("ease"): [0.25, 0.1, 0.25, 1]
    case .named("ease-in"): [0.42, 0, 1, 1]
    case .named("ease-out"): [0, 0, 0.58, 1]
    case .named("ease-in-out"): [0.42, 0, 0.58, 1]
    default: nil
    }
  }

  /// What another curve means; `nil` where it is the same.
  static func verdict(_ old: Easing?, _ new: Easing?) -> (SemverVerdict, String)? {
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, _): return (.major, "any curve was allowed")
    case (_, nil): return (.minor, "any curve is allowed now")
    case (let old?, let new?):
      if areSame(old, new) { return nil }
      if case .spring(nil) = old, case .spring = new {
        return (.major, "any spring was allowed")
      }
      if case .spring = old, case .spring(nil) = new {
        return (.minor, "any spring is allowed now")
      }
      return (.major, "no motion keeps both curves")
    }
  }
}
