import SpecText

/// Words in cells that stand for something other than a state's name; data, in lower case.
enum CellVocabulary {
  /// Cell texts that say "nothing".
  static let blanks: Lexicon = [
    "-", "–", "—", "―", "−", "─", "──", "--", "---", "n/a", "na", "none", "…", "...", "n/r", "/",
    "×", "x", "·", ".", "∅", "nil",
    "null", "not applicable", "no", "keine", "keiner", "aucun", "aucune", "ninguno", "ninguna",
    "nenhum", "nessuno", "geen", "tidak ada", "なし", "無し", "无", "無", "없음", "－", "ー", "➖", "➖️", "⸺",
    "⸻", "‒", "‐", "﹣", "⁃",
  ]

  /// What says that there is nothing to name, alone or before a reason.
  private static let absencePhrases: Phrases = [
    "n/a", "not applicable", "does not exist", "entfällt", "sans objet", "no aplica",
    "não se aplica", "non applicabile", "n.v.t", "не применимо", "nie dotyczy", "該当なし", "不适用",
    "不適用", "해당 없음", "해당없음",
  ]
  /// Cell texts that say so, whatever the column; "None" may be a name.
  private static let absences = Lexicon(
    absencePhrases.texts + [
      "-", "–", "—", "―", "−", "─", "──", "--", "---", "－", "ー", "n.a.", "n.a", "n. a.", "n/d",
      "➖", "➖️", "⸺",
      "n/r", "k.a.", "k. a.", "s/o", "s.o.", "n.v.t.", "н/д", "対象外",
    ])

  /// Whether a text says that there is nothing to name: "N/A", "—".
  static func isAbsence(_ text: String) -> Bool {
    text.utf8.count <= 24 && absences.contains(text.lowercased())
  }

  /// Whether such a text may as well be the name of what is there when nothing matches: "該当なし".
  static func mayBeOutcome(_ text: String) -> Bool { outcomes.contains(text.lowercased()) }

  private static let outcomes: Lexicon = ["該当なし", "해당 없음", "해당없음"]

  /// Whether a text begins by saying so: "N/A (desktop only)".
  static func beginsWithAbsence(_ text: String) -> Bool {
    absencePhrases.prefix(of: text.prefix(16).lowercased()) != nil
  }

  /// Cell texts that repeat the cell above.
  static let dittos: Lexicon = [
    "\"", "\"\"", "''", "〃", "″", "ditto", "do.", "same as above", "as above", "see above", "^",
    "wie oben", "siehe oben", "comme ci-dessus", "idem", "ídem", "igual que arriba",
    "igual ao anterior", "come sopra", "zie boven", "sama seperti di atas", "同上", "위와 같음", "상동",
  ]

  /// What repeats the cell to the left in a grid of states.
  static let repeats: Lexicon = [
    "same", "the same", "ditto", "\"", "〃", "″", "gleich", "dasselbe", "ebenso", "idem", "ídem",
    "pareil", "igual", "lo mismo", "o mesmo", "lo stesso", "uguale", "hetzelfde", "idem dito",
    "sama", "то же", "то же самое", "同左", "同じ", "左に同じ", "与左相同", "同前", "왼쪽과 같음", "동일",
  ]

  /// Words that open a back-reference to another row: "As S3", "same as Idle".
  static let references: Phrases = [
    "same as ", "as in ", "as for ", "as ", "like ", "see ", "wie ", "siehe ", "comme ", "voir ",
    "como ", "igual que ", "come ", "zoals ", "zie ", "seperti ",
  ]
  /// The same before or after a name in scripts without spaces.
  static let unspacedReferences: Phrases = ["と同じ", "に同じ", "同", "와 같음", "과 같음"]

  /// Cell texts that say yes.
  static let affirmations: Lexicon = [
    "✓", "✔", "✔️", "✅", "yes", "y", "●", "•", "x", "allowed", "ok", "◯", "○", "〇", "ja", "oui",
    "sí", "si", "sim", "sì", "是", "可", "はい", "예", "true", "☑", "☑️", "valid", "erlaubt",
  ]
  /// Cell texts that say no.
  static let negations: Lexicon = [
    "✗", "✘", "❌", "✕", "🚫", "⛔", "⛔️", "no", "not allowed", "never", "forbidden", "false",
    "invalid", "nein", "non", "não", "nee", "tidak", "不可", "否", "いいえ", "아니오", "禁止", "✖", "✖️",
    "impossible", "disallowed", "prohibited", "illegal", "verboten", "interdit", "prohibido",
    "proibido", "vietato", "dilarang", "금지", "不允许", "불가",
  ]

