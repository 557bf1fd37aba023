import SpecDiagnostics

/// What the readers of Markdown and YAML report about the form of a document, described like rules.
public enum SyntaxRules {
  /// All of them.
  public static let all: [RuleInfo] = [
    info(
      "D110", "misplaced-front-matter", .warning, "Front matter stands after the first heading.",
      "Other programs read front matter only as the very first block of a file; after a heading "
        + "they show it as text. Move the block with its two `---` lines to the top."),
    info(
      "D111", "unclosed-front-matter", .error, "Front matter has no closing line.",
      "Without the second fence nobody can tell metadata from text. Only the lines that look like "
        + "`key: value` are read. Add a line `---` after the last of them."),
    info(
      "D112", "malformed-front-matter", .error, "Front matter is not valid YAML.",
      "The line cannot be read and is left out; the readable lines around it are used."),
    info(
      "D113", "duplicate-front-matter-key", .warning, "A key is given twice in one mapping.",
      "YAML asks for unique keys. The first value is used; other programs may use the last or "
        + "refuse the file."),
    info(
      "D114", "tab-in-front-matter", .error, "A tab indents a line of front matter.",
      "YAML allows spaces only. The tab is read as two spaces. In the example below it stands "
        + "before the hyphen."),
    info(
      "D115", "excessive-front-matter", .warning, "Front matter is too deep or too large.",
      "Values beyond the limit are left out. Aliases count with all that they repeat, so that a "
        + "few lines cannot stand for millions of values."),
    info(
      "D116", "compound-front-matter-key", .warning, "A list or mapping is used as a key.",
      "This happens where a placeholder in brackets begins a line. Put the key in quotes."),
    info(
      "D117", "unquoted-front-matter-value", .error, "A value needs quotes and has none.",
      "A value that contains `: ` or begins with a sign such as `@`, `*`, `>` or a backtick means "
        + "something else in YAML. It is read as text; other programs refuse the whole block."),
    info(
      "D118", "undefined-front-matter-alias", .warning, "An alias has no anchor before it.",
      "A value that begins with `*` repeats the value marked by `&` and the same name. Without "
        + "such a mark it is read as text."),
    info(
      "D119", "excessive-table-row", .warning, "A table row has more cells than are read.",
      "A line with thousands of cells is data, not a specification. It is left out as if it were "
        + "empty; the rest of the document is read. No example is shown here: its row would have "
        + "more than 2000 cells.",
      reference: "GitHub Flavored Markdown 0.29, 4.10"),
  ]

  private static func info(
    _ code: String, _ name: String, _ severity: Severity, _ summary: String, _ explanation: String,
    reference: String = "YAML 1.2.2"
  ) -> RuleInfo {
    RuleInfo(
      code: code, name: name, summary: summary, category: .documentForm, defaultSeverity: severity,
      explanation: explanation, references: [reference],
      examples: SyntaxExamples.byCode[code] ?? [])
  }
}
