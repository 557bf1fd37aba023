import SpecModel
import SpecText

/// The steps of a flow that is drawn as an outline, and the lines that join them.
///
/// A step hangs from the nearest one above and to the left of its mark. What stands in brackets, in quotation marks or
/// on a line, and what a person does, is on the way from step to step.
struct OutlineFlow {
  private(set) var graph = DiagramGraph()
  /// The words of each node.
  private(set) var texts: [String] = []
  private var items: [Item] = []
  private var keys: [String: Int] = [:]
  private var pending: Pending?
  private var labels: [String] = []
  private var shape = Shape()
  /// The last row that began in the column of the chain below the only head.
  private var columnRow: Int?
  /// The rows that begin with words.
  private var bareRows: Set<Int> = []
  /// The nodes that end with a question mark and may be screens that are left out, with all of their words.
  private var questions: [Int: String] = [:]
  /// The names before parentheses that several boxes have which differ in these alone.
  private var shared: Set<String> = []

  private struct Item {
    var node: Int
    var column: Int
    var row: Int
    var isStep: Bool
  }

  /// An arrow down that waits for its end.
  private struct Pending {
    var source: Item
    var column: Int
    var label: String?
  }

  /// What the lines of a flow have in common.
  private struct Shape {
    /// Whether steps stand in brackets, so that bare words between them tell what happens.
    var areStepsBracketed = false
    /// Whether all arrows before words begin in one column: then they are one chain.
    var isChain = false
    /// The column of the arrows below the only head that are one chain, although others hang from one of them.
    var column: Int?
  }

  /// Reads lines; `nil` where they are no outline.
  init?(_ lines: [OutlineLine], origins: [Origin], optional: OptionalScreens) {
    guard let shape = Self.shape(of: lines) else { return nil }
    self.shape = shape
    shared = BracketList.shared(lines.flatMap(\.sides).map(\.text).filter(Self.isBracketed))
    var isFresh = true
    var isNote = false
    for (row, line) in lines.enumerated() {
      let origin = origins[row]
      switch line.mark {
      case .none where line.sides.isEmpty:
        if pending == nil {
          isFresh = true
          labels = []
        }
        continue
      case .none:
        guard read(words: line, row, origin, isFresh: isFresh) else { return nil }
        isNote = false
      case .stem where line.sides.isEmpty:
        isNote = false
        continue
      case .stem:
        if let waiting = pending, line.sides[0].column <= waiting.column + 2,
          waiting.column > line.column
        {
          guard end(at: line, row, origin) else { return nil }
        } else if !isNote {
          note(line)
        }
      case .down:
        guard descend(line) else { return nil }
      case .branch, .arrow:
        guard !line.sides.isEmpty, branch(line, row, origin) else { return nil }
        isNote = line.sides.count == 1
      }
      isFresh = false
    }
    guard pending == nil else { return nil }
    settleQuestions(optional)
    settleRoles()
  }

  // MARK: Shape

  private static func shape(of lines: [OutlineLine]) -> Shape? {
    var shape = Shape()
    let arrows = lines.filter { $0.mark == .arrow }
    shape.isChain = Set(arrows.map(\.column)).count < 2
    shape.column = columnOfChain(lines)
    let ends = lines.compactMap { $0.sides.count > 1 ? $0.sides.last?.text : nil }
    let bracketed = ends.count { isBracketed($0) }
    shape.areStepsBracketed = bracketed * 2 > ends.count
    if ends.isEmpty {
      let words = lines.compactMap { $0.mark == .none ? $0.sides.first?.text : nil }
      shape.areStepsBracketed = words.count > 1 && words.allSatisfy(isBracketed)
    }
    return shape
  }

  /// The column of four arrows or more below the only head, where a single one, not among the first two, has others that
  /// hang from it: had each of them a way of its own, several would have.
  private static func columnOfChain(_ lines: [OutlineLine]) -> Int? {
    let said = lines.filter { !$0.isBlank }
    guard let head = said.first, head.mark == .none, head.sides.count == 1, said.count > 5,
      said.dropFirst().allSatisfy({ $0.mark == .arrow }),
      let column = said.dropFirst().map(\.column).min()
    else { return nil }
    let arrows = said.dropFirst()
    let own = arrows.indices.filter { arrows[$0].column == column }
    let forks = own.filter { $0 + 1 < arrows.endIndex && arrows[$0 + 1].column > column }
    guard own.count > 3, forks.count == 1, let fork = forks.first, fork > 2,
      own.allSatisfy({ arrows[$0].sides.count == 1 })
    else { return nil }
    return column
  }

  static func isBracketed(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return first == "[" && last == "]" || first == "【" && last == "】"
  }

  // MARK: Lines

