import Testing

/// Numbers that follow from a column, a count, a list or a rate.
@Suite struct RecomputedCases {
  private static func scaled(_ value: String) -> String {
    "| Style | 100% | 150% |\n|---|---|---|\n| Masthead | 20pt | 30pt |\n| Story | 16pt | \(value) |\n"
      + "| Byline | 12pt | 18pt |\n| Note | 10pt | 15pt |\n"
  }

  private static func factors(_ value: String) -> String {
    "| Style | Size | Factor | Leading |\n|---|---|---|---|\n| Lead | 20px | 1.5 | 30px |\n"
      + "| Story | 16px | 1.5 | \(value) |\n| Note | 12px | 1.5 | 18px |\n"
  }

  private static func sequence(_ total: String) -> String {
    "| Step | Start | Duration |\n|---|---|---|\n| Lid opens | 0ms | 150ms |\n| Coin falls | 150ms | 250ms |\n\n"
      + "Total: \(total). Then the lid closes.\n"
  }

  private static func parts(_ total: String) -> String {
    "A row is \(total) high, made up of:\n\n- Top padding 12px\n- Name 24px\n- Bottom padding 12px\n"
  }

  static let numbers: [RuleCase] = [
    .init("C413", "a column by a share", scaled("⟦26pt⟧")),
    .init("C413", "rounded", scaled("24pt")),
    .init(
      "C413", "no relation",
      scaled("26pt").replacing("30pt", with: "33pt").replacing("18pt", with: "21pt")),
    .init("C413", "a column of factors", factors("⟦26px⟧")),
    .init("C413", "factors that hold", factors("24px")),
    .init("C413", "a share of a count", "In total 18 of 24 sailors (⟦70%⟧) came back.\n"),
    .init("C413", "a rounded share", "In total 2 of 3 sailors (67%) came back.\n"),
    .init("C413", "a place in a flow", "Shown at step 2 of 4 (25%).\n"),
    .init("C413", "half a step of rem", "- Lead: 20px (⟦1.2rem⟧)\n- Base: 16px (1rem)\n"),
    .init("C413", "blank before percent", "- Opacity: 40 % (⟦0.6⟧)\n"),
    .init("C413", "listed multiples", "Gaps are multiples of 6: 6, 12, ⟦20⟧, 24.\n"),
    .init("C413", "multiples that are", "Gaps are multiples of 6: 6, 12, 18, 24.\n"),
    .init("C413", "half of them are none", "Gaps are multiples of 6: 6, 10, 14, 24.\n"),
    .init("C413", "the end of the last step", sequence("⟦350ms⟧")),
    .init("C413", "as long as the steps", sequence("400ms")),
    .init("C413", "parts of a list", parts("⟦44px⟧")),
    .init("C413", "parts that add up", parts("48px")),
    .init(
      "C413", "a frame on its own line",
      "## Budget\n\n- Target: 60fps everywhere\n- Work: ⟦30ms⟧ per frame\n"),
    .init(
      "C413", "a frame of another rate",
      "## Budget\n\n- Target: 60fps, 30fps in battery saver\n- Work: 30ms per frame\n"),
    .init("C413", "a level too high", "Rope on sail is 5.2:1, so it passes ⟦AAA⟧ for body text.\n"),
    .init("C413", "a level that is reached", "Rope on sail is 5.2:1, so it passes AA.\n"),
    .init("C413", "a level that is missed", "Rope on sail is 5.2:1: AA, fails AAA.\n"),
    .init("C413", "a level for large text", "Rope on sail is 3.4:1, AA for large text.\n"),
    .init("C413", "a limit", "The minimum is 4.5:1 (AA), better 7:1 (AAA).\n"),
  ]

  @Test(arguments: numbers)
  func number(_ test: RuleCase) { test.check() }

  static let partitions: [RuleCase] = [
    .init(
      "C404", "two ranges cross",
      "| Tide | Level |\n|---|---|\n| High | 60–100% |\n| Mid | ⟦20–59⟧% |\n| Low | 5–25% |\n| Dry | 0–4% |\n"
    ),
    .init("C404", "a gap", "- **Calm**: 0–29\n- **Windy**: 30–59\n- **Storm**: ⟦70–100⟧\n"),
    .init("C404", "touching", "- **Calm**: 0–30\n- **Windy**: 30–60\n- **Storm**: 61–100\n"),
    .init("C404", "layers", "- **Base**: 0–99\n- **Menu**: 100–199\n- **Dialog**: 300–399\n"),
    .init("C404", "ages", "- **Young**: 18–24\n- **Grown**: 25–34\n- **Old**: 45–54\n"),
    .init("C404", "within one another", "- **All**: 0–100\n- **Half**: 0–50\n- **Top**: 90–100\n"),
  ]

  @Test(arguments: partitions)
  func partition(_ test: RuleCase) { test.check() }
}
