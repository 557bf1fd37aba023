import SpecText

/// Headers that ask for a place in other languages than English: "Onde estamos", "Para onde vai", "Wohin es geht",
/// "Où on arrive".
enum PlaceClause {
  /// The end of a change that a clause asks for; `nil` where the words are no such clause.
  ///
  /// - Complexity: O(words); headers of other words fail at the first two.
  static func role(of words: [String]) -> ColumnRole? {
    guard (2...6).contains(words.count) else { return nil }
    let isDirected = directions.contains(words[0])
    // "Di mana": the word for "where" has two parts.
    let skipped = isDirected || words[0] == "di" ? 1 : 0
    guard let place = words.dropFirst(skipped).first else { return nil }
    let rest = words.dropFirst(skipped + 1)
    if destinations.contains(place) || isDirected && places.contains(place) {
      return rest.isEmpty || rest.contains(where: arrivals.contains) ? .target : nil
    }
    guard places.contains(place), !isDirected else { return nil }
    if rest.contains(where: arrivals.contains) { return .target }
    return rest.contains(where: stays.contains) && !rest.contains(where: uses.contains)
      ? .source : nil
  }

  /// Words before "where" that make it a destination.
  private static let directions: Lexicon = [
    "para", "pra", "a", "hacia", "hasta", "vers", "verso", "ke", "nach", "naar",
  ]
  /// "Where".
  private static let places: Lexicon = [
    "onde", "donde", "dónde", "où", "wo", "waar", "dove", "mana", "gdzie", "где",
  ]
  /// "Where to".
  private static let destinations: Lexicon = [
    "aonde", "adonde", "adónde", "wohin", "waarheen", "waarnaartoe", "dokąd", "куда",
    "kemana",
  ]
  private static let arrivals: Lexicon = [
    "vai", "vamos", "segue", "chega", "chegamos", "termina", "va", "sigue", "llega", "llegamos",
    "acaba", "allons", "vont", "arrive", "arrivons", "finit", "geht", "gehen", "weitergeht",
    "landet", "landen", "springt", "wechselt", "gaat", "gaan", "belandt", "belanden", "heen",
    "naartoe",
    "andiamo", "arriva", "finisce", "passa", "idzie", "trafia", "идём", "идем", "переходит",
    "попадает", "pergi", "lanjut",
  ]
  /// What is done to a thing in a place: "Où est utilisé" asks where a token occurs.
  private static let uses: Lexicon = [
    "utilisé", "utilisée", "utilisés", "utilisées", "défini", "définie", "usado", "usada", "usados",
    "usadas", "utilizado", "utilizada", "definido", "definida", "usato", "usata", "utilizzato",
    "utilizzata", "verwendet", "benutzt", "genutzt", "eingesetzt", "definiert", "gebruikt",
    "używane", "używany", "используется", "dipakai", "digunakan",
  ]
  private static let stays: Lexicon = [
    "está", "esta", "estamos", "estás", "estão", "estan", "están", "es", "est", "sommes", "êtes",
    "ist", "sind", "bin", "steht", "stehen", "befindet", "is", "zijn", "staat", "staan", "è",
    "siamo", "sei", "trova", "jest", "jesteśmy", "находится", "мы",
    "kita", "berada",
  ]
}
