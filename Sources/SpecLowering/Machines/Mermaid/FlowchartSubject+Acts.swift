import SpecModel
import SpecText

/// Charts whose lines tell what a person does on the interface: "Attract loop -- touch --> Language picker".
extension FlowchartSubject {
  /// Whether a third of the lines with words tell acts of a person, two at least and a gesture among them, and no node
  /// is a person or a store.
  var isOfActs: Bool {
    let labels = graph.edges.compactMap { $0.label.map { DiagramText.line($0) } }
    guard labels.count > 1 else { return false }
    let gestures = labels.count(where: Self.isGesture)
    guard gestures > 0,
      case let acts = gestures + labels.count(where: { !Self.isGesture($0) && Self.isChoice($0) }),
      acts > 1, acts * 3 >= labels.count
    else { return false }
    return graph.nodes.allSatisfy { node in
      let text = node.text.map { DiagramText.line($0) } ?? node.id
      return node.shape != .cylinder && Names.wordCount(text) <= 8 && !isOfWork(text)
    }
  }

  /// Whether a third of the lines with words, two at least, are gestures of a person below a title over how screens lead
  /// to each other, and no node is a part of a program: "Orders hub -- tap row --> Order" below "Order rules".
  func isOfTaps(_ texts: [String]) -> Bool {
    let labels = graph.edges.compactMap { $0.label.map { DiagramText.line($0) } }
    let gestures = labels.count(where: Self.isGesture)
    guard gestures > 1, gestures * 3 >= labels.count, leadsAmongScreens else { return false }
    return !graph.nodes.contains { $0.shape == .cylinder }
      && !texts.contains { text in
        isCode(text) || Self.holdsCode(text)
          || Names.words(text).contains {
            !Self.everyday.contains($0)
              && (Self.works.contains($0) || FlowchartVocabulary.systemWords.contains($0))
          }
      }
  }

  /// Whether a title above the chart says that screens lead to each other.
  private var leadsAmongScreens: Bool { titles.contains(where: CourseWords.areOfScreens) }

  /// Whether "stack" in the words of a title is a pile of screens, "Orders stack" below "Navigation flow", and no list of
  /// technologies.
  func isPileOfScreens(_ words: [String]) -> Bool {
    guard let stack = words.firstIndex(of: "stack"), stack > 0,
      case let kind = words[stack - 1], !Self.technologies.contains(kind)
    else { return false }
    return kind == "navigation" || kind == "nav" || leadsAmongScreens
  }

  /// Words of systems that people have or get as well: "Services list", "Table 4".
  private static let everyday: Lexicon = [
    "service", "services", "client", "table", "class", "library", "test", "tests", "branch",
    "package", "driver", "container", "index", "hub", "switch",
  ]

  /// Whether nodes that may be parts of a system are named by words of what people have or are as well, "Provider
  /// treats", "Redeem package", where less than half are such and none is a part of a system beyond doubt; a drawn store
  /// that tells in words what is done is none.
  func areOfPeople(
    _ parts: [Int], _ nodes: [DiagramGraph.Node], _ texts: [String]
  ) -> Bool {
    !parts.isEmpty && parts.count * 2 < nodes.count
      && parts.allSatisfy { part in
        let words = Names.words(texts[part])
        guard words.count > 1, nodes[part].shape != .cylinder || words.count > 3,
          !isCode(texts[part]), !Self.holdsCode(texts[part]),
          !FlowchartVocabulary.systemMarks.isIn(texts[part])
        else { return false }
        return words.allSatisfy {
          !FlowchartVocabulary.systemWords.contains($0) || Self.everyday.contains($0)
            || Self.professions.contains($0)
        }
      }
  }

  /// Words for people and shops that name parts of programs too.
  private static let professions: Lexicon = [
    "provider", "manager", "store", "production", "module", "engine", "cloud",
  ]

  private static let technologies: Lexicon = [
    "tech", "technology", "technologies", "technical", "software", "server", "full", "frontend",
    "backend", "end", "web", "lamp", "mean", "mern", "elk", "data", "platform", "cloud",
    "observability", "monitoring", "the", "our", "this", "application", "development", "call",
    "network", "protocol", "ui", "rendering", "library", "persistence", "storage",
  ]

  /// Whether a node is a person that acts on a system, or a part of one.
  func isOfWork(_ text: String) -> Bool {
    Names.hasWord(text, in: Self.persons) || Names.hasWord(text, in: Self.works)
      || Self.workMarks.contains(where: text.contains)
  }

  /// Parts of programs and machines, which acts pass through.
  private static let works: Lexicon = [
    "handler", "handlers", "reducer", "hook", "component", "dispatcher", "listener", "callback",
    "crm", "hub", "switch", "sensor", "relay", "motor", "lamp", "conveyor", "truck", "gateway",
  ]
  private static let workMarks = [
    "컴포넌트", "핸들러", "리듀서", "サーバ", "コンポーネント", "ハンドラ", "リデューサ", "组件", "处理器", "服务器",
  ]

