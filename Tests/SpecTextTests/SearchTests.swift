import SpecText
import Testing

/// Words found a vector at a time are those that a look at each place finds.
@Suite struct SearchTests {
  static let words: [StaticString] = [
    "a", "ab", "ba", "abba", "aabab", "abaabbab", "bbbbbbbbbbbbbbbbbbbb",
  ]

  @Test("a word stands where it is first seen", arguments: words.indices)
  func firstPlace(_ number: Int) {
    let word = Self.words[number]
    let wanted = word.withUTF8Buffer { Array($0) }
    var random = SplitMix(seed: UInt64(number))
    for length in [0, 1, 2, 15, 16, 17, 31, 33, 64, 200, 511, 512, 513, 1500] {
      let text = (0..<length).map { _ in UInt8(random.next() & 7 == 0 ? 0x62 : 0x61) }
      let bytes = ContiguousArray(text)
      for start in Set([0, length / 3, length]) {
        for end in Set([start, (start + length) / 2, length]) where end >= start {
          #expect(ASCII.find(word, in: bytes, start..<end) == Self.find(wanted, text, start..<end))
        }
      }
    }
  }

  private static func find(_ word: [UInt8], _ text: [UInt8], _ range: Range<Int>) -> Int? {
    range.first { $0 + word.count <= range.upperBound && text[$0...].starts(with: word) }
  }

  @Test("a text holds the words that stand in it, and no others")
  func holds() {
    let words: [StaticString] = [
      "nimation", "reduced-motion", "border-radius:", "Touch targets", "状態遷移図", "xyzzy", "abc",
      "ion",
    ]
    let lines = [
      "", "ab", "Animation", "prefers-reduced-motion", " border-radius: 8px",
      "Touch targets are 44pt",
      "次の状態遷移図", "reduced motion",
    ]
    for offset in 0..<9 {
      for line in lines {
        let bytes = ContiguousArray((String(repeating: "·", count: offset) + line).utf8)
        let text = SourceText(path: "a.md", bytes: bytes)
        for word in words {
          #expect(text.holds(word) == line.contains("\(word)"))
        }
      }
    }
  }

  @Test("a text is searched whatever the case of its letters")
  func ignoresCase() {
    let bytes = ContiguousArray("Not for TEXT".utf8)
    #expect(ASCII.contains("text", ignoringCaseIn: bytes, 0..<bytes.count))
    #expect(!ASCII.contains("text", ignoringCaseIn: bytes, 0..<bytes.count - 1))
    #expect(!ASCII.contains("texts", ignoringCaseIn: bytes, 8..<bytes.count))
  }
}

/// Texts in small letters are those of the library.
@Suite struct SmallLetterTests {
  @Test("each character has the small letter of the library")
  func allScalars() {
    for value in UInt32(0)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "A\(scalar)Z"
      if text.lowercased() != library(text) {
        Issue.record("U+\(String(value, radix: 16)) is \(text.lowercased())")
      }
    }
  }

  @Test(
    "texts keep what has no case",
    arguments: ["", "Next State", "🎨 Colour Palette", "次の STATE →", "Überblick – A", "ⅧⒶ", "é"])
  func texts(_ text: String) {
    #expect(text.lowercased() == library(text))
    #expect("\(text)|A".split(separator: "|")[0].lowercased() == library(text) || text.isEmpty)
  }

  /// What the library makes of a text; our own function is none of the protocol.
  private func library(_ text: some StringProtocol) -> String { text.lowercased() }
}

/// Sets of words keep their order and each word once.
@Suite struct LexiconTests {
  @Test("a word that is given twice stands at its first place")
  func repetitions() {
    let lexicon = Lexicon(["open", "shut", "open", "ajar", "shut", "closed"])
    #expect(lexicon.words == ["open", "shut", "ajar", "closed"])
    #expect(lexicon.words.map { lexicon.index(of: $0) } == [0, 1, 2, 3])
    #expect(lexicon.index(of: "Open") == nil)
    #expect(lexicon.contains(oneOf: ["wide", "ajar"]) && !lexicon.contains(oneOf: ["wide"]))
  }
}

/// Words are found whatever the case of their letters, in all scripts that have capitals.
@Suite struct LetterCaseTests {
  @Test(
    "a capital is the same letter",
    arguments: ["exit", "übergänge", "états suivants", "выход", "έξοδος", "çıkış", "đích", "条件"])
  func capitals(_ word: String) {
    let lexicon = Lexicon([word])
    for text in [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
    where text.lowercased() == word {
      #expect(Self.holds(lexicon, text), "\(text)")
    }
    #expect(!Self.holds(lexicon, word + "s"))
    #expect(!Self.holds(lexicon, String(repeating: word.uppercased(), count: 65)))
  }

  @Test("every letter with a small one of its own is found by it")
  func allLetters() {
    for value in 0x41...(0x58F as UInt32) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isUppercase else { continue }
      let small = scalar.properties.lowercaseMapping
      #expect(Self.holds(Lexicon(["a\(small)z"]), "A\(scalar)Z"), "U+\(String(value, radix: 16))")
    }
  }

  private static func holds(_ lexicon: Lexicon, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { lexicon.contains(ignoringCase: $0) }
  }
}

/// Places of characters and pieces between them are those of the library, byte for byte.
@Suite struct CharacterSearchTests {
  @Test(
    "first and last places",
    arguments: [
      "", "a", ":", "a: b: c", "：a：", "naïve: é", "→ a → b", "long text: with (a remark)",
    ])
  func places(_ text: String) {
    for character: Character in [":", "：", "(", "→", " "] {
      #expect(text.firstIndex(of: character) == text.firstIndex { $0 == character })
      #expect(text.lastIndex(of: character) == text.lastIndex { $0 == character })
      #expect(text.contains(character) == (text.firstIndex { $0 == character } != nil))
    }
  }

  @Test("pieces", arguments: ["", "a", " ", " a  b ", "a b c d e f g h", "é ü →  x"])
  func pieces(_ text: String) {
    #expect(text.split(separator: " ") == text.split(whereSeparator: { $0 == " " }))
    #expect(text.dropFirst().split(separator: " ") == text.dropFirst().split { $0 == " " })
  }
}
