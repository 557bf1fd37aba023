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
}
