import Testing

/// Documents whose scales say what each step is for.
@Suite struct ScaleUseCases {
  static let bands: [RuleCase] = [
    .init(
      "C401", "a hover that is slower than the band",
      """
      ## Durations

      **Micro (100–150ms)**
      - **Usage**: Hover effects, selections

      **Medium (400–500ms)**
      - **Usage**: Modal appearances

      ## Tiles

      ```css
      .tile {
        ⟦transition: all 260ms ease⟧;
      }

      .tile:hover { opacity: 0.8; }
      ```

      """),
    .init(
      "C401", "a modal in prose",
      """
      ## Durations

      - **Fast (100–150ms)**: button presses
      - **Slow (400–600ms)**: modals, drawers

      ## Parts

      - **Modal entrance**: ⟦250ms⟧ fade

      """),
    .init(
      "C401", "one value, and a custom property in a rule",
      """
      ## Durations

      | Token | Value | Usage |
      |---|---|---|
      | `--duration-fast` | 150ms | Hover states |
      | `--duration-slow` | 400ms | Page changes |

      ```css
      .chip { ⟦transition: opacity var(--duration-slow) ease⟧; }
      .chip:hover { opacity: 0.8; }
      ```

      """),
    .init(
      "C401", "inside of the band",
      """
      ## Durations

      - **Fast (100–150ms)**: hover effects
      - **Slow (400–600ms)**: modals

      ```css
      .tile { transition: all 120ms ease; }
      .tile:hover { opacity: 0.8; }
      ```

      - **Modal entrance**: 450ms fade

      """),
    .init(
      "C401", "what leaves, and reduced motion",
      """
      ## Durations

      - **Fast (100–150ms)**: hover effects
      - **Slow (400–600ms)**: modals

      - **Modal exit**: 250ms fade

      ```css
      @media (prefers-reduced-motion: reduce) {
        .tile { transition: opacity 50ms ease; }
        .tile:hover { opacity: 0.8; }
      }
      ```

      """),
    .init(
      "C401", "a kind that two bands name",
      """
      ## Durations

      - **Fast (100–150ms)**: hover effects
      - **Standard (200–300ms)**: hover effects of cards, hover effects

      ```css
      .tile { transition: all 260ms ease; }
      .tile:hover { opacity: 0.8; }
      ```

      """),
  ]

  static let scales: [RuleCase] = [
    .init(
      "C401", "the radius of buttons",
      """
      ## Border Radius

      | Token | Value | Usage |
      |---|---|---|
      | `lg` | 8px | Small elements |
      | `xl` | 12px | Buttons, inputs |

      ## Components

      ### Primary Button

      ```
      Background: Teal
      Border Radius: lg (⟦8px⟧)
      ```

      """),
    .init(
      "C401", "the padding of cards, and a token",
      """
      ## Spacing Scale

      - `space-4`: 16px – Card padding
      - `space-5`: 20px – Section gaps

      ## Components

      ### Card

      - Padding: `⟦space-5⟧`

      """),
    .init(
      "C401", "a padding with two lengths",
      """
      ## Spacing Scale

      - **sm**: `8px` – small gaps, inner padding for buttons

      ### Primary Button

      - Padding: ⟦16px 24px⟧

      ### Secondary Button

      - Padding: 8px 24px

      """),
    .init(
      "C401", "the icons of a navigation",
      """
      ## Icon Sizes

      - **Medium**: 24px (most places)
      - **Large**: 32px (for emphasis or primary navigation)

      ## Components

      ### Bottom Navigation

      - Icons: ⟦24px⟧, centered

      """),
    .init(
      "C401", "a style rule with a custom property",
      """
      ## Border Radius

      | Token | Value | Usage |
      |---|---|---|
      | `--radius-sm` | 6px | Buttons, badges |
      | `--radius-md` | 10px | Cards |

      ```css
      .btn-primary { border-radius: var(⟦--radius-md⟧); }
      ```

      """),
    .init(
      "C401", "a part with a further name, and a label above the list",
      """
      ## Border Radius

      | Token | Value | Usage |
      |---|---|---|
      | `md` | 8px | Inputs |
      | `lg` | 16px | Cards |

      ### Event Card

      - Border radius: 8px

      ### Cards

      **Board Card**

      - Border radius: 8px

      """),
    .init(
      "C401", "a part that two steps name",
      """
      ## Border Radius

      | Token | Value | Usage |
      |---|---|---|
      | `md` | 8px | Small cards, cards |
      | `lg` | 16px | Cards |

      ### Card

      - Border radius: 8px

      """),
    .init(
      "C401", "a size for one width of the screen",
      """
      ## Spacing Scale

      - `space-4`: 16px – Card padding

      ### Card

      - Padding: 20px on desktop

      """),
  ]

  @Test(arguments: bands + scales)
  func says(expected: RuleCase) { expected.check() }
}
