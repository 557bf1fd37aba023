import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports documents that draw buttons and never say how large a target is.
public struct TargetSizeUnstated: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "G703", name: "target-size-unstated",
    summary: "The document gives measures and describes buttons, and no size of a touch target.",
    category: .geometry, defaultSeverity: .warning, precision: .heuristic, isOnByDefault: false,
    explanation: """
      A button without a size becomes as large as its text. Reported once, at the first line that calls
      something a button, where the document gives at least five lengths and none of them is a size of
      touch targets. Off by default: often a design system says it for all screens.
      """,
    references: [
      "WCAG 2.2, 2.5.8 Target Size (Minimum) (AA)", "Apple HIG, Buttons: 44x44 pt",
      "Material Design, Accessibility: 48x48 dp",
    ],
    examples: [
      .accepted("- Retry button\n- Touch targets: at least 44pt\n"),
      .flagged(
        "- Title: 28pt\n- Gap: 8pt\n- Card padding: 16pt\n- Icon size: 20pt\n- Row height: 80pt\n- ⟦Retry button⟧\n"
      ),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Looks for buttons and for a size of targets.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let lengths = context.spec.constraints.filter { $0.quantity.unit.isLength }
    guard lengths.count >= 5, !lengths.contains(where: { $0.kind == .targetSize }) else { return }
    let statement = context.spec.statements.first { statement in
      Names.words(context.document.source.string(statement.text.range)).contains {
        $0 == "button" || $0 == "buttons"
      }
    }
    guard let statement else { return }
    diagnostics.append(
      diagnostic(
        "no size is given for touch targets", at: statement.text, label: "how large?",
        related: [.init(lengths[0].origin, "one of \(lengths.count) lengths")],
        why: "the document gives \(lengths.count) lengths, none of them for a touch target",
        help: "add 'Touch targets: at least 44pt', or the size of this button"))
  }
}
