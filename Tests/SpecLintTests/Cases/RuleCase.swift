import SpecLint
import SpecLintRules
import Testing

/// What one rule says of one document: `⟦` and `⟧` enclose each expected primary range; none means silence.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var code: String
  var title: String
  var text: String
  var testDescription: String { "\(code) \(title)" }
  /// Whether a place is marked.
  var isFlagged: Bool { text.contains("⟦") }

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
    RuleExampleTests.expectMarks(of: text, from: rule)
  }
}
