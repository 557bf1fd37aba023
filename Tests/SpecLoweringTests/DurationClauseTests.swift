import SpecModel
import Testing

@testable import SpecLowering

private func times(_ text: String) -> [String] {
  lower("# Clock\n\n" + text).durations.map { fact in
    let low = fact.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = fact.quantity.max.map { Numbers.text($0) } ?? "…"
    return "\(low == high ? low : "\(low)..\(high)") \(fact.role.rawValue) \(fact.subject)"
  }
}

@Suite struct DurationClauseTests {
  @Test(arguments: [
    (
      "- A tip shows. Sheets slide up. It closes automatically after 3 seconds",
      ["3000 timeout It closes automatically"]
    ),
    (
      "- Se cierra después de 3 segundos; una transición suave de 200ms",
      ["3000 delay Se cierra", "200 animation una transición suave"]
    ),
    (
      "- Se cierra automáticamente después de 3 segundos",
      ["3000 timeout Se cierra automáticamente"]
    ),
    ("- Auto-retry after 3 s", ["3000 delay Auto-retry"]),
    ("- Durée écran : 3 secondes puis auto-dismiss", ["3000 timeout Durée écran"]),
    ("- Numbers count up over 600ms", ["600 animation Numbers count"]),
    ("- A spinner appears after 300ms, hides when loaded", ["300 delay A spinner appears"]),
    ("- Auto-dismiss after 3–5 s", ["3000..5000 timeout Auto-dismiss"]),
    ("- Press the key for a 60ms transform", ["60 animation Press the key"]),
    ("| Part | Value |\n|---|---|\n| Press animation | 130ms |", ["130 animation Press animation"]),
    ("| Part | Hold |\n|---|---|\n| Lid animation | 130ms |", ["130 dwell Lid animation: Hold"]),
    ("- A refresh ends within 2 s; loading shows a ring", ["…..2000 latency A refresh ends"]),
    ("- A refresh every 2 s", ["2000 period A refresh"]),
    (
      "- The clock on the lock screen is redrawn every\n  second; the seconds hand sweeps.",
      ["1000 period The clock on the lock screen is redrawn"]
    ),
    (
      "The clock on the lock screen is redrawn every\nminute while it is shown.",
      ["60000 period The clock on the lock screen is redrawn"]
    ),
    ("- Inactivity of 2 hours ends the session", ["7200000 timeout Inactivity"]),
    ("- Auto-lock: 80 seconds without touch", ["80000 timeout Auto-lock"]),
    ("- A tick: visible within 60 ms", ["…..60 latency A tick"]),
    ("- The tip fades in over 70ms and stays.", ["70 animation The tip fades"]),
    ("- Lamp: one pulse each 1.4s", ["1400 period Lamp"]),
    ("- Rows come one after another, 25ms apart", ["25 stagger Rows come one after another"]),
    ("- Drawer opens: 210ms", ["210 animation Drawer opens"]),
    ("- Prices older than 40 seconds are left out", ["40000..… timeout Prices older"]),
    (
      "The dial appears in 140ms. The tick shows for 3 seconds. The app retries every 20s.",
      [
        "140 animation The dial appears", "3000 dwell The tick shows",
        "20000 period The app retries",
      ]
    ),
    ("- El aviso permanece 5 segundos", ["5000 dwell El aviso permanece"]),
    ("- 字幕逐个出现，每项间隔40毫秒。", ["40 stagger 每项间隔"]),
    ("- 松手后 700ms 内必须显示结果。", ["…..700 latency 松手后"]),
    ("- 无人操作3分钟后返回首页。", ["180000 delay 无人操作"]),
  ])
  func takesTheRoleFromTheSentence(text: String, expected: [String]) {
    #expect(times(text) == expected)
  }

  @Test(arguments: [
    ("- **Banner** – slides in; moves for 240ms", ["240 animation Banner"]),
    ("1. **The Travel** — calm, ≤ 2.5s fade.", ["…..2500 animation The Travel"]),
    ("- **Quiet** sheets fade for 240ms", ["240 animation Quiet sheets fade"]),
    ("- **Sheets** fade for 240ms", ["240 animation Sheets fade"]),
    ("- **Sheets** are shown with a fade for 240ms", ["240 animation Sheets"]),
    ("- **Never** fade for 400ms", ["400 animation Never fade"]),
    ("- El botón tiene una espera de 60 segundos", ["60000 delay El botón tiene una espera"]),
    ("- Typically 5–15 s later, tiles grow", ["5000..15000 animation tiles grow"]),
    (
      "**Heartbeat** is a pulse:\n`1.0 → 1.4 (100ms out) → 0.9 (80ms in)`",
      ["100 animation Heartbeat", "80 animation Heartbeat"]
    ),
    ("- **Don't:** slow fades > ~320ms", ["…..320 animation slow fades"]),
    ("- Waits > ~320ms show a ring", ["320..… delay Waits"]),
    ("- Fades are ≤ 200ms", ["…..200 animation Fades"]),
    ("- 播放按钮，默认步间隔约 2 秒", ["2000 period 默认步间隔"]),
    (
      "- 130ms fade of dots · `270ms` fade of drawers",
      ["130 animation fade of dots", "270 animation fade of drawers"]
    ),
    ("- 210ms fade · 640ms later", ["210 animation fade", "640 animation 210ms fade"]),
  ])
  func namesTheThingAndNotTheRunUp(text: String, expected: [String]) {
    #expect(times(text) == expected)
  }

