import SpecModel
import SpecText

/// Tells what a cell of targets says in a clause, "shows a toast", "stays on this step", from the name of a state.
enum TargetProse {
  /// What a clause in the place of a target says.
  enum Meaning: Equatable {
    /// The declared state that it leads to: "opens Draft with the last text".
    case state(String)
    /// That nothing changes, or what else happens.
    case nothing
    /// That nothing follows: "terminal, needs a new invitation".
    case end
  }

  /// What a text in the place of a target says; `nil` where it may be the name of a state.
  static func meaning(_ text: String, known: StateRegister) -> Meaning? {
    guard text.utf8.count > 5, !known.contains(text) else { return nil }
    let bare = StateName.withoutStop(StateName.splitQualifier(text).name)
    if known.contains(bare) { return nil }
    if text.utf8.contains(where: { $0 >= 0xE3 }) { return wide(bare) ? .nothing : nil }
    let words = bare.split(separator: " ")
    if words.count > 1, ends.contains(String(words[0])) { return .end }
    if leavesApp(words) { return .nothing }
    guard words.count > 1, let verb = clause(words) else {
      return led(words, known).map { .state($0) }
    }
    if let name = led(words, known) ?? object(words.dropFirst(), known) { return .state(name) }
    return verb == .opening && mayOpen(words.dropFirst()) ? nil : .nothing
  }

  /// Whether a text holds such a clause.
  static func isClause(_ text: String, known: StateRegister) -> Bool {
    StateCell.pieces(of: text, known: known).contains { meaning($0, known: known) != nil }
  }

  /// Whether a remark in parentheses behind a name says how the state is shown, or what else is seen then, and not
  /// what triggers the change: "(overlay)", "(shows a banner)".
  static func isRemark(_ text: String) -> Bool {
    guard text.utf8.count <= 120 else { return false }
    let lower = text.lowercased()
    if manners.contains(lower) { return true }
    if text.utf8.contains(where: { $0 >= 0xE3 }) { return false }
    let words = lower.split(separator: " ")
    guard words.count > 1, let first = words.first else { return false }
    if TailWords.optionals.contains(String(first)) { return true }
    // "handled by `openMap`" names code.
    let isCode = ["by", "in"].contains(words[1]) && handlers.contains(String(first))
    return words.count > 2 && isCode || displays.contains(String(first))
  }

  private static let handlers: Lexicon = [
    "handled", "implemented", "managed", "coded", "wired", "defined",
  ]

  /// Whether a clause says that nothing changes: "shows a note and stays here".
  static func tellsStay(_ text: String) -> Bool {
    text.split(separator: " ").contains { CellVocabulary.staying.contains($0.lowercased()) }
      || wideStays.contains { text.hasPrefix($0) || text.hasSuffix($0) }
  }

  /// Whether a text in the place of a trigger says that the state is never left: "Never leaves this state".
  static func deniesLeaving(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let lower = text.lowercased()
    return stands.prefix(of: lower) != nil || wideStands.contains(where: lower.contains)
  }

  private static let stands: Phrases = [
    "never leaves", "never left", "never exits", "is never left", "cannot be left",
    "can't be left", "cannot leave", "does not leave", "no way out", "no exit", "no way back",
    "nothing leads out", "wird nie verlassen", "wird nicht verlassen", "wird nicht mehr verlassen",
    "kein ausgang", "kein weg hinaus", "ne quitte jamais", "jamais quitté", "n'est jamais quitté",
    "aucune sortie", "nunca sale", "nunca se abandona", "no se abandona", "sin salida",
    "nunca sai", "nunca é deixado", "sem saída", "non si lascia mai", "mai abbandonato",
    "nessuna uscita", "wordt nooit verlaten", "geen uitweg", "tidak pernah keluar",
    "tidak ada jalan keluar", "никогда не покидает", "не покидается", "выхода нет",
  ]
  private static let wideStands = [
    "から出ない", "から抜けない", "抜けられない", "不再离开", "无法离开", "永不离开", "无法退出", "벗어나지 않", "빠져나갈 수 없",
  ]

