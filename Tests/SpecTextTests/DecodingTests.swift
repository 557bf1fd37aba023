import SpecText
import Testing

@Suite("Decoding of files")
struct DecodingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var raw: [UInt8]
    var text: String
    var encoding = SourceText.Encoding.utf8
    var newline = SourceText.Newline.lineFeed
    var repairs: [SourceText.Repair.Kind] = []
  }

  static func utf16(_ text: String, big: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return big ? pair.reversed() : pair
    }
  }

  static let cases: [Case] = [
    Case(testDescription: "empty", raw: [], text: ""),
    Case(testDescription: "mark only", raw: [0xEF, 0xBB, 0xBF], text: "", encoding: .utf8WithMark),
    Case(
      testDescription: "mark", raw: [0xEF, 0xBB, 0xBF, 0x61], text: "a", encoding: .utf8WithMark),
    Case(
      testDescription: "CRLF", raw: Array("aaaaaaaaaa\r\n\r\nb\r\n".utf8),
      text: "aaaaaaaaaa\n\nb\n",
      newline: .carriageReturnLineFeed),
    Case(
      testDescription: "CR", raw: Array("a\rb\r\rc".utf8), text: "a\nb\n\nc",
      newline: .carriageReturn),
    Case(testDescription: "mixed", raw: Array("a\r\nb\nc".utf8), text: "a\nb\nc", newline: .mixed),
    Case(
      testDescription: "CR and CRLF", raw: Array("a\rb\r\n".utf8), text: "a\nb\n", newline: .mixed),
    Case(testDescription: "NUL", raw: [0x61, 0, 0x62], text: "a\u{FFFD}b", repairs: [.nul]),
    Case(
      testDescription: "Windows-1252", raw: [0x63, 0x61, 0x66, 0xE9, 0x20, 0x80], text: "café €",
      encoding: .windows1252, repairs: [.invalidBytes, .invalidBytes]),
    Case(
      testDescription: "invalid byte in UTF-8", raw: Array("é".utf8) + [0xE9], text: "éé",
      repairs: [.invalidBytes]),
    Case(
      testDescription: "overlong", raw: [0xC0, 0xAF], text: "À¯", encoding: .windows1252,
      repairs: [.invalidBytes, .invalidBytes]),
    Case(
      testDescription: "cut off", raw: [0x61, 0xE2, 0x82], text: "aâ‚", encoding: .windows1252,
      repairs: [.invalidBytes, .invalidBytes]),
    Case(
      testDescription: "UTF-16LE", raw: [0xFF, 0xFE] + utf16("é\r\n🎯─", big: false), text: "é\n🎯─",
      encoding: .utf16LittleEndian, newline: .carriageReturnLineFeed),
    Case(
      testDescription: "UTF-16BE", raw: [0xFE, 0xFF] + utf16("é🎯", big: true), text: "é🎯",
      encoding: .utf16BigEndian),
    Case(
      testDescription: "UTF-16LE without mark", raw: utf16("# Title é\n", big: false),
      text: "# Title é\n", encoding: .utf16LittleEndian),
    Case(
      testDescription: "UTF-16BE without mark", raw: utf16("# Title é\n", big: true),
      text: "# Title é\n", encoding: .utf16BigEndian),
    Case(
      testDescription: "lone surrogate", raw: [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x62, 0],
      text: "a\u{FFFD}b", encoding: .utf16LittleEndian, repairs: [.invalidBytes]),
    Case(
      testDescription: "odd end of UTF-16", raw: [0xFF, 0xFE, 0x61, 0, 0x62], text: "a\u{FFFD}",
      encoding: .utf16LittleEndian),
  ]

  @Test("every encoding is read", arguments: cases)
  func decodes(_ test: Case) {
    let text = SourceText(decoding: ContiguousArray(test.raw), path: "a.md")
    #expect(text.string(SourceRange(0, text.bytes.count)) == test.text)
    #expect(text.encoding == test.encoding)
    #expect(text.newline == test.newline)
    #expect(text.repairs.map(\.kind) == test.repairs)
  }

  @Test("random bytes decode to valid text with positions that grow", arguments: 0..<200)
  func fuzz(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let alphabet: [UInt8] = [
      0xC3, 0xE2, 0x80, 0x94, 0x82, 0xA2, 0xC2, 0xF0, 0x9F, 0xC5, 0x0A, 0x0D, 0, 0x20, 0x61, 0x41,
      0xEF,
      0xBF, 0xBD, 0xFE, 0xFF, 0xC6, 0x92, 0xCE, 0x93, 0xAC, 0x9C, 0xB0, 0xB8, 0xAF,
    ]
    var raw: ContiguousArray<UInt8> = []
    for _ in 0..<random.below(300) {
      let any = seed.isMultiple(of: 2)
      raw.append(any ? UInt8(random.below(256)) : alphabet[random.below(alphabet.count)])
    }
    check(SourceText(decoding: raw, path: "a.md"))
  }

  private func check(_ text: SourceText) {
    #expect(String(validating: text.bytes, as: UTF8.self) != nil)
    #expect(!text.bytes.contains(0) && !text.bytes.contains(0x0D))
    var last = SourcePosition(line: 1, column: 1)
    var end: UInt32 = 0
    for repair in text.repairs {
      #expect(repair.range.start >= end && Int(repair.range.end) <= text.bytes.count)
      end = repair.range.end
    }
    for offset in text.bytes.indices where text.bytes[offset] & 0xC0 != 0x80 {
      let position = text.position(of: UInt32(offset))
      #expect(offset == 0 || position > last)
      last = position
    }
  }
}
