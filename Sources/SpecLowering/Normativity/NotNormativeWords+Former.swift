import SpecModel

/// The words of titles over what was once so, was taken out, or was never made; data only.
extension NotNormativeWords {
  /// What was so before, or is no more, beside one of the nouns below: "Früheres Verhalten", "Deprecated behaviour".
  static let former = WordKey.set(
    "old", "former", "previous", "earlier", "deprecated", "legacy", "obsolete", "retired",
    "removed", "abandoned", "superseded", "discontinued", "früher", "frühere", "früherer",
    "früheres", "alt", "alte", "alter", "altes", "bisherige", "bisheriger", "bisheriges",
    "vorherige", "vorheriger", "vorheriges", "ehemalige", "ehemaliges", "entfernt", "entfernte",
    "entferntes", "veraltet", "veraltete", "veraltetes", "ancien", "ancienne", "anciens",
    "anciennes", "précédent", "précédente", "antérieur", "antérieure", "supprimé", "supprimée",
    "obsolète", "anterior", "anteriores", "previo", "previa", "antiguo", "antigua", "eliminado",
    "eliminada", "obsoleto", "obsoleta", "antigo", "antiga", "prévio", "prévia", "removido",
    "removida", "precedente", "precedenti", "vecchio", "vecchia", "rimosso", "rimossa", "vroeger",
    "vroegere", "oud", "oude", "vorig", "vorige", "eerdere", "verwijderd", "verwijderde",
    "verouderd", "verouderde", "lama", "sebelumnya", "terdahulu", "dihapus", "usang")

  /// Nouns for how something works or looks.
  static let workings = WordKey.set(
    "behavior", "behaviour", "behaviors", "behaviours", "design", "solution", "approach",
    "concept", "interaction", "implementation", "verhalten", "verhaltensweise", "lösung", "ansatz",
    "konzept", "entwurf", "gestaltung", "umsetzung", "comportement", "comportements",
    "fonctionnement", "approche", "conception", "comportamiento", "funcionamiento",
    "solución", "enfoque", "diseño", "comportamento", "solução", "abordagem", "funcionamento",
    "soluzione", "approccio", "gedrag", "oplossing", "aanpak", "ontwerp", "werking", "perilaku",
    "solusi", "pendekatan", "desain", "rancangan")

  /// What was so at another time, beside a noun for a part of the spec: "Old colours", "Anciennes couleurs".
  ///
  /// "Previous screen" and "removed items" are parts of products, "alt" is short for an alternative.
  static let once = WordKey.set(
    "old", "former", "previous", "earlier", "legacy", "deprecated", "obsolete",
    "outdated", "superseded", "frühere", "früheren", "alte", "alten", "bisherige", "bisherigen",
    "ehemalige", "veraltete", "ancien", "ancienne", "anciens", "anciennes", "précédentes",
    "précédents", "antiguos", "antiguas", "antigua", "antiguo", "anteriores", "viejos", "viejas",
    "antigos", "antigas", "antiga", "antigo", "vecchi", "vecchie", "vecchia", "vecchio",
    "precedenti", "oude", "vorige", "vroegere", "eerdere", "lama", "terdahulu", "sebelumnya")
  /// The same of what is still to come.
  static let coming = WordKey.set(
    "future", "zukünftige", "künftige", "zukünftigen", "künftigen", "futur", "futures",
    "futurs", "futuros", "futuras", "futuri", "toekomstige", "mendatang", "depan")
  /// Nouns for parts of a spec.
  static let parts = WordKey.set(
    "palette", "palettes", "tokens", "colors", "colours", "typography", "spacing", "timings",
    "durations", "motion", "animations", "easings", "states", "transitions", "machine", "diagram",
    "fonts", "farben", "farbpalette", "werte", "zustände", "übergänge", "bewegung",
    "animationen", "couleurs", "états", "durées", "colores", "paleta", "estados",
    "transiciones", "animaciones", "duraciones", "cores", "transições", "animações", "colori",
    "tavolozza", "stati", "transizioni", "animazioni", "kleuren", "kleurenpalet", "toestanden",
    "overgangen", "animaties", "warna", "palet", "animasi", "transisi")
  /// Nouns for what may come.
  static let plans = WordKey.set(
    "proposals", "ideas", "proposal", "vorschläge", "ideen", "propositions", "pistes", "idées",
    "propuestas", "propostas", "ideias", "proposte", "idee", "voorstellen", "ideeën",
    "usulan", "rencana", "rencananya")

  /// Words that say nothing beside them.
  static let formerFillers = WordKey.set(
    "the", "our", "state", "color", "colour", "design", "token", "das", "die", "der", "le", "la",
    "l", "el", "o", "a", "il", "het", "de", "and", "und",
    "et", "y", "e", "en", "dan")