  /// "exits the game", "verlässt die App": what ends the program leads to none of its states.
  private static func leavesApp(_ words: [Substring]) -> Bool {
    guard (2...4).contains(words.count), words[0].first?.isLowercase == true,
      let last = words.last?.lowercased()
    else { return false }
    return exits.contains(String(words[0])) && programs.contains(last)
  }

  private static let exits: Lexicon = [
    "exits", "quits", "leaves", "closes", "exit", "quit", "close", "verlässt", "beendet",
    "schließt", "quitte", "ferme", "cierra", "sale", "fecha", "sai", "chiude", "esce", "sluit",
    "verlaat",
  ]
  private static let programs: Lexicon = [
    "app", "game", "program", "application", "process", "window", "browser", "spiel", "programm",
    "anwendung", "jeu", "application", "juego", "aplicación", "jogo", "aplicativo", "gioco",
    "programma", "spel",
  ]

  // MARK: Clauses

  private enum Verb { case opening, other }

  /// What kind of verb a clause begins with; `nil` where it begins otherwise.
  private static func clause(_ words: [Substring]) -> Verb? {
    let first = words[0].lowercased().drop { !$0.isLetter }
    let isName = words[0].first?.isUppercase == true
    // "Shows Error" may be a name; "Shows a note" is none.
    if isName, words.count < 3 || words.dropFirst().allSatisfy({ $0.first?.isUppercase == true }) {
      return nil
    }
    if displays.contains(String(first)) { return .opening }
    if verbs.contains(String(first)) { return .other }
    // "no change here", "not the list": what is denied, in small letters.
    return !isName && denials.contains(String(first)) ? .other : nil
  }

  /// The declared name with which a clause goes on behind its verb: "Draft with the last text".
  private static func object(_ words: ArraySlice<Substring>, _ known: StateRegister) -> String? {
    var rest = words.prefix(7)
    while rest.count > 1, let first = rest.first, joints.contains(first.lowercased()) {
      rest = rest.dropFirst()
    }
    guard rest.first?.first?.isUppercase == true || rest.first?.contains("_") == true else {
      return nil
    }
    return longest(rest, known)
  }

  /// The declared name behind a verb of motion in the midst of a clause: "drivers instead route to Phone".
  private static func led(_ words: [Substring], _ known: StateRegister) -> String? {
    for place in words.indices.dropFirst().dropLast()
    where prepositions.contains(words[place].lowercased())
      && words[max(0, place - 2)..<place].contains(where: { moves.contains($0.lowercased()) })
    {
      if let name = object(words[(place + 1)...], known) { return name }
    }
    return nil
  }

  private static func longest(_ words: ArraySlice<Substring>, _ known: StateRegister) -> String? {
    for count in (1...min(5, words.count)).reversed() {
      let name = ArrowSide.unwrapped(words.prefix(count).joined(separator: " "))
      if known.contains(name) { return known.name(of: name) }
    }
    return nil
  }

  /// Whether what a verb of showing stands before may be a state: a title, or a thing that opens and stays open.
  private static func mayOpen(_ words: ArraySlice<Substring>) -> Bool {
    var rest = words
    while rest.count > 1, let first = rest.first, joints.contains(first.lowercased()) {
      rest = rest.dropFirst()
    }
    guard (1...4).contains(rest.count), let last = rest.last else { return false }
    let noun = last.lowercased()
    if rest.contains(where: { notices.contains($0.lowercased()) }) { return false }
    if rest.contains(where: { CellVocabulary.staying.contains($0.lowercased()) }) { return false }
    return rest.first?.first?.isUppercase == true || TransitionWords.surfaces.contains(noun)
      || TransitionWords.screenNouns.contains(noun) || TableVocabulary.stateNouns.contains(noun)
  }

  /// Whether a text in a script without blanks tells of a passing notice, or that nothing changes: "トーストを表示する".
  private static func wide(_ text: String) -> Bool {
    let isShown = wideDisplays.contains { text.hasPrefix($0) || text.hasSuffix($0) }
    return isShown && wideNotices.contains(where: text.contains)
      || wideStays.contains { text.hasPrefix($0) || text.hasSuffix($0) }
  }

  // MARK: Words

