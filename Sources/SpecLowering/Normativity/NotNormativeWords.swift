import SpecModel

/// The words that say that a place demands nothing, data only; letters with marks are in lower case.
enum NotNormativeWords {
  typealias Reason = NotNormative.Reason

  /// Headings that consist of these words alone.
  static let whole: WordTable<Reason> = WordKey.phrases(
    (.history, ["changelog", "change log", "learnings", "retrospective", "postmortem"]),
    (.history, ["post mortem", "superseded", "deprecated", "obsolete", "riwayat perubahan"]),
    (.history, ["vervallen", "veraltet", "entfallen", "abgelöst", "ersetzt", "archiv", "archive"]),
    (.history, ["abandonné", "abandonnés", "obsolète", "remplacé", "obsoleto", "obsoletos"]),
    (.history, ["eliminado", "eliminados", "descartado", "descartados", "verouderd", "removed"]),
    (.history, ["legacy", "legacy app", "legacy flow", "legacy machine", "legacy states"]),
    (.history, ["deprecated tokens", "deprecated colors", "deprecated colours"]),
    (.history, ["deprecated values", "deprecated styles", "deprecated variables"]),
    (.history, ["removed tokens", "retired tokens", "retired colors", "retired colours"]),
    (
      .alternative,
      [
        "alternatives", "alternative", "other options", "rejected ideas", "alternativen",
        "alternativas", "alternatieven", "alternatif", "verworfen", "abgelehnt", "rejected",
        "discarded", "écarté", "écartés", "scartate", "scartato", "scartati", "scartata",
        "verworpen", "verworfenes", "abgelehntes", "rejeté", "rejetés", "rechazado", "rechazados",
        "rechazadas", "descartada", "descartadas", "rejeitado", "rejeitados", "rejeitadas",
        "odrzucone", "отклонено", "відхилено", "förkastat", "förkastade", "forkastet", "zamítnuto",
        "reddedildi", "reddedilenler", "elvetve", "hylätty",
      ]
    ),
    (
      .future,
      [
        "future", "deferred items", "wishlist", "wish list", "post mvp", "after launch",
        "post launch", "someday", "parking lot", "zukunft", "futur", "futuro", "toekomst",
        "masa depan", "ausblick", "outlook", "perspectives", "perspectivas", "prospettive",
        "vooruitblik", "later maybe", "maybe later", "nice to have", "nice to haves",
        "later misschien", "misschien later", "ooit", "ooit misschien", "maybe someday",
        "someday maybe", "some day", "one day maybe", "irgendwann", "irgendwann einmal",
        "vielleicht irgendwann", "peut être plus tard", "un jour peut être", "quizás más adelante",
        "tal vez más adelante", "algún día", "talvez depois", "mais tarde talvez", "um dia",
        "forse più avanti", "un giorno", "kanske senare", "måske senere", "może kiedyś",
        "stretch goals", "later versions", "later version", "later releases",
        "next version", "vielleicht später", "später vielleicht", "plus tard", "más adelante",
        "på sikt", "framtid", "framtida", "fremtid", "fremtidigt", "w przyszłości",
        "na przyszłość", "v budoucnu", "tulevaisuus", "gelecek", "в будущем", "на будущее",
        "на майбутнє", "у майбутньому",
      ]
    ),
    (
      .outOfScope,
      [
        "out of scope", "non goals", "nongoals", "not in scope", "nicht im umfang", "nichtziele",
        "hors périmètre", "hors scope", "fuera de alcance", "fuera del alcance",
        "fora de escopo", "fora do escopo", "fora do âmbito", "fuera del ámbito",
        "außerhalb des umfangs", "hors du périmètre", "buiten het bereik", "fuori ambito",
        "buiten scope", "di luar cakupan", "poza zakresem", "utanför omfattningen",
        "utanför scope", "uden for scope", "utenfor scope", "mimo rozsah", "kapsam dışı",
        "вне рамок", "не входит", "поза межами", "ngoài phạm vi",
      ]
    ),
    (
      .openQuestion,
      [
        "open question", "open items", "tbd", "to be decided", "to be determined",
        "offene fragen", "offene punkte", "questions ouvertes", "preguntas abiertas",
        "questões em aberto", "perguntas em aberto", "dúvidas em aberto", "dúvidas", "dudas",
        "domande aperte", "open vragen",
        "pertanyaan terbuka", "otwarte pytania", "открытые вопросы", "відкриті питання",
        "öppna frågor", "åbne spørgsmål", "åpne spørsmål", "açık sorular", "otevřené otázky",
        "avoimet kysymykset", "nyitott kérdések",
      ]
    ),
    (
      .reference,
      [
        "references", "referenzen", "bibliography", "further reading", "related reading",
        "literatur",
        "quellen", "références", "bibliographie", "referencias", "bibliografía", "referências",
        "riferimenti", "bibliografia", "referenties", "referensi", "works cited", "prior art",
        "related work",
      ]
    ),
    (
      .plan,
      [
        "roadmap", "effort", "estimation", "time estimate", "estimated time", "work breakdown",
        "project plan", "rollout plan", "migration plan", "aufwand", "zeitplan",
        "feuille de route", "hoja de ruta", "cronograma",
      ]
    ),
    (
      .story,
      [
        "personas", "persona", "user personas", "target personas", "target user personas",
        "user stories", "user story", "user scenario", "user scenarios", "usage scenario",
        "usage scenarios", "day in the life", "a day in the life", "nutzerprofile",
      ]
    ),
    (
      .reference,
      [
        "mood references", "mood reference", "moodboard", "mood board", "inspiration",
        "inspirations", "visual inspiration", "design inspiration", "visual references",
        "inspirationen", "inspiración", "inspiração", "ispirazione",
      ]
    ),
    (.result, ["test results", "benchmark results", "testergebnisse", "testresultaten"]),
    (.result, ["hasil pengujian", "current performance", "current metrics"]),
    (.result, ["wettbewerbsanalyse", "konkurrenzanalyse", "concurrentieanalyse"])
  )

