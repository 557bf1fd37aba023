/// Forms in which guides give grids, scales, pairs, anchors and promises, each beside one that is left alone.
enum SecondReadingCases {
  static let measures: [RuleCase] = [
    .init(
      "G701", "columns of a layout",
      "# List\n\n| Part | Layout |\n|---|---|\n| Row | grid `40px \\| 1fr \\| 20px` |\n\nHeader: `gap: 8px`, `padding: 12px`\n"
    ),
    .init("G701", "a grid", "# List\n\n- 8px grid\n\n## Header\n\n- Padding: ⟦20px⟧\n"),
    .init(
      "G701", "steps in a fence",
      "# Page\n\n### Spacing\n\n```text\n4 / 8 / 12 / 16 / 20 / 32px\n```\n\n- Horizontal padding of the screen is `20px`, vertical padding `⟦22px⟧`.\n"
    ),
    .init(
      "T313", "a size behind the name of its step",
      "# List\n\n## Typography\n\n- Title: 22px / 600\n- Body: 15px / 400\n- Label: 12px / 500\n- Note: 11px / 400\n\n## Row\n\n| Part | Value |\n|---|---|\n| Hour | `--fs-base` 16px / 500 |\n| Team | ⟦17px⟧ / 600 |\n"
    ),
    .init(
      "C401", "the border of a thing with a height",
      "# Menú\n\nDos barras, `--piso`, borde inferior 1px.\n\n**Barra 1** — alto 48px.\n"),
    .init(
      "G708", "a size that the document lets pass",
      "### ボタン\n\n- **Primary Button**:\n  - サイズ: `34x34px`\n\n## アクセシビリティ\n\n- **最小サイズ**: `44x44px`\n- **ボタン**: `34x34px`（小さめだが許容範囲内）\n"
    ),
    .init(
      "T306", "platforms of typefaces",
      "# App\n\n## Fonts\n\n- iOS: SF Pro\n- Android: Roboto\n\n## Layout\n\n- Padding: 16px\n- Gap: 8px\n- Row height: 48px\n- Bar height: 56px\n"
    ),
    .init(
      "T301", "a size behind the name",
      "# Text\n\n- `--fs-note`: 12px\n- `--fs-sub`: 14px\n- `--fs-head`: 20px\n\n## Row\n\n- Hour: `--fs-body` 16px\n"
    ),
  ]

