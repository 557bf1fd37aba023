import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { token in
    let modes = token.modes.map { " \($0.mode) \($0.value)" }.joined()
    return "\(token.name) \(token.kind.rawValue) \(token.value)\(modes)"
  }
}

@Suite struct TokenThemeTests {
  @Test func keepsWhatTwoThemesShare() {
    let table = "| Token | Value |\n|---|---|\n| `--ink` | #112233 |\n"
    let text = "## Light theme\n\n\(table)\n## Dark theme\n\n\(table)\n"
    #expect(tokens(text) == ["--ink color #112233", "--ink color #112233"])
  }

  @Test func dropsARepeatWithoutTheme() {
    let table = "| Token | Value |\n|---|---|\n| `--ink` | #112233 |\n"
    #expect(tokens("## Colors\n\n\(table)\n## Colors again\n\n\(table)\n").count == 1)
    #expect(tokens("## Dark theme\n\n\(table)\n## Colors again\n\n\(table)\n").count == 1)
  }

  @Test func takesTheDarkColumnForTheValueWhereDarkIsTheDefault() {
    let table = "| Token | Dark | Light |\n|---|---|---|\n| `--sky` | #070A14 | #F6F8FB |\n"
    #expect(tokens("## Colors\n\n\(table)\n") == ["--sky color #F6F8FB dark #070A14"])
    #expect(
      tokens("## Colors\n\n\(table)\n**Dark is still the default.**\n")
        == ["--sky color #070A14 light #F6F8FB"])
  }

  @Test func takesNoThemeFromTheGroupBefore() {
    let text = """
      ## Shadows

      | Token | Value |
      |---|---|
      | glow | 0 1px 2px #112233 |

      ```css
      .dark { --haze: 0 2px 4px #445566; }
      ```

      **glow**

      ```css
      0 1px 2px #112233
      ```
      """
    #expect(
      tokens(text) == ["glow shadow 0 1px 2px #112233", "--haze shadow 0 2px 4px #445566"])
  }

  @Test func readsThemesOfSelectors() {
    let text = """
      ## Colors

      ```css
      :root { --ink: #112233; --sky: #445566; }
      .dark { --ink: #112233; }
      [data-theme="dark"] { --ink: #112233; }
      ```
      """
    #expect(
      tokens(text) == ["--ink color #112233", "--sky color #445566", "--ink color #112233"])
  }

  @Test func leavesThemesToTheColumnsOfATable() {
    let text = """
      ## Colors

      | Token | Light | Dark |
      |---|---|---|
      | `--ink` | #112233 | #DDEEFF |

      ```css
      .dark { --ink: #DDEEFF; }
      ```
      """
    #expect(tokens(text) == ["--ink color #112233 dark #DDEEFF"])
  }

  @Test(arguments: [
    ("--border: 0 0% 89.8%;", ["--border color 0 0% 89.8%"]),
    ("--text: 222.2 84% 4.9%;", ["--text color 222.2 84% 4.9%"]),
    ("--veil: 222 47% 11% / 0.5;", ["--veil color 222 47% 11% / 0.5"]),
    ("--basis: 1 50%;", ["--basis other 1 50%"]),
    ("--pad: 8px 16px;", ["--pad size 8px 16px"]),
    (
      "--ink: #112233;\n--line: var(--ink);\n--border: var(--line);",
      ["--ink color #112233", "--line color var(--ink)", "--border color var(--line)"]
    ),
  ])
  func tellsKindsByValues(css: String, expected: [String]) {
    #expect(tokens("## Palette\n\n```css\n\(css)\n```") == expected)
  }

  @Test(arguments: [
    ("## Breakpoints\n\n```css\n--phone: 0px;\n```", ["--phone breakpoint 0px"]),
    ("## Spacing\n\n```css\n--sm: 8px;\n```", ["--sm spacing 8px"]),
    ("## Numbers\n\n```css\n--sm: 8px;\n```", ["--sm size 8px"]),
    (
      "## Colors\n\n| Token | Value |\n|---|---|\n| `--lift` | `0 4px 0 0 rgba(0, 0, 0, 0.6)` |",
      ["--lift shadow 0 4px 0 0 rgba(0, 0, 0, 0.6)"]
    ),
    (
      "## Palette\n\n```\n--ink:   #112233   text on paper\n--sky: #AABBCC\n```",
      ["--ink color #112233", "--sky color #AABBCC"]
    ),
  ])
  func tellsKindsBySections(text: String, expected: [String]) { #expect(tokens(text) == expected) }
}
