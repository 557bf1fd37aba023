import Testing

/// Values beside the names, drawings and lists that tell them once more.
@Suite struct NotedBesideCases {
  private static let sheet =
    "## Sheet\n\n```css\n:root {\n  --motion-relay-delay: 40ms;\n  --motion-relay-longest: 600ms;\n"
    + "  --motion-drawer-open: 240ms;\n  --toolbar-height: 64px;\n  --snack-duration: 3s;\n}\n```\n"

  private static func told(_ lines: String, below title: String = "List entry") -> String {
    "## \(title)\n\n\(lines)\n\n" + sheet
  }

  static let properties: [RuleCase] = [
    .init("C402", "a label without the family", told("- **Relay delay:** ⟦90ms⟧ between items")),
    .init("C402", "a label with the noun", told("- **Snack duration:** ⟦5s⟧")),
    .init(
      "C402", "a row",
      told("| Measure | Value |\n|---|---|\n| Toolbar height | ⟦56px⟧ |", below: "Sizes")),
    .init("C402", "the heading has the other word", told("- Height: ⟦56px⟧", below: "Toolbar")),
    .init("C402", "the line has the other word", told("- Longest: 900ms")),
    .init(
      "C402", "the same values",
      told("- **Relay delay:** 40ms\n- Drawer open: 0.24s\n- Toolbar height: 64px")),
    .init(
      "C402", "another device, another state",
      told("- Toolbar height: 56px on phones\n\n### Dark\n\n- Drawer open: 300ms")
        .replacing("on phones", with: "on mobile")),
    .init(
      "C402", "two values in the text",
      told("- Toolbar height: 56px\n\n### Sums\n\n- Toolbar height: 64px")),
    .init(
      "C402", "a name with a value for each case",
      told("- Toolbar height: 56px") + "\n```css\n.tight { --toolbar-height: 56px; }\n```\n"),
    .init("C402", "a step alone", told("- Base size: 12px") + "\n```css\n$size-base: 16px;\n```\n"),
  ]

  @Test(arguments: properties)
  func property(_ test: RuleCase) { test.check() }

  private static let drawing =
    "# Kit\n\n## Parts\n\n### Guest Row\n\n#### Layout\n\n```\n┌──────────────────┐\n"
    + "│ (o)  Name        │ ← ⟦52pt⟧ row height\n└──────────────────┘\n```\n\n#### Spacing\n\n"

  static let heights: [RuleCase] = [
    .init(
      "C401", "an arrow beside the drawing", drawing + "- Total row height: 64pt (40 + 2 × 12)\n"),
    .init(
      "C401", "the same height",
      drawing.replacing("⟦52pt⟧", with: "52pt") + "- Row height: 52pt\n"),
    .init(
      "C401", "the row of another component",
      drawing.replacing("⟦52pt⟧", with: "52pt") + "- Gap: 8pt\n\n### Menu\n\n- Row height: 64pt\n"),
    .init(
      "C401", "a smaller kind of row",
      drawing.replacing("⟦52pt⟧", with: "52pt") + "- Compact row height: 44pt\n"),
  ]

  @Test(arguments: heights)
  func height(_ test: RuleCase) { test.check() }

  private static func parts(_ lead: String) -> String {
    let rows = ["Button", "Field", "Switch", "Bar", "Drawer", "Footer"].map { "| \($0) | own |\n" }
    let head = "\n\n| Component | Place |\n|---|---|\n"
    return "# Kit\n\n## Parts\n\n\(lead)\n\n### Basic" + head + rows[..<3].joined()
      + "\n### Layout" + head + rows[3...].joined()
  }

  static let counts: [RuleCase] = [
    .init("C416", "five behind a colon", "## 圆角\n\n圆角只有 ⟦4 档⟧：0、2px（代码）、8px、16px、全圆（头像）。\n"),
    .init("C416", "as many as announced", "## 余白\n\n余白は3種類：4px、8px、16px。\n"),
    .init("C416", "a list that goes on", "## 色\n\n主な色は3種類：赤、青、緑、白など。\n"),
    .init("C416", "a total over two tables", parts("⟦9 components⟧ in total, in two groups.")),
    .init("C416", "the total that holds", parts("6 components in total, in two groups.")),
    .init("C416", "a total of other things", parts("9 screens in total, in two groups.")),
    .init("C416", "clauses", "## 色\n\n用途は3種類：赤は警告、青はリンク、緑、白。\n"),
  ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }

