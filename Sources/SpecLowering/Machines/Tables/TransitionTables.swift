import SpecModel
import SpecSyntax
import SpecText

/// Reads tables that declare transitions, by what their columns mean: rows with both ends in any order and
/// vocabulary, rows with an arrow in a cell, rows that hold in any state, and grids.
struct TransitionTables {
  let context: LoweringContext
  let document: Document
  let headings: PageHeadings
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    self.document = context.document
    headings = PageHeadings(context.document)
    self.durations = durations.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds every transition table of the document.
  func collect(into drafts: inout MachineDrafts, unresolved: inout [Unresolved]) {
    var known: StateRegister?
    var routed: RoutedSections?
    var places: LinePlaces?
    var leads = StateLeads(context, isOfTables: true)
    leads.collect(into: &drafts)
    ShorterNames(context).settle(&drafts)
    for node in document.tables {
      guard node + 1 < document.nodes.count, !drafts.lifecycles.contains(node) else { continue }
      let header = context.cells(of: node + 1).map { document.string($0) }
      var columns = leads.columns(ofTable: node, header)
      let isOfPassages = PassageTables.isHeader(header)
      if Self.isOfOtherThings(header, columns) { continue }
      if let found = alone(node, header, drafts, &known, &unresolved) {
        drafts.matrices.append(found)
        continue
      }
      if !isOfPassages { settleNamed(&columns, node, drafts, &known) }
      guard
        columns.mayDeclareRows || StateGrid.mayBeGrid(header) || columns.mayReact || isOfPassages
          || columns.mayLeadOn && context.mayHoldArrows(table: node)
      else { continue }
      if columns.form == .entries,
        opensDialogs(columns, header) || TaskColumns.listButtons(columns, node, context)
      {
        continue
      }
      // An inventory of screens leads on only where a column says where to.
      let isClosed = drafts.inventories.contains(node) && !columns.roles.contains(.target)
      if isClosed, !isOfPassages { continue }
      if known == nil { known = StateRegister(drafts) }
      if isOfPassages, let found = passages(node, header, known) {
        drafts.states += found.states
        for state in found.states { known?.declare(state.name) }
        drafts.matrices.append(found.matrix)
        continue
      }
      if isClosed { continue }
      var table = DocumentTable(node, header: header, in: context)
      table.isInventory = drafts.inventories.contains(node)
      if columns.form == .arrows {
        table.declaresStates = drafts.states.contains {
          table.origin.range.contains($0.origin.range)
        }
      }
      let pages = routed ?? RoutedSections(drafts, in: document)
      routed = pages
      table.lead =
        leads.sources[node] ?? pages.page(aroundSection: Int(document.nodes[node].section))
      if table.lead == nil, columns.form == .entries, !columns.isOfRedirects {
        let around = places ?? LinePlaces(drafts, in: document, statesOnly: true)
        places = around
        table.place = place(of: table, around)
      }
      let read = matrix(
        of: table, columns: columns, known: known ?? StateRegister(), unresolved: &unresolved)
      guard let found = read, !found.isEmpty else { continue }
      add(isOfPassages ? withPassages(found, table) : found, columns, &known, to: &drafts)
    }
  }

  /// The changes of a table with columns of ways in and out, which need not be complete.
  private func withPassages(_ matrix: MatrixDraft, _ table: DocumentTable) -> MatrixDraft {
    guard PassageTables(table, known: StateRegister())?.tellsEntries == true else { return matrix }
    var result = matrix
    result.isClosed = false
    return result
  }

  /// Whether a header is over distances, names that are no more, two moments, or work that is planned.
  static func isOfOtherThings(_ header: [String], _ columns: TableColumns) -> Bool {
    ReplacementRows.isOfDistances(header, columns) || ReplacementRows.isOfRetired(header)
      || ReplacementRows.isOfMoments(header, columns) || ReplacementRows.isOfArrivals(header)
      || WorkStatus.plansWork(header, columns.roles)
  }

  /// Adds what a table declares: its changes, or no more than what its rows leave where the rest are acts.
  private func add(
    _ found: MatrixDraft, _ columns: TableColumns, _ known: inout StateRegister?,
    to drafts: inout MachineDrafts
  ) {
    if TaskColumns.tellActs(found, columns, known ?? StateRegister()) {
      drafts.states += TaskColumns.places(of: found, besides: known)
      return
    }
    for edge in found.edges {
      if let source = edge.source { known?.declare(source.text) }
      known?.declare(edge.target.text)
    }
    drafts.matrices.append(found)
  }

