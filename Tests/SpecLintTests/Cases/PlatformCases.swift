import Testing

/// Documents that the rules on curves, platforms, signs, names and appearances flag or leave alone.
@Suite struct PlatformCases {
  static let platforms: [RuleCase] = [
    .init("P921", "labels", "## iOS\n\n- ⟦ARIA labels⟧ on icons\n"),
    .init("P921", "skip links", "## Android\n\n- ⟦Skip links⟧ to the list\n"),
    .init("P921", "withdrawn", "- Blur by ⟦RenderScript⟧\n"),
    .init("P921", "web and native", "## iOS\n\n- ARIA labels on icons in the web version\n"),
    .init("P921", "web alone", "## Layout\n\n- ARIA labels on icons\n"),
    .init(
      "P921", "code of the web",
      "## iOS\n\n- ARIA labels on icons\n\n```css\na { color: red }\n```\n"),
    .init("P922", "a drag", "iOS.\n\n- ⟦Swipe right⟧ to archive\n"),
    .init("P922", "Android", "Android.\n\n- ⟦Drag right⟧ to archive\n"),
    .init("P922", "code for iOS", "- ⟦Swipe right⟧ to archive\n\n```swift\nlet a = 1\n```\n"),
    .init("P922", "left", "iOS.\n\n- Swipe left to archive\n"),
    .init("P922", "the edge is free", "iOS. The edge goes back.\n\n- Swipe right to archive\n"),
    .init("P922", "no platform", "- Swipe right to archive\n"),
  ]

  @Test(arguments: platforms)
  func platform(_ test: RuleCase) { test.check() }

  private static func drawing(_ rows: String...) -> String {
    "```\n┌─────────────────────────┐\n│ \(rows[0]) │\n├─────────────────────────┤\n"
      + rows.dropFirst().map { "│ \($0) │\n" }.joined() + "└─────────────────────────┘\n```\n"
  }
  private static let label = "\n- Screen reader announces: \"Card, button\"\n"

  static let signs: [RuleCase] = [
    .init("X853", "in the bar", drawing("⟦[Sync failed ⚠]    ⚠⟧", "Today")),
    .init("X853", "below the bar", drawing("[Home]    ⚠", "⟦⚠ Upload failed⟧")),
    .init("X853", "with an error", drawing("[Home]    ⛔", "⟦[Error ⛔]⟧")),
    .init("X853", "once", drawing("[Sync failed]    ⚠", "Today")),
    .init("X853", "another sign", drawing("[Sync failed ✕]    ⚠", "Today")),
    .init("X853", "no failure", drawing("[Synced ✓]    ✓", "Today")),
    .init("X851", "a sign", drawing("Home    ⟦⚠⟧", "Today") + label),
    .init(
      "X851", "twice, reported once",
      drawing("Home    ⟦⚠⟧", "Today") + drawing("Away    ⚠", "Today") + label),
    .init(
      "X851", "two signs", drawing("Home    ⟦☰⟧", "Today") + drawing("Away    ⟦⚠⟧", "Today") + label
    ),
    .init(
      "X851", "named",
      drawing("Home    ⚠", "Today") + "\n- Screen reader announces: \"Emergency\" for ⚠\n"),
    .init("X851", "no labels at all", drawing("Home    ⚠", "Today")),
    .init("X851", "words", drawing("Home    [Help]", "Today") + label),
  ]

  @Test(arguments: signs)
  func sign(_ test: RuleCase) { test.check() }

  static let labels: [RuleCase] = [
    .init("X852", "a message", "## VoiceOver\n\n- **Messages:** \"⟦From [sender], at [time]⟧\"\n"),
    .init("X852", "a comment", "## Screen Reader\n\n- **Comment:** \"⟦By [author], [date]⟧\"\n"),
    .init("X852", "a label by name", "## Cards\n\n- **Note label:** \"⟦[author], [date]⟧\"\n"),
    .init(
      "X852", "with the text", "## VoiceOver\n\n- **Messages:** \"[sender]: [text], [time]\"\n"),
    .init("X852", "another thing", "## VoiceOver\n\n- **Photo:** \"[date], [place]\"\n"),
    .init("X852", "no label", "## Layout\n\n- **Messages:** \"From [sender], at [time]\"\n"),
    .init("X857", "a toast", "- Toast \"Saved\" stays for ⟦2 seconds⟧\n"),
    .init("X857", "a snackbar", "- Snackbar \"Saved\" (⟦3s⟧, auto-dismiss)\n"),
    .init("X857", "later in the line", "- Success toast, auto-dismisses after ⟦4 seconds⟧\n"),
    .init("X857", "announced", "- Toast \"Saved\" stays for 2 seconds, announced\n"),
    .init("X857", "long enough", "- Toast \"Saved\" stays for 6 seconds\n"),
    .init("X857", "its motion", "- Toast slides in for 300ms\n"),
    .init("X857", "another thing", "- Banner stays for 2 seconds\n"),
  ]

  @Test(arguments: labels)
  func label(_ test: RuleCase) { test.check() }

  private static let table = "| From | To | Animation |\n|---|---|---|\n"

