import Testing

/// Names without a value among others that have one.
@Suite struct KinNameCases {
  static let cases: [RuleCase] = [
    .init(
      "T307", "mood keywords (ja)",
      #"""
      # デザインコンセプト

      キーワード：

      - card layout
      - large whitespace
      - soft shadows
      - minimal

      # 文字

      48px
      32px
      22px
      16px
      14px

      """#),
    .init(
      "T301", "state name in the states line (a)",
      #"""
      # Beacon link

      States: `NO_FILE` -> `READY` -> `SENDING` -> `DONE` with failure branch to `ERROR`.

      - `NO_FILE` -> `READY`
        - A file is chosen.
      - `READY` -> `SENDING`
        - The user presses Start.
      - `SENDING` -> `ERROR`
        - The camera is lost.
      - `ERROR|DONE` -> `NO_FILE`
        - The user starts again.

      """#),
    .init(
      "T301", "t301 name without its prefix (a)",
      #"""
      # 送信画面

      ```css
      --color-neutral-900: #1C1917;
      --color-neutral-700: #44403C;
      --color-neutral-500: #78716C;
      --color-primary-600: #0D9488;
      --color-primary-500: #0F766E;
      ```

      #### コントラスト

      ```
      ✓ neutral-900 on white:   17.5:1 (AAA)
      ✓ neutral-700 on white:   10.3:1 (AAA)
      ✓ neutral-500 on white:   4.8:1 (AA)
      ✓ white on primary-500:   5.5:1 (AA)
      ```

      """#),
    .init(
      "T301", "named front",
      #"""
      ---
      name: Stall
      typography:
        display:
          fontSize: 40px
        heading:
          fontSize: 28px
        body:
          fontSize: 16px
      ---

      # Stall

      - **display** once a page.
      - **heading** for sections.
      - **body** for the rest.
      - **⟦label-caps⟧** for the heads of columns.

      """#),
    .init(
      "T301", "siblings",
      #"""
      ## Easing

      | Token | Curve |
      |---|---|
      | `ease.in` | `cubic-bezier(0.4, 0, 1, 1)` |
      | `ease.out` | `cubic-bezier(0, 0, 0.2, 1)` |
      | `ease.both` | `cubic-bezier(0.4, 0, 0.2, 1)` |

      The drawer opens with `ease.out`, closes with `ease.in`, and lands with `⟦ease.settle⟧`. See `ease.json`.

      """#),
  ]

  @Test(arguments: cases)
  func judged(_ test: RuleCase) { test.check() }
}
