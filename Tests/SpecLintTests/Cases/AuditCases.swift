import Testing

/// Arithmetic that stands apart: lengths and what they are made of, totals beside their parts, proportions.
@Suite struct AuditCases {
  static let made: [RuleCase] = [
    .init(
      "C413", "tiles and gaps of a list",
      """
      - **Tile**: 64 × 80px
      - **Gap**: 8px
      - **Width**: 352px (five tiles, four gaps)
      - **Height**: ⟦260px⟧ (three tiles, two gaps)

      """),
    .init(
      "C413", "columns and gutters",
      """
      - **Columns**: 12
      - **Column width**: 60px
      - **Gutter**: 20px
      - **Container**: ⟦960px⟧ (12 columns and 11 gutters, no outer padding)

      """),
    .init("C413", "a sentence", "12 columns of 72px and 11 gutters of 24px make ⟦1140px⟧.\n"),
    .init(
      "C413", "a result behind a colon",
      "- Four columns of 60px and three gutters of 10px: ⟦300px⟧\n"),
    .init("C413", "one that holds", "- Four columns of 60px and three gutters of 10px: 270px\n"),
    .init("C413", "a label", "- 4 columns of 60px, most width on tablets: 300px\n"),
    .init("C413", "gaps between rows", "- Block: ⟦200px⟧ (3 rows of 56px with 8px gaps)\n"),
    .init(
      "C413", "rows of a table",
      """
      | Property | Value |
      |---|---|
      | Cell | 40px |
      | Spacing | 4px |
      | Total width | ⟦312px⟧ (seven cells, six spaces) |

      """),
    .init(
      "C413", "what is made as it is said",
      """
      - **Tile**: 64 × 80px
      - **Gap**: 8px
      - **Width**: 352px (five tiles, four gaps)
      - **Block**: 184px (3 rows of 56px with 8px gaps)

      """),
    .init(
      "C413", "a padding that is not counted",
      "- **Tile**: 64px\n- **Gap**: 8px\n- **Width**: 384px (five tiles, four gaps and padding)\n"),
    .init("C413", "things without a size", "- Width: 320px (two columns, one sidebar)\n"),
    .init(
      "C413", "two sizes of one name",
      "- Small tile: 40px\n- Large tile: 80px\n- Row: 300px (four tiles, two icons)\n"),
    .init(
      "C413", "a number of things", "- Sidebar: 240px (two levels, five entries)\n- Level: 40px\n"),
  ]

  static let proportions: [RuleCase] = [
    .init("C413", "a thumbnail", "- Thumbnail: 320 × 200px (⟦16:9⟧)\n"),
    .init("C413", "a ratio before the size", "Posters are ⟦4:3⟧ (1280 × 720).\n"),
    .init("C413", "a cell", "| Part | Size |\n|---|---|\n| Cover | 300 × 300px, ⟦3:2⟧ |\n"),
    .init(
      "C413", "a ratio that fits nearly",
      "- Screen: 1366 × 768 (16:9)\n- Ultra-wide: 2560 × 1080 (21:9)\n- Card: 300 × 400px (4:3)\n"),
    .init("C413", "a contrast", "- Handle: 44 × 44px (3:1)\n- Icon: 24 × 20px, contrast 4:3\n"),
    .init("C413", "a time", "- Slot: 40 × 20px, 16:30\n"),
    .init("C413", "a line height", "- **Size**: 16px\n- **Line height**: 1.5 (⟦26px⟧)\n"),
    .init(
      "C413", "a line height beside the size",
      "Headlines are 28px with 1.25 (⟦40px⟧), weight 600.\n"),
    .init("C413", "a percentage", "- Font size: 20px\n- Line height: 140% (⟦30px⟧)\n"),
    .init(
      "C413", "letter spacing",
      """
      | Style | Size | Letter spacing |
      |---|---|---|
      | Large | 48px | -0.02em (-0.96px) |
      | Small | 40px | -0.02em (⟦-2px⟧) |
      | Tiny | 32px | -0.01em (-0.32px) |

      """.replacing("(⟦-2px⟧)", with: "(-⟦2px⟧)")),
    .init(
      "C413", "a rounded line height",
      "- **Size**: 17px\n- **Line height**: 1.4 (24px)\n- **Tracking**: 0.01em (0.2px)\n"),
    .init("C413", "a line height without a size", "- Line height: 1.5 (26px)\n- Title: 20px\n"),
    .init("C413", "another factor", "- **Size**: 18px\n- **Zoom**: 1.5 (26px)\n"),
  ]

