import Testing

/// Colours that people call by other words than their names, and misses that a document knows of.
@Suite struct CalledCases {
  private static let theme = """
    # Theme

    | Token | Value | Use |
    |---|---|---|
    | `--bg-base` | `#0C0C12` | App background |
    | `--bg-raised` | `#141420` | Cards |
    | `--text-primary` | `#F4F4F8` | Headings |
    | `--text-secondary` | `#9898A8` | Captions |
    | `--leaf-600` | `#EA580C` | Buttons |

    ## Contrast


    """

  static let ratios: [RuleCase] = [
    .init("C412", "roles in another order", theme + "- Primary text on base: ⟦12.5⟧:1 ✓\n"),
    .init("C412", "roles with their ratio", theme + "- Primary text on base: 17.8:1 ✓\n"),
    .init("C412", "roles that nothing has", theme + "- Inverse text on base: 12.5:1 ✓\n"),
    .init(
      "C412", "a ground that two may mean",
      theme + "- `--accent-base`: `#3355FF`\n- `--base`: `#223344`\n\n"
        + "Primary text on base: 12.5:1\n"),
    .init("C412", "white letters and a level", theme + "- White text on leaf-600: ⟦AA⟧ ✓\n"),
    .init("C412", "dark letters and a level", theme + "- Black text on leaf-600: AA ✓\n"),
    .init(
      "C412", "an answer below a demand",
      theme
        + "- Body text: at least 4.5:1\n- Text of buttons:\n  - White text on leaf-600: ⟦✅ Pass⟧\n"
        + "  - Black text on leaf-600: ✅ Pass\n"),
    .init(
      "C412", "an answer without a demand",
      theme + "- Text of buttons:\n  - White text on leaf-600: ✅ Pass\n  - A label: ✅ Pass\n"),
  ]

  private static let faint = """
    # Theme

    | Token | Value | Use |
    |---|---|---|
    | `--bg-page` | `#F3F4F6` | Page background |
    | `--bg-surface` | `#FFFFFF` | Card background |
    | `--text-primary` | `#111827` | Text |
    | `--text-tertiary` | `#9CA3AF` | Placeholder text |

    | Pair | Ratio | Verdict |
    |---|---|---|
    | `#111827` on `#FFFFFF` | 17.7:1 | AAA |

    """
  private static let marked = faint.replacing("`#9CA3AF`", with: "`⟦#9CA3AF⟧`")

  static let misses: [RuleCase] = [
    .init(
      "K802", "a miss that a row lists",
      faint + "| `#9CA3AF` on `#F3F4F6` | 2.3:1 | placeholder only |\n"),
    .init(
      "K802", "a miss that a row takes for enough",
      marked + "| `#9CA3AF` on `#F3F4F6` | 2.3:1 | Pass ✓ |\n"),
    .init("K802", "a miss that no row lists", marked),
  ]

  private static let mark = """
    # Reader

    ## Colours

    | Token | Value | Use |
    |---|---|---|
    | `--accent` | `#7A4A1E` | Links, buttons |
    | `--glow` | `#B8952A` | Highlights, focus rings |

    """

