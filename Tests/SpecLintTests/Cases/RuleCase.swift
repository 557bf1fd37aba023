import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecLintRules
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// What one rule says of one document: `⟦` and `⟧` enclose each expected primary range; none means silence.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var code: String
  var title: String
  var text: String
  var testDescription: String { "\(code) \(title)" }

  init(_ code: String, _ title: String, _ text: String) {
    self.code = code
    self.title = title
    self.text = text
  }

  /// Runs the rule and compares the places.
  func check() {
    guard let rule = RuleRegistry.rules.first(where: { $0.info.code == code }) else {
      Issue.record("there is no rule \(code)")
      return
    }
    let files = RuleExampleTests.files(in: text)
    let documents = files.enumerated().map { index, file in
      MarkdownParser.parse(
        SourceText(decoding: ContiguousArray(file.text.utf8), path: file.path),
        file: FileID(index))
    }
    let specs = documents.map { Lowering.lower($0) }
    let facts = WorkspaceFacts(documents: documents, specs: specs, existingPaths: [])
    for (index, document) in documents.enumerated() {
      let context = RuleContext(
        document: document, spec: specs[index], facts: facts, options: RuleOptions())
      var found: [Diagnostic] = []
      rule.init().check(context, into: &found)
      let places = found.map { RuleExampleTests.places($0.origin.range, document.source) }
      #expect(places.sorted() == files[index].marked.sorted(), "\(found.map(\.message))")
    }
  }
}
