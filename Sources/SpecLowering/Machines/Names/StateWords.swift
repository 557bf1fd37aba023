import SpecText

/// Words by which documents name states without saying "state", and words of what only stands beside states; data.
enum StateWords {
  /// Words that name a state, first or last in its name: "Loading", "Network Error", "Empty Cart".
  static let states: Lexicon = [
    // At rest.
    "default", "idle", "rest", "resting", "normal", "initial", "ready", "standard", "ideal",
    "optimal", "populated", "loaded", "filled", "inactive", "standby",
    // Work in progress.
    "loading", "refreshing", "syncing", "fetching", "saving", "submitting", "processing",
    "uploading", "downloading", "connecting", "reconnecting", "searching", "pending", "waiting",
    "validating", "verifying", "generating", "scanning", "recording", "playing", "buffering",
    "retrying", "calculating", "sending", "typing", "editing", "updating", "deleting",
    "importing", "exporting", "authenticating", "redirecting", "resuming", "locating",
    "listening", "thinking", "speaking", "streaming", "running", "queued", "stalled", "busy",
    // Nothing to show.
    "empty", "blank", "zero", "insufficient",
    // Failure.
    "error", "errors", "failed", "failure", "offline", "timeout", "unavailable", "unauthorized",
    "forbidden", "denied", "expired", "locked", "blocked", "invalid", "limited", "limiting",
    "degraded", "disconnected", "interrupted", "cancelled", "canceled", "rejected", "stale",
    "outdated", "corrupted", "unsupported", "unreachable", "conflict", "missing",
    // Done.
    "success", "successful", "complete", "completed", "confirmed", "done", "saved", "submitted",
    "sent", "finished", "verified", "approved", "synced", "connected", "online",
    // Under the hand.
    "hover", "hovered", "pressed", "focus", "focused", "disabled", "enabled", "selected",
    "unselected", "deselected", "checked", "unchecked", "indeterminate", "expanded", "collapsed",
    "dragging", "dropped", "visited", "paused", "stopped", "muted", "minimized", "maximized",
    "opened", "closed", "archived", "unread", "highlighted", "active",
    // How much there is.
    "partial", "filtered", "cached", "overflow", "mixed",
    // Spanish and Portuguese.
    "cargando", "vacío", "vacía", "vacio", "éxito", "predeterminado", "inactivo", "deshabilitado",
    "habilitado", "completado", "fallido", "seleccionado", "enfocado", "carregando", "vazio",
    "erro", "sucesso", "padrão", "desabilitado", "desativado", "concluído",
    // French.
    "chargement", "vide", "erreur", "succès", "défaut", "désactivé", "survol", "terminé",
    "réussi", "échoué", "sélectionné", "inactif", "actif",
    // German and Dutch.
    "laden", "lädt", "ladend", "leer", "fehler", "erfolg", "erfolgreich", "deaktiviert", "aktiv",
    "inaktiv", "ausgewählt", "fehlgeschlagen", "abgeschlossen", "leeg", "fout", "succes",
    "uitgeschakeld", "geladen", "ruhe",
    // Italian and Indonesian.
    "caricamento", "vuoto", "errore", "successo", "predefinito", "disabilitato", "selezionato",
    "memuat", "kosong", "gagal", "berhasil", "galat", "nonaktif",
    // Russian.
    "загрузка", "пусто", "пустой", "пустое", "пустая", "ошибка", "успех", "успешно", "закрыт",
    "закрыто", "открыт", "открыто", "активный", "активен", "неактивный", "неактивен", "наведение",
    "нажатие", "фокус", "отключено", "отключен", "выбран", "выбрано", "офлайн",
  ]

  /// Word sequences that name a state wherever they begin.
  static let phrases: WordPhrases = [
    ["first", "time"], ["first", "run"], ["first", "use"], ["first", "launch"], ["first", "visit"],
    ["new", "user"], ["returning", "user"], ["logged", "in"], ["logged", "out"], ["signed", "in"],
    ["signed", "out"], ["not", "found"], ["low", "data"], ["partial", "data"], ["with", "data"],
    ["with", "results"], ["has", "data"], ["sin", "conexión"], ["sem", "conexão"],
    ["hors", "ligne"], ["par", "défaut"], ["sin", "resultados"], ["sem", "resultados"],
    ["aucun", "résultat"], ["keine", "ergebnisse"], ["keine", "verbindung"],
    ["nessun", "risultato"],
    ["multi", "select"], ["in", "progress"], ["rate", "limit"], ["session", "timeout"],
    ["tidak", "ada"], ["geen", "resultaten"], ["time", "out"], ["timed", "out"], ["read", "only"],
    ["at", "rest"],
  ]

