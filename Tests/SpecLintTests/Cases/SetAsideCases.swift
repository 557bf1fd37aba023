import Testing

/// Numbers, names and words that look like those a rule speaks of, and are something else.
@Suite struct SetAsideCases {
  static let charts: [RuleCase] = [
    .init(
      "S507", "a part of the page with who sees it",
      """
      # Screen flow

      ```mermaid
      flowchart TD
        Home[Home] -- Menu manager --> Orders[Orders]
        Home -- Menu manager --> Stock[Stock]
        Home -- Menu --> Help[Help]
      ```

      """),
    .init(
      "S507", "what somebody does with who does it",
      """
      # Screen flow

      ```mermaid
      flowchart TD
        Home[Home] -- Archive manager --> Orders[Orders]
      ⟦  Home -- Archive manager --> Stock[Stock]⟧
        Home -- Menu --> Help[Help]
      ```

      """),
    .init(
      "S507", "a drawing and the list of a state",
      """
      # Door states

      ### STATE_OPEN

      **Transitions**:
      - Badge is held to the reader → STATE_CLOSED

      ### STATE_CLOSED

      **Transitions**:
      - Guard calls from inside → STATE_OPEN
      - Alarm goes off → STATE_LOCKED

      ### STATE_LOCKED

      **Transitions**:
      - ⟦Reset key is turned → STATE_OPEN⟧

      ```
      STATE_OPEN --Badge is held to the reader--> STATE_CLOSED
      STATE_CLOSED --Alarm goes off--> STATE_LOCKED
      STATE_LOCKED --Reset key is turned--> STATE_CLOSED
      ```

      """),
    .init(
      "S509", "a status that tells what is done",
      """
      # Goals

      | Goal | Target | Status |
      |------|--------|--------|
      | Sign-ups | 4% | Optimized for sign-ups |
      | First paint | < 1s | ✅ Lazy loading implemented |
      | Search rank | 90+ | ✅ Optimized titles |

      """),
  ]

  static let motions: [RuleCase] = [
    .init(
      "A605", "springs of a file that is named",
      """
      # Motion

      All transitions below are defined in `src/motion.css`:

      | Name | Where | Time |
      |---|---|---|
      | `cardRise` | Result card | 0.5s spring |
      | `badgePop` | New badge | 0.6s spring |

      """),
    .init(
      "A605", "springs that the document sets",
      """
      # Motion

      All transitions of the app:

      | Name | Where | Time |
      |---|---|---|
      | `cardRise` | Result card | 0.5s ⟦spring⟧ |
      | `badgePop` | New badge | 0.6s ⟦spring⟧ |

      """),
  ]

  static let lengths: [RuleCase] = [
    .init(
      "G701", "a padding less the border of an outlined button",
      """
      ---
      spacing:
        sm: 8px
        md: 16px
      components:
        button-filled:
          padding: 12px 20px
        button-outlined:
          padding: 11px 19px
      ---

      # Buttons

      All spacing sits on a 4px grid.

      """),
    .init(
      "G701", "half steps that a scale derives",
      """
      # Spacing

      We use an 8px grid.

      ```scss
      $unit: 8px;
      $space-xs: $unit * 0.5;
      $space-sm: $unit * 2;
      ```

      ```css
      .row { gap: 8px; }
      .card {
        padding: 12px 24px;
      }
      ```

      """),
    .init(
      "G701", "a padding that fills up a target",
      """
      # Touch

      Spacing scale: 4px, 8px, 12px, 16px, 24px.

      - An 18px icon button gets to 44px with 13px padding on each side.

      """),
    .init(
      "G706", "a range right behind a name",
      """
      # 레이아웃

      - **데스크톱(≥1200px)**: 두 열로 보여 준다.
      - **태블릿(800~1199px)**: 한 열과 서랍.
      - **모바일(<800px)**: 한 열.

      """),
    .init(
      "T308", "what a size was before",
      """
      # Type

      - **Improved scale**:
        - H1: 40px (was 32px)

      """),
  ]

  static let colours: [RuleCase] = [
    .init(
      "K804", "a border beside the ring that marks the focus",
      """
      ```css
      --surface-0: #101010; /* page background */
      --border-firm: #2A2A2A; /* hover/focus borders */
      --accent-focus: #6FA8FF; /* focus ring */
      ```

      """),
    .init(
      "K802", "a picture that has yet to come",
      """
      # Farben

      | Name | Hex | Verwendung |
      |---|---|---|
      | Weiß | `#FFFFFF` | Hintergrund, Karten |
      | Nebel | `#DDDDDD` | Bild-Placeholder, Linien |
      | Tinte | `#333333` | Text |

      """),
    .init(
      "K802", "what an empty field shows",
      """
      # Farben

      | Name | Hex | Verwendung |
      |---|---|---|
      | Weiß | `#FFFFFF` | Hintergrund, Karten |
      | Nebel | `⟦#DDDDDD⟧` | Placeholder im Suchfeld |
      | Tinte | `#333333` | Text |

      """),
    .init(
      "K802", "what carries a text",
      """
      # Couleurs

      | Token | Hex | Rôle |
      |---|---|---|
      | `surface` | `#FFFFFF` | Cartes |
      | `ink` | `#111111` | Texte |
      | `pop-mint` | `#7FE0B0` | Aplat de tuile (clair, avec texte encre) |

      """),
    .init(
      "T310", "colours that somebody may choose",
      """
      ```css
      --warning: #F59E0B;
      --error: #EF4444;
      ```

      | Preset | Primary | Secondary | Tertiary |
      |---|---|---|---|
      | **Lagoon** | #0EA5E9 | #06B6D4 | #3B82F6 |
      | **Dusk** | #F59E0B | #F97316 | #EF4444 |

      """),
  ]

