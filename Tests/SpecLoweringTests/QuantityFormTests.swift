import SpecModel
import Testing

@testable import SpecLowering

/// Prints the times of a document: interval and role.
private func times(_ text: String, roles: Bool = false) -> String {
  lower("# Drawer\n\n" + text).durations.map { fact in
    let low = fact.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = fact.quantity.max.map { Numbers.text($0) } ?? "…"
    let value = low == high ? low : "\(low)..\(high)"
    return roles ? "\(value) \(fact.role.rawValue)" : value
  }.joined(separator: ", ")
}

@Suite struct QuantityFormTests {
  @Test(arguments: [
    ("- Fade 200ms–0.3s", "200..300"), ("- Fade 200 ms − 300 ms", "200..300"),
    ("- Fade 200..300ms", "200..300"), ("- Wait between 2 s and 3 s", "2000..3000"),
    ("- Zwischen 2 und 3 Sekunden", "2000..3000"), ("- Entre 2 y 3 segundos", "2000..3000"),
    ("- Entre 2 et 3 secondes", "2000..3000"), ("- De 2 a 3 segundos", "2000..3000"),
    ("- Da 2 a 3 secondi", "2000..3000"), ("- Van 2 tot 3 seconden", "2000..3000"),
    ("- 2 sampai 3 detik", "2000..3000"), ("- 2から3秒", "2000..3000"), ("- 2到3秒", "2000..3000"),
    ("- 2에서 3초", "2000..3000"), ("- Fade 300ms ± 50ms", "250..350"),
    ("- Fade 200ms +/- 10%", "180..220"), ("- Saved 250 000 µs after it", "250"),
  ])
  func readsIntervals(text: String, expected: String) { #expect(times(text) == expected) }

  @Test(arguments: [
    ("- Fade in höchstens 300 ms", "…..300"), ("- Bis zu 300 ms", "…..300"),
    ("- Jusqu'à 300 ms", "…..300"), ("- Au plus 300 ms", "…..300"),
    ("- Como máximo 300 ms", "…..300"),
    ("- Menos de 300 ms", "…..300"), ("- Meno di 300 ms", "…..300"), ("- Binnen 300 ms", "…..300"),
    ("- Kurang dari 300 ms", "…..300"), ("- 300ミリ秒以内", "…..300"), ("- 30秒 以内", "…..30000"),
    ("- 3초 이내", "…..3000"), ("- 不超过3秒", "…..3000"), ("- Faster than 300ms", "…..300"),
    ("- Capped at 300ms", "…..300"), ("- Within the 2-hour limit", "…..7200000"),
    ("- Al menos 3 s", "3000..…"), ("- Mindestens 3 s", "3000..…"), ("- 至少3秒", "3000..…"),
    ("- Idle<br/>60s warning", "60000"), ("- Not longer than 3 s", "…..3000"),
    ("| Step | Max time |\n|---|---|\n| Fade | 300ms |", "…..300"),
  ])
  func readsBounds(text: String, expected: String) { #expect(times(text) == expected) }

  @Test(arguments: [
    ("- Fade 1,500 ms", "1500"), ("- Fade: 1 500 ms", "1500"), ("- Fade 1.500 ms", "1500"),
    ("- Fade: 1\u{A0}500\u{A0}ms", "1500"), ("- Frame 16.667ms", "16.667"), ("- Fade 0,3 s", "300"),
    ("- Fade 300\u{A0}ms", "300"), ("- フェード ３００ms", "300"), ("- フェード ０．３秒", "300"),
    ("- 三秒後に消える", "3000"), ("- 半秒後に消える", "500"), ("- 10秒間 表示", "10000"),
    ("- Nach zwei Sekunden", "2000"), ("- Eine halbe Sekunde", "500"), ("- Medio segundo", "500"),
    ("- Une demi-seconde", "500"), ("- Dua detik", "2000"), ("- Twee seconden", "2000"),
    ("- One and a half seconds", "1500"), ("- Updates every minute", "60000"),
    ("- 12 frames at 60fps", "200"), ("- Fade 24 frames @ 30 fps", "800"),
    ("- Lasts 1 min 30 s", "90000"), ("- 20 分 48 秒", "1248000"), ("- Lasts 2h 35min", "9300000"),
  ])
  func readsNumbers(text: String, expected: String) { #expect(times(text) == expected) }

  @Test(arguments: [
    ("- Fade: 300ms + 50ms + 300ms", "650"),
    ("- Fade 150ms/300ms", "150, 300"), ("- 0-500ms: fade in", "0..500"),
    ("| Step | Time |\n|---|---|\n| A | 0:00-0:20 |\n| B | 0:20–0:45 |", "0..20000, 20000..45000"),
    ("- Sessions expire after 30 days", "2592000000"),
    ("| Data | Lifetime |\n|---|---|\n| Drafts | 14 days |", "1209600000"),
    ("- Waits `Duration(milliseconds: 200)`", "200"), ("- Fade out: last 500ms", "500"),
    ("## Fresh (0-2h)\nText", "0..7200000"),
    ("```ts\nmove({ duration: calm ? 0.1 : 0.3 })\n```", "100, 300"),
    ("```yaml\nPhases:\n  1. Leave (0-200ms):\n```", "0..200"),
    ("```\n┌──────────────┐\n│ • Wag: 300ms │\n└──────────────┘\n```", "300"),
    ("```\n┌────┐\n│ Hi │ ← fades in 2s\n└────┘\nthen waits 8 seconds\n```", "2000, 8000"),
    ("- Fade: 200ms ease, from 300ms to 100ms", "200, 300, 100"),
  ])
  func readsCompositions(text: String, expected: String) {
    #expect(times(text).split(separator: ", ").sorted() == expected.split(separator: ", ").sorted())
  }

  @Test(arguments: [
    "- Costs 180,000 SEK", "- Open 8:00-9:00", "- Quiet hours 0:00-6:30 and 9:00-9:30",
    "- Vor 5 Minuten bearbeitet", "- Hace 5 min", "- 5分前", "- 5분 전", "- Bewerkt 5 min geleden",
    "- Error rate (24h)", "- Built in 3 days", "- In the last 30 seconds", "- Speed: 500px/s",
    "- Velocity > 0.5 pt/ms", "- Every second row is grey", "- A tap on the second card",
    "```css\n:root { --stagger-limit: 5; }\n```", "```\n┌────────┐\n│ 2h 35min │\n└────────┘\n```",
    "- “Back in 5 min”", "- »Noch 5 Minuten«", "- „Noch 5 Minuten“ steht da", "- 「あと5分」と表示",
    "```js\nconst speed = calm ? 0 : 300;\n```",
  ])
  func leavesAlone(text: String) { #expect(times(text) == "") }

  @Test(arguments: [
    ("- Fade: 300ms", "300 animation"), ("- Rows follow at 50ms/item", "50 stagger"),
    ("- 40ms per card", "40 stagger"), ("- Überblendung 300 ms", "300 animation"),
    ("- Verzögerung: 300 ms", "300 delay"), ("- Délai : 300 ms", "300 delay"),
    ("- Durée : 300 ms", "300 animation"), ("- Cada 30 segundos", "30000 period"),
    ("- Setiap 30 detik", "30000 period"), ("- 30秒ごとに更新", "30000 period"),
    ("- 超时 30 秒", "30000 timeout"), ("- 长按 500 毫秒", "500 dwell"),
    ("- 애니메이션 300ms", "300 animation"),
    ("- Debounce input by 300ms", "300 debounce"), ("- Dauer: 300 ms", "300 animation"),
    ("| Part | Value |\n|---|---|\n| Stagger | 50ms |", "50 stagger"),
  ])
  func tellsTheRole(text: String, expected: String) {
    #expect(times(text, roles: true) == expected)
  }

  @Test func keepsDurationsWithoutNumberUnresolved() {
    let spec = lower("| Move | Dauer |\n|---|---|\n| Open | Sofort |\n| Close | 200ms |\n")
    #expect(spec.unresolved.map(\.text) == ["Sofort"])
    #expect(spec.durations.count == 1)
  }

  @Test func takesTokensInColumnsOfDurationsForReferences() {
    let spec = lower(
      "| Move | Duration |\n|---|---|\n| Open | `--slow` |\n| Lift | {motion.fast} |\n| Drag | as `slow` as held |\n"
    )
    #expect(spec.unresolved.map(\.text) == ["as slow as held"])
  }

  @Test func keepsSpeedsUnresolved() {
    let spec = lower("- Fling above 500px/s closes it\n")
    #expect(spec.unresolved.map(\.text) == ["500px/s"])
    #expect(spec.constraints.isEmpty)
  }

  @Test func staysLinearInOneLongLine() {
    let clock = ContinuousClock()
    let few = "- Fades " + String(repeating: "in 100 ms and \"out\" 20px, ", count: 500)
    let many = "- Fades " + String(repeating: "in 100 ms and \"out\" 20px, ", count: 2500)
    let base = clock.measure { _ = lower(few) }
    #expect(clock.measure { _ = lower(many) } < base * 15 + .milliseconds(200))
  }
}