  /// A line of bare words: a root, the end of an arrow, or what is said of the step above.
  private mutating func read(
    words line: OutlineLine, _ row: Int, _ origin: Origin, isFresh: Bool
  ) -> Bool {
    if pending != nil { return end(at: line, row, origin) }
    guard isFresh else {
      // An effect of a control, "[Dismiss ×] → banner disappears", leads nowhere; another chain is no remark.
      return line.sides.count < 2 || Self.isEffect(line.sides[line.sides.count - 1].text)
    }
    items = []
    bareRows.insert(row)
    chain(line.sides[...], from: nil, row, origin, leadsWithStep: true)
    return true
  }

  private mutating func end(at line: OutlineLine, _ row: Int, _ origin: Origin) -> Bool {
    guard let waiting = pending else { return false }
    pending = nil
    chain(
      line.sides[...], from: waiting.source, row, origin, leadsWithStep: true,
      label: waiting.label)
    return true
  }

  /// Words beside a line on the way down.
  private mutating func note(_ line: OutlineLine) {
    guard line.sides.count == 1, Names.wordCount(line.sides[0].text) <= 12,
      line.sides[0].text.first.map({ !"•·-*".contains($0) }) == true
    else { return }
    labels.append(line.sides[0].text)
  }

  private mutating func descend(_ line: OutlineLine) -> Bool {
    guard pending == nil, let source = item(above: line.column) else { return false }
    let words = labels + line.sides.map { Self.unbracketed($0.text) }
    labels = []
    pending = Pending(
      source: source, column: line.column, label: words.isEmpty ? nil : words.joined(separator: " ")
    )
    return true
  }

  private mutating func branch(_ line: OutlineLine, _ row: Int, _ origin: Origin) -> Bool {
    guard pending == nil else { return false }
    labels = []
    if line.mark == .arrow, let last = items.last,
      shape.isChain || bareRows.contains(last.row) && line.column <= firstColumn(last.row)
    {
      chain(line.sides[...], from: last, row, origin, leadsWithStep: true)
      return true
    }
    let asked = line.question.flatMap { row in items.last { $0.row == row } }
    guard var source = asked ?? item(above: line.column) else { return false }
    if line.mark == .arrow, line.column == shape.column, let last = lastOfColumn {
      source = last
    } else if line.mark == .arrow {
      source = end(ofRowOf: source, before: line.column)
    } else if !source.isStep, asked == nil {
      // "├── Levels → Level map" over branches of its own: they leave the map.
      source = items.last { $0.row == source.row && $0.isStep } ?? source
    }
    let hasHead = line.mark != .branch(hasHead: false)
    if line.column == shape.column { columnRow = row }
    chain(line.sides[...], from: source, row, origin, leadsWithStep: hasHead)
    return true
  }

  /// The last step of the row above that belongs to the chain below the only head.
  private var lastOfColumn: Item? {
    columnRow.flatMap { row in items.last { $0.row == row } }
  }

  /// "Home → Hub" over "  -> Entry": what is indented below a row of its own goes on from its last step, unless it
  /// stands below a later one.
  private func end(ofRowOf source: Item, before column: Int) -> Item {
    let own = items.filter { $0.row == source.row }
    guard bareRows.contains(source.row), own.count > 1, let first = own.first, let last = own.last,
      column > first.column, column <= first.column + 4, own[1].column > column + 1
    else { return source }
    return last
  }

  private func firstColumn(_ row: Int) -> Int {
    items.first { $0.row == row }?.column ?? 0
  }

  /// The nearest item above that begins no further right than a mark.
  private func item(above column: Int) -> Item? {
    var best: Item?
    for item in items.reversed() {
      if let best, item.row != best.row { break }
      if item.column <= column + 1 {
        if best == nil { best = item }
      }
    }
    return best
  }

  // MARK: Chains

  private mutating func chain(
    _ sides: ArraySlice<OutlineLine.Side>, from source: Item?, _ row: Int, _ origin: Origin,
    leadsWithStep: Bool, label: String? = nil
  ) {
    var current = source.map { [$0.node] } ?? []
    var label = label
    for (index, side) in sides.enumerated() {
      let isLast = index == sides.count - 1
      if isLast, index > 0, Self.isEffect(side.text) { return }
      let names = BracketList.names(of: side.text)
      var isStep =
        !side.isOnLine && (names != nil || !isLabel(side.text, isAmong: sides.count > 1))
      if index == 0, !leadsWithStep {
        isStep = isStep && shape.areStepsBracketed && Self.isBracketed(side.text)
      }
      // "[Scan] / [By hand]" are two ends of one arrow.
      let nodes =
        isStep
        ? (names?.map { "[\($0)]" } ?? [side.text]).map { step($0, origin) }
        : [way(side.text, origin)]
      for from in current {
        for node in nodes {
          graph.connect(.init(source: from, target: node, label: label, origin: origin))
        }
      }
      label = nil
      items += nodes.map { Item(node: $0, column: side.column, row: row, isStep: isStep) }
      current = nodes
    }
  }

