import SpecModel
import SpecText
import Testing

@testable import SpecLowering

private func times(_ text: String) -> [String] {
  lower(text).durations.map { fact in
    let low = fact.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = fact.quantity.max.map { Numbers.text($0) } ?? "…"
    return "\(low)..\(high) \(fact.role.rawValue) \(fact.subject)"
  }
}

@Suite struct DurationPassTests {
  @Test(arguments: [
    ("- **Card Tap**:\n  - Duration: 250ms ease-out", "250..250 animation Card Tap"),
    ("- Retry runs every 30 seconds", "30000..30000 period Retry runs"),
    (
      "- Toast \"Order placed\" (4 seconds, auto-dismiss)",
      "4000..4000 timeout Toast \"Order placed\""
    ),
    ("- **Search**: Debounced (300ms)", "300..300 debounce Search"),
    ("- **Wait**: 2s delay", "2000..2000 delay Wait"),
    ("- **Response**: immediate (<50ms latency)", "…..50 latency Response"),
    ("- Motion: response 0.3s, damping 0.7", "300..300 spring Motion"),
    ("## Load\n\n**Duration:** <1 second", "…..1000 latency Load"),
    ("- **Brew**:\n  - Duration: 4 minutes", "240000..240000 other Brew"),
    (
      "- Guests finish the rotation within 40 seconds",
      "…..40000 latency Guests finish the rotation"
    ),
    ("- Maximum wait: 3 s", "…..3000 delay Maximum wait"),
    ("Loading times out after 10 seconds.", "10000..10000 timeout Loading times out"),
    ("- Requests time out after 10s", "10000..10000 timeout Requests time out"),
    ("- The upload timed out after 30s", "30000..30000 timeout The upload timed out"),
    ("- Timeout after 8 s", "8000..8000 timeout Timeout"),
    ("- Fades out after 2s", "2000..2000 delay Fades out"),
    ("# Fades\n\n- 150ms is the ceiling for all", "…..150 animation Fades"),
    ("- The last time comes after 2s", "2000..2000 delay The last time comes"),
    (
      "| Name | Duration (ms) |\n|---|---|\n| Fade | 150 |",
      "150..150 animation Fade"
    ),
  ])
  func compilesTimesOfLines(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(
    "a row of a change is told by both ends in every language",
    arguments: [
      ("| Da | Evento | A | Durata |", "| Vuoto | Aggiungi | Pieno | 300ms |", "Vuoto → Pieno"),
      ("| Dauer | Auslöser | Von | Nach |", "| 300ms | Tippen | Leer | Voll |", "Leer → Voll"),
      ("| 当前状态 | 事件 | 下一状态 | 时长 |", "| 空闲 | 点击播放 | 播放中 | 300毫秒 |", "空闲 → 播放中"),
      ("| Metric | Current | Target | Time |", "| Load | 5 items | 9 items | 300ms |", "Load"),
    ])
  func namesBothEnds(header: String, row: String, subject: String) {
    let found = times(header + "\n|---|---|---|---|\n" + row)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(" " + subject) == true, "\(found)")
  }

  @Test(
    "a change and the role of its time do not depend on the order of the columns",
    arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [4, 0, 1, 2, 3]])
  func columnsInAnyOrder(places: [Int]) {
    let rows = [
      ["From State", "To State", "Trigger", "Duration", "Animation"],
      ["---", "---", "---", "---", "---"],
      ["Waiting", "Ready", "Answer", "320ms", "Fade with stagger"],
      ["Ready", "Open", "Tap", "250ms", "Grow"],
      ["Ready", "Sorting", "Long press", "260ms", "Overlay"],
      ["Ready", "Map", "Toggle", "350ms", "Cross-fade"],
    ]
    let text = rows.map { row in "| " + places.map { row[$0] }.joined(separator: " | ") + " |" }
    #expect(
      times(text.joined(separator: "\n")) == [
        "320..320 animation Waiting → Ready", "250..250 animation Ready → Open",
        "260..260 animation Ready → Sorting", "350..350 animation Ready → Map",
      ])
  }

  @Test(arguments: [
    ("css", ".a { transition: opacity 200ms ease-out; }", [200]),
    ("css", ".a { animation-delay: 0.1s; }", [100]),
    ("css", "/* shown for 3s */", [3000]),
    ("swift", "UIView.animate(withDuration: 0.15) {", [150]),
    ("swift", "withAnimation(.easeOut(duration: 0.2)) {", [200]),
    ("swift", "withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {", [300]),
    ("ts", "duration: 300,", [300]), ("ts", "transition={{ duration: 0.3 }}", [300]),
    ("ts", "const Hold = ({ delay = 500, interval = 150 }) => {", [500, 150]),
    ("tsx", "<div className=\"transition-all duration-200\">", [200]),
    ("js", "setTimeout(() => close(), 3000);", [3000]),
    ("js", "setTimeout(() => {\n  close()\n}, 3000);", [3000]),
    ("kotlin", ".setDuration(150)", [150]),
    ("csharp", "var fade = new DoubleAnimation(0, 1, TimeSpan.FromMilliseconds(260));", [260]),
    ("kotlin", "delay(3.seconds)", [3000]),
    ("dart", "Duration(milliseconds: 300)", [300]), ("dart", "Duration(seconds: 2)", [2000]),
    ("js", "buzz(10); // 10ms", [10]), ("mermaid", "a --> b : after 30 s", [30000]),
  ])
  func compilesTimesOfCode(language: String, code: String, expected: [Double]) {
    let spec = lower("```\(language)\n\(code)\n```")
    #expect(spec.durations.map(\.quantity.min) == expected)
  }

  @Test(arguments: [
    "- Open from 8:00 AM to 9:00 AM", "- Try \"a quick 60s run\"", "- Edited 5 min ago",
    "- 12/24-hour clock", "## Lessons Learned\n\n- Timers of 3 seconds were too short",
    "**Lessons Learned:**\n- The initial plan hid it after 3 seconds",
    "- Estimated effort: 4 hours",
    "```\n┌────────┐\n│ 30 s   │\n└────────┘\n```", "```js\nconst rows = 300;\n```",
    "```js\nconst span = isCalm ? 0 : 300;\n```", "```sh\nsleep 3s\n```",
    "```css\n.a { width: 300px; }\n```",
  ])
  func leavesAlone(text: String) { #expect(times(text) == []) }

  @Test func saysWhyItLeavesHistoryOut() {
    let spec = lower("## Lessons Learned\n\n- Timers of 3 seconds were too short")
    #expect(spec.notNormative.map(\.factCount) == [1])
  }

  @Test func keepsPlaceAndScope() throws {
    let spec = lower("# A\n\n## B\n\n- Fade: 200ms")
    let fact = try #require(spec.durations.first)
    #expect(fact.scope == ["A", "B"])
    #expect(fact.origin.range.offsets == 19..<24)
  }
}
