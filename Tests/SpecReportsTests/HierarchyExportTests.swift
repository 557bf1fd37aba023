import SpecExports
import SpecModel
import SpecReports
import SpecText
import Testing

/// States inside states in diagrams and charts.
@Suite struct HierarchyExportTests {
  /// A lane with two paces inside its run.
  private static func input(begins: Bool) -> ExportInput {
    var builder = SpecBuilder(path: "lane.md")
    var machine = builder.machine(
      "Lane", initial: "Idle",
      rows: [
        ("Idle", "Run", "Go"), ("Run", "Idle", "Stop"), ("Slow", "Fast", "Push"),
        ("Fast", "Slow", "Ease"),
      ])
    for index in machine.states.indices {
      switch machine.states[index].name {
      case "Run": machine.states[index].kind = .composite
      case "Slow", "Fast": machine.states[index].parent = StateID(1)
      default: continue
      }
    }
    if begins { machine.states[3].isInitial = true }
    builder.spec.machines = [machine]
    return ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
  }

  private func lines(_ exporter: any Exporter, begins: Bool) -> String {
    String(decoding: exporter.export(Self.input(begins: begins)), as: UTF8.self)
      .split(separator: "\n").map { String($0.drop(while: { $0 == " " })) }
      .joined(separator: "\n")
  }

  @Test func graphsHaveAFrameAroundStatesInsideOthers() {
    let frame = """
      subgraph "cluster_lane/_1-run" {
      label="Run";
      "lane/_1-run" [label="Run"];
      "lane/_2-slow" [label="Slow"];
      "lane/_3-fast" [label="Fast"];
      """
    #expect(lines(GraphvizDiagram(), begins: false).contains(frame + "\n}"))
    let start = """
      "lane/_1-run/[*]" [shape=point, label="", width=0.15];
      "lane/_1-run/[*]" -> "lane/_3-fast";
      }
      """
    #expect(lines(GraphvizDiagram(), begins: true).contains(frame + "\n" + start))
  }

  @Test func beginningsThatTheSpecLeavesOpenAreSaid() {
    #expect(lines(XStateMachine(), begins: true).contains("\"initial\": \"_3-fast\""))
    #expect(XStateMachine().remarks(Self.input(begins: true)).isEmpty)
    #expect(
      XStateMachine().remarks(Self.input(begins: false)) == [
        "lane.md: no line says in which state 'Run' begins; the export begins it in 'Slow', the first"
      ])
    #expect(!lines(StateChartXML(), begins: false).contains("initial=\"_2-slow\""))
  }
}
