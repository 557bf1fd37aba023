import SpecModel
import Testing

@testable import SpecLowering

/// The times of a text in seconds, "low..high".
private func times(_ text: String) -> [String] {
  lower(text).durations.map { fact in
    let text = { (value: Double?) in value.map { "\(Int($0 / 1000))" } ?? "…" }
    return "\(text(fact.quantity.min))..\(text(fact.quantity.max))"
  }
}

@Suite("Times that are choices, bounds and what follows them")
struct TimeFormTests {
  @Test(
    "lists and defaults that share a unit",
    arguments: [
      ("- **Rest**: 5, 10, or 30 minutes", ["300..300", "600..600", "1800..1800"]),
      ("- **Work**: 1-60 minutes (default: 25)", ["60..3600", "1500..1500"]),
      ("- **Rounds**: 1-8 rounds (default: 4)", []),
    ] as [(String, [String])])
  func choices(line: String, expected: [String]) {
    #expect(times("## Settings\n\n\(line)\n") == expected)
  }

  @Test("minutes below examples are chosen by somebody, seconds show how the interface moves")
  func examples() {
    #expect(times("### Examples\n\n- Bake 45 minutes → rest 9 minutes\n") == [])
    #expect(times("### Examples\n\n- The lid opens in 2 seconds\n") == ["2..2"])
  }

  @Test(
    "days after which something happens",
    arguments: [
      ("- Guests are dropped after 30 days", ["2592000..2592000"]),
      ("- 회원 탈퇴 (30일 후 삭제)", ["2592000..2592000"]),
      ("- The fair lasts 30 days", []),
    ] as [(String, [String])])
  func days(line: String, expected: [String]) {
    #expect(times("## Rules\n\n\(line)\n") == expected)
  }

  @Test(
    "bounds that a denial turns round",
    arguments: [
      ("- ❌ Long animations (>2s) that delay", ["…..2"]),
      ("No daily-use animation should exceed 3 s.", ["…..3"]),
      ("- 间隔大于 2 秒", ["2..…"]),
    ] as [(String, [String])])
  func bounds(line: String, expected: [String]) {
    #expect(times("## Motion\n\n\(line)\n") == expected)
  }

  @Test(
    "numbers in words, in parts and in other digits",
    arguments: [
      ("- Given up after a minute and a half", ["90..90"]),
      ("- Dims for two and a half minutes", ["150..150"]),
      ("- Lit for one hour and ten minutes", ["4200..4200"]),
      ("- Shown for the last 2m30s", ["150..150"]), ("- Ends after 1h05m", ["3900..3900"]),
      ("- Between one hour and ten minutes", ["3600..3600", "600..600"]),
      ("- A gap of 1½ minutes", ["90..90"]), ("- Waits ½ minute", ["30..30"]),
      ("- Waits for half an hour", ["1800..1800"]), ("- Rests a quarter of an hour", ["900..900"]),
      ("- सूचना ५ सेकंड बाद", ["5..5"]), ("- بعد ٣ ثوانٍ", ["3..3"]),
      ("- หลัง ๓ วินาที", ["3..3"]), ("- Drifts 8 ± 3 s", ["5..11"]),
      ("- Se apaga tras minuto y medio", ["90..90"]), ("- Dura ora e mezza", ["5400..5400"]),
      ("- Durante dos minutos y medio", ["150..150"]), ("- Apaga em minuto e meio", ["90..90"]),
      ("- S'éteint après minute et demie", ["90..90"]),
      ("- Waits 2 minutes and a half", ["150..150"]),
      ("- Gira cinco segundos y media vuelta", ["5..5"]),
      ("- 两分钟后关闭", ["120..120"]), ("- 三十秒后关闭", ["30..30"]), ("- 五分間表示する", ["300..300"]),
      ("- 二十四小时后重置", ["86400..86400"]), ("- 一个半小时后休眠", ["5400..5400"]),
      ("- 十分重要", []), ("- 数十秒かかる", []), ("- 三分之二的宽度", []),
      ("- 십 초 뒤 닫힘", ["10..10"]), ("- 오분류는 표시하지 않는다", []),
    ] as [(String, [String])])
  func words(line: String, expected: [String]) {
    #expect(times("## Motion\n\n\(line)\n") == expected)
  }

