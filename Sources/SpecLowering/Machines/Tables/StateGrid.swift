import SpecModel
import SpecSyntax
import SpecText

/// A table whose rows and columns are both names: states × events, events × states, or from × to.
struct StateGrid {
  /// What the rows and columns are.
  private enum Axes { case stateByEvent, eventByState, fromTo, toFrom }

  private let table: DocumentTable
  private let axes: Axes
  private var known: StateRegister
  /// The head of each row; its cell comes with it.
  private let heads: [String]
  private let columns: [String]
  /// The cells that say yes and no, where the grid has a sign for each: "Y" and "N".
  private let verdicts: (yes: String, no: String)?
  /// What the marks in the cells between two states stand for.
  private let legend: GridLegend?
  /// The columns beside states that tell how a state looks or what may be done in it.
  private let silent: Set<Int>

  /// Whether a header can be that of a grid: a quick look before the cells are read.
  static func mayBeGrid(_ header: [String]) -> Bool {
    guard header.count >= 3, let corner = header.first, corner.utf8.count <= 60 else {
      return false
    }
    if Names.wordCount(corner) == 0 || ColumnRole.axes(ofCorner: corner) != nil { return true }
    // "Page | Main action | Required states": the last column lists states.
    if header.dropFirst().contains(where: StateCells.listsStates) || MenuTables.isOverTabs(header) {
      return false
    }
    switch ColumnRole.role(ofHeader: corner) {
    case .state, .source, .event, .action, .change, .target: break
    default: return false
    }
    let open = header.dropFirst().count {
      ColumnRole.role(ofHeader: $0) == nil || meanwhile($0) != nil
    }
    return open * 2 >= header.count - 1
  }

  /// Whether a header has states on the left and gestures above, "View | Tap | Long press": its rows are no changes.
  static func isOfGestures(_ header: [String]) -> Bool {
    guard header.count > 2, let corner = header.first,
      ColumnRole.role(ofHeader: corner).map(isEnd) == true
    else { return false }
    return header.dropFirst().allSatisfy {
      Names.wordCount($0) <= 3 && FlowSteps.beginsWithGesture($0)
        && !Names.hasWord($0, in: TableVocabulary.acting.subtracting(gestures))
    }
  }

  private static let gestures: Lexicon = ["tap", "taps", "press", "presses", "click", "clicks"]

  /// Reads the heads and decides what they are; `nil` where the table is no grid of states.
  init?(_ table: DocumentTable, known: StateRegister) {
    guard table.rows.count >= 2, table.rows.count <= 400, table.header.count <= 100 else {
      return nil
    }
    let heads = table.rows.map { table.cells(of: $0).first.map(table.text) ?? "" }
    // Rows whose heads are changes, "A → B", are a list of changes, and those below "#" are numbered.
    guard !Self.numbersRows(table.header[0], heads), !Self.tellsCoexistence(table, heads),
      heads.count(where: { Arrow.split($0) != nil }) * 2 <= heads.count
    else { return nil }
    let columns = Self.columns(of: table)
    let looks = Self.looks(columns)
    let cells = Self.evidence(
      table.rows.prefix(40).map { table.cells(of: $0).map(table.text) }, besides: looks,
      known: known)
    guard
      let axes = Self.axes(
        (table.header[0], heads, columns, cells), known: known,
        isTold: {
          TransitionWords.speaksOfStates(table.document.title(ofSection: table.section))
            || table.context.explainsAxes(table.node)
        }, leadOn: { Self.lead(table.sample, columns, $0) })
    else { return nil }
    self.table = table
    self.axes = axes
    self.heads = heads
    self.columns = columns
    self.known = known
    let isCrossed = axes == .fromTo || axes == .toFrom
    verdicts = isCrossed ? Self.verdicts(table.sample) : nil
    legend = isCrossed ? GridLegend(table) : nil
    for head in axes == .eventByState ? [] : heads {
      for name in Self.names(head) { self.known.add(name) }
    }
    for column in axes == .stateByEvent ? [] : columns {
      for name in Self.names(column) { self.known.add(name) }
    }
    silent =
      axes == .stateByEvent
      ? looks.union(Self.commands(table.sample, columns.count, self.known)) : []
  }

  // MARK: Axes

