import SpecModel
import SpecSyntax
import SpecText

/// Reads headings, list items and lines that carry an arrow between states, or between a trigger and a state.
///
/// What an arrow means follows from the heading or label above it, and from the names that the document declares as
/// states. An arrow anywhere else (a value change, a path, a mapping, a flow of data) is left alone.
struct TransitionLines {
  private let context: LoweringContext
  private let document: Document
  private let durations: [DurationFact]

  init(_ context: LoweringContext, durations: [DurationFact]) {
    self.context = context
    self.document = context.document
    self.durations = durations.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Adds the transitions of all such lines.
  func collect(into drafts: inout MachineDrafts, unresolved: inout [Unresolved]) {
    var leads = StateLeads(context)
    leads.collect(into: &drafts)
    var bullets = ScreenBullets(context)
    bullets.collect(into: &drafts)
    let whole = WholeItems(context, &drafts)
    var places = LinePlaces(drafts, in: document)
    WholeNames(context).learn(into: &places)
    var reader = LineReader(context: context, places: places, durations: durations)
    reader.headed = HeadedChanges(context).sections
    reader.leads = leads.sources
    reader.screens = bullets.sources
    reader.told = bullets.toldLines.union(whole.lines)
    for (index, line) in context.lines.enumerated() {
      reader.index = index
      reader.next = index + 1 < context.lines.count ? context.lines[index + 1] : nil
      reader.mayHoldArrow =
        context.mayHoldArrow(index) && !OrderSentences.tellOrder(line, in: document)
      reader.read(line)
    }
    reader.finish()
    reader.takeBarred()
    // What stands below a change is read before a chain that tells the same change takes its place.
    var read = MachineDrafts()
    read.matrices = reader.matrices
    drafts.leaveOutGoals(of: &read.matrices)
    NestedTriggers(context).settle(&read)
    NestedExits(context, known: places.known).collect(into: &read)
    let told = bullets.told.sorted { $0.key < $1.key }.map { section, edges in
      MatrixDraft(
        form: "list", isClosed: false, section: section, origin: edges[0].origin, edges: edges)
    }
    ArrowEdges.insert(told + whole.found, into: &read.matrices)
    ArrowEdges.merge(read.matrices, into: &drafts)
    drafts.cores = reader.cores
    unresolved += reader.unresolved
  }
}

/// Goes through the lines of a document and keeps what the lines above say.
struct LineReader {
  let context: LoweringContext
  let places: LinePlaces
  let durations: [DurationFact]
  var matrices: [MatrixDraft] = []
  /// What most items of a list tell, where no form reads all of them.
  var cores: [MatrixDraft] = []
  var unresolved: [Unresolved] = []

  /// The place of the line that is read among all lines, and the line below it.
  var index = 0
  var next: TextLine?
  /// Whether the line that is read may hold an arrow.
  var mayHoldArrow = false
  /// The sections whose heading is one of several changes that join up, "Idle → Ringing".
  var headed: Set<Int32> = []
  /// The change whose triggers the items below a heading tell, "Idle → Ringing Triggers".
  private var triggered: EdgeDraft?
  /// The state that each list below its name leaves, by the node of the list.
  var leads: [Int: NameReference] = [:]
  /// The screen that each item of its section leaves, by the node of the item.
  var screens: [Int: NameReference] = [:]
  /// Where the lines begin whose sentences are read as a whole.
  var told: Set<Int> = []

  let document: Document
  var section: Int32 = -1
  var subject = LineSubject.none
  private var sectionSubject: [Int32: Bool] = [:]
  private var open: MatrixDraft?
  /// The edges of the last arrow line, which labelled lines below it describe.
  private var described: Range<Int> = 0..<0
  /// Whether the heading or label above says that what follows is forbidden.
  private var isForbidden = false
  /// The heading above, where it says so.
  private var forbiddingHeading: Int?
  /// The paragraph that says so and goes on with remarks.
  private var forbidding = -1
  /// Whether that heading or label says nothing else.
  private var isBareForbidding = false
  /// What stands below such headings, until all names are known.
  var barred: [MatrixDraft] = []
  private var describedDepth = 0
  private var held = HeldLines()
  /// What headings tell, so that a list which only names them tells nothing.
  private let restated: RestatedPaths
  /// The list of ways out that is open.
  var exits: ExitItems?
  /// What a list of ways out may name: the states, and the screens that sections are about.
  var named: KnownStates?
  /// The same for lines that list ways out themselves.
  var everyScreen: KnownStates?
  /// The names beside the arrows of the section that is read, where a list there may have several targets.
  var listed: KnownStates?

