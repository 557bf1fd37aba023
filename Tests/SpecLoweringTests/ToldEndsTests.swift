import SpecLowering
import SpecModel
import SpecText
import Testing

@Suite("Sentences on how a run begins and ends")
struct ToldEndsTests {
  @Test(
    "the declared state that a sentence names",
    arguments: [
      "The initial state is Waiting.", "Initially, the parcel is in Waiting.",
      "Waiting is the initial state.", "Der Anfangszustand ist Waiting.",
      "El estado inicial es Waiting.", "初期状態はWaiting。",
    ])
  func begins(sentence: String) throws {
    let machine = try #require(lower(Self.text(with: sentence)).machines.first)
    #expect(machine.initial.map { machine[$0].name } == "Waiting")
    #expect(machine.initialReason == .marked)
  }

  @Test(
    "states that a sentence calls final",
    arguments: [
      "Delivered is a final state.", "The final state is Delivered.", "Delivered ist Endzustand.",
      "Delivered est un état final.", "Delivered es un estado final.",
    ])
  func ends(sentence: String) throws {
    let machine = try #require(lower(Self.text(with: sentence)).machines.first)
    #expect(machine.states.filter { $0.kind == .final }.map(\.name) == ["Delivered"])
  }

  @Test(
    "sentences that tell of neither",
    arguments: [
      "The initial state is Elsewhere.", "Waiting is a final state.", "The final price is known.",
      "Initially, the label is printed in Delivered colours.",
    ])
  func others(sentence: String) throws {
    let machine = try #require(lower(Self.text(with: sentence)).machines.first)
    #expect(machine.initialReason != .marked)
    #expect(!machine.states.contains { $0.kind == .final })
  }

  private static func text(with sentence: String) -> String {
    """
    # Parcel

    ## Packed State

    ## Waiting State

    ## Delivered State

    \(sentence)

    - Packed → Waiting: label printed
    - Waiting → Delivered: courier rings
    """
  }
}
