import SpecModel
import SpecSyntax
import SpecText

/// What the columns of a table hold, from its header and, where that does not tell, from its cells.
struct TableColumns {
  /// How a table declares transitions.
  enum Form {
    /// Rows with a source and a target, or both in one cell.
    case ends
    /// Rows of a state and an event; the target stands in another cell behind an arrow.
    case arrows
    /// Rows without a source: they hold in any state.
    case entries
  }

  var roles: [ColumnRole?]
  var form: Form?
  let header: [String]
  /// The columns "Before" and "After", or "Given" and "Then", where another tells what happens between.
  let pair: (source: Int, target: Int)?
  /// The column of events that a change sends out, which trigger nothing.
  let emitted: Int?
  /// Whether the header calls the sources states: with a trigger, the rows may say how a state is entered.
  var describesStates = false
  /// The names of the rows by the keys of the ids beside them, where cells lead to rows by their ids.
  var rowTitles: [String: String] = [:]
  /// Whether the cells alone tell that a column is one of changes.
  var isToldByCells = false
  /// Whether the rows tell where conditions redirect to.
  private(set) var isOfRedirects = false
  /// Whether the rows tell from which path to which other one is redirected.
  var leadsByPaths = false
  /// Whether the rows are elements, and a column tells on which of the known screens each stands.
  private(set) var isPlaced = false
  /// The column of places, and that of elements.
  private let place: Int?
  private let element: Int?
  /// The columns of one noun for a state, where the header does not tell which of them is left.
  var twins: (source: Int, target: Int)?
  /// The column "Who / what", which tells what triggers a change.
  let agent: Int?
  /// The column "Move" or "Step", and the one that tells what brings the moves about.
  private let move: (column: Int, manner: Int?)?
  /// Whether the header may be one of ranges, where nothing tells what happens between the ends.
  private let isRange: Bool
  /// Whether a header names something other than states: "Property", "Metric".
  let isForeign: Bool

  init(_ header: [String]) {
    self.header = header
    roles = Self.roles(ofHeader: header)
    if let earlier = Self.earlier(in: header, roles) { roles[earlier] = nil }
    if let (source, target) = Self.nounPair(in: header, roles) {
      (roles[source], roles[target]) = (.source, .target)
    }
    if let target = Self.becoming(in: header, roles) {
      for column in roles.indices where roles[column] == .target { roles[column] = nil }
      roles[target] = .target
    }
    emitted = Self.emitted(in: header, roles)
    if let emitted { roles[emitted] = .effect }
    for column in Self.additions(in: header, roles) { roles[column] = .effect }
    pair = Self.pair(in: header, roles)
    if pair != nil, !roles.contains(.event), let column = Self.happening(in: header, roles) {
      roles[column] = .event
    }
    if let column = Self.failures(in: header, roles) { roles[column] = .event }
    let isLed = roles.contains(.target) && !roles.contains(.source) && !roles.contains(.state)
    let asked = isLed ? header.firstIndex { Self.askedPlaces.contains($0.lowercased()) } : nil
    if let asked { roles[asked] = nil }
    // "Pump state | Can go to"
    if asked == nil, isLed, header.count > 1, roles[0] == nil,
      Names.words(header[0]).last.map(TableVocabulary.stateNouns.contains) == true
    {
      roles[0] = .state
    }
    place = asked ?? Self.column(of: Self.places, in: header)
    element = Self.column(of: Self.elements, in: header)
    agent = header.firstIndex { Names.isPhrase($0, in: Self.agents) }
    move = Self.move(in: header, roles)
    twins = Self.twins(in: header, roles)
    isForeign =
      Self.isOfProperties(header, roles, leadsOn: twins != nil) || Self.isOfWork(header)
    isRange =
      roles.contains(.target) && !roles.contains(.event) && !roles.contains(.action)
      && header.contains { Self.ranges.contains($0.lowercased()) }
    settleActions()
    settleManner(header)
    settleCause(header)
    promote()
  }

  /// Whether the table may declare transitions in rows: a quick look before its cells are read.
  var mayDeclareRows: Bool {
    !isForeign
      && (form != nil || roles.contains(.animation) || pair != nil || move != nil || mayBeLeft
        || mayRedirect || twins != nil)
  }

