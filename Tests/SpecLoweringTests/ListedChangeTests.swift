import SpecModel
import Testing

@testable import SpecLowering

@Suite("Changes of state with words before or behind them")
struct ListedChangeTests {
  private func found(_ list: String, below title: String = "State transitions") -> [String] {
    lower("# Lamp\n\n## \(title)\n\n\(list)\n").machines.flatMap { edges($0) }
  }

  @Test(
    "what stands behind the name without a mark",
    arguments: [
      (
        "- `off` → `on` when a key is held\n- `on` → `off` once 2s have passed\n- `on` → `dim` on dusk",
        [
          "off -> on : a key is held", "on -> off : once 2s have passed",
          "on -> dim : dusk",
        ]
      ),
      (
        "- Off → On, fuse ready\n- On → Off; fuse lost\n- On → Dim | user turns the knob",
        ["Off -> On : fuse ready", "On -> Off : fuse lost", "On -> Dim : user turns the knob"]
      ),
      // What is shown is no trigger; a number of things that happen is.
      ("- Off → On, warm glow\n- On → Off with a click", ["Off -> On", "On -> Off"]),
      (
        "- **Off → On**: the disc slides right (200ms)\n- On → Off (3 failed attempts)",
        ["Off -> On", "On -> Off : 3 failed attempts"]
      ),
      (
        "- **Off → On**: user slides the disc in 200ms\n- On → Off: key",
        [
          "Off -> On : user slides the disc in 200ms", "On -> Off : key",
        ]
      ),
    ] as [(String, [String])])
  func tails(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "in words or behind a label",
    arguments: [
      (
        "- Dusk falls: Bright → Dim\n- Lid shut: Dim → Dark\n- Lid open: Dark → Bright",
        ["Bright -> Dim : Dusk falls", "Dim -> Dark : Lid shut", "Dark -> Bright : Lid open"]
      ),
      (
        "- **Off to On**: key held\n- **On to Off**: key let go",
        ["Off -> On : key held", "On -> Off : key let go"]
      ),
      (
        "- From **Hidden** to **Shown** when a note comes (slide 200ms)\n- From **Shown** to **Hidden** after 4 s",
        ["Hidden -> Shown : a note comes", "Shown -> Hidden : after 4 s"]
      ),
      // They do not join up, change a property or are sizes alone.
      ("- Dusk: Bright → Dim\n- Lid: Open → Shut", []),
      ("- Text color: Bright → Dim\n- Border: Dim → Bright", []),
      ("- Tablet: Compact → Wide\n- Phone: Wide → Compact", []),
    ] as [(String, [String])])
  func lists(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("only a heading about transitions makes such a list one of states")
  func headings() {
    #expect(found("- **Off to On**: key\n- **On to Off**: key", below: "Cables").isEmpty)
  }

  @Test("a control, what is done with it and the screen that it opens")
  func controls() {
    let text =
      "# Home Screen\n\n- **Loupe**: tap → Search Screen\n- **Bell**: tap → wobbles a bit\n"
    #expect(
      lower(text).machines.flatMap { edges($0) } == ["Home Screen -> Search Screen : Loupe tap"])
  }

  @Test("a heading about the navigation from a screen")
  func navigation() {
    #expect(
      found(
        "- Tap list → List Screen\n- Tap cog → Cog Screen", below: "Navigation from Home Screen")
        == [
          "Home Screen -> List Screen : Tap list", "Home Screen -> Cog Screen : Tap cog",
        ])
  }
}