  static let parts: [RuleCase] = [
    .init(
      "C413", "a total with another unit",
      """
      | Part | Budget |
      |---|---|
      | Script | 90 KB |
      | Fonts (2 files) | 60 KB |
      | Picture | 40 KB |
      | **Total** | **⟦200 KB⟧** |

      """.replacing("**⟦200 KB⟧**", with: "**⟦200 KB⟧**")),
    .init(
      "C413", "steps of a sequence",
      """
      1. The picture darkens (150 ms)
      2. The panel rises (200 ms)
      3. The mark is drawn (300 ms)

      After the whole sequence, ⟦600 ms⟧ in all, the next one can begin.

      """),
    .init(
      "C413", "a total before the list",
      "In total the header takes ⟦140px⟧.\n\n- Status bar: 24px\n- Title: 56px\n- Tabs: 48px\n"),
    .init(
      "C413", "steps at the same time",
      "- Fade: 150 ms\n- Slide: 200 ms, at the same time\n\nThe animation lasts 200 ms in total.\n"),
    .init(
      "C413", "a right total",
      "1. Fade (150 ms)\n2. Slide (200 ms)\n\nTogether with nothing else, 350 ms in all.\n"),
    .init(
      "C413", "a total of something else",
      "- Press: 100 ms\n- Release: 150 ms\n\nThe loader is shown for 5 s in total.\n"),
    .init(
      "C413", "shares of colours",
      """
      The palette keeps these shares of the area:

      - Sand: 60 %
      - Forest: 25 %
      - Clay: ⟦20 %⟧

      """),
    .init(
      "C413", "a column of shares",
      "| Colour | Share |\n|---|---|\n| Sand | 50% |\n| Moss | 30% |\n| Clay | ⟦10%⟧ |\n"),
    .init(
      "C413", "a whole",
      """
      The split of the area:

      - Sand: 60 %
      - Forest: 30 %
      - Clay: 10 %

      """),
    .init(
      "C413", "percentages of no whole",
      "Opacity of the layers:\n\n- Front: 60 %\n- Middle: 25 %\n- Back: 20 %\n"),
    .init(
      "C413", "densities",
      """
      | Density | Factor | Size in px |
      |---|---|---|
      | mdpi | 1× | 24 |
      | hdpi | 1.5× | 36 |
      | xhdpi | 2× | 48 |
      | xxhdpi | 3× | ⟦64⟧ |

      """),
    .init("C413", "exports", "- @1x: 20px\n- @2x: 40px\n- @3x: ⟦64px⟧\n"),
    .init("C413", "right exports", "- @1x: 20px\n- @2x: 40px\n- @3x: 60px\n"),
    .init(
      "C413", "an opacity in a colour",
      "| Name | Value | Meaning |\n|---|---|---|\n| scrim | `#00000080` | black at ⟦30 %⟧ |\n"),
    .init("C413", "an opacity of a function", "- Scrim: `rgba(0, 0, 0, 0.4)`, black at ⟦60%⟧\n"),
    .init(
      "C413", "a right opacity",
      "- Scrim: `#00000080`, black at 50 %\n- Veil: `#4D000000` (30% black)\n- Glass: `#FFFFFFB3`, white at 70%\n"
    ),
    .init(
      "C413", "a percentage of something else", "- Scrim: `#00000080`, covers 30 % of the height\n"),
  ]

