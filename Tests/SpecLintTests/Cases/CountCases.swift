import Testing

/// Numbers of things beside their lists, numbers that are announced, and rows apart from their table.
@Suite struct CountCases {
  private static let rows = "| Name | Size |\n|---|---|\n| S | 8px |\n| M | 16px |\n| L | 24px |\n"

  static let lists: [RuleCase] = [
    .init(
      "C416", "numbered sections",
      "# A\n\n## ⟦Profile (3 screens)⟧\n\n### 4.1 List\n\nx\n\n### 4.2 Detail\n\nx\n\n### 4.3 Edit\n\nx\n\n"
        + "### 4.4 Share\n\nx\n"),
    .init(
      "C416", "a numbered list",
      "## ⟦Urgent (3 screens) – draw first⟧\n\n1. Home\n2. Search\n3. Cart\n4. Profile\n"),
    .init("C416", "a table", "## ⟦All 4 sizes⟧\n\n" + rows),
    .init("C416", "another script", "## ⟦当前 4 个组件⟧\n\n" + rows),
    .init(
      "C416", "names in a parenthesis",
      "Botón: ⟦cuatro estados cada uno (normal, hover, activo, cargando, deshabilitado⟧).\n"),
    .init("C416", "names behind a colon", "It has ⟦three modes: day, night, dusk and dawn⟧.\n"),
    .init("C416", "the number of rows", "## Sizes (3 steps)\n\n" + rows),
    .init("C416", "a row for the sum", "## Sizes (3 steps)\n\n" + rows + "| Total | 48px |\n"),
    .init(
      "C416", "columns that repeat",
      "## Colours (4 tools)\n\n| Tool | Hue | Tool | Hue |\n|---|---|---|---|\n| Pen | red | Ink | blue |\n"
        + "| Cut | gray | Fill | green |\n| | | Line | black |\n"),
    .init("C416", "a list of something else", "## Crates (39 total)\n\n1. One\n2. Two\n"),
    .init("C416", "a size", "## [Readme](readme.md) (10 KB)\n\n1. One\n2. Two\n3. Three\n"),
    .init("C416", "a bound", "Up to four states (default, hover, active, loading, disabled).\n"),
    .init("C416", "examples", "It has four states (e.g. default, hover, active).\n"),
    .init("C416", "a remark", "With 12 colors: overkill, harder to tell apart.\n"),
    .init(
      "C416", "columns that are counted",
      """
      ## Button (3 variants)

      | Property | Primary | Secondary | Ghost |
      |---|---|---|---|
      | Fill | blue | grey | none |
      | Text | white | black | blue |
      | Border | none | grey | blue |
      | Radius | 8px | 8px | 8px |

      """),
    .init("C416", "people", "## Talks (5 people)\n\n1. Price\n2. Speed\n3. Trust\n4. Reach\n"),
    .init(
      "C416", "a goal among the sections",
      "## Flow (2 screens)\n\n### 1.1 Goals\n\nG.\n\n### 1.2 Cart\n\nC.\n\n### 1.3 Pay\n\nP.\n"),
    .init(
      "C416", "a remark inside of the list",
      "It has three fields: email, password, remember me, and a submit button below.\n"),
    .init("C416", "an apposition", "It has two tabs: Home, the default, and Profile.\n"),
    .init("C416", "much fewer", "## Components (12 parts)\n\n1. Header\n2. Footer\n"),
  ]

  @Test(arguments: lists)
  func list(_ test: RuleCase) { test.check() }

  static let numbers: [RuleCase] = [
    .init(
      "D107", "a range with a gap",
      "# A\n\n## ⟦Settings (M4.1 to M4.4)⟧\n\n### Profile (M4.1)\n\nx\n\n### Channel (M4.4)\n\nx\n\n"
        + "### Topics (M4.3)\n\nx\n"),
    .init(
      "D107", "a step that is not drawn",
      "```\nTitle   Step 1/3\n```\n\n```\nItems   ⟦Step 2/3⟧\n```\n"),
    .init(
      "D107", "a whole range",
      "# A\n\n## Settings (M4.1–M4.3)\n\n### Profile (M4.1)\n\nx\n\n### Channel (M4.2)\n\nx\n\n"
        + "### Topics (M4.3)\n\nx\n"),
    .init(
      "D107", "quoted examples of a label",
      "The header reads \"Step 1 of 3\" on the first screen.\n\nIt reads \"Step 3 of 3\" on the last.\n"
    ),
    .init("D107", "one step of many", "```\nTitle   Step 2/5\n```\n"),
    .init("D107", "a range of other things", "# A\n\n## Tickets (T1 to T9)\n\nSee T1.\n"),
  ]

