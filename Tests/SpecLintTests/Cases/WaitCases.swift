import Testing

/// Waits in words and in other languages.
@Suite struct WaitCases {
  static let waits: [RuleCase] = [
    .init(
      "C401", "a lock in words",
      """
      # Lock

      ## Rules

      - **Auto-lock**: ⟦5 minutes⟧ without touch

      ## Walkthrough

      When nobody has touched it for ten minutes the screen locks itself.

      """),
    .init(
      "C401", "a notice below its heading",
      """
      # 献立メモ 画面仕様

      ## 画面

      | 項目 | 仕様 |
      |---|---|
      | 保存通知 | 画面下部に⟦5秒⟧表示 |

      ### 保存通知

      通知は3秒後に自動で消える。

      """),
    .init(
      "C402", "a pause before a request",
      """
      # Suche

      Nach dem letzten Tastendruck wartet das Feld **⟦300 ms⟧**, dann geht die Anfrage ab.

      ```ts
      const DEBOUNCE_MS = 250;
      ```

      """),
    .init(
      "C402", "a wait before something",
      """
      # Search

      After the last keystroke the field waits ⟦300 ms⟧ before the request goes out.

      ```ts
      const DEBOUNCE_MS = 250;
      ```

      """),
    .init(
      "C401", "an offer in the copy",
      """
      # Delete

      Deleting a note shows a snackbar with Undo for ⟦8 seconds⟧.

      | Place | Text |
      |---|---|
      | Snackbar | "Note deleted. Undo within 5 seconds" |

      """),
    .init(
      "C402", "a number of pictures per post",
      """
      # Anhänge

      Pro Beitrag sind höchstens ⟦5 Bilder⟧ erlaubt.

      ```ts
      export const MAX_IMAGES = 8;
      ```

      """),
    .init(
      "C401", "the same wait in words",
      """
      # Lock

      ## Rules

      - **Auto-lock**: 5 minutes without touch

      ## Walkthrough

      When nobody has touched it for five minutes the screen locks itself.

      """),
    .init(
      "C401", "another notice below its heading",
      """
      # 献立メモ 画面仕様

      ## 画面

      | 項目 | 仕様 |
      |---|---|
      | 保存通知 | 画面下部に5秒表示 |

      ### 削除通知

      通知は3秒後に自動で消える。

      """),
    .init(
      "C401", "a warning before the end",
      """
      # Session

      - **Session**: ends after 10 minutes

      The user is warned 2 minutes before the session ends.

      """),
  ]

  @Test(arguments: waits)
  func wait(_ test: RuleCase) { test.check() }
}
