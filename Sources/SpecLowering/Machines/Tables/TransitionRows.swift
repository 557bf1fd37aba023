import SpecModel
import SpecSyntax
import SpecText

/// Reads the rows of a table that names both ends of each transition.
struct TransitionRows {
  var matrix: MatrixDraft
  private(set) var unresolved: [Unresolved] = []
  let table: DocumentTable
  let columns: TableColumns
  /// The names of states so far.
  var known: StateRegister
  /// Whether the states that rows describe are all written in capitals.
  private(set) var isInCapitals = false
  /// Whether targets tell what triggers their changes, so that another column tells how a state is entered.
  private(set) var targetsTellOccasions = false
  private let durations: [DurationFact]
  /// Whether the heading forbids all rows.
  let forbidsAll: Bool
  /// What the last row that said something said, by column.
  private var above: [ColumnRole: LocatedText] = [:]
  /// The states of each pattern that occurred.
  private var patterns: [String: [String]] = [:]
  /// The other direction of "A ↔ B", added behind the first.
  private var mutual: (source: LocatedText, target: LocatedText)?
  /// The source of each row that a column counts, by its number: "Step 2".
  private var steps: [String: String] = [:]
  /// Rows that refer to another row: the edge without a target and the name of that row.
  private var references: [(edge: EdgeDraft, name: String)] = []

  init(
    _ table: DocumentTable, columns: TableColumns, known: StateRegister, durations: [DurationFact]
  ) {
    self.table = table
    self.columns = columns
    self.known = known
    self.durations = durations
    matrix = MatrixDraft(
      form: "table", isClosed: true, section: table.section, origin: table.origin)
    forbidsAll =
      !columns.roles.contains(.validity)
      && table.context.forbidsChanges(section: table.section)
    isInCapitals = areInCapitals()
    steps = countedSteps()
    learnOwnedNames()
    learnNames()
  }

  /// Reads all rows.
  mutating func read() {
    for row in table.rows {
      let row = Row(row, columns: columns.roles, table: table)
      if table.isEntered { readEntry(row) } else { read(row) }
    }
    resolveReferences()
    if let last = table.rows.last, leavesOutRows(last) { matrix.isClosed = false }
  }

  /// Whether a row holds nothing but dots: the table is an excerpt.
  private func leavesOutRows(_ row: Int) -> Bool {
    let cells = table.cells(of: row)
    return cells.count > 1 && cells.allSatisfy { FlowSteps.isEllipsis(table.text($0)) }
  }

  /// Names that stand alone in a cell tell later where a cell holds two of them; sources are read first.
  private mutating func learnNames() {
    if columns.isPlaced || columns.isOfRedirects || table.leadsToKnown || columns.leadsByPaths {
      return
    }
    for id in columns.rowTitles.keys.sorted() { known.add(id) }
    learnChanges()
    learnUsualWords()
    for role in table.isInventory ? [ColumnRole.source] : [.source, .target] {
      guard let column = columns.roles.firstIndex(of: role) else { continue }
      for row in table.rows.prefix(2000) {
        let cells = table.cells(of: row)
        if column < cells.count { learn(table.text(cells[column]), as: role) }
      }
    }
  }

  /// Learns the names of "READY on success; ERROR on failure".
  private mutating func learnOccasions(_ ends: [StateCell.End]) {
    for case .state(let name, let remark?) in ends where remark.hasPrefix("on ") {
      known.add(name)
      targetsTellOccasions = columns.describesStates
    }
  }

  mutating func learn(_ text: String, as role: ColumnRole) {
    if role == .target, ExitItems.tellsReturn(text, isAlone: back != nil) { return }
    if role == .target, TargetProse.isClause(text, known: known) || isAside(text) { return }
    // A slash, an ampersand, a bar, a star or a comma may stand between or for several names.
    let marks: Set<UInt8> = [0x2F, 0x26, 0x7C, 0x2A, 0x2C]
    guard text.utf8.count <= 60, !text.utf8.contains(where: marks.contains), !Arrow.isIn(text),
      !StateCell.dots.isIn(text)
    else { return }
    let ends = StateCell.ends(in: text, known: known)
    let end = ends.first
    if role == .target { learnOccasions(ends) }
    // "Content(stale)" that rows leave, written as one word, is a state of its own.
    if role == .source, case .state(let name, .some)? = end, text.hasPrefix(name + "(") {
      known.add(text)
    }
    if case .state(let name, nil)? = end, role != .target || !isUnlikeOthers(name),
      !known.contains(name)
    {
      known.add(name)
    }
  }

