import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecText
import Testing

/// Texts that formats write where others write identifiers.
struct RedactionTests {
  struct Dump: Sendable, CustomTestStringConvertible {
    var testDescription: String { path }
    var path: String
    var text: String
  }

  static let dumps = [
    Dump(
      path: "appium.xml",
      text: """
        <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Vertraulich"
        label="Vertraulich" enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Vertraulich b" label="Vertraulich b"
        enabled="true" visible="true" x="0" y="0" width="30" height="30"/>
        <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="Vertraulich" value="x y"
        label="Vertraulich" enabled="true" visible="true" x="0" y="90" width="30" height="30"/>
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="retry_button" label="Again"
        enabled="true" visible="true" x="50" y="50" width="30" height="30"/>
        </XCUIElementTypeApplication></AppiumAUT>
        """),
    Dump(
      path: "wda.json",
      text: """
        {"type":"Application","rect":{"x":0,"y":0,"width":390,"height":844},"children":[
        {"type":"Button","rect":{"x":0,"y":0,"width":30,"height":30},"isEnabled":"1",
        "name":"Vertraulich1","rawIdentifier":null,"label":null},
        {"type":"Button","rect":{"x":50,"y":50,"width":30,"height":30},"isEnabled":"1",
        "name":"retry_button","rawIdentifier":"retry_button","label":"Again"}]}
        """),
    Dump(
      path: "idb.json",
      text: """
        [{"type":"Application","AXLabel":"App","frame":{"x":0,"y":0,"width":390,"height":844}},
        {"type":"Button","AXLabel":"vertraulich2","AXUniqueId":"vertraulich2",
        "frame":{"x":0,"y":0,"width":30,"height":30},"enabled":true},
        {"type":"Button","AXLabel":"Again","AXUniqueId":"retry_button",
        "frame":{"x":50,"y":50,"width":30,"height":30},"enabled":true}]
        """),
    Dump(
      path: "element.txt",
      text: """
        Element subtree:
         →Application, 0x1, pid: 1, label: 'App'
            Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x3, {{10.0, 10.0}, {30.0, 30.0}}, identifier: 'Vertraulich3', label: 'Vertraulich3'
              Button, 0x4, {{90.0, 10.0}, {30.0, 30.0}}, identifier: 'retry_button', label: 'Again'
        """),
    Dump(
      path: "figma.json",
      text: """
        {"document":{"id":"0:0","type":"DOCUMENT","name":"Vertraulich","children":[
        {"id":"1:1","type":"FRAME","name":"Vertrauliche Seite","children":[
        {"id":"1:2","type":"TEXT","name":"vertraulich","characters":"Ganz vertraulich",
        "absoluteBoundingBox":{"x":10,"y":10,"width":100,"height":20},"style":{"fontSize":12},
        "fills":[{"type":"SOLID","color":{"r":0.9,"g":0.9,"b":0.9,"a":1}}]},
        {"id":"1:3","type":"TEXT","name":"retry_button","characters":"Again",
        "absoluteBoundingBox":{"x":10,"y":50,"width":100,"height":20},"style":{"fontSize":12},
        "fills":[{"type":"SOLID","color":{"r":0.9,"g":0.9,"b":0.9,"a":1}}]}],
        "absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844}}]}}
        """),
  ]

  @Test("labels and layer names in place of identifiers are texts", arguments: dumps)
  func labels(_ dump: Dump) throws {
    var options = LayoutOptions(profile: .hig44)
    options.isRedacted = true
    let checker = LayoutChecker(specs: [], options: options)
    let report = checker.check(dumps: [(dump.path, Array(dump.text.utf8))])
    #expect(report.entries.first?.checks.isEmpty == false)
    var json = JSONWriter()
    json.object { json in report.writeFields(to: &json, locate: { _ in nil }) }
    var texts = [json.string, report.text(locate: { _ in nil })]
    texts += report.diagnostics(files: [FileID(0)], isStrict: true).map(\.message)
    let file = (path: dump.path, bytes: ContiguousArray(dump.text.utf8))
    for converted in checker.convert([file]).dumps {
      var json = JSONWriter()
      LayoutdumpWriter.write(converted, to: &json)
      texts.append(json.string)
    }
    for text in texts { #expect(!text.lowercased().contains("vertraulich"), "\(text)") }
    // What is an identifier by its form and shown nowhere says which element is meant.
    #expect(texts.contains { $0.contains("retry_button") })
  }

  @Test("ids that are texts give way to paths") func ids() throws {
    let text = """
      {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"},"nodes":[
      {"id":"0","parent":null,"role":"window","frame":[0,0,390,844]},
      {"id":"Geheimer Knopf","parent":"0","role":"button","text":"Los","interactive":true,
      "frame":[0,0,30,30]}]}
      """
    var options = LayoutOptions(profile: .hig44)
    options.isRedacted = true
    let report = LayoutChecker(specs: [], options: options)
      .check(dumps: [("a.json", Array(text.utf8))])
    let entry = try #require(report.entries.first)
    #expect(LayoutIDs(entry.dump)[1] == "0/0")
  }
}
