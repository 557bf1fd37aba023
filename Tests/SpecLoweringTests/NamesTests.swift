import SpecModel
import Testing

/// Names are folded to words, and asked for again and again.
@Suite struct NamesTests {
  /// Words around eight letters, which are folded at once, in capitals and in other scripts.
  @Test(arguments: [
    ("Idle", ["idle"]), ("Selected", ["selected"]), ("SelectedRow", ["selected", "row"]),
    ("abcdefgh ijklmnop", ["abcdefgh", "ijklmnop"]), ("abcdefghijklmnop", ["abcdefghijklmnop"]),
    ("room12345678A", ["room12345678", "a"]),
    ("don't `stop`/{here}[now]", ["dont", "stop", "here", "now"]),
    ("Экран Загрузки", ["экран", "загрузки"]), ("ÉtatÀVide", ["état", "àvide"]),
    ("a@b:c;d", ["a", "b", "c", "d"]),
    ("", []), ("—", []),
  ])
  func words(_ name: String, _ words: [String]) {
    #expect(Names.words(name) == words)
    #expect(Names.words(name) == words)
    #expect(Names.wordCount(name) == words.count)
  }

  /// What is remembered belongs to the bytes of a name: two spellings of one letter keep theirs.
  @Test func equivalentSpellings() {
    let one = "Caf\u{E9} Open"
    let two = "Cafe\u{301} Open"
    for _ in 0..<2 {
      #expect(Names.words(one)[0].unicodeScalars.count == 4)
      #expect(Names.words(two)[0].unicodeScalars.count == 5)
      #expect(Names.key(one).unicodeScalars.count == 9)
      #expect(Names.key(two).unicodeScalars.count == 10)
    }
  }

  /// More names than are remembered, of one length and with the same ends, and names too long for it.
  @Test func manyNames() {
    for round in 0..<2 {
      for number in 0..<5000 {
        let name = "Screen of room \(number) in the house"
        #expect(Names.words(name)[3] == "\(number)", "round \(round)")
        #expect(Names.key(name) == "of-room-\(number)-in-the-house")
      }
      let long = String(repeating: "word ", count: 30)
      #expect(Names.words(long).count == 30)
    }
  }
}
