import SpecModel
import SpecText

extension StateName {
  /// Reads a heading of a language that puts the word for state first, "Estado vacío"; `nil` where it names no state.
  init?(leading heading: String) {
    let (head, qualifier) = Self.splitQualifier(Self.withoutNumbering(heading))
    guard let space = head.firstIndex(of: " "), Self.isLeading(String(head[..<space])) else {
      return nil
    }
    let name = Self.trimmed(String(head[space...]))
    let words = Names.words(name)
    guard let first = words.first, (1...3).contains(words.count),
      name.unicodeScalars.allSatisfy({ $0 == " " || $0 == "-" || $0.properties.isAlphabetic }),
      !words.contains(where: StateVocabulary.joiners.contains),
      !StateVocabulary.presents.contains(first)
    else { return nil }
    self.init(form: .prefixed, name: name, qualifier: qualifier)
  }

  /// Whether a word for state stands before the name in its language.
  private static func isLeading(_ word: String) -> Bool {
    let word = word.lowercased()
    return StateVocabulary.singulars.contains(word) && !StateVocabulary.suffixes.contains(word)
  }
}
