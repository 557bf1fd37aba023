import SpecAnalysis
import SpecLint
import SpecLintRules
import SpecLowering
import SpecSyntax
import SpecText
import Testing

/// Rules that compare the facts of a document with one another stay quick when there are many.
@Suite struct LargeDocumentTests {
  @Test func manyDistancesTakeSecondsAtMost() {
    let text = "# Card\n\n" + String(repeating: "- **Padding**: 16px\n", count: 40_000)
    #expect(lintTime(of: text) < .seconds(10))
  }

  @Test func onePromiseManyTimesTakesSecondsAtMost() {
    let text = (0..<1_000).reduce(into: "# Motion\n\n") {
      $0 += "- Keep all transitions at 300ms\n- Fade \($1): 45\($1 % 9)ms\n"
    }
    #expect(lintTime(of: text) < .seconds(10))
  }

  @Test func manyNamesInOneLineTakeSecondsAtMost() {
    let text = (0..<3_000).reduce(into: "# Use\n\n- `color.a`: #112233\n\n") {
      $0 += "and `color.b\($1)` "
    }
    #expect(lintTime(of: text) < .seconds(10))
  }

  /// The time of all rules, with the facts that they ask for.
  private func lintTime(of text: String) -> Duration {
    let document = MarkdownParser.parse(
      SourceText(decoding: ContiguousArray(text.utf8), path: "card.md"), file: FileID(0))
    let spec = Lowering.lower(document)
    let facts = WorkspaceFacts(documents: [document], specs: [spec])
    let context = RuleContext(
      document: document, spec: spec, facts: facts, options: RuleOptions())
    return ContinuousClock().measure {
      _ = LintEngine(rules: RuleRegistry.rules).check(context, selection: RuleSelection())
    }
  }
}