  /// Letters and signs for yes and no in a grid in which both occur.
  static let verdictPairs: [(yes: String, no: String)] = [
    ("y", "n"), ("t", "f"), ("j", "n"), ("o", "n"), ("s", "n"), ("o", "x"), ("✓", "x"),
    ("✔", "x"), ("✔️", "x"), ("✅", "x"), ("●", "x"), ("○", "x"), ("◯", "x"), ("〇", "x"),
    ("yes", "x"), ("+", "x"), ("1", "0"), ("да", "нет"), ("д", "н"), ("t", "n"), ("예", "x"),
  ]

  /// Names of a pseudo-state that only marks where a run starts.
  static let initialMarks: Lexicon = [
    "[*]", "(none)", "none", "—", "–", "-", "(initial)", "initial", "start", "(start)", "(boot)",
    "boot", "●", "(init)", "init", "(entry)", "entry", "n/a", "(開始)", "開始", "开始", "(시작)", "시작",
    "(new)", "(neu)", "(nouveau)", "(nuevo)", "(novo)", "(nuovo)", "(nieuw)", "(baru)", "(新規)",
    "（新規）", "(新建)", "（新建）", "(신규)", "(insert)", "(inserted)", "(no row)", "(no record)",
    "(absent)", "null", "(null)", "keine", "keiner", "aucun", "aucune", "ninguno", "ninguna",
    "nenhum", "nenhuma", "nessuno", "nessuna", "geen", "tidak ada", "なし", "(なし)", "（なし）", "無し",
    "无", "(无)", "（无）", "無", "없음", "(없음)",
  ]

  /// Names of a pseudo-state in which a run ends.
  static let finalMarks: Lexicon = [
    "[*]", "(terminal)", "terminal", "(end)", "(final)", "(exit)", "◉", "(done)", "(ende)",
    "(terminal state)", "terminal state", "(end state)", "(final state)", "final state",
    "(endzustand)",
    "(état final)", "(estado final)", "(stato finale)", "(eindtoestand)",
    "(fin)", "(fim)", "(fine)", "(終了)", "(结束)", "(結束)", "(종료)",
  ]

  /// What stands in brackets behind the name of a state that ends a run, in a heading.
  static let finalTitles: Lexicon = [
    "final", "terminal", "final state", "terminal state", "end state", "endzustand", "état final",
    "estado final", "stato finale", "eindtoestand",
  ]

  /// Targets that stand for the state itself.
  static let unchanged: Lexicon = [
    "unchanged", "same", "same state", "self", "no change", "stays", "stay", "itself",
    "same screen", "same page", "same view", "current screen", "current page", "keep", "keep state",
    "remains", "remain", "stay here", "loop", "self loop", "self-loop", "current state", "no-op",
    "unverändert", "bleibt", "gleich", "keine änderung", "inchangé", "inchangée", "même état",
    "reste", "sin cambios", "sin cambio", "mismo estado", "se mantiene", "sem mudança",
    "mesmo estado", "inalterado", "invariato", "stesso stato", "nessun cambiamento",
    "ongewijzigd", "blijft", "zelfde toestand", "tetap", "tidak berubah", "変化なし", "変更なし",
    "同じ", "そのまま", "維持", "自身", "不变", "不變", "保持", "保持不变", "변화 없음", "변경 없음", "유지", "그대로",
    "stays the same", "stays put", "stays here", "remains the same", "remains unchanged",
    "doesn't change", "does not change", "bleibt gleich", "bleibt so", "bleibt unverändert",
    "kein wechsel", "ne change pas", "rien ne change", "reste inchangé", "reste là",
    "aucun changement", "pas de changement", "permanece", "permanece igual", "sigue igual",
    "se queda", "queda igual", "no cambia", "sin cambiar", "fica", "fica igual", "não muda",
    "permanece na mesma", "mantém-se", "rimane", "resta", "resta uguale", "non cambia",
    "verandert niet", "blijft gelijk", "остаётся", "остается", "не меняется", "без изменений",
    "залишається", "без змін", "не змінюється", "pozostaje", "zostaje", "bez zmian",
    "zůstává", "beze změny", "nem változik", "marad", "rămâne", "neschimbat", "kalır",
    "aynı kalır", "değişmez", "oförändrat", "oförändrad", "förblir", "uændret", "forbliver",
    "uendret", "forblir", "pysyy", "ei muutu", "μένει", "αμετάβλητο", "giữ nguyên", "không đổi",
    "không thay đổi", "tetap sama", "不変", "変わらない", "変わらず", "无变化", "無變化", "维持不变", "변함 없음",
    "=", "＝",
  ]
  /// Those of them that tell of a change that leads back, and not that there is none.
  static let loops: Lexicon = ["self", "itself", "loop", "self loop", "self-loop"]
  /// Verbs before the name of the state in which nothing changes: "stays On".
  static let staying: Lexicon = [
    "stays", "stay", "remains", "remain", "bleibt", "reste", "permanece", "sigue", "fica",
    "rimane", "resta", "blijft", "остаётся", "остается", "залишається", "pozostaje", "zostaje",
    "zůstává", "förblir", "forbliver", "forblir", "pysyy", "tetap",
  ]

