import SpecSyntax
import SpecText
import Testing

/// Parses a text given as a string.
func parse(_ text: String) -> Document {
  MarkdownParser.parse(
    SourceText(path: "test.md", bytes: ContiguousArray(text.utf8)), file: FileID(0))
}

/// The visible text of every leaf of a kind.
func texts(_ document: Document, _ kind: Document.NodeKind) -> [String] {
  document.nodes.indices.filter { document.nodes[$0].kind == kind }.map(document.string)
}

@Suite("Markdown positions")
struct MarkdownPositionTests {
  @Test(
    "visible text is found at its bytes",
    arguments: [
      "Plain *emphasis* and **strong** text",
      "Escaped \\* star and \\_under\\_ score",
      "An &amp; entity, a &nbsp; space and AT&T",
      "Code `a | b` and ``a ` b`` here",
      "A [link](./a.md \"title\") and [ref][x] and <https://e.org>\n\n[x]: ./b.md",
      "> quoted line\n> second *line*\n> - item **bold**: text",
      "- [ ] open box\n- [x] ticked box\n  continued line",
      "| a | b \\| c |\n|---|---|\n| `x` | **y** z |",
      "Größe **Maß** → ✅ `größe`\nzweite *Zeile*",
      "1. one\n   two\n\n   three **four**",
      "~~gone~~ kept https://example.org/x_y_z tail",
      "wait 200~300ms, then **400~500ms** and ~old~ tail",
      "| a 1~2s, 3~4s | b |\n|---|---|\n| 약 3~5초 … 10~20초 | 0.2~0.3s，0.4~0.5s |",
      "Title *here*\n===\n\n## Closed ##",
    ])
  func verbatimRuns(text: String) {
    let document = parse(text)
    #expect(!document.runs.isEmpty)
    for run in document.runs where run.isVerbatim {
      let plain = Array(document.plain[Int(run.start)..<Int(run.start + run.count)])
      let source = Array(document.source.bytes[Int(run.source)..<Int(run.source) + plain.count])
      #expect(plain == source || run.style.contains(.lineBreak))
    }
    #expect(!document.runs.contains { $0.sourceCount == 0 })
  }

  @Test(
    "tildes between the ends of ranges are text, those around words strike them out",
    arguments: [
      ("200~300ms, then 400~500ms", "200~300ms, then 400~500ms", ""),
      ("a 1 ~old~ b", "a 1 old b", "old"), ("(~old~) new", "(old) new", "old"),
      ("~~1~~ 2~3 s, 4~5 s", "1 2~3 s, 4~5 s", "1"), ("about ~2s or ~3s", "about ~2s or ~3s", ""),
      ("3초~5초, 8초~9초", "3초~5초, 8초~9초", ""), ("~10초~에서 5초", "10초에서 5초", "10초"),
      ("`a`~`b` and `c`~`d`", "a~b and c~d", ""),
    ])
  func tildes(text: String, plain: String, struck: String) {
    let document = parse(text)
    #expect(texts(document, .paragraph) == [plain])
    let runs = document.runs.filter { $0.style.contains(.strikethrough) }
    let bytes = runs.flatMap { document.plain[Int($0.start)..<Int($0.start + $0.count)] }
    #expect(String(decoding: bytes, as: UTF8.self) == struck)
  }

  @Test("cells keep their place, also beyond the header's width")
  func cells() throws {
    let document = parse("| From | To |\n|---|---|\n| A -> B | tap | 300ms |\n| only |\n")
    let rows = document.nodes.indices.filter { document.nodes[$0].kind == .tableRow }
    #expect(rows.map { document.nodes[$0].payload } == [2, 3, 1])
    let cells = document.nodes.indices.filter { document.nodes[$0].kind == .tableCell }
    let ranges = cells.map { document.source.string(document.nodes[$0].range) }
    #expect(ranges == ["From", "To", "A -> B", "tap", "only", ""])
  }

