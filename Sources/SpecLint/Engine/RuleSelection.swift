public import SpecDiagnostics

/// Which rules run, and how bad their findings are.
public struct RuleSelection: Sendable, Hashable {
  /// A configured severity.
  public enum Level: Sendable, Hashable {
    case off
    case on(Severity)

    /// The level with a name: "error", "warning", "info" or "off".
    public init?(name: String) {
      if name == "off" {
        self = .off
      } else {
        guard let severity = Severity(name: name) else { return nil }
        self = .on(severity)
      }
    }
  }

  /// Codes, prefixes and names that run; `nil` is every rule that is on by default.
  public var select: [String]?
  /// Codes, prefixes and names that run besides the selected ones or those that are on by default.
  public var extend: [String]
  /// Codes, prefixes and names that do not run.
  public var ignore: [String]
  /// What the command line asks for itself; it has the last word over what the configuration leaves out.
  public var insisted: [String] = []
  /// Codes, prefixes and names that the configuration leaves out, unless the command line asks for them.
  public var yielding: [String] = []
  /// Severities by code, prefix or name.
  public var levels: [String: Level]

  /// Makes a selection; without arguments every rule that is on by default runs.
  public init(
    select: [String]? = nil, extend: [String] = [], ignore: [String] = [],
    levels: [String: Level] = [:]
  ) {
    self.select = select
    self.extend = extend
    self.ignore = ignore
    self.levels = levels
  }

  /// The severity of a rule's findings; `nil` where the rule does not run.
  ///
  /// The more exact of two selectors wins; between equals `ignore` wins.
  public func severity(of info: RuleInfo, found: Severity? = nil) -> Severity? {
    if isDefault { return info.isOnByDefault ? found ?? info.defaultSeverity : nil }
    let base = select.map { Self.best($0, for: info) } ?? (info.isOnByDefault ? 0 : nil)
    guard let wanted = [base, Self.best(extend, for: info)].compactMap({ $0 }).max() else {
      return nil
    }
    if let unwanted = Self.best(ignore, for: info), unwanted >= wanted { return nil }
    let asked = Self.best(insisted, for: info) ?? -1
    if let unwanted = Self.best(yielding, for: info), unwanted >= wanted, unwanted > asked {
      return nil
    }
    switch level(of: info) {
    case (let exactness, .off)? where exactness > asked: return nil
    case (_, .on(let severity))?: return severity
    default: return found ?? info.defaultSeverity
    }
  }

  /// Whether a severity is configured for a rule.
  public func sets(_ info: RuleInfo) -> Bool { level(of: info) != nil }

  private func level(of info: RuleInfo) -> (exactness: Int, level: Level)? {
    levels.compactMap { selector, level in
      RuleCatalog.specificity(of: selector, for: info).map { ($0, level) }
    }.max { $0.0 < $1.0 }
  }

  /// Whether nothing is selected.
  private var isDefault: Bool {
    select == nil && extend.isEmpty && ignore.isEmpty && yielding.isEmpty && levels.isEmpty
  }

  private static func best(_ selectors: [String], for info: RuleInfo) -> Int? {
    selectors.compactMap { RuleCatalog.specificity(of: $0, for: info) }.max()
  }
}
