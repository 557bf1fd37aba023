import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecModel
import SpecText
import Testing

struct LayoutReportTests {
  @Test("codes and names are unique") func catalogue() {
    #expect(Set(LayoutFinding.all.map(\.code)).count == LayoutFinding.all.count)
    #expect(Set(LayoutFinding.all.map(\.name)).count == LayoutFinding.all.count)
  }

  @Test("the JSON of a report") func json() throws {
    let report = check(
      screen(SpaceRowTests.filled(first: 20)), [spec(SpaceRowTests.text)],
      LayoutOptions(profile: .hig44))
    var writer = JSONWriter()
    writer.object { json in report.writeFields(to: &json, locate: { _ in ("spec.md", 12) }) }
    let json = try JSONParser.parse(writer.bytes)
    #expect(json["verdict"]?.string == "fail")
    let layout = json["layouts"]?[0]
    #expect(layout?["format"]?.string == "uiautomator-xml")
    #expect(layout?["unit"]?.string == "dp")
    #expect(layout?["scale"]?.double == 2)
    #expect(layout?["scaleSource"]?.string == "declared")
    #expect(layout?["counts"]?["interactive"]?.int == 4)
    #expect(layout?["counts"]?["targetsBelowMinimum"]?.int == 0)
    let failed = layout?["checks"]?.array?.filter { $0["verdict"]?.string == "fail" }
    #expect(failed?.count == 1)
    #expect(failed?.first?["kind"]?.string == "space.row")
    #expect(failed?.first?["expected"]?.string == "16 pt")
    #expect(failed?.first?["actual"]?.string == "20 dp")
    #expect(failed?.first?["node"]?.string == "0/2")
    #expect(failed?.first?["spec"]?["line"]?.int == 12)
  }

  @Test("undecided statements are findings only when asked for") func strict() {
    let report = check(screen([Box("Hello", [0, 0, 100, 20])]))
    #expect(report.verdict == .inconclusive)
    #expect(report.diagnostics(files: [FileID(0)]).map(\.code) == ["L391"])
    #expect(
      report.diagnostics(files: [FileID(0)], isStrict: true).map(\.code) == ["L392", "L391"])
  }

  @Test("a dump converted to layoutdump says the same") func conversion() throws {
    let bytes = ContiguousArray(screen(SpaceRowTests.filled(first: 20)))
    let files = [(path: "a.xml", bytes: bytes)]
    let checker = LayoutChecker(
      specs: [spec(SpaceRowTests.text)], options: LayoutOptions(profile: .hig44, scale: 2))
    let dump = try #require(checker.convert(files).dumps.first)
    #expect(LayoutdumpWriter.notRecorded(dump).contains("style"))
    #expect(!LayoutdumpWriter.notRecorded(dump).contains("text"))
    var json = JSONWriter()
    LayoutdumpWriter.write(dump, to: &json)
    let again = checker.check(dumps: [("a.json", Array(json.bytes))])
    let before = checker.check(dumps: files)
    #expect(again.entries.first?.dump.format == .layoutdump)
    #expect(again.entries.first?.counts == before.entries.first?.counts)
    #expect(
      again.entries.first?.checks.map(\.verdict) == before.entries.first?.checks.map(\.verdict))
  }

  @Test("the same bytes twice") func deterministic() {
    func bytes() -> ContiguousArray<UInt8> {
      let report = check(
        screen(SpaceRowTests.filled(second: 9)), [spec(SpaceRowTests.text)],
        LayoutOptions(profile: .wcag24, grid: 8))
      var json = JSONWriter()
      json.object { json in report.writeFields(to: &json, locate: { _ in nil }) }
      return json.bytes
    }
    #expect(bytes() == bytes())
  }
}
