import Testing

@testable import SpecDifference

/// Machines: states, transitions, prohibitions, starts.
@Suite struct MachineDifferenceTests {
  private static func spec(_ rows: String, head: String = "") -> String {
    """
    # Door

    \(head)
    ## Transitions

    | From | To | Trigger | Duration |
    |---|---|---|---|
    \(rows)

    """
  }

  private static let rows = """
    | Open | Shut | Push | 200ms |
    | Shut | Open | Pull | 300ms |
    | Shut | Locked | Turn key | |
    | Locked | Shut | Turn back | |
    """

  @Test(arguments: [
    // Another row, state or end.
    (
      "| Shut | Locked | Turn key | |", "| Shut | Locked | Turn key | |\n| Open | Ajar | Nudge | |",
      ["minor: state 'Ajar' added", "minor: transition 'Open → Ajar: Nudge' added"]
    ),
    (
      "| Open | Shut | Push | 200ms |\n", "",
      ["major: transition 'Open → Shut: Push' removed: 200 ms"]
    ),
    (
      "| Open | Shut | Push", "| Open | Locked | Push",
      ["major: target of transition 'Open → Locked: Push' changed: Shut → Locked"]
    ),
    (
      "| Shut | Open | Pull", "| Locked | Open | Pull",
      ["major: source of transition 'Locked → Open: Pull' changed: Shut → Locked"]
    ),
    // Triggers.
    (
      "| Push |", "| Shove |",
      ["major: trigger of transition 'Open → Shut: Shove' changed: Push → Shove"]
    ),
    (
      "| Push |", "| Push/Wind |",
      ["minor: trigger of transition 'Open → Shut: Push/Wind' changed: Push → Push/Wind"]
    ),
    ("| Push |", "| |", ["minor: trigger of transition 'Open → Shut' dropped: Push"]),
    // Times.
    (
      "| 200ms |", "| 250ms |",
      ["major: duration of transition 'Open → Shut: Push' changed: 200 ms → 250 ms"]
    ),
    (
      "| 200ms |", "| 150–250ms |",
      ["minor: duration of transition 'Open → Shut: Push' changed: 200 ms → 150–250 ms"]
    ),
    ("| 200ms |", "| |", ["minor: duration of transition 'Open → Shut: Push' dropped: 200 ms"]),
    (
      "| Turn key | |", "| Turn key | 100ms |",
      ["major: duration of transition 'Shut → Locked: Turn key' added: 100 ms"]
    ),
  ])
  func changes(old: String, new: String, expected: [String]) {
    let before = Self.spec(Self.rows)
    #expect(DifferenceFixture.lines(before, before.replacing(old, with: new)) == expected)
  }

