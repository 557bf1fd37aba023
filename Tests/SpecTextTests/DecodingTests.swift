import SpecText
import Testing

@Suite("Decoding of files")
struct DecodingTests {
  @Test("line ends become line feeds")
  func lineEnds() {
    let text = SourceText(decoding: ContiguousArray("a\r\nb\rc\n".utf8), path: "a.md")
    #expect(text.string(SourceRange(0, text.bytes.count)) == "a\nb\nc\n")
  }
}
