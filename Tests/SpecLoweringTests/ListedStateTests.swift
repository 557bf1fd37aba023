import SpecModel
import Testing

@testable import SpecLowering

/// The names of all states of a text.
private func states(_ text: String) -> [String] {
  lower(text).machines.flatMap { machine in machine.states.map(\.name) }
}

@Suite("States that lines and lists name behind the word for states")
struct ListedStateTests {
  @Test(
    "a label that a full stop ends in bold",
    arguments: [
      ("**States.** Default / hover (`bg-soft`) / lifted.", ["Default", "hover", "lifted"]),
      (
        "**States.** Default / hover / pressed (darker). Rows that delete are red.",
        ["Default", "hover", "pressed"]
      ),
      ("**States.**\n- Default: flat\n- Hover (mouse): raised", ["Default", "Hover"]),
      // A sentence in bold is no label.
      ("**States come and go.** Default / hover / pressed", []),
    ] as [(String, [String])])
  func stopped(text: String, expected: [String]) {
    #expect(states("# Kit\n\n## Tile\n\n\(text)\n") == expected)
  }

  @Test("a chain behind the label is changes, and what a remark of clauses shows triggers none")
  func chain() {
    let text =
      "# Kit\n\n## Tile\n\n**States.** baking → baked (the lamp stops, the bell rings twice, the door opens) → served\n"
    #expect(lower(text).machines.flatMap { edges($0) } == ["baking -> baked", "baked -> served"])
    let other = "# Kit\n\n## Tile\n\n**States.** Tap → shakes 0.9 → 1. Hold long → menu\n"
    #expect(lower(other).machines.isEmpty)
  }

  @Test(
    "lists below a label or a sentence",
    arguments: [
      ("- **States:**\n  - *Boiling:* red\n  - *Current:* blue", ["Boiling", "Current"]),
      (
        "Each seat of the plan is in one of these states:\n\n- **Free**\n  - green\n- **Held by a guest**\n  - grey",
        ["Free", "Held by a guest"]
      ),
      (
        "For each seat the combined usage state is:\n\n- **Unused**\n- **Half-used**",
        ["Unused", "Half-used"]
      ),
      ("The clock has two modes:\n\n- `Work`\n- `Rest`", ["Work", "Rest"]),
      (
        "### Origin States\n\n- **Baked here**\n  - brown\n- **Bought**\n  - grey",
        ["Baked here", "Bought"]
      ),
      // What is set apart below a label over the states of cards may be the cards.
      ("**Card states:**\n\n- **Soup**: shown first\n- **Bread**: shown last", []),
    ] as [(String, [String])])
  func lists(text: String, expected: [String]) {
    #expect(states("# Kit\n\n## Plan\n\n\(text)\n") == expected)
  }

  @Test(
    "labels over what is said of a state",
    arguments: [
      ("**Default State** :\n- white\n\n**Disabled State** :\n- grey", ["Default", "Disabled"]),
      ("Hover state:\n\n- raised\n\nPressed state:\n\n- flat", ["Hover", "Pressed"]),
      ("Hover state:\n\n- raised", []),
    ] as [(String, [String])])
  func openers(text: String, expected: [String]) {
    #expect(states("# Kit\n\n## Tile\n\n\(text)\n") == expected)
  }

  @Test("a value that changes from number to number is no change of state")
  func numbers() {
    #expect(
      lower("## Row states\n\n**States:** 其他行 opacity 1→0，当前行 fade-in → 结束\n").machines.isEmpty)
  }

  @Test("lines of a fence that begin with the word for state")
  func fences() {
    let text =
      "# Kit\n\n## Botones\n\n```\nEstado Normal:    fondo claro\nEstado Hover:     sombra\n```\n"
    #expect(states(text) == ["Normal", "Hover"])
    #expect(states("# Kit\n\n## Log\n\n```\nState Street: 12\nNormal: 3\n```\n") == [])
  }

  @Test(
    "columns of states",
    arguments: [
      (
        "| Screen | Route | States |\n|---|---|---|\n| Seats | `/s` | `idle / held / sold_out` – by time |\n| Login | `/l` | – |",
        ["idle", "held", "sold_out", "Seats", "Login"]
      ),
      (
        "| Screen | UI states |\n|---|---|\n| Seats | Loading, empty, error |\n| Bill | Loading, paid |",
        ["Loading", "empty", "error", "paid", "Seats", "Bill"]
      ),
      ("| Field | Editable in states |\n|---|---|\n| Name | draft, loading, error |", []),
    ] as [(String, [String])])
  func columns(text: String, expected: [String]) {
    #expect(states("# Kit\n\n## Inventory\n\n\(text)\n") == expected)
  }
}