  /// Beginnings and ends of names of states in scripts without blanks.
  static let unspaced: [String] = [
    "読み込み", "ローディング", "エラー", "成功", "失敗", "オフライン", "初期", "初回", "通常",
    "デフォルト", "完了", "無効", "選択中", "処理中", "待機", "空の", "未選択", "データなし",
    "正常", "异常", "異常", "加载", "错误", "失败", "离线", "默认", "初始", "空白", "空数据", "禁用", "选中", "成功",
    "載入", "錯誤", "失敗", "預設",
    "로딩", "오류", "에러", "성공", "실패", "오프라인", "기본", "초기", "빈", "비활성", "완료",
  ]

  /// Words of what is told about a state, a screen or a project and is no state itself.
  static let parts: Lexicon = [
    "guidance", "richtlinien", "richtlijnen",
    "specification", "specifications", "specs", "spec", "overview", "introduction", "summary",
    "purpose", "layout", "structure", "hierarchy", "animation", "animations", "transition",
    "transitions", "motion", "accessibility", "implementation", "considerations", "guidelines",
    "guideline", "principles", "principle", "handling", "prevention", "recovery", "management",
    "support", "strategy", "strategies", "indicator", "indicators", "indication", "message",
    "messages",
    "messaging", "copy", "text", "texts", "icon", "icons", "illustration", "color", "colors",
    "colour", "colours", "typography", "spacing", "tokens", "token", "style", "styles", "styling",
    "theme", "behavior", "behaviors", "behaviour", "behaviours", "rules", "rule", "criteria",
    "metrics", "metric", "checklist", "testing", "tests", "test", "notes", "note", "details",
    "detail", "elements", "element", "component", "components", "container", "containers",
    "pattern", "patterns", "template", "templates", "catalog", "catalogue", "references",
    "reference", "responsive", "breakpoints", "breakpoint", "mobile", "tablet", "desktop",
    "portrait", "landscape", "navigation", "requirements", "requirement", "architecture",
    "diagram", "diagrams", "matrix", "table", "machine", "flow", "flows", "wireframe",
    "wireframes", "mockup", "mockups", "design", "visual", "visuals", "performance", "usage",
    "designs", "updated", "documentation", "resources", "links",
    "examples", "example", "variants", "variables", "variable", "properties", "props", "types",
    "header", "footer", "section", "order", "announcements", "announcement", "contrast",
    "feedback", "effects", "effect", "timing", "sequence", "scenarios", "questions", "roadmap",
    "changelog", "history", "appendix", "glossary", "contents", "goals", "goal", "scope",
    "background", "spinner", "spinners", "skeleton", "skeletons", "cases", "definitions",
    "definition", "vocabulary", "inventory", "actions", "action", "interactions", "interaction",
    "code", "api", "data", "usability", "analytics", "space", "shadow", "shadows",
    "offset", "offsets", "outline", "outlines", "thickness",
    "ring", "rings", "trap", "trapping", "values", "settings", "options", "steps", "step",
    "buttons", "fields", "keyframes", "changes", "differences", "related", "audio", "haptics",
    "haptic", "sound", "sounds", "gestures", "gesture", "shortcuts", "budget", "budgets",
    "targets", "optimization", "caching", "tips", "dos", "donts", "anatomy", "configuration",
    "parameters", "model", "models", "classification", "boundary", "boundaries", "lifecycle",
    "cycle", "injection",
    "vita", "vie", "vida", "lebenszyklus", "levenscyclus", "реализации", "реализация", "чеклист",
    "приложение", "глоссарий", "wdrożenie", "załącznik", "příloha", "bilaga",
  ]

  /// Words of `parts` that do not tell a part where a word for a state stands before them: "Partial Data".
  static let contents: Lexicon = [
    "data", "details", "detail", "section", "settings", "options", "buttons", "fields", "component",
    "table", "goal", "summary", "feedback", "order", "history", "text", "performance", "navigation",
    "action", "step", "interaction", "note", "notes", "tokens", "token", "message", "messages",
    "header", "spec", "code", "copy", "api",
  ]

