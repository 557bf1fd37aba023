import Testing

/// Sentences on what lies over what.
@Suite struct LayerCases {
  static let orders: [RuleCase] = [
    .init(
      "C402", "a toast below the dialog",
      """
      # Layers

      ⟦From back to front: page, sticky header, toast, dialog.⟧

      ```css
      :root {
        --z-page: 0;
        --z-header: 100;
        --z-dialog: 300;
        --z-toast: 400;
      }
      ```

      """),
    .init(
      "C402", "a toast never over a dialog",
      """
      # Layers

      ⟦A toast never lies over a dialog.⟧

      ```css
      :root {
        --z-page: 0;
        --z-header: 100;
        --z-dialog: 300;
        --z-toast: 400;
      }
      ```

      """),
    .init(
      "C401", "a table of levels",
      """
      # Layers

      ⟦Highest to lowest: dialog, toast, header, page.⟧

      | Layer | z-index |
      |---|---|
      | Page | 0 |
      | Header | 100 |
      | Dialog | 300 |
      | Toast | 400 |

      """),
    .init(
      "C402", "the same order",
      """
      # Layers

      From back to front: page, sticky header, dialog, toast.

      ```css
      :root {
        --z-page: 0;
        --z-header: 100;
        --z-dialog: 300;
        --z-toast: 400;
      }
      ```

      """),
    .init(
      "C402", "a place on the page",
      """
      # Layers

      A dialog appears below the toast when both are shown at the top.

      ```css
      :root {
        --z-page: 0;
        --z-header: 100;
        --z-dialog: 300;
        --z-toast: 400;
      }
      ```

      """),
    .init(
      "C402", "an order of reading",
      """
      # Layers

      Focus runs from top to bottom: dialog, header, page.

      ```css
      :root {
        --z-dialog: 300;
        --z-sheet: 400;
      }
      ```

      """),
  ]

  @Test(arguments: orders)
  func order(_ test: RuleCase) { test.check() }
}
