import SpecExports
import SpecModel
import SpecReports
import SpecText
import Testing

/// Changes back to the state before, wildcards and alternatives in every format.
@Suite struct WayBackTests {
  /// A lamp with a menu from anywhere that leads back, and a plug to pull.
  private static func input(
    back: [(from: String?, to: [String])] = [("Menu", ["Dark", "Lit"])], end: Bool = false
  ) -> ExportInput {
    var builder = SpecBuilder(path: "lamp.md")
    var machine = builder.machine(
      "Lamp", initial: "Dark",
      rows: [
        ("Dark", "Lit", "Press knob"), ("Lit", "Dark", "Press/Wait"), ("*", "Menu", "Hold"),
        ("*", "Broken", "Fall"),
      ])
    func id(_ name: String) -> StateID {
      machine.stateIDs.first { machine[$0].name == name } ?? StateID(0)
    }
    if end { machine.states[id("Broken").index].kind = .final }
    for way in back {
      var transition = Transition(
        source: way.from.map(id), target: id(way.to[0]), trigger: builder.text("Release"),
        provenance: .declared, origin: builder.origin("back"), sourceOrigin: machine.origin,
        targetOrigin: machine.origin)
      transition.guardText = builder.text("no child near")
      machine.histories.append(
        .init(source: way.from.map(id), targets: way.to.map(id), transition: transition))
    }
    builder.spec.machines = [machine]
    return ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
  }

  private func text(_ exporter: any Exporter, _ input: ExportInput = input()) -> String {
    String(decoding: exporter.export(input), as: UTF8.self).split(separator: "\n")
      .map { String($0.drop(while: { $0 == " " })) }.joined(separator: "\n")
  }

