import Testing

/// Documents that the rules on screens, drawings and blocks flag or leave alone.
@Suite struct ScreenCases {
  private static let table = "\n| From | To | Trigger |\n|---|---|---|\n"

  static let operations: [RuleCase] = [
    .init("S509", "saving", table + "| Form | Saving | Save |\n| ⟦Saving⟧ | Form | Saved |\n"),
    .init(
      "S509", "loading with a name",
      table + "| Home | Photo Loading | Tap |\n| ⟦Photo Loading⟧ | Home | Done |\n"),
    .init(
      "S509", "a diagram",
      "```mermaid\nstateDiagram-v2\n[*] --> Idle\nIdle --> Uploading : send\n⟦Uploading⟧ --> Idle : sent\n```\n"
    ),
    .init(
      "S509", "an error",
      table
        + "| Form | Saving | Save |\n| Saving | Form | Saved |\n| Saving | Form | Save failed |\n"),
    .init(
      "S509", "a cancel",
      table + "| Form | Saving | Save |\n| Saving | Form | Saved |\n| Saving | Form | Cancel |\n"),
    .init(
      "S509", "an error from any state",
      table + "| Form | Saving | Save |\n| Saving | Form | Saved |\n| any | Error | Timeout |\n"),
    .init("S509", "no operation", table + "| List | Detail | Tap |\n| Detail | List | Done |\n"),
    .init("S509", "a list", "- Form → Saving: save\n- Saving → Form: saved\n"),
  ]

  @Test(arguments: operations)
  func operation(_ test: RuleCase) { test.check() }

  private static let states = "### State: Idle\n\n- Text: a\n\n### State: Busy\n\n"
  private static let rows =
    "\n### Changes\n" + table + "| Idle | Busy | Start |\n| Busy | Idle | Done |\n"

  static let actions: [RuleCase] = [
    .init("S508", "a button", states + "- **Action**: \"⟦Share Report⟧\" button\n" + rows),
    .init(
      "S508", "a primary button", states + "- **Action**: primary button \"⟦Print Page⟧\"\n" + rows),
    .init(
      "S508", "one of two", states + "- **Action**: button \"Done\" or \"⟦Print Page⟧\"\n" + rows),
    .init("S508", "a known trigger", states + "- **Action**: \"Done\" button\n" + rows),
    .init("S508", "a link", states + "- **Action**: \"Read more\" link below the button\n" + rows),
    .init("S508", "no table", states + "- **Action**: \"Share Report\" button\n"),
    .init("S508", "a text", states + "- **Message**: \"Please wait\"\n" + rows),
    .init(
      "S508", "a list of actions",
      states + "- **Bulk actions**: ⟦Archive⟧, export, print options in the bar\n" + rows),
    .init("S508", "a list of actions (de)", states + "- Aktionen: ⟦Archivieren⟧, Drucken\n" + rows),
    .init("S508", "a list with a known one", states + "- Bulk actions: Done, export\n" + rows),
    .init("S508", "a list of orders", states + "- Sort options: name, date\n" + rows),
    .init(
      "S508", "a sentence about actions",
      states + "- Actions: guests join, leave or buy in during the round\n" + rows),
    .init("S511", "a banner", "## Error\n\n- Banner (⟦dismissible⟧)\n- Retry button (in banner)\n"),
    .init(
      "S511", "a toast", "## Undo\n\n- The toast is ⟦dismissable⟧\n- Undo action inside the toast\n"
    ),
    .init(
      "S511", "a sentence",
      "## Error\n\n- The notice ⟦can be dismissed⟧\n- Retry link in the notice\n"),
    .init(
      "S511", "the button stands elsewhere",
      "## Error\n\n- Banner (dismissible)\n- Retry button in the toolbar\n"),
    .init("S511", "not dismissible", "## Error\n\n- Banner\n- Retry button (in banner)\n"),
    .init(
      "S511", "another section",
      "## Error\n\n- Banner (dismissible)\n\n## Offline\n\n- Retry button (in banner)\n"),
  ]

