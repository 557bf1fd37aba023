import SpecLayout
import SpecModel
import Testing

/// What a wireframe draws beside texts of the state: named things, things on one line, room below system bars.
struct DrawnPartTests {
  static let text = """
    # Walks

    ## List State

    ```
    ┌───────────────────────────────┐
    │ [8pt padding]                 │
    │ Walks                         │ ← Page heading (28pt Bold)
    │ Sunday                [Help]  │
    │ [Add a walk]                  │ ← Add button (48pt high)
    └───────────────────────────────┘
    ```

    ## Broken State

    ```
    ┌───────────────────────────────┐
    │ Walks                         │ ← Page heading (28pt Bold)
    │ [Try once more]               │ ← Retry button (48pt high)
    └───────────────────────────────┘
    ```

    ## State Transition Matrix

    | From | Event | To |
    |---|---|---|
    | List | save fails | Broken |
    """

  static func boxes(heading: String = "Walks", add: String = "Add a walk", help: Double = 80)
    -> [Box]
  {
    [
      Box(heading, [16, 32, 200, 34]), Box("Sunday", [16, 80, 100, 24]),
      Box("Help", [340, help, 44, 24]), Box(add, [16, 140, 368, 48], target: true, id: "app:id/x"),
    ]
  }

  static func verdicts(
    _ boxes: [Box], _ kind: LayoutCheck.Kind, state: String? = "List"
  ) -> [String] {
    check(screen(boxes), [spec(text)], LayoutOptions(scale: 2, state: state)).verdicts(kind)
  }

  @Test("headings and buttons that a drawing names are demanded") func required() {
    #expect(Self.verdicts(Self.boxes(), .component) == ["pass", "pass"])
    #expect(Self.verdicts(Self.boxes(heading: "Trips"), .component) == ["fail", "pass"])
    #expect(Self.verdicts(Self.boxes(add: "New"), .component) == ["pass", "fail"])
    #expect(
      Self.verdicts(Self.boxes(add: "New"), .component, state: nil)
        == ["pass", "unknown:not-matched"])
  }

  @Test("a button may be told by its identifier") func identified() {
    var boxes = Self.boxes(add: "New")
    boxes[3].ident = "app:id/add_button"
    #expect(Self.verdicts(boxes, .component) == ["pass", "pass"])
  }

  @Test("a button that only another state draws is not allowed") func forbidden() {
    let boxes = Self.boxes() + [Box("Try once more", [16, 300, 200, 48], target: true)]
    #expect(Self.verdicts(boxes, .component) == ["pass", "pass", "fail"])
    // Nobody said which state it is: nothing is demanded of either.
    #expect(!Self.verdicts(boxes, .component, state: nil).contains("fail"))
  }

  @Test(
    "things of one line stand on one height",
    arguments: [
      (80.0, "pass"), (96, "pass"), (120, "fail"), (40, "fail"), (104, "unknown:rounding"),
    ])
  func line(_ top: Double, _ verdict: String) {
    #expect(Self.verdicts(Self.boxes(help: top), .align) == [verdict])
  }

  @Test("a padding may begin below the system's bar") func bars() {
    let bar = Box(
      "", [0, 0, 400, 24], id: "android:id/statusBarBackground", class: "android.view.View")
    #expect(Self.verdicts([bar] + Self.boxes(), .spaceRow).first == "pass")
    #expect(Self.verdicts(Self.boxes(), .spaceRow).first == "fail")
    let low = Box(
      "", [0, 0, 400, 20], id: "android:id/statusBarBackground", class: "android.view.View")
    #expect(Self.verdicts([low] + Self.boxes(), .spaceRow).first == "fail")
  }

  @Test(
    "what a container cuts off",
    arguments: [
      ("\"clip\":true", "[0,0,100,20]", "fail"), ("\"clip\":true", "[0,0,60,20]", ""),
      ("\"clip\":null", "[0,0,100,20]", ""),
      ("\"clip\":true", "[0,60,60,20]", ""), ("\"clip\":true", "[0,30,60,20]", "fail"),
      ("\"clip\":true,\"scroll\":\"vertical\"", "[0,30,60,20]", "not-applicable:scrollable"),
      ("\"clip\":true,\"scroll\":\"vertical\"", "[0,0,100,20]", "fail"),
    ])
  func clipped(_ box: String, _ frame: String, _ verdict: String) {
    let nodes = """
      {"id":"b","parent":"r","role":"container","frame":[0,0,60,40],"scroll":"none",\(box)},
      {"id":"t","parent":"b","role":"text","text":"Hello","frame":\(frame),"scroll":"none"}
      """
    let found = StyleRuleTests.report(nodes).verdicts(.clipBounds)
    #expect(found == (verdict.isEmpty ? [] : [verdict]))
  }

  @Test("line heights of type tokens") func lines() {
    let scale = StyleRuleTests.tokens(.typography, ["28pt Bold", "17pt/22pt Semibold", "15pt"])
    func verdicts(_ style: String) -> [String] {
      StyleRuleTests.report(StyleRuleTests.text(style), scale).verdicts(.typeToken)
    }
    #expect(verdicts("\"size\":17,\"weight\":600,\"line\":22") == ["pass"])
    #expect(verdicts("\"size\":17,\"weight\":600,\"line\":26") == ["fail"])
    #expect(verdicts("\"size\":15,\"line\":26") == ["pass"])
  }
}
