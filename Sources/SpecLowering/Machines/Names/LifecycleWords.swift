import SpecText

/// Words for the course of a thing through its states: "lifecycle"; data, in lower case.
enum LifecycleWords {
  /// Whether one of the words, or several beside each other, name such a course.
  static func areIn(_ words: [String]) -> Bool {
    words.contains(where: nouns.contains) || phrases.occur(in: words)
  }

  static let nouns: Lexicon = [
    "lifecycle", "lifecycles", "lebenszyklus", "levenscyclus", "livscykel", "livscyklus",
    "livssyklus", "elinkaari",
  ]
  /// The same in several words.
  static let phrases: WordPhrases = [
    ["life", "cycle"], ["life", "cycles"], ["ciclo", "de", "vida"], ["cycle", "de", "vie"],
    ["ciclo", "di", "vita"], ["жизненный", "цикл"], ["життєвий", "цикл"], ["cykl", "życia"],
    ["životní", "cyklus"], ["yaşam", "döngüsü"], ["siklus", "hidup"], ["vòng", "đời"],
  ]
  /// The same in scripts without blanks.
  static let marks: Phrases = [
    "ライフサイクル", "生命周期", "生命週期", "생명주기", "라이프사이클", "수명주기", "수명 주기", "생애주기",
  ]
}