  /// Headings that tell history only where a date or a version stands below.
  static let dated = WordKey.set(
    "history", "changes", "revisions", "historie", "historique", "historial", "histórico",
    "cronologia", "geschiedenis", "riwayat", "änderungen", "wijzigingen", "modifiche", "cambios",
    "geschichte", "historia", "história", "storia", "历史", "歷史", "沿革", "履歴", "역사", "이력")

  /// Words that say it anywhere in a heading or a label.
  static let phrases: WordTable<Reason> = WordKey.phrases(
    (
      .history,
      [
        "lessons learned", "lessons learnt", "version history", "change history",
        "revision history", "document history", "design history", "edit history of document",
        "release notes", "decision log", "what changed", "what went wrong", "previous design",
        "previous version", "old design", "old version", "legacy behavior", "legacy behaviour",
        "legacy design", "no longer", "gelernte lektionen", "frühere version",
        "historique des", "leçons apprises", "lecciones aprendidas", "lições aprendidas",
        "lezioni apprese", "geleerde lessen", "historial de cambios", "histórico de alterações",
        "initial plan", "original plan", "original design", "initial design",
        "oude versie", "vorige versie", "vroegere versie", "alte version", "ältere version",
        "vorherige version", "alter stand", "ancienne version", "version précédente",
        "versión anterior", "versión antigua", "versão anterior", "versão antiga",
        "versione precedente", "vecchia versione", "earlier version", "superseded by",
        "replaced by", "kept for reference",
      ]
    ),
    (
      .alternative,
      [
        "alternatives considered", "considered alternatives", "alternative approaches",
        "alternative designs", "options considered", "rejected options",
        "rejected alternatives", "rejected approaches", "rejected approach", "rejected designs",
        "approaches considered", "not chosen", "discarded ideas", "discarded options",
        "we rejected", "we tried", "we considered", "ideas rejected", "considered and rejected",
        "tried and rejected", "rejected directions",
        "verworfene alternativen", "verworfene ideen", "alternatives envisagées",
        "alternativas consideradas", "alternatieven overwogen",
      ]
    ),
    (
      .future,
      [
        "future enhancement", "future enhancements", "future consideration",
        "future considerations", "future work", "future improvement", "future improvements",
        "future ideas", "ideas for", "ideen für", "idées pour", "ideas para", "ideias para",
        "idee per", "ideeën voor", "not decided", "nothing decided", "future features",
        "future feature", "future extensions",
        "future extension", "future iterations", "future iteration", "future scope",
        "future plans", "future development", "future releases", "future release",
        "future versions", "future version", "future phases", "future phase", "future additions",
        "future possibilities", "future opportunities", "future directions", "future direction",
        "future exploration", "future roadmap", "future component", "future components",
        "future optimization", "future optimizations", "future states", "deferred items",
        "deferred features", "deferred work", "deferred to", "planned for", "planned features",
        "planned enhancements", "not yet implemented", "not implemented yet", "post mvp",
        "phase 2 ideas", "v2 ideas", "v2 features", "v2 scope", "künftige erweiterungen",
        "zukünftige erweiterungen", "zukünftige verbesserungen", "évolutions futures",
        "améliorations futures", "mejoras futuras", "melhorias futuras", "sviluppi futuri",
        "miglioramenti futuri", "toekomstige uitbreidingen", "toekomstige verbeteringen",
        "pengembangan selanjutnya",
      ]
    ),
    (
      .result,
      [
        "what others do", "how others do", "how other products", "how other apps",
        "other products do", "other apps do", "wie andere es", "comment font les autres",
        "cómo lo hacen otros", "what competitors do", "how competitors do",
        "competitor analysis", "competitive analysis", "competitor benchmark",
        "competitor benchmarks", "competitor research", "competitive landscape",
        "competitive audit", "competitive research", "competitor comparison", "competing products",
        "competing apps", "market research", "analyse concurrentielle", "análisis competitivo",
        "análise competitiva", "analisi competitiva",
      ]
    ),
    (.outOfScope, ["out of scope", "not in scope", "outside scope", "beyond scope"]),
    (.openQuestion, ["open questions", "unresolved questions", "open issues"]),
    (.openQuestion, ["under discussion", "zur diskussion", "en discusión", "em discussão"]),
    (.openQuestion, ["in discussione", "ter discussie", "en discussion"]),
    (.story, ["could feel", "might feel"]),
    (
      .example,
      [
        "sample data", "example data", "mock data", "dummy data", "test data", "sample content",
        "example content", "sample payload", "sample response", "sample output", "example output",
        "example payload", "example response", "beispieldaten", "données d exemple",
        "exemples de données", "datos de ejemplo", "dados de exemplo", "dati di esempio",
        "voorbeelddata", "contoh data",
      ]
    ),
    (
      .plan,
      [
        "implementation timeline", "implementation roadmap", "implementation plan",
        "implementation schedule", "implementation estimate", "project timeline",
        "project schedule", "development timeline", "development roadmap", "development plan",
        "development schedule", "rollout timeline", "rollout schedule", "release schedule",
        "release timeline", "sprint plan", "sprint planning", "effort estimate",
        "effort estimates", "effort estimation", "time estimates", "estimated effort",
        "work estimate", "workload estimate", "delivery timeline", "delivery schedule",
      ]
    ),
    (
      .result,
      [
        "test results", "usability findings", "benchmark results", "research findings",
        "measurement results", "survey results of",
      ]
    ),
    (.story, ["user personas", "persona profile", "day in the"]),
    (.story, ["emotional journey", "emotional arc", "emotion curve", "emotionale reise"]),
    (.story, ["parcours émotionnel", "viaje emocional", "jornada emocional", "viaggio emotivo"])
  )

