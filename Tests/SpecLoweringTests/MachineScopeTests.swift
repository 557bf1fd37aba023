import SpecLowering
import SpecModel
import Testing

@Suite("Machines and their scope")
struct MachineScopeTests {
  private func machines(_ text: String) -> [[String]] {
    lower(text).machines.map { machine in machine.states.map(\.name) }
  }

  @Test("equal names under different screens are kept apart")
  func screens() {
    let text = """
      # Till States

      ## Basket

      ### Default

      ### Empty

      ## Receipt

      ### Default

      ### Printing State
      """
    #expect(machines(text) == [["Default", "Empty"], ["Default", "Printing"]])
  }

  @Test("listed states belong to their component, drawn and described ones to the document")
  func components() {
    let text = """
      # Loom

      ## Shuttle flow

      ```mermaid
      stateDiagram-v2
      Resting --> Flying : throw
      Flying --> locked : stop
      ```

      ## Components

      ### Pedal

      - **States:** `up`, `down`

      ### Lamp

      #### Looks

      - **States:** `idle`, `lit`

      ### Brake

      - **States:** `locked`, `open`, `worn`
      """
    #expect(
      machines(text) == [
        ["locked", "Resting", "Flying"], ["up", "down"], ["idle", "lit"], ["open", "worn"],
      ])
    let apart = text.replacing("## Components", with: "## Parts of the loom")
    #expect(
      machines(apart) == [
        ["up", "down", "idle", "lit", "locked", "open", "worn", "Resting", "Flying"]
      ])
  }

  @Test("a drawing that shares a word with a list of states is a machine of its own")
  func wordInCommon() {
    let text = """
      # Loom

      ## Warning lamp

      - **States:** `idle`, `warning`, `broken`

      ## Weaving flow

      ```mermaid
      flowchart TD
      A[Wind the warp] --> B[Throw the shuttle]
      B --> C[Beat the weft]
      C --> D[Show a warning slip]
      D --> E[Cut the cloth]
      ```
      """
    #expect(machines(text).map(\.count) == [3, 5])
  }

  @Test("sections that are titled as machines are machines, whatever names they share")
  func machineSections() {
    let table = "| From | Event | To |\n|---|---|---|\n"
    let text = """
      # Lift

      ## 1. Door State Machine

      \(table)| IDLE | call | ACTIVE |
      | ACTIVE | shut | IDLE |

      ## 2. Cabin Lifecycle (draft)

      \(table)| IDLE | call | ACTIVE |
      | ACTIVE | arrive | DONE |

      ## Enforcement

      \(table)| IDLE | arrive | DONE |
      | ACTIVE | stop | DONE |
      """
    let found = lower(text).machines
    #expect(found.map(\.name) == ["Door State Machine", "Cabin Lifecycle (draft)"])
    #expect(
      found.map { $0.states.map(\.name) } == [["IDLE", "ACTIVE"], ["IDLE", "ACTIVE", "DONE"]])
    #expect(found.map(\.transitions.count) == [2, 4])
  }

  @Test("one machine in several forms stays one machine")
  func formsOfOneMachine() {
    let table = "| From | Event | To |\n|---|---|---|\n"
    let text = """
      # Lift

      ## State Machine

      \(table)| IDLE | call | ACTIVE |
      | ACTIVE | shut | IDLE |

      ## State Machine Details

      \(table)| IDLE | key | LOCKED |
      | LOCKED | key | IDLE |
      """
    #expect(machines(text) == [["IDLE", "ACTIVE", "LOCKED"]])
  }

  @Test("a section titled as a control has a machine of its own")
  func titledControls() {
    let text = """
      # Jukebox

      ## Screen states

      ### Choosing State

      ### Playing State

      ## "Pay" button states

      ### Hover State

      ### Pressed State
      """
    #expect(machines(text) == [["Choosing", "Playing"], ["Hover", "Pressed"]])
  }

  @Test("states of a control do not share the screen's machine")
  func controls() {
    let text = """
      # Till

      ## Empty State

      ## Offline State

      ## Key

      ### Hover State

      ### Pressed State
      """
    #expect(machines(text) == [["Empty", "Offline"], ["Hover", "Pressed"]])
    let tied = text + "\n\n| From | To |\n|---|---|\n| Empty | Hover |\n| Hover | Pressed |\n"
    #expect(machines(tied) == [["Empty", "Offline", "Hover", "Pressed"]])
  }

  @Test("a machine is named after what it is about; sections about one thing are one machine")
  func subject() {
    let text = """
      # Till

      ## Key

      ### Specifications

      - **States**: default, pressed, disabled

      ### Visual Design

      **Default State:** text

      **Jammed State:** text

      ## Lever

      ### States

      - **Default**: text
      - **Pressed**: text
      """
    let machines = lower(text).machines
    #expect(machines.map(\.name) == ["Key", "Lever"])
    #expect(
      machines.first?.states.map(\.name).sorted() == ["Jammed", "default", "disabled", "pressed"])
  }

  @Test("tables of the states of two controls are two machines")
  func controlTables() {
    let table = "| State | Fill |\n|---|---|\n| Default | a |\n| Pressed | b |\n| Disabled | c |\n"
    let text = "# Till\n\n## Key\n\n\(table)\n## Lever\n\n\(table)"
    #expect(
      machines(text) == [["Default", "Pressed", "Disabled"], ["Default", "Pressed", "Disabled"]])
  }

  @Test(
    "tables of one form below screens beside each other are a machine each",
    arguments: [
      ("Kasse", "Lager", "Zustand", ["Laden", "Leer", "Fehler"]),
      ("1. Ledger Screen", "2. Voucher Screen", "State", ["Loading", "Empty", "Error"]),
    ])
  func screenTables(first: String, second: String, head: String, names: [String]) {
    let rows = names.map { "| \($0) | text |\n" }.joined()
    let table = "| \(head) | Text |\n|---|---|\n\(rows)"
    let text = "# Till\n\n## \(first)\n\n\(table)\n## \(second)\n\n\(table)"
    #expect(machines(text) == [names, names])
  }

  @Test(
    "tables that tell the same states from another side or in another version add no machine",
    arguments: [
      ("## Ledger", "## Motion", "| State | Text |"), ("## Android", "## iOS", "| State | Text |"),
      ("## Ledger", "## Voucher", "| State | Text | Sound |"),
    ])
  func tablesOfSides(first: String, second: String, header: String) {
    let rows = "| Loading | a |\n| Empty | b |\n| Error | c |\n"
    let rule = header.count > 20 ? "|---|---|---|" : "|---|---|"
    let text =
      "# Till\n\n\(first)\n\n| State | Text |\n|---|---|\n\(rows)\n\(second)\n\n"
      + "\(header)\n\(rule)\n\(rows)"
    #expect(machines(text) == [["Loading", "Empty", "Error"]])
  }

  @Test("a table that shares names with those of two machines is one of its own")
  func tableBesideTwo() {
    let lists = [
      ["Loading", "Empty", "Error", "Filled"],
      ["Loading", "Error", "No book chosen", "Book not ready"],
      ["No book chosen", "Book not ready", "Error", "Asking"],
    ]
    let tables = zip(["Shelf", "Drop box", "Desk"], lists).map { title, names in
      "## \(title)\n\n| State | Looks |\n|---|---|\n"
        + names.map { "| \($0) | text |\n" }.joined()
    }
    #expect(machines("# Kiosk\n\n" + tables.joined(separator: "\n")) == lists)
  }

  @Test(
    "what stands in parentheses belongs to a name where it alone tells two states apart",
    arguments: [
      (["Idle (a task)", "Idle (no tasks)", "Done"], ["Idle (a task)", "Idle (no tasks)"]),
      (["Idle (no tasks)", "Done"], ["Idle"]), (["Idle", "Idle (no tasks)"], ["Idle"]),
    ])
  func variants(names: [String], first: [String]) {
    let rows = names.map { "| \($0) | text |\n" }.joined()
    let found = machines("# Till\n\n| State | Text |\n|---|---|\n\(rows)").first ?? []
    #expect(Array(found.prefix(first.count)) == first)
  }

  @Test(
    "a title that only says that states are listed names no machine",
    arguments: ["状態一覧", "List of states", "Übersicht der Zustände", "States"])
  func listTitles(title: String) {
    let table = "| State | Text |\n|---|---|\n| Loading | a |\n| Empty | b |\n| Error | c |\n"
    let text =
      "# Till\n\n## Ledger\n\n### \(title)\n\n\(table)\n## Voucher\n\n### \(title)\n\n\(table)"
    #expect(lower(text).machines.map(\.name) == ["Ledger", "Voucher"])
  }

  @Test("numbered screens are a machine beside that of other states")
  func screensOfFlow() {
    let text = """
      # Till

      ## Screen 1: Basket

      ## Screen 2: Receipt

      | From | To | Trigger |
      |---|---|---|
      | Basket | Receipt | pay |

      ## Drawer

      | State | Meaning |
      |---|---|
      | Shut | text |
      | Ajar | text |
      """
    #expect(machines(text) == [["Basket", "Receipt"], ["Shut", "Ajar"]])
  }

  @Test("a section on cursors or motion tells no second machine")
  func aspects() {
    let text = """
      # Till

      ## Drawer

      ### Resting State

      ### Sliding State

      ## Cursor Changes

      ### Sliding State (With Key)
      """
    #expect(machines(text) == [["Resting", "Sliding"]])
  }

  @Test("a state that a section declares twice is one state")
  func duplicates() {
    let text = """
      # Robot

      | State | Meaning |
      |---|---|
      | Charging | text |
      | Charging | other text |
      """
    #expect(machines(text) == [["Charging"]])
  }

  @Test("diagrams that share only names of any screen are machines of their own")
  func diagrams() {
    let text = """
      # Robot

      ## Arm

      ```mermaid
      stateDiagram-v2
        Idle --> Reaching
        Reaching --> Gripping
        Gripping --> Idle
      ```

      ## Wheel

      ```mermaid
      stateDiagram-v2
        Idle --> Rolling
        Rolling --> Braking
        Braking --> Idle
      ```
      """
    #expect(
      machines(text) == [["Idle", "Reaching", "Gripping"], ["Idle", "Rolling", "Braking"]])
  }

  @Test("a screen that is called by a word for a part keeps its name in a list of screens")
  func partsAsScreens() {
    let text = """
      # Till

      ## Screen Catalog

      ### 1. Basket

      | State | Description |
      |---|---|
      | Default | a |
      | Empty | b |

      ### 2. Settings

      | State | Description |
      |---|---|
      | Default | c |
      | Error | d |

      ## Dial

      ### Settings

      | State | Description |
      |---|---|
      | Default | e |
      | Loading | f |
      """
    #expect(lower(text).machines.map(\.name) == ["Basket", "Settings", "Dial"])
  }

  @Test("diagrams with starts of their own in two sections share a plain name by chance")
  func ownStarts() {
    let text = """
      # Robot

      ## Arm

      ```mermaid
      stateDiagram-v2
        [*] --> bench
        bench --> reach : lever
        reach --> grip : touch
      ```

      ## Wheel

      ```mermaid
      stateDiagram-v2
        [*] --> bench
        bench --> roll : pedal
        roll --> brake : wall
      ```
      """
    #expect(machines(text) == [["bench", "reach", "grip"], ["bench", "roll", "brake"]])
  }

  @Test(
    "names of one state",
    arguments: [
      ("## State 3: Parked", "State 3"), ("## Parked State", "Parked (after a stop)"),
      ("## States\n\n### S4 – Parked", "S4"), ("## Parked State", "Parked after a stop"),
      ("## Steep Slope State", "Slope Steep"),
      ("## Tile Loading State", "tileLoading"), ("## Tile Loading State", "STATE_TILE_LOADING"),
    ])
  func names(heading: String, reference: String) throws {
    let text =
      "# Robot\n\n\(heading)\n\ntext\n\n## Rolling State\n\n"
      + "| From | To | Trigger |\n|---|---|---|\n| Rolling | \(reference) | stop |\n"
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.count == 2)
    #expect(machine.transitions.map(\.target) == [StateID(0)])
  }

  @Test("sections that share no name are machines of their own; a name in both joins them")
  func closedSections() {
    func section(_ title: String, _ a: String, _ b: String, to target: String) -> String {
      "## \(title)\n\n### \(a) State\n\n### \(b) State\n\n- \(a) → \(b): coin\n"
        + "- \(b) → \(target): car gone\n\n"
    }
    let gate = "# Barrier\n\n" + section("Gate", "Down", "Up", to: "Down")
    let lamp = section("Lamp", "Dark", "Lit", to: "Dark")
    #expect(machines(gate + lamp) == [["Down", "Up"], ["Dark", "Lit"]])
    #expect(machines(gate + section("Lamp", "Dark", "Lit", to: "Up")).count == 1)
  }
}

@Suite("A machine told twice")
struct RetellingTests {
  private let table = """
    # Gate

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Shut | Rising | Badge | 200ms |
    | Rising | Up | End stop | 1s |

    """

  private func machine(_ diagram: String) throws -> Machine {
    try #require(
      lower(table + "\n```mermaid\nstateDiagram-v2\n\(diagram)\n```\n").machines.first)
  }

  @Test("a transition that both tell is one and knows both places")
  func joined() throws {
    let machine = try machine("  Shut --> Rising: badge\n  Rising --> Up")
    #expect(machine.transitions.count == 2)
    #expect(machine.transitions.map(\.matrix) == [0, 0])
    #expect(machine.transitions.map { $0.retellings.map(\.matrix) } == [[1], [1]])
  }

  @Test("other triggers and repeated rows of one matrix stay apart")
  func apart() throws {
    let machine = try machine(
      "  Shut --> Rising: remote\n  Rising --> Up: End stop\n  Rising --> Up: End stop")
    #expect(
      edges(machine).sorted() == [
        "Rising -> Up : End stop", "Rising -> Up : End stop", "Shut -> Rising : Badge",
        "Shut -> Rising : remote",
      ])
  }
}
