import SpecDiagnostics

/// What the readers of Markdown and YAML report about the form of a document, described like rules.
public enum SyntaxRules {
  /// All of them.
  public static let all: [RuleInfo] = [
    info(
      "D110", "misplaced-front-matter", "Front matter stands after the first heading.", .warning),
    info("D111", "unclosed-front-matter", "Front matter has no closing line.", .error),
    info("D112", "malformed-front-matter", "Front matter is not valid YAML.", .error),
    info("D113", "duplicate-front-matter-key", "A key is given twice in one mapping.", .warning),
    info("D114", "tab-in-front-matter", "A tab indents a line of front matter.", .error),
    info("D115", "excessive-front-matter", "Front matter is too deep or too large.", .warning),
    info("D116", "compound-front-matter-key", "A list or mapping is used as a key.", .warning),
    info("D117", "unquoted-front-matter-value", "A value needs quotes and has none.", .error),
    info("D118", "undefined-front-matter-alias", "An alias has no anchor before it.", .warning),
  ]

  private static func info(
    _ code: String, _ name: String, _ summary: String, _ severity: Severity
  ) -> RuleInfo {
    RuleInfo(
      code: code, name: name, summary: summary, category: .documentForm,
      defaultSeverity: severity,
      explanation: """
        \(summary) Front matter is read as far as possible, and what cannot be read is left out, so \
        that other programs and later edits may see other values than the author meant.
        """,
      references: ["YAML 1.2.2"], examples: [])
  }
}