  @Test(arguments: actions)
  func action(_ test: RuleCase) { test.check() }

  private static func pair(_ a: String, _ b: String) -> String {
    "## Offline State\n\n**When:** \(a)\n\n## Error State\n\n**When:** \(b)\n"
  }

  static let conditions: [RuleCase] = [
    .init("S510", "sync", pair("There is no internet", "⟦The sync has failed⟧")),
    .init("S510", "a request", pair("The device is offline", "⟦A request fails⟧")),
    .init("S510", "an upload", pair("Network connection lost", "⟦The upload failed twice⟧")),
    .init("S510", "while online", pair("There is no internet", "The sync has failed while online")),
    .init("S510", "the server", pair("There is no internet", "The request failed on the server")),
    .init(
      "S510", "precedence",
      pair("There is no internet", "The sync has failed") + "\nOffline takes precedence.\n"),
    .init(
      "R953", "empty or denied",
      "## Empty State\n\n**When:** ⟦The list is empty or access was denied⟧\n"),
    .init(
      "R953", "the other way round",
      "## Empty State\n\n**Context**: ⟦Permissions are missing or the library is empty⟧\n"),
    .init(
      "R953", "a failure", "## Blank State\n\n**When:** ⟦Nothing was found or the request failed⟧\n"
    ),
    .init(
      "R953", "two absences", "## Empty State\n\n**When:** The list is empty or nothing matches\n"),
    .init(
      "R953", "one cause",
      "## Error State\n\n**When:** Loading fails due to a timeout or an error\n"),
    .init("R953", "no condition", "## Empty State\n\nThe list is empty or access was denied.\n"),
    .init(
      "S512", "dark mode",
      "## Loading State\n\na\n\n## Empty State\n\nb\n\n⟦## Dark Mode State⟧\n\nc\n"),
    .init(
      "S512", "text size",
      "## Loading State\n\na\n\n## Empty State\n\nb\n\n⟦## Dynamic Type State⟧\n\nc\n"),
    .init(
      "S512", "a label before",
      "## State: Loading\n\na\n\n## State: Empty\n\nb\n\n⟦## State: Dark Mode⟧\n\nc\n"),
    .init(
      "S512", "no state", "## Loading State\n\na\n\n## Empty State\n\nb\n\n## Dark Mode\n\nc\n"),
    .init("S512", "alone", "## Dark Mode State\n\nc\n"),
    .init(
      "S512", "states only", "## Loading State\n\na\n\n## Empty State\n\nb\n\n## Error State\n\nc\n"
    ),
  ]

  @Test(arguments: conditions)
  func condition(_ test: RuleCase) { test.check() }

  static let surfaces: [RuleCase] = [
    .init("S513", "a viewer", "# Chat\n\nBubbles.\n\n⟦## Full-Screen Viewer⟧\n\nBlack.\n"),
    .init("S513", "a player", "# Clips\n\nRows.\n\n⟦## Fullscreen Player⟧\n\nBlack, no bar.\n"),
    .init(
      "S513", "code alone",
      "# Chat\n\nBubbles.\n\n⟦### Full-Screen Image Preview⟧\n\n```swift\n.ignoresSafeArea()\n```\n"
    ),
    .init(
      "S513", "opened elsewhere",
      "# Chat\n\nA tap opens the viewer.\n\n## Full-Screen Viewer\n\nBlack.\n"),
    .init(
      "S513", "closed here",
      "# Chat\n\nBubbles.\n\n## Full-Screen Viewer\n\nA swipe down closes it.\n"),
    .init("S513", "not full-screen", "# Chat\n\nBubbles.\n\n## Image Viewer\n\nBlack.\n"),
  ]

  @Test(arguments: surfaces)
  func surface(_ test: RuleCase) { test.check() }

