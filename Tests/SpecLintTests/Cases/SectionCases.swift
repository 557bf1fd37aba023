import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecWorkspace
import Testing

/// Sections that are numbered or empty, and values that one line writes twice.
@Suite struct SectionCases {
  static let numbers: [RuleCase] = [
    .init(
      "D107", "a number left out",
      "# A\n\n## Step 1: Scan\n\nx\n\n## Step 2: Check\n\nx\n\n## ⟦Step 4: Send⟧\n\nx\n"),
    .init(
      "D107", "a number given twice",
      "# A\n\n## P4.1 Name\n\nx\n\n## P4.2: Plan\n\nx\n\n## P4.3: Team\n\nx\n\n## ⟦P4.3: Pay⟧\n\nx\n"
    ),
    .init(
      "D107", "sections of another number",
      "# A\n\n## 1. Sound\n\nx\n\n## 2. Light\n\n### ⟦8.1 Colours⟧\n\nx\n\n### 8.2 Pulse\n\nx\n"),
    .init(
      "D107", "sections of their own number",
      "# A\n\n## 1. Sound\n\nx\n\n## 2. Light\n\n### 2.1 Colours\n\nx\n\n### 2.2 Pulse\n\nx\n"),
    .init(
      "D107", "criteria below a number",
      "# A\n\n## 2. WCAG\n\n### 1.4 Distinguishable\n\nx\n\n### 1.5 Other\n\nx\n"),
    .init(
      "D107", "a number given twice, in capitals of other scripts",
      "# A\n\n## 8.1 Темы\n\nx\n\n## 8.2 Стили\n\nx\n\n## 8.3 Окна\n\nx\n\n## ⟦8.3 Шрифты⟧\n\nx\n"),
    .init(
      "D107", "two that changed places",
      "# A\n\n## 1. A\n\nx\n\n## ⟦3. C⟧\n\nx\n\n## ⟦2. B⟧\n\nx\n\n## 3. D\n\nx\n\n## 4. E\n\nx\n"),
    .init(
      "D107", "a range between two",
      "# A\n\n## Page 1: A\n\nx\n\n## Page 2: B\n\nx\n\n## Page 3 to 5: C\n\nx\n\n## Page 6: D\n\nx\n"
    ),
    .init(
      "D107", "dates",
      "# A\n\n## 2026-01 - A\n\nx\n\n## 2026-03 - B\n\nx\n\n## 2026-07 - C\n\nx\n"),
    .init(
      "D107", "backwards",
      "# A\n\n## 3. A\n\nx\n\n## 2. B\n\nx\n\n## 1. C\n\nx\n"),
    .init(
      "D107", "frames of a longer film",
      "# A\n\n## Frame 12: A\n\nx\n\n## Frame 14: B\n\nx\n\n## Frame 15: C\n\nx\n"),
    .init(
      "D107", "identifiers with many gaps",
      "# A\n\n## R1: A\n\nx\n\n## R4: B\n\nx\n\n## R9: C\n\nx\n\n## R12: D\n\nx\n"),
    .init(
      "D107", "anew below each heading",
      "# A\n\n## X\n\n### 1. A\n\nx\n\n### 2. B\n\nx\n\n### 3. C\n\nx\n\n## Y\n\n### 1. D\n\nx\n"),
  ]

  @Test(arguments: numbers)
  func number(_ test: RuleCase) { test.check() }

  static let contents: [RuleCase] = [
    .init(
      "D108", "a heading before one of its level",
      "# A\n\n## ⟦Sheet⟧\n\n## Card\n\n- Radius: 8px\n\n## List\n\n- Gap: 8px\n"),
    .init(
      "D108", "a heading before one of a higher level",
      "# A\n\n## Parts\n\n### Card\n\n- Radius: 8px\n\n### ⟦Sheet⟧\n\n## List\n\n- Gap: 8px\n"),
    .init(
      "D108", "the last heading",
      "# A\n\n## Card\n\n- Radius: 8px\n\n## List\n\n- Gap: 8px\n\n## ⟦Sheet⟧\n"),
    .init(
      "D108", "a second line of the title",
      "# A\n## For the Lamp\n\n## Card\n\n- Radius: 8px\n\n## List\n\n- Gap: 8px\n\n## Bar\n\n- Gap: 4px\n"
    ),
    .init(
      "D108", "an outline",
      "# A\n\n## Sheet\n\n## Card\n\n## List\n\n- Gap: 8px\n"),
    .init(
      "D108", "a heading that is a link",
      "# A\n\n## [Sheet](sheet.md)\n\n## Card\n\n- Radius: 8px\n\n## List\n\n- Gap: 8px\n"),
    .init(
      "D108", "a place that a tool fills",
      "# A\n\n## Sheet\n\n<!-- generated -->\n\n## Card\n\n- Radius: 8px\n\n## List\n\n- Gap: 8px\n"
    ),
    .init(
      "D108", "a picture",
      "# A\n\n## Sheet\n\n![drawing](a.png)\n\n## Card\n\n- Radius: 8px\n\n## List\n\n- Gap: 8px\n"),
  ]

