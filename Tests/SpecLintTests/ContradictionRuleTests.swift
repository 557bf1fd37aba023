import SpecLintRules
import Testing

@Suite("Contradictions between statements")
struct ContradictionRuleTests {
  @Test(
    "prose against code, flagged",
    arguments: [
      "- Badge: ⟦Caption2⟧ font\n\n```swift\n// Badge\n.font(.caption)\n```\n",
      "- Price tag: ⟦Headline⟧ style\n\n```swift\n// Price tag\nText(x).font(.title3)\n```\n",
      "- Author line: `.⟦footnote⟧`\n\n### Author line\n\n```swift\nText(a).font(.body)\n```\n",
    ])
  func codeFlagged(text: String) { ClaimRules.check(ProseVersusCode.self, text) }

  @Test(
    "prose against code, left alone",
    arguments: [
      "- Badge: Caption2 font\n\n```swift\n// Badge\n.font(.caption2)\n```\n",
      "- Badge: Caption2 font\n\n```swift\n// Price\n.font(.caption)\n```\n",
      "- Badge: Caption2 font\n- Badge: Caption font\n\n```swift\n// Badge\n.font(.caption)\n```\n",
      "- Badge: a short caption\n\n```swift\n// Badge\n.font(.body)\n```\n",
    ])
  func codeAccepted(text: String) { ClaimRules.check(ProseVersusCode.self, text) }

  @Test(
    "spring and curve, flagged",
    arguments: [
      "- **Lid Tap**:\n  - Release: soft ⟦spring⟧ movement\n  - Duration: 200ms ease-in\n",
      "- **Drawer Pull**:\n  - Release: ⟦spring⟧ back\n  - Duration: 300ms linear\n",
      "- **Tile Drop**:\n  - Duration: 150ms ease-out\n  - Release: ⟦spring⟧ bounce\n",
    ])
  func springFlagged(text: String) { ClaimRules.check(EasingKindConflict.self, text) }

  @Test(
    "spring and curve, left alone",
    arguments: [
      "- **Lid Tap**:\n  - Press: 200ms ease-in\n  - Release: spring back\n",
      "- **Lid Tap**:\n  - Release: soft spring movement\n\n- **Drawer**:\n  - Duration: 200ms ease-in\n",
      "- **Lid Tap**:\n  - Release: soft spring movement\n  - Duration: 200ms spring\n",
    ])
  func springAccepted(text: String) { ClaimRules.check(EasingKindConflict.self, text) }

  @Test(
    "threshold inside a ramp, flagged",
    arguments: [
      "- Arrow appears when drag exceeds ⟦30pt⟧\n- Arrow opacity fades from 0 to 1 over 0-60pt drag\n",
      "- Stamp appears when drag exceeds ⟦16px⟧\n- Stamp opacity fades from 0 to 1 over 0-64px drag\n",
      "- Label opacity fades from 0 to 1 over 10-50pt drag\n- Label appears when drag exceeds ⟦40pt⟧\n",
    ])
  func rampFlagged(text: String) { ClaimRules.check(RangeConflict.self, text) }

  @Test(
    "threshold inside a ramp, left alone",
    arguments: [
      "- Arrow appears when drag exceeds 30pt\n- Arrow opacity fades from 0 to 1 over 30-60pt drag\n",
      "- Arrow appears when drag exceeds 30pt\n- Stamp opacity fades from 0 to 1 over 0-60pt drag\n",
      "- Arrow appears when drag exceeds 30pt\n- Arrow opacity fades from 0 to 1 over 0-60px drag\n",
    ])
  func rampAccepted(text: String) { ClaimRules.check(RangeConflict.self, text) }

  @Test(
    "formula against prose, flagged",
    arguments: [
      "- Full opacity reached at ⟦60pt⟧ of drag\n\n```swift\ndragOffset = value.translation.width * 0.5\n"
        + ".opacity(min(dragOffset / 60, 1))\n```\n",
      "- Full opacity reached at ⟦40pt⟧ of drag\n\n```swift\ndragOffset = value.translation.width * 0.25\n"
        + ".opacity(min(dragOffset / 40, 1))\n```\n",
      "- Full opacity reached at ⟦90pt⟧ of drag\n\n```swift\ndragOffset = value.translation.width * 0.3\n"
        + ".opacity(min(dragOffset / 90, 1))\n```\n",
    ])
  func formulaFlagged(text: String) { ClaimRules.check(FormulaVersusProse.self, text) }

  @Test(
    "formula against prose, left alone",
    arguments: [
      "- Full opacity reached at 120pt of drag\n\n```swift\ndragOffset = value.translation.width * 0.5\n"
        + ".opacity(min(dragOffset / 60, 1))\n```\n",
      "- Full opacity reached at 60pt of drag\n",
      "```swift\ndragOffset = value.translation.width * 0.5\n.opacity(min(dragOffset / 60, 1))\n```\n",
    ])
  func formulaAccepted(text: String) { ClaimRules.check(FormulaVersusProse.self, text) }

