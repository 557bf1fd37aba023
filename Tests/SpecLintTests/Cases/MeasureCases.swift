import Testing

/// Documents that the rules on tokens and geometry flag or leave alone.
@Suite struct MeasureCases {
  static let tokens: [RuleCase] = [
    .init("T308", "a title", "## Large\n\n- Card title: ⟦34pt⟧ (from 17pt)\n"),
    .init(
      "T308", "a height",
      "## Base\n\n- Row: grey\n\n## Large\n\n- Row height: ⟦120pt⟧ (from 80pt)\n"),
    .init(
      "T308", "another thing has the value",
      "## Base\n\n- Footer height: 80pt\n\n## Large\n\n- Row height: ⟦120pt⟧ (from 80pt)\n"),
    .init(
      "T308", "given before",
      "## Base\n\n- Row height: 80pt\n\n## Large\n\n- Row height: 120pt (from 80pt)\n"),
    .init(
      "T308", "given later",
      "## Large\n\n- Row height: 120pt (from 80pt)\n\n## Base\n\n- Row height: 80pt\n"),
    .init("T308", "no base", "## Large\n\n- Row height: 120pt\n"),
    .init(
      "T310", "an error",
      "## Colors\n\n- **Primary**: `#AA1122` – buttons\n- **Error**: `⟦#AA1122⟧` – failures\n"),
    .init(
      "T310", "a warning",
      "## Colors\n\n- **Warning**: `⟦#AA7722⟧` – limits\n- **Accent**: `#AA7722` – links\n"),
    .init(
      "T310", "an entry of the palette",
      "## Colors\n\n- **Accent rose**: `#EF4444`\n- **Danger**: `#EF4444` – failures\n"),
    .init(
      "T310", "other case",
      "## Colors\n\n- **Accent**: `#aa1122` – links\n- **Danger**: `⟦#AA1122⟧` – delete\n"),
    .init(
      "T310", "other values",
      "## Colors\n\n- **Accent**: `#AA1123` – links\n- **Danger**: `#AA1122` – delete\n"),
    .init(
      "T310", "two errors",
      "## Colors\n\n- **Error**: `#AA1122` – failures\n- **Danger**: `#AA1122` – delete\n"),
    .init(
      "T310", "text on both",
      "## Colors\n\n- **On Error**: `#FFFFFF` – text\n- **On Primary**: `#FFFFFF` – text\n"),
  ]

  @Test(arguments: tokens)
  func token(_ test: RuleCase) { test.check() }

