import SpecModel
import SpecSyntax
import SpecText

/// Reads the changes that the cells of a column list for the thing of each row: "Order | Draft → Sent; Sent → Paid" below
/// "Object | Allowed transitions".
///
/// What the rows are about is no state: both sides of each arrow are. That they are names shows where one stands on both
/// sides of arrows in a cell, in a chain, in the column of the states beside it, or among the states of the document.
struct LifecycleCells {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The columns that matter.
  private struct Columns {
    var changes: Int
    var states: Int?
  }

  /// A row with what it tells.
  private struct Row {
    var chains: [Chain]
    var states: [String]
    var origin: Origin

    /// Whether the names on the sides of the arrows join up, or stand in the column of states.
    func joinsUp(_ known: KnownStates) -> Bool {
      let sources = Set(chains.flatMap { $0.sides.dropLast() }.map(Names.key))
      let targets = Set(chains.flatMap { $0.sides.dropFirst() }.map(Names.key))
      if !sources.isDisjoint(with: targets) { return true }
      let listed = Set(states.map(Names.key))
      return chains.allSatisfy { chain in
        chain.sides.allSatisfy { listed.contains(Names.key($0)) || known.name(of: $0) != nil }
      }
    }
  }

  /// Names that arrows join, and what stands behind the last.
  private struct Chain {
    var sides: [String]
    var targets: [NameChoices.Choice]
    var trigger: String?
    var isMutual: Bool
  }

