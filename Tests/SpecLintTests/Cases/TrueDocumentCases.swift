import Testing

/// Documents that are right and look wrong: nouns for text beside tokens of that name, room on both sides, ends on purpose.
@Suite struct TrueDocumentCases {
  private static func theme(_ line: String) -> String {
    "# Theme\n\n## Colors\n\n- text: #1F2937\n- text-muted: #6B7280\n- primary: #1D4ED8\n"
      + "- error: #B91C1C\n- surface: #FFFFFF\n- surface-alt: #F3F4F6\n\n## Contrast\n\n- \(line)\n"
  }

  static let inks: [RuleCase] =
    [
      "Muted text on surface: 4.83:1", "White text on primary reaches 6.7:1.",
      "Error text on surface 6.47:1, muted text 4.83:1.",
      "Error text on a surface-alt background: 5.9:1", "The contrast of text on surface is 14.68:1",
      "All text colours reach 4.5:1 on surface-alt.", "Body text on surface: 14.7:1",
    ].map { RuleCase("C412", $0, theme($0)) } + [
      .init("C412", "a muted text that is not so dark", theme("Muted text on surface: ⟦5.6⟧:1")),
      .init("C412", "the token itself", theme("text on surface: ⟦12.1⟧:1")),
      .init("C412", "body text", theme("Body text on surface: ⟦12.1⟧:1")),
      .init("C412", "errors", theme("Error text on surface: ⟦5.2⟧:1")),
      .init(
        "C412", "tokens of one word each",
        "# Login\n\n- text: #1F2937\n- muted: #6B7280\n- bg: #FFFFFF\n\nMuted text on bg has a contrast of 4.83:1 (AA).\n"
      ),
    ]

  @Test(arguments: inks)
  func ink(_ test: RuleCase) { test.check() }

  static let edges: [RuleCase] = [
    .init("C413", "padding before its number", "- Padding 16px, icon 24px, total 56px.\n"),
    .init("C413", "padding in between", "- Icon 24px, padding 16px, total 56px.\n"),
    .init(
      "C413", "padding (de)", "Der Innenabstand ist 12px, die Zeile 20px, insgesamt 44px.\n"),
    .init("C413", "in brackets", "- Chip total: 32px (line 20px, padding 6px)\n"),
    .init(
      "C413", "in a list", "- Padding: 16px\n- Icon: 24px\n\nTotal height: 56px.\n"),
    .init(
      "C413", "in a table",
      "| Part | Height |\n|---|---|\n| Padding | 16px |\n| Icon | 24px |\n| Total | 56px |\n"),
    .init("C413", "neither sum", "- Padding 12px, line 20px, total ⟦48px⟧.\n"),
    .init(
      "C413", "a list that adds up to neither",
      "- Padding: 16px\n- Icon: 24px\n\nTotal height: ⟦60px⟧.\n"),
    .init(
      "C413", "a table that adds up to neither",
      "| Part | Height |\n|---|---|\n| Padding | 16px |\n| Icon | 24px |\n| Total | ⟦60px⟧ |\n"),
    .init(
      "C413", "multiples", "Everything is a multiple of 4px: 4px, 8px, ⟦10px⟧, 16px.\n"),
  ]

  @Test(arguments: edges)
  func edge(_ test: RuleCase) { test.check() }

  static let styles: [RuleCase] = [
    .init(
      "T313", "line heights are no steps",
      "## Typography\n\n- H1: 32px/40px, Bold\n- Body: 16px/24px\n\n## Card\n\n- Title: 28px/700\n"),
    .init(
      "T313", "sizes with their line heights",
      "## Typography\n\n- H1: 32px/40px, Bold\n- H2: 20px/28px, Bold\n- Body: 16px/24px\n- Note: 12px/16px\n\n"
        + "## Card\n\n- Title: ⟦22px⟧/700\n"),
  ]

  @Test(arguments: styles)
  func style(_ test: RuleCase) { test.check() }

  private static func colours(_ dim: String, _ row: String) -> String {
    "# Couleurs\n\n### Fonds\n\n| Token | Valeur | Usage |\n|---|---|---|\n"
      + "| `color_bg` | `#0d1117` | Fond principal |\n| `color_card` | `#161b22` | Cartes |\n\n"
      + "### Texte\n\n| Token | Valeur | Usage |\n|---|---|---|\n"
      + "| `color_text_primary` | `#e8ecf0` | Texte principal |\n"
      + "| `color_text_dim` | `\(dim)` | Labels |\n\n### Chips\n\n| Type | Bg | Texte |\n|---|---|---|\n"
      + "| \(row) | `#FFE0B2` | `#5D2E00` |\n"
  }

