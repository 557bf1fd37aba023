import Testing

/// Limits for all animations: for whom they hold, and in which words.
@Suite struct ScopedMotionCases {
  private static func drawer(_ above: String, _ claim: String) -> String {
    "# Drawer\n\n## Motion\n\n- Open: 420ms ease-out\n- Close: 180ms ease-in\n\n\(above)\(claim)\n"
  }

  static let scopes: [RuleCase] = [
    .init(
      "C414", "a list about less motion before the limit",
      drawer("With reduced motion:\n\n- only fades\n\n", "⟦All animations take at most 250ms.⟧")),
    .init(
      "C414", "a heading about motion and less of it",
      drawer("## Motion and reduced motion\n\n", "⟦All animations take at most 250ms.⟧")),
    .init(
      "C414", "a bold line that leads the list",
      drawer("**When reduced motion is on:**\n\n", "- All animations take at most 250ms.")),
    .init(
      "C414", "the item around it",
      drawer("- With reduced motion\n", "  - All animations take at most 250ms.")),
    .init(
      "C414", "the line above it",
      drawer("Reduced motion:\n", "All animations take at most 250ms.")),
    .init(
      "C414", "a heading about less motion",
      drawer("## Reduced motion\n\n", "All animations take at most 250ms.")),
    .init(
      "C414", "a heading about less motion (de)",
      drawer("## Reduzierte Bewegung\n\n", "Alle Animationen dauern höchstens 250ms.")),
  ]

  @Test(arguments: scopes)
  func scope(_ test: RuleCase) { test.check() }

  static let tongues: [RuleCase] = [
    .init("C414", "at most (de)", drawer("", "⟦Alle Animationen dauern höchstens 250ms.⟧")),
    .init("C414", "less than (fr)", drawer("", "⟦Toutes les animations durent moins de 250ms.⟧")),
    .init("C414", "none is longer (es)", drawer("", "⟦Ninguna animación dura más de 250ms.⟧")),
    .init("C414", "none is longer (it)", drawer("", "⟦Nessuna animazione supera i 250ms.⟧")),
    .init("C414", "less than (nl)", drawer("", "⟦Alle overgangen duren minder dan 250ms.⟧")),
    .init("C414", "no longer than (zh)", drawer("", "⟦所有动效时长不得超过 250ms。⟧")),
    .init("C414", "within (ja)", drawer("", "⟦すべてのアニメーションは250ms以内。⟧")),
    .init("C414", "at most (ko)", drawer("", "⟦모든 애니메이션은 250ms 이하로 한다.⟧")),
    .init(
      "C414", "of one part alone (de)",
      drawer("", "Alle Animationen im Formular dauern höchstens 250ms.")),
    .init("C414", "of one part alone (zh)", drawer("", "列表中的所有动画不超过 250ms。")),
    .init(
      "C414", "all of them are shorter (fr)",
      drawer("", "Toutes les animations durent moins de 500ms.")),
    .init(
      "C414", "what waits (it)",
      "# Cassetto\n\n| Elemento | Durata |\n|---|---|\n| Avviso | 4s |\n\nNessuna animazione supera i 250ms.\n"
    ),
    .init("C414", "the least (zh)", drawer("", "所有动画不少于 250ms。")),
  ]

  @Test(arguments: tongues)
  func tongue(_ test: RuleCase) { test.check() }

  private static func reflow(_ claim: String) -> String {
    "# Motion\n\n```css\n.tray { transition: height 220ms ease; }\n```\n\n- \(claim)\n"
  }

  static let reflows: [RuleCase] = [
    .init(
      "C414", "a remark on scrolling",
      reflow("⟦Animate with `transform` alone to avoid reflow and keep scrolling calm.⟧")),
    .init(
      "C414", "a share of the time",
      reflow("⟦Animate with `transform` alone to avoid reflow, 100% of the time.⟧")),
    .init(
      "C414", "texts at a zoom",
      reflow("Cards use `transform` so that zoom to 400% prevents no reflow.")),
  ]

  @Test(arguments: reflows)
  func avoided(_ test: RuleCase) { test.check() }

  private static func gallery(_ line: String) -> String {
    "# Gallery\n\n- **Slide**: 320ms, endless loop of the marquee\n\n## Access\n\n\(line)\n"
  }

  static let refusals: [RuleCase] = [
    .init(
      "A604", "the word before another noun",
      gallery("With reduced motion the slide titles are unchanged.")),
    .init(
      "A604", "a clause on something else",
      gallery("With reduced motion the slide titles are unchanged and the slides become a list.")),
    .init("A604", "the subject", gallery("With ⟦reduced motion⟧ the marquee keeps moving.")),
    .init("A604", "the verb", gallery("With ⟦reduced motion⟧ the banner loops unchanged.")),
  ]

  @Test(arguments: refusals)
  func refusal(_ test: RuleCase) { test.check() }
}
