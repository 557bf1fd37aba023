import Testing

/// Distances, sizes of controls and their units.
@Suite struct SizedCases {
  static let cases: [RuleCase] = [
    .init(
      "G701", "bad example marked inline (a)",
      #"""
      # Стиль склада

      - [ ] Отступы из 8px grid

      ### Частые ошибки

      ❌ `padding: 13px;` — не из сетки  
      ✅ `padding: var(--space-4);` — 16px

      """#),
    .init(
      "G701", "bad example marked inline (b)",
      #"""
      # Depot style

      All spacing follows an 8px grid.

      ### Common mistakes

      ❌ `padding: 13px;` — not on the grid
      ✅ `padding: 16px;` — on the grid

      """#),
    .init(
      "G701", "content grid is no layout grid (a)",
      #"""
      # Recipe box

      ### Recipe grid tile

      - **Shape:** `small` (8 dp)
      - **Gaps:** 4 dp
      - **Badge:** top right

      ### Search

      - **Screen padding:** 16 dp horizontal, 12 dp vertical

      """#),
    .init(
      "G701", "content grid is no layout grid (b)",
      #"""
      # Recipe box

      | Element | Spec |
      |---|---|
      | Result grid | Adaptive cells of 120 dp, 8 dp padding, 4 dp gaps |
      | Date header | Full grid span, 8 dp vertical |
      | Chip row | padding 12 dp |

      """#),
    .init(
      "G701", "content grid is no layout grid (c)",
      #"""
      # Recipe box

      ### Photo grid tile

      - **Shape:** `small` (8 dp)

      ### Header

      - Section header: padding 16 × 12 dp

      ## Hand-off

      1. **Variables:** colour table above; spacing 4/8/12/16/32 dp scale

      """#),
    .init(
      "G708", "distance is no size (a)",
      #"""
      # Tram ticket app

      ### Empty wallet

      - **Icon:** 72 dp, muted
      - **Main button:** "Buy a ticket", **20 dp** below the description
      - **Secondary button:** "Learn more", 8 dp under the main button

      ## Accessibility

      - Touch targets meet 48 dp minimum.

      """#),
    .init(
      "G708", "icon size is no target (a)",
      #"""
      # Ferry timetable app

      ### Tab Bar

      ```
      Background:   #101820
      Height:       80px
      Icon size:    22px
      Label font:   Work Sans 500, 11px
      ```

      ### Access

      ```
      Minimum tap target:   44 × 44pt
      ```

      """#),
    .init(
      "G708", "icon size is no target (b)",
      #"""
      # 図書館アプリ

      ### ShelfSelect モーダル

      **寸法**
      - 各行: 60px
      - アイコンサイズ: 22×22px
      - チェックマーク: 18×18px

      **操作**
      - タップ領域: 行全体（60px）

      ### アクセシビリティ

      - [ ] タップ領域最小44px

      """#),
    .init(
      "G708", "icon size is no target (c)",
      #"""
      # 庭づくり

      **使用箇所**
      - ヘッダーボタン: 24px
      - 行アイコン: 24px
      - 空状態アイコン: 48px

      ### アイコンサイズ
      ```typescript
      const IconSize = { sm: 20, md: 24, xl: 48 };
      ```

      ### アクセシビリティ

      - [ ] タップ領域最小44px

      """#),
    .init(
      "G701", "grid in fence (a)",
      #"""
      # Almanac kit

      ## Spacing

      ```
      Base unit: 4px
      Scale:     4, 8, 12, 16, 20, 24, 32px
      ```

      ## Components

      ### Quiet button

      ```
      Font:           Inter 500, 15px
      Border radius:  12px
      Padding:        ⟦14px⟧ vertical, 24px horizontal
      ```

      """#),
    .init(
      "G708", "token height below target (a)",
      #"""
      # Kit

      ```css
      --button-height-sm:  ⟦32px⟧;
      --button-height-md:  44px;
      --input-height-sm:   ⟦36px⟧;
      ```

      - [ ] Touch-friendly sizes (≥44px)

      """#),
    .init(
      "G708", "token height below target (b)",
      #"""
      # Kit

      ```css
      --button-height-sm:  ⟦32px⟧;
      --button-height-md:  44px;
      ```

      Touch targets are at least 44px.

      """#),
    .init(
      "G701", "front padding",
      #"""
      ---
      name: Stall
      components:
        card:
          padding: ⟦18px⟧
        button:
          padding: 8px 16px
      ---

      # Stall

      Spacing sits on an 8px grid.

      """#),
    .init(
      "T305", "only durations",
      #"""
      ## Durations

      | Token | Value |
      |---|---|
      | `dur.tap` | 100ms |
      | `dur.focus` | 200ms |
      | `dur.move` | 300ms |
      | `dur.page` | 500ms |

      These four are the only durations for a transition.

      The card flips in ⟦250ms⟧ with a fade. Everything stands still after 450ms.

      """#),
    .init(
      "G708", "target fr",
      #"""
      # Borne

      1. Toute cible tactile fait au moins **72 × 72 px**.

      ## Accueil

      - Langue : trois touches de 120 × ⟦56 px⟧.
      - Bouton principal : 320 × 96 px.

      """#),
    .init(
      "G708", "target front",
      #"""
      ---
      name: Stall
      components:
        stepper-button:
          size: ⟦36px⟧
        button-main:
          height: 48px
        button-icon:
          size: 20px
      ---

      # Stall

      Touch targets are at least 44px in both directions.

      """#),
    .init(
      "G708", "target ja",
      #"""
      # 受付端末

      - 押せるものは縦横とも 96 px 以上とする。

      ## 一覧

      - 各行の右に「取り消し」ボタン(160 × ⟦64 px⟧)を置く。
      - 印は 24 px。

      """#),
    .init(
      "G708", "target mode",
      #"""
      ## Density

      | Mode | Row | Smallest target |
      |---|---|---|
      | roomy | 56px | 48px |
      | dense | 32px | 24px |

      ### Icon button

      In roomy mode the button is 40 × ⟦40px⟧, the glyph is 20px.

      """#),
    .init(
      "G708", "target nothing",
      #"""
      ## Panel

      A glove needs 12 mm, so **nothing that can be pressed is smaller than 88 × 88 px**.

      | Element | Width | Height |
      |---|---|---|
      | Soft key | 120 px | 88 px |
      | Number key | 96 px | 88 px |
      | HALT while running | 252 px | ⟦80 px⟧ |
      | Status strip (not pressable) | 800 px | 40 px |

      """#),
    .init(
      "G708", "target tokens",
      #"""
      # Kit

      ```css
      --button-height-sm: ⟦32px⟧;
      --button-height-md: 44px;
      --input-label-height: 20px;
      --chip-height-dense: 28px;
      ```

      Touch targets are at least 44px.

      """#),
    .init(
      "T306", "unit column",
      #"""
      ## Text

      | Role | Size |
      |---|---|
      | Title | 17 pt |
      | Row | 16 pt |
      | Note | 13 pt |
      | Number | ⟦20px⟧ |

      """#),
  ]

  @Test(arguments: cases)
  func judged(_ test: RuleCase) { test.check() }
}
