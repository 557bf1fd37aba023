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
    ("## Later, maybe\n- Fade: 900ms", .future), ("## Nice to have\n- Fade: 900ms", .future),
    ("## Competitive analysis\n- Theirs fades in 900ms", .result),
    ("What others do (with a stopwatch):\n\n| App | Fade |\n|---|---|\n| Hum | 900ms |", .result),
    ("## User research\n- Many gave up: the fade is 900ms", .result),
    ("| Version | Date | Change |\n|---|---|---|\n| 1.2 | 2026-01-20 | fade 900ms |", .history),
    ("On average the drawer was open for 40 seconds.", .history),
    ("P3 waited 20s for the list and left.", .history),
    ("On 3 March the provider hung for 47 minutes.", .history),
    ("The fade was 900ms then.", .history),
    ("The names below are invented, replace them:\n\n```\nFade: 900ms\n```", .example),
    ("## What we learned from the old drawer\n- It faded in 900ms", .history),
    ("## Was wir gelernt haben\n- Sie blendet in 900ms ein", .history),
    ("## Ce que nous avons appris\n- Fondu : 900ms", .history),
    ("## Lo que aprendimos\n- Fundido: 900ms", .history),
    ("## O que aprendemos\n- Fade: 900ms", .history),
    ("## Cosa abbiamo imparato\n- Dissolvenza: 900ms", .history),
    ("## Wat we geleerd hebben\n- Vervaagt in 900ms", .history),
    ("## Yang kami pelajari\n- Memudar: 900ms", .history),
    ("## 得られた教訓\n- フェード 900ms", .history), ("## 배운 점\n- 페이드 900ms", .history),
    ("## Riwayat revisi\n- Rev 2: 900ms", .history), ("## Revisionshistorie\n- 900ms", .history),
    ("## Histórico de revisões\n- 900ms", .history), ("## 修订记录\n- 900ms", .history),
    ("## Registro de cambios\n- 900ms", .history), ("## 변경 내역\n- 900ms", .history),
    ("## Évolutions envisagées (pas cette année)\n- Fondu : 900ms", .future),
    ("## Mögliche Erweiterungen\n- Blende: 900ms", .future),
    ("## Mejoras previstas\n- Fundido: 900ms", .future),
    ("## Geplande uitbreidingen\n- Vervaagt: 900ms", .future),
    ("## 后续规划\n- 淡入 900ms", .future),
    ("## 変更前（使用しない）\n- フェード 900ms\n\n## 変更後\nなし", .replaced),
    ("| 動き | 変更前 | 変更後 |\n|---|---|---|\n| 表示 | 900ms | なし |", .replaced),
    ("| 动效 | 修改前 | 修改后 |\n|---|---|---|\n| 淡入 | 900ms | 无 |", .replaced),
    ("| 동작 | 변경 전 | 변경 후 |\n|---|---|---|\n| 페이드 | 900ms | 없음 |", .replaced),
    (
      "| Blende | Bisheriger Wert | Neuer Wert |\n|---|---|---|\n| Auf | 900ms | keine |", .replaced
    ),
    (
      "<details>\n<summary>Previous flow (no longer valid)</summary>\n\nFade: 900ms\n\n</details>",
      .history
    ),
    (
      "<details>\n<summary>Bisheriger Ablauf, gilt nicht mehr</summary>\n\nBlende: 900ms\n\n</details>",
      .history
    ),
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
    "## Option list\n- Fade: 900ms", "## Later\n- Fade: 900ms",
    "## Before (login)\n- Fade: 900ms\n\n## After (logout)\n- None",
    "## Competitor card\n- Fade: 900ms", "- If it was closed on average, fade in 900ms",
    "- Restores what was typed, then fades in 900ms",
    "| Release | Date | Fade |\n|---|---|---|\n| A | May | 900ms |",
    "| Date | Description |\n|---|---|\n| shown | fades in 900ms |",
    "- Fades in 900ms and then stays where it was", "## Survey results\n- Fade: 900ms",
    "On average it was slow, it must fade in 900ms.",
    "<details>\n<summary>All motions</summary>\n\nFade: 900ms\n\n</details>",
    "## 変更前\n- フェード 900ms", "## Words we learn\n- Fade: 900ms",
    "| 状態 | 変更前 | 変更後 | トリガー |\n|---|---|---|---|\n| 表示 | 900ms | 開 | タップ |",
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

  @Test func keepsWhatResearchDemands() {
    #expect(
      times("# D\n## User research\n- People left after 20s\n- It must open in 4s\n") == [4000])
    let sections = "# D\n## Diary study\nOpen for 20s.\n### Requirements\nOpens in 4s.\n"
    #expect(times(sections) == [4000])
  }

  @Test func keepsLaterBesideNowOut() {
    #expect(times("# D\n## Now\nFade: 200ms\n## Later\nFade: 900ms\n") == [200])
  }

  @Test func tiesBeforeAndAfterToADesign() {
    let text =
      "# D\n### BEFORE (live until May)\nFade: 900ms\n### AFTER (what we build)\nFade: 200ms\n"
    #expect(times(text) == [200])
  }

  @Test func tiesBeforeAndAfterToWhatIsInForce() {
    let text = "# D\n## Before (do not use)\nFade: 900ms\n## After (in force)\nFade: 200ms\n"
    #expect(times(text) == [200])
    #expect(times("# D\n## Deprecated tokens\nFade: 900ms\n## Tokens\nFade: 200ms\n") == [200])
  }

  @Test func keepsTheRemarkAloneOut() {
    #expect(times("# D\n- Fade: 200ms (previously 500ms)\n") == [200])
  }
}
