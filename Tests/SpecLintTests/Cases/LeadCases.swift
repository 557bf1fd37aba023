import Testing

/// Numbers of things that the text above a list tells, and states that only begin a run.
@Suite struct LeadCases {
  static let counts: [RuleCase] = [
    .init(
      "C416", "lead with a scale in the title",
      """
      ## Type scale

      ⟦The type scale has six steps, all on a 4px grid.⟧

      | Name | Size |
      |---|---|
      | a | 12 |
      | b | 14 |
      | c | 16 |
      | d | 20 |
      | e | 24 |
      | f | 32 |
      | g | 40 |

      """),
    .init(
      "C416", "a six-step scale",
      """
      ## Spacing scale

      All gaps come from the ⟦six-step spacing scale⟧.

      | Name | Size |
      |---|---|
      | a | 12 |
      | b | 14 |
      | c | 16 |
      | d | 20 |
      | e | 24 |
      | f | 32 |
      | g | 40 |

      """),
    .init(
      "C416", "korean",
      """
      ### fontWeight 정책

      ⟦자산이 3종뿐이라 디자인의 6단계 weight를 다음과 같이 바꾼다⟧.

      | 이름 | 값 |
      |---|---|
      | a | 100 |
      | b | 200 |
      | c | 300 |
      | d | 400 |
      | e | 500 |
      | f | 600 |
      | g | 700 |

      """),
    .init(
      "C416", "japanese heading",
      """
      ## ⟦画面一覧（全8画面）⟧

      | 画面 | 用途 |
      |---|---|
      | a | x |
      | b | x |
      | c | x |
      | d | x |
      | e | x |
      | f | x |
      | g | x |

      """),
    .init(
      "C416", "chinese table",
      """
      ## 断点

      ⟦系统有 4 个断点：⟧

      | 名称 | 值 |
      |---|---|
      | a | 100 |
      | b | 200 |
      | c | 300 |
      | d | 400 |
      | e | 500 |

      """),
    .init(
      "C416", "six weights of which three ship: values of a column",
      """
      ### Weights

      The six weights fall into four groups.

      | Name | Group |
      |---|---|
      | a | 1 |
      | b | 1 |
      | c | 2 |
      | d | 2 |
      | e | 3 |
      | f | 4 |

      """),
    .init(
      "C416", "german",
      """
      ## Farben

      ⟦Die Palette hat fünf Farben und wird nie erweitert.⟧

      | Name | Wert |
      |---|---|
      | a | #111111 |
      | b | #222222 |
      | c | #333333 |
      | d | #444444 |
      | e | #555555 |
      | f | #666666 |

      """),
    .init(
      "C416", "german with more",
      """
      ## Farben

      Die Palette hat mehr als fünf Farben.

      | Name | Wert |
      |---|---|
      | a | #111111 |
      | b | #222222 |
      | c | #333333 |
      | d | #444444 |
      | e | #555555 |
      | f | #666666 |

      """),
    .init(
      "C416", "the count is told elsewhere",
      """
      ## Colours

      The palette has five colours, six with the one for print.

      | Name | Value |
      |---|---|
      | a | #111111 |
      | b | #222222 |
      | c | #333333 |
      | d | #444444 |
      | e | #555555 |
      | f | #666666 |

      """),
    .init(
      "C416", "a bound in french",
      """
      ## Couleurs

      La palette a plus de cinq couleurs.

      | Nom | Valeur |
      |---|---|
      | a | #111111 |
      | b | #222222 |
      | c | #333333 |
      | d | #444444 |
      | e | #555555 |
      | f | #666666 |

      """),
    .init(
      "C416", "rows of something else",
      """
      ## Sizes and weights

      We use three weights of Inter.

      | Size | Value |
      |---|---|
      | S | 12px |
      | M | 16px |
      | L | 20px |
      | XL | 28px |

      """),
    .init(
      "C416", "a level of nothing",
      """
      ## Elevation levels

      There are three levels of elevation.

      | Level | Shadow |
      |---|---|
      | Level 0 | none |
      | Level 1 | 0 1px 2px #00000010 |
      | Level 2 | 0 2px 4px #00000010 |
      | Level 3 | 0 4px 8px #00000010 |

      """),
    .init(
      "C416", "a number of one thing of the list",
      """
      ## Animations

      The 4-step animation of the start is described elsewhere.

      | Animation | Duration |
      |---|---|
      | Fade | 200ms |
      | Slide | 250ms |
      | Pop | 150ms |
      | Spin | 900ms |
      | Shake | 300ms |

      """),
    .init(
      "C416", "two numbers (ja)",
      """
      ## ボタンの状態

      3種類のボタンに4つの状態がある。

      | 状態 | 色 |
      |---|---|
      | 通常 | #2563EB |
      | ホバー | #1D4ED8 |
      | 押下 | #1E40AF |
      | 無効 | #CBD5E1 |
      | 選択 | #93C5FD |

      """),
    .init(
      "C416", "at least (ko)",
      """
      ## 색상 단계

      3개 이상의 단계를 쓴다.

      | 단계 | 값 |
      |---|---|
      | 100 | #EEEEEE |
      | 200 | #DDDDDD |
      | 300 | #CCCCCC |
      | 400 | #BBBBBB |

      """),
    .init(
      "C416", "rows of other things (zh)",
      """
      ## 权限

      系统有 3 种角色：

      | 权限 | 说明 |
      |---|---|
      | 读 | 查看 |
      | 写 | 修改 |
      | 删 | 删除 |
      | 管 | 管理 |

      """),
  ]

