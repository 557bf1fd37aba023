import SpecDiagnostics

/// Findings that are remarks, because the document tells more of the place.
extension SeverityTests {
  private static let chosen =
    "## Colors\n\n- **Page**: `#F7FAFC` – App backgrounds, card surfaces\n"
    + "- **Accent Bright**: `#F56565` – marks\n\n## Tile\n\n"

  static let remarks: [Case] = [
    Case(
      code: "K801", severity: .error,
      text: chosen + "- **Selected**: `2px solid Accent Bright` border\n"),
    Case(
      code: "K801", severity: .warning,
      text: chosen + "- **Selected**: `2px solid Accent Bright` border with a checkmark\n"),
    Case(
      code: "K801", severity: .error,
      text: "# ボタン\n\n- **背景色**: `#2196F3`\n- **テキスト色**: `#FFFFFF`\n"
        + "- **フォントサイズ**: 16px, SemiBold\n"),
    Case(
      code: "K801", severity: .warning,
      text: "# ボタン\n\n- **背景色**: `#2196F3`\n- **テキスト色**: `#FFFFFF`\n- **角丸**: 8px\n"),
    Case(
      code: "K801", severity: .error,
      text: "# Colours\n\n| Token | Light | Dark |\n|---|---|---|\n"
        + "| `on-accent` | `#FFFFFF` | `#FFFFFF` |\n| `accent` | `#E0566A` | `#FF8A9D` |\n"),
    Case(
      code: "K801", severity: .warning,
      text: "# Colours\n\n| Token | Light | Dark |\n|---|---|---|\n"
        + "| `on-accent` | `#FFFFFF` | `#101010` |\n| `accent` | `#E0566A` | `#FF8A9D` |\n"),
    Case(
      code: "K802", severity: .info,
      text: "# Patterns\n\n> Historical research, not maintained authority.\n\n## Colours\n\n"
        + "- `text-title`: `#222222`\n- `text-caption`: `#8A93A0`\n- `bg-page`: `#FFFFFF`\n"),
    Case(
      code: "K802", severity: .warning,
      text: "# Patterns\n\n> Historical palette of the house, in force since May.\n\n## Colours\n\n"
        + "- `text-title`: `#222222`\n- `text-caption`: `#8A93A0`\n- `bg-page`: `#FFFFFF`\n"),
    Case(
      code: "C412", severity: .info,
      text: """
        - Clay `#A33B2E` on white: ~5.9:1

        """),
    Case(
      code: "C412", severity: .error,
      text: """
        - Clay `#A33B2E` on white: 5.9:1

        """),
    Case(
      code: "C412", severity: .error,
      text: """
        - Clay `#C96A5B` on white: ~4.4:1

        """),
    Case(
      code: "K804", severity: .info,
      text: """
        ---
        colors:
          surface: "#ffffff"
          background: "#f4f7f9"
          accent: "#7a4df0"
          focus: "rgba(122, 77, 240, 0.2)"
        ---
        # Kit

        `accent` is for the chosen item and for focus.

        """),
    Case(
      code: "K804", severity: .warning,
      text: """
        ---
        colors:
          surface: "#ffffff"
          background: "#f4f7f9"
          accent: "#7a4df0"
          focus: "rgba(122, 77, 240, 0.2)"
        ---
        # Kit

        `surface` is for the chosen item and for focus.

        """),
    Case(
      code: "K802", severity: .info,
      text: """
        ## Colours

        - `--surface-base`: #E8E4DF (main page background)
        - `--surface-raised`: #EDEBE7 (convex parts)
        - `--text-primary`: #4A4744 (names)
        - `--text-stamped`: #6B6865 (labels stamped into surface)

        """),
    Case(
      code: "K802", severity: .warning,
      text: """
        ## Colours

        - `--surface-base`: #E8E4DF (main page background)
        - `--surface-raised`: #EDEBE7 (convex parts)
        - `--text-primary`: #4A4744 (names)
        - `--text-secondary`: #6B6865 (labels stamped into surface)

        """),
    Case(
      code: "K802", severity: .warning,
      text: """
        ## Colours

        - `--surface-base`: #E8E4DF (main page background)
        - `--surface-raised`: #EDEBE7 (convex parts)
        - `--text-primary`: #4A4744 (names)
        - `--text-stamped`: #6B6865 (small labels)

        """),
    Case(
      code: "T310", severity: .info,
      text: """
        ## Colours

        | Token | Hex | Use |
        |---|---|---|
        | `danger` | `#EF4444` | losses |
        | `success` | `#22C55E` | wins |

        ## Game accents (icons and badges only)

        | Token | Hex | Game |
        |---|---|---|
        | `accent-darts` | `#EF4444` | Darts |
        | `accent-chess` | `#3B82F6` | Chess |

        """),
    Case(
      code: "T310", severity: .warning,
      text: """
        ## Colours

        | Token | Hex | Use |
        |---|---|---|
        | `danger` | `#EF4444` | losses |
        | `success` | `#22C55E` | wins |

        ## Game accents

        | Token | Hex | Game |
        |---|---|---|
        | `accent-darts` | `#EF4444` | Darts |
        | `accent-chess` | `#3B82F6` | Chess |

        """),
    Case(
      code: "A604", severity: .warning,
      text: """
        - Fade animation: 150ms
        - Slide animation: 250ms
        - Press animation: 100ms
        - **Accessible:** Support for reduced motion settings via AccessibilityInfo

        """),
    Case(
      code: "A604", severity: .error,
      text: """
        - Fade animation: 150ms
        - Slide animation: 250ms
        - Press animation: 100ms
        - **Accessible:** Support for reduced motion settings via the app

        """),
    Case(
      code: "A605", severity: .info,
      text: """
        ### Entry of a toast

        **Duration:** 350ms
        **Easing:** Spring easing with bounce

        """),
    Case(
      code: "A605", severity: .warning,
      text: """
        ### Entry of a toast

        **Duration:** 350ms
        **Easing:** Spring easing

        """),
    Case(
      code: "T306", severity: .info,
      text: """
        - Fade animation: 150ms
        - Slide animation: 250ms
        - Press animation: 100ms
        - Zoom animation: 200ms
        - Lift animation: 220ms
        - Drop animation: 240ms
        - Tilt animation: 260ms
        - Turn animation: 280ms
        - Pulse animation: 1s
        - Glow animation: 2s

        The flash animation takes 0.6s.

        """),
    Case(
      code: "T306", severity: .warning,
      text: """
        - Fade animation: 150ms
        - Slide animation: 250ms
        - Press animation: 100ms
        - Zoom animation: 200ms
        - Lift animation: 220ms
        - Drop animation: 240ms
        - Tilt animation: 260ms
        - Turn animation: 280ms
        - Pulse animation: 1s

        The flash animation takes 0.6s.

        """),
  ]
}
