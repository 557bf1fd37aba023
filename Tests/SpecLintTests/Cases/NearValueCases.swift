import Testing

/// Grounds, values and decisions of which the text beside the place tells more.
@Suite struct NearValueCases {
  private static let head = "# Colours\n\n| Name | Value | Use |\n|---|---|---|\n"

  static let colors: [RuleCase] = [
    .init(
      "K802", "greys for lines beside a page that nobody names",
      head + "| Main | `#0B0B0F` | Headings, text |\n| Second | `#71717A` | Secondary text |\n"
        + "| Grey | `#F4F4F5` | Backgrounds, borders, dividers |\n"),
    .init(
      "K802", "greys for lines (de)",
      "# Farben\n\n| Rolle | Wert | Einsatz |\n|---|---|---|\n| Haupt | `#0B0B0F` | Text |\n"
        + "| Neben | `#71717A` | Hinweistext |\n| Grau | `#F4F4F5` | Hintergründe, Rahmen |\n"),
    .init(
      "K802", "the bright one of two grounds",
      head + "| Link | `#6060F0` | Links, text |\n| Ink | `#111827` | Text, headings |\n"
        + "| Faint | `⟦#9CA3AF⟧` | Secondary text |\n| Card | `#F3F4F6` | Card backgrounds |\n"
        + "| Background Light | `#FFFFFF` | Main background (light mode) |\n"
        + "| Background Dark | `#0F172A` | Main background (dark mode) |\n"),
    .init(
      "K802", "a grey that is the ground of cards alone",
      head + "| Main | `#0B0B0F` | Headings, text |\n| Second | `⟦#71717A⟧` | Secondary text |\n"
        + "| Grey | `#F4F4F5` | Card backgrounds |\n"),
    .init(
      "K802", "too faint for white as well",
      head + "| Main | `#0B0B0F` | Headings, text |\n| Second | `⟦#8A8A93⟧` | Secondary text |\n"
        + "| Grey | `#F4F4F5` | Backgrounds, borders, dividers |\n"),
    .init(
      "K801", "the colour by its name and the word",
      head + "| Primary | `#09090B` | Text |\n| Accent | `#3B82F6` | Links |\n\n## Tags\n\n"
        + "- Chosen: Accent color background, ⟦white⟧ text, no border\n"),
    .init(
      "K801", "a dark colour by its rank and the word",
      head + "| Primary | `#09090B` | Text |\n| Accent | `#3B82F6` | Links |\n\n## Tags\n\n"
        + "- Chosen: Primary colour background, white text\n"),
    .init(
      "K801", "the word without a name",
      head + "| Primary | `#09090B` | Text |\n| Accent | `#3B82F6` | Links |\n\n## Tags\n\n"
        + "- Chosen: the color background is dimmed, white text\n"),
    .init(
      "C412", "a value that takes the place of a name (es)",
      """
      # Colores

      | Token | Valor |
      |---|---|
      | `accent` | #C05800 |
      | `paper` | #FFFFFF |

      El archivo usa hoy `#F97316` como `accent`, que no llega a AA (2.8:1 sobre paper).

      """),
    .init(
      "C412", "the name alone (es)",
      """
      # Colores

      | Token | Valor |
      |---|---|
      | `accent` | #C05800 |
      | `paper` | #FFFFFF |

      El archivo usa hoy el color `accent`, que no llega a AA (⟦2.8⟧:1 sobre paper).

      """),
    .init(
      "C412", "the name with its own value",
      """
      # Colours

      | Token | Value |
      |---|---|
      | `accent` | #C05800 |
      | `paper` | #FFFFFF |

      The file has `#C05800` as `accent`, which is not enough (⟦2.8⟧:1 on paper).

      """),
    .init(
      "T310", "a step that nothing uses",
      "# Colours\n\n```\nsecondary-100: #FEF3C7\nsecondary-300: #FCD34D\nsecondary-500: #F59E0B\n"
        + "secondary-600: #D97706\n```\n\n- **Warning**: `#D97706`\n"),
    .init(
      "T310", "a step that is used",
      "# Colours\n\n```\nsecondary-100: #FEF3C7\nsecondary-300: #FCD34D\nsecondary-500: #F59E0B\n"
        + "secondary-600: #D97706\n```\n\n- **Warning**: `⟦#D97706⟧`\n\n"
        + "Badges take secondary-600.\n"),
  ]

  private static let measures =
    "- Title: 34pt\n- Detail: 30pt\n- Card height: 120pt\n- Gap: 8pt\n- Icon size: 24pt\n\n"

  static let words: [RuleCase] = [
    .init(
      "T307", "a shade of a state among states without values",
      measures + "**States:**\n- Default: Grey ground\n- Hover: Slightly darker ground\n"),
    .init(
      "T307", "below an item that gives the scale",
      measures + "- **Scale:** steps of 4px, 8px, 12px and 16px\n"
        + "    - **Groups:** Slightly larger margins\n"),
    .init(
      "T307", "a shade of a state among states with values",
      measures + "**States:**\n- Default: Ground `#EEEEEE`\n- Hover: ⟦Slightly darker⟧ in tone\n"),
    .init(
      "T307", "below an item without a scale",
      measures + "- **Scale:** small and even\n    - **Groups:** ⟦Slightly larger margins⟧\n"),
    .init(
      "R952", "an effect that can be left out",
      "# Ferry\n\n### Animations\n\n- **Arrival**: the bell rings with sound (optional)\n"),
    .init(
      "R952", "an effect that can be left out (de)",
      "# Fähre\n\n### Effekte\n\n- Ankunft: Glocke mit sound (optional)\n"),
    .init(
      "R952", "where the drawings are",
      "# Ferry\n\n**Design files:** TBD - a drawing tool\n\n**Figma link**: TBD\n"),
    .init(
      "R952", "where the drawings are (de)", "# Fähre\n\n- Entwurf, Dateien: noch offen\n"),
    .init(
      "R952", "a part that somebody doubts",
      "# Ferry\n\n- **Rope**: red rope (⟦optional⟧, could be too busy on small screens)\n"),
    .init(
      "R952", "a sound among parts", "# Ferry\n\n### Header\n\n- A bell with sound (⟦optional⟧)\n"),
    .init("R952", "a colour", "# Ferry\n\n- Colour of the link: ⟦TBD⟧\n"),
  ]

  @Test(arguments: colors)
  func color(_ test: RuleCase) { test.check() }

  @Test(arguments: words)
  func word(_ test: RuleCase) { test.check() }
}
