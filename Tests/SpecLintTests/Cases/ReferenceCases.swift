import Testing

/// Documents with lists of codes and events, and whether something uses them.
@Suite struct ReferenceCases {
  private static let codes =
    "| Code | Text |\n|---|---|\n| E-NET-LOAD-500 | Try again |\n| E-NET-SAVE-500 | Not saved |\n"

  static let catalogues: [RuleCase] = [
    .init(
      "M209", "no screen shows it",
      codes + "| ⟦E-NET-SYNC-408⟧ | Too slow |\n\nShows E-NET-LOAD-500, later E-NET-SAVE-500.\n"),
    .init(
      "M209", "in code marks",
      codes + "| `⟦E-NET-SYNC-408⟧` | Too slow |\n\n- `E-NET-LOAD-500`\n- `E-NET-SAVE-500`\n"),
    .init(
      "M209", "the others stand in drawings",
      codes + "| ⟦E-NET-SYNC-408⟧ | Too slow |\n\n"
        + "```\n[ E-NET-LOAD-500 ]\n[ E-NET-SAVE-500 ]\n```\n"),
    .init(
      "M209", "a drawing shows it",
      codes + "| E-NET-SYNC-408 | Too slow |\n\nE-NET-LOAD-500, E-NET-SAVE-500\n\n"
        + "```\n[ E-NET-SYNC-408 ]\n```\n"),
    .init("M209", "a mere list", codes + "| E-NET-SYNC-408 | Too slow |\n"),
    .init(
      "M209", "most are unused",
      codes + "| E-NET-SYNC-408 | Too slow |\n\nThe form shows E-NET-LOAD-500.\n"),
  ]

  @Test(arguments: catalogues)
  func catalogue(_ test: RuleCase) { test.check() }

  private static let rows =
    "\n## Rows\n\n| From | Event | To |\n|---|---|---|\n| A | GO_ON | B |\n| B | GO_UP | C |\n"
    + "| C | GO_OUT | A |\n"

  static let events: [RuleCase] = [
    .init(
      "S520", "a fence",
      "## Events\n\n```\nGO_ON / GO_UP   keys\nGO_OUT          key\n⟦GO_BACK⟧         key\n```\n"
        + rows),
    .init(
      "S520", "a bullet",
      "## Inputs\n\n- `GO_ON`\n- `GO_UP`: wheel\n- `GO_OUT`\n- `⟦goBack⟧`: swipe\n" + rows),
    .init(
      "S520", "a row",
      "## Event list\n\n| Event | Payload |\n|---|---|\n| `GO_ON` | `speed` |\n| `GO_UP` | `step` |\n"
        + "| `GO_OUT` | – |\n| `⟦GO_BACK⟧` | – |\n" + rows),
    .init(
      "S520", "all are used", "## Events\n\n- `GO_ON`\n- `GO_UP`\n- `GO_OUT`\n" + rows),
    .init(
      "S520", "several in one name",
      "## Events\n\n```\nGO_ON / GO_UP\nGO_OUT\nGO_{1..5}_BACK\n```\n" + rows),
    .init(
      "S520", "prose uses it",
      "## Events\n\n- `GO_ON`\n- `GO_UP`\n- `GO_OUT`\n- `GO_BACK`\n" + rows
        + "\nIn any state `GO_BACK` does nothing.\n"),
    .init(
      "S520", "other names than the rows have",
      "## Events\n\n- `goOn`\n- `goUp`\n- `goOut`\n- `goBack`\n" + rows),
    .init(
      "S520", "another title",
      "## Settings\n\n- `GO_ON`\n- `GO_UP`\n- `GO_OUT`\n- `GO_BACK`\n" + rows),
  ]

  @Test(arguments: events)
  func event(_ test: RuleCase) { test.check() }

  static let targets: [RuleCase] = [
    .init(
      "G708", "the track of a switch",
      "## Switch\n\n- Track width: 48px, height: ⟦24px⟧\n\n## Touch\n\n- Touch targets: at least 44px\n"
    ),
    .init(
      "G708", "a table elsewhere gives the area",
      "## Switch\n\n- Track width: 48px, height: 24px\n\n## Touch\n\n- Touch targets: at least 44px\n\n"
        + "| Element | Visual | Touch area |\n|---|---|---|\n| Switches | 48×24px | 48×44px |\n"),
    .init(
      "T307", "the words of a token",
      "- Height: 40px\n- Width: 80px\n- Padding: 8px\n- Gap: 16px\n- Radius: 12px\n"
        + "- Border: `--border-subtle`\n\n| State | Look |\n|---|---|\n| Default | White, subtle border |\n"
    ),
    .init(
      "G708", "the track of a slider",
      "## Slider\n\n- Track height: 24px\n\n## Touch\n\n- Touch targets: at least 44px\n"),
    .init(
      "G708", "an exception that the line admits",
      "## Touch\n\n- Touch targets: at least 44px\n- Mute button: 34×34px (an accepted exception)\n"
    ),
    .init(
      "G708", "an exception in Japanese",
      "## Touch\n\n- Touch targets: at least 44px\n- **ボタン**: `30x30px`（例外）\n"),
    .init(
      "G708", "no word of an exception",
      "## Touch\n\n- Touch targets: at least 44px\n- Mute button: 34×⟦34px⟧ (in the header)\n"),
    .init(
      "T307", "the use of a colour",
      "- Height: 40px\n- Width: 80px\n- Padding: 8px\n- Gap: 16px\n- Radius: 12px\n\n"
        + "| Name | Hex | Use |\n|---|---|---|\n| Mist | #DDE6E8 | Panels, subtle borders |\n"),
    .init(
      "R952", "which files a list holds",
      "## Tree with the files to be added and who owns them\n\n- `Bar.swift`\n"),
    .init(
      "A604", "what is left of motion, in Chinese",
      "- 弹窗动画: 200ms ease-out\n- 尊重 `prefers-reduced-motion`；开启后取消位移和缩放\n"),
    .init(
      "A604", "what is left of motion, in Japanese",
      "- パネルのアニメーション: 200ms ease-out\n- `prefers-reduced-motion` では動きを省略する\n"),
    .init(
      "A604", "what is left of motion, in Korean",
      "- 패널 애니메이션: 200ms ease-out\n- `prefers-reduced-motion`: 이동 없이 표시\n"),
    .init(
      "A604", "a promise in Chinese",
      "- 弹窗动画: 200ms ease-out\n- 尊重 `⟦prefers-reduced-motion⟧`\n"),
    .init(
      "A604", "a promise before a sign of Chinese",
      "- 弹窗动画: 200ms ease-out\n- 尊重 `⟦prefers-reduced-motion⟧`；所有页面\n"),
    .init(
      "G708", "a word for formats",
      "## Touch\n\n- Touch targets: at least 44px\n- Upload button: 34×⟦34px⟧ (accepted: PDF)\n"),
    .init(
      "T307", "a number of a ticket",
      "- Height: 40px\n- Width: 80px\n- Padding: 8px\n- Gap: 16px\n- Radius: 12px\n\n"
        + "| State | Look | See |\n|---|---|---|\n| Idle | White, ⟦subtle border⟧ | #12 |\n"),
    .init("R952", "a gap behind a colon", "- Icon: ⟦to be added⟧ to the catalogue\n"),
    .init("R952", "a gap with a remark", "- Text of the empty list: ⟦to be added⟧ by us\n"),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }
}