  /// Words of a heading under which states are told again from one side: their motion, cursor, sound.
  static let aspects: Lexicon = [
    "animation", "animations", "transition", "transitions", "motion", "cursor", "cursors", "haptic",
    "haptics", "accessibility", "color", "colors", "colours", "implementation", "performance",
    "testing", "examples", "usage", "summary", "responsive", "sounds", "wireframes", "mockups",
    "copy", "announcements", "checklist",
  ]

  /// Words of the title of a document on values of style, in which "Success" or "Hover" is a colour.
  static let styles: Lexicon = [
    "token", "tokens", "palette", "theme", "themes", "style", "styles", "typography", "design",
  ]

  /// Words of a heading over motions, each of which may have the name of what it shows: "Animation Sequences".
  static let motions: Lexicon = [
    "animation", "animations", "motion", "motions", "choreography", "animationen", "animaciones",
    "animações", "animazioni", "animaties",
  ]

  /// Ends of titles about values of style in scripts without blanks.
  static let unspacedStyles: Phrases = [
    "カラー", "配色", "色", "タイポグラフィ", "スペーシング", "余白", "アニメーション", "モーション", "颜色", "顏色",
    "字体", "间距", "动画", "动效", "색상", "컬러", "타이포그래피", "여백", "애니메이션", "모션",
  ]

  /// Words of further languages for what is told about states or controls, and is no state.
  static let details: Lexicon = [
    "überblick", "übersicht", "beschreibung", "verhalten", "übergänge", "zustandsübergänge",
    "diagramm", "tabelle", "regeln", "hinweise", "beispiele", "grundlagen", "allgemeines",
    "schaltflächen", "karten", "felder", "listen", "formulare", "aperçu", "vue", "comportement",
    "diagramme", "tableau", "règles", "exemples", "remarques", "généralités", "boutons", "cartes",
    "champs", "listes", "formulaires", "resumen", "descripción", "comportamiento", "transiciones",
    "diagrama", "tabla", "reglas", "ejemplos", "notas", "botones", "tarjetas", "campos", "listas",
    "formularios", "visão", "descrição", "transições", "tabela", "regras", "exemplos", "botões",
    "cartões", "formulários", "panoramica", "descrizione", "comportamento", "transizioni",
    "tabella", "regole", "esempi", "pulsanti", "schede", "campi", "elenchi", "overzicht",
    "beschrijving", "gedrag", "overgangen", "tabel", "regels", "voorbeelden", "knoppen", "kaarten",
    "velden", "обзор", "описание", "поведение", "переходы", "диаграмма", "таблица", "правила",
    "примеры", "примечания", "кнопки", "карточки", "поля", "формы", "списки", "przegląd", "opis",
    "zachowanie", "przejścia", "zasady", "przykłady", "uwagi", "przyciski", "karty", "pola",
    "formularze", "listy", "genel", "açıklama", "davranış", "geçişler", "diyagram", "tablo",
    "kurallar", "örnekler", "notlar", "düğmeler", "butonlar", "kartlar", "formlar", "přehled",
    "popis", "chování", "přechody", "pravidla", "příklady", "tlačítka", "огляд", "опис",
    "поведінка", "переходи", "діаграма", "таблиця", "приклади", "картки", "форми", "översikt",
    "beskrivning", "beteende", "övergångar", "regler", "exempel", "knappar", "kort", "fält",
    "ringkasan", "deskripsi", "perilaku", "transisi", "aturan", "contoh", "tombol", "kartu",
  ]
  static let unspacedDetails = [
    "概要", "説明", "遷移", "一覧", "遷移図", "図", "ルール", "注意", "例", "ボタン", "カード", "フォーム", "概述", "说明",
    "描述", "转换", "图", "规则", "示例", "按钮", "卡片", "表单", "개요", "설명", "전이", "다이어그램", "규칙", "예시",
    "버튼", "카드", "목록", "定義", "定义",
  ]

  /// Words of `parts` that cannot be the name of a screen either.
  static let sides = parts.subtracting(contents).subtracting(shops)

  /// Words of `parts` that a screen of a shop is called as well.
  static let shops: Lexicon = ["catalog", "catalogue"]

  /// Words of a name that an interaction with one control brings about.
  static let interactions: Lexicon = [
    "hover", "hovered", "press", "pressed", "focus", "focused", "disabled", "enabled", "checked",
    "unchecked", "indeterminate",
  ]

