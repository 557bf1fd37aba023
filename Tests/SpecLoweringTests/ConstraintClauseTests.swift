import SpecModel
import Testing

@testable import SpecLowering

private func constraints(_ text: String) -> [String] {
  lower("# Parts\n\n" + text).constraints.map { constraint in
    let low = constraint.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = constraint.quantity.max.map { Numbers.text($0) } ?? "…"
    let value = low == high ? low : "\(low)..\(high)"
    return "\(constraint.kind.rawValue) \(value)\(constraint.quantity.unit.rawValue)"
  }
}

@Suite struct ConstraintClauseTests {
  @Test(arguments: [
    ("- Bar, ~24px from the top, ~400px wide", ["size 24px", "width 400px"]),
    ("- Bitter, 12–13px, slight letter-spacing", ["size 12..13px"]),
    ("- White text, 1px #383838 border", ["stroke 1px"]),
    ("- Padding: 12px vertical, 24px horizontal", ["padding 12px", "padding 24px"]),
    ("- Buttons are 44px (touch target)", ["target-size 44px"]),
    ("- Box 576px wide, text in 14px", ["width 576px", "type-size 14px"]),
    ("- Name: 20px, bold, grey", ["type-size 20px"]),
    ("- Body size 14px", ["type-size 14px"]), ("- Button size 14px", ["size 14px"]),
    ("- La altura mínima es 48px", ["height 48..…px"]),
  ])
  func takesTheKindFromTheClause(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test(arguments: [
    ("- Cards have `0 4px 14px -4px rgba(36,46,76,0.14)`", []),
    ("- A bottom shadow 0 2px 0 in grey", []),
    ("- Padding 4px 8px 4px 8px", Array(["4px", "8px", "4px", "8px"]).map { "padding " + $0 }),
    ("- Shadow below, 2px border", ["stroke 2px"]),
  ])
  func leavesShadowsWhole(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test(arguments: [
    ("- Runs at 60+ FPS", ["frame-rate 60..…fps"]), ("- Runs at 60 fps", ["frame-rate 60fps"]),
    ("- Shows 60+ rows", ["count 60..…"]),
    ("- 最小高度（约 236px）", ["size 236..…px"]), ("- 最大宽度（240px）", ["size …..240px"]),
    ("- 高度（236px）", ["size 236px"]), ("- The minimum is 48px", ["size 48..…px"]),
  ])
  func readsBounds(text: String, expected: [String]) { #expect(constraints(text) == expected) }
}