  static let names: [RuleCase] = [
    .init("S517", "back", table + "| List | Detail | Slide |\n| Detail | ⟦Back⟧ | Slide |\n"),
    .init("S517", "close", table + "| List | Sheet | Slide |\n| Sheet | ⟦Close⟧ | Fade |\n"),
    .init("S517", "swipe", table + "| List | Sheet | Slide |\n| Sheet | ⟦Swipe⟧ | Fade |\n"),
    .init("S517", "a state", table + "| List | Detail | Slide |\n| Detail | List | Slide |\n"),
    .init(
      "S517", "a described state",
      "## Back State\n\nText.\n\n## List State\n\nText.\n\n" + table + "| List | Back | Slide |\n"),
    .init(
      "S517", "a state that is left", table + "| List | Next | Slide |\n| Next | List | Slide |\n"),
    .init(
      "S518", "parts",
      "| From | Event | To |\n|---|---|---|\n| `a` | go | `b` |\n| `b` | go | `c` |\n| `c` | go | `a` |\n\n## Parts\n\n"
        + "⟦| From | Event | To |⟧\n|---|---|---|\n| `a.x` | go | `b.x` |\n| `b.x` | go | `c.x` |\n| `c.x` | go | `a.y` |\n| `a.y` | go | `b.y` |\n"
    ),
    .init(
      "S518", "two names in common",
      "| From | Event | To |\n|---|---|---|\n| `a` | go | `b` |\n| `b` | go | `a` |\n\n## Parts\n\n"
        + "| From | Event | To |\n|---|---|---|\n| `a.x` | go | `b.x` |\n| `b.x` | go | `d.x` |\n| `d.x` | go | `a.x` |\n"
    ),
    .init(
      "S518", "other names",
      "| From | Event | To |\n|---|---|---|\n| `a` | go | `b` |\n| `b` | go | `c` |\n| `c` | go | `a` |\n\n## Parts\n\n"
        + "| From | Event | To |\n|---|---|---|\n| `k.x` | go | `l.x` |\n| `l.x` | go | `m.x` |\n| `m.x` | go | `k.x` |\n"
    ),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static let modes = "| Token | Light | Dark |\n|---|---|---|\n"

  static let appearances: [RuleCase] = [
    .init("K803", "a dash", modes + "⟦| ink | #111111 | — |⟧\n"),
    .init("K803", "empty", modes + "| ink | #111111 | #EEEEEE |\n⟦| leaf | | #88CC88 |⟧\n"),
    .init("K803", "not yet", modes + "⟦| ink | #111111 | TBD |⟧\n"),
    .init("K803", "both", modes + "| ink | #111111 | #EEEEEE |\n"),
    .init("K803", "neither", modes + "| gap | — | — |\n"),
    .init(
      "K803", "no such columns", "| Token | Value | Use |\n|---|---|---|\n| ink | #111111 | |\n"),
    .init("G703", "a button", measures + "- ⟦Retry button⟧\n"),
    .init("G703", "in a sentence", measures + "- ⟦The button fills the row⟧\n"),
    .init("G703", "two, reported once", measures + "- ⟦Retry button⟧\n- Close button\n"),
    .init("G703", "a size", measures + "- Retry button\n- Touch targets: at least 44pt\n"),
    .init("G703", "no measures", "- Retry button\n"),
    .init("G703", "no button", measures),
  ]
  private static let measures =
    "- Title size: 34pt\n- Row height: 120pt\n- Card gap: 8pt\n- Icon size: 24pt\n- Card padding: 16pt\n"

  @Test(arguments: appearances)
  func appearance(_ test: RuleCase) { test.check() }

  private static let tail = "- New screen slides in (300ms)\n- Mark fades in (150ms)\n"

  static let orders: [RuleCase] = [
    .init("A603", "three motions", "- ⟦Old screen slides out (300ms)⟧\n" + tail),
    .init(
      "A603", "fades",
      "- ⟦Old list fades out (200ms)⟧\n- New list fades in (200ms)\n- Bar slides in (150ms)\n"),
    .init(
      "A603", "four motions",
      "- ⟦Old screen slides out (300ms)⟧\n" + tail + "- Bar fades in (100ms)\n"),
    .init("A603", "an order", "- Old screen slides out (300ms), then:\n" + tail),
    .init(
      "A603", "two motions", "- Old screen slides out (300ms)\n- New screen slides in (300ms)\n"),
    .init("A603", "no times", "- Old screen slides out\n- New screen slides in\n- Mark fades in\n"),
    .init(
      "D106", "lessons", "# A\n\n⟦## Lessons Learned⟧\n\n- The first plan had timers of 3 seconds\n"
    ),
    .init(
      "D106", "a changelog", "# A\n\n⟦## Changelog⟧\n\n- The fade animation took 500ms before\n"),
    .init(
      "D106", "history",
      "# A\n\n## B\n\n⟦**Lessons Learned:**⟧\n- The initial plan had timers (3 seconds)\n"),
    .init("D106", "no values", "# A\n\n## Lessons Learned\n\n- Simple is better\n"),
    .init("D106", "a demand", "# A\n\n## Timing\n\n- Fade animation: 500ms\n"),
    .init("D106", "a later version", "# A\n\n## Future Enhancements\n\n- Fade animation: 500ms\n"),
  ]

  @Test(arguments: orders)
  func order(_ test: RuleCase) { test.check() }
}