  @Test(arguments: contents)
  func content(_ test: RuleCase) { test.check() }

  static let notations: [RuleCase] = [
    .init(
      "C413", "a comment behind a triple",
      "```css\n--chart: 12 76% 61%; /* ⟦#F97316⟧ */\n```\n"),
    .init(
      "C413", "a row", "| Name | Hex | HSL |\n|---|---|---|\n| Chip | #F4F3EE | ⟦45 14% 94%⟧ |\n"),
    .init("C413", "red, green and blue", "- Accent: `#3366CC`, in code `⟦rgb(51, 102, 255)⟧`\n"),
    .init("C413", "whole percentages", "- Accent: `#3366CC`, in code `hsl(220, 60%, 50%)`\n"),
    .init("C413", "a translucent tint", "- Accent: `#3366CC`, pressed `rgba(51, 102, 255, 0.2)`\n"),
    .init("C413", "a triple with an opacity", "- Accent: `#3366CC`, tint `120 60% 50% / 0.2`\n"),
    .init(
      "C413", "two appearances",
      "- Light #FFFFFF, dark hsl(222, 47%, 11%)\n- Primary: `#4F46E5` with hover `rgb(67, 56, 202)`\n"
    ),
    .init(
      "C413", "columns of two colours",
      "| Name | Base | Hover (HSL) |\n|---|---|---|\n| Chip | #F4F3EE | 45 14% 84% |\n"),
    .init(
      "C413", "another notation",
      "| Name | Hex | HSB |\n|---|---|---|\n| Chip | #2563EB | 221 84% 92% |\n"),
    .init("C413", "two colours", "- From `#3366CC` to `#FF0000`, then `hsl(120, 60%, 50%)`\n"),
  ]

  @Test(arguments: notations)
  func notation(_ test: RuleCase) { test.check() }

  static let places: [RuleCase] = [
    .init("M206", "a disk with a letter", "# A\n\nSee [the code](⟦C:/app/Main.kt⟧).\n"),
    .init("M206", "an address on the web", "# A\n\nSee [the code](https://example.org/Main.kt).\n"),
    .init(
      "M208", "a variant of a listed code",
      "| Code | Text |\n|---|---|\n| E-SAVE-01 | a |\n| E-SAVE-02 | b |\n| E-LOAD-01 | c |\n\n"
        + "E-SAVE-01A, E-SAVE-02-RETRY and E-SAVE-03B, but not ⟦E-SEND-01⟧.\n"),
    .init(
      "M208", "patterns, ranges and what is gone",
      "| Code | Text |\n|---|---|\n| E-SAVE-01 | a |\n| E-SAVE-02 | b |\n| E-LOAD-01 | c |\n\n"
        + "All of E-LOAD-4XX and E-LOAD-400-499. E-LOAD-07 was dropped.\n"),
    .init(
      "M208", "the code of the document",
      "# E-ALL-FLOWS-01\n\n"
        + "| Code | Text |\n|---|---|\n| E-SAVE-01 | a |\n| E-SAVE-02 | b |\n| E-LOAD-01 | c |\n"),
    .init(
      "G701", "the size of a target",
      "- [ ] Spacing follows the 8px grid\n\n- **Padding** around touch targets: to 44px\n"),
    .init(
      "G701", "no step of a list",
      "## Layout\n\n- Spacing ramp: 8, 16, 24, 32\n- Row separation: ⟦12px⟧\n- Card padding: 16px\n"
    ),
    .init(
      "G701", "a list of other steps",
      "## Layout\n\n- Type scale: 8, 16, 24, 32\n- Row separation: 12px\n"),
    .init(
      "G701", "no step of the tokens",
      "## Spacing\n\n- `space-1`: 4px\n- `space-2`: 8px\n- `space-3`: 16px\n- `space-4`: 24px\n"
        + "- `space-5`: 48px\n\n## Card\n\n- Padding: ⟦12px⟧\n- Border offset: 2px\n"),
    .init(
      "G701", "beyond the steps",
      "## Layout\n\n- Spacing ramp: 8, 16, 24, 32\n- Page margin: 96px\n"),
    .init(
      "G701", "a sum",
      "- [ ] Spacing follows the 8px grid\n\n- **Padding**: 40px + 2px = 42px\n"),
    .init(
      "T301", "one of a small family, where all else is defined",
      "```css\n:root {\n  --wire-line: #111111;\n  --wire-glow: #222222;\n  --ink: #333333;\n"
        + "  --paper: #444444;\n  --mist: #555555;\n  --sand: #666666;\n}\n"
        + ".x { color: var(--ink); border-color: var(--wire-line); fill: var(--mist);\n"
        + "  background: var(⟦--wire-grid⟧); }\n```\n"),
    .init(
      "T301", "a property that a program sets",
      "```css\n:root {\n  --wire-line: #111111;\n  --wire-glow: #222222;\n  --ink: #333333;\n"
        + "  --paper: #444444;\n  --mist: #555555;\n  --sand: #666666;\n}\n"
        + ".x { color: var(--ink); border-color: var(--wire-line); fill: var(--mist);\n"
        + "  left: var(--wire-index); }\n```\n"),
    .init(
      "T301", "a name that stands for any",
      "Colours are read as `hsl(var(--token))` or `var(--brand-N)`.\n"),
  ]