  /// Marks in parentheses, brackets, after a dash or a sign, or before the colon of a title.
  static let marks: WordTable<Reason> = WordKey.phrases(
    (.history, ["deprecated", "obsolete", "superseded", "veraltet", "obsolète", "obsoleto"]),
    (.history, ["verouderd", "usang", "do not use", "don t use", "not in use", "unused"]),
    (.history, ["nicht verwenden", "ne pas utiliser", "no usar", "não usar", "non usare"]),
    (.alternative, ["not chosen", "not selected", "verworfen"]),
    (.future, ["future", "deferred", "post mvp", "postmvp", "not implemented"]),
    (.future, ["zukunft", "zukünftig", "künftig", "zurückgestellt", "futur", "à venir"]),
    (.future, ["reporté", "futuro", "aplazado", "adiado", "rimandato", "toekomst", "uitgesteld"]),
    (.future, ["ditunda", "not yet implemented", "coming in v2", "planned for v2", "in v2"]),
    (.future, ["future enhancement", "future feature", "future optimization", "future version"]),
    (.future, ["future work", "future phase", "future release", "future consideration"]),
    (.outOfScope, ["out of scope", "not in scope", "non goal", "hors périmètre"]),
    (.openQuestion, ["tbd", "open question", "to be decided", "to be determined"]),
    (.example, ["example only", "illustrative", "sample data", "non normative", "nonnormative"]),
    (.example, ["not normative"]),
    (.story, ["user scenario", "usage scenario", "user story", "persona", "example scenario"]),
    (.story, ["nutzerszenario", "scénario d usage", "escenario de uso", "cenário de uso"]),
    (.story, ["scenario d uso", "gebruiksscenario"])
  )