  static let sizes: [RuleCase] = [
    .init(
      "G706", "a hole", "**Phone (320-599px)**:\n- One\n\n**Desktop (⟦1200-1600px⟧)**:\n- Two\n"),
    .init(
      "G706", "an overlap", "**Phone (320-800px)**:\n- One\n\n**Tablet (⟦600-1023px⟧)**:\n- Two\n"),
    .init(
      "G706", "an open end",
      "- Grid: 3 columns on larger screens\n\n**Phone (320-767px)**:\n- One\n\n**Tablet (⟦768-1023px⟧)**:\n- Two\n"
    ),
    .init(
      "G706", "side by side", "**Phone (320-767px)**:\n- One\n\n**Tablet (768-1023px)**:\n- Two\n"),
    .init(
      "G706", "a shared limit", "**Phone (320-768px)**:\n- One\n\n**Tablet (768-1024px)**:\n- Two\n"
    ),
    .init("G706", "one range", "**Phone (320-767px)**:\n- One\n"),
    .init(
      "G706", "two ways to hold it",
      "### Phone Portrait (320px - 568px)\n\n- One\n\n### Phone Landscape (500px - 900px)\n\n- Two\n"
    ),
    .init(
      "G708", "a toggle",
      "## Toggle\n\n- Toggle height: ⟦24px⟧\n\n## Touch\n\n- Touch targets: minimum 44px\n"),
    .init(
      "G708", "a size in a table",
      "### Button\n\n| Size | Height |\n|---|---|\n| sm | ⟦36px⟧ |\n| md | 44px |\n\n### Touch\n\n- Touch targets: minimum 44px\n"
    ),
    .init(
      "G708", "a chip", "- Chip height: ⟦28pt⟧\n\n## Rules\n\n- Touch targets: at least 44pt\n"),
    .init(
      "G708", "large enough", "- Button height: 48px\n\n## Rules\n\n- Touch targets: minimum 44px\n"
    ),
    .init(
      "G708", "a part",
      "- Button icon: 20px\n- Button icon size: 20px\n\n## Rules\n\n- Touch targets: minimum 44px\n"
    ),
    .init(
      "G708", "an area of its own",
      "## Radio\n\n- Radio height: 20px\n- Touch target: 44px\n\n## Rules\n\n- Touch targets: minimum 44px\n"
    ),
    .init(
      "G708", "another unit", "- Chip height: 28dp\n\n## Rules\n\n- Touch targets: at least 44pt\n"),
    .init(
      "G708", "a list of icons",
      "### Icons\n\n| Icon | Size |\n|---|---|\n| Add Button | 20pt |\n\n## Rules\n\n- Touch targets: at least 44pt\n"
    ),
  ]

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }

  private static let times =
    "- Fade animation: 200ms\n- Slide animation: 300ms\n- Zoom animation: 400ms\n- Pop animation: 250ms\n"
    + "- Bar animation: 100ms\n- Row animation: 150ms\n- Tab animation: 350ms\n- Card animation: 450ms\n"

  static let units: [RuleCase] = [
    .init("T306", "one time in seconds", times + "- Pulse animation: ⟦1.5s⟧ loop\n"),
    .init(
      "T306", "a short time in seconds",
      times + "- Pulse animation: ⟦0.3s⟧\n- Wave animation: 3s\n- Sway animation: 4s\n"),
    .init(
      "T306", "long times in both",
      times
        + "- Glow animation: 1200ms\n- Pulse animation: ⟦1.5s⟧ loop\n- Sway animation: 4s loop\n"),
    .init(
      "T306", "long times in seconds",
      times + "- Pulse animation: 1.5s loop\n- Sway animation: 4s loop\n"),
    .init("T306", "whole seconds", times + "- Pulse animation: 2s loop\n"),
    .init("T306", "few times", "- Fade animation: 200ms\n- Pulse animation: 1.5s\n"),
    .init("G701", "a gap", "- Card gap: ⟦12px⟧\n\n- [ ] Spacing follows the 8px grid\n"),
    .init(
      "G701", "two of them",
      "- Card gap: ⟦12px⟧\n- Row padding: ⟦10px⟧\n\n- [ ] Spacing follows the 8px grid\n"),
    .init(
      "G701", "a slide",
      "- **Movement**: ⟦20px⟧ upward slide\n\n- [ ] Spacing follows the 8px grid\n"),
    .init(
      "G701", "a floating thing",
      "- Float: TranslateY ±10px\n\n- [ ] Spacing follows the 8px grid\n"),
    .init("G701", "a step", "- Card gap: 16px\n\n- [ ] Spacing follows the 8px grid\n"),
    .init("G701", "a shadow", "- Shadow offset: 2px\n\n- [ ] Spacing follows the 8px grid\n"),
    .init(
      "T301", "a column of values",
      "| Property | Token | Value |\n|---|---|---|\n| Font | `type.font.system` | SF Pro |\n"),
    .init("T301", "a value in parentheses", "- Width: `var(--page-max)` (72rem)\n"),
    .init(
      "T301", "no value",
      "- Background: `⟦color.bg.canvas⟧`\n- Text: `⟦color.text.default⟧`\n- Cards: `⟦color.bg.surface⟧`\n"
    ),
    .init(
      "S514", "states of a control",
      "## Default State\n\na\n\n## Hover State\n\nb\n\n## Pressed State\n\nc\n\n## Disabled State\n\nd\n"
    ),
    .init(
      "S514", "states of a screen",
      "⟦## Default State⟧\n\na\n\n## Loading State\n\nb\n\n## Error State\n\nc\n"),
  ]

  @Test(arguments: units)
  func unit(_ test: RuleCase) { test.check() }
}
