import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

@testable import SpecTrace

/// Rows that are taken when a time is over.
@Suite("Rows with a time for a trigger")
struct TimedRowTests {
  private static let chart = """
    # Letter

    ```ts
    const letter = createMachine({
      initial: 'blank',
      states: {
        blank: { on: { WRITE: 'open' } },
        open: { on: { POST: 'posted', CLEAR: 'blank' }, after: { 20000: 'kept' } },
        posted: { on: { BACK: 'blank' } },
        kept: { type: 'final' }
      }
    })
    ```
    """

  private static let table = """
    ---
    initial: blank
    ---
    # Letter

    | From | To | Trigger | Duration |
    |---|---|---|---|
    | blank | open | WRITE | |
    | open | kept | After 20 seconds | 300ms |
    | open | posted | POST | |
    | open | blank | CLEAR | |
    """

  /// A letter that is left for a state after some time.
  private func report(_ spec: String, to target: String, after time: Int) -> TraceReport {
    let trace = """
      {"t":0,"state":"blank"}
      {"t":100,"from":"blank","to":"open","trigger":"WRITE"}
      {"t":\(100 + time),"from":"open","to":"\(target)"}
      {"kind":"stop","t":200000,"result":"complete"}
      """
    return ReferenceTraceTests.report(ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
  }

  @Test(
    "the stay ends then, and the row is not taken sooner",
    arguments: [
      ("kept", 20_000, 0), ("kept", 5000, 1), ("kept", 60_000, 1), ("blank", 5000, 0),
      ("blank", 60_000, 1),
    ])
  func times(_ target: String, _ time: Int, _ count: Int) {
    for spec in [Self.chart, Self.table] {
      let found = report(spec, to: target, after: time).violations
      #expect(found.map(\.rule) == Array(repeating: .dwell, count: count))
      #expect(found.allSatisfy { $0.expected == "20000 ms" })
    }
  }

  @Test("a condition may hold a row up, and other words tell of more than time")
  func otherRows() {
    for trigger in ["After 20 seconds [is online]", "Idle for 20 seconds", "Hold 20 seconds"] {
      let spec = Self.table.replacing("After 20 seconds", with: trigger)
      #expect(report(spec, to: "blank", after: 60_000).violations == [])
      #expect(report(spec, to: "kept", after: 5000).violations == [])
    }
  }

  @Test("simulated sessions keep the times", arguments: [chart, table], SimulationForm.allCases)
  func simulation(_ text: String, _ form: SimulationForm) throws {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "letter.md")
    let spec = Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
    var settings = TraceSimulator.Settings()
    settings.form = form
    let simulator = try #require(TraceSimulator(specs: [spec], settings: settings))
    #expect(MutationScore.falseAlarms(simulator.walks(60), specs: [spec]) == [])
  }
}
