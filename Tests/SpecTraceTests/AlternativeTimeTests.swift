import Testing

@testable import SpecTrace

/// Times of a row that are parted by a slash.
@Suite("Alternative times of a row")
struct AlternativeTimeTests {
  @Test(
    "either of two stated times will do, and what lies between them",
    arguments: [(150, true), (200, true), (300, true), (100, false), (400, false)])
  func either(_ duration: Int, _ passes: Bool) {
    let spec = """
      # Queue

      | From | To | Trigger | Duration |
      |---|---|---|---|
      | Idle | Busy | Go | 150ms/300ms |
      | Busy | Idle | Halt | 100ms |
      """
    let trace = #"{"t":0,"from":"Idle","to":"Busy","trigger":"Go","duration":\#(duration)}"#
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
    #expect(report.violations.map(\.rule) == (passes ? [] : [.duration]))
  }
}
