import SpecText

/// Numbers and capitals of names.
extension StateName {
  /// Whether a text has letters, and none of them is small.
  static func isInCapitals(_ text: String) -> Bool {
    text.contains(where: \.isUppercase) && !text.contains(where: \.isLowercase)
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
}
