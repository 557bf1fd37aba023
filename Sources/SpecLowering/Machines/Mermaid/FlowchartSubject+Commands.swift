import SpecModel
import SpecText

/// Charts whose lines have the names of what is pressed, "Basket -- Pay --> Till", whatever their nodes are called.
extension FlowchartSubject {
  /// Whether most lines, two at least, have the name of a command on them, and a way leads back: what programs send each
  /// other and how work is done is told in other words.
  ///
  /// The ways to and from a question do not count.
  var isOfCommands: Bool {
    let edges = graph.edges.filter {
      graph[$0.source].shape != .diamond
        && ($0.label != nil || graph[$0.target].shape != .diamond)
    }
    let labels = edges.compactMap { $0.label.map { DiagramText.line($0) } }
    let commands = labels.count(where: Self.isCommand)
    guard commands > 1, commands * 2 >= labels.count, labels.count * 4 >= edges.count * 3,
      graph.nodes.allSatisfy({ $0.shape == .diamond || isPlain($0) })
    else { return false }
    return leadsBack
  }

  /// Whether a way leads from one node over another back to it.
  ///
  /// - Complexity: O(nodes + edges): nodes that nothing enters are taken away until none is left, or those of a circle.
  private var leadsBack: Bool {
    let edges = graph.edges.filter { $0.source != $0.target }
    var targets = Array(repeating: [Int](), count: graph.nodes.count)
    var entries = Array(repeating: 0, count: graph.nodes.count)
    for edge in edges {
      targets[edge.source].append(edge.target)
      entries[edge.target] += 1
    }
    var open = entries.indices.filter { entries[$0] == 0 }
    var count = 0
    while let node = open.popLast() {
      count += 1
      for target in targets[node] {
        entries[target] -= 1
        if entries[target] == 0 { open.append(target) }
      }
    }
    return count < graph.nodes.count
  }

  /// Whether a node is a short name, and none of a person or of a part of a program.
  private func isPlain(_ node: DiagramGraph.Node) -> Bool {
    let text = node.text.map { DiagramText.line($0) } ?? node.id
    return !node.isGroup && node.shape != .cylinder
      && (1...3).contains(Names.wordCount(text)) && !isOfWork(text)
  }

  /// "Save", "+ New", "戻る": what stands on a control.
  static func isCommand(_ label: String) -> Bool {
    if label.utf8.contains(where: { $0 >= 0xE3 }) {
      return label.count <= 12
        && (commandMarks.prefix(of: label) ?? commandMarks.suffix(of: label)) != nil
    }
    let words = Names.words(label)
    return (1...3).contains(words.count)
      && (choices.contains(words[0]) || commands.contains(words[0]))
  }