  /// The cells that can show that a table is a grid: none of a column that repeats the head of each row.
  ///
  /// "Paused | Paused | Pausiert": the words that stand on the screen, by which no state follows.
  private static func evidence(
    _ rows: [[String]], besides looks: Set<Int>, known: StateRegister
  ) -> [String] {
    let keys = rows.map { Names.key($0.first ?? "") }
    var cells: [String] = []
    for column in 1..<max(rows.map(\.count).max() ?? 1, 1) where !looks.contains(column - 1) {
      let said = rows.indices.filter {
        column < rows[$0].count && !StateCell.isBlank(rows[$0][column])
      }
      let repeated = said.prefix {
        Names.key(StateName.splitQualifier(rows[$0][column]).name) == keys[$0]
          || isOtherName(rows[$0][column], of: rows[$0][0], known)
      }
      if said.count > 1, repeated.count == said.count { continue }
      cells += said.map { rows[$0][column] }
    }
    return cells
  }

  /// Whether a cell is another name of the state at the head of its row: "HOME | Shelf / overview".
  private static func isOtherName(
    _ cell: String, of head: String, _ known: StateRegister
  ) -> Bool {
    guard cell.utf8.count <= 60, let own = known.name(of: head) else { return false }
    return TextSplit.pieces(of: cell, at: otherMarks).contains { known.name(of: $0) == own }
  }

  private static let otherMarks: Phrases = ["/", "／"]

  private typealias Texts = (corner: String, heads: [String], columns: [String], cells: [String])

  private static func axes(
    _ texts: Texts, known: StateRegister, isTold: () -> Bool, leadOn: (StateRegister) -> Bool
  ) -> Axes? {
    let (corner, heads, columns, cells) = texts
    let rowKeys = Set(heads.flatMap(names).map(Names.key)).subtracting([""])
    let columnKeys = Set(columns.flatMap(names).map(Names.key)).subtracting([""])
    let said = ColumnRole.axes(ofCorner: corner)
    let common = rowKeys.intersection(columnKeys).count
    if common >= 2, common * 5 >= min(rowKeys.count, columnKeys.count) * 3 {
      return said?.rows == .target ? .toFrom : .fromTo
    }
    if let said, isEnd(said.rows), said.columns == .target { return .fromTo }
    let areRowsKnown = rowKeys.count { known.contains($0) } * 2 > rowKeys.count
    let areColumnsKnown = columnKeys.count { known.contains($0) } * 2 > columnKeys.count
    let role = said?.rows ?? ColumnRole.role(ofHeader: corner)
    if role.map(isEnd) == true || areRowsKnown,
      namesStates(cells, own: rowKeys, known: known)
    {
      return .stateByEvent
    }
    // One column that leads on is no grid: "Trigger | Set by | Afterwards".
    let isEventful = (role == .event || role == .action) && leadOn(known)
    if said.map({ isEnd($0.columns) }) == true
      || (isEventful || areColumnsKnown) && !areRegions(columnKeys, cells, known),
      namesStates(cells, own: columnKeys, known: known)
    {
      return .eventByState
    }
    guard Names.wordCount(corner) == 0 else { return nil }
    // Nothing says what the rows and columns are, but every cell points at one of them.
    let pointed = cells.filter {
      !StateCell.isBlank($0) && !isNo($0) && !isIdle($0) && !StateCell.tellsStay($0)
    }
    var names = StateRegister()
    (heads + columns).flatMap(Self.names).forEach { names.add($0) }
    let ends = pointed.map { Self.ends(of: ColumnRole.withoutArrow($0), among: names) }
    let keys = Set(ends.flatMap(\.self))
    guard pointed.count > 1, keys.count > 1, ends.allSatisfy({ !$0.isEmpty }) else { return nil }
    // Only an event may be ignored.
    let isTold =
      pointed.allSatisfy { Arrow.isIn($0) }
      || pointed.count > 2 && (cells.contains(where: NegativeCue.ignores(label:)) || isTold())
    let filled = cells.count { !StateCell.isBlank($0) }
    let isFull = filled == heads.count * columns.count
    if keys.isSubset(of: columnKeys),
      isTold || areEvents(heads, pointed)
        || areStates(columns, pointed.count, of: filled, mayBeAny: isFull)
    {
      return .eventByState
    }
    return keys.isSubset(of: rowKeys)
      && (isTold || areEvents(columns, pointed) || areStates(heads, pointed.count, of: filled))
      ? .stateByEvent : nil
  }

