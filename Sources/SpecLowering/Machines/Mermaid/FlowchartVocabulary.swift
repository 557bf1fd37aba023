import SpecText

/// Words and shapes by which a flowchart shows what it is about; data, in lower case.
enum FlowchartVocabulary {
  /// What a heading over a machine says; these decide before the words against.
  static let machinePhrases: [[String]] = [
    ["state", "machine"], ["state", "diagram"], ["state", "transition"], ["state", "transitions"],
    ["state", "flow"], ["states"], ["state"], ["lifecycle"], ["life", "cycle"], ["user", "flow"],
    ["user", "flows"], ["screen", "flow"], ["screen", "flows"], ["ui", "flow"], ["ui", "flows"],
    ["ux", "flow"], ["navigation", "flow"], ["screen", "transitions"], ["page", "flow"],
    ["task", "flow"], ["task", "flows"], ["user", "journey"], ["interaction", "flow"], ["dialog"],
    ["dialogs"], ["dialogue"], ["modal"], ["modals"], ["wizard"], ["onboarding"], ["screens"],
    ["modes"], ["phases"], ["happy", "path"], ["screenflow"], ["userflow"], ["walkthrough"],
    ["zustände"], ["zustand"], ["zustandsdiagramm"], ["bildschirmfluss"], ["nutzerfluss"],
    ["benutzerfluss"], ["états"], ["parcours", "utilisateur"], ["parcours"], ["écrans"],
    ["estados"], ["flujo", "de", "usuario"], ["flujo", "de", "pantallas"], ["pantallas"],
    ["fluxo", "do", "usuário"], ["telas"], ["stati"], ["flusso", "utente"], ["schermate"],
    ["gebruikersstroom"], ["schermen"], ["toestanden"], ["alur", "pengguna"], ["alur", "layar"],
    ["layar"], ["page", "order"], ["screen", "order"], ["page", "map"],
    ["navigation", "structure"],
    ["navigation", "map"], ["route", "map"], ["screen", "map"], ["ekrany"], ["ekranów"],
    ["stany"], ["ekranlar"], ["ekranları"], ["ekran"],
    ["durumlar"], ["skärmar"], ["skärmflöde"], ["tillstånd"], ["obrazovky"], ["obrazovek"],
    ["stavy"], ["экраны"], ["экранов"], ["состояния"], ["состояний"], ["екрани"], ["екранів"],
    ["стани"], ["màn", "hình"], ["trạng", "thái"], ["экран"], ["состояние"], ["екран"], ["стан"],
    ["стану"], ["stan"], ["stav"], ["durum"], ["estado"], ["état"], ["stato"], ["toestand"],
    ["tilstand"], ["tilstande"], ["tilstander"], ["tila"], ["tilat"], ["näyttö"], ["näytöt"],
    ["skærm"], ["skærme"], ["skjerm"], ["skjermer"], ["skärm"], ["állapot"], ["állapotok"],
    ["képernyő"], ["képernyők"], ["ecrane"], ["stări"], ["οθόνες"], ["καταστάσεις"],
  ]

  /// The same in scripts without spaces: it is enough that a heading holds them.
  static let machineStems: [String] = [
    "状態", "状态", "狀態", "상태", "画面遷移", "画面フロー", "ユーザーフロー", "页面流程", "用户流程", "界面流程",
    "屏级流转", "流转", "跳转", "화면", "사용자 흐름", "유저 플로우", "플로우", "生命周期", "ライフサイクル",
  ]

  /// What a heading over a flow says that may be one of screens; the nodes decide.
  static let flowWords: Lexicon = [
    "flow", "flows", "journey", "navigation", "interaction", "interactions", "steps", "mode",
    "phase", "screen", "login", "checkout", "signup", "registration", "authentication",
    "sitemap", "map", "status", "statuses",
    "pages", "przepływ", "nawigacja", "nawigacji", "akış", "akışı", "gezinme", "flöde",
    "flödet", "flyt", "navigering", "navigace", "kulku", "поток", "переходы", "переходов",
    "навигация", "навигации", "навігація", "переходи", "luồng", "navigazione", "navegación",
    "navegação", "navigatie", "navigasi", "seiten", "páginas", "pagine",
    "transition", "transitions", "ablauf", "navigationsfluss", "flux", "flujo", "fluxo", "flusso",
    "stroom", "alur", "ページ構成", "画面構成", "サイト構成", "フロー", "流れ", "流程", "흐름", "导航", "導航", "交互流",
    "ナビゲーション", "내비게이션", "네비게이션",
  ]

