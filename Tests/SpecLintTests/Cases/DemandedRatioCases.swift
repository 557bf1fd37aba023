import SpecDiagnostics
import SpecLint
import SpecWorkspace
import Testing

/// Ratios that are demanded, once were, or are measured, and what the fixes make of them.
@Suite struct DemandedRatioCases {
  /// A line on chalk, which has 2.85:1 on white paper.
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var safety: Diagnostic.Fix.Safety?
    var isFound = true
    var testDescription: String { line }
  }

  private static func demand(_ line: String) -> Case { Case(line: line) }

  static let demands: [Case] = [
    demand("- Chalk on Sheet must have a contrast of 4.5:1"),
    demand("- Chalk on Sheet: at least 4.5:1"),
    demand("- Chalk on Sheet: 4.5:1 minimum"),
    demand("- Chalk on Sheet must reach 5.2:1"),
    demand("- Chalk on Sheet should be 5:1"),
    demand("- Chalk on Sheet, 5:1 or better"),
    demand("- Target contrast of Chalk on Sheet is 5:1"),
    demand("- Min. contrast, Chalk on Sheet: at least 5:1"),
    demand("- Kontrast von Chalk auf Sheet: mindestens 5:1"),
    demand("- Chalk sur Sheet doit atteindre 5:1"),
    demand("- Chalk on Sheet (large text only): 3:1"),
    demand("| Text | Background | Minimum contrast |\n|---|---|---|\n| Chalk | Sheet | 5:1 |"),
    demand("| Pair | Required |\n|---|---|\n| Chalk on Sheet | 5:1 |"),
  ]

  static let claims: [Case] = [
    Case(line: "- Chalk on Sheet has 4.5:1", safety: .safe),
    Case(line: "- Chalk on Sheet is 5.2:1", safety: .safe),
    Case(line: "- Chalk on Sheet: 5.2:1", safety: .safe),
    Case(line: "- Text must be readable; Chalk on Sheet has 5.2:1", safety: .safe),
    Case(line: "| Pair | Measured |\n|---|---|\n| Chalk on Sheet | 4.5:1 |", safety: .safe),
    // Such a number alone is as often what is asked for.
    Case(line: "- Chalk on Sheet: 4.5:1", safety: .unsafe),
    Case(line: "All of these must hold:\n\n- Chalk on Sheet: 5.2:1", safety: .unsafe),
    Case(line: "- Chalk on Sheet was 5.2:1", safety: .unsafe),
    // The mark would stay beside a ratio that fails.
    Case(line: "- Chalk on Sheet is 5.2:1 ✅", safety: .unsafe),
    Case(line: "- Chalk on Sheet has 5.2:1 and passes", safety: .unsafe),
  ]

  static let past: [Case] = [
    Case(line: "- Before the redesign Chalk on Sheet was 4.5:1", isFound: false),
    Case(line: "- Chalk on Sheet was previously 5.2:1", isFound: false),
    // What is demanded is reached.
    Case(line: "- Slate on Sheet must have 5:1", isFound: false),
    // A proportion of three is no ratio of two.
    Case(line: "- Chalk on Sheet is printed as 3:1:1", isFound: false),
    Case(line: "- Chalk on Sheet: the mark of 1:1:3:1:1", isFound: false),
  ]

  @Test(arguments: demands + claims + past)
  func ratio(_ test: Case) throws {
    let text = """
      # Tray

      \(test.line)

      | Token | Value |
      |---|---|
      | Sheet | #FFFFFF |
      | Chalk | #999999 |
      | Slate | #333333 |

      """
    let file = (path: "a.md", bytes: ContiguousArray(text.utf8))
    let found = Workspace.lint(files: [file]).diagnostics.filter { $0.code == "C412" }
    #expect(found.count == (test.isFound ? 1 : 0))
    #expect(found.first?.fix?.safety == test.safety)
  }

  static let others: [RuleCase] = [
    .init(
      "T306", "the response of a spring",
      "- **Fade animation**: 200ms\n- **Slide animation**: 300ms\n- **Zoom animation**: 400ms\n"
        + "- **Pop animation**: 250ms\n- **Sheet**: spring, response 0.5s, damping 0.8\n"),
    .init(
      "C413", "a factor in the middle of a sum", "- Total height: 48px + 2 × 8px = 64px\n"),
    .init(
      "C413", "a factor behind a colon",
      "- The bar is 64px high: 48px button and 2 × 8px padding\n"),
    .init(
      "C413", "a number in words", "- The tray is 64px high: two 8px paddings and a 48px button\n"),
    .init(
      "C413", "parts of a number",
      "- The tray is 66px high: two paddings of 9px and a 48px button\n"
    ),
    .init(
      "C413", "a time that comes twice",
      "- The hall takes 600ms: 200ms to dim and 2 × 200ms to slide\n"),
    .init(
      "C413", "padding on both sides",
      "- The bar is 64px high: 40px text, 8px icon and 8px padding\n"
    ),
    .init(
      "C413", "a factor that the words leave open",
      "- The bar is 64px high: 48px button and 8px above as well as below twice\n"),
    .init(
      "C413", "a product that does not make the sum",
      "- The bar is ⟦64px⟧ high: 48px button and 2 × 10px padding\n"),
    .init(
      "C413", "a number in words that does not make the sum",
      "- The tray is ⟦60px⟧ high: two 8px paddings and a 48px button\n"),
    .init("C413", "rows of a height", "- **Total**: 3 rows × 56px = ⟦158px⟧\n"),
    .init("C413", "rows of a height that hold", "- **Total**: 3 rows × 56px = 168px\n"),
    .init(
      "C413", "items of a list that count twice",
      "The row is 64px high, made up of:\n\n- a 48px button\n- two 8px paddings\n"),
    .init(
      "C413", "the whole of a staggered list",
      "- **Entry**: 5 items, 250ms each, stagger 40ms, ⟦450ms⟧ in total\n"),
    .init(
      "C413", "the whole of a staggered list that holds",
      "- **Entry**: 5 items, 250ms each, stagger 40ms, 410ms in total\n"),
    .init(
      "C413", "both forms of a spring",
      "- **Sheet**: spring, response 0.5s, damping 0.8 (stiffness ⟦300⟧, damping coefficient ⟦30⟧, mass 1)\n"
    ),
    .init(
      "C413", "both forms of one spring",
      "- **Sheet**: spring, response 0.5s, damping 0.8 (stiffness 157.9, damping coefficient 20.1, mass 1)\n"
    ),
    .init(
      "C413", "dots of a density", "- Targets: 44pt is ⟦130px⟧ at 3x\n- Rows: 48dp is 96px at 2x\n"),
    .init("C413", "an opacity in brackets", "- **Scrim**: ⟦50%⟧ (`#00000040`)\n"),
    .init("C413", "an opacity in brackets that holds", "- **Scrim**: 25% (`#00000040`)\n"),
  ]

  @Test(arguments: others)
  func other(_ test: RuleCase) { test.check() }
}