  /// Whether words tell what happens on the way and name no step.
  private func isLabel(_ text: String, isAmong chain: Bool) -> Bool {
    // "[Intro?]" may be a screen, and is a question where answers leave it.
    if OptionalScreens.name(of: text) != nil { return false }
    if OutlineWords.namesDecision(text) { return true }
    // "[First launch?]" asks what the ways below it answer.
    if shape.areStepsBracketed { return Self.asks(text) || chain && !Self.isBracketed(text) }
    if Self.isBracketed(text) || Self.asks(text) { return true }
    return OutlineWords.isAct(text)
  }

  /// A question, or what stands in quotation marks.
  private static func asks(_ text: String) -> Bool {
    let bare = text.last.map { "\"”」]".contains($0) } == true ? text.dropLast() : text[...]
    if let last = bare.last, "?？".contains(last) { return true }
    guard let first = text.first, let last = text.last else { return false }
    return first == "\"" && last == "\"" || first == "「" && last == "」"
      || first == "“" && last == "”"
  }

  /// Whether a clause tells what is seen no more: "banner disappears".
  private static func isEffect(_ text: String) -> Bool {
    Names.words(text).last.map(OutlineWords.vanishing.contains) == true
  }

  private mutating func step(_ text: String, _ origin: Origin) -> Int {
    let optional = OptionalScreens.name(of: text)
    let name = optional ?? name(of: text)
    let key = Names.key(name)
    if let node = keys[key] { return node }
    let node = graph.node(key.isEmpty ? name : key, origin: origin)
    keys[key] = node
    if optional != nil { questions[node] = text }
    // "Main menu (MainMenu.tscn)": the file stands for the page in other lines.
    if let file = StateName.splitQualifier(text).qualifier, file.contains("."),
      EventName.isIdentifier(file)
    {
      keys[Names.key(file)] = keys[Names.key(file)] ?? node
    }
    texts.append(name)
    return node
  }

  /// The name of a step; that of a box with what stands in parentheses, where another box differs in it alone.
  private func name(of text: String) -> String {
    if !shared.isEmpty, Self.isBracketed(text) {
      let whole = ArrowSide.unwrapped(text)
      let (name, qualifier) = StateName.splitQualifier(whole)
      if qualifier != nil, shared.contains(Names.key(name)) { return whole }
    }
    let name = OutlineWords.name(of: text)
    guard !OutlineWords.mayBeStep(name) else { return name }
    let marked = OutlineWords.name(of: text, keepsEnd: true)
    return OutlineWords.mayBeStep(marked) ? marked : name
  }

  private mutating func way(_ text: String, _ origin: Origin) -> Int {
    let node = graph.node("\u{1}\(texts.count)", origin: origin)
    texts.append(Self.unbracketed(text))
    graph[node].role = .trigger
    return node
  }

  private static func unbracketed(_ text: String) -> String {
    isBracketed(text) ? StateName.trimmed(String(text.dropFirst().dropLast())) : text
  }

  // MARK: Roles

  /// Makes decisions of the nodes that end with a question mark and are no screens by their ways out.
  private mutating func settleQuestions(_ optional: OptionalScreens) {
    for (node, text) in questions {
      let ways = graph.edges.filter { $0.source == node }
      let isAnswered = ways.contains { way in
        way.label != nil || graph[way.target].role == .trigger
          || FlowWords.isAnswer(texts[way.target])
      }
      let name = optional.name(
        text, ways: Set(ways.map(\.target)).count, isBoxed: Self.isBracketed(text),
        isAnswered: isAnswered)
      guard name == nil else { continue }
      texts[node] = Self.unbracketed(text)
      graph[node].role = .trigger
    }
  }

  /// A question, or "[Choose a way]", with several ways out is a decision: what is answered triggers.
  private mutating func settleRoles() {
    var answers: [Int: Int] = [:]
    for edge in graph.edges where graph[edge.target].role == .trigger || edge.label != nil {
      answers[edge.source, default: 0] += 1
    }
    for node in graph.nodes.indices where graph[node].role == .trigger {
      let asks = Self.asks(texts[node]) || !OutlineWords.isGesture(texts[node])
      if asks, answers[node, default: 0] > 1 { graph[node].role = .decision }
    }
    for node in graph.nodes.indices
    where graph[node].role == .state && OutlineWords.checksRecord(texts[node]) && isAnswered(node) {
      graph[node].role = .decision
    }
  }

  /// Whether each way out of a step that checks something carries words, and one of them denies or answers: "Check the
  /// flag" over "not set → Welcome" and "set → Home". What leads back to it has seen a screen.
  private func isAnswered(_ node: Int) -> Bool {
    let ways = graph.edges.filter { $0.source == node }
    let answers = ways.compactMap { way in
      way.label ?? (graph[way.target].role == .trigger ? texts[way.target] : nil)
    }
    return ways.count > 1 && answers.count == ways.count
      && graph.edges.count { $0.target == node } <= 1
      && OutlineWords.mayAnswer(answers)
  }
}