  @Test(
    "bounds by what something is later than, and before a noun",
    arguments: [
      ("- The list: no later than 3s after the last key", ["…..3"]),
      ("- No earlier than 3s", ["3..…"]),
      ("Minimum on-screen time 2 s so that it can be read.", ["2..…"]),
      ("- Maximum wait 9 s", ["…..9"]), ("- The maximum of all, waits 9 s", ["9..9"]),
      ("- It comes back after 3 s at the earliest", ["3..…"]),
      ("- At the earliest after 3 s", ["3..…"]), ("- Frühestens nach 3 s wieder", ["3..…"]),
      ("- Kommt nach 3 s frühestens wieder", ["3..…"]), ("- Au plus tôt après 3 s", ["3..…"]),
      ("- Revient 3 s au plus tôt", ["3..…"]), ("- Revient 3 s au plus", ["…..3"]),
      ("- No antes de 3 s", ["3..…"]), ("- Não antes de 3 s", ["3..…"]),
      ("- Non prima di 3 s", ["3..…"]), ("- Op zijn vroegst na 3 s", ["3..…"]),
      ("- Tidak sebelum 3 detik", ["3..…"]), ("- 最早3秒后再显示", ["3..…"]),
      ("- 早くても3秒後に戻る", ["3..…"]), ("- 빨라야 3초 뒤", ["3..…"]), ("- 遅くとも3秒後", ["…..3"]),
    ] as [(String, [String])])
  func laterBounds(line: String, expected: [String]) {
    #expect(times("## Motion\n\n\(line)\n") == expected)
  }

  @Test(
    "ends of a time to come, times of tools, and times of people",
    arguments: [
      ("- A countdown appears in the last 3 minutes", ["180..180"]),
      ("- Users active in the last 3 minutes", []),
      ("- 開始の5分前から表示する", ["300..300"]), ("- 시작 5분 전부터 표시", ["300..300"]),
      ("- 5分前に更新", []), ("- 5분 전", []),
      ("- The codemod takes ~40 s on the monorepo", []), ("- A fade takes 2 s", ["2..2"]),
      ("- Drivers need 8 min per door", []), ("- For twelve-hour shifts", []),
    ] as [(String, [String])])
  func endings(line: String, expected: [String]) {
    #expect(times("## Rules\n\n\(line)\n") == expected)
  }

  @Test("code: comments of the past, deadlines and constants")
  func code() {
    #expect(times("```css\na { transition: color 2s; /* it was 3s */ }\n```\n") == ["2..2"])
    #expect(times("```swift\nasyncAfter(deadline: .now() + 2) { }\n```\n") == ["2..2"])
    #expect(
      times("```kotlin\nconst val IN_MS = 3000\nconst val OUT_MS = 2000\n```\n") == [
        "3..3", "2..2",
      ])
    #expect(times("---\ncomponents:\n  card:\n    animation: pulse 2s linear\n---\n") == ["2..2"])
  }

  @Test("what a run has logged demands nothing")
  func logs() {
    #expect(times("```\n07:36:51 - waiting 60s\n07:38:51 - done after 2 minutes\n```\n") == [])
    #expect(times("**Health logs:**\n\n```\nAttempt #3 (30s since the last)\n```\n") == [])
    #expect(times("```\n07:36:51 is shown for 60s\nTap → hide\n```\n") == ["60..60"])
  }

  @Test("the clock of a test is none of the interface")
  func clocks() {
    #expect(times("## Checks\n\n- after `pump(3s)` the row is gone\n") == [])
  }
}