  init(context: LoweringContext, places: LinePlaces, durations: [DurationFact]) {
    self.context = context
    self.places = places
    self.durations = durations
    document = context.document
    restated = RestatedPaths(context)
  }

  mutating func finish() {
    release()
    close()
  }

  /// Ends the lines below one heading or label.
  private mutating func close() {
    if let open, !open.edges.isEmpty || !open.prohibited.isEmpty {
      if isBareForbidding { barred.append(open) } else { matrices.append(open) }
    }
    isBareForbidding = false
    open = nil
    described = 0..<0
  }

  mutating func read(_ line: TextLine) {
    guard line.holder != .cell else { return readCell(line) }
    guard told.isEmpty || !told.contains(line.text.lowerBound) else { return }
    let node = document.nodes[line.node]
    if node.section != section || line.holder == .heading { enter(line, section: node.section) }
    if let list = exits, !list.holds(line) { exits = nil }
    if readTrigger(line) || readExit(line) { return }
    if let edge = namedExit(line) { return add([edge], line) }
    guard line.text.count <= 1000, mayHoldArrow else {
      var following = successors(line)
      if following.isEmpty { following = ledExits(line) }
      if !following.isEmpty { return add(following, line) }
      if line.label != nil { readLabel(line) } else { readTitle(line) }
      return
    }
    guard !ArrowLine.isPathOfSystem(line, document), !RouteLines.leadsByActs(line, document),
      !ArrowLine.counts(line, document), !ArrowLine.endsRemark(line, document),
      line.holder != .heading || triggered == nil && !namesColumns(line)
    else { return }
    noteListed(line)
    let edges = arrowLine(line).edges
    if !edges.isEmpty { return add(edges, line) }
    noteMiss(line)
    hold(line)
  }

  /// Whether a heading says what a table below has on both sides of its rows, "Trigger → State", or begins with the id
  /// of a state whose name has an arrow in it.
  private func namesColumns(_ line: TextLine) -> Bool {
    let title = StateName.withoutNumbering(document.string(plain: line.text))
    if let id = StateName.id(before: title), let name = places.known.name(of: String(id)) {
      return Arrow.isIn(name)
    }
    guard let target = Arrow.pieces(of: title).last, places.known.name(of: target) == nil else {
      return false
    }
    return ColumnRole.role(ofHeader: target).map { $0 == .state || $0 == .event || $0 == .action }
      ?? false
  }

  /// Reads an item below a heading "A → B Triggers": its label or its words are a trigger of that change.
  private mutating func readTrigger(_ line: TextLine) -> Bool {
    guard let change = triggered, line.holder == .item, line.depth == 1, line.text.count <= 400
    else { return false }
    let trigger = document.string(plain: line.label ?? line.text)
    guard Names.wordCount(trigger) <= 12 else { return false }
    var edge = change
    edge.origin = context.origin(plain: line.text)
    add([edge.triggered(by: ArrowSide.unwrapped(trigger), edge.origin)], line)
    return true
  }

  /// Reads an item of an open list of ways out; those with arrows are read as any other line.
  private mutating func readExit(_ line: TextLine) -> Bool {
    guard exits != nil, !mayHoldArrow else { return false }
    if let label = line.label, !described.isEmpty, line.depth > describedDepth {
      let text = document.string(plain: label)
      if ExitItems.returns.contains(text.lowercased()) {
        wayBack(line)
        return true
      }
      guard ColumnRole.role(ofHeader: text) == .action, !line.value.isEmpty else { return false }
      let act = LocatedText(document.string(plain: line.value), context.origin(plain: line.value))
      for index in described { open?.edges[index].describe(.event, act, duration: nil) }
      return true
    }
    let edges = exits?.edges(of: line, context, named ?? places.known) ?? []
    guard !edges.isEmpty else { return false }
    add(edges, line)
    return true
  }

