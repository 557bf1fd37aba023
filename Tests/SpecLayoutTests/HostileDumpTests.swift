import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecModel
import SpecText
import Testing

/// Input that is damaged, huge or meant to harm must end in a report.
struct HostileDumpTests {
  static func report(_ text: String) -> LayoutReport {
    report(Array(text.utf8))
  }

  static func report(_ bytes: [UInt8]) -> LayoutReport {
    LayoutChecker(
      specs: [spec(SpaceRowTests.text)], options: LayoutOptions(profile: .wcag24, grid: 8)
    )
    .check(dumps: [("dump", bytes)])
  }

  @Test("100 000 levels of XML") func deepXML() {
    let open = String(repeating: "<node bounds=\"[0,0][9,9]\" clickable=\"true\">", count: 100_000)
    let report = Self.report("<hierarchy>" + open)
    #expect(report.entries.first?.counts.nodes == 100_000)
    #expect(report.entries.first?.dump.truncated == true)
  }

  @Test("100 000 levels of JSON") func deepJSON() {
    let count = 100_000
    let open = String(
      repeating: "{\"attributes\":{\"bounds\":\"[0,0][9,9]\"},\"children\":[", count: count)
    #expect(Self.report(open).failures.count == 1)
    let whole = open + String(repeating: "]}", count: count)
    #expect(Self.report(whole).entries.first?.counts.nodes == count)
  }

