import SpecLowering
import SpecModel
import Testing

private func statements(_ text: String) -> [AccessibilityStatement] {
  lower(text).accessibility
}

@Suite("Kinds and subjects of statements on assistance")
struct AccessibilityKindTests {
  @Test("the header of a table states nothing, and a row is called by its first cell")
  func rows() {
    let found = statements(
      "## Keyboard\n\n| Key | What it does |\n|---|---|\n| Home | Jumps to the first tile |")
    #expect(!found.contains { $0.text == "Key" || $0.text == "What it does" })
    #expect(found.first { $0.text.hasPrefix("Jumps") }?.subject == "Home")
  }

  @Test(
    "the criteria tell a contrast beside a ratio or alone, and nothing beside another thing",
    arguments: [
      ("- Touch areas of 52×52px (WCAG 2.5.5)", "target"),
      ("- Body on paper: 9.4:1 AAA", "contrast"),
      ("- Labels keep WCAG AA 4.5:1", "contrast"),
      ("- Follows WCAG 2.2 AA", "contrast"),
    ])
  func kinds(line: String, kind: String) {
    #expect(statements("## Accessibility\n\n\(line)").map(\.kind.rawValue) == [kind])
  }

  @Test("a heading tells what the label between says nothing of")
  func heading() {
    let found = statements("## Accessibility\n\n### Motion\n\n**Parts**:\n- The lid stays still")
    #expect(found.map(\.kind) == [.motion])
  }
}

@Suite("Whole factors, and radii of shadows")
struct WrittenFactorTests {
  private func kinds(_ line: String) -> [String] {
    lower("## Lid\n\n\(line)").constraints.map { "\($0.kind.rawValue) \($0.quantity.max ?? 0)" }
  }

  @Test(
    "a factor with its fraction written out counts",
    arguments: [
      ("- **Scale**: 1.0", "scale 1.0"), ("- **Scale**: 1.0 → 1.04", "scale 1.0, scale 1.04"),
      ("- **Scale**: 1", ""),
    ])
  func factors(line: String, found: String) {
    #expect(kinds(line).joined(separator: ", ") == found)
  }

  @Test("a radius of a blur rounds nothing")
  func blurs() {
    #expect(kinds("- **Blur radius**: 6px") == ["size 6.0"])
    #expect(kinds("- **Corner radius**: 6px") == ["radius 6.0"])
  }

  @Test("the size of a picture is none of letters")
  func pictures() {
    #expect(kinds("- **Icon size**: 72px (medium size)") == ["size 72.0"])
  }

  @Test("an outline has its width and its distance")
  func outlines() {
    let code = "```css\n.lid {\n  outline: 3px solid #123456;\n  outline-offset: 2px;\n}\n```"
    #expect(kinds(code) == ["stroke 3.0", "offset 2.0"])
  }

  @Test("how often something is tried again is a count")
  func retries() { #expect(kinds("- **Lost link**: Auto-retry (3x)") == ["count 3.0"]) }

  @Test("what an interface is tried on constrains nothing")
  func testDevices() {
    #expect(kinds("**Test devices**:\n- Small phone: 320×568px").isEmpty)
    #expect(kinds("**Trays**:\n- Small tray: 320×568px") == ["width 320.0", "height 568.0"])
  }
}