  @Test(arguments: places)
  func place(_ test: RuleCase) { test.check() }
}

/// Colours that their names or their line make a text and its ground.
@Suite struct NamedPairCases {
  static let pairs: [RuleCase] = [
    .init("K801", "a theme", "```css\n--muted: 0 0% 96%;\n--muted-foreground: ⟦0 0% 46%⟧;\n```\n"),
    .init("K801", "roles", "## Colors\n\n- `on-accent`: ⟦#FFFFFF⟧\n- `accent`: #1CB0F6\n"),
    .init(
      "K801", "text and ground", "## Colors\n\n- `chip-bg`: #EEEEEE\n- `chip-text`: ⟦#999999⟧\n"),
    .init(
      "K801", "a theme that is read",
      "## Colors\n\n- `--muted`: #F4F4F5\n- `--muted-foreground`: #3F3F46\n"),
    .init(
      "K801", "two themes",
      """
      ## Light

      - `--card`: #FFFFFF
      - `--card-foreground`: #111111

      ## Dark

      - `--card`: #111111
      - `--card-foreground`: #FFFFFF

      """),
    .init(
      "K801", "no ground of that name",
      "## Colors\n\n- `on-accent`: #FFFFFF\n- `primary`: #F4F4F5\n"),
    .init("K801", "both on one line", "- Danger: bg #E53E3E, text ⟦white⟧\n"),
    .init("K801", "the role behind the colour", "- Chip: `#E2E8F0` bg, `⟦#94A3B8⟧` text\n"),
    .init("K801", "one line that is read", "- Chip: `#E2E8F0` bg, `#0F172A` text\n"),
    .init("K801", "a disabled part on one line", "- Disabled: bg #E2E8F0, text #94A3B8\n"),
    .init(
      "K801", "a pair that the next line judges",
      "```\nNow: #2A2A2A bg + #1A1A1A text\n-> 1.21:1, too little\n```\n"),
    .init("K801", "a large text on one line", "- Banner: bg #3B82F6, text #FFFFFF 32px bold\n"),
    .init("K801", "a placeholder is text", "- Placeholder: bg #FFFFFF, text ⟦#AAAAAA⟧\n"),
    .init("K801", "what not to do", "- Don't: bg #FFFF00, text #FFFFFF\n"),
    .init(
      "K801", "a graphic",
      "## Colors\n\n- `chart-bg`: #EEEEEE\n- `chart-fg`: #999999\n- `on-disabled`: #BBBBBB\n- `disabled`: #DDDDDD\n"
    ),
    .init("K801", "a third colour", "- Chip: bg #E2E8F0, text #94A3B8, #FFFFFF\n"),
    .init(
      "K802", "kept from text elsewhere",
      """
      ## Colors

      - **Page background**: `#FFFFFF`
      - **Text**: `#111111`
      - **Text faint**: `#B2B8BD`

      ## Use

      Faint (#b2b8bd) is decorative and never carries copy.

      """),
    .init(
      "K802", "kept from text elsewhere, with quotation marks",
      """
      ---
      colors:
        background: "#FFFFFF"
        text: "#111111"
        text-faint: "#B2B8BD"
      ---
      # Kit

      Faint (#b2b8bd) is for decorative use only.

      """),
    .init(
      "C412", "the ground in another sentence",
      "- A ring in blue (`#1CB0F6`); its contrast on white is ⟦3.0⟧:1\n"),
    .init(
      "C412", "a ground that fits", "- A ring in blue (`#1C6FB0`); its contrast on white is 5.2:1\n"
    ),
    .init(
      "C412", "two colours before it",
      "- A ring in blue (`#1CB0F6`, `#1C6FB0`); its contrast on white is 5.2:1\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }
}

/// Starts of machines that lead into screens, and operations that only succeed.
@Suite struct StartCases {
  private static let library = """
    ```mermaid
    stateDiagram-v2
    [*] --> Check
    Check --> Library: on
    Library --> Photo: tap
    Photo --> Library: close
    Photo --> Editor: edit
    Editor --> Library: save

    """

  static let starts: [RuleCase] = [
    .init("S502", "one of two ways from the start", library + "Check --> ⟦Welcome⟧: off\n```\n"),
    .init(
      "S502", "both ways go on",
      library + "Check --> Welcome: off\nWelcome --> Library: allow\n```\n"),
    .init(
      "S502", "a life beside a small circle",
      """
      ```mermaid
      stateDiagram-v2
      [*] --> Placed
      Placed --> Paid: pay
      Placed --> Shelved: drop
      Paid --> Packing: accept
      Packing --> Paid: missing
      ```

      """),
    .init(
      "S509", "nothing but a success",
      library + "Library --> Capture: tile\n⟦Capture⟧ --> Photo: success\n```\n"),
    .init(
      "S509", "a success and another way",
      library + "Library --> Capture: tile\nCapture --> Photo: success\n"
        + "Capture --> Library: failed\n```\n"),
    .init(
      "S509", "a decline",
      library + "Library --> Paying: tile\nPaying --> Photo: success\n"
        + "Paying --> Library: card declined\n```\n"),
    .init(
      "S509", "a success in a longer sentence",
      library + "Library --> Capture: tile\nCapture --> Photo: people see the success page\n```\n"),
  ]

  @Test(arguments: starts)
  func start(_ test: RuleCase) { test.check() }
}

/// Remarks that a designer would wave away.
@Suite struct WavedCases {
  private static let times = """
    - **Fade animation**: 200ms
    - **Slide animation**: 300ms
    - **Zoom animation**: 250ms
    - **Pop animation**: 150ms

    """

  static let remarks: [RuleCase] = [
    .init(
      "K801", "a button while it is pressed",
      "## Pressed button\n\n- Background: `#3B82F6`\n- Text: white\n"),
    .init(
      "K801", "a button that is pressed and cannot be read",
      "## Pressed button\n\n- Background: `#EEEEEE`\n- Text: ⟦white⟧\n"),
    .init(
      "A605", "an app that has a spring of its own",
      "# Sheet\n\nBuilt with SwiftUI.\n\n- Open animation: spring\n"),
    .init(
      "R952", "who decides is said", "# A\n\nThe amounts stay `TBD` until legal confirms them.\n"),
    .init("R952", "nobody decides", "# A\n\nThe amounts stay `⟦TBD⟧` until the launch.\n"),
    .init(
      "A604", "the setting in Chinese",
      "# 动效\n\n- 骨架屏: 1500ms infinite pulse animation\n- 减弱动态效果: 关闭所有循环\n"),
    .init(
      "A605", "a likeness",
      "# A\n\n- Press animation: 100ms, to simulate a spring\n"),
    .init(
      "T306", "both units on one line",
      times + "- **Pulse animation**: 1.5s loop (1500ms)\n"),
    .init(
      "R952", "advice on the use of a part",
      "## Usage\n\n### Empty state\n\n- Consider adding an illustration\n"),
  ]

  @Test(arguments: remarks)
  func remark(_ test: RuleCase) { test.check() }

  @Test func ratiosAreRoundedBelowLimits() {
    #expect(OpaqueColor.ratioText(4.478) == "4.48")
    #expect(OpaqueColor.ratioText(4.498) == "4.49")
    #expect(OpaqueColor.ratioText(2.9999) == "2.99")
    #expect(OpaqueColor.ratioText(10.0496) == "10.05")
  }

  @Test func shorthandsMayHaveSeconds() throws {
    let text = Self.times + "- **Drop animation**: `all 0.3s ease-out`\n"
    let file = (path: "a.md", bytes: ContiguousArray(text.utf8))
    let found = Workspace.lint(files: [file]).diagnostics.filter { $0.code == "T306" }
    #expect(try #require(found.first).severity == .info)
  }
}