  /// "戻り: …" below a way out: the way back from its target.
  private mutating func wayBack(_ line: TextLine) {
    guard let list = exits, let index = described.last, let edge = open?.edges[index],
      !line.value.isEmpty
    else { return }
    let origin = context.origin(plain: line.text)
    let (name, trigger) = ExitItems.back(
      document.string(plain: line.value), to: list.source, named ?? places.known)
    let back = EdgeDraft(
      source: edge.target, target: NameReference(text: name, origin: origin), origin: origin)
    open?.edges.append(back.triggered(by: trigger, origin))
  }

  /// Keeps an arrow line below a heading that tells nothing, until it is known whether others join up with it.
  private mutating func hold(_ line: TextLine) {
    guard !isForbidden else { return }
    switch subject {
    case .none, .exits: break
    default: return
    }
    var list = -1
    if line.holder == .item {
      list = Int(document.nodes[Int(document.nodes[line.node].parent)].parent)
      if restated.areNames(inList: list) { return }
    } else if line.holder != .paragraph {
      return
    }
    let arrows = arrowLine(line)
    let read = arrows.held(list: list)
    if read?.isForbidden != true, arrows.isClause { return }
    let left = list < 0 ? [] : arrows.leftByLabel()
    if var read = read ?? (left.isEmpty ? nil : HeldLines.Line(of: left, list: list)) {
      if list < 0 { read.paragraph = line.node }
      read.left = left
      held.add(read)
    } else if list >= 0 && !saysDenied(line)
      || list < 0 && line.label.map({ ArrowGlyph.mayOccur(in: document.plain, $0) }) != false
    {
      let isValue = line.label.map { !ArrowGlyph.mayOccur(in: document.plain, $0) } ?? false
      held.exclude(list: list >= 0 ? list : -line.node, isValue: isValue)
    }
  }

  /// Takes the held lines of the section that join up.
  private mutating func release() {
    guard !held.isEmpty, section > 0 else { return }
    let titles = context.scope(of: Int(document.sections[Int(section)].nodes.lowerBound))
    let title = titles.last ?? ""
    guard HeldLines.mayTellStates(below: title) || held.isCourse(below: title) else {
      held = HeldLines()
      return
    }
    let lines = held.take(
      speaksOfStates: TransitionWords.speaksOfStates(title),
      namesFlow: FlowWords.nameFlow(title) || FlowWords.nameScreenOrder(title)
        || CourseWords.areOfScreens(title)
        || context.isIntroducedAsStates(section: Int(section)))
    matrices += HeldLines.apart(lines.joined).compactMap(matrix)
    if let matrix = matrix(of: lines.cores) { cores.append(matrix) }
  }

  private func matrix(of lines: [HeldLines.Line]) -> MatrixDraft? {
    guard let first = lines.first?.edges.first else { return nil }
    var matrix = MatrixDraft(
      form: "list", isClosed: false, section: Int(section), origin: first.origin)
    for line in lines {
      if line.isForbidden {
        matrix.prohibited += line.edges.map { ProhibitionDraft($0) }
      } else {
        matrix.edges += line.edges
      }
    }
    return matrix
  }

  /// An arrow below a heading about transitions that joins words, and still could not be read, is reported.
  private mutating func noteMiss(_ line: TextLine) {
    guard isClosed, line.holder == .item, line.label == nil else { return }
    let text = document.string(plain: line.text)
    guard let arrows = ArrowText(text), arrows.sides.count == 2,
      arrows.sides.allSatisfy({ side in
        side.first?.isLetter == true && !side.contains(where: \.isFigure)
          && Names.wordCount(side) <= 12
      })
    else { return }
    unresolved.append(
      Unresolved(
        text: text, why: "an arrow below a heading about transitions, but a side names no state",
        origin: context.origin(plain: line.text)))
  }

