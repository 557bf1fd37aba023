public import SpecDiagnostics
import SpecSyntax
import SpecText

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

  /// The findings in one document, unsorted.
  public func check(_ context: RuleContext, selection: RuleSelection) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (info, rule) in rules where selection.severity(of: info) != nil {
      rule.check(context, into: &found)
    }
    found += context.document.diagnostics
    let selected = found.compactMap { graded($0, selection) }
    return suppressed(selected, context, selection)
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

  /// Takes out what comments suppress, and reports the comments that suppress nothing.
  private func suppressed(
    _ diagnostics: [Diagnostic], _ context: RuleContext, _ selection: RuleSelection
  ) -> [Diagnostic] {
    let suppressions = Suppression.all(in: context.document, catalog: catalog)
    guard !suppressions.isEmpty else { return diagnostics }
    var isUsed = [Bool](repeating: false, count: suppressions.count)
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let line = context.document.source.lineIndex(of: Int(diagnostic.origin.range.start))
      var isSuppressed = false
      for (index, suppression) in suppressions.enumerated()
      where suppression.lines.contains(line)
        && suppression.covers(code: diagnostic.code, name: diagnostic.name)
      {
        isUsed[index] = true
        isSuppressed = true
      }
      if !isSuppressed { kept.append(diagnostic) }
    }
    for (index, suppression) in suppressions.enumerated() where !isUsed[index] {
      guard isDecidable(suppression, selection) else { continue }
      if let diagnostic = graded(unused(suppression, context.document), selection) {
        kept.append(diagnostic)
      }
    }
    return kept
  }

  /// Whether the run had all the rules that a suppression speaks of, so that its silence means something.
  private func isDecidable(_ suppression: Suppression, _ selection: RuleSelection) -> Bool {
    if suppression.selectors.isEmpty { return selection.select == nil }
    return suppression.selectors.allSatisfy { selector in
      let infos = catalog.infos.filter { RuleCatalog.matches(selector, $0) }
      return infos.allSatisfy { selection.severity(of: $0) != nil }
    }
  }

  private func unused(_ suppression: Suppression, _ document: Document) -> Diagnostic {
    let unknown = suppression.selectors.first { !catalog.knows($0) }
    let names = suppression.selectors.joined(separator: ", ")
    let message =
      unknown.map { "the suppression names an unknown rule '\($0)'" }
      ?? "the suppression\(names.isEmpty ? "" : " of \(names)") suppresses nothing"
    let origin = document.origin(suppression.range)
    return Diagnostic(
      code: EngineRules.unusedSuppression.code, name: EngineRules.unusedSuppression.name,
      severity: EngineRules.unusedSuppression.defaultSeverity, message: message, origin: origin,
      help: unknown.flatMap(catalog.suggestion).map { "did you mean '\($0)'?" }
        ?? "delete the comment",
      fix: .init(safety: .safe, title: "delete the comment", edits: [.init(origin, text: "")]))
  }
}
