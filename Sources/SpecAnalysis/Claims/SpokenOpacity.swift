import SpecModel
import SpecText

/// The opacity that words give to the colour before them: "#2E7D5E at 20% opacity", "mit 20 % Deckkraft".
enum SpokenOpacity {
  /// Words for opacity beside a number.
  static let words: Lexicon = [
    "opacity", "alpha", "opaque", "deckkraft", "deckend", "opacité", "dopacité", "opacidad",
    "opacidade", "opacità", "dekking", "opasitas", "transparansi", "不透明度", "透明度", "불투명도", "투명도",
  ]
  /// How far behind the colour the words may stand.
  private static let reach = 40

  /// The opacity from 0 to 1 that stands behind a colour, before another colour or clause; 1 where none does.
  static func read(_ rest: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Double {
    let near = rest.prefix(reach)
    var own = near.prefix { bytes[$0] != ASCII.hash && bytes[$0] != 0x3B && bytes[$0] != 0x2C }
    // "at 35% opacity + 2px offset": behind a plus another part begins.
    if let plus = own.firstIndex(where: { bytes[$0] == 0x2B }),
      own[..<plus].contains(where: { ASCII.isDigit(bytes[$0]) })
    {
      own = own[..<plus]
    }
    guard let first = own.first, let last = own.last else { return 1 }
    let text = String(decoding: bytes[first...last], as: UTF8.self)
    guard Names.words(text).contains(where: isOpacity) else { return 1 }
    let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard numbers.count == 1, let number = numbers.first, number > 0 else { return 1 }
    if text.contains("%") || text.contains("％") { return min(number / 100, 1) }
    return number < 1 ? number : 1
  }

  /// The opacity from 0 to 1 right before a colour, "60% opacity black", "60% black", at the end of a text.
  static func leading(_ text: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Double? {
    var end = text.upperBound
    skipBlanks(before: &end, text.lowerBound, bytes)
    let last = word(before: end, text.lowerBound, bytes)
    if words.contains(String(decoding: bytes[last], as: UTF8.self).lowercased()) {
      end = last.lowerBound
      skipBlanks(before: &end, text.lowerBound, bytes)
    }
    return share(before: &end, text.lowerBound, bytes)
  }

  private static let joints: Lexicon = [
    "at", "with", "bei", "mit", "à", "avec", "al", "con", "a", "com", "met", "op", "dengan",
  ]

  /// The share before an offset, which then stands before its "at" too: "at 30%", "mit 30 %".
  static func share(
    before end: inout Int, _ start: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Double? {
    guard end > start, bytes[end - 1] == 0x25 else { return nil }
    var stop = end - 1
    skipBlanks(before: &stop, start, bytes)
    let number = word(before: stop, start, bytes)
    // "16px/80%" gives the height of a line.
    guard let value = Double(String(decoding: bytes[number], as: UTF8.self)),
      (0...100).contains(value),
      number.lowerBound == start || bytes[number.lowerBound - 1] != ASCII.slash
    else { return nil }
    end = number.lowerBound
    skipBlanks(before: &end, start, bytes)
    let last = word(before: end, start, bytes)
    if joints.contains(String(decoding: bytes[last], as: UTF8.self).lowercased()) {
      end = last.lowerBound
      skipBlanks(before: &end, start, bytes)
    }
    return value / 100
  }

  /// Whether a byte may stand in a name or a value.
  static func isName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hash || byte == ASCII.hyphen || byte == ASCII.dot
  }

  /// The name or the value that ends at an offset.
  static func word(
    before end: Int, _ start: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    var first = end
    while first > start, isName(bytes[first - 1]) { first -= 1 }
    return first..<end
  }

  /// Moves an offset before blanks and marks of code.
  static func skipBlanks(
    before end: inout Int, _ start: Int, _ bytes: ContiguousArray<UInt8>
  ) {
    while end > start, bytes[end - 1] == ASCII.space || bytes[end - 1] == ASCII.backtick {
      end -= 1
    }
  }

  private static func isOpacity(_ word: String) -> Bool {
    words.contains(word)
      || word.utf8.contains { $0 >= 0xE3 } && ["透明度", "투명도"].contains(where: word.contains)
  }
}
