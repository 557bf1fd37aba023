import SpecText

/// Sections that are told by their numbers: "State 2" where a heading is "State 2: Route", "3.2" where one is
/// "3.2 Home".
enum NumberedNames {
  /// The number that a heading gives to what it names; one of steps has "step " before it.
  static func number(ofHeading title: String) -> String? {
    let bytes = Array(title.utf8.prefix(60))
    if let first = bytes.first, ASCII.isDigit(first) {
      var end = self.end(ofNumber: bytes, from: 0)
      while bytes[end - 1] == 0x2E { end -= 1 }
      let isWhole = end < bytes.count && [0x20, 0x2E, 0x29].contains(bytes[end])
      return isWhole ? String(decoding: bytes[..<end], as: UTF8.self).lowercased() : nil
    }
    guard let found = numbered(bytes), found.end < bytes.count,
      case let mark = bytes[found.end],
      mark >= 0x80 || [0x20, 0x3A, 0x2E, 0x2D, 0x29].contains(mark)
    else { return nil }
    return found.number
  }

  /// The number that a text refers to, and nothing else: "Screen 2", "画面2", "3.2", "§3.2".
  static func number(inReference text: String) -> String? {
    guard (2...30).contains(text.utf8.count), mayEndInNumber(text) else { return nil }
    var bytes = Array(text.utf8)
    if bytes.starts(with: "§".utf8) { bytes.removeFirst(2) }
    if bytes.first == 0x20 { bytes.removeFirst() }
    if let first = bytes.first, ASCII.isDigit(first) {
      // A number alone may be any value; one with parts is that of a section.
      guard bytes.contains(0x2E), bytes.last != 0x2E, end(ofNumber: bytes, from: 0) == bytes.count
      else { return nil }
      return String(decoding: bytes, as: UTF8.self).lowercased()
    }
    guard let found = numbered(bytes), found.end == bytes.count else { return nil }
    return found.number
  }

  /// Whether a text ends in a figure, a letter behind one, or a capital alone: a test on its last bytes.
  private static func mayEndInNumber(_ text: String) -> Bool {
    let end = text.utf8.suffix(2)
    guard let before = end.first, let last = end.last else { return false }
    return ASCII.isDigit(last) || ASCII.isLetter(last) && ASCII.isDigit(before)
      || ASCII.isUpper(last) && before == ASCII.space
  }

  /// A word for state, screen or step at the start with its number, and where the number ends.
  private static func numbered(_ bytes: [UInt8]) -> (number: String, end: Int)? {
    guard let digit = bytes.firstIndex(where: ASCII.isDigit) ?? letter(bytes), digit > 1 else {
      return nil
    }
    var noun = bytes[..<digit]
    while noun.last == 0x20 { noun.removeLast() }
    // "State2" is a name of its own; scripts without blanks put none.
    guard noun.count < digit || bytes[0] >= 0xE3, noun.count <= 24 else { return nil }
    let word = String(decoding: noun, as: UTF8.self).lowercased()
    let isStep = StateWords.steps.contains(word)
    guard isStep || TableVocabulary.stateNouns.contains(word) || StateWords.screens.contains(word)
    else { return nil }
    var end = ASCII.isDigit(bytes[digit]) ? self.end(ofNumber: bytes, from: digit) : digit + 1
    while bytes[end - 1] == 0x2E { end -= 1 }
    guard end - digit <= 6 else { return nil }
    let number = String(decoding: bytes[digit..<end], as: UTF8.self).lowercased()
    return (isStep ? "step \(number)" : number, end)
  }

  /// The place of a capital that stands alone behind a blank and numbers as well: "State A", "状態 A".
  private static func letter(_ bytes: [UInt8]) -> Int? {
    guard let blank = bytes.firstIndex(of: 0x20), blank + 1 < bytes.count,
      ASCII.isUpper(bytes[blank + 1]),
      blank + 2 == bytes.count || !ASCII.isLetter(bytes[blank + 2]) && bytes[blank + 2] != 0x20
    else { return nil }
    return blank + 1
  }

  /// Where "3", "3.2" or "3b" ends.
  private static func end(ofNumber bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, ASCII.isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
    let isLettered =
      end < bytes.count && ASCII.isLetter(bytes[end]) && end > start && bytes[end - 1] != 0x2E
      && (end + 1 == bytes.count || !ASCII.isWord(bytes[end + 1]))
    return isLettered ? end + 1 : end
  }
}
