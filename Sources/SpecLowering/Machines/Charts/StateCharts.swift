import SpecModel
import SpecSyntax
import SpecText

/// Reads drawings of states in fences: boxes or names that lines with arrow heads join.
struct StateCharts {
  let context: LoweringContext
  /// What headings and items of the document name.
  let parts: NamedParts
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    parts = NamedParts(context)
    document = context.document
  }

  /// What the drawings tell.
  struct Result {
    /// The blocks that hold them.
    var blocks: Set<Int32> = []
    var found: [MatrixDraft] = []
    /// Drawings with lines that cannot be told apart.
    var unclear: [Unresolved] = []
  }

  /// The transitions of all such drawings.
  func read(_ drafts: MachineDrafts, flows: [Flow]) -> Result {
    var result = Result()
    var known: KnownStates?
    var triggers: Set<String>?
    var places: FlowPlaces?
    for block in document.codeBlocks {
      guard FlowReader.languages.contains(block.language), block.lines.count >= 3,
        mayHoldChart(block), !drafts.trees.contains(block.node)
      else { continue }
      let steps = places ?? FlowPlaces(flows)
      places = steps
      if isOfBoxedActs(block, steps) { continue }
      let isOfActs = isOfActs(block, steps) && !isBelowStates(block)
      let names = known ?? KnownStates(drafts)
      known = names
      let node = Int(block.node)
      let events = triggers ?? drafts.triggerKeys
      triggers = events
      let (drawn, unclear) = self.edges(
        of: block, known: names, boxesOnly: isOfActs, takesActs: isOfScreens(block, steps))
      // What triggers changes elsewhere, and is no end of one, stands on a line here.
      let edges = drawn.filter { edge in
        ![edge.source, edge.target].contains { end in
          end.map { events.contains($0.key) && names.name(of: $0.text) == nil } ?? false
        }
      }
      if let row = unclear {
        result.unclear.append(
          Unresolved(
            text: StateName.trimmed(document.source.string(block.lines[row])),
            why: "several drawn lines meet on the way to several states",
            origin: document.origin(block.lines[row])))
      }
      guard !edges.isEmpty else { continue }
      result.blocks.insert(block.node)
      result.found.append(
        MatrixDraft(
          form: "drawing", isClosed: false, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
    return result
  }

  /// Whether a head stands at the end of a drawn line, or alone between blanks: a test on bytes.
  private func mayHoldChart(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      ChartCue.hasHead(bytes, line.offsets)
    }
  }

  /// Whether acts stand on the lines between boxes and in none of them.
  private func actsOnLines(_ chart: ChartNodes) -> Bool {
    let boxes = chart.nodes.filter { $0.kind == .box }
    return boxes.count > 2
      && !boxes.contains { box in
        Names.wordCount(box.text) > 1 && FlowSteps.kind(of: box.text) == .action
          || TransitionWords.tellsAct(box.text)
      }
  }

  /// The edges of a drawing, and the first row whose head cannot be followed back.
  private func edges(
    of block: Document.CodeBlock, known: KnownStates, boxesOnly: Bool, takesActs: Bool
  ) -> (edges: [EdgeDraft], unclear: Int?) {
    let node = Int(block.node)
    let isSystem = context.isSystem(around: node) && !isOfState(node)
    guard !isSystem || block.lines.contains(where: mayHoldRoute),
      let grid = ChartGrid(block.lines, in: document.source.bytes)
    else { return ([], nil) }
    let chart = ChartNodes(grid)
    let isOfRoutes = Self.areRoutedScreens(chart)
    guard isOfRoutes || !isSystem, chart.isDrawing, !chart.isBroken,
      !chart.isTree, !isProcedure(chart)
    else { return ([], nil) }
    var reader = ChartEdges(chart)
    let lines = reader.edges()
    let areNames = areNames(lines, chart, node)
    let isForked = forksBelowActs(lines, chart)
    guard !boxesOnly || areNames || isForked || actsOnLines(chart) else { return ([], nil) }
    let optional = optionalScreens(lines, chart, known)
    let found = Self.withoutQuestions(lines, chart, but: optional)
    let rooms = rooms(chart, known)
    guard !found.isEmpty || !reader.unclear.isEmpty || rooms.count > 1,
      !isContent(found, chart, block)
    else {
      return ([], nil)
    }
    var sides = rooms
    for end in found.flatMap({ [$0.from, $0.to] }) where sides[end] == nil {
      sides[end] = side(chart.nodes[end], known: known, takesActs: takesActs || areNames)
    }
    setApart(&sides, chart, known)
    setBoxesApart(&sides, chart, known)
    guard
      isOfRoutes || chart.holdsScreens || Self.countsScreens(chart)
        || isAboutStates(node, sides, isLabelled: isLabelled(found, sides, chart))
        || isRowOfScreens(node, found, sides)
        || isForked && context.scope(of: node).suffix(2).contains(where: FlowWords.nameFlow)
    else {
      return ([], nil)
    }
    var result = changes(found, sides, chart, block, known)
    // "Banner disappears" tells what is seen no more, and leads nowhere.
    result.removeAll { edge in
      Names.wordCount(edge.target.text) > 1
        && Names.words(edge.target.text).last.map(OutlineWords.vanishing.contains) == true
    }
    addInner(to: &result, sides, chart, block, known)
    let unclear = reader.unclear.first { sides[$0.target] != nil || found.isEmpty }?.row
    // Among declared states, a name in the form of an event is one.
    guard sides.values.contains(where: \.isKnown) else { return (result, unclear) }
    // Where states are in capitals too, what a line enters is one of them.
    let areInCapitals = sides.values.contains { $0.isKnown && StateName.isInCapitals($0.name) }
    let entered = areInCapitals ? Set(result.map(\.target.key)) : []
    let edges = result.filter { edge in
      [edge.target, edge.source].allSatisfy { end in
        end.map { entered.contains($0.key) || !isEvent($0.text, known) } ?? true
      }
    }
    return (edges, unclear)
  }

  /// The lines as changes between the things that they join.
  private func changes(
    _ found: [ChartEdges.Edge], _ sides: [Int: ArrowSide], _ chart: ChartNodes,
    _ block: Document.CodeBlock, _ known: KnownStates
  ) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    for edge in withoutActs(found, sides, chart) {
      guard let from = sides[edge.from], let to = sides[edge.to], !to.isAny,
        to.isKnown || !edge.isRemark, !isSame(from, to, edge)
      else { continue }
      let origin = document.origin(block.lines[edge.row])
      if let sources = notedSources(edge, from, to, chart, known) {
        for source in sources where !Self.isTold(source, to.name, in: result) {
          result.append(
            EdgeDraft(
              source: NameReference(text: source, origin: origin),
              target: NameReference(text: to.name, origin: origin), origin: origin))
        }
        continue
      }
      let names = alternatives(chart.nodes[edge.to], in: chart, known) ?? [to.name]
      for left in BracketList.names(of: chart.nodes[edge.from].text) ?? [from.name] {
        let source = from.isAny ? nil : NameReference(text: left, origin: origin)
        for name in names {
          let draft = EdgeDraft(
            source: source, target: NameReference(text: name, origin: origin), origin: origin)
          // A fork right below a name has no words of its own.
          let label = edge.label.flatMap { Names.key($0) == Names.key(from.name) ? nil : $0 }
          var change = label.map { draft.guarded(by: $0, origin) } ?? draft
          if let condition = edge.condition { change.limit(to: condition, origin) }
          result.append(change)
        }
      }
    }
    return result
  }

  /// Whether the things of a drawing call themselves screens and number them: "SCREEN 2: Plan".
  private static func countsScreens(_ chart: ChartNodes) -> Bool {
    chart.nodes.count { node in
      Names.firstWord(node.text).map(StateWords.screens.contains) == true
        && StateName.withoutOrdinal(node.text) != node.text
    } > 1
  }

  /// Whether the only arrow stands among words between the edges of a frame, "│ 3 routes · A → B │": what is shown.
  private func isContent(
    _ edges: [ChartEdges.Edge], _ chart: ChartNodes, _ block: Document.CodeBlock
  ) -> Bool {
    guard edges.count == 1,
      [edges[0].from, edges[0].to].allSatisfy({ chart.nodes[$0].kind == .words })
    else { return false }
    let bytes = document.source.bytes
    let row = ASCII.trimmed(bytes, block.lines[edges[0].row].offsets)
    return row.count > 6 && ASCII.starts(bytes, at: row.lowerBound, with: "│")
      && ASCII.starts(bytes, at: row.upperBound - 3, with: "│")
  }

  /// Whether a line may hold a route: a test on bytes.
  private func mayHoldRoute(_ line: SourceRange) -> Bool {
    line.offsets.contains { document.source.bytes[$0] == ASCII.slash }
  }

  /// Whether all boxes, two or more, have the route of a page below their name: "Basket" over "/basket".
  private static func areRoutedScreens(_ chart: ChartNodes) -> Bool {
    let boxes = chart.nodes.filter { $0.kind == .box }
    return boxes.count > 1
      && boxes.allSatisfy { box in
        box.lines.dropFirst().contains { $0.hasPrefix("/") && Route.begins($0) }
          && !box.text.hasPrefix("/")
      }
  }

  /// Whether most things are numbered steps, "3. The sheet slides up": what is done and what follows, and no states.
  private func isProcedure(_ chart: ChartNodes) -> Bool {
    let numbered = chart.nodes.count { node in
      let digits = node.text.prefix { $0.isNumber }
      return (1...2).contains(digits.count)
        && ".)".contains(node.text.dropFirst(digits.count).first ?? " ")
        && !isNumberedName(node.text)
    }
    return numbered > 2 && numbered * 2 > chart.nodes.count
  }

  /// The declared name behind the number of "1. ようこそ".
  private static func numbered(_ text: String, _ known: KnownStates) -> String? {
    guard text.utf8.first.map(ASCII.isDigit) == true else { return nil }
    return known.name(of: StateName.withoutNumbering(text))
  }

  /// "2. Coffee Info (/coffee-info) - 25%": a title of a few words, and what tells of its place and no more.
  private func isNumberedName(_ text: String) -> Bool {
    let bare = StateName.withoutNumbering(Self.withoutProgress(text))
    let name = StateName.splitQualifier(bare).name
    let isWide = name.utf8.first.map { $0 >= 0xE3 } == true
    return Names.wordCount(name) <= 3 && (isWide || TransitionWords.isTitled(name))
      && FlowSteps.kind(of: name) != .action
  }

  /// The text without a share at its end: "Coffee Info - 25%".
  private static func withoutProgress(_ text: String) -> String {
    guard text.hasSuffix("%"), let mark = text.lastIndex(where: { "-–—:·(".contains($0) }),
      text[text.index(after: mark)...].allSatisfy({ $0.isNumber || $0 == " " || $0 == "%" })
    else { return text }
    return StateName.trimmed(String(text[..<mark]))
  }

  /// Names in brackets with words on the lines between them need no heading, nor do boxes with words on all lines.
  private func isLabelled(
    _ edges: [ChartEdges.Edge], _ sides: [Int: ArrowSide], _ chart: ChartNodes
  ) -> Bool {
    let labels = edges.compactMap { $0.label ?? $0.condition }
    if labels.count >= 2, chart.nodes.allSatisfy({ $0.kind != .box }) {
      return sides.keys.allSatisfy { chart.nodes[$0].kind == .bracket }
    }
    guard edges.count > 2, labels.count == edges.count,
      sides.count == Set(edges.flatMap { [$0.from, $0.to] }).count,
      sides.keys.allSatisfy({ chart.nodes[$0].kind == .box })
    else { return false }
    let names = sides.values.map(\.name)
    let actors = TransitionWords.actors
    return names.allSatisfy { Names.wordCount($0) <= 3 && !Names.hasWord($0, in: actors) }
      && !(names + labels).contains { Names.hasWord($0, in: Self.foreign) }
  }

  /// Words of drawings that are of systems and not of states.
  private static let foreign = TransitionWords.machinery.union(TransitionWords.systems)

  /// "Home / Detail" as two names, where each stands alone in the drawing as well or is declared, and
  /// "[Home] / [Detail]".
  private func alternatives(
    _ node: ChartNodes.Node, in chart: ChartNodes, _ known: KnownStates
  ) -> [String]? {
    if let names = BracketList.names(of: node.text) { return names }
    guard node.text.contains(" / ") else { return nil }
    let parts = StateNameList.split(node.text)
    let areNodes = parts.allSatisfy { part in
      known.name(of: part) != nil
        || chart.nodes.contains { other in
          Names.key(StateName.splitQualifier(other.text).name) == Names.key(part)
        }
    }
    guard parts.count > 1 else { return nil }
    // "cancelled / expired" among names of one word each
    let areWords =
      (parts + chart.nodes.filter { $0.text != node.text }.map(\.text)).allSatisfy {
        Names.wordCount($0) == 1 || EventName.isIdentifier($0)
      }
    return areNodes || areWords && chart.nodes.count > 2 ? parts : nil
  }

  private func isEvent(_ name: String, _ known: KnownStates) -> Bool {
    EventName.isEvent(name) && known.name(of: name) == nil
  }

  func side(
    _ node: ChartNodes.Node, known: KnownStates, takesActs: Bool
  ) -> ArrowSide? {
    var text = node.kind == .words ? node.text : ArrowSide.unwrapped(node.text)
    if let first = BracketList.names(of: node.text)?.first { text = first }
    if let name = OptionalScreens.name(of: text) { text = name }
    // "SCREEN 2: Plan", "Start: Plan"
    let whole = Self.withoutProgress(text)
    text = StateName.withoutOrdinal(whole)
    let takesActs = takesActs || text != whole
    text = StateName.withoutEnd(text)
    if ExitItems.tellsReturn(node.text), known.name(of: text) == nil { return nil }
    // "Review" over "Changes", where "Review" is declared.
    if node.kind == .box, let first = node.lines.first, first != node.text,
      known.name(of: text) == nil, let name = known.name(of: first)
    {
      return ArrowSide(name, known: known)
    }
    if isNumberedName(text) { text = StateName.withoutNumbering(text) }
    if let name = known.name(of: text) ?? Self.numbered(text, known)
      ?? Self.name(in: node.lines, known)
    {
      return ArrowSide(name, known: known)
    }
    // "[Transition: opening]": what stands behind the colon is the name.
    if let colon = text.firstIndex(of: ":"), node.kind != .words {
      let rest = ArrowSide.unwrapped(String(text[text.index(after: colon)...]))
      let isName = EventName.isIdentifier(rest) && rest.contains { "_.".contains($0) }
      if isName || known.name(of: rest) != nil { text = rest }
    }
    if isMotion(text) || node.kind == .words && Self.isNote(text) { return nil }
    // Several columns of words name no one thing.
    if node.kind == .words, text.contains("   ") { return nil }
    // "Open" alone in a box is a state; several words that begin with a gesture are an act.
    // "[From Home]" over the first line of a drawing.
    if node.kind == .bracket, let rest = Self.origin(text) { text = known.name(of: rest) ?? rest }
    // "Review & Sign" in a box is one name.
    if node.kind == .box, text.contains(" & "), Names.wordCount(text) <= 4,
      FlowSteps.kind(of: text) != .action, known.name(of: text) == nil
    {
      return ArrowSide(whole: text, known: known)
    }
    let isName = node.kind == .box && Names.wordCount(text) == 1
    if takesActs, let side = ArrowSide(whole: text, known: known) { return side }
    guard isName || FlowSteps.kind(of: text) != .action || TransitionWords.isTitledChoice(text),
      !"•·-*".contains(text.first ?? "•"),
      let side = ArrowSide(text, known: known),
      side.isKnown || Names.wordCount(side.name) <= 4 || isLongTitle(side.name, node),
      !EventName.isCode(side.name)
    else { return nil }
    return side
  }

  /// "Pick A Seat In The Hall" as all of a box: up to six words, set as a title.
  private func isLongTitle(_ name: String, _ node: ChartNodes.Node) -> Bool {
    node.kind == .box && node.lines.count == 1 && Names.wordCount(name) <= 6
      && name.split(separator: " ").allSatisfy { $0.first?.isLowercase == false }
  }

  /// "brand-name: mono 12px", "+JJ.JJ%": what is said of a thing in a drawing, or a value in it.
  private static func isNote(_ text: String) -> Bool {
    text.contains("%") || text.contains(": ") && text.contains(where: \.isNumber)
  }

  /// Whether words name a motion that follows a change and no state: "Spring animation".
  private func isMotion(_ text: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(text).name)
    return words.count > 1 && words.last.map(StateWords.motions.contains) == true
  }

  /// The declared name that several rows of a box give together, or the id that one of them gives in parentheses.
  private static func name(in lines: [String], _ known: KnownStates) -> String? {
    guard (2...4).contains(lines.count) else { return nil }
    for count in (2...lines.count).reversed() {
      if let name = known.name(of: lines[..<count].joined(separator: " ")) { return name }
    }
    return lines.dropFirst().lazy.filter { $0.hasPrefix("(") && $0.hasSuffix(")") }
      .compactMap { known.name(of: ArrowSide.unwrapped($0)) }.first
  }

  /// The name behind "From"; `nil` where no such word stands first.
  static func origin(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, origins.contains(words[0].lowercased()) else { return nil }
    return StateName.trimmed(String(words[1]))
  }

  private static let origins: Lexicon = [
    "from", "desde", "depuis", "von", "aus", "dal", "vanuit", "dari",
  ]

  // MARK: - What the drawing is about

  /// A drawing of states says so above it, or names states that the document declares or that all apps have; one of
  /// machines does not.
  private func isAboutStates(
    _ node: Int, _ sides: [Int: ArrowSide], isLabelled: Bool
  ) -> Bool {
    // "DELETED_FROM_SERVER" among states is one of them.
    let machinery = sides.values.count { TransitionWords.namesMachinery($0.name) }
    guard machinery == 0 || machinery * 4 < sides.count else { return false }
    if isLabelled { return true }
    if sides.values.filter(\.isKnown).count * 2 >= sides.count { return true }
    // "idle", "submitting", "failed": such words are states wherever they stand.
    let common = sides.values.count { side in
      let words = Names.words(side.name)
      return words.count == 1 && StateWords.states.contains(words[0])
    }
    if common >= 3, common * 3 >= sides.count * 2 { return true }
    return context.scope(of: node).suffix(2).contains(where: TransitionWords.speaksOfStates)
      || StateCues.areStates(sides.values.map(\.name)) || context.isIntroducedAsStates(node)
  }
}

extension MachineDrafts {
  /// The keys of all triggers.
  ///
  /// - Complexity: O(edges).
  fileprivate var triggerKeys: Set<String> {
    var result: Set<String> = []
    for matrix in matrices {
      for edge in matrix.edges {
        if let trigger = edge.trigger, trigger.text.utf8.count <= 60 {
          result.insert(Names.key(trigger.text))
        }
      }
    }
    return result
  }
}
