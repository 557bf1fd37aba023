/// Forms that give a value, an exception or a case of its own, beside those that do not.
enum PlainFormCases {
  static let forms: [RuleCase] = [
    .init(
      "T301", "families of type and inner shadows are values",
      """
      - `bg.page`: `#131417`
      - `bg.card`: `#18181b`
      - `font.sans`: Plex, system sans-serif
      - `shadow.sm`: `0 4px 12px rgba(0,0,0,0.16)`
      - `shadow.well`: `inset 0 1px 0 rgba(255,255,255,0.06)`

      """),
    .init(
      "T301", "a property of a library",
      "- The row takes `var(--p-table-row-hover)` of the active theme\n"),
    .init(
      "T301", "steps of the palette beside classes",
      "- Panel: Indigo-900 background, Slate-100 text (`bg-white rounded-xl`)\n"),
    .init(
      "T304", "a list for each theme",
      """
      Default:

      - --lamp: #FF8A2A
      - --lamp-soft: #FFB36B

      Others:

      - Sky:
        - --lamp: #3EA6FF
        - --lamp-soft: #7DC5FF
      - Mint:
        - --lamp: #31D6B4
        - --lamp-soft: #74F0D6

      """),
    .init(
      "T304", "branches of a template",
      """
      ```yaml
      style: |
        {% if level < 20 %}
        --lamp: #ef4444;
        {% else %}
        --lamp: #22c55e;
        {% endif %}
      ```

      """),
    .init(
      "K803", "both appearances in one cell",
      """
      | Token | Dark | Light |
      |---|---|---|
      | Ground | `#171412` | `#FAFAF8` |
      | Line | `#34D399` (dark) / `#1A1A1A` (light) | — |

      """),
    .init(
      "T306", "a size for each platform",
      """
      ## Android

      - Row: 56dp
      - Gap: 8dp
      - Icon: 24dp
      - Bar: 64dp
      - Field: 48dp

      ## Rules

      - **Smallest target**: 48dp (Android) / 44px (Web)

      """),
    .init(
      "M204", "a mark that goes",
      "---\nstatus: implemented\n---\n# A\n\n- Replace the existing TODO in the sender by a call\n"),
    .init(
      "C413", "another colour behind a comma",
      "- Ghost: fill `rgba(61, 24, 0, 0.06)`, border `INK_DARK` at 35% opacity\n"),
    .init(
      "M208", "short tables of the same kind",
      """
      ## First page

      | State ID | When |
      |---|---|
      | `S-ONE-EMPTY` | nothing chosen |
      | `S-ONE-READY` | one chosen |
      | `S-ONE-FULL` | all chosen |

      ## Second page

      | State ID | When |
      |---|---|
      | `S-TWO-EMPTY` | nothing chosen |
      | `S-TWO-READY` | one chosen |

      """),
    .init(
      "M208", "a short table of another kind",
      """
      | State ID | When |
      |---|---|
      | `S-ONE-EMPTY` | nothing chosen |
      | `S-ONE-READY` | one chosen |
      | `S-ONE-FULL` | all chosen |

      | Shown in | Text |
      |---|---|
      | `⟦S-ONE-OTHER⟧` | Hello |

      """),
    .init(
      "S501", "how far the work has come",
      """
      | 步骤 | 用户动作 | 下一步 | 当前实现状态 |
      |---|---|---|---|
      | 1 | 打开首页 | 输入文字 | 完成 |
      | 2 | 点击整理 | 保存 | 部分完成 |
      | 3 | 点击保存 | 查看列表 | 缺失 |

      """),
    .init(
      "C401", "classes are no hours",
      """
      | Button | Classes |
      |---|---|
      | **Back default** | `w-12 h-12 rounded-full` |

      | Button | Classes |
      |---|---|
      | **Back** | `w-10 h-10 rounded-full` |

      """),
    .init(
      "C401", "two years in months",
      "- The client secret expires after 2 years.\n\n## Risks\n\nThe client secret expires after 24 months.\n"
    ),
  ]

