import SpecModel
import SpecText

extension StateTables {
  /// The words of a header, of the name of a type only the last two: "LoadState" of "KilnCard.LoadState" and of
  /// "KilnCardLoadState".
  static func headWords(_ header: String) -> [String] {
    let text = ColumnRole.withoutParentheses(header)
    let words = Names.words(text)
    guard words.count > 2, let last = words.last, StateVocabulary.columnNames.contains(last),
      EventName.isIdentifier(text),
      case let type = text.utf8.lastIndex(of: ASCII.dot).map({
        String(text[text.utf8.index(after: $0)...])
      }) ?? text,
      EventName.isType(type)
    else { return words }
    return Array(words.suffix(2))
  }
}
