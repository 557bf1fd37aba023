import Testing

/// Colours whose role, ground or state other words of the document tell.
@Suite struct ToldGroundCases {
  private static func inks(_ use: String) -> String {
    """
    # Ink

    | Token | Value | Use |
    |---|---|---|
    | ink-800 | #1F2937 | body text |
    | ink-600 | #4B5563 | secondary text |
    | ink-400 | \(use.isEmpty ? "#A1A8B3" : "⟦#A1A8B3⟧") | |
    | sheet | #FFFFFF | page background |

    - \(use.isEmpty ? "Dividers use ink-400." : use)

    """
  }

  static let roles: [RuleCase] = [
    .init("K802", "a use elsewhere", inks("Captions use ink-400.")),
    .init("K802", "a use that is no text", inks("")),
    .init(
      "K802", "a list of uses with links",
      "# Style\n\n| Colour | Application |\n|---|---|\n| `⟦#3B93DD⟧` | Logo, active links, buttons. |\n"
        + "| `#FFFFFF` | Page background. |\n| `#333333` | Main text. |\n"),
    .init(
      "K802", "a list of uses without links",
      "# Style\n\n| Colour | Application |\n|---|---|\n| `#3B93DD` | Logo, active tabs, buttons. |\n"
        + "| `#FFFFFF` | Page background. |\n| `#333333` | Main text. |\n"),
  ]

  @Test(arguments: roles)
  func role(_ test: RuleCase) { test.check() }

  private static func switchedOff(_ name: String, _ use: String) -> String {
    "# C\n\n| Name | Value | Use |\n|---|---|---|\n| Background | #FFFFFF | page background |\n"
      + "| Text | #222222 | main text |\n| \(name) | #C7C7C7 | \(use) |\n"
  }

  static let states: [RuleCase] = [
    .init("K802", "switched off (pt)", switchedOff("Texto desativado", "")),
    .init("K802", "switched off (es)", switchedOff("Texto desactivados", "")),
    .init("K802", "switched off (nl)", switchedOff("Tekst uitgeschakelde", "")),
    .init("K802", "switched off (zh)", switchedOff("停用文字", "")),
    .init(
      "K802", "a pale text", switchedOff("Texto suave", "").replacing("#C7C7C7", with: "⟦#C7C7C7⟧")),
  ]

  @Test(arguments: states)
  func state(_ test: RuleCase) { test.check() }

  private static func themes(_ ink: String, _ use: String) -> String {
    "# Colours\n\n| Name | Value |\n|---|---|\n| Chalk | #FFFFFF |\n| Coal | #1F2937 |\n| Dust | #D1D5DB |\n"
      + "\n## Themes\n\n| Background | Main text | Small text | Use |\n|---|---|---|---|\n"
      + "| Chalk | Coal | \(ink) | \(use) |\n"
  }

  static let grounds: [RuleCase] = [
    .init("K801", "a longer remark on the use", themes("⟦Dust⟧", "letters; avoid long lines")),
    .init("K801", "a row of what is to be avoided", themes("Dust", "avoid")),
    .init("K801", "a row of what is switched off", themes("Dust", "disabled")),
    .init(
      "K801", "where a gradient goes",
      "# Hero\n\n- `bg-page`: `#FFFFFF` – page background\n\n## Hero\n\n"
        + "- Background: linear-gradient(#FFC2AD, #FF8F70) from top to bottom\n- Text: ⟦#FFFFFF⟧\n"),
    .init(
      "K801", "what lies over a gradient (de)",
      "# Hero\n\n- `bg-page`: `#FFFFFF` – page background\n\n## Hero\n\n"
        + "- Background: linear-gradient(#FFC2AD, #FF8F70) mit Schleier\n- Text: #FFFFFF\n"),
    .init(
      "K801", "a name of its own in brackets",
      "# Palette\n\n| Name | Value | Use |\n|---|---|---|\n| Brand (Dawn) | #FBC38A | Main actions |\n"
        + "| Paper | #FFFFFF | page background |\n\n## Filter\n\n| Part | Background | Text |\n|---|---|---|\n"
        + "| Pill | Dawn | ⟦white⟧ |\n"),
    .init(
      "K801", "a state in brackets",
      "# Palette\n\n| Name | Value | Use |\n|---|---|---|\n| Brand (Hover) | #FBC38A | Main actions |\n"
        + "| Paper | #FFFFFF | page background |\n\n## Filter\n\n| Part | Background | Text |\n|---|---|---|\n"
        + "| Pill | Brand | white |\n"),
  ]

