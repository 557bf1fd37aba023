import SpecModel
import SpecText

/// Words of lines, labels and sentences that tell of changes of state; data, in lower case.
enum TransitionWords {
  /// Nouns for a change of state; CJK words stand inside longer runs and are sought there.
  static let transitions: Lexicon = [
    "transition", "transitions", "übergang", "übergänge", "zustandsübergänge", "zustandsübergang",
    "transición", "transiciones", "transição", "transições", "transizione", "transizioni",
    "overgang", "overgangen", "transisi", "övergång", "övergångar", "przejście", "przejścia",
    "переход", "переходы", "перехід", "переходи", "přechod", "přechody", "prechody", "geçiş",
    "geçişler", "geçişleri", "overgange", "overganger", "siirtymät", "átmenetek", "tranziții",
    "μεταβάσεις",
    "przejść", "переходов", "přechodů", "átmenet", "siirtymä", "tranziție",
  ]
  static let transitionMarks = [
    "huyển trạng thái", "遷移", "转换", "轉換", "转移", "迁移", "流转", "跳转", "跳轉", "전환", "전이",
  ]

  /// Labels and headings inside the part of one state, over a list of its ways out.
  static let exits: Lexicon = [
    "exits", "exit", "navigates to", "next screen", "next screens", "exit conditions", "exit paths",
    "leaves when", "left when", "exits when", "exit condition",
    "leaves on", "leaves by", "leaves via", "leaves to", "leaves with", "leaves", "leave on",
    "left by", "left on", "left via", "left through", "exits on", "exits by", "exits via",
    "exits with", "exit on", "exit by", "exit via", "exit to", "exit with", "way out",
    "can go to", "goes on to", "moves on to", "proceeds to", "continues to", "where to next",
    "transitions out", "possible next states", "successors",
    "exits to", "next", "next state",
    "next states", "next step", "next steps from here", "leads to", "outgoing",
    "outgoing transitions",
    "goes to", "transitions to", "ways out", "from here", "triggers to other states",
    "exit transitions",
    "ausgänge", "nächste zustände", "wechselt zu", "wechselt nach", "wechsel zu", "wechselt in",
    "führt zu", "weiter zu", "verlassen durch", "weiter nach",
    "geht zu", "verlassen nach", "verlassen in richtung", "on sort vers", "sort vers",
    "on en sort vers", "se sale hacia", "sale hacia", "sai para", "sai-se para", "gaat over naar",
    "sorties", "sortie", "états suivants", "mène à", "va vers", "passe à", "salidas",
    "salida", "estados siguientes", "siguientes estados", "lleva a", "va a", "pasa a", "sale con",
    "saídas", "saída", "próximos estados", "leva a", "vai para", "sai com", "uscite", "uscita",
    "stati successivi", "porta a", "passa a", "esce con", "si esce verso", "esce verso", "si va a",
    "uitgangen", "volgende toestanden",
    "leidt naar", "gaat naar", "verlaten door", "går till", "leder till", "utgångar", "går til",
    "fører til", "wyjścia", "prowadzi do", "次の状態", "遷移先", "下一状态", "下一狀態", "后续状态",
    "nächster zustand", "mögliche nächste zustände", "folgezustände", "übergänge zu",
    "état suivant", "prochains états", "siguiente estado", "próximo estado", "passa para",
    "stato successivo", "prossimi stati", "volgende toestand", "volgende statussen",
    "następne stany", "następny stan", "kolejne stany", "przejścia do", "следующие состояния",
    "следующее состояние", "переходит в", "переходы в", "наступні стани", "další stavy",
    "sonraki durumlar", "nästa tillstånd", "status berikutnya", "keadaan berikutnya",
    "trạng thái tiếp theo", "次状態", "遷移可能", "遷移可能な状態", "可转换到", "可流转至", "可跳转", "下一步状态", "可达状态",
    "다음 단계", "전이 가능",
    "다음 상태", "이동", "다음 화면", "次の画面", "次画面", "下一页", "下一頁", "下一个页面", "下一屏",
    "siguiente pantalla", "próxima pantalla", "pantalla siguiente", "écran suivant",
    "page suivante", "nächster bildschirm", "nächste seite", "folgeseite", "próxima tela",
    "tela seguinte", "schermata successiva", "volgend scherm", "volgende scherm",
    "layar berikutnya", "halaman berikutnya", "sonraki ekran", "следующий экран",
    "następny ekran",
    "siguiente", "siguientes", "suivant", "suivants", "próximo", "próxima", "próximos",
    "successivo",
    "successivi", "volgende", "weiter", "danach", "berikutnya", "selanjutnya",
    "navigation", "navigates", "navigation to", "navigation from here", "outgoing navigation",
    "outbound navigation", "links to", "leads on to", "navegación", "navega a", "navegação",
    "navigazione", "navigatie", "navigasi",
    "verlassen wenn", "verlassen, wenn", "wird verlassen wenn", "wird verlassen, wenn",
    "se sale cuando", "sale cuando", "se sale si", "se abandona cuando", "on sort quand",
    "on quitte quand", "sort quand", "on en sort quand", "sai quando", "sai-se quando",
    "si esce quando", "esce quando", "se ne esce quando", "verlaten wanneer", "verlaten als",
    "wordt verlaten wanneer", "lämnas när", "forlades når", "forlates når", "keluar saat",
    "keluar ketika", "выход когда", "выход, когда", "выход", "выходы", "wyjście",
    "passe en", "change vers", "bascule vers", "cambia a", "cambia in", "muda para", "mudar para",
    "wisselt naar", "verandert in", "byter till", "övergår till", "skifter til", "går over til",
    "zmienia się w", "przechodzi do", "przechodzi w", "переходит к", "переходить до",
    "переходить у", "přechází do", "geçer", "geçiş yapar", "siirtyy", "chuyển sang", "chuyển đến",
    "切换到", "切换至", "変わる", "へ変わる",
    "transition to", "transitions into",
    "übergang zu", "übergänge nach", "übergänge in", "transitions vers", "transition vers",
    "transiciones a", "transiciones hacia", "transición a", "transições para", "transição para",
    "transizioni verso", "transizioni a", "transizione a", "overgangen naar", "overgang naar",
    "transisi ke", "遷移する状態", "转换到", "转移到", "전이 대상", "전환 대상",
  ]

