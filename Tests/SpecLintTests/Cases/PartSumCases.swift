import Testing

/// Totals whose parts one text counts in brackets, shares of one line, and sizes of entries.
@Suite struct PartSumCases {
  static let sums: [RuleCase] = [
    .init(
      "C413", "a sum with plus signs over two lines",
      "# Plan\n\n**Guest app (⟦19⟧ screens):** start (5) + gate (2) + scan (3) +\nseats (4) + profile (6).\n"
    ),
    .init(
      "C413", "about, and far off in Spanish",
      "# Plan\n\n**App de visitas (~⟦19⟧ pantallas):** inicio (6) + puerta (3) + escáner (4) + perfil (9).\n"
        + "**Web (~3 pantallas):** portada + lista + ficha.\n"),
    .init("C413", "commas", "# Plan\n\n- ⟦9⟧ steps: pick (2), pay (4) and rate (2)\n"),
    .init("C413", "right", "# Plan\n\n- 8 steps: pick (2), pay (4) and rate (2)\n"),
    .init("C413", "about right", "# Plan\n\n**Guest app (~20 screens):** start (10) + gate (11)\n"),
    .init("C413", "numbers of the parts", "# Plan\n\n- 5 steps: pick (1), pay (2), rate (3)\n"),
    .init(
      "C413", "as many parts as are counted",
      "# Plan\n\n- 3 fares: child (2), adult (5), group (4)\n"),
    .init("C413", "another unit", "# Plan\n\n- 9 screens: pick (2 days), pay (4 days)\n"),
    .init("C413", "a part without a number", "# Plan\n\n- 9 steps: pick (2), pay, rate (4)\n"),
    .init("C413", "the number of a phase", "# Plan\n\n- Phase 7 tasks: pick (2) + pay (4)\n"),
  ]

  static let shares: [RuleCase] = [
    .init(
      "C413", "weights of a line",
      "# Score\n\nWeights: speed 40 %, cost 30 %, care ⟦25 %⟧.\n"),
    .init(
      "C413", "weights of the paragraph above",
      "# Score\n\nThe weights follow the light.\n\n- Edge: 45%, Angle: 20%, Gap: 15%, Flow: ⟦15%⟧\n"
    ),
    .init("C413", "in Chinese", "# 评分\n\n权重：速度 40%，成本 30%，质量 ⟦25%⟧\n"),
    .init("C413", "in German", "# Note\n\nGewichtung: Tempo 40 %, Kosten 30 %, Ruhe ⟦25 %⟧\n"),
    .init("C413", "a whole", "# Score\n\nWeights: speed 40 %, cost 30 %, care 30 %.\n"),
    .init("C413", "no weights", "# Score\n\nOpacity: rest 40 %, hover 30 %, press 25 %.\n"),
    .init("C413", "about", "# Score\n\nWeights: speed about 40 %, cost 30 %, care 25 %.\n"),
    .init(
      "C413", "something else on the line",
      "# Score\n\nWeights: speed 40 % of 10 s, cost 30 %, care 25 %.\n"),
  ]

  private static let demand = "# App\n\n## Touch\n\n- Touch targets: at least 44 px\n\n"

  static let entries: [RuleCase] = [
    .init(
      "G708", "entries of the navigation",
      demand + "## Shell\n\nNav entries ⟦38 px⟧ high, icon and label.\n"),
    .init(
      "G708", "in German, in a long paragraph",
      demand + "## Rahmen\n\nLinke Leiste 236 px auf Weiß mit einer feinen Linie am rechten Rand. "
        + "Nav-Einträge ⟦38 px⟧ hoch, Zeichen und Wort nebeneinander. Unten steht der Name der Person, die angemeldet "
        + "ist, mit ihrem Bild daneben. Darunter eine Leiste, 52 px hoch.\n"),
    .init(
      "G708", "in Spanish", demand + "## Marco\n\n- Elementos de navegación: ⟦36 px⟧ de alto\n"),
    .init("G708", "high enough", demand + "## Shell\n\nNav entries 48 px high, icon and label.\n"),
    .init("G708", "an entry of a list", demand + "## Shell\n\nJournal entries 38 px high.\n"),
    .init("G708", "a gap between entries", demand + "## Shell\n\n- Gap between nav items: 8 px\n"),
    .init(
      "G708", "the label of the next line",
      demand + "## Button rules\n\nChiều cao tối thiểu:\n\n48px\n\nBo góc:\n\n16px\n"),
    .init(
      "G708", "a corner radius in a language that is not known",
      demand + "## Button\n\n- Height: 48px\n- Zaoblení: 16px\n"),
    .init(
      "G708", "a size below a heading", demand + "## Button\n\n- Small: ⟦32px⟧\n- Height: 48px\n"),
  ]

  @Test(arguments: sums + shares + entries)
  func part(_ test: RuleCase) { test.check() }
}