  @Test func chartsRememberTheStateBefore() {
    let chart = text(StateChartXML())
    #expect(chart.contains("<history id=\"remembered.states.history\" type=\"deep\">"))
    #expect(
      chart.contains(
        "event=\"release\" plumb:trigger=\"Release\" target=\"remembered.states.history\""))
    let machine = text(XStateMachine())
    #expect(machine.contains("\"initial\": \"remembered_states\""))
    #expect(machine.contains("\"type\": \"history\",\n\"history\": \"deep\""))
    #expect(
      machine.contains(
        "\"target\": \"#lamp__remembered_states__history\",\n\"guard\": \"no child near\""))
    #expect(XStateMachine().remarks(Self.input()).isEmpty)
    #expect(
      StateChartXML().remarks(Self.input()).map { $0.hasPrefix("lamp.md: conditions of 'Lamp'") }
        == [true])
  }

  @Test func picturesAndTablesShowTheWayBack() {
    let label = "Release [no child near]"
    #expect(
      text(MermaidDiagram()).contains("s__2_menu --> previous_ : Release #91;no child near#93;"))
    #expect(
      text(GraphvizDiagram()).contains("\"lamp/_2-menu\" -> \"lamp/H\" [label=\"\(label)\"];"))
    #expect(text(MatrixCSV()).contains("lamp.md,lamp,Menu,,,,,\(label)"))
    #expect(text(MatrixMarkdown()).contains("previous state (Dark, Lit)"))
    let input = Self.input()
    let files = ReportBuilder(
      specs: input.specs, files: input.files, diagnostics: [], sourcePrefix: ".."
    ).files()
    for file in files where file.path.hasPrefix("lamp") && !file.path.contains(".matrix.") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let sign =
        file.path.hasSuffix(".csv")
        ? "previous:0-dark|1-lit"
        : file.path.hasSuffix(".json") ? "\"histories\"" : "previous state (Dark, Lit)"
      #expect(text.contains(sign), "\(file.path)")
    }
  }

  @Test func everyReportTellsTheSameMachine() throws {
    let input = Self.input()
    let files = ReportBuilder(
      specs: input.specs, files: input.files, diagnostics: [], sourcePrefix: ".."
    ).files()
    func page(_ name: String) throws -> String {
      String(decoding: try #require(files.first { $0.path == name }).bytes, as: UTF8.self)
    }
    let html = try page("lamp.html")
    #expect(html.contains("<th scope=\"col\" dir=\"auto\">previous state</th>"))
    #expect(html.contains("<th scope=\"col\" dir=\"auto\">Release</th>"))
    #expect(html.contains("4 states, 5 transitions"))
    // The arrow of the drawing
    #expect(html.contains("Menu → previous state: Release"))
    let markdown = try page("lamp.md")
    #expect(markdown.contains("| Transitions | 5"))
    let events = try #require(
      markdown.split(separator: "\n").first { $0.contains("State \\\\ Event") })
    #expect(events.contains("Release"))
    #expect(markdown.contains("previous state (Dark, Lit) \\[no child near\\]"))
  }

  @Test func codeKeepsTheWayBack() {
    #expect(
      text(SwiftSource()).contains(

        "WayBack(source: .menu, event: .release, candidates: [.dark, .lit], condition: \""
          + "no child near\"),"
      ))
    #expect(
      text(TypeScriptSource()).contains(

        "{ source: \"_2-menu\", event: \"Release\", candidates: [\"_0-dark\", \"_1-lit\"]"
          + ", condition: \"no child near\" },"
      ))
    #expect(
      text(KotlinSource()).contains(
        "WayBack(State.MENU, Event.RELEASE, listOf(State.DARK, State.LIT), \"no child near\"),"))
  }

  @Test func whatAChartCannotRememberIsSaid() {
    let any = Self.input(back: [(nil, ["Dark", "Lit"])])
    #expect(StateChartXML().remarks(any).first?.hasSuffix("it may leave any state") == true)
    #expect(text(StateChartXML(), any).contains("<!-- line "))
    // From each of the two a run may go to the other.
    let two = Self.input(back: [("Menu", ["Dark", "Broken"]), ("Broken", ["Menu"])])
    #expect(
      XStateMachine().remarks(two).map { $0.split(separator: ": ").last.map(String.init) } == [
        "it does not return to Broken", "it leads to states that are left the same way",
      ])
    // Pictures and code hold both.
    for exporter in [MermaidDiagram(), GraphvizDiagram(), SwiftSource()] as [any Exporter] {
      #expect(exporter.remarks(two).isEmpty)
    }
  }

  @Test func waysInThatNothingDeclaresAreSaid() {
    var input = Self.input()
    input.specs[0].machines[0].transitions[3].provenance = .inferred
    #expect(
      StateChartXML().remarks(input).dropLast() == [
        "lamp.md: ways into Broken are left out, for only a condition of entry tells them"
      ])
  }

  /// Transitions may not stand in `<scxml>` itself, and a run must still end in a final state.
  @Test func wildcardsStandInAStateAroundAll() {
    let chart = text(StateChartXML(), Self.input(end: true))
    let lines = chart.split(separator: "\n")
    #expect(lines[2] == "<state id=\"any.state\" initial=\"_0-dark\">")
    #expect(lines[3].hasPrefix("<transition event=\"hold\""))
    #expect(lines.dropLast().last?.hasPrefix("<final id=\"_3-broken\"") == true)
    #expect(!chart.contains("</state>\n<transition"))
  }

  @Test func eventsAreNoPrefixesOfOthersAndAlternativesAreTwo() {
    let chart = text(StateChartXML())
    #expect(chart.contains("event=\"press-knob\""))
    #expect(chart.contains("event=\"press wait\" plumb:trigger=\"Press/Wait\""))
    let machine = text(XStateMachine())
    #expect(machine.contains("\"Press\": [") && machine.contains("\"Wait\": ["))
    #expect(text(SwiftSource()).contains("Transition(source: .lit, event: .wait, target: .dark,"))
  }

  @Test func codeKnowsStatesInsideOthersAndConditions() {
    var input = Self.input()
    for index in [0, 1] { input.specs[0].machines[0].states[index].parent = StateID(2) }
    input.specs[0].machines[0].states[0].isInitial = true
    input.specs[0].machines[0].transitions[0].guardText = LocatedText(
      "bulb in place", input.specs[0].machines[0].origin)
    let swift = text(SwiftSource(), input)
    #expect(
      swift.contains(

        "public var parent: State? {\nswitch self {\ncase .dark: .menu\ncase .lit: .menu"
          + "\ndefault: nil"
      ))
    #expect(swift.contains("public var start: State? {\nswitch self {\ncase .menu: .dark\n"))
    #expect(swift.contains("place = current.parent"))
    #expect(swift.contains("animation: nil, condition: \"bulb in place\"),"))
    let script = text(TypeScriptSource(), input)
    #expect(
      script.contains(

        "export const parentsOfLamp: Readonly<Partial<Record<LampState, LampState>>> = {"
          + "\n\"_0-dark\": \"_2-menu\","
      ))
    #expect(script.contains("condition: \"bulb in place\" },"))
    let kotlin = text(KotlinSource(), input)
    #expect(kotlin.contains("val PARENTS: Map<State, State> = mapOf(\nState.DARK to State.MENU,"))
    #expect(kotlin.contains("val STARTS: Map<State, State> = mapOf(\nState.MENU to State.DARK,"))
  }
}
