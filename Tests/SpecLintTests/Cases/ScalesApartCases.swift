import Testing

/// Equal names in two scales, two appearances side by side, and tables that tell of each page by itself.
@Suite struct ScalesApartCases {
  private static func corners(_ name: String, _ rest: String) -> String {
    "# Tiles\n\n## Corners\n\n| Name | Value | Use |\n|---|---|---|\n| `\(name)` | 3dp | box |\n"
      + rest
  }

  static let constants: [RuleCase] = [
    .init(
      "C402", "the steps of another scale",
      corners(
        "xs",
        "\n## Gaps\n\n| Name | Value (dp) |\n|---|---|\n| `xs` | 4 |\n\n"
          + "```kotlin\nobject Gaps {\n    val xs = 4.dp\n}\n```\n")),
    .init(
      "C402", "the steps of another scale, which only code has (de)",
      corners("klein", "\n## Abstände\n\n```kotlin\nval klein = 4.dp\n```\n")),
    .init(
      "C402", "a step of two words",
      corners("extra-small", "\n## Gaps\n\n```kotlin\nval extraSmall = 4.dp\n```\n")),
    .init(
      "C402", "a name that a row beside the code has",
      corners(
        "notch",
        "\n## Insets\n\n| Name | Value (dp) |\n|---|---|\n| `notch` | 4 |\n\n"
          + "```kotlin\nval notch = 4.dp\n```\n")),
    .init(
      "C402", "a step of the scale above the code",
      "# Tiles\n\n## Corners\n\n| Name | Value | Use |\n|---|---|---|\n| `xs` | ⟦3dp⟧ | box |\n"
        + "\n```kotlin\nobject Corners {\n    val xs = 4.dp\n}\n```\n"),
    .init(
      "C402", "a step of the scale in the section above",
      "# Tiles\n\n## Corners\n\n| Name | Value | Use |\n|---|---|---|\n| `xs` | ⟦3dp⟧ | box |\n"
        + "\n### In code\n\n```kotlin\nobject Corners {\n    val xs = 4.dp\n}\n```\n"),
    .init(
      "C402", "a name that is no step",
      "# Tiles\n\n## Corners\n\n| Name | Value | Use |\n|---|---|---|\n"
        + "| `notch` | ⟦3dp⟧ | box |\n\n## Code\n\n```kotlin\nval notch = 4.dp\n```\n"),
  ]

  @Test(arguments: constants)
  func constant(_ test: RuleCase) { test.check() }

  private static let player = "# Player\n\nThe round play button is "

  static let facts: [RuleCase] = [
    .init(
      "C402", "the size of another constant",
      player + "40dp, with a white icon.\n\n```kotlin\nval PlayButtonSize = 40.dp\n"
        + "val PlayButtonIconSize = 24.dp\n```\n"),
    .init(
      "C402", "the size of the constant",
      player + "⟦40dp⟧, with a white icon.\n\n```kotlin\nval PlayButtonSize = 36.dp\n```\n"),
    .init(
      "C413", "what is there twice",
      "The panel has variables that duplicate the tokens: `0 1px 2px rgba(0,0,0,0.04)`.\n"),
    .init(
      "C413", "a pause that grows (es)", "Se duplica la pausa (1 s, 2 s, 4 s, ⟦9 s⟧, 16 s).\n"),
    .init(
      "C401", "what is shown on wide screens and hidden on others",
      "# App\n\n## Back button\n\n| Where | Back button |\n|---|---|\n"
        + "| On the board | No (sidebar is always visible) |\n\n"
        + "## Sidebar on phones (≤640px)\n\nThe sidebar is hidden at ≤640px.\n"),
    .init(
      "C401", "a height of two parts (uk)",
      "# Смуга\n\n**Рівень 2 — badge:**\n- Висота 32 px (у рядках) / 40 px (у шапці картки).\n"
        + "- Радіус 8 px.\n\n**Рівень 3 — лічильники:**\n- Суцільна заливка.\n"
        + "- Висота 56 px, це водночас **кнопки** (тап — фільтр).\n"),
    .init(
      "C401", "steps of two scales",
      "# Kit\n\nGaps\n\nsm: 8px\n\nmd: 16px\n\nScreens\n\nsm: 480px\n\nmd: 768px\n"),
    .init(
      "C401", "lengths below the names of steps",
      "# Motion\n\n# Animation Rules\n\nFast\n\n150ms\n\nNormal\n\n250ms\n"),
    .init(
      "C401", "one state of two parts",
      "# Kit\n\n#### Menu\n\n- **Active State:** Underline `3px solid #2C2C2C`\n\n"
        + "#### Link\n\n- **Active State:** Color `#D49653`, underline `2px solid #D49653`\n"),
    .init(
      "S505", "a name beside an address",
      "# App\n\n| ID | Screen | Route |\n|---|---|---|\n| S1 | Shelf View | `/shelves` |\n"
        + "| S2 | Book List | `/shelf/:id` |\n| S3 | Reader | `/book/:id` |\n\n"
        + "## Transitions\n\n- Shelf → Book List: slide\n- Book → Reader: fade\n"),
  ]