  static let ratios: [RuleCase] = [
    .init(
      "C412", "each bracket tells of the colour before it",
      "## Text\n\nText `#C05800` (⟦4.17⟧:1 on white), links `#1D4ED8` (6.70:1 on white).\n"),
    .init(
      "C412", "a further colour in the sentence",
      "## Text\n\nButtons take `#C05800` (⟦4.17⟧:1 on white) and keep `#F97316` for lines.\n"),
    .init(
      "C412", "brackets that hold",
      "## Text\n\nText `#C05800` (4.53:1 on white), links `#1D4ED8` (6.70:1 on white).\n"),
  ]

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  private static let events =
    "## Events\n\n| Event | Source |\n|---|---|\n| `begin` | button |\n| `arrive` | sensor |\n"
    + "| `leave` | sensor |\n| `⟦openHelp⟧` | link |\n\n## Changes\n\n"
    + "| From | Event | To |\n|---|---|---|\n| Idle | begin | Moving |\n"
    + "| Moving | arrive | There |\n"
    + "| There | leave | Idle |\n\n"

  static let effects: [RuleCase] = [
    .init(
      "S520", "an effect of the same name",
      events + "| Effect | What is done |\n|---|---|\n| `openHelp` | Opens the help |\n"),
    .init(
      "S520", "a table that says when",
      events.replacing("⟦openHelp⟧", with: "openHelp")
        + "| Effect | On event |\n|---|---|\n| Opens the help | `openHelp` |\n"),
  ]

  @Test(arguments: effects)
  func effect(_ test: RuleCase) { test.check() }

  private static func sections(_ first: String, _ last: String) -> String {
    let names = ["Empty", "Loading", "Filled", "Failed", "Offline"]
    return names.map { "### State: \($0)\n\n\($0 == "Filled" ? first : "A picture.")\n\n" }.joined()
      + "| From | To | Trigger |\n|---|---|---|\n| Empty | Loading | Open |\n"
      + "| Loading | Filled | Done |\n| Loading | Failed | Fault |\n| Failed | Offline | Lost |\n\n"
      + last + "## Checklist\n\n"
  }

  static let boxes: [RuleCase] = [
    .init(
      "V901", "one state alone",
      sections("- **Keyboard**: arrows move", "") + "- [ ] ⟦Keyboard works in all states⟧\n"),
    .init(
      "V901", "a section for all",
      sections("- **Keyboard**: arrows move", "## Access\n\nFocus starts at the title.\n\n")
        + "- [ ] Keyboard works in all states\n"),
    .init(
      "V901", "no word on all states",
      sections("- **Keyboard**: arrows move", "") + "- [ ] Keyboard works\n"),
  ]

  @Test(arguments: boxes)
  func box(_ test: RuleCase) { test.check() }

  private static func meters(_ second: String) -> String {
    "# App\n\n## Wait\n\n```css\n.meter { background: var(--color-track); height: 8px; }\n```\n\n"
      + "## Parts\n\n```css\n.meter { ⟦background: var(--\(second))⟧; height: 8px; }\n```\n"
  }

