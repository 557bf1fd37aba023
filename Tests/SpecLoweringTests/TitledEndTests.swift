import SpecModel
import Testing

@testable import SpecLowering

@Suite("States whose heading calls them final, and the states before another")
struct TitledEndTests {
  private func machine(_ entry: String, title: String = "Gone State (final)") throws -> Machine {
    try #require(
      lower(
        """
        # Player

        ## Idle State

        Nothing plays.

        ## Error State

        Something broke.

        ## \(title)

        The end.

        ## State Transition Matrix

        | From State | To State | Trigger |
        |---|---|---|
        | Idle | Gone | Close |
        | \(entry) | Error | Failure |
        | Error | Previous state | Retry |

        """
      ).machines.first)
  }

  @Test("the word in brackets makes a state final")
  func titles() throws {
    for title in ["Gone State (final)", "Gone State (Terminal)"] {
      let machine = try machine("Idle", title: title)
      #expect(machine.states.first { $0.name == "Gone" }?.kind == .final)
    }
    let open = try machine("Gone", title: "Gone State (final)")
    #expect(open.states.first { $0.name == "Gone" }?.kind == .atomic)
  }

  @Test("what a row from any state leaves out did not come before")
  func exceptions() throws {
    for (entry, title) in [("Any except Gone", "Gone State"), ("Any", "Gone State (final)")] {
      let machine = try machine(entry, title: title)
      let before = try #require(machine.histories.first).targets.map { machine[$0].name }
      #expect(before == ["Idle"])
    }
    let all = try machine("Any", title: "Gone State")
    #expect(all.histories.first?.targets.map { all[$0].name } == ["Idle", "Gone"])
  }
}
