import Testing

/// Values, headings and codes that several documents share.
@Suite struct SharedCases {
  static let values: [RuleCase] = [
    .init(
      "C411", "a link in front matter",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      ---
      related-files:
        - ./style.md
      ---
      # Search

      - **Search Field**: ⟦44px⟧ height

      """),
    .init(
      "C411", "a table in the guide",
      """
      === guide/style.md ===
      # Style

      | Component | Height |
      |---|---|
      | Toolbar | 56px |
      | Chip | 32px |

      === features/feed.md ===
      # Feed

      The [style guide](../guide/style.md) holds everywhere.

      - **Toolbar**: ⟦64px⟧ height

      """),
    .init(
      "C411", "a custom property",
      """
      === style.md ===
      ```css
      :root { --gap-list: 8px; }
      ```

      === list.md ===
      # List

      See [style](style.md).

      | Token | Value |
      |---|---|
      | `--gap-list` | ⟦12px⟧ |

      """),
    .init(
      "C411", "nobody links",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      # Search

      - **Search Field**: 44px height

      """),
    .init(
      "C411", "a breakpoint",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      # Search

      See [style](style.md).

      **Desktop (1024px+)**:
      - **Search Field**: 40px height

      """),
    .init(
      "C411", "a variant",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      # Search

      See [style](style.md).

      - **Compact Search Field**: 40px height

      """),
    .init(
      "C411", "a mode",
      """
      === style.md ===
      # Style

      - `--ink-1`: `#111111`

      === night.md ===
      # Night

      See [style](style.md).

      ## Dark Theme

      - `--ink-1`: `#EEEEEE`

      """),
    .init(
      "C411", "what it was before",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      # Search

      See [style](style.md).

      ## Changelog

      - **Search Field**: 40px height until version 2

      """),
    .init(
      "C411", "about",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      # Search

      See [style](style.md).

      - **Search Field**: about 50px height

      """),
    .init(
      "C411", "a part of the thing",
      """
      === style.md ===
      # Style

      ## Search Field

      - **Height**: 48px

      === search.md ===
      # Search

      See [style](style.md).

      - **Search Field Icon**: 20px height

      """),
    .init(
      "C411", "the guide gives two sizes",
      """
      === style.md ===
      # Style

      ## Button

      - **Small Button**: 32px height
      - **Large Button**: 48px height

      === search.md ===
      # Search

      See [style](style.md).

      - **Button**: 40px height

      """),
    .init(
      "C411", "rem beside px",
      """
      === style.md ===
      - `--gap-list`: `1rem`

      === list.md ===
      See [style](style.md).

      - `--gap-list`: `16px`

      """),
    .init(
      "C411", "a theme of the feature",
      """
      === style.md ===
      ```css
      :root { --accent-1: #0B57D0; }
      ```

      === promo.md ===
      See [style](style.md).

      ```css
      .promo { --accent-1: #B3261E; }
      ```

      """),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  static let anchors: [RuleCase] = [
    .init(
      "M207", "a missing heading",
      """
      # A

      [x](⟦#parts⟧)

      ## Part

      """),
    .init(
      "M207", "a heading in another document",
      """
      === a.md ===
      # A

      [B](b.md#part) and [gone](⟦b.md#parts⟧)
      === b.md ===
      # B

      ## Part

      """),
    .init(
      "M207", "a heading with signs",
      """
      # A

      [x](#colours--type) [y](#q--a) [z](#état)

      ## Colours & Type!

      ## Q & A

      ## État

      """),
    .init(
      "M207", "an anchor in HTML",
      """
      # A

      [x](#here)

      <a id="here"></a>

      Text.

      """),
    .init(
      "M207", "a repeated heading",
      """
      # A

      [x](#part-1)

      ## Part

      ## Part

      """),
    .init(
      "M207", "an emoji",
      """
      # A

      [x](#-goals)

      ## 🎯 Goals

      """),
    .init(
      "M207", "a heading with code",
      """
      # A

      [x](#the-render-method)

      ## The `render()` method

      """),
    .init(
      "M207", "umlauts and case",
      """
      # A

      [x](#Größe)

      ## größe

      """),
  ]

  @Test(arguments: anchors)
  func anchor(_ test: RuleCase) { test.check() }

  static let codes: [RuleCase] = [
    .init(
      "M208", "a range of codes",
      """
      | Code | Text |
      |---|---|
      | E-LOAD-1 | a |
      | E-LOAD-2 | b |
      | E-LOAD-3 | c |

      The codes E-LOAD-1 to E-LOAD-3 are shown.

      """),
    .init(
      "M208", "codes of two lists",
      """
      | Code | Text |
      |---|---|
      | E-LOAD-1 | a |
      | E-LOAD-2 | b |

      | Code | Text |
      |---|---|
      | E-SAVE-1 | c |
      | E-SAVE-2 | d |

      E-SAVE-2 is shown below E-LOAD-2.

      """),
  ]

  @Test(arguments: codes)
  func code(_ test: RuleCase) { test.check() }
}
