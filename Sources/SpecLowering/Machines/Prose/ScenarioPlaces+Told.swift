import SpecModel
import SpecText

/// Names of states that steps give to one thing before and after: "Given the composer is Idle" and "Then the composer is
/// Sending", "Given the screen is in \"Searching\"".
extension ScenarioPlaces {
  /// The clauses among the first and the last steps of a scenario that say of one thing in which state it is, with the
  /// names of these states.
  static func told(
    _ given: [String], _ then: [String], _ known: KnownStates
  ) -> [(clause: String, name: String)] {
    let before = given.compactMap { clause in standing(clause, known).map { (clause, $0) } }
    guard !before.isEmpty else { return [] }
    for clause in then {
      guard let after = standing(clause, known),
        let first = before.first(where: { $0.1.subject == after.subject }),
        Names.key(first.1.name) != Names.key(after.name)
      else { continue }
      return [(first.0, first.1.name), (clause, after.name)]
    }
    return []
  }

  /// What a clause says something to be, where that is set apart as a name: in quotation marks, with a capital, or the
  /// word for a usual state.
  private static func standing(
    _ clause: String, _ known: KnownStates
  ) -> (subject: String, name: String)? {
    let words = clause.split(whereSeparator: { " ,.;".contains($0) })
    guard let verb = words.firstIndex(where: { being.contains($0.lowercased()) }),
      case let subject = TransitionWords.withoutArticles(words[..<verb]).map({ $0.lowercased() }),
      (1...4).contains(subject.count), let noun = subject.last,
      !controls.contains(noun), !values.contains(noun)
    else { return nil }
    var rest = words[(verb + 1)...]
    while rest.count > 1, let first = rest.first, leads.contains(first.lowercased()) {
      rest = rest.dropFirst()
    }
    guard (1...4).contains(rest.count), let name = name(rest, known) else { return nil }
    return (subject.joined(separator: " "), name)
  }

  private static func name(_ words: ArraySlice<Substring>, _ known: KnownStates) -> String? {
    let text = words.joined(separator: " ")
    let bare = String(text.filter { !quotes.contains($0) })
    guard !bare.isEmpty, ArrowSide.isName(bare), !bare.contains(where: \.isFigure) else {
      return nil
    }
    if let name = known.name(of: bare) { return name }
    let isQuoted =
      text.first.map(quotes.contains) == true && text.last.map(quotes.contains) == true
    let isTitle = words.count < 4 && words.allSatisfy { $0.first?.isUppercase == true }
    let isUsual = words.count == 1 && StateWords.states.contains(bare.lowercased())
    return isQuoted || isTitle || isUsual ? bare : nil
  }

  private static let being: Lexicon = [
    "is", "are", "stays", "becomes", "ist", "bleibt", "wird", "est", "reste", "devient", "está",
    "es", "queda", "é", "fica", "è", "resta", "diventa", "wordt",
  ]
  private static let leads: Lexicon = [
    "in", "on", "now", "still", "again", "back", "the", "im", "auf", "jetzt", "noch", "wieder",
    "en", "dans", "em", "no", "na", "nel", "nello", "nella", "op", "state", "mode", "zustand",
    "status", "modus", "état", "estado", "stato", "toestand",
  ]
  /// What has a value and no state: "the title is \"News\"".
  private static let values: Lexicon = [
    "title", "name", "label", "text", "value", "price", "message", "url", "color", "colour",
    "language", "role", "email", "amount", "total", "count", "number", "date", "time", "user",
    "unit", "country", "city", "titel", "wert", "preis", "farbe", "sprache", "rolle", "betrag",
    "titre", "nom", "prix", "langue", "título", "nombre", "precio", "idioma", "titolo", "nome",
    "prezzo", "lingua", "naam", "prijs", "taal", "nutzer", "usuario", "utilisateur", "utente",
  ]
}
