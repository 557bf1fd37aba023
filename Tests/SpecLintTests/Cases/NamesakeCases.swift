import Testing

/// Values beside names in code and in words.
@Suite struct NamesakeCases {
  static let values: [RuleCase] = [
    .init(
      "T304", "a variable of the name",
      """
      # Colours

      | Name | Value | Use |
      |---|---|---|
      | Danger | #B42318 | errors |
      | Success | #067647 | confirmations |

      ```scss
      $color-danger: ⟦#D92D20⟧;
      $color-success: #067647;
      ```

      """),
    .init(
      "T304", "the second parenthesis of a line",
      """
      # Motion

      ```json
      {
        "duration": {
          "fast": { "value": "120ms" },
          "slow": { "value": "320ms" }
        }
      }
      ```

      Menus open with `duration.fast` (120 ms). Sheets open with `duration.slow` (⟦400 ms⟧).

      """),
    .init(
      "T304", "a value in words",
      """
      # Layout

      - `space.md`: 16px
      - `space.lg`: 24px

      ## Page

      Between two sections we leave `space.lg`, that is ⟦32px⟧, so that the title stays clear.

      """),
    .init(
      "T304", "the same value",
      """
      # Colours

      | Name | Value | Use |
      |---|---|---|
      | Danger | #B42318 | errors |
      | Success | #067647 | confirmations |

      ```scss
      $color-danger: #B42318;
      $color-success: #067647;
      ```

      """),
    .init(
      "T304", "names that agree nowhere",
      """
      # Colours

      | Name | Value | Use |
      |---|---|---|
      | Danger | #B42318 | errors |
      | Success | #067647 | confirmations |

      ```scss
      $color-danger: #D92D20;
      $color-success: #12B76A;
      ```

      """),
    .init(
      "T304", "a part of a value",
      """
      # Layout

      - `space.md`: 16px
      - `space.lg`: 24px

      ## Page

      Lists use half of `space.lg` (12px), and twice `space.md` = 32px between groups.

      """),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  static let objects: [RuleCase] = [
    .init(
      "T304", "an object of a theme",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `radius.button` | 8px |
      | `radius.card` | 16px |

      ```ts
      export const theme = {
        radius: { button: ⟦12⟧, card: 16 },
      };
      ```

      """),
    .init(
      "T304", "an object over several lines",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `radius.button` | 8px |
      | `radius.card` | 16px |

      ```ts
      export const theme = {
        radius: {
          button: 8,
          card: ⟦20⟧,
        },
      };
      ```

      """),
    .init(
      "T304", "texts with units",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `radius.button` | 8px |
      | `radius.card` | 16px |

      ```ts
      export const theme = {
        radius: { button: '⟦10px⟧', card: '16px' },
      };
      ```

      """),
    .init(
      "T304", "the same theme",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `radius.button` | 8px |
      | `radius.card` | 16px |

      ```ts
      export const theme = {
        radius: { button: 8, card: 16 },
      };
      ```

      """),
    .init(
      "T304", "another object",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `radius.button` | 8px |
      | `radius.card` | 16px |

      ```ts
      export const theme = {
        radius: { button: 12, card: 20 },
      };
      ```

      """),
    .init(
      "T304", "a value that is computed",
      """
      # Buttons

      | Token | Value |
      |---|---|
      | `radius.button` | 8px |
      | `radius.card` | 16px |

      ```ts
      export const theme = {
        radius: { button: 2 * unit, card: 16 },
      };
      ```

      """),
  ]

  @Test(arguments: objects)
  func object(_ test: RuleCase) { test.check() }
}