  /// Targets that stand for whatever came before: the run's history decides.
  static let previous: [[String]] = [
    ["previous"], ["prev"], ["prior"], ["return", "phase"], ["return", "state"], ["return", "to"],
    ["return", "screen"], ["last", "state"], ["last", "screen"], ["history"], ["caller"],
    ["calling", "screen"], ["originating", "screen"], ["where", "it", "came", "from"], ["origin"],
    ["before"], ["state", "before"], ["h"],
    ["vorheriger"], ["vorherige"], ["vorheriges"], ["zurück"], ["letzter", "zustand"],
    ["état", "précédent"], ["précédent"], ["écran", "précédent"], ["retour"],
    ["estado", "anterior"], ["anterior"], ["pantalla", "anterior"], ["tela", "anterior"],
    ["stato", "precedente"], ["precedente"], ["schermata", "precedente"],
    ["vorige"], ["sebelumnya"], ["keadaan", "sebelumnya"], ["layar", "sebelumnya"],
    ["前の状態"], ["前の画面"], ["元の状態"], ["元の画面"], ["直前の状態"], ["遷移元"],
    ["上一状态"], ["上一个状态"], ["上一頁"], ["上一页"], ["之前的状态"], ["原状态"], ["前一状态"], ["返回前"],
    ["이전"], ["이전", "상태"], ["이전", "화면"],
    ["wherever", "it", "opened", "from"], ["wherever", "it", "came", "from"],
    ["wherever", "it", "was", "opened", "from"], ["where", "it", "opened", "from"],
    ["where", "it", "was", "opened", "from"], ["whichever", "opened", "it"], ["opener"],
  ]

  /// The words with which these begin.
  static let previousHeads = Lexicon(previous.map { $0[0] })

