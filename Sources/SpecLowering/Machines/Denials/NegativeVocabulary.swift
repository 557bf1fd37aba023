import SpecText

/// Words by which documents forbid a change; data, in lower case and folded as `Names.words` folds.
enum NegativeVocabulary {
  /// Signs before a line, or alone in a label or cell, that cross it out.
  static let signs: Phrases = ["❌", "🚫", "⛔️", "⛔", "✗", "✘", "✖️", "✖", "❎", "⊘"]

  /// What may be crossed out with a sign because it failed, not because it is forbidden.
  static let failures: Lexicon = [
    "error", "errors", "fail", "failed", "failure", "fails", "denied", "rejected", "reject",
    "cancel", "cancelled", "canceled", "close", "closed", "delete", "deleted", "invalid",
    "offline", "declined", "decline", "no", "wrong", "incorrect", "dismiss", "remove", "abort",
    "aborted", "expired", "blocked", "fehler", "erreur", "échec", "fallo", "erro", "errore",
    "fout", "gagal", "エラー", "失敗", "错误", "失败", "오류", "실패",
  ]

  /// Labels that say of an arrow or a pair of states that there is no such change.
  static let labels: [[String]] = [
    ["forbidden"], ["prohibited"], ["disallowed"], ["not", "allowed"], ["not", "permitted"],
    ["never"], ["never", "allowed"], ["not", "possible"], ["impossible"], ["illegal"],
    ["no", "transition"], ["no", "direct", "transition"], ["no", "path"], ["no", "direct", "path"],
    ["invalid", "transition"], ["illegal", "transition"], ["forbidden", "transition"],
    ["must", "not"], ["must", "not", "happen"], ["must", "never", "happen"], ["may", "not"],
    ["cannot", "happen"], ["can", "not", "happen"], ["can", "never", "happen"],
    ["should", "never", "happen"], ["should", "not", "happen"], ["may", "never", "happen"],
    ["not", "valid"], ["cant", "happen"], ["does", "not", "exist"],
    ["do", "not", "allow"], ["dont", "allow"], ["unsupported", "transition"],
    ["verboten"], ["nicht", "erlaubt"], ["nicht", "zulässig"], ["unzulässig"], ["nie"],
    ["kein", "übergang"], ["nicht", "möglich"],
    ["interdit"], ["interdite"], ["non", "autorisé"], ["non", "autorisée"], ["jamais"],
    ["pas", "de", "transition"], ["aucune", "transition"],
    ["prohibido"], ["prohibida"], ["no", "permitido"], ["no", "permitida"], ["nunca"],
    ["sin", "transición"], ["no", "hay", "transición"],
    ["proibido"], ["proibida"], ["não", "permitido"], ["não", "permitida"], ["sem", "transição"],
    ["vietato"], ["vietata"], ["non", "consentito"], ["non", "consentita"], ["mai"],
    ["non", "permesso"], ["non", "permessa"], ["non", "ammesso"], ["non", "ammessa"],
    ["nessuna", "transizione"],
    ["niet", "toegestaan"], ["nooit"], ["geen", "overgang"], ["verboden"], ["niet", "mogelijk"],
    ["dilarang"], ["tidak", "diizinkan"], ["tidak", "boleh"], ["tidak", "ada", "transisi"],
    ["terlarang"], ["tidak", "diperbolehkan"],
    ["禁止"], ["不可"], ["遷移不可"], ["遷移禁止"], ["遷移なし"], ["許可されない"],
    ["不允许"], ["禁止跳转"], ["不允许跳转"], ["不可跳转"], ["无转换"],
    ["금지"], ["불가"], ["허용되지", "않음"], ["전환", "불가"], ["전이", "불가"],
    ["запрещено"], ["запрещён"], ["запрещена"], ["нельзя"], ["никогда"], ["недопустимо"],
    ["не", "допускается"], ["не", "разрешено"], ["нет", "перехода"],
    ["заборонено"], ["ніколи"], ["неприпустимо"], ["не", "можна"], ["не", "дозволено"],
    ["zabronione"], ["niedozwolone"], ["nigdy"], ["zakázáno"], ["nikdy"], ["förbjudet"],
    ["aldrig"], ["ej", "tillåtet"], ["forbudt"], ["aldri"], ["ikke", "tilladt"],
    ["ikke", "tillatt"],
    ["kielletty"], ["yasak"], ["asla"], ["interzis"], ["niciodată"], ["tilos"], ["soha"],
    ["απαγορεύεται"], ["ποτέ"], ["bị", "cấm"], ["không", "được", "phép"], ["絶対に不可"],
  ]

