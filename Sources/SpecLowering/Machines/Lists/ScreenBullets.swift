import SpecModel
import SpecSyntax
import SpecText

/// Finds items "trigger → target" in the sections of screens: "Tap card → Detail" or "Tap card: opens Detail" below
/// "Home", where "Detail" is a section as well.
///
/// The target must be another section or a declared state, and the words before the arrow neither; then the heading
/// around the item names what is left. One such item alone may be anything.
struct ScreenBullets {
  /// The screen that each item leaves, by the node of the item.
  private(set) var sources: [Int: NameReference] = [:]
  /// What sentences tell, by section.
  private(set) var told: [Int: [EdgeDraft]] = [:]
  /// Where the lines begin that hold these sentences.
  private(set) var toldLines: Set<Int> = []

  let context: LoweringContext
  let document: Document
  /// The bold labels with which items leave several screens, by their keys.
  private var gestures: Set<String> = []
  /// What each section calls itself, the name that counts first.
  private var names: [Int: [String]] = [:]
  /// The section of each spelling; -1 where several have it.
  private var sections: [ByteKey: Int] = [:]

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What an item or a sentence tells.
  struct Change {
    var item: Int
    var section: Int
    var target: String
    /// Whether a verb of motion stands before the target.
    var isMove = false
    /// What stands before the arrow of a sentence, or of an item of several lines.
    var trigger: String?
    /// The line of it.
    var line: Range<Int>?
    /// Whether the target calls itself a dialog, sheet or screen, and nothing else names it.
    var isSurface = false
    /// The row of a table that tells it.
    var row: Int?
  }

  /// Adds the screens that no other form has declared, and keeps what each item leaves.
  ///
  /// - Complexity: O(sections) where no item has an arrow between two texts.
  mutating func collect(into drafts: inout MachineDrafts) {
    guard document.sections.count > 3 else { return }
    gestures = labelsOfGestures()
    let lines = linesWithChanges()
    let tables = ResultTables(context, drafts)
    guard !lines.isEmpty || mayHoldSentences || !tables.isEmpty else { return }
    let known = KnownStates(drafts, statesOnly: true)
    readTitles(known)
    var titles = known
    for (section, spellings) in names {
      guard let name = spellings.first else { continue }
      for spelling in spellings where sections[ByteKey(Names.key(spelling))] == section {
        titles.add(spelling, as: name)
      }
      if let number = NumberedNames.number(ofHeading: document.title(ofSection: section)) {
        titles.addNumber(number, of: name)
      }
    }
    let changes =
      lines.flatMap { line in
        oneChange(line, titles).map { [$0] } ?? exits(line, titles)
      } + sentences(titles) + tables.changes(titles)
    // Rows that lead into another part of the document, and targets that only call themselves dialogs, make no screens
    // of the sections beside their own.
    let sure = changes.filter {
      $0.row == nil && !$0.isSurface || known.name(of: $0.target) != nil || isNear($0)
    }
    let targets = Set(sure.compactMap { section(of: $0.target) })
    let parents = Set(targets.map { document.sections[$0].parent })
    var found: [(change: Change, source: Int)] = []
    for change in changes {
      guard let source = source(of: change, targets, parents, known),
        let name = names[source]?.first,
        Names.key(name) != Names.key(change.target),
        change.trigger == nil || change.row != nil
          || change.isSurface && (known.name(of: name) != nil || isOfInterface(source))
          || isBetweenKnown(change, source, known)
          || isOfInterface(change.section)
      else { continue }
      found.append((change, source))
    }
    let ends = Set(found.map(\.source)).union(found.compactMap { section(of: $0.change.target) })
    guard ends.count > 1 || found.contains(where: { $0.change.isSurface }),
      found.count > 1 || found.allSatisfy({ isBetweenKnown($0.change, $0.source, known) })
    else { return }
    for section in ends.union(screens(beside: ends)).union(numbered(beside: ends)).sorted() {
      declare(section, known, &drafts)
    }
    for (change, source) in found { keep(change, of: source, known) }
  }

  /// The change of an item that tells one, in the first form that it has.
  private func oneChange(_ line: TextLine, _ titles: KnownStates) -> Change? {
    change(line, titles) ?? move(line, titles) ?? surface(line, titles) ?? beyond(line, titles)
      ?? gesture(line, titles, among: gestures)
  }