  /// The names of rows or columns to which a cell leads: one as it stands, or several with remarks and conditions,
  /// "Idle (beep)", "Idle if unpaid, else Done"; none where it says anything else.
  private static func ends(of cell: String, among names: StateRegister) -> [String] {
    if names.contains(cell) || !cell.utf8.contains(ASCII.space) { return [Names.key(cell)] }
    var result: [String] = []
    for end in StateCell.ends(in: cell, known: names) {
      switch end {
      case .state(let name, _) where names.contains(name): result.append(Names.key(name))
      case .same: continue
      default: return []
      }
    }
    return result
  }

  /// The pair of signs for yes and no that the cells of a grid hold, and little else.
  private static func verdicts(_ rows: [[String]]) -> (yes: String, no: String)? {
    let cells = rows.flatMap { $0.dropFirst() }.filter { !$0.isEmpty }
    let said = cells.lazy.filter { $0.utf8.count <= 6 }.map { $0.lowercased() }
    let signs = Set(said)
    guard signs.count > 1, said.count * 4 >= cells.count * 3 else { return nil }
    return CellVocabulary.verdictPairs.first { signs.contains($0.yes) && signs.contains($0.no) }
  }

  /// Whether most heads are written as events are, "FOURTH_DIGIT" or "play()", beside three cells that name states.
  private static func areEvents(_ heads: [String], _ pointed: [String]) -> Bool {
    pointed.count > 2
      && heads.count(where: { EventName.isEvent($0) || $0.hasSuffix("()") }) * 2 >= heads.count
  }

  private static func isEnd(_ role: ColumnRole) -> Bool { role == .state || role == .source }

  /// Whether at least two columns have cells that name states, or there is one column alone.
  private static func lead(
    _ rows: [[String]], _ columns: [String], _ known: StateRegister
  ) -> Bool {
    var names = known
    for column in columns { names.add(name(column)) }
    let leading = columns.indices.count { column in
      rows.contains { $0.count > column + 1 && isTarget($0[column + 1], names) }
    }
    return leading > 1 || columns.count == 1
  }

  /// Whether at least half of the cells that say something name states, and states of this machine among them.
  private static func namesStates(
    _ cells: [String], own: Set<String>, known: StateRegister
  ) -> Bool {
    var names = known
    for key in own { names.add(key) }
    var count = 0
    var named = 0
    for cell in cells where !StateCell.isBlank(cell) && !isNo(cell) && !isIdle(cell) {
      count += 1
      if isTarget(cell, names) { named += 1 }
      // What is left could not make it half.
      guard (count - named) * 2 <= cells.count else { return false }
    }
    return named >= 2 && named * 2 >= count
  }

  /// Whether a cell says that the event does nothing.
  private static func isIdle(_ cell: String) -> Bool {
    NegativeCue.ignores(label: cell) || NegativeCue.forbids(label: cell)
  }

  private static func isTarget(_ cell: String, _ names: StateRegister) -> Bool {
    // A path or a number is no name, though its words may be those of a state.
    guard let first = cell.utf8.first, first != 0x2F, first != 0x23, !(0x30...0x39).contains(first)
    else { return false }
    let phrase = TargetPhrase.read(cell, known: names)
    // An arrow before a short name points at a state, known or not, and so does "go to".
    if let phrase, phrase.before.isEmpty { return true }
    if phrase == nil, pointed(cell) != nil { return true }
    return StateCell.ends(in: phrase?.target ?? cell, known: names).contains { end in
      switch end {
      case .state(let name, _): names.contains(name)
      case .same, .like, .previous: true
      default: false
      }
    }
  }

  /// The part of "LOADING / fetch()" or "save → Saved" that names the target.
  private static func target(of cell: String, _ names: StateRegister) -> String {
    TargetPhrase.read(cell, known: names)?.target ?? pointed(cell) ?? cell
  }

