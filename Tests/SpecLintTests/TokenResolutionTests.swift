import SpecAnalysis
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

@Suite struct TokenResolutionTests {
  private func resolve(_ name: String, in texts: [String]) -> String {
    let documents = texts.enumerated().map { index, text in
      MarkdownParser.parse(
        SourceText(decoding: ContiguousArray(text.utf8), path: "\(index).md"),
        file: FileID(index))
    }
    let specs = documents.map { Lowering.lower($0) }
    let index = WorkspaceFacts(documents: documents, specs: specs).tokens
    guard let token = index.definition(of: name) else { return "no token" }
    switch index.resolve(token) {
    case .value(let last): return last.value
    case .undefined(let name): return "undefined " + name
    case .cycle(let tokens): return "circle " + tokens.map { $0.name }.joined(separator: " ")
    }
  }

  private static let palette = "---\ncolors:\n  leaf: '#2E7D32'\n---\n"

  @Test func followsAliasesThroughTheDocumentsOfARun() {
    let code = "```css\n--link: var(--colors-leaf);\n--hover: var(--link);\n```"
    #expect(resolve("--hover", in: [code, Self.palette]) == "#2E7D32")
  }

  @Test(arguments: [
    ("---\ncolors:\n  a: '{colors.b}'\n---\n", "colors.a", "undefined colors.b"),
    ("---\ncolors:\n  a: '{colors.a}'\n---\n", "colors.a", "circle colors.a"),
    (
      "---\ncolors:\n  a: '{colors.b}'\n  b: '{colors.c}'\n  c: '{colors.b}'\n---\n", "colors.a",
      "circle colors.b colors.c"
    ),
    ("```css\n--a: var(--b, 4px);\n```", "--a", "var(--b, 4px)"),
    ("```scss\n$a: 4px;\n$b: $a;\n```", "$b", "4px"),
    ("```css\n--primary: var(--color-primary);\n```", "--primary", "undefined --color-primary"),
  ])
  func endsChains(text: String, name: String, expected: String) {
    #expect(resolve(name, in: [text]) == expected)
  }
}
