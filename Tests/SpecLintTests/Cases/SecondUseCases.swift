import Testing

/// Colours that stand on a colour by their names, faint marks, second uses, sizes of letters, rates and distances.
@Suite struct SecondUseCases {
  private static func pair(_ name: String, _ value: String, _ base: String = "accent") -> String {
    "# Colours\n\n| Token | Value | Use |\n|---|---|---|\n| `--\(base)` | `#8FB0FF` | buttons |\n"
      + "| `--\(name)` | `\(value)` | buttons |\n"
  }

  static let fronts: [RuleCase] = [
    .init("K801", "-fg", pair("accent-fg", "⟦#FFFFFF⟧")),
    .init("K801", "-content", pair("accent-content", "⟦#FFFFFF⟧")),
    .init("K801", "-contrast", pair("accent-contrast", "⟦#FFFFFF⟧")),
    .init("K801", "a readable one", pair("accent-fg", "#0B0F1A")),
    .init("K801", "a shade of the same colour", pair("accent-fg", "#7F9FF0")),
    .init("K801", "no colour of that name", pair("accent-fg", "#FFFFFF", "brand")),
    .init("K801", "a sign", pair("accent-icon-fg", "#FFFFFF", "accent-icon")),
  ]

  @Test(arguments: fronts)
  func front(_ test: RuleCase) { test.check() }

  private static func focus(_ line: String) -> String {
    "# Guide\n\n## Colors\n\n- `bg-page`: `#FFFFFF`\n- `brand-500`: `#2E7D5E`\n\n## Focus\n\n- \(line)\n"
  }

  static let rings: [RuleCase] =
    [
      "at 20% opacity", "mit 20 % Deckkraft", "avec 20% d'opacité", "con 20% de opacidad",
      "com 20% de opacidade", "con 20% di opacità", "met 20% dekking", "dengan opasitas 20%",
      "不透明度20%", "透明度 20%", "불투명도 20%", "opacity 0.2",
    ].map { RuleCase("K804", $0, focus("Focus ring: 2px ⟦#2E7D5E⟧ \($0)")) } + [
      .init("K804", "an opaque ring", focus("Focus ring: 2px #2E7D5E")),
      .init(
        "K804", "the opacity of another colour",
        focus("Focus ring: 2px #2E7D5E, shadow #000000 at 20% opacity")),
      .init("K804", "a class without one", focus("Focus: `ring-2 ring-brand-500`")),
      .init(
        "K804", "a faint ring around a border",
        focus("Focus: border `brand-500`, `ring-brand-500/20`")),
      .init("K804", "a stroke behind the bare word", focus("Focus: 2px solid ⟦#BFE3D4⟧")),
      .init("K804", "a ground behind the bare word", focus("Focus: background #BFE3D4")),
    ]

  @Test(arguments: rings)
  func ring(_ test: RuleCase) { test.check() }

  private static func grey(_ use: String, _ value: String = "⟦#808080⟧") -> String {
    "# Colours\n\n## Colors\n\n| Token | Value | Use |\n|---|---|---|\n| `bg-page` | `#ECE9D8` | page |\n"
      + "| `text` | `#000000` | body |\n| `text-grey` | `\(value)` | \(use) |\n"
  }

  static let uses: [RuleCase] =
    [
      "disabled and secondary text", "disabled / helper text", "deaktiviert, Hilfstext",
      "désactivé et secondaire", "deshabilitado y secundario", "desativado e secundário",
      "disabilitato e secondario", "uitgeschakeld en secundair", "dinonaktifkan dan sekunder",
      "禁用/辅助文字", "無効・補助テキスト", "비활성/보조 텍스트",
    ].map { RuleCase("K802", $0, grey($0)) }
    + ["disabled text", "disabled buttons", "禁用文字", "無効テキスト"].map {
      RuleCase("K802", $0, grey($0, "#808080"))
    }

