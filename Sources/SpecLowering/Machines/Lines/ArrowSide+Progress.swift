import SpecModel
import SpecText

extension ArrowSide {
  /// Whether the last words of a name tell how far the thing before them has come, "Scan in progress", "Payment on
  /// hold", so that the name without them would be that of the thing or of an act.
  static func tellsProgress(_ words: ArraySlice<Substring>) -> Bool {
    guard (2...3).contains(words.count) else { return false }
    return courses.contains(words.map { $0.lowercased() }.joined(separator: " "))
  }

  private static let courses: Lexicon = [
    "in progress", "in review", "in transit", "in queue", "on hold", "in process", "in arbeit",
    "in bearbeitung", "in prüfung", "in wartestellung", "en cours", "en attente", "en curso",
    "en proceso", "en espera", "en revisión", "en pausa", "em andamento", "em curso", "em espera",
    "em análise", "em revisão", "in corso", "in attesa", "in pausa", "in behandeling", "in wacht",
    "in uitvoering", "dalam proses", "dalam antrean",
  ]
}