  static let claims: [RuleCase] = [
    .init(
      "C412", "one text on a list of grounds",
      """
      # Colours

      - Contrast AA: dark text (#00171F) on white; white text on (#003459/#007EA7/#00A8E8).

      """.replacing("Contrast AA", with: "Contrast ⟦AA⟧")),
    .init(
      "C412", "one text on a list of grounds that all bear it",
      """
      # Colours

      - Contrast AA: white text on (#003459 / #004E7A / #4A148C).

      """),
    .init(
      "C412", "grounds of the dark theme below a heading of their own",
      """
      # Tokens

      ## Light theme

      | Token | Role | Hex |
      |---|---|---|
      | `bg` | Page background | `#FFFDF5` |

      ## Dark theme

      ### Elevation

      | Token | Role | Hex |
      |---|---|---|
      | `bg` | Page background | `#121214` |

      ### Text

      | Token | Hex | vs `bg` |
      |---|---|---|
      | `ink` | `#F4EFE6` | 16.4:1 |

      """),
    .init(
      "C412", "two values of one token",
      """
      # Colours

      | Token | Hex | Use |
      |---|---|---|
      | `bg` | `#FFF9F0` | Page background |
      | `pop` | `#FA5600` (app) / `#FF5C00` (site) | Accent, large text on cream (3.14:1) |

      """),
    .init(
      "C412", "a text and its ground with a slash",
      """
      # Colours

      | Pair | Hex | Ratio |
      |---|---|---|
      | Text / background | `#FA5600` / `#FFF9F0` | ⟦5.1⟧:1 |

      """),
    .init(
      "C412", "a limit that a measure is held against",
      """
      # Colores

      | Token | Hex | Uso |
      |---|---|---|
      | `--card` | `#1f1b2e` | Fondo de tarjetas |
      | `--serie-2` | `#5d549e` | Serie |

      `--serie-2` sobre `--card` da 2.57, contra los 3:1 de WCAG 1.4.11.

      """),
    .init(
      "C413", "a level that the line says is missed",
      """
      # Color

      - `--tinta-3` es `#9298AB` (contraste 2.88:1 sobre blanco, reprueba WCAG AA).
      - `--gris` ist `#9298AB` (Kontrast 2.88:1 auf Weiß, verfehlt WCAG AA).

      """),
    .init(
      "C413", "a level that the line says is met",
      """
      # Color

      - `--tinta-3` es `#9298AB` (contraste 2.88:1 sobre blanco, aprueba WCAG ⟦AA⟧).

      """),
    .init(
      "C413", "the two sides of a screen",
      """
      # Report

      Checked on a device (1080×2340 @ dpi 450 = 384×832 dp).

      """),
    .init(
      "C414", "a text on what the sentence names itself",
      """
      # Colours

      - Surface: #FFFFFF
      - Text secondary: #B0B0B0

      ⟦All text on these surfaces meets AA (4.5:1).⟧

      """),
    .init(
      "R952", "a place that is not known",
      """
      # Orders

      - Read the labels from "⟦TBD⟧".

      """),
    .init(
      "S509", "an operation in the middle of a name",
      """
      # Chart

      | From | To | Trigger |
      |---|---|---|
      | List | Chart loading skeleton | Tap |
      | ⟦Chart loading skeleton⟧ | List | loaded |

      """),
    .init(
      "D107", "numbers that a title only mentions",
      """
      # Boat

      ## 4. Parts

      ### 4.1 Deck

      Text.

      ### 4.2 Move from 4.1, 4.3 and 4.4

      Text.

      ### ⟦4.4 Hold⟧

      Text.

      """),
    .init(
      "C414", "a text on what the line before names",
      """
      # Colours

      | Token | Hex | Use |
      |---|---|---|
      | `paper` | `#ffffff` | Page background |
      | `mist` | `#c9ccc9` | Secondary text on photos |
      | `ink` | `#191c19` | Text |
      | `lime-200` | `#d9f0a3` | Card ground |

      - `lime-200` sets a card apart by its fill.
      - Text on it is fine: all of it passes AA.

      """),
  ]

  @Test(arguments: charts + motions + lengths)
  func behavior(_ test: RuleCase) { test.check() }

  @Test(arguments: colours + claims)
  func color(_ test: RuleCase) { test.check() }
}
