public import SpecDiagnostics
public import SpecText

/// The chapters of the rule catalogue; the letter begins the codes.
public enum RuleCategory: String, Sendable, Hashable, CaseIterable {
  case documentForm = "D"
  case metadata = "M"
  case tokens = "T"
  case contradictions = "C"
  case stateMachine = "S"
  case motion = "A"
  case geometry = "G"
  case colour = "K"
  case accessibility = "X"
  case verifiability = "V"
  case platform = "P"
  case wording = "R"
  case trace = "N"
  case layout = "L"
}

/// How sure a rule's findings are.
public enum RulePrecision: String, Sendable, Hashable {
  /// Decidable: every finding is true.
  case exact
  /// Judgement: at least nine findings in ten are true.
  case heuristic
}

/// An example of a rule: its documentation and its first test.
public struct RuleExample: Sendable, Hashable {
  /// Whether the rule must report something.
  public var isFlagged: Bool
  /// The document; `⟦` and `⟧` enclose each expected primary range. Several files start with `=== name.md ===` lines.
  public var text: String

  /// An example that the rule leaves alone.
  public static func accepted(_ text: String) -> RuleExample { .init(isFlagged: false, text: text) }
  /// An example that the rule reports.
  public static func flagged(_ text: String) -> RuleExample { .init(isFlagged: true, text: text) }
}

/// What a rule is and why.
public struct RuleInfo: Sendable {
  /// Stable code, for example "S501".
  public var code: String
  /// Name that reads well after "allow", for example "unreachable-state".
  public var name: String
  /// One sentence.
  public var summary: String
  /// The chapter.
  public var category: RuleCategory
  /// The severity unless configured.
  public var defaultSeverity: Severity
  /// How sure its findings are.
  public var precision: RulePrecision
  /// Whether it runs unless selected.
  public var isOnByDefault: Bool
  /// Why it matters, as Markdown.
  public var explanation: String
  /// Standards and guidelines, with clause.
  public var references: [String]
  /// Examples.
  public var examples: [RuleExample]

  /// Makes a description.
  public init(
    code: String, name: String, summary: String, category: RuleCategory, defaultSeverity: Severity,
    precision: RulePrecision = .exact, isOnByDefault: Bool = true, explanation: String,
    references: [String] = [], examples: [RuleExample]
  ) {
    self.code = code
    self.name = name
    self.summary = summary
    self.category = category
    self.defaultSeverity = defaultSeverity
    self.precision = precision
    self.isOnByDefault = isOnByDefault
    self.explanation = explanation
    self.references = references
    self.examples = examples
  }
}

/// A rule: pure, independent of other rules and of order.
public protocol LintRule: Sendable {
  /// What it is.
  static var info: RuleInfo { get }
  /// Makes the rule.
  init()
  /// Reports what is wrong in one document.
  ///
  /// - Parameter diagnostics: what this rule has found in it; what others find shows nowhere.
  func check(_ context: RuleContext, into diagnostics: inout [Diagnostic])
}

extension LintRule {
  /// A diagnostic of this rule with its code, name and default severity.
  public func diagnostic(
    _ message: String, at origin: Origin, label: String = "", related: [Diagnostic.Related] = [],
    why: String? = nil, help: String? = nil, fix: Diagnostic.Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: Self.info.code, name: Self.info.name, severity: Self.info.defaultSeverity,
      message: message, origin: origin, label: label, related: related, why: why, help: help,
      fix: fix)
  }
}