  /// A cell may tell of a row of steps in passing: "tracker (draft → sent → read)".
  private mutating func readCell(_ line: TextLine) {
    guard line.text.count <= 1000, FlowSteps.mayHoldTwoArrows(line.text, in: document.plain) else {
      return
    }
    let edges = arrowLine(line).progress
    guard !edges.isEmpty else { return }
    let node = document.nodes[line.node]
    matrices.append(
      MatrixDraft(
        form: "list", isClosed: false, section: Int(node.section),
        origin: document.origin(node.range), edges: edges))
  }

  private func arrowLine(_ line: TextLine) -> ArrowLine {
    ArrowLine(
      context: context, places: places, line: line, next: next,
      subject: lead(of: line).map(LineSubject.from) ?? subject, durations: durations,
      listed: listed ?? KnownStates())
  }

  /// The state whose name stands over the list of an item.
  func lead(of line: TextLine) -> NameReference? {
    guard !leads.isEmpty || !screens.isEmpty, line.holder == .item else { return nil }
    let item = Int(document.nodes[line.node].parent)
    if let screen = screens[item] { return screen }
    return leads[Int(document.nodes[item].parent)].flatMap { leadsToName(line) ? $0 : nil }
  }

  private mutating func add(_ edges: [EdgeDraft], _ line: TextLine) {
    guard !edges.isEmpty else { return }
    let node = document.nodes[line.node]
    let isAll = isForbidden || denies(line)
    let forbidden = isAll ? edges : edges.filter { forbids(line, $0) }
    if open == nil {
      open = MatrixDraft(
        form: "list", isClosed: isClosed, section: Int(node.section),
        origin: document.origin(node.range))
    }
    let hasReason = !forbidden.isEmpty && isDenied(line)
    open?.prohibited += forbidden.map { edge in
      var rule = ProhibitionDraft(edge)
      if let trigger = edge.trigger, hasReason || NegativeCue.forbids(label: trigger.text) {
        rule.trigger = nil
      }
      return rule
    }
    guard forbidden.isEmpty else { return }
    if let count = open?.edges.count { described = count..<count + edges.count }
    describedDepth = line.depth
    open?.edges += edges
  }

  /// Only a list that says so lists all ways out of its states.
  private var isClosed: Bool {
    switch subject {
    case .transitions, .from, .fromAny: true
    case .none, .exits: false
    }
  }

  private mutating func enter(_ line: TextLine, section: Int32) {
    finish()
    self.section = section
    subject = .none
    exits = nil
    listed = nil
    triggered = nil
    isForbidden = false
    forbiddingHeading = nil
    guard line.holder == .heading else { return }
    let parent = document.sections[Int(section)].parent
    let source = places.state(aroundSection: Int(parent))
    isForbidden = context.forbidsChanges(section: Int(section))
    forbiddingHeading = isForbidden ? line.node : nil
    subject = LineSubject.read(
      line.text, in: context, source: source, known: places.known,
      isInside: parent > 0 && sectionSubject[parent] == true, isAmongLeads: !leads.isEmpty)
    if case .none = subject, parent > 0, sectionSubject[parent] == true { subject = .transitions }
    if case .transitions = subject { sectionSubject[section] = true }
    if mayHoldArrow, let next, next.holder != .heading, !isForbidden {
      triggered = arrowLine(line).changeWithTriggers
    }
    if case .none = subject, headed.contains(section) { subject = .transitions }
    takeForbidden(line.text)
  }

  /// Below a heading that forbids and says no more, lines tell of changes where they join names told elsewhere.
  private mutating func takeForbidden(_ heading: Range<Int>) {
    guard isForbidden, case .none = subject,
      NegativeCue.forbids(bareHeading: document.string(plain: heading))
    else { return }
    subject = .transitions
    isBareForbidding = true
  }