  static let names: [RuleCase] = [
    .init(
      "S505", "a name that an item has alone", upload("Uploading", "- `Home`\n- `Uploading`\n")),
    .init("S505", "items with other names", upload("⟦Uploading⟧", "- `Home`\n- `Uploads`\n")),
  ]

  private static func upload(_ target: String, _ items: String) -> String {
    "# Upload\n\n## Bar\n\n\(items)\n### State: Idle\n\n### State: Photo Uploading\n\n"
      + "### State: Video Uploading\n\n| From | To | Trigger |\n|---|---|---|\n"
      + "| Idle | \(target) | Send |\n| Uploading | Idle | Done |\n"
  }

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  @Test(arguments: facts)
  func fact(_ test: RuleCase) { test.check() }

  private static func veils(_ header: String, _ rows: [String]) -> String {
    "# Veils\n\n\(header)\n" + "|---|---|---|\n" + rows.map { "\($0)\n" }.joined()
  }

  static let tints: [RuleCase] = [
    .init(
      "C413", "a colour for each appearance",
      veils(
        "| Token | Dawn | Dusk |",
        ["| `--page` | `#FFF` | `#182028` |", "| `--veil` | black 40% | `rgba(12,14,22,.7)` |"])),
    .init(
      "C413", "a colour for each appearance (de)",
      veils("| Token | Hell | Dunkel |", ["| `--veil` | Schwarz 40% | `rgba(0,0,0,.7)` |"])),
    .init(
      "C413", "a word for another colour",
      "# Veils\n\n- Tint: white 60%, at night the warm wash `rgba(255,200,150,.06)`\n"),
    .init(
      "C413", "a word for the colour",
      "# Veils\n\n- Tint: white ⟦60%⟧, written `rgba(255,255,255,.06)`\n"),
    .init(
      "C413", "a colour and what it looks like",
      veils(
        "| Token | Value | Look |",
        [
          "| `--page` | `#FFF` | paper |",
          "| `--veil` | `rgba(0,0,0,.7)` | black at ⟦40%⟧ |",
        ])),
  ]

  @Test(arguments: tints)
  func tint(_ test: RuleCase) { test.check() }

  static let pages: [RuleCase] = [
    .init(
      "S501", "pages with their ways in and out",
      """
      # Map of the app

      ### App

      | Page | Parent | Entry points | Exit points |
      |---|---|---|---|
      | `Lobby` | app root | app start | `Shelf`, `Me` |
      | `Shelf` | app root | bottom bar, `Lobby` | `Book`, `Lobby` |
      | `Book` | `Shelf` | cover, `Shelf` | `Reader`, `Shelf` |
      | `Reader` | `Book` | `Book` | `Book` |
      | `Me` | `Lobby` | avatar on `Lobby` | `Help`, `Bills`, back to `Lobby` |

      ### Me

      | Page | Parent | Entry points | Exit points |
      |---|---|---|---|
      | `Help` | `Me` | profile list | back to `Me` |
      | `Bills` | `Me` | profile list | `Upgrade` (pay), `Lobby` (sign out) |
      | `Export` | `Me` | profile list | back to `Me` |

      """),
    .init(
      "S501", "pages with what leads on",
      """
      # Map of the app

      | Page | Parent | Trigger | Next page |
      |---|---|---|---|
      | Lobby | app root | tap the shelf | Shelf |
      | Shelf | app root | tap a cover | Book |
      | Book | Shelf | tap read | Lobby |
      | ⟦Export⟧ | Me | tap done | Lobby |

      """),
  ]

  private static func site(_ heading: String, _ header: String, _ third: String) -> String {
    "# Site\n\n## Navigation\n\n| From | Trigger | To |\n|---|---|---|\n"
      + "| Home | tap shelf | Shelf |\n| Shelf | tap cover | Book |\n| Book | back | Shelf |\n"
      + "| Shelf | back | Home |\n\n## \(heading)\n\n\(header)\n|---|---|---|\n"
      + "| /regal | /shelf | \(third) |\n| /hilfe | /faq | \(third) |\n"
  }

