public import SpecText

/// Articles; data, in lower case.
public enum Articles {
  /// Those of the languages that have some; "de", which is mostly a preposition, is left out.
  public static let words: Lexicon = [
    "the", "a", "an", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "le",
    "la", "les", "l", "un", "une", "el", "los", "las", "una", "o", "os", "as", "um", "uma", "il",
    "lo", "i", "gli", "het", "een",
  ]
}
