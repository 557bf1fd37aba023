import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Edges of flowcharts that share a source and a label and mean two things.
extension NondeterministicTrigger {
  private static let returns: Lexicon = [
    "back", "cancel", "close", "return", "exit", "quit", "dismiss", "done", "zurück", "abbrechen",
    "schließen", "retour", "annuler", "fermer", "quitter", "volver", "atrás", "cancelar", "cerrar",
    "voltar", "fechar", "sair", "indietro", "annulla", "chiudi", "terug", "annuleren", "sluiten",
    "kembali", "batal", "tutup", "戻る", "もどる", "キャンセル", "閉じる", "返回", "取消", "关闭", "關閉", "뒤로",
    "취소", "닫기", "나가기",
  ]

  private static func leadsBack(_ trigger: String) -> Bool {
    Names.hasWord(trigger, in: returns) || returns.contains(trigger)
  }

  /// Whether two edges of a flowchart leave nodes of their own, "GameMenu" and "ChapterMenu" with one text, lead both
  /// ways, or go back to wherever the run came from.
  func areOfTwoNodes(
    _ pair: Rivals, _ machine: Machine, _ entries: [StateID: Set<StateID>], _ context: RuleContext
  ) -> Bool {
    guard machine.transitions[pair.second.transition].matrix == nil else { return false }
    // Dotted edges tell what is handed on, not what happens.
    let lines = [pair.first, pair.second].map {
      context.document.source.string(context.document.firstLine(of: $0.origin.range))
    }
    if lines.allSatisfy({ $0.contains("-.") && $0.contains(".->") }) { return true }
    let trigger = machine.transitions[pair.second.transition].trigger?.text ?? ""
    if Self.leadsBack(trigger), leadWhence(pair, machine, entries) { return true }
    let nodes = lines.map { line -> Substring in
      guard !line.contains("<-") else { return "" }
      return line.drop { $0 == " " || $0 == "\t" }.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
    }
    return nodes[0].isEmpty || nodes[0] != nodes[1]
  }

  /// The states from which changes lead to each state.
  static func entries(_ machine: Machine) -> [StateID: Set<StateID>] {
    machine.transitions.reduce(into: [:]) { result, transition in
      guard let source = transition.source else { return }
      result[transition.target, default: []].insert(source)
    }
  }

  /// Whether all ways out of a state lead to states from which one comes to it.
  private func leadWhence(
    _ pair: Rivals, _ machine: Machine, _ entries: [StateID: Set<StateID>]
  ) -> Bool {
    guard let source = machine.transitions[pair.first.transition].source,
      let entered = entries[source]
    else { return false }
    return entered.contains(machine.transitions[pair.first.transition].target)
      && entered.contains(machine.transitions[pair.second.transition].target)
  }

  /// Labels of lines that tell where one comes back to.
  private static let wayBack: Lexicon = returns.union([
    "returns", "returning", "rückkehr", "rückweg", "regresso", "regreso", "vuelta", "volta",
    "retorno", "ritorno", "terugkeer", "戻り", "戻り先", "復帰", "返回到", "돌아가기", "복귀",
  ])

  /// Whether two lines tell each where one comes back to from what it opened, "Back: after saving, to the list" below the
  /// way from the list and "Back: after saving, to the log" below the one from the log: each goes back to whence one came.
  func areWaysBack(
    _ pair: Rivals, _ machine: Machine, _ entries: [StateID: Set<StateID>], _ context: RuleContext
  ) -> Bool {
    guard pair.relation == .unguarded else { return false }
    return leadWhence(pair, machine, entries)
      && [pair.first, pair.second].allSatisfy { row in
        let line = context.document.source.string(
          context.document.firstLine(of: row.origin.range))
        guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
        let label = String(line[..<colon])
        return Names.wordCount(label) <= 3 && Names.hasWord(label, in: Self.wayBack)
      }
  }

