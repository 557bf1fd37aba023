import Testing

/// Sizes that do not fit into each other, and scaled text.
@Suite struct GeometryCases {
  static let targets: [RuleCase] = [
    .init(
      "G702", "a tab bar",
      """
      - **Tab Bar**: 56px with four buttons
      - **Tab Bar Padding**: ⟦8px⟧ vertical padding around the icons
      - **Touch targets**: at least 44px

      """),
    .init(
      "G702", "points",
      """
      ## Player Controls

      - **Controls**: 60pt bar of buttons
      - **Controls Spacing**: ⟦10pt⟧ padding above and below the buttons
      - **Touch targets**: minimum 44pt

      """),
    .init(
      "G702", "the guideline for fingers",
      """
      - **Toolbar**: 64dp with icon buttons
      - **Toolbar Padding**: ⟦12dp⟧ internal padding
      - **Touch targets**: 48dp minimum

      """),
    .init(
      "G702", "room enough",
      """
      - **Tab Bar**: 64px with four buttons
      - **Tab Bar Padding**: 8px vertical padding around the icons
      - **Touch targets**: at least 44px

      """),
    .init(
      "G702", "padding at the sides",
      """
      - **Tab Bar**: 56px with four buttons
      - **Tab Bar Padding**: 16px horizontal padding
      - **Touch targets**: at least 44px

      """),
    .init(
      "G702", "another width",
      """
      - **Touch targets**: at least 44px

      **Desktop (1024px+)**:
      - **Tab Bar**: 40px with four buttons

      **Phone (320-767px)**:
      - **Tab Bar Padding**: 4px vertical padding

      """),
    .init(
      "G702", "nothing to touch",
      """
      - **Caption Strip**: 32px line of text
      - **Caption Strip Padding**: 8px vertical padding
      - **Touch targets**: at least 44px

      """),
    .init(
      "G702", "another unit",
      """
      - **Tab Bar**: 56px with four buttons
      - **Tab Bar Padding**: 8px vertical padding around the icons
      - **Touch targets**: at least 44pt

      """),
  ]