  @Test(arguments: counts)
  func count(_ test: RuleCase) { test.check() }

  static let beginnings: [RuleCase] = [
    .init(
      "S503", "new without a way in",
      """
      ## Open State

      Text.

      ## Closed State

      Text.

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | Neu | Open | Created |
      | Open | Closed | Close |
      | Closed | Open | Reopen |

      """),
    .init(
      "S503", "new with a way in",
      """
      ## Open State

      Text.

      ## Closed State

      Text.

      ## Transitions

      | From | To | Trigger |
      |---|---|---|
      | ⟦Neu⟧ | Open | Created |
      | Open | Closed | Close |
      | Closed | Neu | Reset |

      """),
    .init(
      "S503", "table of states beside it",
      """
      ## Orders

      ### States

      | State | Meaning |
      |---|---|
      | draft | being written |
      | sent | on its way |
      | done | arrived |

      ### Changes

      | From | To | Trigger |
      |---|---|---|
      | 新規 | draft | create |
      | draft | sent | send |
      | sent | done | arrive |

      """),
  ]

  @Test(arguments: beginnings)
  func beginning(_ test: RuleCase) { test.check() }

  static let ends: [RuleCase] = [
    .init(
      "S521", "an end in its own section",
      """
      ## Draft State

      Text.

      ## Paid State

      ⟦Final state: no transitions out of it.⟧

      ## Sent State

      Text. Not a final state.

      | From | Event | To |
      |---|---|---|
      | Draft | Send | Sent |
      | Sent | Pay | Paid |
      | Paid | Refund | Sent |

      """),
    .init(
      "S521", "an end below the next state",
      """
      | State | Next |
      |---|---|
      | Draft | Sent |
      | Sent | Paid |
      | Paid | ⟦none (final)⟧ |

      ```mermaid
      stateDiagram-v2
        [*] --> Draft
        Draft --> Sent: Send
        Sent --> Paid: Pay
        Paid --> Draft: Refund
      ```

      """),
    .init(
      "S521", "an end that is one",
      """
      ## Draft State

      Text.

      ## Paid State

      Final state: no way out.

      | From | Event | To |
      |---|---|---|
      | Draft | Send | Sent |
      | Sent | Pay | Paid |

      """),
  ]

  @Test(arguments: ends)
  func end(_ test: RuleCase) { test.check() }
}