  /// Labels in the part of a state before the name of the one that follows; as headings they speak of what is to be
  /// done next.
  static let nextSteps: Lexicon = [
    "下一步", "下一階段", "下一阶段", "后续", "後續", "次", "次のステップ", "다음", "далее", "далі",
    "следующий шаг", "наступний крок", "następny krok", "další krok", "sonraki adım",
    "nächster schritt", "étape suivante", "siguiente paso", "próximo passo", "passo successivo",
  ]

  /// Remarks that tell where in the course a state stands, and not what leads to it: "Ready (loop)".
  static let courses: Lexicon = [
    "loop", "loops", "loops back", "cycle", "cyclic", "terminal", "final", "terminal state",
    "final state", "end state", "schleife", "zyklus", "endzustand", "boucle", "bucle", "ciclo",
    "循环", "循環", "终态", "終態", "ループ", "終端", "순환", "반복", "цикл",
  ]

  /// Words between a noun for transitions and the state that they leave.
  static let from: Lexicon = [
    "from", "out", "aus", "von", "depuis", "desde", "da", "dal", "vanuit", "dari", "från",
  ]

  /// The same behind the name of what is left, in scripts without blanks, and before and behind it.
  static let fromBehind = [
    "からの画面遷移", "からの遷移先", "からの遷移", "からの移動", "에서의 화면 전환", "에서의 전환", "에서 전환", "에서의 이동",
    "에서 이동",
  ]
  static let fromAround = [
    (before: "从", behind: "的跳转"), (before: "从", behind: "跳转"), (before: "从", behind: "出发"),
    (before: "從", behind: "跳轉"),
  ]

