import SpecAnalysis
import SpecLint
import SpecLintRules
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// What is found beside the machines is what is found after them.
@Suite struct FactAnalysisTests {
  private static func expectSame(_ text: String, _ name: String) {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "spec.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let after = DocumentAnalysis(document: document, spec: Lowering.lower(document))
    let (spec, pieces) = Lowering.lower(
      document, options: .init(), workers: .one, beside: FactAnalysis.pieces(of: document))
    let beside = DocumentAnalysis(document: document, spec: spec, pieces: pieces)
    #expect(beside.conflicts == after.conflicts, "\(name)")
    #expect(
      String(reflecting: beside.claims.contrast) == String(reflecting: after.claims.contrast),
      "\(name)")
    #expect(
      String(reflecting: beside.claims.derived) == String(reflecting: after.claims.derived),
      "\(name)")
    #expect(
      String(reflecting: beside.claims.blanket) == String(reflecting: after.claims.blanket),
      "\(name)")
  }

  @Test(arguments: RuleRegistry.rules.map { $0.info.code })
  func theExamplesOfARule(_ code: String) throws {
    let rule = try #require(RuleRegistry.rules.first { $0.info.code == code })
    for example in rule.info.examples {
      for file in RuleExampleTests.files(in: example.text) {
        Self.expectSame(file.text, "\(code) \(file.text.prefix(60))")
      }
    }
  }

  @Test(arguments: [
    // The arrow of a diagram states a time that the text contradicts.
    """
    # Scanner

    ```mermaid
    stateDiagram-v2
      Scanning --> TimedOut: no match for 15 s
      Scanning --> Done: match found
      TimedOut --> Scanning: retry
    ```

    The scanner gives up when there is no match for 20 seconds.
    """,
    // A row lasts otherwise than the label of its trigger says.
    """
    # Sheet

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | Closed | Open | Tap the handle | 300ms |
    | Open | Closed | Swipe down | 200ms |

    ## Motion

    - **Tap the handle**: 450ms ease-out
    """,
    // A chart in code delays a change, which is a time that no line tells.
    """
    # Draft

    ```js
    createMachine({ initial: 'saving', states: { saving: { after: { 30000: 'saved' } }, saved: {} } })
    ```

    All animations last at most 200ms.
    """,
  ])
  func rowsAndArrowsCount(_ text: String) throws {
    Self.expectSame(text, text)
  }

  @Test func rowsAndArrowsAreHeldAgainstStatements() {
    let text = """
      # Sheet

      | From | To | Trigger | Duration |
      |---|---|---|---|
      | Closed | Open | Tap the handle | 300ms |
      | Open | Closed | Swipe down | 200ms |

      ## Motion

      - **Tap the handle**: 450ms ease-out
      """
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "spec.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let (spec, pieces) = Lowering.lower(
      document, options: .init(), workers: .one, beside: FactAnalysis.pieces(of: document))
    let analysis = DocumentAnalysis(document: document, spec: spec, pieces: pieces)
    #expect(analysis.conflicts.count == 1)
  }

  /// Two threads that take the pieces in another order each: what had to wait for the facts is made after them.
  @Test(arguments: [[0, 1, 2, 3, 4], [1, 0, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]])
  func theOrderOfThePiecesTellsNothing(_ order: [Int]) {
    let text = """
      # Kiosk

      ## States

      - **Idle**: shows the clock for 10 s
      - **Busy**: shows a spinner

      ## Transitions

      - Idle → Busy: tap (200 ms)
      - Busy → Idle: done

      ## Motion

      - Fade: 200 ms
      - Fade: 300 ms
      """
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "spec.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let workers = Workers(count: 2) { number, body in
      let places = Array(0..<number)
      for index in order.filter(places.contains) + places.filter({ !order.contains($0) }) {
        body(index)
      }
    }
    let (spec, pieces) = Lowering.lower(
      document, options: .init(), workers: workers, beside: FactAnalysis.pieces(of: document))
    let alone = Lowering.lower(document)
    #expect(spec.machines == alone.machines)
    #expect(spec.durations.count == alone.durations.count)
    let beside = DocumentAnalysis(
      document: document, spec: spec, pieces: pieces, workers: workers)
    let after = DocumentAnalysis(document: document, spec: alone)
    #expect(beside.conflicts == after.conflicts)
    #expect(
      String(reflecting: beside.claims.contrast) == String(reflecting: after.claims.contrast))
  }
}
