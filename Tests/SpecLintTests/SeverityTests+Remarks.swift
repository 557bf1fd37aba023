import SpecDiagnostics

/// Findings that are remarks, because the document tells more of the place.
extension SeverityTests {
  private static let chosen =
    "## Colors\n\n- **Page**: `#F7FAFC` – App backgrounds, card surfaces\n"
    + "- **Accent Bright**: `#F56565` – marks\n\n## Tile\n\n"

  private static let accent =
    "# Colours\n\n| Token | Value |\n|---|---|\n| `on-accent` | `#FFFFFF` |\n"
    + "| `accent` | `#00A4C5` |\n\n"

  static let remarks: [Case] = [
    Case(
      code: "T303", severity: .info,
      text: "# Colours\n\n| Token | Hex | Use |\n|---|---|---|\n"
        + "| `--kit-green` | `#F97316` | buttons (orange, despite the name) |\n"),
    Case(
      code: "T303", severity: .error,
      text: "# Colours\n\n| Token | Hex | Use |\n|---|---|---|\n"
        + "| `--kit-green` | `#F97316` | buttons (large, named by role) |\n"),
    Case(
      code: "K801", severity: .info,
      text: accent + "White on `accent` is 2.95:1, below AA; accepted to keep the brand.\n"),
    Case(
      code: "K801", severity: .error,
      text: accent + "White on `accent` is 2.95:1, below AA; this is not accepted.\n"),
    Case(
      code: "A604", severity: .info,
      text: "- Fade animation: 150ms\n- Slide animation: 250ms\n\n"
        + "- [ ] Add reduced motion to the sheet\n"),
    Case(
      code: "A604", severity: .error,
      text: "- Fade animation: 150ms\n- Slide animation: 250ms\n\n"
        + "- [ ] Add reduced motion to the sheet\n- Reduced motion is honoured\n"),
    Case(
      code: "C401", severity: .error,
      text: "# Panel\n\nThe list refreshes every 30 seconds.\n\n"
        + "The list refreshes every 60 seconds.\n"),
    Case(
      code: "C401", severity: .info,
      text: "# Panel\n\nThe list refreshes every 30 seconds.\n\n"
        + "The list is refreshed every 60 seconds on the wall.\n"),
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
    Case(code: "K801", severity: .info, text: near),
    Case(code: "K801", severity: .warning, text: near + "\nText pairs meet WCAG AA.\n"),
    Case(
      code: "K801", severity: .warning,
      text: near.replacing("#6B7280", with: "#7B8290")),
    Case(
      code: "K802", severity: .info,
      text: faint + "| `text-faint` on `bg-page` | 2.7:1 | **no text**, placeholder only |\n"),
    Case(
      code: "K802", severity: .error,
      text: faint + "| `text-faint` on `bg-page` | 2.7:1 | hints |\n"),
    Case(
      code: "T301", severity: .info, text: curves("out") + "- Card hover: 200ms ease-out\n"),
    Case(
      code: "T301", severity: .warning, text: curves("in") + "- Card hover: 200ms ease-out\n"),
    Case(code: "G701", severity: .info, text: grid("4px", "12px")),
    Case(code: "G701", severity: .warning, text: grid("8px", "16px")),
  ]

  private static let near =
    "# Tokens\n\n| Token | Value |\n|---|---|\n| `muted` | `#F1F5F9` |\n"
    + "| `muted-foreground` | `#6B7280` |\n"

  private static let faint =
    "# Kit\n\n| Token | Value |\n|---|---|\n| `bg-page` | `#FFFFFF` |\n| `text-body` | `#1A1F26` |\n"
    + "| `text-faint` | `#9A9A9A` |\n\n| Pair | Ratio | Level |\n|---|---|---|\n"

  private static func curves(_ end: String) -> String {
    "# Motion\n\n```css\n--ease-\(end)-quart: cubic-bezier(0.25, 1, 0.5, 1);\n"
      + "--ease-\(end)-expo: cubic-bezier(0.16, 1, 0.3, 1);\n"
      + "--ease-drawer: cubic-bezier(0.32, 0.72, 0, 1);\n```\n\n"
  }

  private static func grid(_ first: String, _ second: String) -> String {
    "# Kit\n\nAll spacing values are multiples of 8px.\n\n- 8px grid\n\n| Token | Value |\n|---|---|\n"
      + "| `space-xs` | \(first) |\n| `space-sm` | \(second) |\n| `space-md` | 32px |\n"
      + "| `space-lg` | 40px |\n\n## Pill\n\n- Pill padding: 10px\n"
  }
}
