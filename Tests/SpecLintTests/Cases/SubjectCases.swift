import Testing

/// One thing told in two places: in words, in rows, in code.
@Suite struct SubjectCases {
  private static func buoy(_ section: String, _ row: String, _ more: String = "") -> String {
    "# Buoy\n\n## States\n\n### Waiting\n\n- **When**: the link is up\n\n### Stalled\n\n- **When**: \(section)\n\n"
      + "## Transitions\n\n| From | Trigger | To |\n|---|---|---|\n| Waiting | \(row) | Stalled |\n"
      + "| Stalled | signal | Waiting |\n\(more)"
  }

  static let entries: [RuleCase] = [
    .init(
      "C401", "a state",
      buoy("no signal for ⟦10 s⟧ or more".replacing(" for", with: " since"), "8 s without a signal")
    ),
    .init("C401", "the same", buoy("no signal since 8 s", "8 s without a signal")),
    .init("C401", "in another unit", buoy("no signal since 8 s", "3 m of drift")),
    .init(
      "C401", "one row agrees",
      buoy(
        "no signal since 10 s", "8 s without a signal", "| Waiting | 10 s of silence | Stalled |\n")
    ),
    .init("C401", "a fade", buoy("fades in for 10 s", "8 s without a signal")),
  ]

  @Test(arguments: entries)
  func entry(_ test: RuleCase) { test.check() }

  private static func spring(_ text: String, _ code: String) -> String {
    "# Lid\n\n\(text)\n\n```swift\nlet lid = Animation.spring(\(code))\n```\n"
  }

  static let springs: [RuleCase] = [
    .init(
      "C402", "one parameter",
      spring(
        "The lid springs with response 0.4 and damping ratio ⟦0.7⟧.",
        "response: 0.4, dampingFraction: 0.9")),
    .init(
      "C402", "all agree",
      spring(
        "The lid springs with response 0.4 and damping ratio 0.9.",
        "response: 0.4, dampingFraction: 0.9")),
  ]

  @Test(arguments: springs)
  func spring(_ test: RuleCase) { test.check() }

  static let retries: [RuleCase] = [
    .init(
      "C401", "growing and fixed",
      "# A\n\n⟦After a failed upload the app tries again every 20 s.⟧\n\n## B\n\n- Failed uploads are retried with exponential backoff.\n"
    ),
    .init(
      "C401", "never and fixed",
      "# A\n\n⟦A failed upload is not retried.⟧\n\n## B\n\n- Failed uploads are retried every 20 s.\n"
    ),
    .init(
      "C401", "items of a list",
      "- ⟦While the bar is up, polling continues at the same rate.⟧\n- Failed polls back off exponentially.\n"
    ),
    .init(
      "C401", "two things",
      "# A\n\nA failed payment is not retried.\n\n## B\n\n- Failed uploads are retried every 20 s.\n"
    ),
    .init(
      "C401", "cases of a table",
      "# A\n\n| Upload fails | Act |\n|---|---|\n| no network | retry later, no backoff |\n| server error | retry with exponential backoff |\n"
    ),
    .init(
      "C401", "a condition",
      "# A\n\nA failed upload is not retried if the file is gone.\n\n## B\n\n- Failed uploads are retried every 20 s.\n"
    ),
  ]

  @Test(arguments: retries)
  func retry(_ test: RuleCase) { test.check() }

  private static func constant(_ text: String, _ code: String) -> String {
    "# Album\n\n\(text)\n\n## Code\n\n```kotlin\n\(code)\n```\n"
  }

  static let constants: [RuleCase] = [
    .init(
      "C402", "a name",
      constant("The long edge of a thumb is ⟦240 px⟧.", "const val THUMB_LONG_EDGE_PX = 320")),
    .init(
      "C402", "the same",
      constant("The long edge of a thumb is 240 px.", "const val THUMB_LONG_EDGE_PX = 240")),
    .init(
      "C402", "another thing",
      constant("The short edge of a thumb is 240 px.", "const val THUMB_LONG_EDGE_PX = 320")),
    .init(
      "C402", "a name without a value",
      constant("The long edge of a thumb is 240 px.", "#define THUMB_EDGE_2")),
    .init(
      "C402", "a row",
      constant(
        "| Act | Event |\n|---|---|\n| Press, ⟦700 ms⟧ and more | `grip` |", "#define GRIP_MS 900")),
    .init(
      "C402", "a remark",
      constant(
        "The new title is sent ⟦2 s⟧ after the last key.",
        "#define SEND_DELAY_MS 1500 /* after last key */")),
    .init(
      "C402", "two rows",
      constant(
        "| From | To | Time |\n|---|---|---|\n| Sleep | Awake | 400 ms fade |\n| Awake | Sleep | 800 ms fade |",
        "#define FADE_SLEEP_MS 800")),
    .init(
      "C402", "a colour of a column",
      constant(
        "| Name | Light | Dark |\n|---|---|---|\n| ripe | ⟦#22AA44⟧ | #115522 |\n| raw | #888888 | #444444 |",
        "val ripeLight = Color(0xFF22AA55)")),
    .init(
      "C402", "a colour as told",
      constant(
        "| Name | Light | Dark |\n|---|---|---|\n| ripe | #22AA44 | #115522 |\n| raw | #888888 | #444444 |",
        "val ripeLight = Color(0xFF22AA44)")),
  ]

