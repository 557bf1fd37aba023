import SpecModel
import Testing

@testable import SpecLowering

@Suite("Entry points of a screen")
struct EntryPointTests {
  private func found(_ list: String) -> [String] {
    let text =
      "# Bakery\n\n### S-01 Shelf Screen\n\n**Entry points**\n\n\(list)\n\n### S-02 Loaf Screen\n\ntext\n"
    return lower(text).machines.flatMap { edges($0) }
  }

  @Test(
    "what stands behind 'from' is left",
    arguments: [
      (
        "- After Save from Loaf Screen / Bill Page.",
        ["Loaf Screen -> Shelf Screen : Save", "Bill Page -> Shelf Screen : Save"]
      ),
      (
        "- Auto-transition from Loaf Screen (oven hot)\n- Swipe from any screen",
        ["Loaf Screen -> Shelf Screen : oven hot", "* -> Shelf Screen : Swipe"]
      ),
      // Bread does not call itself a screen, and the second says nothing of one.
      ("- Smell from bread / Loaf Screen\n- Tab tap", []),
    ] as [(String, [String])])
  func entries(list: String, expected: [String]) {
    #expect(
      found(list).map { $0.replacing("S-01 ", with: "").replacing("S-02 ", with: "") } == expected)
  }
}
