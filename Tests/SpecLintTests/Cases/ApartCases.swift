/// Sizes and names that look like others of their kind, beside those that are.
enum ApartCases {
  static let sizes: [RuleCase] = [
    .init(
      "G701", "the value of a class and a grid of columns",
      """
      - Padding: 14px
      - Shelf (flex, gap 10px)

      ## Tab bar

      - 图标 h-[22px] w-[22px]，五列 grid-cols-5

      """),
    .init(
      "G701", "a grid of distances beside a class for columns",
      """
      - Padding: ⟦14px⟧
      - All gaps follow the 8px grid, cards lie in grid-cols-3

      """),
    .init(
      "G701", "the size of letters behind a padding",
      """
      All spacing uses a 4px base unit.

      - Filter label: padding `8px 16px`, font size 13px
      - 标签：padding `8px 16px`，字号 13px

      """),
    .init(
      "G708", "a remark on one row is no demand",
      """
      | Component | Height |
      |---|---|
      | Buy button | 40px |

      ## Touch targets

      - Coins are 30 × 30px, with the entire row tappable for 48px+ effective target.

      """),
    .init(
      "G708", "a length of something else behind a comma",
      """
      ## Touch

      Touch targets are at least 44px.

      - Buy button height: ⟦32px⟧, radius 8px
      - Sell button height: ⟦30px⟧, padding 4px

      """),
    .init(
      "G708", "a demand for the whole app",
      """
      ## Touch

      - Buy button height: ⟦32px⟧
      - Tap area: at least 44 × 44 px across the whole app

      """),
    .init(
      "G708", "an effective size that all must have",
      """
      ## Touch

      - Buy button height: ⟦40px⟧
      - Every target has an effective touch area of at least 48px

      """),
    .init(
      "G708", "targets of something else than a finger",
      """
      - Icon buttons: 30x30px
      - Drop targets: four fields of 50x50px in a row

      """),
    .init(
      "G708", "a demand on drop targets with a bound",
      """
      - Icon button height: ⟦30px⟧
      - Drop targets and all touch targets: at least 50px

      """),
    .init(
      "G708", "side paddings beside heights",
      """
      ## 버튼

      - M: ⟦38px⟧ 높이, 14px 패딩, 13px SemiBold

      ## 터치

      | 항목 | 규칙 |
      |---|---|
      | 최소 터치 영역 | 44x44px |

      """),
    .init(
      "G708", "a column of side paddings",
      """
      # 버튼

      | 사이즈 | 높이 | 가로 패딩 |
      |---|---|---|
      | L | 50px | 20px |

      ## 터치

      | 항목 | 규칙 |
      |---|---|
      | 최소 터치 영역 | 44x44px |

      """),
    .init(
      "G708", "a table of signs in another language",
      """
      # Iconos

      Área táctil mínima: 48dp en todos los elementos.

      | Icono | Tamaño |
      |---|---|
      | Icono de botón | 20dp |

      """),
    .init(
      "G708", "the way to an edge and the sign inside",
      """
      ## 悬浮记账按钮（FAB）

      - 位置：右下角，距底 24px，距右 16px
      - 图标：白色 `+`，24px，字重 300

      ## 触控

      | 项 | 要求 |
      |---|---|
      | 触摸目标 | 所有可点击元素最小 44px × 44px |

      """),
    .init(
      "G708", "the size of such a button",
      """
      ## 弹窗

      - 右侧关闭按钮：24px × ⟦24px⟧

      ## 触控

      | 项 | 要求 |
      |---|---|
      | 触摸目标 | 所有可点击元素最小 44px × 44px |

      """),
    .init(
      "G708", "corners of controls",
      """
      - 角丸は触れる部品だけに付ける。button / menuは10px、dialogは外周14pxを基準とし、丸いcheckboxだけ円にする。
      - 端のicon buttonは44px以上、checkboxは48px級のhit targetを持つ。

      """),
    .init(
      "G712", "the letters of a header",
      """
      - Header: "Shelf" 22px serif and "Sort" 14px muted text button
      - Touch targets: at least 48px

      """),
    .init(
      "G712", "a header that is too low",
      """
      - Header: ⟦40px⟧ high, with a "Sort" button
      - Touch targets: at least 48px

      """),
  ]

  static let names: [RuleCase] = [
    .init(
      "M208", "ranges of codes in a list",
      """
      - `CAP-NET-001`, `CAP-NET-002` and `CAP-NET-003` hold on phones.
      - `CAP-UI-007` holds on tablets.

      | Code | Source |
      |---|---|
      | CAP-NET-001..003 | Network |
      | CAP-DOC-001 | Papers |
      | CAP-SEA-001 | Sea |
      | CAP-LAW-001 – CAP-LAW-004 | Law |
      | CAP-UI-001, CAP-UI-005..009 | Screens |

      """),
    .init(
      "M208", "a code behind the end of a range",
      """
      - `CAP-NET-002` and `⟦CAP-NET-004⟧` hold on phones.

      | Code | Source |
      |---|---|
      | CAP-NET-001..003 | Network |
      | CAP-DOC-001 | Papers |
      | CAP-LAW-001 | Law |

      """),
    .init(
      "T304", "a palette that is chosen by an attribute",
      """
      ## Colours

      ### Fjord palette (default)

      - `--floor`: #F4F7FA
      - `--word`: #14202B

      ### Heath palette (`data-palette="heath"`)

      - `--floor`: #F6F8F1
      - `--word`: #1B2415

      """),
    .init(
      "T304", "a palette that overrides what differs",
      """
      ## Standard

      - `--flaeche`: #FFFFFF
      - `--schrift`: #1A1F24

      ## Herbst

      Überschreibt nur, was abweicht.

      - `--flaeche`: #FBF7F2

      """),
    .init(
      "T304", "two skins",
      """
      ## Skin: Frost

      - `--floor`: #EEF3F8
      - `--word`: #1D2A36

      ## Skin: Ember

      - `--floor`: #FFF8E6
      - `--word`: #3A2A0C

      """),
    .init(
      "T304", "one name in two palettes that share no other",
      """
      ## Main palette

      - `--floor`: #EEF3F8
      - `--word`: #1D2A36

      ## Further palette

      - `--floor`: ⟦#FFF8E6⟧
      - `--edge`: #3A2A0C

      """),
    .init(
      "T304", "a range that holds the other value",
      """
      ## Frames

      - `scan.slackPx`: `3`

      ## Faces

      - `scan.slackPx`: `1` to `4`

      """),
    .init(
      "T304", "a range that leaves the other value out",
      """
      ## Frames

      - `scan.slackPx`: `6`

      ## Faces

      - `scan.slackPx`: `⟦1⟧` to `4`

      """),
    .init(
      "T301", "a value in words",
      """
      - `radius.tag`: 4dp
      - `radius.box`: 8dp
      - `radius.card`: 12dp
      - `radius.dot`: half the height

      """),
    .init(
      "T301", "no value at all",
      """
      - `radius.tag`: 4dp
      - `radius.box`: 8dp
      - `radius.card`: 12dp

      Chips take `⟦radius.dot⟧`; fields take `radius.box`, panels `radius.card`, badges `radius.tag`.

      """),
  ]
}
