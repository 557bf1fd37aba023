import SpecModel
import Testing

@testable import SpecLowering

@Suite("Names with pictures, marks and occasions, and tables that say little of themselves")
struct AdornedNameTests {
  private func found(_ text: String) -> [String] { lower(text).machines.flatMap { edges($0) } }
  private func states(_ text: String) -> [String] {
    lower(text).machines.flatMap { $0.states.map(\.name) }
  }

  @Test("a picture before a name is no part of it")
  func pictures() {
    let text = """
      # Blumenkasten

      **Übergänge**

      * 💧 Nass ➜ 🌤️ Dürr – Wert unter 30 %
      * 🌤️ Dürr ➜ 💧 Nass – Regen
      """
    #expect(found(text) == ["Nass -> Dürr : Wert unter 30 %", "Dürr -> Nass : Regen"])
  }

  @Test("selectors of pictures are no part of a word")
  func selectors() {
    #expect(Names.words("⚠️ Alarm") == ["alarm"])
    #expect(Names.key("⏸️ Paused state") == "paused")
    #expect(Names.words("☁️") == [])
  }

  @Test("a variant as code writes it is a state, whatever a table says of the whole")
  func variants() {
    let text = """
      # Editor

      | Mode | Meaning |
      |---|---|
      | Normal | Moves |
      | Visual | Selects |

      | From | To | Trigger |
      |---|---|---|
      | Normal | Visual(Char) | `v` |
      | Normal | Visual(Line) | `l` |
      | Visual(Char) | Normal | Esc |
      | Visual(Line) | Normal | Esc |
      | Normal | Visual (again) | `gv` |
      """
    #expect(
      states(text).filter { $0.hasPrefix("Visual") } == ["Visual", "Visual(Char)", "Visual(Line)"])
  }

  @Test("what stands behind a name in code is when the change comes")
  func marked() {
    let text = """
      # Shutter

      ## Moves

      - `Closed` → `Open` on key click
      - `Open` → `Closed` on Escape
      """
    #expect(found(text) == ["Closed -> Open : key click", "Open -> Closed : Escape"])
  }

  @Test(
    "a grid with an empty corner, where heads are written as events or the heading speaks of states",
    arguments: [
      (
        "## PIN pad\n\n| | DIGIT_IN | CLEAR_ALL | OK_SEEN |\n|---|---|---|---|\n"
          + "| `bare` | `some` | ign | n/a |\n| `some` | `some` | `bare` | `open` |\n"
          + "| `open` | ign | `bare` | n/a |\n",
        [
          "bare -> some : DIGIT_IN", "some -> some : DIGIT_IN", "some -> bare : CLEAR_ALL",
          "some -> open : OK_SEEN", "open -> bare : CLEAR_ALL",
        ]
      ),
      (
        "## Table by phase\n\n| | Lobby | Search | Game |\n|---|---|---|---|\n"
          + "| play() | Search | - | - |\n| found() | - | Game | - |\n| left() | - | Lobby | Lobby |\n",
        [
          "Lobby -> Search : play()", "Search -> Game : found()", "Search -> Lobby : left()",
          "Game -> Lobby : left()",
        ]
      ),
      (
        "## Matrice état × événement\n\n| | badge | porte ouverte |\n|---|---|---|\n"
          + "| VEILLE | CHOIX | ∅ |\n| CHOIX | ∅ | VEILLE |\n| ARRÊT | ∅ | VEILLE |\n",
        [
          "VEILLE -> CHOIX : badge", "CHOIX -> VEILLE : porte ouverte",
          "ARRÊT -> VEILLE : porte ouverte",
        ]
      ),
      // What two plans are called says nothing of states.
      (
        "## Who may do what\n\n| | Basic | Plus | Pro |\n|---|---|---|---|\n"
          + "| upgrade | Plus | Pro | - |\n| downgrade | - | Basic | Plus |\n", []
      ),
    ] as [(String, [String])])
  func grids(text: String, expected: [String]) {
    #expect(found("# Door\n\n\(text)") == expected)
  }

  @Test(
    "an item \"any state\" over ways out stands for all states, and a tab that others lead to for itself"
  )
  func wildcards() {
    let list =
      "# Guide\n\nTap a stop.\n\n- Asleep\n  - lifted → Map\n- Map\n  - closed → Asleep\n"
      + "  - beacon → Player\n- Player\n  - closed → Map\n"
    let ways = ["Asleep -> Map : lifted", "Map -> Asleep : closed", "Map -> Player : beacon"]
    let last = "Player -> Map : closed"
    #expect(
      found(list + "- any state\n  - put down → Asleep\n")
        == ways + [last, "* -> Asleep : put down"])
    #expect(
      states(list + "- All\n  - put down → Asleep\n- Top\n  - shown → All\n").contains("All"))
  }

  @Test("signs that are shown as pictures before names in lists that join up")
  func signs() {
    let text =
      "# Card\n\n## Allowed\n\n- 📝 **Draft** → **Sent** — tap Send\n"
      + "- 📨 **Sent** → **Returned** — asks\n- ↩️ **Returned** → **Sent** — sends anew\n"
    #expect(
      found(text) == [
        "Draft -> Sent : tap Send", "Sent -> Returned : asks", "Returned -> Sent : sends anew",
      ])
  }

  @Test("the rows of a table of modes, where changes name most of them")
  func modes() {
    let table =
      "## Modes\n\n| Mode | Caret |\n|---|---|\n| Browse | none |\n| Edit | blinks |\n"
      + "| Locked | none |\n\n"
    let changes = "## Mode transitions\n\n- Browse → Edit: key\n- Edit → Browse: Esc\n"
    #expect(states("# Cell\n\n" + table + changes) == ["Browse", "Edit", "Locked"])
    #expect(states("# Trip\n\n" + table.replacing("Caret", with: "Fare")).isEmpty)
  }

  @Test("a column of transitions beside the one that tells who or what")
  func agents() {
    let rows =
      "| `draft` → `sent` | clerk clicks Send | bar |\n| `sent` → `paid` | bank | tick |\n"
    #expect(
      found("# Bill\n\n## Changes\n\n| Transition | Who / what | Look |\n|---|---|---|\n\(rows)")
        == ["draft -> sent : clerk clicks Send", "sent -> paid : bank"])
    #expect(
      found("# Bill\n\n## Motion\n\n| Transition | Curve | Look |\n|---|---|---|\n\(rows)").isEmpty)
  }

  @Test("words beside the arrows of a column of names are what happens")
  func columns() {
    let fence = "```\nLocked\n  ↓ code accepted\nAjar\n  ↓ five seconds pass\nShut\n```"
    #expect(
      found("# Door\n\n## Flow\n\n\(fence)\n") == [
        "Locked -> Ajar : code accepted", "Ajar -> Shut : five seconds pass",
      ])
  }

  @Test("any state in parentheses")
  func anyState() {
    let fence = "```\nIdle --go--> Busy\nBusy --done--> Idle\n(any) --cut--> Halted\n```"
    #expect(
      found("# Mill\n\n\(fence)\n") == [
        "Idle -> Busy : go", "Busy -> Idle : done", "* -> Halted : cut",
      ])
  }
}
