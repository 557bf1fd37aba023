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
      | `--bg-card` | `#F5F5F7` | card background |
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
      | Main | `sea-700` background, white text | `grey-200` background, `⟦grey-400⟧` text |

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
      ⟦  Home -- Save --> Help["Help"]⟧
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

  static let places: [RuleCase] = [
    .init(
      "C412", "a colour that is to come in place of another one",
      """
      # Audit

      | # | Finding | Advice |
      |---|---|---|
      | 1 | `--ok` (#059669) fails WCAG AA for small text (3.8:1) | darken to ~#047857 |

      """),
    .init(
      "C412", "a text and its ground in columns",
      """
      # Audit

      | # | Finding | Ratio | Text | Ground |
      |---|---|---|---|---|
      | 1 | chip text | ⟦3.8⟧:1 | #059669 | #047857 |

      """),
    .init(
      "C401", "a step of radii that is called as a style",
      """
      # Style

      | Role | Font | Size | Weight |
      |---|---|---|---|
      | Body | Inter | 16px | 400 |
      | Micro | Inter | 11px | 510 |

      ### Radius scale

      - Micro (2px): inline badges

      """),
    .init(
      "T304", "a name with two values of which one is used",
      """
      ## Colours

      - **Night Ink** (`#010102` / `#08090a`): the canvas of hero sections.
      - Page Background: Night Ink (`#08090a`)

      """),
    .init(
      "T309", "a line below a remark that forbids it",
      """
      # Colours

      Never write hardcoded values, use tokens.

      - `--sea`: `#008080`

      ```scss
      // FORBIDDEN
      color: #008080;

      // REQUIRED
      color: var(--sea);
      ```

      """),
    .init(
      "A605", "a slogan",
      "# Design\n\n> **Philosophy**: Emotion first, Spring Physics, themes\n\n- Hover: 150ms ease-out\n"
    ),
    .init(
      "K801", "a front beside a ground of its own elsewhere",
      """
      # Tokens

      | Use | Class | Variable |
      |---|---|---|
      | Fault | `bg-fault`, `bg-fault-bg`, `text-fault-fg` | `--color-fault` (#dc2626), `--color-fault-fg` (#991b1b) |

      """),
    .init(
      "C402", "a value of code that the line gives as well",
      """
      # Sprint A

      - **Offline progress:** added when the app opens; cap `Duration(hours: 24)` (A: fine; in B 12h)

      ```dart
      class OfflineProgress {
        static const Duration _kOfflineCap = Duration(hours: 24);
      ```

      """),
    .init(
      "C401", "another column of the same row",
      """
      # Voting

      **Frequency:** Continuous, with 5-minute voting windows

      | Mechanic | Normal | Rush |
      |---|---|---|
      | Vote windows | 5 minutes | 2 minutes |

      """),
  ]

  @Test(arguments: places)
  func place(_ test: RuleCase) { test.check() }

  @Test(arguments: others)
  func other(_ test: RuleCase) { test.check() }
}
