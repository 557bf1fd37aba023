import Testing

/// Classes of widths.
@Suite struct ClassGapCases {
  static let widths: [RuleCase] = [
    .init(
      "G706", "one width between two classes",
      """
      # Classes

      | Class | Width |
      |---|---|
      | small | 320–767 px |
      | medium | 768–1023 px |
      | large | ⟦1025 px⟧ and more |

      """),
    .init(
      "G706", "a sign at the end of the document, with nothing behind it",
      "# Board\n\n## Breakpoints\n\n- Phone: 0-599px\n- Tablet: ⟦600-1023px⟧\n- Desktop: >"),
    .init(
      "G706", "a wider gap",
      """
      # Classes

      | Class | Width |
      |---|---|
      | small | 360–599 dp |
      | medium | 600–839 dp |
      | large | ⟦900 dp⟧ and up |

      """),
    .init(
      "G706", "classes behind a dash",
      "# Desk\n\n- **Phone** — up to 599px: one column\n- **Tablet** — 600px to 1023px: two\n"
        + "- **Laptop** — ⟦1100px⟧ and wider: three\n"),
    .init(
      "G706", "a list of classes",
      """
      # Classes

      - small: 320–767 px
      - medium: ⟦769–1023 px⟧
      - large: 1024 px and more

      """),
    .init(
      "G706", "classes that touch",
      """
      # Classes

      | Class | Width |
      |---|---|
      | small | 320–767 px |
      | medium | 768–1023 px |
      | large | 1024 px and more |

      """),
    .init(
      "G706", "classes without an open end",
      """
      # Classes

      | Class | Width |
      |---|---|
      | small | 320–767 px |
      | medium | 768–1023 px |
      | large | 1025–1440 px |

      """),
    .init(
      "G706", "sizes of cards",
      """
      # Cards

      | Card | Width |
      |---|---|
      | small | 120–160 px |
      | medium | 180–240 px |
      | large | 300 px and more |

      """),
  ]

  @Test(arguments: widths)
  func width(_ test: RuleCase) { test.check() }
}
