import Testing

/// Headings that skip a level, what stands twice, fences that nothing closes, and rows with too many cells.
@Suite struct FenceCases {
  static let levels: [RuleCase] = [
    .init(
      "D121", "the second of three",
      "# Kiln\n\n## Use\n\n### Load\n\nA.\n\n⟦#### Fire⟧\n\nB.\n\n### Cool\n\nC.\n".replacing(
        "### Load\n\nA.\n\n⟦#### Fire⟧", with: "⟦#### Fire⟧\n\nB.\n\n### Load")),
    .init(
      "D121", "below a heading of level three",
      "# Kiln\n\n## Use\n\n### Load\n\n⟦##### Shelf⟧\n\nA.\n\n#### Door\n\nB.\n"),
    .init(
      "D121", "at the end of its section is a part of its neighbour",
      "# Kiln\n\n## Use\n\n### Load\n\nA.\n\n#### Shelf\n\nB.\n"),
    .init(
      "D121", "a style of the document",
      "# Kiln\n\n## Use\n\n#### Load\n\nA.\n\n#### Fire\n\nB.\n\n## Care\n\n#### Clean\n\nC.\n"),
    .init(
      "D121", "headings that return",
      "# 2.0\n\n### Fixes\n\nA.\n\n## 1.9\n\n### Fixes\n\nB.\n"),
    .init(
      "D121", "of a kind that has this level elsewhere",
      "# Kiln\n\n## Use\n\n#### State: Cold\n\nA.\n\n### Notes\n\nB.\n\n## Care\n\n### Wipe\n\n"
        + "#### State: Wet\n\nC.\n"),
    .init(
      "D121", "right below the title",
      "# Kiln\n\n⟦### Scope⟧\n\nA.\n\n## Use\n\nB.\n"),
    .init(
      "D102", "a state that another one leads to",
      """
      # Kiln

      ### State: Cold
      Dark.

      ### State: Heating
      Red.

      ⟦#### State: Held⟧
      Amber.

      ### State: Hot
      White.

      ### State: Cooling
      Blue.

      | From | To | Trigger |
      |---|---|---|
      | (none) | Cold | Power |
      | Cold | Heating | Start |
      | Heating | Held | Hold |
      | Held | Heating | Go on |
      | Heating | Hot | 900 °C |
      | Hot | Cooling | Stop |
      | Cooling | Cold | 40 °C |

      """),
    .init(
      "D102", "a part of a state",
      """
      # Kiln

      ### State: Cold
      Dark.

      ### State: Heating
      Red.

      #### State: Heating, first hour
      Amber.

      ### State: Hot
      White.

      ### State: Cooling
      Blue.

      """),
  ]

  @Test(arguments: levels)
  func level(_ test: RuleCase) { test.check() }

  private static let body = "Oak, 40 mm thick, oiled twice, with a rounded edge.\n"

  static let copies: [RuleCase] = [
    .init(
      "D122", "a section word for word",
      "# Desk\n\n## Top\n\n\(body)\n## Legs\n\nSteel.\n\n⟦## Top⟧\n\n\(body)"),
    .init(
      "D122", "other words below the same title",
      "# Desk\n\n## Top\n\n\(body)\n## Legs\n\nSteel.\n\n## Top\n\nBirch, 40 mm thick, waxed.\n"),
    .init(
      "D122", "the same form below other headings",
      "# Desk\n\n## Large\n\n### Top\n\n\(body)\n## Small\n\n### Top\n\n\(body)"),
    .init(
      "D122", "one number for two demands",
      "| Req ID | Demand |\n|---|---|\n| W-1 | Flat |\n| W-2 | Dry |\n| W-3 | Oak |\n| ⟦W-2⟧ | Oiled |\n"
    ),
    .init(
      "D122", "tests of one demand",
      "| Req ID | Test ID |\n|---|---|\n| W-1 | T-1 |\n| W-2 | T-2 |\n| W-3 | T-3 |\n| W-2 | T-4 |\n"
    ),
    .init(
      "D122", "groups of rows",
      "| ID | Part |\n|---|---|\n| W-1 | Top |\n| W-1 | Leg |\n| W-2 | Top |\n| W-2 | Leg |\n| W-3 | Top |\n"
    ),
    .init(
      "D122", "a word for a number",
      "| ID | Part |\n|---|---|\n| W-1 | Top |\n| W-2 | Leg |\n| W-3 | Top |\n| new | Nut |\n| new | Bolt |\n"
    ),
    .init(
      "D122", "a short column in code",
      "| ID | Part |\n|---|---|\n| `W1` | Top |\n| `W2` | Leg |\n| `W3` | Nut |\n| ⟦`W3`⟧ | Bolt |\n"
        .replacing("⟦`W3`⟧", with: "`⟦W3⟧`")),
  ]

