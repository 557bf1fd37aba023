import SpecModel
import SpecSyntax
import SpecText

/// Reads lists below "Pages", "Screens" or "Views" whose items tell in words where each leads: "**Home** – what is new;
/// leads to Book and Calendar".
///
/// Two items at least must lead to other names of the list; then all of its names are screens.
struct ListedPages {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Item {
    var name: String
    var text: String
    var origin: Origin
  }

  /// Adds the screens and changes of all such lists.
  ///
  /// - Complexity: O(sections) where no heading lists screens.
  func collect(into drafts: inout MachineDrafts) {
    var found: [MatrixDraft] = []
    for section in document.sections.indices.dropFirst() where listsPages(section) {
      let items = context.lines(in: document.sections[section].ownNodes)
        .filter { $0.holder == .item && $0.depth == 1 }
        .compactMap(item)
      guard (3...40).contains(items.count) else { continue }
      var known = KnownStates()
      for item in items { known.add(item.name) }
      let edges = items.flatMap { changes(of: $0, known) }
      guard Set(edges.compactMap { $0.source?.key }).count > 1 else { continue }
      declare(items, section, in: &drafts)
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: edges[0].origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether a heading says no more than that screens or pages follow.
  private func listsPages(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 40 else { return false }
    let title = StateName.withoutNumbering(document.string(plain: text))
    let words = Names.words(title)
    return (1...3).contains(words.count) && words.last.map(Self.plurals.contains) == true
      || BareHeadings.listsScreens(title)
  }

  /// Words for several screens.
  static let plurals: Lexicon = StateWords.screenPlurals.union([
    "pages", "views", "seiten", "ansichten", "vistas", "páginas", "vues", "pagine", "viste",
    "sayfalar", "strony", "stránky", "sidor", "sider", "страницы", "сторінки", "halaman",
  ])

  private func item(_ line: TextLine) -> Item? {
    guard (8...400).contains(line.text.count), !ArrowGlyph.mayOccur(in: document.plain, line.text),
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.lowerBound == line.text.lowerBound, span.count <= 40
    else { return nil }
    let lead = document.string(plain: span).drop { !$0.isLetter }
    let name = ArrowSide.unwrapped(String(lead))
    guard (1...4).contains(Names.wordCount(name)), ArrowSide.isName(name) else { return nil }
    let start = min(max(span.upperBound, line.label?.upperBound ?? 0), line.text.upperBound)
    return Item(
      name: name, text: document.string(plain: line.text.tail(from: start)),
      origin: context.origin(plain: line.text))
  }

  /// The changes of the clauses that begin with a verb of motion: "opens Discussion", "leads to Sample or Photo".
  private func changes(of item: Item, _ known: KnownStates) -> [EdgeDraft] {
    let clauses = TextSplit.pieces(of: item.text, at: Self.marks, outsideParentheses: true)
    return clauses.flatMap { clause -> [EdgeDraft] in
      let words = clause.split(separator: " ").map { $0.lowercased() }
      guard let move = TransitionWords.moves.first(where: { words.starts(with: $0) }) else {
        return []
      }
      let rest = clause.split(separator: " ").dropFirst(move.count).joined(separator: " ")
      let names = TextSplit.pieces(of: StateName.withoutStop(rest), at: Self.joints)
        .compactMap { known.name(of: ArrowSide.unwrapped(Self.withoutArticle($0))) }
      return names.filter { Names.key($0) != Names.key(item.name) }.map { name in
        EdgeDraft(
          source: NameReference(text: item.name, origin: item.origin),
          target: NameReference(text: name, origin: item.origin), origin: item.origin)
      }
    }
  }

  private static let marks: Phrases = ["; ", ". ", " – ", " — ", ", ", ": "]
  private static let joints: Phrases = [" and ", " or ", " und ", " y ", " et ", " e ", "/"]

  /// A text without the article in front of it.
  static func withoutArticle(_ text: String) -> String {
    guard let space = text.firstIndex(of: " "),
      TransitionWords.articles.contains(text[..<space].lowercased())
    else { return text }
    return String(text[text.index(after: space)...])
  }

  private func declare(_ items: [Item], _ section: Int, in drafts: inout MachineDrafts) {
    let known = KnownStates(drafts, statesOnly: true)
    for item in items where known.name(of: item.name) == nil {
      drafts.states.append(.screen(item.name, item.origin, in: section))
    }
  }
}
