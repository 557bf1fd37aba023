import Testing

/// What a careful reader finds: raw values, ranges with holes, things that can be done in one way only.
@Suite struct ReaderCases {
  static let tokens: [RuleCase] = [
    .init(
      "T314", "a letter behind F",
      "| Badge | Fill |\n|---|---|\n| New | `#1D4ED8` |\n| Kept | `⟦#1G7A5C⟧` |\n| Sale | `#B91C1C` |\n"
    ),
    .init("T314", "five digits", "- New: `#1D4ED8`\n- Kept: `⟦#1A7A5⟧`\n- Sale: `#B91C1C`\n"),
    .init(
      "T314", "a property",
      "```css\n:root {\n  --a: #1D4ED8;\n  --b: ⟦#B91C1X⟧;\n  --c: #475569;\n}\n```\n"),
    .init(
      "T314", "references to issues",
      "- New: `#1D4ED8` (#12345)\n- Sale: `#B91C1C`, see #section-two\n- Old: #abc\n".replacing(
        "(#12345)", with: "(issue 12345)")),
    .init(
      "T314", "nine digits", "- New: `#1D4ED8`\n- Kept: `⟦#0A1A7A5C4⟧`\n- Sale: `#B91C1C`\n"),
    .init(
      "T314", "nine digits of a number",
      "- New: `#1D4ED8`\n- Order: `#204815163`\n- Sale: `#B91C1C`\n"),
    .init("T314", "a word alone", "- Order: `#1G7A5C`\n- Ink: `#475569`\n"),
    .init("T314", "names", "- New: `#1D4ED8`\n- Sale: `#B91C1C`\n- Root: `#header`\n"),
    .init(
      "T309", "a value in a rule",
      """
      Colours come from the theme only. A hex value in component styles is refused in review.

      ```css
      :root { --alert-text: #881337; }
      ```

      ```css
      .title { color: var(--alert-text); }
      .text { color: ⟦#9f1239⟧; }
      ```

      """),
    .init(
      "T309", "rules without a demand",
      "```css\n.title { color: var(--alert-text); }\n.text { color: #9f1239; }\n```\n"),
    .init(
      "T309", "definitions",
      "Colours are taken from tokens only.\n\n```css\n:root { --ink: #881337; }\n.title { color: var(--ink); }\n```\n"
    ),
    .init(
      "T301", "a name with a word more",
      """
      | Token | Value |
      |---|---|
      | `--duration-fast` | 120ms |
      | `--duration-base` | 200ms |
      | `--duration-slow` | 320ms |

      ```css
      .menu { transition: opacity var(--duration-base); }
      .drawer { transition: transform var(--duration-slow); }
      .button { transition: background var(⟦--motion-duration-fast⟧); }
      ```

      """),
    .init(
      "T305", "a counted set",
      """
      Only four durations exist: 100 ms, 200 ms, 300 ms and 500 ms. Anything else is a bug.

      | Motion | Duration | Easing |
      |---|---|---|
      | Menu opens | 200 ms | ease-out |
      | Drawer opens | ⟦350 ms⟧ | ease-out |

      """),
    .init(
      "T303", "a description in a cell",
      "| Token | Value | Meaning |\n|---|---|---|\n| `bg.base` | `⟦#F8FAFC⟧` | pure white, behind everything |\n| `text` | `#0F172A` | almost black |\n"
    ),
  ]

  static let ranges: [RuleCase] = [
    .init(
      "G706", "a hole between classes",
      """
      | Class | Width | Columns |
      |---|---|---|
      | Compact | 0–599px | 4 |
      | Medium | ⟦768–1023px⟧ | 8 |
      | Expanded | 1024–1439px | 12 |
      | Large | 1440px and up | 12 |

      """),
    .init(
      "G706", "classes that follow on",
      "| Class | Width |\n|---|---|\n| Compact | below 600px |\n| Medium | 600–839px |\n| Expanded | 840px and up |\n"
    ),
    .init(
      "G706", "sizes of things",
      "| Part | Width |\n|---|---|\n| Rail | 60–80px |\n| Bar | 200–300px |\n| Drawer | 300px and up |\n"
    ),
    .init(
      "S507", "guards that share a number",
      """
      | From | To | Event | Guard |
      |---|---|---|---|
      | [*] | Unknown | open | |
      | Unknown | Few | count arrives | 5 ≤ stock ≤ 20 |
      | Unknown | Last | ⟦count arrives⟧ | 1 ≤ stock ≤ 5 |
      | Few | Unknown | 60 s passed | |
      | Last | Unknown | 60 s passed | |

      """),
    .init(
      "S507", "guards in words",
      """
      | From | To | Event | Guard |
      |---|---|---|---|
      | [*] | Unknown | open | |
      | Unknown | Few | count arrives | stock at least 5 |
      | Unknown | Last | count arrives | stock less than 5 |
      | Few | Unknown | 60 s passed | |
      | Last | Unknown | 60 s passed | |

      """),
    .init(
      "S505", "titles that begin with the name",
      """
      # List

      ## Loading

      Grey rows.

      ## Empty: no documents

      "Nothing here yet"

      ## Empty: no hits

      "No document matches"

      ## Matrix

      | From | To | Trigger |
      |---|---|---|
      | [*] | Loading | opened |
      | Loading | ⟦Empty⟧ | none |
      | Empty | Loading | reload |

      """),
    .init(
      "M207", "a part that is not there",
      "## 1 A\n\nSee section ⟦1.3⟧.\n".replacing("section ⟦1.3⟧", with: "⟦section 2.3⟧")
        + "\n## 2 B\n\n### 2.1 C\n\nText.\n\n### 2.2 D\n\nText.\n\n## 3 E\n\nText.\n"),
    .init(
      "M207", "a part that is there",
      "## 1 A\n\nSee section 2.2.\n\n## 2 B\n\n### 2.1 C\n\nText.\n\n### 2.2 D\n\nText.\n"),
  ]

