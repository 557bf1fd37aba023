import SpecModel
import Testing

@testable import SpecTrace

/// Times in the section of a state that tell of nothing but the stay in it.
@Suite("Stays in the section of a state")
struct StayTests {
  /// A banner that is left after some time.
  private static func report(_ line: String, after time: Int) -> TraceReport {
    let spec = """
      # Mail

      ## Inbox State

      Messages.

      ## Banner State

      - \(line)

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | Inbox | Banner | Arrive |
      | Banner | Inbox | Expire |
      """
    let trace = """
      {"t":0,"state":"Inbox"}
      {"t":100,"from":"Inbox","to":"Banner","trigger":"Arrive"}
      {"t":\(100 + time),"from":"Banner","to":"Inbox","trigger":"Expire"}
      {"kind":"stop","t":90000,"result":"complete"}
      """
    return ReferenceTraceTests.report(ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
  }

  @Test(
    "an end bounds the stay from above, in words of many languages",
    arguments: [
      "Auto-dismisses after 4 seconds", "Auto-hide: 4s", "Times out after 4 seconds",
      "Timeout: 4 seconds", "Disappears after 4 seconds", "Closes automatically after 4 s",
      "Fails after 4 seconds", "Returns to Inbox after 4 seconds",
      "After 4 seconds the banner disappears", "Wird nach 4 Sekunden ausgeblendet",
      "Verschwindet nach 4 Sekunden", "Disparaît après 4 secondes", "Desaparece tras 4 segundos",
      "Scompare dopo 4 secondi", "Verdwijnt na 4 seconden",
    ])
  func ends(_ line: String) {
    #expect(Self.report(line, after: 60_000).violations.map(\.rule) == [.dwell])
    #expect(Self.report(line, after: 4000).violations == [])
    #expect(Self.report(line, after: 500).violations == [])
  }

  @Test(
    "a latest end is one, too, but a close that takes no longer is none",
    arguments: [
      ("Leaves after 4 seconds at the latest", true), ("Closes after at most 4 seconds", true),
      ("Close: at most 4 seconds", false), ("Expire answers within 4 seconds", false),
    ])
  func latest(_ line: String, _ isStay: Bool) {
    let late = Self.report(line, after: 60_000)
    #expect(late.violations.map(\.rule) == (isStay ? [.dwell] : []))
    #expect(Self.report(line, after: 500).violations == [])
  }

  @Test(
    "a length bounds the stay on both sides",
    arguments: [
      "Stays for 4 seconds", "Visible for 4 seconds", "Dwell: 4s", "Shown for 4 seconds",
      "The banner is shown for 4 seconds", "Bleibt 4 Sekunden sichtbar",
    ])
  func lengths(_ line: String) {
    #expect(Self.report(line, after: 60_000).violations.map(\.rule) == [.dwell])
    #expect(Self.report(line, after: 4000).violations == [])
    #expect(Self.report(line, after: 500).violations.map(\.rule) == [.dwell])
  }

  @Test(
    "what tells of a part, a begin or a gesture is no stay",
    arguments: [
      "Controls auto-hide: 4s", "Shown after 4 seconds", "Hold for 4 seconds to pin",
      "Delay: 4 s", "Close button fades in after 4 s", "Progress bar visible for 4 seconds",
    ])
  func others(_ line: String) {
    let report = Self.report(line, after: 60_000)
    #expect(report.violations == [])
    #expect(report.obligations.allSatisfy { $0.kind != .dwell })
    #expect(report.notChecked.count == 1, "\(report.notChecked)")
  }

  @Test(
    "away from its section a state is named beside words for its stay",
    arguments: [
      ("Banner stays for 4 seconds", true), ("The banner disappears after 4 seconds", true),
      ("Banner visible for 4 seconds", true), ("Banner progress visible for 4 seconds", false),
    ])
  func named(_ line: String, _ isStay: Bool) {
    let spec = """
      # Mail

      | From | To | Trigger |
      |---|---|---|
      | Inbox | Banner | Arrive |
      | Banner | Inbox | Expire |

      ## Timing

      - \(line)
      """
    let trace = """
      {"t":0,"state":"Inbox"}
      {"t":100,"from":"Inbox","to":"Banner","trigger":"Arrive"}
      {"t":60100,"from":"Banner","to":"Inbox","trigger":"Expire"}
      {"kind":"stop","t":90000,"result":"complete"}
      """
    let report = ReferenceTraceTests.report(
      ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
    #expect(report.violations.map(\.rule) == (isStay ? [.dwell] : []))
  }

  @Test("under the heading of a part a stay is that of the part")
  func parts() {
    let spec = """
      # Player

      ## Playing State

      ### Controls

      - Auto-hide: 4s

      ### Timing

      - Times out after 30 s

      ## Paused State

      Still.

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | Playing | Paused | Pause |
      | Paused | Playing | Play |
      """
    for (time, expected) in [(9000, []), (40_000, [TraceRule.dwell])] {
      let trace = """
        {"t":0,"state":"Playing"}
        {"t":\(time),"from":"Playing","to":"Paused","trigger":"Pause"}
        """
      let report = ReferenceTraceTests.report(
        ContiguousArray(spec.utf8), ContiguousArray(trace.utf8))
      #expect(report.violations.map(\.rule) == expected)
    }
  }

  @Test("times that nothing is held against are told")
  func told() {
    let report = Self.report("Stagger: 50ms between rows", after: 500)
    #expect(report.notChecked.contains { $0.hasPrefix("times of the spec that no line") })
  }
}
