import SpecSyntax
import SpecText
import Testing

/// Documents are read from memory that is taken in pieces and given back at once.
@Suite struct ArenaTests {
  private func parse(_ text: String) -> Document {
    MarkdownParser.parse(
      SourceText(path: "a.md", bytes: ContiguousArray(text.utf8)), file: FileID(0))
  }

  @Test("a paragraph longer than a piece of memory is read whole")
  func longParagraph() throws {
    let line = String(repeating: "word *and* `code` ", count: 20_000)
    let document = parse(line + "\n")
    #expect(document.nodes.count == 2)
    #expect(document.string(1).utf8.count == line.utf8.count - 4 * 20_000 - 1)
  }

  @Test("many small pieces are read whole")
  func manyRows() {
    let rows = (0..<4_000).map { "| r\($0) | **v\($0)** |\n" }.joined()
    let document = parse("| A | B |\n|---|---|\n" + rows)
    let cells = document.nodes.indices.filter { document.nodes[$0].kind == .tableCell }
    #expect(cells.count == 8_002)
    #expect(cells.last.map(document.string) == "v3999")
  }

  @Test("documents that are read at once keep apart")
  func parallel() async {
    let found = await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<32 {
        group.addTask {
          let text = String(repeating: "- item **\(number)** of a list\n", count: 2_000)
          let document = parse(text)
          return (number, document.string(document.nodes.count - 1))
        }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for number in 0..<32 { #expect(found[number] == "item \(number) of a list") }
  }
}