  @Test(
    "a header below a line of text has its own line, also in a quotation", arguments: ["", "> "])
  func headerBelowText(mark: String) {
    let lines = ["w | x | y | z", "| a | b |", "|---|---|", "| p → q | r |"]
    let text = lines.map { mark + $0 + "\n" }.joined()
    let source = SourceText(path: "a.md", bytes: ContiguousArray(text.utf8))
    let document = MarkdownParser.parse(source, file: FileID(0))
    let header = document.nodes.first { $0.kind == .tableRow && $0.level == 1 }
    #expect(header?.payload == 2)
    let cells = document.nodes.filter { $0.kind == .tableCell }.map { source.string($0.range) }
    #expect(cells == ["a", "b", "p → q", "r"])
  }

  @Test("sections nest by level")
  func sections() {
    let document = parse("intro\n\n# One\n\na\n\n## Two\n\nb\n\n### Three\n\nc\n\n## Four\n\nd\n")
    let titles = document.sections.indices.map { document.title(ofSection: $0) }
    #expect(titles == ["", "One", "Two", "Three", "Four"])
    #expect(document.sections.map(\.parent) == [-1, 0, 1, 2, 1])
    let three = document.sections[3]
    let two = document.sections[2]
    #expect(two.nodes.upperBound == three.nodes.upperBound)
    #expect(two.ownNodes.upperBound == three.nodes.lowerBound)
    #expect(Int(document.sections[1].nodes.upperBound) == document.nodes.count)
  }

  @Test("code lines point into the source, also in containers")
  func codeLines() {
    let document = parse(
      "- item\n\n  ```swift foo\n  let a = 1\n\n    b\n  ```\n\n> ~~~\n> quoted\n")
    let lines = document.codeBlocks.map { $0.lines.map(document.source.string) }
    #expect(lines == [["let a = 1", "", "  b"], ["quoted"]])
    #expect(document.codeBlocks.map(\.language) == ["swift", ""])
  }

  @Test("comments and boxes are kept")
  func commentsAndBoxes() {
    let document = parse(
      "<!-- one -->\n\ntext <!-- two --> more\n\n- [x] done\n- [ ] open\n- none\n")
    #expect(document.comments.map { document.source.string($0.content) } == ["one", "two"])
    let items = document.nodes.filter { $0.kind == .item }
    #expect(items.map(\.box) == [.ticked, .open, .none])
  }

  @Test("a comment behind a row is no cell of it")
  func commentsBehindRows() {
    let rows = "| 1 | 2 | <!-- one | two -->\n| 3 | 4 <!-- three --> | 5 |\n| 6 | <!-- four -->\n"
    let document = parse("| a | b |\n|---|---|\n" + rows)
    let comments = document.comments.map { document.source.string($0.content) }
    #expect(comments == ["one | two", "three", "four"])
    #expect(document.nodes.filter { $0.kind == .tableRow }.map(\.payload) == [2, 2, 3, 2])
    #expect(texts(document, .tableCell).prefix(4) == ["a", "b", "1", "2"])
  }

  @Test("links know their destination's bytes")
  func links() {
    let document = parse("See [a *b*](./x(1).md) and ![i](<p q.png> 't') end\n")
    #expect(document.links.map(\.destination) == ["./x(1).md", "p q.png"])
    #expect(
      document.links.map { document.source.string($0.destinationRange) } == [
        "./x(1).md", "p q.png",
      ])
    #expect(texts(document, .paragraph) == ["See a b and i end"])
  }

  /// Inputs that once broke some Markdown parser, by number so that test logs stay short.
  private static let hostileInputs: [String] = [
    String(repeating: "> ", count: 20_000) + "x",
    String(repeating: "- ", count: 3_000) + "x",
    String(repeating: "[", count: 20_000),
    String(repeating: "**a _b ", count: 4_000),
    "| a |\n|---|\n" + String(repeating: "|", count: 5_000),
    "", "\n\n\n", "```\nunclosed", "---\n", "<!--",
  ]

  @Test("deep nesting and odd input end without harm", arguments: hostileInputs.indices)
  func hostile(number: Int) {
    let text = Self.hostileInputs[number]
    let document = parse(text)
    #expect(document.nodes.count >= 1)
    #expect(document.nodes.allSatisfy { Int($0.range.end) <= text.utf8.count })
  }
}
