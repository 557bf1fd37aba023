import SpecLowering
import SpecModel
import Testing

@Suite("Sentences that begin with an occasion")
struct OccasionSentenceTests {
  private static let states = """
    # Gate states

    | State | Look |
    |---|---|
    | Open | green |
    | Locked | red |
    | Jammed | amber |

    ## Rules

    """

  private func found(_ line: String) -> [String] {
    lower(Self.states + line + "\n").machines.flatMap { edges($0) }
  }

  @Test(
    "the clause triggers, the move leads to a declared state",
    arguments: [
      ("- When the badge expires, the gate returns to Locked.", "* -> Locked : the badge expires"),
      ("Once the car has left, go to Open.", "* -> Open : the car has left"),
      (
        "1. If the motor stalls while Open, the gate switches to Jammed.",
        "Open -> Jammed : the motor stalls while Open"
      ),
      (
        "- When the key turns in the Locked state, it changes to Open.",
        "Locked -> Open : the key turns in the Locked state"
      ),
    ])
  func reads(line: String, edge: String) throws {
    let machines = lower(Self.states + line + "\n").machines
    #expect(machines.flatMap { edges($0) } == [edge])
    #expect(machines.flatMap(\.transitions).allSatisfy { $0.provenance == .inferred })
  }

  @Test(
    "other sentences are left alone",
    arguments: [
      "- When the badge expires, the gate shows a red lamp.",
      "- When the badge expires, the gate never returns to Open.",
      "- When the badge expires, go to the office.",
      "- The gate returns to Locked, when the badge expires.",
      "- If the gate is Open. Then, later, it returns to Locked.",
    ])
  func leaves(line: String) { #expect(found(line).isEmpty) }
}
