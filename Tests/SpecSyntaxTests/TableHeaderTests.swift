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
}