  /// "Error | Destination": what goes wrong leads on, where no column tells what is left or what triggers the change.
  private static func failures(in header: [String], _ roles: [ColumnRole?]) -> Int? {
    guard roles.contains(.target), !roles.contains(where: telling.contains) else { return nil }
    return header.indices.first { column in
      guard roles[column] == nil || roles[column] == .note else { return false }
      let words = Names.words(ColumnRole.withoutParentheses(header[column]))
      guard let first = words.first, let last = words.last, words.count <= 3 else { return false }
      return TableVocabulary.failures.contains(last)
        || TableVocabulary.failures.contains(first) && TableVocabulary.cases.contains(last)
    }
  }

  private static let telling: Set<ColumnRole?> = [.source, .state, .change, .event, .action]

  /// "Action" is the trigger where no column is, else what happens; beside changes, "Timer action" is what a part of the
  /// system then does.
  private mutating func settleActions() {
    guard let action = roles.firstIndex(of: .action) else { return }
    let isOfPart =
      (roles.contains(.animation) || roles.contains(.change)) && Self.isOfPart(header[action])
    roles[action] = roles.contains(.event) || isOfPart ? .effect : .event
  }

  /// Beside both ends of a change, "How", "By", "Because" and "What the user does" tell what triggers it.
  mutating func settleManner(_ header: [String]) {
    guard !roles.contains(.event), !roles.contains(.change),
      roles.contains(.source) || roles.contains(.state), roles.contains(.target)
    else { return }
    let found = header.indices.first { column in
      let words = Names.words(ColumnRole.withoutParentheses(header[column]))
      // "Reason" beside both ends; where a column tells whether the change is allowed, of what is.
      let hasVerdict = roles.contains(.validity)
      if roles[column] == .note || roles[column] == nil && hasVerdict, words.count <= 2 {
        return words.contains(where: Self.causes.contains)
      }
      // "Currently | What happens | Then"
      let isBetween =
        roles[column] == .effect && column > 0 && column + 1 < header.count
        && (roles[column - 1] == .source || roles[column - 1] == .state)
        && roles[column + 1] == .target
      guard roles[column] == nil || roles[column] == .guardText || isBetween else { return false }
      guard (1...6).contains(words.count), let first = words.first, let last = words.last else {
        return false
      }
      // "操作・条件"
      if roles[column] == .guardText, header[column].contains("・"), words.count <= 2 { return true }
      // "And" tells how a change comes, "And also" what comes with it.
      let isManner =
        words.count <= 2 && TableVocabulary.manners.contains(first)
        && !Names.isPhrase(header[column], in: Self.added)
      return isManner || TableVocabulary.acting.contains(last) && !words.contains("it")
    }
    if let found = found ?? Self.control(in: header, roles) { roles[found] = .event }
  }

  /// Beside a column of changes, "Because", "Caused by" and "What sets it off" tell what triggers them.
  mutating func settleCause(_ header: [String]) {
    guard roles.contains(.change), !roles.contains(.event) else { return }
    let found = header.indices.first { column in
      guard roles[column] == nil || roles[column] == .note else { return false }
      let words = Names.words(ColumnRole.withoutParentheses(header[column]))
      guard let first = words.first, words.count <= 5 else { return false }
      return words.count <= 2 && Self.causes.contains(first)
        || words.contains(where: Self.causing.contains)
        || TableVocabulary.acting.contains(words[words.count - 1]) && words.count > 1
    }
    if let found { roles[found] = .event }
  }

  /// Decides the form by the roles that the header gives.
  private mutating func promote() {
    if let route = roles.firstIndex(of: .change), roles.contains(.target),
      roles.contains(.state) || roles.contains(.source)
    {
      // "Screen | Route | Next screen": where both ends have a column, a route is the address of a page.
      roles[route] = nil
    }
    if roles.contains(.change) {
      form = .ends
      return
    }
    if !roles.contains(.source), roles.contains(.target), let state = roles.firstIndex(of: .state) {
      roles[state] = .source
      describesStates = true
    }
    let hasSource = roles.contains(.source)
    if hasSource, roles.contains(.target) {
      form = .ends
    } else if hasSource || roles.contains(.state), roles.contains(.event) {
      form = .arrows
    } else if roles.contains(.event), roles.contains(.target) || roles.contains(.overlay) {
      form = .entries
    } else if !hasSource, !roles.contains(.state), let occasion = roles.firstIndex(of: .guardText),
      let target = roles.firstIndex(of: .target), Names.isPhrase(header[target], in: Self.redirects)
    {
      // "Condition | Redirect to": wherever somebody is when the condition holds.
      roles[occasion] = .event
      form = .entries
      isOfRedirects = true
    }
  }

