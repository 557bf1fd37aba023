import SpecText

/// Parts the ways out of one text that begin with labels in quotation marks: ""Back" → `/seats`, "Pay" → `/pay`".
enum QuotedWays {
  /// The ways of a text, one where no comma or stroke stands right before a label in quotation marks behind an arrow.
  ///
  /// - Complexity: O(length).
  static func split(_ text: String) -> [String] {
    guard Arrow.isIn(text), text.contains(where: { closing($0) != nil }) else { return [text] }
    var result: [String] = []
    var rest = text[...]
    var place = rest.startIndex
    var open: Character?
    while place < rest.endIndex {
      let character = rest[place]
      if let close = open {
        if character == close { open = nil }
      } else if let close = closing(character) {
        let before = rest[..<place]
        if let end = divider(at: before), Arrow.isIn(String(before)) {
          result.append(StateName.trimmed(String(before[..<end])))
          rest = rest[place...]
        }
        open = close
      }
      place = rest.index(after: place)
    }
    result.append(StateName.trimmed(String(rest)))
    return result
  }

  /// Where a text ends that a comma, a stroke or "and" divides from what follows; `nil` where nothing does.
  private static func divider(at text: Substring) -> Substring.Index? {
    for mark in dividers where text.hasSuffix(mark) {
      return text.index(text.endIndex, offsetBy: -mark.count)
    }
    return nil
  }

  private static let dividers = [
    ", ", "、", "，", " / ", " + ", " and ", " und ", " et ", " y ", " e ", " en ", " dan ",
  ]

  /// The last of several parts before an arrow, where it ends with a label in quotation marks: "right "History"" of
  /// "Logo, right "History"".
  static func label(in text: String) -> String {
    guard let last = text.last, let opening = opening(last),
      let start = text.dropLast().lastIndex(of: opening),
      let comma = text[..<start].lastIndex(where: { ",、，".contains($0) })
    else { return text }
    return StateName.trimmed(String(text[text.index(after: comma)...]))
  }

  /// The mark that closes what a quotation mark opens.
  static func closing(_ mark: Character) -> Character? {
    pairs.first { $0.open == mark }?.close
  }

  private static func opening(_ mark: Character) -> Character? {
    pairs.first { $0.close == mark }?.open
  }

  private static let pairs: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」"), ("『", "』"),
  ]
}
