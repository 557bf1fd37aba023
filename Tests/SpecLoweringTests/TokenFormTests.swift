import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

@Suite struct TokenFormTests {
  @Test(arguments: [
    ("- **Moss (#556B2F):** for links", ["Moss color #556B2F"]),
    ("- **Moss** (#556B2F) – for links", ["Moss color #556B2F"]),
    ("- `moss` = `#556B2F`", ["moss color #556B2F"]),
    ("- Accents:\n  - Petal: #FF80AB (Pink)", ["Petal color #FF80AB"]),
    (
      "### Moss\n\n- **Hex**: #556B2F\n- **RGB**: rgb(85, 107, 47)\n- **Usage**: links",
      ["Moss color #556B2F"]
    ),
  ])
  func readsColors(list: String, expected: [String]) {
    #expect(tokens("## Colors\n\n" + list) == expected)
  }

  @Test(arguments: [
    ("## Corners\n\n- chip radius → 6px", ["chip radius radius 6px"]),
    ("## Elevation\n\n- `--lift-0`: none", ["--lift-0 shadow none"]),
    (
      "## Words\n\n- `ease.out` = cubic-bezier(0, 0, 0, 1)",
      ["ease.out easing cubic-bezier(0, 0, 0, 1)"]
    ),
    ("## 색상\n\n여백:\n\n- 여백-소: 6px", ["여백-소 spacing 6px"]),
    (
      "## Spacing\n\n- Margins: 22pt horizontal, 14pt vertical",
      ["Margins spacing 22pt horizontal, 14pt vertical"]
    ),
    ("## Spacing\n\n- Margins: 22pt horizontal", ["Margins spacing 22pt"]),
    ("## Weights\n\n- Semibold (600)", ["Semibold fontWeight 600"]),
    ("## Line weights\n\n- `hair` = 0.5 pt", ["hair size 0.5 pt"]),
    ("## Strichstärken\n\n- `haar` = 0.5 pt", ["haar size 0.5 pt"]),
    ("## Épaisseurs de trait\n\n- `fin` = 1 px", ["fin size 1 px"]),
    ("## Grosores de línea\n\n- `fino` = 1 px", ["fino size 1 px"]),
    ("## 線の太さ\n\n- `hair` = 1px", ["hair size 1px"]),
    ("## Type\n\n- **Note**: 15/22 Regular", ["Note typography 15/22 Regular"]),
    ("## Type\n\n- **Note**: 15/22 must fit", []),
    ("## Spacing\n\n- 4pt)(", []), ("## Spacing\n\n- 4pt ()", []),
    ("## Spacing\n\n- 4pt grid (xs=4, sm=8)", ["xs spacing 4", "sm spacing 8"]),
    (
      "## Colors\n\n- `one` `#112233` Letters · `two` `#445566` Words",
      ["one color #112233", "two color #445566"]
    ),
    (
      "## Scales\n\n| | sm | md |\n|---|---|---|\n| **Radius** | 2px | 4px |",
      ["Radius sm radius 2px", "Radius md radius 4px"]
    ),
    (
      "## Depth\n\n| z-index | Layer |\n|---|---|\n| 0 | base |\n| 100 | sticky |",
      ["base zindex 0", "sticky zindex 100"]
    ),
    (
      "| Step | Opacity |\n|---|---|\n| ghost | 12% |\n| veil | 48% |",
      ["ghost opacity 12%", "veil opacity 48%"]
    ),
    (
      "## Puntos de corte\n\n| Punto de corte | Ancho |\n|---|---|\n| mesa | 768px |",
      ["mesa breakpoint 768px"]
    ),
    (
      "## Tokens\n\n```\nRadius / Field:  8px\nColor / Accent:  #0E7C86\n```",
      ["Radius / Field radius 8px", "Color / Accent color #0E7C86"]
    ),
    (
      "## Palette\n\n```\nInk    ████  #112233\nPaper  ████  #FFFFFF\n```",
      ["Ink color #112233", "Paper color #FFFFFF"]
    ),
    (
      "## Color Palette\n\n### Idle State\n\n- Icon: `muted` (#6B7280)", ["Idle Icon color #6B7280"]
    ),
    (
      "## 主題\n\n- 配色：深空紫 #7C4DFF／靛藍 #536DFE；",
      ["深空紫 color #7C4DFF", "靛藍 color #536DFE"]
    ),
    (
      "| Token | Value |\n|---|---|\n| `z.base` | 0 |\n| `edge` | 1px solid #112233 |",
      ["z.base zindex 0", "edge size 1px solid #112233"]
    ),
    ("## Colors\n\n- **Primary**: TBD\n- **Second**: `#XXXXXX`", []),
    ("---\ncolors:\n  brand: \"[brand hex]\"\nmotion:\n  fast: TBD\n---\n", []),
  ])
  func readsLists(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "| Class | Device | Tracking | Line-height |\n|---|---|---|---|\n| hero | 48 | -0.04em | 0.9 |",
      ["hero typography 48/0.9"]
    ),
    (
      "| Use | Font | Size |\n|---|---|---|\n| Timer | Noto Bold | 48px |",
      ["Timer typography 48px Bold"]
    ),
    ("- **Weights**: 400 / 500 / 600 only", []),
  ])
  func readsSizesOfType(text: String, expected: [String]) {
    #expect(tokens("## Type\n\n" + text) == expected)
  }

  @Test func leavesColorsToFrontMatter() {
    let text =
      "---\ncolors:\n  moss: '#556B2F'\n---\n\n## Colors\n\n- **Clay (#B8422E):** for borders"
    #expect(tokens(text) == ["colors.moss color #556B2F"])
  }

  @Test(arguments: [
    ("- **Title**: 36/44, Bold", ["Title typography 36/44 Bold"]),
    ("- Family: 'Bitter', Georgia, serif", ["Family fontFamily 'Bitter', Georgia, serif"]),
    (
      "- **Title**: `fontSize = 22.sp, lineHeight = 28.sp`",
      ["Title typography fontSize = 22.sp, lineHeight = 28.sp"]
    ),
    (
      "### Title\n\n- **Font Size**: 32px\n- **Line Height**: 40px\n- **Weight**: Bold",
      ["Title typography 32px/40px Bold"]
    ),
    (
      "| Role | Size | Weight | Line height |\n|---|---|---|---|\n| Note | 12px | 400 | 16px |",
      ["Note typography 12px/16px 400"]
    ),
    (
      "| Level | Font | Size / Line-height | Weight |\n|---|---|---|---|\n| H1 | Bitter | 36 / 44 px | 700 |",
      ["H1 typography 36 / 44 px 700"]
    ),
    ("- **Treatment:** soft text, a little serif, never loud", []),
  ])
  func readsTypeStyles(text: String, expected: [String]) {
    #expect(tokens("## Typography\n\n" + text) == expected)
  }

  @Test(arguments: [
    ("## Motion timing\n\n## Durations\n\n- **Slow** — 400ms", ["Slow duration 400ms"]),
    ("## Springs\n\n- Soft: stiffness 120, damping 14", ["Soft easing stiffness 120, damping 14"]),
    (
      "## Springs\n\n| Name | Stiffness | Damping |\n|---|---|---|\n| Soft | 120 | 14 |",
      ["Soft easing stiffness 120, damping 14"]
    ),
    (
      "## Easing\n\n### 1. `settle` (calm)\n\n- **Curve**: `cubic-bezier(0.2, 0.8, 0.2, 1)`",
      ["settle easing cubic-bezier(0.2, 0.8, 0.2, 1)"]
    ),
    (
      "## Breakpoints\n\n| Device | Range |\n|---|---|\n| Desktop | ≥ 1024px |",
      ["Desktop breakpoint ≥ 1024px"]
    ),
    (
      "## Breakpoints\n\n| Padding | Range | Breakpoint |\n|---|---|---|\n| 8px | ≥ 1024px | Wide |",
      ["Wide breakpoint ≥ 1024px"]
    ),
    (
      "## Spacing\n\n| Used for | Pixels | Step |\n|---|---|---|\n| Gaps | 4 | **xs** |\n| Gaps | 8 | **sm** |",
      ["xs spacing 4", "sm spacing 8"]
    ),
    ("## Opacity\n\n| State | Opacity |\n|---|---|\n| Off | 38% |", ["Off opacity 38%"]),
    ("## Spacing\n\n| Name | Pixels |\n|---|---|\n| xs | 4 |", ["xs spacing 4"]),
    (
      "## Palette\n\n| Role | Light | Dark |\n|---|---|---|\n| Sheet | #FFFFFF | #000000 |",
      ["Sheet color #FFFFFF"]
    ),
    ("## Values\n\n| Name | Hex |\n|---|---|\n| Moss | #556B2F |", ["Moss color #556B2F"]),
    (
      "## Farben\n\n| Name | Hex | Verwendung |\n|---|---|---|\n| Moos | #556B2F | Links |",
      ["Moos color #556B2F"]
    ),
    ("## 配色\n\n| 名前 | 値 |\n|---|---|\n| 苔 | #556B2F |", ["苔 color #556B2F"]),
    ("## Durations\n\n### Parameters\n\n- **Duration**: 3 seconds", []),
    ("## Spacing\n\n- `space.md` (16px) - gaps", []),
    (
      "## Colors\n\n| Variant | Background | Text |\n|---|---|---|\n| Quiet | Transparent | #0066CC |",
      []
    ),
    ("## Pot\n\n| Property | Value |\n|---|---|\n| Height | 44px |", []),
  ])
  func readsScales(text: String, expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    (
      "## Breakpoint Specifications\n\n```css\n/* Pad */\n@media (min-width: 700px) {\n}\n```",
      ["Pad breakpoint 700px"]
    ),
    (
      "```\n┌────┐\n│ Ok │\n└────┘\n\nColors:\n- Moss: #556B2F (calm)\n- Wide: 4px\n\nMoss: #FFFFFF\n```",
      ["Moss color #556B2F"]
    ),
    (
      "## Font Families\n\n| Type | Font |\n|---|---|\n| Titles | Bitter |",
      ["Titles fontFamily Bitter"]
    ),
    (
      "## Grid spacing\n\n- Desktop: 12 colonnes, gutter 24px",
      ["Desktop other 12 colonnes, gutter 24px"]
    ),
    ("## Durations\n\n### Leaf falls down\n\n- **Duration**: 300ms", []),
  ])
  func readsOtherPlaces(text: String, expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    (
      "motion:\n  quick: 120ms\n  settle: cubic-bezier(0, 0, .2, 1)",
      ["motion.quick duration 120ms", "motion.settle easing cubic-bezier(0, 0, .2, 1)"]
    ),
    ("zIndex:\n  lid: 40", ["zIndex.lid zindex 40"]),
    ("font-weights: { bold: 700 }", ["font-weights.bold fontWeight 700"]),
    (
      "tokens:\n  colors:\n    moss: { value: \"#556B2F\", usage: links }",
      ["colors.moss color #556B2F"]
    ),
    ("colors:\n  - name: Moss\n    hex: \"#556B2F\"", ["colors.Moss color #556B2F"]),
    ("colors:\n  description: warm and calm\n  moss: \"#556B2F\"", ["colors.moss color #556B2F"]),
    ("components:\n  pot:\n    padding: 12px", []),
  ])
  func readsFrontMatter(yaml: String, expected: [String]) {
    #expect(tokens("---\n" + yaml + "\n---\n") == expected)
  }
}