@Suite("Times of work, and bounds in more languages")
struct WorkTimeTests {
  @Test(
    "what work, machines and habits take is no demand",
    arguments: [
      ("Reading this takes 5 minutes.", []),
      ("Die Einrichtung dauert etwa eine Stunde.", []),
      ("It took us 3 hours to find the bug. The banner stays for 6 s.", ["6..6"]),
      ("The nightly job may run 2 hours, and logs are kept 14 days.", []),
      ("Design review is 45 minutes every Thursday.", []),
      ("Users are logged out after 15 minutes.", ["900..900"]),
      ("The app logs out after 15 minutes.", ["900..900"]),
      ("Films usually last 90 minutes.", []),
      ("The feed usually refreshes every 5 minutes.", ["300..300"]),
      ("The upload takes up to 2 minutes.", ["…..120"]),
      ("The lock takes effect after 15 minutes.", ["900..900"]),
      ("Die Fokusphase dauert 25 Minuten, die Pause 5 Minuten.", ["1500..1500", "300..300"]),
      ("The splash takes 2 s.", ["2..2"]),
    ] as [(String, [String])])
  func work(line: String, expected: [String]) {
    #expect(times("## Notes\n\n\(line)\n") == expected)
  }

  @Test(
    "bounds before a number",
    arguments: [
      ("Responde en un máximo de 3 segundos.", ["…..3"]),
      ("La réponse vient dans un maximum de 4 secondes.", ["…..4"]),
      ("Antwort nach einem Minimum von 2 s.", ["2..…"]),
      ("Кнопку держат не менее 4 секунд.", ["4..…"]),
      ("Ответ приходит не более чем через минуту, не более 5 секунд.", ["…..5"]),
      ("- reaction: max ~~5 s~~ 3 s", ["…..3"]),
      ("- hold: at least ~~2 s~~ 4 s", ["4..…"]),
    ] as [(String, [String])])
  func bounds(line: String, expected: [String]) {
    #expect(times("## Notes\n\n\(line)\n") == expected)
  }

  @Test(
    "bounds of verbs, labels and more languages",
    arguments: [
      ("No debe superar los 2 segundos.", ["…..2"]),
      ("Il caricamento non deve superare i 3 secondi.", ["…..3"]),
      ("O menu não deve passar de 2 segundos.", ["…..2"]),
      ("Die Antwort darf 5 s nicht überschreiten.", ["…..5"]),
      ("Se cierra como máximo a los 4 segundos.", ["…..4"]),
      ("Svar kommer inte längre än 3 sekunder.", ["…..3"]),
      ("Délai maximal : 6 s", ["…..6"]),
      ("Display time limit: 6 s", ["6..6"]),
    ] as [(String, [String])])
  func verbs(line: String, expected: [String]) {
    #expect(times("## Notes\n\n\(line)\n") == expected)
  }

  @Test(
    "headers that end with a unit",
    arguments: [
      ("Duration, sec", "2", ["2..2"]), ("Dauer in ms", "2000", ["2..2"]),
      ("时长（毫秒）", "3000", ["3..3"]), ("Длительность, мс", "3000", ["3..3"]),
      ("Delay [ms]", "4000", ["4..4"]), ("Seconds", "5", ["5..5"]), ("Items", "5", []),
    ] as [(String, String, [String])])
  func headers(title: String, cell: String, expected: [String]) {
    #expect(times("## Rows\n\n| Part | \(title) |\n|---|---|\n| Sheet | \(cell) |\n") == expected)
  }

  @Test(
    "times below headings and columns of work",
    arguments: [
      ("## Estimate\n\n- Polish: 4 hours", []), ("## CI\n\nThe suite may run 20 minutes.", []),
      ("## Plan\n\n| Milestone | Duration |\n|---|---|\n| Alpha | 20 hours |", []),
      ("## Idle\n\n| State | Duration |\n|---|---|\n| Dimmed | 2 minutes |", ["120..120"]),
      ("## Estimate\n\n- The pill fades after 3 s", ["3..3"]),
    ] as [(String, [String])])
  func below(text: String, expected: [String]) {
    #expect(times("# Doc\n\n\(text)\n") == expected)
  }

  @Test(
    "front matter defines times", arguments: ["motion:\n  slow: 2s", "durations: { slow: 2s }"])
  func frontMatter(yaml: String) {
    #expect(times("---\n\(yaml)\n---\n\n# Slow\n") == ["2..2"])
  }
}
