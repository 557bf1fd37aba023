import SpecModel
import SpecText

/// The names of colours in style sheets (CSS Color 4, 6.1), data only.
enum NamedColors {
  private static let names = WordKey.firstWords(
    of: NamedColorValues.names + ["transparent", "currentcolor"])

  /// "Off-white", "Medium grey": whether a text is one word before the name of a colour.
  static func isShade(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    let words = Words.all(bytes, text)
    return words.count == 2 && text.count < 28 && words[1].range.upperBound == text.upperBound
      && names.contains(words[1].key)
  }

  /// Whether a text is the name of a colour and nothing else.
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
    text.count > 2 && text.count < 22 && names.contains(WordKey(bytes, text))
  }
}
