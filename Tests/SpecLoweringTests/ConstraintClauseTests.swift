import SpecModel
import Testing

@testable import SpecLowering

private func constraints(_ text: String) -> [String] {
  lower("# Parts\n\n" + text).constraints.map { constraint in
    let low = constraint.quantity.min.map { Numbers.text($0) } ?? "…"
    let high = constraint.quantity.max.map { Numbers.text($0) } ?? "…"
    let value = low == high ? low : "\(low)..\(high)"
    return "\(constraint.kind.rawValue) \(value)\(constraint.quantity.unit.rawValue)"
  }
}

@Suite struct ConstraintClauseTests {
  @Test(arguments: [
    ("- Bar, ~24px from the top, ~400px wide", ["size 24px", "width 400px"]),
    ("- Bitter, 12–13px, slight letter-spacing", ["size 12..13px"]),
    ("- White text, 1px #383838 border", ["stroke 1px"]),
    ("- Padding: 12px vertical, 24px horizontal", ["padding 12px", "padding 24px"]),
    ("- Buttons are 44px (touch target)", ["target-size 44px"]),
    ("- Buttons are 46 CSS pixels (touch target)", ["target-size 46px"]),
    ("- Icon height: 26 density-independent pixels", ["height 26dp"]),
    ("- Box 576px wide, text in 14px", ["width 576px", "type-size 14px"]),
    ("- Name: 20px, bold, grey", ["type-size 20px"]),
    ("- Body size 14px", ["type-size 14px"]), ("- Button size 14px", ["size 14px"]),
    ("- La altura mínima es 48px", ["height 48..…px"]),
    ("- Opacità al 35 %, senza ombra", ["opacity 35%"]), ("- Deckkraft: 60%", ["opacity 60%"]),
    ("- Wakes when the owner is within 2 m of the dish", ["other …..2"]),
    ("- Max items: 50", ["count …..50"]), ("- **Min digits**: 4", ["count 4..…"]),
    ("- Maximale Zeichen: 20", ["count …..20"]), ("- Max level: 50", []), ("- Max zoom: 30", []),
    ("- Max items: see 50", []), ("- Title weight: 600", ["other 600"]),
    ("- The title is bold (700)", ["other 700"]), ("- The room is full (700)", []),
    ("- No text below 13px", ["type-size 13..…px"]),
    ("- No button lower than 46px height", ["height 46..…px"]),
    ("- Text below 13px", ["type-size …..13px"]),
    ("1rem = 16px", []), ("- Column width 1rem", ["width 1rem"]),
    ("- Max line length: 62ch", ["width …..62ch"]), ("- Indent: 2ch", []),
    ("- Padding: 14px (reduced from 26px)", ["padding 14px"]),
    ("- Handle height: 52pt (up from 46pt, easier to grab)", ["height 52pt"]),
    ("- Padding: 14px (26px on tablets)", ["padding 14px", "padding 26px"]),
  ])
  func takesTheKindFromTheClause(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test(arguments: [
    ("- 最大100件まで表示する。", ["count …..100"]), ("- 최대 20개 표시", ["count …..20"]),
    ("- 100件あった。", []), ("- 最大3回", []),
  ])
  func countsInWideScripts(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test(arguments: [
    ("## Gestures\n\n- Past 68pt the tray closes", "signal"),
    ("## Trays\n\n- Past 68pt the tray has a rim", "size"),
  ])
  func tellsWhatAFingerPasses(text: String, kind: String) {
    #expect(constraints(text).map { $0.prefix { $0 != " " } } == [kind[...]])
  }

  @Test(arguments: [
    ("The ink is `hsl(0, 0%, 12%)` on `hsl(200, 15%, 97%)`.", []),
    ("Das Banner ist rgb(20% 40% 60%).", []),
    ("- Sky: `linear-gradient(120deg, #F4F1EA 0%, rgb(20, 30, 40) 80%)`", []),
    ("- The gradient (at 40%) is 60px tall", ["height 60px"]),
    ("- The lab (at 40%) is 60px tall", ["height 60px"]),
  ])
  func leavesColorsWhole(text: String, expected: [String]) {
    #expect(constraints(text).filter { !$0.hasPrefix("percentage 40") } == expected)
  }

  @Test(arguments: [
    ("- Cards have `0 4px 14px -4px rgba(36,46,76,0.14)`", []),
    ("- A bottom shadow 0 2px 0 in grey", []),
    ("- Padding 4px 8px 4px 8px", Array(["4px", "8px", "4px", "8px"]).map { "padding " + $0 }),
    ("- Shadow below, 2px border", ["stroke 2px"]),
  ])
  func leavesShadowsWhole(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test(arguments: [
    ("| Part | Owner | Progress |\n|---|---|---|\n| Map | Ana | 80% |", []),
    ("| 画面 | 担当 | 進捗 |\n|---|---|---|\n| 路線図 | 佐藤 | 80% |", []),
    ("| Part | Progress bar |\n|---|---|\n| Map | 80% |", ["percentage 80%"]),
    ("We looked at 5 px and 6 px bases and kept 4.", []),
    ("We tried 5 px. Cards have a gap of 8 px.", ["spacing 8px"]),
    ("Hairlines are 1 px, not 2 pt.", ["size 1px"]),
    ("Tests run at 375px, 1280px and 1920px wide.", []),
    ("## Radius\n\n4 px base. Odd values are not allowed.", ["grid 4px"]),
    ("## Typography\n\n### Title\n\n- Size: 48px\n- Line height: 56px\n- Weight: 700", []),
    (
      "## Typography\n\n### Title\n\n- Size: 48px\n- Letter spacing: 2px",
      ["spacing 2px"]
    ),
  ])
  func leavesRecordsAlone(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test(arguments: [
    ("- Runs at 60+ FPS", ["frame-rate 60..…fps"]), ("- Runs at 60 fps", ["frame-rate 60fps"]),
    ("- Shows 60+ rows", ["count 60..…"]),
    ("- 最小高度（约 236px）", ["size 236..…px"]), ("- 最大宽度（240px）", ["size …..240px"]),
    ("- 高度（236px）", ["size 236px"]), ("- The minimum is 48px", ["size 48..…px"]),
  ])
  func readsBounds(text: String, expected: [String]) { #expect(constraints(text) == expected) }

  @Test(arguments: [
    ("- Track: 54pt (72pt - 18pt for the ruler)", ["size 54pt"]),
    ("- Track: 100% - 16px", []),
    ("- Chips: 8px - 12px", ["size 8..12px"]),
    ("- Height - 48px", ["height 48px"]),
    ("| Part | Width |\n|---|---|\n| Box | Screen width - 32pt |\n| Lid | 20pt |", ["width 20pt"]),
    ("- Bar height: 72pt. Was 48pt; grew since", ["height 72pt"]),
    ("- Drag maps 1:1 to the page", []), ("- Text has 7:1 contrast", ["contrast 7:1"]),
    ("- Shadow: 30% opacity, offset (0, 1)", ["opacity 30%"]),
    ("- Opacity (0, 1)", ["opacity 0", "opacity 1"]),
    ("- A 2×N grid of tiles", []), ("- Tiles scale to 2×", ["scale 2x"]),
  ])
  func leavesOutWhatIsNoDemandByItself(text: String, expected: [String]) {
    #expect(constraints(text) == expected)
  }

  @Test func keepsWhatAMeasureIsLimitedTo() {
    let found = lower("- Line height: full (54pt portrait, 36pt landscape), 8px wide").constraints
    #expect(found.map(\.condition) == ["portrait", "landscape", nil])
  }

  @Test func takesTheKindFromTheRow() {
    let table = """
      | Property | Portrait | Landscape |
      |---|---|---|
      | Corner radius | 10pt | 8pt |
      | Label font size | 9pt | 8pt |
      | Strip height | 72pt | 48pt |
      | Rim stroke width | 2pt | 1pt |
      | Lid | 20pt | 10pt |
      """
    #expect(
      constraints(table) == [
        "radius 10pt", "radius 8pt", "type-size 9pt", "type-size 8pt", "height 72pt",
        "height 48pt", "stroke 2pt", "stroke 1pt", "size 20pt", "size 10pt",
      ])
  }

  @Test func namesRowsOfDimensionsByTheirSection() {
    let text = """
      # Parts

      ## 2. Lid

      | Property | Value |
      |---|---|
      | Height | 12px |

      ### Dimensions

      | Elemento | Especificación |
      |---|---|
      | Altura | 14px |
      | Lid icon | 16px |
      """
    #expect(lower(text).constraints.map(\.subject) == ["Lid: Height", "Lid: Altura", "Lid icon"])
  }
}
