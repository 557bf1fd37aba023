import SpecModel
import Testing

@testable import SpecLowering

private func kinds(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

/// Kinds of values that have no unit.
@Suite struct NumberKindTests {
  @Test(arguments: [
    (
      "## Spacing Tokens\n\n- `space.1`: 4\n- `space.2`: 8\n",
      ["space.1 spacing 4", "space.2 spacing 8"]
    ),
    (
      "## Radius Tokens\n\n- `radius.sm`: 8\n- `radius.md`: 12\n",
      ["radius.sm radius 8", "radius.md radius 12"]
    ),
    (
      "## Global tokens\n\n| Token | Value |\n|---|---|\n| `borderRadius` | `4` |\n| `fontSize` | `13` |\n",
      ["borderRadius radius 4", "fontSize typography 13"]
    ),
    (
      "## Tokens\n\n```css\n:root {\n  --w-light: 300;\n  --lh-tight: 1.12;\n  --ls-label: 0.18em;\n}\n```\n",
      ["--w-light fontWeight 300", "--lh-tight typography 1.12", "--ls-label typography 0.18em"]
    ),
    (
      "## Tokens\n\n```css\n:root {\n  /* Weights */\n  --thin: 200;\n  --plain: 400;\n}\n```\n",
      ["--thin fontWeight 200", "--plain fontWeight 400"]
    ),
  ])
  func tellsKindsByNamesAndHeadings(text: String, expected: [String]) {
    #expect(kinds(text) == expected)
  }

  @Test(arguments: [
    ("## Tokens\n\n```css\n:root {\n  --grid-columns-count: 12;\n  --drift: 4;\n}\n```\n", "drift"),
    (
      "## Design tokens\n\n| Token | Value |\n|---|---|\n| `horn.ratio` | 4.5 |\n| `horn.pull` | 4.5 |\n",
      "horn"
    ),
  ])
  func leavesOtherNumbersAlone(text: String, part: String) {
    let found = lower(text).tokens.filter { $0.name.contains(part) }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.kind == .other })
  }

  @Test func readsLayersBelowTheirHierarchy() {
    let text = """
      ## Z-Index Hierarchy

      | Token | Variable | Value |
      |---|---|---|
      | Ground | `--z-ground` | `0` |
      | Mast | `--z-mast` | `600` |
      """
    #expect(lower(text).tokens.map(\.kind) == [.zindex, .zindex])
  }

  @Test func readsStylesWithoutUnits() {
    let text = """
      ## Type Scale

      - `type.title`: 36/44, weight 700
      - `type.body`: 16/24
      """
    #expect(kinds(text) == ["type.title typography 36/44 700", "type.body typography 16/24"])
  }
}