  private static let redirects: Lexicon = [
    "redirect", "redirect-to", "redirects-to", "redirect-target", "リダイレクト先", "重定向到",
  ]

  // MARK: Evidence of the cells

  /// Whether the table tells what is done and how the interface answers: in the part of one state, its exits.
  var mayReact: Bool {
    !isForeign && form == nil && roles.contains(.event) && roles.contains(.effect)
      && !roles.contains(.source) && !roles.contains(.target) && !roles.contains(.state)
  }

  /// Takes the answers for what a state is left to; `false` where none of them tells so.
  mutating func weighReactions(_ rows: [[String]], known: StateRegister) -> Bool {
    guard let column = roles.firstIndex(of: .effect) else { return false }
    let isFound = rows.contains {
      column < $0.count && TargetPhrase.read($0[column], known: known) != nil
    }
    guard isFound else { return false }
    roles[column] = .outcome
    form = .arrows
    return true
  }

  /// Looks at the cells of a sample of rows and takes back or settles what the header left open.
  mutating func weigh(_ rows: [[String]], known: StateRegister) {
    if settleRedirects(rows) { return }
    let isPaired = settlePair(rows)
    settleEntered(rows)
    if isPaired { return }
    if form == nil, let move, Self.areMoves(move.column, rows, known) {
      roles[move.column] = .change
      form = .ends
      if !roles.contains(.event), let cause = agent ?? move.manner { roles[cause] = .event }
      return
    }
    if comparesVersions, rows.count < 3 || !joinsUp(rows) {
      form = nil
      return
    }
    if settleTwins(rows) || settleLeft(rows) { settleManner(header) }
    settleRest(rows)
    if comparesVersions {
      form = nil
      return
    }
    if form == nil || !roles.contains(.change), !isEnds, let column = arrowColumn(rows, known) {
      roles[column] = .change
      form = .ends
      if let agent, !roles.contains(.event) { roles[agent] = .event }
    }
    switch form {
    case .ends:
      if !isPlausible(rows, known) || isRange || tellsGoals(rows, known) { form = nil }
    case .arrows:
      weighArrows(rows, known)
    case nil where roles.contains(.state) && roles.contains(.animation):
      weighChanges(rows, known)
    case .entries:
      weighEntries(rows, known)
    case nil: break
    }
  }

  /// "Sheet step | Copy | Exits": takes the first column for what the rows leave, where most cells of the column that
  /// leads on name other rows.
  private mutating func settleLeft(_ rows: [[String]]) -> Bool {
    guard mayBeLeft, form == nil, rows.count > 1,
      let target = roles.firstIndex(of: .target)
    else { return false }
    let own = (0..<min(2, target)).first { column in
      (roles[column] == nil || roles[column] == .id) && leadOn(rows, from: column, to: target)
    }
    // "On | The card is in | Passes to" over rows of which several leave the same place.
    guard let own else { return settleFirst(rows) }
    roles[own] = .source
    describesStates = true
    form = .ends
    return true
  }

  /// Whether most cells of one column name rows by what another holds.
  private func leadOn(_ rows: [[String]], from own: Int, to target: Int) -> Bool {
    let names = rows.compactMap { own < $0.count ? StateName.splitQualifier($0[own]).name : nil }
    let keys = Set(names.map { Names.key($0) })
    guard keys.count == rows.count,
      names.allSatisfy({
        (1...4).contains(Names.wordCount($0)) && $0.contains(where: \.isLetter)
          && !Names.words($0).contains(where: TransitionWords.properties.contains)
      })
    else { return false }
    let ends = rows.compactMap { target < $0.count ? $0[target] : nil }.map { cell in
      TextSplit.pieces(of: cell, at: Self.listMarks, outsideParentheses: true).map { piece in
        Names.key(StateName.splitQualifier(Arrow.split(piece)?.1 ?? piece).name)
      }
    }
    let hits = ends.count { $0.contains(where: keys.contains) }
    return hits > 1 && hits * 2 >= rows.count
      && Set(ends.flatMap(\.self)).intersection(keys).count > 1
  }

