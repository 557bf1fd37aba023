import SpecModel
import SpecText

/// Names between bars behind an arrow.
extension ArrowSide {
  /// Whether a text lists short names between bars, each of which an arrow may lead to: "blocked | failed | done".
  static func isBarList(_ text: String) -> Bool { barred(text) != nil }

  /// Whether bars part names of states and nothing that happens: three names or more, "blocked | failed | done", or two
  /// words of one form that tell what something is, "active | abandoned"; "Error | timeout" tells when the change comes.
  static func isOfEnds(_ text: String) -> Bool { !ends(in: text).isEmpty }

  /// The names of states that bars part; none where one of the parts may tell when the change comes.
  static func ends(in text: String) -> [String] {
    guard text.utf8.contains(ASCII.pipe), let parts = barred(text),
      !parts.contains(where: { FlowSteps.beginsWithGesture($0) })
    else { return [] }
    let areNames = parts.allSatisfy {
      Names.wordCount($0) == 1 && StateCues.isNameOfState($0)
        && $0.first?.isUppercase == parts[0].first?.isUppercase
    }
    return parts.count > 2 || areNames ? parts : []
  }

  /// Whether words list names between bars of which the first is none of the document, or all are those of states.
  static func listsEnds(_ words: [Substring], _ text: String, _ known: KnownStates) -> Bool {
    words.contains("|") && isBarList(text)
      && (known.name(of: words.prefix { $0 != "|" }.joined(separator: " ")) == nil
        || isOfEnds(text))
  }

  /// Whether a full stop behind a word in small letters ends a sentence within a text.
  static func endsSentence(_ text: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    var isStop = false
    for byte in text.utf8 {
      if isStop, byte == ASCII.space { return true }
      isStop =
        byte == ASCII.dot && (0x61...0x7A).contains(before.0) && (0x61...0x7A).contains(before.1)
      before = (before.1, byte)
    }
    return false
  }

  private static func barred(_ text: String) -> [String]? {
    // "success (next steps) | error": what stands in parentheses is said of one of them.
    let parts = TextSplit.pieces(of: text, at: bars).map { StateName.splitQualifier($0).name }
    let areShort = parts.allSatisfy { part in
      (1...3).contains(Names.wordCount(part)) && part.utf8.count <= 32
        && part.first?.isLetter == true && !part.contains { "()[]:;,.".contains($0) }
    }
    return (2...6).contains(parts.count) && areShort ? parts : nil
  }

  private static let bars: Phrases = [" | "]
}
