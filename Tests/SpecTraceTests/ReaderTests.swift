import Testing

@testable import SpecTrace

struct ReaderTests {
  private func read(_ text: String) -> TraceLog {
    TraceLog([TraceInput(path: "t.jsonl", bytes: ContiguousArray(text.utf8))])
  }

  @Test func readsATransition() throws {
    let log = read(
      #"{"kind":"transition","session":"a","t":1.5,"from":"A","to":"B","trigger":"Go","duration":2}"#
    )
    let event = try #require(log.events.first)
    #expect(log.malformed.map(\.fault) == [])
    #expect(event.kind == .transition)
    #expect(event.time == 1.5)
    #expect(log.names[event.source] == "A")
    #expect(log.names[event.target] == "B")
    #expect(log.names[event.trigger] == "Go")
  }
}
