import SpecModel
import Testing

@testable import SpecLowering

/// In which of its states a state begins, as headings and cells say it.
struct NestedStateTests {
  private func initial(_ text: String) -> [String] {
    lower(text).machines.flatMap(\.states).filter(\.isInitial).map(\.name)
  }

  @Test(arguments: [("initial", true), ("default", true), ("Default", true), ("paused", false)])
  func headingsMarkIt(_ mark: String, _ isMarked: Bool) {
    let text = """
      # Player

      ## State: Open

      **When:** the player was opened

      ### State: List (\(mark))

      **When:** songs are listed

      ### State: Song

      **When:** a song is shown
      """
    #expect(initial(text).count == (isMarked ? 1 : 0))
    // A state that stands in no other begins nothing.
    #expect(initial(text.replacing("###", with: "##")) == [])
  }

  @Test(arguments: [
    ("`closed`, `ajar` or `open`", []), ("`closed` (initial), `ajar` or `open`", ["closed"]),
    ("`closed`, `ajar` or `open` (default)", ["open"]),
  ])
  func cellsMarkIt(_ list: String, _ expected: [String]) {
    let text = """
      # Door

      ## States

      | State | Meaning |
      |---|---|
      | `idle` | waits |
      | `leaf` | is one of: \(list) |
      """
    #expect(initial(text) == expected)
  }

  @Test func aMarkInASentenceTellsWhereARunBegins() throws {
    let text =
      "# Door\n\nThe door is in one of three states: `ajar`, `closed` (initial) or `open`.\n"
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.map(\.name) == ["ajar", "closed", "open"])
    #expect(machine.initial.map { machine[$0].name } == "closed")
  }
}