  /// Words of a name that only a screen or a list has.
  static let screenOnly: Lexicon = [
    "empty", "blank", "offline", "populated", "partial", "syncing", "refreshing", "unauthorized",
    "permission", "maintenance", "network", "splash", "onboarding", "stale", "cached", "vacío",
    "vacía", "vide", "leer", "vazio", "vuoto", "leeg", "kosong", "loaded", "results",
  ]

  /// First words of ways to do a thing, not of a state: "Progressive Loading".
  static let techniques: Lexicon = [
    "progressive", "lazy", "incremental", "deferred", "eager", "parallel", "optimistic", "avoid",
    "preventing", "prevent", "handle", "show", "hide", "use", "add", "create", "test",
  ]

  /// Names that a control and a screen may both have.
  static let neutral: Lexicon = [
    "default", "normal", "rest", "resting", "idle", "active", "inactive", "selected", "unselected",
    "loading", "error", "success", "expanded", "collapsed", "open", "closed", "on", "off", "filled",
    "dragging", "visited", "readonly",
  ]

  /// Nouns behind which a heading numbers its errors: "Error 3: Card Declined".
  static let numberedKinds: Lexicon = ["error", "fehler", "erreur", "errore", "erro", "エラー"]

  /// Nouns before the number of a screen in a heading: "Screen 2: Basket".
  static let screens: Lexicon = [
    "screen", "écran", "ecran", "pantalla", "bildschirm", "schermata", "tela", "scherm", "layar",
    "画面", "屏幕", "화면", "skärm", "maske", "ecrã", "ekran", "экран", "екран", "obrazovka", "skærm",
    "skjerm", "näyttö", "képernyő", "οθόνη",
  ]

  /// Words before the number of a step.
  static let steps: Lexicon = [
    "step", "schritt", "étape", "etape", "paso", "passo", "stap", "langkah", "steg", "ステップ", "步骤",
    "단계", "krok", "шаг", "крок", "adım", "trin", "trinn", "bước", "lépés", "vaihe",
  ]

  /// Last words of a heading over several cases of the state around it: "Error Messages".
  static let caseHeadings: Lexicon = [
    "messages", "types", "cases", "scenarios", "conditions", "variants", "variations",
  ]

  /// Headings over a list of all states that do not say "states".
  static let models: Lexicon = ["state-model", "ui-state-model", "interaction-state-model"]

  /// Severities before "Status" in the name of a state: "Critical Status".
  static let severities: Lexicon = [
    "critical", "high", "medium", "low", "good", "warning", "caution", "ok", "healthy", "poor",
    "severe", "moderate", "urgent", "fair", "excellent", "overdue", "unknown",
  ]

  /// Verbs that make a label a sentence: "Side panel is collapsible".
  static let copulas: Lexicon = [
    "is", "are", "was", "were", "will", "shall", "must", "should", "can", "ist", "sind", "est",
    "sont", "es", "son", "é", "são", "è", "sono",
  ]

