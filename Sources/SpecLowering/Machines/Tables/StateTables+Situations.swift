import SpecModel
import SpecText

extension StateTables {
  /// Whether a header "Case" below "Edge cases" is over what may happen, and no states: the title itself says nothing of
  /// these.
  static func areSituations(_ header: String, below title: String?) -> Bool {
    guard cases.contains(header), let title else { return false }
    return Names.hasWord(title, in: situations)
      && !Names.words(title).contains {
        StateVocabulary.plurals.contains($0) || StateVocabulary.singulars.contains($0)
      }
  }

  /// Whether one of the headers is over events.
  static func tellEvents(_ headers: [String]) -> Bool {
    headers.contains { ColumnRole.role(ofHeader: $0) == .event }
  }

  /// Whether a header says that each row tells of a situation: "Scenario", "Situation".
  static func namesSituation(_ header: String) -> Bool {
    let words = Names.words(header)
    return words.count == 1 && occurrences.contains(words[0])
  }

  /// Whether a header is over what a screen says or offers in a situation, "Message", "Action", and no event.
  static func namesAnswer(_ header: String) -> Bool {
    let words = Names.words(header)
    return words.count == 1 && answers.contains(words[0])
  }

  private static let answers: Lexicon = [
    "message", "messages", "action", "actions", "cta", "button", "copy", "meldung", "nachricht",
    "aktion", "mensaje", "acción", "mensagem", "ação", "messaggio", "azione", "bericht", "actie",
    "pesan", "aksi",
  ]

  private static let occurrences: Lexicon = [
    "scenario", "situation", "context", "occasion", "szenario", "scénario", "situación",
    "escenario", "situação", "cenário", "situazione", "situatie", "contexto", "kontext", "contexte",
    "contesto", "situasi", "skenario",
  ]

  private static let cases: Lexicon = ["case", "fall", "caso", "cas"]
  private static let situations: Lexicon = [
    "case", "cases", "situations", "scenarios", "fälle", "randfälle", "sonderfälle", "grenzfälle",
    "casos", "cas", "casi",
  ]
}
