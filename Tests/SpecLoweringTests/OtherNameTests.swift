import SpecModel
import Testing

@testable import SpecLowering

@Suite("What tables list besides states")
struct OtherNameTests {
  private func states(_ title: String, _ header: String, _ names: [String]) -> [String] {
    let width = header.count { $0 == "|" } - 1
    let rule = "|" + String(repeating: "---|", count: width)
    let rest = String(repeating: " something |", count: width - 1)
    let rows = names.map { "| \($0) |\(rest)" }
    let text = "# Kettle\n\n## \(title)\n\n" + ([header, rule] + rows).joined(separator: "\n")
    return lower(text + "\n").machines.flatMap(\.states).map(\.name)
  }

  private static let variables = ["`isHot`", "`cupName`", "`pouredCups`", "`cupMap`", "cups"]

  @Test(
    "variables are no states whatever the header calls them",
    arguments: [
      ("States", "| State | Explanation |"), ("States", "| Name | Role | Read by |"),
      ("ページ状態", "| 状態 | 型 | 説明 |"), ("共有状態", "| 名前 | 役割 |"),
    ])
  func variables(title: String, header: String) {
    #expect(states(title, header, Self.variables).isEmpty)
  }

  @Test(
    "names of states in code are states",
    arguments: [
      ["idle", "loading", "reviewing"],
      ["coldWater", "boilingOver", "liftedOff"],
      ["waitingForCup", "pouringCups", "cupFull", "isStuck"],
      ["showResults", "pickSeats", "gameOver"],
      ["in_call", "on_hold", "hung_up"],
    ])
  func coded(names: [String]) {
    #expect(states("States", "| State | Explanation |", names.map { "`\($0)`" }) == names)
  }

  @Test("stages of a plan are no states, and phases of a run are")
  func stages() {
    let header = "| Phase | Screens | List |"
    #expect(states("Screens by phase", header, ["MVP", "Phase 2", "Phase 3"]).isEmpty)
    #expect(states("Boiling", header, ["Phase 1", "Phase 2", "Phase 3"]).count == 3)
  }

  @Test("errors below a heading on their states are states")
  func errors() {
    let names = ["Plug pulled", "lid sensor breaks", "Tank dry (never filled)"]
    let found = ["Plug pulled", "lid sensor breaks", "Tank dry"]
    #expect(states("Error States", "| Error | When | What one sees |", names) == found)
    #expect(states("States of error", "| Condition | What one sees |", names) == found)
    // Another heading, codes of errors, sentences.
    #expect(states("Error Handling", "| Error | When | What one sees |", names).isEmpty)
    #expect(states("Error States", "| Error code | Meaning |", ["E1", "E2"]).isEmpty)
    #expect(
      states(
        "Error States", "| Error | Answer |",
        ["the lid is open while water is poured", "Plug pulled"]
      ).isEmpty)
  }
}
