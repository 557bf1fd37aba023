import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports formulas in code that do not do what prose says.
public struct FormulaVersusProse: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C403", name: "formula-vs-prose",
    summary: "A formula in code reaches its end elsewhere than prose says.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      Formulas are followed from the gesture to what is seen: an offset that is 0.5 times the drag, and
      an opacity of offset ÷ 50, reach full opacity after 100 points of drag, whatever the prose beside
      them says. A threshold in prose that stands in no code is reported as well.
      """,
    examples: [
      .accepted(
        """
        - Full opacity reached at 100pt of drag

        ```swift
        dragOffset = value.translation.width * 0.5
        .opacity(min(dragOffset / 50, 1))
        ```

        """),
      .flagged(
        """
        - Full opacity reached at ⟦50pt⟧ of drag

        ```swift
        dragOffset = value.translation.width * 0.5
        .opacity(min(dragOffset / 50, 1))
        ```

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports what the analysis of the signals found.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for conflict in context.analysis.signalConflicts {
      switch conflict.kind {
      case .fullAt(let prose, let code, let divisor, let factor):
        let unit = unit(of: conflict.statement)
        diagnostics.append(
          diagnostic(
            "'\(conflict.statement.output)' is reached at \(text(prose))\(unit) here "
              + "and at \(text(code))\(unit) in code",
            at: conflict.statement.origin, label: "full at \(text(prose))\(unit)",
            related: conflict.others.map(related),
            why: factor == 1
              ? "code divides the input by \(text(divisor)) and stops at 1"
              : "\(text(divisor)) ÷ \(text(factor)) = \(text(code)): code scales the input by "
                + "\(text(factor)) before it divides by \(text(divisor))",
            help: factor == 1
              ? "divide by \(text(prose)) in code, or write \(text(code)) here"
              : "divide by \(text(prose * factor)) in code, or write \(text(code)) here"))
      case .thresholdNotInCode(let value):
        diagnostics.append(
          diagnostic(
            "the threshold of \(text(value))\(unit(of: conflict.statement)) stands in no code",
            at: conflict.statement.origin,
            label: "nothing happens at \(text(value)) in code",
            related: conflict.others.prefix(2).map(related),
            why: "the code of the same signals has no number \(text(value))",
            help: "compare the input with \(text(value)) in code, or take the threshold out"))
      case .startsBefore: break
      }
    }
  }

  private func unit(of relation: SignalRelation) -> String {
    switch relation.form {
    case .ramp(_, _, let unit), .threshold(_, let unit): unit.rawValue
    default: ""
    }
  }

  private func related(_ relation: SignalRelation) -> Diagnostic.Related {
    switch relation.form {
    case .linear(let factor): .init(relation.origin, "scaled by \(text(factor))")
    case .ramp(_, let input, _): .init(relation.origin, "full at \(text(input.upperBound))")
    case .threshold(let value, _): .init(relation.origin, "from \(text(value)) on")
    case .formula(let formula): .init(relation.origin, formula)
    }
  }

  private func text(_ value: Double) -> String { Numbers.text(value, decimals: 1) }
}
