import SpecModel
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

  /// The ids of the range with which a title begins, and the words behind it: "S1" to "S3" and "Questions" of
  /// "S1–S3 — Questions"; both ends have letters, as "A1-2" may be one id.
  static func lead(of title: String) -> (ids: [String], rest: String)? {
    // An id is short and has a number.
    guard title.utf8.first.map(ASCII.isUpper) == true,
      title.utf8.prefix(longestText).contains(where: ASCII.isDigit)
    else { return nil }
    let words = title.split(separator: " ", maxSplits: 3)
    let isSpaced =
      words.count > 3 && StateName.isID(String(words[0]))
      && ["-", "–", "—", "to", "bis"].contains(words[1])
    let taken = isSpaced ? 3 : 1
    let text =
      words.prefix(taken).joined(separator: isSpaced ? " " : "")
      .split { ":：".contains($0) }.first.map(String.init) ?? ""
    guard (5...24).contains(text.utf8.count), let (first, last) = ends(of: text),
      first.prefix == last.prefix, first.number < last.number,
      last.number - first.number <= longest
    else { return nil }
    let rest = words.dropFirst(taken).joined(separator: " ").drop { " -–—:：·|".contains($0) }
    return ((first.number...last.number).map { first.prefix + String($0) }, String(rest))
  }

  /// The ids that a title lists in front, and as many names behind them: "S-01" and "S-02", "Search" and "Hits" of
  /// "S-01 / S-02 Search / Hits".
  static func pairs(in title: String) -> [(id: String, name: String)]? {
    guard title.utf8.first.map(ASCII.isUpper) == true else { return nil }
    var ids: [String] = []
    var rest = title[...]
    while case let word = rest.prefix(while: { !" /／・、,&+".contains($0) }),
      StateName.isID(String(word))
    {
      ids.append(String(word))
      rest = rest.dropFirst(word.count).drop { " /／・、,&+".contains($0) }
    }
    guard (2...6).contains(ids.count) else { return nil }
    let text = String(rest.drop { " -–—:：·|".contains($0) })
    let names = TextSplit.pieces(of: text, at: joints).map { StateName.trimmed($0) }
    guard names.count == ids.count, names.allSatisfy({ (1...6).contains(Names.wordCount($0)) })
    else { return nil }
    return Array(zip(ids, names)).map { (id: $0.0, name: $0.1) }
  }

  private static let joints: Phrases = [" / ", "／", "・", "、", ", ", " & ", " + "]

  /// The bytes at the front of a title within which a range stands, blanks included.
  private static let longestText = 40
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
