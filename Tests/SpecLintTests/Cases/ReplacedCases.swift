import Testing

/// Old values beside new ones, values that give a name, and things that share no more than a word.
@Suite struct ReplacedCases {
  static let cases: [RuleCase] = [
    .init(
      "C412", "from one colour to another",
      "# Review\n\n- Change the hint from #999999 to #666666 (5.7:1)\n- 由 `#999999` 改为 `#666666`（5.7:1）\n- Passer de `#8A8A8A` à `#595959` (7:1)\n"
    ),
    .init("C412", "a pair", "# Review\n\n- Hint: #999999 on #FFFFFF (⟦5.7⟧:1)\n"),
    .init(
      "C412", "a column without \":1\"",
      "# Contrast\n\n| Colour | On white |\n|---|---|\n| `#F36B1C` | ⟦4.03⟧ |\n| `#0B6AB0` | 5.67 |\n"
    ),
    .init(
      "C412", "a column in Chinese", "# 对比度\n\n| 颜色 | 白底 |\n|---|---|\n| `#F36B1C` | ⟦4.03⟧:1 |\n"),
    .init(
      "T308", "what was before a change",
      "# Changes\n\n- Increased padding: `2rem` (was `1.5rem`)\n"),
    .init("M207", "a route", "# Layout\n\n- [Grid](#/parts/grid): rows\n- [Rows](⟦#rows⟧)\n"),
    .init(
      "G706", "a range of any name",
      "# Layout\n\n- **Phone** (≤480px): one column\n- **Tablet** (481-768px): two\n- **Desktop** (769-1280px): four\n- **Cinema** (1281px+): five\n\n## Dust\n\n- Fewer grains (10 vs 25 on desktop)\n"
    ),
    .init(
      "C401", "a table keyed by its values",
      "# Times\n\n| Duration | Used by |\n|---|---|\n| `140ms` | Not directly used |\n| `200ms` | Menu links |\n| `260ms` | Not directly used |\n"
    ),
    .init(
      "T305", "the scale at another level",
      "# Motion\n\nNo hardcoded durations.\n\n| Token | Value |\n|---|---|\n| `--t-a` | `60ms` |\n| `--t-b` | `120ms` |\n| `--t-c` | `200ms` |\n\n| Strength | Durations |\n|---|---|\n| calm | 50 / 90 / 140ms |\n"
    ),
  ]

  @Test(arguments: cases)
  func replaced(_ test: RuleCase) { test.check() }

  private static func sized(_ demand: String, _ size: String) -> String {
    "# Parts\n\n## Bar\n\n- \(size)\n\n## Access\n\n- \(demand)\n"
  }

  static let targets: [RuleCase] =
    [
      "Área táctil mínima: 44px", "Area di tocco minima: 44px", "最小タップ領域：44px", "최소 터치 영역: 44px",
      "Минимальная область касания: 44px", "点击热区不小于 44px",
    ].map { RuleCase("G708", $0, sized($0, "Small button height: ⟦32px⟧")) }
    + [
      "按钮高度：⟦32px⟧", "ボタンの高さ：⟦32px⟧", "Высота кнопки: ⟦32px⟧", "Icon button size: ⟦32px⟧",
    ].map { RuleCase("G708", $0, sized("Touch targets: at least 44px", $0)) } + [
      .init(
        "G708", "sizes by name",
        sized(
          "Touch targets: at least 44px",
          "Buttons: three sizes, `s` (⟦30px⟧), `m` (⟦38px⟧), `l` (50px)")),
      .init(
        "G708", "the minimum of another control",
        "# Parts\n\n## Keys\n\n- Touch targets: all buttons minimum 44px hit area\n\n## Fields\n\n- Checkbox: 16px, white check\n"
      ),
    ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  static let others: [RuleCase] = [
    .init(
      "K801", "a gradient that is too light at one end",
      "# Key\n\n```css\n.go {\n  background: linear-gradient(135deg, #6366f1 0%, #a78bfa 100%);\n  ⟦color: white⟧;\n}\n```\n"
    ),
    .init(
      "D123", "a heading inside of a block of text",
      "# Log\n\n⟦```text⟧\nevent\n\n## Use\n\n```text\nact\n```\n\nEnd.\n"),
    .init(
      "C412", "the ratio of the other appearance",
      "# Form\n\n- Error text: light-mode `#BC3C0A` on white, dark-mode ratio 7.0:1.\n"),
    .init(
      "C402", "the number of a call",
      "# Calls\n\n```json\n{ \"totalClusterCount\": 6 }\n```\n\n| Screen | Call |\n|---|---|\n| List | `#4 clusters` |\n"
    ),
    .init(
      "K804", "a colour for hovers",
      "# Colours\n\n- **paper**: `#FFFFFF` – page background\n- **rose**: `#B76E79`\n- **rose-light**: `#D4A5AC` – lighter variant for hovers/backgrounds\n\n- Focus ring: 2px solid #B76E79\n"
    ),
    .init("X854", "Japanese", "# 一覧\n\n- 並べ替えは⟦ドラッグのみ⟧。\n"),
    .init("X854", "Chinese", "# 列表\n\n- ⟦仅支持拖拽⟧排序。\n"),
    .init("X854", "another way in Chinese", "# 列表\n\n- 仅支持拖拽排序。\n- 键盘：上移、下移\n"),
    .init("X854", "Spanish", "# Lista\n\n- ⟦Solo se puede ordenar arrastrando⟧.\n"),
    .init("X857", "Japanese", "# 通知\n\n- トースト：⟦3秒⟧後に消える\n"),
    .init("X857", "read aloud in Japanese", "# 通知\n\n- トースト：3秒後に消える\n- 読み上げ：内容を通知する\n"),
    .init(
      "K802", "faint text",
      "# Colours\n\n- Page background: `#FFFFFF`\n- Main text: `#1D2129`\n- Faint text: `⟦#D0D4DA⟧`\n"
    ),
    .init(
      "K802", "faint text of a dark appearance",
      "# Colours\n\n- Page background: `#FFFFFF`\n- Main text: `#1D2129`\n- Faint text: `#D0D4DA`\n\nThe dark theme follows.\n"
    ),
    .init(
      "K802", "German",
      "# Farben\n\n- Seitenhintergrund: `#FFFFFF`\n- Haupttext: `#1D2129`\n- Sekundärtext: `⟦#A4A9B2⟧`\n"
    ),
    .init(
      "M208", "codes of another module",
      "# Codes\n\nSee FR-M1-09.\n\n| ID | Text |\n|---|---|\n| FR-ADV-01 | a |\n| FR-ADV-02 | b |\n| FR-ADV-03 | c |\n"
    ),
    .init(
      "A605", "a spring among other things",
      "# Motion\n\n- Enter and exit, shared elements, spring physics.\n"),
    .init(
      "T307", "an adjective beside its value",
      "# Colours\n\n| Token | Value | Notes |\n|---|---|---|\n| `--a` | `#EF4444` | Badges |\n| `--b` | `#DC2626` | Text (slightly darker) |\n\n- A: 1px\n- B: 2px\n- C: 3px\n- D: 4px\n- E: 5px\n"
    ),
  ]

  @Test(arguments: others)
  func other(_ test: RuleCase) { test.check() }
}
