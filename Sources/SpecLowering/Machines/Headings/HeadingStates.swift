import SpecModel
import SpecSyntax
import SpecText

/// Finds states that have a section of their own: "X State", "State: X", members of "X States".
struct HeadingStates {
  let context: LoweringContext
  let document: Document
  /// Index of the group that a section opens, by section.
  private var groupOfSection: [Int: Int] = [:]
  /// The sections whose heading names one state, with its name.
  private var stateSections: [Int: String] = [:]
  /// The names of the states that the items of a section tell, by section.
  var members: [Int: [Range<Int>]] = [:]

  init(_ context: LoweringContext) {
    self.context = context
    self.document = context.document
  }

  /// Adds the states and groups of all sections.
  mutating func collect(into drafts: inout MachineDrafts) {
    let named = namedSections()
    let headings = BareHeadings(context, named: named)
    let bare = headings.found
    guard !named.isEmpty || !bare.isEmpty || !headings.screens.isEmpty else { return }
    let first = drafts.states.count
    let verdicts = sectionsOfVerdicts()
    for section in document.sections.indices.dropFirst()
    where !isStruck(section) && !verdicts.contains(section) {
      let heading = Int(document.sections[section].heading)
      let origin = document.origin(document.nodes[heading].range)
      if var name = named[section] {
        name.name = unstruck(name.name, section)
        add(name, section: section, origin: origin, to: &drafts)
      } else if let name = bare[section], name.isNested || stateAround(section) == nil {
        let bareName = unstruck(name.name, section)
        var state = draft(
          StateName(bare: bareName, qualifier: name.qualifier), section: section, origin: origin)
        state.parent = stateAround(section)
        if let id = name.id {
          state.ordinal = id.lowercased()
          state.aliases.append(LocatedText(id, origin))
        }
        stateSections[section] = bareName
        drafts.states.append(state)
      } else if let name = headings.screens[section] {
        var screen = draft(
          StateName(bare: unstruck(name.name, section), qualifier: name.qualifier),
          section: section, origin: origin)
        screen.isScreen = true
        if let id = name.id { screen.aliases.append(LocatedText(id, origin)) }
        screen.aliases += name.routes.map { LocatedText($0, origin) }
        drafts.states.append(screen)
      }
    }
    Self.addHeads(to: &drafts.states, from: first)
  }

  private mutating func add(
    _ name: StateName, section: Int, origin: Origin, to drafts: inout MachineDrafts
  ) {
    if name.form == .group {
      groupOfSection[section] = drafts.groups.count
      drafts.groups.append(GroupDraft(name: name.name, origin: origin))
      for range in members[section] ?? [] {
        var state = StateDraft(
          name: StateLabels.unquoted(document.string(plain: range)),
          origin: context.origin(plain: range), screen: screen(of: section))
        state.parentSection = section
        state.group = groupOfSection[section]
        drafts.states.append(state)
      }
      return
    }
    defer { stateSections[section] = name.name }
    let outer = stateAround(section)
    // "Error Look State" inside a state is a part of it; "State: Paused" says that it is a state itself.
    guard outer == nil || name.form == .prefixed || Self.isOwnState(name.name) else { return }
    var state = draft(name, section: section, origin: origin)
    state.parent = outer
    drafts.states.append(state)
  }

  /// Whether a name in the section of another state is that of a state and of no part: "Busy", "Empty List" is none.
  private static func isOwnState(_ name: String) -> Bool {
    let words = Names.words(name)
    return words.count == 1 && (StateWords.states.contains(words[0]) || StateCues.isCondition(name))
  }

  /// The sections whose heading says "state" and names one or several.
  private mutating func namedSections() -> [Int: StateName] {
    var result: [Int: StateName] = [:]
    // Sections on the handling of state in code, and on tests, name states that others declare.
    var isForeign = [Bool](repeating: false, count: document.sections.count)
    var (siblings, compounds): ([Int32: Int]?, [Int32: Int]?) = (nil, nil)
    var kinds: [Int32: Int]?
    for section in document.sections.indices.dropFirst() {
      let heading = Int(document.sections[section].heading)
      let parent = max(0, Int(document.sections[section].parent))
      isForeign[section] = isForeign[parent] || isAboutCode(heading)
      guard !isForeign[section],
        StateVocabulary.mayNameState(document.plain, document.plainText(of: heading)),
        var name = StateName(heading: document.string(heading)) ?? busyState(of: section)
          ?? leadingState(of: section, &siblings) ?? compoundState(of: section, &compounds)
          ?? kindState(of: section, &kinds)
      else { continue }
      if section == 1, document.sections[1].level == 1, name.isOfThing { continue }
      switch kindOfItems(in: section, name) {
      case .variables: continue
      case .changes: name.form = .group
      case .states(let names):
        name.form = .group
        members[section] = names
      case .none: break
      }
      if name.form == .suffixed, holdsDiagram(section) || joinsStates(section, name.name) {
        name.form = .group
      }
      if name.form == .group, stylesOneState(section, name) { name.form = .suffixed }
      result[section] = name
    }
    leaveNumbered(&result)
    openTold(&result)
    openGroups(&result)
    closeKinds(&result)
    openCases(&result, isForeign)
    takeOutData(&result)
    takeOutRules(&result)
    takeOutTasks(&result)
    takeOutCoded(&result)
    return result
  }

