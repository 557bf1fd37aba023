import SpecModel

/// The words that tell what a time is for, data only.
enum DurationCues {
  typealias Role = DurationFact.Role

  /// Words of English, and words of other languages in plain ASCII.
  static let words: WordTable<Role> = WordKey.table(
    (.stagger, ["stagger", "staggered", "gestaffelt"]),
    (.delay, ["delay", "delays", "delayed", "after", "wait", "waits", "before", "pause", "nach"]),
    (.delay, ["warten", "wartet", "ritardo", "attesa", "retraso", "retardo", "espera", "atraso"]),
    (.delay, ["vertraging", "jeda", "tunda", "setelah", "dopo", "despues", "depois", "bout"]),
    (.timeout, ["timeout", "timeouts", "dismiss", "dismisses", "dismissed", "expires", "expiry"]),
    (.timeout, ["expire", "expired", "abort", "cancelled", "hide", "hides", "disappears"]),
    (.timeout, ["autohide", "ttl", "lifetime", "retention", "ablauf", "expira", "scade"]),
    (.timeout, ["verloopt", "kedaluwarsa", "scadenza", "caduca", "inactivity", "inactividad"]),
    (.timeout, ["inatividade", "grace", "abandonne", "abandona", "desiste", "rinuncia", "older"]),
    (.period, ["every", "interval", "period", "poll", "polls", "polling", "cycle", "loop"]),
    (.period, ["loops", "repeat", "repeats", "heartbeat", "refresh", "refreshes", "toutes"]),
    (.period, ["cada", "alle", "ogni", "elke", "setiap", "intervall", "intervalle", "intervalo"]),
    (.period, ["intervallo", "frequenz", "chaque"]),
    (.debounce, ["debounce", "debounced", "throttle", "throttled", "throttling", "entprellung"]),
    (.latency, ["latency", "response", "load", "loads", "loading", "loaded", "complete"]),
    (.latency, ["completes", "completed", "render", "renders", "startup", "launch", "query"]),
    (.latency, ["paint", "interactive", "responds", "respond", "fetch", "sync", "ladezeit"]),
    (.latency, ["chargement", "carga", "carregamento", "caricamento", "antwortzeit", "laadtijd"]),
    (.latency, ["respuesta", "resposta", "risposta", "latenz", "latencia", "latenza", "muat"]),
    (.dwell, ["dwell", "hold", "holds", "held", "press", "visible", "remains", "stays"]),
    (.dwell, ["longpress", "sichtbar", "gedrückt", "visibile", "zichtbaar", "terlihat"]),
    (.dwell, ["permanece", "permanecen", "permanecem", "rimane", "rimangono", "reste", "restent"]),
    (.dwell, ["bleibt", "bleiben", "blijft", "blijven"]),
    (.budget, ["frame", "budget"]),
    (.animation, ["animation", "animations", "animate", "animates", "transition", "transitions"]),
    (.animation, ["fade", "fades", "fading", "slide", "slides", "scale", "scales", "ease"]),
    (.animation, ["eased", "easing", "shimmer", "spin", "spins", "rotate", "rotates", "rotation"]),
    (.animation, ["pulse", "pulses", "bounce", "shake", "crossfade", "cross", "expand"]),
    (.animation, ["transform", "transforms"]),
    (.animation, ["collapse", "morph", "out", "spring", "sheet", "overlay", "appearance"]),
    (.animation, ["linear", "motion", "grow", "zoom", "flip", "wipe", "swing", "glow", "blink"]),
    (.animation, ["scroll", "movement", "removal", "animiert", "einblenden", "ausblenden"]),
    (.animation, ["animationsdauer", "dauer", "fondu", "glissement", "fundido", "desvanece"]),
    (.animation, ["animacion", "transicion", "animazione", "transizione", "dissolvenza"]),
    (.animation, ["animatie", "overgang", "vervagen", "animasi", "transisi", "durata", "duur"]),
    (.animation, ["durasi"])
  )

  /// Words with letters outside ASCII.
  static let marked: WordTable<Role> = WordKey.table(
    (.delay, ["verzögerung", "verzögert", "délai", "après", "después", "após", "dès"]),
    (.timeout, ["läuft", "zeitüberschreitung", "caducité", "expiración", "expiração"]),
    (.timeout, ["disparaît", "desaparece", "verfällt"]),
    (.period, ["période", "período", "répète", "fréquence"]),
    (.latency, ["réponse", "antwort", "lädt", "geladen"]),
    (.dwell, ["gedrückt", "maintenu", "appui", "mantém", "mantén"]),
    (.animation, ["durée", "duração", "duración", "übergang", "überblendung", "animación"]),
    (.animation, ["animação", "transição", "transición", "défilement"])
  )

