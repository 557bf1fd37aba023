import SpecModel
import SpecSyntax
import SpecText

/// Reads fences below headings over flows in which each line begins with an arrow and goes on from the line around it:
///
///     /tours/new (NewTourPage)
///       → [Begin] → RoomListPage (no address of its own)
///           → [Add rooms]
///               → [Order] → /tours/pay (PayPage)
///           → [Leave] → /tours/new
///
/// A line further in leaves what the line above leads to, and of several acts in brackets the last triggers. The page in
/// parentheses is the name of its route. What is done, and words that name no place, lead nowhere.
struct IndentedWays {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What lines further in go on from: a name, or none where the line could not be read, and the act behind it.
  private struct Place {
    var column: Int
    var name: NameReference?
    var act: String?
  }

  /// A tree up to one of its lines.
  private struct Reading {
    var edges: [EdgeDraft] = []
    var open: [Place] = []
    var acts = 0
    /// Lines of which a part names nothing.
    var unread = 0
    /// Targets at the end of a line that nothing but an arrow makes a place.
    var doubtful: Set<String> = []
    /// How often each name occurs, by its key.
    var counts: [String: Int] = [:]

    /// The changes without those to names that occur once and lead nowhere.
    var told: [EdgeDraft] {
      let sources = Set(edges.compactMap(\.source?.key))
      return edges.filter { edge in
        !doubtful.contains(edge.target.key) || sources.contains(edge.target.key)
          || counts[edge.target.key, default: 0] > 1
      }
    }
  }

  /// What stands between two arrows.
  private enum Part {
    case name(String, isDoubtful: Bool)
    case act(String)
    /// What somebody does on the way: it changes nothing here.
    case step
  }

