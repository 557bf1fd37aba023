import SpecText
import Testing

@testable import SpecLanguageServer

/// Columns and offsets in every encoding, against a count of characters done by hand or by `String`.
@Suite struct PositionTests {
  struct Case: Sendable {
    var text: String
    var offset: Int
    var utf16: Position
    var utf8: Position
  }

  @Test(arguments: [
    Case(
      text: "ab\ncd", offset: 4, utf16: .init(line: 1, character: 1),
      utf8: .init(line: 1, character: 1)),
    Case(
      text: "é\r\n→x", offset: 7, utf16: .init(line: 1, character: 1),
      utf8: .init(line: 1, character: 3)),
    Case(
      text: "😀😀x", offset: 8, utf16: .init(line: 0, character: 4),
      utf8: .init(line: 0, character: 8)),
    Case(
      text: "a\rb\r\nc\nd", offset: 7, utf16: .init(line: 3, character: 0),
      utf8: .init(line: 3, character: 0)),
    Case(
      text: "", offset: 0, utf16: .init(line: 0, character: 0),
      utf8: .init(line: 0, character: 0)),
  ])
  func places(_ test: Case) {
    let buffer = TextBuffer(ContiguousArray(test.text.utf8))
    #expect(buffer.position(of: test.offset, .utf16) == test.utf16)
    #expect(buffer.position(of: test.offset, .utf8) == test.utf8)
    #expect(buffer.offset(of: test.utf16, .utf16) == test.offset)
    #expect(buffer.offset(of: test.utf8, .utf8) == test.offset)
  }

  @Test func placesOutsideTheTextStandForItsEnds() {
    let buffer = TextBuffer(ContiguousArray("a😀\nb".utf8))
    #expect(buffer.offset(of: .init(line: 0, character: 99), .utf16) == 5)
    #expect(buffer.offset(of: .init(line: 9, character: 0), .utf16) == 7)
    // Between the halves of a pair of surrogates.
    #expect(buffer.offset(of: .init(line: 0, character: 2), .utf16) == 1)
  }

  static let pieces = ["a", "|", " ", "é", "→", "😀", "👨‍👩‍👧", "\n", "\r\n", "\r", "-", "#", "漢"]

  static func text(_ generator: inout SeededRandom, _ count: Int) -> String {
    (0..<count).map { _ in pieces[generator.below(pieces.count)] }.joined()
  }

  @Test("edits give what a replacement in a text gives", arguments: 0..<60 as Range<UInt64>)
  func edits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for encoding in [PositionEncoding.utf8, .utf16] {
      var buffer = TextBuffer(ContiguousArray(Self.text(&random, 40).utf8))
      for _ in 0..<30 {
        let text = String(decoding: buffer.bytes, as: UTF8.self)
        let all = Oracle.positions(of: text, encoding)
        let one = all[random.below(all.count)]
        let two = all[random.below(all.count)]
        let new = Self.text(&random, random.below(6))
        let (first, last) = one.offset < two.offset ? (one, two) : (two, one)
        var expected = Array(text.utf8)
        expected.replaceSubrange(first.offset..<last.offset, with: new.utf8)
        buffer.replace(LineRange(one.position, two.position), by: new, encoding)
        #expect(Array(buffer.bytes) == expected)
        #expect(buffer.lineStarts == TextBuffer(ContiguousArray(expected)).lineStarts)
      }
    }
  }

  @Test(
    "offsets of decoded text and positions of the editor lead back",
    arguments: 0..<60 as Range<UInt64>)
  func wayBack(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let mark = seed % 3 == 0 ? "\u{FEFF}" : ""
    let text = mark + Self.text(&random, 50)
    let raw = ContiguousArray(text.utf8)
    let source = SourceText(decoding: raw, path: "a.md")
    for encoding in [PositionEncoding.utf8, .utf16] {
      let map = PlaceMap(source, raw: raw, isBuffer: true, encoding)
      for offset in source.bytes.indices where source.bytes[offset] & 0xC0 != 0x80 {
        let position = map.position(UInt32(offset))
        #expect(map.offset(position) == UInt32(offset))
        // The character there is the same in both texts.
        let shown = map.shown.offset(of: position, encoding)
        if source.bytes[offset] != 0x0A { #expect(map.shown.bytes[shown] == source.bytes[offset]) }
      }
    }
  }

  @Test func aMarkCountsWhereTheEditorShowsIt() {
    let raw = ContiguousArray("\u{FEFF}# A\n".utf8)
    let source = SourceText(decoding: raw, path: "a.md")
    let shown = PlaceMap(source, raw: raw, isBuffer: true, .utf16)
    #expect(shown.position(2) == Position(line: 0, character: 3))
    #expect(shown.offset(.init(line: 0, character: 3)) == 2)
    let stripped = PlaceMap(source, raw: raw, isBuffer: false, .utf16)
    #expect(stripped.position(2) == Position(line: 0, character: 2))
  }

  @Test func filesInOtherEncodingsHaveTheColumnsOfTheirCharacters() {
    var raw: ContiguousArray<UInt8> = [0xFF, 0xFE]
    for unit in "Push â†’ 😀 shut\n".utf16 {
      raw += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    let source = SourceText(decoding: raw, path: "a.md")
    #expect(source.string(SourceRange(0, source.bytes.count)) == "Push → 😀 shut\n")
    let map = PlaceMap(source, raw: raw, isBuffer: false, .utf16)
    // "shut" stands behind "→", a blank, the picture and a blank: 13 bytes of the text after "Push ".
    let shut = UInt32(source.bytes.count - 5)
    #expect(map.position(shut) == Position(line: 0, character: 12))
    #expect(map.offset(.init(line: 0, character: 12)) == shut)
  }

  @Test func repairedCharactersKeepTheirColumns() {
    // "→" read in Windows-1252 and written again: three characters on disk, one in the text.
    let raw = ContiguousArray("Push â†’ shut\n".utf8)
    let source = SourceText(decoding: raw, path: "a.md")
    #expect(source.string(SourceRange(0, source.bytes.count)) == "Push → shut\n")
    let map = PlaceMap(source, raw: raw, isBuffer: true, .utf16)
    #expect(map.position(9) == Position(line: 0, character: 9))
    #expect(map.offset(.init(line: 0, character: 9)) == 9)
  }
}

/// A count of units that knows nothing of bytes.
enum Oracle {
  /// Every place between two scalars, a pair of line ends taken for one, with its position.
  static func positions(
    of text: String, _ encoding: PositionEncoding
  ) -> [(offset: Int, position: Position)] {
    let scalars = Array(text.unicodeScalars)
    var result: [(Int, Position)] = []
    var (offset, line, character) = (0, 0, 0)
    for (index, scalar) in scalars.enumerated() {
      let isInside = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
      if !isInside { result.append((offset, Position(line: line, character: character))) }
      offset += String(scalar).utf8.count
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || (scalar == "\r" && !isPair) {
        (line, character) = (line + 1, 0)
      } else if !isPair {
        character += encoding == .utf8 ? String(scalar).utf8.count : String(scalar).utf16.count
      }
    }
    result.append((offset, Position(line: line, character: character)))
    return result
  }
}

/// A small random generator with a seed, so that a failing test can be repeated.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