  private static let displays: Lexicon = [
    "shows", "displays", "opens", "presents", "highlights", "zeigt", "öffnet", "blendet", "affiche",
    "ouvre", "montre", "muestra", "abre", "mostra", "exibe", "apre", "visualizza", "toont", "opent",
    "menampilkan", "membuka",
  ]
  private static let verbs: Lexicon = [
    "stays", "remains", "keeps", "uses", "retries", "waits", "resumes", "continues", "clears",
    "never", "must", "does", "doesn't", "cannot", "saves", "sends", "plays", "starts", "stops",
    "updates", "refreshes", "reloads", "hides", "asks", "blocks", "warns", "falls", "leaves",
    "bleibt", "behält", "nutzt", "verwendet", "wartet", "versucht", "läuft", "speichert", "sendet",
    "lädt", "fragt", "warnt", "löscht", "nie", "muss", "reste", "garde", "utilise", "attend",
    "réessaie", "enregistre", "envoie", "conserve", "continue", "permanece", "mantiene", "usa",
    "espera", "reintenta", "guarda", "envía", "sigue", "nunca", "mantém", "aguarda", "salva",
    "envia", "tenta", "rimane", "resta", "attende", "riprova", "invia", "blijft", "houdt",
    "gebruikt", "wacht", "probeert", "bewaart", "stuurt", "nooit", "tetap", "menunggu", "memakai",
    "menyimpan", "mengirim", "mencoba",
  ]
  private static let ends: Lexicon = ["terminal", "terminale", "terminaal"]
  private static let denials: Lexicon = [
    "not", "never", "nicht", "nie", "pas", "jamais", "nooit", "bukan",
  ]
  private static let joints: Lexicon = TransitionWords.articles.union([
    "to", "in", "on", "back", "at", "with", "einen", "eine", "ein", "zum", "zur", "zu", "à", "au",
    "une", "un", "una", "uno", "um", "uma", "en", "em", "een", "de", "het", "su", "sur",
  ])
  private static let prepositions: Lexicon = [
    "to", "zu", "zum", "zur", "nach", "à", "au", "vers", "a", "al", "hacia", "para", "ao", "alla",
    "verso", "naar", "ke",
  ]
  private static let moves: Lexicon = [
    "back", "route", "routes", "return", "returns", "go", "goes", "leads", "navigates", "moves",
    "falls", "zurück", "geht", "wechselt", "führt", "retour", "retourne", "revient", "va", "vuelve",
    "regresa", "lleva", "volta", "vai", "torna", "terug", "gaat", "kembali", "pindah",
  ]
  /// What is seen for a while beside what is there.
  private static let notices: Lexicon = [
    "toast", "toasts", "snackbar", "message", "hint", "notice", "notification", "tooltip",
    "spinner",
    "hinweis", "meldung", "nachricht", "bandeau", "info", "aviso", "mensaje", "notificación",
    "mensagem", "notificação", "avviso", "messaggio", "notifica", "melding", "bericht", "pesan",
    "pemberitahuan",
  ]
  private static let wideNotices: Phrases = [
    "トースト", "スナックバー", "メッセージ", "通知", "お知らせ", "提示", "吐司", "消息", "토스트", "메시지", "알림", "안내",
  ]
  private static let wideDisplays = [
    "を表示する", "を表示", "が表示される", "を出す", "显示", "弹出", "出现", "표시", "표시한다", "띄운다", "보여준다",
  ]
  private static let wideStays = [
    "のまま", "そのまま", "にとどまる", "に留まる", "停留在", "留在", "保持在", "에 머무름", "에 머문다", "그대로 유지",
  ]
  /// How a screen lies over or beside what is there.
  private static let manners: Lexicon = [
    "overlay", "modal", "as overlay", "as modal", "full screen", "fullscreen", "full-screen",
    "inline",
    "bottom sheet", "sheet", "popup", "pop-up", "new tab", "new window", "als overlay", "vollbild",
    "überlagerung", "neuer tab", "superposé", "plein écran", "modale", "superpuesto",
    "pantalla completa", "tela cheia", "sobreposição", "schermo intero", "sovrapposto",
    "volledig scherm", "modaal", "layar penuh", "オーバーレイ", "モーダル", "全画面", "浮层", "弹窗", "全屏", "模态",
    "오버레이", "모달", "전체 화면",
  ]
}
