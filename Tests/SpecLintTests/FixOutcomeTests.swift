import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// What a document is after the fixes of one rule: the findings are gone, and nothing else is.
@Suite struct FixOutcomeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var before: String
    /// `nil` where the rule gives no fix.
    var after: String?
    var testDescription: String { "\(code) \(before.prefix(40))" }
  }

  /// The findings of a rule, and the text with all of its fixes.
  private static func run(_ code: String, _ text: String) -> (count: Int, fixed: String?) {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let spec = Lowering.lower(document)
    let facts = WorkspaceFacts(documents: [document], specs: [spec], existingPaths: [])
    let context = RuleContext(
      document: document, spec: spec, facts: facts, options: RuleOptions())
    var found: [Diagnostic] = []
    for rule in RuleRegistry.rules where rule.info.code == code {
      rule.init().check(context, into: &found)
    }
    let report = LintReport(
      files: SourceFiles([source]), diagnostics: found, checkedCount: 1, catalog: RuleCatalog([]))
    let bytes = FixPlan(report, allowsUnsafe: true).files.first?.bytes
    return (found.count, bytes.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let theme =
    "# Theme\n\n## Colors\n\n- text: #1F2937\n- text-muted: #6B7280\n- surface: #FFFFFF\n\n"
    + "## Contrast\n\n- Muted text on surface: "
  private static let styles =
    "## Type\n\n| Style | Size / line | Weight |\n|---|---|---|\n| Body | 16px / 24px | 400 |\n"
  private static let head = "| From | To | Trigger |\n|---|---|---|\n"
  private static let mapper =
    "# Mapper\n\n## Idle State\n\n## Scanning State\n\n## Result State\n\n" + head
    + "| [*] | Idle | |\n"
  private static let way =
    "| Scanning | Result | Found |\n| Result | Idle | Done |\n| Scanning | Idle | Cancel |\n"
  private static let desk =
    "# Desk\n\n## Draft State\n\n## Review State\n\n## Published State\n\n"
    + "| From | To | Valid? | Trigger |\n|---|---|---|---|\n| Draft | Review | ✅ | Submit |\n"
    + "| Review | Published | ✅ | Approve |\n"
  private static let back = "| Review | Draft | ✅ | Return |\n"

  private static let lamp =
    "# Lamp\n\nThe switch goes from Off to On when the user taps it.\n\n"
    + "When the network is lost, the screen changes to Offline.\n\n"
    + "## Off State\n\n## On State\n\n## Offline State\n"

  static let cases: [Case] = [
    Case(
      code: "S514", before: lamp,
      after: lamp + "\n## State Transitions\n\n| From State | To State | Trigger | Duration |\n"
        + "|---|---|---|---|\n| Off | On | the user taps it | — |\n"
        + "| any | Offline | the network is lost | — |\n"),
    Case(code: "C412", before: theme + "5.6:1\n", after: theme + "4.83:1\n"),
    Case(
      code: "C413", before: "All steps are multiples of 4px: 4px, 8px, 10px, 16px.\n",
      after: "All steps are multiples of 4px: 4px, 8px, 12px, 16px.\n"),
    Case(code: "C413", before: "All steps are multiples of 4px: 4px, 8px, 10px, 12px.\n"),
    Case(
      code: "C413", before: "- Padding 12px, line 20px, total 48px.\n",
      after: "- Padding 12px, line 20px, total 44px.\n"),
    Case(
      code: "C401",
      before: styles + "| Note | 14px / 20px | 400 |\n\n## Pill\n\n- Height 24px, Note (13px)\n",
      after: styles + "| Note | 13px / 20px | 400 |\n\n## Pill\n\n- Height 24px, Note (13px)\n"),
    // The word before the brackets would still say the other weight.
    Case(
      code: "C401", before: "# Panel\n\nThe title is bold (700).\n\nThe title is semibold (600).\n"),
    Case(
      code: "C401", before: "# Panel\n\nThe title weight is 700.\n\nThe title weight is 600.\n",
      after: "# Panel\n\nThe title weight is 600.\n\nThe title weight is 600.\n"),
    Case(
      code: "S503", before: mapper + "| Idle | Scaning | Tap scan |\n" + way,
      after: mapper + "| Idle | Scanning | Tap scan |\n" + way),
    Case(
      code: "S515",
      before: head + "| Idle | Busy | Tap |\n| Busy | Idle | Done |\n| Idle | Busy | Tap |\n"
        + "\nEnd.\n",
      after: head + "| Idle | Busy | Tap |\n| Busy | Idle | Done |\n\nEnd.\n"),
    Case(
      code: "S502", before: desk + back,
      after: desk + "| Published | Review | ✅ | Back |\n" + back),
  ]

  @Test(arguments: cases)
  func findingsGoAndNothingElse(_ test: Case) {
    let first = Self.run(test.code, test.before)
    #expect(first.count > 0)
    #expect(first.fixed == test.after)
    guard let after = test.after else { return }
    #expect(Self.run(test.code, after).count == 0)
  }
}
