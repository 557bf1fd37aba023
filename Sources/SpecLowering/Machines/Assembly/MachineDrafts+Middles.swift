import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes an act between two declared names for what leads from one to the other: "Home → Create room → Room", where
  /// the document lists its screens and the act is none of them, or "RUNNING → stop → DONE" among declared constants.
  ///
  /// - Complexity: O(states + edges), and O(edges) for each such act.
  mutating func settleMiddles(in document: Document) {
    let matching = matrices.indices.filter { Self.mayHoldMiddles(matrices[$0]) }
    guard !matching.isEmpty, states.count(where: { $0.diagram == nil }) > 2 else { return }
    var prepared: KnownStates?
    var screens: Bool?
    var middles: Set<String> = []
    for index in matching {
      let sources = Set(matrices[index].edges.compactMap { $0.source?.key })
      for edge in matrices[index].edges where edge.trigger == nil {
        let target = edge.target
        guard let source = edge.source, sources.contains(target.key),
          !middles.contains(target.key)
        else { continue }
        if !MiddleActs.isNoConstant(target.text, behind: source.text),
          !MiddleActs.isCommand(target.text)
        {
          guard MiddleActs.tell(target.text),
            !MiddleActs.isSpelled(target.text, asIn: source.text)
          else { continue }
          let areScreens = screens ?? listsScreens(document)
          screens = areScreens
          guard areScreens else { continue }
        }
        let known = prepared ?? KnownStates(self, statesOnly: true)
        prepared = known
        if known.name(of: target.text) == nil { middles.insert(target.key) }
      }
    }
    guard let known = prepared else { return }
    for key in middles.sorted() { passMiddle(key, known) }
  }

  private static func mayHoldMiddles(_ matrix: MatrixDraft) -> Bool {
    matrix.edges.count > 1 && ["list", "drawing", "tree"].contains(matrix.form)
  }

  /// Whether the document declares three screens or more, and these are half of its states.
  private func listsScreens(_ document: Document) -> Bool {
    let tables = inventories.map { document.nodes[$0].range }
    let declared = states.filter { $0.diagram == nil }
    let screens = declared.count { state in
      state.isScreen || BareHeadings.callsItselfScreen(state.name)
        || tables.contains { $0.contains(state.origin.range) }
        || Self.isAmongScreens(state, in: document)
    }
    return screens > 2 && screens * 2 >= declared.count
  }

  /// Whether a heading above a state says that screens follow.
  private static func isAmongScreens(_ state: StateDraft, in document: Document) -> Bool {
    guard state.parentSection > 0 else { return false }
    return document.path(ofSection: state.parentSection).contains { section in
      let title = document.title(ofSection: section)
      return Names.hasWord(title, in: ScreenTables.screens)
        || title.utf8.contains { $0 >= 0xE3 }
          && StateVocabulary.surfaces.contains(where: { title.contains($0) })
    }
  }

  /// Whether a name, or what stands before its parentheses, is declared.
  private static func isKnown(_ text: String, _ known: KnownStates) -> Bool {
    known.name(of: text) != nil
      || known.name(of: StateName.splitQualifier(text).name) != nil
  }

  /// A change by its place.
  private struct Place {
    var matrix: Int
    var index: Int
    var edge: EdgeDraft
  }

  /// Joins the changes that lead to an act with those that lead on from it, where all of them join it with screens.
  private mutating func passMiddle(_ act: String, _ known: KnownStates) {
    var before: [Place] = []
    var behind: [Place] = []
    for (matrix, draft) in matrices.enumerated() {
      for (index, edge) in draft.edges.enumerated() {
        let isBefore = edge.target.key == act
        guard isBefore || edge.source?.key == act else { continue }
        guard Self.mayHoldMiddles(draft), edge.trigger == nil, edge.guardText == nil,
          let other = isBefore ? edge.source : edge.target, other.key != act,
          Self.isKnown(other.text, known)
        else { return }
        let place = Place(matrix: matrix, index: index, edge: edge)
        if isBefore { before.append(place) } else { behind.append(place) }
      }
    }
    guard let joined = Self.joined(before, behind) else { return }
    let taken = Dictionary(grouping: before + behind, by: \.matrix)
    for (matrix, places) in taken {
      let indices = Set(places.map(\.index))
      let first = indices.min() ?? 0
      var rest: [EdgeDraft] = []
      for (index, edge) in matrices[matrix].edges.enumerated() {
        if index == first { rest += joined.filter { $0.matrix == matrix }.map(\.edge) }
        if !indices.contains(index) { rest.append(edge) }
      }
      matrices[matrix].edges = rest
    }
  }

  /// One change for each way over an act; `nil` where a line leads to it or from it alone and several ways may be meant.
  private static func joined(_ before: [Place], _ behind: [Place]) -> [Place]? {
    guard !before.isEmpty, !behind.isEmpty, before.count * behind.count <= 64 else { return nil }
    let isOneWayIn = Set(before.map { $0.edge.source?.key }).count == 1
    let isOneWayOut = Set(behind.map(\.edge.target.key)).count == 1
    var result: [Place] = []
    var seen: Set<[String]> = []
    func join(_ first: Place, _ next: Place) {
      var place = next
      place.edge.source = first.edge.source
      place.edge.trigger = LocatedText(first.edge.target.text, first.edge.target.origin)
      let ends = [place.edge.source?.key ?? "", place.edge.target.key]
      if seen.insert(ends).inserted { result.append(place) }
    }
    func line(_ place: Place) -> UInt32 { place.edge.origin.range.start }
    for first in before {
      let here = behind.filter { line($0) == line(first) }
      guard !here.isEmpty || isOneWayOut else { return nil }
      let others = here.isEmpty ? Array(behind.prefix(1)) : here
      for next in others { join(first, next) }
    }
    let lines = Set(before.map(line))
    for next in behind where !lines.contains(line(next)) {
      guard isOneWayIn else { return nil }
      join(before[0], next)
    }
    return result
  }
}