  /// The name behind "go to" and the like, where it is written as one.
  private static func pointed(_ cell: String) -> String? {
    guard cell.utf8.count <= 60, let name = StateCell.withoutPhrase(cell),
      (1...3).contains(Names.wordCount(name)), name.first?.isUppercase == true,
      TransitionWords.moves.contains(where: { Names.words(cell).starts(with: $0) })
    else { return nil }
    return name
  }

  private static func isNo(_ cell: String) -> Bool {
    CellVocabulary.negations.contains(cell.lowercased())
  }

  private static func name(_ head: String) -> String { StateName.splitQualifier(head).name }

  /// The states of a head, several in "sending / retrying".
  private static func names(_ head: String) -> [String] {
    guard head.utf8.contains(0x2F) else { return [name(head)] }
    let names = TextSplit.pieces(of: head, at: slashes, outsideParentheses: true)
      .map(name).filter { !$0.isEmpty }
    return names.isEmpty ? [name(head)] : names
  }

  private static let slashes: Phrases = [" / ", " ／ "]

  // MARK: Cells

  /// The transitions of the grid, and what of it names no state.
  func read(durations: [DurationFact]) -> (MatrixDraft, [Unresolved]) {
    var matrix = MatrixDraft(
      form: "grid", isClosed: true, section: table.section, origin: table.origin)
    var doubts: [Unresolved] = []
    var above: [Int: LocatedText] = [:]
    for row in table.rows {
      let cells = table.cells(of: row)
      // "—" leaves no state.
      guard let first = cells.first, let head = table.located(first),
        !StateCell.isBlank(head.text) || known.contains(head.text)
      else { continue }
      var left: LocatedText?
      for (index, cell) in cells.dropFirst().enumerated()
      where index < columns.count && !silent.contains(index) {
        let (name, isPointing) = Self.event(ofHead: columns[index])
        let column = LocatedText(axes == .stateByEvent ? name : columns[index], head.origin)
        guard !column.text.isEmpty else { continue }
        let said = table.located(cell).map { repeated($0, left, above[index]) }
        above[index] = said
        guard let text = said else { continue }
        left = text
        switch axes {
        case .fromTo: cross(head, column, text, cell, durations, into: &matrix)
        case .toFrom: cross(column, head, text, cell, durations, into: &matrix)
        case .stateByEvent:
          for state in states(head) {
            react(state, to: column, text, isPointing: isPointing, into: &matrix, &doubts)
          }
        case .eventByState:
          for state in states(column) { react(state, to: head, text, into: &matrix, &doubts) }
        }
      }
    }
    return (matrix, doubts)
  }

  /// A cell, what stands to the left of one that says "same", as the first cell of a row tells what others repeat, or
  /// what stands above one that says "same as above".
  private func repeated(
    _ cell: LocatedText, _ left: LocatedText?, _ above: LocatedText?
  ) -> LocatedText {
    guard cell.text.utf8.count <= 40, case let words = cell.text.lowercased() else { return cell }
    if axes == .eventByState, CellVocabulary.repeats.contains(words) {
      guard let left, !StateCell.isBlank(left.text) else { return cell }
      return LocatedText(left.text, cell.origin)
    }
    guard let above, CellVocabulary.dittos.contains(words) else { return cell }
    return LocatedText(above.text, cell.origin)
  }

  /// The states of a head, each with its remark; a name that the document declares whole is one.
  private func states(_ head: LocatedText) -> [LocatedText] {
    let names = Self.names(head.text)
    guard names.count > 1 else { return [head] }
    return names.map { LocatedText($0, head.origin) }
  }

