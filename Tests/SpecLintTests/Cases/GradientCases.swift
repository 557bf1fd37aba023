import Testing

/// Claims on text over gradients, and lengths beside weights and edges.
@Suite struct GradientCases {
  static let gradients: [RuleCase] = [
    .init(
      "C412", "a limit on a gradient",
      """
      ```css
      --hero-gradient: linear-gradient(135deg, #BE123C 0%, #F43F5E 100%);
      --page-gradient: linear-gradient(180deg, #FFF1F2 0%, #FFFFFF 100%);
      ```

      - Hero text: white (#FFFFFF) on the hero gradient: ⟦4.5⟧:1
      - Banner: white on `--hero-gradient` reaches ⟦AA⟧

      """),
    .init(
      "C412", "a gradient that keeps it",
      """
      ```css
      --hero-gradient: linear-gradient(135deg, #881337 0%, #BE123C 100%);
      ```

      - Hero text: white (#FFFFFF) on the hero gradient: 4.5:1
      - Banner: white on `--hero-gradient` reaches AA
      - Measured: white on the hero gradient 6.1:1

      """),
    .init(
      "C412", "a gradient at one end",
      """
      ```css
      --hero-gradient: linear-gradient(135deg, #BE123C 0%, #F43F5E 100%);
      ```

      - White on the dark end of the hero gradient: 4.5:1
      - White under a scrim on the hero gradient: 4.5:1
      - Text on the gradient must reach 4.5:1

      """),
    .init(
      "C412", "a measured ratio that no stop has",
      """
      | Name | Value |
      |---|---|
      | brand-gradient | `linear-gradient(90deg, rgb(190, 18, 60), rgb(244, 63, 94))` |

      | Text | Ground | Ratio |
      |---|---|---|
      | white | brand-gradient | ⟦8.2⟧:1 |

      """),
  ]

  @Test(arguments: gradients)
  func gradient(_ test: RuleCase) { test.check() }

  static let sizes: [RuleCase] = [
    .init(
      "G710", "a text size before high spacing",
      """
      ## Banner

      **Cover.** A 640×200 image. Uppercase 24px teal "ATLAS" eyebrow at the top with high contrast. Title in Inter Bold 64px below.

      """),
    .init(
      "G710", "a height in words",
      """
      ## Banner

      **Cover.** A ⟦16px⟧ high strip with Inter Bold 20px text.

      """),
    .init(
      "T313", "weights before sizes",
      """
      ---
      typography:
        title:
          fontFamily: "Atlas Grotesk, sans-serif"
          fontSize: 20px
          fontWeight: 600
        body:
          fontFamily: "Atlas Grotesk, sans-serif"
          fontSize: 16px
        note:
          fontFamily: "Atlas Grotesk, sans-serif"
          fontSize: 14px
        tag:
          fontFamily: "Atlas Grotesk, sans-serif"
          fontSize: 11px
      ---
      # Parts

      - Chip: Grotesk Medium ⟦13px⟧ text
      - Button: SemiBold ⟦18px⟧ label
      - Button: SemiBold 16px label
      - Medium 24px icon, Bold 12px border, Light 15px gap
      - Poster artwork: Bold 40px
      - Large 18px, Medium 15px, Small 13px

      """),
  ]

  @Test(arguments: sizes)
  func size(_ test: RuleCase) { test.check() }

  static let steps: [RuleCase] = [
    .init(
      "G701", "steps without a unit",
      """
      ## Spacing

      ```js
      // spacing.xs=4  sm=8  md=16  lg=24  xl=32  xxl=48
      ```

      Rules of use:

      - Inner padding of the cards : **⟦20px⟧** (`Card` by default)
      - Gap between cards : **12-16px**

      """),
    .init(
      "G701", "steps without a unit beside two units",
      """
      ## Spacing

      ```js
      // spacing.xs=4  sm=8  md=16  lg=24  xl=32  xxl=48
      ```

      - Card padding: **20px**
      - Card gap: **16pt**

      """),
    .init(
      "T301", "steps without values in a remark",
      """
      ## Spacing

      ```js
      // spacing.xs=4  sm=8  md=16  lg=24  xl=32  xxl=48
      ```

      ## Shadows

      ```js
      ⟦// shadow.sm / shadow.md / shadow.lg⟧
      ```

      """),
    .init(
      "T301", "no other remark gives values",
      """
      | Token | Value |
      |---|---|
      | a | #111111 |
      | b | #222222 |
      | c | #333333 |
      | d | #444444 |
      | e | #555555 |
      | f | #666666 |

      ```js
      // shadow.sm / shadow.md / shadow.lg
      // a/b.c, d/e.f
      ```

      """),
  ]

  @Test(arguments: steps)
  func step(_ test: RuleCase) { test.check() }
}
