import Testing

/// What sentences say of all states, and what the states do.
@Suite struct FreshLimitCases {
  private static let orders = """
    | From | Event | To |
    |---|---|---|
    | Draft | Send | Sent |
    | Sent | Pay | Paid |
    | Paid | Refund | Sent |
    | Sent | Recall | Draft |
    | Draft | Skip | Paid |


    """

  static let limits: [RuleCase] = [
    .init("S521", "an end with a way out", orders + "- ⟦`Paid` is terminal⟧.\n"),
    .init("S521", "a list of ends", orders + "- ⟦Final states: `Paid`⟧\n"),
    .init(
      "S521", "another way in", orders + "- ⟦`Paid` can only be entered from `Sent`⟧.\n"),
    .init("S521", "a way that is ruled out", orders + "- ⟦Sent never returns to Draft⟧.\n"),
    .init(
      "S521", "a column of ends",
      orders
        + "| State | Meaning | Terminal |\n|---|---|---|\n| Sent | Out | No |\n| Paid | Done | ⟦Yes⟧ |\n"
    ),
    .init(
      "S521", "one end of a phase leads to another", orders + "- Final states: `Sent`, `Paid`\n"),
    .init("S521", "an exception", orders + "- `Paid` is terminal unless it is refunded.\n"),
    .init("S521", "an end that is none", orders + "- `Paid` is not terminal.\n"),
    .init("S521", "all ways in", orders + "- `Paid` can only be entered from `Sent` or `Draft`.\n"),
    .init("S521", "a way that nothing takes", orders + "- `Paid` never returns to `Draft`.\n"),
    .init(
      "S521", "all begins anew",
      "| From | Event | To |\n|---|---|---|\n| Run | Stop | Over |\n| Over | Restart | Run |\n\n- `Over` is terminal.\n"
    ),
    .init(
      "S521", "a plain word", orders + "- A draft is final.\n"),
  ]

  private static let phases = """

    ### State 1: Laying out

    - **Ticker**: None
    - **Cards**: Backs

    ### State 2: Counting

    - **Ticker**: "Counting"
    - **Cards**: Faces

    ### State 3: Weighing

    - **Ticker**: None
    - **Cards**: Faces

    ### State 4: Paying

    - **Ticker**: The sum
    - **Cards**: Faces


    """

  static let fields: [RuleCase] = [
    .init(
      "C401", "a part that is always there and is missing",
      "## Ticker System\n\n- **⟦Visibility**: Always visible except while laying out⟧\n" + phases),
    .init(
      "C401", "a part that only some states have",
      "## Ticker System\n\n- **Visibility**: Visible while there is something to tell\n" + phases),
    .init(
      "C401", "a state that is excepted",
      "## Ticker System\n\n- **Visibility**: Always visible except while laying out or weighing\n"
        + phases),
  ]

