import SpecModel
import Testing

@testable import SpecLowering

private func ends(_ quantity: Quantity) -> String {
  let low = quantity.min.map { Numbers.text($0) } ?? "…"
  let high = quantity.max.map { Numbers.text($0) } ?? "…"
  return low == high ? low : "\(low)..\(high)"
}

private func roles(_ text: String) -> [String] {
  lower(text).durations.map { "\(ends($0.quantity)) \($0.role.rawValue)" }
}

private func kinds(_ text: String) -> [String] {
  lower(text).constraints.map { "\(ends($0.quantity)) \($0.kind.rawValue)" }
}

private func curves(_ text: String) -> [String] {
  lower(text).motions.map { "\($0.subject): \($0.easing?.label ?? "-")" }
}

@Suite struct NumberPlaceTests {
  @Test(
    "words in stems tell the role of a time in Russian",
    arguments: [
      ("- Задержка 320 мс перед показом", "320 delay"), ("- Таймаут 12 секунд", "12000 timeout"),
      ("- Обновление каждые 6 секунд", "6000 period"), ("- Дебаунс 240 мс", "240 debounce"),
      ("- Плашка скрывается через 7 секунд", "7000 timeout"),
      ("- Открывается через 7 секунд", "7000 delay"), ("- Длительность 210 мс", "210 animation"),
      ("- Пульсация с циклом 1700 мс", "1700 period"), ("- Нажатие 600 мс", "600 dwell"),
      ("- Исчезновение 190 мс", "190 animation"), ("- Пауза между кадрами 90 мс", "90 delay"),
      ("| Имя | Время |\n|---|---|\n| поток | 1300 мс цикл |", "1300 period"),
    ])
  func readsStems(text: String, expected: String) { #expect(roles(text) == [expected]) }

  @Test(arguments: [
    ("The chart stays under 250ms.", "…..250 latency"),
    ("The hint stays 3 s.", "3000 dwell"),
    ("- `.spring(response: 0.4, dampingFraction: 0.8)`", "400 spring"),
    ("- Retries four times, 300 ms apart", "300 period"),
    ("- Rows rise 30 ms apart", "30 stagger"),
    ("- The lamp blinks (400ms on/off)", "400 period"),
    ("- Ease of use: found within 40 seconds", "…..40000 latency"),
    ("- No sound may block input for more than 2 s", "…..2000 latency"),
    ("- 连续 4 分钟无任何操作，屏幕变暗", "240000 timeout"), ("- 按住至少 700 ms", "700..… dwell"),
    ("- 弹出 300ms 无回弹", "300 other"), ("- 6 秒未响应时重试", "6000 timeout"),
  ])
  func tellsRoles(text: String, expected: String) { #expect(roles(text) == [expected]) }

  @Test(arguments: [
    ("- Import: warn if over 12 MB", ["12582912..… memory"]),
    ("- The light blinks at 3 Hz", ["3 other"]), ("- Drawn at 120 Hz", ["120 frame-rate"]),
    ("- See `board.css:30` and `wire.ts:12-14 rows`", []), ("- D4 §3.2 columns stay", []),
    ("- **Body**: 420×220px", ["420 width", "220 height"]),
    ("- The 44×44pt minimum tap target", ["44..… target-size", "44..… target-size"]),
    ("- El panel tiene bordes redondeados de 14 px", ["14 radius"]),
    (
      "- Breakpoints: < 420pt wide = narrow; 420–760pt = middle; > 760pt = regular",
      ["…..420 breakpoint", "420..760 breakpoint", "760..… breakpoint"]
    ),
    ("- Large displays: 1940×1090px and above", ["1940..… width", "1090..… height"]),
    ("### Medium (620-859px)", ["620..859 breakpoint"]),
    ("- Mixed faces (e.g., 70% calm, 30% alert)", []), ("- Escala 1.04 al pulsar", ["1.04 scale"]),
    (
      "## Touch targets\n\n| Part | Value |\n|---|---|\n| focus stroke width | 3 px |",
      ["3 stroke"]
    ),
  ])
  func tellsKinds(text: String, expected: [String]) { #expect(kinds(text) == expected) }

  @Test(arguments: [
    ("- Header: 360×56px", ["360 width", "56 height"]),
    ("- Lid: 340×160 px, inset from body by 24px", ["340 width", "160 height", "24 spacing"]),
    ("- Lid: 24px, inset from the header by 20px", ["24 size", "20 spacing"]),
    ("- Title shown 18px from body", ["18 type-size"]),
    ("- Count: 22px, semibold, rises 30px", ["22 type-size", "30 offset"]),
    ("- Cifra: 22 píxeles, semibold. Sube 30 píxeles", ["22 type-size", "30 offset"]),
    ("- Vibra: traslación horizontal de ±6 píxeles", ["6 offset"]),
    ("- Gap between targets: `gap: 10px`", ["10 target-spacing"]),
    (
      "| Part | Note |\n|---|---|\n| Tag | `padding: 10px 18px` + min-width 92px |",
      ["10 padding", "18 padding", "92 width"]
    ),
    (
      "| Part | Note |\n|---|---|\n| Tag | padding of 10px, min-width 92px |",
      ["10 padding", "92 width"]
    ),
    ("| Part | Note |\n|---|---|\n| Day | `min-width: 46px` + less gap |", ["46 width"]),
    ("- Keys: `(390px - 2*18px - 5*6px) / 6 ≈ 54px`", ["54 size"]),
    ("- Keys: 390px – 2 rows of 18px", ["390 size", "2 count", "18 size"]),
  ])
  func tellsKindsByWhatStandsRightBeside(text: String, expected: [String]) {
    #expect(kinds(text) == expected)
  }

  @Test func readsDecimalsAsNearAsALiteral() {
    let found = lower("- White on navy is 4.56:1\n- Weiß auf Marine ist 4,56:1").constraints
    #expect(found.map(\.quantity.min) == [4.56, 4.56])
  }

  @Test(arguments: [
    ("- All keys fold, and all meet the 46×46pt tap target there", "tap target there"),
    ("- All keys fold, and all meet the 46 x 46 pt tap target there", "tap target there"),
    ("- All keys meet the 46×46pt tap target", "All keys"),
  ])
  func namesBothSidesOfAPairByNeither(text: String, expected: String) {
    #expect(lower(text).constraints.map(\.subject) == [expected, expected])
  }

  @Test func keepsTheMotionOfACycle() {
    let motions = lower("| Имя | Время |\n|---|---|\n| pulse | 1300 мс цикл |").motions
    #expect(motions.map { $0.duration.map(ends) } == ["1300"])
  }

  @Test func takesNamesAndRefusalsForNoMotion() {
    let row = "| `--ease-out` | `cubic-bezier(0.2, 0, 0, 1)` |"
    #expect(
      curves("| Token | Default value |\n|---|---|\n" + row)
        == ["--ease-out: cubic-bezier(0.2, 0, 0, 1)"])
    #expect(curves("Never `ease-in` on panels.").isEmpty)
    let refused = "## Do not\n\n| What | Why |\n|---|---|\n| Spring on lists | Wrong mood |"
    #expect(curves(refused).isEmpty)
    #expect(curves("- Panels: `ease-in`") == ["Panels: ease-in"])
    #expect(curves("Do not set `transition-duration: 0.02ms` for all.").isEmpty)
  }
}