  // MARK: Cells of a row

  /// The cells of a row by role.
  struct Row {
    var origin: Origin
    var cells: [ColumnRole: Int] = [:]
    /// Whether source and target share a cell, so that all further cells stand one column to the left.
    var isShifted = false

    init(_ row: Int, columns: [ColumnRole?], table: DocumentTable) {
      origin = table.document.origin(table.document.nodes[row].range)
      let children = table.cells(of: row)
      let source = columns.firstIndex(of: .source)
      if let source, columns.firstIndex(of: .target) == source + 1, source + 1 < children.count,
        Arrow.split(table.text(children[source])) != nil
      {
        let isShort = table.width(of: row) == columns.count - 1
        let isPadded =
          table.width(of: row) == columns.count
          && children.last.map { table.text($0).isEmpty } == true
          && !table.text(children[source + 1]).isEmpty
        isShifted = isShort || isPadded
      }
      for (column, cell) in children.enumerated() where column < columns.count {
        let place = isShifted && column > (source ?? 0) ? column + 1 : column
        guard place < columns.count, let role = columns[place], cells[role] == nil else { continue }
        cells[role] = cell
      }
    }
  }

  /// The words of a column; a ditto mark repeats the row above.
  private mutating func text(_ role: ColumnRole, of row: Row) -> LocatedText? {
    guard let cell = row.cells[role], let text = table.located(cell) else { return nil }
    if CellVocabulary.dittos.contains(text.text.lowercased()) { return above[role] }
    above[role] = text
    // "None" says of an animation that there is none; of everything else it says nothing.
    let isBlank =
      role == .animation ? Names.wordCount(text.text) == 0 : StateCell.isBlank(text.text)
    guard isBlank, !(isEnd(role) && known.contains(text.text)) else { return text }
    // "/" is the route of a page where it stands in code.
    return role == .target && text.text == "/" && known.rootPage != nil && table.leadsToKnown
      ? text : nil
  }

  private func isEnd(_ role: ColumnRole) -> Bool { role == .source || role == .target }

  // MARK: Rows

