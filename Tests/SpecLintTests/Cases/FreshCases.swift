import Testing

/// What documents say beside the thing that a rule looks for, and what they leave open in other forms.
@Suite struct FreshCases {
  static let machines: [RuleCase] = [
    .init(
      "S502", "the goal of a machine that marks its start",
      """
      ```mermaid
      stateDiagram-v2
      [*] --> drafting
      drafting --> checking : send
      checking --> mending : fault found
      mending --> checking : send again
      checking --> printed : passed
      mending --> printed : waved through
      ```

      """),
    .init(
      "S502", "a name that means that all is done",
      """
      | From | To | Trigger |
      |---|---|---|
      | Open | Asked | Ask |
      | Asked | Open | Withdraw |
      | Asked | Settled | Agree |

      """),
    .init(
      "S502", "a failure is no goal",
      """
      ```mermaid
      stateDiagram-v2
      [*] --> drafting
      drafting --> checking : send
      checking --> drafting : edit
      checking --> ⟦failed⟧ : fault found
      drafting --> failed : crash
      ```

      """),
    .init(
      "S520", "what is logged",
      """
      ## Events and audit

      - `GO_ON`
      - `GO_UP`
      - `GO_OUT`
      - `SEAL_BROKEN`

      """ + rows),
    .init(
      "S520", "transitions with other names",
      """
      ## Events

      - `GO_ON`
      - `GO_UP`
      - `GO_OUT`
      - `SEAL_BROKEN`

      ## Transitions

      | From | Event | To |
      |---|---|---|
      | Low | LIFT_ASKED | High |
      | High | LIFT_LEFT | Low |
      | High | LIFT_HELD | High |
      | Low | LIFT_CALLED | Low |

      The log has GO_ON, GO_UP and GO_OUT.

      """),
    .init(
      "S520", "one diagnostic for a list",
      """
      ## Events

      - `GO_ON`
      - `GO_UP`
      - `GO_OUT`
      - `⟦SEAL_BROKEN⟧`
      - `SEAL_MENDED`

      """ + rows),
  ]

  private static let rows = """
    ## Transitions

    | From | Event | To |
    |---|---|---|
    | Low | GO_ON | High |
    | High | GO_UP | Low |
    | High | GO_OUT | Low |

    """

  static let wordings: [RuleCase] = [
    .init(
      "R951", "what is not yet so",
      "# A\n\n## B\n\n- Codes are not yet turned into user-friendly texts\n"),
    .init("R951", "a mood", "# A\n\n## Vibe\n\n- Quiet, with generous margins\n"),
    .init(
      "R951", "the introduction", "# A\n\nA quiet look with generous whitespace.\n\n## B\n\nText.\n"
    ),
    .init("R951", "a number in front", "# A\n\n## B\n\n- At least 44px by generous padding\n"),
    .init(
      "R951", "a table of numbers below",
      "# A\n\n## Spacing\n\nAll is set with generous padding.\n\n| Step | Value |\n|---|---|\n| s | 4px |\n| m | 8px |\n"
    ),
    .init("R951", "a demand", "# A\n\n## B\n\n- Rows have ⟦generous⟧ padding\n"),
    .init(
      "T307", "a set that a list names",
      """
      ## Depth

      - Title: 34pt
      - Detail: 30pt
      - Card height: 120pt
      - Gap: 8pt
      - Icon size: 24pt
      - Depth: a subtle shadow scale is used
        - `depth-low`: for rows
        - `depth-high`: for sheets

      """),
    .init(
      "T307", "a shadow without a value",
      "- Title: 34pt\n- Detail: 30pt\n- Card height: 120pt\n- Gap: 8pt\n- Icon size: 24pt\n- Sheet: ⟦subtle shadow⟧\n"
    ),
  ]

