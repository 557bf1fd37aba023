import SpecLowering
import SpecModel
import Testing

@Suite("Drawings of states")
struct StateChartTests {
  private func found(_ drawing: String, under heading: String = "## Screen states") -> [String] {
    lower("\(heading)\n\n```\n\(drawing)\n```\n").machines.flatMap { edges($0) }
  }

  @Test(
    "boxes that lines join",
    arguments: [
      (
        """
        ┌──────┐  open   ┌──────┐
        │ Shut │ ──────► │ Ajar │
        └──────┘         └──────┘
        """, ["Shut -> Ajar : open"]
      ),
      (
        """
        ┌──────┐ ──open──► ┌──────┐
        │ Shut │           │ Ajar │
        └──────┘ ◄─shut─── └──────┘
        """, ["Shut -> Ajar : open", "Ajar -> Shut : shut"]
      ),
      (
        """
        ┌──────┐
        │ Shut │
        └──┬───┘
           │ turn the key
           ▼
        ┌──────┐
        │ Ajar │
        └──────┘
        """, ["Shut -> Ajar : turn the key"]
      ),
      (
        """
             ┌──────┐
             │ Menu │
             └──┬───┘
          ┌─────┴─────┐
          ▼           ▼
        ┌─────┐   ┌──────┐
        │ Map │   │ List │
        └─────┘   └──────┘
        """, ["Menu -> Map", "Menu -> List"]
      ),
      (
        """
        +------+          +------+
        | Shut | --open-> | Ajar |
        +------+          +------+
        """, ["Shut -> Ajar : open"]
      ),
      (
        """
        ┌──────┐
        │ Shut │
        └──┬───┘
           │
        [Turn key]
           │
           ▼
        ┌──────┐
        │ Ajar │
        └──────┘
        """, ["Shut -> Ajar : Turn key"]
      ),
    ])
  func boxes(drawing: String, expected: [String]) {
    #expect(found(drawing) == expected)
  }

  @Test(
    "names that lines join",
    arguments: [
      (
        """
        [Shut] ── open ──→ [Ajar]
                             │
                             ▼
                          [Wide]
        """, ["Shut -> Ajar : open", "Ajar -> Wide"]
      ),
      ("Splash\n  ↓\nSign in\n  ↓\nHome", ["Splash -> Sign in", "Sign in -> Home"]),
      ("Shut\n  |\n  v\nAjar", ["Shut -> Ajar"]),
      (
        """
             KEY
        OFF ─────► ON ──► READY
         ▲          │
         │ UNPLUG   │
         └──────────┘
        """, ["OFF -> ON : KEY", "ON -> READY", "ON -> OFF : UNPLUG"]
      ),
      (
        """
        ┌─────────────────────┐
        │   DOOR MACHINE      │
        ├─────────────────────┤
        │  [Shut]             │
        │     │ Trigger: push │
        │     ▼               │
        │  [Opening: swing_up]│
        │     ├─ t=0: creaks  │
        │     └─ t=1: stops   │
        │     │               │
        │     ▼               │
        │  [Ajar]             │
        └─────────────────────┘
        """, ["Shut -> swing_up : push", "swing_up -> Ajar"]
      ),
    ])
  func names(drawing: String, expected: [String]) {
    #expect(Set(found(drawing)) == Set(expected))
  }

  @Test(
    "drawings of other things",
    arguments: [
      ("Browser\n  ↓\nServer\n  ↓\nDatabase", "## Screen states"),
      ("Splash\n  ↓\nHome", "## Data pipeline"),
      ("Grain\n  ↓\nFlour", "## Notes"),
      ("User taps add\n  ↓\nSheet slides up", "## Screen states"),
      ("┌──────────┐\n│ [Area ▼] │ ← Filter\n└──────────┘", "## Screen states"),
      ("┌──────┐\n│ Card │ ◄── Default\n└──────┘", "## Screen states"),
      ("[Icon]\n  ↓ 16px\n[Title]", "## Screen layout"),
    ])
  func others(drawing: String, heading: String) {
    #expect(found(drawing, under: heading) == [])
  }

  @Test("lines that join before they part lead from all to all")
  func joining() {
    let drawing = """
      ┌───┐     ┌───┐
      │ A │     │ B │
      └─┬─┘     └─┬─┘
        └────┬────┘
        ┌────┴────┐
        ▼         ▼
      ┌───┐     ┌───┐
      │ C │     │ D │
      └───┘     └───┘
      """
    #expect(Set(found(drawing)) == ["A -> C", "A -> D", "B -> C", "B -> D"])
  }

