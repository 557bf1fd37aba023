import SpecModel
import Testing

@testable import SpecLowering

private func motions(_ text: String) -> [String] {
  func value(_ quantity: Quantity?) -> String {
    quantity.flatMap(\.exact).map { Numbers.text($0) } ?? "-"
  }
  return lower(text).motions.map {
    "\($0.subject): \(value($0.duration)) \(value($0.delay)) \(value($0.stagger)) "
      + ($0.easing?.label ?? "-")
  }
}

@Suite struct MotionPassTests {
  @Test(arguments: [
    ("- **Card Tap**:\n  - Duration: 250ms ease-out", "Card Tap: 250 - - ease-out"),
    ("- **Stagger**: 50ms delay between rows", "Stagger: - - 50 -"),
    ("- **Sheet**: 350ms Ease-In-Out slide", "Sheet: 350 - - ease-in-out"),
    ("- **Sheet**: 350ms `Curves.easeInOut`", "Sheet: 350 - - ease-in-out"),
    ("- **Fade**: 0.2s cubic-bezier(0.4, 0, 0.2, 1)", "Fade: 200 - - cubic-bezier(0.4, 0, 0.2, 1)"),
    ("- **Tick**: 150ms spring animation", "Tick: 150 - - spring"),
    (
      "- Spring animation: response 0.3s, damping 0.7",
      "Spring animation: - - - spring(response 300 ms, damping 0.7)"
    ),
    ("- **Spin**: 1s linear", "Spin: 1000 - - linear"),
    (
      "| From | To | Duration |\n|---|---|---|\n| A | B | 200ms |", "A → B: 200 - - -"
    ),
    (
      "```css\n.card {\n  transition: opacity 200ms ease-out 50ms;\n}\n```",
      ".card: 200 50 - ease-out"
    ),
  ])
  func compiles(text: String, expected: String) { #expect(motions(text) == [expected]) }

  @Test func splitsTransitionsOfSeveralProperties() {
    let found = motions("```css\n.a {\n  transition: color 200ms ease, top 100ms linear;\n}\n```")
    #expect(found == [".a: 200 - - ease", ".a: 100 - - linear"])
  }

  @Test(arguments: [
    "- Linear progress bar at the top", "- Works with ease", "- Cache: 100 items",
    "- Retry: every 30 seconds",
  ])
  func leavesAlone(text: String) { #expect(motions(text) == []) }

  @Test func readsSpringsByStiffness() throws {
    let motion = try #require(
      lower("- **Pop**: stiffness: 100, damping: 20, mass: 1").motions.first)
    guard case .spring(let spring?)? = motion.easing else {
      Issue.record("no spring")
      return
    }
    #expect(spring.dampingFraction == 1)
  }
}
