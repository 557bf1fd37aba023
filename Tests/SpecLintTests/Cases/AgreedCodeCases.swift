/// Text beside code that agrees with it, or does not.
enum AgreedCodeCases {
  static let code: [RuleCase] = [
    .init(
      "C402", "a bound of a schema",
      """
      ## Fields

      | Field | Rule |
      |---|---|
      | Password | at least ⟦12 characters⟧ |

      ```ts
      const schema = z.object({
        password: z.string().min(8),
      });
      ```

      """),
    .init(
      "C402", "a bound of another field",
      """
      ## Fields

      | Field | Rule |
      |---|---|
      | Password | at least 12 characters |

      ```ts
      const schema = z.object({
        nickname: z.string().min(3),
        password: z.string().min(12),
      });
      ```

      """),
    .init(
      "C402", "a size of pages",
      """
      The list loads ⟦25 orders⟧ per page.

      ```ts
      const PAGE_SIZE = 20;
      ```

      """),
    .init(
      "C402", "two lists with pages",
      """
      The list loads 25 orders per page. The archive loads 20 orders per page.

      ```ts
      const PAGE_SIZE = 20;
      ```

      """),
    .init(
      "C402", "what is off and on before anyone chooses",
      """
      ⟦Haptics are off by default, since they cost power.⟧

      ```yaml
      feedback:
        sound:
          default: true
        haptics:
          default: true
      ```

      """),
    .init(
      "C402", "what is off in both places",
      """
      Haptics are off by default, since they cost power.

      ```yaml
      feedback:
        sound:
          default: true
        haptics:
          default: false
      ```

      """),
    .init(
      "C402", "a state that the type lacks",
      """
      | State | Shown |
      |---|---|
      | idle | time |
      | running | rest |
      | ⟦paused⟧ | rest |
      | finished | zero |

      ```ts
      type TimerState = "idle" | "running" | "finished";
      ```

      - Pause: running to paused

      """),
    .init(
      "C402", "a state of another type",
      """
      | State | Shown |
      |---|---|
      | idle | time |
      | running | rest |
      | paused | rest |
      | finished | zero |

      ```ts
      type TimerEvent = "idle" | "running" | "finished";
      ```

      - Pause: running to paused

      """),
    .init(
      "C402", "a radius below a heading for looks",
      """
      # Filter Sheet

      ## Visual Specification

      - **⟦Corner radius**: 16px (top corners only)⟧

      ## Implementation

      ```css
      .filter-sheet {
        border-radius: 12px 12px 0 0;
      }
      ```

      """),
    .init(
      "C402", "the radius of another thing",
      """
      # Filter Sheet

      ## Visual Specification

      - **Corner radius**: 16px (top corners only)

      ## Implementation

      ```css
      .filter-chip {
        border-radius: 12px;
      }
      ```

      """),
    .init(
      "C402", "the opacity of a state",
      """
      # Buttons

      ## States

      | State | Change |
      |---|---|
      | Hover | overlay of 8% |
      | Disabled | ⟦opacity 38%, no pointer events⟧ |

      ```scss
      .btn {
        padding: 0 24px;

        &[disabled] {
          opacity: 0.5;
        }
      }
      ```

      """),
    .init(
      "C402", "a frame of a view",
      """
      ## Layout

      - Row height: 72pt
      - ⟦Avatar: 40pt circle, 16pt from the edge⟧

      ```swift
      HStack {
          AvatarView(url: url)
              .frame(width: 48, height: 48)
      }
      ```

      """),
    .init(
      "C402", "a frame of another view",
      """
      ## Layout

      - Row height: 72pt
      - Avatar: 40pt circle, 16pt from the edge

      ```swift
      HStack {
          BadgeView(count: 3)
              .frame(width: 48, height: 48)
      }
      ```

      """),
    .init(
      "C402", "seconds for milliseconds",
      """
      # Accordion

      ## Motion

      The panel opens in ⟦200ms⟧ with ease-out. The chevron turns by 180° in the same time.

      ```css
      .accordion__panel {
        transition: height 200s ease-out;
      }
      .accordion__chevron {
        transition: transform 200ms ease-out;
      }
      ```

      """),
    .init(
      "C402", "a style of an object",
      """
      # Type

      ⟦Headlines are set in 28/36, weight 600. Body text is 16/24, weight 400.⟧

      ```json
      {
        "headline": { "fontSize": 28, "fontWeight": 700 },
        "body": { "fontSize": 16, "fontWeight": 400 }
      }
      ```

      """),
    .init(
      "C402", "a row of an object",
      """
      # Type

      | Style | Size | Weight |
      |---|---|---|
      | Headline | 28px | ⟦600⟧ |
      | Body | 16px | 400 |

      ```ts
      export const text = {
        headline: {
          fontSize: 28,
          fontWeight: 700,
        },
        body: {
          fontSize: 16,
          fontWeight: 400,
        },
      };
      ```

      """),
    .init(
      "C402", "steps of another thing in an object",
      """
      # Input

      | Size | Height |
      |---|---|
      | Small | 32px |
      | Large | 48px |

      ```ts
      export const button = {
        small: { height: 28 },
        large: { height: 44 },
      };
      ```

      """),
  ]
}
