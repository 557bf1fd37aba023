import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecSyntax
import SpecText
import Testing

/// Findings that weigh less than others of the same rule.
@Suite("Severity by circumstance")
struct SeverityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var severity: Severity
    var text: String
    var testDescription: String { "\(code) \(severity)" }
  }

  private static let codes =
    "| Code | Text |\n|---|---|\n| E-A-B-401 | Denied |\n| E-A-B-409 | Taken |\n| E-A-B-500 | Lost |\n\n"
    + "Shows E-A-B-422.\n"
  private static let rows =
    "| From | Event | To |\n|---|---|---|\n| `IDLE` | submit | `BUSY` |\n| `BUSY` | answer | `IDLE` |\n\n"
  private static let times =
    "- Fade animation: 150ms\n- Slide animation: 250ms\n- Press animation: 100ms\n"

  private static func island(_ inner: String) -> String {
    "```mermaid\nstateDiagram-v2\n[*] --> Shut\nShut --> Open : badge\nOpen --> Shut : timer\n"
      + "state Network {\n[*] --> Ask\nAsk --> Sync : call\n\(inner)}\n```\n"
  }

  private static let guide = "## Colours\n\n"
  private static let steps =
    "- `--ink-deep`: #111111\n- `--ink-plain`: #222222\n- `--ink-soft`: #333333\n\n"

  static let cases: [Case] = [
    Case(code: "M208", severity: .error, text: "## Codes\n\n" + codes),
    Case(code: "A604", severity: .error, text: times + "- Reduced motion is honoured\n"),
    Case(code: "A604", severity: .info, text: times + "- Honours `prefers-reduced-motion`\n"),
    Case(
      code: "A604", severity: .info,
      text: "Keep animations under 300ms. Reduced motion is honoured everywhere.\n"),
    Case(code: "M208", severity: .info, text: "## Codes (key codes)\n\n" + codes),
    Case(code: "S519", severity: .warning, text: rows + "- `Esc` while `BUSY` cancels\n"),
    Case(code: "S519", severity: .info, text: rows + "- `Esc` while `BUSY` is ignored\n"),
    Case(
      code: "S519", severity: .info,
      text: rows + "- `Esc` while `BUSY` no longer waits for the answer\n"),
    Case(
      code: "T306", severity: .warning,
      text: times + "- Sheet animation: 1500ms\n- Shimmer animation: 1.5s\n"),
    Case(
      code: "T306", severity: .info,
      text: times + "- Sheet animation: 500ms\n- Shimmer animation: 1.5s\n"),
    Case(
      code: "G701", severity: .warning,
      text: "- **Card Gap**: 12px between cards\n\n- [ ] Spacing follows the 8px grid\n"),
    Case(
      code: "G701", severity: .info,
      text: "- **Card Gap**: 4px between cards\n\n- [ ] Spacing follows the 8px grid\n"),
    Case(
      code: "T310", severity: .warning,
      text: "## Colors\n\n- **Accent**: `#AA7722` – links\n- **Warning**: `#AA7722` – limits\n"),
    Case(
      code: "T310", severity: .info,
      text:
        "## Colors\n\n- **Accent**: `#AA7722` – links, warnings\n- **Warning**: `#AA7722` – limits\n"
    ),
    Case(
      code: "S501", severity: .warning,
      text: island("Sync --> Ready : answer\nReady --> Sync : again\n")),
    Case(
      code: "S501", severity: .info, text: island("Sync --> Ready : answer\nReady --> [*]\n")),
    Case(
      code: "X858", severity: .error,
      text: "- Focus ring: WCAG 1.4.11 requires 4.5:1\n"),
    Case(
      code: "X858", severity: .info, text: "- Focus ring has 4.5:1 (WCAG 1.4.11)\n"),
    Case(
      code: "T301", severity: .error, text: guide + steps + "Notes stand in `var(--ink-pale)`.\n"),
    Case(
      code: "T301", severity: .info,
      text: guide + steps
        + "| Token | Use for |\n|---|---|\n| `var(--ink-pale)` | notes |\n"
        + "| `--edge-thin` | links |\n| `--edge-wide` | forms |\n"),
    Case(
      code: "T301", severity: .info,
      text: guide + steps
        + "`.app-page` defines layout variables such as `--gap-y`.\n\n"
        + "Notes stand in `var(--ink-pale)`.\n"),
    Case(
      code: "T301", severity: .info,
      text: guide + "New inks stand alongside the existing palette.\n\n" + steps
        + "Notes stand in `var(--ink-pale)`.\n"),
    Case(
      code: "T301", severity: .info,
      text: guide + steps + "Notes stand in `var(--ink-pale)` (per `tokens.json§ink`).\n"),
    Case(code: "C412", severity: .error, text: "- `#94A3B8` on `#1E293B`: 4.6:1\n"),
    Case(code: "C412", severity: .info, text: "- `#94A3B8` on `#1E293B`: ~4.6:1\n"),
    Case(
      code: "C412", severity: .info, text: "- [ ] Verify that `#E2D8E0` on `#E1D9CD` meets 3:1.\n"),
  ]

  @Test(arguments: cases + remarks)
  func severity(_ test: Case) throws {
    let rule = try #require(RuleRegistry.rules.first { $0.info.code == test.code })
    let source = SourceText(decoding: ContiguousArray(test.text.utf8), path: "a.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let spec = Lowering.lower(document)
    let facts = WorkspaceFacts(documents: [document], specs: [spec], existingPaths: [])
    let context = RuleContext(
      document: document, spec: spec, facts: facts, options: RuleOptions())
    var found: [Diagnostic] = []
    rule.init().check(context, into: &found)
    #expect(found.map(\.severity) == [test.severity])
  }
}