  static let formulas: [RuleCase] = [
    .init(
      "C413", "starts, lengths and ends",
      """
      | Step | Start | Duration | End |
      |---|---|---|---|
      | Fade | 0 ms | 100 ms | 100 ms |
      | Slide | 100 ms | 200 ms | 300 ms |
      | Draw | 300 ms | 150 ms | ⟦500 ms⟧ |
      | Rest | 450 ms | 80 ms | 530 ms |

      """),
    .init(
      "C413", "a grid in each row",
      """
      | Window | Columns | Column | Gutter | Container |
      |---|---|---|---|---|
      | S | 4 | 60px | 16px | 288px |
      | M | 8 | 60px | 20px | 620px |
      | L | 12 | 60px | 24px | ⟦1000px⟧ |
      | XL | 12 | 80px | 24px | 1224px |

      """),
    .init(
      "C413", "rows without a formula",
      """
      | Size | Icon | Text | Height |
      |---|---|---|---|
      | S | 16px | 12px | 32px |
      | M | 20px | 14px | 40px |
      | L | 24px | 16px | 48px |
      | XL | 32px | 20px | 64px |

      """),
    .init(
      "C413", "a pause that doubles", "- Retries: the pause doubles (1 s, 2 s, 4 s, ⟦9 s⟧, 16 s)\n"),
    .init(
      "C413", "a pause that is capped",
      "- Retries: the pause doubles (1 s, 2 s, 4 s, 8 s, 10 s at most)\n"),
    .init("C413", "two units", "- Session: 90 seconds (⟦2 minutes⟧)\n"),
    .init(
      "C413", "two times",
      "- Toast: 4 s (200 ms)\n- Upload: 90 seconds (1.5 minutes), 2 MB (2048 KB)\n"),
    .init(
      "C413", "a share of a length",
      "- Sheet: 80% of 400px (⟦300px⟧)\n- Panel: 50% of 300px = 150px\n"),
    .init(
      "C413", "a share that a verb gives",
      "- 30% of 400px is ⟦140px⟧\n- 50% of 300px makes 150px, and 25% of 80px → 20px\n"),
    .init(
      "C413", "a length in em", "- Indent: 2em of 16px is ⟦40px⟧\n- Lead: 1.5em of 16px is 24px\n"),
    .init(
      "C413", "a length at a share",
      "- Headline: 17pt at 200% is ⟦36pt⟧\n- Body: 16px at 150% gives 24px\n"),
    .init(
      "C413", "a product in brackets behind it",
      "- Gap: 3 × 8px (⟦20px⟧)\n- Inset: 2 × 12px (24px)\n- Icon: 4 × 24px (64px)\n"),
    .init(
      "C413", "a product and a verb", "Three rows: 3 × 56px makes ⟦158px⟧.\n\n2 × 200ms is 400ms.\n"
    ),
    .init(
      "C413", "results in other languages",
      "- 25% von 80px ergibt ⟦24px⟧\n- 3 × 8px font ⟦25px⟧\n- 50 % de 60px são 30px\n"),
    .init(
      "C413", "what is no result",
      "- 25% of 400px is about 90px\n- Thumb: 4 × 20px (24px)\n- 24px at 2x is crisp, 36px at 3x too\n"
        + "- 8 × 12px is 104px with both edges\n- 300ms at 2x is 150ms\n"
        + "- 30% of 400px is high, 90px low\n"),
  ]

  static let bounds: [RuleCase] = [
    .init(
      "C417", "two items",
      "- **Minimum width**: ⟦480px⟧\n- **Maximum width**: 440px\n- **Padding**: 24px\n"),
    .init(
      "C417", "two columns",
      "| Field | Min | Max |\n|---|---|---|\n| Name | 2 | 40 |\n| Code | ⟦12⟧ | 8 |\n"),
    .init(
      "C417", "declarations",
      "```css\n.dialog {\n  min-width: ⟦480px⟧;\n  max-width: 440px;\n}\n```\n"),
    .init("C417", "German", "- Mindestbreite: ⟦480px⟧\n- Höchstbreite: 440px\n"),
    .init("C417", "two things", "- Minimum width: 480px\n- Maximum height: 440px\n"),
    .init("C417", "two rules", "```css\n.a { min-width: 480px; }\n.b { max-width: 440px; }\n```\n"),
    .init(
      "C417", "two rules over several lines",
      "```css\n.a {\n  min-height: 400px;\n}\n\n.a img {\n  max-height: 300px;\n}\n```\n"),
    .init(
      "C417", "a function",
      "```css\n.a {\n  min-height: 400px;\n  max-height: calc(100vh - 300px);\n}\n```\n"),
    .init(
      "C417", "a remark in parentheses",
      "```css\n.a {\n  min-width: ⟦480px⟧; /* (tablet) */\n  max-width: 440px;\n}\n```\n"),
    .init(
      "C401", "an error of the same files",
      "## Profile photo\n\n- Max ⟦10MB⟧ per file\n\n## Error messages\n\n"
        + "- Shown above: max 20MB per file\n"),
    .init(
      "C401", "files of two features",
      "## Profile photo\n\n- Images only\n- Max 10MB per file\n\n## Contract import\n\n"
        + "- Picker (PDF only, max 20MB per file)\n"),
    .init(
      "C401", "codes of two features",
      "## Email change flow\n\n- Validation: code valid for 15 minutes\n\n## Password reset flow\n\n"
        + "- Token validation: expires after 1 hour\n"),
    .init(
      "C401", "two kinds of files",
      "## Import\n\n- Upload CSV file (max 10MB)\n\n## Import of contracts\n\n"
        + "- File picker (PDF only, max 20MB)\n"),
    .init(
      "C401", "one limit for all files",
      "## Upload limits\n\n- Max ⟦10MB⟧ per file\n\n## Contract import\n\n"
        + "- Picker (PDF only, max 20MB per file)\n"),
    .init(
      "C417", "a condition",
      "- Minimum width: 480px\n- Maximum width: 440px on phones held upright\n"),
  ]
}
