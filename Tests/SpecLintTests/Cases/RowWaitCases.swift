import Testing

/// Times, sizes and numbers that rows, comments and texts of the interface give a second time.
@Suite struct RowWaitCases {
  static let values: [RuleCase] = [
    .init(
      "C401", "how long the thing of the title is there",
      """
      # Toast

      | Property | Value |
      |---|---|
      | Duration | ⟦6s⟧ |

      Toasts leave by themselves after 4 seconds.

      """),
    .init(
      "C401", "a size that each file may have",
      """
      ## Attachments

      Each may have ⟦30 MB⟧.

      ## Copy

      - "This file is too large. The limit is 20 MB."

      """),
    .init(
      "C401", "the number at which no more is allowed",
      """
      # Alarm clock

      Up to ⟦six alarms⟧ can be set.

      ## Adding

      The plus button is greyed out once nine alarms are set.

      """),
    .init(
      "C401", "a row that sets a wait",
      """
      The screen locks after ⟦30 seconds⟧ without input.

      | Setting | Default |
      |---|---|
      | Lock after | 60 s |

      """),
    .init(
      "C402", "a comment that names the thing",
      """
      The tide forecast is refreshed every ⟦15 seconds⟧.

      ```ts
      const LOOP_POLL_MS = 30_000; // tide forecast
      ```

      """),
    .init(
      "C402", "a size of pages in Japanese",
      """
      - 1ページに⟦20件⟧表示する

      ```kotlin
      const val PAGE_SIZE = 50
      ```

      """),
    .init(
      "C401", "a sum in French",
      """
      ## Paiement

      Paiement sans contact jusqu'à ⟦50⟧ €.

      ## Messages

      « Le paiement sans contact est limité à 30 €. »

      """),
    .init(
      "C401", "a sum with thousands",
      """
      ## Transfers

      A transfer abroad is at most €⟦2.000⟧.

      ## Help

      The limit for a transfer abroad is €1,500.

      """),
    .init(
      "C402", "what an arrow counts",
      """
      # Photo booth

      ```mermaid
      stateDiagram-v2
        [*] --> Pose
        Pose --> Capture: tap
        Capture --> Review: ⟦4 shots⟧
        Review --> Pose: again
      ```

      ## Capture

      Three shots are taken, 2 seconds apart.

      """),
    .init(
      "C401", "an expiry in Spanish",
      """
      - El pedido caduca después de ⟦20 minutos⟧

      ## Reglas

      | Regla | Valor |
      |---|---|
      | Caducidad del pedido | 30 min |

      """),
  ]

  static let lookalikes: [RuleCase] = [
    .init(
      "C401", "errors stay longer",
      """
      # Toast

      | Property | Value |
      |---|---|
      | Duration | 6s |

      Error toasts leave by themselves after 9 seconds.

      """),
    .init(
      "C401", "a size below the most",
      """
      ## Attachments

      Each may have 20 MB.

      ## Copy

      - "This file is too large. The limit is 20 MB."

      """),
    .init(
      "C401", "one sum written two ways",
      """
      ## Transfers

      A transfer abroad is at most €2.000.

      ## Help

      The limit for a transfer abroad is €2,000.

      """),
    .init(
      "C401", "a price below the most",
      """
      ## Transfers

      A transfer abroad is at most €2,000.

      ## Help

      Each transfer abroad costs €15.

      """),
    .init(
      "C401", "a test with many",
      """
      # Alarm clock

      Up to six alarms can be set.

      ## Tests

      The full list with nine alarms opens in a second.

      """),
    .init(
      "C402", "an arrow and a part of what it counts",
      """
      # Photo booth

      ```mermaid
      stateDiagram-v2
        [*] --> Pose
        Pose --> Capture: tap
        Capture --> Review: 4 shots
        Review --> Pose: again
      ```

      ## Album

      Three shots are kept for 2 days.

      """),
    .init(
      "C402", "a comment on another thing",
      """
      The tide forecast is refreshed every 15 seconds.

      ```ts
      const LOOP_POLL_MS = 30_000; // berth prices
      ```

      """),
    .init(
      "T301", "a name that goes on from a defined one, and others without a value",
      "| Token | Value |\n|---|---|\n| `--ink` | #111111 |\n| `--paper` | #FFFFFF |\n\n"
        + "Text uses `--ink-soft` on `--paper`; `--sea` is for links.\n"),
    .init(
      "T301", "a name that goes on from a defined one",
      "| Token | Value |\n|---|---|\n| `--ink` | #111111 |\n| `--paper` | #FFFFFF |\n"
        + "| `--sea` | #0055AA |\n| `--fog` | #DDDDDD |\n| `--mud` | #775533 |\n\n"
        + "Text uses `--ink` on `--paper`, hints use `⟦--ink-soft⟧`.\n"),
  ]

  @Test(arguments: values + lookalikes)
  func value(_ test: RuleCase) { test.check() }
}