  @Test(arguments: numbers)
  func number(_ test: RuleCase) { test.check() }

  static let rowsApart: [RuleCase] = [
    .init("D109", "behind a note", rows + "\n> A note.\n\n⟦| XL | 32px |⟧\n"),
    .init("D109", "several", rows + "\n⟦| XL | 32px |⟧\n| XXL | 48px |\n"),
    .init("D109", "a row without a size", rows + "\n⟦| XL | |⟧\n"),
    .init("D109", "another table", rows + "\n| Name | Use |\n|---|---|\n| S | chips |\n"),
    .init("D109", "another number of cells", rows + "\n| a | b | c |\n"),
    .init("D109", "bars in a sentence", rows + "\nWrite |x| for the absolute value.\n"),
    .init("D109", "another section", rows + "\n## B\n\n| XL | 32px |\n"),
  ]

  @Test(arguments: rowsApart)
  func row(_ test: RuleCase) { test.check() }

  private static let type =
    "## Typography\n\n- Title: 20px / 600\n- Body: 15px / 400\n- Label: 12px / 500\n- Note: 10–11px / 400\n"
    + "- Tiny: 8px / 400\n\n## Card\n\n"

  static let texts: [RuleCase] = [
    .init("T313", "a size beside a weight", type + "- Title: ⟦24px⟧/700\n"),
    .init("T313", "a size beside a word for a weight", type + "- Title: ⟦16px⟧, bold, centered\n"),
    .init(
      "T313", "a remark beside a drawing",
      type + "```\n│  Title   │  ← ⟦22px⟧/600\n│  Other   │  ← 22px/600\n```\n"),
    .init("T313", "a step", type + "- Title: 20px/600\n"),
    .init("T313", "within a range of the scale", type + "- Remark: 10px/400\n"),
    .init("T313", "a time behind a way", type + "- Toast: slides up 18px, 200 ms\n"),
    .init("T313", "a share behind a length", type + "- Blur: 30px, 100% width\n"),
    .init("T313", "a colour behind a length", type + "- Track: 14px, light grey\n"),
    .init("T313", "no text", type + "- Padding: 24px, margin 22px\n"),
    .init("T313", "for larger screens", type + "- Title on desktop: 24px/700\n"),
    .init(
      "T313", "a scale of two",
      "## Typography\n\n- Title: 20px / 600\n\n## Card\n\n- Title: 24px/700\n"),
  ]

  @Test(arguments: texts)
  func text(_ test: RuleCase) { test.check() }

  static let scales: [RuleCase] = [
    .init(
      "T305", "a class beside a scale that binds",
      "## Durations\n\n| Token | Value |\n|---|---|\n| `duration-fast` | 100ms |\n| `duration-normal` | 200ms |\n"
        + "| `duration-slow` | 400ms |\n\n- No hardcoded durations in animations\n\n## Sheet\n\n- Sheet animation: ⟦300ms⟧\n"
    ),
    .init(
      "T305", "a scale that binds nobody",
      "## Durations\n\n| Token | Value |\n|---|---|\n| `duration-fast` | 100ms |\n| `duration-normal` | 200ms |\n"
        + "| `duration-slow` | 400ms |\n\n## Sheet\n\n- Sheet animation: 300ms\n"),
    .init(
      "T305", "what is to be replaced",
      "## Durations\n\n| Token | Value |\n|---|---|\n| `duration-fast` | 100ms |\n| `duration-normal` | 200ms |\n"
        + "| `duration-slow` | 400ms |\n\n- No hardcoded durations in animations\n\n```css\n/* BEFORE */\n"
        + ".sheet {\n  transition: opacity 300ms;\n}\n```\n"),
    .init(
      "T302", "a property that is its own value",
      "```css\n:root {\n  --edge: ⟦var(--edge)⟧;\n  --ink: #222222;\n}\n```\n"),
    .init(
      "T302", "a theme that passes a value on",
      "```css\n@theme inline {\n  --face: var(--face);\n}\n```\n"),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }
}
