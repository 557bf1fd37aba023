import Testing

/// What a second place of the document tells otherwise: names of a scale, drawings of states, open targets, the base size.
@Suite struct SecondPlaceCases {
  private static func scale(_ names: String, _ slow: String) -> String {
    "# Motion\n\n| Token | Duration | Use |\n|---|---|---|\n| `--speed-quick` | 90ms | presses |\n"
      + "| `--speed-usual` | 180ms | panels |\n| `--speed-slow` | 280ms | sheets |\n"
      + "| `--speed-epic` | 900ms | prizes |\n\n## Code\n\n```css\n:root {\n"
      + "  --\(names)-quick: 90ms;\n  --\(names)-usual: 180ms;\n  --\(names)-slow: \(slow);\n"
      + "  --\(names)-epic: 900ms;\n}\n```\n"
  }

  static let families: [RuleCase] = [
    .init(
      "T304", "a scale with two names",
      scale("motion-speed", "280ms").replacing("quick: 90ms", with: "quick: ⟦90ms⟧")),
    .init(
      "T304", "a scale with two names and one other value",
      scale("motion-speed", "⟦300ms⟧").replacing("quick: 90ms", with: "quick: ⟦90ms⟧")),
    .init("T304", "a scale with the same names", scale("speed", "280ms")),
    .init("T304", "another scale", scale("delay", "300ms")),
  ]

  private static let drawing =
    "# Handle\n\n## State Diagram\n\n```\n┌──────┐      ┌───────┐      ┌────────┐\n"
    + "│ Idle │ ───► │ Hover │ ───► │ Active │\n└──────┘      └───────┘      └────────┘\n```\n\n"
  private static func section(_ name: String) -> String {
    "### \(name) State\n\n**When**: it is \(name)\n\n"
  }

  static let drawings: [RuleCase] = [
    .init(
      "S504", "a state that is not drawn",
      drawing + section("Idle") + section("Hover") + section("Active")
        + "⟦### Disabled State⟧\n\n**When**: reordering is off\n"),
    .init(
      "S504", "all states drawn",
      drawing + section("Idle") + section("Hover") + section("Active")),
    .init(
      "S504", "a state that the text beside the drawing tells",
      drawing + "Not drawn:\n\n- `disabled` lies over any other one\n\n" + section("Idle")
        + section("Hover") + section("Active") + section("Disabled")),
    .init(
      "S504", "a drawing that is no diagram",
      drawing.replacing("State Diagram", with: "Sketch") + section("Idle") + section("Hover")
        + section("Active")),
  ]

  private static func machine(
    _ target: String, _ drawn: String = "Picker --> List : back"
  ) -> String {
    "| State | Event | Next |\n|---|---|---|\n| List | pick | Picker |\n| List | open | Page |\n"
      + "| Page | back | List |\n| Picker | back | \(target) |\n\n"
      + "```mermaid\nstateDiagram-v2\n[*] --> List\nList --> Picker : pick\nList --> Page : open\n"
      + "Page --> List : back\n\(drawn)\n```\n"
  }

  static let targets: [RuleCase] = [
    .init("S516", "a target that is known only at run time", machine("⟦(returnState)⟧")),
    .init("S516", "the same target", machine("List")),
    .init("S516", "nothing changes", machine("(unchanged)", "Picker --> Picker : back")),
  ]

  private static let styles =
    "## Type\n\n- **Body**: `16px/24px, Regular` – reading\n- **Caption**: `12px/16px, Regular` – dates\n\n"

  static let sizes: [RuleCase] = [
    .init("C414", "the least base", styles + "- ⟦Minimum 16px base font size for comfort⟧\n"),
    .init("C414", "the least text", styles + "- ⟦Minimum 14px font size⟧\n"),
    .init("C414", "the body alone", styles + "- Minimum 16px body font size for comfort\n"),
    .init("C414", "no style below the base", styles + "- Minimum 12px base font size\n"),
  ]

  @Test(arguments: families + drawings + targets + sizes)
  func found(_ test: RuleCase) { test.check() }
}
