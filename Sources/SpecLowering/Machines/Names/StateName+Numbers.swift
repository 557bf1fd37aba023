import SpecModel
import SpecText

/// Numbers and capitals of names.
extension StateName {
  /// Whether a text has letters, and none of them is small.
  static func isInCapitals(_ text: String) -> Bool {
    !text.utf8.contains(where: ASCII.isLower) && text.contains(where: \.isUppercase)
      && !text.contains(where: \.isLowercase)
  }

  /// The text without its number, where more than a noun for a page is left: "404 page" is a name.
  static func withoutListNumber(_ text: String) -> String {
    let bare = withoutNumbering(text)
    guard text.utf8.first.map(ASCII.isDigit) == true,
      text.prefix(while: { $0.isNumber }).count == 3,
      case let words = Names.words(bare), words.count == 1,
      TransitionWords.screenNouns.contains(words[0]) || StateWords.unspacedPages.contains(words[0])
    else { return bare }
    return text
  }

  /// What stands behind "4a. " and "12b) ".
  static func behindLetter(_ text: Substring, _ digits: Substring) -> Substring? {
    guard (1...2).contains(digits.count), digits.allSatisfy(\.isNumber) else { return nil }
    let rest = text.utf8.dropFirst(digits.utf8.count).prefix(3)
    guard rest.count == 3, let letter = rest.first, ASCII.isLower(letter),
      rest.dropFirst().elementsEqual([0x2E, 0x20]) || rest.dropFirst().elementsEqual([0x29, 0x20])
    else { return nil }
    return text.dropFirst(digits.count + 3)
  }

  /// What stands behind "2-1. " and "3-12) ".
  static func behindDoubleNumber(
    _ text: Substring, _ digits: Substring
  ) -> Substring? {
    guard (1...2).contains(digits.count), digits.allSatisfy(\.isNumber) else { return nil }
    let rest = text.dropFirst(digits.count)
    let second = rest.dropFirst().prefix { $0.isNumber }
    guard rest.first == "-", (1...2).contains(second.count) else { return nil }
    let end = rest.dropFirst(1 + second.count)
    guard let mark = end.first, mark == "." || mark == ")", end.dropFirst().first == " " else {
      return nil
    }
    return end.dropFirst(2)
  }

  /// Where a word for state that is written in two ends: "Trạng thái: Rỗng".
  static func endOfPair(_ word: String, _ text: [Character], from first: Int) -> Int? {
    guard first < text.count, text[first] == " " else { return nil }
    let rest = text[(first + 1)...].prefix { $0.isLetter }
    return StateVocabulary.pairedPlurals.begin([word, String(rest).lowercased()])
      ? rest.endIndex : nil
  }

  /// A word without the numeral that follows it in scripts without blanks: "状态一", "状態A".
  static func withoutCount(_ word: String) -> String {
    guard word.utf8.first ?? 0 >= 0xE3,
      let noun = StateVocabulary.unspacedNouns.first(where: word.hasPrefix)
    else { return word }
    let rest = word.dropFirst(noun.count)
    return rest.count <= 2 && rest.allSatisfy { $0.isASCII || "一二三四五六七八九十".contains($0) }
      ? noun : word
  }
}

extension Character {
  /// Whether it is a number set in figures; 一 of 一覧 is a letter that numbers as well.
  var isFigure: Bool { isNumber && !isLetter }
}
