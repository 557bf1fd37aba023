import SpecModel
import Testing

@testable import SpecLowering

/// Prints the lines of a document that carry a time, as milliseconds.
private func times(_ text: String) -> [Double] {
  lower(text).durations.compactMap { $0.quantity.max ?? $0.quantity.min }
}

@Suite struct NormativityTests {
  @Test(arguments: [
    ("## Lessons Learned\n- The drawer opened in 900ms", NotNormative.Reason.history),
    ("## Changelog\n- v2: the drawer opens in 900ms", .history),
    ("## Historique\n- v0.1 : le tiroir s'ouvrait en 900ms", .history),
    ("## History\n- 2024-03-01: the drawer opens in 900ms", .history),
    ("## 4. Alternatives considered\n- A drawer in 900ms", .alternative),
    ("## Verworfene Alternativen\n- Eine Schublade in 900ms", .alternative),
    ("## Future Enhancements\n- A drawer that fades in 900ms", .future),
    ("## Drawer 🟡 FUTURE\n- Fade: 900ms", .future),
    ("## Drawer — Deferred\n- Fade: 900ms", .future),
    ("## Drawer (Post-MVP)\n- Fade: 900ms", .future),
    ("## Évolutions futures\n- Fondu : 900ms", .future),
    ("## 今後の予定\n- フェード 900ms", .future), ("## Out of scope\n- Fade: 900ms", .outOfScope),
    ("## Fuera de alcance\n- Fundido: 900ms", .outOfScope), ("## 参考文献\n- 900ms", .reference),
    ("## Open Questions\n- Is a fade of 900ms enough?", .openQuestion),
    ("## Sample data\n- Fade: 900ms", .example),
    ("## Test results\n- The list loads in 900ms", .result),
    ("## Implementation timeline\n- Drawer: 3 hours", .plan),
    ("## Personas\n- Waits 20 minutes", .story),
    ("## User scenario\nAnn waits 20 minutes.", .story),
    ("- **Example:** fades in 900ms", .example), ("- **Deprecated:** 900ms fade", .history),
    ("- Fade in 900ms (deferred)", .future), ("- ~~Fade in 900ms~~", .struckOut),
    ("The fade originally took 900ms.", .history),
    ("**Before:**\n- Fade: 900ms\n\n**After:**\n- Fade: none", .replaced),
    ("## Before\nFade: 900ms\n\n## After\nNo fade.", .replaced),
    ("<!-- deprecated -->\nFade: 900ms\n<!-- /deprecated -->", .history),
    ("| Motion | Before | After |\n|---|---|---|\n| Fade | 900ms | none |", .replaced),
    ("| Motion | v1 | v2 |\n|---|---|---|\n| Fade | 900ms | none |", .replaced),
    ("| Motion | Time | Status |\n|---|---|---|\n| Fade | 900ms | Planned |", .future),
    ("| Work | Effort |\n|---|---|\n| Fade | 3 hours |", .plan),
  ])
  func keepsOut(body: String, reason: NotNormative.Reason) {
    let spec = lower("# Drawer\n\n\(body)\n")
    #expect(spec.durations.isEmpty, "\(body)")
    #expect(spec.notNormative.map(\.reason) == [reason], "\(body)")
  }

  @Test(arguments: [
    "## Navigation History\n- Fade: 900ms", "## History\n- Fade: 900ms",
    "## Version History Screen\n- Fade: 900ms",
    "## Future Visits State\n- Fade: 900ms", "## Performance Considerations\n- Fade: 900ms",
    "## Card (Rejected)\n- Fade: 900ms", "## Order: Removed\n- Fade: 900ms",
    "## Reduced Motion Alternatives\n- Fade: 900ms", "## Before\n- Fade: 900ms",
    "- Wait 900ms before closing", "- If the user has previously saved, fade in 900ms",
    "| From | Event | New State |\n|---|---|---|\n| A | tap, 900ms | B |",
    "## Results\n- Fade: 900ms", "- Press the old key for 900ms", "## Code Examples\n- Fade: 900ms",
    "## Option list\n- Fade: 900ms",
  ])
  func leavesAlone(body: String) {
    let text = "# Drawer\n\n\(body)\n"
    #expect(times(text) == [900], "\(body)")
    #expect(lower(text).notNormative.isEmpty, "\(body)")
  }

  @Test func takesTheChosenOption() {
    let spec = lower(
      """
      # Drawer
      ## Option A: Sheet
      Fades in 100ms.
      ## Option B: Panel
      Fades in 200ms.
      ## Decision
      We have chosen Option B.
      """)
    #expect(spec.durations.map(\.quantity.max) == [200])
    #expect(spec.notNormative.map(\.text) == ["Option A: Sheet"])
    #expect(spec.notNormative.map(\.factCount) == [2])
  }

  @Test func takesNoOptionWhereNoneIsChosen() {
    #expect(times("# D\n## Option 1\nFade: 100ms\n## Option 2\nFade: 200ms\n").isEmpty)
  }

  @Test func keepsTheStateThatATitleMarks() {
    let spec = lower(
      "# Drawer\n## States\n### Open State\nShown.\n### Pinned State (Future)\nFades in 900ms.\n")
    #expect(spec.machines.flatMap(\.states).map(\.name).contains { $0.hasPrefix("Pinned") })
    #expect(spec.durations.isEmpty)
  }

  @Test func keepsTransitionsOfAlternativesOut() {
    let table = "| From | To | Trigger |\n|---|---|---|\n| Open | Closed | Tap |\n"
    let other = "| From | To | Trigger |\n|---|---|---|\n| Open | Gone | Swipe |\n"
    let spec = lower("# D\n## Transitions\n\(table)\n## Rejected alternatives\n\(other)")
    #expect(spec.machines.flatMap(\.transitions).count == 1)
  }

  @Test func keepsTheRemarkAloneOut() {
    #expect(times("# D\n- Fade: 200ms (previously 500ms)\n") == [200])
  }
}
