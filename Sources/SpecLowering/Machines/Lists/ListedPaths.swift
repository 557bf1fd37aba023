import SpecModel
import SpecSyntax
import SpecText

/// Reads numbered lists that tell the way of a run, "1. `queued` 2. `checking` 3. `stored`" below "Typical path": each
/// item begins with the name of a declared state, and each of these leads to the next.
///
/// A list of states that are all ways to fail is no path, and neither is an order of precedence.
struct ListedPaths {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the steps of all such lists that nothing else has told; they are inferred.
  ///
  /// - Complexity: O(items of numbered lists).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count > 2 else { return }
    var known: KnownStates?
    var told: Set<String>?
    var entries: [String: LocatedText]?
    var matrices: [MatrixDraft] = []
    for list in document.lists where document.nodes[list].level == 1 {
      let items = document.children(of: list)
      guard (3...40).contains(items.count), tellsPath(list) else { continue }
      let names = known ?? KnownStates(drafts)
      known = names
      let steps = items.compactMap { step($0, names) }
      guard steps.count == items.count else { continue }
      let ends = told ?? Self.ends(of: drafts)
      told = ends
      let triggers = entries ?? Self.entries(of: drafts)
      entries = triggers
      let edges = zip(steps, steps.dropFirst()).compactMap { from, to -> EdgeDraft? in
        guard from.key != to.key, !ends.contains(from.key + ">" + to.key) else { return nil }
        var edge = EdgeDraft(source: from, target: to, origin: to.origin)
        edge.provenance = .inferred
        edge.trigger = triggers[to.key]
        return edge
      }
      guard !edges.isEmpty else { continue }
      matrices.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[list].section),
          origin: document.origin(document.nodes[list].range), edges: edges))
    }
    drafts.matrices += matrices
  }

  private static func ends(of drafts: MachineDrafts) -> Set<String> {
    Set(
      drafts.matrices.flatMap { matrix in
        matrix.edges.compactMap { edge in edge.source.map { $0.key + ">" + edge.target.key } }
      })
  }

  /// What leads to each state, where its description tells that.
  private static func entries(of drafts: MachineDrafts) -> [String: LocatedText] {
    var result: [String: LocatedText] = [:]
    for state in drafts.states {
      if let entry = state.entries.first { result[state.key] = entry }
    }
    return result
  }

  /// The declared state that an item begins with: all of its words, or those set apart before a remark.
  private func step(_ item: Int, _ known: KnownStates) -> NameReference? {
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      case let whole = document.plainText(of: leaf), !whole.isEmpty,
      case let end = whole.first(where: { document.plain[$0] == ASCII.lineFeed }),
      case let text = whole.lowerBound..<(end ?? whole.upperBound), text.count <= 200
    else { return nil }
    var head = text
    if let span = document.span(at: text.lowerBound, of: leaf, in: [.strong, .code]),
      span.lowerBound == text.lowerBound, span.upperBound < text.upperBound
    {
      guard Self.mayClose(document.string(plain: span.rest(of: text))) else { return nil }
      head = span
    }
    guard head.count <= 60 else { return nil }
    let words = ArrowSide.unwrapped(document.string(plain: head))
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(words).name)
    guard let name = known.name(of: words) ?? known.name(of: bare) else { return nil }
    return NameReference(text: name, origin: context.origin(plain: text))
  }

  /// Whether what follows a name set apart is a remark on it and not the rest of a sentence.
  private static func mayClose(_ rest: String) -> Bool {
    let rest = rest.drop { $0 == " " }
    return rest.first.map { "(（:：–—-.,".contains($0) } ?? true
  }

  // MARK: Words above the list

  /// Whether the line right above a list, or else its heading, speaks of a path and of nothing that goes wrong.
  private func tellsPath(_ list: Int) -> Bool {
    let title =
      context.label(over: list).map(document.string(plain:))
      ?? context.scope(of: list).last ?? ""
    guard title.utf8.count <= 120 else { return false }
    let words = Names.words(title)
    let isWide = title.utf8.contains { $0 >= 0xE3 }
    guard !words.contains(where: Self.others.contains),
      !(isWide && Self.otherMarks.contains(where: title.contains))
    else { return false }
    // "Order of columns" is none of time, "Order of states" is.
    if words.contains(where: Self.orders.contains),
      words.contains(where: { StateVocabulary.plurals.contains($0) })
    {
      return true
    }
    return words.contains(where: Self.paths.contains)
      || isWide && Self.marks.contains(where: title.contains)
  }

  private static let orders: Lexicon = [
    "order", "reihenfolge", "ordre", "orden", "ordem", "ordine", "volgorde", "urutan",
  ]
  private static let paths = FlowWords.courses.union([
    "sequence", "progression", "transitions", "course", "cycle", "happy", "loop", "verlauf", "weg",
    "pfad", "abfolge", "lebenszyklus", "übergänge", "chemin", "séquence", "enchaînement",
    "déroulement", "camino", "secuencia", "ciclo", "transiciones", "caminho", "sequência",
    "transições", "sequenza", "transizioni", "pad", "stroom", "levenscyclus", "overgangen", "jalur",
    "siklus", "transisi",
  ])
  private static let marks =
    FlowWords.courseMarks + [
      "流れ", "遷移", "経路", "ライフサイクル", "路径", "转换", "生命周期", "경로", "전이", "전환", "생명주기",
    ]

  /// Words over lists whose items are alternatives, or stand in an order that is none of time.
  private static let others: Lexicon = [
    "priority", "precedence", "unhappy", "exception", "exceptions", "exceptional", "error",
    "errors", "failure", "failures", "alternative", "alternatives", "edge", "sad", "tab", "focus",
    "reading", "sort", "display", "data", "stacking", "ausnahme", "ausnahmen", "fehler",
    "priorität", "vorrang", "erreur", "erreurs", "priorité", "excepción", "excepciones",
    "errores", "prioridad", "exceção", "exceções", "erros", "prioridade", "eccezione",
    "eccezioni", "errori", "priorità", "uitzondering", "uitzonderingen", "fouten", "prioriteit",
    "pengecualian", "kesalahan", "prioritas",
  ]
  private static let otherMarks = ["例外", "異常", "エラー", "優先", "异常", "错误", "优先", "예외", "오류", "우선"]
}