  /// What tables tell that are read without their other columns.
  private func alone(
    _ node: Int, _ header: [String], _ drafts: MachineDrafts, _ known: inout StateRegister?,
    _ unresolved: inout [Unresolved]
  ) -> MatrixDraft? {
    if let found = fallbacks(of: node, header, drafts, &known) { return found }
    return identified(node, header, drafts, &known, &unresolved)
  }

  /// The changes of a grid of states whose first column gives their ids.
  private func identified(
    _ node: Int, _ header: [String], _ drafts: MachineDrafts, _ known: inout StateRegister?,
    _ unresolved: inout [Unresolved]
  ) -> MatrixDraft? {
    guard StateGrid.mayBeIdentified(header),
      case let whole = DocumentTable(node, header: header, in: context),
      let table = whole.behindIDs
    else { return nil }
    let names = known ?? StateRegister(drafts)
    known = names
    let titles = whole.titlesByID
    var register = names
    for id in titles.keys.sorted() { register.add(id) }
    guard let grid = StateGrid(table, known: register) else { return nil }
    let (read, doubts) = grid.read(durations: durations)
    unresolved += doubts
    var matrix = read
    matrix.nameTargets(by: titles)
    return matrix.edges.isEmpty ? nil : matrix
  }

  /// What takes the place of states after a time, where a table tells it.
  private func fallbacks(
    of node: Int, _ header: [String], _ drafts: MachineDrafts, _ known: inout StateRegister?
  ) -> MatrixDraft? {
    guard let fallbacks = FallbackColumns(header) else { return nil }
    let names = known ?? StateRegister(drafts)
    known = names
    return fallbacks.read(DocumentTable(node, header: header, in: context), known: names)
  }

  /// Whether a column of its own tells what opens a dialog: the others tell what is done in it.
  private func opensDialogs(_ columns: TableColumns, _ header: [String]) -> Bool {
    !columns.roles.contains(.target)
      && header.dropFirst().contains {
        ColumnRole.role(ofHeader: $0) == nil && OverlayTables.isEntry($0)
      }
  }

  /// The state or screen whose section holds that of a table "Event | Target" about its transitions: "2.3 Transitions"
  /// below "2. Lobby".
  private func place(of table: DocumentTable, _ places: LinePlaces) -> NameReference? {
    guard table.section > 0 else { return nil }
    if let screen = places.labelledScreen(ofSection: table.section) { return screen }
    let title = document.title(ofSection: table.section)
    let subject = LineSubject.read(
      document.plainText(of: Int(document.sections[table.section].heading)), in: context,
      source: nil, known: KnownStates())
    switch subject {
    case .transitions, .exits: break
    default:
      guard FlowWords.nameFlow(title) || Names.hasWord(title, in: FlowWords.navigations) else {
        return nil
      }
    }
    return places.state(aroundSection: table.section)
      ?? places.screen(aroundSection: table.section)
  }

  private func passages(
    _ node: Int, _ header: [String], _ known: StateRegister?
  ) -> (matrix: MatrixDraft, states: [StateDraft])? {
    let table = DocumentTable(node, header: header, in: context)
    var reader = PassageTables(table, known: known ?? StateRegister())
    return reader?.read()
  }

