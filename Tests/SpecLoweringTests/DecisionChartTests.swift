import SpecModel
import Testing

@testable import SpecLowering

@Suite("Charts below a heading that speaks of a decision")
struct DecisionChartTests {
  private func found(_ title: String, _ nodes: String) -> [String] {
    lower("# \(title)\n\n```mermaid\nflowchart TD\n\(nodes)\n```\n").machines.flatMap { edges($0) }
  }

  @Test("screens tell that it is one on the way through the app")
  func screens() {
    let nodes = "A[Sign-in Screen] -->|tap| B[Home Screen]\nB -->|leave| C[Goodbye Page]"
    #expect(found("Sign-in decision", nodes).count == 2)
    #expect(found("Sign-in decision tree", nodes).isEmpty)
    #expect(found("Which cache?", "A[Small] -->|yes| B[Memory]\nB -->|no| C[Disk]").isEmpty)
    #expect(found("Decision", "A[Small] -->|yes| B[Memory]\nB -->|no| C[Disk]").isEmpty)
  }

  @Test("a cell may name two sources that other rows name alone")
  func sources() {
    let table = """
      | Event | State change |
      |---|---|
      | `add` | `idle` → `queued` |
      | `start` | `queued` → `sending` |
      | `stop` | `queued`/`sending` → `dropped` |
      """
    #expect(
      lower("# Post\n\n\(table)\n").machines.flatMap { edges($0) } == [
        "idle -> queued : add", "queued -> sending : start", "queued -> dropped : stop",
        "sending -> dropped : stop",
      ])
  }
}