  /// Keeps what a screen leaves by an item, or the change that a sentence or a row tells.
  private mutating func keep(_ change: Change, of source: Int, _ known: KnownStates) {
    guard let name = names[source]?.first else { return }
    let heading = Int(document.sections[source].heading)
    // Of two sections "Game" and "Game (duel)" each is a screen of its own.
    let isShared = sections[ByteKey(Names.key(name))] == -1
    let whole = StateName.withoutOrdinal(
      StateName.withoutNumbering(document.title(ofSection: source)))
    let screen = NameReference(
      text: isShared && known.name(of: whole) != nil ? whole : name,
      origin: document.origin(document.nodes[heading].range))
    if let edge = edge(change, from: screen) {
      told[change.section, default: []].append(edge)
      change.line.map { _ = toldLines.insert($0.lowerBound) }
    } else {
      sources[change.item] = screen
    }
  }

  /// Whether the section that a row leads to stands beside its own, or beside one around it.
  private func isNear(_ change: Change) -> Bool {
    guard change.row != nil, let target = section(of: change.target) else { return false }
    let parent = document.sections[target].parent
    return document.path(ofSection: change.section).contains {
      document.sections[$0].parent == parent
    }
  }

  /// Whether a paragraph may hold an arrow.
  private var mayHoldSentences: Bool {
    context.lines.indices.contains {
      context.lines[$0].holder == .paragraph && context.mayHoldArrow($0)
    }
  }

  /// Whether a verb of motion leads from one declared screen to another: one such item alone is a change as well.
  private func isBetweenKnown(_ change: Change, _ source: Int, _ known: KnownStates) -> Bool {
    (change.isMove || change.trigger != nil) && known.name(of: change.target) != nil
      && names[source]?.first.map { known.name(of: $0) != nil } == true
  }

  /// The sections beside those that call themselves screens as they do: "SplashScreen" beside "HomeScreen".
  private func screens(beside ends: Set<Int>) -> Set<Int> {
    let isScreen = { (section: Int) in
      self.names[section]?.first.map(BareHeadings.endsAsScreen) == true
        // "Requests per screen"
        && !Names.hasWord(self.document.title(ofSection: section), in: Self.distributors)
    }
    guard !ends.isEmpty, ends.allSatisfy(isScreen) else { return [] }
    let parents = Set(ends.map { document.sections[$0].parent })
    return Set(
      names.keys.filter { parents.contains(document.sections[$0].parent) && isScreen($0) })
  }

  /// The lines that may tell a change; what no arrow and no label speaks for is passed over at a glance.
  private func linesWithChanges() -> [TextLine] {
    var result: [TextLine] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item || line.holder == .paragraph {
      let mayHoldArrow = context.mayHoldArrow(index)
      guard mayHoldArrow ? line.holder == .item : line.label != nil,
        (4...300).contains(line.text.count),
        mayHoldArrow || isExit(line) || mayMove(line) || !gestures.isEmpty && mayLeave(line)
      else { continue }
      result.append(line)
    }
    return result
  }

  // MARK: Titles

