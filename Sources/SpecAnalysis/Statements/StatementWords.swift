import SpecModel
import SpecText

/// The words by which statements on one thing are told to be so; data.
enum StatementWords {
  /// Units of time with their length in milliseconds.
  static let times: WordMap<Double> = {
    let groups: [(Double, String)] = [
      (
        1,
        "ms msec milliseconds millisecond millis millisekunden millisecondes milisegundos ミリ秒 밀리초"
      ),
      (
        1000,
        "s sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi 秒 秒間 秒後 초 초간"
      ),
      (
        60_000,
        "min mins minute minutes minuten minuto minutos minuti minuut minuten 分 分間 分钟 分鐘 분"
      ),
      (
        3_600_000,
        "h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur 時間 小时 시간"
      ),
      (
        86_400_000,
        "day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen 日間 天"
      ),
      (604_800_000, "week weeks woche wochen semaine semaines semana semanas"),
      (2_592_000_000, "month months monat monate monaten mois mes meses mese mesi"),
      (31_536_000_000, "year years jahr jahre jahren"),
    ]
    return table(groups)
  }()

  /// Units of data with their number of bytes, counted by 1000 or, where a unit says so, by 1024.
  static let sizes: WordMap<Double> = table([
    (1000, "kb kilobyte kilobytes ko"), (1_000_000, "mb megabyte megabytes mo"),
    (1_000_000_000, "gb gigabyte gigabytes go"), (1024, "kib kibibyte kibibytes"),
    (1_048_576, "mib mebibyte mebibytes"), (1_073_741_824, "gib gibibyte gibibytes"),
  ])

  /// How many bytes a unit is where it is counted by 1024.
  static func binarySize(_ unit: String) -> Double? {
    switch sizes[unit] {
    case 1000: 1024
    case 1_000_000: 1_048_576
    case 1_000_000_000: 1_073_741_824
    default: sizes[unit]
    }
  }

  private static func table(_ groups: [(Double, String)]) -> WordMap<Double> {
    var result: [String: Double] = [:]
    for (value, words) in groups {
      for word in words.split(separator: " ") { result[String(word)] = value }
    }
    return WordMap(result)
  }

  /// Words that tell another length than the number in front of them, and no thing that is counted.
  static let measures: Lexicon = [
    "px", "pt", "dp", "sp", "rem", "em", "vh", "vw", "fps", "hz", "percent", "pixels", "pixel",
    "points", "point", "x", "deg", "degrees", "am", "pm", "uhr", "dpi", "ch", "fr", "k",
  ]

  /// Numbers as words.
  static let numbers: WordMap<Double> = {
    var result: [String: Double] = [
      "one": 1, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
      "ninety": 90, "fünfzehn": 15, "zwanzig": 20, "dreißig": 30, "sechzig": 60, "quince": 15,
      "veinte": 20, "treinta": 30, "quinze": 15, "vingt": 20, "trente": 30, "twice": 2,
    ]
    for word in small {
      if let value = ListCount.number(word) { result[word] = Double(value) }
    }
    return WordMap(result)
  }()

  /// Numbers of attempts that are told by their place.
  static let ordinals = WordMap<Double>([
    "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "tenth": 10, "dritter": 3, "dritten": 3,
    "fünfter": 5, "fünften": 5, "tercer": 3, "cuarto": 4, "quinto": 5, "troisième": 3,
    "cinquième": 5, "terceiro": 3, "terzo": 3,
  ])

