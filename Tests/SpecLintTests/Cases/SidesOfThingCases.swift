import Testing

/// Values of one thing that stand below headings on its sides, in several units, and for several devices.
@Suite struct SidesOfThingCases {
  private static func rules(_ first: String, _ second: String, _ isSame: Bool = true) -> String {
    "# Kit\n\n\(first)\n\n```css\n.tile { border-radius: 6px; }\n```\n\n\(second)\n\n```css\n"
      + ".tile { \(isSame ? "⟦border-radius: 14px⟧" : "border-radius: 14px"); }\n```\n"
  }

  static let rules: [RuleCase] = [
    .init("C401", "a side of the thing", rules("## Tiles", "## Motion & interaction")),
    .init("C401", "sides below another heading", rules("## Looks\n\n### Tiles", "### Motion")),
    .init("C401", "a page of its own kind", rules("## Tiles", "## Checkout page")),
    .init("C401", "a modifier of the thing", rules("## Tiles", "## Raised tiles", false)),
    .init("C401", "two things with one noun", rules("## Shop view", "## Depot view", false)),
    .init("C401", "another product", rules("## Tiles", "## Partner portal", false)),
    .init("C401", "two things below one heading", rules("## Pages\n\n### Home", "### Cart", false)),
  ]

  @Test(arguments: rules)
  func rule(_ test: RuleCase) { test.check() }

  private static func radii(_ line: String) -> String {
    "# UI\n\n| Component | Radius |\n|---|---|\n| Buttons | `rounded-md` |\n| Cards | `rounded-2xl` |\n"
      + "| Inputs | `rounded-sm` |\n\n## Cards\n\n\(line)\n"
  }

  private static func styles(_ open: String) -> String {
    "# Type\n\n| Style | Size |\n|---|---|\n| h1 | 36px |\n| h2 | 26px |\n| h3 | 21px |\n| body | 17px |\n\n"
      + "```scss\n\(open)(\n  'xl': 36px, // h1\n  'lg': 23px, // \(open == "$steps: " ? "⟦h2⟧" : "h2")\n"
      + "  'md': 21px, // h3\n  'sm': 17px, // body\n);\n```\n"
  }