  /// Further nouns for a choice, beside a word for what was not taken: "Piste écartée".
  static let furtherChoices = WordKey.set(
    "solution", "solutions", "concept", "concepts", "piste", "lösung", "ansatz", "konzept",
    "konzepte", "idee", "approche", "solución", "enfoque", "alternativa", "opción",
    "idea", "solução", "abordagem", "opção", "ideia", "soluzione", "approccio",
    "opzione", "oplossing", "aanpak", "optie",
    "opsi", "ide", "solusi", "alternatif")
  /// What people send and get back in many products: "Rejected proposals" may be a list of them.
  static let proposals = WordKey.set(
    "propuesta", "propuestas", "proposta", "propostas", "proposition", "propositions", "vorschlag",
    "vorschläge", "usulan")
  static let furtherRejected = WordKey.set(
    "verworfenes", "abgelehntes", "descartado", "rechazado", "rechazados", "rejeitado",
    "rejeitados", "abandonné", "abandonado", "abandonada", "écarté", "rejeté", "scartato",
    "scartati", "ditolak", "dibuang", "verworpen", "afgewezen", "afgevallen")

  /// Titles that consist of these words alone.
  static let neverMade: WordTable<Reason> = WordKey.phrases(
    (
      .future,
      [
        "not implemented", "not built", "never built", "never implemented", "not realised",
        "not realized", "nicht umgesetzt", "nie umgesetzt", "nicht implementiert",
        "nicht gebaut", "nicht realisiert", "non réalisé", "non implémenté", "jamais réalisé",
        "non développé", "no implementado", "no realizado", "nunca implementado",
        "no construido", "não implementado", "não realizado", "nunca implementado",
        "non implementato", "non realizzato", "mai realizzato", "niet gebouwd",
        "niet geïmplementeerd", "niet gerealiseerd", "nooit gebouwd", "tidak diimplementasikan",
        "tidak dibangun",
      ]
    ),
    (
      .alternative,
      [
        "non retenu", "non retenue", "non retenus", "pas retenu", "no elegido", "no elegida",
        "não escolhido", "não escolhida", "non scelto", "non scelta", "niet gekozen",
        "nicht gewählt", "tidak dipilih",
      ]
    ))

  /// Three words anywhere in a title: "What it used to be", "How it used to work".
  static let pastWords: WordTable<Bool> = WordKey.phrases(
    (
      true,
      [
        "used to be", "used to work", "used to look", "used to behave", "früher mal war",
        "es früher war", "c était avant", "era antes", "como era antes", "solía ser",
        "costumava ser", "com era prima", "het vroeger was",
      ]
    ))

  /// "Removed in 3.0", "Entfernt in Version 2": verbs before the number of a version, and what joins the two.
  static let removals = WordKey.set(
    "removed", "dropped", "retired", "deprecated", "entfernt", "entfallen", "supprimé", "supprimée",
    "supprimés", "retiré", "eliminado", "eliminada", "eliminados", "retirado", "removido",
    "removida", "removidos", "rimosso", "rimossa", "rimossi", "verwijderd", "vervallen", "dihapus")
  static let removalJoints = WordKey.set(
    "in", "with", "since", "from", "as", "of", "version", "release", "v", "mit", "seit", "ab",
    "dans", "depuis", "la", "en", "desde", "versión", "na", "no", "em", "versão", "nella", "da",
    "versione", "versie", "vanaf", "di", "pada", "sejak", "versi")

  /// The same in scripts without spaces.
  /// Nouns for a design behind such a phrase.
  static let scriptDesigns: [StaticString] = [
    "的方案", "方案", "的设计", "设计", "的行为", "行为", "的功能", "功能", "の案", "案", "のデザイン", "デザイン", "の仕様", "仕様",
    "の機能", "機能", " 안", "안", " 방안", " 설계", " 기능", " 디자인",
  ]
  static let formerScripts: [(StaticString, Reason)] = [
    ("弃用方案", .history), ("棄用方案", .history), ("弃用的", .history), ("废弃方案", .history),
    ("废弃的", .history), ("旧行为", .history), ("旧的行为", .history), ("以前的行为", .history),
    ("以前的设计", .history), ("原有行为", .history), ("之前的行为", .history), ("未实现", .future),
    ("未採用", .alternative), ("未采用", .alternative), ("不采用", .alternative), ("落选方案", .alternative),
    ("以前の動作", .history), ("以前の仕様", .history), ("以前の挙動", .history), ("従来の動作", .history),
    ("従来の挙動", .history), ("旧動作", .history), ("旧挙動", .history), ("旧仕様", .history),
    ("旧設計", .history), ("没案", .alternative), ("ボツ案", .alternative), ("未実装", .future),
    ("이전 동작", .history), ("예전 동작", .history), ("기존 동작", .history), ("이전 설계", .history),
    ("이전 디자인", .history), ("폐기안", .alternative), ("미채택", .alternative),
    ("旧カラー", .history), ("旧配色", .history), ("旧パレット", .history), ("以前の配色", .history),
    ("以前のカラー", .history), ("旧色板", .history),
    ("旧颜色", .history), ("以前的颜色", .history), ("旧版配色", .history),
    ("旧版颜色", .history), ("이전 색상", .history), ("예전 색상", .history), ("이전 팔레트", .history),
    ("채택하지 않은", .alternative), ("채택되지 않은", .alternative), ("미구현", .future),
  ]
}
