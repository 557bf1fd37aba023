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
    let document = MarkdownParser.parse(
      SourceText(decoding: ContiguousArray(text.utf8), path: "card.md"), file: FileID(0))
    let spec = Lowering.lower(document)
    let facts = WorkspaceFacts(documents: [document], specs: [spec])
    let context = RuleContext(
      document: document, spec: spec, facts: facts, options: RuleOptions())
    let elapsed = ContinuousClock().measure {
      _ = LintEngine(rules: RuleRegistry.rules).check(context, selection: RuleSelection())
    }
    #expect(elapsed < .seconds(10))
  }
}
