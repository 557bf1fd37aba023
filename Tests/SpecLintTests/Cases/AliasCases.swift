import Testing

/// References between values.
@Suite struct AliasCases {
  static let aliases: [RuleCase] = [
    .init(
      "T301", "a slip in YAML",
      """
      # Tokens

      ```yaml
      color:
        brand:
          primary: "#5B3A8E"
          soft: "#EEE8FF"
      button:
        background: "{⟦color.brand.primay⟧}"
        text: "{color.brand.soft}"
      ```

      """),
    .init(
      "T301", "a slip in JSON",
      """
      # Tokens

      ```json
      {
        "space": {
          "sm": { "value": "8px" },
          "md": { "value": "16px" }
        },
        "card": { "gap": { "value": "{⟦space.smm⟧}" } }
      }
      ```

      """),
    .init(
      "T301", "a slip in a table",
      """
      # Tokens

      | Token | Value |
      |---|---|
      | `color.primary` | #5B3A8E |
      | `color.surface` | #FFFFFF |
      | `button.bg` | `{⟦color.primry⟧}` |
      | `button.fg` | `{color.surface}` |

      """),
    .init(
      "T301", "a name with a value",
      """
      # Tokens

      ```yaml
      color:
        brand:
          primary: "#5B3A8E"
          soft: "#EEE8FF"
      button:
        background: "{color.brand.primary}"
        text: "{color.brand.soft}"
      ```

      """),
    .init(
      "T301", "another group",
      """
      # Tokens

      ```yaml
      color:
        brand:
          primary: "#5B3A8E"
          soft: "#EEE8FF"
      button:
        background: "{palette.violet}"
        text: "{color.brand.soft}"
      ```

      """),
    .init(
      "T301", "a key without a value of its own",
      """
      # Tokens

      ```yaml
      color:
        brand:
          primary: "#5B3A8E"
          soft: "#EEE8FF"
        brand-text: here
        text: later
      button:
        background: "{color.brand.text}"
        text: "{color.brand.soft}"
      ```

      """),
  ]

  @Test(arguments: aliases)
  func aliase(_ test: RuleCase) { test.check() }
}
