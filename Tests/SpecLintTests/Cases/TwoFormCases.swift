import Testing

/// One fact in two forms: an item and a sentence, a cell and an item, text and code, a diagram and text.
@Suite struct TwoFormCases {
  private static func toast(_ time: String, _ thing: String = "toast") -> String {
    "# Undo\n\n**Toast**\n\n- Text: \"Gone\"\n- Visible for ⟦4 seconds⟧\n\nThe \(thing) disappears after \(time).\n"
  }

  private static func quiet(_ text: String) -> String {
    text.replacing("⟦", with: "").replacing("⟧", with: "")
  }

  private static func tag(_ radius: String) -> String {
    "# Tag\n\n- Height 28px\n- Corner radius ⟦8px⟧\n\n```css\n.tag {\n  height: 28px;\n  border-radius: \(radius);\n}\n```\n"
  }

  private static func fence(_ time: String) -> String {
    "# Bell\n\nThe bell swings. The change takes ⟦250ms⟧, ease-out.\n\n```swift\nCircle()\n"
      + "  .animation(.easeInOut(duration: \(time)), value: rings)\n```\n"
  }

  private static func search(_ time: String) -> String {
    "## Search\n\nA request is sent ⟦300ms⟧ after the last key stroke.\n\n```ts\nexport const SEARCH = {\n"
      + "  debounceMs: \(time),\n};\n```\n"
  }

  private static func pairing(_ time: String) -> String {
    "```mermaid\nstateDiagram-v2\n[*] --> Idle\nIdle --> Looking: tap\nLooking --> Missing: after ⟦5 s⟧\n"
      + "Missing --> Idle: tap\n```\n\n**Looking**: If no lamp answers within \(time) it is given up.\n"
  }

  static let facts: [RuleCase] = [
    .init("C401", "an item and a sentence", toast("6 seconds")),
    .init("C401", "the same time", quiet(toast("4 seconds"))),
    .init("C401", "another thing", quiet(toast("6 seconds", "banner"))),
    .init("C401", "an item and a style rule", tag("6px")),
    .init("C401", "the same radius", quiet(tag("8px"))),
    .init("C401", "text and code", fence("0.35")),
    .init("C401", "the same length", quiet(fence("0.25"))),
    .init("C401", "a wait after input", search("500")),
    .init("C401", "the same wait", quiet(search("300"))),
    .init("C401", "a diagram and text", pairing("8 seconds")),
    .init("C401", "a diagram that agrees", quiet(pairing("5 seconds"))),
    .init(
      "C401", "opacity in two notations",
      "## States of the buttons\n\n- **Disabled** (no more): ⟦40%⟧ opacity\n\n## Summary for developers\n\n"
        + "- Disabled buttons get opacity 0.5\n"),
    .init(
      "C401", "opacity that agrees",
      "## States of the buttons\n\n- **Disabled** (no more): 40% opacity\n\n## Summary for developers\n\n"
        + "- Disabled buttons get opacity 0.4\n"),
    .init(
      "C401", "disabled parts of two kinds",
      "## States of the fields\n\n- **Disabled**: 40% opacity\n\n## Summary for developers\n\n"
        + "- Disabled buttons get opacity 0.5\n"),
    .init(
      "C401", "the clause behind the value",
      "## Form\n\n### Elements\n\n| Element | Height |\n|---|---|\n| Primary button | ⟦48px⟧ |\n| Field | 40px |\n\n"
        + "### Layout notes\n\nThe primary button is 44px tall and sits 24px below the error line.\n"
    ),
  ]

  @Test(arguments: facts)
  func fact(_ test: RuleCase) { test.check() }

  private static func entrance(_ total: String) -> String {
    "# Entrance\n\n- **Per card**: 240ms ease-out\n- **Stagger**: 60ms from card to card\n- **Whole entrance**: \(total)\n"
  }

  private static func panel(_ time: String) -> String {
    "| Motion | Effect | Duration |\n|---|---|---|\n| Open | slides in | 280ms |\n| Close | slides out | \(time) |\n"
      + "| Swap | cross-fade | 150ms |\n"
  }

  static let motions: [RuleCase] = [
    .init("A602", "the whole lasts as long as one", entrance("⟦240ms⟧")),
    .init("A602", "the whole lasts longer", entrance("600ms")),
    .init(
      "A602", "the stagger ends early",
      entrance("240ms").replacing("from card to card", with: "for the first card only")),
    .init(
      "A603", "a time that is missing",
      panel("").replacing("| Close | slides out |  |", with: "⟦| Close | slides out |  |⟧")),
    .init("A603", "no time on purpose", panel("–")),
    .init("C409", "at once in German", row("Sofort", "⟦240ms⟧")),
    .init("C409", "a motion in German", row("Tür geht auf", "240ms")),
    .init(
      "S502", "called the end",
      "| From | To | Trigger |\n|---|---|---|\n| Hello | Form | Next |\n| Form | Hello | Back |\n| Form | Port | Done |\n\n"
        + "Port is the end of this flow.\n"),
    .init(
      "S506", "called the first step",
      "Hello is the first step.\n\n| From | To | Trigger |\n|---|---|---|\n| Hello | Form | Next |\n| Form | Hello | Back |\n"
    ),
    .init(
      "A604", "there at once",
      "- **Fade animation**: 200ms ease-out\n- Reduced motion: all cards are there at once\n"),
    .init(
      "G701", "the padding of a line",
      "All gaps follow the 8px grid.\n\n- Padding of the total line: ⟦20px⟧\n- Card padding: 24px\n"
    ),
  ]

  private static func row(_ motion: String, _ time: String) -> String {
    "| Von | Nach | Auslöser | Animation | Dauer |\n|---|---|---|---|---|\n| Zu | Auf | Knopf | \(motion) | \(time) |\n"
      + "| Auf | Zu | Knopf | Tür geht zu | 240ms |\n"
  }

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }

  private static func card(_ links: String) -> String {
    "# Foot\n\n- **Background**: #111827\n- **Text**: #E5E7EB\n- **Links**: \(links)\n"
  }

  static let pairs: [RuleCase] = [
    .init("K801", "links on the ground", card("⟦#1D4ED8⟧")),
    .init("K801", "links that can be read", card("#93C5FD")),
    .init(
      "K801", "texts below their ground",
      "# Weather\n\n**Background**: `#F8FAFC`\n\n| Text | Size | Colour |\n|---|---|---|\n| Place | 16px | `#0F172A` |\n"
        + "| Updated | 12px | `⟦#94A3B8⟧` |\n"),
    .init(
      "K801", "large texts",
      "# Weather\n\n**Background**: `#F8FAFC`\n\n| Text | Size | Colour |\n|---|---|---|\n| Place | 16px | `#0F172A` |\n"
        + "| Degrees | 48px | `#7C8795` |\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }
}