  static let addresses: [RuleCase] = [
    .init(
      "M205", "addresses on the web",
      """
      ---
      title: A
      related:
        - ⟦https://docs.example.org/a⟧
        - https://docs.example.org/b
      ---

      # A

      ## Related documents

      - https://docs.example.org/b
      - https://docs.example.org/c

      """),
    .init(
      "M205", "the same addresses",
      """
      ---
      title: A
      related:
        - https://docs.example.org/b/
      ---

      # A

      ## Related documents

      - [B](https://docs.example.org/b)

      """),
  ]

  static let access: [RuleCase] = [
    .init(
      "X854", "the only way",
      "- Drag the handle to order songs.\n- ⟦Dragging is the only way⟧ to change the order; there is no keyboard support.\n"
    ),
    .init(
      "X854", "a menu beside it",
      "Dragging is the only way with the mouse. The menu has Move up and Move down.\n"),
    .init(
      "X860", "a kind of icon",
      """
      | Element | Kind | Accessible name |
      |---|---|---|
      | Back | icon | Back |
      ⟦| Video | icon | none |⟧
      | Title | text | none |

      """),
    .init(
      "X860", "an item",
      "- **Share**: icon, 48dp, label \"Share\"\n- **⟦Save**: icon, 48dp, no label⟧\n"),
    .init(
      "X860", "an item without need",
      "- **Share**: icon, 48dp, label \"Share\"\n- **Wave**: icon, decorative, no label\n"),
    .init(
      "A604", "motion goes on",
      """
      - Clouds drift across the picture in an endless loop.
      - Motion is not changed when the visitor ⟦prefers reduced motion⟧.

      """),
    .init(
      "A604", "a fade goes on",
      "- The cards loop endlessly; with reduced motion they stand still.\n- Fades are not affected by reduced motion.\n"
    ),
    .init(
      "S511", "an action in one place",
      """
      ## Banner

      - The banner ⟦can be dismissed⟧ and does not come back.
      - Sending is started by the Retry action of the banner and nowhere else.

      """),
    .init(
      "G702", "buttons that fill a bar",
      """
      ## Toolbar

      - **Height**: 56dp
      - **Padding**: ⟦8⟧dp above and below
      - **Buttons**: as high as the space between the paddings

      ## Rules

      - Touch targets are at least 48 × 48dp.

      """),
    .init(
      "G708", "a target that is what is drawn",
      """
      | Control | Size |
      |---|---|
      | Close | 32 × ⟦32 pt⟧, target equal to the drawn size |
      | Mute | 44 × 44 pt |

      - Every control has a touch target of at least 44 × 44 pt.

      """),
    .init(
      "G708", "what is drawn beside targets",
      """
      | Part | Drawn | Target |
      |---|---|---|
      | Cross button | 16 × 16px | 44 × 44px |
      | Tag button | 32px high | none of its own |

      - Touch targets are at least 44 × 44px.

      """),
    .init(
      "D101", "damage that is shown",
      "Files may be in a wrong encoding.\n\nSequences such as `Ã¤` or `Ã©` are suspicious.\n"),
    .init(
      "V901", "an agreed time",
      "# A\n\nCards.\n\n- [ ] ⟦First departures appear within the agreed start-up time⟧\n"),
    .init(
      "K802", "a table of parts",
      """
      ## Colors

      | Part | Type | Colour |
      |---|---|---|
      | Label | 16px | `#111827` |
      | Helper text | 14px | `⟦#9CA3AF⟧` |
      | Page background | – | `#FFFFFF` |

      """),
    .init(
      "K801", "a ground of all labels",
      """
      All labels stand on white (`#FFFFFF`) cards.

      - Text: `⟦#F59E0B⟧`
      - Icon: clock

      """),
    .init(
      "K801", "labels with a fill of their own",
      """
      All labels stand on white (`#FFFFFF`) cards.

      - Text: `#FFFFFF`, bold
      - Fill: `#1D4ED8`

      """),
    .init(
      "C412", "a level that is answered",
      """
      - Text: `#F59E0B`
      - Icon: clock
      - AA on white: ⟦yes⟧

      """),
  ]
}
