import SpecDiagnostics
import SpecLint
import SpecWorkspace
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
    .init(
      "T301", "a value in front of the name",
      "- The toast is **400 px** wide (`var(--toast-width)`)\n"),
    .init("T301", "a component of a library", "Wrap the card in `motion.div` to fade it.\n"),
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
    .init(
      "G701", "values that the line of the grid accepts",
      "- Prefer the 4px grid (4, 8, 12, 16); 6, 10 and 14 are acceptable\n- Chip padding: 14px\n"),
    .init(
      "A604", "the alternative on the next line",
      """
      - **Fade animation**: 200ms ease-out

      Under reduced motion, the pop and the cheer of the badge both
      collapse to a cross-fade.

      """),
    .init(
      "A604", "the alternative in items below",
      """
      - **Fade animation**: 200ms ease-out
      - Respect `isReduceMotionEnabled()`. When true:
        - Springs collapse to a plain timing
        - Loops freeze

      """),
    .init(
      "D108", "headings that say all there is",
      """
      # Opening

      ## Curtain

      ### Trigger: a new stage
      ### Total time: 2400ms

      The curtain lifts.

      ## Details by section:

      ## Navbar

      - A logo

      """),
    .init(
      "T304", "two appearances, Russian",
      """
      # Цвета

      ## Светлая тема

      - `--ink`: `#111111`

      ## Тёмная тема

      - `--ink`: `#EEEEEE`

      """),
    .init(
      "C412", "a pale ground of dark text",
      "- `#E1F5FF` carries text with a contrast of 18.7:1\n- `#81D4FA` (12.7:1 contrast)\n"),
    .init(
      "V901", "a box for later",
      "# App\n\nText.\n\n## Future Enhancements\n\n- [ ] High contrast mode for all screens\n"),
    .init(
      "G706", "a range with two hyphens",
      """
      | Range | Layout |
      |---|---|
      | 0--639px | one column |
      | 640--1023px | two columns |
      | 1024px and more | three columns |

      """),
  ]

  @Test func namesOfAnotherFile() {
    let text = """
      # Cards

      The values are in `src/styles/tokens.css`.

      - **Text**: `var(--card-ink)`
      - **Ground**: `var(--card-ground)`

      """
    let found = Workspace.lint(files: [("cards.md", ContiguousArray(text.utf8))]).diagnostics
      .filter { $0.code == "T301" }
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.message.contains("and 1 more") == true)
  }

  @Test(arguments: all)
  func quoted(_ test: RuleCase) { test.check() }
}