  /// "They must not happen:", and a label that allows nothing right below a heading that forbids.
  private mutating func takeDenied(_ label: Range<Int>, _ line: TextLine) {
    guard !isForbidden, case .none = subject, label.count <= 160 else { return }
    let text = document.string(plain: label)
    // "What the app does instead:" comes behind what the heading forbids.
    let isFirst = forbiddingHeading.map { heading in
      document.nodes[(heading + 1)..<max(heading + 1, line.node)].allSatisfy(\.text.isEmpty)
    }
    guard NegativeCue.deniesThem(text) || isFirst == true && !NegativeCue.allows(text) else {
      return
    }
    isForbidden = true
    subject = .transitions
    isBareForbidding = true
  }

  /// "Explicitly blocked by design (see the tests" at the start of a paragraph that ends with a colon: the words before
  /// the remark.
  private func forbiddenHead(_ line: TextLine) -> Range<Int>? {
    let text = document.plainText(of: line.node)
    guard line.holder == .paragraph, line.text.lowerBound == text.lowerBound,
      document.plain[text.upperBound - 1] == ASCII.colon,
      let open = document.plain[line.text].firstIndex(of: 0x28),
      case let head = ASCII.trimmed(document.plain, line.text.lowerBound..<open), head.count <= 80,
      NegativeCue.mayForbid(heading: head, in: document.plain),
      NegativeCue.forbids(bareHeading: document.string(plain: head))
    else { return nil }
    return head
  }

  /// A bold line "**Exit transitions**" opens a list as a label with a colon does.
  private mutating func readTitle(_ line: TextLine) {
    if let head = forbiddenHead(line) {
      open(below: head, line)
      forbidding = line.node
      return
    }
    // "受付画面からの遷移" over items that each lead on.
    if line.holder == .item, let next, next.holder == .item, next.depth > line.depth,
      line.text.count <= 60, document.plain[line.text.upperBound - 1] >= 0x80,
      case let text = document.string(plain: line.text), LineSubject.endsAsFrom(text)
    {
      return open(below: line.text, line)
    }
    guard line.holder == .paragraph, let next, next.holder == .item,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.upperBound >= line.text.upperBound, exitLabel(line.text).isExit || namesSource(line)
    else { return }
    open(below: line.text, line)
  }

  private mutating func open(below label: Range<Int>, _ line: TextLine) {
    let read = LineSubject.read(
      label, in: context, source: places.source(of: line), known: places.known,
      isInside: sectionSubject[section] == true, isAmongLeads: !leads.isEmpty)
    close()
    subject = read
    isForbidden = isForbidding(label)
    takeForbidden(label)
    takeDenied(label, line)
    openExits(label, line)
  }

  /// A label that opens a list, or one that describes the arrow line above it.
  private mutating func readLabel(_ line: TextLine) {
    guard let label = line.label, line.node != forbidding else { return }
    if let head = forbiddenHead(line) { return open(below: head, line) }
    if line.value.isEmpty { return open(below: label, line) }
    // One by one: what stands behind "??" would be handed a copy of the reader.
    if let edges = listedExits(label, line) { return add(edges, line) }
    if let edges = listedTargets(label, line) { return add(edges, line) }
    if let edges = change(in: label, line) { return add(edges, line) }
    if let exits = exits(behind: label, line) { return add(exits, line) }
    if let source = lead(of: line) {
      let answers = arrowLine(line).answers(of: source)
      if !answers.isEmpty { return add(answers, line) }
    }
    guard !described.isEmpty || subject.isFrom else { return }
    let role = ColumnRole.role(ofHeader: document.string(plain: label))
    if role == nil || role == .event, case .from(let source) = subject {
      let answers = arrowLine(line).answers(of: source)
      if role == nil || !answers.isEmpty { return add(answers, line) }
    }
    guard let role, !described.isEmpty, line.depth > describedDepth || describedDepth == 0 else {
      return
    }
    let value = LocatedText(document.string(plain: line.value), context.origin(plain: line.value))
    // The motion of one step in a section of several changes is not how long each of them takes.
    let fact =
      role == .animation && described.count > 1
      ? nil : durations.first(in: context.origin(plain: line.value).range)
    for index in described { open?.edges[index].describe(role, value, duration: fact) }
  }
}