  /// Headings, beside those labels, that forbid the changes below them and say no more.
  static let headings: [[String]] = [
    ["these", "must", "not", "happen"], ["these", "must", "never", "happen"],
    ["these", "never", "happen"], ["this", "must", "not", "happen"],
    ["this", "must", "never", "happen"], ["what", "must", "not", "happen"],
    ["what", "must", "never", "happen"], ["must", "never"], ["should", "not"], ["never", "ever"],
    ["never", "do", "this"], ["never", "happens"], ["may", "not", "happen"], ["no", "go"],
    ["no", "gos"], ["not", "possible", "by", "design"], ["explicitly", "forbidden"],
    ["explicitly", "not", "allowed"], ["strictly", "forbidden"], ["explicitly", "blocked"],
    ["explicitly", "blocked", "by", "design"], ["blocked", "by", "design"],
    ["forbidden", "by", "design"], ["are", "forbidden"], ["verboten", "sind"],
    ["nicht", "erlaubt", "sind"], ["ausdrücklich", "verboten"], ["explícitamente", "bloqueado"],
    ["explícitamente", "bloqueado", "por", "diseño"], ["bloqueado", "por", "diseño"],
    ["explícitamente", "prohibido"], ["bloqueado", "por", "design"],
    ["explicitement", "interdit"], ["sont", "interdits"], ["sono", "vietati"],
    ["są", "zabronione"],
    ["ruled", "out"], ["illegal"],
    ["niemals"], ["darf", "nicht", "passieren"], ["darf", "nie", "passieren"],
    ["nicht", "vorgesehen"], ["ausgeschlossen"], ["streng", "verboten"],
    ["interdits"], ["interdites"], ["non", "permis"], ["ne", "doit", "jamais", "arriver"],
    ["prohibidos"], ["prohibidas"], ["no", "debe", "ocurrir"], ["nunca", "debe", "ocurrir"],
    ["proibidos"], ["proibidas"], ["não", "pode", "acontecer"], ["nunca", "pode", "acontecer"],
    ["vietati"], ["vietate"], ["non", "deve", "accadere"], ["verboden"], ["mag", "niet"],
    ["mag", "nooit"], ["terlarang"], ["tidak", "pernah"], ["запрещены"], ["не", "должно", "быть"],
    ["заборонені"], ["禁止事項"], ["あってはならない"], ["起きてはならない"], ["不允许出现"], ["严禁"], ["嚴禁"],
    ["절대", "금지"], ["허용", "안", "됨"],
    ["nunca", "se", "permite"], ["nunca", "se", "permiten"], ["no", "se", "permite"],
    ["no", "se", "permiten"], ["se", "prohíbe"], ["queda", "prohibido"], ["está", "prohibido"],
    ["nie", "erlaubt"], ["niemals", "erlaubt"], ["never", "permitted"], ["jamais", "autorisé"],
    ["jamais", "permis"], ["il", "est", "interdit"], ["mai", "consentito"],
    ["non", "è", "consentito"], ["nooit", "toegestaan"], ["het", "is", "verboden"],
    ["nunca", "permitido"], ["não", "é", "permitido"], ["é", "proibido"], ["nie", "wolno"],
    ["no", "está", "permitido"], ["no", "están", "permitidos"], ["no", "están", "permitidas"],
    ["nest", "pas", "autorisé"], ["nicht", "gestattet"], ["nie", "jest", "dozwolone"],
    ["не", "допускаются"], ["не", "разрешается"],
  ]

  /// Verbs with which a denial behind a name begins.
  static let denyingVerbs: Lexicon = [
    "is", "are", "must", "may", "can", "cannot", "can't", "shall", "should", "ist", "darf", "est",
    "está", "es", "é", "è", "deve", "mag",
  ]

