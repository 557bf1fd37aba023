import Testing

/// Documents whose names promise a difference from their neighbour.
@Suite struct SiblingCases {
  static let shades: [RuleCase] = [
    .init(
      "T312", "a table of shades",
      """
      | Token | Value | Use |
      |---|---|---|
      | `moss` | `#3B6E4A` | buttons |
      | `moss-darker` | `⟦#4C8A5E⟧` | pressed buttons |
      | `moss-light` | `#9CC7A8` | washes |

      """),
    .init(
      "T312", "a lighter one that is darker",
      "## Colours\n\n- **Clay**: `#B5651D` – marks\n- **Clay Light**: `⟦#8A4B14⟧` – washes\n"),
    .init(
      "T312", "one curve for two kinds",
      """
      ```css
      --motion-ease-in: ⟦cubic-bezier(0.3, 0, 0.1, 1)⟧;
      --motion-ease-out: cubic-bezier(0, 0, 0.2, 1);
      --motion-ease-in-out: cubic-bezier(0.3, 0, 0.1, 1);
      ```

      """),
    .init(
      "T312", "a shadow in the colour of an earlier brand",
      """
      | Token | Value |
      |---|---|
      | `--color-brand` | `#C0392B` |
      | `--color-brand-soft` | `#E6B0AA` |
      | `--shadow-brand` | `⟦0 4px 12px rgba(90,60,220,0.3)⟧` |

      """),
    .init(
      "T312", "shadows in their own colour, and in black",
      """
      | Token | Value |
      |---|---|
      | `--color-brand` | `#C0392B` |
      | `--shadow-brand` | `0 4px 12px rgba(192,57,43,0.3)` |
      | `--shadow-accent` | `0 4px 12px rgba(0,0,0,0.3)` |

      """),
    .init(
      "T312", "a shadow of the wrong role",
      """
      ```css
      --glow-primary: ⟦color-mix(in srgb, var(--tone-accent), transparent 60%)⟧;
      --glow-accent: color-mix(in srgb, var(--tone-accent), transparent 80%);
      ```

      """),
    .init(
      "T312", "shades as their names say",
      "## Colours\n\n- `moss`: `#3B6E4A`\n- `moss-dark`: `#28502F`\n- `moss-light`: `#9CC7A8`\n"),
    .init(
      "T312", "the value for dark mode",
      "## Colours\n\n- `moss`: `#3B6E4A` – light mode\n- `moss-dark`: `#7FC493` – dark mode\n"),
    .init(
      "T312", "a section for the dark theme",
      "## Dark Theme\n\n- `moss`: `#3B6E4A`\n- `moss-dark`: `#7FC493`\n"),
    .init(
      "T312", "two names of one kind",
      """
      ```css
      --ease-out: cubic-bezier(0, 0, 0.2, 1);
      --sheet-ease-out: cubic-bezier(0, 0, 0.2, 1);
      ```

      """),
    .init(
      "T312", "a role that has nothing of its own",
      """
      ```css
      --glow-primary: color-mix(in srgb, var(--tone-accent), transparent 60%);
      --glow-error: color-mix(in srgb, var(--tone-error), transparent 80%);
      ```

      """),
  ]

  @Test(arguments: shades)
  func shade(_ test: RuleCase) { test.check() }

  static let colours: [RuleCase] = [
    .init(
      "T310", "borders of disabled parts and of the focus",
      """
      ## Colours

      | Name | Value | Use |
      |---|---|---|
      | ash | #C9CDD2 | disabled border |
      | edge-focus | ⟦#C9CDD2⟧ | fields |

      """),
    .init(
      "T310", "a disabled surface has the colour of the focus",
      """
      ## Colours

      | Name | Value | Use |
      |---|---|---|
      | ash | #C9CDD2 | disabled surface |
      | edge-focus | #C9CDD2 | fields |

      """),
    .init(
      "K802", "one column of two modes",
      """
      | Token | Light | Dark | Use |
      |---|---|---|---|
      | `--bg-page` | #FFFFFF | #101418 | page background |
      | `--text-strong` | #1A1D21 | #F2F4F6 | text |
      | `--text-soft` | #5B6066 | ⟦#5F666E⟧ | text |

      """),
    .init(
      "K802", "both columns are readable",
      """
      | Token | Light | Dark | Use |
      |---|---|---|---|
      | `--bg-page` | #FFFFFF | #101418 | page background |
      | `--text-strong` | #1A1D21 | #F2F4F6 | text |
      | `--text-soft` | #5B6066 | #A0A7AE | text |

      """),
    .init(
      "K804", "a border that is also the ring",
      """
      | Token | Value | Use |
      |---|---|---|
      | page-background | #FFFFFF | pages |
      | edge-border | ⟦#D9DCE0⟧ | active borders, focus ring |

      """),
    .init(
      "T304", "another name of a colour",
      """
      ---
      colors:
        primary: "#224466"
      ---

      # Quay

      - **Primary (Harbour Blue):** links and buttons

      ## Buttons

      - Background: Harbour Blue (⟦#335577⟧), text white

      """),
    .init(
      "T304", "another name, the same colour",
      """
      ---
      colors:
        primary: "#224466"
      ---

      # Quay

      - **Primary (Harbour Blue):** links and buttons

      ## Buttons

      - Background: Harbour Blue (#224466), text white

      """),
  ]

  static let ratios: [RuleCase] = [
    .init(
      "C414", "the ratios of a checklist",
      """
      ## Colours

      - `bg-page`: `#FFFFFF`
      - `text-body`: `#6B7280`

      - [ ] ⟦Color contrast ratios meet WCAG AAA⟧

      """),
    .init(
      "C414", "ratios that are met",
      """
      ## Colours

      - `bg-page`: `#FFFFFF`
      - `text-body`: `#33383F`

      - [ ] Color contrast ratios meet WCAG AAA

      """),
  ]

  @Test(arguments: ratios)
  func ratio(_ test: RuleCase) { test.check() }

  @Test(arguments: colours)
  func colour(_ test: RuleCase) { test.check() }
}
