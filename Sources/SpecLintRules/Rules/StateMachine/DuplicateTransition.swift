import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports rows that a matrix has twice.
public struct DuplicateTransition: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "S515", name: "duplicate-transition",
    summary: "Two rows of the matrix declare the same transition.",
    category: .stateMachine, defaultSeverity: .warning,
    explanation: """
      A row that stands twice is changed once, and then the matrix contradicts itself. Rows are the same
      where source, target, trigger, guard and effect have the same words. The fix takes out the later
      row of a table.
      """,
    references: ["SCXML 3.13"],
    examples: [
      .accepted(
        """
        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Idle | Busy | Key |
        | Busy | Idle | Done |

        """),
      .flagged(
        """
        | From | To | Trigger |
        |---|---|---|
        | Idle | Busy | Tap |
        | Busy | Idle | Done |
        ⟦| Idle | Busy | Tap |⟧

        """),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Reads the rows that say the same.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    for (machine, rivals) in zip(context.spec.machines, context.analysis.rivals) {
      var seen: Set<Origin> = []
      for pair in rivals
      where pair.relation == .duplicate && seen.insert(pair.second.origin).inserted {
        diagnostics.append(diagnostic(pair, machine, context))
      }
    }
  }

  private func diagnostic(
    _ pair: Rivals, _ machine: Machine, _ context: RuleContext
  ) -> Diagnostic {
    let first = pair.first.origin
    let second = machine.transitions[pair.second.transition]
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(pair.second.origin.range.start)))
    return diagnostic(
      "the row repeats line \(context.line(first))", at: context.origin(line),
      label: "the same transition", related: [.init(first, "first here")],
      why: "both say \(MachineStory.change(second, in: machine))",
      help: "delete this row, or say in which condition it differs",
      fix: deletion(of: line, like: first, context))
  }

  /// Takes a line out that repeats another word by word; `nil` where it says more, or other things, than that one.
  private func deletion(
    of line: SourceRange, like first: Origin, _ context: RuleContext
  ) -> Diagnostic.Fix? {
    let source = context.document.source
    let other = source.lineRange(source.lineIndex(of: Int(first.range.start)))
    let old = ASCII.trimmed(source.bytes, other.offsets)
    let new = ASCII.trimmed(source.bytes, line.offsets)
    guard other != line, source.bytes[old].elementsEqual(source.bytes[new]) else { return nil }
    let isLast = Int(line.end) >= source.bytes.count
    let range =
      isLast
      ? SourceRange(max(0, Int(line.start) - 1), Int(line.end))
      : SourceRange(Int(line.start), Int(line.end) + 1)
    return Diagnostic.Fix(
      safety: .unsafe, title: "delete the row",
      edits: [.init(context.origin(range), text: "")])
  }
}
