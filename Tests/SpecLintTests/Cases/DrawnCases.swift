import Testing

/// Drawings and diagrams beside the text.
@Suite struct DrawnCases {
  static let heights: [RuleCase] = [
    .init(
      "C401", "a header in the drawing",
      """
      # Trails

      ```
      ┌──────────────┐
      │ Back  Trails │  ← header ⟦56pt⟧
      ├──────────────┤
      │ Glymur       │  ← row 72pt
      └──────────────┘
      ```

      ## Measures

      - **Header**: 64pt high, title 17pt Semibold
      - **Row**: 72pt high

      """),
    .init(
      "C401", "a row in a table",
      """
      # Trails

      ```
      ┌──────────────┐
      │ Back  Trails │  ← header 56pt
      ├──────────────┤
      │ Glymur       │  ← row ⟦72pt⟧
      └──────────────┘
      ```

      ## Measures

      | Element | Height |
      |---|---|
      | Header | 56pt |
      | Row | 80pt |

      """),
    .init(
      "C401", "a bar with a colon",
      """
      # Map

      ```
      +------+
      | Tabs |  <-- Tab bar: ⟦49pt⟧ high
      +------+
      ```

      ## Sizes

      - Tab bar: 56pt high
      - Map: fills the rest

      """),
    .init(
      "C401", "the same height",
      """
      # Trails

      ```
      ┌──────────────┐
      │ Back  Trails │  ← header 56pt
      ├──────────────┤
      │ Glymur       │  ← row 72pt
      └──────────────┘
      ```

      ## Measures

      - **Header**: 56pt high, title 17pt Semibold
      - **Row**: 72pt high

      """),
    .init(
      "C401", "the size of letters",
      """
      # Trails

      ```
      ┌──────────────┐
      │ Back  Trails │  ← header 56pt
      ├──────────────┤
      │ Glymur       │  ← row title 17pt Semibold
      └──────────────┘
      ```

      ## Measures

      - **Header**: 56pt high
      - **Row title**: 20pt high with its margin

      """),
    .init(
      "C401", "another device",
      """
      # Trails

      ```
      ┌──────────────┐
      │ Back  Trails │  ← header 56pt
      ├──────────────┤
      │ Glymur       │  ← row 72pt
      └──────────────┘
      ```

      ## Measures

      - **Header**: 64pt high on iPad
      - **Row**: 72pt high

      """),
  ]

  @Test(arguments: heights)
  func height(_ test: RuleCase) { test.check() }

  static let arrows: [RuleCase] = [
    .init(
      "C402", "a time on an arrow",
      """
      # Pairing

      The pairing times out after ⟦10 seconds⟧.

      ```mermaid
      stateDiagram-v2
        [*] --> Pairing
        Pairing --> Found: device answers
        Pairing --> Ended: after 15 s
        Ended --> Pairing: retry
        Found --> Pairing: back
      ```

      """),
    .init(
      "C402", "a number of attempts",
      """
      # Pairing

      After ⟦five failed attempts⟧ the code is blocked.

      ```mermaid
      stateDiagram-v2
        [*] --> Pairing
        Pairing --> Found: device answers
        Pairing --> Ended: code blocked after 3 failed attempts
        Ended --> Pairing: retry
        Found --> Pairing: back
      ```

      """),
    .init(
      "C402", "the end of a session",
      """
      # Session

      The session expires after ⟦5 minutes⟧ of inactivity.

      ```mermaid
      stateDiagram-v2
        [*] --> Pairing
        Pairing --> Found: device answers
        Pairing --> Ended: session expires after 3 minutes of inactivity
        Ended --> Pairing: retry
        Found --> Pairing: back
      ```

      """),
    .init(
      "C402", "the same time",
      """
      # Pairing

      The pairing times out after 15 seconds.

      ```mermaid
      stateDiagram-v2
        [*] --> Pairing
        Pairing --> Found: device answers
        Pairing --> Ended: after 15 s
        Ended --> Pairing: retry
        Found --> Pairing: back
      ```

      """),
    .init(
      "C402", "a time that nobody waits for",
      """
      # Pairing

      A pairing lasts for 30 days.

      ```mermaid
      stateDiagram-v2
        [*] --> Pairing
        Pairing --> Found: device answers
        Pairing --> Ended: after 15 s
        Ended --> Pairing: retry
        Found --> Pairing: back
      ```

      """),
    .init(
      "C402", "two waits",
      """
      # Pairing

      The pairing hint appears after 5 seconds. The pairing times out after 20 seconds.

      ```mermaid
      stateDiagram-v2
        [*] --> Pairing
        Pairing --> Found: device answers
        Pairing --> Ended: after 15 s
        Ended --> Pairing: retry
        Found --> Pairing: back
      ```

      """),
  ]

  @Test(arguments: arrows)
  func arrow(_ test: RuleCase) { test.check() }
}
