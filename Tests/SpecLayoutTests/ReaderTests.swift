import SpecLayout
import SpecText
import Testing

/// One small dump of each format, with what is read of it.
struct ReaderCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var format: LayoutFormat
  var text: String
  /// One line an element: path, role, identifier, text, frame, and "!" for a target.
  var expected: [String]

  init(_ format: LayoutFormat, _ text: String, _ expected: [String]) {
    testDescription = format.rawValue
    self.format = format
    self.text = text
    self.expected = expected
  }
}

struct ReaderTests {
  static let cases = [
    ReaderCase(
      .xcuiElementText,
      """
      Attributes: Application, 0x1010, pid: 77, label: 'Diary'
      Element subtree:
       →Application, 0x1010, pid: 77, label: 'Diary'
          Window (Main), 0x1020, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x1030, {{16.0, 59.3}, {44.0, 30.7}}, identifier: 'add', label: 'Bob's page', Disabled
            StaticText, 0x1040, {{16.0, 100.0}, {200.0, 20.3}}, label: 'Monday, a walk'
      Path to element:
       →Application, 0x1010, pid: 77, label: 'Diary'
      """,
      [
        "0 window - Diary -", "0/0 window - - 0,0,390,844",
        "0/0/0 button add Bob's page 16,59.3,44,30.7 off",
        "0/0/1 text - Monday, a walk 16,100,200,20.3",
      ]),
    ReaderCase(
      .detoxXML,
      """
      <?xml version="1.0"?><ViewHierarchy>
      <DecorView class="com.android.internal.policy.DecorView" x="0" y="0" width="1080" height="1920"
        visibility="visible" alpha="1.0" testID="">
      <ReactViewGroup class="com.facebook.react.views.view.ReactViewGroup" x="0" y="66" width="1080"
        height="1854" visibility="visible" testID="list">
      <ReactTextView class="com.facebook.react.views.text.ReactTextView" x="40" y="200" width="400"
        height="60" visibility="gone" label="Walks" testID="title"/></ReactViewGroup></DecorView>
      </ViewHierarchy>
      """,
      [
        "0 window - - 0,0,1080,1920", "0/0 container list - 0,66,1080,1854",
        "0/0/0 text title Walks 40,200,400,60 hidden",
      ]),
    ReaderCase(
      .droidBotJSON,
      """
      {"tag": "x", "width": 1080, "height": 1920, "views": [
      {"temp_id": 0, "parent": -1, "class": "android.widget.FrameLayout", "visible": "true",
       "bounds": [[0, 0], [1080, 1920]], "clickable": "false", "enabled": "true"},
      {"temp_id": 4, "parent": 0, "class": "android.widget.Button", "text": "Go", "visible": "true",
       "resource_id": "app:id/go", "bounds": [[20, 40], [200, 140]], "clickable": "true",
       "enabled": "true"}]}
      """,
      ["0 container - - 0,0,1080,1920", "0/0 button app:id/go Go 20,40,180,100 !"]),
    ReaderCase(
      .ricoJSON,
      """
      {"activity_name": "a/b", "activity": {"root": {"class": "android.widget.FrameLayout",
       "bounds": [0, 0, 1440, 2560], "clickable": false, "enabled": true, "visible-to-user": true,
       "children": [null, {"class": "android.widget.TextView", "bounds": [56, 84, 700, 168],
       "text": "Hello", "clickable": true, "enabled": true, "visible-to-user": true,
       "content-desc": [null], "ancestors": ["android.view.View"]}]}}}
      """,
      ["0 container - - 0,0,1440,2560", "0/0 text - Hello 56,84,644,84 !"]),
    ReaderCase(
      .sentryJSON,
      """
      {"rendering_system": "flutter", "windows": [{"type": "RootWidget", "width": 390,
       "height": 844, "alpha": 1, "visible": true, "children": [{"type": "IconButton",
       "identifier": "add", "width": 48, "height": 40, "x": 8, "y": 50, "visible": true}]}]}
      """,
      ["0 other - - 0,0,390,844", "0/0 button add - 8,50,48,40 !"]),
    ReaderCase(
      .flutterSemanticsText,
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 1170.0, 2532.0)
       │
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) scaled by 3.0x
         │ textDirection: ltr
         │
         ├─SemanticsNode#2
         │   Rect.fromLTRB(16.0, 60.0, 200.0, 88.0)
         │   label: "Walks"
         │
         └─SemanticsNode#3
             Rect.fromLTRB(300.0, 60.0, 340.0, 100.0)
             actions: tap
             flags: isButton, hasEnabledState, isEnabled
             label: "Add"
      """,
      [
        "0 container - - 0,0,1170,2532", "0/0 container - - 0,0,390,844",
        "0/0/0 container - Walks 16,60,184,28", "0/0/1 button - Add 300,60,40,40 !",
      ]),
    ReaderCase(
      .flutterRenderText,
      """
      RenderView#1a2b3
       │ debug mode enabled - ios
       │ view size: Size(1170.0, 2532.0) (in physical pixels)
       │ device pixel ratio: 3.0 (physical pixels per logical pixel)
       │ configuration: Size(390.0, 844.0) at 3.0x (in logical pixels)
       │
       └─child: RenderPadding#4c5d6
         │ parentData: <none>
         │ constraints: BoxConstraints(w=390.0, h=844.0)
         │ size: Size(390.0, 844.0)
         │
         └─child: RenderParagraph#7e8f9
           │ parentData: offset=Offset(16.0, 24.0) (can use size)
           │ size: Size(120.0, 20.0)
           │ text:
           ╎  ╘═╦══ text ═══
           ╎    ║ TextSpan:
           ╎    ║   size: 17.0
           ╎    ║   "Walks"
           ╎    ╚═══════════
      """,
      [
        "0 window - - 0,0,390,844", "0/0 container - - 0,0,390,844",
        "0/0/0 text - Walks 16,24,120,20",
      ]),
    ReaderCase(
      .composeText,
      """
      11-02 10:00:00.000 1 2 D T : printToLog:
      11-02 10:00:00.000 1 2 D T : Printing with useUnmergedTree = 'false'
      11-02 10:00:00.000 1 2 D T : Node #1 at (l=0.0, t=63.0, r=1080.0, b=2154.0)px
      11-02 10:00:00.000 1 2 D T :  |-Node #2 at (l=42.0, t=105.0, r=150.5, b=231.0)px, Tag: 'save'
      11-02 10:00:00.000 1 2 D T :  | Role = 'Button'
      11-02 10:00:00.000 1 2 D T :  | Text = '[Save]'
      11-02 10:00:00.000 1 2 D T :  | Actions = [OnClick, GetTextLayoutResult]
      11-02 10:00:00.000 1 2 D T :  |-Node #5 at (l=42.0, t=300.0, r=600.0, b=360.0)px
      11-02 10:00:00.000 1 2 D T :    Text = '[Walks]'
      """,
      [
        "0 other - - 0,63,1080,2091", "0/0 button save Save 42,105,108.5,126 !",
        "0/1 text - Walks 42,300,558,60",
      ]),
    ReaderCase(
      .playwrightText,
      """
      - document [ref=e1] [box=0,0,800,600]:
        - heading "Walks" [level=1] [ref=e2] [box=8,21,784,37]
        - button "Add a \\"walk\\"" [disabled] [ref=e3] [box=8,80,90,24]
        - link "More" [ref=e4] [box=8,120,40,18]:
          - /url: "#more"
        - paragraph [ref=e5] [box=8,150,300,18]: Nothing yet
      """,
      [
        "0 window e1 - 0,0,800,600", "0/0 text e2 Walks 8,21,784,37",
        "0/1 button e3 Add a \\\"walk\\\" 8,80,90,24 off", "0/2 link e4 More 8,120,40,18 !",
        "0/3 text e5 Nothing yet 8,150,300,18",
      ]),
    ReaderCase(
      .domSnapshotJSON,
      """
      {"documents": [{"nodes": {"parentIndex": [-1, 0, 1, 2], "nodeName": [0, 1, 2, 3],
       "attributes": [[], [], [4, 5], []], "isClickable": {"index": [2]}},
       "layout": {"nodeIndex": [0, 2, 3], "bounds": [[0, 0, 800, 600], [8, 8, 100, 30],
       [12, 12, 40, 18]], "text": [-1, -1, 6]}}],
       "strings": ["#document", "BODY", "DIV", "#text", "id", "add", "Add"]}
      """,
      [
        "0 window - - 0,0,800,600", "0/0 container add - 8,8,100,30 !",
        "0/0/0 text - Add 12,12,40,18",
      ]),
    ReaderCase(
      .playwrightJSON,
      """
      [{"role": "main", "name": "", "boundingBox": {"x": 0, "y": 0, "width": 800, "height": 600},
        "children": [{"role": "button", "name": "Save", "testId": "save",
        "boundingBox": {"x": 8, "y": 20.5, "width": 60, "height": 30}}]}]
      """,
      ["0 window - - 0,0,800,600", "0/0 button save Save 8,20.5,60,30 !"]),
    ReaderCase(
      .maestroAndroidJSON,
      """
      Running on emulator
      {"attributes": {"bounds": "[0,0][1080,1920]", "class": "android.widget.FrameLayout"},
       "children": [{"attributes": {"text": "Go", "resource-id": "app:id/go",
       "bounds": "[20,40][200,140]", "class": "android.widget.Button", "enabled": "true"},
       "clickable": true, "children": []}]}
      """,
      ["0 container - - 0,0,1080,1920", "0/0 button app:id/go Go 20,40,180,100 !"]),
    ReaderCase(
      .wdaJSON,
      """
      {"value": {"tree": {"type": "Application", "rect": {"origin": {"x": 0, "y": 0},
       "size": {"width": 390, "height": 844}}, "isEnabled": "1", "isVisible": "1", "children": [
       {"type": "Button", "name": "add", "label": "Add", "isEnabled": "1", "isVisible": "1",
       "rect": {"origin": {"x": 8, "y": 50.5}, "size": {"width": 44, "height": 44}}}]}}}
      """,
      ["0 window - - 0,0,390,844", "0/0 button add Add 8,50.5,44,44 !"]),
    ReaderCase(
      .idbJSON,
      """
      [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Diary", "type": "Application",
        "enabled": true, "children": [{"AXFrame": "{{8, 50.5}, {44, 44}}", "AXUniqueId": "add",
        "AXLabel": "Add", "type": "Button", "enabled": true}]}]
      """,
      ["0 window - Diary 0,0,390,844", "0/0 button add Add 8,50.5,44,44 !"]),
  ]

  @Test(arguments: cases) func elements(_ item: ReaderCase) throws {
    let outcome = DumpReader.read(Array(item.text.utf8), path: "dump")
    let dump = try #require(outcome.dumps.first, "\(outcome.failure ?? "")")
    #expect(dump.format == item.format)
    #expect(Self.lines(dump) == item.expected)
    #expect(outcome.failure == nil)
  }

  @Test("a format can be stated", arguments: cases) func stated(_ item: ReaderCase) throws {
    let dump = try #require(
      DumpReader.read(Array(item.text.utf8), path: "dump", format: item.format).dumps.first)
    #expect(Self.lines(dump) == item.expected)
  }

  @Test("carriage returns and marks change nothing", arguments: cases)
  func lineEnds(_ item: ReaderCase) throws {
    let text =
      "\u{FEFF}"
      + item.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let dump = try #require(DumpReader.read(Array(text.utf8), path: "dump").dumps.first)
    #expect(Self.lines(dump) == item.expected)
  }

  static func lines(_ dump: LayoutDump) -> [String] {
    let ids = LayoutIDs(dump)
    return dump.nodes.indices.map { index in
      let node = dump.nodes[index]
      let frame = node.frame.map { frame in
        [frame.x, frame.y, frame.width, frame.height].map { value in
          let tenths = (value * 10).rounded() / 10
          return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
        }.joined(separator: ",")
      }
      var line = [
        ids[index], node.role.rawValue, node.ident ?? "-", node.text ?? "-", frame ?? "-",
      ].joined(separator: " ")
      if node.isTarget { line += " !" }
      if node.enabled == false { line += " off" }
      if node.hidden == true { line += " hidden" }
      return line
    }
  }
}
