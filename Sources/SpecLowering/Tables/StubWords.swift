import SpecModel

/// Words of headers over columns that name the rows of a table, and over those that tell something of them; data.
enum StubWords {
  /// The points of a header without a word: a corner, a number sign.
  static let unnamed = 4
  /// The points of a word for remarks on what a row names.
  static let remark = -3

  /// Words before "key" in headers of keys under which texts are kept, and that word.
  static let copy = WordKey.set(
    "label", "i18n", "i18next", "l10n", "copy", "string", "translation", "message", "locale", "text"
  )
  static let keys = WordKey.set("key", "keys", "id")
  /// The word that says before another one that it is the main one: "Key uses".
  static let key = WordKey("key")

  /// Headers of what a face is for, and of the faces.
  static let roles = WordKey.set("role", "ruolo", "rolle", "rol", "roles", "роль")
  static let faces = WordKey.set(
    "font", "fonts", "typeface", "family", "schrift", "schriftart", "police", "fuente", "fonte",
    "lettertype", "шрифт", "семейство", "гарнитура")

  /// Headers of where something comes from.
  static let sources = WordKey.set(
    "source", "sources", "quelle", "quellen", "herkunft", "origine", "origen", "origem",
    "herkomst", "bron", "sumber", "источник")
  /// Headers of changes, which have a source of another sort.
  static let changes = WordKey.set(
    "target", "targets", "to", "next", "destination", "destinations", "event", "events", "trigger",
    "triggers", "action", "actions", "transition", "transitions", "state", "states", "result",
    "outcome", "screen", "ziel", "ereignis", "zustand", "cible", "destino", "destinazione", "doel",
    "tujuan", "nach", "vers", "evento", "цель", "событие", "состояние")

  /// Headers over what a change leaves, and over where it leads.
  static let froms = WordKey.set(
    "from", "source", "current", "von", "quelle", "depuis", "origine", "desde", "origen", "origem",
    "partenza", "van", "bron", "dari", "asal")
  static let tos = WordKey.set(
    "to", "next", "target", "destination", "nach", "ziel", "vers", "cible", "hacia", "destino",
    "destinazione", "naar", "doel", "ke", "tujuan")

  /// The points of each word; those of a header add up.
  static let points = WordKey.table(
    (
      4,
      [
        "property", "properties", "element", "elements", "attribute", "parameter", "metric",
        "aspect", "eigenschaft", "elemento", "step", "no", "order", "schritt", "paso", "passo",
        "token", "tokens",
      ]
    ),
    (
      3,
      [
        "name", "names", "variable", "variables", "level", "style",
        "scale", "breakpoint", "breakpoints", "component", "components", "screen", "page", "view",
        "state", "states", "mode", "phase", "feature", "task", "test", "story", "requirement",
        "criterion", "criteria", "check", "persona", "id", "row", "class", "tier",
        "field", "file", "question", "tab", "key", "date", "version", "endpoint",
        "nom", "nombre", "nome", "naam", "nama", "bezeichnung", "stufe", "zustand", "estado",
        "stato", "toestand", "keadaan", "pantalla", "tela", "ansicht",
      ]
    ),
    (
      2,
      [
        "type", "category", "variant", "kind", "item", "device", "viewport", "from",
        "current", "source", "context", "pattern", "principle", "surface", "layer",
      ]
    ),
    (
      1,
      [
        "motion", "role", "color", "colour", "event", "trigger", "action", "input", "interaction",
        "gesture", "animation", "transition", "curve", "shortcut", "weight", "code", "entry",
        "size", "farbe", "couleur",
      ]
    ),
    // "Z-order" and "z-index" give numbers, whatever their second word.
    (-6, ["z"]),
    (
      -2,
      [
        "value", "values", "px", "pixels", "duration", "width", "height", "index", "radius",
        "spacing", "shadow", "min", "max", "opacity", "light", "dark", "default", "valor", "wert",
        "valeur", "valore", "waarde", "nilai", "ratio", "padding", "margin", "line", "delay",
        "easing", "bezier", "time", "next", "to", "target", "result", "priority", "allowed",
        "valid",
        "dauer", "durata",
      ]
    ),
    (
      -3,
      [
        "hex", "rgb", "hsl", "usage", "use", "uses", "purpose", "where", "note", "notes",
        "description", "comment", "comments", "meaning", "rationale", "example", "examples",
        "preview", "sample", "uso", "verwendung", "anmerkung", "gebruik", "contrast", "used",
        "details", "reason", "why", "implementation", "effect", "effects", "behavior",
        "behaviour", "happens", "remarks", "wcag", "beschreibung", "utilisation", "visual",
        "appearance", "message", "owner", "author", "fallback", "handling",
      ]
    ))

  /// The points of a header by what the vocabulary of tables takes it for.
  static func points(of role: ColumnRole) -> Int {
    switch role {
    case .id, .state: 3
    case .source, .platform: 2
    case .event, .action, .overlay: 1
    case .target, .duration, .delay, .easing, .validity: -2
    case .note, .effect, .outcome: -3
    case .change, .guardText, .animation: 0
    }
  }
}
