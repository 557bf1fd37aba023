import SpecModel
import SpecText

/// Screens of code behind a verb that tells how they come up.
extension ArrowSide {
  /// "DetailView" of "push DetailView with that row": a type of a screen right behind such a verb, or one of the document.
  static func presented(_ words: [Substring], _ known: KnownStates) -> String? {
    guard words.count > 1, showings.contains(words[0].lowercased()) else { return nil }
    let isArticle = words.count > 2 && TransitionWords.articles.contains(words[1].lowercased())
    var name = words[isArticle ? 2 : 1]
    while let last = name.last, ".,;:".contains(last) { name.removeLast() }
    guard EventName.isType(String(name)) else { return nil }
    if let known = known.name(of: String(name)) { return known }
    return TransitionWords.namesSurface(String(name)) ? String(name) : nil
  }

  /// "presented via `.sheet(…)`", "shown as a popover": how what stands before the arrow comes up, and no name.
  static func tellsManner(_ text: String) -> Bool {
    guard let space = text.firstIndex(of: " ") else { return false }
    let rest = text[text.index(after: space)...]
    return shownWords.contains(text[..<space].lowercased())
      && manners.contains(rest.prefix { $0 != " " }.lowercased())
  }

  private static let showings: Lexicon = [
    "push", "pushes", "present", "presents", "show", "shows", "display", "displays", "pop", "pops",
    "zeigt", "präsentiert", "affiche", "présente", "pousse", "muestra", "presenta", "mostra",
    "apresenta", "exibe", "toont", "tampilkan", "показать", "показывает",
  ]
  private static let shownWords: Lexicon = [
    "presented", "pushed", "shown", "displayed", "präsentiert", "angezeigt", "présenté",
    "présentée", "affiché", "affichée", "presentado", "presentada", "mostrado", "mostrada",
    "apresentado", "apresentada", "presentato", "presentata", "getoond",
  ]
  private static let manners: Lexicon = [
    "via", "as", "by", "with", "using", "through", "modally", "als", "per", "mit", "über",
    "comme", "par", "avec", "como", "con", "mediante", "por", "com", "come", "tramite", "met",
  ]
}
