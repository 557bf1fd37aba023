import Testing

/// What screen readers, other platforms and other languages miss.
@Suite struct SilentCases {
  private static func labels(_ second: String) -> String {
    "| Control | Icon | VoiceOver label |\n|---|---|---|\n| Mow | blade | \"Start mowing\" |\n\(second)\n"
  }

  private static func bar(_ icon: String) -> String {
    "```kotlin\nIconButton(onClick = onMow) {\n  Icon(Icons.Default.Grass, \(icon))\n}\n```\n"
  }

  static let names: [RuleCase] = [
    .init("X860", "a dash in the column", labels("⟦| Dock | house | – |⟧")),
    .init("X860", "an empty cell", labels("⟦| Dock | house | |⟧")),
    .init("X860", "each has a name", labels("| Dock | house | \"Send home\" |")),
    .init("X860", "a decorative icon", labels("| Line (decorative) | wave | – |")),
    .init("X860", "code without a description", bar("⟦contentDescription = null⟧")),
    .init("X860", "code with a description", bar("contentDescription = \"Mow\"")),
    .init(
      "X860", "code with a text",
      "```kotlin\nIconButton(onClick = onMow) {\n  Icon(Icons.Default.Grass, contentDescription = null)\n  Text(\"Mow\")\n}\n```\n"
    ),
    .init(
      "X853", "one sign for two buttons",
      "- ◆ button – starts the mower\n\n## Lawn\n\n- ⟦◆ button – draws a border⟧\n"),
    .init(
      "X853", "one sign for one button",
      "- ◆ button – starts the mower\n\n## Lawn\n\n- ◆ button – starts the mower again\n"),
    .init(
      "X854", "no other way",
      "## Order\n\n- Drag a lawn to its place\n- There is ⟦no other way⟧ to sort lawns\n"),
    .init(
      "X854", "no other way to something else",
      "## Order\n\n- Drag a lawn to its place, or use Up and Down\n\n## Account\n\nThere is no other way to sign in.\n"
    ),
    .init(
      "X855", "all text scales",
      "## Dynamic Type\n\nAll text scales with the setting up to its maximum (⟦140%⟧), and is clipped to 140%.\n"
    ),
    .init(
      "X856", "a side beside a language that is mirrored",
      "Languages: English, Hebrew.\n\n- **Own**: aligned to the ⟦right⟧ edge\n"),
    .init(
      "X856", "a side where nothing is mirrored",
      "Languages: English, Polish.\n\n- **Own**: aligned to the right edge\n"),
    .init(
      "X857", "a toast that the table keeps silent",
      "| Result | Toast | Reader |\n|---|---|---|\n| failed | \"Blade is stuck\" | ⟦not announced⟧ |\n"
    ),
    .init(
      "X857", "a count that the text keeps silent",
      "- The count above the list changes and is ⟦not announced⟧.\n"),
    .init(
      "X857", "a decorative change",
      "- The leaf that appears beside the count is decorative and not announced.\n"),
    .init("A604", "at once", "The blade turns in 300ms; with reduced motion it appears at once.\n"),
    .init(
      "T301", "a package of tokens",
      "| Part | Colour |\n|---|---|\n| Leaf | `leaf.base` |\n| Stem | `leaf.stem` |\n\nColours: token package `@acme/tokens`.\n"
    ),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  private static func taps(_ single: String) -> String {
    "| Gesture | Result |\n|---|---|\n\(single)\n| Double tap on the lawn | zooms |\n"
  }

  private static func edge(_ line: String, _ way: String) -> String {
    "# Lawns (iOS)\n\n## Filters\n\n- \(line)\n\n## Leaving\n\n\(way)\n"
  }

  static let gestures: [RuleCase] = [
    .init("P923", "a tap without a delay", taps("⟦| Single tap on the lawn | closes, no delay |⟧")),
    .init("P923", "a tap at once", taps("⟦| Tap on the lawn | closes at once |⟧")),
    .init("P923", "a tap that waits", taps("| Single tap on the lawn | closes after 300ms |")),
    .init("P923", "a tap on another thing", taps("| Single tap on the house | closes at once |")),
    .init(
      "P923", "a swipe from the edge of the way back",
      edge(
        "⟦Swipe inwards from the leading edge⟧", "The interactive pop gesture returns to the list.")
    ),
    .init(
      "P923", "a swipe that goes back",
      edge("Swipe from the leading edge to go back", "The interactive pop gesture is used.")),
    .init(
      "P923", "a screen without a way back by gesture",
      edge("Swipe inwards from the leading edge", "The Close button returns to the list.")),
    .init(
      "P921", "a key of another platform",
      "# Lawns (SwiftUI)\n\n- The ⟦hardware back button⟧ closes the sheet\n"),
    .init(
      "P921", "both platforms",
      "# Lawns (SwiftUI, Android)\n\n- The hardware back button closes the sheet\n"),
    .init(
      "P921", "words of the web on a watch",
      "# Lawns for watchOS\n\n- Label: ⟦`aria-label`⟧\n".replacing(
        "⟦`aria-label`⟧", with: "`⟦aria-label⟧`")),
  ]

  @Test(arguments: gestures)
  func gesture(_ test: RuleCase) { test.check() }

  private static func guarded(_ text: String) -> String {
    "| From | Event | Guard | To |\n|---|---|---|---|\n| Cold | Start | \(text) | Warm |\n| Warm | Stop | – | Cold |\n"
  }

  static let words: [RuleCase] = [
    .init("R951", "a guard that counts without a number", guarded("⟦stuck many times⟧")),
    .init("R951", "a guard with a number", guarded("stuck 3 times, many times in a row")),
    .init("R951", "a sentence", "People open the lawn many times a day.\n"),
    .init(
      "R953", "nothing there or no access",
      "## Nothing to mow\n\n**When**: ⟦there are no lawns or access to the map was denied⟧\n\n**Shows**: \"All done\"\n"
    ),
    .init(
      "R953", "nothing there in two ways",
      "## Nothing to mow\n\n**When**: there are no lawns or all lawns are mown\n\n**Shows**: \"All done\"\n"
    ),
    .init(
      "R954", "a table of strings",
      "| Key | Text |\n|---|---|\n| `lawn.title` | \"Lawns\" |\n| `lawn.count` | ⟦\"{n} lawns\"⟧ |\n"
    ),
    .init(
      "R954", "a table of strings with forms",
      "| Key | Text |\n|---|---|\n| `lawn.title` | \"Lawns\" |\n| `lawn.count` | \"{n} lawns\" (ICU plural) |\n"
    ),
    .init(
      "V901", "a budget that is not there",
      "# Lawns\n\n- Gap: 8px\n\n## Checklist\n\n- [ ] ⟦First paint meets the performance budget above⟧\n"
    ),
    .init(
      "V901", "another thing above",
      "# Lawns\n\n- Gap: 8px\n\n## Checklist\n\n- [ ] Gap meets the limit above\n"),
  ]

  @Test(arguments: words)
  func word(_ test: RuleCase) { test.check() }
}
