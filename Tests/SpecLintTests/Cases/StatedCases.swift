import Testing

/// What a document states in other words: first states, failures, sizes of the root, roles, quotations.
@Suite struct StatedCases {
  static let machines: [RuleCase] = [
    .init(
      "S506", "a line that names the first state",
      """
      **Initial state:** SignedOut

      | Current | Event | Next |
      |---|---|---|
      | SignedOut | submit | Checking |
      | Checking | ok | SignedIn |
      | Checking | failed | SignedOut |
      | SignedIn | sign out | SignedOut |

      """),
    .init(
      "S506", "a sentence that names the first state",
      """
      The machine starts in `SignedOut`.

      | From | To | Trigger |
      |---|---|---|
      | SignedOut | Checking | submit |
      | Checking | SignedIn | ok |
      | Checking | SignedOut | failed |
      | SignedIn | SignedOut | sign out |

      """),
    .init(
      "S506", "a column of types",
      """
      | State | Type |
      |---|---|
      | Shelf | initial |
      | Reader | normal |

      | From | To | Trigger |
      |---|---|---|
      | Shelf | Reader | Tap |
      | Reader | Shelf | Done |

      """),
    .init(
      "S506", "a mark in a cell",
      """
      | From | To | Trigger |
      |---|---|---|
      | Shelf (default) | Reader | Tap |
      | Reader | Shelf | Done |

      """),
    .init(
      "S506", "a cell that holds both ends",
      """
      | From → To | Trigger |
      |---|---|
      | [*] → Shelf | launch |
      | Shelf → Reader | tap |
      | Reader → Shelf | done |

      """),
    .init(
      "S509", "a section that tells of the failure",
      """
      | From | To | Trigger |
      |---|---|---|
      | [*] | Form | open |
      | Form | Saving | save |
      | Saving | Form | saved |

      ## Saving State

      - On a failure the app returns to the form with a banner

      """),
    .init(
      "S509", "a section that tells of other things",
      """
      | From | To | Trigger |
      |---|---|---|
      | [*] | Form | open |
      | Form | Saving | save |
      | ⟦Saving⟧ | Form | saved |

      ## Saving State

      - A spinner returns to the middle

      """),
  ]

  static let others: [RuleCase] = [
    .init(
      "C413", "a sentence that sets the root",
      """
      The root font size is 10px.

      - Title: 2.4rem (24px)
      - Body: 1.6rem (16px)

      """),
    .init(
      "C413", "another size in a sentence",
      """
      The title font size is 10px.

      - Title: 2.4rem (⟦24px⟧)

      """),
    .init(
      "T312", "what stands on a dark surface",
      """
      - `on-surface`: `#101418`
      - `on-surface-dark`: `#F4F6F8`
      - `text`: `#101418`
      - `text-dark`: `#F4F6F8`
      - `surface`: `#FFFFFF`
      - `surface-dark`: `#101418`

      """),
    .init(
      "X857", "the role of a status",
      """
      - Toast "Stored" stays 3 seconds, `role="status"`

      """),
    .init(
      "R951", "words that somebody is quoted with",
      """
      - A tester said: "It is fast enough for me"

      """),
    .init(
      "R951", "a demand in quotation marks",
      """
      - The list "Inbox" is ⟦fast enough⟧

      """),
  ]

  @Test(arguments: machines + others)
  func holds(test: RuleCase) { test.check() }
}
