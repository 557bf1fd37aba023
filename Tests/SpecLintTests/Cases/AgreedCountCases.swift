/// Counts, limits and words that what else the document says agrees with, or does not.
enum AgreedCountCases {
  static let counts: [RuleCase] = [
    .init(
      "C416", "a total below its table",
      """
      | # | Screen | Route |
      |---|---|---|
      | 1 | Login | /a |
      | 2 | Stops | /b |
      | 3 | Stop | /c |

      **⟦Total: 4 screens⟧**

      """),
    .init(
      "C416", "a total that is right",
      """
      | # | Screen | Route |
      |---|---|---|
      | 1 | Login | /a |
      | 2 | Stops | /b |
      | 3 | Stop | /c |

      **Total: 3 screens**

      """),
    .init(
      "C416", "a total of other things",
      """
      | # | Screen | Path |
      |---|---|---|
      | 1 | Login | /a |
      | 2 | Stops | /b |
      | 3 | Stop | /c |

      **Total: 4 routes**

      """),
    .init(
      "C416", "a number above the section of the things",
      """
      # Onboarding

      ⟦The onboarding consists of three steps.⟧

      ## Steps

      1. **Welcome**: picture
      2. **Place**: field
      3. **Diet**: chips
      4. **Summary**: answers

      """),
    .init(
      "C416", "a number of the things of something else",
      """
      # Onboarding

      The slider has three steps.

      ## Steps

      1. **Welcome**: picture
      2. **Place**: field
      3. **Diet**: chips
      4. **Summary**: answers

      """),
    .init(
      "C401", "columns of the grid",
      """
      # Page grid

      On desktop we use ⟦12 columns⟧ with 24px gutters.

      ## Breakpoints

      | Name | From | Columns | Gutter |
      |---|---|---|---|
      | Mobile | 320px | 4 | 16px |
      | Desktop | 1200px | 16 | 24px |

      """),
    .init(
      "C401", "columns of something in the grid",
      """
      # Page grid

      On desktop the gallery shows 3 columns.

      ## Breakpoints

      | Name | From | Columns | Gutter |
      |---|---|---|---|
      | Mobile | 320px | 4 | 16px |
      | Desktop | 1200px | 12 | 24px |

      """),
    .init(
      "C414", "an order to keep all durations short",
      """
      ## Scale

      | Token | Duration |
      |---|---|
      | `--duration-slow` | 400ms |
      | `--duration-slower` | 600ms |

      ## Accessibility

      - ⟦Keep animation durations under 500ms⟧

      """),
    .init(
      "C414", "an order to keep some durations short",
      """
      ## Scale

      | Token | Duration |
      |---|---|
      | `--duration-slow` | 400ms |
      | `--duration-slower` | 600ms |

      ## Accessibility

      - Keep hover animations under 500ms

      """),
    .init(
      "C414", "a range for all durations",
      """
      # Motion

      ⟦Use 200–500ms durations only⟧.

      ## Sheet

      - Sheet animation duration: 600ms

      """),
    .init(
      "C414", "a range that all durations keep",
      """
      # Motion

      Use 200–500ms durations only.

      ## Sheet

      - Sheet animation duration: 300ms

      """),
  ]

  static let words: [RuleCase] = [
    .init(
      "C401", "starting by itself",
      """
      ## Principles

      - **Quiet.** ⟦Videos in the feed never start by themselves.⟧

      ## Playback

      - As soon as half of a card is seen, its video auto-plays without sound.

      """),
    .init(
      "C401", "other things start by themselves",
      """
      ## Principles

      - **Quiet.** Videos in the feed never start by themselves; the reader has to press play.

      ## Playback

      - The tour of the editor starts automatically.

      """),
    .init(
      "C401", "a size that a text of the interface gives",
      """
      ## Rules

      - Maximum file size: ⟦10 MB⟧ per receipt

      ## Copy

      | Case | Message |
      |---|---|
      | Receipt too large | "This file is too large. Receipts can be up to 25 MB." |

      """),
    .init(
      "C401", "an entrance told twice",
      """
      ## State: Open

      - **Sheet entrance**: 300ms ⟦ease-in-out⟧ slide from the edge

      ## Motion summary

      - **Sheet entrance**: 300ms ease-out, from below
      - **Sheet exit**: 200ms ease-in

      """),
    .init(
      "C401", "entrances of two things",
      """
      ## Menu

      - **Panel entrance**: 300ms ease-in-out slide from the edge

      ## Sheet

      - **Panel entrance**: 300ms ease-out, from below

      """),
    .init(
      "C401", "a row and a sentence below its heading",
      """
      # Sheet

      | Part | Animation |
      |---|---|
      | Sheet (enter) | 320ms ⟦ease-out⟧, from the edge |

      ## Entering

      The sheet slides up over 320ms with ease-in-out.

      """),
    .init(
      "C401", "the ways of two sections",
      """
      ### Expand Animation

      | Property | From | To | Duration |
      |---|---|---|---|
      | Corner radius | 18pt | 12pt | 0.35s |

      ### Collapse Animation

      | Property | From | To | Duration |
      |---|---|---|---|
      | Corner radius | 12pt | 18pt | 0.28s |

      """),
    .init(
      "C401", "a linear course and a curve",
      """
      ⟦The fill of the bar grows **linearly**, so that it does not pretend to slow down.⟧

      | Element | Duration | Easing |
      |---|---|---|
      | Bar appears | 150ms | ease-out |
      | Fill to new value | 300ms | cubic-bezier(0.34, 1.56, 0.64, 1) |

      """),
    .init(
      "C401", "two cells that make a phrase",
      """
      # モーダル

      ## 動き

      モーダルの表示は ⟦250ms⟧、ease-out で動く。

      ## 時間一覧

      | 要素 | 動作 | 時間 |
      |---|---|---|
      | モーダル | 表示 | 300ms |
      | モーダル | 非表示 | 200ms |

      """),
    .init(
      "C401", "two cells that make a part of a phrase",
      """
      # モーダル

      ## 動き

      予約モーダルの表示は 250ms、ease-out で動く。

      ## 時間一覧

      | 要素 | 動作 | 時間 |
      |---|---|---|
      | モーダル | 表示 | 300ms |

      """),
    .init(
      "C401", "two cells that make a German word",
      """
      # Liste

      ## Aufbau

      - **Zeilenhöhe**: ⟦56 dp⟧

      ## Maße

      | Element | Maß | Wert |
      |---|---|---|
      | Zeile | Höhe | 64 dp |
      | Suchfeld | Höhe | 48 dp |

      """),
    .init(
      "C401", "attempts by their place",
      """
      # PIN

      ## Reglas

      - Después de ⟦3 intentos⟧ fallidos la cuenta se bloquea

      ## Mensajes

      | Caso | Texto |
      |---|---|
      | PIN incorrecto | «PIN incorrecto» |
      | Quinto intento fallido | «Cuenta bloqueada.» |

      """),
    .init(
      "G708", "a target as large as what is drawn",
      """
      # Viewer

      | Control | Size | Label |
      |---|---|---|
      | Close | 32 × ⟦32 pt⟧, target equal to the drawn size | Close |
      | Mute | 44 × 44 pt | Sound |

      ## Accessibility

      - Every control has a target of at least 44 × 44 pt.

      """),
  ]
}
