import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

@Suite struct TokenPairTests {
  @Test(arguments: [
    ("- **Moss** `#556B2F`", ["Moss color #556B2F"]),
    ("- **Moss** #556B2F", ["Moss color #556B2F"]),
    ("- **Moss** `#556B2F` – for links, and for marks: on paper", ["Moss color #556B2F"]),
    ("- Fern `#4F7942`", ["Fern color #4F7942"]),
    ("- `#B87333` Copper", ["Copper color #B87333"]),
    (
      "- **Ink** `#3C3C3C` / **ash** `#777777` for text",
      ["Ink color #3C3C3C", "ash color #777777"]
    ),
    ("- Sand `#C2B280`, Slate `#708090`", ["Sand color #C2B280", "Slate color #708090"]),
    ("- **Paper** #fff", ["Paper color #fff"]),
    ("- **Fixed** #123", []), ("- See #abc", []),
    ("- Use `#FFFFFF` for text", []),
    ("- Use white #ffffff", []),
    ("- `#FFFFFF` behind the text", []),
    ("- Do not use #000000 anywhere", []),
    ("- **Focus ring** in blue, `#1CB0F6`", []),
    ("- **Moss on paper** (`#556B2F` on `#FFFFFF`): 5.9:1", []),
    ("- **Moss** `#556B2F` on `#FFFFFF` reads well", []),
    ("- **Issue** `#123456` is closed", []),
  ])
  func readsColorsBesideNames(list: String, expected: [String]) {
    #expect(tokens("## Colors\n\n" + list) == expected)
  }

  @Test(arguments: [
    ("## Spacing\n\n- `--gap-half` (2px) – tight", ["--gap-half spacing 2px"]),
    (
      "## Spacing\n\n- `--gap-1` (4px), `--gap-2` (8px)",
      ["--gap-1 spacing 4px", "--gap-2 spacing 8px"]
    ),
    ("## Radius\n\n- `soft` (8px) – inside: cards and sheets", ["soft radius 8px"]),
    ("## Radius\n\n- `--round` (50%) – dots", ["--round radius 50%"]),
    ("## Durations\n\n- `--quick` (120ms) – hover", ["--quick duration 120ms"]),
    ("## Patterns\n\n**Easings:**\n\n- `--ease-calm` (ease-out)", ["--ease-calm easing ease-out"]),
    ("## Patterns\n\n- `--duration-calm` (240ms)", ["--duration-calm duration 240ms"]),
    ("## Spacing\n\n- **Safe area**: 30px top, 20px sides", []),
    ("## Spacing\n\n- **Gutter**: 20px left of cards", ["Gutter spacing 20px"]),
    ("## Patterns\n\n- `soft` (8px) around the card", []),
    ("## Options\n\n- `config.delay` `300ms`", []),
    ("## Spacing\n\n- `gap.half` (2px) – tight", []),
    ("## Radius\n\n- **Small (8px)**: cards", ["Small radius 8px"]),
    ("## Colors\n\n- **Moss (#556B2F)**: links", ["Moss color #556B2F"]),
    ("## Durations\n\n- **Quick (120ms)**: hover", ["Quick duration 120ms"]),
    ("## 圆角 (Border Radius)\n\n- **Small (8px)**: 标签", ["Small radius 8px"]),
    ("## Buttons\n\n- **Small (32px)**: dense lists", []),
    ("## Spacing\n\n- **Hero (1200px)**: a wide picture", []),
    ("## Radius\n\n- **Cards (all sizes)**: 8px", ["Cards (all sizes) radius 8px"]),
  ])
  func readsValuesInParentheses(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "Text (`--warn` `#92500c` on `--warn-bg` `#fbf1df`)",
      ["--warn color #92500c", "--warn-bg color #fbf1df"]
    ),
    ("Set `--pad` `auto` and `--gap`, `4px`", []),
    ("Set `gap` `4px`", []),
  ])
  func readsPropertiesBesideTheirValue(text: String, expected: [String]) {
    #expect(tokens("## Notes\n\n" + text) == expected)
  }

  @Test(arguments: [
    (
      "## Spacing\n\n| Rung | Value |\n|---|---|\n| `gap.1` | 4 |\n| `gap.2` | 8 |",
      ["gap.1 spacing 4", "gap.2 spacing 8"]
    ),
    (
      "## 排版规范 (Typography)\n\n| 类型 | 粗细 | 大小 (sp) | 行高 |\n|---|---|---|---|\n"
        + "| **Title** | Medium | 22 | 1.3 |\n| **Body** | Regular | 16 | 1.5 |",
      ["Title typography 22/1.3 Medium", "Body typography 16/1.5 Regular"]
    ),
    ("## Spacing rules\n\n| Screen | Value |\n|---|---|\n| Home | 4 |\n| Login | 8 |", []),
    ("## Team (Typography)\n\n| Name | Value |\n|---|---|\n| Home | 4 |\n| Login | 8 |", []),
  ])
  func readsTablesByGlossAndWithoutUnits(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func takesNamesOfCurvesForUses() {
    let table = "| Token | Value |\n|---|---|\n| `--ease-calm` | `cubic-bezier(0, 0, 0, 1)` |"
    let uses = "\n\nStyles: `ease-calm` / `ease-quick`"
    #expect(
      tokens("## Easing\n\n" + table + uses) == ["--ease-calm easing cubic-bezier(0, 0, 0, 1)"])
    #expect(tokens("## Easing\n\nStyles: `ease-calm`") == ["Styles easing ease-calm"])
  }

  @Test func readsSpringsOfTables() {
    let table = "| Name | Config |\n|---|---|\n| soft | `{ damping: 18, stiffness: 180 }` |"
    #expect(
      tokens("## Easing\n\n### Springs\n\n" + table) == [
        "soft easing { damping: 18, stiffness: 180 }"
      ])
  }

  @Test func takesValuesOfDefinedNamesForUses() {
    let text = """
      ## Spacing

      - `--gap` (4px) around chips

      ```css
      :root { --gap: 8px; }
      ```
      """
    #expect(tokens(text) == ["--gap spacing 8px"])
  }

  @Test(arguments: [
    ("- **Primary:** Bitter Sans (calm)", ["Primary fontFamily Bitter Sans"]),
    ("- **Primary:** system default", []),
    ("- **Loading:** Swapped (after a while)", []),
  ])
  func readsFaces(list: String, expected: [String]) {
    #expect(tokens("## Typography\n\n**Font families:**\n\n" + list) == expected)
  }

  @Test func leavesFacesToTheStack() {
    let text = """
      ## Typography

      ```css
      --font-text: "Bitter Sans", serif;
      ```

      **Font family**: Bitter Sans (400, 700)

      **Font features**: `'ss01', 'cv11'`
      """
    #expect(tokens(text) == ["--font-text fontFamily \"Bitter Sans\", serif"])
  }

  @Test("a scale behind its label, though the section speaks of more")
  func scaleBehindLabel() {
    let text = "## Guide\n\n- **Typography:**\n  - **Scale:** H1 (36px), H2 (24px), Body (16px).\n"
    #expect(
      lower(text).tokens.map { "\($0.name) \($0.value)" } == ["H1 36px", "H2 24px", "Body 16px"])
  }
}