  /// Those and further words before a state, in titles over what happens there: "While Idle", "Im Standby".
  static let leaving: Lexicon = from.union([
    "leaving", "in", "while", "when", "during", "im", "während", "dans", "pendant", "en", "durante",
    "nel", "nello", "em", "no", "tijdens", "wenn", "quand", "cuando", "quando", "fra", "i", "z",
    "ze",
    "w", "из", "от", "в",
  ])

  /// Words in a heading that show a chain of names to be one of states.
  static let progress: Lexicon = [
    "status", "statuses", "state", "states", "phase", "phases", "lifecycle", "estado", "estados",
    "état", "états", "zustand", "zustände", "statut", "statuts", "stato", "stati", "fase", "fases",
    "ciclo", "toestand", "toestanden", "stage", "stages", "stan", "stany", "stav", "stavy", "durum",
    "durumlar", "durumu", "durumları", "состояние", "состояния", "статус", "статусы", "статуси",
    "стан", "стани", "tillstånd", "tilstand", "tilstande", "tilstander", "állapotok", "keadaan",
    "etap", "etapy", "этапы", "етапи", "faza", "fazy", "fáze", "cykl", "cyklus", "цикл",
    "состояний", "статусов", "станів", "статусів", "stanów", "statusów", "stavů",
    "stavov", "zustandsdiagramm", "zustandsautomat", "zustandsautomaten", "zustandsmaschine",
    "zustandsmodell", "zustandsgraph", "zustandsfolge", "zustandsübersicht", "statusdiagramm",
    "toestandsdiagram", "toestandsmachine", "toestandsmodel", "statusdiagram", "statusverloop",
    "tillståndsdiagram", "tillståndsmaskin", "tilstandsdiagram", "tilstandsmaskine",
    "tilstandsmaskin", "tilakaavio", "tilakone", "állapotgép", "állapotdiagram", "stări",
    "durumların",
  ]
  static let progressMarks = ["状态", "狀態", "状態", "상태", "ステータス"]

  /// Words in a heading over arrows that lead through systems, data or time and not through states.
  static let systems: Lexicon = [
    "architecture", "data", "pipeline", "deployment", "infrastructure", "backend", "api", "request",
    "component", "components", "dependency", "dependencies", "import", "imports", "build", "file",
    "files", "folder", "directory", "structure", "hierarchy", "typography", "focus", "tab",
    "keyboard", "reading", "mapping", "migration", "token", "tokens", "handoff", "export",
    "implementation", "schema", "event", "layout", "spacing", "gradient", "gradients", "color",
    "colors", "colour", "colours", "breakpoint", "breakpoints", "responsive", "release", "rollout",
    "process", "workflow", "decision", "процесс", "процес", "arbeitsablauf", "arquitectura",
    "architektur", "arquitetura", "daten", "database", "databases", "datenbank",
  ]