  static let chips: [RuleCase] = [
    .init("K802", "a chip has letters of its own", colours("⟦#3d4d5e⟧", "Verb")),
    .init("K802", "a page that bears all texts", colours("#3d4d5e", "Page")),
  ]

  @Test(arguments: chips)
  func chip(_ test: RuleCase) { test.check() }

  private static func desk(_ rules: String, _ published: String = "Published") -> String {
    "# Desk\n\n## Draft State\n\n## Review State\n\n## Published State\n\n"
      + "| From | To | Valid? | Trigger |\n|---|---|---|---|\n| Draft | Review | ✅ | Submit |\n"
      + "| Review | \(published) | ✅ | Approve |\n| Review | Draft | ✅ | Return |\n\n\(rules)"
  }

  static let ends: [RuleCase] = [
    .init(
      "S502", "every way out is forbidden",
      desk("- ❌ Published → Review\n- There is no transition from Published to Draft.\n")),
    .init("S502", "nothing is forbidden", desk("The desk is quiet.\n", "⟦Published⟧")),
    .init(
      "S502", "one of two ways out is forbidden",
      desk("- ❌ Published → Review\n", "⟦Published⟧")),
  ]

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }

  private static func mapper(_ target: String) -> String {
    "# Mapper\n\n## Idle State\n\n## Scanning State\n\n## Result State\n\n"
      + "| From | To | Trigger |\n|---|---|---|\n| [*] | Idle | |\n| Idle | \(target) | Tap scan |\n"
      + "| Scanning | Result | Found |\n| Result | Idle | Done |\n| Scanning | Idle | Cancel |\n"
  }

  static let slips: [RuleCase] = [
    .init("S503", "a slip of the pen", mapper("⟦Scaning⟧")),
    .init("S503", "the described name", mapper("Scanning")),
    .init("S501", "behind a slip of the pen", mapper("Scaning")),
    .init("S502", "a slip of the pen", mapper("Scaning")),
    .init(
      "S501", "another state",
      mapper("Loading").replacing("| Scanning | Result", with: "| ⟦Scanning⟧ | Result")
        .replacing("| Result | Idle", with: "| ⟦Result⟧ | Idle")),
  ]

  private static let screens =
    "# Shop\n\n## Cart Screen\n\n### Loading State\n\n### Empty State\n\n## Payment Screen\n\n### Loading State\n\n"
    + "### Error State\n\n## Transitions\n\n| From | To | Trigger |\n|---|---|---|\n"
    + "| Cart Loading | Payment Loading | Tap pay |\n| Payment Loading | Cart Loading | Back |\n"

  static let shared: [RuleCase] = [
    .init("S502", "states of two screens", screens + "| Cart Loading | Empty | No items |\n"),
    .init(
      "S501", "a bare name that two screens have", screens + "| Error | Cart Loading | Retry |\n"),
    .init(
      "S501", "a name that no screen has",
      screens + "| ⟦Offline⟧ | Cart Loading | Online |\n"),
  ]

  @Test(arguments: shared)
  func sharedName(_ test: RuleCase) { test.check() }

  @Test(arguments: slips)
  func slip(_ test: RuleCase) { test.check() }

  private static let modes =
    "# Colours\n\n### Brand\n\n- **Moss** (#2E7D32 light / #A5D6A7 dark): links.\n\n### Neutral\n\n"
  private static let inkTables =
    "## Base\n\n| Token | Hex | Role |\n|---|---|---|\n"
    + "| `canvas` | #FFFFFF | page background |\n| `ink` | #111827 | body text |\n"
    + "| `meta` | #9CA3AF | secondary text |\n\n## Status\n\n"
  private static let floor =
    "# Typography\n\n- ⟦Keep text compact and no smaller than 11pt in the app⟧.\n- The card: 14pt digits, "

  static let claims: [RuleCase] = [
    .init(
      "C412", "two modes in brackets",
      modes + "- **Faint** (#8A8A8A / #6E6E6E): mono labels only, never body copy (≥3:1).\n"),
    .init(
      "C412", "a pair in brackets",
      modes + "- Faint on white (#8A8A8A on #FFFFFF): at least ⟦4.5⟧:1.\n"),
    .init(
      "C401", "the name of a typeface",
      "# Type\n\n### Heading\n\nHarbour Mono 26px weight 500, uppercase, letter-spacing 0.18em.\n\n"
        + "### Label\n\nHarbour Mono 12px weight 400, uppercase, 0.08em letter-spacing.\n"),
    .init("C414", "bars are no text", floor.filter { !"⟦⟧".contains($0) } + "6pt bars.\n"),
    .init("C414", "captions are", floor + "9pt captions.\n"),
    .init(
      "C414", "each of something else",
      inkTables + "Each has a soft fill. Text variants are tuned towards WCAG AA on `canvas`.\n"),
    .init(
      "C414", "all text on one ground",
      theme("⟦All text colours reach 4.5:1 on surface-alt.⟧")),
    .init("C414", "all text on another ground", theme("All text colours reach 4.5:1 on surface.")),
    .init("C414", "all text", inkTables + "⟦All text meets WCAG AA on `canvas`.⟧\n"),
  ]

  @Test(arguments: claims)
  func claim(_ test: RuleCase) { test.check() }

  static let words: [RuleCase] = [
    .init(
      "X854", "why there is another way (ja)",
      "# ページ\n\nページが多いとドラッグだけに依存すると操作しにくい。そこで移動コマンドも置く。\n"),
    .init("X854", "a drag alone (ja)", "# ページ\n\nページの並べ替えは⟦ドラッグのみ⟧。\n"),
    .init("P921", "a look (zh)", "# 站点 iOS 风格设计规范\n\n- 图标需配 `aria-label` 或文本。\n"),
    .init("P921", "a look", "# iOS-style site\n\n- Icons have an `aria-label`.\n"),
    .init("P921", "a platform (zh)", "# iOS 设计规范\n\n- 图标需配 `⟦aria-label⟧` 或文本。\n"),
    .init(
      "A604", "a manner",
      "# Motion\n\n- Card: 200ms ease-out fade\n\n## Rules\n\n"
        + "- Respect Reduce Motion automatically by using native controls\n"),
    .init(
      "A604", "no manner",
      "# Motion\n\n- Card: 200ms ease-out fade\n\n## Rules\n\n- Respect ⟦Reduce Motion⟧ in the whole app\n"
    ),
    .init("R952", "a plan", "**Phase 2 (Timeline TBD):** server\n\n- Owner: TBD\n"),
    .init("R952", "a plan (de)", "**Phase 2 (Zeitplan TBD):** Server\n"),
    .init("R952", "a time of the interface", "- Banner (timing ⟦TBD⟧)\n"),
  ]

  @Test(arguments: words)
  func word(_ test: RuleCase) { test.check() }

  static let computed: [RuleCase] = [
    .init("C413", "a scale", "- Scale 1.05 of 40px is ⟦44px⟧.\n"),
    .init("C413", "a line height", "- Line-height 1.5 of 18px is ⟦30px⟧\n"),
    .init("C413", "a factor of", "- A factor of 1.5 of 18px makes ⟦30px⟧\n"),
    .init("C413", "a line height that holds", "- Line-height 1.5 of 18px is 27px\n"),
    .init("C413", "a scale that holds", "- Scale 1.05 of 40px is 42px.\n"),
    .init("C413", "frames", "- Burst: 12 frames at 60fps = ⟦300ms⟧.\n"),
    .init("C413", "frames that last as long", "- Burst: 12 frames at 60fps = 200ms.\n"),
    .init("C413", "items in too little room", "- 8 items of 40px need ⟦300px⟧.\n"),
    .init("C413", "items with gaps", "- 8 items of 40px need 360px.\n"),
    .init("C413", "a share in a sentence", "- 3 of 10 is ⟦20%⟧.\n"),
    .init("C413", "a share that holds", "- 3 of 10 is 30%.\n"),
    .init("C413", "another measure", "- 3 of 10 is 20% slower.\n"),
    .init(
      "C413", "room above and below, and lines",
      "- Row: ⟦80px⟧ high, 20px padding above and below, two lines of 24px.\n"),
    .init(
      "C413", "room above and below, and fewer lines",
      "- Row: 88px high, 20px padding above and below, two lines of 24px.\n"),
    .init(
      "C413", "what it makes",
      "The key is 12px padding top and bottom and 20px line height, so ⟦48px⟧ tall.\n"),
    .init(
      "C413", "a taller thing",
      "The key is 60px high, 12px padding above and below, 20px line height.\n"),
    .init(
      "X854", "no tap alternative",
      "- Drag the handle to seek; there is ⟦no tap alternative⟧.\n"),
    .init(
      "A604", "endless without a time",
      "## Open State\n\n- Respects ⟦reduced motion⟧.\n- Loader spins forever.\n"),
    .init(
      "A604", "endless with an alternative",
      "## Open State\n\n- Reduced motion: the loader stands still.\n- Loader spins forever.\n"),
  ]

  @Test(arguments: computed)
  func calculation(_ test: RuleCase) { test.check() }
}
