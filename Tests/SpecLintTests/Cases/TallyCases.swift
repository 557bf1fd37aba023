import Testing

/// Counts in tables.
@Suite struct TallyCases {
  private static func stages(_ first: String, _ second: String) -> String {
    "## Summary\n\n| Stage | Number of parts |\n|---|---|\n| Hull | \(first) |\n| Deck | \(second) |\n\n"
      + "## Hull\n\n- Keel\n- Ribs\n- Planks\n\n## 2. Deck: above\n\n- Mast\n- Hatch\n"
  }

  static let counts: [RuleCase] = [
    .init("C416", "too many", stages("3", "⟦4⟧")),
    .init("C416", "too few", stages("⟦2⟧", "2")),
    .init("C416", "at least", stages("3", "⟦4+⟧")),
    .init("C416", "no less", stages("3", "2+")),
    .init(
      "C416", "rows of a table",
      "## 一覧\n\n| 画面 | 部品数 |\n|---|---|\n| 港の入口 | 2 |\n| 灯台の内部 | ⟦4⟧ |\n\n## 港の入口\n\n- 門\n- 橋\n\n"
        + "## 灯台の内部\n\n| 名前 | 色 |\n|---|---|\n| 階段 | 白 |\n| 窓 | 青 |\n| 扉 | 赤 |\n"),
    .init("C416", "as many", stages("3", "2")),
    .init("C416", "none agrees", stages("7", "9")),
    .init(
      "C416", "not a count",
      stages("3", "4").replacing("Number of parts", with: "Columns")),
  ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }

  private static func contents(_ link: String, _ rest: String) -> String {
    "# Lock\n\n## Contents\n\n1. [Gates](#gates)\n2. [Usage](\(link))\n\n## Gates\n\nTwo.\n\n"
      + rest
  }

  static let namesakes: [RuleCase] = [
    .init(
      "D103", "a deeper section comes first",
      contents("⟦#usage⟧", "### Usage\n\nOf gates.\n\n## Usage\n\nOf locks.\n")),
    .init(
      "D103", "two deeper sections",
      contents(
        "⟦#usage⟧", "### Usage\n\nOf gates.\n\n### Usage\n\nMore.\n\n## Usage\n\nOf locks.\n")),
    .init(
      "D103", "below another heading",
      contents(
        "⟦#usage⟧", "### Doors\n\n#### Usage\n\nOf doors.\n\n## Usage\n\nOf locks.\n")),
    .init(
      "D103", "the right number",
      contents("#usage-1", "### Usage\n\nOf gates.\n\n## Usage\n\nOf locks.\n")),
    .init("D103", "one section", contents("#usage", "## Usage\n\nOf locks.\n")),
    .init(
      "D103", "the deeper section comes last",
      contents("#usage", "## Usage\n\nOf locks.\n\n### Usage\n\nMore.\n")),
  ]

  @Test(arguments: namesakes)
  func namesake(_ test: RuleCase) { test.check() }
}
