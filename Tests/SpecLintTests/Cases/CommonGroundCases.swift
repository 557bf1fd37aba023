import Testing

/// What rows have in common, and what limits a value: measured grounds, units, uses, starts.
@Suite struct CommonGroundCases {
  static let colors: [RuleCase] = [
    .init(
      "C412", "one ratio that leaves the ground of all others",
      """
      # Inks

      | Ink | Value | Contrast |
      |---|---|---|
      | title | #1D2127 | 16.2:1 |
      | body | #4A5058 | 8.1:1 |
      | link | #0B57A4 | 7.2:1 |
      | date | #7A7F87 | ⟦5.2⟧:1 |

      """),
    .init(
      "C412", "no ground that most rows share",
      """
      # Inks

      | Ink | Value | Contrast |
      |---|---|---|
      | title | #1D2127 | 16.2:1 |
      | glow | #E8E8E8 | 17.1:1 |
      | link | #0B57A4 | 7.2:1 |
      | night | #C9CDD3 | 13.1:1 |

      """),
    .init(
      "K801", "a fill with white text",
      """
      # Buttons

      - **Fill**: Ocean (`#3B82F6`) with ⟦white⟧ text

      """),
    .init(
      "K801", "a fill with white text in German",
      """
      # Knöpfe

      - **Farbe**: Blau (`#3B82F6`) mit ⟦weißem⟧ Text

      """),
    .init(
      "K801", "a dark fill with white text",
      """
      # Buttons

      - **Fill**: Ocean (`#1D4ED8`) with white text

      """),
    .init(
      "K801", "a label and its background",
      """
      # Colours

      | Role | Value |
      |---|---|
      | Button background | #F28C28 |
      | Button label | ⟦#FFFFFF⟧ |

      """),
  ]

  static let others: [RuleCase] = [
    .init(
      "C413", "pixels beside root ems",
      """
      # Sizes

      | Step | rem | px |
      |---|---|---|
      | small | 0.875rem | 14px |
      | body | 1rem | 16px |
      | lead | ⟦1.125rem⟧ | ⟦20px⟧ |
      | title | 1.5rem | 24px |

      """),
    .init(
      "C412", "root ems beside their line heights",
      """
      # Sizes

      | Step | Size | Line height |
      |---|---|---|
      | small | 0.875rem | 20px |
      | body | 1rem | 24px |
      | lead | 1.125rem | 28px |
      | title | 1.5rem | 32px |

      """),
    .init(
      "T306", "the unit of the other platform",
      """
      # Card on iOS

      - **Padding**: 16pt
      - **Corner radius**: 12pt
      - **Height**: 88pt
      - **Icon size**: 24pt
      - **Gap between cards**: ⟦8dp⟧

      """),
    .init(
      "T306", "a hairline of one pixel",
      """
      # Card on Android

      - **Padding**: 16dp
      - **Corner radius**: 12dp
      - **Height**: 88dp
      - **Icon size**: 24dp
      - **Divider height**: 1px

      """),
    .init(
      "T304", "rows that say where a name has which value",
      """
      # Corners

      | Part | Radius | Variable |
      |---|---|---|
      | Window, normal | 12px | `--window-radius` |
      | Window, maximized | 0px | `--window-radius` |

      """),
    .init(
      "T304", "a value with an ellipsis",
      """
      ```css
      :root { --shadow-md: 0 4px 16px rgba(0, 0, 0, 0.4); }
      ```

      | Token | Value |
      |---|---|
      | `--shadow-md` | 0 4px 16px rgba(...) |

      """),
    .init(
      "G701", "lengths of parts are no scale",
      """
      # Layout

      ## Padding

      - Cards: `24px – 32px`
      - Buttons: `12px 20px`
      - Sections: `40px`
      - Inputs: `14px 18px`

      ## Card

      - Padding: `28px`

      """),
    .init(
      "S506", "a column that marks the default",
      """
      | Mode | Purpose | Default |
      |---|---|---|
      | Compact | at rest | Yes |
      | Expanded | reading | No |

      | From | To | Trigger |
      |---|---|---|
      | Compact | Expanded | click |
      | Expanded | Compact | Esc |

      """),
    .init(
      "S506", "two states that can never be told apart as the first",
      """
      | Mode | Purpose |
      |---|---|
      | Compact | at rest |
      | Expanded | reading |

      ⟦| From | To | Trigger |⟧
      |---|---|---|
      | Compact | Expanded | click |
      | Expanded | Compact | Esc |

      """),
    .init(
      "S506", "the home of an app",
      """
      | From | To | Trigger |
      |---|---|---|
      | Home Screen | Reader | tap |
      | Reader | Home Screen | back |

      """),
    .init(
      "S501", "variants of a state",
      """
      | State | Meaning |
      |---|---|
      | Normal | at rest |
      | Visual | a selection |

      | From | To | Trigger |
      |---|---|---|
      | (none) | Normal | launch |
      | Normal | Visual(Line) | V |
      | Visual(Line) | Normal | Esc |
      | Visual | Normal | Ctrl-C |

      """),
    .init(
      "A604", "a box that asks for a test",
      "# A\n\n- **Fade**: 200ms ease-out\n\n- [ ] Reduced motion behaviour verified\n"),
    .init(
      "M203", "criteria of acceptance",
      "---\nstatus: approved\n---\n# A\n\n## Definition of done\n\n- [ ] Contrast checked\n"),
  ]
}