  static let rings: [RuleCase] = [
    .init(
      "C401", "a ring for all in another colour",
      mark + "\n## Accessibility\n\n- **Focus ring:** `outline: 2px solid var(⟦--accent⟧)`\n"),
    .init(
      "C401", "a rule for all in another colour",
      mark + "\n```css\n:focus-visible { outline: 2px solid var(⟦--accent⟧); }\n```\n"),
    .init(
      "C401", "a ring that a remark in another script names",
      mark.replacing("focus rings", with: "焦點環")
        + "\n```css\n:focus-visible { outline: 2px solid var(⟦--accent⟧); }\n```\n"),
    .init(
      "C401", "a class of the ring in another colour",
      mark
        + "\n```css\n.focus-ring:focus-visible {\n  box-shadow: 0 0 0 4px var(⟦--accent⟧);\n}\n```\n"
    ),
    .init(
      "C401", "a ring in its colour",
      mark + "\n## Accessibility\n\n- **Focus ring:** `outline: 2px solid var(--glow)`\n"),
    .init(
      "C401", "the ring of one component",
      mark + "\n## Fields\n\n- **Focus ring:** `outline: 2px solid var(--accent)`\n"),
    .init(
      "C401", "the rule of one component",
      mark + "\n```css\n.field:focus-visible { outline: 2px solid var(--accent); }\n```\n"),
    .init(
      "C401", "a colour that the document does not define",
      mark + "\n```css\n:focus-visible { outline: 2px solid var(--beam); }\n```\n"),
    .init(
      "C401", "a colour with a name for rings",
      mark + "| `--ring` | `#225588` | Marks |\n\n## Accessibility\n\n"
        + "- **Focus ring:** `outline: 2px solid var(--ring)`\n"),
  ]

  private static func sheet(_ rules: String) -> String { "# Buttons\n\n```css\n\(rules)```\n" }

  static let outlines: [RuleCase] = [
    .init(
      "K804", "a control without a mark",
      sheet(".btn-wide {\n  cursor: pointer;\n  ⟦outline: none⟧;\n  color: #222222;\n}\n")),
    .init(
      "K804", "a control with an empty rule for the focus",
      sheet("input.search { color: #222222; }\ninput.search:focus {\n  ⟦outline: none⟧;\n}\n")),
    .init(
      "K804", "a declaration without blanks",
      sheet(".btn-wide{⟦outline:none!important⟧;color:#222222}\n")),
    .init(
      "K804", "the mark of the browser, brought back",
      sheet(".btn-wide { outline: revert; }\n.tab:focus { outline: revert; }\n")),
    .init(
      "K804", "a control with another mark",
      sheet(
        ".btn-wide { outline: none; }\n.btn-wide:focus-visible { box-shadow: 0 0 0 2px #222222; }\n"
      )),
    .init(
      "K804", "a mark that the text tells",
      sheet(".btn-wide { outline: none; }\n") + "\nThe focus is shown by a frame of 2px.\n"),
    .init(
      "K804", "what is not operated",
      sheet(".dialog-panel { outline: none; }\n.button-group { outline: none; }\n")),
  ]

  private static let shop = """
    # Shop

    | Token | Light | Dark |
    |---|---|---|
    | `brand` | `#2B6CB0` | `#90CDF4` |
    | `brand-deep` | `#0D9E61` | `#13EC92` |
    | `background` | `#F6F8F7` | `#10221A` |
    | `surface` | `#FFFFFF` | `#1C2E26` |
    | `text-main` | `#111815` | `#FFFFFF` |
    | `text-muted` | `#4A6B5D` | `#8BAEA0` |

    ## Card


    """

  static let classes: [RuleCase] = [
    .init(
      "K802", "a class that gives a faint colour to a small text",
      shop + "- Weekly change: `text-xs font-medium ⟦text-brand-deep⟧`\n"),
    .init(
      "K802", "a class that gives a readable colour to a small text",
      shop + "- Weekly change: `text-xs font-medium text-brand`\n"),
    .init(
      "K802", "a class for a large text", shop + "- Sum: `text-4xl font-bold text-brand-deep`\n"),
    .init(
      "K802", "a class for a sign", shop + "- Star: `size-4 text-brand-deep`\n"),
    .init(
      "K802", "a class for a text on something else",
      shop + "- Label on the dark band: `text-xs font-medium text-brand-deep`\n"),
  ]

  @Test(arguments: classes)
  func classOfText(_ test: RuleCase) { test.check() }

  @Test(arguments: outlines)
  func outline(_ test: RuleCase) { test.check() }

  @Test(arguments: rings)
  func ring(_ test: RuleCase) { test.check() }

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  @Test(arguments: misses)
  func miss(_ test: RuleCase) { test.check() }
}