  @Test("a new name of a state is one change, and its rows are compared under it")
  func renamed() throws {
    let before = Self.spec(Self.rows)
    let after = before.replacing("Locked", with: "Bolted")
    let changes = DifferenceFixture.compare(before, after).changes
    #expect(changes.map(\.headline) == ["state 'Locked' renamed to 'Bolted'"])
    let change = try #require(changes.first)
    #expect(change.verdict == .major)
    #expect(change.evidence?.reason.hasPrefix("the same ways in and out") == true)
    #expect(change.oldPlace?.line == 10)
    #expect(change.newPlace?.line == 10)
    let timed = after.replacing(
      "| Shut | Bolted | Turn key | |", with: "| Shut | Bolted | Turn key | 90ms |")
    #expect(
      DifferenceFixture.lines(before, timed) == [
        "major: state 'Locked' renamed to 'Bolted'",
        "major: duration of transition 'Shut → Bolted: Turn key' added: 90 ms",
      ])
  }

  @Test(
    "what means the same changes nothing",
    arguments: [
      // Order, notation, one row for two triggers, names in other letters.
      (
        "| Open | Shut | Push | 200ms |\n| Shut | Open | Pull | 300ms |",
        "| Shut | Open | Pull | 300ms |\n| Open | Shut | Push | 0.2s |"
      ),
      ("| Open | Shut | Push |", "| open | shut | **Push** |"),
      ("# Door", "\u{FEFF}# Door"),
    ])
  func same(old: String, new: String) {
    let before = Self.spec(Self.rows)
    let after = before.replacing(old, with: new)
    #expect(before != after)
    #expect(DifferenceFixture.lines(before, after) == [])
  }

  @Test func oneRowForTwoTriggersIsTwoRows() {
    let both = Self.spec(Self.rows.replacing("| Push |", with: "| Push/Wind |"))
    let each = Self.spec(
      Self.rows.replacing(
        "| Push | 200ms |", with: "| Push | 200ms |\n| Open | Shut | Wind | 200ms |"))
    #expect(DifferenceFixture.lines(both, each) == [])
    #expect(DifferenceFixture.lines(each, both) == [])
  }

  @Test("a row that is gone is one change, though its words stand in other rows too")
  func oneRowLess() {
    let before =
      Self.spec(Self.rows) + "\n## Rooms\n\n| Room | Looks at |\n|---|---|\n| Hall | Locked |\n"
    let after = before.replacing("| Locked | Shut | Turn back | |\n", with: "")
    #expect(
      DifferenceFixture.lines(before, after) == [
        "major: transition 'Locked → Shut: Turn back' removed"
      ])
  }

  @Test func aNewHeadingHidesNothingBelowIt() {
    let before = Self.spec(Self.rows)
    let after = before.replacing("# Door", with: "# Gate").replacing("200ms", with: "250ms")
    let changes = DifferenceFixture.compare(before, after).changes
    #expect(changes.contains { $0.aspect == "duration" && $0.verdict == .major })
  }

  @Test func aTableAndADiagramAreOneMachine() {
    let table = Self.spec("| Open | Shut | Push | |\n| Shut | Open | Pull | |")
    let diagram = """
      # Door

      ## Transitions

      ```mermaid
      stateDiagram-v2
        Open --> Shut: Push
        Shut --> Open: Pull
      ```

      """
    let changes = DifferenceFixture.compare(table, diagram).changes
    #expect(changes.filter { $0.fact != .wording }.map(\.headline) == [])
  }

  @Test func startsAreComparedWhereTheyAreSaid() {
    func diagram(_ start: String) -> String {
      """
      # Door

      ```mermaid
      stateDiagram-v2
        [*] --> \(start)
        Open --> Shut: Push
        Shut --> Open: Pull
      ```

      """
    }
    #expect(
      DifferenceFixture.lines(diagram("Open"), diagram("Shut")) == [
        "major: initial state of machine 'Door' changed: Open → Shut"
      ])
    #expect(DifferenceFixture.lines(diagram("Open"), diagram("Open") + "\n") == [])
  }

  @Test func conditionsAreComparedByTheirRanges() {
    func spec(_ condition: String) -> String {
      """
      # Door

      | From | To | Trigger | Guard |
      |---|---|---|---|
      | Open | Shut | Push | \(condition) |
      | Shut | Open | Pull | |

      """
    }
    func verdict(_ old: String, _ new: String) -> SemverVerdict {
      DifferenceFixture.compare(spec(old), spec(new)).verdict
    }
    #expect(verdict("level > 3", "level > 2") == .minor)
    #expect(verdict("level > 3", "level > 4") == .major)
    #expect(verdict("level > 3", "level  >3") == .none)
    #expect(verdict("", "level > 3") == .major)
    #expect(verdict("level > 3", "") == .minor)
    #expect(verdict("level > 3", "someone is home") == .major)
  }

  /// What a document says of other names in front matter.
  private static func named(_ names: String) -> String {
    "---\naliases:\n  Shut: [\(names)]\n---\n\n" + spec(rows)
  }

  @Test(
    "a name that recordings may use is gone",
    arguments: [
      (named("Closed"), spec(rows), SemverVerdict.major),
      (named("Closed, To"), named("Closed"), .major),
      (named("Closed"), named("Closing"), .major),
      (spec(rows), named("Closed"), .patch),
      // The state itself has it, in other letters, or another state.
      (named("Closed, CLOSED"), named("closed"), .none),
      (
        named("Ajar"),
        spec(rows + "\n| Shut | Ajar | Nudge | |"), .minor
      ),
    ])
  func otherNames(old: String, new: String, expected: SemverVerdict) {
    let changes = DifferenceFixture.compare(old, new).changes.filter { $0.fact == .state }
    #expect(changes.map(\.verdict).max() ?? .none == expected, "\(changes.map(\.headline))")
  }

  @Test func aRenamedStateMayLoseItsOtherNamesToo() {
    let old = Self.named("Closed, To")
    let new = Self.named("Closed, Shut").replacing("Shut: [", with: "Bolted: [")
      .replacing("| Shut |", with: "| Bolted |")
    let changes = DifferenceFixture.compare(old, new).changes.filter { $0.fact == .state }
    #expect(changes.map(\.verdict) == [.patch, .major], "\(changes.map(\.headline))")
    #expect(changes.last?.old == "To")
  }

  @Test("the reason for a new name says which names the two share")
  func evidenceOfNames() {
    let old = Self.named("Closed")
    let shared = old.replacing("Shut", with: "Bolted")
    let both = shared.replacing("[Closed]", with: "[Shut]")
    func reasons(_ new: String) -> [String] {
      DifferenceFixture.compare(old, new).changes.compactMap { $0.evidence?.reason }
    }
    #expect(reasons(shared) == ["both are called 'Closed' too"])
    #expect(reasons(both) == ["one of the documents has both names for the state"])
  }

  @Test func rowsThatDifferInTheirGuardsNameThem() {
    let old = """
      # Door

      | From | To | Trigger | Guard |
      |---|---|---|---|
      | Open | Shut | Push | level > 3 |
      | Open | Shut | Push | someone is home |
      | Shut | Open | Pull | |

      """
    let new = old.replacing("| Open | Shut | Push | someone is home |\n", with: "")
    #expect(
      DifferenceFixture.lines(old, new) == [
        "major: transition 'Open → Shut: Push [someone is home]' removed"
      ])
    #expect(
      DifferenceFixture.lines(new, old) == [
        "minor: transition 'Open → Shut: Push [someone is home]' added"
      ])
  }
}
