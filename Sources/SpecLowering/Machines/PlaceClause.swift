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
    guard let place = words.dropFirst(isDirected ? 1 : 0).first else { return nil }
    let rest = words.dropFirst(isDirected ? 2 : 1)
    if destinations.contains(place) || isDirected && places.contains(place) {
      return rest.isEmpty || rest.contains(where: arrivals.contains) ? .target : nil
    }
    guard places.contains(place), !isDirected else { return nil }
    if rest.contains(where: arrivals.contains) { return .target }
    return rest.contains(where: stays.contains) ? .source : nil
  }

  /// Words before "where" that make it a destination.
  private static let directions: Lexicon = [
    "para", "pra", "a", "hacia", "hasta", "vers", "jusqu'", "verso", "ke", "nach", "naar",
  ]
  /// "Where".
  private static let places: Lexicon = [
    "onde", "donde", "dónde", "où", "wo", "waar", "dove", "mana", "gdzie", "где",
  ]
  /// "Where to".
  private static let destinations: Lexicon = [
    "aonde", "adonde", "adónde", "wohin", "waarheen", "waarnaartoe", "dokąd", "куда",
  ]
  private static let arrivals: Lexicon = [
    "vai", "vamos", "segue", "chega", "chegamos", "termina", "va", "sigue", "llega", "llegamos",
    "acaba", "allons", "vont", "arrive", "arrivons", "finit", "geht", "gehen", "weitergeht",
    "landet", "landen", "springt", "wechselt", "gaat", "gaan", "belandt", "heen", "naartoe",
    "andiamo", "arriva", "finisce", "passa", "idzie", "trafia", "идём", "идем", "переходит",
    "попадает",
  ]
  private static let stays: Lexicon = [
    "está", "esta", "estamos", "estás", "estão", "estan", "están", "es", "est", "sommes", "êtes",
    "ist", "sind", "bin", "steht", "stehen", "befindet", "is", "zijn", "staat", "staan", "è",
    "siamo", "sei", "trova", "jest", "jesteśmy", "находится", "мы",
  ]
}
