import SpecModel
import SpecSyntax
import SpecText

extension OccasionSentences {
  /// Verbs by which an app shows a screen, or leads somebody to one; `cues` has "muestra" and "affiche", and `MoveCue`
  /// those of motion.
  static let showing: [StaticString] = [
    " shows ", " displays ", " presents ", " direciona ", " redireciona ", " apresenta ", " exibe ",
    " mostra ", " abre ", " leva ", " presenta ", " dirige ", " redirige ", " lleva ", " ouvre ",
    " zeigt ", " toont ", " opent ", " menampilkan ", " membuka ",
  ]

  /// The declared screen that a clause calls one and says to be shown, "the app shows the List screen", or led to, "o
  /// sistema direciona para a tela de cadastro".
  func screen(_ words: [Substring], _ folded: [Substring]) -> String? {
    guard
      let verb = folded.indices.prefix(6).first(where: { Self.verbs.contains(String(folded[$0])) })
    else { return nil }
    var start = verb + 1
    while start < words.count, Self.between.contains(String(folded[start])) { start += 1 }
    guard start < words.count else { return nil }
    if Self.isNoun(folded[start]) { return screen(behindNoun: start, words, folded) }
    for end in start + 1..<min(start + 6, words.count) {
      guard Self.isNoun(folded[end]) else { continue }
      let name = words[start..<end].joined(separator: " ")
      return places.known.name(of: ArrowSide.unwrapped(name))
        ?? places.known.name(of: ArrowSide.unwrapped(words[start...end].joined(separator: " ")))
    }
    return nil
  }

  /// "cadastro" of "tela de cadastro", with the noun or without it.
  private func screen(
    behindNoun noun: Int, _ words: [Substring], _ folded: [Substring]
  ) -> String? {
    var start = noun + 1
    while start < words.count, Self.between.contains(String(folded[start])) { start += 1 }
    guard start < words.count else { return nil }
    for end in stride(from: min(start + 4, words.count), to: start, by: -1) {
      let whole = ArrowSide.unwrapped(words[noun..<end].joined(separator: " "))
      let bare = ArrowSide.unwrapped(words[start..<end].joined(separator: " "))
      if let name = places.known.name(of: whole) ?? places.known.name(of: bare) { return name }
    }
    return nil
  }

  private static func isNoun(_ word: Substring) -> Bool {
    TransitionWords.screenNouns.contains(String(word.prefix(while: \.isLetter)))
  }

  private static let verbs: Lexicon = [
    "shows", "show", "displays", "presents", "direciona", "redireciona", "apresenta", "exibe",
    "mostra", "abre", "leva", "muestra", "presenta", "dirige", "redirige", "lleva", "affiche",
    "ouvre", "zeigt", "öffnet", "toont", "opent", "menampilkan", "membuka", "volta", "retorna",
    "vai", "vuelve", "regresa", "pasa", "va", "torna", "passa", "revient", "kembali",
  ]
  /// Articles and small words between a verb and the name.
  private static let between: Lexicon = TransitionWords.articles.union([
    "a", "à", "ao", "al", "para", "o", "as", "os", "la", "le", "les", "el", "los", "las", "l", "de",
    "da", "do", "del", "della", "des", "du", "di", "vers", "sur", "him", "them", "user", "usuário",
    "usuario", "utilisateur", "den", "die", "das", "de", "het",
  ])
}