  @Test(
    "sizes and staggers of one thing, flagged",
    arguments: [
      "# Spec\n\n- **Search Field**: ⟦40px⟧ height\n\n## Search Field\n\n- **Height**: 48px\n",
      "# Spec\n\n## Map Pin\n\n- **Border Radius**: 12px\n\n## Map\n\n"
        + "- **Map Pins**: ⟦8px⟧ rounded corners\n",
      "# Spec\n\n## Lists\n\n- **Tiles**: ⟦80ms⟧ stagger between tiles\n\n## Reference\n\n"
        + "| Motion | Duration |\n|---|---|\n| Stagger delay | 40ms |\n| Fade | 200ms |\n",
    ])
  func ledgerFlagged(text: String) { ClaimRules.check(FactConflictRule.self, text) }

  @Test(
    "sizes and staggers of one thing, left alone",
    arguments: [
      // The same value, several variants, a breakpoint, another thing.
      "# Spec\n\n- **Search Field**: 48px height\n\n## Search Field\n\n- **Height**: 48px\n",
      "# Spec\n\n- **Search Field**: 40px height\n\n## Search Field\n\n- **Height**: 48px\n"
        + "- **Compact Height**: 40px\n",
      "# Spec\n\n**Tablet (768-1023px)**:\n- **Search Field**: 40px height\n\n## Search Field\n\n"
        + "- **Height**: 48px\n",
      "# Spec\n\n- **Search Bar**: 40px height\n\n## Search Field\n\n- **Height**: 48px\n",
      "# Spec\n\n- **Tiles**: 80ms stagger\n- **Chips**: 20ms stagger\n- **Stagger delay**: 40ms\n",
    ])
  func ledgerAccepted(text: String) { ClaimRules.check(FactConflictRule.self, text) }

  @Test(
    "immediate rows that take time",
    arguments: [
      ("⟦300ms⟧", "Instant swap"), ("⟦150ms⟧", "Immediately"), ("⟦250ms⟧", "No animation"),
      ("0ms", "Instant"), ("300ms", "Fade, then immediate focus"), ("50ms", "Instant"),
    ])
  func immediate(duration: String, animation: String) {
    ClaimRules.check(
      MatrixVersusProse.self,
      "| From | To | Trigger | Duration | Animation |\n|---|---|---|---|---|\n"
        + "| Idle | Open | Tap | \(duration) | \(animation) |\n"
        + "| Open | Idle | Close | 200ms | Fade |\n")
  }

  private static let guide =
    "=== guide.md ===\n# Guide\n\n## Map Pin\n\n- **Height**: 44px\n\n- `--gap-pin`: `8px`\n"
    + "=== feature.md ===\n# Feature\n\nSee [the guide](guide.md).\n\n"

  @Test(
    "documents that link, flagged",
    arguments: [
      "- **Map Pins**: ⟦40px⟧ height\n", "- `--gap-pin`: `⟦12px⟧`\n",
      "## Map Pin\n\n- **Height**: ⟦48px⟧\n",
    ])
  func crossFlagged(text: String) {
    ClaimRules.check(CrossDocumentConflict.self, Self.guide + text)
  }

  @Test(
    "documents that link, left alone",
    arguments: [
      "- **Map Pins**: 44px height\n", "## Dark\n\n- `--gap-pin`: `12px`\n",
      "- **Map Legend**: 40px height\n",
      "- **Map Pins**: 40px height\n- **Map Pins**: 48px height\n",
    ])
  func crossAccepted(text: String) {
    ClaimRules.check(CrossDocumentConflict.self, Self.guide + text)
  }

  @Test(
    "curves for entering and leaving",
    arguments: [
      "```css\n--ease-⟦accelerate⟧: cubic-bezier(0.4, 0, 1, 1); /* entering panels */\n```\n",
      "```css\n--motion-⟦decelerate⟧: cubic-bezier(0, 0, 0.2, 1); /* Dismiss */\n```\n",
      "```css\n--ease-⟦accelerate⟧: cubic-bezier(0.4, 0, 1, 1); /* sheets open */\n```\n",
      "```css\n--ease-decelerate: cubic-bezier(0, 0, 0.2, 1); /* enter */\n```\n",
      "```css\n--ease-decelerate: cubic-bezier(0, 0, 0.2, 1); /* enter and exit */\n```\n",
      "```css\n--ease-out: cubic-bezier(0, 0, 0.2, 1); /* exit */\n```\n",
    ])
  func convention(text: String) { ClaimRules.check(EasingAgainstConvention.self, text) }
}