  /// Words that name any state.
  static let wildcards: Lexicon = [
    "*", "any", "any state", "(any state)", "(any)", "(any screen)", "any other state",
    "(any other state)", "any other", "every other state", "any screen", "all", "all states",
    "all screens", "anywhere", "anything", "everything", "any of them", "any of these",
    "everywhere", "all pages", "all views", "every page", "any view", "any mode", "any phase",
    "every state", "every screen", "any page",
    "global", "whatever", "beliebig", "beliebiger zustand", "jeder", "jeder zustand", "alle",
    "alle zustände", "überall", "tous", "toutes", "tout", "tout état", "n'importe quel état",
    "cualquiera", "cualquier estado", "cualquier pantalla", "todos", "todas", "qualquer",
    "qualquer estado", "qualquer tela", "qualsiasi", "qualsiasi stato", "tutti", "elke", "iedere",
    "любой", "любая", "любое", "любой экран", "любое состояние", "dowolny", "bất kỳ",
    "elke toestand", "semua", "sembarang", "semua keadaan", "任意", "任意の状態", "全て", "すべて",
    "全状態", "どの状態でも", "任意状态", "任意狀態", "任何状态", "任何狀態", "任何", "所有状态", "所有", "모든",
    "모든 상태", "임의", "아무 상태", "전체",
    "herhangi biri", "herhangi bir durum", "herhangi bir ekran", "tümü", "hepsi", "tüm durumlar",
    "vilket som helst", "alla tillstånd", "enhver tilstand", "hvilken som helst", "mikä tahansa",
    "mikä tahansa tila", "alles", "tutto", "tudo", "qualquer um", "n'importe lequel",
    "semua status", "semua layar", "jeder bildschirm", "każdy ekran",
    "her durum", "her ekran", "všechny stavy", "усі стани", "wszystkie stany", "alla skärmar",
    "dowolny stan", "każdy stan", "libovolný", "libovolný stav", "kdekoli", "kdekoliv",
    "gdziekolwiek", "ovunque", "dovunque",
    "overal", "n'importe où", "en cualquier lugar", "em qualquer lugar", "kdekoľvek", "jakýkoli",
    "bármelyik",
    "bármely állapot", "oricare", "orice stare", "будь-який", "будь-який стан", "все состояния",
    "οποιαδήποτε", "bất kỳ trạng thái nào", "apa pun", "keadaan apa pun", "todos los estados",
    "todos os estados", "tous les états", "tutti gli stati", "alle toestanden",
  ]
  /// Whether a name, whatever its case, means any state: a word for "any" with a noun for a state or screen, in scripts
  /// without blanks also with an exception, "任意非 loading 状态".
  static func isAny(_ name: String) -> Bool {
    guard name.utf8.count <= 48 else { return false }
    let name = name.lowercased()
    if wildcards.contains(name) { return true }
    // "ANY_STATE"
    if name.utf8.contains(0x5F), wildcards.contains(name.replacing("_", with: " ")) { return true }
    if name.utf8.first ?? 0 >= 0xE3 {
      let bare = wideEndings.suffix(of: name).map { String(name.dropLast($0.count)) } ?? name
      return wideHeads.contains(where: bare.hasPrefix) && wideTails.contains(where: bare.hasSuffix)
    }
    guard name.utf8.contains(ASCII.space) else { return false }
    if let ending = anyEndings.suffix(of: name) {
      return isPlace(name.dropLast(ending.count))
    }
    var rest = name[...]
    if let word = origins.prefix(of: name) { rest = rest.dropFirst(word.count) }
    guard let word = quantifiers.prefix(of: String(rest)) else { return false }
    return isPlace(rest.dropFirst(word.count))
  }

  /// Whether a name means any operation, "Any operation", "何らかの操作", which a drawing begins with where the way on is
  /// the same for all.
  static func isAnyOperation(_ name: String) -> Bool {
    guard name.utf8.count <= 48 else { return false }
    let name = name.lowercased()
    if name.utf8.first ?? 0 >= 0xE3 {
      return (wideHeads + ["何らかの", "各種", "某个", "某種"]).contains(where: name.hasPrefix)
        && wideOperations.contains(where: name.hasSuffix)
    }
    if let ending = anyEndings.suffix(of: name) {
      return operations.contains(String(name.dropLast(ending.count)))
    }
    return quantifiers.prefix(of: name).map {
      operations.contains(String(name.dropFirst($0.count)))
    }
      ?? false
  }

  private static let operations: Lexicon = [
    "operation", "action", "request", "api call", "aktion", "vorgang", "anfrage", "opération",
    "requête", "operación", "acción", "petición", "operação", "ação", "requisição", "operazione",
    "azione", "richiesta", "actie", "handeling", "bewerking", "operasi", "aksi", "tindakan",
  ]
  private static let wideOperations = [
    "操作", "アクション", "処理", "リクエスト", "动作", "動作", "请求", "請求", "작업", "동작", "조작", "요청",
  ]

  private static func isPlace(_ noun: Substring) -> Bool {
    let noun = String(noun)
    return TableVocabulary.stateNouns.contains(noun) || TransitionWords.surfaces.contains(noun)
      || TransitionWords.screenNouns.contains(noun) || StateWords.screens.contains(noun)
  }