  /// What a heading over a round of play says; the nodes decide.
  static let playWords: Lexicon = [
    "gameplay", "game", "round", "play", "spiel", "spielablauf", "spielverlauf", "spielrunde",
    "spielschleife", "runde", "jeu", "partie", "juego", "partida", "ronda", "jogo", "rodada",
    "gioco", "partita", "spel", "spelverloop", "ronde", "permainan", "игра", "игры", "раунд",
    "gra", "gry", "oyun",
  ]
  static let playStems: Phrases = [
    "ゲーム", "ラウンド", "游戏", "遊戲", "回合", "게임", "라운드", "trò chơi", "ván chơi",
  ]
  /// Words of nodes of what a program does in each frame.
  static let frameWords: Lexicon = [
    "render", "renders", "tick", "ticks", "frame", "frames", "physics", "delta", "fps", "collision",
    "collisions", "poll", "buffer", "thread", "shader",
  ]

  /// What a heading over something else says.
  static let otherPhrases: [[String]] = [
    ["architecture"], ["hierarchy"], ["component", "tree"], ["component", "structure"],
    ["components"], ["komponenten"], ["laufzeitkomponenten"], ["composants"], ["componentes"],
    ["componenti"], ["componenten"], ["komponen"], ["thành", "phần"], ["структура"], ["компоненты"],
    ["structure"], ["data", "flow"], ["dataflow"], ["data", "flows"], ["pipeline"],
    ["deployment"], ["infrastructure"], ["dependencies"], ["dependency"], ["build"], ["ci"], ["cd"],
    ["module"],
    ["modules"], ["package"], ["packages"], ["class"], ["classes"], ["database"], ["schema"],
    ["persistence"], ["storage"], ["layer"], ["layers"], ["layering"], ["integration"],
    ["integrations"], ["hooks"], ["services"], ["service"], ["algorithm"], ["decision", "tree"],
    ["decision"], ["decisions"], ["precedence"], ["rule"], ["rules"], ["logic"], ["api"],
    ["backend"], ["server"], ["network"], ["system", "overview"],
    ["overview", "of", "the", "system"],
    ["stack"], ["topology"], ["inheritance"], ["ownership"], ["roadmap"], ["timeline"],
    ["release", "process"], ["git"], ["branching"], ["folder"], ["directory"], ["file"],
    ["tests"], ["testing"], ["tokens"], ["theme"], ["threading"], ["concurrency"], ["sync"],
    ["synchronization"], ["caching"], ["cache"], ["events", "flow"], ["event", "bus"],
    ["approval", "process"], ["team", "roles"],
    ["team", "structure"], ["team", "organization"], ["team", "process"], ["the", "team"],
    ["our", "team"], ["process", "of", "work"], ["architektur"],
    ["datenfluss"], ["abhängigkeiten"], ["arborescence"], ["flux", "de", "données"],
    ["arquitectura"], ["flujo", "de", "datos"], ["arquitetura"],
    ["fluxo", "de", "dados"], ["architettura"], ["flusso", "di", "dati"],
    ["architectuur"], ["gegevensstroom"], ["arsitektur"], ["aliran", "data"],
  ]

  /// The same in scripts without spaces.
  static let otherStems: [String] = [
    "アーキテクチャ", "構成図", "データフロー", "依存関係", "架构", "数据流", "依赖", "아키텍처", "데이터 흐름", "의존성", "구조",
    "コンポーネント", "组件", "組件", "컴포넌트", "구성 요소",
  ]

