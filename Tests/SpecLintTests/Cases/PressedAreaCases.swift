import Testing

/// Areas of touch that are larger or smaller than what is drawn, and sizes below demands for some devices.
@Suite struct PressedAreaCases {
  static let areas: [RuleCase] = [
    .init(
      "G708", "an area that a part without a look widens",
      """
      # Pad

      Touch targets: at least 44px.

      ```css
      .btn-key {
        position: relative;
        height: 30px;
      }

      .btn-key::after {
        content: '';
        position: absolute;
        inset: -7px;
      }
      ```

      """),
    .init(
      "G708", "an area that four sides widen",
      """
      # Pad

      Touch targets: at least 44px.

      ```css
      .btn-key {
        position: relative;
        height: 30px;
      }

      .btn-key::after {
        content: '';
        position: absolute;
        top: -8px;
        right: -8px;
        bottom: -8px;
        left: -8px;
      }
      ```

      """),
    .init(
      "G708", "a part that widens too little",
      """
      # Pad

      Touch targets: at least 44px.

      ```css
      .btn-key {
        position: relative;
        height: ⟦30px⟧;
      }

      .btn-key::after {
        content: '';
        position: absolute;
        inset: -3px -12px;
      }
      ```

      """),
    .init(
      "G708", "a ring that lets the pointer through",
      """
      # Pad

      Touch targets: at least 44px.

      ```css
      .btn-key {
        position: relative;
        height: ⟦30px⟧;
      }

      .btn-key::after {
        content: '';
        position: absolute;
        inset: -8px;
        pointer-events: none;
      }
      ```

      """),
    .init(
      "G708", "an area that a line gives a control",
      """
      # Bench

      - Touch targets where gloves are worn: minimum 44×44 px.

      ## Forms

      - **Checkbox:** ⟦18 px⟧ hit target, 2 px border

      """),
    .init(
      "G708", "an area beside a larger one",
      """
      # Bench

      - Touch targets where gloves are worn: minimum 44×44 px.

      ## Forms

      - **Checkbox:** 18 px hit target in a row of 48 px

      """),
    .init(
      "G708", "heights below a heading for sizes",
      """
      # Bench

      - Touch targets: minimum 44×44 px.

      ## 2. Chips

      ### Sizes

      - **Small:** height ⟦34 px⟧, padding 14 px
      - **Large:** height 48 px, padding 14 px

      """),
    .init(
      "G708", "heights of what is no control",
      """
      # Bench

      - Touch targets: minimum 44×44 px.

      ## 2. Banners

      ### Sizes

      - **Small:** height 34 px, padding 14 px
      - **Large:** height 48 px, padding 14 px

      """),
    .init(
      "G708", "sizes below a demand for tablets are one finding",
      """
      # Bench

      - Touch targets on tablets: minimum 44×44 px.

      ## Forms

      - Submit button: height ⟦36 px⟧
      - Reset button: height 32 px

      """),
  ]

  @Test(arguments: areas)
  func holds(test: RuleCase) { test.check() }
}