  private static func drawing(_ bar: String, _ rows: String...) -> String {
    "```\n┌────────────────┐\n│ \(bar) │\n├────────────────┤\n"
      + rows.map { "│ \($0) │\n" }.joined() + "└────────────────┘\n```\n\n"
  }

  static let drawings: [RuleCase] = [
    .init(
      "G707", "no way back",
      drawing("< Back  [Ok]", "Today") + drawing("< Back  [Ok]", "Today")
        + drawing("⟦[Off]   [Ok]⟧", "Today")),
    .init(
      "G707", "no room",
      drawing("[A]  [B]", "Today", "[16pt space]", "Cards")
        + drawing("[A]  [B]", "Today", "[16pt space]", "Cards")
        + drawing("[A]  [B]", "Today", "[16pt space]", "None")
        + drawing("[A]  [B]", "⟦Today⟧", "Cards")),
    .init(
      "G707", "another word",
      drawing("[A]  [B]", "[8pt padding]", "Today") + drawing("[A]  [B]", "[8pt padding]", "Today")
        + drawing("[A]  [B]", "[8pt padding]", "Today")
        + drawing("[A]  [B]", "⟦[8pt space]⟧", "Today")),
    .init(
      "G707", "two drawings", drawing("< Back  [Ok]", "Today") + drawing("[Off]  [Ok]", "Today")),
    .init(
      "G707", "other screens",
      drawing("< Back  [Ok]", "Today") + drawing("< Back  [Ok]", "Today")
        + drawing("[Off]  [Save]", "Report")),
    .init(
      "G707", "a room of another size",
      drawing("[A]  [B]", "Today", "[16pt space]", "Cards")
        + drawing("[A]  [B]", "Today", "[16pt space]", "Cards")
        + drawing("[A]  [B]", "Today", "[32pt space]", "None")),
  ]

  @Test(arguments: drawings)
  func drawingCase(_ test: RuleCase) { test.check() }

  private static func scenarios(_ fields: String...) -> String {
    fields.enumerated().map { "### Scenario \($0 + 1)\n\n\($1)\n\n" }.joined()
  }

  static let blocks: [RuleCase] = [
    .init(
      "D105", "a field forgotten",
      "### Scenario 1\n\n**Goal:** a\n\n⟦### Scenario 2⟧\n\nText.\n\n### Scenario 3\n\n**Goal:** c\n\n### Scenario 4\n\n**Goal:** d\n"
    ),
    .init(
      "D105", "a field of states",
      "### State: A\n\n**Context**: a\n\n### State: B\n\n**Context**: b\n\n### State: C\n\n**Context**: c\n\n⟦### State: D⟧\n\nText.\n"
    ),
    .init(
      "D105", "another name",
      scenarios(
        "**Expected Result:** a", "**Expected Result:** b", "**⟦Expected Final Result⟧:** c",
        "**Expected Result:** d")),
    .init("D105", "padding or margin", "- **⟦Section Padding**: 16px side margins⟧\n"),
    .init("D105", "three blocks", scenarios("**Goal:** a", "Text.", "**Goal:** c")),
    .init(
      "D105", "not applicable",
      scenarios("**Goal:** a", "**Goal:** b", "**Not applicable** - nothing to do", "**Goal:** d")),
    .init("D105", "two without", scenarios("**Goal:** a", "Text.", "Text.", "**Goal:** d")),
    .init(
      "D105", "a remark",
      scenarios(
        "**Goal Here:** a", "**Goal Here (late):** b", "**Goal Here:** c", "**Goal Here:** d")),
    .init(
      "D105", "both names in a block",
      scenarios(
        "**Main Goal:** a\n**Main Goal Text:** x", "**Main Goal:** b", "**Main Goal:** c",
        "**Main Goal:** d")),
    .init("D105", "padding", "- **Section Padding**: 16px at both sides\n"),
  ]

  @Test(arguments: blocks)
  func block(_ test: RuleCase) { test.check() }
}
