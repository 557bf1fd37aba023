import SpecModel
import Testing

@testable import SpecLowering

private func value(_ quantity: Quantity) -> String {
  let low = quantity.min.map { Numbers.text($0) } ?? "…"
  let high = quantity.max.map { Numbers.text($0) } ?? "…"
  return (low == high ? low : "\(low)..\(high)") + quantity.unit.rawValue
}

private func constraints(_ text: String, title: String = "Parts") -> [String] {
  lower("# \(title)\n\n" + text).constraints.map {
    "\($0.kind.rawValue) \($0.subject) \(value($0.quantity))"
      + ($0.condition.map { " if \($0)" } ?? "")
  }
}

private func times(_ text: String) -> [String] {
  lower("# Clock\n\n" + text).durations.map { fact in
    let low = fact.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = fact.quantity.max.map { Numbers.text($0) } ?? "…"
    return "\(low == high ? low : "\(low)..\(high)") \(fact.role.rawValue) \(fact.subject)"
  }
}

@Suite struct MeasureClauseTests {
  @Test(arguments: [
    ("- Every label reaches 4.5:1", "contrast Every label reaches 4.5..…:1"),
    ("- Text has 7:1 contrast", "contrast Text 7:1"),
    ("- The helper clamps its input at 14 sp", "size The helper clamps its input 14sp"),
    ("- The editor caps it at 80 px", "size The editor caps it …..80px"),
    ("- The rule reaches 3.4:1", "contrast The rule reaches 3.4:1"),
    ("- The rule must reach 3.4:1", "contrast The rule must reach 3.4..…:1"),
    ("- Der Rahmen erreicht 3.4:1", "contrast Der Rahmen erreicht 3.4:1"),
    ("- Pictures are dimmed by 20 %", "percentage Pictures are dimmed 20%"),
    ("- Pictures are dimmed to 20 %", "opacity Pictures are dimmed 20%"),
    ("- タップ領域は 44pt 以上", "target-size タップ領域は 44..…pt"),
    ("- The rail collapses below 1024px", "breakpoint The rail collapses …..1024px"),
    ("- The sheet collapses below 400px of drag", "signal The sheet collapses …..400px"),
    ("- The shadow appears past 24 pt", "size The shadow appears 24..…pt"),
    ("- The knob must not go past 24 pt", "size The knob must not go …..24pt"),
    ("- The sheet lags with 0.4 resistance", "signal The sheet lags 0.4"),
    ("- The map glides, friction 0.95", "signal friction 0.95"),
    ("- map.png 3 × 80 KB", "memory map.png 81920B"),
  ])
  func readsKindsAndBounds(text: String, expected: String) {
    #expect(constraints(text) == [expected])
  }

  @Test(arguments: [
    ("* Scrolling starts at 30 px", "signal Scrolling starts 30px"),
    ("* A swipe begins after 12 px", "signal A swipe begins 12px"),
    ("* The ring is 40 px", "stroke The ring 40px"),
    ("* The lamp is 40 px", "size The lamp 40px"),
    ("* Minimum: 48 px", "target-size Minimum 48..…px"),
    ("* Buttons are 44px (touch target)", "target-size Buttons 44px"),
  ])
  func takesNoLengthForATargetByItsTitleAlone(text: String, expected: String) {
    #expect(constraints(text, title: "Touch rules") == [expected])
  }

  @Test(arguments: [
    ("Touch-Flächen", "Mindesthöhe klickbarer Elemente: 40px"),
    ("Touch-Ziele", "Kleinste Höhe der Knöpfe im Kopf der Seite: 40px"),
    ("Touch", "Mindesthöhe aller Tasten im Fuß: 40px"),
  ])
  func takesALengthForATargetByATitleInGerman(title: String, text: String) {
    #expect(constraints("- " + text, title: title).map { $0.hasPrefix("target-size ") } == [true])
  }

  @Test(arguments: [
    ("- Tap target >= 46 pt; row height >= 54 pt", ["target-size", "height"]),
    ("- Tap targets: 46 pt at least; 50 pt at least on the watch", ["target-size", "target-size"]),
    ("- 触控目标 ≥ 46pt；列表行高 ≥ 54pt", ["target-size", "size"]),
    ("- Shots at 390px, 760px, and 1280px; nothing may be hidden", ["size", "size", "size"]),
    ("- The rail is hidden at 390px, 760px, and 1280px", Array(repeating: "breakpoint", count: 3)),
  ])
  func keepsToTheClauseAndTheList(text: String, expected: [String]) {
    #expect(lower("# Parts\n\n" + text).constraints.map(\.kind.rawValue) == expected)
  }

  @Test(arguments: [
    ("`display: flex; align-items: center; gap: 2rem`", ["gap"]),
    ("`color: red; margin: 3px 5px`", ["margin", "margin"]),
    ("横向行，标签宽 90px", ["标签宽"]), ("Tile, at least 46px", ["Tile"]),
  ])
  func namesAValueByItsOwnClauseOfACell(cell: String, expected: [String]) {
    let table = "# Parts\n\n| Style | Note |\n|---|---|\n| \(cell) | – |"
    #expect(lower(table).constraints.map(\.subject) == expected)
  }

