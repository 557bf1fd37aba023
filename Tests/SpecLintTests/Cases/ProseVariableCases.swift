import Testing

/// Custom properties that running text reads, outside of code.
@Suite struct ProseVariableCases {
  private static let sheet =
    "# Kit\n\n```css\n:root {\n  --bg-base: #ffffff;\n  --bg-card: #f9fafb;\n"
    + "  --bg-raised: #e9edf0;\n  --text-main: #0e1720;\n  --line-base: #e2e7ea;\n}\n```\n\n"

  static let cases: [RuleCase] = [
    .init(
      "T301", "a property without a value",
      sheet + "- Cells: a border at the bottom (var(⟦--line-soft⟧), a hair)\n"
        + "- Head: ground var(--bg-raised), border var(--line-base)\n"),
    .init(
      "T301", "a property without a value (de)",
      sheet + "Die Zeilen haben einen Rand in var(⟦--line-soft⟧).\n\n"
        + "Der Kopf hat var(--bg-raised) und var(--text-main).\n"),
    .init(
      "T301", "the only property without a value, read twice",
      sheet + "- Cells: var(⟦--line-soft⟧)\n- Rows: var(--line-soft), var(--bg-card)\n"
        + "- Head: var(--bg-raised)\n"),
    .init(
      "T301", "a fallback",
      sheet + "- Cells: var(--line-soft, #eee)\n- Head: var(--bg-raised), var(--line-base)\n"),
    .init(
      "T301", "of another family",
      sheet + "- Cells: var(--radix-width)\n- Head: var(--bg-raised), var(--line-base)\n"),
    .init(
      "T301", "several without a value",
      sheet + "- Cells: var(--line-soft)\n- Rows: var(--line-loud)\n"
        + "- Head: var(--bg-raised), var(--line-base)\n"),
  ]

  @Test(arguments: cases)
  func variable(_ test: RuleCase) { test.check() }
}
