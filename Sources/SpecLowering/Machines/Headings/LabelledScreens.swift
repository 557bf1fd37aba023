import SpecModel
import SpecSyntax
import SpecText

/// Reads screens that bare labels name, each over a list of what is on it, below a heading over several screens:
/// "Home:" and "Upload failed:" below "Screen Blueprints"; and names in code below a label "**Pages:**".
struct LabelledScreens {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the screens of all such sections, three at least of each.
  ///
  /// - Complexity: O(sections) where no heading is over screens.
  func collect(into drafts: inout MachineDrafts) {
    var known: Set<String>?
    for section in document.sections.indices.dropFirst() where isOverScreens(section) {
      let lines = context.lines(in: document.sections[section].ownNodes)
      let labels = zip(lines, lines.dropFirst()).filter { line, next in
        line.holder == .paragraph && next.holder == .item && line.label != nil
          && line.value.isEmpty && line.text.count <= 60
      }.map(\.0)
      let names = labels.compactMap { $0.label }.map { document.string(plain: $0) }
      guard labels.count > 2, names.allSatisfy(Self.isName),
        Set(names.map { Names.key($0) }).count == names.count
      else { continue }
      var taken = known.take() ?? Set(drafts.states.map(\.key))
      for (line, name) in zip(labels, names) where taken.insert(Names.key(name)).inserted {
        drafts.states.append(.screen(name, context.origin(plain: line.text), in: section))
      }
      known = taken
    }
    addListed(to: &drafts)
  }

  /// Adds the names in code with which the items below "**Pages:**" begin, where all of them do.
  private func addListed(to drafts: inout MachineDrafts) {
    var known: KnownStates?
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && line.label != nil && line.value.isEmpty
      && line.text.count <= 32 && isOverPages(line)
    {
      let items = context.lines[(index + 1)...].prefix { $0.holder == .item }
        .filter { $0.depth == line.depth + 1 }
      let names = items.compactMap(codeLead)
      guard names.count > 1, names.count == items.count else { continue }
      let section = Int(document.nodes[line.node].section)
      var told = known.take() ?? KnownStates(drafts, statesOnly: true)
      for name in names where told.name(of: document.string(plain: name)) == nil {
        let text = document.string(plain: name)
        drafts.states.append(.screen(text, context.origin(plain: name), in: section))
        told.add(text)
      }
      known = told
    }
  }

  private func isOverPages(_ line: TextLine) -> Bool {
    guard let label = line.label else { return false }
    let text = document.string(plain: label)
    let words = Names.words(text)
    return words.count <= 2 && words.last.map(ListedPages.plurals.contains) == true
      || words.count == 1 && BareHeadings.listsScreens(text)
  }

  /// The name in code with which an item begins: a type or an identifier, and no file.
  private func codeLead(_ line: TextLine) -> Range<Int>? {
    guard line.text.lowerBound == document.plainText(of: line.node).lowerBound,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .code),
      span.lowerBound == line.text.lowerBound, (3...40).contains(span.count)
    else { return nil }
    let text = document.string(plain: span)
    return text.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) ? span : nil
  }

  /// "Screens", "Screen Blueprints", "Key views".
  private func isOverScreens(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60 else { return false }
    let title = StateName.withoutNumbering(document.string(plain: text))
    if BareHeadings.listsScreens(title) { return true }
    let words = Names.words(title)
    return (2...4).contains(words.count) && words.last.map(Self.drafts.contains) == true
      && words.contains(where: Self.nouns.contains)
  }

  private static let drafts: Lexicon = [
    "blueprints", "layouts", "wireframes", "mockups", "designs", "descriptions", "drafts",
    "sketches", "entwürfe", "maquettes", "bocetos", "maquetas", "esboços", "bozze", "schetsen",
    "макеты", "makiety", "taslakları",
  ]
  private static let nouns: Lexicon = [
    "screen", "screens", "page", "pages", "view", "views", "bildschirm", "écran", "écrans",
    "pantalla", "pantallas", "tela", "telas", "schermata", "schermate", "scherm", "экранов",
    "ekranów", "ekran",
  ]

  private static func isName(_ name: String) -> Bool {
    let words = Names.words(name)
    guard (1...4).contains(words.count), let first = name.first else { return false }
    return first.isUppercase && !StateWords.isPart(words) && FlowSteps.kind(of: name) != .action
      && ColumnRole.role(ofHeader: name) == nil
  }
}