  @Test func keepsCodeWhole() {
    let table = "\n\n| Class | Use |\n|---|---|\n| `text-[12px]` | – |"
    let text = "# Parts\n\n- Note `text-[11px]`" + table
    #expect(lower(text).constraints.map(\.subject) == ["Note", "text-[12px]"])
  }

  @Test func namesBothSidesByWhatStandsBeforeThem() {
    let found = lower("# Parts\n\n- Touch target 44 x 46 pt").constraints
    #expect(found.allSatisfy { $0.subject == "Touch target" })
    #expect(constraints("- 点击区域至少 46pt") == ["target-size 点击区域 46..…pt"])
  }

  @Test func namesNothingByAnAdjective() {
    let text = "# Parts\n\n### Rails\n\nMinimal, 6px wide, always clear."
    #expect(lower(text).constraints.map(\.subject) == ["Rails"])
  }

  @Test func endsTheSubjectOfATextBeforeTheFirstQuotation() {
    let row = "| Steps shown: \"Speak up\", \"Sit down\" | – |"
    let text = "# Parts\n\n| Old | New |\n|---|---|\n" + row
    let subjects = lower(text).copy.map(\.subject)
    #expect(!subjects.contains { $0.contains("\"") })
  }

  @Test func takesNoAttributeForAText() {
    let text = "# Parts\n\n- Dialog: `<dialog role=\"alert\" aria-label=\"Leave the quay\">`\n"
    #expect(lower(text).copy.map(\.text) == ["Leave the quay"])
  }

  @Test func putsBothValuesOfAnAlternativeUnderOneBound() {
    #expect(
      constraints("- The list holds no more than 300 rows or 20 MB") == [
        "count The list holds …..300", "memory The list holds …..20971520B",
      ])
    #expect(constraints("- A tile is 40 px or 3 rem").allSatisfy { !$0.contains("…") })
  }

  @Test func namesTheMemberBesideEachValue() {
    #expect(
      constraints("Stops: low at 20 %, middle at 55 %, high at 90 %") == [
        "percentage Stops: low 20%", "percentage Stops: middle 55%", "percentage Stops: high 90%",
      ])
    #expect(constraints("- Stops: 20 %, 55 %").count == 2)
  }

  @Test func limitsValuesToTheirSizesOfScreen() {
    #expect(
      constraints("- Page gutter 24px on desktop and 16px below") == [
        "spacing Page gutter 24px if desktop", "spacing Page gutter 16px if below desktop",
      ])
  }

  @Test func leavesLogsAlone() {
    let table = """
      | Version | Date | Bundle |
      |---|---|---|
      | 1.2.0 | 2025-01-04 | 310 KB |
      | 1.2.1 | 2025-02-04 | 320 KB |
      """
    #expect(constraints(table).isEmpty)
  }

  @Test func readsHowFarAFingerGoesInCode() {
    let code = "```swift\n.gesture(\n  DragGesture(minimumDistance: 14)\n)\n```"
    #expect(constraints(code) == ["signal Parts 14..…pt"])
  }

  @Test func quotesSpeedsWhole() {
    let found = lower("# Flick\n\n- A flick is faster than 600 pt/s").unresolved.map(\.text)
    #expect(found == ["600 pt/s"])
  }

  @Test(arguments: [
    (
      "- Retry after 1 s, 3 s and 9 s",
      ["1000 delay Retry", "3000 delay Retry", "9000 delay Retry"]
    ),
    (
      "1. 0ms – logo fades in (400ms)\n2. 300ms – the line slides up (250ms)",
      [
        "0 delay logo fades in", "400 animation logo fades in", "300 delay the line slides up",
        "250 animation the line slides up",
      ]
    ),
    (
      "- 200ms – hover fades\n- 400ms – sheets slide",
      ["200 animation hover fades", "400 animation sheets slide"]
    ),
    (
      "So the budget stays small:\n\n1. **Usual duration** of a change: **140ms**",
      ["140 animation Usual duration of a change"]
    ),
    (
      "Flash\n: lights up for 80ms, then fades in 200ms",
      ["80 animation Flash", "200 animation Flash"]
    ),
    ("- Der Code bleibt, längstens 90 Sekunden", ["…..90000 dwell Der Code bleibt"]),
    ("- Two taps within 280 ms zoom", ["…..280 dwell Two taps"]),
    ("- The search gives up after 12 s", ["12000 timeout The search gives"]),
    ("- 输入防抖 300 毫秒，请求超时为 8 秒", ["300 debounce 输入防抖", "8000 timeout 请求超时为"]),
    ("- Every row fades in 200ms", ["200 animation Every row fades"]),
  ])
  func tellsTimesByWhatStandsBeside(text: String, expected: [String]) {
    #expect(times(text) == expected)
  }

  @Test func namesConstantsOfCode() {
    let text = "```js\nconst HIDE_AFTER = 4000; // ms\nconst GLOW = 150; // ms\n```"
    #expect(times(text) == ["4000 timeout HIDE_AFTER", "150 animation GLOW"])
  }
}