  /// Words for "any" and "all" before a noun.
  private static let quantifiers: Phrases = [
    "any ", "every ", "all ", "jeder ", "jede ", "jedes ", "jedem ", "jeden ", "beliebiger ",
    "beliebige ", "beliebiges ", "beliebigem ", "alle ", "allen ", "n'importe quel ",
    "n'importe quelle ", "n’importe quel ", "n’importe quelle ", "tout ", "toute ", "tous les ",
    "toutes les ", "chaque ", "cualquier ", "cada ", "todos los ", "todas las ", "qualquer ",
    "todos os ", "todas as ", "qualsiasi ", "qualunque ", "ogni ", "tutti gli ", "tutti i ",
    "tutte le ", "elk ", "elke ", "ieder ", "iedere ", "een willekeurig ", "een willekeurige ",
    "willekeurig ", "willekeurige ", "setiap ", "semua ", "sembarang ", "любой ", "любая ",
    "любое ", "любого ", "dowolny ", "dowolnego ", "libovolný ", "herhangi bir ", "her ",
    "vilken som helst ", "alla ", "enhver ",
  ]
  /// Words for "from" before those, in cells of sources.
  private static let origins: Phrases = [
    "from ", "in ", "on ", "aus ", "von ", "depuis ", "dans ", "de ", "desde ", "en ",
    "em ", "da ", "su ", "vanuit ", "vanaf ", "dari ", "di ",
  ]
  /// Words for "any" behind a noun.
  private static let anyEndings: Phrases = [" apa pun", " apapun", " mana pun", " manapun"]
  private static let wideHeads = [
    "任意", "任何", "所有", "すべての", "全ての", "どの", "いずれの", "いかなる", "모든 ", "모든", "임의의 ",
    "아무 ", "어느 ", "어떤 ",
  ]
  private static let wideTails = [
    "状态", "狀態", "状態", "页面", "頁面", "界面", "画面", "상태", "화면", "페이지",
  ]
  /// What follows the noun: "どの画面からでも", "어느 화면에서나".
  private static let wideEndings: Phrases = [
    "からでも", "でも", "から", "にて", "で", "에서나", "에서든", "에서도", "에서", "이든", "中", "下", "上", "时",
  ]

  /// The same before a condition: "any (signed in)", "any modal", "any except Locked".
  static let wildcardHeads: Lexicon = ["any", "all", "every"]
  /// Words that take names out of a wildcard.
  static let exceptions: Lexicon = [
    "except", "but", "excluding", "without", "außer", "sauf", "excepto", "exceto", "eccetto",
    "tranne", "behalve", "kecuali", "other", "ausgenommen", "ausser", "hormis", "salvo", "menos",
    "uitgezonderd", "selain",
  ]

  /// Phrases before the name of a target.
  static let targetPhrases: Phrases = [
    "go to ", "goes to ", "go back to ", "goes back to ", "back to ", "return to ", "returns to ",
    "navigate to ", "navigates to ", "transition to ", "transitions to ", "move to ", "moves to ",
    "switch to ", "switches to ", "change to ", "changes to ", "enter ", "enters ", "open ",
    "opens ", "stay in ", "stays in ", "remain in ", "remains in ", "stay on ", "show ", "shows ",
    "zurück zu ", "wechselt zu ", "weiter zu ", "retour à ", "aller à ", "passe à ", "ir a ",
    "vuelve a ", "vuelve al ", "vuelve a la ", "volver a ", "volver al ", "volver a la ",
    "regresa a ", "regresa al ", "regresa a la ", "retourne à ", "revient à ", "retour au ",
    "volta a ", "volta ao ", "volta à ", "torna alla ", "torna al ", "zurück zum ", "zurück zur ",
    "pasa a ", "volta para ", "vai para ", "torna a ", "vai a ", "terug naar ",
    "naar ", "kembali ke ", "ke ", "to ",
  ]

  /// Words that open a condition.
  static let conditionWords: Lexicon = [
    "if", "when", "unless", "only", "while", "until", "requires", "wenn", "falls", "si", "se",
    "als", "jika", "where", "provided", "guard", "with", "else", "otherwise", "after",
  ]

  /// Targets that name no state in particular.
  static let placeholders: Lexicon = [
    "target", "target state", "target level", "target screen", "next", "next state", "new",
    "new state", "varies", "depends", "variable", "various", "different", "other", "another state",
    "appropriate state", "tbd", "?", "???", "todo", "current", "je nach", "variabel", "selon",
    "según", "depende", "dipende", "différents", "diverses", "diversos", "varios", "vari",
    "verschiedene", "verschillende", "berbagai", "различные", "разные", "разное", "зависит",
    "різні",
    "różne", "zależy", "různé", "khác nhau", "çeşitli", "未定", "待定", "미정", "様々", "各种", "여러",
  ]
}
