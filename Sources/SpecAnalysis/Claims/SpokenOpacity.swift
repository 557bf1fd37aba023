import SpecModel
import SpecText

/// The opacity that words give to the colour before them: "#2E7D5E at 20% opacity", "mit 20 % Deckkraft".
enum SpokenOpacity {
  private static let words: Lexicon = [
    "opacity", "alpha", "opaque", "deckkraft", "deckend", "opacité", "dopacité", "opacidad",
    "opacidade",
    "opacità", "dekking", "opasitas", "transparansi", "不透明度", "透明度", "불투명도", "투명도",
  ]
  /// How far behind the colour the words may stand.
  private static let reach = 40

  /// The opacity from 0 to 1 that stands behind a colour, before another colour or clause; 1 where none does.
  static func read(_ rest: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Double {
    let near = rest.prefix(reach)
    let own = near.prefix { bytes[$0] != ASCII.hash && bytes[$0] != 0x3B && bytes[$0] != 0x2C }
    guard let first = own.first, let last = own.last else { return 1 }
    let text = String(decoding: bytes[first...last], as: UTF8.self)
    guard Names.words(text).contains(where: isOpacity) else { return 1 }
    let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard numbers.count == 1, let number = numbers.first, number > 0 else { return 1 }
    if text.contains("%") || text.contains("％") { return min(number / 100, 1) }
    return number < 1 ? number : 1
  }

  private static func isOpacity(_ word: String) -> Bool {
    words.contains(word)
      || word.utf8.contains { $0 >= 0xE3 } && ["透明度", "투명도"].contains(where: word.contains)
  }
}
