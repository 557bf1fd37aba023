import SpecDiagnostics
import SpecLayout
import SpecModel
import SpecText
import Testing

/// A list of notes: heading, two cards with texts inside.
struct SpaceRowTests {
  static let text = """
    # Notes: Screen States

    ## Filled State

    Layout:

    ```
    ┌───────────────────────────────┐
    │ Menu              [Search]    │
    ├───────────────────────────────┤
    │ [8pt padding]                 │
    │ Notes                         │ ← Page heading (28pt Bold)
    │ [16pt space]                  │
    │ ┌───────────────────────────┐ │
    │ │ Shopping list             │ │ ← Note card
    │ │ Milk and bread            │ │
    │ └───────────────────────────┘ │
    │ [12pt space]                  │
    │ ┌───────────────────────────┐ │
    │ │ Birthday ideas            │ │ ← Note card
    │ │ A book, a walk            │ │
    │ └───────────────────────────┘ │
    │ [12pt space]                  │
    │ [More cards...]               │
    └───────────────────────────────┘
    ```

    ## Empty State

    Layout:

    ```
    ┌───────────────────────────────┐
    │ Menu              [Search]    │
    ├───────────────────────────────┤
    │ Notes                         │
    │ [32pt space]                  │
    │ Nothing here yet              │
    └───────────────────────────────┘
    ```
    """

  /// The filled screen with given distances.
  static func filled(padding: Double = 8, first: Double = 16, second: Double = 12) -> [Box] {
    let heading = 56 + padding
    let one = heading + 34 + first
    let two = one + 80 + second
    return [
      Box(
        "", [0, 0, 400, 56], id: "app:id/bar", class: "android.widget.Toolbar",
        [
          Box("Menu", [0, 4, 60, 48], target: true),
          Box("Search", [340, 4, 60, 48], target: true),
        ]),
      Box("Notes", [16, heading, 368, 34]),
      card("Shopping list", "Milk and bread", top: one),
      card("Birthday ideas", "A book, a walk", top: two),
    ]
  }

  static func card(_ title: String, _ detail: String, top: Double) -> Box {
    Box(
      "", [16, top, 368, 80], target: true, id: "app:id/note_card",
      class: "android.view.ViewGroup",
      [Box(title, [28, top + 10, 300, 24]), Box(detail, [28, top + 40, 300, 24])])
  }

  @Test("distances as drawn pass; each other one fails") func distances() {
    let notes = spec(Self.text)
    func verdicts(_ boxes: [Box]) -> [String] {
      check(screen(boxes), [notes]).verdicts(.spaceRow)
    }
    #expect(
      verdicts(Self.filled()) == ["pass", "pass", "pass", "not-applicable:continues"])
    #expect(
      verdicts(Self.filled(first: 20)) == ["pass", "fail", "pass", "not-applicable:continues"])
    #expect(
      verdicts(Self.filled(second: 8)) == ["pass", "pass", "fail", "not-applicable:continues"])
    #expect(
      verdicts(Self.filled(padding: 14)) == ["fail", "pass", "pass", "not-applicable:continues"])
  }

  @Test("whole pixels at an odd density are no fault") func oddDensity() {
    let notes = spec(Self.text)
    func verdicts(_ boxes: [Box], _ scale: Double) -> [String] {
      check(screen(boxes, scale: scale), [notes], LayoutOptions(scale: scale))
        .verdicts(.spaceRow)
    }
    for scale in [1, 1.5, 2.625, 2.75, 3.5] {
      #expect(
        verdicts(Self.filled(), scale) == ["pass", "pass", "pass", "not-applicable:continues"])
      #expect(verdicts(Self.filled(first: 18), scale)[1] == "fail")
      #expect(verdicts(Self.filled(second: 10), scale)[2] == "fail")
    }
  }

  @Test("a blank line in the drawing is room to spare") func blankLine() {
    let text = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .flatMap { line in
        line.contains("[32pt space]") ? [line, "│                               │"] : [line]
      }.joined(separator: "\n")
    func verdicts(_ top: Double) -> [String] {
      let boxes = [
        Box("Menu", [0, 4, 60, 48], target: true), Box("Notes", [16, 64, 368, 34]),
        Box("Nothing here yet", [16, top, 368, 20]),
      ]
      return check(screen(boxes), [spec(text)]).verdicts(.spaceRow)
    }
    #expect(verdicts(130) == ["pass"])
    #expect(verdicts(300) == ["pass"])
    #expect(verdicts(120) == ["fail"])
  }

  @Test("the state is told from the texts") func state() {
    let notes = spec(Self.text)
    let filled = check(screen(Self.filled()), [notes]).entries[0]
    #expect(filled.state?.hasPrefix("Filled") == true, "\(filled.stateReason)")
    let empty = [
      Box("Menu", [0, 4, 60, 48], target: true), Box("Notes", [16, 64, 368, 34]),
      Box("Nothing here yet", [16, 130, 368, 20]),
    ]
    let report = check(screen(empty), [notes])
    #expect(report.entries[0].state?.hasPrefix("Empty") == true)
    #expect(report.verdicts(.spaceRow) == ["pass"])
    let other = check(screen([Box("Weather", [0, 0, 400, 40])]), [notes])
    #expect(other.entries[0].state == nil)
    #expect(other.verdicts(.spaceRow) == [])
    let stated = check(screen(Self.filled()), [notes], LayoutOptions(state: "Empty"))
    #expect(stated.entries[0].state?.hasPrefix("Empty") == true)
  }

  @Test("rows in another order are reported") func order() {
    var boxes = Self.filled()
    boxes[1] = Box("Notes", [16, 700, 368, 34])
    let report = check(screen(boxes), [spec(Self.text)])
    #expect(report.verdicts(.order) == ["fail", "pass"])
    #expect(check(screen(Self.filled()), [spec(Self.text)]).verdicts(.order) == ["pass", "pass"])
  }

  @Test("the place of a finding is in the dump, its reason in the spec") func places() throws {
    let report = check(screen(Self.filled(first: 20)), [spec(Self.text)])
    let finding = try #require(
      report.diagnostics(files: [.init(7)]).first { $0.code == "L304" })
    #expect(finding.origin.file == .init(7))
    #expect(report.sources[0].string(finding.origin.range).contains("note_card"))
    #expect(finding.related.contains { $0.origin.file == .init(0) })
    #expect(report.verdict == .fail)
  }
}
