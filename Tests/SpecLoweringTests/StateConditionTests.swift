import SpecModel
import Testing

@testable import SpecLowering

@Suite("Conditions of states without a label")
struct StateConditionTests {
  private func contexts(_ text: String) -> [String?] {
    lower(text).machines.flatMap(\.states).map(\.context?.text)
  }

  @Test("a beginning in italics and the items below a bold line tell when a state is there")
  func conditions() {
    let text = """
      # Sled run

      ## Waiting State

      *Entered when* the gate is closed.

      The lamp is red.

      ## Rolling State

      **Entry conditions**

      - The gate is open
      - The track is free

      ## Stopped State

      *Never* drawn in grey.
      """
    #expect(
      contexts(text) == ["the gate is closed.", "The gate is open; The track is free", nil])
  }
}
