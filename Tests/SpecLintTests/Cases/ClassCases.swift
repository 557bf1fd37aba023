import Testing

/// Colours that a list of utility classes pairs.
@Suite struct ClassCases {
  private static func tsx(_ classes: String) -> String {
    "## Pier\n\n```tsx\n<button className=\"\(classes)\">Moor</button>\n```\n"
  }

  static let classes: [RuleCase] = [
    .init("K801", "in a quoted list", tsx("px-4 bg-blue-500 ⟦text-white⟧ rounded-lg")),
    .init("K801", "in a span", "## Pier\n\n- Sold: `bg-gray-100 ⟦text-gray-400⟧`\n"),
    .init(
      "K801", "below a remark", "## Pier\n\n```\n/* Sale */\nbg-red-500\n⟦text-white⟧ px-2\n```\n"),
    .init(
      "K801", "applied", "## Pier\n\n```css\n.moor {\n  @apply bg-sky-400 ⟦text-white⟧;\n}\n```\n"),
    .init(
      "K801", "in the dark",
      tsx("bg-white text-slate-900 dark:bg-slate-800 dark:⟦text-slate-600⟧")),
    .init(
      "K801", "in two cells",
      "## Pier\n\n| Kind | Ground | Ink |\n|---|---|---|\n| Main | `bg-amber-400` | `⟦text-white⟧` |\n"
        + "| Calm | `bg-white` | `text-slate-700` |\n"),
    .init("K801", "below a pointer", tsx("bg-white ⟦text-blue-600⟧ hover:bg-blue-300")),
    .init("K801", "a hint", tsx("bg-white text-gray-900 placeholder:⟦text-gray-300⟧")),
    .init(
      "K801", "names of the document",
      "## Colors\n\n- `mist`: `#EEEEEE`\n- `fog`: `#BBBBBB`\n\nSigns take `bg-mist ⟦text-fog⟧`.\n"),
    .init(
      "K801", "a value beside the class",
      "## Colors\n\n| Use | Value | Class |\n|---|---|---|\n| Main | #6366F1 | indigo-500 |\n\n"
        + "Buttons: `bg-indigo-500 ⟦text-white⟧`\n"),
    .init(
      "K801", "in Oklch",
      "## Pier\n\n```css\n:root {\n  --color-kelp: oklch(0.42 0.09 152);\n"
        + "  --color-night: oklch(0.08 0.02 262);\n}\n```\n\nBadges: `bg-kelp ⟦text-night⟧`\n"),
    .init(
      "K801", "a theme elsewhere",
      "## Pier\n\nButtons: `bg-brand text-white`, tags: `bg-neutral-400 text-neutral-50`\n"),
    .init("K801", "large", tsx("bg-blue-500 text-white text-2xl")),
    .init("K801", "near the limit without a value", tsx("bg-indigo-500 text-white")),
    .init("K801", "strong enough", tsx("bg-blue-700 text-white")),
    .init("K801", "seen through", tsx("bg-blue-500/20 text-white")),
    .init("K801", "a picture in a circle", tsx("w-8 h-8 bg-blue-500 text-white")),
    .init("K801", "a blend", tsx("bg-gradient-to-r from-blue-500 bg-blue-300 text-white")),
    .init("K801", "what is switched off", "## Pier\n\n- Disabled: `bg-gray-100 text-gray-300`\n"),
    .init(
      "K801", "examples in one cell",
      "## Pier\n\n| Kind | Classes |\n|---|---|\n| Colours | `bg-amber-400`, `text-white` |\n"),
    .init("K801", "two things", "## Pier\n\nFrom `bg-white` to `text-gray-300`.\n"),
    .init(
      "K801", "another palette",
      "## Pier\n\n- `blue-500`: `#002266`\n- `blue-50`: `#F0F4FF`\n\n`bg-blue-400 text-white`\n"),
  ]

  @Test(arguments: classes)
  func classList(_ test: RuleCase) { test.check() }

  private static func palette(_ name: String, _ rest: String = "| Sea | #3B82F6 | `blue-500` |\n")
    -> String
  {
    "## Colors\n\n| Use | Value | Tailwind |\n|---|---|---|\n| Kelp | #22C55E | `green-500` |\n"
      + "| Buoy | #EF4444 | `red-500` |\n\(rest)| Dusk | #A855F7 | `\(name)` |\n"
  }

  static let shades: [RuleCase] = [
    .init("C413", "another step", palette("⟦purple-400⟧")),
    .init("C413", "another family", palette("⟦violet-500⟧")),
    .init("C413", "behind a prefix", palette("bg-⟦purple-600⟧")),
    .init("C413", "the right step", palette("purple-500")),
    .init("C413", "too few to tell", palette("purple-400", "")),
    .init(
      "C413", "a value of no palette",
      palette("purple-400").replacing("#A855F7", with: "#A055F0")),
  ]

  @Test(arguments: shades)
  func shade(_ test: RuleCase) { test.check() }
}
