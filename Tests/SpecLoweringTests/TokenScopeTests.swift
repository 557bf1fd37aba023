import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) = \($0.value)" }
}

@Suite("Tokens: what holds everywhere and what measures one element")
struct TokenScopeTests {
  @Test(
    "defaults for everything are tokens, code spans whole",
    arguments: ["Global defaults", "Shared constants", "Design Constants"])
  func defaults(title: String) {
    let text = """
      # Lamp interaction spec

      ## \(title)

      | Property | Value | Notes |
      |---|---|---|
      | Glow curve | `cubic-bezier(0.2, 0, 0, 1)` | all lamps |
      | Ring | `1px solid #336699` with an offset | focus |
      | Flash | `none` (for now) | touch |
      """
    #expect(
      tokens(text) == [
        "Glow curve = cubic-bezier(0.2, 0, 0, 1)", "Ring = 1px solid #336699", "Flash = none",
      ])
  }

  @Test(
    "the same table below any other heading measures an element",
    arguments: ["Lamp", "Defaults of the lamp shade and its stand", "Stagger Defaults"])
  func others(title: String) {
    let text = "# Lamp interaction spec\n\n## \(title)\n\n"
    #expect(tokens(text + "| Property | Value |\n|---|---|\n| Ring | `1px` |\n").isEmpty)
  }

  @Test("a variable in words that measures one side of an element is no token")
  func measures() {
    let text = """
      ## Layout shell

      | Variable | Value |
      |---|---|
      | Drawer width (wide) | `80px` |
      | Top bar height | `64px` |
      | `.page margin-left` | `80px` |
      | Narrow from | `480px` |
      | `--drawer-width` | `72px` |
      """
    #expect(tokens(text) == ["Narrow from = 480px", "--drawer-width = 72px"])
  }

  @Test("below a heading that defines widths such a name is one of a scale")
  func scale() {
    let text = "## Sizes\n\n| Token | Value |\n|---|---|\n| Reading width | `680px` |\n"
    #expect(tokens(text) == ["Reading width = 680px"])
  }

  @Test("measures in the specification of one component are no tokens")
  func component() {
    let list = "\n\n## Spacing\n\n- **Gap**: `16px`\n"
    #expect(tokens("# LampCard Component Specification" + list).isEmpty)
    #expect(tokens("# Component tokens" + list) == ["Gap = 16px"])
  }

  @Test("a length that front matter has is told again")
  func restated() {
    let front = "---\ncolors:\n  ink: '#112233'\nrounded:\n  md: 8px\n---\n\n"
    let text = "## Shapes\n\n- **Main radius:** 8px for all\n- **Pill radius:** 99px\n"
    #expect(
      tokens(front + text) == ["colors.ink = #112233", "rounded.md = 8px", "Pill radius = 99px"])
  }

  @Test(
    "headings in other scripts that end with the word for colour",
    arguments: ["工具色", "强调色（四种）", "ブランド色", "セッションパレット"])
  func colors(title: String) {
    let text = "# UI states\n\n## \(title)\n\n| Tool | Hue |\n|---|---|\n| saw | red-6 #AA2233 |\n"
    #expect(tokens(text) == ["saw = #AA2233"])
  }

  @Test(
    "headers with letters beyond ASCII",
    arguments: [
      (
        "## Skala\n\n| Token | Größe/Zeile | Gewicht |", "| `big` | 34/41 | 700, eng |",
        ["big = 34/41 700"]
      ),
      ("## Durées\n\n| Type de motion | Durée |", "| **Vif** | 120ms |", ["Vif = 120ms"]),
      (
        "## Easing\n\n| Name | Code |", "| Out | `CubicEase Mode=\"EaseOut\"` |",
        ["Out = CubicEase Mode=\"EaseOut\""]
      ),
      ("## Easing\n\n| Name | Code |", "| Out | `Shelf.open` |", []),
    ])
  func headers(header: String, row: String, expected: [String]) {
    let columns = header.split(separator: "\n").last?.count { $0 == "|" } ?? 1
    let rule = "|" + String(repeating: "---|", count: columns - 1)
    #expect(tokens("\(header)\n\(rule)\n\(row)\n") == expected)
  }

  @Test(
    "spans of time in attributes of XAML",
    arguments: [
      ("<DoubleAnimation To=\"0\" Duration=\"0:0:0.25\"/>", [250]),
      ("<ColorAnimation Duration='00:00:01.5' />", [1500]),
      ("<Timer Duration=\"9:30:00\"/>", []), ("<Text Value=\"0:0:0.25\"/>", []),
    ])
  func spans(code: String, expected: [Double]) {
    #expect(lower("```xml\n\(code)\n```\n").durations.compactMap(\.quantity.max) == expected)
  }

  @Test("numbers of hues name no colours")
  func hues() {
    let text =
      "## セッションパレット\n\n| スロット | Hex | 色相 | 名前 |\n|---|---|---|---|\n"
      + "| 1 | `#AA2233` | 12 | brick |\n| 2 | `#22AA33` | 120 | fern |\n| 3 | `#2233AA` | 240 | ink |\n"
    #expect(tokens(text) == ["brick = #AA2233", "fern = #22AA33", "ink = #2233AA"])
  }

  @Test(
    "times in lists that share a unit and in timers",
    arguments: [
      ("- Steps (0.1, 0.25, 0.4s) one by one", [100, 250, 400]),
      ("- Removed by `setTimeout(node.remove, 2600)`", [2600]),
      ("- Tries: 1, 2, 4 s apart", [1000, 2000, 4000]),
      ("- Curve f(0.1, 0.2, 3s)", [3000]), ("- Lamps 1, 2 and 3 for 4 s", [4000]),
      ("- Called as `set(node, 2600)`", []), ("- Sizes (1, 2, 4px)", []),
    ])
  func times(line: String, expected: [Double]) {
    #expect(lower(line + "\n").durations.compactMap(\.quantity.max) == expected)
  }
}
