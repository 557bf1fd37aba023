public import SpecSyntax
import SpecText

/// What a document gives that speaks of an interface and states no fact of a kind that is checked.
public enum UncheckedText: Sendable, Hashable {
  /// Nothing but words.
  case words
  /// Names of tokens, and a value for none of them.
  case names(Int)
  /// Values of other kinds: numbers, literals and choices in code.
  case values

  /// The least number of names that make a list of them.
  private static let leastNames = 8

  /// What the code in the running text of a document is.
  ///
  /// - Complexity: O(bytes).
  public static func find(in document: Document) -> UncheckedText {
    var names: Set<String> = []
    var literals = 0
    for run in document.runs where run.style.contains(.code) {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard !range.isEmpty, range.count <= 64 else { continue }
      if isLiteral(document.plain[range]) {
        literals += 1
      } else if isName(document.plain[range]) {
        names.insert(document.string(plain: range))
      }
    }
    if literals > 0 { return .values }
    return names.count >= leastNames ? .names(names.count) : .words
  }

  /// "5", "0.25", "\"top\""
  private static func isLiteral(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if text.count > 2, first == last, first == ASCII.quote || first == ASCII.apostrophe {
      return true
    }
    return ASCII.isDigit(first)
      && text.allSatisfy { ASCII.isWord($0) || $0 == ASCII.dot || $0 == 0x25 }
  }

  private static let leads: Lexicon = [
    "color", "colors", "colour", "colours", "space", "spacing", "radius", "radii", "font",
    "typography", "text", "type", "motion", "shadow", "elevation", "size",
  ]

  /// "--ui-border", "color.text.muted"
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last, ASCII.isWord(last),
      text.allSatisfy({ ASCII.isWord($0) || $0 == ASCII.dot || $0 == ASCII.hyphen })
    else { return false }
    if text.count > 4, text.starts(with: "--".utf8) {
      return text.dropFirst(2).contains(ASCII.hyphen)
    }
    guard let dot = text.firstIndex(of: ASCII.dot) else { return false }
    return leads.contains(String(decoding: text[..<dot], as: UTF8.self))
  }
}
