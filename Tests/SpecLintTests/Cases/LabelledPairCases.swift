import Testing

/// Pairs of colours below short headers, behind labels and in sentences, and parts without input.
@Suite struct LabelledPairCases {
  static let pairs: [RuleCase] = [
    .init(
      "K801", "parts that take no input, in other languages",
      """
      | Zustand | Hintergrund | Text |
      |---|---|---|
      | Deaktiviert | `#F0F0F0` | `#A0A0A0` |

      | État | Fond | Texte |
      |---|---|---|
      | Désactivé | `#F0F0F0` | `#A4A4A4` |

      | State | Background | Text |
      |---|---|---|
      | Unavailable | `#FFFFFF` | `#A8A8A8` |
      | Greyed out | `#FFFFFF` | `#ACACAC` |

      """),
    .init(
      "K801", "short headers",
      """
      | Tone | BG | FG |
      |---|---|---|
      | Calm | `#F0F4F8` | `#243B53` |
      | Alert | `#FFF3C4` | `⟦#F0B429⟧` |

      """),
    .init(
      "K801", "headers of containers",
      """
      | State | Container | Content |
      |---|---|---|
      | Rest | `#FFFFFF` | `#243B53` |
      | Pressed down | `#E0E4E8` | `⟦#A0A8B0⟧` |
      | Disabled | `#F0F0F0` | `#C8C8C8` |

      """),
    .init(
      "K801", "paragraphs with labels in bold",
      """
      ## Bar

      **Background:** #2FB350

      **Text:** ⟦#FFFFFF⟧

      **Text size:** 13px

      """),
    .init(
      "K801", "paragraphs of two sections",
      """
      ## Bar

      **Background:** #2FB350

      ## Note

      **Text:** #FFFFFF

      """),
    .init(
      "K801", "a colour word and its value",
      """
      **Done:** green background (#2FB350) with ⟦white⟧ text (#FFFFFF).

      **Stop:** dark red background (#A01818) with white text (#FFFFFF).

      """),
    .init(
      "K801", "dashes behind labels",
      """
      - Background — #FFF3C4
      - Text — ⟦#F0B429⟧
      - Height — 24px

      """),
  ]

  @Test(arguments: pairs)
  func holds(test: RuleCase) { test.check() }
}
