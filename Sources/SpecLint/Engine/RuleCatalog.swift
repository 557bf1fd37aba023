import SpecText

/// The rules that a run knows, found by code, name or prefix.
public struct RuleCatalog: Sendable {
  /// The rules in the order of their codes.
  public let infos: [RuleInfo]
  /// The place of each rule in `infos`, by code and by name.
  private let places: [String: Int]
  private let codes: [String]

  /// Makes a catalogue of rules, of what the engine itself reports, and of what other checks report.
  public init(_ rules: [any LintRule.Type], further: [RuleInfo] = []) {
    infos = (rules.map { $0.info } + SyntaxRules.all + EngineRules.all + further).sorted {
      $0.code < $1.code
    }
    let selectors = infos.enumerated().flatMap { [($1.code, $0), ($1.name, $0)] }
    codes = infos.map(\.code)
    places = Dictionary(selectors, uniquingKeysWith: { min($0, $1) })
  }

  /// The rule with a code or a name.
  public subscript(selector: String) -> RuleInfo? {
    places[selector].map { infos[$0] }
  }

  /// Whether a selector means a rule: by code, by a prefix of the code, by name, or "ALL".
  public static func matches(_ selector: String, _ info: RuleInfo) -> Bool {
    specificity(of: selector, for: info) != nil
  }

  /// How exactly a selector means a rule: 0 for "ALL", then the length of the prefix; `nil` where it does not.
  static func specificity(of selector: String, for info: RuleInfo) -> Int? {
    if selector == info.name { return 100 }
    if selector == "ALL" { return 0 }
    return !selector.isEmpty && info.code.hasPrefix(selector) ? selector.utf8.count : nil
  }

  /// Whether a selector means any rule.
  public func knows(_ selector: String) -> Bool {
    if places[selector] != nil { return true }
    guard !selector.isEmpty, !codes.isEmpty else { return false }
    return selector == "ALL" || codes.contains { $0.hasPrefix(selector) }
  }

  /// Whether a selector means only what recordings and layouts are checked for, so that no document is looked at for it.
  public func isOfChecksAlone(_ selector: String) -> Bool {
    let meant = infos.filter { Self.matches(selector, $0) }
    return !meant.isEmpty && meant.allSatisfy { $0.category == .trace || $0.category == .layout }
  }

  /// The code or name that a person most likely meant.
  public func suggestion(for selector: String) -> String? {
    // "s5", "Dead-End": only the case is wrong.
    for spelling in [selector.uppercased(), selector.lowercased()]
    where selector.utf8.count > 1 && knows(spelling) {
      return spelling
    }
    if let near = Suggestion.nearest(to: selector, in: infos.map(\.code) + infos.map(\.name)) {
      return near
    }
    // "dead": a word of a name, of the first one of several.
    let word = selector.lowercased()
    return infos.map(\.name).first { name in
      name.split(separator: "-").contains { $0 == word }
    }
  }
}
