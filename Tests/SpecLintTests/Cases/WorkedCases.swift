import Testing

/// Numbers and promises that what is written beside them works out otherwise.
@Suite struct WorkedCases {
  static let formulas: [RuleCase] = [
    .init(
      "C413", "a quotient of a bracket (pt)",
      "# Agenda\n\n| Item | Nota |\n|---|---|\n"
        + "| Dias | Em 375px: `(375px - 2*16px - 6*8px) / 7 ≈ ⟦39px⟧`. Abaixo de 44px. |\n"),
    .init(
      "C413", "a bracket times a number", "# Grid\n\n- Each side: (40px + 8px) × 3 = ⟦134px⟧\n"),
    .init(
      "C413", "words before the formula (de)",
      "# Raster\n\nDie Karte ist dann (360px − 2 × 16px − 8px) / 2 = ⟦150px⟧ breit.\n"),
    .init(
      "C413", "rounded right",
      "# Agenda\n\n- Day: (375px - 2*16px - 6*8px) / 7 ≈ 42px\n- Week: (390 − 32) / 7 ≈ 51px\n"),
    .init("C413", "one decimal", "# Grid\n\n- Column: (320px − 3 × 8px) / 4 = 74px\n"),
    .init(
      "C413", "a variable, a range, two units and a function",
      """
      # Grid

      - Column: n × (320 + 8) / 4 = 100px
      - Tiles: (3-5) × 2 + 1 = 8
      - Width: (100% - 16px) / 2 = 172px
      - Size: clamp(16px + 2) * 3 = 40px
      - Gap: (1rem + 8px) × 2 = 40px

      """),
    .init("C413", "the result goes on", "# Grid\n\n- Row: (40px + 8px) × 3 = 150px − 6px\n"),
  ]

  static let denials: [RuleCase] = [
    .init(
      "C412", "a pass that is denied",
      "# Paper\n\n- **Contrast:** The brown text (`#3A241D`) on the tan card (`#D2B48C`) does "
        + "**not** meet the ⟦AA⟧ standard of 4.5:1.\n"),
    .init(
      "C412", "a pass that is denied (de)",
      "# Papier\n\nBraun `#3A241D` auf `#D2B48C` verfehlt ⟦AA⟧.\n"),
    .init(
      "C412", "a pass that is denied (pt)",
      "# Papel\n\n- O texto `#222222` sobre `#FFFFFF` não atinge ⟦AAA⟧.\n"),
    .init(
      "C412", "a ratio before the limits in brackets (pt)",
      "# Cores\n\n| Item | Nota |\n|---|---|\n"
        + "| CTA | `#C05800` + branco = ⟦4,2⟧:1 — passa AA "
        + "(mínimo 3:1 para UI, 4,5:1 para texto) |\n"),
    .init(
      "C412", "a miss", "# Paper\n\n- Text `#8A7A6A` on `#D2B48C` does not meet AA.\n"),
    .init(
      "C412", "what was so, and what is to come in its place",
      "# Paper\n\n- Text `#3A241D` on `#D2B48C` did not meet AA before it was mended.\n"
        + "- `#999999` is replaced by `#333333`, which does not fail AA.\n"
        + "- If `#3A241D` on `#D2B48C` does not meet AA, say so.\n"),
    .init(
      "C412", "a pass that is told", "# Paper\n\n- Text `#3A241D` on `#D2B48C` meets AA.\n"),
  ]

  private static let head = "# Motion\n\n## Principles\n\n"
  private static let all = "All animations use cheap properties (transform, opacity)"
  private static let motion = "\n\n## Motions\n\n- **Tag:** "

  static let motions: [RuleCase] = [
    .init(
      "C414", "colours that move",
      head + "⟦" + all + "⟧." + motion + "Background color transitions smoothly (150ms)\n"),
    .init(
      "C414", "a shadow in a table",
      head + "⟦" + all + "⟧.\n\n| Name | What | Time |\n|---|---|---|\n"
        + "| Glow | Box-shadow pulses | 2s |\n"),
    .init(
      "C414", "colours that move (de)",
      head + "⟦Alle Animationen nutzen transform und opacity⟧." + motion
        + "Border color fades (200ms)\n"),
    .init(
      "C414", "nothing but transforms",
      head + all + "." + motion + "slides in by a transform (250ms)\n"),
    .init(
      "C414", "a colour without a time",
      head + all + "." + motion + "Background color changes with the theme\n"),
    .init(
      "C414", "a preference",
      head + "Animations prefer cheap properties (transform, opacity)." + motion
        + "Background color fades (150ms)\n"),
  ]

  private static let palette =
    "# Cores\n\n## Paleta\n\n| Token | Hex |\n|---|---|\n| `--ok` | `#10B981` |\n"
    + "| `--ok-bg` | `#ECFDF5` |\n| `--bad` | `#991B1B` |\n| `--bad-bg` | `#FEF2F2` |\n\n"
    + "Selos: `--ok-bg` background, `--ok` text.\n\n"

  static let promises: [RuleCase] = [
    .init(
      "C414", "all pairs above (pt)",
      palette + "### Contraste\n\n⟦Todos os pares texto-fundo acima atingem WCAG AA⟧.\n"),
    .init(
      "C414", "all pairs above",
      palette + "⟦All colour pairs above meet **WCAG AA⟧**. Checked in CI.\n"),
    .init(
      "C414", "pairs that meet it",
      palette.replacing("#10B981", with: "#065F46") + "All colour pairs above meet AA.\n"),
    .init(
      "C414", "pairs above that are to meet it later",
      palette + "All colour pairs above fail AA today.\n"),
    .init(
      "C414", "pairs of another chapter",
      palette + "## Text\n\nAll colour pairs above meet AA.\n"),
  ]

  @Test(arguments: formulas)
  func formula(_ test: RuleCase) { test.check() }

  @Test(arguments: denials)
  func denial(_ test: RuleCase) { test.check() }

  @Test(arguments: promises)
  func promise(_ test: RuleCase) { test.check() }

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }
}