  /// Whether a diagram of states stands right below a heading, "Order State", which then names none itself.
  private func holdsDiagram(_ section: Int) -> Bool {
    let bytes = document.source.bytes
    return document.sections[section].ownNodes.contains { node in
      let index = Int(document.nodes[Int(node)].payload)
      guard document.nodes[Int(node)].kind == .codeBlock,
        document.codeBlocks.indices.contains(index),
        case let block = document.codeBlocks[index], block.language == "mermaid"
      else { return false }
      return block.lines.prefix(4).contains {
        ASCII.find("stateDiagram", in: bytes, $0.offsets) != nil
      }
    }
  }

  private enum Members { case none, variables, changes, states([Range<Int>]) }

  /// What the items right below a heading "X State" are, where they tell that it is no state itself: variables such
  /// as "`muted: boolean`", or states with the condition in code, "**Won** (`lives > 0`)".
  ///
  /// - Complexity: the items are looked at only below such headings.
  private func kindOfItems(in section: Int, _ name: StateName) -> Members {
    guard name.form == .suffixed else { return .none }
    let items = context.lines(in: document.sections[section].ownNodes)
      .filter { $0.holder == .item && $0.depth == 1 }
    guard items.count > 1 else { return .none }
    if areChanges(items, besides: name.name) { return .changes }
    if items.allSatisfy({ leadingText($0, .code)?.contains(":") ?? false }) { return .variables }
    if areVariables(items.compactMap { leadingText($0, .code) }, in: section) { return .variables }
    // "Tile state" over "`"empty"`: …": the values of a type.
    let own = context.items(of: section)
    if let names = StateLabels(context).quotedValues(of: own, below: name) { return .states(names) }
    let names = items.compactMap { line -> Range<Int>? in
      guard let lead = leadingText(line, .strong), Names.wordCount(lead) <= 4 else { return nil }
      let rest = line.text.lowerBound + lead.utf8.count
      guard rest + 2 < line.text.upperBound, document.plain[rest] == 0x20,
        document.plain[rest + 1] == 0x28
      else { return nil }
      return document.span(at: rest + 2, of: line.node, in: .code) != nil
        ? line.text.lowerBound..<rest : nil
    }
    if names.count == items.count { return .states(names) }
    if let names = FaultItems(context).members(of: section) { return .states(names) }
    let codes = items.compactMap(codedName)
    // "订单状态" over "**已发送**：…": the statuses of a thing, which a language without plural tells by the items alone.
    if !StateCues.isCondition(name.name), !StateWords.isState(Names.words(name.name)),
      let names = StatusItems(context).members(of: section)
    {
      return .states(names)
    }
    return codes.count == items.count && areStates(codes, of: name) ? .states(codes) : .none
  }

  /// Whether all items are arrows that begin where others end, and none has the name: "좌석 상태" over "비어 있음 → 예약됨".
  private func areChanges(_ items: [TextLine], besides name: String) -> Bool {
    guard ArrowGlyph.mayOccur(in: document.plain, items[0].text) else { return false }
    var sources: Set<String> = []
    var targets: Set<String> = []
    for item in items {
      guard let arrows = ArrowText(document.string(plain: item.label ?? item.text)),
        arrows.joints[0].direction == .forward
      else { return false }
      sources.insert(Names.key(arrows.sides[0]))
      targets.insert(Names.key(StateName.splitQualifier(arrows.sides[1]).name))
    }
    return !sources.isDisjoint(with: targets)
      && !sources.union(targets).contains(Names.key(name))
  }