  @Test func readsAColumnOfMoments() {
    let table = """
      | t (s) | Picture | Words |
      |---|---|---|
      | 0.5 | Dots gather | — |
      | 1.2 | — | The title fades |
      """
    #expect(times(table) == ["500 delay Dots gather", "1200 delay The title fades"])
    let durations = "| Step | Time (s) |\n|---|---|\n| Fade | 0.5 |"
    #expect(times(durations) == ["500 animation Fade"])
  }

  @Test func readsColumnsOfBeginningsAndOfWhatIsNew() {
    let board = """
      | Starts at | Lasts | Element |
      |---|---|---|
      | 250ms | 600ms | Curtain |
      """
    #expect(times(board) == ["250 delay Curtain", "600 animation Curtain"])
    let rework = "| Setting | After |\n|---|---|\n| Fade out | 180ms |"
    #expect(times(rework) == ["180 animation Fade out: After"])
  }

  @Test func callsTimesInCodeByTheirTokens() {
    let code = "```scss\n// Timing\n$duration-hover: 110ms;\n$duration-tray: 260ms;\n```"
    #expect(times(code) == ["110 animation $duration-hover", "260 animation $duration-tray"])
  }

  @Test(arguments: [
    ("- Buttons +15s / -15s", []), ("- Rest: controls (+30s, Skip)", []),
    ("- The button follows with a delay of +0.5s", ["500"]),
    ("- The ring counts (60s, 59s, 58s…)", []), ("- Take a 10-minute walk", []),
    ("- The bar shows `Done in 2m 14s · 45 files`", []),
    ("- Pass `duration: 0` to keep it", []), ("- Pass `duration: 200` to fade", ["200"]),
    ("| Range | Colour |\n|---|---|\n| < 50 ms | green |", []),
    ("| Metric | Range |\n|---|---|\n| First paint | < 50 ms |", ["…..50"]),
    (
      "| Prop | Default | Notes |\n|---|---|---|\n| delay | 200 | ms before it opens |\n| limit | 200 | rows, not ms |\n| timeout | 90 | rows |",
      ["200"]
    ),
    ("- Pay 1 Ore and 2 Ore", []),
    ("- The line fades in 0.5s, then +0.5s for the dot", ["500", "500"]),
    ("- Pauses of 4s, 3s, 2s", ["4000", "3000", "2000"]),
    ("- Fade: 180ms (reduced from 320ms)", ["180"]),
    ("- The 10-minute timeout", ["600000"]), ("- Attendi 2 ore", ["7200000"]),
    ("- Export took 2m 14s, sync 1h 5m", ["134000", "3900000"]), ("- A rope of 5m", []),
  ])
  func leavesOutWhatIsNoDemand(text: String, expected: [String]) {
    let found = times(text).map { String($0.prefix { $0 != " " }) }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("- **Panel**: `transition-all duration-300 ease-in-out`", ["300 animation Panel"]),
    ("- **Panel**: `duration-300`", []),
    ("- The duration-300 class", []),
    ("```\n<a class=\"transition-colors duration-150\">\n```", ["150 animation Clock"]),
    ("```\nduration-150\n```", []),
    ("```\nAwake │\n  ├─ calm ≥ 5 min → Asleep\n```", ["300000..… timeout Clock"]),
    ("```\nAwake │\n  ├─ calm 5 min\n```", []),
    ("```css\n.dot:nth-child(2) { animation-delay: 50ms; }\n```", ["50 delay .dot:nth-child(2)"]),
    ("```css\n/* 220ms ease */\n```", ["220 animation Clock"]),
    ("```\n┌──────────────┐\n│ Timeout: 30s │\n└──────────────┘\n```", ["30000 timeout Clock"]),
    ("```\n┌──────────────┐\n│ Song: 30s    │\n└──────────────┘\n```", []),
    ("```\n┌──────────────┐\n│ Fade  200 ms │\n└──────────────┘\n```", ["200 animation Clock"]),
  ])
  func readsUtilityClassesAndDrawings(text: String, expected: [String]) {
    #expect(times(text) == expected)
  }
}