  /// Titles that consist of one of these words head what illustrates.
  static let examples = WordKey.set(
    "example", "examples", "sample", "samples", "illustration", "walkthrough", "beispiel",
    "beispiele", "exemple", "exemples", "ejemplo", "ejemplos", "exemplo", "exemplos", "esempio",
    "esempi", "voorbeeld", "voorbeelden", "contoh", "例", "示例", "예시")
  /// Titles that consist of one of these words head a story, unless they are steps "Given", "When" and "Then".
  static let scenarios = WordKey.set(
    "scenario", "scenarios", "szenario", "scénario", "escenario", "cenário", "シナリオ", "场景",
    "시나리오", "story", "storyboard", "narrative")
  /// How the steps of a scenario that demands something begin.
  static let steps = WordKey.set(
    "given", "when", "then", "and", "but", "angenommen", "wenn", "dann", "étant", "quand", "alors",
    "dado", "cuando", "entonces", "quando", "então", "allora")
  /// Adjectives before such a word.
  static let worked = WordKey.set("worked", "typical", "concrete", "full", "complete", "short")
  /// What an example shows that may hold the rule itself.
  static let codes = WordKey.set(
    "code", "usage", "implementation", "css", "markup", "component", "components", "states",
    "values", "tokens", "flow", "flows", "transitions", "table", "matrix")

  /// Words between "example" and what it is one of.
  static let ofs = WordKey.set(
    "of", "for", "from", "für", "von", "aus", "de", "d", "du", "pour", "del", "para", "di", "per",
    "van", "voor", "do", "da")
  /// Words for what was not taken, before one of the next.
  static let rejected = WordKey.set(
    "rejected", "discarded", "dropped", "abandoned", "unused", "verworfene", "verworfen",
    "verworfener", "abgelehnte", "abgelehnter", "écartée", "écartées", "écartés", "rejetée",
    "rejetées", "rejetés", "abandonnée", "abandonnées", "descartada", "descartadas", "descartados",
    "odrzucone", "отклонённые", "отклоненные", "відхилені", "förkastade", "forkastede",
    "zamítnuté", "reddedilen",
    "rechazada", "rechazadas", "rejeitada", "rejeitadas", "scartata", "scartate", "verworpen",
    "afgewezen", "afgekeurde")
  /// Nouns for a choice.
  static let choices = WordKey.set(
    "variant", "variants", "option", "options", "idea", "ideas", "alternative", "alternatives",
    "approach", "approaches", "design", "designs", "layout", "layouts", "direction", "directions",
    "proposal", "proposals", "variante", "varianten", "variantes", "varianti", "alternativen",
    "idee", "ideen", "entwurf", "entwürfe", "idées", "pistes", "opciones", "alternativas",
    "opções", "opzioni", "alternativo", "alternatief", "alternatieven", "ideeën", "voorstel",
    "voorstellen", "opties", "warianty", "opcje", "pomysły", "варианты", "варіанти", "идеи", "ідеї",
    "förslag", "alternativ", "forslag", "varianty", "alternatifler", "fikirler", "seçenekler")

  /// Marks that count only in a column about what becomes of a row.
  static let rowMarks: WordTable<Reason> = WordKey.phrases(
    (.future, ["planned", "later", "backlog", "postponed", "geplant", "prévu", "planificado"]),
    (.future, ["planejado", "pianificato", "gepland", "direncanakan", "not started"]),
    (.alternative, ["rejected", "discarded", "dropped", "rejeté", "rechazado", "rejeitado"]),
    (.alternative, ["abgelehnt", "scartato", "afgewezen", "ditolak"]),
    (.history, ["removed", "legacy", "retired", "entfernt", "supprimé", "eliminado", "removido"])
  )