  /// "touch", "flag tapped", "tap on a row", "ボタンをタップ": a word for a gesture at either end.
  private static func isGesture(_ label: String) -> Bool {
    if label.utf8.contains(where: { $0 >= 0xE3 }) { return gestureMarks.isIn(label) }
    let words = Names.words(label)
    guard (1...8).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    // "User taps Save"
    let verb = FlowchartVocabulary.actors.contains(first) ? words.dropFirst().first ?? "" : first
    return gestures.contains(verb) || FlowchartVocabulary.gestures.contains(verb)
      || gestureEndings.contains(last) || FlowchartVocabulary.eventEndings.contains(last)
  }

  /// "confirm", "back", "seat selected": what a person chooses, and a program may as well.
  private static func isChoice(_ label: String) -> Bool {
    if label.utf8.contains(where: { $0 >= 0xE3 }) { return choiceMarks.isIn(label) }
    let words = Names.words(label)
    guard (1...3).contains(words.count), let first = words.first, let last = words.last else {
      return false
    }
    return choices.contains(first) || choiceEndings.contains(last)
  }

  /// First and last words of acts beside those of `FlowchartVocabulary`.
  private static let gestures: Lexicon = [
    "touch", "touches", "hold", "flick",
    "doubletap", "doppeltippen", "antippen", "tippen", "berühren", "drücken", "wischen",
    "klicken", "ziehen", "toucher", "appui", "tapoter", "balayer", "glisser", "clic",
    "tocar", "toque", "pulsar", "pulsación", "presionar", "deslizar", "clicar",
    "arrastrar", "pressionar", "arrastar", "deslize", "toccare", "tocco", "premere", "scorrere",
    "cliccare", "trascinare", "aanraken", "tik", "tikken", "drukken", "vegen", "klikken", "slepen",
    "sentuh", "geser", "usap",
  ]
  private static let gestureEndings: Lexicon = [
    "touched", "dragged", "held", "angetippt", "getippt",
    "berührt", "gedrückt", "gewischt", "touché", "touchée", "appuyé", "pressé",
    "tocado", "tocada", "pulsada", "presionado", "pressionado",
    "toccato", "toccata", "premuta", "cliccato", "aangeraakt", "getikt", "ingedrukt",
    "geveegd", "aangeklikt", "disentuh", "diketuk", "digeser",
  ]
  private static let gestureMarks: Phrases = [
    "タップ", "クリック", "押す", "押下", "長押し", "スワイプ", "触れる", "タッチ", "点击", "點擊", "轻触", "轻点", "按下",
    "长按", "滑动", "触摸", "탭", "클릭", "누름", "누르", "스와이프", "터치", "길게 누",
  ]
  static let choices: Lexicon = [
    "confirm", "back", "cancel", "skip", "next", "select", "choose", "pick", "continue", "done",
    "close", "dismiss", "submit", "scan", "bestätigen", "zurück", "abbrechen", "weiter",
    "auswählen", "wählen", "überspringen", "fertig", "schließen", "confirmer", "retour", "annuler",
    "suivant", "choisir", "sélectionner", "passer", "terminer", "fermer", "confirmar", "atrás",
    "volver", "cancelar", "siguiente", "elegir", "seleccionar", "omitir", "cerrar", "voltar",
    "próximo", "escolher", "selecionar", "pular", "fechar", "conferma", "confermare", "indietro",
    "annulla", "avanti", "scegliere", "selezionare", "salta", "chiudi", "bevestigen", "terug",
    "annuleren", "volgende", "kiezen", "selecteren", "overslaan", "sluiten", "konfirmasi",
    "kembali", "batal", "lanjut", "pilih", "lewati", "tutup",
  ]
  private static let choiceEndings: Lexicon = [
    "selected", "chosen", "picked", "confirmed", "scanned", "dismissed", "ausgewählt", "gewählt",
    "bestätigt", "choisi", "choisie", "sélectionné", "sélectionnée", "confirmé", "elegido",
    "elegida", "seleccionado", "seleccionada", "confirmado", "confirmada", "escolhido", "escolhida",
    "selecionado", "selecionada", "scelto", "scelta", "selezionato", "selezionata", "confermato",
    "gekozen", "geselecteerd", "bevestigd", "dipilih", "dikonfirmasi",
  ]
  private static let choiceMarks: Phrases = [
    "確定", "確認", "戻る", "キャンセル", "選択", "次へ", "スキップ", "閉じる", "确认", "返回", "取消", "选择", "選擇",
    "下一步", "跳过", "关闭", "확인", "뒤로", "취소", "선택", "다음", "건너뛰기", "닫기",
  ]
  /// Who acts on a system in a drawing of it.
  private static let persons: Lexicon = FlowchartVocabulary.actors.union([
    "admin", "operator", "employee", "manager", "team", "developer", "designer", "client",
    "browser", "kunde", "cliente", "klant", "pelanggan", "顧客", "客户", "고객",
  ])
}
