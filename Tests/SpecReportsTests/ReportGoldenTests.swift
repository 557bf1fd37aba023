import SpecAnalysis
import SpecDiagnostics
import SpecExports
import SpecModel
import SpecReports
import SpecSyntax
import SpecText
import Testing

@Suite struct ReportGoldenTests {
  private static func files() -> [ReportFile] {
    let (spec, source) = sampleSpec()
    let diagnostic = Diagnostic(
      code: "S501", name: "unreachable-state", severity: .warning,
      message: "no path leads to 'Offline'", origin: spec.machines[0].states[4].origin)
    var builder = ReportBuilder(
      specs: [spec], files: SourceFiles([source]), diagnostics: [diagnostic], sourcePrefix: "..")
    let document = MarkdownParser.parse(source, file: spec.file)
    builder.maps[spec.file] = UnderstandingMap(document, spec: spec)
    return builder.files()
  }

  @Test func reportsStayAsTheyAre() throws {
    for file in Self.files() {
      try Golden.check(String(decoding: file.bytes, as: UTF8.self), "Report/" + file.path)
    }
    #expect(try Golden.names(in: "Report") == Set(Self.files().map(\.path)))
  }

  @Test func sameInputGivesSameBytes() {
    #expect(Self.files() == Self.files())
  }

  @Test func everyExporterStaysAsItIs() throws {
    let (spec, source) = sampleSpec()
    var input = ExportInput(specs: [spec], files: SourceFiles([source]))
    input.documents[spec.file] = MarkdownParser.parse(source, file: spec.file)
    for exporter in Exporters.all {
      let bytes = exporter.init().export(input)
      #expect(bytes.last == 0x0A)
      try Golden.check(String(decoding: bytes, as: UTF8.self), "Export/" + exporter.name + ".txt")
    }
    #expect(try Golden.names(in: "Export") == Set(Exporters.all.map { $0.name + ".txt" }))
  }

  @Test func compositeStatesBeginWhereTheSpecSays() {
    func text(_ exporter: any Exporter, _ initial: String?) -> String {
      var builder = SpecBuilder()
      var machine = builder.machine(
        "Player", initial: "Off",
        rows: [("Off", "On", "Start"), ("Low", "High", "Up"), ("High", "Low", "Down")])
      for index in machine.states.indices
      where ["Low", "High"].contains(machine.states[index].name) {
        machine.states[index].parent = StateID(1)
        machine.states[index].isInitial = machine.states[index].name == initial
      }
      builder.spec.machines = [machine]
      let input = ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
      return String(decoding: exporter.export(input), as: UTF8.self)
    }
    for (exporter, sign) in [
      (StateChartXML(), #"plumb:name="On" plumb:line="3" initial="_3-high">"#),
      (XStateMachine(), #""initial": "_3-high""#), (MermaidDiagram(), "  [*] --> s__3_high\n"),
      (ModelJSON(), #""isInitial": true"#),
    ] as [(any Exporter, String)] {
      #expect(text(exporter, "High").contains(sign), "\(text(exporter, "High"))")
      #expect(!text(exporter, nil).contains(sign))
    }
  }

  @Test func concurrentPartsBeginEachInAStateOfTheirOwn() {
    var builder = SpecBuilder()
    var machine = builder.machine(
      "Player", initial: "Off",
      rows: [
        ("Off", "On", "Start"), ("Low", "High", "Up"), ("Muted", "Loud", "Unmute"),
      ])
    for index in machine.states.indices {
      let name = machine.states[index].name
      guard
        let region = [["Low", "High"], ["Muted", "Loud"]].firstIndex(where: { $0.contains(name) })
      else { continue }
      machine.states[index].parent = StateID(1)
      machine.states[index].region = region
      machine.states[index].isInitial = name == "Low" || name == "Loud"
    }
    builder.spec.machines = [machine]
    let input = ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
    func lines(_ exporter: any Exporter) -> String {
      String(decoding: exporter.export(input), as: UTF8.self).split(separator: "\n")
        .map { String($0.drop(while: { $0 == " " })) }.joined(separator: "\n")
    }
    let mermaid = lines(MermaidDiagram())
    #expect(mermaid.contains("[*] --> s__2_low\n--\nstate \"Muted\""))
    #expect(mermaid.contains("[*] --> s__5_loud\n}"))
    let xstate = lines(XStateMachine())
    #expect(xstate.contains("\"type\": \"parallel\",\n\"description\": \"On\",\n\"states\""))
    #expect(xstate.contains("\"part-1\": {\n\"initial\": \"_2-low\""))
    #expect(xstate.contains("\"part-2\": {\n\"initial\": \"_5-loud\""))
    let chart = lines(StateChartXML())
    #expect(chart.contains("<parallel id=\"_1-on\""))
    #expect(chart.contains("<state id=\"_1-on.part-2\" initial=\"_5-loud\">"))
  }

  @Test func exportersAreFoundByName() {
    for exporter in Exporters.all { #expect(Exporters.named(exporter.name) != nil) }
    #expect(Exporters.named("nothing") == nil)
    #expect(Set(Exporters.all.map { $0.name }).count == Exporters.all.count)
  }

  @Test func pagesLoadNothing() {
    for file in Self.files() where file.path.hasSuffix(".html") {
      let page = String(decoding: file.bytes, as: UTF8.self)
      for sign in ["http:", "https:", "<script", "@import", "url(", "src="] {
        #expect(!page.contains(sign), "\(sign) in \(file.path)")
      }
    }
  }

  @Test func linksLeadToTheLineOfTheSpec() {
    let page = Self.files().first { $0.path == "specs-editor-states.html" }
    let text = String(decoding: page?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("href=\"../specs/editor/states.md#L8\""))
  }

  @Test func absolutePathsAreTheirOwnAddresses() {
    let builder = SpecBuilder(path: "/far/sample spec.md")
    let files = ReportBuilder(
      specs: [builder.spec],
      files: SourceFiles([SourceText(path: "/far/sample spec.md", bytes: [])]),
      diagnostics: [], sourcePrefix: "../"
    ).files()
    let pages = files.filter { $0.path.hasSuffix(".html") || $0.path.hasSuffix(".md") }
    let text = pages.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("\"/far/sample%20spec.md\""))
    #expect(!text.contains("..//far"))
  }
}
