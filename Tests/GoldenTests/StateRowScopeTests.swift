import SpecExports
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// Which state a fact in a table of states belongs to.
@Suite struct StateRowScopeTests {
  @Test func scopesAFactByTheRowOfItsState() {
    let text = """
      # Ferry

      ### 2. Ticket desk

      | State | Description |
      |---|---|
      | Default | Tiles are 46px tall. |
      | Loading | Bars are 18px tall. |
      | Error | A note with a button. |

      Rows are 52px tall.
      """
    let source = SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
    let spec = Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
    let json = String(
      decoding: ModelJSON().export(ExportInput(specs: [spec], files: SourceFiles([source]))),
      as: UTF8.self)
    #expect(json.contains("\"scope\": \"default\""))
    #expect(json.contains("\"scope\": \"loading\""))
    #expect(json.contains("\"scope\": null"))
  }
}
