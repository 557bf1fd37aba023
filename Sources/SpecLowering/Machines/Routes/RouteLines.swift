import SpecModel
import SpecSyntax
import SpecText

/// Reads lines whose arrows lead to routes of declared pages: "/list → Pick a row → /detail", "Not signed in →
/// redirect to /login".
///
/// What stands between two routes triggers the change. A line that begins with other words is a change of any page
/// where it speaks of a redirect; the words are then its condition.
struct RouteLines {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    declareEnds(&drafts)
    guard
      drafts.states.contains(where: { state in
        state.name.hasPrefix("/") || state.aliases.contains { $0.text.hasPrefix("/") }
      })
    else { return }
    let root = drafts.states.first { $0.aliases.contains { $0.text == "/" } || $0.name == "/" }
    let known = StateRegister(drafts)
    let read = drafts.readLines
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item || line.holder == .paragraph {
      guard line.text.count <= 600, context.mayHoldArrow(index),
        document.plain[line.text].contains(0x2F)
      else { continue }
      let origin = context.origin(plain: line.text)
      guard !read.contains(origin.range.start) else { continue }
      let edges = edges(document.string(plain: line.value), origin, known, root?.name)
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[line.node].section),
          origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Adds the pages that only such lines name, "/list → finish → /done", where there are two lines at least.
  private func declareEnds(_ drafts: inout MachineDrafts) {
    let lines = context.lines.enumerated().filter { index, line in
      context.mayHoldArrow(index) && Self.leadsByActs(line, document)
        && !RoutedNames.isAboutServices(Int(document.nodes[line.node].section), document)
    }
    guard let first = lines.first?.element else { return }
    let known = StateRegister(drafts)
    let page = drafts.states.first { $0.aliases.contains { $0.text.hasPrefix("/") } }
    let screen = page?.screen ?? Int(document.nodes[first.node].section)
    var found: [(route: String, origin: Origin)] = []
    var count = 0
    for (_, line) in lines {
      guard let sides = ArrowText(document.string(plain: line.value))?.sides, sides.count > 2 else {
        continue
      }
      count += 1
      for side in [sides[0], sides[sides.count - 1]]
      where (side.utf8.count > 1 ? known.name(of: side) == nil : page == nil)
        && !found.contains(where: { $0.route == side })
      {
        found.append((side, context.origin(plain: line.text)))
      }
    }
    guard count > 1 else { return }
    for (route, origin) in found {
      var draft = StateDraft(name: route, origin: origin, screen: screen)
      draft.parentSection = screen
      draft.isScreen = page?.isScreen ?? false
      drafts.states.append(draft)
    }
  }

  /// Whether a line leads from one route by an act, to another or to nothing that is named: "/cart → tap Pay → /done",
  /// "/cart → choose a seat". What is done there is no state.
  static func leadsByActs(_ line: TextLine, _ document: Document) -> Bool {
    guard line.holder == .item || line.holder == .paragraph, (8...300).contains(line.value.count),
      document.plain[line.value.lowerBound] == ASCII.slash,
      let arrows = ArrowText(document.string(plain: line.value)), let last = arrows.sides.last,
      Route.isWhole(arrows.sides[0]), arrows.joints.allSatisfy({ $0.direction == .forward })
    else { return false }
    if arrows.sides.count > 2 {
      return Route.isWhole(last)
        && !arrows.sides.dropFirst().dropLast().allSatisfy(Route.isWhole)
    }
    let isSaid = last.first?.isLowercase == true && Names.wordCount(last) > 1
    let label = document.span(
      at: line.value.upperBound - last.utf8.count, of: line.node, in: [.code, .strong])
    return !last.contains("/")
      && (isSaid || label.map { $0.upperBound < line.value.upperBound } == true)
  }

  private func edges(
    _ text: String, _ origin: Origin, _ known: StateRegister, _ root: String?
  ) -> [EdgeDraft] {
    guard let arrows = ArrowText(text), arrows.joints.allSatisfy({ $0.direction == .forward }),
      !arrows.sides.dropFirst().contains(where: { Names.hasWord($0, in: TransitionWords.denials) })
    else { return [] }
    var result: [EdgeDraft] = []
    var source: String?
    var words: String?
    for (index, side) in arrows.sides.enumerated() {
      guard let page = side == "/" ? root : page(in: side, known) else {
        words = words.map { "\($0) then \(side)" } ?? side
        continue
      }
      let target = NameReference(text: page, origin: origin)
      var edge = EdgeDraft(source: nil, target: target, origin: origin)
      if let source {
        edge.source = NameReference(text: source, origin: origin)
        edge = edge.triggered(by: words ?? "", origin)
        result.append(edge)
      } else if index == 1, let condition = words, redirects(side) {
        edge.guardText = LocatedText(condition, origin)
        result.append(edge)
      } else if index > 0 {
        return []
      }
      source = page
      words = nil
    }
    return result
  }

  /// The page whose route begins a side or ends a phrase of a few words.
  private func page(in side: String, _ known: StateRegister) -> String? {
    guard side.utf8.count <= 120, Names.wordCount(side) <= 12 else { return nil }
    let bare = side.drop { "`*\"'«".contains($0) }
    guard bare.hasPrefix("/") || redirects(side) else { return nil }
    return RouteCell.page(in: side, known)
  }

  private func redirects(_ text: String) -> Bool {
    Names.words(text).contains { word in Self.redirects.contains { word.hasPrefix($0) } }
      || Self.unspaced.contains(where: text.contains)
  }

  private static let redirects = [
    "redirect", "umgeleitet", "umleit", "weitergeleitet", "weiterleit", "redirig", "redirec",
    "reindiriz", "rinvia", "doorgestuurd", "dialihkan",
  ]
  private static let unspaced = ["リダイレクト", "重定向", "跳转", "리다이렉트", "리디렉션"]
}
