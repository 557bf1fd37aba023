import Testing

/// Ends, starts, boxes and names that the text explains.
@Suite struct EndAndStartCases {
  static let cases: [RuleCase] = [
    .init(
      "A605", "a605 library name (ru)",
      #"""
      # Проверка кода

      3. **Нет лишних animation движков** — react-spring, gsap не найдены

      """#),
    .init(
      "T304", "css in a code span (a)",
      #"""
      # 책방

      ### 글자 크기

      css

      `:root {
        --font-h1: 2rem;     /* 32px */
        --font-h2: 1.75rem;  /* 28px */
      }`

      ### 반응형 글자

      css

      `/* 모바일 */
      :root {
        --font-h1: 1.75rem;  /* 28px */
      }

      /* 데스크톱 */
      @media (min-width: 1024px) {
        :root {
          --font-h1: 2.5rem;   /* 40px */
        }
      }`

      """#),
    .init(
      "T304", "placeholder value (a)",
      #"""
      # Bakery kit

      ```css
      --brand: #b5651d;
      --brand-soft: #f3e2d2;
      ```

      ## Customising

      Change the main colour:

      ```css
      :root {
        --brand: #your-color;
      }
      ```

      """#),
    .init(
      "A604", "reduced motion answered elsewhere (tr)",
      #"""
      # Bilmece oyunu

      ## Hareket

      Kullanıcı “reduce motion” seçtiyse bütün animasyonlar kapanır, geçişler anında olur.

      - Sayfa geçişi: fade 0.3s, easeOut

      ## Erişilebilirlik

      - Reduce Motion: sistem ayarına uyulur.

      """#),
    .init(
      "S502", "s502 outcomes are ends (a)",
      #"""
      # Walk lifecycle

      ```mermaid
      stateDiagram-v2
          [*] --> Planned
          Planned --> Due
          Due --> Walking
          Due --> Late
          Late --> Walking
          Walking --> Completed
          Walking --> Refused
          Planned --> Cancelled
          Late --> Missed
          Due --> Blocked
          Blocked --> Due: resolved in time
          Blocked --> Missed: cannot be done
      ```

      """#),
    .init(
      "S502", "s502 tap table (ja)",
      #"""
      # 画面遷移図

      ```mermaid
      flowchart TB
        Shelf --> ShelfAdd
        Settings --> About
      ```

      - Home ⇄ Search ⇄ Shelf ⇄ Settings はいつでも切り替え可能
      - **並べ替え** → Searchに戻る（すぐ反映）

      | タップ | 遷移先 |
      |--------|--------|
      | 👁 外観 | → 外観 |
      | 💾 保存 | → 保存 |
      | ⭐ プレミアム | （無効） |
      | ℹ About | → About |

      """#),
    .init(
      "V901", "boxes",
      #"""
      # Pump

      The pump has a lamp.

      - [ ] ⟦Night dimming checked against the levels in the brightness table⟧
      - [ ] The lamp keeps to the colours in the lamp table

      """#),
    .init(
      "M207", "chapter",
      #"""
      # 仕様

      ## 1. 状態

      本文。

      ## 2. 動き

      本文。

      ## 3. 文言

      - 速さは⟦第 9 章⟧のとおりとする。
      - 状態は第 1 章のとおりとする。

      """#),
    .init(
      "A604", "quoted motion",
      #"""
      ## Motion

      - Page: fade 200ms ease-out

      If “reduce motion” is on, all animations are off.

      - Reduced motion is respected everywhere.

      """#),
    .init(
      "S506", "start ja",
      #"""
      # 端末

      初期状態は「待機」。

      | 状態 | きっかけ | 次の状態 |
      |---|---|---|
      | 待機 | カード | 照会 |
      | 照会 | 応答 | 案内 |
      | 案内 | 閉じる | 待機 |

      """#),
    .init(
      "S504", "state rows",
      #"""
      # Charger

      | From | Event | To |
      |---|---|---|
      | IDLE | badge | READY |
      | READY | plug | CHARGE |
      | CHARGE | limit | PAUSED |
      | PAUSED | resume | CHARGE |
      | CHARGE | unplug | IDLE |

      ## Lamps

      The ring glows. Each state has its row.

      ⟦| State | Ring |⟧
      |---|---|
      | IDLE | white |
      | READY | amber |
      | CHARGE | blue |

      """#),
    .init(
      "S502", "stated end",
      #"""
      # Pump

      | From | Event | To |
      |---|---|---|
      | IDLE | start | RUN |
      | RUN | stop | IDLE |
      | RUN | broken | FAULT |

      ### FAULT

      A faulty pump stays faulty; there is no way back on the panel.

      """#),
  ]

  @Test(arguments: cases)
  func judged(_ test: RuleCase) { test.check() }
}
