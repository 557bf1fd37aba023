/// Numbers, names and places that what else the document says agrees with, or does not.
enum AgreedCases {
  static let sections: [RuleCase] = [
    .init(
      "M207", "a section that a numbered title begins",
      """
      # 1. Machine

      Text.

      ## 2. Targets

      Text.

      ## 3. Steps

      If it fails, follow the procedure in ⟦section 7⟧.

      """),
    .init(
      "M207", "a section of a numbered title that is there",
      """
      # 1. Machine

      Text.

      ## 2. Targets

      Text.

      ## 3. Steps

      The sizes are those in section 2.

      """),
    .init(
      "M207", "a reference behind a line break",
      """
      # A

      ## 1 Aim

      x

      ## 2 Capture

      What happens is laid down in
      ⟦section 3.3⟧.

      ## 3 Failures

      ### 3.1 Text

      x

      ### 3.2 Net

      x

      """),
    .init(
      "D107", "a first section before a series on the level above",
      """
      # Guide

      ## 1. Aims

      x

      # ⟦1. Colours⟧

      x

      # 2. Type

      x

      # 3. Space

      x

      """),
    .init(
      "D107", "a part of its own before a series",
      """
      # Guide

      ## Aims

      x

      # 1. Colours

      x

      # 2. Type

      x

      # 3. Space

      x

      """),
    .init(
      "D120", "the same slip on two rows",
      """
      | From | To | Trigger | Duration |
      |---|---|---|---|
      ⟦| A → B | Tap | 1s |⟧
      | B → A | Back | 1s |

      """),
    .init(
      "M210", "an agreed status above a draft",
      """
      ---
      status: approved
      version: 1.0.0
      ---

      # Card

      **Version:** 1.0.0
      **Status:** ⟦Draft, not yet reviewed⟧

      ## Purpose

      Text.

      """),
    .init(
      "M210", "two words for one status",
      """
      ---
      status: approved
      ---

      # Card

      **Status:** Approved by design

      ## Purpose

      Text.

      """),
  ]

  static let ratios: [RuleCase] = [
    .init(
      "C412", "a ratio below the line of both colours in code",
      """
      # Colours

      ## Contrast (minimum)

      ```ts
      Text: #111827 on #ffffff (white)
      Contrast ratio: ⟦7.6⟧:1 ✓ exceeds AA
      ```

      """),
    .init(
      "C412", "a true ratio below the line of both colours in code",
      """
      # Colours

      ```ts
      Text: #111827 on #ffffff (white)
      Contrast ratio: 17.74:1 ✓
      ```

      """),
    .init(
      "C412", "two names with a slash",
      """
      ## Colours

      - `color.text.primary`: #6B6560
      - `color.background.primary`: #FDFCFA

      | Pair | Contrast |
      |---|---|
      | text.primary / background.primary | ⟦5.2⟧:1 |

      """),
    .init(
      "C412", "two texts with a slash",
      """
      ## Colours

      - `color.text.primary`: #222222
      - `color.text.secondary`: #6B6560
      - `color.background.primary`: #FDFCFA

      | Pair | Contrast |
      |---|---|
      | text.primary / text.secondary | 5.2:1 |

      """),
    .init(
      "T303", "the points of another keyword",
      """
      | Parameter | Value |
      |---|---|
      | Easing | ⟦cubic-bezier(0.25, 0.1, 0.25, 1)⟧, standard ease-in-out |

      """),
    .init(
      "T303", "the points of the keyword",
      """
      | Parameter | Value |
      |---|---|
      | Easing | cubic-bezier(0.42, 0, 0.58, 1), standard ease-in-out |

      """),
    .init(
      "T303", "points of no keyword",
      """
      | Parameter | Value |
      |---|---|
      | Easing | cubic-bezier(0.4, 0, 0.2, 1), our ease-in-out |

      """),
    .init(
      "T301", "a step that the scale leaves out",
      """
      ## Gray

      | Token | Hex |
      |---|---|
      | `gray-500` | `#6B7280` |
      | `gray-400` | `#9CA3AF` |
      | `gray-200` | `#E5E7EB` |
      | `gray-100` | `#F3F4F6` |

      ## Option

      - Border: `⟦gray-300⟧`

      """),
    .init(
      "T301", "a step that is said to be none",
      """
      ## Gray

      | Token | Hex |
      |---|---|
      | `gray-500` | `#6B7280` |
      | `gray-400` | `#9CA3AF` |
      | `gray-200` | `#E5E7EB` |
      | `gray-100` | `#F3F4F6` |

      ## Option

      There is no `gray-300`.

      """),
    .init(
      "T301", "aliases of names in braces",
      """
      | Token | Refers to |
      |---|---|
      | `button.bg` | `{action.default}` |
      | `action.default` | `{plum.600}` |

      | Token | Value |
      |---|---|
      | `plum.600` | `#7A2E6B` |

      """),
    .init(
      "T309", "a value outside of a closed palette",
      """
      ## 3. Palette

      | Token | Hex |
      |---|---|
      | `brand.primary` | `#E8743B` |
      | `brand.second` | `#4A9DD6` |
      | `text.ink` | `#2A1F14` |
      | `text.soft` | `#5C4A36` |
      | `page.base` | `#FCF8F1` |
      | `page.sunken` | `#F2EBDE` |

      ## 4. Texture

      - Fibres: ⟦#E8DFCD⟧ on #FCF8F1

      ## 5. Checklist

      - [ ] Uses only colors listed in §3

      """),
    .init(
      "T309", "a value outside of an open palette",
      """
      ## 3. Palette

      | Token | Hex |
      |---|---|
      | `brand.primary` | `#E8743B` |
      | `brand.second` | `#4A9DD6` |
      | `text.ink` | `#2A1F14` |
      | `text.soft` | `#5C4A36` |
      | `page.base` | `#FCF8F1` |
      | `page.sunken` | `#F2EBDE` |

      ## 4. Texture

      - Fibres: #E8DFCD on #FCF8F1

      ## 5. Checklist

      - [ ] Uses only colors listed in §3 for text

      """),
    .init(
      "T303", "a lighter value that is darker",
      """
      ## Colors

      ### Text Colors

      **Light Mode:**
      - `Text/Default`: `#1e1e1e` - Text
      - `Text/Hint`: `#b3b3b3` - Hints

      **Dark Mode:**
      - `Text/Default`: `#f5f5f5` - Text (lighter)
      - `Text/Hint`: `⟦#757575⟧` - Hints (lighter)

      """),
    .init(
      "T303", "a value that is the same",
      """
      ## Colors

      ### Text Colors

      **Light Mode:**
      - `Text/Danger`: `#fee9e7` - Text
      - `Text/Hint`: `#757575` - Hints

      **Dark Mode:**
      - `Text/Danger`: `#fee9e7` - Text (same)
      - `Text/Hint`: `#b3b3b3` - Hints (lighter)

      """),
    .init(
      "C412", "ratios below a remark on the ground",
      """
      # Colours

      ```ts
      // Text on white background
      Text colors:
      - ink (#1e3a8a):  ⟦7.6⟧:1 AAA
      - soft (#4b5563): 7.56:1 AAA
      ```

      """),
  ]
}
