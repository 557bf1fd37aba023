import SpecAnalysis
import SpecModel

/// What another condition means: how often something is allowed, or forbidden, that was not before.
enum GuardVerdict {
  /// How the cases of two conditions relate.
  enum Relation { case same, wider, narrower, unknown }

  /// How the cases relate in which two conditions hold; no condition holds always.
  static func relation(_ old: String?, _ new: String?) -> Relation {
    switch (old, new) {
    case (nil, nil): return .same
    case (nil, _): return .narrower
    case (_, nil): return .wider
    case (let old?, let new?):
      guard let before = ConditionRange(old), let after = ConditionRange(new),
        before.subject == after.subject
      else { return Wording.likeness(old, new) == .same ? .same : .unknown }
      let isWider = after.holds(before)
      let isNarrower = before.holds(after)
      return isWider && isNarrower ? .same : isWider ? .wider : isNarrower ? .narrower : .unknown
    }
  }

  /// What it means for something that is allowed under a condition.
  static func verdict(ofAllowing relation: Relation) -> (SemverVerdict, String)? {
    switch relation {
    case .same: nil
    case .wider: (.minor, "it is allowed in all cases that it was allowed in, and more")
    case .narrower: (.major, "it is allowed in fewer cases")
    case .unknown: (.major, "another condition; only its words are known")
    }
  }

  /// What it means for something that is forbidden under a condition.
  static func verdict(ofForbidding relation: Relation) -> (SemverVerdict, String)? {
    switch relation {
    case .same: nil
    case .wider: (.major, "it is forbidden in more cases")
    case .narrower: (.minor, "it is forbidden in fewer cases")
    case .unknown: (.major, "another condition; only its words are known")
    }
  }
}

extension ConditionRange {
  /// Whether all values of another range are among these.
  fileprivate func holds(_ other: ConditionRange) -> Bool {
    let isLowHeld = low < other.low || low == other.low && (includesLow || !other.includesLow)
    let isHighHeld =
      high > other.high || high == other.high && (includesHigh || !other.includesHigh)
    return isLowHeld && isHighHeld
  }
}
