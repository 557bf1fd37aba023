import SpecModel
import Testing

@testable import SpecLowering

/// Tokens with their kind, value, modes and other names.
private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { token in
    "\(token.name) \(token.kind.rawValue) \(token.value)"
      + token.modes.map { " [\($0.mode) \($0.value)]" }.joined()
      + token.aliases.map { " = \($0)" }.joined()
  }
}

/// Values beside classes and code, in several appearances, and in tables whose headers name places of use.
@Suite struct TokenRoleTests {
  @Test(arguments: [
    (
      "## Font weights\n\n- **Thin:** `font-thin` (100)\n- **Loud:** `font-black` (900)\n",
      ["Thin fontWeight 100 = font-thin", "Loud fontWeight 900 = font-black"]
    ),
    (
      "## Border radius\n\n- **Soft:** `rounded-md` (6px) – **for fields**\n- **Pill:** `rounded-full`\n",
      ["Soft radius 6px = rounded-md", "Pill radius rounded-full"]
    ),
    (
      "# Design tokens\n\n## Transitions\n\n- **Quick:** `transition-all duration-120` – hover\n",
      ["Quick duration transition-all duration-120"]
    ),
    (
      "## Font family\n\n- **Text:** `font-sans` - Inter, \"Segoe UI\", sans-serif (for forms)\n",
      ["Text fontFamily Inter, \"Segoe UI\", sans-serif = font-sans"]
    ),
    // What only uses a class has no value.
    ("## Buttons\n\n- **Small:** `px-3 py-1` (12px)\n- **Large:** `px-8` – heroes\n", []),
    ("## Transitions\n\n- **Quick:** `transition-all duration-120` – hover\n", []),
    ("## Border radius\n\n- **Cards:** take `rounded-md`\n", []),
    ("## Border radius\n\n- **Soft:** `rounded-md` on cards\n", []),
  ])
  func readsValuesBesideClasses(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "## Colors\n\n| Name | Hex | Tailwind class |\n|---|---|---|\n| **Sea** | `#0A3D62` | `quay-sea` |\n"
        + "| **Sand** | `#EEDDBB` | `quay-sand-bg` |\n\n```css\n--quay-sea: #0A3D62;\n"
        + "--quay-sand-background: #EEDDBB;\n```\n",
      ["Sea color #0A3D62 = quay-sea", "Sand color #EEDDBB = quay-sand-bg"]
    ),
    (
      "## Colors\n\n| Name | Hex | Class |\n|---|---|---|\n| Sea | `#0A3D62` | `quay-sea` |\n"
        + "| Sand | `#EEDDBB` | `quay-sand` |\n\n```css\n--quay-sea: #112233;\n```\n",
      [
        "Sea color #0A3D62 = quay-sea", "Sand color #EEDDBB = quay-sand",
        "--quay-sea color #112233",
      ]
    ),
    (
      "## 아이콘 크기\n\n| 단계 | 클래스명 | 크기 |\n|---|---|---|\n| H1 | `icon-one` | 28px |\n| H2 | `icon-two` | 24px |\n",
      ["icon-one size 28px", "icon-two size 24px"]
    ),
    (
      "## Height tokens\n\n| Size | Class | Height |\n|---|---|---|\n| Small | `h-s` | 32px |\n| Large | `h-l` | 44px |\n",
      ["h-s size 32px", "h-l size 44px"]
    ),
    // Elements that take a class are no tokens.
    (
      "## Use\n\n| Component | Class | Height |\n|---|---|---|\n| Field | `h-s` | 32px |\n| List | `h-l` | 44px |\n",
      []
    ),
  ])
  func joinsClasses(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "## Typography\n\n| Variant | px | Usage |\n|---|---|---|\n| `lead` | 32 | titles |\n| `note` | 13 uppercase | labels |\n",
      ["lead typography 32", "note typography 13"]
    ),
    (
      "## Colors\n\n### Semantic\n\n| State | Color |\n|---|---|\n| Success | `#117733` |\n| Error | `#AA2222` |\n",
      ["Success color #117733", "Error color #AA2222"]
    ),
    (
      "## Color Palette\n\n| Element | Color | Hex |\n|---|---|---|\n| Ground | Dark brown | `#1A1512` |\n| Card | Brown | `#2D2420` |\n",
      ["Ground color #1A1512", "Card color #2D2420"]
    ),
    (
      "## Colors in use\n\n| Element | Color | Hex |\n|---|---|---|\n| Title | Ink | `#1A1512` |\n| Chip | Sand | `#2D2420` |\n",
      []
    ),
    (
      "## Border radius\n\n| Component | Radius |\n|---|---|\n| Chips | 6px |\n| Cards | 12px |\n",
      ["Chips radius 6px", "Cards radius 12px"]
    ),
    // A scale is there already, a look of a control, and a component that has more than a radius.
    (
      "## Border radius\n\n| Token | Radius |\n|---|---|\n| s | 6px |\n| l | 12px |\n\n| Component | Radius |\n|---|---|\n| Chips | 6px |\n| Cards | 12px |\n",
      ["s radius 6px", "l radius 12px"]
    ),
    (
      "## Colors\n\n| State | Color |\n|---|---|\n| Hover | `#117733` |\n| Pressed | `#AA2222` |\n",
      []
    ),
    (
      "## Border radius\n\n| Component | Radius | Height |\n|---|---|---|\n| Chips | 6px | 32px |\n| Cards | 12px | 90px |\n",
      []
    ),
    (
      "## Duration scale\n\n| Duration | Easing | Use |\n|---|---|---|\n| 120ms | ease-out | hover |\n| 240ms | ease-in | sheets |\n",
      []
    ),
    (
      "## Duration scale\n\n| Name | Duration | Use |\n|---|---|---|\n| Quick | 120ms | hover |\n| Slow | 240ms | sheets |\n",
      ["Quick duration 120ms", "Slow duration 240ms"]
    ),
  ])
  func readsTablesOfUses(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func readsStatesOfNoPalette() {
    let palette =
      "## Colors\n\n| State | Color |\n|---|---|\n| Success | `#117733` |\n| Error | `#AA2222` |\n"
    #expect(lower(palette).machines.isEmpty)
    let states = "## List\n\n| State | Color |\n|---|---|\n| Success | green |\n| Error | red |\n"
    #expect(lower(states).machines.first?.states.count == 2)
  }

  @Test(arguments: [
    (
      "## Typography\n\n### H1 - Titles of pages\n**Size**: 28px (1.75rem)\n**Weight**: Bold (700)\n",
      ["H1 typography 28px 700"]
    ),
    (
      "## 타이포그래피\n\n### H2 - 섹션\n**크기**: 24px\n**가중치**: Semibold (600)\n",
      ["H2 typography 24px 600"]
    ),
    (
      "## Typografie\n\n### Text\n**Größe**: 14px\n**Gewicht**: 400\n", ["Text typography 14px 400"]
    ),
    (
      "## Typographie\n\n### Note\n**Taille**: 11px\n**Graisse**: 500\n",
      ["Note typography 11px 500"]
    ),
    ("## Buttons\n\n### Save - green\n**크기**: 28px\n", []),
  ])
  func readsStylesByHeading(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  private static let front =
    "---\ncolors:\n  sea: \"#0A3D62\"\n  sea-deep: \"#0A3D62\"\n"
    + "  card: \"#FFFFFF\"\n  line: \"#6F7A6D\"\n  line-soft: \"#BFCABA\"\n---\n\n## Colors\n\n"
  private static let known = [
    "colors.sea color #0A3D62", "colors.sea-deep color #0A3D62", "colors.card color #FFFFFF",
    "colors.line color #6F7A6D", "colors.line-soft color #BFCABA",
  ]

  @Test(arguments: [
    (
      "- **Harbour** (`#0A3D62`): `Color.seaDeep`, for links. Dark mode: `#9AD0F5`.\n", 1,
      "dark #9AD0F5"
    ),
    ("- **Surface / Card** (`#FFFFFF` light, `#1A1816` dark): cards.\n", 2, "dark #1A1816"),
    ("- **Sea** (`#0A3D62`): links. Dunkel: `#9AD0F5`.\n", 0, "dark #9AD0F5"),
    // Several have the value and none the name, or the other colour is no appearance.
    ("- **Harbour** (`#0A3D62`): links. Dark mode: `#9AD0F5`.\n", -1, ""),
    ("- **Sea** (`#0A3D62`): links. On hover: `#9AD0F5`.\n", -1, ""),
    ("- **Line / Soft** (`#6F7A6D` / `#BFCABA`): borders.\n", -1, ""),
    ("- **Cards** (`#FFFFFF` → `#E8E5E1`): layers.\n", -1, ""),
  ])
  func joinsAppearances(item: String, place: Int, mode: String) {
    var expected = Self.known
    if place >= 0 { expected[place] += " [\(mode)]" }
    #expect(tokens(Self.front + item) == expected)
  }

  @Test(arguments: [
    (
      "- **Line / Soft** (`#6F7A6D` / `#BFCABA`): borders.\n",
      ["Line color #6F7A6D", "Line Soft color #BFCABA"]
    ),
    (
      "- **Good / Bad** (`#117733` / `#AA2222`): results.\n",
      ["Good color #117733", "Bad color #AA2222"]
    ),
    (
      "- **Card** (`#FFFFFF` light, `#1A1816` dark): cards.\n",
      ["Card color #FFFFFF [dark #1A1816]"]
    ),
    ("- **Layers** (`#FFFFFF` → `#E8E5E1`): cards.\n", []),
    ("- **Sea / Lake** (`#0A3D62`): links.\n", ["Sea / Lake color #0A3D62"]),
  ])
  func readsNamesWithStrokes(item: String, expected: [String]) {
    #expect(tokens("## Colors\n\n" + item) == expected)
  }

  @Test(arguments: [
    (
      "## Typography\n\n- Named roles: `.mastTitle` (~34 bold), `.mastNote` (11 regular), `.mastRing` (the ring)\n",
      [".mastTitle typography ~34 bold", ".mastNote typography 11 regular"]
    ),
    (
      "## Typography\n\n- **Eyebrows:** `.mastEyebrow()` – mono, ~11pt, uppercase\n",
      [".mastEyebrow() typography ~11pt"]
    ),
    (
      "## Cards\n\n- **Corner radius:** cards have **22pt** corners (`QuayRadius.card`); fields **12pt** (`QuayRadius.field`)\n",
      ["QuayRadius.card radius 22pt", "QuayRadius.field radius 12pt"]
    ),
    ("## Typography\n\n- **Title:** `.largeTitle` + `.bold`\n", ["Title typography .largeTitle"]),
    ("## Cards\n\n- Cards move by 22pt (`QuayMotion.lift`)\n", []),
    ("## Components\n\n- **`Chip.Size.small`:** ~40pt tall\n", []),
    ("## Components\n\n- **`chip.size.small`:** 40px\n", ["chip.size.small spacing 40px"]),
  ])
  func readsNamesInCode(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("The scale tops out at 300ms.", "nil 300.0"), ("It fades out at 300ms.", "300.0 300.0"),
    ("No transition of the app should exceed 220 ms.", "nil 220.0"),
    ("The answer may exceed 220 ms.", "220.0 nil"),
    ("Nothing takes longer than 300 ms.", "nil 300.0"),
    ("No answer for longer than 300 ms.", "300.0 nil"), ("150ms 内容刷新", "150.0 150.0"),
    ("150ms内完成", "nil 150.0"), ("200ms 내비게이션", "200.0 200.0"), ("200ms 내", "nil 200.0"),
  ])
  func readsBounds(text: String, expected: String) {
    let quantity = lower("- " + text + "\n").durations.first?.quantity
    func end(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
    #expect(quantity.map { end($0.min) + " " + end($0.max) } == expected)
  }

  @Test func leavesForbiddenCodeAlone() {
    #expect(lower("- **Don't** write `.linear(duration: 0.3)` in views.\n").durations.isEmpty)
    #expect(lower("- **Do** write `.linear(duration: 0.3)` in views.\n").durations.count == 1)
    #expect(lower("- **Don't** let the fade take 300ms.\n").durations.count == 1)
  }
}
