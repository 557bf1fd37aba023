import Testing

/// Motions that an act sets off once, rates with their whole cycle, times that follow a time, and what one part lacks.
@Suite struct OneShotCases {
  private static func row(_ name: String, marked: Bool = false) -> String {
    let line = "| \(name) | 0.7s | ease-out | overlay |"
    return "# Motion\n\n| Motion | Time | Curve | Where |\n|---|---|---|---|\n"
      + (marked ? "⟦\(line)⟧" : line) + "\n"
  }

  static let shimmers: [RuleCase] = [
    .init("A604", "a shimmer on a like", row("Shimmer (like button)")),
    .init("A604", "a shimmer over what loads", row("Shimmer (loading cards)", marked: true)),
    .init("A604", "a shimmer without a word", row("Shimmer of the cover", marked: true)),
    .init("A604", "a shimmer of a button that loads", row("Button loading shimmer", marked: true)),
  ]

  @Test(arguments: shimmers)
  func shimmer(_ test: RuleCase) { test.check() }

  static let cycles: [RuleCase] = [
    .init(
      "C413", "both halves beside another cycle",
      "# Lamp\n\n- It blinks at 2Hz (500ms on/off)\n- It blinks fast (10Hz / 100ms interval)\n"),
    .init(
      "C413", "neither a half nor a cycle",
      "# Lamp\n\n- It blinks at 2Hz (⟦400ms⟧ on/off)\n- It blinks fast (10Hz / 100ms interval)\n"),
  ]

  @Test(arguments: cycles)
  func cycle(_ test: RuleCase) { test.check() }

  private static func hook(_ use: String, _ sentence: String) -> String {
    "# Sorting\n\n\(use)\n\n## `useRowTarget`\n\nOnly takes drops. \(sentence)\n"
  }

  private static let use = "Each row is both a drag source and a drop target."

  static let parts: [RuleCase] = [
    .init("C401", "of one part", hook(use, "There is no drag source.")),
    .init("C401", "of all", hook("⟦\(use)⟧", "There is no drag source anywhere.")),
  ]

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }

  private static func steps(_ line: String) -> String {
    "# Motion\n\nNever hardcode a duration of an animation, take one from the scale.\n\n"
      + "## Duration\n\n| Token | Value |\n|---|---|\n| `quick` | 100ms |\n| `usual` | 200ms |\n"
      + "| `slow` | 400ms |\n\n## Patterns\n\n| Pattern | Motion |\n|---|---|\n| \(line) |\n"
  }

  static let offsets: [RuleCase] = [
    .init("T305", "how much later", steps("Rows fade in | first → +130ms → second → +130ms"))
  ]

  @Test(arguments: offsets)
  func offset(_ test: RuleCase) { test.check() }
}
