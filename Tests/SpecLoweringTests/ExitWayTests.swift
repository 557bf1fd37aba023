import SpecModel
import Testing

@testable import SpecLowering

@Suite("Ways out of a state that a label, a title or a sentence introduces")
struct ExitWayTests {
  private func found(_ text: String) -> [String] { lower(text).machines.flatMap { edges($0) } }

  /// Three states, the first with a text of its own.
  private func states(_ text: String) -> String {
    "# Lift\n\n## Waiting State\n\(text)\n\n## Moving State\nUp.\n\n## Stuck State\nRed lamp.\n"
  }

  @Test(
    "behind the label, parted by semicolons and commas",
    arguments: [
      ("**Transitions**: press up → Moving State", ["Waiting -> Moving : press up"]),
      (
        "**Exit:** the guest presses up → Moving, the belt tears → Stuck",
        ["Waiting -> Moving : the guest presses up", "Waiting -> Stuck : the belt tears"]
      ),
      (
        "- **Übergänge:** Knopf, Karte → Moving; Riss → Stuck",
        ["Waiting -> Moving : Knopf, Karte", "Waiting -> Stuck : Riss"]
      ),
      (
        "- **Leave:** → Moving when a key is held, → Stuck after 20 s",
        ["Waiting -> Moving : a key is held", "Waiting -> Stuck : after 20 s"]
      ),
      ("**Triggers to leave:** Tap roof → Roof View", ["Waiting -> Roof View : Tap roof"]),
      // Neither values nor clauses nor other labels.
      ("**Transitions:** opacity 0 → Full", []),
      ("**Transitions:** fade → the door closes slowly now", []),
      ("**Interactions:** swipe left → Archive action", []),
    ] as [(String, [String])])
  func labels(text: String, expected: [String]) {
    #expect(found(states(text)) == expected)
  }

  @Test(
    "in items below the label or a bold title",
    arguments: [
      (
        "**Transitions:**\n- start → Moving, jam → Stuck",
        ["Waiting -> Moving : start", "Waiting -> Stuck : jam"]
      ),
      (
        "**Transitions:**\n- → Moving State: key held\n- → Stuck State: belt torn",
        ["Waiting -> Moving : key held", "Waiting -> Stuck : belt torn"]
      ),
      (
        "**Exit transitions**\n- **To Moving**: key held (fade 200ms)\n- **To Stuck**: belt torn, with a bell",
        ["Waiting -> Moving : key held", "Waiting -> Stuck : belt torn"]
      ),
    ] as [(String, [String])])
  func items(text: String, expected: [String]) {
    #expect(found(states(text)) == expected)
  }

  @Test("in the row of a table about one state")
  func attributes() {
    let table = "\n| Attribute | Value |\n|---|---|\n| When | idle |\n"
    #expect(
      found(states(table + "| Transitions | press up → Moving |"))
        == ["Waiting -> Moving : press up"])
    #expect(found(states(table + "| Look | grey → Moving |")).isEmpty)
  }

  @Test("the trigger of a way out is told in its cell, not by what the state is shown on")
  func stateTable() {
    let table = """
      # Lift

      | State | When | Transitions |
      |---|---|---|
      | Waiting | Power on | Key → Moving; Belt torn → Stuck |
      | Moving | Key held | Key → Waiting |
      | Stuck | Belt torn | Repair → Waiting |
      """
    #expect(
      found(table) == [
        "Waiting -> Moving : Key", "Waiting -> Stuck : Belt torn", "Moving -> Waiting : Key",
        "Stuck -> Waiting : Repair",
      ])
  }

  @Test("in a sentence that lists what may follow")
  func successors() {
    let text = """
      # Parcel state model

      ### `packed`
      In the depot. Can move to: `sent`, `dropped`.

      ### `sent`
      On the road. May change to: `dropped`.

      ### `dropped`
      The end.
      """
    #expect(found(text) == ["packed -> sent", "packed -> dropped", "sent -> dropped"])
    #expect(found("# Guide\n\n### `a`\nScroll. Go to: `b`.\n\n### `b`\nLinks to: `a`.\n").isEmpty)
  }

  @Test("a participle before State names one where the section describes it")
  func busyStates() {
    let text = "# Form\n\n## Editing State\n**When**: typing\n\n## Saving State\n**When**: sent\n"
    #expect(lower(text).machines.flatMap(\.states).map(\.name) == ["Editing", "Saving"])
    #expect(lower("# App\n\n## Saving State\nWe keep it on disk.\n").machines.isEmpty)
  }

  @Test("behind \"Next\", by the number of a screen")
  func numberedScreens() {
    let text = """
      # Tour

      ### Screen 1: Hello
      A picture.
      **Next:** Screen 2 on tap of Go

      ### Screen 2: Aims
      Chips.
      """
    #expect(found(text) == ["Hello -> Aims : tap of Go"])
  }
}