  /// The names by which the sides of arrows are known.
  private struct Register {
    var known: KnownStates
    /// The pages that the fences name behind their routes.
    var pages: [String: String]
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: Register?
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isOfFlow(Int(block.node)) else { return nil }
      let known = names ?? Register(known: KnownStates(states, statesOnly: true), pages: pages())
      names = known
      guard let reading = reading(of: block, known), reading.acts > 1,
        reading.unread * 3 <= block.lines.count
      else { return nil }
      let edges = reading.told
      let isOfRoutes = edges.first?.source.map { Route.isWhole($0.text) || isPage($0, known) }
      return edges.count > 1 || !edges.isEmpty && isOfRoutes == true ? edges : nil
    }
  }

  private func isPage(_ name: NameReference, _ names: Register) -> Bool {
    names.pages.values.contains(name.text)
  }

  /// A test on bytes: the first line begins with no arrow, and those that do stand in two columns at least, two of them
  /// before a bracket.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var columns: Set<Int> = []
    var brackets = 0
    var isFirst = true
    for line in block.lines {
      guard line.offsets.count <= 300 else { return false }
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      let tip = tip(at: text.lowerBound)
      if isFirst, tip > 0 { return false }
      isFirst = false
      guard tip > 0 else { continue }
      columns.insert(text.lowerBound - line.offsets.lowerBound)
      let rest = ASCII.trimmed(bytes, (text.lowerBound + tip)..<text.upperBound)
      if !rest.isEmpty, bytes[rest.lowerBound] == 0x5B { brackets += 1 }
    }
    return brackets > 1 && columns.count > 1
  }

  /// The length of the arrow at a place; 0 where there is none.
  private func tip(at place: Int) -> Int {
    let bytes = document.source.bytes
    if ASCII.starts(bytes, at: place, with: "→") { return 3 }
    if ASCII.starts(bytes, at: place, with: "->") { return 2 }
    return ASCII.starts(bytes, at: place, with: "-->") ? 3 : 0
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    return !context.isSystem(around: node) && !titles.contains(where: FlowChains.isTechnical)
      && titles.contains(where: CourseWords.nameCourse)
  }

  // MARK: Names

  /// The pages that stand in parentheses behind a route anywhere below a heading over a flow; a route with two is left out.
  private func pages() -> [String: String] {
    var result: [String: Set<String>] = [:]
    let bytes = document.source.bytes
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && block.lines.count <= 60
      && isOfFlow(Int(block.node))
    {
      for line in block.lines
      where line.offsets.count <= 300 && ASCII.find(0x28, in: bytes, line.offsets) != nil {
        for side in Arrow.pieces(of: document.source.string(line)) {
          let (route, page) = StateName.splitQualifier(StateName.trimmed(side))
          guard let page, Route.isWhole(route), Self.isPageName(page) else { continue }
          result[route.lowercased(), default: []].insert(page)
        }
      }
    }
    return result.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// "PayPage", "Area List": the name of a page, and no remark such as "cart cleared".
  private static func isPageName(_ text: String) -> Bool {
    if EventName.isType(text) { return true }
    let words = text.split(separator: " ")
    return (2...3).contains(words.count)
      && words.allSatisfy { word in
        word.utf8.first.map(ASCII.isUpper) == true && word.utf8.allSatisfy(ASCII.isWord)
      }
  }

  /// What a side is; `nil` where it is neither an act, nor a step, nor a place.
  private func part(_ side: String, _ names: Register) -> Part? {
    if side.hasPrefix("["), let close = side.firstIndex(of: "]") {
      let rest = StateName.trimmed(String(side[side.index(after: close)...]))
      let act = StateName.trimmed(String(side[side.index(after: side.startIndex)..<close]))
      guard act.contains(where: \.isLetter), !act.contains("|"),
        rest.isEmpty || rest.hasPrefix("(") && rest.hasSuffix(")")
      else { return nil }
      return .act(act)
    }
    if side.hasPrefix("("), side.hasSuffix(")") {
      return .act(StateName.trimmed(String(side.dropFirst().dropLast())))
    }
    let head = Route.isWhole(side) ? side : StateName.splitQualifier(side).name
    if Route.isWhole(head) {
      let page = names.pages[head.lowercased()]
      return .name(
        names.known.name(of: head) ?? page.flatMap(names.known.name(of:)) ?? page ?? head,
        isDoubtful: false)
    }
    if let name = names.known.name(of: head) { return .name(name, isDoubtful: false) }
    return newName(head)
  }

  private func newName(_ head: String) -> Part? {
    let isScreen = EventName.isType(head) || BareHeadings.endsAsScreen(head)
    let verb = Names.firstWord(head)
    if verb.map(FlowchartVocabulary.inputs.contains) == true && !EventName.isType(head)
      || !isScreen && FlowSteps.kind(of: head) == .action
    {
      return .step
    }
    guard ArrowSide.isName(head), (1...4).contains(Names.wordCount(head)),
      head.first.map({ $0.isUppercase || $0.isLetter && !$0.isASCII }) == true,
      !EventName.isCode(head), !TransitionWords.namesMachinery(head),
      !head.contains(where: { ",;:=?!\"[]{}<>%|/→".contains($0) })
    else { return nil }
    return .name(head, isDoubtful: !isScreen)
  }

  // MARK: Lines

  /// The changes of a fence; `nil` where a line begins with neither an arrow nor a name.
  private func reading(of block: Document.CodeBlock, _ names: Register) -> Reading? {
    let bytes = document.source.bytes
    var result = Reading()
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      let column = text.lowerBound - line.offsets.lowerBound
      let tip = tip(at: text.lowerBound)
      let words = StateName.trimmed(
        document.source.string(SourceRange(text.lowerBound + tip, text.upperBound)))
      let origin = document.origin(line)
      if tip == 0 {
        guard case .name(let name, _)? = part(words, names) else { return nil }
        let place = NameReference(text: name, origin: origin)
        result.counts[place.key, default: 0] += 1
        result.open = [Place(column: column, name: place)]
        continue
      }
      while let last = result.open.last, last.column >= column { result.open.removeLast() }
      guard let above = result.open.last else { return nil }
      var place = above
      place.column = column
      walk(words, from: &place, names, origin, into: &result)
      result.open.append(place)
    }
    return result
  }

  /// Follows the sides of a line from a place to the one that lines further in go on from.
  private func walk(
    _ text: String, from place: inout Place, _ names: Register, _ origin: Origin,
    into reading: inout Reading
  ) {
    let arrows = ArrowText(text)
    for (index, side) in (arrows?.sides ?? [text]).enumerated() {
      let joint = index > 0 ? arrows?.joints[index - 1] : nil
      if let label = joint?.label { place.act = label }
      guard joint.map({ $0.direction == .forward && !$0.isGap }) ?? true,
        let part = part(side, names)
      else {
        reading.unread += 1
        place.name = nil
        return
      }
      switch part {
      case .step: break
      case .act(let act):
        place.act = act
        reading.acts += 1
      case .name(let name, let isDoubtful):
        let target = NameReference(text: name, origin: origin)
        reading.counts[target.key, default: 0] += 1
        if isDoubtful, place.act == nil { reading.doubtful.insert(target.key) }
        if let source = place.name, source.key != target.key {
          let edge = EdgeDraft(source: source, target: target, origin: origin)
          reading.edges.append(place.act.map { edge.triggered(by: $0, origin) } ?? edge)
        }
        place.name = target
        place.act = nil
      }
    }
  }
}
