import SpecLowering
import SpecModel
import Testing

@Suite("State tables: motion, variants and changes")
struct StateTableMotionTests {
  private func states(_ text: String) -> [String] {
    lower("# Lamp\n\n\(text)\n").machines.flatMap(\.states).map(\.name)
  }

  @Test(
    "a row that gives the motion between the others is no state",
    arguments: ["Transition", "Animation", "Duration", "Übergang", "トランジション"])
  func motionRow(name: String) {
    let text = """
      | State | Shift | Glow |
      |---|---|---|
      | Dim | 0 | none |
      | Bright | 4px | wide |
      | \(name) | 90ms ease | 90ms ease |
      """
    #expect(states(text) == ["Dim", "Bright"])
  }

  @Test("without a time in the row such a name is a state")
  func stateOfThatName() {
    let text = "| State | Look |\n|---|---|\n| Dim | dark |\n| Transition | half lit |"
    #expect(states(text) == ["Dim", "Transition"])
  }

  @Test(
    "the phases of one motion are no states",
    arguments: ["| Phase | Duration |", "| Phase | Time | Easing |"])
  func phases(header: String) {
    let more = header.hasSuffix("Easing |") ? " ease |" : ""
    let rule = more.isEmpty ? "|---|---|" : "|---|---|---|"
    let text = "\(header)\n\(rule)\n| Rise | 200ms |\(more)\n| Hold | 1500ms |\(more)"
    #expect(states(text).isEmpty)
  }

  @Test(
    "phases that a person lives through are states",
    arguments: [
      "| Phase | Duration |\n|---|---|\n| Work | 25 min |\n| Rest | 5 min |",
      "| Phase | Shows | Duration |\n|---|---|---|\n| Work | a red ring | 200ms |\n| Rest | green | 90ms |",
    ])
  func livedPhases(text: String) { #expect(states(text) == ["Work", "Rest"]) }

  @Test("a cell may name two states and the change between them")
  func change() {
    let found = lower(
      "# Lamp\n\n| State | Look |\n|---|---|\n| Off | dark |\n| Warming → Lit | glows |\n")
    #expect(found.machines.flatMap(\.states).map(\.name) == ["Off", "Warming", "Lit"])
    #expect(found.machines.flatMap { edges($0) } == ["Warming -> Lit"])
  }

  @Test(
    "an act, code or a longer chain in a cell is no change",
    arguments: ["Tap lamp → Lit", "on() → Lit", "Off → Warming → Lit"])
  func noChange(cell: String) {
    let found = lower(
      "# Lamp\n\n| State | Look |\n|---|---|\n| Off | dark |\n| \(cell) | glows |\n")
    #expect(found.machines.flatMap { edges($0) }.isEmpty)
  }

  @Test("rows that differ in parentheses alone are states of their own")
  func variants() {
    let text = """
      | State | Look |
      |---|---|
      | Off | dark |
      | Lit | bright |

      How the knob behaves:

      | State | Knob |
      |---|---|
      | Off (cold) | free |
      | Off (warm) | locked |
      | Lit | free |
      """
    let names = states(text)
    #expect(names == ["Off", "Lit", "Off (cold)", "Off (warm)"])
  }

  @Test("items with their condition in code are the states of a heading in the singular")
  func members() {
    let text = """
      ## Lamp state

      - **Dim** (`power < 2`)
      - **Bright** (`power >= 2`)
      """
    #expect(states(text) == ["Dim", "Bright"])
  }

  @Test("a heading over variables names no state, one over remarks does")
  func variables() {
    #expect(states("## Socket state\n\n- `isOn: boolean`\n- `power: number`").isEmpty)
    #expect(states("## Loading state\n\n- **Ring** turns\n- **Text** waits") == ["Loading"])
  }
}
