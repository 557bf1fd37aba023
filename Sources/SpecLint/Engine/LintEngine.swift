public import SpecDiagnostics
import SpecSyntax
public import SpecText

/// Runs rules over documents and applies selection, severities and suppressions.
public struct LintEngine: Sendable {
  /// The rules and what the engine itself reports.
  public let catalog: RuleCatalog
  private let rules: [any LintRule]
  /// What each of the rules is, in the same order.
  private let infos: [RuleInfo]

  /// Makes an engine of rules.
  public init(rules: [any LintRule.Type]) {
    catalog = RuleCatalog(rules)
    let sorted = rules.map { (info: $0.info, rule: $0) }.sorted { $0.info.code < $1.info.code }
    self.rules = sorted.map { $0.rule.init() }
    infos = sorted.map(\.info)
  }

  /// The findings in one document, unsorted; without a day no suppression is past its date.
  ///
  /// - Parameter workers: what shares the rules.
  public func check(
    _ context: RuleContext, selection: RuleSelection, today: CalendarDay? = nil,
    workers: Workers = .one
  ) -> LintFindings {
    let selectedRules = rules.indices.filter { selection.severity(of: infos[$0]) != nil }
    let rules = rules
    var found = workers.map(selectedRules.count) { number in
      var found: [Diagnostic] = []
      rules[selectedRules[number]].check(context, into: &found)
      return found
    }.flatMap { $0 }
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
