import SpecDiagnostics
import SpecJSON
import SpecLayout
import SpecModel
import SpecText
import Testing

/// What a spec gives to a state beyond its drawing: texts, labels, stated sizes, pins.
struct StateContentTests {
  static let text = """
    # Walks: Screen States

    ## List State

    ```
    ┌───────────────────────────────┐
    │ Walks                  [Help] │ ← Navigation bar
    ├───────────────────────────────┤
    │ [16pt space]                  │
    │ [Add a walk]                  │ ← Add button (48pt high)
    └───────────────────────────────┘
    ```

    Components:

    - Sync indicator "All saved"

    ## Broken State

    ```
    ┌───────────────────────────────┐
    │ Walks                  [Help] │ ← Navigation bar
    ├───────────────────────────────┤
    │ [16pt space]                  │
    │ [Try once more]               │ ← Retry button (48pt high)
    └───────────────────────────────┘
    ```

    Components:

    - Sync indicator "Could not save"

    ## State Transition Matrix

    | From | Event | To |
    |---|---|---|
    | List | save fails | Broken |
    | Broken | tap "Try once more" | List |

    ## Layout Rules

    - **Walk Card Height**: at least 96pt
    - **Navigation Bar**: 64pt high

    ## Accessibility

    - **Help Button**: announced as "Call for help"
    """

  static func boxes(
    line: String = "All saved", card: Double = 96, bar: Double = 64, label: String = "Call for help"
  ) -> [Box] {
    var help = Box("", [340, 32, 48, 48], target: true, id: "app:id/help_button")
    help.attributes = "content-desc=\"\(label)\""
    return [
      Box(
        "", [0, 24, 400, bar], id: "app:id/navigation_bar", class: "android.widget.Toolbar",
        [Box("Walks", [16, 40, 100, 32]), help]),
      Box("Add a walk", [16, bar + 40, 368, 48], target: true, id: "app:id/add"),
      Box(line, [16, 180, 200, 20]),
      Box("", [16, 220, 368, card], id: "app:id/walk_card", class: "android.view.ViewGroup"),
    ]
  }

  static func report(_ boxes: [Box], state: String? = "List") -> LayoutReport {
    check(screen(boxes), [spec(text)], LayoutOptions(scale: 2, state: state))
  }

  @Test("texts of the state are demanded, those of another one are not allowed")
  func components() {
    #expect(Self.report(Self.boxes()).verdicts(.component) == ["pass", "pass"])
    #expect(
      Self.report(Self.boxes(line: "Could not save")).verdicts(.component)
        == ["fail", "fail", "pass"])
    let guessed = Self.report(Self.boxes(line: "Nothing"), state: nil)
    #expect(
      guessed.entries[0].state?.hasPrefix("List") == true, "\(guessed.entries[0].stateReason)")
    #expect(guessed.verdicts(.component) == ["unknown:not-matched", "pass"])
  }

  @Test("sizes that a list states") func sizes() {
    func verdicts(_ boxes: [Box]) -> [String] {
      Self.report(boxes).checks(.size).filter { !$0.expected.hasPrefix("48 pt") }.map {
        "\($0.expected) \($0.verdict.rawValue)"
      }
    }
    #expect(Set(verdicts(Self.boxes())) == ["≥ 96 pt pass", "64 pt pass"])
    #expect(Set(verdicts(Self.boxes(card: 90))) == ["≥ 96 pt fail", "64 pt pass"])
    #expect(Set(verdicts(Self.boxes(bar: 56))) == ["≥ 96 pt pass", "64 pt fail"])
  }

  @Test("names for assistive technology") func labels() {
    #expect(Self.report(Self.boxes()).verdicts(.label) == ["pass"])
    #expect(Self.report(Self.boxes(label: "Help")).verdicts(.label) == ["fail"])
  }

  @Test("a ranked state tells its lead") func margin() {
    let reason = Self.report(Self.boxes(), state: nil).entries[0].stateReason
    #expect(reason.contains("next is"), "\(reason)")
  }

  @Test("elements and states can be pinned") func pins() {
    var boxes = Self.boxes()
    // Two buttons of the same words: the lower one is the part that is meant.
    boxes.append(Box("Add a walk", [16, 400, 368, 48], target: true, id: "app:id/real_add"))
    func report(_ bindings: [String: String]) -> LayoutReport {
      var options = LayoutOptions(scale: 2)
      options.states = ["screen.xml": "List"]
      options.bindings = bindings
      return check(screen(boxes), [spec(Self.text)], options)
    }
    #expect(report([:]).verdicts(.spaceRow) == ["pass"])
    for key in ["real_add", "app:id/real_add", "0/4"] {
      let pinned = report([key: "Add a walk"])
      #expect(pinned.verdicts(.spaceRow) != ["pass"])
      let match = pinned.entries[0].matches.first { $0.name == "Add a walk" }
      #expect(match?.how == "bound")
      #expect(match?.node == 7)
    }
    #expect(report([:]).entries[0].stateReason == "named by the caller")
  }

  @Test("no text of a dump is left in a redacted report") func redaction() {
    var options = LayoutOptions(profile: .hig44, scale: 2)
    options.isRedacted = true
    var boxes = Self.boxes(line: "Secret words")
    boxes.append(Box("Hidden name", [300, 300, 20, 20], target: true))
    let report = check(screen(boxes), [spec(Self.text)], options)
    var json = JSONWriter()
    json.object { json in report.writeFields(to: &json, locate: { _ in ("spec.md", 1) }) }
    var texts = [json.string, report.text(locate: { _ in nil })]
    texts += report.diagnostics(files: [FileID(0)], isStrict: true).map(\.message)
    texts += report.sources.map { String(decoding: $0.bytes, as: UTF8.self) }
    for text in texts {
      #expect(!text.contains("Secret"))
      #expect(!text.contains("Hidden"))
    }
    #expect(report.verdicts(.targetSize).contains("fail"))
  }
}
