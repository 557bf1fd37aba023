public import SpecDiagnostics

/// What a difference means for an app that keeps the old spec.
///
/// - Source: `docs/reference/diff.md`, "The principle"; Semantic Versioning 2.0.0.
public enum SemverVerdict: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Both say the same.
  case none
  /// Only words differ, or what demands nothing.
  case patch
  /// Every app that keeps the old spec keeps the new one, which says or allows more.
  case minor
  /// An app that keeps the old spec may break the new one.
  case major

  /// How bad it is for the exit code; `nil` where there is no difference.
  public var severity: Severity? {
    switch self {
    case .none: nil
    case .patch: .info
    case .minor: .warning
    case .major: .error
    }
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .patch: 1
    case .minor: 2
    case .major: 3
    }
  }

  /// Orders from none to major.
  public static func < (a: SemverVerdict, b: SemverVerdict) -> Bool { a.rank < b.rank }
}
