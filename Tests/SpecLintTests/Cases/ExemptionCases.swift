import Testing

/// What a document itself exempts, denies or settles, in words of any place.
@Suite struct ExemptionCases {
  static let colours: [RuleCase] = [
    .init(
      "K802", "a colour that a sentence exempts",
      """
      # Palette

      | Token | Job | Value |
      |---|---|---|
      | `base` | page background | `#FDF6E3` |
      | `text.main` | body text | `#4A555C` |
      | `text.faint` | line numbers | `#A6B0A0` |

      Only `text.faint` is intentionally below AA.

      """),
    .init(
      "K802", "the same without the sentence",
      """
      # Palette

      | Token | Job | Value |
      |---|---|---|
      | `base` | page background | `#FDF6E3` |
      | `text.main` | body text | `#4A555C` |
      | `text.faint` | line numbers | `⟦#A6B0A0⟧` |

      """),
    .init(
      "K802", "a ground with white in its name",
      """
      # Palette

      | Token | Value | Use |
      |---|---|---|
      | `--bg-white` | `#FFFFFF` | content background |
      | `--bg-page` | `#F5F5F7` | page background |
      | `--text` | `#1D1D1F` | main text |
      | `--text-second` | `#757575` | secondary text |

      """),
    .init(
      "K801", "a component with an exempt colour",
      """
      ---
      colors:
        surface: "#FDF6E3"
        ink-faint: "#A6B0A0" # line numbers (AA-exempt)
      components:
        gutter:
          backgroundColor: "{colors.surface}"
          textColor: "{colors.ink-faint}"
      ---

      # Editor

      """),
    .init(
      "K801", "a column of what is disabled",
      """
      # Buttons

      - `grey-200`: `#E2E8F0`
      - `grey-400`: `#94A3B8`
      - `sea-700`: `#0239B0`

      | Variant | Default | Disabled |
      |---|---|---|
      | Main | `sea-700` background, white text | `grey-200` background, `grey-400` text |

      """),
    .init(
      "K801", "a column of another state",
      """
      # Buttons

      - `grey-200`: `#E2E8F0`
      - `grey-400`: `#94A3B8`
      - `sea-700`: `#0239B0`

      | Variant | Default | Hover |
      |---|---|---|
      | Main | `sea-700` background, white text | `grey-200` background, ⟦`grey-400`⟧ text |

      """),
    .init(
      "C414", "each mode on its own grounds",
      """
      # Palette

      | Token | Job | Light | Dark |
      |---|---|---|---|
      | `surface.base` | content plane | `#FDF6E3` | `#2D353B` |
      | `ink.primary` | body text | `#4C5A62` | `#D3C6AA` |

      - Do validate all color pairs against WCAG AA (4.5:1 normal text, 3:1 large text).

      """),
  ]

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }

  static let others: [RuleCase] = [
    .init(
      "S507", "edges that begin in the sidebar",
      """
      # Screens

      ```mermaid
      flowchart TD
        Home["Home"] -- Sidebar --> Orders["Orders"]
        Home -- Sidebar --> Help["Help"]
        Orders -- Back --> Home
        Help -- Back --> Home
      ```

      """),
    .init(
      "S507", "one finding for all edges of a label",
      """
      # Screens

      ```mermaid
      flowchart TD
        Home["Home"] -- Save --> Orders["Orders"]
        ⟦Home -- Save --> Help["Help"]⟧
        Home -- Save --> News["News"]
        Orders -- Back --> Home
        Help -- Back --> Home
        News -- Back --> Home
      ```

      """),
    .init(
      "S502", "a grid that calls a state terminal",
      """
      # Order

      | From → To | draft | live | held | gone |
      |---|---|---|---|---|
      | draft | — | ✅ | ❌ | ❌ |
      | live | ❌ | — | ✅ | ✅ |
      | held | ❌ | ✅ | — | ✅ |
      | gone | ❌ | ❌ | ❌ | — (terminal) |

      """),
    .init(
      "T301", "an alias below a mode of the front matter",
      """
      ---
      schemes:
        dark:
          accent:
            calm: "#BEC97E"
          status:
            bad: "#F89A8A"
            good: "{accent.calm}"
      ---

      # Editor

      Additions are shown in `{status.good}`.

      | Token | Job | Dark |
      |---|---|---|
      | `status.bad` | errors | `#F89A8A` |
      | `status.good` (= accent.calm) | passed tests | `#BEC97E` |

      """),
    .init(
      "T304", "a class of a framework beside a value of that name",
      """
      ---
      rounded:
        lg: 12px
        xl: 16px
      ---

      # Shapes

      The big button has `rounded-xl` (12px).

      | Token | Tailwind |
      |---|---|
      | `lg` | `rounded-xl` |

      """),
    .init(
      "C402", "how many there are now in an example",
      """
      # Failure

      - Retry button (up to 3 attempts)

      ```jsx
      <Failure
        retryCount={1}
      />
      ```

      """),
    .init(
      "X854", "a denial behind the words in Korean",
      "# 조작\n\n- 순서 변경은 click 으로도 되므로 \"drag-only reorder\" 위반 없음\n"),
    .init(
      "M204", "an aside in brackets",
      """
      # Party

      **Status:** Approved
      **Owner:** Team

      **When:** weekly, on Saturday (exact hour TBD, we ask the guests)

      """),
    .init(
      "R952", "decisions below a heading that asks for them",
      "# 화면\n\n## 결정이 필요한 것\n\n1. 관리자 콘솔의 인증 방식이 미정\n"),
  ]

  @Test(arguments: others)
  func other(_ test: RuleCase) { test.check() }
}
