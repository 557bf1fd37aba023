import SpecModel
import Testing

@testable import SpecLowering

/// Tokens with their kind and value.
private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

/// Values that are classes of a utility framework, and words that are no values.
@Suite struct UtilityStyleTests {
  private static let rule = "\n|---|---|---|\n"

  @Test(arguments: [
    (
      "## Typography\n\n| Role | Classes | Remark |" + rule
        + "| Port sign | `text-4xl sm:text-5xl font-black` | on the quay |\n"
        + "| Timetable | `text-sm` | in lists |\n",
      ["Port sign typography text-4xl sm:text-5xl font-black", "Timetable typography text-sm"]
    ),
    (
      "## 그라데이션\n\n| 항로 | 색 | Tailwind 클래스 |" + rule
        + "| 북쪽 | 바다 | `bg-gradient-to-r from-sky-50 to-teal-100` |\n"
        + "| 남쪽 | 모래 | `dark:from-amber-900/30 dark:to-stone-800` |\n",
      [
        "북쪽 color bg-gradient-to-r from-sky-50 to-teal-100",
        "남쪽 color dark:from-amber-900/30 dark:to-stone-800",
      ]
    ),
    // The measure beside the classes is the value where it is all of its cell.
    (
      "## 간격\n\n| 용도 | 클래스 | 설명 |" + rule + "| 갑판 | `p-5` | 20px |\n"
        + "| 폭 | `max-w-2xl mx-auto` | 700px 가운데 |\n| 사이 | `gap-1` 또는 `gap-2` | 4px 또는 8px |\n",
      ["갑판 spacing 20px", "폭 spacing max-w-2xl mx-auto", "사이 spacing gap-1 또는 gap-2"]
    ),
    // Other code, other headers and other sections define nothing.
    (
      "## Typography\n\n| Role | Class | Remark |" + rule
        + "| Port sign | `PortSign.big` | quay |\n"
        + "| Timetable | `PortSign.small` | lists |\n", []
    ),
    (
      "## Typography\n\n| Role | Remark | Ferry |" + rule
        + "| Port sign | `text-4xl font-black` | quay |\n| Timetable | `text-sm font-thin` | lists |\n",
      []
    ),
    (
      "## Ferries\n\n| Role | Classes | Remark |" + rule
        + "| Port sign | `text-4xl font-black` | quay |\n| Timetable | `text-sm font-thin` | lists |\n",
      []
    ),
  ])
  func readsClasses(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "## Colors\n\n| Route | Light fill | Dark fill |" + rule
        + "| North | sky-100 | sky-900/40 |\n| South | amber-50 | amber-950 |\n",
      [
        "North Light fill color sky-100", "North Dark fill color sky-900/40",
        "South Light fill color amber-50", "South Dark fill color amber-950",
      ]
    ),
    (
      "## Ferries\n\n| Route | Light fill | Dark fill |" + rule
        + "| North | sky-100 | sky-900/40 |\n| South | amber-50 | amber-950 |\n", []
    ),
    // Numbers of ferries and steps that no family has.
    (
      "## Colors\n\n| Route | First | Last |" + rule
        + "| North | ferry-100 | ferry-900 |\n| South | sky-107 | sky-7 |\n", []
    ),
  ])
  func readsFamiliesAndSteps(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "## Design tokens\n\n| Token | Value |\n|---|---|\n| `horn.isLoud` | true |\n| `horn.ratio` | 4.5 |\n",
      ["horn.ratio other 4.5"]
    ),
    (
      "## Design tokens\n\n| Token | Duration |\n|---|---|\n| `horn.hum` | loop |\n| `horn.call` | loop, ~900 ms each |\n",
      ["horn.call duration ~900 ms"]
    ),
    (
      "## Elevation\n\n| Token | Value |\n|---|---|\n| `deck.low` | 2dp |\n\nShadow color: `#102030`. Rim: none.\n",
      ["deck.low shadow 2dp"]
    ),
    (
      "## Easing\n\n| Token | Definition |\n|---|---|\n| `buoy.swing` | Sinusoidal |\n",
      ["buoy.swing easing Sinusoidal"]
    ),
    ("```tsx\n<Buoy style={{ \"--swing\": swing }} />\n```\n", []),
    ("```css\n:root { --buoy: tomato; }\n```\n", ["--buoy other tomato"]),
  ])
  func leavesOutWhatIsNoValue(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }
}
