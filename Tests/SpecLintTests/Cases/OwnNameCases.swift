import Testing

/// Words and numbers that belong to a name, to a form or to a remark, and not to what the rule speaks of.
@Suite struct OwnNameCases {
  static let choices: [RuleCase] = [
    .init(
      "R952", "a state of the product",
      """
      # States of the trip page

      | State | Where |
      |---|---|
      | Loading | `page.html#state=loading` |
      | Dates of the trip still undecided | `page.html#state=tbd`, dates TBD, shown as a calm note |

      """),
    .init(
      "R952", "a cell that is open",
      """
      # Map

      | Part | Look |
      |---|---|
      | Route | the colour of the line is ⟦TBD⟧ |
      | Font (⟦undecided⟧) | set in the style sheet |

      """),
    .init(
      "R952", "entries of a list of icons",
      "# Shop\n\n### Icons\n\n- Star icon (optional)\n- `bag` – icon of the order badge (optional)\n"
    ),
    .init(
      "R952", "rows of open decisions",
      """
      # Ferry

      | Topic | Note |
      |---|---|
      | Fare format still ⟦undecided⟧ | see ticket 7 |
      | Width of the map ⟦to be decided⟧ | |
      | Text of the empty list ⟦undecided⟧ | ask Lea |

      """),
    .init(
      "R952", "states in the words of a table",
      """
      # Ferry

      | State | Look |
      |---|---|
      | Pier undecided | a grey pin |
      | Pier known | a blue pin |

      """),
    .init(
      "R952", "a part of a screen among assets",
      "# Ferry\n\n### Assets\n\n- Bell icon (optional)\n- A banner (⟦optional⟧) above the list\n"),
    .init(
      "R952", "a part of a screen",
      "# Shop\n\n### Header\n\n- Success toast (⟦optional⟧)\n"),
  ]

  private static func scale(
    _ first: String, _ second: String, marks: (String, String) = ("", "")
  ) -> String {
    "# Spacing\n\n\(marks.0)The spacing scale is based on 4px increments:\(marks.1)\n\n"
      + "| Token | Value |\n|---|---|\n| `\(first)` | 2px |\n| `1` | 4px |\n| `\(second)` | 6px |\n"
      + "| `2` | 8px |\n| `3` | 12px |\n| `4` | 16px |\n"
  }

  static let grids: [RuleCase] = [
    .init(
      "G701", "a list that leaves its own grid",
      """
      # 界面

      ### 间距系统

      ```
      单位：4px 基准网格

      正文间距：      2px
      侧栏内边距：    12px
      侧栏项目内边距：10px
      折叠图标宽：    16px
      操作区宽度：    40px
      块间距：        24px
      ```

      - **菜单项**：
        - 高度：自适应，padding: 6px 12px

      """),
    .init(
      "G701", "a distance behind another label",
      """
      # Menü

      ## Spacing

      | Token | Value |
      |---|---|
      | `space-1` | 4px |
      | `space-2` | 8px |
      | `space-3` | 12px |
      | `space-4` | 16px |
      | `space-5` | 24px |

      - Höhe: automatisch, padding: ⟦6px⟧

      """),
    .init("C414", "steps named by halves of the base", scale("0.5", "1.5")),
    .init("C414", "steps named by numbers", scale("half", "sixth", marks: ("⟦", "⟧"))),
    .init(
      "G706", "a range that refines another one",
      """
      # Layout

      - **Mobile (≤1023px):** one column, tabs below
      - **Tablet (768-1023px):** same rules as mobile, two columns in grids
      - **Desktop (≥1024px):** a side bar

      """),
    .init(
      "G706", "a range inside another one",
      """
      # Layout

      - **Mobile (≤1023px):** one column, tabs below
      - **Tablet (⟦768-1023px⟧):** two columns in grids
      - **Desktop (≥1024px):** a side bar

      """),
  ]

  static let forms: [RuleCase] = [
    .init(
      "D108", "remarks that nobody had",
      "# 画面\n\n## 概要\n\n画面の説明。\n\n## 項目\n\n- 名前\n\n## 処理\n\n- 保存\n\n## 備考\n"),
    .init(
      "D108", "remarks in the middle",
      "# 画面\n\n## 概要\n\n画面の説明。\n\n## ⟦備考⟧\n\n## 項目\n\n- 名前\n\n## 処理\n\n- 保存\n"),
    .init(
      "D108", "an end that is no remark",
      "# Form\n\n## Purpose\n\nWhat it is for.\n\n## Fields\n\n- Name\n\n## Saving\n\n- Save\n\n## ⟦Errors⟧\n"
    ),
    .init(
      "D120", "two bars at the beginning of rows",
      """
      | Keys | Meaning |
      |---|---|
      | `c` | New |
      ⟦|| `g` | Go to projects |⟧
      || `e` | Edit |
      || `f` | Find |

      """),
    .init(
      "D120", "two bars at the beginning in one table, and inside of a cell in another",
      """
      | Keys | Meaning |
      |---|---|
      ⟦|| `g` | Go to projects |⟧
      || `e` | Edit |

      | Path | Page |
      |---|---|
      ⟦| `/b` | B || C |⟧

      """),
    .init(
      "D120", "an empty first cell",
      "| | Keys | Meaning |\n|---|---|---|\n|| `g` | Go to projects |\n| 1 | `e` | Edit |\n"),
  ]

  @Test(arguments: choices + grids)
  func word(_ test: RuleCase) { test.check() }

  @Test(arguments: forms)
  func form(_ test: RuleCase) { test.check() }
}