  @Test("entities cannot explode") func entities() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE h [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>
      <hierarchy><node text="&b;" bounds="[0,0][9,9]"/></hierarchy>
      """
    let report = Self.report(bomb)
    #expect(report.entries.isEmpty)
    #expect(report.failures.count == 1)
    #expect(report.failures.first?.reason.contains("document type") == true)
    #expect(report.isUnreadable)
    #expect(report.diagnostics(files: [FileID(0)]).map(\.code) == ["L390"])
  }

  @Test(arguments: [
    "", " ", "<", "{", "[", "[]", "{}", "null", "<hierarchy/>", "<a/>", "View Hierarchy:",
    "{\"layoutdump\":1}", "{\"layoutdump\":1,\"nodes\":null}", "[1,2]", "<UIView; frame = (",
    "{\"document\":{\"type\":1}}", "{\"items\":[{\"area\":[]}]}", "\u{FEFF}", "\0\0\0\0",
  ])
  func small(_ text: String) {
    let report = Self.report(text)
    #expect(report.verdict == .inconclusive)
    var json = JSONWriter()
    json.object { json in report.writeFields(to: &json, locate: { _ in nil }) }
    #expect(!report.text(locate: { _ in nil }).isEmpty)
  }

  @Test(
    "frames without sense",
    arguments: [
      "[100,100][50,50]", "[0,0][0,0]", "[99999999999999,0][1,1]", "[1e400,0][1,1]", "[NaN,0][1,1]",
      "[-5,-5][-1,-1]", "[,][,]", "", "[1,2,3]", "[0,0][2147483647,2147483647]",
    ])
  func frames(_ bounds: String) {
    let xml = """
      <hierarchy><node bounds="[0,0][1080,2400]" scrollable="false" enabled="true">
      <node text="x" clickable="true" enabled="true" bounds="\(bounds)"/></node></hierarchy>
      """
    let report = Self.report(xml)
    #expect(report.entries.first?.counts.nodes == 2)
  }

  @Test("a flat dump is compared with its neighbours only") func flat() {
    let rows = (0..<6_000).map { row in
      "<node text=\"Row\" enabled=\"true\" clickable=\"true\" scrollable=\"false\" "
        + "bounds=\"[0,\(row * 30)][200,\(row * 30 + 27)]\"/>"
    }
    let xml =
      "<hierarchy><node bounds=\"[0,0][200,400]\" scrollable=\"false\">" + rows.joined()
      + "</node></hierarchy>"
    let clock = ContinuousClock()
    var report = LayoutReport()
    let time = clock.measure {
      report = LayoutChecker(
        specs: [], options: LayoutOptions(profile: .wcag24, scale: 2, grid: 8)
      ).check(dumps: [("flat.xml", Array(xml.utf8))])
    }
    #expect(report.checks(.gridSpacing).count >= 5_999)
    #expect(time < .seconds(20))
  }

  @Test("a picture is no damaged JSON") func binary() {
    var random = SplitMix(state: 3)
    let bytes = (0..<20_000).map { _ in UInt8(random.next(256)) }
    #expect(Self.report(bytes).failures.first?.reason == "the file is no text")
  }

  @Test("only what is no dump is unreadable") func unreadable() {
    #expect(!Self.report(" \n").isUnreadable)
    #expect(Self.report("hello").isUnreadable)
    #expect(Self.report("<hierarchy><node bounds=\"[0,0][9,9]\"/>").isUnreadable == false)
  }

  @Test("negative sizes are kept") func negative() {
    let text = """
      {"layoutdump":1,"nodes":[{"id":"a","parent":null,"frame":[10,10,-4,20]}]}
      """
    let report = Self.report(text)
    #expect(report.entries.first?.dump.nodes.first?.frame?.width == -4)
    #expect(report.entries.first?.counts.drawn == 0)
  }

  @Test("parents that come later, repeat or name themselves") func parents() {
    let text = """
      {"layoutdump":1,"nodes":[{"id":"a","parent":"b","frame":[0,0,9,9]},
      {"id":"b","parent":"b","frame":[0,0,9,9]},{"id":"b","parent":"a","frame":[0,0,9,9]}]}
      """
    let report = Self.report(text)
    #expect(report.entries.first?.counts.nodes == 3)
    #expect(report.entries.first?.dump.notes.count == 1)
  }

  @Test("characters beyond the basic plane as two references") func surrogates() {
    let xml = """
      <hierarchy><node text="&#55357;&#56832; &#0;" bounds="[0,0][9,9]"/></hierarchy>
      """
    #expect(Self.report(xml).entries.first?.dump.nodes.first?.text == "😀 ????")
  }

  @Test("text around the XML") func around() {
    let xml =
      "UI hierarchy dumped\n<?xml version='1.0'?><hierarchy><node bounds=\"[0,0][9,9]\"/>"
      + "</hierarchy>\nUI hierarchy dumped to: screen"
    #expect(Self.report(xml).entries.first?.counts.nodes == 1)
    #expect(Self.report(xml).entries.first?.dump.truncated == false)
  }

  @Test("UTF-16 and bytes that are no UTF-8") func encodings() {
    let xml = "<hierarchy><node text=\"ä\" bounds=\"[0,0][9,9]\"/></hierarchy>"
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in xml.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(Self.report(wide).entries.first?.dump.nodes.first?.text == "ä")
    #expect(Self.report(Array(wide[2...])).entries.first?.dump.nodes.first?.text == "ä")
    let other = xml.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(Self.report(other).entries.first?.dump.nodes.first?.text == "ä")
    let raw =
      Array("<hierarchy><node text=\"".utf8) + [0xC4, 0xE3]
      + Array("\" bounds=\"[0,0][9,9]\"/></hierarchy>".utf8)
    #expect(Self.report(raw).entries.first?.dump.nodes.first?.text == "\u{FFFD}\u{FFFD}")
    #expect(Self.report(raw).entries.first?.dump.notes.count == 1)
  }

  @Test("random damage never stops the checker") func fuzz() {
    var seeds: [[UInt8]] = [screen(SpaceRowTests.filled())]
    for text in Self.samples { seeds.append(Array(text.utf8)) }
    var random = SplitMix(state: 42)
    for seed in seeds {
      for _ in 0..<150 {
        var bytes = seed
        for _ in 0..<(1 + random.next(6)) where !bytes.isEmpty {
          let index = random.next(bytes.count)
          switch random.next(4) {
          case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next(256))
          case 1: bytes.removeSubrange(index..<min(bytes.count, index + 1 + random.next(20)))
          case 2: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 30)], at: index)
          default: bytes.replaceSubrange(index..<index, with: Array("-1e308".utf8))
          }
        }
        let report = Self.report(bytes)
        _ = report.diagnostics(files: [FileID(0)], isStrict: true)
        var json = JSONWriter()
        json.object { json in report.writeFields(to: &json, locate: { _ in ("s", 1) }) }
        #expect(report.entries.count + report.failures.count > 0)
      }
    }
  }

  static let samples = [
    """
    {"layoutdump":1,"screen":{"w":400,"h":800,"unit":"px","scale":2},"nodes":[
    {"id":"a","parent":null,"frame":[0,0,400,800]},{"id":"b","parent":"a","text":"Notes",
    "frame":[10,10,90,30],"interactive":true,"style":{"color":"#111","bg":"#eee","size":14}}]}
    """,
    """
    [{"AXFrame":"{{0, 0}, {375, 667}}","frame":{"x":0,"y":0,"width":375,"height":667},
    "AXLabel":"App","type":"Application","enabled":true},{"frame":{"x":1,"y":2,"width":3,
    "height":4},"AXLabel":"Go","type":"Button","enabled":true}]
    """,
    """
    <UIView: 0x1; frame = (0 0; 375 667); layer = <CALayer>>
       | <UILabel: 0x2; frame = (1 2; 30 40); text = 'It's; here'; hidden = YES>
       | <UIButton: 0x3; frame = (5 6; 7 8); alpha = 0.5>
    """,
    """
      View Hierarchy:
        DecorView{1a V.E...... R....... 0,0-1080,2400}
          android.widget.Button{2b VFED..C.. ........ 0,-6-100,50 #7f app:id/go}
    """,
  ]
}

/// A small generator, the same on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
