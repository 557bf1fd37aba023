import SpecDiagnostics
import SpecLayout
import SpecLint
import SpecTrace

/// What trace and layout checks report, described like rules.
enum ConformanceRules {
  /// All of them.
  static let all: [RuleInfo] =
    TraceRule.allCases.map { rule in
      RuleInfo(
        code: rule.code, name: rule.rawValue, summary: rule.summary, category: .trace,
        defaultSeverity: rule.severity,
        explanation: "Reported by `plumb check --trace`. \(rule.summary)", examples: [])
    }
    + LayoutFinding.all.map { finding in
      RuleInfo(
        code: finding.code, name: finding.name, summary: finding.summary, category: .layout,
        defaultSeverity: finding.severity,
        explanation: "Reported by `plumb check --layout`. \(finding.summary)", examples: [])
    }
}
