import Testing

/// Values in the notations of style sheets: Oklch beside digits, classes for colours and for distances.
@Suite struct NotationCases {
  private static func swatch(_ value: String, _ hex: String) -> String {
    "# Colours\n\n- **Tide**: `\(value)` (\(hex)), for links\n"
  }

  static let colors: [RuleCase] = [
    .init("C413", "another colour in Oklch", swatch("oklch(0.65 0.22 41)", "⟦#10B981⟧")),
    .init("C413", "the same colour in Oklch", swatch("oklch(0.628 0.258 29.23)", "#FF0000")),
    .init("C413", "two digits of Oklch", swatch("oklch(63% 0.26 29)", "#FF0000")),
    .init("C413", "a grey of Oklch", swatch("oklch(0.342 0 0)", "⟦#404040⟧")),
    .init(
      "C413", "a remark in a style sheet",
      "# Colours\n\n```css\n--tide: oklch(0.65 0.22 41); /* ⟦#10B981⟧ */\n```\n"),
    .init(
      "C413", "a remark on another colour",
      "# Colours\n\n```css\n--tide: oklch(0.65 0.22 41); /* warmer than #10B981 */\n```\n"),
    .init(
      "C413", "columns of two themes",
      "# Colours\n\n| Name | Light | Dark |\n|---|---|---|\n| Tide | `#10B981` | `oklch(0.65 0.22 41)` |\n"
    ),
    .init(
      "C413", "columns of two notations",
      "# Colours\n\n| Name | Oklch | Hex |\n|---|---|---|\n| Tide | `oklch(0.65 0.22 41)` | `⟦#10B981⟧` |\n"
    ),
  ]

  @Test(arguments: colors)
  func color(_ test: RuleCase) { test.check() }

  private static func contrast(_ ratio: String) -> String {
    "# Contrast\n\n- `text-amber-300` on `bg-zinc-900`: \(ratio)\n"
  }

  static let classes: [RuleCase] = [
    .init("C412", "a ratio of two classes", contrast("⟦7.2⟧:1")),
    .init("C412", "a ratio that holds", contrast("12.3:1")),
    .init("C412", "a ratio with a second one", contrast("⟦7.2⟧:1 (outdoors: 6.8:1)")),
    .init(
      "C412", "a family with values of its own",
      "# Contrast\n\n- **Amber 500**: `#7A5A00`\n- `text-amber-300` on `bg-zinc-900`: 7.2:1\n"),
  ]

  @Test(arguments: classes)
  func classPair(_ test: RuleCase) { test.check() }

  private static func spacing(_ line: String, base: String = "4px") -> String {
    "# Layout\n\nAll gaps are multiples of the \(base) grid.\n\n\(line)\n"
  }

  static let steps: [RuleCase] = [
    .init("G701", "a class of half a step", spacing("- Tag: `⟦px-2.5⟧ py-1`")),
    .init("G701", "a class in code", spacing("```html\n<b class=\"⟦py-1.5⟧ px-3\">New</b>\n```")),
    .init("G701", "classes of whole steps", spacing("- Tag: `px-3 py-1`")),
    .init("G701", "a width", spacing("- Tag: `w-2.5 h-2.5`")),
    .init("G701", "a grid of two", spacing("- Tag: `px-2.5 py-1`", base: "2px")),
    .init("G701", "a class that is struck out", spacing("- Tag: ~~`px-2.5`~~ `px-3`")),
    .init("G701", "an exception", spacing("- Tag: `px-2.5`, the one exception")),
  ]

  @Test(arguments: steps)
  func step(_ test: RuleCase) { test.check() }

  static let choices: [RuleCase] = [
    .init("R952", "a change to think about", "# List\n\n- Gap 12px. ⟦Consider increasing⟧ it.\n"),
    .init(
      "R952", "either of two", "# List\n\n- Call the button \"All\", ⟦or keep as-is⟧.\n"),
    .init("R952", "a gap that is decided", "# List\n\n- Gap 12px; it increases to 16px.\n"),
    .init("R952", "no wait between two steps", "# List\n\n- There is no wait after the tap.\n"),
  ]

  @Test(arguments: choices)
  func choice(_ test: RuleCase) { test.check() }
}