  static let colours: [RuleCase] = [
    .init(
      "K801", "values behind words in columns for modes",
      "# Kit\n\n| Token | Light | Dark |\n|---|---|---|\n| `--background` | warm off-white #FBFAF6 | deep #0B0B10 |\n| `--foreground` | deep ink #15151B | cream #F4F4EF |\n"
    ),
    .init(
      "K801", "a colour on another one in a cell",
      "# Kit\n\n| Token | Value | Use |\n|---|---|---|\n| wait | `⟦#B07A10⟧` su `#FFF5E6` | stato |\n"
    ),
    .init(
      "K801", "the border on a ground in a cell",
      "# Kit\n\n| Token | Value | Use |\n|---|---|---|\n| wait | `#B07A10` on `#FFF5E6` | border |\n"
    ),
    .init(
      "C412", "a ground whose name ends in black",
      "# Kit\n\n- Pit black: `#060606` page background\n- White: `#FFFFFF` primary text\n\n## Contrast\n\n- Primary text on pit black: AAA (20:1)\n- White/60 on pit black: AA (12.6:1)\n"
    ),
    .init(
      "C412", "text of a name in code",
      "# Kit\n\n| Token | Hex | Use |\n|---|---|---|\n| `teal-600` | `#0E7C79` | main button |\n\nThe main button is `teal-600` with white text (contrast ⟦5.9⟧:1).\n"
    ),
    .init(
      "K802", "ornaments of titles",
      "# 颜色\n\n| 角色 | 色值 | 用途 |\n|---|---|---|\n| **主黄色** | `#FFD149` | 标题点缀 |\n| **浅灰** | `#F5F5F5` | 卡片背景 |\n| **深灰文字** | `#333333` | 正文文字 |\n"
    ),
    .init(
      "T312", "lines of a dark appearance",
      "### 深色模式\n\n| Token | 色值 | 用途 |\n|---|---|---|\n| `--line` | `#363636` | 边框 |\n| `--line-light` | `#282828` | 轻边框 |\n"
    ),
    .init(
      "T312", "a lighter shade that is darker",
      "### 边框\n\n| Token | 色值 | 用途 |\n|---|---|---|\n| `--line` | `#D0D0D0` | 边框 |\n| `--line-light` | `⟦#B0B0B0⟧` | 轻边框 |\n"
    ),
    .init(
      "T309", "a value beside a closed palette",
      "# Kit\n\nDo not hand-type other hex values.\n\n```css\n--a: #101010;\n--b: #202830;\n--c: #406080;\n--d: #80A0C0;\n--e: #C0D0E0;\n--f: #F0F4F8;\n```\n\n## Rows\n\n- Subject row: `⟦#EEF3FA⟧` fill\n- Other row: `#F0F4F8` fill\n"
    ),
    .init(
      "T309", "a condition beside other values",
      "# Kit\n\nDo not use other hex values in code without a reason.\n\n```css\n--a: #101010;\n--b: #202830;\n--c: #406080;\n--d: #80A0C0;\n--e: #C0D0E0;\n--f: #F0F4F8;\n```\n\n## Rows\n\n- Subject row: `#EEF3FA` fill\n- Other row: `#F0F4F8` fill\n"
    ),
    .init(
      "C401", "one thing with two colours in words",
      "# Words\n\n- **⟦Crimson** is the signal: eyebrows, DRAFT, risk.⟧\n- **Grey** is calm.\n\n### Header\n\n- **DRAFT: navy filled chip.**\n"
    ),
    .init(
      "C401", "neighbours among the colours",
      "# Words\n\n- **Amber** is the signal: eyebrows, DRAFT, risk.\n\n### Header\n\n- **DRAFT: red filled chip.**\n"
    ),
  ]

  static let forms: [RuleCase] = [
    .init(
      "M207", "the hyphen of a sign",
      "# Kit\n\n1. [Inks & Papers](⟦#inks--papers⟧)\n2. [Parts](#parts)\n\n## 🎨 Inks & Papers\n\nx\n\n## 🧩 Parts\n\nx\n"
    ),
    .init(
      "D101", "letters that became question marks",
      "⟦# ?????⟧\n\n1. [????](#1-????)\n\n## 1. ????\n\nx\n\n## 2. ??????\n\nx\n"),
    .init(
      "M207", "an anchor of lost letters", "# ?????\n\n1. [????](#1-????)\n\n## 1. ????\n\nx\n"),
    .init("D101", "one heading that asks", "# What now???\n\n## ???\n\nx\n\n## Answer\n\nx\n"),
    .init(
      "D123", "a fence without a word above a heading",
      "# Kit\n\nText without code.\n⟦```⟧\n\n### Use\n\n```ts\nlet a = 1\n```\n\nMore.\n"),
    .init(
      "S509", "a result is no operation",
      "```mermaid\nstateDiagram-v2\n[*] --> Form\nForm --> Posting : tap\nPosting --> Success : 200\nPosting --> Error : 500\nSuccess --> Leaving : toast.success()\nLeaving --> [*]\nError --> Form : retry\n```\n"
    ),
    .init(
      "C416", "steps of a ramp",
      "# Ink\n\n⟦Five-step ramp⟧. Body text takes `ink-1`.\n\n| Token | Use |\n|---|---|\n| `ink-0` | a |\n| `ink-1` | b |\n| `ink-2` | c |\n| `ink-3` | d |\n| `ink-4` | e |\n| `ink-5` | f |\n"
    ),
    .init(
      "C416", "a table of something else below a ramp",
      "# Ink\n\nFive-step ramp.\n\n| Part | Use |\n|---|---|\n| Title | a |\n| Body | b |\n| Label | c |\n| Note | d |\n| Link | e |\n| Code | f |\n"
    ),
  ]
}