/// Tells acts in chains of screens.
enum MiddleActs {
  /// Whether words tell what somebody does and hardly name a screen: a verb alone, or one with its object in small letters.
  static func tell(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    if text.utf8.contains(where: { $0 >= 0xE3 }) {
      return wide.contains(text) || text.count <= 12 && beginnings.prefix(of: text) != nil
        || endings.suffix(of: text) != nil
    }
    let words = Names.words(text)
    guard let first = words.first, words.count <= 4, !BareHeadings.callsItselfScreen(text) else {
      return false
    }
    if words.count == 1 { return verbs.contains(first) }
    guard !TransitionWords.isTitled(text) else { return false }
    return verbs.contains(first) || FlowSteps.beginsWithGesture(text) || Doings.isDoing(text)
  }

  /// Whether words are those on a control, and nothing else stands beside them.
  static func isCommand(_ text: String) -> Bool {
    guard text.utf8.count <= 30 else { return false }
    if text.utf8.contains(where: { $0 >= 0xE3 }) { return wide.contains(text) }
    return Names.wordCount(text) == 1 && verbs.contains(text.lowercased())
  }

  /// Whether words are written otherwise than the constant before them, "stop" behind "RUNNING", and no name that states
  /// have in code: "inProgress".
  static func isNoConstant(_ text: String, behind source: String) -> Bool {
    guard text.utf8.count <= 60, !isConstant(text), isConstant(source) else { return false }
    return !text.utf8.allSatisfy { $0 < 0x80 } || !EventName.isIdentifier(text)
      || !StateWords.isState(Names.words(text))
  }

  /// Whether two names are written in camel case: "startScan" behind "idle" or "notReady".
  static func isSpelled(_ text: String, asIn source: String) -> Bool {
    guard EventName.isIdentifier(text), EventName.isIdentifier(source) else { return false }
    return text.utf8.dropFirst().contains(where: ASCII.isUpper)
      && text.utf8.first.map(ASCII.isUpper) == source.utf8.first.map(ASCII.isUpper)
  }

  private static func isConstant(_ text: String) -> Bool {
    let bytes = StateName.splitQualifier(text).name.utf8
    return bytes.count > 2 && bytes.first.map(ASCII.isUpper) == true
      && bytes.allSatisfy { ASCII.isUpper($0) || ASCII.isDigit($0) || $0 == 0x5F }
  }

  /// Verbs on controls by which no screen is called, alone or before an object.
  private static let verbs: Lexicon = [
    "create", "add", "save", "delete", "remove", "submit", "confirm", "apply", "restore", "retry",
    "cancel", "back", "return", "start", "begin", "join", "leave", "exit", "continue", "skip",
    "accept", "decline", "send", "anlegen", "speichern", "löschen", "bestätigen", "abbrechen",
    "zurück", "weiter", "starten", "beitreten", "verlassen", "créer", "ajouter", "enregistrer",
    "supprimer", "valider", "confirmer", "annuler", "retour", "démarrer", "lancer", "rejoindre",
    "quitter", "continuer", "envoyer", "crear", "añadir", "agregar", "guardar", "eliminar",
    "borrar", "confirmar", "cancelar", "volver", "iniciar", "empezar", "unirse", "salir",
    "continuar", "enviar", "aceptar", "criar", "adicionar", "salvar", "excluir", "apagar",
    "voltar", "sair", "aceitar", "creare", "crea", "aggiungere", "aggiungi", "salva", "elimina",
    "conferma", "annulla", "indietro", "avvia", "inizia", "esci", "continua", "invia", "accetta",
    "aanmaken", "toevoegen", "opslaan", "verwijderen", "bevestigen", "annuleren", "terug",
    "doorgaan", "versturen", "buat", "tambah", "simpan", "hapus", "konfirmasi", "batal", "kembali",
    "mulai", "gabung", "keluar", "lanjut", "kirim", "создать", "добавить", "сохранить", "удалить",
    "подтвердить", "отменить", "назад", "начать", "выйти", "продолжить", "отправить", "oluştur",
    "ekle", "kaydet", "sil", "onayla", "iptal", "geri", "başlat", "katıl", "çık", "devam", "gönder",
    "utwórz", "dodaj", "zapisz", "usuń", "potwierdź", "anuluj", "wstecz", "rozpocznij", "dołącz",
    "wyjdź", "dalej", "wyślij",
  ]
  private static let wide: Lexicon = [
    "退出", "返回", "开始", "開始", "重试", "重試", "取消", "戻る", "キャンセル", "次へ", "送信", "参加", "시작", "취소", "뒤로",
    "다음", "참여", "나가기",
  ]
  private static let beginnings: Phrases = [
    "创建", "創建", "建立", "加入", "退出", "返回", "点击", "點擊", "开始", "開始する", "重试", "取消", "删除", "刪除", "保存",
    "提交", "新建", "关闭", "關閉",
  ]
  private static let endings: Phrases = [
    "を作成", "に参加", "を開始", "をタップ", "を選択", "を開く", "を押す", "하기", "누르기", "나가기",
  ]
}