  @Test("outcomes of calls trigger, and marks of the end are no states")
  func outcomes() {
    let drawing = """
      Form open
      ↓
      User taps send
      ↓
      Spinner turns
      ↓
      SUCCESS: Mail sent
      ↓
      Toast appears
      ↓
      Done!
      """
    #expect(
      found(drawing, under: "## Send flow") == [
        "Form open -> Spinner turns : User taps send",
        "Spinner turns -> Toast appears : SUCCESS: Mail sent",
      ])
  }

  @Test("a large or hostile drawing is left alone in bounded time")
  func hostile() {
    let line = String(repeating: "─►┌┼", count: 110)
    let drawing = Array(repeating: line, count: 110).joined(separator: "\n")
    #expect(found(drawing) == [])
    #expect(found(Array(repeating: "a ▼ b", count: 400).joined(separator: "\n")) == [])
  }
}

@Suite("Trees of states")
struct TransitionTreeTests {
  @Test("branches are ways out, or states inside the root")
  func branches() throws {
    let text = """
      ## Sub-states

      ```
      State: list
      ├── list.loading → grey rows
      └── list.ready   → rows

      State: opening
      ├── Duration: 200ms
      ├── Rows fade
      └── Completes → list.loading or list.ready
      ```
      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.map(\.name) == ["list", "list.loading", "list.ready", "opening"])
    #expect(machine.states[1].parent == StateID(0))
    #expect(
      edges(machine) == [
        "opening -> list.loading : Completes", "opening -> list.ready : Completes",
      ])
  }

  @Test(
    "trees of files and parts",
    arguments: ["src\n├── a.ts → b.ts\n└── c", "App\n├── Header\n└── Body → Grid"])
  func others(tree: String) {
    #expect(lower("## Parts\n\n```\n\(tree)\n```\n").machines.isEmpty)
  }
}

@Suite("Sentences about states")
struct StateSentenceTests {
  private func found(_ text: String) -> [String] {
    lower("## Idle State\n\n\(text)\n\n## Busy State\n\nSpins.\n").machines.flatMap { edges($0) }
  }

  @Test(
    "verbs of motion and the state that they name",
    arguments: [
      ("- Transitions to Busy when work arrives", ["Idle -> Busy : work arrives"]),
      ("Tapping start switches to the Busy state.", ["Idle -> Busy : Tapping start"]),
      ("After 3 s it changes to Busy.", ["Idle -> Busy : After 3 s it"]),
      ("Wechselt zu Busy, sobald es losgeht.", ["Idle -> Busy : es losgeht"]),
      ("- Vuelve a Busy", ["Idle -> Busy"]),
      ("- Never returns to Busy", []), ("- The busy bee opens flowers", []),
      ("- Returns to Idle", []),
    ])
  func exits(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("what sentences tell is inferred, and an entry condition may name the state before")
  func entries() throws {
    let text = """
      ## Idle State

      **When:** the timer ends in the Busy state

      ## Busy State

      **When:** start is pressed
      """
    let machine = try #require(lower(text).machines.first)
    #expect(edges(machine) == ["Busy -> Idle : the timer ends", "* -> Busy : start is pressed"])
    #expect(machine.transitions[0].provenance == .inferred)
  }

  @Test("labels below the exits of a state are triggers")
  func answers() {
    #expect(
      found("**Exit to next state**:\n\n- On start: goes to Busy\n- Press → Busy") == [
        "Idle -> Busy : On start", "Idle -> Busy : Press",
      ])
  }

  @Test("items that begin where others ended make a chain")
  func funnel() {
    let text = """
      ## Funnel

      1. **Install** → Welcome page (90 %)
      2. **Welcome** → Permission (80 %)
      3. **Permission** → First photo
      """
    let machine = lower(text).machines.flatMap { edges($0) }
    #expect(
      machine == [
        "Install -> Welcome page", "Welcome page -> Permission", "Permission -> First photo",
      ])
  }

  @Test("a cell may tell of the steps of a tracker")
  func tracker() {
    let text =
      "| Part | Look |\n|---|---|\n| Top | Tracker on top (stepper: draft -> sent -> read). |\n"
    #expect(lower(text).machines.flatMap { edges($0) } == ["draft -> sent", "sent -> read"])
    let focus = "| Part | Look |\n|---|---|\n| Keys | Order (tab: name -> mail -> send). |\n"
    #expect(lower(focus).machines.isEmpty)
  }
}
