import SpecJSON
import SpecWorkspace
import Testing

@testable import SpecLanguageServer

/// Tables before and after their pipes are aligned.
@Suite struct FormattingTests {
  private func formatted(_ text: String) throws -> String {
    let session = try Session([("a.md", text)])
    try session.start()
    let edits = session.answer("textDocument/formatting", session.document("a.md"))?.array ?? []
    return CodeActionTests.applied(edits, to: text)
  }

  @Test func pipesStandBelowOneAnother() throws {
    let text = """
      # A

      |From|To|  Trigger |
      |---|:-:|--:|
      | Open   | 閉 | Push \\| pull |
      | é | 👍🏽 | b |
      ||x|

      """
    let expected = """
      # A

      | From | To  |      Trigger |
      | ---- | :-: | -----------: |
      | Open | 閉  | Push \\| pull |
      | é    | 👍🏽  |            b |
      |      |  x  |

      """
    #expect(try formatted(text) == expected)
    #expect(try formatted(expected) == expected)
  }

  @Test func tablesWithoutOuterPipesAndCodeStayAsTheyAre() throws {
    let text = "# A\n\nFrom | To\n---|---\nOpen|Shut\n\n```\n|a|b|\n|-|-|\n```\n"
    #expect(try formatted(text) == text)
  }

  @Test func quotationsAndListsKeepTheirMarks() throws {
    let text = "> |a|b|\r\n> |-|-|\r\n> |ccc|d|\r\n\r\n- x\r\n\r\n  |a|b|\r\n  |-|-|\r\n"
    let expected =
      "> | a   | b   |\r\n> | --- | --- |\r\n> | ccc | d   |\r\n\r\n- x\r\n\r\n  | a   | b   |\r\n  | --- | --- |\r\n"
    #expect(try formatted(text) == expected)
  }

  @Test func onlyTablesInTheRangeChange() throws {
    let text = "|a|b|\n|-|-|\n\nx\n\n|a|b|\n|-|-|\n"
    let session = try Session([("a.md", text)])
    try session.start()
    var params = session.document("a.md").members ?? []
    let range = LineRange(.init(line: 5, character: 0), .init(line: 6, character: 0))
    params.append(.init(key: "range", value: range.json))
    let edits = session.answer("textDocument/rangeFormatting", .object(params))?.array ?? []
    #expect(edits.compactMap { $0.at("range", "start", "line")?.int } == [5, 6])
  }
}
