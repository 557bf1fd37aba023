import SpecModel
import Testing

@testable import SpecLowering

private func describe(_ quantity: Quantity) -> String {
  let low = quantity.min.map { Numbers.text($0) } ?? "…"
  let high = quantity.max.map { Numbers.text($0) } ?? "…"
  return (low == high ? low : "\(low)..\(high)") + quantity.unit.rawValue
}

private func constraints(_ text: String) -> [String] {
  lower(text).constraints.map {
    "\($0.kind.rawValue) \($0.subject) \(describe($0.quantity))"
      + ($0.base.map { " from \(describe($0))" } ?? "") + ($0.condition.map { " if \($0)" } ?? "")
  }
}

@Suite struct ConstraintPassTests {
  @Test(arguments: [
    ("- **Touch Targets**: Minimum 44px for all", "target-size Touch Targets 44..…px"),
    (
      "- All interactive elements meet 44px minimum size",
      "target-size All interactive elements 44..…px"
    ),
    ("- Spacing follows 8px grid system", "grid Spacing follows 8px"),
    ("- **Card Gaps**: 2px for density", "spacing Card Gaps 2px"),
    ("- **Cards**: 2px rounded corners", "radius Cards 2px"),
    ("- Focused row has 2pt blue border", "stroke Focused row 2pt"),
    ("- **Header**: 64px fixed header", "height Header 64px"),
    ("- Runs at 60fps", "frame-rate Runs 60fps"),
    ("- Text has 4.5:1 contrast", "contrast Text 4.5:1"),
    ("- **Dimming**: others dimmed (80% opacity)", "opacity Dimming 80%"),
    ("- **Sheet**: covers 70% of screen height", "percentage Sheet 70%"),
    ("- **Press**: Scale to 0.98x", "scale Press 0.98x"),
    ("- Press: Scale to 0.98", "scale Press 0.98"),
    ("- **Cache**: Maximum 100 rows", "count Cache …..100"),
    ("- Rows load in batches of 50", "count Rows load in batches 50"),
    ("- Smooth with 10,000+ rows", "count Smooth 10000..…"),
    ("- List of cards (6-8 typical)", "count List of cards 6..8"),
    ("- **Cache**: up to 50 MB", "memory Cache …..52428800B"),
    ("- Page heading: 56pt (from 28pt)", "type-size Page heading 56pt from 28pt"),
    ("- **Grid**: 2-column grid on mobile", "columns Grid 2 if mobile"),
    ("**Tablet layout**:\n- **Grid**: 3 columns", "columns Grid 3 if Tablet layout"),
  ])
  func compiles(text: String, expected: String) { #expect(constraints(text) == [expected]) }

  @Test func leavesWordsOfRemarksToTheirOwnMeasures() {
    #expect(
      constraints("- **Tile Padding**: 14pt vertical (for 52pt height tiles)")
        == ["padding Tile Padding 14pt", "height Tile Padding 52pt"])
    #expect(constraints("- Cells: 1rem (padding)") == ["padding Cells 1rem"])
    #expect(constraints("- Corner radius: 6px (Medium)") == ["radius Corner radius 6px"])
    let mixed = constraints("- Corner radius: 6px, bold text 14px")
    #expect(mixed.last == "type-size Corner radius 14px")
  }

  @Test func readsWidthAndHeight() {
    #expect(
      constraints("- Loader (20pt × 30pt, blue)") == ["width Loader 20pt", "height Loader 30pt"])
  }

  @Test func readsBreakpointsInLabels() {
    let found = constraints("**Mobile (320-767px)**:\n- **Gap**: 2px gaps")
    #expect(found == ["breakpoint Mobile 320..767px", "spacing Gap 2px if Mobile (320-767px)"])
  }

  @Test func readsModifiersAndDeclarations() {
    let swift = constraints(
      "## Bubble\n\n```swift\n.padding(.horizontal, 8)\n.cornerRadius(16)\n```")
    #expect(swift == ["padding Bubble 8pt", "radius Bubble 16pt"])
    let css = constraints("```css\n.card {\n  min-height: 44px;\n}\n```")
    #expect(css == ["height .card 44..…px"])
  }

  @Test(arguments: [
    "- Task completion: 100% success rate", "- Runs on OS 17", "- Step 2: press", "- See #008",
    "- Uses H2 and px-3", "- Says \"8px\"", "## Color Palette\n\n- **Ink**: `#112233`",
    "## Spacing Scale\n\n- **md**: `16px`", "```js\nconst width = 300;\n```",
  ])
  func leavesAlone(text: String) { #expect(constraints(text) == []) }

  @Test func saysWhatItCannotCompare() {
    #expect(lower("- Sheet: 90vh").unresolved.map(\.text) == ["90vh"])
  }
}