  static let fences: [RuleCase] = [
    .init(
      "G708", "a fence that lists properties",
      """
      ## Filter Chip

      ```
      Height: ⟦36px⟧
      Padding: 8px
      ```

      ## Touch

      - Touch targets: at least 44px

      """),
    .init(
      "G708", "a text button",
      """
      ## Text Button

      - Height: ⟦40px⟧

      ## Touch

      - Touch targets: at least 44px

      """),
    .init(
      "G708", "a minimum below a heading about targets",
      """
      ## Secondary Button

      - **Height**: ⟦40px⟧

      ## Text Input

      - **Placeholder**: 16px/24px, 400
      - **Hover**: Shadow 0 6px 12px

      ## Touch Targets

      - **Minimum size**: 48px × 48px

      """),
    .init(
      "G708", "classes of controls in a style sheet",
      """
      ## Buttons

      ```css
      .btn-sm {
        height: ⟦32px⟧;
      }
      .btn-sm .icon {
        height: 16px;
      }
      .btn-sm::after {
        height: 20px;
      }
      ```

      ## Touch

      - Touch targets: at least 44px

      """),
    .init(
      "G708", "a style rule in a fence",
      """
      ## Filter Chip

      ```
      height: 36px;
      ```

      ## Touch

      - Touch targets: at least 44px

      """),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  static let containers: [RuleCase] = [
    .init(
      "G704", "one line of text",
      """
      ## Text at 200%

      - Chip label: 28pt (from 14pt)
      - Chip height: ⟦36pt⟧ (from 32pt)

      """),
    .init(
      "G704", "two lines of text",
      """
      - Tile title: 40pt (from 20pt)
      - Tile caption: 30pt (from 15pt)
      - Tile height: ⟦90pt⟧ (from 72pt)

      """),
    .init(
      "G704", "pixels", "- Banner text: 32px (from 16px)\n- Banner height: ⟦48px⟧ (from 48px)\n"),
    .init(
      "G704", "a height that grows with it",
      "- Chip label: 28pt (from 14pt)\n- Chip height: 52pt (from 32pt)\n"),
    .init(
      "G704", "a least height",
      "- Chip label: 28pt (from 14pt)\n- Chip height: at least 36pt (from 32pt)\n"),
    .init(
      "G704", "two sections",
      """
      ## Large

      - Chip label: 20pt (from 14pt)

      ## Largest

      - Chip height: 40pt (from 32pt)

      """),
    .init("G704", "an icon", "- Chip icon: 28pt (from 14pt)\n- Chip height: 36pt (from 32pt)\n"),
    .init("G704", "two units", "- Chip label: 28pt (from 14pt)\n- Chip height: 36px (from 32px)\n"),
  ]

  @Test(arguments: containers)
  func container(_ test: RuleCase) { test.check() }

  static let fractions: [RuleCase] = [
    .init(
      "G705", "a sentence",
      """
      ## Typography

      - **Body**: `15px/20px, Regular`

      **Tablet (768-1023px)**: all typography at ⟦110%⟧ scale.

      """),
    .init(
      "G705", "points",
      """
      ## Typography

      - **Body**: `17pt/22pt, Regular`

      **iPad**:
      - **Typography**: ⟦115%⟧ scale

      """),
    .init(
      "G705", "fonts",
      """
      - **Title**: H2 (28px/34px, Bold)

      **Desktop (1024px+)**:
      - **Font Scale**: ⟦125%⟧ scale of all fonts

      """),
    .init(
      "G705", "whole results",
      """
      - **Title**: H2 (20px/30px, Bold)

      **Desktop (1024px+)**:
      - **Typography**: 110% scale

      """),
    .init(
      "G705", "rounding",
      """
      - **Title**: H2 (28px/34px, Bold)

      **Desktop (1024px+)**:
      - **Typography**: 125% scale, to the nearest pixel

      """),
    .init(
      "G705", "a picture",
      """
      - **Title**: H2 (28px/34px, Bold)

      **Desktop (1024px+)**:
      - **Photo**: 125% scale on hover

      """),
    .init(
      "G705", "what readers set",
      """
      - **Title**: H2 (28px/34px, Bold)

      Layouts hold when readers zoom text to 200%.

      """),
    .init(
      "G705", "a scale of images in the same list",
      """
      - **Title**: H2 (28px/34px, Bold)

      **Tablet**:
      - **Thumbnails**: 120% scale
      - **Typography**: unchanged

      """),
  ]

  @Test(arguments: fractions)
  func fraction(_ test: RuleCase) { test.check() }

  static let scales: [RuleCase] = [
    .init("X855", "from the default", "The 17pt text grows to ⟦40pt⟧ (AX5).\n"),
    .init("X855", "a style with its default", "- Callout: 16pt, at AX5 ⟦44pt⟧\n"),
    .init("X855", "as published", "The 17pt body grows to 53pt (AX5).\n"),
    .init("X855", "a cap", "- Body 17pt, capped at 40pt for AX5\n"),
    .init("X855", "the default alone", "- Body 17pt, tried out at AX5\n"),
    .init(
      "X855", "a sentence", "Dynamic Type is supported up to the largest text size (⟦235%⟧).\n"),
    .init("X855", "a setting", "## Dynamic Type\n\n- Callout at AX3: ⟦36pt⟧\n"),
    .init(
      "X855", "a list",
      """
      ### Dynamic Type support

      1. Maximum type scale: ⟦200%⟧
      2. Icons grow with it

      """),
    .init(
      "X855", "a step of several",
      """
      ## Dynamic Type

      - At 200% text size, rows become two lines
      - At AX5, labels stand below icons

      """),
    .init(
      "X855", "the published size",
      """
      ## Dynamic Type

      - Body at AX3: 40pt
      - Headline at AX1: 28pt

      """),
    .init("X855", "the web", "## Zoom\n\n- Maximum text size: 200% in the browser\n"),
    .init(
      "X855", "a limit that is set on purpose",
      """
      ## Dynamic Type

      - Tab labels: maximum text size capped at 150%, with the large content viewer

      """),
    .init(
      "X855", "Android", "## Dynamic Type and font scale\n\n- Android: maximum font size is 200%\n"),
    .init(
      "X855", "a table of text sizes",
      """
      ## Dynamic Type

      | Setting | Body |
      |---|---|
      | xSmall | 14pt |
      | Large | 17pt |
      | AX5 | 53pt |

      """),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }

  @Test(arguments: fences)
  func fence(_ test: RuleCase) { test.check() }
}
