import Testing

/// Labels that part nothing, lists of some changes, and colours that are kept from text.
@Suite struct KeptQuietCases {
  static let labels: [RuleCase] = [
    .init(
      "C401", "a bold label that parts nothing",
      """
      # Shop

      - **Drawer height**: ⟦320px⟧

      ### Drawer

      **Layout:**

      - Height: 360px

      """),
    .init(
      "C401", "a bold label of a part of its own",
      """
      # Shop

      - **Drawer height**: 320px

      ### Drawer

      **Compact:**

      - Height: 360px

      """),
  ]

  @Test(arguments: labels)
  func label(_ test: RuleCase) { test.check() }

  static let changes: [RuleCase] = [
    .init(
      "S516", "sections on the main changes",
      """
      # Order

      ## Key transitions

      ### Draft → Sent

      **Trigger:** someone asks

      ### Sent → Seen

      **Trigger:** someone asks

      ### Seen → Paid

      **Trigger:** someone asks

      ### Paid → Stored

      **Trigger:** someone asks

      ```mermaid
      stateDiagram-v2
        [*] --> Draft
        Draft --> Sent: send
        Sent --> Seen: open
        Seen --> Paid: pay
        Paid --> Stored: store
        Paid --> Draft: return
      ```

      """),
    .init(
      "S516", "sections on all changes",
      """
      # Order

      ## Transitions

      ### Draft → Sent

      **Trigger:** someone asks

      ### Sent → Seen

      **Trigger:** someone asks

      ### Seen → Paid

      **Trigger:** someone asks

      ### Paid → Stored

      **Trigger:** someone asks

      ```mermaid
      stateDiagram-v2
        [*] --> Draft
        Draft --> Sent: send
        Sent --> Seen: open
        Seen --> Paid: pay
        Paid --> Stored: store
        ⟦Paid --> Draft: return⟧
      ```

      """),
  ]

  @Test(arguments: changes)
  func change(_ test: RuleCase) { test.check() }

  static let inks: [RuleCase] = [
    .init(
      "K802", "two names for large text (de)",
      """
      | Token | Value | Use |
      |---|---|---|
      | `--paper` | `#FFFFFF` | page background |
      | `--note` | `#949494` | note text |
      | `--soft` | `#8A8A8A` | caption text |

      `--note` oder `--soft` nur für große Schrift.

      """),
    .init(
      "K802", "another name for large text (de)",
      """
      | Token | Value | Use |
      |---|---|---|
      | `--paper` | `#FFFFFF` | page background |
      | `--note` | `#949494` | note text |
      | `--soft` | `⟦#8A8A8A⟧` | caption text |

      `--note` nur für große Schrift.

      """),
    .init(
      "K802", "another value kept from text",
      """
      ## Colors

      - **Page background**: `#FFFFFF`
      - **Text**: `#111111`
      - **Text faint**: `⟦#B2B8BD⟧`

      ## Use

      Faint (#b2b8cc) is decorative and never carries copy.

      """),
  ]

  @Test(arguments: inks)
  func ink(_ test: RuleCase) { test.check() }

  static let strokes: [RuleCase] = [
    .init(
      "G701", "widths of strokes (zh)",
      """
      所有间距使用 8px 网格。

      - 边框：3px
      - 描边：2px
      - 卡片间距：⟦13px⟧

      """)
  ]

  @Test(arguments: strokes)
  func stroke(_ test: RuleCase) { test.check() }
}
