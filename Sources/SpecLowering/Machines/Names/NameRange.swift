import SpecText

/// A range of numbered names: "S3–S5", "S3..5", "S3 to S5".
enum NameRange {
  /// The names from the first to the last of a range, those between them that nobody declared left out.
  ///
  /// - Parameter name: the declared spelling of a name; the first and the last must have one.
  /// - Returns: none where the text is no such range.
  static func names(_ text: String, name: (String) -> String?) -> [String] {
    guard (4...24).contains(text.utf8.count), text.utf8.last.map(ASCII.isDigit) == true,
      text.utf8.first.map(ASCII.isLetter) == true, let (first, last) = ends(of: text),
      first.number < last.number, last.number - first.number <= longest,
      last.prefix.isEmpty || last.prefix == first.prefix,
      let start = name(first.prefix + first.digits), let end = name(first.prefix + last.digits)
    else { return [] }
    let between = (first.number + 1..<last.number).compactMap { name(first.prefix + String($0)) }
    return [start] + between + [end]
  }

  /// A range over more names groups rather than lists.
  private static let longest = 24

  private typealias End = (prefix: String, digits: String, number: Int)

  private static func ends(of text: String) -> (End, End)? {
    let pieces = TextSplit.pieces(of: text, at: separators, outsideParentheses: false)
    guard pieces.count == 2, let first = end(pieces[0]), let last = end(pieces[1]),
      !first.prefix.isEmpty
    else { return nil }
    return (first, last)
  }

  /// Letters and then at most three digits.
  private static func end(_ text: String) -> End? {
    let prefix = text.prefix { $0.isASCII && $0.isLetter }
    let digits = text.dropFirst(prefix.count)
    guard (1...3).contains(digits.count), digits.utf8.allSatisfy(ASCII.isDigit),
      let number = Int(digits)
    else { return nil }
    return (String(prefix), String(digits), number)
  }

  private static let separators: Phrases = [
    "–", "—", "-", "..", "…", "~", " to ", " through ", " bis ", "至", "から",
  ]
}