  /// The code span that an item consists of, where it is a name.
  private func codedName(_ line: TextLine) -> Range<Int>? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .code),
      span == line.text,
      EventName.isIdentifier(document.string(plain: span))
    else { return nil }
    return span
  }

  /// Whether names in code are those of states: "`set_ready`" below "Set State", or most of them words for states.
  private func areStates(_ names: [Range<Int>], of heading: StateName) -> Bool {
    guard names.count > 2 else { return false }
    let subject = Names.words(heading.name)
    let words = names.map { Names.words(document.string(plain: $0)) }
    let firm = words.count {
      StateWords.isState($0) || $0.last.map(StateWords.states.contains) ?? false
    }
    let shared = words.count { $0.count > 1 && subject.contains($0[0]) }
    return firm * 2 >= names.count || shared == names.count && firm > 0
  }

  /// The text of the run with which a line begins, where it is set in a style.
  private func leadingText(_ line: TextLine, _ style: InlineRun.Style) -> String? {
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: style),
      span.lowerBound == line.text.lowerBound
    else { return nil }
    return document.string(plain: span)
  }

  private func isAboutCode(_ heading: Int) -> Bool {
    let text = document.plainText(of: heading)
    guard text.count <= 60 else { return false }
    let isCandidate =
      ASCII.find("anagement", in: document.plain, text) != nil
      || ASCII.find("est", in: document.plain, text) != nil
    guard isCandidate else { return false }
    let words = Names.words(document.string(heading))
    return StateVocabulary.contains(words, ["state", "management"]) && !tellsWhenShown(heading)
      || (words.last.map(["testing", "tests"].contains) ?? false)
  }

  /// Whether two or more sections right below a heading say when what they tell is shown.
  private func tellsWhenShown(_ heading: Int) -> Bool {
    let own = Int(document.nodes[heading].section)
    return document.sections.indices.filter { section in
      document.sections[section].parent == own
        && (condition(of: section) != nil || !entries(of: section).isEmpty)
    }.count > 1
  }

  /// Remarks behind the name of the state in which a run begins: "Default (Initial Load)".
  static let starts: Lexicon = [
    "initial", "initial load", "initial state", "initial view", "initial render", "initial screen",
    "startzustand", "anfangszustand", "état initial", "estado inicial", "stato iniziale",
    "begintoestand", "初期状態", "初始状态", "초기 상태",
  ]

  private func draft(
    _ name: StateName, section: Int, origin: Origin
  ) -> StateDraft {
    var draft = StateDraft(
      name: name.name, qualifier: name.qualifier, origin: origin, screen: screen(of: section))
    draft.section = document.origin(document.range(ofSection: section))
    draft.parentSection = max(0, Int(document.sections[section].parent))
    draft.context = condition(of: section) ?? ledCondition(of: section)
    draft.entries = entries(of: section)
    draft.group = group(of: section)
    let qualifier = name.qualifier?.lowercased()
    draft.isInitial = qualifier.map(Self.starts.contains) == true
    draft.beginsParent = qualifier == "initial" || qualifier == "default"
    draft.ordinal = name.ordinal
    draft.number = NumberedNames.number(ofHeading: document.title(ofSection: section))
    if name.qualifier != nil { draft.aliases.append(LocatedText(name.full, origin)) }
    if let code = codeInParentheses(section) { draft.aliases.append(LocatedText(code, origin)) }
    return draft
  }

  /// The name in code with which a heading ends in parentheses: "Desk page (`desk`)".
  private func codeInParentheses(_ section: Int) -> String? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (6...80).contains(text.count), document.plain[text.upperBound - 1] == 0x29,
      let span = document.span(at: text.upperBound - 2, in: .code),
      span.lowerBound > text.lowerBound, document.plain[span.lowerBound - 1] == 0x28,
      span.upperBound == text.upperBound - 1
    else { return nil }
    let name = document.string(plain: span)
    return EventName.isIdentifier(name) && name.count > 2 ? name : nil
  }

  /// The name of the nearest state whose section holds the given one.
  private func stateAround(_ section: Int) -> String? {
    var current = Int(document.sections[section].parent)
    while current > 0 {
      if let name = stateSections[current] { return name }
      current = Int(document.sections[current].parent)
    }
    return nil
  }

  /// The nearest group heading above a section.
  private func group(of section: Int) -> Int? {
    var current = Int(document.sections[section].parent)
    while current > 0 {
      if let group = groupOfSection[current] { return group }
      current = Int(document.sections[current].parent)
    }
    return nil
  }

  /// The section that keeps equal names apart: the nearest heading above that is no group, below the title.
  private func screen(of section: Int) -> Int {
    var current = Int(document.sections[section].parent)
    while current > 0 {
      if groupOfSection[current] == nil { return current }
      current = Int(document.sections[current].parent)
    }
    return 0
  }

  /// The condition under which the state holds, from a labelled line in its own part of the section.
  func condition(of section: Int) -> LocatedText? {
    let own = document.sections[section].ownNodes
    for line in context.lines(in: own) where line.holder != .heading {
      guard let label = line.label, !line.value.isEmpty else { continue }
      let word = document.string(plain: label).lowercased()
      guard StateVocabulary.conditionLabels.contains(word) else { continue }
      return LocatedText(document.string(plain: line.value), context.origin(plain: line.value))
    }
    return nil
  }

  /// What is said to happen when the state is entered: behind a label such as "When", or in the items below it.
  private func entries(of section: Int) -> [LocatedText] {
    let lines = context.lines(in: document.sections[section].ownNodes)
    for (index, line) in zip(lines.indices, lines) where line.holder != .heading {
      guard let label = line.label, label.count <= 40 else { continue }
      let word = document.string(plain: label).lowercased()
      // A condition holds meanwhile, except where it tells what somebody does.
      guard
        StateVocabulary.entryLabels.contains(word)
          || word == "condition" && FlowSteps.tellsGesture(document.string(plain: line.value))
      else { continue }
      if !line.value.isEmpty {
        return [LocatedText(document.string(plain: line.value), context.origin(plain: line.value))]
      }
      return lines[(index + 1)...]
        .prefix { $0.holder == .item && $0.depth == line.depth + 1 }
        .filter { $0.label == nil && $0.text.count <= 200 }
        .map { LocatedText(document.string(plain: $0.text), context.origin(plain: $0.text)) }
    }
    return []
  }
}
