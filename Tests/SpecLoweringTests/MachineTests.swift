import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// Lowers a text given as a string.
func lower(_ text: String, options: LoweringOptions = .init()) -> SpecDocument {
  let source = SourceText(decoding: ContiguousArray(text.utf8), path: "test.md")
  return Lowering.lower(MarkdownParser.parse(source, file: FileID(0)), options: options)
}

/// The transitions of a machine as "source -> target : trigger".
func edges(_ machine: Machine) -> [String] {
  machine.transitions.map { transition in
    let source = transition.source.map { machine[$0].name } ?? "*"
    let trigger = transition.trigger.map { " : \($0.text)" } ?? ""
    return "\(source) -> \(machine[transition.target].name)\(trigger)"
  }
}

@Suite("State machines")
struct MachineTests {
  @Test(
    "headings that name one state",
    arguments: [
      ("## Loading State", "Loading", nil),
      ("## Loading State (First Launch)", "Loading", "Loading (First Launch)"),
      ("### State: Date Picker Active", "Date Picker Active", nil),
      ("### State 3: Error", "Error", nil),
      ("### 2.1 🎯 Empty State", "Empty", nil),
      ("### Estado 1: Vacío", "Vacío", nil),
    ] as [(String, String, String?)])
  func headings(text: String, name: String, alias: String?) throws {
    let machine = try #require(lower("# Doc\n\n\(text)\n\ntext\n").machines.first)
    #expect(machine.states.map(\.name) == [name])
    #expect(machine.states[0].aliases.map(\.text) == (alias.map { [$0] } ?? []))
  }

  @Test(
    "headings that name none",
    arguments: [
      "## State Management", "## State Machine", "## States", "## Application State",
      "## Managing State", "## State of the Union", "## Loading States", "## Overview",
      "## UI State", "## State Transition Matrix",
    ])
  func otherHeadings(text: String) {
    #expect(lower("# Doc\n\n\(text)\n\ntext\n").machines.isEmpty)
  }

  private static let gallery = """
    # Gallery

    ## Default View

    ### State: Default Filled Gallery

    ## Loading States

    ### State: First Load
    **Context**: User opens the app for the first time

    ### State: Paged Load
    **When:** scrolling

    ## Picking States

    ### State: Multi-Pick Mode

    | From State | To State | Trigger | Duration |
    |---|---|---|---|
    | Loading | Default | Done | 300ms |
    | Default | Picking | Hold | 250ms |
    | Picking | Default | Cancel/Apply | 200–300ms |
    | Default | Detail | Tap | - |
    | any | Loading | Reset | |
    """

  @Test("matrix names meet headings by rule")
  func resolution() throws {
    let machine = try #require(lower(Self.gallery).machines.first)
    #expect(
      machine.states.map(\.name) == [
        "Default", "First Load", "Paged Load", "Picking", "Loading", "Detail",
      ])
    #expect(machine.states[0].aliases.map(\.text) == ["Default Filled Gallery"])
    #expect(machine.states[3].aliases.map(\.text) == ["Multi-Pick Mode"])
    #expect(machine.states.map(\.kind).suffix(2) == [.composite, .external])
    #expect(machine.states[1].parent == StateID(4))
    #expect(
      edges(machine) == [
        "Loading -> Default : Done", "Default -> Picking : Hold",
        "Picking -> Default : Cancel/Apply", "Default -> Detail : Tap", "* -> Loading : Reset",
      ])
    #expect(machine.matches.map(\.rule) == [.ambiguous, .overlap, .group])
    #expect(machine.initial == StateID(4))
    #expect(machine.initialReason == .inferred)
    #expect(machine.states[1].context?.text == "User opens the app for the first time")
  }

  @Test("an author pins the initial state and aliases")
  func pins() throws {
    var options = LoweringOptions()
    options.initial = "Default"
    options.aliases = ["Detail": "Paged Load"]
    let machine = try #require(lower(Self.gallery, options: options).machines.first)
    #expect(machine.initial == StateID(0))
    #expect(machine.initialReason == .pinned)
    #expect(edges(machine)[3] == "Default -> Paged Load : Tap")
  }

  @Test("columns are found by header, in any order and language")
  func headers() throws {
    let table = """
      | Zielzustand | Auslöser | Ausgangszustand |
      |---|---|---|
      | An | Taste | Aus |
      """
    #expect(edges(try #require(lower(table).machines.first)) == ["Aus -> An : Taste"])
  }

  @Test("a row with both ends in one cell is shifted back")
  func shiftedRow() throws {
    let table = """
      | From | To | Trigger |
      |---|---|---|
      | Idle → Busy | start |
      | Busy | Idle | stop |
      """
    let machine = try #require(lower(table).machines.first)
    #expect(edges(machine) == ["Idle -> Busy : start", "Busy -> Idle : stop"])
  }

  @Test("a starred row marks the initial state")
  func initialRow() throws {
    let table = """
      | From | Event | To |
      |---|---|---|
      | [*] | | Off |
      | Off | power | On / Standby |
      """
    let machine = try #require(lower(table).machines.first)
    #expect(machine.initial.map { machine[$0].name } == "Off")
    #expect(machine.initialReason == .marked)
    #expect(edges(machine) == ["Off -> On : power", "Off -> Standby : power"])
  }

  @Test("a heading that speaks of the initial load marks the start")
  func initialLoad() throws {
    let text = """
      # Kettle screen

      ## State 1: Resting (Initial Load)

      The lamp is off.

      ## State 2: Pressed

      - Release → Resting
      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.initial.map { machine[$0].name } == "Resting")
    #expect(machine.initialReason == .marked)
  }

  @Test("equal names under different screens are different machines")
  func screens() {
    let text = """
      # App

      ## Inbox

      ### Default State

      ### Error State

      ## Reader

      ### Default State
      """
    let machines = lower(text).machines
    #expect(machines.map(\.name) == ["Inbox", "Reader"])
    #expect(machines.map { $0.states.map(\.name) } == [["Default", "Error"], ["Default"]])
  }

  @Test("modes are told from states")
  func modes() throws {
    let machine = try #require(
      lower("## Dark Mode State\n\n## Empty State\n\n## Dynamic Type State (200%)\n").machines.first
    )
    #expect(machine.states.map(\.isMode) == [true, false, true])
  }

  @Test("pinned spellings count also where the document never uses them")
  func pinnedAliases() throws {
    var options = LoweringOptions()
    options.aliases = ["Scanning": "Loading", "Elsewhere": "Nowhere"]
    let text = "# Doc\n\n## Loading State\n\ntext\n\n## Empty State\n\ntext\n"
    let machine = try #require(lower(text, options: options).machines.first)
    #expect(machine.states.map { $0.aliases.map(\.text) } == [["Scanning"], []])
  }
}
