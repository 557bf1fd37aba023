import SpecText
import Testing

@Suite("Columns of long lines")
struct ColumnTests {
  /// The column by counting code points from the start of the line.
  private func column(of offset: Int, in text: SourceText) -> Int {
    let start = Int(text.lineStarts[text.lineIndex(of: offset)])
    return 1 + text.bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
  }

  @Test("a column in a long line is what counting gives", arguments: 0..<8 as Range<UInt64>)
  func counted(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = ["a", "é", "漢", "👩🏽", " ", "bc"]
    var line = ""
    for _ in 0..<random.below(9_000) { line += pieces[random.below(pieces.count)] }
    let text = SourceText(path: "a.md", bytes: ContiguousArray("x\n\(line)\ny\(line)".utf8))
    for _ in 0..<200 {
      var offset = random.below(text.bytes.count)
      while text.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      let position = text.position(of: UInt32(offset))
      #expect(position.column == column(of: offset, in: text))
    }
  }

  @Test("repairs before a place in the line move its column, later ones do not")
  func repaired() {
    let damage = Array("cafÃ© Ã© x Ã©\nÃ© y".utf8)
    let text = SourceText(decoding: ContiguousArray(damage), path: "a.md")
    #expect(text.string(text.lineRange(0)) == "café é x é")
    let place = text.bytes.firstIndex(of: 0x78) ?? 0
    #expect(text.position(of: UInt32(place)) == SourcePosition(line: 1, column: 10))
    let next = text.bytes.firstIndex(of: 0x79) ?? 0
    #expect(text.position(of: UInt32(next)) == SourcePosition(line: 2, column: 4))
  }
}