  /// A cell between two states: a trigger, a duration, yes or no.
  private func cross(
    _ source: LocatedText, _ target: LocatedText, _ text: LocatedText, _ cell: Int,
    _ durations: [DurationFact], into matrix: inout MatrixDraft
  ) {
    let lower = text.text.lowercased()
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: Self.name(target.text), origin: text.origin),
      origin: text.origin)
    if !CellVocabulary.isAny(source.text) {
      edge.source = NameReference(text: Self.name(source.text), origin: source.origin)
    }
    let isSelf = Names.key(source.text) == Names.key(target.text)
    switch legend?.meaning(of: text.text) {
    case .event(let words)?:
      edge.trigger = LocatedText(words, text.origin)
      matrix.edges.append(edge)
      return
    case .change?:
      matrix.edges.append(edge)
      return
    case .refusal?:
      if !isSelf { matrix.prohibited.append(ProhibitionDraft(edge)) }
      return
    case nil: break
    }
    if lower == verdicts?.no || Self.isNo(text.text) || NegativeCue.forbids(label: text.text) {
      if !isSelf { matrix.prohibited.append(ProhibitionDraft(edge)) }
      return
    }
    if lower != verdicts?.yes, !CellVocabulary.affirmations.contains(lower) {
      guard !StateCell.isBlank(text.text) else { return }
      if let fact = table.duration(in: cell, among: durations) {
        edge.duration = fact.quantity
        edge.durationOrigin = fact.origin
        if text.text.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) != true
          || TailWords.namesHappening(text.text)
        {
          edge.trigger = text
        }
      } else {
        edge.trigger = text
      }
    }
    matrix.edges.append(edge)
  }

  /// A change at a state and an event, as yet without a target.
  private func edge(
    from state: LocatedText, on event: LocatedText, _ origin: Origin
  ) -> EdgeDraft {
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: "", origin: origin), origin: origin)
    if !CellVocabulary.isAny(state.text) {
      let (name, remark) = StateName.splitQualifier(state.text)
      edge.source = NameReference(
        text: known.contains(state.text) ? state.text : name, origin: state.origin)
      if let remark, !known.contains(state.text) { edge.limit(to: remark, state.origin) }
    }
    edge.trigger = event
    return edge
  }

  /// The changes of a row on an event, which may be called by the id of its state: "As S2".
  private func models(
    of name: String, on event: LocatedText, in matrix: MatrixDraft
  ) -> [EdgeDraft] {
    let keys = [Names.key(name), Names.key(known.name(of: name) ?? name)]
    return matrix.edges.prefix(1000).filter { edge in
      edge.source.map { keys.contains(Names.key($0.text)) } == true
        && edge.trigger?.text == event.text
    }
  }

  /// A cell at a state and an event: the target, and what else happens.
  private func react(
    _ state: LocatedText, to event: LocatedText, _ text: LocatedText, isPointing: Bool = false,
    into matrix: inout MatrixDraft, _ doubts: inout [Unresolved]
  ) {
    guard !StateCell.isBlank(text.text) else { return }
    let edge = edge(from: state, on: event, text.origin)
    var draft = ProhibitionDraft(edge)
    draft.target = nil
    if Self.isNo(text.text) {
      matrix.prohibited.append(draft)
      return
    }
    let target = Self.target(of: text.text, known)
    var isRead = false
    let isPointed =
      target != text.text && text.text.hasSuffix(target) || Self.isScreen(target, isPointing)
    let ends = StateCell.ends(in: target, known: known)
    let hasKnown = ends.contains { $0.isState(of: known) }
    for end in ends {
      var copy = edge
      switch end {
      case .state(let name, let remark)
      where known.contains(name) || isPointed
        || hasKnown && StateCell.isCase(name, remark):
        copy.target = NameReference(text: name, origin: text.origin)
        copy.stay(as: text.text)
        if let remark { copy.keep(remark: remark, text.origin) }
        matrix.edges.append(copy)
        isRead = true
      case .same(let remark):
        guard let own = edge.source else { continue }
        copy.target = own
        copy.stay(as: text.text)
        if let remark { copy.keep(remark: remark, text.origin) }
        matrix.edges.append(copy)
        isRead = true
      case .like(let name):
        let models = models(of: name, on: event, in: matrix)
        for model in models {
          copy.target = NameReference(text: model.target.text, origin: text.origin)
          matrix.edges.append(copy)
        }
        isRead = !models.isEmpty
      case .forbidden:
        matrix.prohibited.append(draft)
        isRead = true
      default: continue
      }
    }
    if !isRead {
      doubts.append(
        Unresolved(
          text: text.text, why: "the cell of the grid names no known state", origin: text.origin))
    }
  }
}

extension EdgeDraft {
  /// "stays" in a grid: that the state takes the event follows from it, and no change is declared.
  fileprivate mutating func stay(as text: String) {
    if target.key == source?.key, StateCell.tellsStay(text) { provenance = .inferred }
  }
}
