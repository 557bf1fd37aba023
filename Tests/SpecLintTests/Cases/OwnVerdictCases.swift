import Testing

/// What a line says of its own colour, grid or part.
@Suite struct OwnVerdictCases {
  private static func palette(_ ember: String, _ place: String = "⟦#eb5e28⟧") -> String {
    "# Palette\n\n| Colour | Hex | Use |\n|---|---|---|\n| Paper | `#fffcf2` | Background of the screens |\n"
      + "| Ink | `#403d39` | Body text |\n| Ember | `\(place)` | \(ember) |\n"
      + "| Deep Ember | `#b13d11` | `--ember-text`, links |\n"
  }

  static let verdicts: [RuleCase] =
    [
      "Number of the ticket. As text it fails AA (3.3:1), so text uses `--ember-text`",
      "Text der Nummer. Als Text verfehlt es AA (3,3:1), Text nimmt `--ember-text`",
      "Texte du numéro. Comme texte, il ne passe pas AA (3,3:1) ; le texte prend `--ember-text`",
      "Texto del número. Como texto no cumple AA (3,3:1); el texto usa `--ember-text`",
      "Texto do número. Como texto reprova AA (3,3:1), e o texto usa `--ember-text`",
      "Testo del numero. Come testo non supera AA (3,3:1); il testo usa `--ember-text`",
      "Text van het nummer. Als tekst voldoet het niet aan AA (3,3:1); tekst gebruikt `--ember-text`",
      "Text nomor. Sebagai teks gagal AA (3,3:1), teks memakai `--ember-text`",
      "番号のテキスト。AAを満たさない（3.3:1）ため、文字は `--ember-text`",
      "编号文字。作为文字不达标 AA（3.3:1），文字用 `--ember-text`",
      "번호 텍스트. AA 미달(3.3:1)이므로 텍스트는 `--ember-text`",
    ].map { RuleCase("K802", $0, palette($0, "#eb5e28")) } + [
      .init("K802", "text without a word on its contrast", palette("Text of the number")),
      .init(
        "K802", "text that fails, and nothing instead", palette("Text of the number, fails AA")),
    ]

  @Test(arguments: verdicts)
  func verdict(_ test: RuleCase) { test.check() }

  private static func surfaces(_ muted: String, _ value: String) -> String {
    "# Colours\n\n| Role | Hex | Remark |\n|---|---|---|\n| Text | `#111827` | body |\n"
      + "| Text Muted | `\(value)` | \(muted) |\n| Background | `#F3F4F6` | page background |\n"
      + "| Surface | `#FFFFFF` | cards, カード, 卡片, 카드, Karten, tarjetas |\n"
  }

  static let grounds: [RuleCase] =
    ["labels on cards", "Text auf Karten", "texto en tarjetas", "カードのラベル", "卡片文字", "카드 텍스트"].map {
      RuleCase("K802", $0, surfaces($0, "#6B7280"))
    } + [
      .init("K802", "no ground is told", surfaces("labels", "⟦#6B7280⟧")),
      .init("K802", "cards and pages", surfaces("labels on cards and pages", "⟦#6B7280⟧")),
    ]

  @Test(arguments: grounds)
  func ground(_ test: RuleCase) { test.check() }

  static let pairs: [RuleCase] = [
    .init(
      "K801", "a table of several grounds",
      "# Colours\n\n| Usage | Hex | Note |\n|---|---|---|\n| Text | `#111827` | body |\n"
        + "| Text Muted | `#6B7280` | labels |\n| Background | `#F3F4F6` | page |\n| Surface | `#FFFFFF` | cards |\n"
    ),
    .init(
      "K801", "a table of one ground",
      "# Card\n\n| Usage | Hex | Note |\n|---|---|---|\n| Text | `#111827` | body |\n"
        + "| Text Muted | `⟦#8B93A0⟧` | labels |\n| Background | `#F3F4F6` | card |\n"),
  ]

  @Test(arguments: pairs)
  func pair(_ test: RuleCase) { test.check() }

  private static func grid(_ rule: String, _ gap: String) -> String {
    "# Layout\n\n- Card gap: \(gap)\n- Section padding: 16px\n\n## Rules\n\n- \(rule)\n"
  }

  static let grids: [RuleCase] =
    [
      "The scale is not a strict 4px grid.", "Das ist kein strenges 4px-Raster.",
      "Ce n'est pas une grille stricte de 4px.", "No es una cuadrícula estricta de 4px.",
      "Não é uma grade estrita de 4px.", "Non è una griglia rigida di 4px.",
      "Dit is geen strikt 4px grid.", "Ini bukan grid 4px yang ketat.", "厳密な4pxグリッドではない。",
      "不是严格的4px网格。", "엄격한 4px 그리드가 아님.",
    ].map { RuleCase("G701", $0, grid($0, "22px")) } + [
      .init("G701", "a grid", grid("All spacing follows the 4px grid.", "⟦22px⟧")),
      .init("G701", "nothing off a grid", grid("No value may leave the 4px grid.", "⟦22px⟧")),
      .init(
        "G701", "a divider",
        grid("All spacing follows the 4px grid.", "8px, then a `1px x 22px` divider")),
      .init(
        "G701", "a divider of one side",
        grid("All spacing follows the 4px grid.", "8px, then a 22px divider")),
      .init(
        "G701", "two paddings",
        grid("All spacing follows the 4px grid.", "8px\n- Field padding: `8px ⟦13px⟧`")),
      .init(
        "G701", "a gap beside a divider",
        grid("All spacing follows the 4px grid.", "⟦22px⟧, then a divider")),
    ]