  /// Verbs with their preposition, before the name of a state or screen.
  static let moves: [[String]] = phrases([
    "transitions to", "transition to", "transitions into", "returns to", "return to",
    "returning to",
    "goes to", "go to", "goes back to", "go back to", "goes into", "navigates to", "navigate to",
    "navigates back to", "navigate back to", "moves to", "move to", "moves into", "switches to",
    "switch to", "switches back to", "changes to", "change to", "leads to", "lead to",
    "proceeds to",
    "proceed to", "advances to", "advance to", "redirects to", "redirect to", "redirected to",
    "routes to", "falls back to", "fall back to", "reverts to", "revert to", "back to", "enters",
    "enter", "opens", "open", "reopens", "launches", "launches to", "launches into", "opens to",
    "opens into", "lands on", "land on", "drops into", "brings up", "takes user to",
    "links to", "links into", "deep links to", "deep links into", "hops to", "hops over to",
    "hops back to", "pops back to", "verlinkt auf", "verlinkt zu", "springt zu", "springt zur",
    "springt zum", "renvoie à", "renvoie au", "renvoie vers", "enlaza a", "enlaza con", "salta a",
    "rimanda a", "rimanda al", "verwijst naar", "springt naar",
    "takes the user to",
    "stay in", "stays in", "remain in", "remains in", "reset to",
    "toggle", "toggles", "continues to", "continue to", "jumps to", "resets to",
    "wechselt zu", "wechselt in", "wechsel zu", "geht zu", "geht in", "führt zu", "kehrt zurück zu",
    "zurück zu", "zurück zum", "zurück zur", "öffnet", "navigiert zu", "weiter zu", "weiter zum",
    "weiter zur", "geht zur", "geht zum", "wechselt zur", "wechselt zum", "führt zur", "führt zum",
    "übergang zu", "übergang zum", "übergang zur", "übergang in", "wechsel zum", "wechsel zur",
    "transition vers", "passage à", "passage au", "transición a", "transición al",
    "transição para", "passagem para", "transizione a", "passaggio a", "passaggio al",
    "overgang naar", "transisi ke", "övergång till", "přechod na", "přechod do",
    "moves on to", "move on to", "on to",
    "passe à", "passe en", "retour à", "retour au", "retourne à", "revient à", "va à", "mène à",
    "ouvre", "navigue vers", "vers", "passe au", "passer à", "va au", "revient au", "mène au",
    "pasa al", "vuelve al", "va al", "avanza a", "avanza al", "avança para", "passa al",
    "passa alla", "torna al", "torna alla", "va alla", "door naar", "gaat door naar",
    "verder naar", "lanjut ke", "menuju",
    "pasa a", "vuelve a", "regresa a", "volver a", "va a", "ir a", "navega a", "cambia a", "abre",
    "lleva a",
    "passa para", "volta para", "volta ao", "retorna para", "vai para", "ir para", "navega para",
    "muda para", "leva a",
    "passa a", "torna a", "ritorna a", "vai a", "apre", "porta a",
    "gaat naar", "ga naar", "keert terug naar", "terug naar", "schakelt naar", "opent",
    "leidt naar",
    "buka", "kembali ke", "pindah ke", "beralih ke", "pergi ke",
    "aller à", "aller au", "retourner à", "retourner au", "retourne au", "revenir à", "revenir au",
    "volver al", "regresar al", "regresar a", "regresa al", "ir al", "navegar a", "pasar a",
    "pasar al", "abrir", "lleva al", "cambia al",
    "voltar para", "voltar ao", "voltar à", "volta à", "vai ao", "vai à", "ir ao", "retorna ao",
    "avançar para", "navegar para", "passar para",
    "vai al", "vai alla", "vai all'", "va all'", "torna all'", "torna allo", "passa all'",
    "tornare a", "tornare al", "tornare alla", "ritorno a", "ritorno al", "ritorno alla",
    "ga terug naar", "ga door naar",
    "taken to", "brought to", "forwarded to", "directed to", "returned to", "sent back to",
    "redireciona", "redireciona para", "redireciona ao", "redirige a", "redirige al",
    "chuyển đến", "chuyển tới", "chuyển về", "chuyển sang", "quay về", "trở về", "đi đến",
    "đi tới", "điều hướng đến", "và về", "quay lại", "trở lại", "chuyển qua", "przejdź do",
    "przechodzi do", "przejście do", "wraca do", "wróć do", "powrót do",
    "redirige vers", "reindirizza a", "reindirizza al", "leitet weiter zu", "leitet um auf",
    "открывает", "открыть", "открывается", "переход на", "переход в", "переход к", "переходит на",
    "переходит в", "переходит к", "перейти на", "перейти в", "перейти к", "ведёт на", "ведёт в",
    "ведёт к", "ведет на", "ведет в", "ведет к", "возврат на", "возврат в", "возврат к",
    "возвращает на", "возвращает в", "возвращает к", "возвращается на", "возвращается в",
    "возвращается к", "вернуться на", "вернуться в", "вернуться к",
  ])
  /// How a line says that it leads to a place which was named before.
  static let returns: Phrases = [
    "back to ", "again to ", "go back to ", "goes back to ", "return to ", "returns to ",
    "zurück zu ", "zurück zum ", "zurück zur ", "zurück nach ", "retour à ", "retour au ",
    "retour vers ", "volver a ", "vuelve a ", "vuelta a ", "de vuelta a ", "regresa a ",
    "regresar a ", "voltar para ", "volta para ", "volta a ", "de volta a ", "torna a ",
    "ritorno a ", "di nuovo a ", "terug naar ", "kembali ke ", "назад к ", "обратно в ",
    "возврат к ", "возврат на ",
  ]
  /// Words before what comes next: "saves the form, then goes to Home".
  static let sequels: Lexicon = [
    "then", "dann", "danach", "puis", "ensuite", "luego", "después", "depois", "poi", "daarna",
    "lalu", "kemudian",
  ]
  /// Verbs of seeing and of coming somewhere, which change nothing.
  static let sights: Lexicon = [
    "sees", "see", "views", "lands", "arrives", "sieht", "landet", "voit", "vê", "vede", "ziet",
    "belandt", "melihat", "видит",
  ]
  /// Nouns for what a move leads to.
  static let surfaces: Lexicon = [
    "screen", "page", "sheet", "modal", "dialog", "dialogue", "popup", "popover", "overlay",
    "drawer", "panel", "menu", "alert", "toast", "view", "picker", "wizard", "lightbox", "editor",
    "dashboard", "bildschirm", "seite", "dialogfeld", "ansicht", "écran", "vue", "fenêtre",
    "pantalla", "página", "ventana", "vista", "diálogo", "tela", "janela", "schermata", "pagina",
    "finestra", "scherm", "venster", "layar", "halaman", "ekrany", "ekranlar", "экраны",
    "экранов", "екрани", "екранів", "ekranów", "obrazovky", "obrazovek", "skärmar", "skærme",
    "skjermer",
  ]
  static let surfaceMarks = [
    "画面", "ダイアログ", "モーダル", "页面", "界面", "弹窗", "對話框", "对话框", "화면", "페이지", "모달",
  ]

