import SpecLayout
import SpecModel
import Testing

/// Which control a statement on a label means.
@Suite struct LabelTests {
  private static func text(_ subject: String, announced: String = "Write a message") -> String {
    """
    # Inbox

    ## List State

    ```
    ┌───────────────────────┐
    │ Inbox                 │
    │ [16pt space]          │
    │ [New]                 │ ← Compose button
    └───────────────────────┘
    ```

    ## Accessibility

    - **\(subject)**: announced as "\(announced)"
    """
  }

  private static func button(
    _ text: String, name: String, id: String = "", class type: String = "android.widget.Button"
  ) -> Box {
    Box(
      text, [16, 100, 200, 48], target: true, id: id, class: type,
      attributes: "content-desc=\"\(name)\"")
  }

  private func verdicts(_ subject: String, _ boxes: [Box], announced: String = "Write a message")
    -> [String]
  {
    check(
      screen([Box("Inbox", [16, 16, 200, 32])] + boxes),
      [spec(Self.text(subject, announced: announced))], LayoutOptions(scale: 2, state: "List")
    ).verdicts(.label)
  }

  @Test(
    "a control is found by its identifier, the note or part of the drawing, or its text",
    arguments: [
      ("Compose Button", "New", ""), ("New Button", "New", ""),
      ("Compose Button", "", "app:id/compose"),
      ("Send Button", "Send", ""), ("Send", "Send", ""),
    ])
  func found(subject: String, text: String, id: String) {
    #expect(verdicts(subject, [Self.button(text, name: "Nonsense", id: id)]) == ["fail"])
    #expect(verdicts(subject, [Self.button(text, name: "Write a message", id: id)]) == ["pass"])
  }

  @Test("the text inside a control names it")
  func inside() {
    let label = Box("Send", [24, 110, 80, 20])
    var box = Self.button("", name: "Nonsense")
    box.children = [label]
    #expect(verdicts("Send Button", [box]) == ["fail"])
  }

  @Test("several controls, or none, leave it open")
  func open() {
    var second = Self.button("Send", name: "Nonsense")
    second.frame = [16, 300, 200, 48]
    #expect(verdicts("Send Button", [Self.button("Send", name: "Nonsense"), second]) == [])
    #expect(verdicts("Archive Button", [Self.button("Send", name: "Nonsense")]) == [])
    #expect(verdicts("Send Button", [Box("Send", [16, 100, 200, 20])]) == [])
  }

  @Test("the role alone can only confirm")
  func role() {
    let field = "android.widget.EditText"
    #expect(
      verdicts("Search field", [Self.button("", name: "Write a message", class: field)]) == ["pass"]
    )
    #expect(
      verdicts("Search field", [Self.button("", name: "Nonsense", class: field)])
        == ["unknown:not-matched"])
  }

  @Test("labels with places for what changes are not compared")
  func placeholders() {
    let boxes = [Self.button("New", name: "Nonsense")]
    #expect(verdicts("Compose Button", boxes, announced: "Write to [name]") == [])
  }
}