  /// Adds the states and changes of all such tables.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    for table in document.tables {
      guard let columns = columns(of: table) else { continue }
      let names = known ?? KnownStates(drafts, statesOnly: true)
      known = names
      guard let rows = rows(of: table, columns, names) else { continue }
      drafts.lifecycles.insert(table)
      add(rows, of: table, names, &drafts)
    }
  }

  /// Whether a table is one, whatever states the document has elsewhere.
  func isTable(_ table: Int) -> Bool {
    columns(of: table).flatMap { rows(of: table, $0, KnownStates()) } != nil
  }

  // MARK: - Headers

  /// The columns of a table whose header says so: a test on bytes and words of the header.
  private func columns(of table: Int) -> Columns? {
    guard table + 1 < document.nodes.count else { return nil }
    let header = document.children(of: table + 1)
    guard header.count > 1, context.mayHoldArrows(table: table) else { return nil }
    let changes = header.indices.dropFirst().first { column in
      (6...60).contains(document.plainText(of: header[column]).count)
        && Self.namesChanges(document.string(header[column]))
    }
    guard let changes, !Self.isOfStates(document.string(header[0])) else { return nil }
    let states = header.indices.dropFirst().first {
      $0 != changes && StateCells.listsStates(document.string(header[$0]))
    }
    return Columns(changes: changes, states: states)
  }

  /// "Allowed transitions", "Lifecycle", "状態遷移".
  private static func namesChanges(_ text: String) -> Bool {
    let words = Names.words(text)
    guard words.count <= 5, ColumnRole.role(ofHeader: text) != .event else { return false }
    return words.contains(where: TransitionWords.transitions.contains)
      || LifecycleWords.areIn(words) || words.contains(where: courses.contains)
      || phrases.contains { StateVocabulary.contains(words, $0) }
      || text.utf8.contains { $0 >= 0xE3 }
        && (LifecycleWords.marks.isIn(text)
          || (TransitionWords.transitionMarks + marks).contains(where: text.contains))
  }

  /// Whether the rows are states, screens or events themselves: what they lead to is told otherwise.
  private static func isOfStates(_ header: String) -> Bool {
    switch ColumnRole.role(ofHeader: header) {
    case .state, .source, .target, .change, .event, .action, .outcome, .overlay: return true
    default: return ScreenTables.isScreenHead(Names.words(ColumnRole.withoutParentheses(header)))
    }
  }

  private static let courses: Lexicon = ["statusverlauf", "statusflow"]
  private static let phrases = [
    ["status", "flow"], ["status", "changes"], ["state", "flow"], ["state", "changes"],
  ]
  private static let marks = ["状態変化", "状态变化", "상태 변화"]

  // MARK: - Rows

  /// The rows that list states or changes; `nil` where half of those with arrows do not join up.
  private func rows(of table: Int, _ columns: Columns, _ known: KnownStates) -> [Row]? {
    var rows: [Row] = []
    for row in document.children(of: table).dropFirst() {
      let cells = document.children(of: row)
      guard columns.changes < cells.count else { continue }
      let cell = cells[columns.changes]
      let range = document.plainText(of: cell)
      let states =
        columns.states.flatMap { $0 < cells.count ? names(inCell: cells[$0]) : nil } ?? []
      var found = Row(
        chains: [], states: states, origin: document.origin(document.nodes[cell].range))
      if range.count <= 600, ArrowGlyph.mayOccur(in: document.plain, range) {
        guard let chains = chains(in: document.string(plain: range), states, known) else {
          return nil
        }
        found.chains = chains
      }
      // "Idle | Idle → Busy": the rows are states.
      let key = Names.key(document.string(cells[0]))
      if found.chains.contains(where: { $0.sides.contains { Names.key($0) == key } }) { return nil }
      if !found.chains.isEmpty || !states.isEmpty { rows.append(found) }
    }
    let changing = rows.filter { !$0.chains.isEmpty }
    let joined = changing.count { $0.joinsUp(known) }
    return joined > 0 && joined * 2 >= changing.count ? rows : nil
  }

  /// The names that a cell below "States" lists; none where one is anything else.
  private func names(inCell cell: Int) -> [String] {
    let range = document.plainText(of: cell)
    guard (2...240).contains(range.count) else { return [] }
    let text = StateName.withoutStop(document.string(cell))
    let names = TextSplit.pieces(of: text, at: Self.dividers, outsideParentheses: true).map {
      ArrowSide.unwrapped(StateName.splitQualifier($0).name)
    }
    return names.count > 1 && names.allSatisfy(Self.isName) ? names : []
  }

  private static let dividers: Phrases = [", ", "; ", " / ", " | ", " · ", "、", "，", "/", "|"]

  /// The clauses with arrows; `nil` where one of them leads from or to what is no name.
  private func chains(in cell: String, _ states: [String], _ known: KnownStates) -> [Chain]? {
    var result: [Chain] = []
    let names = KnownStates(names: states)
    for sentence in TextSplit.pieces(of: cell, at: Self.stops, outsideParentheses: true) {
      for clause in ExitWays.clauses(of: sentence) {
        guard let arrows = ArrowText(StateName.withoutStop(clause)) else { continue }
        guard let chain = chain(arrows, { known.name(of: $0) ?? names.name(of: $0) }) else {
          return nil
        }
        result.append(chain)
      }
    }
    return result
  }

  private static let stops: Phrases = [". ", "; ", "。", "；", "\n", " · ", " | "]

  private func chain(_ arrows: ArrowText, _ name: (String) -> String?) -> Chain? {
    guard arrows.sides.count <= 12, !arrows.joints.contains(where: { $0.direction == .backward })
    else {
      return nil
    }
    let last = arrows.sides[arrows.sides.count - 1]
    let list = NameChoices(last, name: name)
    var trigger = list?.tail
    var sides = arrows.sides
    if let list {
      sides[sides.count - 1] = list.names[0]
    } else {
      var (head, remark) = ArrowSide.divided(last)
      if let mark = ArrowLine.mark(in: head) {
        trigger = StateName.trimmed(String(head[mark.upperBound...]))
        head = String(head[..<mark.lowerBound])
      } else if case let (bare, occasion) = ArrowLine.divided(head), occasion != nil {
        trigger = occasion
        head = bare
      }
      remark = trigger == nil ? remark : nil
      trigger = trigger ?? remark
      sides[sides.count - 1] = head
    }
    let names = sides.map { side -> String in
      let bare = ArrowSide.unwrapped(StateName.splitQualifier(side).name)
      return name(bare) ?? bare
    }
    guard names.allSatisfy(Self.isName) else { return nil }
    return Chain(
      sides: names, targets: list?.choices ?? [],
      trigger: trigger.flatMap { $0.isEmpty ? nil : $0 },
      isMutual: arrows.joints.contains { $0.direction == .mutual })
  }

  /// Whether a text may name a state: a few words, no value and nothing that is done.
  private static func isName(_ text: String) -> Bool {
    let words = Names.words(text)
    return (1...4).contains(words.count) && ArrowSide.isName(text) && text.first?.isLetter == true
      && !text.contains(where: { ".=<>{};:,".contains($0) })
      && (words.count == 1 || FlowSteps.kind(of: text) != .action)
      && !words.contains(where: TransitionWords.properties.contains)
  }

  // MARK: - Drafts

  private func add(
    _ rows: [Row], of table: Int, _ known: KnownStates, _ drafts: inout MachineDrafts
  ) {
    let section = Int(document.nodes[table].section)
    var seen: Set<String> = []
    var matrix = MatrixDraft(
      form: "table", isClosed: false, section: section,
      origin: document.origin(document.nodes[table].range))
    for row in rows {
      for name in row.states + row.chains.flatMap(\.sides)
      where known.name(of: name) == nil && seen.insert(Names.key(name)).inserted {
        var draft = StateDraft(name: name, origin: row.origin, screen: section)
        draft.parentSection = section
        drafts.states.append(draft)
      }
      for chain in row.chains { matrix.edges += edges(chain, row.origin) }
    }
    drafts.matrices.append(matrix)
  }

  private func edges(_ chain: Chain, _ origin: Origin) -> [EdgeDraft] {
    func edge(_ from: String, _ to: String, _ trigger: String?) -> EdgeDraft {
      let edge = EdgeDraft(
        source: NameReference(text: from, origin: origin),
        target: NameReference(text: to, origin: origin), origin: origin)
      return trigger.map { edge.annotated(tail: TailWords.bare($0), origin) } ?? edge
    }
    var result: [EdgeDraft] = []
    for (index, (from, to)) in zip(chain.sides, chain.sides.dropFirst()).enumerated() {
      let isLast = index == chain.sides.count - 2
      if isLast, !chain.targets.isEmpty {
        result += chain.targets.map { edge(from, $0.name, $0.remark ?? chain.trigger) }
      } else {
        result.append(edge(from, to, isLast ? chain.trigger : nil))
      }
      if chain.isMutual { result.append(edge(to, from, nil)) }
    }
    return result
  }
}
