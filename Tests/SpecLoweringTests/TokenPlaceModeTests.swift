import SpecModel
import Testing

@testable import SpecLowering

private func modes(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.value)" + ($0.mode.map { " " + $0 } ?? "") }
}

/// Modes that headings, selectors, labels and themes with names tell of values.
@Suite struct TokenPlaceModeTests {
  private static func table(_ value: String) -> String {
    "| Token | Value |\n|---|---|\n| `quay` | `\(value)` |\n"
  }

  @Test func readsModesOfHeadings() {
    let text = """
      ## Colors

      ### Light theme

      \(Self.table("#F2F5F7"))
      ### Dark theme

      \(Self.table("#0A0E15"))
      """
    #expect(modes(text) == ["quay #F2F5F7", "quay #0A0E15 dark"])
    #expect(
      modes(text + "\nDark is the default.\n") == ["quay #F2F5F7 light", "quay #0A0E15"])
  }

  @Test func leavesOneThemeAlone() {
    #expect(modes("## Dark theme colors\n\n\(Self.table("#0A0E15"))") == ["quay #0A0E15"])
  }

  @Test(arguments: [".dark", "[data-theme=dark]", ":root[data-theme=\"dark\"]"])
  func readsModesOfSelectors(selector: String) {
    let text = """
      ## Colors

      ```css
      :root { --quay: #f2f5f7; }
      \(selector) {
        --quay: #0a0e15;
        --glow: #ffeeaa;
      }
      ```
      """
    #expect(modes(text) == ["--quay #f2f5f7", "--quay #0a0e15 dark", "--glow #ffeeaa dark"])
  }

  @Test func readsModesOfAtRules() {
    let text = """
      ## Colors

      ```css
      :root { --quay: #f2f5f7; }
      @media (prefers-color-scheme: dark) {
        :root { --quay: #0a0e15; }
      }
      ```
      """
    #expect(modes(text) == ["--quay #f2f5f7", "--quay #0a0e15 dark"])
  }

  @Test func readsModesOfLabels() {
    let text = """
      ## Colors

      **Light mode:**

      - `quay`: #F2F5F7
      - `hull`: #FFFFFF

      **Dark mode:**

      - `quay`: #0A0E15
      - `hull`: #131A26
      """
    #expect(
      modes(text) == [
        "quay #F2F5F7", "hull #FFFFFF", "quay #0A0E15 dark", "hull #131A26 dark",
      ])
  }

  @Test func takesNamesOfThemesWhereTwoNamesHaveBoth() {
    let text = """
      ## Colors

      ### Theme: Salt Marsh

      - **Ground**: #F2F5F7
      - **Ink**: #101820

      ### Theme: Old Ferry

      - **Ground**: #0A0E15
      - **Ink**: #E9EEF5
      """
    #expect(
      modes(text) == [
        "Ground #F2F5F7", "Ink #101820", "Ground #0A0E15 old ferry", "Ink #E9EEF5 old ferry",
      ])
  }

  @Test func tellsGroupsApartByTheirIDs() {
    let text = """
      ## Colors

      ### Deck

      - **Base**: #A1B2C3

      ### Cabin

      - **Base**: #0F1E2D
      """
    #expect(lower(text).tokens.map(\.id) == ["color.base", "color.cabin-base"])
    #expect(lower(text).tokens.allSatisfy { $0.mode == nil })
  }
}
