import Testing

/// Statements on parts, things of two names, words that colour nothing, and metadata in any form.
@Suite struct PartOnlyCases {
  static let facts: [RuleCase] = [
    .init(
      "C401", "a part that stays in the dark appearance",
      "# Notes\n\n- Light mode only by design.\n\n## Fields\n\nBrand colours stay fixed in dark mode.\n"
    ),
    .init(
      "C401", "a dark appearance that is and is not",
      "# Notes\n\n- ⟦Light mode only by design.⟧\n\n## Fields\n\nIn dark mode the fields have a lighter border.\n"
    ),
    .init(
      "C401", "two fields that wait",
      "# Search\n\n- useShopSearch: the query is debounced by 300ms\n\n## Filter\n\n"
        + "- useAuthorFilter: author input is debounced by 500ms\n"),
    .init(
      "C401", "rows with two identifiers",
      "# Effects\n\n| Effect | Text |\n|---|---|\n| `night_owl` | Flies in for 4s, then lands |\n"
        + "| `night_owl_return` | Night owl flies in for 9s, then lands |\n"),
  ]

  static let colours: [RuleCase] = [
    .init(
      "T309", "a claim about contrast",
      "# Guide\n\nUse colour tokens only. `--ink-900` is `#1A1A1A`, `--leaf-600` is `#1F7A4D`.\n\n"
        + "- White text on leaf-600: Pass\n"),
    .init(
      "T309", "an art direction",
      "# Guide\n\nUse colour tokens only. `--ink-900` is `#1A1A1A`, `--leaf-600` is `#1F7A4D`.\n\n"
        + "- **Art style**: layers like fog over hills (teal, coral)\n"),
    .init(
      "T309", "a table of mistakes",
      "# Guide\n\nUse colour tokens only. `--ink-900` is `#1A1A1A`, `--leaf-600` is `#1F7A4D`.\n\n"
        + "| Mistake | Better |\n|---|---|\n| Green label alone | a label and a sign |\n"),
  ]

  static let words: [RuleCase] = [
    .init(
      "R951", "a measure in brackets behind the word",
      "- Sections have generous (viewport-height) distances\n"),
    .init(
      "R951", "no measure in brackets",
      "- Sections must have ⟦generous⟧ (and calm) distances\n"),
  ]

  static let rows: [RuleCase] = [
    .init(
      "D120", "a sentence that no empty line parts from the table",
      "| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n⟦All of them are counted from zero.⟧\n")
  ]

  static let forms: [RuleCase] = [
    .init(
      "M201", "bold lines in Japanese",
      "# 案内\n\n⟦**バージョン**: 2.0\n**最終更新日**: 2025-04-01⟧\n\n## 本文\n\nボタンは44px。\n" + changes),
    .init(
      "M201", "bold lines in French with a space before the colon",
      "# Guide\n\n⟦**Statut :** brouillon⟧\n\n## Texte\n\nLe bouton fait 44px.\n" + changes),
    .init(
      "M201", "a quote",
      "# Guide\n\n⟦> Last updated: 2025-04-01\n> Status: draft⟧\n\n## Text\n\nButtons are 44px high.\n"
        + changes),
    .init(
      "M201", "a list",
      "# Guide\n\n⟦- Status: draft\n- Date: 2025-04-01⟧\n\n## Text\n\nButtons are 44px high.\n"
        + changes),
    .init(
      "M201", "lines of text in German",
      "# Leitfaden\n\n⟦Stand: 1. April 2025⟧\n\n## Text\n\nButtons sind 44px hoch.\n" + changes),
    .init(
      "M201", "a list of other things",
      "⟦# Guide⟧\n\n- Colour: red\n- Status: the bar shows it\n\n## Text\n\nButtons are 44px high.\n"
        + changes),
    .init(
      "M201", "a sentence with a colon",
      "⟦# Guide⟧\n\nOne thing first: buttons are 44px high.\n\n## Text\n\nButtons are 44px high.\n"
        + changes),
    .init("M201", "a guide without states", "# Guide\n\n## Text\n\nButtons are 44px high.\n"),
    .init(
      "M201", "bold lines of a guide without states (de)",
      "# Farben\n\n**Stand:** 2025-04-01\n**Version:** 2\n\n## Text\n\nTinte ist `#111111`.\n"),
  ]

  /// A chart below the text: tools list a document with changes by its keys.
  private static let changes = "\n```mermaid\nstateDiagram-v2\n  Idle --> Busy\n```\n"

  @Test(arguments: facts)
  func fact(_ test: RuleCase) { test.check() }

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }

  @Test(arguments: words)
  func word(_ test: RuleCase) { test.check() }

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }

  @Test(arguments: forms)
  func form(_ test: RuleCase) { test.check() }
}
