import Testing

/// Names of files, and paths whose end is a defined name.
@Suite struct NamedEndCases {
  private static let code =
    "# Kit\n\n```ts\ncolors: {\n  gold: \"#C89B3C\",\n  ink: \"#202020\",\n}\n```\n\n"

  static let cases: [RuleCase] = [
    .init("T301", "a path before a defined name", code + "Marks use `tokens.colors.gold`.\n"),
    .init("T301", "a group before a defined name", code + "Marks use `colors.gold`.\n"),
    .init(
      "T301", "a path before a defined name (de)", code + "Marken nutzen `tokens.colors.ink`.\n"),
    .init(
      "T301", "a path before no defined name", code + "Marks use `⟦tokens.colors.silver⟧`.\n"),
    .init("T301", "a group of another kind", code + "Corners use `⟦radius.gold⟧`.\n"),
    .init(
      "T301", "a file that begins like a colour", code + "Set the mode in `Info.plist` first.\n"),
    .init("T301", "a file of code", code + "The ground is in `Surface.swift`.\n"),
    .init("T301", "files named like groups", code + "See `typography.plist` and `color.kt`.\n"),
    .init("T301", "the colour itself", code + "Draw the sum in ⟦Accent⟧.\n"),
  ]

  @Test(arguments: cases)
  func name(_ test: RuleCase) { test.check() }
}