  private func matrix(
    of table: DocumentTable, columns: TableColumns, known: StateRegister,
    unresolved: inout [Unresolved]
  ) -> MatrixDraft? {
    var columns = columns
    var table = table
    var known = known
    // "From / To" over rows of states is the corner of a grid; over arrows it is a column.
    let hasCorner = table.header.first.map { ColumnRole.axes(ofCorner: $0) != nil } ?? false
    if hasCorner || StateGrid.isOfGestures(table.header), let grid = StateGrid(table, known: known)
    {
      let (matrix, doubts) = grid.read(durations: durations)
      unresolved += doubts
      return matrix
    }
    let mayLeadOn = columns.mayLeadOn && context.mayHoldArrows(table: table.node)
    let sample = columns.mayDeclareRows || mayLeadOn ? table.sample : []
    let leadsOn = mayLeadOn && columns.settleExits(sample, known: known)
    let mayDeclare = columns.mayDeclareRows
    if mayDeclare || mayLeadOn {
      if mayDeclare, !leadsOn {
        columns.orientTwins(context.leads[table.node])
        columns.weigh(sample, known: known)
      }
      if columns.form == nil { settleChanges(&columns, table, sample, known) }
      if columns.form == nil, columns.pointsOn(sample), let lead = heading(of: table) {
        columns.form = .entries
        table.lead = lead
      }
      if columns.form == nil, mayDeclare { settle(&columns, &table, &known) }
      if columns.form != nil,
        leadsOn
          || !ReplacementRows.isList(
            sample, columns, header: table.header,
            title: document.title(ofSection: Int(document.nodes[table.node].section)), known: known)
      {
        table.changedThings = ChangedThings.keys(in: table, columns)
        var reader = TransitionRows(table, columns: columns, known: known, durations: durations)
        reader.read()
        unresolved += reader.unresolved
        var matrix = reader.matrix
        if columns.describesStates, columns.roles.contains(.event), isRowAState(matrix) {
          matrix.isClosed = false
        }
        if let heading = table.goal?.origin { matrix.rest(on: heading) }
        if table.isPartial || columns.isToldByCells || table.redirects(matrix) || table.joinsFlows {
          matrix.isClosed = false
        }
        return matrix
      }
    }
    if columns.mayReact, let edges = reactions(in: table, columns, known) { return edges }
    guard StateGrid.mayBeGrid(table.header), let grid = StateGrid(table, known: known) else {
      return nil
    }
    let (matrix, doubts) = grid.read(durations: durations)
    unresolved += doubts
    return matrix
  }

  /// The name that the heading over a table gives to what its rows leave.
  private func heading(of table: DocumentTable) -> NameReference? {
    guard table.lead == nil, table.section > 1 else { return table.lead }
    let title = StateName.withoutNumbering(document.title(ofSection: table.section))
    let name = StateName.splitQualifier(title).name
    let words = Names.words(name)
    guard (1...4).contains(words.count), !StateWords.isPart(words) || words.count == 1,
      !words.contains(where: TransitionWords.transitions.contains)
    else { return nil }
    let heading = Int(document.sections[table.section].heading)
    return NameReference(text: name, origin: document.origin(document.nodes[heading].range))
  }

  /// Whether each row is about another state: "State | Trigger | Next" then describes states, and the trigger may be
  /// what leads to them.
  private func isRowAState(_ matrix: MatrixDraft) -> Bool {
    var rows: [String: Origin] = [:]
    for edge in matrix.edges {
      let source = edge.source?.key ?? "*"
      if let known = rows[source], known != edge.origin { return false }
      rows[source] = edge.origin
    }
    let targets = Set(matrix.edges.map { $0.target.key })
    return rows.keys.count { !targets.contains($0) } > 1
  }

  /// What a table "Action | Response" in the part of one state tells of its exits.
  private func reactions(
    in table: DocumentTable, _ columns: TableColumns, _ known: StateRegister
  ) -> MatrixDraft? {
    var columns = columns
    let title = document.title(ofSection: table.section)
    guard known.name(ofHeading: title) != nil, columns.weighReactions(table.sample, known: known)
    else {
      return nil
    }
    // Most answers leave the state as it is; a row without a target is no defect.
    var reader = TransitionRows(table, columns: columns, known: known, durations: durations)
    reader.read()
    var matrix = reader.matrix
    matrix.isClosed = false
    return matrix
  }
}

extension MatrixDraft {
  /// Whether it declares nothing.
  fileprivate var isEmpty: Bool { edges.isEmpty && initial.isEmpty && prohibited.isEmpty }
}

/// A table with its cells as text.
struct DocumentTable {
  let context: LoweringContext
  let node: Int
  let header: [String]
  /// The rows below the header.
  let rows: [Int]
  /// Whether the rows are the screens of the document, so that what a cell leads to is one of them.
  var isInventory = false
  /// The state whose name stands over the table, and which all rows leave.
  var lead: NameReference?
  /// The state or screen whose section holds the one of the table, where its rows lead on from there.
  var place: NameReference?
  /// The state to which all rows lead, where the heading alone says it: "Any → Fault".
  var goal: NameReference?
  /// Whether the table itself declares states.
  var declaresStates = false
  /// Whether the rows tell what leads to the states that other parts of the document declare.
  var isEntered = false
  /// Whether most rows lead nowhere, so that only what names a known state is a target.
  var leadsToKnown = false
  /// The keys of what cells name before their arrows as the thing whose state changes.
  var changedThings: Set<String> = []
  /// How many columns on the left are left out.
  var skipped = 0
  /// The names of rows that cells call by number, by the keys of these.
  var names: [String: String] = [:]