  private mutating func readTitles(_ known: KnownStates) {
    let subjects = subjects()
    var leading: Set<String>?
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      guard (2...80).contains(document.plainText(of: heading).count) else { continue }
      let title = document.title(ofSection: section)
      var spellings = Self.spellings(of: title)
      if let id = Self.idBehind(title) {
        let ids = leading ?? leadingIDs()
        leading = ids
        if ids.contains(id) { spellings.removeAll { $0 == id } }
      }
      guard !spellings.isEmpty else { continue }
      spellings += subjects[section] ?? []
      let number = NumberedNames.number(ofHeading: title)
      if let name = spellings.lazy.compactMap(known.name(of:)).first
        ?? number.flatMap({ known.name(ofNumber: $0, in: spellings[0]) })
      {
        spellings.insert(name, at: 0)
      }
      names[section] = spellings
      for key in Set(spellings.map { ByteKey(Names.key($0)) }) where !key.text.isEmpty {
        sections[key] = sections[key] == nil ? section : -1
      }
    }
    for (section, text) in Self.shortened(names, besides: sections) {
      names[section]?.append(text)
      sections[ByteKey(Names.key(text))] = section
    }
  }

  /// "Detail", "S05" and "DETAIL" of "3. S05 Detail (DETAIL)"; none where a heading names no one thing.
  private static func spellings(of title: String) -> [String] {
    var text =
      BareHeadings.labelled(title)
      ?? StateName.withoutOrdinal(StateName.withoutNumbering(title))
    // "HomeScreen — main screen", "Home — /home"
    if let halves = TextSplit.halves(of: text, at: " — ") ?? TextSplit.halves(of: text, at: " – "),
      halves.behind.hasPrefix("/")
        || StateName.id(before: text) == nil && BareHeadings.endsAsScreen(halves.before)
    {
      text = halves.before
    }
    let (name, qualifier) = StateName.splitQualifier(text)
    guard (1...6).contains(Names.wordCount(name)), !Arrow.isIn(name) else { return [] }
    var result = [name]
    if let id = StateName.id(before: name) {
      let space = id.endIndex
      let rest = StateName.trimmed(
        String(name[space...].drop { " -–—:·.".contains($0) }))
      if Names.wordCount(rest) > 0 { result = [rest, String(id), name] }
    }
    let forms = NameChoices.forms(of: result[0])
    let parts = forms.isEmpty ? TextSplit.pieces(of: result[0], at: slashes) : forms
    if parts.count == 2 { result += parts }
    if let qualifier, EventName.isIdentifier(qualifier), qualifier.count > 2 {
      result.append(qualifier)
    }
    if case let bare = StateVocabulary.withoutSurface(result[0]), bare != result[0] {
      result.append(StateName.trimmed(bare))
    }
    return result
  }

  private static let slashes: Phrases = ["／", " / "]
  private static let distributors: Lexicon = ["per", "each", "every", "je", "pro", "cada", "por"]

  private func section(of name: String) -> Int? {
    sections[ByteKey(Names.key(name))].flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Changes

  /// An item whose last side is a screen and whose first is none.
  private func change(_ line: TextLine, _ titles: KnownStates) -> Change? {
    let whole = whole(line)
    guard let arrows = ArrowText(whole ?? document.string(plain: line.text)),
      arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil,
      Names.wordCount(arrows.sides[0]) > 0 || arrows.sides[0].count <= 2,
      !MachineDrafts.isLaunch(arrows.sides[0]),
      let target = target(of: arrows.sides[1], titles), target.isKnown,
      ArrowLine.isNamedForTarget(arrows, known: titles)
        || ArrowSide(arrows.sides[0], known: titles)?.isKnown != true,
      target.isMove || !StateWords.isState(Names.words(arrows.sides[0]))
        || Self.tellsOccasion(arrows.sides[0]) || isBelowActions(line),
      target.isMove || !isMeaning(arrows.sides[1], of: line)
    else { return nil }
    return Change(
      item: Int(document.nodes[line.node].parent),
      section: Int(document.nodes[line.node].section), target: target.name,
      isMove: target.isMove,
      trigger: whole == nil ? nil : ArrowSide.unwrapped(arrows.sides[0]),
      line: whole == nil ? nil : line.text)
  }

  /// The screen that a side names, or the first of several.
  private func target(of side: String, _ titles: KnownStates) -> ArrowSide? {
    NameChoices(side, name: titles.name(of:))?.names.first.map { ArrowSide(known: $0) }
      ?? ArrowSide(side, known: titles)
  }

  /// Whether the list of an item stands right below a label "**Actions:**".
  private func isBelowActions(_ line: TextLine) -> Bool {
    let list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
    guard list > 0, let label = context.label(over: list) else { return false }
    return ColumnRole.role(ofHeader: document.string(plain: label)) == .action
  }

  /// "On success", "After login": when something happens, and no state.
  private static func tellsOccasion(_ text: String) -> Bool {
    Names.wordCount(text) > 1
      && Names.firstWord(text).map(TransitionWords.occasions.contains) == true
  }

  /// "**Next Step**: Basket": a label of ways out in one line with them.
  private func isExit(_ line: TextLine) -> Bool {
    guard let label = line.label,
      document.plain[label].withUnsafeBufferPointer({
        TransitionWords.exits.contains(ignoringCase: $0)
      })
    else { return false }
    return (3...80).contains(document.characterCount(of: line.value))
  }

  private func exits(_ line: TextLine, _ titles: KnownStates) -> [Change] {
    guard isExit(line) else { return [] }
    let names = StateNameList.split(document.string(plain: line.value))
      .map { titles.name(of: ArrowSide.unwrapped($0)) }
    guard !names.contains(nil) else { return [] }
    return names.compactMap(\.self).map {
      Change(
        item: Int(document.nodes[line.node].parent),
        section: Int(document.nodes[line.node].section), target: $0)
    }
  }

  /// The section around an item that is a screen: it is led to itself, stands beside a section that is, or is a state.
  private func source(
    of change: Change, _ targets: Set<Int>, _ parents: Set<Int32>, _ known: KnownStates
  ) -> Int? {
    var current = change.section
    var source: Int?
    while current > 0 {
      if namesSystem(current) { return nil }
      let isState = names[current]?.first.map { known.name(of: $0) != nil } ?? false
      let isBeside =
        parents.contains(document.sections[current].parent) && document.sections[current].level > 1
        && names[current]?.first.map(Self.mayBeScreen) == true
      if source == nil, names[current] != nil, targets.contains(current) || isState || isBeside {
        source = current
      }
      current = Int(document.sections[current].parent)
    }
    return source.flatMap { saysOther(change, than: $0, known) ? nil : $0 }
  }

  /// Whether a label over the list of an item, or a heading between it and a screen, names another state that is left:
  /// "From Idle:" or "### Transitions from Idle" in the part of "Pay".
  private func saysOther(_ change: Change, than screen: Int, _ known: KnownStates) -> Bool {
    guard change.row == nil, let own = names[screen]?.first else { return false }
    let list = change.item < 0 ? 0 : Int(document.nodes[change.item].parent)
    var texts = list > 0 ? [lead(over: list)].compactMap(\.self) : []
    var current = change.section
    while current > 0, current != screen {
      texts.append(document.plainText(of: Int(document.sections[current].heading)))
      current = Int(document.sections[current].parent)
    }
    for text in texts {
      switch LineSubject.read(text, in: context, source: nil, known: known, isAmongLeads: true) {
      case .from(let end):
        guard let name = known.name(of: end.text) else { continue }
        return Names.key(name) != Names.key(own)
      case .fromAny: return true
      case .none, .transitions, .exits: continue
      }
    }
    return false
  }

  /// The label or the bold line right above a list.
  private func lead(over list: Int) -> Range<Int>? {
    if let label = context.label(over: list) { return label }
    let index = context.lines.partitionPoint { $0.node < list }
    guard index > 0, case let line = context.lines[index - 1], line.holder == .paragraph,
      line.text.count <= 60,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.upperBound >= line.text.upperBound
    else { return nil }
    return line.text
  }

  /// Whether a title is no part of a description; "Settings" is one, and the name of a screen as well.
  private static func mayBeScreen(_ title: String) -> Bool {
    let words = Names.words(title)
    return !StateWords.isPart(words) || words.count == 1 && usualScreens.contains(words[0])
  }

  private static let usualScreens: Lexicon = [
    "settings", "history", "messages", "inventory", "options", "catalog", "catalogue", "detail",
    "details", "feedback", "summary",
  ]

  private func declare(_ section: Int, _ known: KnownStates, _ drafts: inout MachineDrafts) {
    guard let spellings = names[section], let name = spellings.first,
      known.name(of: name) == nil
    else { return }
    let heading = Int(document.sections[section].heading)
    let parent = max(0, Int(document.sections[section].parent))
    var draft = StateDraft(
      name: name, origin: document.origin(document.nodes[heading].range), screen: parent)
    draft.parentSection = parent
    draft.section = document.origin(document.range(ofSection: section))
    draft.number = NumberedNames.number(ofHeading: document.title(ofSection: section))
    draft.aliases = spellings.dropFirst().filter { $0 != name }
      .map { LocatedText($0, draft.origin) }
    drafts.states.append(draft)
  }
}
