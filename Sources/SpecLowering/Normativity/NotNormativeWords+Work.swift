import SpecModel

extension NotNormativeWords {
  /// Marks of rows that say that work on what they name is to be done; data, in lower case.
  static let unbegun: WordTable<Reason> = WordKey.phrases(
    (.future, ["planned", "not started", "geplant", "prévu", "planificado", "planejado"]),
    (.future, ["pianificato", "gepland", "direncanakan"])
  )
}