  init(_ node: Int, header: [String], in context: LoweringContext) {
    self.context = context
    self.node = node
    self.header = header
    rows = Array(context.document.children(of: node).dropFirst())
  }

  /// Whether the rows tell but a part of what leads where.
  var isPartial: Bool { isEntered || leadsToKnown || goal != nil }
  var document: Document { context.document }
  var section: Int { Int(document.nodes[node].section) }
  var origin: Origin { document.origin(document.nodes[node].range) }

  /// The cells of a row.
  func cells(of row: Int) -> [Int] {
    skipped == 0 ? context.cells(of: row) : Array(context.cells(of: row).dropFirst(skipped))
  }

  /// The number of cells that a row has as written.
  func width(of row: Int) -> Int { Int(document.nodes[row].payload) - skipped }

  /// The words of a cell.
  func text(_ cell: Int) -> String {
    let text = StateName.trimmed(document.string(cell))
    return names.isEmpty ? text : names[Names.key(text)] ?? text
  }

  /// The words of a cell with their place; `nil` where it is empty.
  func located(_ cell: Int) -> LocatedText? {
    let words = text(cell)
    guard !words.isEmpty else { return nil }
    let range = document.nodes[cell].text
    return LocatedText(
      words, context.origin(plain: Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// The code spans of a cell.
  func codeSpans(in cell: Int) -> [String] {
    let text = document.plainText(of: cell)
    var result: [String] = []
    var index = document.run(at: text.lowerBound)
    while index >= 0, index < document.runs.count,
      Int(document.runs[index].start) < text.upperBound
    {
      let run = document.runs[index]
      if run.style.contains(.code) {
        let start = Int(run.start)
        result.append(document.string(plain: start..<start + Int(run.count)))
      }
      index += 1
    }
    return result
  }

  /// The cells of the first rows.
  var sample: [[String]] { rows.prefix(40).map { cells(of: $0).map(text) } }

  /// The first time quantity inside a cell, from facts in document order.
  ///
  /// - Complexity: O(log durations).
  func duration(in cell: Int, among durations: [DurationFact]) -> DurationFact? {
    guard let place = place(ofDurationIn: cell, among: durations) else { return nil }
    var fact = durations[place]
    var end = Int(fact.origin.range.end)
    // "150ms/300ms": either will do, so no time between them is beyond doubt wrong.
    for next in durations[(place + 1)...] {
      let start = Int(next.origin.range.start)
      guard document.nodes[cell].range.contains(next.origin.range), start > end,
        document.source.bytes[end..<start].filter({ $0 != 0x20 }) == [0x2F],
        let first = fact.quantity.min, let last = fact.quantity.max, let time = next.quantity.exact,
        fact.quantity.unit == next.quantity.unit
      else { break }
      fact.quantity.min = min(first, time)
      fact.quantity.max = max(last, time)
      end = Int(next.origin.range.end)
    }
    return fact
  }

  private func place(ofDurationIn cell: Int, among durations: [DurationFact]) -> Int? {
    let range = document.nodes[cell].range
    var low = 0
    var high = durations.count
    while low < high {
      let middle = (low + high) / 2
      if durations[middle].origin.range.start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < durations.count && range.contains(durations[low].origin.range) ? low : nil
  }

  /// The time after which a change comes, where a remark tells it and no other time: "by itself after 0.5 s".
  func onlyDelay(in cell: Int, among durations: [DurationFact]) -> DurationFact? {
    onlyTime(in: cell, of: [.delay, .timeout], among: durations)
  }

  /// How long the motion of a change lasts, where a cell on it tells that and no other time: "fade 120ms".
  func onlyMotion(in cell: Int, among durations: [DurationFact]) -> DurationFact? {
    onlyTime(in: cell, of: [.animation, .other], among: durations)
  }

  private func onlyTime(
    in cell: Int, of roles: [DurationFact.Role], among durations: [DurationFact]
  ) -> DurationFact? {
    let text = document.plainText(of: cell)
    guard text.count <= 200, document.plain[text].contains(where: ASCII.isDigit),
      let place = place(ofDurationIn: cell, among: durations)
    else { return nil }
    let fact = durations[place]
    guard roles.contains(fact.role) else { return nil }
    let next = place + 1 < durations.count ? durations[place + 1].origin.range : nil
    return next.map(document.nodes[cell].range.contains) == true ? nil : fact
  }
}
