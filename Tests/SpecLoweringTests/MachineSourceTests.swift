import SpecLowering
import SpecModel
import SpecText
import Testing

@Suite("Sources of state machines")
struct MachineSourceTests {
  @Test("a Mermaid state diagram with titles, nesting, notes, guards and entry points")
  func mermaid() throws {
    let text = """
      # Player

      ```mermaid
      stateDiagram-v2
        direction LR
        %% a remark
        state "Stopped and ready" as S1
        [*] --> S1
        S1 --> Playing : press play [disc in] / spin up
        state Playing {
          [*] --> Normal
          Normal --> Fast : hold\\nforward
        }
        note right of Playing
          Fast --> Nowhere : not an edge
        end note
        Playing --> [*] : eject
        classDef warn fill:#f00
      ```
      """
    let machine = try #require(lower(text).machines.first)
    #expect(
      edges(machine) == [
        "Stopped and ready -> Playing : press play", "Normal -> Fast : hold forward",
        "Playing -> [*] : eject",
      ])
    #expect(machine.transitions[0].guardText?.text == "disc in")
    #expect(machine.transitions[0].effect?.text == "spin up")
    #expect(machine.initial.map { machine[$0].name } == "Stopped and ready")
    #expect(machine.states[0].aliases.map(\.text) == ["S1"])
    #expect(machine.transitions.map { lowerLine($0, text) } == [9, 12, 17])
  }

  private func lowerLine(_ transition: Transition, _ text: String) -> Int {
    1 + text.utf8.prefix(Int(transition.origin.range.start)).count { $0 == 0x0A }
  }

  @Test("diagrams without common names are machines of their own")
  func twoDiagrams() {
    let text = """
      ## Door

      ```mermaid
      stateDiagram
      Open --> Shut : push
      ```

      ## Light

      ```mermaid
      stateDiagram
      On --> Off : flick
      ```
      """
    #expect(lower(text).machines.map(\.name) == ["Door", "Light"])
  }

  @Test("rows of a state table are states; rows that do not apply are not")
  func stateTable() throws {
    let text = """
      ## Button

      | State | Fill | Border |
      |---|---|---|
      | **Default** | blue | none |
      | `pressed` (touch) | navy | none |
      | Empty | N/A — never shown | |
      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.map(\.name) == ["Default", "pressed"])
  }

  @Test(
    "tables that are not about states of a screen",
    arguments: [
      "| State | Type | Default |\n|---|---|---|\n| isOpen | bool | false |",
      "| Task | Status | Owner |\n|---|---|---|\n| Ship it | open | Ann |",
      "| Token | Value |\n|---|---|\n| a | b |",
      "| From | Status |\n|---|---|\n| a | b |",
    ])
  func otherTables(text: String) {
    #expect(lower(text).machines.isEmpty)
  }

  @Test("arrow lines under a heading about transitions")
  func transitionLines() throws {
    let text = """
      ## State Transitions

      - Idle → Busy: request sent
      - Busy → Done → Idle
      - opacity 0 → 1

      Transitions from Idle:

      - Long press → Menu state
      """
    let machine = try #require(lower(text).machines.first)
    #expect(
      edges(machine) == [
        "Idle -> Busy : request sent", "Busy -> Done", "Done -> Idle",
        "Idle -> Menu : Long press",
      ])
  }

  @Test(
    "arrows that are no transitions",
    arguments: [
      "## Animation\n\n- opacity 0 → 1\n- Home → Settings → Profile",
      "## Transitions\n\n- opacity: 0 → 1\n- width 24px → 48px",
    ])
  func otherArrows(text: String) {
    #expect(lower(text).machines.isEmpty)
  }

  @Test("an arrow flow alternates acts and what the interface shows")
  func flow() throws {
    let text = """
      ## Flows

      ### Flow 1: Peek

      ```
      User sees a card
      ↓
      User drags the card
      ↓
      Badge fades in (by distance)
      ↓
      User lets go → Card springs back
      ```

      ### Flow 2: Later

      ```
      Works alike one day
      User drags a picture → Badge shows
      ```
      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.name == "Flows")
    #expect(
      edges(machine) == [
        "User sees a card -> Badge fades in : User drags the card",
        "Badge fades in -> Card springs back : User lets go",
        "User sees a card -> Badge shows : User drags a picture",
      ])
    #expect(machine.transitions.map(\.provenance) == [.declared, .declared, .inferred])
  }

  @Test("what an act leads to is not where other flows begin")
  func flowsOfActs() throws {
    let text = """
      ## Flows

      ### Add

      ```
      User taps plus
      ↓
      Picker
      ↓
      Preview
      ```

      ### Take away

      ```
      User taps the bin
      ↓
      Blank card
      ```
      """
    let machine = try #require(lower(text).machines.first)
    #expect(edges(machine) == ["Picker -> Preview"])
  }

  @Test("a sequence of targets enters the first and goes on to the next")
  func sequence() throws {
    let text = """
      | Current | Event | Next |
      |---|---|---|
      | Failed | Enter | Idle then Checking |
      """
    let machine = try #require(lower(text).machines.first)
    #expect(edges(machine) == ["Failed -> Idle : Enter", "Idle -> Checking"])
    #expect(machine.transitions[1].provenance == .inferred)
  }

  @Test(
    "states that are listed",
    arguments: [
      ("### Switch\n\n**States**: On, Off, Locked (by policy)\n", ["On", "Off", "Locked"]),
      ("## States\n\n- `idle`: waits\n- **Busy** – works\n", ["idle", "Busy"]),
      ("## UI States\n\n```text\nOFF      no power\nAM_MODE  radio\n```\n", ["OFF", "AM_MODE"]),
      (
        "## Pick\n\n**Empty State:**\n- none\n\n**Loading State:**\n- wait\n", ["Empty", "Loading"]
      ),
    ])
  func lists(text: String, names: [String]) {
    #expect(lower(text).machines.flatMap { $0.states.map(\.name) } == names)
  }

  @Test(
    "lists that are none of states",
    arguments: [
      "**States**: 3px, 4px", "**No complex State**: none", "**Empty State:**\n- alone",
      "## Loading States\n\n- **Skeleton**: grey\n- **Spinner**: blue\n",
      "**States**: the control changes its colour, its border and its shadow over time",
    ])
  func otherLists(text: String) {
    #expect(lower(text).machines.isEmpty)
  }

  @Test("an event in a fence over lines of rewrites")
  func eventBlock() throws {
    let text = "```text\nSHORT_PRESS:\n  AM -> FM\n  FM -> AM  (wraps)\nnote -> nothing here\n```\n"
    let machine = try #require(lower(text).machines.first)
    #expect(edges(machine) == ["AM -> FM : SHORT_PRESS", "FM -> AM : SHORT_PRESS"])
  }

  @Test("the curve of a row stands in its easing, animation or duration column")
  func easing() throws {
    let text = """
      | From | To | Duration | Animation |
      |---|---|---|---|
      | A | B | 300ms ease-in-out | Fade |
      | B | A | 200ms | Slide, cubic-bezier(0.4, 0, 0.2, 1) |
      | B | C | 200ms | Fade |
      """
    let machine = try #require(lower(text).machines.first)
    #expect(
      machine.transitions.map(\.easing) == [
        .named("ease-in-out"), .cubicBezier(0.4, 0, 0.2, 1), nil,
      ])
    #expect(machine.transitions.map { $0.duration?.exact } == [300, 200, 200])
  }

  @Test("states nest in sections and in diagrams")
  func nesting() throws {
    let sections = try #require(
      lower("### State: Playing\n\n#### State: Paused\n\n#### Error Look State\n").machines.first)
    #expect(sections.states.map(\.name) == ["Playing", "Paused"])
    #expect(sections.states.map(\.parent) == [nil, StateID(0)])
    let diagram = try #require(
      lower("```mermaid\nstateDiagram-v2\nstate On {\n  A --> B : go\n}\nOn --> Off\n```\n")
        .machines.first)
    #expect(diagram.states.map(\.name) == ["On", "A", "B", "Off"])
    #expect(diagram.states.map(\.parent) == [nil, StateID(0), StateID(0), nil])
    #expect(diagram.states[0].kind == .composite)
  }
}
