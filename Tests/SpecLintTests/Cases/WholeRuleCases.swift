import Testing

/// Rules that a sentence gives for all of something, and the values that break them.
@Suite struct WholeRuleCases {
  private static let factors =
    "| Token | Normal | Swift |\n|---|---|---|\n| `open` | 300ms | 150ms |\n"
  private static let shadow =
    "The card shadow is the only shadow in use: `0 8px 32px rgba(9, 9, 9, 0.2)`.\n\n"
  private static let theme =
    "| Token | Value |\n|---|---|\n| `--color-page` | `#141414` |\n| `--color-panel` | `#1C1C1C` |\n"
    + "| `--color-panel-high` | `#252525` |\n| `--color-link` | `#60A5FA` |\n"
    + "| `--color-edge` | `#27272A` |\n| `--color-focus` | `#3B82F6` |\n\n"

  static let rules: [RuleCase] = [
    .init(
      "C413", "a time that the factor does not give",
      "Swift mode multiplies all durations by 0.5.\n\n" + factors + "| `turn` | 500ms | ⟦200ms⟧ |\n"
    ),
    .init(
      "C413", "times that the factor gives",
      "Swift mode multiplies all durations by 0.5.\n\n" + factors + "| `turn` | 500ms | 250ms |\n"),
    .init(
      "C413", "a table that no factor made",
      "Swift mode multiplies all durations by 0.1.\n\n" + factors + "| `turn` | 500ms | 200ms |\n"),
    .init(
      "C414", "a limit beside a longer time in one line",
      "# Motion\n\n⟦Themes cross-fade in an animation of 450ms. Durations are capped at 300ms.⟧\n"),
    .init(
      "C414", "a limit beside a shorter time in one line",
      "# Motion\n\nThemes cross-fade in an animation of 250ms. Durations are capped at 300ms.\n"),
    .init(
      "C415", "a second shadow",
      shadow + "⟦Button shadow: `0 4px 15px rgba(9, 9, 9, 0.4)`.⟧\n"),
    .init(
      "C415", "the same shadow again", shadow + "Dialog shadow: `0 8px 32px rgba(9,9,9,0.2)`.\n"),
    .init(
      "C415", "the same shadow in another notation",
      shadow + "Dialog shadow: `0px 8px 32px 0 rgb(9 9 9 / 20%)`.\n"),
    .init(
      "C415", "another spread",
      shadow + "⟦Dialog shadow: `0 8px 32px 4px rgba(9, 9, 9, 0.2)`.⟧\n"),
    .init(
      "C415", "the only shadow of one thing",
      "The only shadow on a card is `0 8px 32px rgba(9, 9, 9, 0.2)`.\n\nButton shadow: `0 4px 15px rgba(9, 9, 9, 0.4)`.\n"
    ),
    .init(
      "C401", "a shadow where there are none",
      "# Depth\n\n| Level | Use | Look |\n|---|---|---|\n| 1 | Round button | ⟦primary with a subtle shadow⟧ |\n\n**Rule:** there are no shadows in this UI.\n"
    ),
    .init(
      "C401", "no shadows on one part",
      "# Depth\n\n| Level | Use | Look |\n|---|---|---|\n| 1 | Round button | primary with a subtle shadow |\n\n**Rule:** there are no shadows on cards.\n"
    ),
    .init(
      "C401", "a radius of parts that a line lists",
      "# Layout\n\n- **Border radius:** `16px` (cards, inputs, buttons).\n\n### Inputs\n\n- Ground: white\n- Rounded corners: `⟦12px⟧`\n"
    ),
    .init(
      "C401", "a radius of another part",
      "# Layout\n\n- **Border radius:** `16px` (cards, buttons).\n\n### Inputs\n\n- Ground: white\n- Rounded corners: `12px`\n"
    ),
    .init(
      "C401", "one selector below a heading in Japanese",
      "# 画面\n\n## アニメーション仕様\n\n```css\n.meter-fill { transition: width ⟦0.3s⟧ ease; }\n```\n\n## 進捗\n\n```css\n.meter-fill { transition: width 0.5s ease; }\n```\n"
    ),
    .init(
      "T301", "a class that no property gives a colour",
      theme + "Step: `bg-panel text-white`, next: `⟦bg-accent-main⟧`, page: `bg-page`.\n"),
    .init(
      "T301", "classes with a colour",
      theme + "Step: `bg-panel text-white`, next: `bg-panel-high`, page: `bg-page bg-no-repeat`.\n"),
    .init(
      "T301", "classes of a theme that the document does not list",
      theme + "Step: `bg-card-muted`, next: `bg-accent-main`, page: `bg-popover`.\n"),
  ]

  private static let kept =
    "| Token | Hex | Use |\n|---|---|---|\n| `ink-faint` | `#484F58` | ⟦Only hints and disabled text, never content⟧ |\n| `ground` | `#0D1117` | Page |\n\n"
  private static let unbroken = kept.filter { !"⟦⟧".contains($0) }

  static let uses: [RuleCase] = [
    .init(
      "C401", "a use that a row rules out",
      kept + "## Card\n\n- The date of the entry: small, colour `ink-faint`.\n"),
    .init(
      "C401", "the use that a row names",
      unbroken + "## Card\n\n- The hint of the field: small, colour `ink-faint`.\n"),
    .init(
      "C401", "a use for what is not there",
      unbroken + "## Card\n\n- The date of an unavailable entry: small, colour `ink-faint`.\n"),
  ]

  @Test(arguments: uses)
  func use(_ test: RuleCase) { test.check() }

  static let classes: [RuleCase] = [
    .init("C413", "another width than that of the class", "- Page: ⟦1200px⟧ (`max-w-6xl`)\n"),
    .init(
      "C413", "the width of the class", "- Page: 1152px (`max-w-6xl`), card: `max-w-md` (448px)\n"),
    .init(
      "C413", "a width that the document sets",
      "- Page: 1200px (`max-w-6xl`)\n\n```css\n@theme { --container-6xl: 75rem; }\n```\n"),
  ]

  @Test(arguments: classes)
  func width(_ test: RuleCase) { test.check() }

  @Test(arguments: rules)
  func rule(_ test: RuleCase) { test.check() }
}