  @Test(arguments: grids)
  func deniedGrid(_ test: RuleCase) { test.check() }

  static let parts: [RuleCase] = [
    .init(
      "G708", "a size that a phone may take",
      "# Parts\n\n- **Buttons**: 3 sizes: `sm` (32px), `md` (40px), `lg` (52px)\n- **Touch targets**: at least 44×44px on mobile.\n"
    ),
    .init(
      "G708", "sizes that are all too small for a phone",
      "# Parts\n\n- **Buttons**: 3 sizes: `sm` (⟦28px⟧), `md` (⟦32px⟧), `lg` (⟦40px⟧)\n- **Touch targets**: at least 44×44px on mobile.\n"
    ),
    .init("R952", "an optional part of a logo", "# Logo\n\n- Optional: piston icon\n"),
    .init("R952", "an optional part of a screen", "# List\n\n- ⟦Optional⟧: brief toast\n"),
  ]

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }

  private static func chart(_ label: String, _ second: String = "    ") -> String {
    "# Flow\n\n## Screens\n\n```mermaid\ngraph TD\n    A[Home page] --> B{Session}\n"
      + "    B -->|\(label)| C[Login screen]\n\(second)B -->|\(label)| D[Sign-up screen]"
      + (second.contains("⟦") ? "⟧" : "") + "\n    C --> E[Board screen]\n    D --> E\n```\n"
  }

  static let visitors: [RuleCase] =
    [
      "logged out", "Guest", "User not signed in", "nicht angemeldet", "non connecté",
      "no autenticado", "não logado", "non autenticato", "niet ingelogd", "belum login", "未ログイン",
      "未登录", "비로그인",
    ].map { RuleCase("S507", $0, chart($0)) } + [
      .init("S507", "an act of the visitor", chart("log out", "⟦    "))
    ]

  @Test(arguments: visitors)
  func visitor(_ test: RuleCase) { test.check() }

  static let remarks: [RuleCase] = [
    .init("X856", "both ways do one thing", "- Swipe left/right to change slides\n"),
    .init("X856", "each way does its own", "- ⟦Swipe left⟧/right to archive/delete\n"),
    .init("X856", "one way", "- ⟦Swipe left⟧ to change slides\n"),
    .init("R951", "a name in a list", "- Spacing: relations (compact, default, generous)\n"),
    .init("R951", "no name", "- Spacing: relations (⟦generous⟧ and wide where it fits)\n"),
    .init(
      "R951", "an example behind the word",
      "- Sign-up fails: a user-friendly message (e.g., \"We could not save it\")\n"),
    .init("R951", "a principle", "## Design Principles\n\n- **Generous** distances\n"),
    .init(
      "R951", "a demand below principles",
      "## Design Principles\n\n- Keys have ⟦generous⟧ distances\n"),
    .init("R951", "no example", "- Sign-up fails: a ⟦user-friendly⟧ message\n"),
    .init(
      "R951", "a sentence that goes on with the measure",
      "Labels use `ink` or equivalent\ntokens that reach 4.5:1. They wrap.\n"),
    .init(
      "R951", "a sentence that goes on without one",
      "Labels use `ink` ⟦or equivalent⟧\ntokens. They wrap at 300px.\n"),
    .init(
      "C401", "a quoted rule that is upheld",
      "# Depth\n\nDepth comes from borders, never from shadows.\n\n## Window\n\n"
        + "- It has one outline; the inner \"no shadow\" rule still governs cards.\n"),
    .init(
      "C401", "a quoted rule beside a use",
      "# Depth\n\n⟦Depth comes from borders, never from shadows.⟧\n\n## Window\n\n"
        + "- The card takes a soft shadow below its edge.\n"),
    .init(
      "T301", "a path in a file",
      "# Tokens\n\n| Family | Source | Meaning |\n|---|---|---|\n"
        + "| Brand | `app.config.js` → `colors.brand` | identity |\n| Gap | 8px | rows |\n"),
    .init(
      "T301", "a name without a file",
      "# Tokens\n\n| Family | Source | Meaning |\n|---|---|---|\n"
        + "| Brand | `⟦colors.brand⟧` | identity |\n| Gap | 8px | rows |\n"),
    .init(
      "S514", "lines with numbers",
      "# Product\n\n## Core Flows\n\n```\nTap 1: Open app → Card appears\nTap 2: Tap card → Card flips\n"
        + "Tap 3: Tap again → Meaning appears\n```\n"),
  ]

  @Test(arguments: remarks)
  func remark(_ test: RuleCase) { test.check() }

  static let motion: [RuleCase] =
    [
      "schaltet Übergänge ab", "coupe les transitions", "apaga las transiciones",
      "desliga transições", "spegne le transizioni", "schakelt overgangen uit",
      "matikan transisi", "トランジションを切る", "전환을 끈다",
    ].map {
      RuleCase(
        "A604", $0,
        "# Motion\n\n- Panel slide: 200ms, `prefers-reduced-motion` respected\n\n## Access\n\n- **`prefers-reduced-motion`**: \($0)\n"
      )
    } + [
      .init(
        "A604", "the next item tells it",
        "# Motion\n\n- Panel slides in: 200ms\n\n## Access\n\nRequired:\n\n- `prefers-reduced-motion`\n- If people prefer less motion:\n  - stop most travel\n"
      ),
      .init(
        "A604", "the next item tells of something else",
        "# Motion\n\n- Panel slides in: 200ms\n\n## Access\n\nRequired:\n\n- `⟦prefers-reduced-motion⟧`\n- If people prefer large text:\n  - rows grow\n"
      ),
    ]

  @Test(arguments: motion)
  func lessMotion(_ test: RuleCase) { test.check() }
}