  /// Words in a node of an interface.
  static let interfaceWords: Lexicon = [
    "screen", "page", "modal", "dialog", "dialogue", "sheet", "popup", "pop", "toast", "banner",
    "drawer", "view", "tab", "menu", "form", "loading", "empty", "error", "success", "offline",
    "onboarding", "login", "signup", "register", "home", "dashboard", "settings", "profile",
    "detail", "details", "list", "splash", "welcome", "confirmation", "confirm", "overlay",
    "panel", "editor", "preview", "review", "state", "mode", "idle", "active", "ready", "paused",
    "playing", "disabled", "enabled", "selected", "expanded", "collapsed", "open", "opened",
    "closed", "editing", "saving", "saved", "pending", "done", "failed", "complete", "completed",
    "draft", "published", "archived", "search", "results", "cart", "checkout", "payment",
    "notification", "prompt", "spinner", "skeleton", "snackbar", "tooltip", "wizard", "step",
    "button", "displayed", "shown", "hidden", "visible", "animation", "message", "bildschirm",
    "seite", "dialogfeld", "startseite", "anmeldung", "écran", "fenêtre", "accueil", "pantalla",
    "ventana", "inicio", "tela", "janela", "schermata", "finestra", "scherm", "venster", "layar",
    "halaman", "paiement", "connexion", "inscription", "panier", "recherche", "résultats", "profil",
    "paramètres", "réglages", "saisie", "choix", "chargement", "pago", "carrito", "búsqueda",
    "resultados", "perfil", "ajustes", "registro", "cargando", "pagamento", "carrinho", "busca",
    "cadastro", "configurações", "carregando", "carrello", "ricerca", "risultati",
    "profilo", "impostazioni", "registrazione", "caricamento", "zahlung", "warenkorb", "suche",
    "ergebnisse", "einstellungen", "registrierung", "auswahl", "betaling", "winkelwagen", "zoeken",
    "instellingen", "beranda", "pembayaran", "pencarian", "pengaturan", "übersicht", "formular",
    "overzicht", "formulier", "elenco", "scheda", "listado", "formulario", "window", "pane",
    "fenster", "okno", "pencere", "jendela", "окно",
    "listagem", "formulário", "formulaire", "daftar", "formulir", "formularz", "lista", "liste",
  ]

  /// Last words of a node that is seen, beside those for screens and dialogs.
  static let surfaces: Lexicon = [
    "banner", "toast", "form", "tab", "panel", "drawer", "menu", "button", "message", "wizard",
    "prompt", "settings", "snackbar", "tooltip", "notification", "alert",
  ]

  /// The same in scripts without spaces.
  static let interfaceStems: [String] = [
    "画面", "ページ", "ダイアログ", "ウィンドウ", "モーダル", "ボタン", "表示", "屏", "窗口", "页面", "弹窗", "对话框", "按钮", "显示",
    "首页", "화면", "탭", "タブ", "màn hình", "페이지", "모달", "다이얼로그", "팝업", "시트", "버튼", "메시지", "표시", "알림",
    "차트", "一覧", "フォーム", "ホーム", "列表", "详情", "表单", "목록", "홈",
  ]

  /// Words in a node of a system that no user sees.
  static let systemWords: Lexicon = [
    "api", "server", "backend", "frontend", "database", "db", "cache", "queue", "broker", "gateway",
    "lambda", "microservice", "service", "services", "repository", "controller", "provider",
    "middleware", "hook", "hooks", "context", "reducer", "store", "localstorage", "indexeddb",
    "sqlite", "redis", "postgres", "postgresql", "mongodb", "mysql", "s3", "cdn", "firebase",
    "firestore", "supabase", "kafka", "rabbitmq", "docker", "kubernetes", "nginx", "cloud",
    "worker", "cron", "webhook", "sdk", "library", "module", "package", "class", "interface",
    "protocol", "manager", "engine", "adapter", "driver", "parser", "compiler", "renderer",
    "scheduler", "dispatcher", "proxy", "endpoint", "schema", "table", "index", "bucket", "cluster",
    "vm", "container", "pod", "orm", "dao", "dto", "props", "selector", "thunk", "saga",
    "viewmodel",
    "interactor", "usecase", "datasource", "client", "sensor", "firmware", "mcu", "gpio", "lint",
    "deploy", "commit", "merge", "ci", "test", "tests", "staging", "production", "repo", "branch",
  ]

  /// The same in scripts without spaces, and what of it is told to a user all the same.
  static let systemMarks: Phrases = [
    "サーバー", "サーバ", "データベース", "キャッシュ", "服务器", "伺服器", "数据库", "資料庫", "缓存", "快取", "서버", "데이터베이스",
    "캐시", "로컬 저장",
  ]
  static let systemNotices: Phrases = [
    "エラー", "接続", "错误", "錯誤", "异常", "失败", "连接", "오류", "에러", "연결", "실패", "목록", "선택",
  ]

  /// Words of headings over how pages lead to each other by their routes.
  static let wayfinding: Lexicon = [
    "navigation", "nav", "routes", "routing", "sitemap", "menu", "sidebar", "pages", "screens",
    "navigazione", "navegación", "navegação", "navigatie", "rutas", "rotas",
  ]