  static let addresses: [RuleCase] = [
    .init(
      "S501", "how flows lead to each other",
      "# Flows\n\n| From Flow | To Flow | Trigger |\n|---|---|---|\n"
        + "| Sign-in | Shelf | signs in |\n| Shelf | Reading | taps a book |\n"
        + "| Reading | Shelf | closes |\n| Help | Shelf | taps back |\n"),
    .init(
      "S501", "addresses that a server leads elsewhere",
      site("Addresses", "| From | To | Status |", "301")),
    .init(
      "S501", "addresses that are led elsewhere (de)",
      site("Weiterleitungen", "| Von | Nach | Grund |", "umbenannt")),
    .init(
      "S502", "where addresses are led to",
      site("Redirects", "| From | To | Status |", "301")),
    .init(
      "S502", "a page without a way out",
      "# Site\n\n| From | Trigger | To |\n|---|---|---|\n| Home | tap shelf | Shelf |\n"
        + "| Shelf | tap cover | Book |\n| Shelf | back | Home |\n| Book | lend | ⟦Lent⟧ |\n"
        + "| Book | back | Shelf |\n| Home | look | Book |\n"),
  ]

  @Test(arguments: addresses)
  func address(_ test: RuleCase) { test.check() }

  @Test(arguments: pages)
  func page(_ test: RuleCase) { test.check() }

  private static func field(
    _ light: String, _ dark: String, _ ink: String, _ last: String
  ) -> String {
    "# Field\n\n```css\n\(light)\n--field-bg: #ffffff\n--field-edge: #e2e8f0\n"
      + "--field-edge-focus: #0084c7\n--field-text: \(ink)\n\n\(dark)\n"
      + "--field-bg: #1f2937\n\(last): #e4e8f0\n```\n"
  }

  static let themes: [RuleCase] = [
    .init(
      "K801", "two appearances below comments",
      field("/* Light mode */", "/* Dark mode */", "#1a202c", "--field-text")),
    .init(
      "K801", "two appearances below comments (ja)",
      field("/* 入力欄（ライトモード） */", "/* 入力欄（ダークモード） */", "#1a202c", "--field-text")),
    .init(
      "K801", "two parts below comments",
      field(
        "/* Light grey parts */", "/* Dark brown parts */", "⟦#1a202c⟧", "--field-mark")),
  ]

  @Test(arguments: themes)
  func theme(_ test: RuleCase) { test.check() }

  private static func kiln(_ drawing: String, _ target: String) -> String {
    "# Kiln\n\n```\n\(drawing)\n```\n\n| From | To | Trigger |\n|---|---|---|\n"
      + "| `COLD` | `WARM` | `light()` |\n| `WARM` | `COLD` | `cool()` |\n"
      + "| `WARM` | \(target) | `burst()` |\n"
  }

  static let ends: [RuleCase] = [
    .init(
      "S502", "an end that a drawing marks",
      kiln("WARM ──▶ burst ──▶ FAILED (terminal)", "`FAILED`")),
    .init(
      "S502", "an end that a box marks (zh)",
      kiln("┌────────┐\n│ FAILED │ (终态)\n└────────┘", "`FAILED`")),
    .init(
      "S502", "a mark of another state",
      kiln("WARM ──▶ burst ──▶ FAILED (see below), HALF_FAILED (final)", "`⟦FAILED⟧`")),
    .init(
      "S502", "a mark of another state that a hyphen joins (de)",
      kiln("WARM ──▶ burst ──▶ FAILED (siehe unten), HALF-FAILED (Endzustand)", "`⟦FAILED⟧`")),
    .init("S502", "what another table forbids to leave", order),
  ]

  /// Two tables of changes, and one of forbidden ones.
  private static let order =
    "# Order\n\n## Fulfilment\n\n| From | To | Trigger |\n|---|---|---|\n"
    + "| paid | packed | pack |\n| packed | shipped | hand over |\n"
    + "| shipped | packed | return |\n| shipped | archived | retention ends |\n\n## Payment\n\n"
    + "| From | To | Trigger |\n|---|---|---|\n| open | settled | pay |\n"
    + "| settled | open | dispute |\n\n### Forbidden Transitions\n\n"
    + "| Transition | Why forbidden |\n|---|---|\n| archived → any | frozen for good |\n"

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }
}
