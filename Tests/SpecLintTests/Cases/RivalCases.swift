import Testing

/// Statements that are no rivals, and those that are.
@Suite struct RivalCases {
  static let cases: [RuleCase] = [
    .init(
      "C401", "before example is history (a)",
      #"""
      # Motion of the reading room

      | Token | Value | Usage | Examples |
      |---|---|---|---|
      | `--time-quick` | `150ms` | Micro-interactions | Hover states, active clicks |
      | `--time-base` | `350ms` | **Standard (default)** | Cards, buttons |

      ## Migration

      **Before:**
      ```css
      .tile {
        transition: transform 220ms ease-out, box-shadow 220ms ease-out;
      }

      .tile:hover {
        transform: translateY(-4px);
      }
      ```

      **After:**
      ```css
      .tile {
        transition: transform var(--time-quick) ease-out;
      }
      ```

      """#),
    .init(
      "C401", "generic part names (a)",
      #"""
      # Intro page

      ## 2.3 Credentials box (white)

      **Container**:
      - Padding: `16px`
      - Border: `2px solid rgba(77, 62, 240, 0.2)`

      ## 3.1 Upload row

      ### Container

      - Padding: `12px`
      - Border: `1px solid #e4e4e7`

      """#),
    .init(
      "C401", "line height is no line (a)",
      #"""
      # Brief panel

      ## Meta Cards Grid

      ### Meta Card Value

      - Font size: 14px
      - Line height: 20px (allows multi-line text)

      ### Checklist

      - [ ] Meta card border: 1px solid grey

      """#),
    .init(
      "C401", "size of an area in units (ko)",
      #"""
      # 던전 지도

      > **타일 크기**: 16x16px (표준)

      ### 계단 구역

      - 타일 크기: 4x6 타일 (64x96px)

      """#),
    .init(
      "C401", "why headings (vi)",
      #"""
      # Quy chuẩn giao diện

      ## Khoảng cách

      **Tại sao 8px?**
      - Dễ chia hết

      ## Bo góc

      **Tại sao 12px?**
      - Mềm mại

      """#),
    .init(
      "C401", "css in a code span (b)",
      #"""
      # 책방

      ### 6.4 배지 & 태그

      css

      `.badge {
        height: 24px;

        padding: 0 8px;
      }

      .badge-lg {
        height: 32px;
      }`

      """#),
    .init(
      "C401", "role of scale in code (en)",
      #"""
      # Family planner

      **Radius**
      ```
      Small:  4px   (buttons, tags)
      Medium: 8px   (cards, dialogs)
      Large:  16px  (sheets)
      ```

      ### Cards

      **Standard card**
      ```
      Border: 1px solid #E5E7EB
      Radius: ⟦12px⟧
      Padding: 16px
      ```

      """#),
    .init(
      "C401", "mobile section overrides (a)",
      #"""
      # Orchard dashboard

      - **Toast box**: upper right corner (z-40, fixed top-6 right-6)

      ## Breakpoints

      ### Phones only

      - Toast: as wide as the screen, bottom-fixed

      """#),
    .init(
      "C401", "mobile section overrides (es)",
      #"""
      # Panel del huerto

      - **Toast Container**: arriba a la derecha (z-40, fixed top-6 right-6)

      ## Puntos de corte

      ### Solo móvil

      - Toast: a todo el ancho, bottom-fixed

      """#),
    .init(
      "C401", "presets are alternatives (a)",
      #"""
      # Toy piano motion

      ### Example configurations:

      **Subtle Animations:**
      - Hop: Scale 1.05, Duration 0.5s, Pause 3s

      **Default (Current):**
      - Hop: Scale 1.15, Duration 0.3s, Pause 1s

      **Wild Animations:**
      - Hop: Scale 1.3, Duration 0.2s, Pause 0.5s

      ### #2: Hop Scale
      - **Type:** Continuous loop
      - **Duration:** 0.3s hop + 1s pause
      - **Scale:** 1.0 to 1.15

      """#),
    .init(
      "C401", "row names its own step (a)",
      #"""
      # Motion of the harbour board

      | Token | Value | Usage |
      |---|---|---|
      | `time.short` | 200ms | Quick changes |
      | `time.base` | 300ms | Standard reveals (page skeletons) |
      | `time.long` | 400ms | Emphasized changes |

      ## Allowed patterns

      | Pattern | Duration | Easing |
      |---|---|---|
      | Card reveal | long (400ms) | standard |
      | Skeleton entrance | base (300ms) | emphasized |

      """#),
    .init(
      "C402", "two classes under one word (zh)",
      #"""
      # 表单组件

      #### 标签 (form-label)
      ```css
      .form-label {
          font-size: 14px;
          color: #555555;
      }
      ```

      #### 状态标签 (form-tag)
      ```css
      .form-tag {
          font-size: 12px;
          border-radius: 4px;
      }
      ```

      """#),
    .init(
      "C401", "versioned sections are history (a)",
      #"""
      # 手錶鬧鐘

      ### 鈴聲畫面 v2.1（版面；2026-03-02）
      - halo 公式不變（min(90dp, 圓半徑−位移) 自動縮小）；兩態相同。

      ### 鈴聲畫面 v2.2（再上移；2026-03-04）
      - halo 公式不變（自動縮小 min(90, 110−38)=72dp）；兩態相同。

      """#),
    .init(
      "C401", "asides",
      #"""
      ---
      name: Stall
      rounded:
        sm: 4px
        md: 8px
        lg: ⟦16px⟧
      ---

      # Stall

      Cards are soft: 12px corners (`rounded.lg`). Inputs have 8px corners (`rounded.md`).

      """#),
    .init(
      "C401", "keys twice",
      #"""
      ## Keyboard

      | Key | Does |
      |---|---|
      | `⟦Alt` + `N⟧` | next page |
      | `Alt` + `B` | page before |
      | `Alt` + `N` | open the notes |
      | `Esc` | close the notes |
      | `1` to `6` | choose an answer |
      | `Enter` | send, in the form |
      | `Enter` | open, in the list |

      """#),
    .init(
      "C402", "layers",
      #"""
      # Kit

      ```css
      --acme-z-sheet: 200;
      --acme-z-toast: 300;
      --acme-z-dialog: 400;
      ```

      ⟦A toast is always visible, also over an open dialog.⟧

      """#),
    .init(
      "C401", "refused ink",
      #"""
      ---
      name: Stall
      colors:
        ochre: "#F2B84B"
        ink: "#2B2A26"
        night: "#2F5230"
      components:
        badge:
          backgroundColor: "{colors.night}"
          textColor: ⟦"{colors.ochre}"⟧
        card:
          textColor: "{colors.ink}"
      ---

      # Stall

      - **Ochre (#F2B84B):** a fill for notices. Never used for text.

      """#),
    .init(
      "C402", "shipped",
      #"""
      # Motion

      | Token | Value |
      |---|---|
      | `dur.tap` | 100ms |
      | `dur.focus` | 200ms |
      | `dur.move` | 300ms |
      | `dur.hero` | ⟦800ms⟧ |

      ```json
      {
        "dur": {
          "tap": 0.1,
          "focus": 0.2,
          "move": 0.3,
          "hero": 8.0
        }
      }
      ```

      """#),
  ]

  @Test(arguments: cases)
  func judged(_ test: RuleCase) { test.check() }
}