  /// Labels before a colon whose line tells no demand of its own.
  static let labels: WordTable<Reason> = WordKey.phrases(
    (.example, ["example", "examples", "for example", "e g", "beispiel", "beispiele"]),
    (.example, ["exemple", "exemples", "ejemplo", "ejemplos", "exemplo", "exemplos", "esempio"]),
    (.example, ["esempi", "voorbeeld", "voorbeelden", "contoh", "bad", "anti pattern"]),
    (.alternative, ["alternative", "alternatively", "alternatives", "alternativa"]),
    (.future, ["future", "post mvp", "futuro", "futur"]),
    (.history, ["deprecated", "previously", "formerly", "originally", "was", "früher"]),
    (.history, ["anteriormente", "auparavant", "in precedenza", "voorheen"]),
    (.history, ["sebelumnya", "zuvor"]),
    (.plan, ["estimate", "estimates", "effort", "estimated effort", "aufwand"]),
    (.plan, ["esfuerzo estimado", "esforço estimado", "effort estimate", "time estimate"]),
    (.openQuestion, ["open question", "open questions", "tbd"]),
    (
      .result,
      ["issue", "finding", "defect", "symptom", "befund", "constat", "hallazgo", "bevinding"]
    ),
    (.result, ["temuan"])
  )

  /// Headings over what was found out about people; a line below that demands something still counts.
  static let research = WordKey.phrases(
    (
      true,
      [
        "research findings", "user research", "study findings", "usability findings",
        "usability study", "diary study", "field study", "interview findings",
        "survey findings", "user interviews", "what we heard", "what we observed",
        "what users said", "usability test findings", "insights from research",
        "nutzerforschung", "recherche utilisateur", "investigación de usuarios",
        "pesquisa com usuários", "ricerca utenti", "gebruikersonderzoek",
      ]
    ))
  /// Words that make a line a demand.
  static let demands = WordKey.set(
    "must", "shall", "should", "requirement", "requirements", "required", "never", "always", "muss",
    "müssen", "soll", "sollen", "doit", "doivent", "debe", "deben", "deve", "devono", "devem",
    "moet", "moeten", "harus")
  /// Words that a list of names opens with where all of them are made up.
  static let madeUp = WordKey.set(
    "invented", "fictional", "fictitious", "imaginary", "illustrative", "erfunden", "fictif",
    "ficticio", "fictício", "fittizio", "fictief")

