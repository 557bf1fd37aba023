/// How bad findings of a check are where a person says so, by their codes.
public struct SeverityLevels: Sendable, Hashable {
  /// What a person says of a code.
  public enum Level: Sendable, Hashable {
    /// It is not reported.
    case off
    /// It is this bad.
    case on(Severity)
  }

  /// What is said of each code, everywhere.
  public var levels: [String: Level] = [:]
  /// The codes that are not reported in a file, by its path as printed.
  public var ignored: [String: Set<String>] = [:]

  /// Makes levels that leave every finding as it is.
  public init() {}

  /// Whether every finding stays as it is.
  public var isEmpty: Bool { levels.isEmpty && ignored.isEmpty }

  /// What is said of a code in a file; `nil` where nothing is.
  public func level(of code: String, path: String) -> Level? {
    if ignored[path]?.contains(code) == true { return .off }
    return levels[code]
  }

  /// How bad a finding is; `nil` where it is not reported.
  public func severity(of code: String, found: Severity, path: String) -> Severity? {
    switch level(of: code, path: path) {
    case .off: nil
    case .on(let severity): severity
    case nil: found
    }
  }

  /// Whether a statement that fails makes the check fail: always, but where a person calls it less than an error.
  public func fails(_ code: String, path: String) -> Bool {
    level(of: code, path: path).map { $0 == .on(.error) } ?? true
  }
}