  @Test(arguments: grounds)
  func ground(_ test: RuleCase) { test.check() }

  private static func button(_ look: String) -> String {
    "# Kit\n\n| Token | Value | Use |\n|---|---|---|\n| `bg` | `#FFFFFF` | page background |\n"
      + "| `brand` | `#6F8BFB` | main action |\n| `light` | `#6F8BFB` | tint |\n\n## Button\n\n- Fill: \(look)\n"
  }

  static let pairs: [RuleCase] = [
    .init("K801", "a name before the word for a ground", button("brand background + ⟦white⟧ text")),
    .init("K801", "the same in Korean", button("brand 배경 + ⟦흰⟧ 글자")),
    .init("K801", "a word for a look", button("light background + white text")),
    .init("K801", "a word that is no name", button("calm background + white text")),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  private static func panels(_ use: String, _ ratio: String) -> String {
    "# Desk\n\n| Name | Hex | Use | Contrast |\n|---|---|---|---|\n| `DeskGround` | `#0B1524` | Main background | - |\n"
      + "| `DeskPlate` | `#12304A` | \(use) | - |\n| `Ember` | `#F97316` | Main actions | \(ratio) |\n"
  }

  static let ratios: [RuleCase] = [
    .init("C412", "on a panel", panels("Panels and cards", "4.8:1")),
    .init("C412", "on nothing that is a ground", panels("Dividers", "⟦4.8⟧:1")),
    .init("C412", "on no panel", panels("Panels and cards", "⟦9.9⟧:1")),
  ]

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  private static func line(_ text: String) -> String {
    "# Kit\n\n## Contrast\n\n- \(text)\n"
  }

  static let functions: [RuleCase] = [
    .init(
      "C412", "a pair as functions",
      line("`rgb(100, 100, 108)` on `rgb(12, 12, 12)`: contrast ⟦7.0⟧:1")),
    .init(
      "C412", "a pair in Oklch",
      line("`oklch(0.5 0.01 285)` on `oklch(0.14 0 0)`: contrast ⟦7.0⟧:1")),
    .init(
      "C412", "a pair that holds", line("`rgb(160, 160, 166)` on `rgb(12, 12, 12)`: contrast 7.5:1")
    ),
    .init(
      "C412", "one colour in two notations",
      line("Ink #1E40AF (rgb(30, 64, 175)): contrast 8.7:1 on white")),
    .init(
      "C412", "one colour in two functions",
      line("Ink rgb(30, 64, 175), hsl(226, 71%, 40%): contrast 8.7:1 on white")),
    .init(
      "C412", "a colour and what takes its place",
      line("`rgb(153, 153, 153)` → `rgb(102, 102, 102)` reaches contrast 5.7:1")),
    .init(
      "C412", "the same in digits, with a word",
      line("`#999999` → new `#666666` reaches contrast 5.7:1")),
    .init(
      "K801", "a text and a ground as functions",
      line("Text `⟦rgb(100, 100, 108)⟧` on background `rgb(12, 12, 12)`")),
    .init(
      "K801", "a row of functions",
      "# Kit\n\n| Part | Background | Text |\n|---|---|---|\n"
        + "| Pill | `rgb(255, 255, 255)` | `⟦hsl(0 0% 72%)⟧` |\n| Chip | `rgb(255, 255, 255)` | `hsl(0 0% 12%)` |\n"
    ),
    .init(
      "K801", "a ground that shines through",
      line("Text `rgb(100, 100, 108)` on background `rgba(12, 12, 12, 0.2)`")),
    .init(
      "K804", "a ring as a function", "# Kit\n\n- Focus ring: 2px ⟦rgb(185, 212, 245)⟧ on white\n"),
    .init("K804", "a ring that is seen", "# Kit\n\n- Focus ring: 2px rgb(20, 80, 180) on white\n"),
  ]

  @Test(arguments: functions)
  func written(_ test: RuleCase) { test.check() }
}
