import SpecExports
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// Times, exceptions, conditions and modes in charts that an engine runs.
@Suite struct ChartExportTests {
  private static func input(_ text: String) -> ExportInput {
    let source = SourceText(path: "oven.md", bytes: ContiguousArray(text.utf8))
    let spec = Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
    return ExportInput(specs: [spec], files: SourceFiles([source]))
  }

  private func text(_ exporter: any Exporter, _ input: ExportInput) -> String {
    String(decoding: exporter.export(input), as: UTF8.self).split(separator: "\n")
      .map { String($0.drop(while: { $0 == " " })) }.joined(separator: "\n")
  }

  private static let oven = input(
    """
    ---
    initial: Cold
    ---
    # Oven

    | From | To | Trigger | Guard | Duration |
    |---|---|---|---|---|
    | Cold | Warm | Turn knob | door shut | 200ms |
    | Cold | Jammed | Turn knob | door open | |
    | Warm | Cold | after 5 seconds | | 300ms |
    | Warm | Cold | Stop | | |
    | Any except Jammed | Jammed | Fault | | |
    | Jammed | Cold | Reset | | |
    """)

  @Test func aTimeIsADelay() {
    let machine = text(XStateMachine(), Self.oven)
    #expect(machine.contains("\"after\": {\n\"5000\": [\n{\n\"target\": \"#oven__cold\","))
    #expect(machine.contains("\"trigger\": \"after 5 seconds\""))
    #expect(!machine.contains("\"after 5 seconds\": ["))
    #expect(machine.contains("\"Stop\": ["))
    let chart = text(StateChartXML(), Self.oven)
    let event = "\"after-5000-ms-in-warm\""
    #expect(
      chart.contains(
        "<onentry>\n<send id=\(event) event=\(event) delay=\"5000ms\"/>\n</onentry>\n"
          + "<onexit>\n<cancel sendid=\(event)/>\n</onexit>"))
    #expect(
      chart.contains(
        "<transition event=\(event) plumb:trigger=\"after 5 seconds\" target=\"cold\""))
  }

  @Test(arguments: ["after 3-5 seconds", "after 5 seconds of silence", "Knock"])
  func whatIsNoOneTimeStaysAnEvent(_ trigger: String) {
    let input = Self.input(
      """
      # Door

      | From | To | Trigger |
      |---|---|---|
      | Shut | Open | \(trigger) |
      | Open | Shut | Pull |
      """)
    let machine = text(XStateMachine(), input)
    #expect(machine.contains("\"\(trigger)\": [") && !machine.contains("\"after\": {"))
    #expect(!text(StateChartXML(), input).contains("<send"))
    let remark = XStateMachine().remarks(input).contains { $0.contains("written as events") }
    #expect(remark == (trigger == "after 3-5 seconds"))
  }

  @Test func aStateThatAWildcardLeavesOutKeepsTheEvent() {
    let chart = text(StateChartXML(), Self.oven)
    #expect(
      chart.contains(
        "<transition event=\"fault\" plumb:trigger=\"Fault\" target=\"jammed\" "
          + "plumb:states=\"except Jammed\""))
    #expect(chart.contains("<transition event=\"fault\" plumb:states=\"except Jammed\""))
    let machine = text(XStateMachine(), Self.oven)
    #expect(!machine.contains("\"guard\": \"except Jammed\""))
    // In the state itself, an event without a target.
    let forbidden = "\"Fault\": [\n{\n\"meta\": {\n\"states\": \"except Jammed\","
    #expect(machine.split(separator: "\"jammed\": {").last?.contains(forbidden) == true)
  }

  @Test func conditionsThatNoEngineReadsAreSaid() {
    let remarks = StateChartXML().remarks(Self.oven)
    #expect(
      remarks == [
        "oven.md: conditions of 'Oven' are kept as plumb:guard, which no engine reads: "
          + "it takes the first row of an event (lines 8, 9)"
      ])
    #expect(text(XStateMachine(), Self.oven).contains("\"guard\": \"door shut\""))
    #expect(XStateMachine().remarks(Self.oven).isEmpty)
  }

  @Test(arguments: ["scxml", "xstate"]) func chartsAreReadBack(_ form: String) throws {
    let exporter = try #require(Exporters.named(form))
    let chart = String(decoding: exporter.export(Self.oven), as: UTF8.self)
    let read = Self.input(
      "# Oven\n\n## Machine\n\n```\(form == "scxml" ? "xml" : "json")\n\(chart)```\n")
    let machine = try #require(read.specs[0].machines.first)
    let rows = machine.transitions.map { row in
      let source = row.source.map { machine[$0].name.lowercased() } ?? "*"
      return "\(source) → \(machine[row.target].name.lowercased()): \(row.trigger?.text ?? "")"
    }
    #expect(
      rows.sorted() == [
        "* → jammed: Fault", "cold → jammed: Turn knob", "cold → warm: Turn knob",
        "jammed → cold: Reset", "warm → cold: Stop", "warm → cold: after 5000 ms",
      ])
    #expect(machine.initial.map { machine[$0].name.lowercased() } == "cold")
    #expect(read.specs[0].durations.contains { $0.quantity.exact == 5000 && $0.role == .delay })
  }

  /// A lamp with a mode that no row turns on.
  private static let lamp: ExportInput = {
    var builder = SpecBuilder(path: "lamp.md")
    var machine = builder.machine(
      "Lamp", initial: "Off", rows: [("Off", "On", "Press"), ("On", "Off", "Press")])
    var mode = State(key: "night", name: "Night", origin: builder.origin("Night"))
    mode.isMode = true
    machine.states.append(mode)
    builder.spec.machines = [machine]
    return ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
  }()

  @Test func modesStandBesideTheStates() {
    #expect(
      text(MermaidDiagram(), Self.lamp).contains(
        "state \"modes beside any state\" as modes_ {\nstate \"Night\" as s_night\n}"))
    #expect(
      text(GraphvizDiagram(), Self.lamp).contains(
        "label=\"modes beside any state\";\nstyle=dashed;\n\"lamp/night\""))
    let swift = text(SwiftSource(), Self.lamp)
    #expect(
      swift.contains("public enum Mode: String, CaseIterable, Sendable {\n/// Night\ncase night"))
    #expect(swift.count(of: "case night") == 1)
    let script = text(TypeScriptSource(), Self.lamp)
    #expect(script.contains("export type LampMode =\n| \"night\"\n;"))
    #expect(script.count(of: "\"night\"") == 1)
    #expect(text(KotlinSource(), Self.lamp).contains("NIGHT"))
  }

  @Test func modesThatAChartLeavesOutAreSaid() {
    let remark =
      "lamp.md: the mode Night is left out of 'Lamp', for modes hold beside its states and no row "
      + "turns them on or off"
    #expect(XStateMachine().remarks(Self.lamp) == [remark])
    #expect(StateChartXML().remarks(Self.lamp) == [remark])
    #expect(MermaidDiagram().remarks(Self.lamp).isEmpty)
  }

  @Test func aModeThatARowTurnsOnIsAState() {
    var input = Self.lamp
    let place = input.specs[0].machines[0].origin
    input.specs[0].machines[0].transitions.append(
      Transition(
        source: StateID(1), target: StateID(2), trigger: LocatedText("Dim", place),
        provenance: .declared, origin: place, sourceOrigin: place, targetOrigin: place))
    #expect(XStateMachine().remarks(input).isEmpty)
    #expect(text(XStateMachine(), input).contains("\"night\": {"))
    #expect(!text(MermaidDiagram(), input).contains("modes beside"))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
