import SpecText

/// Words around the names of a change that say that there is none; data, in lower case and folded as `Names.words` folds.
enum DeniedChangeWords {
  /// Words before the first name that deny a change where a word for one stands beside them: "No List → Done
  /// transition"; alone they may begin a name, "No results".
  static let denials: Lexicon = [
    "no", "not", "dont", "cannot", "cant", "mustnt", "kein", "keine", "keinen", "keiner", "nicht",
    "aucun", "aucune", "pas", "ningún", "ninguna", "nenhum", "nenhuma", "não", "nessun", "nessuna",
    "nessuno", "non", "geen", "niet", "tidak",
  ]

  /// Words before a name that is known from elsewhere that deny without a word for a change: "Never List → Done".
  static let bans: Lexicon = [
    "never", "nie", "niemals", "jamais", "nunca", "jamás", "mai", "nooit", "jangan", "forbidden",
    "prohibited", "disallowed", "illegal", "verboten", "verbotener", "unzulässig", "interdit",
    "interdite", "prohibido", "prohibida", "proibido", "proibida", "vietato", "vietata", "verboden",
    "dilarang", "terlarang",
  ]

  /// Nouns and verbs for a change that name nothing else beside an arrow.
  static let changes: Lexicon = TransitionWords.transitions.union([
    "jump", "jumps", "jumping", "go", "goes", "going", "skipping", "edge", "sprung", "sprünge",
    "springen", "direktsprung", "saut", "sauts", "sauter", "aller", "salto", "saltos", "saltar",
    "ir", "pular", "salti", "saltare", "andare", "sprong", "sprongen", "gaan", "lompatan",
    "melompat", "pindah",
  ])

  /// Further ones, which may end a name as well.
  static let weakChanges: Lexicon = [
    "move", "moves", "moving", "change", "changes", "path", "paths", "way", "route", "switch",
    "switches", "switching", "skip", "skips", "shortcut", "shortcuts", "navigation", "step",
    "wechsel", "weg", "verbindung", "navigieren", "wechseln", "passage", "passages", "changement",
    "changements", "passer", "chemin", "cambio", "cambios", "paso", "pasos", "pasar", "camino",
    "mudança", "mudanças", "passagem", "passagens", "passar", "caminho", "passaggio", "passaggi",
    "cambi", "passare", "wissel", "stap", "pad", "wisselen", "perpindahan", "beralih",
  ]

  /// How a change comes about.
  static let manners: Lexicon = [
    "direct", "directly", "straight", "immediate", "immediately", "direkt", "direkte", "direkter",
    "direkten", "unmittelbar", "unmittelbare", "unmittelbarer", "directe", "directement",
    "immédiat", "directo", "directa", "directos", "directamente", "direto", "direta", "diretos",
    "diretamente", "diretto", "diretta", "diretti", "direttamente", "rechtstreeks", "rechtstreekse",
    "langsung", "again", "ever",
  ]

  /// Words that join the others to the names.
  static let fillers: Lexicon = [
    "the", "a", "an", "any", "from", "to", "of", "there", "is", "are", "it", "do", "must", "may",
    "can", "be", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "vom", "von", "es",
    "gibt", "ist", "darf", "le", "la", "les", "l", "un", "une", "de", "du", "des", "il", "ny",
    "depuis", "el", "los", "las", "una", "del", "desde", "hay", "está", "o", "os", "as", "um",
    "uma", "da", "há", "é", "lo", "gli", "i", "dal", "dalla", "cè", "è", "het", "een", "van",
    "er", "naar", "dari", "ke", "ada",
  ]

  /// What says behind the last name that there is no such change, where no verb alone tells where the name ends.
  static let predicates: [[String]] = [
    "never happens", "never happen", "never occurs", "does not happen", "does not exist",
    "do not exist", "doesnt exist", "doesnt happen", "isnt allowed", "isnt possible",
    "isnt permitted", "arent allowed", "arent possible", "mustnt happen", "shouldnt happen",
    "wont happen", "will never happen", "must not be displayed", "must not be shown",
    "must not be offered", "must not be exposed", "must never be offered", "sind verboten",
    "sind nicht erlaubt",
    "sind nicht zulässig", "sind unzulässig", "sind nicht möglich", "ist untersagt",
    "ist ausgeschlossen", "ist nicht zulässig", "ist unzulässig", "ist unmöglich",
    "darf nicht angezeigt werden", "darf nicht angeboten werden",
    "gibt es nicht", "darf es nicht geben", "darf nicht vorkommen", "kommt nie vor",
    "kommt nicht vor", "nest pas autorisé", "nest pas autorisée", "nest pas permis",
    "ne doit pas être affiché", "ne doit pas être proposé", "nest pas permise", "nest pas possible",
    "nexiste pas", "est impossible", "est proscrit",
    "est proscrite", "ne sont pas autorisés", "sont interdits", "sont interdites",
    "ne doit pas arriver", "ne doit jamais arriver", "ne doit pas se produire",
    "no está permitido", "no está permitida", "no están permitidos", "no están permitidas",
    "no debe mostrarse", "no debe ofrecerse", "no se permite", "no se permiten", "no es posible",
    "no es válido", "no es válida",
    "no debe ocurrir", "no puede ocurrir", "nunca debe ocurrir", "no existe", "queda prohibido",
    "queda prohibida", "están prohibidos", "están prohibidas", "não é permitido",
    "não é permitida", "não são permitidos", "não são permitidas", "não se permite",
    "não é possível", "não deve acontecer", "não pode acontecer", "nunca deve acontecer",
    "não existe", "são proibidos", "são proibidas", "está proibido", "está proibida",
    "non è consentito", "non è consentita", "non è permesso", "non è permessa", "non è ammesso",
    "non è ammessa", "non è possibile", "non sono consentiti", "non sono ammessi",
    "sono vietati", "sono vietate", "non deve avvenire", "non deve accadere", "non esiste",
    "zijn verboden", "zijn niet toegestaan", "is niet mogelijk", "is uitgesloten",
    "bestaat niet", "mag niet voorkomen", "mag nooit voorkomen", "komt nooit voor",
    "tidak boleh terjadi", "tidak pernah terjadi", "adalah dilarang",
  ].map { $0.split(separator: " ").map(String.init) }