  static let names: [RuleCase] = [
    .init("C401", "two names of one scheme", meters("color-sunken")),
    .init(
      "C401", "a name that goes on",
      meters("color-track-soft").replacing("⟦", with: "").replacing("⟧", with: "")),
    .init(
      "C401", "names of two schemes",
      meters("surface-low").replacing("⟦", with: "").replacing("⟧", with: "")),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static func ways(_ first: String, _ last: String) -> String {
    "# Kit\n\n## Snackbar\n\n\(first)\n\n## Motion\n\n\(last)\n"
  }

  static let edges: [RuleCase] = [
    .init(
      "C401", "two edges",
      ways("⟦The snackbar slides in from the right.⟧", "The snackbar slides up from the bottom.")),
    .init(
      "C401", "one edge",
      ways("The snackbar slides in from the bottom.", "The snackbar slides up from the bottom.")),
    .init(
      "C401", "another device",
      ways(
        "The snackbar slides in from the right.",
        "On mobile the snackbar slides up from the bottom.")),
    .init(
      "C401", "screens come from both sides",
      ways("The new screen slides in from the right.", "The new screen slides in from the left.")),
  ]

  @Test(arguments: edges)
  func edge(_ test: RuleCase) { test.check() }

  private static func shadows(_ list: String) -> String {
    "# Kit\n\n## Shadows\n\n```css\n:root {\n  --shadow-tile: 0 2px 8px rgba(0, 0, 0, 0.1);\n"
      + "  --shadow-hover: 0 6px 12px rgba(0, 0, 0, 0.2);\n}\n```\n\n## Parts\n\n" + list
  }

  static let casts: [RuleCase] = [
    .init(
      "C401", "a list below the thing",
      shadows("### Tile\n\n- Radius: 8px\n- Box shadow: 0 4px 12px rgba(0,0,0,0.2)\n")
        .replacing("0 2px 8px rgba(0, 0, 0, 0.1)", with: "⟦0 2px 8px rgba(0, 0, 0, 0.1)⟧")),
    .init(
      "C401", "a rule of the thing",
      shadows("```css\n.tile { box-shadow: 0 4px 12px rgba(0,0,0,0.2); }\n```\n")
        .replacing("0 2px 8px rgba(0, 0, 0, 0.1)", with: "⟦0 2px 8px rgba(0, 0, 0, 0.1)⟧")),
    .init(
      "C401", "a rule of a part",
      shadows("```css\n.tile .badge { box-shadow: 0 4px 12px rgba(0,0,0,0.2); }\n```\n")),
    .init(
      "C401", "the same shadow", shadows("### Tile\n\n- Shadow: 0 2px 8px rgba(0,0,0,.1)\n")),
    .init(
      "C401", "a state of many things",
      shadows("### Tile\n\n**Hover:**\n\n- Shadow: 0 8px 16px rgba(0,0,0,0.3)\n")),
    .init(
      "C401", "another thing", shadows("### Wide tile\n\n- Shadow: 0 8px 16px rgba(0,0,0,0.3)\n")),
  ]

  @Test(arguments: casts)
  func cast(_ test: RuleCase) { test.check() }

  private static func corner(_ first: String, _ last: String) -> String {
    "# Kit\n\n## Tile\n\n- \(first)\n\n## Note\n\n- **Border Radius**: \(last)\n"
  }

  static let radii: [RuleCase] = [
    .init("C401", "one step", corner("Corner radius: ⟦6px⟧ (Medium)", "10px (medium)")),
    .init("C401", "two steps", corner("Corner radius: 6px (small)", "10px (medium)")),
    .init("C401", "no step", corner("Corner radius: 6px (top)", "10px (top)")),
  ]

  @Test(arguments: radii)
  func radius(_ test: RuleCase) { test.check() }

  private static func tiles(_ rest: String) -> String {
    "# Wall\n\n## Parts\n\n- Gap: 8px\n- **Photo tiles**: rounded, soft shadow on press\n\n"
      + "## Acts\n\n"
      + "- **Photo tap**:\n  - Default: \(rest)\n  - Press: smaller\n"
  }

  static let rests: [RuleCase] = [
    .init(
      "C401", "the resting thing has it",
      tiles("plain photo with soft shadow")
        .replacing("**Photo tiles**: rounded, soft shadow on press", with: marked)),
    .init("C401", "another shadow", tiles("plain photo with hard shadow")),
    .init("C401", "none at rest", tiles("plain photo without soft shadow")),
  ]

  private static let marked = "**⟦Photo tiles**: rounded, soft shadow on press⟧"

  @Test(arguments: rests)
  func rest(_ test: RuleCase) { test.check() }
}
