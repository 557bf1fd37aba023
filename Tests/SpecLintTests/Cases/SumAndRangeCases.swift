import Testing

/// Counts, totals, columns and ranges.
@Suite struct SumAndRangeCases {
  static let cases: [RuleCase] = [
    .init(
      "C416", "c416 bullets describe each (fr)",
      #"""
      # Composants

      5 cartes de saison :
      - Photo + nom + prix au kilo
      - Fond crème, sans ombre
      - Sur mobile : en colonne

      """#),
    .init(
      "C412", "claim in css comment (a)",
      #"""
      # Kit

      ```css
      --good: #2E7D32;        /* 白テキスト 5.13:1 ✅ */
      --good-dark: #1B5E20;   /* 白テキスト ⟦6.92⟧:1 ✅ */
      --info-dark: #006064;   /* 白テキスト ⟦6.23⟧:1 ✅ */
      ```

      """#),
    .init(
      "C412", "claim in css comment (b)",
      #"""
      # Kit

      ```css
      --good: #2E7D32;        /* white text 5.13:1 */
      --good-dark: #1B5E20;   /* white text ⟦6.92⟧:1 */
      --info-dark: #006064;   /* ⟦6.23⟧:1 with white text */
      ```

      """#),
    .init(
      "C412", "claim on failing row (a)",
      #"""
      # Contrast matrix

      | Foreground | Background | Ratio | AA |
      |---|---|---|---|
      | #1F2937 | #FFFFFF | 14.7:1 | ✓ |
      | #9CA3AF | #FFFFFF | ⟦3.0⟧:1 | ✗ (large text only) |

      """#),
    .init(
      "C416", "count in heading (en)",
      #"""
      # Watch spec

      ## ⟦Watch side (one screen, 2 states)⟧

      ### Ringing state
      - Black ground

      ### Missed state
      - Orange title

      ### Lost connection state
      - Grey icon

      """#),
    .init(
      "C416", "count in heading (zh)",
      #"""
      # 手錶規格

      ## ⟦手錶端（1 個 Activity，2 種狀態）⟧
      ### 響鈴狀態
      - 黑底
      ### 未接狀態
      - 橙色
      ### 斷線狀態
      - 灰色

      """#),
    .init(
      "C412", "aliased modes",
      #"""
      # Kit

      ```css
      :root {
        --h-grey-600: #46627A;
        --h-grey-400: #8396A8;
        --h-white: #FFFFFF;
        --h-navy: #0C1A26;
        --h-page: var(--h-white);
        --h-ink: var(--h-grey-600);
        --h-hint: var(--h-grey-400);
      }

      [data-theme="night"] {
        --h-page: var(--h-navy);
        --h-ink: var(--h-white);
        --h-hint: var(--h-white);
      }
      ```

      | Pair | Light | Night |
      |---|---|---|
      | ink on page | 6.4:1 | 17.6:1 |
      | hint on page | ⟦4.6⟧:1 | 17.6:1 |

      """#),
    .init(
      "C413", "columns frames",
      #"""
      ## Durations

      | Name | Value | Frames at 60 Hz |
      |---|---|---|
      | blink | 100ms | 6 |
      | glide | 200ms | 12 |
      | sweep | 300ms | 18 |
      | turn | 400ms | ⟦26⟧ |
      | hero | 800ms | 48 |

      """#),
    .init(
      "C413", "columns share",
      #"""
      ## Extra time

      | Exam | Standard | +25 % | +50 % |
      |---|---|---|---|
      | Short | 60 min | 75 min | 90 min |
      | Regular | 120 min | ⟦155 min⟧ | 180 min |
      | Long | 180 min | 225 min | 270 min |

      """#),
    .init(
      "C416", "count languages",
      #"""
      # Automat

      ⟦Vier Sprachen⟧: Deutsch, Englisch, Polnisch. Die Sprache wechselt unten.

      Trois formats : A4, A5, A6.

      """#),
    .init(
      "C416", "count there",
      #"""
      # Pump

      The right edge carries the soft keys. There are ⟦seven⟧: START, STOP, BOLUS, MENU, ACK and MUTE.

      ## Warnings

      ⟦There are two warnings, each a strip that stays for 8 s:⟧

      - ten minutes left
      - five minutes left
      - one minute left

      """#),
    .init(
      "C404", "ranges",
      #"""
      ## Limits

      | Weight | Dose |
      |---|---|
      | below 5.0 kg | 2 ml |
      | 5.0–19.9 kg | 10 ml |
      | 20.0–39.9 kg | 20 ml |
      | ⟦45.0 kg⟧ and more | 30 ml |

      | Rate | Step |
      |---|---|
      | 0.1–9.9 ml/h | 0.1 |
      | 10–99 ml/h | 1 |
      | 100–1200 ml/h | 5 |

      | 分類 | 色 |
      |---|---|
      | 000〜299 | 青 |
      | 300〜499 | 緑 |
      | ⟦600〜799⟧ | 黄 |
      | 800〜999 | 白 |

      """#),
    .init(
      "C413", "total bold",
      #"""
      ## Budget

      | Part | Height |
      |---|---|
      | Status bar | 47 pt |
      | Title bar | 44 pt |
      | Content | 620 pt |
      | Action bar | 112 pt |
      | **Frame** | **⟦843 pt⟧** |

      ## Sizes

      | Step | Size |
      |---|---|
      | small | 12 pt |
      | middle | 16 pt |
      | large | 20 pt |
      | **Default** | **16 pt** |

      """#),
    .init(
      "C413", "totals wide",
      #"""
      # 棚

      棚は 6 段 × 8 列、合わせて ⟦46⟧ 区画。約 3 段 × 2 列、合わせて 5 区画。

      動きは退場 0.2 秒、登場 0.3 秒、塗り 0.3 秒の順に続き、合わせて ⟦0.7⟧ 秒。

      """#),
  ]

  @Test(arguments: cases)
  func judged(_ test: RuleCase) { test.check() }
}