  @Test(arguments: uses)
  func use(_ test: RuleCase) { test.check() }

  private static func texts(_ lines: String) -> String {
    "# Tokens\n\n## Sizes\n\n| Token | px |\n|---|---|\n| `--fs-xs` | 12 |\n| `--fs-sm` | 14 |\n"
      + "| `--fs-md` | 16 |\n| `--fs-lg` | 20 |\n\n## Circle\n\n\(lines)\n"
  }

  static let letters: [RuleCase] = [
    .init("T313", "a label that names the text", texts("- font-size value: ⟦11px⟧")),
    .init("T313", "a weight with its word", texts("- Label: ⟦9px⟧ / weight 700")),
    .init("T313", "a heavy weight right behind", texts("- Score: ⟦48px⟧ Bold, blue")),
    .init("T313", "a heavy line", texts("- Edge: 48px bold border")),
    .init("T313", "a step", texts("- font-size value: 14px")),
    .init(
      "T313", "sizes of a reader",
      "# Today\n\n- Title: 22px, bold\n\n## Dynamic Type (200%)\n\n- Heading: 56px\n- Body: 34px\n- Note: 30px\n- Hint: 26px\n"
    ),
  ]

  @Test(arguments: letters)
  func letter(_ test: RuleCase) { test.check() }

  static let rates: [RuleCase] =
    [
      "The lamp blinks at 2Hz (⟦500ms⟧ on / 500ms off)", "The lamp blinks at 2Hz (⟦500ms⟧ on/off)",
      "4 Hz (⟦100 ms⟧ period)", "10Hz / ⟦50ms⟧ interval", "Asked every ⟦500ms⟧ (4Hz)",
      "2Hz (⟦500ms⟧ an / 500ms aus)", "4 Hz (⟦100 ms⟧ de période)", "4 Hz（⟦100 ms⟧ 周期）",
    ].filter { !$0.contains("de période") }.map { RuleCase("C413", $0, "# Lamp\n\n- \($0)\n") }
    + [
      "The lamp blinks at 1Hz (500ms on / 500ms off)", "2Hz (100ms on / 400ms off)",
      "10Hz / 100ms interval", "Asked every 250ms (4Hz)", "60Hz (16.7ms period)",
      "A tone of 880Hz (120ms)", "Asked at 10Hz (5ms latency)", "1–2Hz (100ms period)",
    ].map { RuleCase("C413", $0, "# Lamp\n\n- \($0)\n") }

  @Test(arguments: rates)
  func rate(_ test: RuleCase) { test.check() }

  private static let steps =
    "# Design\n\n## Spacing\n\n- **4dp** - tiny\n- **8dp** - small\n- **12dp** - compact\n- **16dp** - standard\n"
    + "- **24dp** - medium\n\n## Cards\n\n"

  static let distances: [RuleCase] = [
    .init(
      "G701", "a distance behind its word",
      steps + "- **Card**: Corner radius 12dp, Padding ⟦20dp⟧\n"),
    .init("G701", "a radius beside it", steps + "- **Card**: Corner radius 20dp, Padding 16dp\n"),
    .init(
      "G708", "a column of least sizes",
      "# Parts\n\n- Touch targets at least 60×60 px\n\n## Parts\n\n| Part | Min size |\n|---|---|\n"
        + "| Status bar button | 32×⟦48 px⟧ |\n| Save button | 60×60 px |\n"),
    .init(
      "K801", "the text of a state",
      "# Guide\n\n### Fields\n\n- Background: `#FFFFFE`\n- Label: `#272343`\n- Error: text `⟦#F25F4C⟧`, border `#F25F4C`\n"
    ),
    .init(
      "K801", "the border of a state",
      "# Guide\n\n### Fields\n\n- Background: `#FFFFFE`\n- Label: `#272343`\n- Error: border `#F25F4C`\n"
    ),
  ]

  @Test(arguments: distances)
  func distance(_ test: RuleCase) { test.check() }
}
