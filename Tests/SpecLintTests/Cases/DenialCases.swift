import Testing

/// Limits of contrast that a line denies, and ratios that stand apart from their pair.
@Suite struct DenialCases {
  static let contrast: [RuleCase] = [
    .init(
      "C412", "limits that are not reached",
      """
      - `#A8A8A8` on white fails 4.5:1
      - `#B4B4B4` on white is below the required 4.5:1
      - `#B8B8B8` on white does not meet 4.5:1
      - Marks in `#BBBBBB` on white miss the 3:1 of the guideline

      """),
    .init(
      "C412", "limits that nobody asks for",
      """
      - The label of a locked row, `#A8A8A8` on white, need not reach 4.5:1
      - The wordmark in `#E8A020` on white is exempt (4.5:1 not required)

      """),
    .init(
      "C412", "limits that are not reached, German and French",
      """
      - Grau `#A8A8A8` auf Weiß erreicht 4,5:1 nicht
      - Le gris `#B4B4B4` sur blanc n'atteint pas 4,5:1

      """),
    .init(
      "C412", "a row that fails",
      """
      | Pair | Required | Result |
      |---|---|---|
      | `#A8A8A8` on `#FFFFFF` | 4.5:1 | ❌ |
      | `#1F2937` on `#FFFFFF` | 4.5:1 | ✅ |

      """),
    .init(
      "C412", "a wrong number that fails nonetheless",
      """
      - `#A8A8A8` on white: ⟦4.1⟧:1, which fails AA

      """),
    .init(
      "C412", "a ratio as an item of its own",
      """
      - Foreground: `#FFFFFF`
      - Background: `#14A06F`
      - Contrast ratio: ⟦5.9⟧:1

      """),
    .init(
      "C412", "a ratio below the line with the pair",
      """
      - Notes: `#A0A0A0` on `#FFFFFF`
        - Contrast: ⟦5.2⟧:1

      The seal shows `#1F2937` on `#FFFFFF`.

      **Contrast:** 14.7:1

      """),
    .init(
      "C412", "headers that name the ground behind other words",
      """
      | Name | Hex | WCAG on white |
      |---|---|---|
      | Slate | `#1F2937` | AAA |
      | Fog | `#A0A0A0` | ⟦AA⟧ |

      """),
    .init(
      "C412", "blanks around the colon",
      """
      - `#A0A0A0` on `#FFFFFF`: ⟦5.2⟧ : 1

      """),
  ]

  @Test(arguments: contrast)
  func holds(test: RuleCase) { test.check() }
}
