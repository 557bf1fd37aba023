import SpecModel
import Testing

@testable import SpecLowering

@Suite("Forbidden changes")
struct ProhibitionTests {
  @Test(
    "labels that forbid",
    arguments: [
      "not allowed", "Forbidden", "never (data loss)", "❌", "🚫 while saving", "❌ not allowed",
      "No transition", "verboten", "interdit", "prohibido", "proibido", "vietato",
      "niet toegestaan", "dilarang", "禁止", "不允许", "금지", "not permitted: unsaved draft",
    ])
  func label(_ text: String) {
    #expect(NegativeCue.forbids(label: text))
  }

  @Test(
    "labels that only hold a negative word",
    arguments: [
      "no results", "user may not be signed in", "❌ Error", "❌ Cancel tapped", "payment forbidden",
      "never seen before", "not found", "cannot connect", "no network", "nothing selected",
    ])
  func trigger(_ text: String) {
    #expect(!NegativeCue.forbids(label: text))
  }

  @Test(
    "headings over lists of forbidden changes",
    arguments: [
      ("Forbidden transitions", true), ("Invalid state transitions", true),
      ("Transitions that must not happen", true), ("Verbotene Übergänge", true),
      ("禁止遷移", true), ("Transitions", false), ("Invalid input", false),
      ("Not allowed file types", false),
    ])
  func heading(_ text: String, isNegative: Bool) {
    #expect(NegativeCue.forbids(heading: text) == isNegative)
  }

  @Test(
    "labels that ignore a trigger",
    arguments: [
      ("ignored", true), ("No effect while busy", true), ("无效果", true),
      ("ignored mail opened", false),
    ])
  func ignores(_ text: String, isNegative: Bool) {
    #expect(NegativeCue.ignores(label: text) == isNegative)
  }

  @Test("a forbidden edge is no transition, and a state that only it names is external")
  func edge() throws {
    let text = """
      # Kiln

      ```mermaid
      stateDiagram-v2
        [*] --> Cold
        Cold --> Hot : fire
        Hot --> Cold : cool
        Hot --> Open : not allowed
        Cold --> Hot : ❌
      ```
      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.transitions.count == 2)
    #expect(
      machine.prohibitions.map { "\(name($0.source, machine)) \(name($0.target, machine))" }
        == ["Hot Open", "Cold Hot"])
    #expect(machine.states.map(\.name) == ["Cold", "Hot", "Open"])
    #expect(machine.states.last?.kind == .external)
  }

  private func name(_ id: StateID?, _ machine: Machine) -> String {
    id.map { machine[$0].name } ?? "*"
  }
}