  /// First words of titles over a list of screens behind "Screen".
  static let screenLists: Lexicon = [
    "and", "inventory", "catalog", "catalogue", "list", "specifications", "specs", "reference",
    "map", "flow", "flows", "navigation", "akışları", "listesi", "envanteri",
  ]
  /// Titles of documents on screens or their order in scripts without blanks.
  static let screenFlowMarks = [
    "画面遷移", "画面フロー", "页面流程", "页面跳转", "界面流程", "畫面流程", "화면 흐름", "화면 전환",
    "화면 플로우", "화면플로우",
  ]
  /// Titles over a list of screens in such scripts.
  static let screenListMarks = [
    "画面設計", "画面定義", "画面详细", "画面詳細", "页面设计", "页面说明", "页面详细", "页面详情",
    "화면 설계", "화면설계", "화면 정의", "화면 상세", "화면별",
    "画面一覧", "画面リスト", "画面仕様", "画面別仕様", "画面構成", "页面列表", "页面清单", "界面列表", "画面列表",
    "頁面清單", "頁面列表", "頁面一覽", "ページ一覧", "画面清单", "界面清单", "페이지 목록", "페이지 구성",
    "화면 목록", "화면 구성", "화면 명세",
  ]
  /// Nouns for what opens above a screen, in the plural or in scripts without one.
  static let overlayPlurals: Lexicon = [
    "modals", "dialogs", "dialogues", "sheets", "overlays", "popups", "drawers", "popovers",
    "modales", "diálogos", "dialoge", "modaux", "dialogi", "modais",
  ]
  static let overlayMarks = [
    "모달", "다이얼로그", "팝업", "바텀시트", "モーダル", "ダイアログ", "ポップアップ", "弹窗", "彈窗", "对话框",
  ]
  /// Ends of titles over several of them.
  static let overlayListMarks = ["설계", "목록", "공통", "一覧", "設計", "共通", "设计", "列表", "通用"]
  /// Words beside "screens" that leave the title one of a list.
  static let listWords: Lexicon = [
    "screen", "ekran", "key", "main", "core", "all", "app", "ui", "application", "individual",
    "detailed",
    "primary", "mobile", "web", "design", "designs", "by", "breakdown", "details", "overview",
    "per",
    "definitions", "the", "frames", "layouts", "wireframes", "wireframe", "pages", "page", "views",
    "principales", "principais", "principali", "principaux", "hoofd", "voornaamste", "kunci", "las",
    "os", "as", "les", "des", "le", "die", "der",
    "haupt", "especificación", "especificaciones", "especificações", "descripción", "descriptions",
    "description", "descrição", "spécifications", "beschreibung", "liste", "lista", "de", "da",
    "of", "główne", "основные", "главные", "основні", "ana", "hlavní", "huvudsakliga", "utama",
    "layar", "màn", "hình", "daftar", "các", "danh", "sách", "приложения", "aplikacji", "uygulama",
    "opis", "описание", "список", "seznam", "popis",
  ]
  /// "Screens" in the plural.
  static let screenPlurals: Lexicon = [
    "screens", "écrans", "pantallas", "bildschirme", "hauptbildschirme", "hauptscreens",
    "hoofdschermen", "huvudskärmar", "schermate", "telas", "schermen", "ecrãs",
    "экраны", "экранов", "екрани", "екранів", "ekrany", "ekranów", "ekranlar", "ekranları",
    "obrazovky", "obrazovek", "skärmar", "skærme", "skjermer", "näytöt", "képernyők", "ecrane",
    "οθόνες", "الشاشات", "מסכים",
  ]
  /// The word for screens in languages without a plural, where it is the whole of a title or stands behind a word for a
  /// list or for all.
  static let screenTitles: Lexicon = [
    "layar", "màn hình", "画面", "各画面", "全画面", "界面", "各界面", "页面", "各页面", "所有页面", "頁面",
    "屏幕", "화면", "각 화면", "หน้าจอ", "स्क्रीन", "halaman",
  ]
  /// Nouns for a page behind the number of an error: "404 页".
  static let unspacedPages: Lexicon = ["页", "頁", "错误", "錯誤", "エラー", "오류", "error"]
  /// Words before one of those: "Daftar Layar", "Danh sách màn hình".
  static let screenTitleLeads: Lexicon = [
    "daftar", "semua", "các", "danh", "sách", "những", "전체", "주요", "모든", "主要",
  ]
  /// The same in scripts without blanks.
  static let screenTitlePrefixes = ["主要", "核心", "关键", "關鍵", "重要", "全部", "主な", "주요", "핵심"]

  /// Nouns behind "State" in a heading over several states: "State Specifications".
  static let collections: Lexicon = [
    "specification", "specifications", "specs", "inventory", "catalog", "catalogue", "reference",
    "definitions", "coverage", "designs", "documentation", "descriptions", "list", "variants",
    "variations", "vocabulary",
  ]
}

extension StateWords {
  /// Whether words without numbering and qualifier read as the name of one state.
  static func isState(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last, words.count <= 5 else { return false }
    if isUnspacedState(words) || isMode(words) { return true }
    if last != "data", parts.contains(last), !contents.contains(last) { return false }
    if phrases.begin(words) { return true }
    guard !StateVocabulary.verbs.contains(first), !techniques.contains(first) else { return false }
    // "Padrão de avisos" is a pattern of them.
    if words.count > 2, standards.contains(first), joints.contains(words[1]) { return false }
    if words.count > 1, words.count <= 4, first == "no" || outcomes.contains(last) { return true }
    if words.count > 1, !parts.isDisjoint(with: words.dropFirst()) {
      guard states.contains(first), parts.contains(last), contents.contains(last),
        words.dropFirst().dropLast().allSatisfy({
          // "Empty state messages" are those of the state.
          !parts.contains($0) && !StateVocabulary.singulars.contains($0)
        })
      else { return false }
      return emptiness.contains(first)
    }
    if states.contains(first) || states.contains(last) { return true }
    if last == "mode", words.count > 1, words.count <= 4 { return true }
    return phrases.occur(in: words)
  }

