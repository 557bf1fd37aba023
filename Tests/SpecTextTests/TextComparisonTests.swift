import SpecText
import Testing

/// Texts that are taken apart by bytes fall into the characters that the standard library finds.
@Suite struct TextComparisonTests {
  static let pieces = [
    "a", "B", " ", "1", "\n", "\r\n", "\r", "é", "e\u{301}", "🇩🇪", "👨‍👩‍👧", "—", "-", ":",
    "x\u{FE0F}", "日", "\u{301}", "\u{200D}", "ß", ".",
  ]

  private static func isMark(_ character: Character) -> Bool {
    " -—\n:1".contains { $0 == character }
  }

  @Test("pieces, ends and heads of texts are those of their characters", arguments: 0..<4)
  func characters(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let text = (0..<random.below(12)).map { _ in Self.pieces[random.below(Self.pieces.count)] }
        .joined()
      let characters = [Character](text)
      #expect(text.first == characters.first)
      #expect(text.last == characters.last)
      #expect(
        [Character](text.prefix { !Self.isMark($0) })
          == [Character](characters.prefix { !Self.isMark($0) }))
      #expect(
        [Character](text.drop { Self.isMark($0) })
          == [Character](characters.drop { Self.isMark($0) }))
      #expect(
        text.split(whereSeparator: Self.isMark).map { [Character]($0) }
          == characters.split(whereSeparator: Self.isMark).map { [Character]($0) })
    }
  }

  @Test("a text is found where its bytes stand first", arguments: 0..<4)
  func places(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let text = (0..<random.below(60)).map { _ in ["a", "b", "ab", "é", " "][random.below(5)] }
        .joined()
      let part = (0..<random.below(4)).map { _ in ["a", "b", "ba", "é"][random.below(4)] }.joined()
      for tail in [text[...], text.dropFirst()] where !part.isEmpty {
        let bytes = Array(tail.utf8)
        let place = bytes.indices.first { bytes[$0...].starts(with: part.utf8) }
        let found = tail.firstRange(of: part)
        #expect(found.map { tail[..<$0.lowerBound].utf8.count } == place)
        #expect(found.map { String(tail[$0]) } ?? part == part)
      }
      #expect(text.firstRange(of: part) == text[...].firstRange(of: part))
    }
  }

  @Test("characters are kept and parts replaced as the standard library does", arguments: 0..<4)
  func filters(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for round in 0..<500 {
      // Every second text is in ASCII.
      let pieces = round % 2 == 0 ? ["a", "B", " ", "1", "\n", "-", ":", "ab"] : Self.pieces
      let text = (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let part = (0..<random.below(3)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let characters = [Character](text)
      let kept = String(characters.filter { !Self.isMark($0) })
      #expect(text.allCharacters == characters)
      #expect(Array(text.filter { !Self.isMark($0) }.utf8) == Array(kept.utf8))
      #expect(Array(text[...].filter { !Self.isMark($0) }.utf8) == Array(kept.utf8))
      let replaced = text.replacing(part, with: "; é", maxReplacements: .max)
      #expect(Array(text.replacing(part, with: "; é").utf8) == Array(replaced.utf8))
    }
  }

  @Test("phrases stand where one of them does", arguments: 0..<4)
  func phrases(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    func text(_ most: Int) -> String {
      (0..<1 + random.below(most)).map { _ in ["a", "b", "ab", "é", " ", "日"][random.below(6)] }
        .joined()
    }
    for _ in 0..<500 {
      let (whole, parts) = (text(12), (0..<3).map { _ in text(3) })
      let phrases = Phrases(parts)
      #expect(phrases.isIn(whole) == parts.contains(where: whole.contains))
      #expect(phrases.prefix(of: whole) == parts.first(where: whole.hasPrefix))
      #expect(phrases.suffix(of: whole) == parts.first(where: whole.hasSuffix))
    }
  }

  @Test("a set of bytes has those of its literal")
  func bytes() {
    let set: ByteSet = [0x00, 0x3A, 0x7F, 0x80, 0xFF]
    #expect((UInt8.min...UInt8.max).filter(set.contains) == [0x00, 0x3A, 0x7F, 0x80, 0xFF])
  }

  @Test("a map of words gives each its value, and nothing to others")
  func map() {
    let map = WordMap(["ms": 1, "minutes": 2, "秒": 3])
    #expect(map["ms"] == 1 && map["minutes"] == 2 && map["秒"] == 3)
    #expect(map["m"] == nil && map["minute"] == nil && map[""] == nil)
    #expect(Set(map.keys) == ["ms", "minutes", "秒"])
  }

  @Test("a key is the same for the same bytes, and its hash with it")
  func key() {
    var random = SplitMix(seed: 1)
    var counts: [ByteKey: Int] = [:]
    var wanted: [String: Int] = [:]
    for _ in 0..<1000 {
      let text = (0..<random.below(5)).map { _ in ["ab", "c", "state ", "é"][random.below(4)] }
        .joined()
      counts[ByteKey(text), default: 0] += 1
      wanted[text, default: 0] += 1
    }
    #expect(counts.count == wanted.count)
    #expect(wanted.allSatisfy { counts[ByteKey($0.key)] == $0.value })
  }
}