  /// Words of scripts that do not part words by spaces.
  static let scripts: [(StaticString, Role)] = [
    ("每项间隔", .stagger), ("逐项间隔", .stagger), ("每个间隔", .stagger),
    ("遅延", .delay), ("ディレイ", .delay), ("延迟", .delay), ("延遲", .delay), ("지연", .delay),
    ("後に", .delay), ("之后", .delay), ("之後", .delay), ("후에", .delay), ("タイムアウト", .timeout),
    ("超时", .timeout), ("逾時", .timeout), ("타임아웃", .timeout), ("시간 초과", .timeout),
    ("自動的に閉じ", .timeout), ("自动关闭", .timeout), ("자동으로 닫", .timeout), ("有効期限", .timeout),
    ("ごとに", .period), ("毎に", .period), ("間隔", .period), ("间隔", .period), ("每", .period),
    ("마다", .period), ("간격", .period), ("周期", .period), ("주기", .period),
    ("デバウンス", .debounce), ("防抖", .debounce), ("节流", .debounce), ("디바운스", .debounce),
    ("応答", .latency), ("響应", .latency), ("响应", .latency), ("읽기", .latency), ("로딩", .latency),
    ("読み込み", .latency), ("加载", .latency), ("응답", .latency), ("長押し", .dwell), ("长按", .dwell),
    ("길게", .dwell), ("按住", .dwell), ("表示", .dwell), ("显示", .dwell), ("停留", .dwell),
    ("アニメーション", .animation),
    ("フェード", .animation), ("トランジション", .animation), ("遷移", .animation), ("动画", .animation),
    ("動畫", .animation), ("过渡", .animation), ("淡入", .animation), ("淡出", .animation),
    ("애니메이션", .animation), ("페이드", .animation), ("전환", .animation), ("時間", .animation),
    ("时长", .animation), ("지속", .animation),
  ]

  /// Words of a line on which days are a demand and not an age or an estimate.
  static let retention = WordKey.set(
    "expire", "expires", "expiry", "expiration", "expired", "retention", "retained", "retain",
    "ttl", "lifetime", "timeout", "valid", "validity", "remember", "remembered", "cache", "cached",
    "persist", "persists", "persisted", "kept", "deleted", "purged", "purge", "storage", "stored",
    "duration", "cooldown", "snooze", "grace", "session", "gültig", "expira", "caduca", "dauer",
    "validez", "validade", "stays", "disappears", "reappears", "vanishes", "unlocks",
    "inactivity", "reminder", "reminders", "interval", "intervall", "recordatorio", "lembrete",
    "promemoria", "herinnering", "pengingat", "speicherdauer", "geldig", "berlaku", "scade",
    "conservation")

  /// Words before a time after which something happens.
  static let sequels = WordKey.set("after", "nach", "après", "tras", "após", "dopo", "setelah")

  /// Words behind a time after which something happens: "30 days later", "7 jours sans retrait".
  static let sequelsBehind = WordKey.set(
    "later", "afterwards", "pass", "passed", "without", "später", "vergehen", "ohne", "sans",
    "sin", "sem", "senza", "zonder")

  /// Words before or after a time that make it an age.
  static let ages = WordKey.set("ago", "fa", "geleden", "lalu", "yang", "atrás", "sedan", "old")
  static let agesBefore = WordKey.set("vor", "hace", "há", "y")

  /// Words for what tells that a time runs out.
  static let endings = WordKey.set(
    "countdown", "timer", "remaining", "expiry", "blinks", "blink", "pulses", "flashes", "warning",
    "shown", "glows", "glow", "dims", "dim", "brightens", "beeps", "vibrates", "shakes", "slows")

  /// Words behind the name of a decade: "an 80s look".
  static let eras = WordKey.set(
    "style", "styled", "aesthetic", "aesthetics", "retro", "futuristic", "sci", "movie", "film",
    "inspired", "vibe", "vibes", "era", "look", "visual", "music", "design", "nostalgia", "neon")

  /// Headers of columns of times.
  static let headers = WordKey.set(
    "duration", "durations", "dauer", "durée", "duración", "duração", "durata", "duur", "durasi",
    "timing", "delay")
}
