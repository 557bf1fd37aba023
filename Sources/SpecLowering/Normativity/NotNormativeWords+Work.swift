extension NotNormativeWords {
  /// Marks of rows that say that work on what they name is to be done; data, in lower case.
  static let unbegun: WordTable<Bool> = WordKey.phrases(
    (
      true,
      [
        "planned", "not started", "geplant", "prévu", "planificado", "planejado", "pianificato",
        "gepland", "direncanakan",
      ]
    ))

  /// Words that call a number an estimate.
  static let estimated = WordKey.set(
    "estimated", "estimate", "geschätzt", "geschätzte", "geschätzter", "estimé", "estimée",
    "estimado", "estimada", "stimato", "stimata", "geschat", "geschatte", "perkiraan")
  /// What is estimated, and kinds of work on a product; "Estimated delivery time" is shown to people.
  static let efforts = WordKey.set(
    "time", "effort", "hours", "duration", "zeit", "aufwand", "dauer", "temps", "tiempo",
    "esfuerzo", "tempo", "esforço", "tijd", "inspanning", "waktu")
  static let works = WordKey.set(
    "implementation", "development", "engineering", "coding", "dev", "programming", "qa",
    "implementierung", "entwicklung", "umsetzung", "développement", "implémentation",
    "implementación", "desarrollo", "implementação", "desenvolvimento", "implementazione",
    "sviluppo", "implementatie", "ontwikkeling", "implementasi", "pengembangan")
  static let effortFillers = WordKey.set(
    "total", "of", "for", "the", "and", "de", "del", "di", "der", "für", "d", "van", "voor")
}