  static let looks: [RuleCase] = [
    .init(
      "K802", "never for text",
      """
      ## Colors

      | Token | Hex | Use |
      |---|---|---|
      | `bg-page` | `#0A0B0C` | page background |
      | `v3-high` | `#EEF0F2` | Default body text |
      | `v3-low` | `#3C444D` | Decorative-only, never body text |

      """),
    .init(
      "D108", "headings that list the sections to come",
      """
      # Copy

      ## Kinds

      ### 1. Trust

      ### 2. Errors

      ### 3. Success

      ## 1. Trust

      Calm words.

      ### At start

      Short.

      ### Later

      Shorter.

      ## 2. Errors

      Plain words.

      ### At start

      Short.

      ### Later

      Shorter.

      ## 3. Success

      Warm words.

      ### At start

      Short.

      ### Later

      Shorter.

      """),
    .init(
      "K801", "what a patch takes out",
      """
      ```diff
      - <button class="bg-teal-600 text-white">
      + <button class="bg-[var(--fill)] text-[var(--ink)]">
      ```

      """),
    .init(
      "T304", "a remark names the appearance",
      """
      ```css
      /* Light appearance */
      --veil: rgba(8, 15, 30, 0.06);

      /* Dark appearance */
      --veil: rgba(255, 255, 255, 0.06);
      ```

      """),
    .init(
      "T304", "a style rule without a fence",
      """
      # Tokens

      :root {
      --sheet: #FFFFFF;
      --veil: #EEEEEE;
      }

      [data-theme="dark"] {
      --sheet: #121821;
      --veil: #1A2230;
      }

      """),
    .init(
      "T306", "a step without a unit",
      """
      ## Android

      - Use an 8-point spacing system
      - Row: 56 dp
      - Gap: 8 dp
      - Icon: 24 dp
      - Bar: 64 dp
      - Field: 48 dp

      """),
    .init(
      "G708", "the corners of buttons",
      "## Shape\n\n- buttons: 14–16 dp\n\n## Touch\n\n- Touch targets: at least 48 dp\n"),
    .init(
      "C413", "where a colour of a gradient stands",
      "- Panel: `linear-gradient(160deg, rgba(167,139,250,0.06), transparent 72%)`\n"),
    .init(
      "C414", "what holds for the text of buttons",
      """
      ## Colors

      - **Paper**: `#404040` – page backgrounds
      - **Violet**: `#8844CC` – caption text

      Colored buttons use dark text. White text on bright colors loses contrast. This applies to all buttons.

      """),
    .init(
      "C401", "a curve that only comes near",
      """
      CSS cannot natively express a spring. The CSS of the panel uses steps.

      | Platform | Easing |
      |---|---|
      | CSS | `linear()` |
      | Swift | `spring` |

      """),
    .init(
      "S501", "any state but one",
      """
      | 事件 | 状态变化 | 处理 |
      | --- | --- | --- |
      | 打开 | Ready → Loading | 显示 |
      | 失败 | Loading → Ready | 提示 |
      | 模式被删除 | 任意非 Loading 状态 → Ready | 回退 |

      """),
    .init(
      "T311", "a distance for each width",
      """
      ## Grid

      | Breakpoint | Columns | Gap |
      |---|---|---|
      | sm | 4 | 16px |
      | md | 8 | 16px |
      | lg | 12 | 20px |

      """),
    .init(
      "C416", "brackets that tell how the list looks",
      "- Three rules (bullets, body text, wrapped, 14px):\n  - Walk.\n  - Stop.\n  - Look.\n"),
    .init("C416", "brackets that list", "- There are ⟦three rules (walk, stop, look, wait⟧).\n"),
    .init(
      "X854", "a choice with a slash",
      "- Cards go on by a drag, or by large Yes/No buttons in tap mode\n"),
    .init(
      "K801", "a ground through which the page shines",
      """
      ```css
      :root { --note-bg: #fef7ed; --note-text: #6b4a1f; }
      .night { --note-bg: rgba(200,150,69,0.06); --note-text: #c89545; }
      ```

      """),
    .init(
      "C401", "parts of a computation",
      "- One round: 5 channels × (500 ms fetch + 2.4 s pause of the worker)\n\n## Budget\n\n- Pause of the worker: 15 s for a round of channels\n"
    ),
  ]

  static let tables: [RuleCase] = [
    .init(
      "S501", "distances between things",
      """
      | From → To | Margin | Pixels |
      |---|---|---|
      | Title → Lead | `mb-4` | 16px |
      | Lead → Button | `mb-8` | 32px |
      | Row → Button | `mb-2` | 8px |

      """),
    .init(
      "K801", "a fill for marks beside the ground of texts",
      """
      | Grade | fill | bg | text |
      |---|---|---|---|
      | A | `#1e8639` | `#cdebd6` | `#0e4f22` |
      | B | `#57b570` | `#e9f6ec` | `⟦#7fb08d⟧` |

      """),
    .init(
      "T310", "an accent that is told to mark warnings",
      """
      ## Colors

      | Name | Hex | Use |
      |---|---|---|
      | Accent | `#dc2626` | Warnings, negative sums |
      | Error | `#dc2626` | Failures |

      """),
    .init(
      "D107", "guidelines of a standard",
      """
      # Check against WCAG

      ## 1.1 Text alternatives

      Fine.

      ## 1.3 Adaptable

      Fine.

      ## 1.4 Distinguishable

      Fine.

      """),
    .init(
      "D107", "sections of the document",
      """
      # Note on WCAG

      ## 1.1 Sizes

      Fine.

      ## ⟦1.3 Colours⟧

      Fine.

      ## 1.4 Motion

      Fine.

      """),
    .init(
      "D108", "the title on the level of the sections",
      "## The parcel app\n\n## Goals\n\nFast.\n\n## Flows\n\nShort.\n\n## Colors\n\nCalm.\n\n## Words\n\nFew.\n"
    ),
    .init(
      "C401", "the same label of two flows",
      """
      ## Flow one

      **Success:** the visitor understands the options within 30 seconds

      ## Flow two

      **Success:** the visitor finds three options within 2 minutes

      """),
    .init(
      "C412", "two colours on a third",
      "- The contrast of A (`#6b7686`) and B (`#e83a3a`) with the page background does not reach 4.5:1.\n"
    ),
  ]
}