  static let values: [RuleCase] = [
    .init("C401", "classes in code of their own", radii("`⟦rounded-xl⟧` `bg-white` `p-6`")),
    .init("C401", "classes with words between them", radii("`rounded-xl` avatar, `p-6`")),
    .init("C402", "a scale without a word for letters", styles("$steps: ")),
    .init("C402", "a scale of gaps", styles("$gaps: ")),
    .init(
      "T311", "one distance in two units",
      "# Space\n\n| Token | Value |\n|---|---|\n| gap-sm | 10px 0.625rem |\n| gap-md | ⟦6px⟧ 0.375rem |\n"
        + "| gap-lg | 18px 1.125rem |\n"),
    .init(
      "T311", "the distances of two sides",
      "# Space\n\n| Token | Value |\n|---|---|\n| gap-sm | 10px 12px |\n| gap-md | 6px 20px |\n"
        + "| gap-lg | 18px 24px |\n"),
    .init(
      "T304", "a value within a range, in other units and dashes",
      "# Motion\n\n| Token | Value |\n|---|---|\n| `--dur-tray` | 160〜240ms |\n| `--dur-note` | 160–240ms |\n\n"
        + "```css\n:root { --dur-tray: 200ms; --dur-note: 0.2s; }\n```\n"),
    .init(
      "T304", "a value outside of the range",
      "# Motion\n\n| Token | Value |\n|---|---|\n| `--dur-note` | 160–240ms |\n\n"
        + "```css\n:root { --dur-note: ⟦0.3s⟧; }\n```\n"),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  private static func root(_ ground: String, _ faint: String) -> String {
    "# Theme\n\n| Token | Light | Dark |\n|---|---|---|\n| `--ground` | #FFFFFF | #101828 |\n"
      + "| `--faint` | #98A2B3 | #5D6B7E |\n\n```css\n:root {\n  --ground: \(ground);\n  --faint: \(faint);\n}\n```\n"
  }

  static let roots: [RuleCase] = [
    .init("T304", "the dark value in a bright root", root("#ffffff", "⟦#5d6b7e⟧")),
    .init("T304", "a dark root", root("#101828", "#5d6b7e")),
    .init("T304", "a bright root", root("#ffffff", "#98a2b3")),
  ]

  @Test(arguments: roots)
  func root(_ test: RuleCase) { test.check() }

  private static func platforms(_ line: String) -> String {
    "# Rules\n\n## Touch\n\n**Mobile**\n- Touch targets: at least 46px\n\n**Desktop**\n- Minimum button size: 30px\n\n"
      + "## Components\n\n### Button\n\n- \(line)\n"
  }

  static let targets: [RuleCase] = [
    .init("G708", "a size for those with a mouse", platforms("Default height: 32px (desktop)")),
    .init("G708", "a size for fingers", platforms("Default height: ⟦32px⟧ (mobile)")),
    .init(
      "G708", "below the least size of buttons", platforms("Default: mobile 56px, desktop ⟦26px⟧")),
    .init(
      "G708", "a smaller size for those with a mouse",
      "# Rules\n\n- Touch targets: at least 46px\n\n## Button\n\n- Height: 48px (mobile), 40px (desktop)\n"
    ),
    .init(
      "G708", "the least size of buttons is none of chips",
      "# Rules\n\n- Minimum button size: 46px\n\n## Chip\n\n- Chip height: 32px\n"),
    .init(
      "G708", "the least size of buttons",
      "# Rules\n\n- Minimum button size: 46px\n\n## Actions\n\n- Button height: ⟦32px⟧\n"),
    .init(
      "G708", "a sentence behind one on corners (ja)",
      "# 画面\n\n- タップ領域: 最小 46px\n\n## ボタン\n\n- 角丸は6px。閉じるボタンは幅⟦22px⟧\n"),
    .init(
      "G708", "corners alone (ja)", "# 画面\n\n- タップ領域: 最小 46px\n\n## ボタン\n\n- 角丸は、閉じるボタンは22px\n"),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  private static func type(_ line: String) -> String {
    "# Desk\n\n## Type scale\n\n| Token | px |\n|---|---|\n| xs | 10 |\n| sm | 12 |\n| md | 14 |\n| lg | 18 |\n\n"
      + "## Badge\n\n- \(line)\n"
  }

  private static func ratio(_ claim: String, _ sizes: [Int]) -> String {
    "# Type\n\n- **Scale ratio:** \(claim)\n\n| Role | Size |\n|---|---|\n"
      + zip(["display", "headline", "title", "body", "label"], sizes)
      .map { "| \($0) | \($1)px |\n" }.joined()
  }

  static let scales: [RuleCase] = [
    .init(
      "T313", "a size of letters off a scale of bare numbers",
      type("Text: font-size ⟦9px⟧, padding 4px")),
    .init("T313", "a size of the scale", type("Text: font-size 12px, padding 4px")),
    .init("T313", "a length that is none of letters", type("Icon size 9px")),
    .init("C413", "a ratio that most sizes miss", ratio("⟦1.25⟧", [44, 30, 20, 17, 13])),
    .init("C413", "a ratio that is kept by rounding", ratio("1.25", [39, 31, 25, 20, 16])),
    .init("C413", "a ratio with a step left out", ratio("1.2", [41, 34, 29, 20, 17])),
    .init(
      "C413", "a ratio of something else",
      ratio("1.25", [44, 30, 20, 17, 13]).replacing("Scale ratio", with: "Image ratio")),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }

  private static func modes(_ promise: String, _ name: String) -> String {
    "# Tokens\n\n\(promise)\n\n## Light\n\n| Token | Hex |\n|---|---|\n| `page` | `#FFFFFF` |\n| `body` | `#1F2328` |\n"
      + "| `line` | `#D0D7DE` |\n\(name)\n\n## Dark\n\n| Token | Hex |\n|---|---|\n| `page` | `#1C1D22` |\n"
      + "| `body` | `#F1F3F5` |\n| `line` | `#30363D` |\n"
  }

  static let pairs: [RuleCase] = [
    .init(
      "K803", "a name of one table alone",
      modes("All colour tokens come in light and dark pairs.", "⟦| `brand` | `#3A4CC0` |⟧")),
    .init(
      "K803", "a name of one table, without a promise",
      modes("The dark theme changes what it must.", "| `brand` | `#3A4CC0` |")),
    .init(
      "K803", "a promise with an exception",
      modes(
        "All colour tokens come in light and dark pairs, except brand.", "| `brand` | `#3A4CC0` |")),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  static let policies: [RuleCase] = [
    .init(
      "C401", "reading and writing",
      "# Shop\n\nGuests can read reviews without an account.\n\n## Reviews\n\nWriting reviews requires an account.\n"
    )
  ]

  @Test(arguments: policies)
  func policy(_ test: RuleCase) { test.check() }
}