  @Test(arguments: copies)
  func copy(_ test: RuleCase) { test.check() }

  static let fences: [RuleCase] = [
    .init(
      "D123", "a heading in a block without an end",
      "# Lamp\n\n⟦```json⟧\n{ \"watt\": 4 }\n\n## Use\n\nOn a desk.\n"),
    .init(
      "D123", "a block that opens inside of another",
      "# Lamp\n\n⟦```ts⟧\nlet watt = 4\n\n### Shade\n\n```swift\nlet shade = 2\n```\n"),
    .init(
      "D123", "a drawing", "# Lamp\n\n⟦```⟧\n+---+\n| o |\n+---+\n\n## Use\n\n- On a desk\n"),
    .init("D123", "remarks of a script", "# Lamp\n\n```bash\necho on\n\n# and off\necho off\n"),
    .init("D123", "nothing but code to the end", "# Lamp\n\n```css\n.lamp { color: red; }\n"),
    .init(
      "D123", "a block of Markdown", "# Lamp\n\n```markdown\n# Title\n\n```ts\nlet a = 1\n```\n"),
    .init(
      "D123", "ends that repeat the word",
      "# Lamp\n\n⟦``` text⟧\n+---+\n``` text\n\n## Use\n\n``` text\n[On]\n``` text\n\n## Care\n\nDust it.\n"
    ),
    .init(
      "D123", "one end that repeats the word",
      "# Lampe\n\n⟦~~~txt⟧\n[An]\n~~~txt\n\n## Pflege\n\nAbstauben.\n"),
    .init(
      "D123", "a block of text to the end",
      "# Lamp\n\n```text\n# Title\n\n## Use\n\nOn a desk.\n"),
    .init(
      "D123", "a block of text that is closed behind another one",
      "# Lamp\n\n````md\n# Title\n\n```md\n## Use\n```\n\n## Care\n````\n"),
    .init(
      "D123", "closed blocks",
      "# Lamp\n\n```css\n.lamp { color: red; }\n```\n\n## Use\n\n~~~sh\necho on\n~~~\n"),
  ]

  @Test(arguments: fences)
  func fence(_ test: RuleCase) { test.check() }

  static let cells: [RuleCase] = [
    .init(
      "D120", "a bar of a condition",
      "| From | To | Guard |\n|---|---|---|\n| On | Off | cold |\n⟦| Off | On | warm || lit |⟧\n"),
    .init(
      "D120", "an escaped bar",
      "| From | To | Guard |\n|---|---|---|\n| On | Off | cold |\n| Off | On | warm \\|\\| lit |\n"),
    .init(
      "D120", "an empty cell too many",
      "| Part | Size |\n|---|---|\n| Shade | 20 cm | |\n| Foot | 10 cm |\n"),
    .init(
      "D101", "a lost letter", "Die Lampe h⟦�⟧ngt �ber dem Tisch.\n"),
    .init("D101", "a lost sign", "## Hints\n\n- ⟦�⟧ Unplug the lamp first\n"),
    .init("D101", "the sign itself", "Unknown bytes are shown as `�`.\n"),
    .init("D101", "the sign in a sentence on encodings", "The replacement character � is shown.\n"),
    .init(
      "D101", "damage as an example in a sentence on encodings",
      "A wrong encoding shows `â€™` in place of an apostrophe.\n"),
    .init(
      "D103", "numbers of a list and of headings",
      """
      # Lamp

      **Contents**

      1. Foot
      2. Stem
      ⟦3. Bulb⟧
      ⟦4. Shade⟧

      ## 1. Foot

      ## 2. Stem

      ## 3. Shade

      ## 4. Bulb

      """),
    .init(
      "D103", "a list that counts otherwise",
      """
      # Lamp

      **Contents**

      1. Foot
      2. Stem
      3. Bulb
      4. Shade

      ## 2. Foot

      ## 3. Stem

      ## 4. Bulb

      ## 5. Shade

      """),
    .init(
      "D107", "a step in bold type is left out",
      "**Step 1 – Foot.** Screw it on.\n\n**Step 2 – Stem.** Put it in.\n\n**⟦Step 4⟧ – Bulb.** Turn it.\n"
    ),
    .init(
      "D107", "steps without a gap",
      "**Step 1 – Foot.** Screw it on.\n\n**Step 2 – Stem.** Put it in.\n\n**Step 3 – Bulb.** Turn it.\n"
    ),
    .init(
      "D107", "several steps in one",
      "**Step 1:** Foot.\n\n**Step 2–3:** Stem.\n\n**Step 4:** Bulb.\n\n**Step 5:** Cord.\n"),
  ]

  @Test(arguments: cells)
  func cell(_ test: RuleCase) { test.check() }
}
