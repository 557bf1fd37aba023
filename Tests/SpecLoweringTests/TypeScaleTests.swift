import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ heading: String, _ table: String) -> [String] {
  lower("## \(heading)\n\n" + table).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

@Suite struct TypeScaleTests {
  @Test func namesStylesByTheirUse() {
    let table = """
      | Use | Font | Size / line height | Color token |
      |---|---|---|---|
      | Display | Bitter | 32 / 40 | `--ink` |
      | Button | Bitter | 18 / 26 | depends on the button |
      | Note | Lato | 13 / 18 | `--ash` |
      """
    #expect(
      tokens("Typography", table) == [
        "Display typography 32 / 40", "Button typography 18 / 26", "Note typography 13 / 18",
      ])
  }

  @Test(arguments: [
    (
      "| Usage | Size | Weight |\n|---|---|---|\n| Hero | 36–40 | 800 |",
      ["Hero typography 36–40 800"]
    ),
    (
      "| Use | Size | Weight | Token |\n|---|---|---|---|\n| Pages | 32px | 700 | `--title` |",
      ["--title typography 32px 700"]
    ),
    ("| Use | Size | Weight |\n|---|---|---|\n| Small dogs | 30–40 | 12 |", []),
    ("| Use | Size | Weight |\n|---|---|---|\n| Parcels | 300 | 100 |", []),
  ])
  func tellsTypeFromOtherSizes(table: String, expected: [String]) {
    #expect(tokens("Sorts", table) == expected)
  }

  @Test(arguments: [
    (
      "| Grey | #F2F7FA / #1F2A38 | Panels / main text |",
      ["Grey Panels color #F2F7FA", "Grey main text color #1F2A38"]
    ),
    ("| Grey | #F2F7FA / #1F2A38 | Panels |", ["Grey color #F2F7FA"]),
    ("| Grey | #F2F7FA | Panels / main text |", ["Grey color #F2F7FA"]),
  ])
  func readsSeveralColorsOfACell(row: String, expected: [String]) {
    #expect(tokens("Colors", "| Role | Hex | Where |\n|---|---|---|\n" + row) == expected)
  }
}
