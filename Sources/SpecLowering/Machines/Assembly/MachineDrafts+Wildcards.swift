import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes a state "any" that ways lead out of for what it says, whatever recogniser read it: its ways lead out of all
  /// states. A tab "All" to which others lead stays a state.
  mutating func takeOutWildcards() {
    var keys = Set(states.filter { Self.isWildcard($0.name) }.map(\.key))
    keys.formUnion(drawnOperations)
    keys.formUnion(wideSources)
    guard !keys.isEmpty else { return }
    var left: Set<String> = []
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges {
        keys.remove(edge.target.key)
        if let source = edge.source { left.insert(source.key) }
      }
    }
    keys.formIntersection(left)
    guard !keys.isEmpty else { return }
    states.removeAll { keys.contains($0.key) }
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges.indices {
        guard let source = matrices[matrix].edges[edge].source, keys.contains(source.key) else {
          continue
        }
        matrices[matrix].edges[edge].source = nil
      }
    }
  }

  /// The keys of what lists leave by "Any screen" or "Jeder Zustand", though nothing declares a state of that name; a word
  /// alone, "All", may be one.
  private var wideSources: Set<String> {
    var keys: Set<String> = []
    for matrix in matrices where matrix.form == "list" {
      for edge in matrix.edges {
        guard let source = edge.source, source.text.utf8.contains(ASCII.space),
          Self.isWildcard(source.text)
        else { continue }
        keys.insert(source.key)
      }
    }
    return keys
  }

  /// The keys of what drawings leave by "Any operation" or "何らかの操作", each way with words on it: how an operation
  /// ends, wherever it was begun.
  private var drawnOperations: Set<String> {
    var keys: Set<String> = []
    var silent: Set<String> = []
    for matrix in matrices where matrix.form == "drawing" || matrix.form == "flowchart" {
      for edge in matrix.edges {
        guard let source = edge.source, CellVocabulary.isAnyOperation(source.text) else { continue }
        keys.insert(source.key)
        if edge.trigger == nil, edge.guardText == nil { silent.insert(source.key) }
      }
    }
    return keys.subtracting(silent)
  }

  /// Takes the words "from any screen" off a trigger: its change leads out of all states, whatever the line hangs from.
  /// A source that the line itself names stays; in a drawing the line hangs from it.
  mutating func settleWideTriggers() {
    for matrix in matrices.indices {
      let isDrawn = ["tree", "drawing"].contains(matrices[matrix].form)
      for edge in matrices[matrix].edges.indices {
        let own = matrices[matrix].edges[edge]
        guard let trigger = own.trigger, trigger.text.utf8.count <= 160,
          trigger.text.utf8.count(where: { $0 == ASCII.space }) > 2,
          isDrawn || own.source.map({ !own.origin.range.contains($0.origin.range) }) ?? true,
          let wide = Self.wide(trigger.text)
        else { continue }
        matrices[matrix].edges[edge].source = nil
        matrices[matrix].edges[edge].trigger = LocatedText(wide.trigger, trigger.origin)
        if let limit = wide.limit { matrices[matrix].edges[edge].limit(to: limit, trigger.origin) }
      }
    }
  }

  /// The words before "from any screen", and a remark behind it, "(except Login)".
  private static func wide(_ text: String) -> (trigger: String, limit: String?)? {
    let (head, remark) = StateName.splitQualifier(text)
    let words = head.split(separator: " ")
    guard words.count > 3 else { return nil }
    for count in 3...5 where count < words.count {
      let start = words.count - count
      guard fromWords.contains(words[start].lowercased()),
        CellVocabulary.isAny(words[start...].joined(separator: " "))
      else { continue }
      return (ArrowSide.unwrapped(words[..<start].joined(separator: " ")), remark)
    }
    return nil
  }

  private static let fromWords: Lexicon = [
    "from", "aus", "von", "depuis", "de", "desde", "da", "vanuit", "vanaf", "dari",
  ]

  /// Leaves out changes between placeholders, "Source → Target: what causes it": they show how changes are written.
  mutating func takeOutPlaceholders() {
    var isFound = false
    let declared = Set(states.map(\.key))
    for matrix in matrices.indices {
      let count = matrices[matrix].edges.count
      let passed = Self.passed(matrices[matrix].edges)
      let unnamed = declared.count > 2 ? Self.unnamed(in: matrices[matrix], declared) : []
      matrices[matrix].edges.removeAll { edge in
        let ends = [edge.source, edge.target].compactMap(\.self)
        if ends.contains(where: {
          Self.isRelative($0) && !declared.contains($0.key) && !passed.contains($0.key)
        }) {
          return true
        }
        if edge.source == nil, unnamed.contains(edge.target.key) { return true }
        guard let source = edge.source?.text, source.utf8.count <= 24,
          edge.target.text.utf8.count <= 24
        else { return false }
        return Self.sources.contains(Names.key(source))
          && Self.targets.contains(Names.key(edge.target.text))
          || Self.isNumbered(source) && Self.isNumbered(edge.target.text)
            && edge.trigger.map { Self.events.contains(Names.key($0.text)) } == true
      }
      if matrices[matrix].edges.count < count { isFound = true }
    }
    if isFound { removeEmptyMatrices() }
  }

  /// The keys of what a table of declared states leads to from any state on any event and nowhere else, "any | any |
  /// signal": such a row stands for what the others leave.
  private static func unnamed(in matrix: MatrixDraft, _ declared: Set<String>) -> Set<String> {
    guard matrix.form == "table" else { return [] }
    let open = matrix.edges.filter { edge in
      edge.source == nil && !edge.isSourceUnsaid && edge.guardText == nil
        && !declared.contains(edge.target.key)
        && edge.trigger.map { CellVocabulary.isAny($0.text) } == true
    }
    let keys = Set(open.map(\.target.key))
    return keys.filter { key in
      matrix.edges.count { $0.target.key == key || $0.source?.key == key } == 1
    }
  }

  /// The keys of such names that changes lead to and out of: "Next card" is then what the product calls a state.
  private static func passed(_ edges: [EdgeDraft]) -> Set<String> {
    let left = Set(edges.compactMap(\.source).filter(isRelative).map(\.key))
    return left.isEmpty ? [] : left.intersection(edges.map(\.target.key))
  }

  /// Whether a name only tells a place by another: "next screen", "前の画面"; "PreviousScreen" is the name of a node as
  /// those beside it are.
  private static func isRelative(_ end: NameReference) -> Bool {
    (9...32).contains(end.text.utf8.count) && !EventName.isType(end.text)
      && tellWhereRelatively(Names.words(end.text))
  }

  /// Whether words stand for whatever screen belongs to what is chosen too: "the corresponding screen", "pantalla
  /// correspondiente".
  private static func tellWhereRelatively(_ words: [String]) -> Bool {
    if relatives.contains(words.joined(separator: "-")) { return true }
    return (2...3).contains(words.count) && words.contains(where: correspondents.contains)
      && words.contains(where: TransitionWords.screenNouns.contains)
      && words.allSatisfy {
        correspondents.contains($0) || TransitionWords.screenNouns.contains($0)
          || TransitionWords.articles.contains($0)
      }
  }

  private static let correspondents: Lexicon = [
    "corresponding", "respective", "appropriate", "entsprechende", "entsprechender",
    "entsprechenden", "entsprechendes", "jeweilige", "jeweiligen", "correspondant",
    "correspondante", "correspondiente", "correspondente", "respectiva", "respectivo",
    "corrispondente", "overeenkomstige", "bijbehorende", "sesuai", "terkait",
  ]

  private static let relatives: Lexicon = [
    "next-screen", "the-next-screen", "previous-screen", "the-previous-screen", "next-page",
    "previous-page", "next-step", "previous-step", "nächster-bildschirm", "nächste-seite",
    "vorheriger-bildschirm", "écran-suivant", "écran-précédent", "siguiente-pantalla",
    "pantalla-siguiente", "pantalla-anterior", "próxima-tela", "tela-anterior",
    "schermata-successiva", "schermata-precedente", "volgend-scherm", "vorig-scherm",
    "layar-berikutnya", "layar-sebelumnya", "次の画面", "前の画面", "次画面", "前画面", "次のページ",
    "前のページ", "下一页", "下一頁", "上一页", "上一頁", "下一个页面", "上一个页面", "다음-화면", "이전-화면",
    "다음-페이지", "이전-페이지", "해당-화면", "해당-페이지", "対応する画面", "該当画面", "对应页面",
    "相应页面", "對應頁面",
  ]

  private static let sources: Lexicon = [
    "source", "source-state", "from", "from-state", "start-state", "old-state",
    "current-state", "quelle", "ausgangszustand", "état-de-départ", "estado-origen",
  ]
  private static let targets: Lexicon = [
    "target", "target-state", "to", "to-state", "end-state", "new-state",
    "next-state", "ziel", "zielzustand", "état-darrivée", "estado-destino",
  ]

  /// "State 1", "Pantalla A": a word for a state or screen and a letter or number, and no name.
  private static func isNumbered(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.count == 2 && words[1].utf8.count == 1
      && (StateNouns.singulars.contains(words[0]) || words[0] == "status"
        || TransitionWords.screenNouns.contains(words[0]))
  }

  /// What stands in the place of an event where only its place is shown.
  private static let events: Lexicon = [
    "event", "trigger", "action", "evento", "evénement", "événement", "ereignis", "auslöser",
    "acción", "ação", "azione", "gebeurtenis", "some-event", "event-name", "the-event",
  ]

  private static func isWildcard(_ name: String) -> Bool {
    name.utf8.count <= 24 && CellVocabulary.isAny(name)
  }
}
