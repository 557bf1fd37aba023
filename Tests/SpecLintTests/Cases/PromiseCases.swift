import Testing

/// Documents that promise something of all colours, or refuse some animations.
@Suite struct PromiseCases {
  static let contrast: [RuleCase] = [
    .init(
      "C414", "secondary text on the page, not on cards",
      """
      ## Colors

      - **Slate**: `#757575`
        - Secondary text
      - **Snow**: `#F2F2F2`
        - Page backgrounds
      - **Paper**: `#FFFFFF`
        - Card surfaces

      ## Accessibility

      - ⟦All text meets WCAG AA (4.5:1)⟧

      """),
    .init(
      "C414", "placeholders and error messages",
      """
      ## Colors

      | Token | Value | Usage |
      |---|---|---|
      | `--ink` | `#202020` | Body text |
      | `--fog` | `#A9A9A9` | Placeholder text |
      | `--alarm` | `#FF5A4F` | Error messages |
      | `--ground` | `#FFFFFF` | App background |

      - ⟦Always keep 4.5:1 contrast for text on any surface⟧

      """),
    .init(
      "C414", "one appearance of two",
      """
      ## Colors

      | Name | Light | Dark | Usage |
      |---|---|---|---|
      | Ground | `#FFFFFF` | `#101418` | Page background |
      | Quiet | `#5F6368` | `#55595E` | Secondary text |

      ⟦All text meets WCAG AA in both themes.⟧

      """),
    .init(
      "C414", "borders of fields",
      """
      ## Colors

      - **Snow**: `#FFFFFF` – page background
      - **Pale Gray**: `#DDDDDD` – dividers

      ### Text Field

      - Border: 1px solid Pale Gray

      ## Accessibility

      - ⟦Interactive elements keep a contrast of 3:1⟧

      """),
    .init(
      "C414", "borders of fields with their own backgrounds",
      """
      ### Inputs

      **Text Field**

      - **Border**: `1px solid #4C4C50` (dark), `1px solid #8A8A8A` (light)
      - **Background**: `#38383C` (dark), `#FFFFFF` (light)

      ### Contrast

      - ⟦UI components: Minimum 3:1 ratio⟧

      """),
    .init(
      "C414", "text that reaches the ratio on the page",
      """
      ## Colors

      - **Slate**: `#595959` – secondary text
      - **Snow**: `#F2F2F2` – page background

      All text meets WCAG AA.

      """),
    .init(
      "C414", "text of disabled parts",
      """
      ## Colors

      - **Ink**: `#222222` – body text
      - **Mist**: `#B0B0B0` – disabled text
      - **Snow**: `#F2F2F2` – page background

      All text meets WCAG AA.

      """),
    .init(
      "C414", "text of a dark appearance beside a light page",
      """
      ## Light Theme

      - **Ground**: `#FFFFFF` – page background
      - **Ink**: `#222222` – body text

      ## Dark Theme

      - **Night**: `#101010` – page background
      - **Chalk**: `#B8B8B8` – secondary text

      All text meets WCAG AA.

      """),
    .init(
      "C414", "a banner for errors is no text",
      """
      ## Colors

      - **Ink**: `#222222` – body text
      - **Alarm**: `#FF8A80` – background of error messages
      - **Snow**: `#FFFFFF` – page background

      All text meets WCAG AA.

      """),
    .init(
      "C414", "borders where only focus is promised",
      """
      ## Colors

      - **Snow**: `#FFFFFF` – page background
      - **Pale Gray**: `#DDDDDD` – input borders

      Interactive elements have a focus ring with a contrast of 3:1.

      """),
  ]

  static let avoided: [RuleCase] = [
    .init(
      "C414", "a list in prose",
      """
      ## Performance

      - ⟦Avoid animating `width`, `height` and `top⟧`

      ## Meter

      ```css
      .meter { transition: width 200ms ease; }
      ```

      """),
    .init(
      "C414", "items below the words",
      """
      ## Performance

      ⟦Never animate these (they cause reflows):⟧

      - `padding`, `margin`
      - `left`

      ```css
      .drawer { transition: left 200ms ease; }
      ```

      """),
    .init(
      "C414", "a comment, and all properties of a rule",
      """
      ## Performance

      ```css
      ⟦/* ❌ AVOID: these properties cause reflows */⟧
      /* height: 10px; */
      /* width: 10px; */
      ```

      ## Hints

      ```css
      .hint {
        height: 0;
        transition: all 200ms ease;
      }

      .hint.open { height: 48px; }
      ```

      """),
    .init(
      "C414", "what is animated is not on the list",
      """
      - Avoid animating `width` and `height`

      ```css
      .meter { transition: transform 200ms ease; }
      ```

      """),
    .init(
      "C414", "a limited refusal",
      """
      - Avoid animating height in long transcripts

      ```css
      .meter { transition: height 200ms ease; }
      ```

      """),
    .init(
      "C414", "all properties of a rule whose states differ in none of the list",
      """
      - Avoid animating `width` and `height`

      ```css
      .hint {
        height: 10px;
        opacity: 0;
        transition: all 200ms ease;
      }

      .hint.open { opacity: 1; }
      ```

      """),
  ]

  @Test(arguments: contrast + avoided)
  func says(expected: RuleCase) { expected.check() }
}