  /// Verbs of what a program does with a part of the system.
  static let calls: Lexicon = [
    "read", "write", "save", "fetch", "call", "query", "persist", "store", "remove", "insert",
    "delete", "update", "post", "send", "put", "load", "clear", "check",
  ]

  /// What may stand for the program in a sentence on what it does, beside the parts of a system.
  static let programs: Lexicon = ["app", "browser", "system", "sw", "the", "program", "website"]

  /// Verbs of what programs do out of sight, in the third person.
  static let works: Lexicon = [
    "downloads", "installs", "serves", "fetches", "caches", "precaches", "validates", "requests",
    "receives", "responds", "registers", "parses", "computes", "calculates", "queries", "verifies",
    "compares", "encrypts", "decrypts", "uploads", "syncs", "generates", "initializes",
    "initialises",
  ]

  /// Last words of a node that is a record: a chart of them tells how data hang together.
  static let records: Lexicon = [
    "record", "records", "object", "objects", "entity", "entities", "row", "rows", "line", "lines",
    "evidence", "set", "sets", "dataset", "payload", "ledger", "attribute", "attributes", "mapping",
    "snapshot", "metadata", "datensatz", "enregistrement", "registro", "レコード", "记录", "레코드",
  ]

  /// Titles of groups whose nodes are triggers.
  static let triggerGroups: Lexicon = [
    "triggers", "trigger", "triggered", "events", "inputs", "gestures", "actions", "auslöser",
    "ereignisse", "déclencheurs", "disparadores", "eventos", "gatilhos", "トリガー", "イベント",
    "触发", "事件", "트리거", "이벤트",
  ]

  /// Titles of groups that explain the signs of a chart.
  static let legends: Lexicon = [
    "legend", "legende", "légende", "leyenda", "legenda", "key", "notes", "note", "凡例", "图例", "범례",
  ]

  /// First words of a node that is an act of a person.
  static let gestures: Lexicon = [
    "tap", "taps", "tapping", "click", "clicks", "clicking", "press", "presses", "swipe", "swipes",
    "pinch", "pinches", "drag", "drags", "hover", "hovers", "scroll", "scrolls", "type", "types",
    "shake", "shakes", "chạm", "nhấn", "vuốt", "klick", "klickt", "tippt", "drückt", "wischt",
    "clique", "appuie",
    "appuyer",
    "cliquer", "glisse", "toca", "pulsa", "hace", "clica", "tocca", "preme", "klikt", "drukt",
    "ketuk", "klik", "tekan", "点击", "轻触", "クリック", "タップ",
  ]

  /// Last words of a part of the interface that is called by its gesture: "Drag & Drop Zone".
  static let movedParts: Lexicon = [
    "zone", "area", "panel", "pane", "tray", "handle", "pad", "gallery", "canvas", "surface",
    "hint", "tutorial", "bereich", "fläche", "leiste", "panneau", "zona", "área", "panneel",
    "vlak", "gebied", "painel", "pannello",
  ]

  /// Last words of a node that is an act or an event.
  static let eventEndings: Lexicon = [
    "tapped", "clicked", "pressed", "swiped", "tap", "click", "press", "swipe", "gesture",
    "angeklickt", "geklickt", "cliqué", "pulsado", "clicado", "premuto", "geklikt", "ditekan",
  ]

  /// The same in scripts without spaces.
  static let gestureEndings: [String] = [
    "탭 전환", "をタップ", "をクリック", "タップ", "クリック", "버튼 탭", "버튼 클릭", "클릭", "터치", "누름", "被点击", "点击按钮",
  ]

  /// Endings that are a gesture between two screens and a part of the interface elsewhere ("tap" and "tab").
  static let doubtfulGestures: [String] = [" 탭"]

  /// Verbs for what somebody enters.
  static let inputs: Lexicon = [
    "fill", "enter", "edit", "type", "input", "change", "set", "choose", "select", "pick", "adjust",
    "provide", "upload", "write", "eingeben", "saisir", "remplir", "introducir", "ingresar",
    "preencher", "digitar", "inserire", "invullen",
  ]

