import SpecLintRules
import Testing

@Suite("What cannot fit")
struct SolverRuleTests {
  /// A card with a padding, a title, a gap and a detail: 12 + 17×1.2 + 4 + 15×1.2 = 54.4.
  private static func card(_ note: String = "Card title (17pt Bold)", more: String = "") -> String {
    """
    ```
    ┌─────────────────────┐
    │ ┌─────────────────┐ │
    │ │ [12pt padding]  │ │
    │ │ Oat bread       │ │ ← \(note)
    │ │ [4pt space]     │ │
    │ │ Baked at six    │ │ ← Card detail (15pt Regular)
    \(more)│ └─────────────────┘ │
    └─────────────────────┘
    ```

    """
  }

  @Test(
    "drawn content, flagged",
    arguments: [
      "- Card height: ⟦50pt⟧\n\n" + card(),
      "- Card height: ⟦90pt⟧\n- Touch targets: at least 44pt\n\n"
        + card(more: "│ │ [Order button]  │ │\n"),
      "- Card height: ⟦90pt⟧\n\n" + card(more: "│ │ [Oven]          │ │ ← Oven (40pt × 40pt)\n"),
      "- Text scales up to 200% with Dynamic Type\n- Card height: ⟦80pt⟧\n\n" + card(),
      "- Card height: ⟦44px⟧\n\n"
        + card("Card title (17px Bold)").replacing("pt", with: "px").replacing("17px", with: "17px"),
    ])
  func drawnFlagged(text: String) { ClaimRules.check(DrawnContentTooHigh.self, text) }

  @Test(
    "drawn content, left alone",
    arguments: [
      "- Card height: 56pt\n\n" + card(),
      "- Card height: at least 50pt\n\n" + card(),
      "- Button height: 50pt\n\n" + card(),
      "- Card height: 50dp\n\n" + card(),
      "- Card height: 50pt\n\n" + card(more: "│ │ [More lines...] │ │\n"),
      "- Text scales up to 200% with Dynamic Type; card heights grow with it\n- Card height: 80pt\n\n"
        + card(),
      "- Card height: 96pt\n\n"
        + card(more: "│ │ [Oven] Ready    │ │ ← Oven (40pt × 40pt)\n"),
    ])
  func drawnAccepted(text: String) { ClaimRules.check(DrawnContentTooHigh.self, text) }

  @Test(
    "text in its box, flagged",
    arguments: [
      "## Button\n\n- Height: ⟦40px⟧\n- Padding: 12px 24px\n- Font: 16px\n",
      "## Field\n\n- Height: ⟦36pt⟧\n- Padding: 10pt\n- Text: 17pt Regular\n",
      "## Chip\n\n- Height: ⟦48dp⟧\n- Padding: 12dp 16dp\n- Text: 16sp\n\n"
        + "## Large text\n\nText size: up to 200%\n",
      "- **Tag: Height**: ⟦24px⟧\n- **Tag: Padding**: 6px 8px\n- **Tag: Font**: 12px\n\n- **Chip: Height**: 24px\n- **Chip: Font**: 16px\n",
    ])
  func boxFlagged(text: String) { ClaimRules.check(TextHigherThanBox.self, text) }

  @Test(
    "text in its box, left alone",
    arguments: [
      "## Button\n\n- Height: 44px\n- Padding: 12px 24px\n- Font: 16px\n",
      "## Button\n\n- Minimum height: 40px\n- Padding: 12px 24px\n- Font: 16px\n",
      "## Button\n\n- Height: 40px\n- Horizontal padding: 24px\n- Font: 16px\n",
      "## Button\n\n- Height: 40px\n- Icon padding: 24px\n- Font: 16px\n",
      "## Button\n\n- Line height: 20px\n- Padding: 12px\n- Font: 16px\n",
      "## Button\n\n- Small height: 32px\n- Height: 32px\n- Height: 48px\n- Padding: 12px\n- Font: 16px\n",
      "## Chip\n\n- Height: 48dp\n- Padding: 12dp 16dp\n- Text: 16sp\n\n"
        + "## Large text\n\nText size: up to 200%\n\n- Text scales, button heights expand with it\n",
    ])
  func boxAccepted(text: String) { ClaimRules.check(TextHigherThanBox.self, text) }

  @Test(
    "widths, flagged",
    arguments: [
      "### Mobile (320-767px)\n\n- Product grid: 2 columns\n- Card width: ⟦160px⟧\n- Grid gap: 16px\n",
      "### Tablet (600-839dp)\n\n- Layout: 4 columns\n- Card width: ⟦140dp⟧\n- Grid gap: 16dp\n- Screen margin: 24dp\n",
      "## Phone\n\n```\n┌──────────────────────┐ ← 320×568px\n│ ⟦[Map]      [List]⟧    │\n└──────────────────────┘\n```\n\n"
        + "Components:\n\n- Map (200px × 100px)\n- List (160px × 100px)\n",
    ])
  func wideFlagged(text: String) { ClaimRules.check(RowTooWide.self, text) }

  @Test(
    "widths, left alone",
    arguments: [
      "### Mobile (320-767px)\n\n- Product grid: 2 columns\n- Card width: 136px\n- Grid gap: 16px\n",
      "### Mobile (max 767px)\n\n- Product grid: 2 columns\n- Card width: 500px\n",
      "### Mobile (320-767px)\n\n- Product grid: 2 columns\n- Header height: 500px\n",
      "### Mobile (320-767px)\n\n- Product grid: 2 columns\n- Card width: 200pt\n",
      "### Mobile (320-767px)\n\n- Product grid: 2 columns\n- Card width: 136px\n- Photo width: 400px\n",
    ])
  func wideAccepted(text: String) { ClaimRules.check(RowTooWide.self, text) }

  @Test(
    "rows with controls, flagged",
    arguments: [
      "- Toolbar height: ⟦40px⟧, two buttons\n- Touch targets: at least 44px\n",
      "- List row height: ⟦36pt⟧, with a delete button\n- Minimum touch target: 44pt\n",
      "- Navigation bar height: ⟦32dp⟧\n- Touch targets: at least 48dp\n\n"
        + "```\n┌────────────────────┐\n│ [Back button] Oven │ ← Navigation bar\n└────────────────────┘\n```\n",
    ])
  func rowFlagged(text: String) { ClaimRules.check(RowBelowTarget.self, text) }

  @Test(
    "rows with controls, left alone",
    arguments: [
      "- Toolbar height: 44px, two buttons\n- Touch targets: at least 44px\n",
      "- Toolbar height: at least 40px, two buttons\n- Touch targets: at least 44px\n",
      "- Toolbar height: 40px, two buttons\n- Touch targets: at least 44pt\n",
      "- List row height: 36pt\n- Minimum touch target: 44pt\n",
      "- Progress bar height: 4px, tap to pause\n- Touch targets: at least 44px\n",
      "- Toolbar height: 40px, two buttons\n",
    ])
  func rowAccepted(text: String) { ClaimRules.check(RowBelowTarget.self, text) }
}