  /// Verbs of a report; with one of the words below a sentence tells what happened once.
  static let reported = WordKey.set(
    "was", "were", "had", "took", "waited", "stayed", "hung", "lasted", "went", "spent", "needed",
    "crashed", "dauerte", "wartete", "attendit", "durait", "restait", "prenait", "duraba",
    "tardaba", "durava", "restava", "ficava", "blieb", "duurde")
  /// Words before the number of a year.
  static let yearLeads = WordKey.set("in", "en", "im", "nel", "em", "since", "until")
  /// Titles of what a decision record begins with, and of the decision itself.
  static let contexts = WordKey.set(
    "context", "kontext", "contexte", "contexto", "contesto", "situation")
  static let decisions = WordKey.set(
    "decision", "entscheidung", "décision", "decisión", "decisão", "decisione", "beslissing",
    "beschluss")
  /// Words for what is used no more, before a noun for values.
  static let retired = WordKey.set(
    "deprecated", "obsolete", "retired", "superseded", "discontinued", "outdated", "veraltete",
    "obsolète", "obsolètes", "obsoleta", "obsoletas", "obsoletos", "verouderde")
  static let values = WordKey.set(
    "palette", "palettes", "tokens", "colors", "colours", "scale", "scales", "values", "styles",
    "variables", "typography", "spacing", "names", "timings", "durations", "farben", "werte",
    "farbpalette", "couleurs", "valeurs", "colores", "valores", "cores", "paleta", "colori",
    "valori", "kleuren", "waarden")
  /// What goes wrong, and how it is looked into.
  static let faults = WordKey.set(
    "bug", "bugs", "incident", "incidents", "outage", "regression", "crash", "fehler", "panne",
    "incidente")
  static let inquiries = WordKey.set(
    "investigation", "investigação", "investigación", "indagine", "analysis", "análise",
    "análisis", "analyse", "analisi", "postmortem", "diagnosis", "diagnóstico", "diagnostic",
    "diagnose", "untersuchung", "forensics", "onderzoek")
  /// Verbs of an author, behind "how to".
  static let authoring = WordKey.set(
    "write", "fill", "edit", "extend", "maintain", "contribute", "author")
  /// Titles of sections that tell how the document is written.
  static let notations = WordKey.set(
    "notation", "schreibweise", "lesehilfe", "leesgids", "leeswijzer", "notatie", "notación",
    "notação", "notazione")
  static let readings = WordKey.phrases(
    (true, ["reading guide", "comment lire", "cómo leer", "como ler", "come leggere"]))
  /// What a text says of itself.
  static let writings = WordKey.set(
    "this", "these", "document", "doc", "spec", "specification", "file", "table", "tables",
    "diagram", "diagrams", "arrow", "arrows", "chart", "charts", "matrix", "notation", "ce",
    "cette", "tableau", "schéma", "este", "esta", "documento", "tabla", "tabela", "tabella",
    "questo", "questa")
  /// Words that tie a sentence to people or days gone by.
  static let occasions = WordKey.set(
    "average", "median", "participants", "participant", "respondents", "testers", "interviewees",
    "incident", "outage", "yesterday", "teilnehmer", "probanden", "participantes")
  static let months = WordKey.set(
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "januar", "februar", "märz", "mai", "juni", "juli",
    "oktober", "dezember")

  /// Columns of a list of changes, which tells history wherever it stands.
  static let changeVersions = WordKey.set("version", "rev", "revision", "ver", "release")
  static let changeDates = WordKey.set("date", "datum", "fecha")
  static let changes = WordKey.set(
    "change", "changes", "changed", "änderung", "änderungen", "changement", "changements",
    "cambio", "cambios", "mudança", "mudanças", "modifica", "modifiche", "wijziging",
    "wijzigingen")
  static let changeRemarks = WordKey.set("summary", "description", "notes", "author")

  /// Words in brackets that tie a "before" and an "after" to a design and not to a moment.
  static let designs = WordKey.set(
    "live", "current", "old", "new", "build", "built", "release", "version", "today", "now",
    "design", "redesign", "we", "proposed", "existing", "shipped", "legacy", "target", "production",
    "use", "force", "effect", "deprecated", "obsolete", "superseded", "replaced", "retired",
    "spec")

  /// Nouns that make a title one of the interface: "History Screen", "Rejected State".
  static let interface = WordKey.set(
    "state", "states", "screen", "screens", "view", "views", "page", "pages", "panel", "tab",
    "tabs", "dialog", "modal", "sheet", "button", "buttons", "list", "card", "cards", "feed",
    "badge", "menu", "zustand", "ansicht", "écran", "état", "pantalla", "estado", "tela",
    "schermata", "stato", "scherm", "layar")

  /// Words for what an author has to keep to, also in what is added later.
  static let rules = WordKey.set(
    "rules", "rule", "guidelines", "guideline", "principles", "conventions", "requirements",
    "standards", "checklist", "guidance", "constraints", "regeln", "richtlinien", "règles",
    "reglas", "regras", "regole", "regels", "aturan")
  /// Words between a rule and what it is for.
  static let forWhom = WordKey.set(
    "for", "on", "about", "für", "pour", "para", "per", "voor", "untuk")

  /// Words that open one of several choices, before a letter or a number.
  static let options = WordKey.set(
    "option", "approach", "alternative", "proposal", "variante", "opción", "opção", "opzione",
    "optie", "opsi", "vorschlag")

  /// Words that mark the choice that was taken.
  static let chosen = WordKey.set(
    "chosen", "selected", "recommended", "recommendation", "preferred", "accepted", "decision",
    "decided", "approved", "winner", "final", "gewählt", "empfohlen", "retenu", "retenue",
    "recommandé", "recommandée", "elegida", "recomendada", "escolhida", "scelta", "gekozen",
    "aanbevolen", "dipilih", "current")