  /// Labels that say of a trigger that nothing happens.
  static let ignored: [[String]] = [
    ["nothing"], ["nichts"], ["rien"], ["nada"], ["niente"], ["niets"],
    ["ignored"], ["is", "ignored"], ["are", "ignored"], ["no", "effect"], ["has", "no", "effect"],
    ["ignore"], ["nothing", "happens"], ["does", "nothing"], ["do", "nothing"], ["no", "op"],
    ["noop"], ["ign"], ["wird", "ignoriert"], ["ignoriert"], ["keine", "wirkung"], ["ignoré"],
    ["ignorée"],
    ["sans", "effet"], ["ignorado"], ["ignorada"], ["sin", "efecto"], ["se", "ignora"],
    ["sem", "efeito"], ["ignorato"], ["ignorata"], ["nessun", "effetto"], ["genegeerd"],
    ["geen", "effect"], ["diabaikan"], ["無視"], ["無視する"], ["無視される"], ["忽略"], ["无效果"],
    ["무시"], ["무시됨"],
    ["ничего"], ["ничего", "не", "происходит"], ["игнорируется"], ["нічого"], ["ігнорується"],
    ["nic"], ["nic", "się", "nie", "dzieje"], ["ignorowane"], ["ingenting"], ["ignoreras"],
    ["passiert", "nichts"], ["nichts", "passiert"], ["es", "passiert", "nichts"],
    ["rien", "ne", "se", "passe"], ["no", "pasa", "nada"], ["não", "acontece", "nada"],
    ["nada", "acontece"], ["non", "succede", "nulla"], ["nulla"], ["er", "gebeurt", "niets"],
    ["tidak", "terjadi", "apa", "apa"], ["何も起きない"], ["何も起こらない"], ["什么都不发生"], ["无反应"],
    ["hiçbir", "şey"], ["không", "có", "gì"], ["không", "có", "gì", "xảy", "ra"],
    ["아무", "일도", "없음"],
  ]

  /// Those of their words that name no state, however they are written.
  static let nothings: Lexicon = [
    "nothing", "nichts", "rien", "nada", "niente", "nulla", "niets", "ничего", "нічого", "nic",
    "ingenting", "hiçbir",
  ]

  /// Words that may follow a label and begin its reason or condition.
  static let tails: Lexicon = [
    "while", "when", "if", "until", "unless", "because", "since", "as", "by", "in", "during",
    "from", "without", "here", "directly", "at", "wenn", "solange", "während", "weil", "bis",
    "si", "tant", "pendant", "quand", "jusque", "parce", "car", "cuando", "mientras", "hasta",
    "porque", "quando", "enquanto", "durante", "mentre", "perché", "als", "terwijl", "omdat",
    "tot", "jika", "saat", "karena", "sampai",
  ]

  /// Headings and labels over lists of changes that are forbidden: a word of each set stands in them.
  static let headingCues: WordPhrases = [
    ["forbidden"], ["prohibited"], ["disallowed"], ["illegal"], ["not", "allowed"],
    ["not", "permitted"], ["unsupported"], ["impossible"], ["invalid"], ["never", "allowed"],
    ["no", "go"], ["must", "not"], ["must", "never"], ["verbotene"], ["verboten"], ["unzulässige"],
    ["ungültige"],
    ["nicht", "erlaubte"], ["nicht", "erlaubt"], ["interdites"], ["interdite"], ["invalides"],
    ["prohibidas"], ["prohibida"], ["no", "permitidas"], ["inválidas"], ["proibidas"],
    ["proibida"], ["não", "permitidas"], ["vietate"], ["vietata"], ["non", "consentite"],
    ["verboden"], ["ongeldige"], ["niet", "toegestane"], ["terlarang"], ["dilarang"], ["blocked"],
    ["niedozwolone"], ["zabronione"], ["niedozwolonych"], ["запрещённые"], ["запрещенные"],
    ["недопустимые"], ["заборонені"], ["неприпустимі"], ["yasak"], ["yasaklı"], ["geçersiz"],
    ["zakázané"], ["nepovolené"], ["förbjudna"], ["otillåtna"], ["forbudte"], ["ulovlige"],
    ["tiltott"], ["kielletyt"], ["interzise"], ["bị", "cấm"], ["bloqueadas"], ["bloquées"],
    ["geblokkeerde"], ["gesperrte"],
    ["禁止"], ["不正な"], ["不可"], ["非法"], ["금지"], ["금지된"], ["불가"], ["잘못된"],
    ["blockierte"], ["bloqueados"], ["bloccate"],
    ["zablokowane"],
    ["заблокированные"],
    ["недопустимі"], ["yasaklanan"],
    ["neplatné"], ["ogiltiga"],
    ["ugyldige"],
    ["không", "được", "phép"], ["απαγορευμένες"],
    ["non", "permitted"], ["non", "allowed"], ["unpermitted"], ["impermissible"],
    ["inadmissible"], ["unzulässiger"], ["nicht", "zulässige"], ["non", "autorisées"],
    ["non", "permises"], ["non", "permitidas"], ["non", "ammesse"], ["non", "permesse"],
    ["tidak", "diizinkan"], ["неразрешённые"], ["неразрешенные"],
  ]

  /// Words that forbid the changes below a heading only beside one over those that are allowed, for elsewhere they
  /// name a state: "Rejected transitions" beside "Allowed transitions".
  static let refusals: Lexicon = [
    "rejected", "refused", "denied", "declined", "abgelehnte", "abgewiesene", "verweigerte",
    "zurückgewiesene", "refusées", "rejetées", "rechazadas", "denegadas", "rechazados",
    "rejeitadas", "recusadas", "negadas", "rifiutate", "respinte", "negate", "geweigerde",
    "afgewezen", "ditolak", "отклонённые", "отклоненные", "отклоняемые", "відхилені", "odrzucone",
    "reddedilen", "nekade", "afviste", "avviste",
  ]