  @Test(arguments: constants)
  func constant(_ test: RuleCase) { test.check() }

  private static func drawer(_ text: String, _ row: String = "Drawer opens | 300 ms") -> String {
    "# App\n\n## Motion\n\n| Movement | Length |\n|---|---|\n| \(row) |\n| Lid closes | 90 ms |\n\n## Drawer\n\n\(text)\n"
  }

  static let motions: [RuleCase] = [
    .init(
      "C401", "below its heading", drawer("- Slides in over 240 ms.", "Drawer opens | ⟦300 ms⟧")),
    .init("C401", "the same", drawer("- Slides in over 300 ms.")),
    .init("C401", "the other way", drawer("- Slides out over 240 ms.")),
    .init("C401", "another thing of the section", drawer("- **Note enters**: 240 ms.")),
    .init("C401", "reduced", drawer("- With reduced motion it fades in over 240 ms.")),
    .init("C401", "a delay", drawer("- Slides in after a delay of 240 ms.")),
    .init(
      "C401", "longest",
      "## Motion\n\n⟦Nothing takes longer than half a second.⟧\n\n| Movement | Length |\n|---|---|\n| Welcome | 900 ms |\n"
    ),
    .init(
      "C401", "short enough",
      "## Motion\n\nNothing takes longer than half a second.\n\n| Movement | Length |\n|---|---|\n| Welcome | 400 ms |\n"
    ),
  ]

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }

  static let counts: [RuleCase] = [
    .init(
      "C401", "of one thing",
      "A crate has exactly ⟦four label states⟧ of its own.\n\n## Test\n\n- [ ] All five label states are covered\n"
    ),
    .init(
      "C401", "as many",
      "A crate has exactly four label states of its own.\n\n## Test\n\n- [ ] All four label states are covered\n"
    ),
    .init(
      "C401", "of other things",
      "A crate has exactly four label states.\n\n## Test\n\n- [ ] All five lid states are covered\n"
    ),
    .init(
      "C401", "with a hyphen",
      "A quiz has ⟦8 rounds⟧.\n\n## Test\n\n- A 6-round quiz ends without a gap\n"),
    .init(
      "C401", "with a hyphen, as many",
      "A quiz has 8 rounds.\n\n## Test\n\n- An 8-round quiz ends without a gap\n"),
    .init(
      "C401", "with a hyphen, of another thing",
      "A quiz has 8 rounds.\n\n## Test\n\n- A 6-round match ends without a gap\n"),
  ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }

  private static func styles(_ text: String) -> String {
    "| Style | Size | Weight |\n|---|---|---|\n| Price | 20 px | ⟦Bold⟧ |\n| Note | 14 px | Regular |\n\n## Card\n\n\(text)\n"
  }
  private static func plain(_ text: String) -> String {
    styles(text).replacing("⟦", with: "").replacing("⟧", with: "")
  }

  static let weights: [RuleCase] = [
    .init("C401", "a sentence", styles("The price is set semibold and left.")),
    .init("C401", "the same", plain("The price is set bold and left.")),
    .init("C401", "a case", plain("The price is set semibold when it falls.")),
    .init("C401", "another part", plain("The border of the price is medium grey.")),
  ]

  @Test(arguments: weights)
  func weight(_ test: RuleCase) { test.check() }

  private static func shelf(_ note: String, _ text: String) -> String {
    "# Shop\n\n```\n| [] jar        |  \(note)\n| [] cup        |\n```\n\n\(text)\n"
  }

  static let heights: [RuleCase] = [
    .init("C401", "drawn", shelf("shelf ⟦54⟧", "Shelfs of the shop are 60 px high.")),
    .init("C401", "drawn alike", shelf("shelf 60", "Shelfs of the shop are 60 px high.")),
    .init("C401", "another thing", shelf("shelf 54", "Doors of the shop are 60 px high.")),
  ]

  @Test(arguments: heights)
  func height(_ test: RuleCase) { test.check() }

  private static func curve(_ kind: String, _ code: String) -> String {
    "| Movement | Length | Curve |\n|---|---|---|\n| Lid closes | 200 ms | \(kind) |\n\n```dart\nfinal lidCloses = \(code);\n```\n"
  }

  static let curves: [RuleCase] = [
    .init("C402", "in code", curve("⟦ease-in-out⟧", "Curves.easeOut")),
    .init("C402", "alike", curve("ease-out", "Curves.easeOut")),
    .init("C402", "by another name", curve("decelerate", "LinearOutSlowInEasing")),
  ]

  @Test(arguments: curves)
  func curve(_ test: RuleCase) { test.check() }

  private static func note(_ size: String) -> String {
    "## Type\n\n| Style | Size / line | Weight |\n|---|---|---|\n| Note | \(size) / 20px | 400 |\n| Body | 16px / 24px | 400 |\n\n"
  }

  static let restated: [RuleCase] = [
    .init("C401", "a size", note("⟦14px⟧") + "## Pill\n\n- Height 24px, Note (13px)\n"),
    .init("C401", "the size", note("14px") + "## Pill\n\n- Height 24px, Note (14px)\n"),
    .init("C401", "of something else", note("14px") + "## Pill\n\n- Note height (13px)\n"),
    .init("C401", "a counter", "Name, ⟦30 characters⟧. The counter shows 0/40.\n"),
    .init("C401", "its counter", "Name, 30 characters. The counter shows 0/30.\n"),
  ]

  @Test(arguments: restated)
  func restatedSize(_ test: RuleCase) { test.check() }

  static let rules: [RuleCase] = [
    .init(
      "C401", "never as text",
      "| Name | Hex |\n|---|---|\n| cherry | #E63946 |\n| snow | #FFFFFF |\n| navy | #14213D |\n\n## Use\n\n"
        + "`⟦cherry` fills shapes, never as text.⟧\n\n## Clock\n\nThe label of the clock turns `cherry` at the end.\n"
    ),
    .init(
      "C401", "as a shape",
      "| Name | Hex |\n|---|---|\n| cherry | #E63946 |\n| snow | #FFFFFF |\n| navy | #14213D |\n\n## Use\n\n"
        + "`cherry` fills shapes, never as text.\n\n## Clock\n\nThe ring of the clock turns `cherry` at the end.\n"
    ),
    .init(
      "C401", "never from a shadow",
      "⟦Depth comes from two colours, never from shadows.⟧\n\n## Card\n\nA touched card gets a soft shadow.\n"
    ),
    .init(
      "C401", "no square corner",
      "⟦Nothing on the page has a square corner.⟧\n\n## Map\n\nThe map is a box with sharp corners.\n"
    ),
    .init(
      "C401", "a pulse",
      "⟦No looping movement anywhere, people look away.⟧\n\n## Clock\n\nThe clock pulses softly once a second.\n"
    ),
    .init(
      "G708", "a sign that opens",
      "- Every target is at least 56 × 56 dp\n\n## Bar\n\n- ⚙ opens the settings and is 40 × ⟦40 dp⟧\n"
    ),
  ]

  @Test(arguments: rules)
  func rule(_ test: RuleCase) { test.check() }

  private static let palette =
    "| Role | Light | Dark |\n|---|---|---|\n| slate | #FFFFFF | #101820 |\n| chalk | #444444 | #F0F0F0 |\n| dust | #8C9685 | #BFC9B7 |\n\n"

  static let ratios: [RuleCase] = [
    .init("C412", "of a mode", palette + "Chalk on slate: 9.7:1 light, ⟦9.0⟧:1 dark.\n"),
    .init(
      "C412", "of a list",
      palette + "Light mode, measured on slate: chalk 9.7 : 1, dust ⟦6.3⟧ : 1.\n"),
    .init(
      "C412", "right", palette + "Light mode, measured on slate: chalk 9.7 : 1, dust 3.0 : 1.\n"),
    .init("C412", "a demand", palette + "Light mode: dust on slate needs 6.3 : 1.\n"),
  ]

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  private static let tokens =
    "| Name | Value |\n|---|---|\n| teal | #008080 |\n| sand | #F4E3C1 |\n| ink | #111111 |\n| moss | #115511 |\n\n"

  static let names: [RuleCase] = [
    .init("T301", "a look", tokens + "- Pill: background `⟦tealSoft⟧`, 40 high\n"),
    .init(
      "T301", "twice", tokens + "- Pill: background `tealSoft`, 40 high\n- `tealSoft` is lighter\n"),
    .init("T301", "of a platform", tokens + "- Pill: background `Color.teal`, 40 high\n"),
    .init("T301", "of an act", tokens + "- Pill: calls `openPill`\n"),
    .init(
      "T301", "a series",
      "## Durations\n\n| Token | Duration |\n|---|---|\n| `d1` | 80 ms |\n| `d2` | 120 ms |\n| `d3` | 180 ms |\n| `d4` | 240 ms |\n\n"
        + "## Colours\n\n" + tokens + "The lid takes `⟦d5⟧`.\n"),
    .init("T301", "not of the series", tokens + "A heading of `h5` and `d2`.\n"),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }
}
