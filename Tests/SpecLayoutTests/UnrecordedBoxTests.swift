import SpecLayout
import SpecModel
import Testing

/// Boxes that the wireframe draws and of which the dump has only what they hold.
struct UnrecordedBoxTests {
  /// The filled screen of `SpaceRowTests` without elements for its bar and its cards.
  static func flat(heading: Double = 64, one: Double = 126, two: Double = 222) -> [Box] {
    [
      Box("Menu", [0, 4, 60, 44], target: true), Box("Search", [340, 4, 60, 44], target: true),
      Box("Notes", [16, heading, 368, 34]),
      Box("Shopping list", [32, one, 300, 24]), Box("Milk and bread", [32, one + 28, 300, 20]),
      Box("Birthday ideas", [32, two, 300, 24]), Box("A book, a walk", [32, two + 28, 300, 20]),
    ]
  }

  private func spaces(_ boxes: [Box]) -> [LayoutCheck] {
    check(screen(boxes), [spec(SpaceRowTests.text)]).entries[0].checks.filter {
      $0.kind == .spaceRow
    }
  }

  @Test func roomAroundUndrawnBoxesProvesNothing() {
    let checks = spaces(Self.flat())
    #expect(!checks.contains { $0.verdict == .fail })
    #expect(checks.count { $0.reason == .notRecorded } == 3)
  }

  @Test func lessRoomThanDemandedIsWrongAllTheSame() throws {
    let checks = spaces(Self.flat(heading: 52, one: 110 - 16))
    let failed = try #require(checks.first { $0.verdict == .fail })
    #expect(failed.message.contains("'Notes'"))
  }

  @Test func theElementNextToTheGapIsNamed() throws {
    let text = """
      ## Ask State

      ```
      ┌──────────────────┐
      │ [No]      [Yes]  │
      │ [8pt space]      │
      │ Forgot it?       │
      └──────────────────┘
      ```
      """
    let boxes = [
      Box("No", [16, 100, 120, 44], target: true), Box("Yes", [200, 104, 120, 44], target: true),
      Box("Forgot it?", [16, 152, 200, 20]),
    ]
    let report = check(screen(boxes), [spec(text)])
    let failed = try #require(
      report.entries[0].checks.first { $0.kind == .spaceRow && $0.verdict == .fail })
    #expect(failed.message.hasPrefix("space between 'Yes' and 'Forgot it?' is 4 dp"))
  }

  @Test func aHeightBesideTheDrawingIsHeldAgainstItsThing() throws {
    let text = """
      ## Inbox State

      ```
      ┌──────────────────┐
      │ [Back]   Inbox   │ ← Navigation bar (56pt high)
      │ [Compose]        │ ← Compose button (48pt high)
      └──────────────────┘
      ```

      - **Page Margins**: 16pt on both sides
      """
    let boxes = [
      Box("Back", [0, 6, 60, 44], target: true), Box("Inbox", [100, 12, 200, 30]),
      Box("Compose", [16, 100, 120, 70], target: true),
    ]
    let entry = check(screen(boxes), [spec(text)]).entries[0]
    let sizes = entry.checks.filter { $0.kind == .size && $0.verdict == .fail }
    #expect(sizes.map(\.message) == ["'Compose' is 120 × 70 dp, the spec says 48 pt high"])
    #expect(entry.notChecked.contains { $0.contains("'Page Margins'") })
  }
}
