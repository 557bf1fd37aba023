import Testing

/// Lines that quote, compare or warn: what they name is no demand of the document.
@Suite struct QuotedCases {
  static let all: [RuleCase] = [
    .init(
      "K801", "code that a remark calls bad",
      """
      ```css
      /* ✅ Good */
      .primary {
        background: #1D4ED8;
        color: #FFFFFF;
      }

      /* ❌ Bad - too light */
      .hint {
        color: #D1D5DB;
        background: #FFFFFF;
      }
      ```

      """),
    .init(
      "K801", "code behind a bad example",
      """
      ```css
      // Wrong:
      .hint { margin: 0; }

      // Right:
      .hint {
        color: ⟦#D1D5DB⟧;
        background: #FFFFFF;
      }
      ```

      """),
    .init(
      "K802", "a colour that the document itself calls unusable",
      """
      ## Palette

      - `text-title`: `#222222`
      - `text-grey`: `#9CA3AF`
      - `bg-page`: `#FFFFFF`

      ## Contrast

      | Colour | On white | Verdict |
      |---|---|---|
      | Grey `#9CA3AF` | 2.54:1 | ❌ unusable |

      """),
    .init(
      "T301", "a property in a column of its own",
      """
      | Name | Property | Value |
      |---|---|---|
      | Sheet | `--sheet` | `#F6F6F3` |

      The utility emits `hsl(var(--sheet))`.

      """),
    .init("T301", "a quoted cycle", "The prototype had `--rail:var(--rail)`, which is invalid.\n"),
    .init(
      "S507", "triggers with comparisons",
      """
      ```mermaid
      stateDiagram-v2
          [*] --> Round
          Round --> Rest: Round over, rest > 0
          Round --> Next: Round over, rest = 0
          Rest --> Next: Rest over
          Next --> Round: Go
      ```

      """),
    .init(
      "A607", "a parameter of a spring beside the curve",
      "Drawer: `cubic-bezier(0.3, 0.7, 0, 1)`, in SwiftUI `spring(duration: 0.4, bounce: 0.1)`\n"),
    .init(
      "G701", "a size that shrinks beside the word grid",
      """
      ## Spacing

      8px base unit.

      | Name | Width | Changes |
      |---|---|---|
      | mobile | 480px | 1-column grid; hero 70px → ~44px |

      - Card gap: 16px
      - Section padding: 64px

      """),
  ]

  @Test(arguments: all)
  func quoted(_ test: RuleCase) { test.check() }
}