@Suite struct TokenTableOrderTests {
  @Test(arguments: [
    (
      "## Colors\n\n| Use | Value | Token |\n|---|---|---|\n| links | #556B2F | color.moss |",
      ["color.moss color #556B2F"]
    ),
    (
      "## Spacing\n\n| Use | Pixels | Name |\n|---|---|---|\n| inside cards | 4 | xs |",
      ["xs spacing 4"]
    ),
    (
      "## Easing\n\n| Feels | CSS | Name |\n|---|---|---|\n| calm | cubic-bezier(0, 0, 0, 1) | out |",
      ["out easing cubic-bezier(0, 0, 0, 1)"]
    ),
    (
      "## Easing\n\n| Function | CSS | Feels |\n|---|---|---|\n| ease-out | cubic-bezier(0, 0, 0, 1) | calm |",
      ["ease-out easing cubic-bezier(0, 0, 0, 1)"]
    ),
    ("## Scala degli spazi\n\n| Nome | Valore |\n|---|---|\n| `s-1` | 4px |", ["s-1 spacing 4px"]),
    (
      "## Colors\n\n| Tool | Hue | Tool | Hue |\n|---|---|---|---|\n"
        + "| Saw | moss-600 #556B2F | Axe | clay-500 #B8422E |",
      ["Saw color #556B2F", "Axe color #B8422E"]
    ),
    (
      "## Button\n\n| Property | Value | Token |\n|---|---|---|\n| Fill | #556B2F | color.moss |",
      []
    ),
    ("## Colors\n\n| State | Fill | Icon |\n|---|---|---|\n| On | #556B2F | check |", []),
  ])
  func findsNames(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("- Link: moss-600 (#556B2F)", ["Link color #556B2F"]),
    ("- Link：#556B2F", ["Link color #556B2F"]),
    ("- Moss: #556B2F\n- Links: Moss (#556B2F)", ["Moss color #556B2F"]),
    ("- Border: drawn thin under the row (#556B2F)", []),
  ])
  func readsDescribedColors(list: String, expected: [String]) {
    #expect(tokens("## Colors\n\n" + list) == expected)
  }

  @Test(arguments: [
    (
      "fast  120ms  for taps\nslow  360ms  for sheets",
      ["fast duration 120ms", "slow duration 360ms"]
    ),
    (
      "calm = cubic-bezier(0, 0, 0, 1)\nsnap: stiffness 600, damping 40   taps",
      ["calm easing cubic-bezier(0, 0, 0, 1)", "snap easing stiffness 600, damping 40"]
    ),
    ("fast  120ms\nthen the sheet opens", []),
    ("let fast = 120ms;\nlet slow = 360ms;", []),
  ])
  func readsRowsOfFences(rows: String, expected: [String]) {
    #expect(tokens("## Durations\n\n```\n" + rows + "\n```") == expected)
  }
}