  /// Words that forbid the changes of a list where its label says little else: "Verboten sind".
  static let forbidding: Lexicon = [
    "forbidden", "prohibited", "disallowed", "impermissible", "verboten", "unzulässig",
    "ausgeschlossen", "untersagt", "interdit", "interdits", "interdite", "interdites", "prohibido",
    "prohibida", "prohibidos", "prohibidas", "proibido", "proibida", "proibidos", "proibidas",
    "vietato", "vietata", "vietati", "vietate", "verboden", "dilarang", "terlarang", "запрещено",
    "запрещены", "недопустимы", "заборонено", "заборонені", "zabronione", "niedozwolone",
    "zakázáno", "zakázané", "förbjudet", "förbjudna", "forbudt", "forbudte", "yasak", "yasaktır",
    "yasaktırlar", "interzise", "kielletty", "tilos",
  ]

  /// Words that do so only with one that says that it is meant: "Explicitly blocked by design".
  static let blocking: Lexicon = [
    "blocked", "blockiert", "gesperrt", "bloqueado", "bloqueada", "bloqueados", "bloqueadas",
    "bloccato", "bloccati", "bloccate", "bloqué", "bloqués", "bloquées", "geblokkeerd",
    "diblokir", "заблокировано", "заблокированы", "заблоковано", "zablokowane", "engellendi",
    "blockerat", "blockerade", "blokeret", "blokkert",
  ]
  static let emphases: Lexicon = [
    "explicitly", "deliberately", "intentionally", "always", "design", "ausdrücklich", "bewusst",
    "absichtlich", "explicitement", "volontairement", "explícitamente", "diseño", "explicitamente",
    "esplicitamente", "expressamente", "projeto", "progetto", "uitdrukkelijk", "bewust", "явно",
    "намеренно", "celowo", "wyraźnie", "açıkça", "tasarım", "uttryckligen", "avsiktligt",
  ]

  /// Words that such a label may hold besides.
  static let fillers: Lexicon = [
    "are", "is", "the", "following", "these", "strictly", "by", "and", "sind", "ist", "die",
    "folgende", "folgenden", "streng", "strikt", "sont", "est", "les", "par", "conception",
    "strictement", "están", "son", "está", "los", "las", "siguientes", "estrictamente", "por",
    "são", "estão", "os", "as", "seguintes", "estritamente", "sono", "le", "i", "seguenti", "per",
    "zijn", "de", "volgende", "следующие", "строго", "są", "następujące", "ściśle", "jsou",
    "är", "följande", "er", "følgende", "kesinlikle", "olarak", "gereği", "adalah", "berikut",
  ]

  /// Words that deny all of what they point at.
  static let nones: Lexicon = ["none", "neither", "keine", "keiner", "aucun", "aucune", "ninguno"]

  /// Words that point at what follows or stands above.
  static let pointers: Lexicon = [
    "they", "these", "those", "such", "none", "diese", "sie", "ceux",
    "celles",
    "ces", "elles", "ils", "estos", "estas", "esto", "questi", "queste", "estes", "deze", "ze",
  ]
  /// Words of headings over changes of which some are allowed.
  static let permissions: Lexicon = [
    "allowed", "permitted", "valid", "legal", "possible", "erlaubte", "erlaubt", "zulässige",
    "gültige", "mögliche", "autorisées", "permises", "valides", "permitidas", "permitida",
    "válidas", "consentite", "valide", "toegestane", "geldige", "允许", "許可",
  ]

  /// What such a heading must speak of.
  static let headingTopics: Lexicon = [
    "transition", "transitions", "path", "paths", "navigation", "change", "changes", "move",
    "moves", "edges", "jumps", "routes", "happen", "übergang", "übergänge", "wechsel", "transición",
    "transiciones", "transição", "transições", "transizione", "transizioni", "overgang",
    "overgangen", "transisi", "navigasi", "遷移", "禁止遷移", "转换", "跳转", "状态转换", "禁止转换",
    "转移", "轉移", "迁移",
    "전환", "전이", "przejście", "przejścia", "переход", "переходы", "перехід", "переходи", "přechod",
    "přechody", "geçiş", "geçişler", "geçişleri", "övergång", "övergångar", "overgange",
    "overganger", "siirtymät", "átmenetek", "tranziții", "chuyển", "μεταβάσεις",
    "przejść", "переходів",
  ]
}
