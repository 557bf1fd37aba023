import Testing

/// Contradictions between things that are told by their nouns, and numbers that sentences derive.
@Suite struct NamedCases {
  static let measures: [RuleCase] = [
    .init(
      "C401", "a veil in a list and in a sentence",
      "## Tokens\n\n- `opacity-veil`: ⟦0.6⟧\n\n## Behaviour\n\nThe hall is dimmed by a veil at 40% opacity.\n"
    ),
    .init(
      "C401", "one veil",
      "## Tokens\n\n- `opacity-veil`: 0.4\n\n## Behaviour\n\nThe hall is dimmed by a veil at 40% opacity.\n"
    ),
    .init(
      "C401", "two veils",
      "## Tokens\n\n- `opacity-dark-veil`: 0.6\n\n## Behaviour\n\nThe hall is dimmed by a light veil at 40% opacity.\n"
    ),
    .init(
      "C401", "twice as tall",
      "A low row is 40px tall.\n\nThe king row is ⟦100px⟧ tall, twice as tall as a low row.\n"
    ),
    .init(
      "C401", "rightly twice as tall",
      "A low row is 40px tall.\n\nThe king row is 80px tall, twice as tall as a low row.\n"
    ),
  ]

  static let sums: [RuleCase] = [
    .init(
      "C413", "phases of a sentence",
      "The parade lasts ⟦1.2 s⟧ in total: the flag rises for 400 ms, waves for 600 ms and falls in 300 ms.\n"
    ),
    .init(
      "C413", "phases that fit",
      "The parade lasts 1.3 s in total: the flag rises for 400 ms, waves for 600 ms and falls in 300 ms.\n"
    ),
    .init(
      "C413", "shares of a width", "The three boards take 25%, 50% and ⟦30%⟧ of the width.\n"),
    .init("C413", "shares that fit", "The three boards take 25%, 50% and 25% of the width.\n"),
    .init(
      "C413", "padding on both sides",
      "Bells are 24px with 8px of padding on every side, which makes a target of ⟦44px⟧.\n"),
    .init(
      "C413", "padding that fits",
      "Bells are 24px with 10px of padding on every side, which makes a target of 44px.\n"),
    .init(
      "C413", "a timeline",
      "The whole sequence takes ⟦900 ms⟧.\n\n| Step | Start | Duration |\n|---|---|---|\n| Bow | 0 ms | 300 ms |\n| Turn | 300 ms | 400 ms |\n| Leap | 700 ms | 500 ms |\n"
    ),
    .init(
      "C413", "rows one after the other",
      "The first 8 rows appear 30 ms apart, each takes 200 ms, so the last one lands at ⟦400 ms⟧.\n"
    ),
    .init(
      "C413", "rows that fit",
      "The first 8 rows appear 30 ms apart, each takes 200 ms, so the last one lands at 410 ms.\n"),
    .init("C413", "hours", "Together that is 200 min = ⟦3 h 10⟧ of rowing.\n"),
    .init("C413", "hours that fit", "Together that is 200 min = 3 h 20 of rowing.\n"),
  ]

  static let ratios: [RuleCase] = [
    .init(
      "C412", "a column that names its ground",
      "| Name | Hex | Against Coal |\n|---|---|---|\n| Coal | `#101418` | – |\n| Reed | `#4FC98A` | ⟦12.6⟧ : 1 |\n"
    ),
    .init(
      "C412", "a list in a sentence",
      "| Name | Hex |\n|---|---|\n| sail | `#FFFFFF` |\n| ink | `#1F2933` |\n| fog | `#7B8794` |\n\nMeasured on sail: ink 14.8:1, fog ⟦4.6⟧:1.\n"
    ),
    .init(
      "C412", "a heading that names the ground",
      "- `--fog`: #9CA3AF\n- `--sail`: #FFFFFF\n\n## Contrast on `--sail`\n\n- `--fog` → ⟦3.2⟧:1\n"),
    .init(
      "C412", "a demand",
      "| Name | Hex |\n|---|---|\n| sail | `#FFFFFF` |\n| fog | `#7B8794` |\n\nOn sail, fog needs 4.5:1.\n"
    ),
  ]

  static let words: [RuleCase] = [
    .init(
      "C401", "left and right",
      "⟦The fare is right-aligned.⟧\n\n## Details\n\nThe fare is left-aligned below the name.\n"),
    .init(
      "C401", "what a swipe does",
      "⟦Swiping left archives a letter.⟧\n\n## Gestures\n\n| Gesture | Result |\n|---|---|\n| Swipe left | Delete letter |\n| Swipe right | Mark |\n"
    ),
    .init(
      "C401", "what a row is coloured",
      "| Berth | Colour |\n|---|---|\n| Free | green |\n| Taken | ⟦amber⟧ |\n| Closed | red |\n\n## Map\n\nA taken berth has a red pin.\n"
    ),
    .init(
      "C401", "who alone may",
      "⟦Only the owner of a fleet can delete it.⟧\n\n| Action | Owner | Editor | Viewer |\n|---|---|---|---|\n| Delete fleet | yes | yes | no |\n"
    ),
    .init(
      "C401", "kept for one thing",
      "| Name | Hex |\n|---|---|\n| reed | `#4FC98A` |\n| coal | `#101418` |\n\n⟦Reed is used only for focus.⟧\n\n| Part | Colour |\n|---|---|\n| Track | coal |\n| Played | reed |\n"
    ),
    .init(
      "C401", "ruled out in so many words",
      "⟦The buoy makes no sound of any kind.⟧\n\n## Harbour\n\nA soft chime tells the crew.\n"),
    .init(
      "C401", "ruled out and kept so",
      "The buoy makes no sound of any kind.\n\n## Harbour\n\nA light tells the crew, not a chime.\n"
    ),
    .init(
      "C401", "copy that is ruled out",
      "Each harbour asks by itself. There is no \"Moor all.\"\n\n## Quay\n\n- Buttons: \"Moor here\"\n"
    ),
    .init(
      "C401", "pauses of two things",
      "## Store\n\n- Debounce logbook writes: 800ms.\n\n## Saving\n\n- Debounced persist 400ms.\n"),
    .init(
      "C401", "a list with a member more",
      "⟦The berth has three states: free, taken and closed⟧.\n\n| State | Meaning |\n|---|---|\n| Free | open |\n| Taken | a boat lies there |\n| Reserved | held |\n| Closed | no use |\n"
    ),
    .init(
      "C401", "a toast in two words",
      "A toast disappears after ⟦4 seconds⟧.\n\n## Accessibility\n\nSnackbars stay on screen for six seconds.\n"
    ),
    .init(
      "C401", "twice a minute",
      "The chart is refreshed ⟦twice a minute⟧.\n\n## Battery\n\nPolling runs every 20 s.\n"),
    .init(
      "C402", "code of one section",
      "## Player\n\nSkip buttons jump ⟦15⟧ seconds either way.\n\n```js\nconst player = {\n  skip: 10, // seconds\n};\n```\n"
    ),
    .init(
      "C416", "gears", "The winch has ⟦four gears⟧: 4×, 16× and 64×.\n"),
    .init("C416", "gears that fit", "The winch has three gears: 4×, 16× and 64×.\n"),
  ]

  @Test(arguments: measures)
  func measure(_ test: RuleCase) { test.check() }

  @Test(arguments: sums)
  func sum(_ test: RuleCase) { test.check() }

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  @Test(arguments: words)
  func word(_ test: RuleCase) { test.check() }
}