  /// Whether a short name has a word for a part of the interface that opens.
  static func namesSurface(_ name: String) -> Bool {
    let words = Names.words(name)
    guard words.count <= 4 else { return false }
    return words.contains(where: surfaces.contains) || surfaceMarks.contains(where: name.contains)
  }

  /// Names of usual states of an interface; they show that a list of reactions tells of states.
  static let usualStates: Lexicon = [
    "idle", "neutral", "default", "resting", "pending", "loading", "success", "error", "failure",
    "failed", "complete", "completed", "disabled", "enabled", "active", "inactive", "ready", "busy",
    "saving", "saved", "empty", "offline", "online", "syncing", "synced", "hover", "pressed",
    "focused", "selected", "expanded", "collapsed", "open", "closed", "paused", "playing",
    "processing", "confirmed", "cancelled", "canceled", "submitted", "editing", "feedback",
    "retrying", "timeout", "expired", "locked", "unlocked", "connected", "disconnected",
  ]

  /// Words that end the name of a target.
  static let annotations: Lexicon = [
    "with", "and", "via", "after", "once", "upon", "when", "if", "on", "for", "by", "in", "at",
    "using", "while",
    "then", "until", "where", "mit", "und", "nach", "wenn", "avec", "et", "après", "si", "con", "y",
    "tras", "com", "e", "após", "quando", "met", "en", "na", "otherwise", "unless", "whenever",
    "sobald", "falls", "bei", "beim", "sonst", "quand", "lorsque", "sinon", "cuando", "wanneer",
    "zodra", "jika", "ketika", "если", "когда", "при", "gdy", "jeśli", "když", "pokud", "khi",
    "nếu",
    "när", "når", "hvis",
  ]