  /// Who somebody is, as labels of ways out of a question say it.
  private static let visitors: Lexicon = [
    "guest", "guests", "visitor", "visitors", "anonymous", "unauthenticated", "authenticated",
    "unauthorized", "logged-in", "logged-out", "not-logged-in", "signed-in", "signed-out",
    "not-signed-in", "not-authenticated", "no-account", "has-account", "no-session",
    "gast", "angemeldet", "nicht-angemeldet", "abgemeldet", "eingeloggt", "nicht-eingeloggt",
    "ausgeloggt", "invité", "visiteur", "connecté", "non-connecté", "déconnecté", "pas-connecté",
    "invitado", "autenticado", "no-autenticado", "sin-sesión", "con-sesión", "no-conectado",
    "convidado", "visitante", "logado", "não-logado", "deslogado", "não-autenticado", "sem-login",
    "ospite", "autenticato", "non-autenticato", "non-connesso", "ingelogd", "niet-ingelogd",
    "uitgelogd", "tamu", "belum-login", "sudah-login", "belum-masuk",
    "未ログイン", "ログイン済み", "ログイン済", "未登録", "ゲスト", "未登录", "已登录", "未登入", "已登入", "访客", "游客",
    "비로그인", "미로그인", "로그인-안-됨", "게스트", "비회원",
  ]
  private static let subjects: Lexicon = [
    "user", "users", "is", "if", "when", "the", "people", "nutzer", "utilisateur", "usuario",
    "usuário", "utente", "gebruiker", "pengguna", "si", "se", "wenn", "als", "jika",
  ]

  /// Whether the label of two edges of a flowchart says who somebody is, "logged out": a guest has both ways, and chooses.
  func isOfVisitor(_ pair: Rivals, _ machine: Machine) -> Bool {
    let second = machine.transitions[pair.second.transition]
    guard second.matrix == nil, let label = second.trigger?.text ?? second.guardText?.text else {
      return false
    }
    let words = Names.words(label).filter { !Self.subjects.contains($0) }
    return Self.visitors.contains(words.joined(separator: "-"))
  }

  private static let places: Lexicon = [
    "sidebar", "sidenav", "menu", "nav", "navbar", "navigation", "tabbar", "tabs", "tab", "header",
    "footer", "drawer", "toolbar", "topbar", "breadcrumb", "breadcrumbs", "link", "links", "menú",
    "menü", "barra", "lateral", "seitenleiste", "menüleiste", "navigationsleiste", "kopfzeile",
    "fußzeile", "barre", "latérale", "onglets", "onglet", "pestaña", "pestañas", "aba", "abas",
    "navegación", "navegação", "navigazione", "scheda", "schede", "navigasi", "меню", "шапка",
    "サイドバー", "メニュー", "ナビ", "ナビゲーション", "ヘッダー", "フッター", "タブバー", "タブ", "侧边栏", "側邊欄", "菜单",
    "選單", "导航", "導覽", "导航栏", "底部导航", "顶部导航", "사이드바", "메뉴", "내비게이션", "네비게이션", "헤더", "푸터",
    "하단바", "탭",
  ]
  private static let openings: Lexicon = [
    "open", "opens", "öffnen", "ouvrir", "abrir", "aprire", "apri", "열기", "開く", "打开",
  ]
  private static let overlays: Lexicon = [
    "modal", "modals", "dialog", "popup", "pop-up", "overlay", "drawer", "sheet", "page", "screen",
    "모달", "팝업", "モーダル", "ダイアログ", "弹窗",
  ]
  private static let joints: Lexicon = [
    "the", "a", "bottom", "top", "left", "right", "side", "main", "app", "global", "via", "from",
    "in", "click", "tap", "bar", "de", "la", "le", "el", "of", "item", "items", "a-modal",
  ]

  /// Whether the label of two edges of a flowchart names no more than the part in which many ways begin, "Sidebar" or
  /// "Menu (manager)", or that some window opens, "open modal".
  func isOfPlace(_ pair: Rivals, _ machine: Machine) -> Bool {
    let second = machine.transitions[pair.second.transition]
    guard second.matrix == nil, second.guardText == nil, let label = second.trigger?.text else {
      return false
    }
    let words = Names.words(label).filter { !Self.joints.contains($0) }
    guard (1...3).contains(words.count) else { return false }
    // "Sidebar (admin)": who has the entries of the place.
    let places = words.filter { !Self.roles.contains($0) }
    if !places.isEmpty, places.allSatisfy(Self.places.contains) { return true }
    return words.count == 2 && words.contains(where: Self.openings.contains)
      && words.contains(where: Self.overlays.contains)
  }
}