  private mutating func read(_ row: Row) {
    guard var (source, target) = ends(of: row) else { return }
    if let target, ExitItems.tellsReturn(target.text, isAlone: back != nil) { return }
    if let target, isAside(target.text) { return doubt(target.text, Self.asideReason, row) }
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: "", origin: row.origin), origin: row.origin)
    edge.isSourceUnsaid = source == nil && !columns.roles.contains(.source)
    fill(&edge, from: row)
    if columns.form == .arrows {
      guard let inside = targetInside(of: row, edge: &edge) else { return }
      target = inside
    }
    if let crossed = source.flatMap({ NegativeCue.withoutSign($0.text) }) {
      source?.text = crossed
      edge.effect = LocatedText("❌", row.origin)
    }
    let isForbidden = forbidsAll || forbids(row, edge)
    if isInitial(source, of: row, target: target, edge: edge) { return }
    guard let source = sources(source, of: row) else {
      doubt(target?.text ?? "", "the row of the transition table names no source state", row)
      return
    }
    guard let target else {
      if isForbidden {
        forbid(source, nil, edge)
      } else if edge.trigger != nil || !saysNothingFollows(row) {
        doubt(
          edge.trigger?.text ?? "", "the row of the transition table names no target state", row)
      }
      return
    }
    if row.isShifted {
      doubt(
        row.cells[.source].map(table.text) ?? "",
        "source and target share one cell, so the further cells of the row were read one column "
          + "to the right of where they stand", row)
    }
    connect(source, target, edge: edge, isForbidden: isForbidden, row: row)
    if let back = mutual, let ends = sources(back.source, of: row) {
      connect(ends, back.target, edge: edge, isForbidden: isForbidden, row: row)
    }
  }

  /// Source and target of a row, also where one cell holds both; `nil` where the row is empty.
  private mutating func ends(of row: Row) -> (LocatedText?, LocatedText?)? {
    if let change = text(.change, of: row) {
      readChange(change, row)
      return nil
    }
    let isNamed = row.cells[.source].map { !table.text($0).isEmpty } ?? false
    var source = text(.source, of: row)
    var target = text(.target, of: row)
    if columns.leadsByPaths {
      guard let path = target.flatMap({ TableColumns.redirect(in: $0.text, isHeaded: true) }) else {
        return nil
      }
      target?.text = path == "/" ? known.rootPage ?? path : path
      if source?.text == "/", let page = known.rootPage { source?.text = page }
      return (source, target)
    }
    if let names = codedTargets(of: row, target) { target?.text = names }
    if let names = target.flatMap({ counted($0.text, steps) }) { target?.text = names }
    // "(disabled)" beside arrows says that nothing follows.
    if columns.form == .entries, let text = target?.text, text.hasPrefix("("), text.hasSuffix(")") {
      return nil
    }
    // Both ends in the cell of the target, beside an empty one.
    if !isNamed, let both = target, let (from, _) = Arrow.split(both.text), isState(from) {
      source = both
      target = nil
    }
    // An empty cell below a name goes on with it; a dash does not.
    if !isNamed, source == nil { source = above[.source] }
    if let both = source, let (from, to) = Arrow.split(both.text) {
      source = LocatedText(from, both.origin)
      if target == nil || row.isShifted { target = LocatedText(to, both.origin) }
      mutual =
        Arrow.isMutual(both.text)
        ? (LocatedText(to, both.origin), LocatedText(from, both.origin)) : nil
    } else {
      mutual = nil
    }
    if target == nil, let goal = table.goal { target = LocatedText(goal.text, goal.origin) }
    return (source, target)
  }

  /// Whether a text names a state or any state.
  private func isState(_ text: String) -> Bool {
    known.contains(text) || CellVocabulary.isAny(text)
  }

  func sources(_ source: LocatedText?, of row: Row) -> [StateCell.End]? {
    if columns.roles.contains(.source) == false, source == nil,
      !columns.roles.contains(.change)
    {
      return [around()]
    }
    guard let source else { return nil }
    var ends = StateCell.ends(in: source.text, known: known)
    if ends.count == 1, case .unclear(let name) = ends[0], isNewcomer(name) {
      ends = [.state(name, remark: nil)]
    }
    if ends.count == 1, case .any(let noun?) = ends[0] {
      let kin = known.kin(of: noun)
      if !kin.isEmpty { ends = kin.map { .state($0, remark: nil) } }
    }
    if columns.isPlaced {
      ends.removeAll { end in
        guard case .state(let name, _) = end else { return false }
        return !known.contains(name)
      }
    }
    return ends.isEmpty ? nil : ends
  }

  mutating func fill(_ edge: inout EdgeDraft, from row: Row) {
    edge.trigger = text(.event, of: row)
    // "Session | none" says something here.
    if columns.leadsByPaths { edge.trigger = row.cells[.event].flatMap(table.located) }
    edge.guardText = text(.guardText, of: row)
    if edge.trigger == nil, let back { edge.trigger = LocatedText(back, row.origin) }
    edge.effect = text(.effect, of: row)
    if edge.trigger == nil, row.cells[.event] == nil, !namesEffects, columns.emitted == nil,
      edge.effect.map({ !Self.setsValue($0.text) }) ?? false
    {
      edge.trigger = edge.effect
    }
    edge.animation = text(.animation, of: row)
    edge.easing = easing(in: row)
    if let cell = row.cells[.duration] {
      let fact = table.duration(in: cell, among: durations)
      edge.duration = fact?.quantity
      edge.durationOrigin = fact?.origin
    } else if let fact = row.cells[.note].flatMap({ table.onlyDelay(in: $0, among: durations) })
      ?? row.cells[.animation].flatMap({ table.onlyMotion(in: $0, among: durations) })
    {
      edge.duration = fact.quantity
      edge.durationOrigin = fact.origin
    }
  }

  // MARK: Edges

  mutating func connect(
    _ sources: [StateCell.End], _ target: LocatedText, edge: EdgeDraft, isForbidden: Bool, row: Row
  ) {
    let steps = StateNameList.steps(of: target.text)
    let first = steps.count > 1 ? LocatedText(steps[0], target.origin) : target
    let targets = listed(first)
    // "/a or the list of a": neither is a page of the document.
    let isOfRoutes = columns.isPlaced && target.text.hasPrefix("/")
    if targets.isEmpty, told(first.text) != nil { return }
    guard !targets.isEmpty, !isOfRoutes || targets.allSatisfy({ $0.0.isState(of: known) }) else {
      doubt(target.text, "the row of the transition table names no target state", row)
      return
    }
    let triggers = triggers(of: edge, for: targets.count, in: first.text)
    for source in sources {
      for (index, (end, trigger)) in targets.enumerated() {
        var copy = edge
        if let own = triggers?[index] { copy.trigger = own }
        // Where each row describes a state, what it is shown on is no trigger of its ways out.
        let isOwn = tellsOccasions || !columns.roles.contains(.event)
        if tellsShowing || trigger != nil && (copy.trigger == nil || isOwn) {
          copy.trigger = trigger
        } else if let trigger, columns.form == .arrows {
          copy.limit(to: trigger.text, trigger.origin)
        }
        if let origin = row.cells[.source].flatMap(table.located)?.origin {
          apply(source, to: &copy, origin: origin)
        } else {
          apply(source, to: &copy, origin: target.origin)
        }
        if case .unclear(let words) = source {
          doubt(words, "the cell names no state that the change leaves", row)
          continue
        }
        if isForbidden {
          forbid([source], end, copy, target.origin)
        } else {
          enter(end, copy, source: source, origin: target.origin, row: row)
        }
      }
    }
    if steps.count > 1, !isForbidden { follow(steps, target.origin, row) }
  }

  private mutating func enter(
    _ end: StateCell.End, _ edge: EdgeDraft, source: StateCell.End, origin: Origin, row: Row
  ) {
    var edge = edge
    switch end {
    case .state(let name, let remark):
      if let remark { note(remark, in: &edge, origin) }
      let matches = states(fitting: name)
      if table.leadsToKnown, !known.contains(name) { return }
      if mustBeKnown(name) || isUnlikeOthers(name), matches.isEmpty, !known.contains(name) {
        doubt(name, "the words in the target's place name no one state", row)
        return
      }
      for target in matches.isEmpty ? [spelled(name)] : matches {
        edge.target = NameReference(text: target, origin: origin)
        append(edge)
      }
    case .same where columns.isPlaced:
      doubt(edge.trigger?.text ?? "", "it changes no state, so it is no transition", row)
    case .same(let remark):
      if let remark { note(remark, in: &edge, origin) }
      guard let own = edge.source else {
        doubt(edge.trigger?.text ?? "", "it changes no state, so it is no transition", row)
        return
      }
      edge.target = own
      append(edge)
    case .final:
      // Without a trigger the mark tells of the state: nothing leads out of it. So do words that say it is never left.
      let isOfState = edge.trigger.map { TargetProse.deniesLeaving($0.text) } ?? true
      if isOfState, let source = edge.source {
        matrix.ends.append(source)
        matrix.supportingLines.append(row.origin)
        return
      }
      edge.target = NameReference(text: "[*]", origin: origin)
      append(edge)
    case .like(let name): references.append((edge, name))
    case .forbidden: forbid([source], nil, edge, origin)
    case .previous: matrix.histories.append(edge)
    case .any(_):
      doubt(edge.trigger?.text ?? "", "the target may be any state", row)
    case .unclear(let words):
      doubt(words, "the words in the target's place name no one state", row)
    }
  }

  /// Puts a source that is a pattern for every state that it fits.
  private mutating func append(_ edge: EdgeDraft) {
    guard let source = edge.source else {
      matrix.edges.append(edge)
      return
    }
    let matches = states(fitting: source.text)
    for name in matches.isEmpty ? [source.text] : matches {
      var copy = edge
      copy.source?.text = name
      if edge.target.text == source.text { copy.target.text = name }
      matrix.edges.append(copy)
    }
  }

  /// The states that a pattern or range stands for; none where it is a name, or fits so many that it groups rather than lists.
  ///
  /// - Complexity: each pattern is compared once, and only so many patterns that a table stays linear.
  private mutating func states(fitting text: String) -> [String] {
    guard text.utf8.contains(0x2A) else { return known.states(inRange: text) }
    // "SYS_*" is no other spelling of "SYS".
    guard text.hasSuffix("_*") || !known.contains(text) else { return [] }
    if let found = patterns[text] { return found }
    guard patterns.count < 40 else { return [] }
    let found = known.matches(ofGlob: text)
    patterns[text] = found.count > 24 ? [] : found
    return patterns[text] ?? []
  }

  /// What stands in parentheses behind a target: a trigger where no column has it, a condition or an effect.
  private func note(_ remark: String, in edge: inout EdgeDraft, _ origin: Origin) {
    let first = Names.firstWord(remark) ?? ""
    let isCondition = CellVocabulary.conditionWords.contains(first)
    let hasEventColumn = columns.roles.contains(.event)
    let isOccasion = !isCondition && !TargetProse.isRemark(remark)
    if !hasEventColumn, edge.trigger == nil, isOccasion || first == "when" || first == "after" {
      edge.trigger = LocatedText(remark, origin)
    } else if isCondition {
      edge.limit(to: remark, origin)
    } else if edge.effect == nil {
      edge.effect = LocatedText(remark, origin)
    }
  }

  private mutating func resolveReferences() {
    guard !references.isEmpty else { return }
    func key(_ source: String?, _ trigger: LocatedText?) -> String {
      "\(source.map(Names.key) ?? "*")|\(trigger.map { Names.key($0.text) } ?? "")"
    }
    let rows = Dictionary(grouping: matrix.edges) { key($0.source?.text, $0.trigger) }
    for (edge, name) in references {
      let models = (rows[key(name, edge.trigger)] ?? []).prefix(8)
      for model in models {
        var copy = edge
        copy.target = NameReference(text: model.target.text, origin: edge.target.origin)
        matrix.edges.append(copy)
      }
      if models.isEmpty {
        unresolved.append(
          Unresolved(
            text: name, why: "the row refers to another row that has no such trigger",
            origin: edge.origin))
      }
    }
  }

  // MARK: Prohibitions and doubts

  private mutating func forbid(
    _ sources: [StateCell.End], _ end: StateCell.End?, _ edge: EdgeDraft, _ origin: Origin? = nil
  ) {
    for source in sources {
      var draft = ProhibitionDraft(edge)
      draft.target = nil
      if case .state(let name, _) = source {
        draft.source = NameReference(text: name, origin: origin ?? edge.origin)
      }
      // "(any generation)" is a remark on what is barred.
      if case .state(let name, _)? = end, !name.hasPrefix("(") || known.contains(name) {
        draft.target = NameReference(text: name, origin: origin ?? edge.origin)
      }
      if let trigger = draft.trigger, NegativeCue.forbids(label: trigger.text) || tellsReasons {
        draft.trigger = nil
      }
      if !draft.isEmpty { matrix.prohibited.append(draft) }
    }
  }

  /// "Delivered | —" in a table of states and what may follow them: nothing does.
  private func saysNothingFollows(_ row: Row) -> Bool {
    !columns.roles.contains(.event)
      && row.cells[.target].map { !table.text($0).isEmpty } ?? false
  }

  mutating func doubt(_ text: String, _ why: String, _ row: Row) {
    unresolved.append(Unresolved(text: text, why: why, origin: row.origin))
  }
}
