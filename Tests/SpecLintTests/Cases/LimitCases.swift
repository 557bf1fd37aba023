import Testing

/// Documents that say what alone may move, and how.
@Suite struct LimitCases {
  static let properties: [RuleCase] = [
    .init(
      "C414", "a transition of a colour",
      """
      ## Performance

      - ⟦Animate only transform and opacity⟧
      - **Chip fade**: 150ms

      ```css
      .chip {
        transition: opacity 150ms ease-out,
                    background-color 150ms ease-out;
      }
      ```

      """),
    .init(
      "C414", "keyframes",
      """
      ## ⟦Animated properties: transform and opacity only⟧

      - **Bar fill**: 300ms

      ```css
      @keyframes fill {
        from { width: 0; }
        to { width: 100%; }
      }
      ```

      """),
    .init(
      "C414", "an object that configures an animation",
      """
      ## Performance

      - ⟦Hardware-accelerated transforms only⟧
      - **Border change**: 400ms

      ```typescript
      const change = {
        borderColor: {
          duration: 400,
        },
      };
      ```

      ```css
      .card { transition: transform 200ms; }
      ```

      """),
    .init(
      "C414", "only where possible",
      """
      ## Performance

      - Use transform and opacity properties only when possible
      - **Chip fade**: 150ms

      ```css
      .chip { transition: background-color 150ms; }
      ```

      """),
    .init(
      "C414", "a bad example",
      """
      ## Performance

      - Animate only transform and opacity
      - **Chip fade**: 150ms

      ```css
      /* ❌ draws the page anew */
      .chip {
        transition: width 150ms;
      }
      ```

      """),
    .init(
      "C414", "exceptions are announced",
      """
      ## Performance

      - Animate only transform and opacity
      - **Chip fade**: 150ms

      Exceptions stand beside the component.

      ```css
      .chip {
        transition: width 150ms;
      }
      ```

      """),
    .init(
      "C414", "a sprite",
      """
      ## Performance

      - Animate only transform and opacity
      - **Walk**: 400ms

      ```css
      .walk { animation: walk 400ms steps(4) infinite; }
      @keyframes walk {
        to { background-position: -128px 0; }
      }
      ```

      """),
  ]

  @Test(arguments: properties)
  func property(_ test: RuleCase) { test.check() }

  static let curves: [RuleCase] = [
    .init(
      "C414", "a column of curves",
      """
      - ⟦Only OutCubic and InOutCubic⟧.

      | Animation | Duration | Easing |
      |---|---|---|
      | Sheet opens | 200ms | OutCubic |
      | Chart draws | 300ms | OutQuart |

      """),
    .init(
      "C414", "a column that names the end of a property",
      """
      ```css
      --ease-rise: cubic-bezier(0.2, 1, 0.3, 1);
      --ease-fall: cubic-bezier(0.4, 0, 1, 1);
      --ease-turn: cubic-bezier(0.3, 0.7, 0, 1);
      ```

      ⟦All transitions use only `--ease-rise` or `--ease-turn⟧`.

      | Animation | Duration | Curve |
      |---|---|---|
      | Sheet opens | 200ms | rise |
      | Sheet closes | 150ms | fall |

      """),
    .init(
      "C414", "in parentheses",
      """
      A service with strict limits (⟦<300ms, easeOut/easeInOut only⟧) for all of the app.

      | Animation | Duration | Easing |
      |---|---|---|
      | Sheet opens | 200ms | ease-out |
      | Spinner | 800ms | linear |

      """),
    .init(
      "C414", "only these",
      """
      - Only OutCubic and InOutCubic.

      | Animation | Duration | Easing |
      |---|---|---|
      | Sheet opens | 200ms | OutCubic |
      | Sheet closes | 150ms | InOutCubic |

      """),
    .init(
      "C414", "only for a part",
      """
      - Only OutCubic and InOutCubic for sheets.

      | Animation | Duration | Easing |
      |---|---|---|
      | Sheet opens | 200ms | OutCubic |
      | Chart draws | 300ms | OutQuart |

      """),
    .init(
      "C414", "one name is a remark",
      """
      - Linear is for progress only.

      | Animation | Duration | Easing |
      |---|---|---|
      | Sheet opens | 200ms | ease-out |
      | Chart draws | 300ms | ease-in-out |

      """),
    .init(
      "C414", "line heights beside a baseline grid",
      """
      ---
      typography:
        body:
          fontSize: 16px
          lineHeight: 24px
        note:
          fontSize: 10px
          lineHeight: 14px
      ---

      # Quay

      ⟦All text sits on a 4px baseline grid.⟧

      """),
    .init(
      "C414", "line heights on a baseline grid",
      """
      ---
      typography:
        body:
          fontSize: 16px
          lineHeight: 24px
        note:
          fontSize: 10px
          lineHeight: 16px
      ---

      # Quay

      All text sits on a 4px baseline grid.

      """),
    .init(
      "A607", "the remark below",
      """
      ```css
      --ease-rise: ⟦cubic-bezier(0.2, 1, 0.3, 1)⟧;
      /* Quick start, slight overshoot. */
      --ease-fall: cubic-bezier(0.4, 0, 1, 1);
      ```

      """),
    .init(
      "A607", "the remark below is of the next curve",
      """
      ```css
      --ease-rise: cubic-bezier(0.2, 1, 0.3, 1); /* no fuss */
      /* Slight overshoot. */
      --ease-pop: cubic-bezier(0.34, 1.56, 0.64, 1);
      ```

      """),
  ]

  @Test(arguments: curves)
  func curve(_ test: RuleCase) { test.check() }

  static let lengths: [RuleCase] = [
    .init(
      "C401", "a table below the title of a use",
      """
      ## Timing

      | Token | ms | Usage |
      |---|---|---|
      | fast | 100 | Button press |
      | normal | 200 | Tile reveal, route change |

      ### 2.1 Tile Reveal

      | Element | Animation | Duration |
      |---|---|---|
      | Hero tile | Fade in | ⟦220ms⟧ |
      | Other tiles | Fade in | 220ms |
      | Reduced | Fade in | 100ms |

      """),
    .init(
      "C401", "the rows below a title differ",
      """
      ## Timing

      | Token | ms | Usage |
      |---|---|---|
      | fast | 100 | Button press |
      | normal | 200 | Tile reveal, route change |

      ### 2.1 Tile Reveal

      | Element | Animation | Duration |
      |---|---|---|
      | Hero tile | Fade in | 220ms |
      | Other tiles | Fade in | 180ms |

      """),
    .init(
      "A604", "a loop in a document that says nothing of it",
      "- **Badge fade**: 200ms\n⟦- **Badge pulse**: 2s infinite animation⟧\n"),
    .init(
      "A604", "a loop that stops",
      "- **Badge pulse**: 2s infinite animation\n- Reduced motion: the badge stands still\n"),
    .init("A604", "motion that ends", "- **Badge fade**: 200ms\n- **Badge slide**: 300ms\n"),
  ]

  @Test(arguments: lengths)
  func length(_ test: RuleCase) { test.check() }
}
