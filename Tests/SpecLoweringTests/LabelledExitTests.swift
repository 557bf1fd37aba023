import SpecModel
import Testing

@testable import SpecLowering

@Suite("Items whose label is the state that they leave")
struct LabelledExitTests {
  private func found(_ list: String) -> [String] {
    lower("## Shop\n\n\(list)\n").machines.flatMap { edges($0) }
  }

  @Test(
    "labels and what the arrows lead to are names of one list",
    arguments: [
      (
        "- Basket: tap Pay → Checkout\n- Checkout: card accepted → Receipt\n- Receipt: tap Done → Basket",
        [
          "Basket -> Checkout : tap Pay", "Checkout -> Receipt : card accepted",
          "Receipt -> Basket : tap Done",
        ]
      ),
      (
        "- **Basket**: tap Pay → Checkout; tap a row → Product\n- **Product**: back → Basket\n- **Checkout**",
        [
          "Basket -> Checkout : tap Pay", "Basket -> Product : tap a row",
          "Product -> Basket : back",
        ]
      ),
      // One that leads to another alone, values, parts of a program, what is shown and no name.
      ("- Basket: tap Pay → Checkout\n- Receipt: tap Done → Home", []),
      ("- Padding: small → large\n- Colour: large → small", []),
      ("- Client: asks → Server\n- Server: answers → Client", []),
      ("- Basket: tap Pay → the row shakes, then fades\n- Checkout: back → a sound is played", []),
    ] as [(String, [String])])
  func lists(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "siblings beside names of usual states that say what a thing does are states",
    arguments: [
      (
        "# App\n\n## Deck\n\n### Idle\n\n### Loading\n\n### Playing\n\n### Paused\n\n### Ended\n",
        ["Idle", "Loading", "Playing", "Paused", "Ended"]
      ),
      (
        "# Deck\n\n## Idle\n\n## Loading\n\n## Paused\n\n## Rewinding\n",
        ["Idle", "Loading", "Paused", "Rewinding"]
      ),
      // Something else stands beside them; more of them say what is done than what is so.
      ("# Deck\n\n## Idle\n\n## Loading\n\n## Paused\n\n## Cables\n", []),
      ("# Deck\n\n## Idle\n\n## Loading\n\n## Wiring\n\n## Packing\n\n## Shipping\n", []),
    ] as [(String, [String])])
  func siblings(text: String, expected: [String]) {
    #expect(lower(text).machines.flatMap(\.states).map(\.name) == expected)
  }
}