  /// The same without a verb, in a language that has none there; they may end a name as well.
  static let weakPredicates: [[String]] = [
    "dilarang", "tidak diizinkan", "tidak diperbolehkan", "tidak dibolehkan", "tidak boleh",
    "tidak mungkin",
  ].map { $0.split(separator: " ").map(String.init) }

  /// What says that a change leads over another state, and not straight on: "Draft → Paid only through Sent".
  static let indirections: [[String]] = [
    "only through", "only via", "only by way of", "nur über", "nur via", "ausschließlich über",
    "seulement par", "seulement via", "uniquement par", "uniquement via", "solo a través de",
    "sólo a través de", "solo por", "solo vía", "apenas através de", "somente através de",
    "somente via", "apenas via", "solo attraverso", "solo tramite", "soltanto tramite",
    "alleen via", "uitsluitend via", "hanya melalui", "hanya lewat",
  ].map { $0.split(separator: " ").map(String.init) }

  // MARK: Scripts without spaces

  /// Words before the first name, and particles behind it.
  static let scriptDenials: Phrases = [
    "严禁从", "禁止从", "不允许从", "不能从", "不可从", "不得从", "嚴禁", "严禁", "禁止", "不允许", "不能", "不可", "不得", "切勿",
  ]
  static let scriptSources: Phrases = ["从", "從", "由"]
  static let scriptSourceEndings: Phrases = ["から", "より", "에서"]

  /// Particles between the last name and a word for a change; a longer one before a shorter.
  static let scriptJoints: Phrases = [
    "への", "へは", "へ", "には", "にも", "に", "とは", "の", "は", "を", "が", "的", "으로의", "로의", "으로는",
    "으로", "로는", "로", "에의", "의", "은", "는", "이", "가", "을", "를",
  ]
  /// Words for a change, and what joins them to what denies it.
  static let scriptChanges: Phrases = [
    "遷移", "移動", "変更", "切り替え", "切替", "切换", "切換", "跳转", "跳轉", "转换", "轉換", "转移", "流转",
    "전환", "전이", "이동", "변경",
  ]
  static let scriptFillers: Phrases = [
    "直接", "即時", "状态", "画面", "的", "是", "被", "の", "は", "が", "を", "も", "に", "직접", "바로", "으로", "로",
    "은", "는", "이", "가", "을", "를", "도", " ",
  ]
  /// What denies; in Chinese and Japanese a space before it parts it from a name.
  static let scriptEnds: Phrases = [
    "してはならない", "してはいけない", "許可されません", "許可されない", "許可しない", "認めません", "認めない", "行いません",
    "行わない", "できません", "できない", "しません", "しない", "あり得ない", "ありえない", "起こらない", "起きない",
    "存在しない", "ありません", "なし", "ない", "禁止", "不可能", "不可以", "不可", "不允许", "不允許", "不被允许", "不能",
    "不得", "不许", "不存在", "不会发生", "不应发生", "严禁",
  ]
  static let scriptEndsBehindSpaces: Phrases = [
    "허용되지 않음", "허용되지 않는다", "허용되지 않습니다", "허용하지 않음", "허용하지 않는다", "허용하지 않습니다", "허용 안 됨",
    "허용 안 함", "불가능", "불가", "금지", "할 수 없음", "할 수 없다", "할 수 없습니다", "없음", "없다", "없습니다", "안 됨",
    "안 된다", "일어나지 않는다", "되지 않는다",
  ]
  /// How a sentence ends behind it.
  static let scriptCopulas: Phrases = [
    "とする", "とします", "である", "です", "されている", "されます", "される", "する", "こと", "된다", "됩니다", "되어 있다",
    "되어 있습니다", "한다", "합니다", "하다", "함", "이다", "입니다", "。", "．", ".", "！", "!",
  ]
}
