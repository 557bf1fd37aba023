import SpecText

/// Words of sentences that forbid a change of state; data, in lower case.
enum NegativeSentenceVocabulary {
  /// Words behind which a verb or noun of change is denied.
  static let denials: [[String]] = [
    ["never"], ["must", "not"], ["must", "never"], ["mustnt"], ["may", "not"], ["may", "never"],
    ["cannot"], ["can", "not"], ["cant"], ["can", "never"], ["should", "not"], ["should", "never"],
    ["shouldnt"], ["shall", "not"], ["shall", "never"], ["does", "not"], ["doesnt"], ["do", "not"],
    ["dont"], ["will", "not"], ["will", "never"], ["wont"], ["no"], ["not", "allowed", "to"],
    ["not", "permitted", "to"], ["forbidden", "to"],
  ]

  /// The words with which these phrases begin.
  static let denialHeads = Lexicon(denials.map { $0[0] })

  /// The same in other languages, where the verb may stand at the end.
  static let foreignDenials: Lexicon = [
    "nicht", "nie", "niemals", "kein", "keine", "keinen", "verboten", "jamais", "aucun", "aucune",
    "interdit", "interdite", "pas", "nunca", "jamás", "prohibido", "prohibida", "ninguna", "não",
    "proibido", "proibida", "nenhuma", "vietato", "vietata", "mai", "nessuna", "nessun", "nooit",
    "niet", "geen", "verboden", "tidak", "jangan", "dilarang",
  ]

  /// Verbs and nouns of change.
  static let changes: Lexicon = [
    "transition", "transitions", "transitioning", "path", "paths", "edge", "route", "way", "jump",
    "jumps", "jumping", "navigation", "go", "goes", "going", "move", "moves", "moving", "switch",
    "switches", "return", "returns", "returning", "navigate", "navigates", "lead", "leads", "open",
    "opens", "enter", "enters", "show", "shows", "become", "becomes", "revert", "reverts", "fall",
    "falls", "proceed", "proceeds", "skip", "skips", "change", "changes", "advance", "advances",
    "send", "sends", "bring", "brings", "take", "takes",
    "turn", "turns", "reopen", "reopens", "follow", "follows", "reach", "reaches",
    "übergang", "wechsel", "wechseln", "gewechselt", "wechselt", "öffnen", "geht", "gehen",
    "springen", "springt", "passer", "passe", "aller", "va", "ouvrir", "transición", "pasar",
    "pasa", "ir", "abrir", "cambiar", "transição", "passar", "passa", "mudar", "transizione",
    "passare", "andare", "aprire", "overgang", "gaan", "gaat", "wisselen", "openen", "transisi",
    "pindah", "beralih", "membuka",
  ]

  /// Verbs that take the state they enter without a preposition.
  static let directVerbs: Lexicon = [
    "open", "opens", "enter", "enters", "show", "shows", "become", "becomes", "reopen", "reopens",
    "reach", "reaches", "follow", "follows",
  ]

  /// Words between a verb of change and a name, or before a name.
  static let between: Lexicon = [
    "directly", "direct", "straight", "immediately", "back", "ever", "again", "automatically",
    "the", "a", "an", "into", "to", "over", "der", "die", "das", "dem", "den", "direkt", "le", "la",
    "les", "l", "directement", "el", "directamente", "o", "diretamente", "il", "lo", "direttamente",
    "het", "de", "rechtstreeks", "langsung", "terug", "weer", "opnieuw", "zurück", "wieder",
    "kembali",
  ]

  /// Words before the state that a change leaves.
  static let sources: Lexicon = [
    "from", "out", "von", "vom", "aus", "de", "du", "depuis", "desde", "del", "da", "dal", "dalla",
    "do", "van", "vanuit", "dari",
  ]

  /// Words before the state that a change enters.
  static let targets: Lexicon = [
    "to", "into", "nach", "zu", "zum", "zur", "in", "à", "au", "vers", "a", "al", "hacia", "para",
    "ao", "alla", "verso", "naar", "ke", "menuju",
  ]

  /// What follows a trigger that does nothing, before a preposition and a state.
  static let inert: [[String]] = [
    ["ignored"], ["blocked"], ["suppressed"], ["dropped"], ["no", "effect"], ["nothing"],
    ["not", "allowed"], ["not", "permitted"], ["not", "possible"], ["forbidden"], ["prohibited"],
    ["impossible"], ["disallowed"],
  ]

  /// The words with which these phrases begin.
  static let inertHeads = Lexicon(inert.map { $0[0] })

  /// Verbs between the trigger and what it does.
  static let auxiliaries: Lexicon = [
    "is", "are", "be", "must", "has", "have", "does", "do", "will", "shall", "should",
  ]

  /// Words between what is inert and the state it is inert in.
  static let during: Lexicon = ["in", "while", "during", "when", "whilst"]

  /// Words between such a word and the name of the state.
  static let aroundState: Lexicon = [
    "in", "the", "a", "an", "app", "it", "is", "are", "screen", "still", "system", "already",
  ]

  /// Words after which a condition of the prohibition stands.
  static let conditions: Lexicon = [
    "while", "when", "if", "until", "unless", "during", "without", "before", "after", "wenn",
    "solange", "während", "bis", "ohne", "si", "sauf", "sans", "tant", "pendant", "cuando",
    "mientras", "hasta", "sin", "quando", "enquanto", "até", "sem", "mentre", "senza", "als",
    "terwijl", "zonder", "jika", "saat", "tanpa", "sebelum",
  ]

  /// Marks of source and target, and what denies, in scripts without spaces between words.
  static let scripts: [(before: String, after: String, behindTarget: [String], denials: [String])] =
    [
      ("", "から", ["への", "へ", "に"], ["禁止", "できない", "できません", "しない", "しません", "不可", "はない", "ありません"]),
      ("从", "", ["", "状态"], ["不能", "不可", "不允许", "禁止", "不会", "无法"]),
      ("", "에서", ["으로", "로"], ["금지", "불가", "없", "않", "안 된다", "안 됨"]),
    ]

  /// Stems by which a line may hold such a sentence, at the start of a word.
  static let stems: [StaticString] = [
    "never", "must n", "may n", "cannot", "can not", "can't", "should n", "shall n", "not ",
    "no ", "don't", "doesn't", "do not", "does n", "will n", "won't", "forbid", "prohib", "ignored",
    "blocked", "suppress", "dropped", "imposs", "disallow", "nicht", "nie", "kein", "verbo",
    "jamais", "aucun", "interdi", "pas ", "nunca", "proib", "nenhum", "vietat", "mai ", "nessun",
    "nooit", "geen ", "tidak", "jangan", "dilarang",
  ]

  /// The same in scripts without spaces.
  static let scriptStems: Phrases = [
    "禁止", "でき", "しない", "しません", "不可", "ない", "不能", "不允许", "不会", "无法", "금지", "불가", "없", "않", "안 ",
  ]
}
