import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports thresholds inside a ramp that has already begun.
public struct RangeConflict: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "C404", name: "range-conflict",
    summary: "Two ranges, or a threshold and a range, cannot both hold.",
    category: .contradictions, defaultSeverity: .error,
    explanation: """
      "Appears after 20 points" and "fades in over 0-80 points" cannot both hold: at the threshold the
      ramp has reached a quarter, and before it the thing is visible already. Ranges of a table or list that
      part a whole, from 0 or to 100, share no numbers, and those from 0 to 100 leave none out,
      in whatever unit they are ("20.0–39.9 kg").
      """,
    examples: [
      .accepted(
        "- Hint appears when drag exceeds 20pt\n- Hint opacity fades from 0 to 1 over 20-80pt drag\n"
      ),
      .flagged(
        "- Hint appears when drag exceeds ⟦20pt⟧\n- Hint opacity fades from 0 to 1 over 0-80pt drag\n"
      ),
      .accepted("- **Weak**: 0–39\n- **Fair**: 40–69\n- **Strong**: 70–100\n"),
      .flagged("- **Weak**: 0–39\n- **Fair**: 40–59\n- **Strong**: ⟦70–100⟧\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reports what the analysis of the signals found.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    // Widths of screens are those of rule G706.
    for slip in context.analysis.partitionSlips
    where context.isNormative(slip.upper.range) && !slip.isOfWidths {
      diagnostics.append(parted(slip))
    }
    for conflict in context.analysis.signalConflicts {
      guard case .startsBefore(let threshold, let output, let ramp) = conflict.kind,
        let other = conflict.others.first
      else { continue }
      let start = Numbers.text(ramp.lowerBound)
      let end = Numbers.text(ramp.upperBound)
      let at = Numbers.text(threshold)
      var unit = ""
      if case .threshold(_, let written) = conflict.statement.form { unit = written.rawValue }
      diagnostics.append(
        diagnostic(
          "'\(conflict.statement.output)' appears at \(at)\(unit), but its opacity runs from \(start)\(unit)",
          at: conflict.statement.origin, label: "nothing to be seen before \(at)",
          related: [.init(other.origin, "here it starts at \(start)")],
          why: "(\(at) − \(start)) ÷ (\(end) − \(start)): at \(at) the output is already "
            + Numbers.text(output, decimals: 2),
          help: "let the fade run over \(at)-\(end), or take the threshold out"))
    }
  }

  private func parted(_ slip: PartitionSlip) -> Diagnostic {
    let unit = slip.unit.isEmpty || slip.unit == "%" ? slip.unit : " " + slip.unit
    let (end, start) = (Numbers.text(slip.end) + unit, Numbers.text(slip.start) + unit)
    return diagnostic(
      slip.isOverlap
        ? "from \(start) to \(end) two ranges hold"
        : "no range holds between \(end) and \(start)",
      at: slip.upper, label: "begins at \(start)",
      related: [.init(slip.lower, "ends at \(end)")],
      why: "the other ranges of the list follow on from one another",
      help: "let one range begin where the other ends")
  }
}
