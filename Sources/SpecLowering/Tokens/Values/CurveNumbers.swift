import SpecText

/// The four numbers of a curve without a function around them: ".17, .73, .14, 1".
enum CurveNumbers {
  /// Whether a text is no more than four numbers between commas, the first and third of which are between 0 and 1.
  ///
  /// - Source: CSS Easing Functions 2, 2.2.
  static func matches(_ text: String) -> Bool {
    guard (7...40).contains(text.utf8.count), text.utf8.first.map(isPart) == true else {
      return false
    }
    let parts = text.utf8.split(separator: 0x2C, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return false }
    var numbers: [Double] = []
    for part in parts {
      var digits = String(decoding: part, as: UTF8.self)
      digits.removeAll { $0 == " " }
      if digits.hasPrefix(".") { digits = "0" + digits }
      if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
      guard digits.utf8.allSatisfy(isPart), let number = Double(digits) else { return false }
      numbers.append(number)
    }
    return (0...1).contains(numbers[0]) && (0...1).contains(numbers[2])
      && (-3...3).contains(numbers[1]) && (-3...3).contains(numbers[3])
      && numbers.contains { $0 != $0.rounded() }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || byte == 0x2E || byte == 0x2D
  }
}
