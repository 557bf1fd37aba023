import SpecModel
import Testing

@Suite("Delays and ends of charts in code")
struct CodeDelayTests {
  private static let chart = """
    # Letter

    ## Machine

    ```ts
    const letter = createMachine({
      initial: 'blank',
      states: {
        blank: { on: { WRITE: 'open' } },
        open: {
          after: { 20000: 'kept', PATIENCE: 'blank' },
          on: { POST: { target: 'posted' } },
        },
        posted: { type: 'parallel' },
        kept: { type: 'final' }
      }
    })
    ```
    """

  @Test("a number of milliseconds is a time of the document, a name is none")
  func delays() throws {
    let spec = lower(Self.chart)
    #expect(spec.durations.map(\.quantity) == [Quantity(20_000, .milliseconds)])
    let fact = try #require(spec.durations.first)
    #expect(fact.role == .delay && fact.subject == "open → kept")
    #expect(fact.scope.last == "Machine")
    let row = spec.machines[0].transitions.first { $0.trigger?.text == "after 20000 ms" }
    #expect(fact.origin == row?.trigger?.origin)
  }

  @Test("a final state is one") func ends() throws {
    let machine = try #require(lower(Self.chart).machines.first)
    #expect(machine.states.filter { $0.kind == .final }.map(\.name) == ["kept"])
  }
}
