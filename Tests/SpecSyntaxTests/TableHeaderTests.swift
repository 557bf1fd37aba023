import Foundation
import SpecText
import Testing

@testable import SpecSyntax

private func headers(_ text: String) -> [[String]] {
  let source = SourceText(decoding: ContiguousArray(text.utf8), path: "table.md")
  let document = MarkdownParser.parse(source, file: FileID(0))
  return document.nodes.indices.filter { document.nodes[$0].kind == .table }.map { table in
    document.children(of: table + 1).map { cell in
      document.source.string(document.nodes[cell].range)
    }
  }
}

@Suite struct TableHeaderTests {
  @Test(arguments: [
    ("| A | B |\n|---|---|\n| 1 | 2 |", [["A", "B"]]),
    ("Words above\n| A | B |\n|---|---|\n| 1 | 2 |", [["A", "B"]]),
    ("> Words above\n> | A | B |\n> |---|---|\n> | 1 | 2 |", [["A", "B"]]),
    ("Words above\n| A | B |\n|\u{0B}---\u{0C}|---|\n| 1 | 2 |", [["A", "B"]]),
    (
      "| A | B |\n|---|---|\n| 1 | 2 |\n\n| C | D |\n|---|---|\n| 3 | 4 |",
      [["A", "B"], ["C", "D"]]
    ),
  ])
  func findsTheHeader(text: String, expected: [[String]]) {
    #expect(headers(text) == expected)
  }

  /// cmark gives the text right above a table no place: without one of ours it was looked for in the first line.
  @Test(arguments: [
    ("# T\n\nWords\n**Step 1 – b**\n| A | B |\n|---|---|\n| 1 | 2 |", "Words\n**Step 1 – b**"),
    ("# T\n\n> Words\n> | A | B |\n> |---|---|\n> | 1 | 2 |", "Words"),
    ("# T\r\n\r\n- Words\r\n  | A | B |\r\n  |---|---|\r\n", "Words"),
    ("\nWords\n| A | B |\n|---|---|", "Words"),
  ])
  func placesTheTextRightAbove(text: String, expected: String) throws {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "table.md")
    let document = MarkdownParser.parse(source, file: FileID(0))
    let lead = try #require(document.nodes.indices.first { document.nodes[$0].kind == .paragraph })
    let table = try #require(document.nodes.indices.first { document.nodes[$0].kind == .table })
    let written = source.string(document.nodes[lead].range)
    #expect(written.trimmingCharacters(in: .whitespacesAndNewlines) == expected)
    #expect(source.string(document.nodes[table].range).hasPrefix("| A | B |"))
    for run in document.runs where run.sourceCount == run.count {
      let place = SourceRange(Int(run.source), Int(run.source) + Int(run.sourceCount))
      let words = document.string(plain: Int(run.start)..<Int(run.start) + Int(run.count))
      #expect(source.string(place) == words)
    }
  }
}