  /// Whether the header names a column that leads on, and none that is left: the cells may tell which is.
  var mayBeLeft: Bool {
    guard let target = roles.firstIndex(of: .target), target > 0, !isForeign else { return false }
    return !roles.contains(.source) && !roles.contains(.state) && !roles.contains(.change)
      && (roles[0] == nil || roles[0] == .id)
      && !header.contains { Names.hasWord($0, in: Self.work) }
  }

  /// Headers that make steps those of work.
  static let work: Lexicon = [
    "owner", "owners", "assignee", "who", "team", "due", "date", "deadline", "eta", "effort",
    "estimate", "responsible", "week", "sprint", "price", "wer", "qui", "quién",
  ]

  private static let listMarks: Phrases = [", ", " / ", "; ", " or ", " | ", " · ", "、", "<br>"]

  /// Words that head the end of a range as well as a target: "Von | Bis".
  private static let ranges: Lexicon = [
    "bis", "tot", "hasta", "até", "fino a", "until", "till", "till och med", "al",
  ]

  /// Headers of what brings a change about, words joined by hyphens.
  private static let agents: Lexicon = [
    "who-what", "what-who", "who-or-what", "caused-by", "triggered-by", "reason", "why",
    "wer-was", "qui-quoi", "quién-qué", "quem-o-quê", "chi-cosa", "wie-wat",
  ]

  private var isEnds: Bool { roles.contains(.source) && roles.contains(.target) }

  /// The column "Transition" whose cells are arrows between names, or before one.
  private func arrowColumn(_ rows: [[String]], _ known: StateRegister) -> Int? {
    roles.indices.first { column in
      guard roles[column] == .animation || roles[column] == .state else { return false }
      let changes = rows.compactMap {
        column < $0.count ? ChangeCell($0[column], known: known) : nil
      }
      let named = changes.count { $0.isAbout(known) }
      return changes.count * 2 > rows.count
        && (named * 2 >= changes.count || tellsOfMotion && areTitles(changes, of: rows.count)
          || (roles.contains(.event) || agent != nil)
            && Self.joinUp(Self.ends(of: changes)))
    }
  }

  /// Whether a column tells how or how long the changes of the others are shown.
  private var tellsOfMotion: Bool {
    roles.count { $0 == .animation || $0 == .duration || $0 == .easing } > 1
  }

  /// Whether every row is a change from one title to another: "Home → Reminder List".
  private func areTitles(_ changes: [ChangeCell], of count: Int) -> Bool {
    let ends = changes.compactMap(\.ends)
    return count > 1 && ends.count == count
      && ends.allSatisfy { end in
        [end.from, end.to].allSatisfy {
          Self.isName($0) && TransitionWords.isTitled($0) && ColumnRole.role(ofHeader: $0) == nil
        }
      }
  }

  /// Whether most ends look like names and not like measures, paths or sentences.
  private func isPlausible(_ rows: [[String]], _ known: StateRegister) -> Bool {
    var count = 0
    var strange = 0
    // Where both ends are routes, these are the names of the pages.
    if let source = roles.firstIndex(of: .source), let target = roles.firstIndex(of: .target),
      [source, target].allSatisfy({ column in
        let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
        return cells.count { Route.begins($0) } * 2 > cells.count
      })
    {
      return true
    }
    for (column, role) in roles.enumerated() where role == .source || role == .change {
      for row in rows where column < row.count && !row[column].isEmpty {
        // Cells without an arrow say neither.
        if role == .change, ChangeCell(row[column], known: known) == nil { continue }
        count += 1
        let isStrange =
          Self.isStrange(row[column])
          || role == .change && (Self.changesProperty(row[column]) || tellsLook(row[column]))
        if isStrange, !known.contains(row[column]) { strange += 1 }
      }
    }
    return strange * 2 <= count
  }

  /// "Background → `surface`": how a state looks, and no change from one to another.
  static func changesProperty(_ text: String) -> Bool {
    guard let first = Arrow.pieces(of: text).first else { return false }
    let words = Names.words(first)
    return !words.isEmpty && words.allSatisfy(TransitionWords.properties.contains)
  }

