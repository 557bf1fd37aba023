import SpecModel
import SpecSyntax
import SpecText

/// Reads items in sections of no screen that lead from wherever somebody is to a declared screen: "Session expired →
/// redirect to Sign-in", and below a heading over redirects, deep links or notifications "Unknown guest → Welcome".
struct GlobalWays {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Way {
    var list: Int32
    var line: TextLine
    var edge: EdgeDraft
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(lines with an arrow).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count(where: \.isScreen) > 1 else { return }
    var prepared: (places: LinePlaces, read: Set<UInt32>)?
    var ways: [Way] = []
    var others: Set<Int32> = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && line.holder == .item && line.label == nil
      && line.text.count <= 160
    {
      let (places, read) = prepared ?? (LinePlaces(drafts, in: document), drafts.readLines)
      prepared = (places, read)
      let section = Int(document.nodes[line.node].section)
      let item = Int(document.nodes[line.node].parent)
      let list = document.nodes[item].parent
      guard section > 0, !others.contains(list) else { continue }
      guard !read.contains(context.origin(plain: line.text).range.start),
        places.owner(of: line) == nil, !context.isSystem(section),
        !context.forbidsChanges(section: section), let edge = edge(line, places)
      else {
        others.insert(list)
        continue
      }
      ways.append(Way(list: list, line: line, edge: edge))
    }
    let found = ways.filter { !others.contains($0.list) }.map { way in
      MatrixDraft(
        form: "list", isClosed: false, section: Int(document.nodes[way.line.node].section),
        origin: way.edge.origin, edges: [way.edge])
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// What happens, and the declared screen behind the arrow.
  private func edge(_ line: TextLine, _ places: LinePlaces) -> EdgeDraft? {
    let text = document.string(plain: line.text)
    guard let arrows = ArrowText(text), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      case let cause = arrows.sides[0], isCause(cause, places.known),
      let target = ArrowSide(StateName.withoutStop(arrows.sides[1]), known: places.known),
      target.isKnown, places.isScreen(target.name)
    else { return nil }
    guard isOfRedirects(line) || target.isMove && tellsOccasion(cause) else { return nil }
    let origin = context.origin(plain: line.text)
    let edge = EdgeDraft(
      source: nil, target: NameReference(text: target.name, origin: origin), origin: origin)
    return edge.triggered(by: ArrowSide.unwrapped(cause), origin)
  }

  /// Whether words before an arrow are no name, route or code.
  private func isCause(_ text: String, _ known: KnownStates) -> Bool {
    (1...10).contains(Names.wordCount(text)) && known.name(of: ArrowSide.unwrapped(text)) == nil
      && !Route.begins(ArrowSide.unwrapped(text)) && !EventName.isCode(text)
      && !Names.words(text).contains(where: TransitionWords.properties.contains)
  }

  /// "Session expired", "Not signed in", "If no card is saved".
  private func tellsOccasion(_ text: String) -> Bool {
    guard let first = Names.firstWord(text) else { return false }
    return TransitionWords.occasions.contains(first) || TransitionWords.negations.contains(first)
      || Names.wordCount(text) > 1 && FlowSteps.kind(of: text) != .action
        && StateCues.isCondition(text)
  }

  /// Whether the label over the list, or one of the last two headings, speaks of ways from anywhere.
  private func isOfRedirects(_ line: TextLine) -> Bool {
    let item = Int(document.nodes[line.node].parent)
    let label = context.label(over: Int(document.nodes[item].parent)).map(document.string(plain:))
    let titles = context.scope(of: line.node).suffix(2) + [label].compactMap(\.self)
    return titles.contains { title in
      let words = Names.words(title)
      return words.contains(where: Self.redirects.contains) || Self.links.occur(in: words)
        || Self.marks.contains(where: title.contains)
    }
  }

  private static let redirects = redirections.union(["guards", "deeplink", "deeplinks"])
  /// Words for what leads elsewhere at once.
  static let redirections: Lexicon = [
    "redirect", "redirects", "redirection", "redirections",
    "weiterleitung", "weiterleitungen", "umleitung", "umleitungen", "redirección", "redirecciones",
    "redirecionamento", "redirecionamentos", "reindirizzamento", "reindirizzamenti",
    "omleiding", "omleidingen", "doorverwijzing", "doorverwijzingen", "pengalihan",
    "przekierowania", "редирект", "редиректы", "редиректи", "перенаправление", "перенаправления",
    "yönlendirmeler",
  ]
  private static let links: WordPhrases = [
    ["deep", "links"], ["deep", "linking"], ["push", "notifications"], ["global", "navigation"],
    ["global", "shortcuts"], ["route", "guards"], ["navigation", "guards"], ["auth", "guard"],
    ["enlaces", "profundos"], ["liens", "profonds"],
  ]
  private static let marks = [
    "リダイレクト", "ディープリンク", "重定向", "深链", "路由守卫", "리다이렉트", "딥링크",
  ]
}
