import SpecModel
import SpecSyntax
import SpecText

/// Reads the routes of an app behind a label in the order in which they are passed: "Routes: `/` (Welcome) → `/choose` →
/// `/results`", three at least.
///
/// Pages that nothing else declares are declared by their routes; a name in parentheses is another name of the page.
struct RouteChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the pages and the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(labelled lines with an arrow).
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var places: Places?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && (line.holder == .item || line.holder == .paragraph) {
      let section = Int(document.nodes[line.node].section)
      // Routes alone, in a document without a state, are of what programs call.
      guard let pages = pages(of: line),
        !drafts.states.isEmpty || pages.contains(where: { $0.name != nil }),
        !RoutedNames.isAboutServices(section, document)
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start) else { continue }
      var known = places.take() ?? Places(drafts)
      let names = declare(pages, origin, section, among: &known, in: &drafts)
      places = known
      let edges = zip(names, names.dropFirst()).filter { $0.0 != $0.1 }.map { source, target in
        EdgeDraft(
          source: NameReference(text: source, origin: origin),
          target: NameReference(text: target, origin: origin), origin: origin)
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private typealias Page = (route: String, name: String?)

  /// The routes of a line behind a label for routes; `nil` where one side is anything else.
  private func pages(of line: TextLine) -> [Page]? {
    guard let label = line.label, label.count <= 24, (9...400).contains(line.value.count),
      Self.labels.contains(document.string(plain: label).lowercased()),
      let arrows = ArrowText(StateName.withoutStop(document.string(plain: line.value))),
      arrows.sides.count > 2,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil })
    else { return nil }
    let pages = arrows.sides.compactMap { side -> Page? in
      let (text, remark) = StateName.splitQualifier(ArrowSide.unwrapped(side))
      let route = ArrowSide.unwrapped(text)
      guard Route.isWhole(route) else { return nil }
      let isName = remark.map { $0.first?.isLetter == true && Names.wordCount($0) <= 4 } ?? false
      return (route, isName ? remark : nil)
    }
    return pages.count == arrows.sides.count ? pages : nil
  }

  private static let labels: Lexicon = [
    "routes", "route", "routing", "navigation", "flow", "user flow", "screen flow", "page flow",
    "routen", "ablauf", "rutas", "ruta", "navegación", "flujo", "rotas", "rota", "navegação",
    "fluxo", "parcours", "rotte", "percorso", "navigazione", "navigatie", "rute", "navigasi",
    "маршруты", "навигация", "trasy", "nawigacja", "rotalar", "ルート", "画面遷移", "遷移", "路由", "导航", "導航",
    "路径", "라우트", "경로", "화면 흐름",
  ]

  /// The states that are declared, and the first of the screens, beside which further ones stand.
  private struct Places {
    var known: KnownStates
    var sibling: StateDraft?
    /// The page whose route is "/".
    var root: String?

    init(_ drafts: MachineDrafts) {
      known = KnownStates(drafts, statesOnly: true)
      sibling = drafts.states.first(where: \.isScreen)
      root = drafts.states.first { $0.name == "/" || $0.aliases.contains { $0.text == "/" } }?.name
    }

    func name(of route: String) -> String? { route == "/" ? root : known.name(of: route) }

    mutating func add(_ draft: StateDraft, at route: String) {
      known.add(draft.name)
      known.add(route, as: draft.name)
      if route == "/" { root = draft.name }
    }
  }

  /// The names of pages; those that nothing has declared become screens beside the others.
  private func declare(
    _ pages: [Page], _ origin: Origin, _ section: Int, among places: inout Places,
    in drafts: inout MachineDrafts
  ) -> [String] {
    let first = drafts.states.count
    var names: [String] = []
    for page in pages {
      if let name = places.name(of: page.route) ?? page.name.flatMap({ places.known.name(of: $0) })
      {
        names.append(name)
        continue
      }
      var draft = StateDraft(
        name: page.name ?? page.route, origin: origin, screen: places.sibling?.screen ?? section)
      draft.parentSection = places.sibling?.parentSection ?? section
      draft.isScreen = true
      if page.name != nil { draft.aliases = [LocatedText(page.route, origin)] }
      drafts.states.append(draft)
      places.add(draft, at: page.route)
      names.append(draft.name)
    }
    if places.sibling == nil, first < drafts.states.count { places.sibling = drafts.states[first] }
    return names
  }
}