  static let others: [RuleCase] = [
    .init(
      "D108", "a template",
      "# A\n\n## Flow template\n\nFill in.\n\n### Actor\n\n### Goal\n\n## Flows\n\nA.\n\n### Login\n\nA.\n\n### Logout\n\nA.\n\n### Pay\n\nA.\n\n### Ship\n\nA.\n"
    ),
    .init(
      "S502", "the one end behind the start",
      """
      ```mermaid
      stateDiagram-v2
      [*] --> writing
      writing --> checking : finish
      checking --> writing : go back
      checking --> posted_out : confirm
      posted_out --> writing : take back
      posted_out --> opened : open
      opened --> perused : finish the last page
      ```

      """),
    .init(
      "S502", "a screen without a way back",
      """
      ```mermaid
      stateDiagram-v2
      [*] --> Shelf
      Shelf --> Search : tap
      Search --> Shelf : back
      Search --> Cover : tap a find
      Cover --> Search : back
      Cover --> ⟦Book Detail⟧ : tap
      ```

      """),
    .init(
      "G710", "a class for the sides",
      """
      ## Field

      - **Height**: 44px
      - **Padding**: `px-3 (12px)`
      - **Font**: 18px

      """),
    .init(
      "T301", "a keyword that is one of the curves",
      """
      ## Easing

      | Token | Value |
      |---|---|
      | `--ease-default` | `cubic-bezier(0.25, 0.1, 0.25, 1)` |
      | `--ease-in` | `cubic-bezier(0.4, 0, 1, 1)` |
      | `--ease-out` | `cubic-bezier(0, 0, 0.2, 1)` |

      ## Tabs

      - Fade animation: 200ms `ease`

      """),
    .init(
      "T304", "values of a preset",
      """
      ## Preset D

      ```css
      :root { --radius-sm: 6px; }
      ```

      ## Radius

      ```css
      :root { --radius-sm: 4px; }
      ```

      """),
    .init(
      "T301", "a keyword that is ruled out",
      """
      ## Easing

      | Token | Value |
      |---|---|
      | `--ease-enter` | `cubic-bezier(0.23, 1, 0.32, 1)` |
      | `--ease-exit` | `cubic-bezier(0.4, 0, 1, 1)` |
      | `--ease-move` | `cubic-bezier(0, 0, 0.2, 1)` |

      - Animations never use ease-in-out
      - Slowing down (ease-out) feels calm in an animation

      """),
    .init(
      "T307", "a remark beside a value",
      "- Title: 34pt\n- Detail: 30pt\n- Card height: 120pt\n- Gap: 8pt\n- Icon size: 24pt\n- **Note:** Slightly darker than the page\n"
    ),
    .init(
      "R951", "a comparison",
      "# A\n\n## B\n\n- This is the most generous device that the app runs on\n"),
    .init(
      "R951", "numbers in the row",
      "# A\n\n## B\n\n| Spring | Feel | Values |\n|---|---|---|\n| soft | generous settle | 180 / 26 |\n"
    ),
    .init(
      "T306", "a time that was measured",
      "- Push: 280ms fade animation\n- Pop: 260ms fade animation\n- Sheet: 420ms slide animation\n- Ring: 550ms sweep animation\n- The sweep animation holds for ~1.3s\n"
    ),
    .init(
      "T309", "what is read well on a colour",
      "- Background: `color.bg.canvas`\n- Text: `color.text.default`\n- All other elements use semantic color tokens\n- Bars: with white text for AAA\n"
    ),
    .init("R952", "a place that decides", "- Endpoints (to be defined in the stock spec)\n"),
    .init(
      "C416", "steps from zero on",
      "## Setup\n\nFour quiet steps.\n\n### Step 0 – Ask\n\nA.\n\n### Step 1 – Sort\n\nA.\n\n### Step 2 – Pick\n\nA.\n\n### Step 3 – End\n\nA.\n"
    ),
    .init(
      "C416", "fewer steps than told",
      "## Setup\n\n⟦Four quiet steps.⟧\n\n### Step 1 – Ask\n\nA.\n\n### Step 2 – Sort\n\nA.\n\n### Step 3 – Pick\n\nA.\n"
    ),
    .init(
      "T304", "a size beside size and line height",
      """
      ## Type

      | Token | Size | Line height |
      |---|---|---|
      | `--text-big` | 48px | 1.1 |
      | `--text-mid` | 32px | 1.2 |

      ```css
      :root {
        --text-big: 3rem;
        --text-mid: 2rem;
      }
      ```

      """),
    .init("R952", "a mark of other documents", "- Specs without `[TBD]` may be signed\n"),
    .init(
      "R952", "advice below a label",
      "## Buttons\n\n**Usage guidelines**\n\n- Consider using a quiet one\n"),
    .init(
      "K802", "an ink for lines",
      """
      ## Colors

      | Token | Value | Use |
      |---|---|---|
      | `--ink-900` | `#111111` | Headings |
      | `--ink-700` | `#333333` | Paragraphs |
      | `--ink-300` | `#B8C2BD` | Thin borders |
      | `--page` | `#FFFFFF` | Page background |

      """),
  ]

  @Test(arguments: limits + fields + others)
  func holds(test: RuleCase) { test.check() }
}