  /// What a design replaces, where the same place also shows what replaces it.
  static let before = WordKey.set(
    "before", "current", "old", "previous", "previously", "was", "vorher", "alt", "bisher",
    "alte", "alter", "altes", "bisherige", "bisheriger", "bisheriges", "ancien", "ancienne",
    "anciens", "anciennes", "antiguo", "antigua", "antiguos", "antiguas", "anterior", "anteriores",
    "antigo", "antigos", "antigas", "vecchio", "vecchia", "vecchi", "vecchie", "precedente",
    "precedenti", "oude", "sebelumnya",
    "avant", "actuel", "actuelle", "aktuelle", "aktuelles", "huidige", "antes", "actual", "atual",
    "prima", "attuale", "voor", "huidig",
    "sebelum", "lama", "original", "existing", "trước", "cũ", "было", "старое", "раньше", "старый",
    "старая", "було", "było", "stary", "stara", "eski", "önce", "starý", "tidigare", "gammal", "før"
  )

  /// What replaces it.
  static let after = WordKey.set(
    "after", "proposed", "new", "now", "nachher", "neu", "après", "proposé", "nouveau", "después",
    "depois", "nuevo", "novo", "propuesto", "propuesta", "proposta", "proposition", "vorschlag",
    "lösung", "nueva", "nova", "nuova", "nouvelle", "proposto", "dopo", "nuovo", "na", "nieuw",
    "sesudah", "sesudahnya", "neue", "neuer", "neues", "nouveaux", "nouvelles", "nuevos", "nuevas",
    "novos", "novas", "nuovi", "nuove", "nieuwe", "sau", "mới", "стало", "новое", "новый", "новая",
    "nowy", "nowa", "yeni", "sonra", "nový", "nová", "efter", "nytt",
    "baru", "target", "improved", "redesign", "redesigned", "solution", "updated", "future")

  /// Nouns that may stand beside the words of a before and after.
  static let comparison = WordKey.set(
    "state", "behavior", "behaviour", "design", "value", "values", "version", "problem", "issue",
    "issues", "solution", "flow", "layout", "implementation", "ux", "ui", "duration", "timing",
    "experience", "approach", "redesign", "approved", "aprobada", "aprobado", "aprovada",
    "aprovado",
    "approvata", "approvato", "approuvée", "approuvé", "genehmigt", "goedgekeurd", "situación",
    "situação", "situazione", "situation", "solución", "solução", "soluzione", "wert", "valeur",
    "valor", "valore", "waarde", "palette", "colors", "colours", "tokens", "timings", "farben",
    "farbpalette", "werte", "ablauf", "couleurs", "valeurs", "parcours", "colores", "paleta",
    "valores", "flujo", "cores", "fluxo", "colori", "valori", "flusso", "kleuren", "waarden",
    "warna", "nilai", "alur")

  /// Columns whose cells say what becomes of a row.
  static let rowStatus = WordKey.set(
    "status", "scope", "phase", "release", "version", "decision", "implementation", "availability",
    "stage", "estado", "statut", "stato", "beschluss")

  /// Columns of a plan of work.
  static let planColumns = WordKey.set("effort", "estimate", "aufwand", "esfuerzo", "esforço")

  /// Columns of a table of transitions, whose "current" and "new" are states.
  static let transitionColumns = WordKey.set(
    "event", "trigger", "action", "guard", "from", "next", "transition", "ereignis", "auslöser",
    "évènement", "événement", "evento", "evenement")

  /// Words of a line that tell what was before.
  static let past = WordKey.set("previously", "originally", "formerly", "früher", "auparavant")
  /// Verbs that tell, behind "we", of what was given up.
  static let tried = WordKey.set("tried", "rejected", "prototyped")
  static let we = WordKey("we")
  /// Words that tell it beside a verb in the past tense.
  static let weakPast = WordKey.set("initially", "earlier", "before")
  /// Words that make a past a condition of the present.
  static let conditions = WordKey.set("has", "have", "if", "when", "unless", "only")
  /// Verbs in the past tense.
  static let pastVerbs = WordKey.set("was", "were", "had", "used")
}
