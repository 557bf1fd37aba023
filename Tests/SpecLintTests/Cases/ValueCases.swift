import Testing

/// Design values: defined twice, in another unit, without a number, or for two things.
@Suite struct ValueCases {
  static let values: [RuleCase] = [
    .init(
      "T304", "one style in two notations",
      """
      # Bakery tokens

      | Token | Size | Weight | Line height |
      |---|---|---|---|
      | `type.t1` | 29px | 700 (Bold) | 1.3 |
      | `type.t2` | 21px | 600 (SemiBold) | 1.4 |

      ```ts
      export const type = {
        t1: { fontSize: 29, fontWeight: 700, lineHeight: 1.3 },
        t2: { fontSize: 21, fontWeight: 600, lineHeight: 1.4 },
      };
      ```

      """),
    .init(
      "T304", "one style with two weights",
      """
      # Bakery tokens

      | Token | Size | Weight | Line height |
      |---|---|---|---|
      | `type.t1` | 29px | 700 (Bold) | 1.3 |
      | `type.t2` | 21px | 600 (SemiBold) | 1.4 |

      ```ts
      export const type = {
        t1: { fontSize: ⟦29⟧, fontWeight: 500, lineHeight: 1.3 },
        t2: { fontSize: 21, fontWeight: 600, lineHeight: 1.4 },
      };
      ```

      """),
    .init(
      "T304", "a table and a list",
      """
      | Token | Value |
      |---|---|
      | `--radius-2` | 8px |

      ## Cards

      - `--radius-2`: `⟦12px⟧`

      """),
    .init(
      "T304", "two style sheets",
      """
      ```css
      :root { --gap-row: 8px; }
      ```

      ## Reference

      ```css
      :root { --gap-row: ⟦10px⟧; }
      ```

      """),
    .init(
      "T304", "a dotted name",
      """
      - `color.text.body`: #222222

      ## Palette

      | Token | Hex |
      |---|---|
      | `color.text.body` | ⟦#333333⟧ |

      """),
    .init(
      "T304", "columns for modes",
      """
      | Token | Light | Dark |
      |---|---|---|
      | `color.text.body` | #222222 | #EEEEEE |

      """),
    .init(
      "T304", "a component sets its own value",
      """
      ```css
      .card { --pad-x: 16px; }
      .dialog { --pad-x: 24px; }
      ```

      """),
    .init(
      "T304", "a density",
      """
      ```css
      :root { --row-height: 48px; }
      [data-density="dense"] { --row-height: 32px; }
      ```

      """),
    .init(
      "T304", "a media query for print",
      """
      ```css
      :root { --ink-1: #222222; }
      @media print {
        :root { --ink-1: #000000; }
      }
      ```

      """),
    .init(
      "T304", "what it was before",
      """
      ## Tokens

      - `radius-2`: `8px`

      ## Changelog

      - `radius-2`: `6px` until version 3

      """),
    .init(
      "T304", "two spellings of one value",
      """
      - `color.text.body`: #FFF

      ## Palette

      - `color.text.body`: `#FFFFFF`

      """),
    .init(
      "T304", "a brand",
      """
      ## Tokens

      - `color.accent.1`: `#0B57D0`

      ## White Label

      - `color.accent.1`: `#B3261E` for the partner brand

      """),
    .init(
      "T304", "an alias of a value",
      """
      - `--gap-card`: `var(--space-4)`

      ## B

      - `--gap-card`: `16px`

      """),
    .init(
      "T304", "keyframes",
      """
      ```css
      :root { --turn: 0deg; }
      @keyframes spin { to { --turn: 360deg; } }
      ```

      """),
    .init(
      "T304", "a table of densities",
      """
      | Token | Comfortable | Compact |
      |---|---|---|
      | `--row-height` | 48px | 32px |

      """),
    .init(
      "T304", "container",
      """
      ```css
      :root { --cols-1: 2; }
      @container (min-width: 600px) { :root { --cols-1: 4; } }
      ```

      """),
    .init(
      "T304", "with a comment between",
      """
      ```css
      /* base */
      :root {
        --gap-row: 8px;
      }

      /* wide */
      @media (min-width: 768px) {
        :root {
          --gap-row: 12px;
        }
      }
      ```

      """),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  static let units: [RuleCase] = [
    .init(
      "T306", "a short time in seconds",
      """
      - **Fade animation**: 200ms ease-out
      - **Slide animation**: 300ms
      - **Zoom animation**: 400ms
      - **Pop animation**: 250ms
      - **Theme animation**: ⟦0.3s⟧ ease

      """),
    .init(
      "T306", "long loops in seconds throughout",
      """
      - **Fade animation**: 200ms ease-out
      - **Slide animation**: 300ms
      - **Zoom animation**: 400ms
      - **Pop animation**: 250ms
      - **Shimmer animation**: 1.5s loop
      - **Skeleton animation**: the same 1.5s loop

      """),
    .init(
      "T306", "long loops in seconds in code",
      """
      - **Fade animation**: 200ms ease-out
      - **Slide animation**: 300ms
      - **Zoom animation**: 400ms
      - **Pop animation**: 250ms
      - **Shimmer animation**: 1.5s loop

      ```css
      .dot { animation: pulse 1.4s infinite; }
      ```

      """),
    .init(
      "T306", "whole seconds for waiting",
      """
      - **Fade animation**: 200ms ease-out
      - **Slide animation**: 300ms
      - **Zoom animation**: 400ms
      - **Pop animation**: 250ms
      - **Toast**: goes away after 4.5 seconds

      """),
    .init(
      "T306", "native lengths in pt, web in px",
      """
      ## iOS

      - Button height: 44pt
      - Card height: 80pt

      ## Web

      - Button height: 44px
      - Card height: 80px

      """),
    .init(
      "T308", "a base that a table gives",
      """
      | Text | Size |
      |---|---|
      | Title | 17pt |

      ## Large text

      - Title: 34pt (from 17pt)

      """),
    .init(
      "T305", "a time that is no animation",
      """
      - Duration scale: 100ms, 200ms, 300ms
      - Search waits 250ms after the last key
      - Timeout: 5s

      """),
    .init(
      "T305", "delays and loops",
      "- Duration scale: 100ms, 200ms, 300ms\n- Shimmer: 1500ms loop\n- Stagger: 40ms\n"),
    .init(
      "T305", "a time of the scale in seconds",
      "- Duration scale: 100ms, 200ms, 300ms\n- Card animation: 0.2s ease-out\n"),
    .init(
      "T306", "rem beside px",
      """
      - Padding: 1rem
      - Gap: 16px
      - Margin: 1.5rem
      - Height: 48px

      """),
  ]

  @Test(arguments: units)
  func unit(_ test: RuleCase) { test.check() }

  static let adjectives: [RuleCase] = [
    .init(
      "T307", "numbers on the line below",
      """
      - Title: 34pt
      - Detail: 30pt
      - Card height: 120pt
      - Gap: 8pt
      - Icon size: 24pt
      - Shadow: soft shadow
        - Offset: 2pt
        - Blur: 8pt

      """),
    .init(
      "T307", "a token beside it",
      """
      - Title: 34pt
      - Detail: 30pt
      - Card height: 120pt
      - Gap: 8pt
      - Icon size: 24pt
      - Card: subtle shadow (`shadow-sm`)

      """),
  ]

  @Test(arguments: adjectives)
  func adjective(_ test: RuleCase) { test.check() }

  static let colours: [RuleCase] = [
    .init(
      "T310", "an accent like an error",
      "- `--color-error`: `⟦#B3261E⟧`\n- `--color-accent`: `#B3261E`\n"),
    .init(
      "K803", "dark is derived",
      """
      | Token | Light | Dark |
      |---|---|---|
      | ink | #111111 | #EEEEEE |
      ⟦| paper | #FFFFFF | |⟧

      """),
    .init(
      "T310", "one alias on purpose",
      "- `--error`: `#B3261E`\n- `--destructive`: `#B3261E`\n- `--accent`: `#0B57D0`\n"),
    .init(
      "K803", "one value for both",
      """
      | Token | Light | Dark |
      |---|---|---|
      | ink | #111111 | #EEEEEE |
      | brand | #0B57D0 | same |

      """),
    .init(
      "T309", "names of colours in copy",
      """
      - `color.text.default`, `color.text.weak`, `color.bg.card` are used
      - Label "Red wine" in `color.text.default`
      - The Green Line of the subway map

      """),
    .init(
      "K803", "a dash for a surface of one mode",
      """
      | Token | Light | Dark |
      |---|---|---|
      | ink | #111111 | #EEEEEE |
      | paper | #FFFFFF | #111111 |
      | glow | n/a | #333333 |

      """),
    .init(
      "T309", "a colour in a wireframe and a quote",
      """
      - `color.text.default`, `color.text.weak`, `color.bg.card` are used
      - Banner says "red alert"

      """),
  ]

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }
}
