import SpecModel
import SpecSyntax
import SpecText

/// Reads tables whose rows each describe one state: a column "State", "Status", "Phase" and no ends of transitions.
struct StateTables {
  private let document: Document

  init(_ context: LoweringContext) {
    document = context.document
  }

  /// Adds the states of all such tables; a table that repeats states known by headings adds only the others.
  func collect(into drafts: inout MachineDrafts) {
    for node in document.nodes.indices where document.nodes[node].kind == .table {
      // The header is the first child; most tables are dismissed before their rows are listed.
      guard node + 1 < document.nodes.count, let column = stateColumn(of: node + 1) else {
        continue
      }
      let rows = document.children(of: node)
      let section = Int(document.nodes[node].section)
      guard Self.planWords.isDisjoint(with: Names.words(document.title(ofSection: section))) else {
        continue
      }
      let found = rows.dropFirst().compactMap { state(inRow: $0, column: column, section: section) }
      add(found, to: &drafts)
    }
  }

  private func add(_ found: [StateDraft], to drafts: inout MachineDrafts) {
    let screens = drafts.states.reduce(into: [String: Int]()) {
      $0[Names.key($1.name)] = $1.screen
    }
    let known = found.filter { screens[Names.key($0.name)] != nil }
    guard known.count * 2 >= found.count, let first = known.first,
      !isOtherControl(found, drafts)
    else {
      drafts.states += found
      return
    }
    let screen = screens[Names.key(first.name)] ?? first.screen
    let variants = drafts.states.reduce(into: [String: Set<String>]()) {
      if let qualifier = $1.qualifier { $0[Names.key($1.name), default: []].insert(qualifier) }
    }
    for var draft in found where isNew(draft, screens, variants) {
      draft.screen = screen
      drafts.states.append(draft)
    }
  }

  /// Whether a table lists the states of one more control: any control may be hovered, pressed or disabled.
  private func isOtherControl(_ found: [StateDraft], _ drafts: MachineDrafts) -> Bool {
    guard let section = found.first?.screen else { return false }
    let keys = found.map { Names.key($0.name) }
    let isOfControl = { (key: String) in
      StateWords.neutral.contains(key) || StateWords.interactions.contains(key)
    }
    guard keys.contains(where: StateWords.interactions.contains),
      keys.filter(isOfControl).count * 2 >= keys.count
    else { return false }
    let path = Set(document.path(ofSection: section))
    return !drafts.states.contains { state in
      state.screen == section || state.section != nil && path.contains(state.parentSection)
    }
  }

  /// Whether no state has the name; of variants such as "Docked (rest)" each is a state of its own.
  private func isNew(
    _ draft: StateDraft, _ screens: [String: Int], _ variants: [String: Set<String>]
  ) -> Bool {
    let key = Names.key(draft.name)
    guard screens[key] != nil else { return true }
    guard let qualifier = draft.qualifier, let known = variants[key] else { return false }
    return known.count > 1 && !known.contains(qualifier)
  }

  /// Whether a header cell may say "State" or "Phase": a quick test on bytes.
  private func mayHeadStates(_ cell: Int) -> Bool {
    let text = document.plainText(of: cell)
    return StateVocabulary.mayNameState(document.plain, text)
      || ASCII.find("hase", in: document.plain, text) != nil
      || ASCII.find("HASE", in: document.plain, text) != nil
  }

  /// The column of state names; `nil` where the table is about transitions, variables or anything else.
  private func stateColumn(of header: Int) -> Int? {
    var column: Int?
    let cells = document.children(of: header)
    guard cells.prefix(2).contains(where: mayHeadStates) else { return nil }
    let isDescribed = cells.contains {
      Self.descriptions.contains(document.string($0).lowercased())
    }
    for (index, cell) in cells.enumerated() {
      let text = document.plainText(of: cell)
      guard text.count <= 40 else { return nil }
      let words = Names.words(document.string(cell))
      if !isDescribed, !words.isEmpty, words.allSatisfy(Self.foreign.contains) { return nil }
      let role = ColumnRole.role(ofHeader: words.joined(separator: " "))
      if role == .source || role == .target { return nil }
      guard index < 2, column == nil, let last = words.last, words.count <= 2,
        StateVocabulary.columnNames.contains(last)
      else { continue }
      column = index
    }
    return column
  }

  /// Headers that tell a table of states whatever else stands beside them.
  private static let descriptions: Set<String> = [
    "meaning", "visual", "appearance", "behavior", "behaviour", "visual treatment",
  ]

  /// Headers that tell a table of variables or of work from one of states.
  private static let foreign: Set<String> = [
    "type", "initial", "default", "variable", "hook", "owner", "assignee", "priority", "effort",
    "pr", "task", "milestone", "commit", "date", "issue", "progress", "coverage",
  ]

  /// Words of a heading over phases of work rather than states of an interface.
  private static let planWords: Set<String> = [
    "roadmap", "plan", "timeline", "schedule", "milestones", "rollout", "implementation",
    "changelog", "history", "releases",
  ]

  private func state(inRow row: Int, column: Int, section: Int) -> StateDraft? {
    let cells = document.children(of: row)
    guard column < cells.count else { return nil }
    let cell = cells[column]
    let text = StateName.trimmed(document.string(cell))
    let (name, qualifier) = StateName.splitQualifier(StateName.withoutNumbering(text))
    let words = Names.words(name)
    guard !words.isEmpty, words.count <= 6 else { return nil }
    let isAbsent = cells.dropFirst(column + 1).first.map {
      document.string($0).lowercased().hasPrefix("n/a")
    }
    guard isAbsent != true else { return nil }
    var draft = StateDraft(
      name: StateName(heading: name)?.name ?? name, qualifier: qualifier,
      origin: document.origin(document.nodes[cell].range), screen: section)
    draft.parentSection = section
    if let qualifier { draft.aliases.append(LocatedText("\(name) (\(qualifier))", draft.origin)) }
    return draft
  }
}