  /// Last words of a node that is a control, and so what is touched between two screens.
  static let controls: Lexicon = [
    "button", "cta", "fab", "schaltfläche", "knopf", "bouton", "botón", "botão", "pulsante", "knop",
    "tombol", "przycisk", "knapp", "knap", "tlačítko", "düğmesi", "butonu", "кнопка",
  ]
  static let controlEndings: [String] = ["버튼", "ボタン", "按钮", "按鈕"]
  /// Nodes that are the way back and no place.
  static let backs: Lexicon = [
    "back", "zurück", "retour", "atrás", "volver", "voltar", "indietro", "terug", "назад", "wstecz",
    "뒤로가기", "뒤로", "戻る", "返回",
  ]

  /// Last words of a page about people: "User list".
  static let pages: Lexicon = [
    "management", "profile", "profiles", "list", "lists", "detail", "details", "settings", "page",
    "screen", "dashboard", "menu", "info", "account", "accounts", "home", "admin", "roles", "guide",
    "manual", "data", "panel", "form", "table", "view", "overview", "search", "directory",
    "preferences", "portal", "area", "verwaltung", "profil", "liste", "lista", "perfil", "profilo",
    "管理", "一覧", "列表", "목록", "관리", "프로필",
  ]

  /// Subjects of a person that acts.
  static let actors: Lexicon = [
    "user", "users", "customer", "visitor", "nutzer", "benutzer", "utilisateur", "usuario",
    "usuário", "utente", "gebruiker", "pengguna", "用户", "ユーザー", "사용자",
  ]

  /// Those in English, where a title in capitals tells a page from an act.
  static let englishActors: Lexicon = ["user", "users", "customer", "visitor"]

  /// Words of a note behind a heading that tell how far the work on something has come.
  static let progress: Lexicon = [
    "ready", "pending", "later", "follow", "follows", "missing", "planned", "todo", "wip", "done",
    "fertig", "offen", "folgt", "geplant", "später", "prêt", "prévu", "listo", "pendiente",
    "pronto", "pendente", "gepland", "готово", "позже", "gotowe",
  ]
  static let progressMarks = ["待", "未", "済", "已", "完成", "完了", "예정", "완료"]

  /// Texts of a node that only marks a start.
  static let starts: Lexicon = [
    "start", "begin", "entry", "anfang", "beginn", "début", "inicio", "início", "inizio", "mulai",
    "démarrage", "avvio", "начало", "старт", "початок", "początek", "začátek", "başlangıç",
    "開始", "开始", "시작", "アプリ起動", "app starts", "app launches", "app opens", "app startet",
    "app inicia", "app se inicia", "app arranca", "app démarre", "app si avvia", "app start op",
  ]

  /// Texts of a node that only marks an end.
  static let ends: Lexicon = [
    "end", "stop", "finish", "exit", "ende", "fin", "fim", "fine", "einde", "selesai", "終了",
    "结束", "結束", "종료", "끝",
  ]

  /// Last words of a group that is itself a state around its nodes.
  static let compositeEndings: Lexicon = [
    "state", "mode", "screen", "phase", "zustand", "modus",
  ]

  /// The outline behind a name of the general notation.
  static func shape(named name: String) -> DiagramGraph.Shape {
    shapes[name] ?? .box
  }

  private static let shapes: [String: DiagramGraph.Shape] = {
    var result: [String: DiagramGraph.Shape] = [:]
    let table: [(DiagramGraph.Shape, [String])] = [
      (.diamond, ["diam", "diamond", "decision", "question"]),
      (.hexagon, ["hex", "hexagon", "prepare"]),
      (
        .cylinder,
        [
          "cyl", "cylinder", "database", "db", "disk", "lin-cyl", "lined-cylinder", "h-cyl", "das",
          "horizontal-cylinder", "bow-rect", "bow-tie-rectangle", "stored-data",
        ]
      ),
      (
        .circle,
        [
          "circle", "circ", "sm-circ", "small-circle", "start", "dbl-circ", "double-circle",
          "fr-circ", "framed-circle", "stop", "f-circ", "filled-circle", "junction",
        ]
      ),
      (.round, ["rounded", "event", "stadium", "pill", "terminal"]),
      (.slanted, ["lean-r", "lean-right", "in-out", "lean-l", "lean-left", "out-in", "odd"]),
      (
        .document,
        ["doc", "document", "docs", "documents", "st-doc", "lin-doc", "text", "comment", "brace"]
      ),
    ]
    for (shape, names) in table {
      for name in names { result[name] = shape }
    }
    return result
  }()
}