  private static let small = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "zwölf", "deux",
    "trois", "quatre", "cinq", "sept", "huit", "dix", "dos", "tres", "cuatro", "cinco", "seis",
    "siete", "ocho", "diez", "três", "quatro", "sete", "oito", "dez", "tre", "quattro", "cinque",
    "sei", "sette", "otto", "dieci",
  ]

  /// Words by which a number is the most or the least that is allowed.
  static let most: Lexicon = [
    "most", "maximum", "max", "maximal", "maximale", "maximally", "limit", "limited", "limits",
    "capped", "cap", "höchstens", "bis", "máximo", "hasta", "até", "jusqu", "jusqu'à", "massimo",
    "longest", "limité", "limitée", "limitado", "limitada", "begrenzt", "limitato", "plafonné",
    "holds", "hold", "fits", "capacity", "最大", "最多", "以内", "以下", "まで", "최대", "이하", "이내",
  ]
  static let least: Lexicon = [
    "least", "minimum", "min", "mindestens", "minimal", "mínimo", "moins", "almeno", "needs",
    "shortest", "最小", "最少", "以上", "최소", "이상",
  ]

  /// Words in front of a number that make it a name or a part of another.
  static let names: Lexicon = [
    "step", "section", "level", "version", "page", "phase", "option", "chapter", "figure", "table",
    "item", "rule", "row", "column", "week", "day", "year", "id", "no", "number", "issue", "ticket",
    "sprint", "tier", "type", "variant", "wcag", "ios", "android", "schritt", "line", "part",
    "stage", "screen", "priority", "state", "h", "v", "t", "about", "around", "roughly",
    "approximately", "circa", "ca", "etwa", "nearly", "almost", "than", "slide", "example",
    "release",
    "q", "sub", "top", "first", "last", "next", "other", "another", "further", "more", "erste",
    "letzten",
  ]

  /// Words by which a time comes again and again.
  static let periods: Lexicon = [
    "every", "each", "alle", "jede", "jeden", "cada", "ogni", "toutes", "tous", "interval",
    "intervals", "often", "frequency", "period", "polling", "poll", "polls", "毎",
  ]

  /// Words behind a time that is counted back from an end, or is left.
  static let befores: Lexicon = [
    "before", "earlier", "prior", "ahead", "left", "remaining", "ago", "vorher", "vor", "antes",
    "avant", "prima", "old", "later", "apart", "restantes", "前",
  ]

  /// Words that say nothing of what a number is about.
  static let weak: Lexicon = LedgerWords.properties.union(LedgerWords.fillers).union([
    "の", "は", "を", "が", "に", "で", "と", "も", "へ", "や", "か", "から", "まで", "より", "など", "する", "した", "して",
    "when", "while", "if", "then", "than", "there", "they", "them", "their", "these", "those",
    "you", "your", "we", "our", "us", "he", "she", "his", "her", "who", "what", "which", "where",
    "how", "why", "no", "not", "never", "none", "only", "also", "more", "most", "less", "least",
    "up", "down", "out", "off", "over", "under", "into", "onto", "after", "before", "until",
    "within", "during", "since", "because", "so", "but", "because", "again", "once", "twice",
    "often",
    "always", "can", "could", "may", "might", "must", "should", "shall", "will", "would", "do",
    "does", "did", "done", "has", "have", "had", "was", "were", "been", "being", "get", "gets",
    "got", "go", "goes", "gone", "make", "makes", "take", "takes", "taken", "use", "uses", "used",
    "keep", "keeps", "kept", "let", "lets", "give", "gives", "given", "come", "comes", "put",
    "user", "users", "people", "person", "app", "one", "ones", "two", "three", "new", "same",
    "other", "another", "own", "such", "both", "either", "between", "per", "everything", "nothing",
    "something", "anything", "here", "now", "long", "short", "full", "first", "last", "next",
    "show",
    "shows", "display", "displays", "displayed", "appears", "appear", "hold", "holds", "allowed",
    "allow", "needs", "need", "needed", "long", "longer", "day", "days", "week", "weeks", "month",
    "months", "year", "years", "second", "seconds", "minute", "minutes", "hour", "hours", "least",
    "yes", "ok", "via", "about", "around", "still", "just", "already", "even", "much", "many",
    "enough", "every", "don", "isn", "ms", "sec", "kann", "können", "darf", "höchstens",
    "mindestens", "enthalten", "enthält", "endet",
    "beendet", "hinzufügen", "wenn", "wie", "bis", "zum", "zur", "peut", "puede", "queda", "tras",
    "après", "depuis", "end", "ends", "begin", "begins", "start",
    "starts", "started", "text", "button", "screen", "page", "list", "message", "state", "states",
    "note", "case", "way", "thing", "things", "set", "sets", "run", "runs", "work", "works",
    "add", "adds", "added", "see", "want", "element", "ist", "sind", "wird", "werden", "nach",
    "mit", "für", "auf", "im", "am", "bei", "nicht", "sich", "von", "dem", "zu", "als", "oder",
    "sekunden", "minuten", "tage", "avec", "pour", "dans", "est", "sont", "pas", "qui", "que",
    "sur", "au", "se", "en", "con", "para", "por", "es", "son", "no", "después", "durante",
    "después",
    "loading", "error", "errors", "animated", "animation", "fade", "fades", "smooth", "slow",
    "fast",
    "user's", "it's", "max", "interval", "every", "limited", "maximum", "large", "small", "medium",
    "data", "content", "result", "results", "item", "items", "change", "changes", "changed", "time",
    "times", "automatically", "automatic", "shown", "visible", "remain", "remains", "stay", "stays",
    "표시", "표시되는", "시간", "값", "크기", "높이", "너비", "뒤에", "입력", "내용", "内容", "入力", "表示", "表示時間", "時間",
    "備考", "高", "大", "項目",
    "trigger", "triggers", "triggered", "too", "action", "actions", "event", "events", "on", "off",
  ])

  /// Words of one meaning, each line led by the word for all; phrases have hyphens.
  private static let synonyms: [String] = [
    "inactive inactivity idle idling without-input without-touching without-activity",
    "inactive without-interaction no-input no-activity no-interaction untouched ohne-eingabe",
    "inactive ohne-aktivität sin-actividad sans-activité senza-attività inaktiv inaktivität",
    "inactive inactividad inactivité without-touch nobody-has-touched nobody-touches not-touched",
    "inactive no-touch not-been-touched has-not-touched",
    "session sign-out signs-out signed-out signs-you-out signing-out log-out logs-out",
    "session logged-out logs-you-out logout signout sign-in-screen sitzung sesión abgemeldet",
    "photo photos picture pictures image images foto fotos bild bilder imagen imágenes immagini",
    "attempt attempts try tries tried retry retries retried retrying intento intentos versuch",
    "attempt versuche versuchen fehlversuche tentative tentatives tentativi tentativas",
    "character characters char chars letter letters zeichen caractères caracteres caratteri 文字",
    "character 글자 자",
    "keypause debounce debounced debouncing last-key last-keystroke last-key-press",
    "keypause stopped-entering stops-entering typing-has-stopped",
    "keypause stops-typing stop-typing stopped-typing last-character last-input last-keypress",
    "keypause typing-stops typing-pause letzten-tastendruck letzter-tastendruck letzten-eingabe",
    "keypause letzten-zeichen tipppause eingabepause entprellung entprellt entprellen",
    "keypause dernière-frappe dernière-touche última-tecla última-pulsación ultimo-tasto",
    "autolock auto-lock auto-locks auto-locked autolocks locks-itself lock-itself",
    "autolock locks-automatically lock-automatically automatically-locks automatically-locked",
    "autolock locked-automatically",
    "toast toasts snackbar snackbars トースト スナックバー 토스트 스낵바",
    "trash bin wastebasket papierkorb corbeille papelera",
    "expiry expire expires expired expiration valid validity ttl lifetime gültig läuft-ab",
    "expiry abgelaufen ablauf gültigkeit caduca caducan caducidad vence vencen vencimiento expira",
    "expiry expiran expiré expirée valable validité scade scadenza scaduto vencimento validade",
    "delete deleted deletes deletion erase erased removed",
    "lock locked locks lockout lockouts gesperrt sperrt bloquea bloqueada bloqueado verrouillé",
    "refresh refreshes refreshed poll polls polled polling sync syncs synced reload reloads",
    "refresh refreshing asks-the-server ask-the-server fetch fetches fetched fetching reloaded",
    "refresh checks-for-new check-for-new aktualisiert aktualisierung",
    "splash splashscreen splash-screen launch-screen startbildschirm",
    "cut trim trimmed trims",
    "snooze snoozes snoozed snoozing aplaza aplazada aplazado aplazar",
    "card karte tarjeta carte",
    "trip trips journey journeys ride rides",
    "notification notifications push pushes alert alerts",
    "bookmark bookmarks favourite favourites favorite favorites",
    "search searches searching",
    "autosave autosaves autosaved auto-save auto-saved auto-saves autosaving",
    "autosave saved-automatically automatically-saved saves-automatically stored-automatically",
    "save saves saved saving speichern gespeichert speichert enregistré guardado",
    "expand expands expansion expanded expanding",
    "collapse collapses collapsed collapsing",
    "dialog dialogs modal modals dialogue",
    "longpress long-press press-and-hold long-presses long-pressed",
    "file files attachment attachments datei dateien",
    "hold hold holds held holding reserve reserved reserves reservation reservations",
    "remind reminder reminders reminds reminded",
    "refund refunds refunded",
    "guest guests visitor visitors",
    "password passwords passphrase passwort",
    "digit digits ziffer ziffern cifras chiffres numerals",
    "trial trials probezeit testphase",
    "upload uploads uploaded uploading",
    "resend resends resent send-again sent-again erneut-senden renvoyer reenviar",
    "cancel cancels cancelled canceled cancelling cancellation cancellations stornieren",
    "cancel stornierung",
    "undo undone rückgängig annuler deshacer",
    "skeleton skeletons placeholder placeholders",
    "tag tags label labels",
    "invitation invitations invite invites einladung",
    "email emails e-mail e-mails mail mails",
  ]

  /// The word for all of a meaning, by each word or phrase.
  static let meanings = WordMap(meaningsByWord)

  private static let meaningsByWord: [String: String] = synonyms.reduce(into: [:]) { result, line in
    let words = line.split(separator: " ").map(String.init)
    for word in words where result[word] == nil { result[word] = words[0] }
  }

  /// The words for all of a meaning.
  static let leads = Set(meaningsByWord.values)

  /// What a word alone tells.
  struct Sense {
    /// The word for all of its meaning.
    var meaning: String?
    /// Whether phrases begin with it.
    var isOpening = false
    /// Whether it says nothing of what a number is about.
    var isEmpty = false
  }

  /// What the words tell that are more than themselves.
  static let senses: WordMap<Sense> = {
    var result: [String: Sense] = [:]
    for word in Array(weak) + times.keys + sizes.keys + numbers.keys {
      result[word, default: Sense()].isEmpty = true
    }
    for (word, meaning) in meaningsByWord {
      result[word, default: Sense()].meaning = meaning
      guard word.contains("-"), let first = word.split(separator: "-").first else { continue }
      result[String(first), default: Sense()].isOpening = true
    }
    return WordMap(result)
  }()

  /// Endings of Korean nouns.
  static let particles: Set<Character> = [
    "가", "이", "은", "는", "을", "를", "에", "의", "로", "도", "와", "과", "뒤",
  ]

  /// Things of which a document may count many kinds.
  static let common: Lexicon = [
    "character", "line", "row", "column", "word", "time", "level", "step", "option", "color",
    "colour", "digit", "element", "pixel", "point", "item", "card", "button",
  ]

  /// Things of which an interface has one, so that their name alone tells what is meant.
  static let wholes: Lexicon = [
    "toast", "trial", "keypause", "longpress", "autosave", "resend", "session", "autolock",
    "splash",
  ]

  /// What people send and store, of which one size is the most.
  static let contents: Lexicon = ["file", "photo", "upload", "avatar", "document", "import"]

  /// Units and counters of scripts without blanks, the longer ones first.
  static let attached = [
    "秒間", "秒後", "秒", "分間", "分钟", "分鐘", "分", "時間", "小时", "日間", "天", "文字", "件", "枚", "個", "个", "回",
    "초간", "초", "분", "시간", "일", "글자", "자", "개", "장", "회",
  ]

  /// Words that limit a statement to a device, a platform, a role, a plan, a variant or a state.
  static let limits: Lexicon = [
    "mobile", "phone", "phones", "tablet", "tablets", "desktop", "laptop", "watch", "tv", "ipad",
    "iphone", "landscape", "portrait", "ios", "ipados", "android", "macos", "windows", "web",
    "dark", "reduced", "small", "medium", "large", "primary", "secondary", "tertiary", "hover",
    "pressed", "focus", "focused", "disabled", "success", "warning", "info", "critical", "premium",
    "pro", "basic", "business", "enterprise", "team", "teams", "guest", "guests", "admin", "admins",
    "owner", "owners", "offline", "cellular", "wifi", "wlan", "initial", "subsequent",
    "fallback", "old", "previous", "previously", "formerly", "v1", "v2", "beta", "default",
    "unless", "except", "instead", "compact", "video", "videos", "audio", "error", "errors",
    "child", "children", "kids", "adults", "daily", "weekly", "monthly", "production", "staging",
    "debug", "example", "slow", "fast", "background", "foreground", "weekend",
    "weekends", "simple", "complex", "recommended", "ideal", "ideally", "typical", "typically",
    "average", "usually", "target", "second", "third", "fourth",
  ]

  /// The canonical form of a word: its meaning, or the word without the ends by which forms differ.
  static func canonical(_ word: String) -> String {
    meanings[word]
      ?? {
        let stem = LedgerWords.stem(word)
        return meanings[stem] ?? stem
      }()
  }
}
