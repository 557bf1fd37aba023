import Testing

/// What colours are for, and the grounds that words give them.
@Suite struct RoleCases {
  static let cases: [RuleCase] = [
    .init(
      "K802", "button fill is no page (a)",
      #"""
      # Ledger themes

      | Token | Dark (default) | Light |
      |---|---|---|
      | `--color-page` | `#131313` | `#F8FAFB` |
      | `--color-card` | `#1D1D1D` | `#FFFFFF` |
      | `--color-text-quiet` | `#A2A2AB` | `#5B6270` |
      | `--color-btn-main-bg` | `#FAFAFA` | `#2461EA` |
      | `--color-btn-main-text` | `#131313` | `#FFFFFF` |
      | `--color-link` | `#60A5FA` | `#2461EA` |

      """#),
    .init(
      "K802", "inactive text is exempt (ja)",
      #"""
      # タイピング教室

      ```css
      --gray-400: #BDBDBD;   /* 非アクティブテキスト */
      --gray-800: #333333;   /* 本文テキスト */
      --bg-primary: #FFFFFF; /* 背景 */
      ```

      """#),
    .init(
      "K802", "inactive text is exempt (ru)",
      #"""
      # Стиль кассы

      ```css
      --sand-100: #f5f5f5;  /* Светлый фон */
      --sand-400: #bdbdbd;  /* Неактивный текст */
      --sand-800: #424242;  /* Тёмный текст */
      ```

      """#),
    .init(
      "K802", "main surface named in words (alias-en)",
      #"""
      # Spa guide

      ```css
      --color-gray-900: #222222; /* main text */
      --color-gray-600: #757575; /* secondary text */
      --color-gray-50: #fafafa; /* background */
      --color-white: #ffffff;

      --color-surface: var(--color-white);
      ```

      """#),
    .init(
      "K802", "main surface named in words (fr)",
      #"""
      # Charte du musée

      ```css
      --color-snow: #FFFFFF          /* Blanc pur */
      ```

      **Usage :**
      - `--color-snow` : Fond principal, texte sur fond noir

      ### Échelle de gris

      ```css
      --color-gray-100: #F4F4F4       /* Très clair - backgrounds discrets */
      --color-gray-500: #747474       /* Moyen - texte secondaire */
      --color-gray-700: #404040       /* Foncé - texte important */
      ```

      """#),
    .init(
      "K802", "main surface named in words (ja)",
      #"""
      # 温泉ガイド

      ```css
      /* グレースケール */
      --color-gray-900: #222222; /* メインテキスト */
      --color-gray-600: #757575; /* セカンダリテキスト */
      --color-gray-50: #fafafa; /* 背景 */
      --color-white: #ffffff; /* サーフェス */
      ```

      """#),
    .init(
      "K802", "main surface named in words (ja2)",
      #"""
      # 温泉ガイド

      ```css
      --color-primary: #1976d2; /* 白テキスト 4.60:1 ✅ */
      --color-primary-dark: #1565c0; /* 白テキスト 5.75:1 ✅ */
      --color-primary-pale: #e3f2fd; /* 背景用 */
      ```

      使用場所: メインボタン背景（白テキスト）

      """#),
    .init(
      "C414", "blanket claim (pt)",
      #"""
      # Cores

      ```css
      /* Fundos */
      --bg-primary: #FFFFFF;
      /* Texto */
      --text-primary: #111827;
      --text-tertiary: #9CA3AF;
      ```

      ⟦Todas as combinações de cores respeitam WCAG 2.1 Level AA.⟧

      """#),
    .init(
      "K801", "card text on card (ja)",
      #"""
      # ホーム

      - 課題カード:
        - 背景: #FFE4E1
        - 角丸: 8px
        - テキスト: "体重を入力" (13px)
        - サブテキスト: "報酬: バッジ" (11px, ⟦#FF69B4⟧)

      """#),
    .init(
      "K801", "pair token bg white text (b)",
      #"""
      # Almanac kit

      | Token | Value |
      |---|---|
      | `--color-bad` | `#F87171` |
      | `--color-ink` | `#070714` |

      - Weak badge: `--color-bad` background, ⟦white⟧ text
      - Strong badge: white background, `--color-ink` text

      """#),
    .init(
      "K802", "url words are no role (a)",
      #"""
      # Oficina

      ### Cores de Status

      | Status | Cor | Código HEX | Significado |
      |--------|-----|-----------|-------------|
      | Por iniciar | ![#f59e0b](https://via.placeholder.com/30/f59e0b/f59e0b) | `#f59e0b` | Ordens pendentes |
      | Terminada | ![#6366f1](https://via.placeholder.com/30/6366f1/6366f1) | `#6366f1` | Ordens concluídas |

      ```typescript
      export const STATUS_COLORS = {
        OPEN: { bg: '#D1FAE5', text: '#065F46' },
      }
      ```

      """#),
    .init(
      "K802", "url words are no role (b)",
      #"""
      # Workshop

      ### Status colours

      | Status | Swatch | Hex | Meaning |
      |--------|-----|-----------|-------------|
      | Canvas | ![#ffffff](https://via.placeholder.com/30/ffffff/ffffff) | `#ffffff` | Page background |
      | To do | ![#f59e0b](https://via.placeholder.com/30/f59e0b/f59e0b) | `#f59e0b` | Pending jobs |
      | Done | ![#22c55e](https://via.placeholder.com/30/22c55e/22c55e) | `#22c55e` | Finished jobs |

      """#),
    .init(
      "K803", "both themes",
      #"""
      # Kit

      ```css
      :root {
        /* semantic */
        --h-page: #FFFFFF;
        --h-ink: #102030;
        --h-danger: #B3261E;
        --h-safe: #1B7F4B;
      ⟦  --h-caution: #A15C00;⟧
      }

      [data-theme="night"] {
        --h-page: #0C1A26;
        --h-ink: #E8F1F6;
        --h-danger: #FF9A8F;
        --h-safe: #6FD3A0;
      }
      ```

      Every semantic colour has a value in both themes.

      """#),
    .init(
      "K801", "worded item",
      #"""
      ## Colors

      - **Paper:** `#FFFFFF`, the page
      - **Ash (⟦#9A9A9A⟧):** captions under the photographs, on paper.
      - **Rust (#B4472A):** borders of the frames, on paper.

      """#),
    .init(
      "K801", "worded judged",
      #"""
      ## Colors

      - **Paper:** `#FFFFFF`, the page
      - **Ash (#9A9A9A):** captions, 2.8:1 on paper, large only.

      """#),
    .init(
      "K801", "worded names",
      #"""
      ## Colors

      ```css
      :root {
        --k-night: #0C1620;
        --k-dust:  #556677;
        --k-line:  #334455;
      }
      ```

      - `⟦--k-dust⟧` on `--k-night` for the serial number, 14 px.
      - `--k-line` on `--k-night` for hairlines and borders.

      Everything that is read has at least 4.5:1.

      """#),
    .init(
      "K801", "worded row",
      #"""
      ## Farben

      | Name | Wert | Einsatz |
      |---|---|---|
      | Nacht | `#10202E` | Hintergrund |
      | Nebel | `⟦#66788A⟧` | Hinweise und Fußnoten, auf Nacht |
      | Kreide | `#FFFFFF` | Titel |

      """#),
    .init(
      "K801", "worded wide",
      #"""
      # 受付端末

      ```scss
      $uke-bg: #FFFFFF;
      $uke-memo: #A0A8B0;
      ```

      補足(`⟦$uke-memo⟧`)は画面の下に置き、背景は `$uke-bg` とする。すべての文字は 4.5:1 以上とする。

      """#),
  ]

  @Test(arguments: cases)
  func judged(_ test: RuleCase) { test.check() }
}
