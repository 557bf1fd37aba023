import SpecModel
import SpecText

/// A condition in code as far as it compares a state or an event with literals: "state === 'idle' && action.type ===
/// 'START'".
struct CodeCondition {
  private(set) var states: [String] = []
  private(set) var events: [String] = []
  /// What else must hold.
  private(set) var rest: String?

  /// Reads a condition; `nil` where it compares neither.
  init?(_ text: String) {
    for part in TextSplit.pieces(of: text, at: Self.both, outsideParentheses: true) {
      let choices = TextSplit.pieces(of: Self.bare(part), at: Self.either)
      let found = choices.compactMap(Self.comparison)
      if found.count == choices.count, found.allSatisfy({ $0.isState == found[0].isState }) {
        if found[0].isState {
          states += found.map(\.value)
        } else {
          events += found.map(\.value)
        }
      } else {
        rest = rest.map { "\($0) && \(part)" } ?? part
      }
    }
    guard !states.isEmpty || !events.isEmpty else { return nil }
  }

  private static let both: Phrases = ["&&", " and "]
  private static let either: Phrases = ["||", " or "]

  private static func bare(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    return StateName.trimmed(String(text.dropFirst().dropLast()))
  }

  /// "action.type === 'START'".
  private static func comparison(_ text: String) -> (isState: Bool, value: String)? {
    for mark in ["===", "=="] {
      guard let (left, right) = TextSplit.halves(of: text, at: mark) else { continue }
      guard let first = right.first, "'\".".contains(first) || first.isUppercase,
        !right.contains(" ")
      else { return nil }
      if SwitchReader.isState(SwitchReader.last(of: left)) { return (true, right) }
      // "e == Event.go": the type of the value tells what it is.
      let type = right.split(separator: ".").first.map(String.init) ?? ""
      let isOfEvents =
        right.contains(".") && Names.words(type).last.map(SwitchReader.events.contains) == true
      return isOfEvents || Names.words(left).contains(where: SwitchReader.events.contains)
        ? (false, right) : nil
    }
    return nil
  }

  /// The condition of "if (…) …", "} else if (…) {" or "return … ? a : b", and what follows where it holds.
  static func split(_ text: String) -> (condition: String, rest: String)? {
    var head = Substring(text)
    for word in ["} ", "else "] where head.hasPrefix(word) { head = head.dropFirst(word.count) }
    for word in ["if (", "if("] where head.hasPrefix(word) {
      let inner = head.dropFirst(word.count)
      guard let close = closing(inner) else { return nil }
      let rest = StateName.trimmed(String(inner[inner.index(after: close)...]))
      return (String(inner[..<close]), rest == "{" ? "" : rest)
    }
    guard head.hasPrefix("return "),
      let (condition, choice) = TextSplit.halves(of: String(head.dropFirst(7)), at: " ? "),
      let (value, other) = TextSplit.halves(of: choice, at: " : "),
      let first = other.first, first.isLetter || "'\".".contains(first)
    else { return nil }
    return (condition, value)
  }

  /// Where the parenthesis that is open before a text closes.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      guard text[index] == ")" else { continue }
      if depth == 0 { return index }
      depth -= 1
    }
    return nil
  }
}