  /// Words before a name that are no part of it.
  static let articles: Lexicon = [
    "the", "a", "an", "its", "der", "die", "das", "den", "dem", "le", "la", "les", "un", "une",
    "el",
    "l'", "los", "o", "os", "il", "lo", "het", "de",
  ]

  /// Words without the articles in front of them; the last word stays.
  static func withoutArticles<Word: StringProtocol>(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
    var words = words
    while words.count > 1, let first = words.first, articles.contains(first.lowercased()) {
      words = words.dropFirst()
    }
    return words
  }

  /// What shows, in scripts without spaces, that a side is a clause or excludes a state.
  static let clauses = ["とき", "場合", "たら", "すると", "以外", "时候", "除外", "하면", "이외"]

  /// Words that stand for a state named elsewhere.
  static let pronouns: Lexicon = [
    "it", "this", "that", "them", "previous", "next", "same", "user", "you", "itself", "what",
    "how",
    "original", "last", "normal", "beginning", "top", "bottom", "parent",
  ]

  /// Words for a row of steps that is shown to a person.
  static let trackers: Lexicon = progress.union([
    "stepper", "tracker", "progress", "steps", "pipeline", "statusleiste", "fortschritt",
    "progreso", "progresso", "progression", "voortgang",
  ])

  /// Controls whose name stands for the act: "Button Retry → …".
  static let controls: Lexicon = [
    "button", "cta", "fab", "link", "icon", "tab", "row", "card", "swipe", "key", "bouton", "lien",
    "botón", "enlace", "botão", "schaltfläche", "knopf", "pulsante", "knop", "tombol",
  ]

  /// Words before the state that an entry condition names as the one before.
  static let origins: Lexicon = [
    "from", "in", "after", "during", "leaving", "while", "aus", "von", "nach", "im", "depuis",
    "après", "dans", "desde", "tras", "después", "após", "durante", "da", "dopo", "vanuit", "na",
  ]

  /// Verbs and nouns before the state in which something is.
  static let states: Lexicon = [
    "is", "was", "state", "were", "be", "ist", "war", "zustand", "est", "était", "état", "es",
    "era",
    "estado", "é", "è", "stato", "staat",
  ]

  /// Words that open the occasion of a change.
  static let occasions: Lexicon = [
    "when", "after", "once", "on", "if", "upon", "as", "wenn", "sobald", "nach", "quand", "après",
    "lorsque", "cuando", "tras", "quando", "após", "dopo", "wanneer", "als", "zodra",
  ]

  /// Conjunctions that open a clause on when something happens; a preposition such as "on" may begin a name.
  static let conjunctions: Lexicon = [
    "if", "when", "whenever", "once", "wenn", "sobald", "falls", "si", "quand", "lorsque",
    "cuando", "se", "quando", "als", "wanneer", "zodra", "jika", "ketika",
  ]

  /// Words that deny a change.
  static let negations = denials.union(["no", "kein", "non", "instead", "avoid"])

  /// Words that deny whatever stands beside them; "no" may also be an answer.
  static let denials: Lexicon = [
    "not", "never", "cannot", "without", "don't", "doesn't", "won't", "nicht", "nie", "pas",
    "jamais", "nunca", "não", "mai", "niet", "nooit",
  ]

  /// Parts of systems: a drawing that names one shows how data flows.
  static let machinery: Lexicon = [
    "api", "server", "database", "db", "client", "service", "services", "backend", "frontend",
    "cache", "queue", "redis", "firestore", "firebase", "postgres", "sqlite", "hook", "hooks",
    "store", "reducer", "controller", "repository", "provider", "gateway", "endpoint", "worker",
    "webhook", "browser", "sdk", "storage", "module", "layer", "props", "callback", "renderer",
    "datenbank", "servidor", "serveur", "json", "css", "html", "http", "https",
  ]

