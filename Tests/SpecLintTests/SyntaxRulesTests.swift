import SpecDiagnostics
import SpecLint
import SpecSyntax
import SpecText
import Testing

@Suite("Catalogue of front matter diagnostics")
struct SyntaxRulesTests {
  @Test(
    "each diagnostic of the reader is in the catalogue with its name and severity",
    arguments: [
      "# T\n\n---\na: 1\n---\n", "---\na: 1\nb: 2\n", "---\na: 1\nno colon here\nb: 2\nc: 3\n---\n",
      "---\na: 1\na: 2\n---\n", "---\na:\n\t- x\n---\n", "---\na: 1\n? [x]\n: 1\n---\n",
      "---\na: x: y\n---\n", "---\na: *gone\n---\n",
      "---\na: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
        + "\n---\n",
      "---\na: " + String(repeating: "[", count: 2_000) + "\n---\n",
      "# T\n\n" + String(repeating: "| a ", count: 2_100) + "|\n",
    ])
  func described(text: String) throws {
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
    let found = MarkdownParser.parse(source, file: FileID(0)).diagnostics
    #expect(found.count == 1)
    let diagnostic = try #require(found.first)
    let info = try #require(SyntaxRules.all.first { $0.code == diagnostic.code })
    #expect(info.name == diagnostic.name && info.defaultSeverity == diagnostic.severity)
  }
}
