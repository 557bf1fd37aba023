import Testing

/// Front matter, and a status above what is still open.
@Suite struct MetadataCases {
  static let frontMatter: [RuleCase] = [
    .init(
      "M201", "a date in words",
      """
      ---
      title: Cart
      created: ⟦3 May 2025⟧
      ---

      # Cart

      """),
    .init(
      "M201", "a misspelt key",
      """
      ---
      title: Cart
      ⟦verison⟧: 2
      ---

      # Cart

      """),
    .init(
      "M201", "a misspelt status",
      """
      ---
      title: Cart
      status: ⟦aproved⟧
      ---

      # Cart

      """),
    .init(
      "M201", "another form of a status",
      """
      ---
      title: Cart
      status: approve
      ---

      # Cart

      """),
    .init(
      "M201", "a status in other words",
      """
      ---
      title: Cart
      status: improved
      ---

      # Cart

      """),
    .init(
      "M201", "bold lines",
      """
      # Cart

      ⟦**Status:** Draft
      **Owner:** Shop team⟧

      ## Empty State

      """),
    .init(
      "M201", "a block below the title",
      """
      # Cart

      ⟦---
      title: Cart
      status: draft
      ---⟧

      ## Empty

      """),
    .init(
      "M201", "a date with a time",
      """
      ---
      title: Cart
      last-updated: 2025-03-01T10:30:00Z
      ---

      # Cart

      """),
    .init(
      "M201", "a date that is open",
      """
      ---
      title: Cart
      last-updated: TBD
      ---

      # Cart

      """),
    .init(
      "M201", "keys of other tools",
      """
      ---
      title: Cart
      tags: [shop]
      layout: page
      sidebar_position: 3
      updates: weekly
      data: none
      ---

      # Cart

      """),
    .init("M201", "an empty file", "\n"),
    .init(
      "M201", "another language",
      """
      ---
      titel: Warenkorb
      sprache: de
      ---

      # Warenkorb

      """),
  ]

  @Test(arguments: frontMatter)
  func frontMatterCase(_ test: RuleCase) { test.check() }

  static let progress: [RuleCase] = [
    .init(
      "M204", "front matter",
      """
      ---
      status: ⟦Complete⟧
      ---
      # Cart

      - Checkout: 🚧 planned for the next release

      """),
    .init(
      "M204", "TBD in a table",
      """
      ---
      status: ⟦approved⟧
      ---
      # Cart

      | Part | Height |
      |---|---|
      | Row | TBD |

      """),
    .init(
      "M204", "a note to oneself",
      """
      # Cart

      **Status:** ⟦Final⟧
      **Owner:** Design

      ## Motion

      TODO: choose the curve.

      """),
    .init(
      "M204", "a column of a board",
      """
      ---
      status: approved
      ---
      # Board

      - Columns: `TODO`, `DOING`, `DONE`

      | Column | Colour |
      |---|---|
      | TODO | grey |
      | DONE | green |

      """),
    .init(
      "M204", "a label of the interface",
      """
      ---
      status: approved
      ---
      # Orders

      - The badge shows "⏳ Pending" until the shop confirms

      """),
    .init(
      "M204", "nothing open",
      """
      ---
      status: approved
      ---
      # Orders

      - Open points: no TBD, no TODO left

      """),
    .init(
      "M204", "code",
      """
      ---
      status: approved
      ---
      # Orders

      ```swift
      // TODO: pending review
      ```

      """),
    .init(
      "M204", "a status that says so",
      """
      ---
      status: partly implemented
      ---
      # Orders

      - Returns: ⏳ pending

      """),
  ]

  @Test(arguments: progress)
  func progre(_ test: RuleCase) { test.check() }

  static let boxes: [RuleCase] = [
    .init(
      "M203", "lists side by side for the design",
      """
      ---
      status: ⟦approved⟧
      ---
      # Cards

      ## Quality

      ### Visual Consistency

      - [x] Colours are tokens

      ### Performance

      - [ ] Frames take less than 16 ms

      """),
    .init(
      "M203", "lists side by side for testing",
      """
      ---
      status: approved
      ---
      # Cards

      ## Quality

      ### Testing Checklist

      - [ ] Targets are large enough

      ### Performance

      - [ ] Frames take less than 16 ms

      """),
    .init(
      "M203", "legend of a task list",
      """
      ---
      status: implemented
      ---
      # Todo

      ```
      - [ ] open task
      - [x] done task
      ```

      """),
  ]

  @Test(arguments: boxes)
  func boxe(_ test: RuleCase) { test.check() }
}
