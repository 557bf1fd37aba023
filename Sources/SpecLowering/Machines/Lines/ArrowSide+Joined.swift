import SpecModel
import SpecText

extension ArrowSide {
  /// Whether words are one name of two parts that "&" or "+" joins: "Charts & Stats", "Copy & test", "Sound + Light".
  ///
  /// What is shown besides is none of the name: "Home + Toast", "Home & show a toast".
  static func isJoined(_ words: [Substring]) -> Bool {
    guard (3...5).contains(words.count),
      let place = words.firstIndex(where: { $0 == "&" || $0 == "+" }),
      (1...2).contains(place), (1...2).contains(words.count - 1 - place),
      words.count(where: { $0.utf8.allSatisfy { !ASCII.isWord($0) && $0 < 0x80 } }) == 1,
      isTitleWord(words[0])
    else { return false }
    // "Copy & test"
    if words[place] == "&", words.count == 3 { return words[2].allSatisfy(\.isLetter) }
    return words.indices.allSatisfy { $0 == place || isTitleWord(words[$0]) }
      && !(words.last.map { isShownBesides($0.lowercased()) } ?? false)
  }

  /// Whether a word has a capital before small letters, and no other sign than a hyphen.
  private static func isTitleWord(_ word: Substring) -> Bool {
    guard word.first?.isUppercase == true, word.count > 1 else { return false }
    return word.contains(where: \.isLowercase) && word.allSatisfy { $0.isLetter || $0 == "-" }
  }

  private static func isShownBesides(_ word: String) -> Bool {
    TableVocabulary.overlayNouns.contains(word) || shown.contains(word)
  }

  /// What appears over or on a screen and leaves it as it is.
  private static let shown: Lexicon = [
    "toast", "snackbar", "banner", "badge", "tooltip", "message", "hint", "animation", "confetti",
    "meldung", "hinweis", "aviso", "mensaje", "mensagem", "messaggio", "melding", "pesan",
    "сообщение",
  ]
}
