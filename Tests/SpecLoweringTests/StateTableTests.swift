import SpecLowering
import SpecModel
import Testing

@Suite("State tables")
struct StateTableTests {
  private func states(_ header: String, _ rows: [String], title: String = "Kettle") -> [State] {
    let columns = header.split(separator: "|", omittingEmptySubsequences: false).count - 2
    let rule = "|" + String(repeating: "---|", count: columns)
    let text = "# \(title)\n\n" + ([header, rule] + rows).joined(separator: "\n") + "\n"
    return lower(text).machines.flatMap(\.states)
  }

  @Test(
    "columns of states",
    arguments: [
      "| State | Description |", "| Status | Meaning |", "| Phase | What happens |",
      "| UI State | Visual |", "| State ID | Description |", "| Zustand | Beschreibung |",
      "| État | Description |", "| Estado | Descripción |", "| Stato | Descrizione |",
      "| Toestand | Beschrijving |", "| Keadaan | Keterangan |", "| 状態 | 説明 |",
      "| 状态 | 说明 |", "| 狀態 | 說明 |", "| 상태 | 설명 |", "| 状態名 | 説明 |",
    ])
  func heads(header: String) {
    let names = states(header, ["| Cold | no heat |", "| Hot | steam |"]).map(\.name)
    #expect(names == ["Cold", "Hot"])
  }

  @Test("a column of changes may tell how a state looks")
  func looks() {
    let looks = ["| Hover | Background → `surface` (150ms) |", "| Focus | 3px ring |"]
    #expect(states("| State | Change |", looks).map(\.name) == ["Hover", "Focus"])
    let moves = ["| Cold | Cold → Hot |", "| Hot | Hot → Cold |"]
    #expect(Set(states("| State | Change |", moves).map(\.name)) == ["Cold", "Hot"])
  }

  @Test("the events that head a grid are no states")
  func gridHeads() {
    let found = states(
      "| State \\ Event | press Go | press Stop | lid opened |",
      ["| Idle | Running | – | – |", "| Running | – | Idle | Idle |"])
    #expect(found.map(\.name) == ["Idle", "Running"])
  }

  @Test("an id beside a title is another name of the state")
  func ids() {
    let first = states("| ID | State | Notes |", ["| S1 | Cold | x |", "| S2 | Hot | y |"])
    #expect(first.map(\.name) == ["Cold", "Hot"])
    #expect(first.map { $0.aliases.map(\.text) } == [["S1"], ["S2"]])
    let second = states("| State ID | Name |", ["| S1 | Cold |", "| S2 | Hot |"])
    #expect(second.map(\.name) == ["Cold", "Hot"])
  }

  @Test("an id in a transition table means the state of that id")
  func idsInRows() throws {
    let text = """
      # Kettle

      | ID | State |
      |---|---|
      | S1 | Cold |
      | S2 | Hot |

      | From | Event | To |
      |---|---|---|
      | S1 | press | S2 |

      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.states.count == 2)
    #expect(machine.transitions.count == 1)
  }

  @Test("a column of conditions tells when a state holds")
  func conditions() {
    let found = states(
      "| State | Trigger | Visual |", ["| Hot | Water boils | red |", "| Cold | — | blue |"])
    #expect(found.map { $0.context?.text } == ["Water boils", nil])
  }

  @Test("an overview tells when the states of sections hold, and what else they are called")
  func overview() {
    let text = """
      # Kettle

      ## Overview

      | State | Look | Trigger |
      |---|---|---|
      | Hot | red | Water boils |
      | Keep-warm | amber | Dial turned |

      ## State 1: Hot

      ## State 2: Keep Warm Mode
      """
    let found = lower(text).machines.flatMap(\.states)
    #expect(found.map(\.name) == ["Hot", "Keep Warm Mode"])
    #expect(found.map { $0.context?.text } == ["Water boils", "Dial turned"])
    #expect(found.map { $0.aliases.map(\.text) } == [[], ["Keep-warm"]])
  }

  @Test("the screens of the steps of a flow")
  func steps() {
    let found = states(
      "| Step | Screen | Action |",
      [
        "| 1 | Lid | lift |", "| 2 | Lid | fill |", "| 3 | Any screen | wait |",
        "| 4 | Base | press |",
      ])
    #expect(found.map(\.name) == ["Lid", "Base"])
  }

  @Test("a row that says not applicable declares no state")
  func absent() {
    let found = states(
      "| State | Description |",
      ["| Hot | steam |", "| Cold | still |", "| Empty | N/A — always filled |"])
    #expect(found.map(\.name) == ["Hot", "Cold"])
  }

  @Test("the values of a state in its description stand inside it")
  func members() throws {
    let found = states(
      "| State | Meaning |", ["| lid | Position: `shut`, `ajar` or `open`. |", "| heat | On. |"])
    #expect(found.map(\.name) == ["lid", "shut", "ajar", "open", "heat"])
    #expect(found[1].parent?.index == 0)
  }

  @Test(
    "the column of states names the rows wherever it stands",
    arguments: [
      (
        "| Notes | Colour | State |",
        ["| no heat at all | #00F | Cold |", "| steam | #F00 | Hot |"]
      ),
      (
        "| Colour | State | Notes |",
        ["| #00F | Cold | no heat at all |", "| #F00 | Hot | steam |"]
      ),
      ("| 説明 | 状態 |", ["| no heat | Cold |", "| steam | Hot |"]),
      (
        "| lid opened | press Go | State \\ Event |",
        ["| Hot | – | Cold |", "| Cold | Cold | Hot |"]
      ),
    ])
  func anyColumn(header: String, rows: [String]) {
    #expect(states(header, rows).map(\.name) == ["Cold", "Hot"])
  }

  @Test(
    "tables about other things",
    arguments: [
      ("| State | Type | Default |", "| isHot | boolean | false |"),
      ("| Feature | Status |", "| Boil | Complete |"),
      ("| Test case | Status | Tester |", "| Boils | Passed | Ann |"),
      ("| Field | Status | Required |", "| Name | active | yes |"),
      ("| Variable | State |", "| heat | on |"),
    ])
  func others(header: String, row: String) {
    #expect(states(header, [row, row]).isEmpty)
  }

  @Test(
    "tables of variables and of planned work do not count as unread",
    arguments: [
      "| State | Type | Notes |\n|---|---|---|\n| `openRow` | `string` | the row that is open |\n"
        + "| `isWide` | `boolean` | whether wide |",
      "| 状态 | 类型 | 说明 |\n|---|---|---|\n| `openRow` | `string` | 当前行 |\n| `isWide` | `boolean` | 是否加宽 |",
      "| Phase | Goal | Duration | Risk |\n|---|---|---|---|\n| Phase 0 | Set up | 1 day | low |\n"
        + "| Phase 1 | Rework | 3 days | high |",
      "| Phase | Ziel | Dauer | Risiko |\n|---|---|---|---|\n| Phase 0 | Aufbau | 1 Tag | klein |\n"
        + "| Phase 1 | Umbau | 3 Tage | groß |",
    ])
  func otherTables(_ table: String) {
    #expect(lower("# Loom\n\n## Overview\n\n\(table)\n").unresolved.isEmpty)
  }
}
