public import SpecDiagnostics
import SpecSyntax

/// Runs rules over documents and applies selection, severities and suppressions.
public struct LintEngine: Sendable {
  /// The rules and what the engine itself reports.
  public let catalog: RuleCatalog
  private let rules: [(info: RuleInfo, rule: any LintRule)]

  /// Makes an engine of rules.
  public init(rules: [any LintRule.Type]) {
    catalog = RuleCatalog(rules)
    self.rules = rules.map { ($0.info, $0.init()) }.sorted { $0.info.code < $1.info.code }
  }

  /// The findings in one document, unsorted; without a day no suppression is past its date.
  public func check(
    _ context: RuleContext, selection: RuleSelection, today: CalendarDay? = nil
  ) -> LintFindings {
    var found: [Diagnostic] = []
    for (info, rule) in rules where selection.severity(of: info) != nil {
      rule.check(context, into: &found)
    }
    found += context.document.diagnostics
    let selected = found.compactMap { graded($0, selection) }
    var ledger = SuppressionLedger(context.document, catalog: catalog, today: today)
    guard !ledger.isEmpty else { return LintFindings(diagnostics: selected) }
    var result = LintFindings()
    for diagnostic in selected {
      if let reason = ledger.justification(of: diagnostic) {
        result.suppressed.append(.init(diagnostic, kind: .inSource, justification: reason))
      } else {
        result.diagnostics.append(diagnostic)
      }
    }
    result.diagnostics += ledger.diagnostics(selection).compactMap { graded($0, selection) }
    return result
  }

  /// A diagnostic with its configured severity; `nil` where its rule does not run.
  public func graded(_ diagnostic: Diagnostic, _ selection: RuleSelection) -> Diagnostic? {
    guard let info = catalog[diagnostic.code] else { return diagnostic }
    guard let severity = selection.severity(of: info, found: diagnostic.severity) else {
      return nil
    }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }
}

/// What rules found in one document.
public struct LintFindings: Sendable {
  /// What is reported.
  public var diagnostics: [Diagnostic]
  /// What comments suppress.
  public var suppressed: [SuppressedDiagnostic]

  /// Makes findings.
  public init(diagnostics: [Diagnostic] = [], suppressed: [SuppressedDiagnostic] = []) {
    self.diagnostics = diagnostics
    self.suppressed = suppressed
  }
}

/// A finding that is known and not reported.
public struct SuppressedDiagnostic: Sendable {
  /// Where it is said that the finding is not reported.
  public enum Kind: Sendable {
    /// In a comment of the document.
    case inSource
    /// In a baseline.
    case baseline
  }

  /// The finding.
  public var diagnostic: Diagnostic
  /// Where it is said that it is not reported.
  public var kind: Kind
  /// The reason that a comment gives; may be empty.
  public var justification: String

  /// Makes a suppressed finding.
  public init(_ diagnostic: Diagnostic, kind: Kind, justification: String = "") {
    self.diagnostic = diagnostic
    self.kind = kind
    self.justification = justification
  }
}