  static let tokens: [RuleCase] = [
    .init(
      "T301", "front matter that names the palette",
      """
      ---
      title: Sign-in
      dependencies:
        - Colour palette of the house
      ---

      # Sign-in

      - Card background: `Neutral-50`
      - Hints in `Neutral-600`

      """),
    .init(
      "T301", "front matter that names something else",
      """
      ---
      title: Sign-in
      dependencies:
        - Photo loading
      ---

      # Sign-in

      - Hints in `⟦Neutral-600⟧`

      """),
    .init(
      "T301", "constants of the files that a document describes",
      """
      # Screens

      ## Home (`app/home.tsx`)

      Dots are `colors.edge` and `colors.lead`.

      ## Clock (`app/clock.tsx`)

      See `lib/clock.ts`.

      """),
    .init(
      "T301", "a list of steps without values",
      """
      ## Colors

      - **Primary**: `#112233` – main
      - **Second**: `#223344` – other
      - **Third**: `#334455` – other
      - **Fourth**: `#445566` – other
      - **Fifth**: `#556677` – other
      - **Sixth**: `#667788` – other

      ## Shadows

      - **`⟦shadow-sm⟧`**: for rows
      - **`shadow-md`**: for cards

      """),
    .init(
      "T301", "a list of steps with values elsewhere",
      """
      ## Colors

      - **Primary**: `#112233` – main
      - **Second**: `#223344` – other
      - **Third**: `#334455` – other
      - **Fourth**: `#445566` – other
      - **Fifth**: `#556677` – other
      - **Sixth**: `#667788` – other

      ## Shadows

      - **`shadow-sm`**: for rows
      - **`shadow-md`**: for cards

      The small one, `shadow-sm`, is 1px deep, and `shadow-md` is 4px deep.

      """),
    .init(
      "T306", "all long times in seconds",
      """
      - Push: 280ms fade animation
      - Pop: 260ms fade animation
      - Sheet: 420ms slide animation
      - Ring: 550ms sweep animation
      - Sheen animation sweeps over 1.4s
      - The note leaves after 2.2s

      """),
    .init(
      "T309", "the colour of the company in the label",
      "- Background: `color.bg.canvas`\n- Text: `color.text.default`\n- All other elements use semantic color tokens\n- Acme: Acme blue background\n"
    ),
    .init(
      "T309", "the class in brackets",
      "- Background: `color.bg.canvas`\n- Text: `color.text.default`\n- All other elements use semantic color tokens\n- Label: 15pt, gray (`text-quiet`)\n"
    ),
    .init(
      "T309", "the name of another cell",
      """
      - Background: `color.bg.canvas`
      - Text: `color.text.default`
      - All other elements use semantic color tokens

      | Part | Colour |
      |---|---|
      | Main button | House Orange |
      | Other button | White with orange border |

      """),
    .init(
      "T310", "a remark that names the other colour",
      """
      ```css
      :root {
        /* Second - leaf green */
        --color-secondary: #3C8D2F;

        /* Success - uses leaf green */
        --color-success: #3C8D2F;
      }
      ```

      """),
    .init(
      "T310", "a remark on something else",
      """
      ```css
      :root {
        /* Second */
        --color-secondary: #3C8D2F;

        /* Success - the same in all apps */
        --color-success: ⟦#3C8D2F⟧;
      }
      ```

      """),
  ]

  static let claims: [RuleCase] = [
    .init(
      "C412", "a hue that a remark gives to a colour",
      """
      ## Colors

      ```css
      :root {
        /* Lead - House orange */
        --lead: #E85D04;
      }
      ```

      ## Contrast

      - Orange on white: ⟦4.5⟧:1 checked

      """),
    .init(
      "C412", "a hue of which one colour holds",
      """
      ## Colors

      ```css
      :root {
        /* Lead - House orange */
        --lead: #E85D04;
        --orange-deep: #9A3B00;
      }
      ```

      ## Contrast

      - Orange on white: 4.5:1 checked

      """),
    .init(
      "C414", "colours of messages that are too pale",
      """
      ## Semantic Colors

      - **Success**: `#1B7F3B` – done
      - **Warning**: `#FFC107` – caution

      ## Access

      - ⟦Semantic colours on light backgrounds are AA compliant.⟧

      """),
    .init(
      "C414", "colours of messages that signs may have",
      """
      ## Semantic Colors

      - **Success**: `#1B7F3B` – done
      - **Warning**: `#B26A00` – caution

      ## Access

      - Semantic colours on light backgrounds are AA compliant.

      """),
    .init(
      "C414", "exceptions in the next sentence",
      """
      Animate `transform` and `opacity` only. Widths are forbidden except in the drawer.

      ```css
      .drawer { transition: width 200ms; }
      ```

      """),
    .init(
      "C414", "a motion without end that is no exception",
      """
      - ⟦Avoid infinite looping animations (except spinners)⟧

      ```css
      .spinner { animation: spin 1s linear infinite; }
      .ghost-row {
        animation: glide 1500ms linear infinite;
      }
      ```

      """),
    .init(
      "C414", "a motion without end that is excepted",
      """
      - Don't use animations that loop indefinitely (except loading)

      ```css
      .skeleton { animation: glide 1s linear infinite; }
      ```

      """),
    .init(
      "C414", "motion without end for those who ask for less",
      """
      ## Reduced motion

      - No looping animations

      ## Rows

      ```css
      .ghost-row { animation: glide 1s linear infinite; }
      ```

      """),
    .init(
      "K801", "a style rule on one line",
      """
      ```css
      .tag { background: #FFF3E0; color: ⟦#E85D04⟧; }
      .plain { background: #FFFFFF; color: #111111; }
      ```

      """),
    .init(
      "A605", "a column of what not to do",
      """
      ## Rules

      | Don’t | Why |
      |---|---|
      | Bounce, spring overshoot | Wrong tone |

      """),
    .init("A605", "a section of what not to do", "## Avoid\n\n- Spring animation on rows\n"),
    .init(
      "X855", "a page that cannot be enlarged",
      "- Viewport: `⟦maximum-scale=1.0⟧, user-scalable=no`\n"),
    .init("X855", "a page that must not forbid it", "- Never set `user-scalable=no`\n"),
    .init(
      "M203", "a list for each build",
      "---\nstatus: approved\n---\n# A\n\n## Performance Checklist\n- [ ] Only transforms\n"),
  ]

  @Test(arguments: machines + wordings + tokens + claims)
  func holds(test: RuleCase) { test.check() }
}
