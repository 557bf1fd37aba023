import SpecText
import Testing

@testable import SpecTrace

/// What a report says of demands that no line touched.
@Suite("Lists of what was not checked")
struct NotCheckedTests {
  @Test("programs are given every name, people the first of many")
  func names() throws {
    let rows = (1...12).map { "| Idle | Room \($0) | Door \($0) | \($0)00ms |" }
    let spec =
      "# Hall\n\n| From | To | Trigger | Duration |\n|---|---|---|---|\n"
      + rows.joined(separator: "\n") + "\n"
    let trace =
      "{\"t\":0,\"state\":\"Idle\"}\n{\"kind\":\"stop\",\"t\":9,\"result\":\"complete\"}\n"
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
    let reason = try #require(report.notChecked.first { $0.contains("never touched") })
    for number in 1...12 { #expect(reason.contains("Door \(number)")) }
    let shown = NotChecked.short(reason)
    #expect(shown.count <= 250 && shown.contains("Door 1'") && shown.hasSuffix(", …)"))
    #expect(shown.contains(": 12 ("))
    #expect(NotChecked.short("demands: 1 ('a')") == "demands: 1 ('a')")
  }
}