  /// Whether a name is that of a part of a system: "Auth server" is, "Server error" and "Play queue" are what is shown.
  static func namesMachinery(_ name: String) -> Bool {
    let words = Names.words(name)
    guard let last = words.last, machinery.contains(last) else { return false }
    return words.count == 1 || !things.contains(last)
  }

  /// Whether a name is a part of a system or a format and nothing that a person sees: "JSON", "database"; "Store" may be
  /// a screen.
  static func isOnlyMachinery(_ name: String) -> Bool {
    let words = Names.words(name)
    guard words.count == 1 else { return false }
    return machinery.contains(words[0]) && !things.contains(words[0])
  }

  /// Words of `machinery` that also name things that a person sees, behind another word.
  private static let things: Lexicon = [
    "queue", "store", "service", "services", "browser", "client", "module", "provider", "storage",
    "cache",
  ]

  /// Whether words between two things say how they belong together: "uses", "belongs to".
  static func tellsRelation(_ text: String) -> Bool {
    let words = Names.words(text)
    guard let first = words.first, relations.contains(first) else { return false }
    return words.count == 1 || words.count == 2 && words[1].utf8.count <= 4
  }

  /// Verbs between things that belong together, none of which leads to the other.
  private static let relations: Lexicon = [
    "uses", "use", "has", "have", "contains", "owns", "own", "calls", "imports", "depends",
    "requires", "extends", "implements", "inherits", "belongs", "references", "reads", "writes",
    "notifies", "sends", "stores", "creates", "includes", "holds", "consumes", "produces",
    "publishes", "subscribes", "queries", "places", "hat", "enthält", "gehört", "nutzt",
    "verwendet", "besitzt", "utilise", "contient", "possède", "appartient", "usa", "contiene",
    "posee", "tiene", "pertenece", "contém", "possui", "tem", "pertence", "ha", "possiede",
    "appartiene", "gebruikt", "bevat", "heeft",
  ]

  /// Whether a heading speaks of states, screens or the changes between them.
  static func speaksOfStates(_ title: String) -> Bool {
    NameMemo.answer(.speaksOfStates, of: title, speaksOfStatesAnew)
  }

  private static func speaksOfStatesAnew(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains { word in
      progress.contains(word) || transitions.contains(word) || surfaces.contains(word)
        || screens.contains(word)
        || word.utf8.count > 8 && compounds.contains(where: word.hasSuffix)
        || FlowWords.isCompound(word)
    }
      || progressMarks.contains(where: title.contains)
      || transitionMarks.contains(where: title.contains)
      || flowMarks.contains(where: title.contains)
      || CourseWords.areNamed(title)
  }

  private static let screens: Lexicon = [
    "screens", "pages", "navigation", "flow", "flows", "journey", "dialogs", "modals", "views",
    "wireflow", "wireflows", "screenflow", "userflow", "userflows", "modes", "machine", "wizard",
    "onboarding", "ablauf", "flujo", "fluxo", "parcours", "flusso", "flujos", "fluxos", "flussi",
    "abläufe",
  ]

  /// How German words end that are made of one of these and another: "Auftragsstatus".
  private static let compounds = ["status", "zustand", "zustände", "zyklus"]

  /// Types of data: "user.name -> title : string" maps a field.
  static let types: Lexicon = [
    "string", "number", "boolean", "bool", "int", "integer", "float", "double", "date", "object",
    "array", "any", "void", "null", "enum",
  ]

  /// The words with which phrases of motion begin.
  static let moveHeads = Lexicon(moves.map { $0[0] })

  private static func phrases(_ texts: [String]) -> [[String]] {
    texts.map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  }
}