  /// First words on controls beside those of what a person chooses.
  private static let commands: Lexicon = [
    "new", "add", "save", "edit", "delete", "remove", "search", "login", "logout", "log", "sign",
    "pay", "buy", "checkout", "open", "create", "retry", "ok", "return", "start", "play", "pause",
    "resume", "send", "forgot", "senden", "vergessen", "envoyer", "enviar", "invia", "inviare",
    "verzenden", "versturen", "kirim", "wyślij", "skicka", "отправить",
    "tap", "neu", "neue", "neuer", "neues", "hinzufügen", "speichern", "sichern", "bearbeiten",
    "löschen", "suchen", "anmelden", "abmelden", "bezahlen", "kaufen", "öffnen", "anlegen",
    "erstellen", "starten", "nouveau", "nouvelle", "ajouter", "enregistrer", "sauvegarder",
    "modifier", "supprimer", "rechercher", "connexion", "déconnexion", "payer", "acheter", "ouvrir",
    "valider", "créer", "démarrer", "nuevo", "nueva", "añadir", "agregar", "guardar", "editar",
    "eliminar", "borrar", "buscar", "entrar", "salir", "pagar", "comprar", "abrir", "crear",
    "iniciar", "novo", "nova", "adicionar", "salvar", "excluir", "apagar", "pesquisar", "sair",
    "criar", "nuovo", "nuova", "aggiungi", "aggiungere", "salva", "salvare", "modifica", "elimina",
    "cerca", "accedi", "esci", "paga", "acquista", "apri", "crea", "avvia", "nieuw", "nieuwe",
    "toevoegen", "opslaan", "bewaren", "bewerken", "verwijderen", "zoeken", "inloggen", "uitloggen",
    "betalen", "kopen", "openen", "aanmaken", "baru", "tambah", "simpan", "ubah", "hapus", "cari",
    "masuk", "keluar", "bayar", "beli", "buka", "mulai", "buat", "nowy", "nowa", "dodaj", "zapisz",
    "edytuj", "wstecz", "anuluj", "usuń", "szukaj", "dalej", "zaloguj", "wyloguj", "zapłać",
    "otwórz", "zamknij", "spara", "redigera", "tillbaka", "avbryt", "lagre", "tilbake", "gem",
    "tilbage", "annuller", "yeni", "ekle", "kaydet", "düzenle", "geri", "iptal", "sil", "ara",
    "новый", "добавить", "сохранить", "изменить", "назад", "отмена", "удалить", "найти", "далее",
    "войти", "выйти", "оплатить", "открыть", "закрыть",
  ]
  private static let commandMarks: Phrases = [
    "新規", "追加", "保存", "編集", "戻る", "キャンセル", "削除", "検索", "次へ", "ログイン", "ログアウト", "支払", "購入", "開く",
    "閉じる", "確認", "確定", "完了", "作成", "登録", "新建", "新增", "添加", "编辑", "返回", "取消", "删除", "搜索", "下一步",
    "登录",
    "退出", "支付", "购买", "打开", "关闭", "确认", "确定", "完成", "创建", "提交", "새로", "추가", "저장", "편집", "수정", "뒤로",
    "취소", "삭제", "검색", "다음", "로그인", "로그아웃", "결제", "구매", "열기", "닫기", "확인", "완료", "작성", "등록", "생성",
  ]
}

/// Words that languages write as one: "Bildschirmablauf", "Schermovergangen", "Eingabemaske".
enum FlowchartCompounds {
  /// Whether a title has a word for a flow of screens or of what people do: joined, with a hyphen or apart.
  static func nameMachine(_ words: [String]) -> Bool { name(words, screens) }

  /// The same of ways through an app, which may also be those of a program.
  static func nameFlow(_ words: [String]) -> Bool { name(words, ways) }

  private static func name(_ words: [String], _ stems: [String]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      guard let stem = stems.first(where: word.hasPrefix) else { return false }
      let rest = word.dropFirst(stem.count).drop { $0 == "s" }
      if flows.contains(String(rest)) || flows.contains(String(word.dropFirst(stem.count))) {
        return true
      }
      return rest.isEmpty && index + 1 < words.count && flows.contains(words[index + 1])
    }
  }

  /// Whether the last word of a node is a part of an interface by its end.
  static func endAsSurface(_ text: String) -> Bool {
    guard let word = Names.words(text).last, word.utf8.count > 5 else { return false }
    return surfaces.contains { word.utf8.count > $0.utf8.count + 2 && word.hasSuffix($0) }
  }

  private static let screens = [
    "bildschirm", "seiten", "masken", "ansichts", "ansichten", "dialog", "nutzer", "benutzer",
    "scherm", "pagina", "gebruiker", "skärm", "användar", "skjerm", "bruker", "skærm", "bruger",
  ]
  private static let ways = [
    "navigation", "navigatie", "interaktion", "interactie", "menü", "menu", "bedien",
  ]
  private static let flows: Lexicon = [
    "ablauf", "abläufe", "ablaufdiagramm", "fluss", "flüsse", "flussdiagramm", "flow", "flows",
    "übergang", "übergänge", "folge", "folgen", "reise", "navigation", "stroom", "stromen",
    "overgang", "overgangen", "verloop", "volgorde", "navigatie", "flöde", "flöden", "flödet",
    "övergång", "övergångar", "flyt", "overgange", "overganger", "resa", "reis",
  ]
  private static let surfaces = [
    "bildschirm", "ansicht", "maske", "seite", "dialog", "formular", "menü", "übersicht", "scherm",
    "pagina", "overzicht", "lijst", "formulier", "skärm", "skjerm", "skærm", "sida", "översikt",
    "oversikt", "oversigt", "visning",
  ]
}