  private static func isStrange(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    if Names.wordCount(text) <= 3, Names.hasWord(text, in: TableVocabulary.dates) { return true }
    if isNumberedTitle(text) { return false }
    switch first {
    case 0x30...0x39, 0x23, 0x2F, 0x2E, 0x24, 0x2B, 0x3C, 0x3E, 0x7E: return true
    default: return text.utf8.count > 90
    }
  }

  /// "State | Look | Transition" over "→ Open on tap": where the cells lead to rows, each begins with the arrow.
  private mutating func weighChanges(_ rows: [[String]], _ known: StateRegister) {
    guard let source = roles.firstIndex(of: .state),
      let change = roles.indices.first(where: { column in
        let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
        return roles[column] == .animation && cells.count { Arrow.isIn($0) } * 2 > cells.count
      })
    else { return }
    roles[change] = .effect
    weighArrows(rows, known)
    if form == nil { roles[change] = .animation } else { roles[source] = .source }
  }

  private mutating func weighArrows(_ rows: [[String]], _ known: StateRegister) {
    form = nil
    guard let source = roles.firstIndex(of: .source) ?? roles.firstIndex(of: .state) else { return }
    var names = known
    for row in rows where source < row.count && Names.wordCount(row[source]) <= 4 {
      names.add(row[source])
    }
    for column in roles.indices.reversed() where roles[column] == .effect || roles[column] == .event
    {
      let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
      let found = cells.count { TargetPhrase.read($0, known: names) != nil }
      guard found * 2 >= cells.count, found > 0 else { continue }
      roles[column] = .outcome
      roles[source] = .source
      form = .arrows
      return
    }
  }

  private static let places: Lexicon = [
    "location", "place", "placement", "container", "ubicación", "lugar", "ort", "standort",
    "emplacement", "localização", "posizione", "locatie", "lokasi", "位置", "場所", "所在", "所在页面",
    "위치",
  ]
  /// Headers of places that are conditions where nothing tells what the rows lead to.
  private static let askedPlaces: Lexicon = [
    "where", "wo", "où", "dónde", "donde", "onde", "dove", "waar", "где", "どこで", "场景", "어디서",
  ]
  static let elements: Lexicon = [
    "element", "elements", "control", "controls", "component", "button", "link", "item", "cta",
    "elemento", "élément", "bouton", "botón", "botão", "steuerelement", "elemen", "要素", "元素",
    "控件", "요소", "버튼",
  ]

  /// The column whose header ends in one of some words and says no more than two.
  private static func column(of words: Lexicon, in header: [String]) -> Int? {
    header.firstIndex { text in
      let found = Names.words(ColumnRole.withoutParentheses(text))
      return found.count <= 2 && found.last.map(words.contains) ?? false
    }
  }

  /// Takes the column of places for the sources, where most of them are names of screens and no parts of one.
  private mutating func settlePlace(_ rows: [[String]], _ known: StateRegister) -> Bool {
    guard let place, roles[place] == nil, roles.contains(.target) else { return false }
    let cells = rows.compactMap { place < $0.count ? $0[place] : nil }.filter { !$0.isEmpty }
    let named = cells.filter { known.contains(StateName.splitQualifier($0).name) }
    let any = cells.count { CellVocabulary.isAny($0) }
    guard (named.count + any) * 2 > cells.count, Set(named).count > 1 else {
      return settleScreens(rows, place)
    }
    roles[place] = .source
    if let element, element != place, let event = roles.firstIndex(of: .event) {
      roles[event] = .effect
      roles[element] = .event
    }
    form = .ends
    isPlaced = true
    return true
  }

  private mutating func weighEntries(_ rows: [[String]], _ known: StateRegister) {
    if settlePlace(rows, known) || settleFirst(rows) || settleStated(rows, known) { return }
    let role: ColumnRole = roles.contains(.target) ? .target : .overlay
    guard let column = roles.firstIndex(of: role) else { return }
    let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
    if role == .target {
      // A route names the screen of its path, whatever it hands on behind a question mark.
      let named = cells.count {
        known.contains(StateName.splitQualifier($0).name)
          || Route.isWhole($0) && RouteCell.page(in: $0, known) != nil
      }
      if named * 2 < cells.count { form = nil }
    } else if isActedIn(column) || cells.contains(where: { Names.wordCount($0) > 5 }) {
      form = nil
    } else {
      roles[column] = .target
    }
  }
}