  /// Words for how something is by default that also mean a pattern, where a noun behind a preposition follows.
  private static let standards: Lexicon = ["padrão", "standard", "estándar", "standaard"]
  private static let joints: Lexicon = ["de", "do", "da", "dos", "das", "del", "di", "voor"]

  /// Last words that tell what has come of a thing, whatever the thing: "Gesture Detected".
  private static let outcomes: Lexicon = [
    "detected", "completed", "failed", "expired", "denied", "rejected", "disconnected",
    "interrupted", "unavailable", "lost",
  ]

  /// Words that tell how much is there, and so may stand before any content.
  private static let emptiness: Lexicon = [
    "empty", "partial", "insufficient", "degraded", "optimal", "stale", "cached", "standard",
    "missing", "filtered", "invalid", "corrupted", "mixed", "populated", "default", "expanded",
    "collapsed",
    "selected",
  ]

  /// Whether the words are those of an orthogonal mode and no more: "High Contrast Mode".
  private static func isMode(_ words: [String]) -> Bool {
    let bare = words.last == "mode" ? words.dropLast() : words[...]
    return bare.count > 1
      && (StateVocabulary.modes.contains(words) || StateVocabulary.modes.contains(bare))
  }

  /// The words of a name without what follows "with", "after" and the like.
  static func core(_ words: [String]) -> [String] {
    guard let link = words.dropFirst().firstIndex(where: links.contains) else { return words }
    return Array(words[..<link])
  }

  /// Words that begin what is told about a state behind its name.
  static let links: Lexicon = [
    "with", "without", "after", "via", "again", "while", "if", "when", "until", "during", "con",
    "sin", "avec", "sans", "mit", "nach", "ohne",
  ]

  static func isUnspacedState(_ words: [String]) -> Bool {
    guard words.count <= 2, let word = words.last, let lead = word.utf8.first, lead >= 0xE0 else {
      return false
    }
    return word.count <= 12 && unspacedTasks.suffix(of: word) == nil
      && unspaced.contains { word.hasPrefix($0) || word.hasSuffix($0) }
  }

  /// Ends of words for what is done or said in a state, in scripts without blanks: "エラーハンドリング", "错误处理".
  private static let unspacedTasks: Phrases = [
    "ハンドリング", "メッセージ", "処理", "対応", "設計", "仕様", "方針", "ログ", "コード", "处理", "處理", "信息", "訊息", "消息",
    "日志",
    "日誌", "机制", "機制", "策略", "设计", "规范", "規範", "처리", "핸들링", "메시지", "로그", "코드", "정책", "대응",
    "动画", "動畫", "アニメーション", "애니메이션", "背景", "배경", "图标", "圖示", "アイコン", "아이콘", "颜色", "顏色",
    "색상", "阴影", "陰影", "边框", "邊框",
  ]

  /// Whether a heading tells about states, a screen or a project rather than naming a state or a screen.
  static func isPart(_ words: [String]) -> Bool {
    guard let last = words.last else { return true }
    // "Gesture map", "Shortcut list"
    if words.count > 1, last == "map" || last == "list", parts.contains(words[words.count - 2]) {
      return true
    }
    return parts.contains(last) || words.count > 6 || isUnspacedPart(last)
      || words.count <= 4 && TransitionWords.machines.occur(in: words) || headsExits(words)
  }

  /// "Transitions from Idle", "Übergänge aus Bereit": what leads out of a state, and no state.
  static func headsExits(_ words: [String]) -> Bool {
    words.count > 2 && TransitionWords.transitions.contains(words[0])
      && TransitionWords.from.contains(words[1])
  }

  /// Ends of titles in scripts without blanks that explain something: "目標とタスクの定義".
  private static let partEnds = [
    "定義", "定义", "の方針", "について", "の説明", "说明", "の考え方", "의 정의", "설명", "構成", "構造", "遷移",
    "仕様", "要件", "要素", "结构", "結構", "尺寸", "要点", "要點", "寸法", "구조", "요소", "명세", "치수",
  ]

  /// Whether a word without blanks ends as such a title does.
  static func isUnspacedPart(_ word: String) -> Bool {
    word.utf8.contains { $0 >= 0xE3 } && partEnds.contains(where: word.hasSuffix)
  }
}
