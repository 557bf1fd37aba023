import SpecModel
import SpecSyntax
import SpecText

/// Reads lines of a fence that join names by arrows: "A --event--> B", "A -> B : event", an event over lines of
/// rewrites "A -> B (remark)", and "EVENT (in A) -> B".
struct EventBlocks {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the transitions of all such fences; `drawings` are blocks that are read already, but for their events.
  func collect(into drafts: inout MachineDrafts, drawings: Set<Int32>) {
    var known: KnownStates?
    var found: [MatrixDraft] = []
    let parts = NamedParts(context)
    let told = drawings.isEmpty ? [] : drafts.readLines
    for block in document.codeBlocks {
      guard Self.languages.contains(block.language), mayHoldArrow(block) else { continue }
      let names = known ?? KnownStates(drafts)
      known = names
      let node = Int(block.node)
      let isChain = isAboutStates(node)
      let isDrawing = drawings.contains(block.node)
      let reader = EventBlock(
        document: document, known: names, isSystem: context.isSystem(around: node),
        isChain: isChain, isDrawing: isDrawing, told: isDrawing ? told : [],
        names: ChainNames(block, in: document, known: names),
        optional: OptionalScreens(known: names, parts: parts),
        isOfStates: !isChain && !isDrawing
          && StateCues.areStates(inChainsOf: block, document))
      var edges = unique(reader.edges(of: block))
      if edges.isEmpty, !reader.isDrawing {
        edges = columns(of: block, known: names, isSystem: reader.isSystem)
      }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[node].section),
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The edges of columns of steps; below a heading about a system only where a label names a flow.
  private func columns(
    of block: Document.CodeBlock, known: KnownStates, isSystem: Bool
  ) -> [EdgeDraft] {
    let node = Int(block.node)
    let title = FlowReader(context: context).label(before: node) ?? ""
    let isLabelled = FlowWords.nameFlow(title)
    guard !isSystem || isLabelled else { return [] }
    let column = ArrowColumn(
      document: document, known: known, isAboutStates: isAboutStates(node),
      isFlow: isLabelled || context.scope(of: node).suffix(2).contains(where: FlowWords.nameFlow))
    return column.edges(of: block)
  }

  /// The edges without those that another line of the block has told in the same words.
  private func unique(_ edges: [EdgeDraft]) -> [EdgeDraft] {
    var seen: Set<[String]> = []
    return edges.filter { edge in
      let words = [edge.source?.text, edge.target.text, edge.trigger?.text, edge.guardText?.text]
      return seen.insert(words.map { $0 ?? "" }).inserted
    }
  }

  private static let languages = FenceTags.plain.union(["states", "fsm"])

  private func mayHoldArrow(_ block: Document.CodeBlock) -> Bool {
    block.lines.contains { line in
      line.offsets.count <= 400 && ArrowGlyph.mayOccur(in: document.source.bytes, line.offsets)
    }
  }

  /// Whether the nearest headings speak of states, screens or their flow.
  private func isAboutStates(_ node: Int) -> Bool {
    context.scope(of: node).suffix(2).contains {
      TransitionWords.speaksOfStates($0) && !ForeignFences.namesWayOfData($0)
    } || context.isIntroducedAsStates(node)
  }
}

/// Reads one fence.
struct EventBlock {
  let document: Document
  let known: KnownStates
  let isSystem: Bool
  let isChain: Bool
  let isDrawing: Bool
  /// Where the lines of drawings begin that are read already.
  let told: Set<UInt32>
  /// The names of its chains.
  let names: ChainNames
  let optional: OptionalScreens
  /// Whether the names of its chains tell states, where no heading does.
  let isOfStates: Bool

  func edges(of block: Document.CodeBlock) -> [EdgeDraft] {
    var (result, chains, tailed): ([EdgeDraft], [EdgeDraft], [EdgeDraft]) = ([], [], [])
    var events: [LocatedText] = []
    var (others, arrowLines) = (0, 0)
    var isList = false
    let areNoted = NotedChains.hold(block, in: document)
    let lines = isDrawing ? block.lines : unwrapped(block)
    for line in lines {
      let range = ASCII.trimmed(document.source.bytes, line.offsets)
      guard let last = range.last, line.offsets.count <= 400 else {
        (events, isList) = ([], false)
        continue
      }
      guard document.source.bytes[last] == ASCII.colon || mayJoin(range) else {
        events = []
        others += 1
        continue
      }
      var text = StateName.trimmed(document.source.string(line))
      if areNoted { text = NotedChains.withoutNote(text) }
      let origin = document.origin(line)
      if let caption = ChangeCaptions.kind(of: text) {
        (isList, events) = (caption == .list, caption == .event ? Self.heads(text, origin) : [])
        continue
      }
      guard !isDrawn(line), let arrows = ArrowText(text).map(optional.settled),
        !arrows.sides.contains(where: { $0.contains("──") }), !isProperty(arrows.sides[0]),
        !isRoute(arrows), isDrawing || isList || !isOfClauses(arrows, line)
      else {
        events = []
        others += 1
        continue
      }
      if isDrawing {
        result += (isTold(line) ? [] : event(arrows, origin)) + drawn(arrows, origin)
        continue
      }
      let told = rowsOrBracketed(arrows, origin)
      if !told.isEmpty {
        result += told
        arrowLines += 1
        continue
      }
      let read = isList ? listed(arrows, origin) : rewrites(arrows, events, origin)
      if read.isEmpty { events = [] }
      result += read
      arrowLines += 1
      if read.isEmpty {
        let isSaid = arrows.joints.allSatisfy { $0.label != nil }
        if isSaid { result += labelled(arrows, origin) } else { tailed += labelled(arrows, origin) }
        result += event(arrows, origin)
      }
      chains += numbered(
        chain(arrows, origin, isAlone: lines.count == 1), arrows.sides, line, block)
    }
    // "A -> B: words" among steps in prose is a step too.
    if others <= arrowLines / 2 { result += tailed }
    if result.isEmpty, others == 0, !isMapping(block), !isTable(block) { return chains }
    return result
  }

  /// The lines of a fence, those that end with an arrow together with the next, without numbers below chains.
  private func unwrapped(_ block: Document.CodeBlock) -> [SourceRange] {
    WrappedArrows.lines(
      of: ChainRuler.without(block, in: document).lines, in: document.source.bytes)
  }

  /// The changes of a chain between the screens that numbers below it name.
  private func numbered(
    _ edges: [EdgeDraft], _ sides: [String], _ line: SourceRange, _ block: Document.CodeBlock
  ) -> [EdgeDraft] {
    guard !edges.isEmpty else { return edges }
    return ChainRuler.renamed(
      edges, ChainRuler.names(in: sides, below: line, in: block, document, known: known))
  }

  /// Whether a line is read already, from its margin or from its first word on: "EVENT -> B" below "A:" leaves A.
  private func isTold(_ line: SourceRange) -> Bool {
    let start = ASCII.trimmed(document.source.bytes, line.offsets).lowerBound
    return !told.isEmpty
      && (line.offsets.lowerBound...max(line.offsets.lowerBound, start)).contains {
        told.contains(UInt32($0))
      }
  }

  /// "/trends → Trends (graphs)": the page of a route, and no change.
  private func isRoute(_ arrows: ArrowText) -> Bool {
    guard arrows.sides.count == 2, arrows.sides[0].utf8.first == ASCII.slash else { return false }
    guard arrows.sides[0] != "/", let page = known.name(of: arrows.sides[0]) else {
      return arrows.sides[0] == "/"
    }
    return known.name(of: StateName.splitQualifier(arrows.sides[1]).name) == page
  }

  /// Whether the lines tell what each state shows or means: known states on the left, on the right none of others.
  private func isMapping(_ block: Document.CodeBlock) -> Bool {
    var sources: Set<String> = []
    var count = 0
    for line in block.lines {
      guard let arrows = ArrowText(StateName.trimmed(document.source.string(line))) else {
        continue
      }
      guard arrows.sides.count == 2, let from = known.name(of: arrows.sides[0]) else {
        return false
      }
      let target = known.name(of: StateName.splitQualifier(arrows.sides[1]).name)
      guard target == nil || target == from else { return false }
      sources.insert(from)
      count += 1
    }
    return count > 2 && sources.count == count
  }

  /// "Gradient: Teal" of "Gradient: Teal → Sand": a property whose value changes.
  private func isProperty(_ side: String) -> Bool {
    guard let colon = side.firstIndex(of: ":") else { return false }
    let words = Names.words(String(side[..<colon]))
    return (1...2).contains(words.count) && words.allSatisfy(TransitionWords.properties.contains)
  }

  /// "dawn → mist → light" over "night → still → dark" over "tea → slow → acts": chains of one length, three or more,
  /// that share no name and name nothing known, are the rows of a table.
  private func isTable(_ block: Document.CodeBlock) -> Bool {
    var names: Set<String> = []
    var (width, rows) = (0, 0)
    for line in block.lines {
      guard let arrows = ArrowText(StateName.trimmed(document.source.string(line))) else {
        continue
      }
      let sides = arrows.sides.map(StateName.trimmed)
      guard sides.count > 2, width == 0 || sides.count == width else { return false }
      width = sides.count
      rows += 1
      for side in sides {
        guard known.name(of: side) == nil, names.insert(side).inserted else { return false }
      }
    }
    return rows > 2
  }

  /// Whether a line may hold an arrow: a quick test on bytes.
  private func mayJoin(_ range: Range<Int>) -> Bool {
    ArrowGlyph.mayOccur(in: document.source.bytes, range)
      || range.contains { document.source.bytes[$0] == 0x3C }
  }

  /// Whether a line holds a part of a drawing; a level line may be the shaft of an arrow, "A ──[press]──→ B".
  private func isDrawn(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    var offset = line.offsets.lowerBound
    while offset + 1 < line.offsets.upperBound {
      if bytes[offset] == 0xE2, bytes[offset + 1] == 0x94 || bytes[offset + 1] == 0x95 {
        guard bytes[offset + 1] == 0x94, bytes[offset + 2] == 0x80 else { return true }
      }
      offset += 1
    }
    return false
  }

  /// "A -> B" below "EVENT:"; both sides are identifiers or known.
  private func rewrites(
    _ arrows: ArrowText, _ events: [LocatedText], _ origin: Origin
  ) -> [EdgeDraft] {
    guard !events.isEmpty else { return [] }
    let sides = identifiers(arrows)
    guard !sides.isEmpty else { return [] }
    return arrows.steps.flatMap { step in
      events.map { event in
        var edge = edge(sides[step.from], sides[step.to], origin)
        edge.trigger = event
        return edge
      }
    }
  }

  /// The events that a line ending in a colon names.
  private static func heads(_ text: String, _ origin: Origin) -> [LocatedText] {
    expanded(String(text.dropLast())).map { LocatedText($0, origin) }
  }

  /// "A → B (what happens)" below "Transitions:".
  private func listed(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    let sides = identifiers(arrows)
    guard let last = sides.last else { return [] }
    return arrows.steps.map { step in
      let edge = edge(sides[step.from], sides[step.to], origin)
      guard let trigger = step.label ?? (step.to == sides.count - 1 ? last.remark : nil) else {
        return edge
      }
      return edge.triggered(by: trigger, origin)
    }
  }

  /// The sides of a line, where all of them are identifiers or known.
  private func identifiers(_ arrows: ArrowText) -> [ArrowSide] {
    let sides = arrows.sides.compactMap { text -> ArrowSide? in
      guard let side = ArrowSide(text, known: known) else { return nil }
      let (bare, _) = StateName.splitQualifier(text)
      return side.isKnown || side.isAny || Self.isIdentifier(bare) ? side : nil
    }
    return sides.count == arrows.sides.count ? sides : []
  }

  /// "A --event--> B" and "A -> B : event".
  private func labelled(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    guard !isSystem else { return [] }
    var texts = arrows.sides
    var tail: String?
    if let last = texts.last, let colon = ArrowLine.colon(in: last) {
      tail = StateName.trimmed(String(last[last.index(after: colon)...]))
      texts[texts.count - 1] = StateName.trimmed(String(last[..<colon]))
    }
    if let tail, TransitionWords.types.contains(tail.lowercased()) { return [] }
    // "NORTHSTAR ← brand-name: mono 13px": a note with its measures points at what is drawn.
    if let tail, arrows.joints.count == 1, arrows.joints[0].direction == .backward,
      tail.contains(where: \.isFigure)
    {
      return []
    }
    guard tail?.isEmpty == false || arrows.joints.allSatisfy({ $0.label != nil }) else { return [] }
    let ends = texts.map(names.ends)
    guard
      ends.allSatisfy({ side in
        !side.isEmpty
          && side.allSatisfy { !EventName.isCode(StateName.splitQualifier($0.name).name) }
      })
    else { return [] }
    return arrows.steps.flatMap { step in
      ends[step.from].flatMap { from in
        ends[step.to].map { to in
          let edge = edge(from, to, origin)
          let label = step.label ?? (step.to == ends.count - 1 ? tail : nil)
          return label.map { edge.guarded(by: $0, origin) } ?? edge
        }
      }
    }
  }

  /// "EVENT → A / B" from any state, and "EVENT (in A) → B".
  private func event(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil
    else { return [] }
    let (name, remark) = StateName.splitQualifier(arrows.sides[0])
    guard EventName.isEvent(name), known.name(of: name) == nil else { return [] }
    let place = remark.flatMap { text in
      let words = text.split(separator: " ")
      return words.count > 1 && ["in", "from", "while", "during"].contains(words[0].lowercased())
        ? words.dropFirst().joined(separator: " ") : nil
    }
    let source = place.flatMap { ArrowSide($0, known: known) }
    return targets(arrows.sides[1]).flatMap { target in
      Self.expanded(name).map { name in
        edge(source, target, origin).triggered(by: name, origin)
      }
    }
  }

  /// "FAILED (5) ──retry()──▶ LOADING (2)" among the lines of a drawing: a change of its own between declared states.
  private func drawn(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    guard !isSystem, arrows.joints.allSatisfy({ $0.label != nil }) else { return [] }
    let sides = arrows.sides.compactMap { ArrowSide($0, known: known) }
    guard sides.count == arrows.sides.count, sides.allSatisfy(\.isKnown) else { return [] }
    return arrows.steps.map { step in
      let edge = edge(sides[step.from], sides[step.to], origin)
      return step.label.map { edge.guarded(by: $0, origin) } ?? edge
    }
  }

  func targets(_ text: String) -> [ArrowSide] {
    let names = StateNameList.split(StateName.splitQualifier(text).name)
      .compactMap { ArrowSide($0, known: known) }
    if names.count > 1, names.allSatisfy({ $0.isKnown || EventName.isIdentifier($0.name) }) {
      return names
    }
    guard let target = ArrowSide(text, known: known), target.isKnown || target.isMove else {
      return []
    }
    return [target]
  }

  /// Whether four or more titles follow one another, and none of them is a part of a system; some may sound like acts,
  /// "Enter Plate → Choose Zone → Ticket", not all, and none may begin with a gesture.
  private func isRowOfScreens(_ arrows: ArrowText) -> Bool {
    arrows.sides.count >= 4
      && arrows.sides.contains { FlowSteps.kind(of: $0) != .action }
      && !arrows.sides.contains(where: FlowSteps.beginsWithGesture)
      && arrows.sides.allSatisfy { text in
        let words = Names.words(text)
        return TransitionWords.isTitled(text) && words.count <= 4
          && TransitionWords.machinery.isDisjoint(with: words)
          && TransitionWords.actors.isDisjoint(with: words)
          && !words.allSatisfy(TransitionWords.sizes.contains)
      }
  }

  /// "A -> B -> C" where nothing else stands in the fence, below a heading about states or screens.
  private func chain(
    _ arrows: ArrowText, _ origin: Origin, isAlone: Bool
  ) -> [EdgeDraft] {
    guard !isSystem, arrows.joints.allSatisfy({ $0.label == nil }) else { return [] }
    // "Swell → Hold → Fade → repeat": the last leads back to the first.
    let isLoop =
      arrows.sides.count > 3 && arrows.joints.allSatisfy({ $0.direction == .forward })
      && Self.repeats.contains(arrows.sides[arrows.sides.count - 1])
    if isLoop { return loop(arrows.sides.dropLast(), origin) }
    let ends = arrows.sides.map(names.ends)
    let sides = ends.flatMap(\.self)
    let isRow = isAlone && isRowOfScreens(arrows)
    guard ends.allSatisfy({ !$0.isEmpty }),
      isChain || sides.allSatisfy(\.isKnown) || isRow
        || isOfStates || StateCues.areStates(sides.map(\.name)),
      isRow || !arrows.sides.contains(where: known.tellsAct),
      !arrows.sides.contains(where: { ArrowLine.colon(in: $0) != nil }),
      sides.allSatisfy({ !EventName.isCode(StateName.splitQualifier($0.name).name) })
    else { return [] }
    return arrows.steps.flatMap { step in
      ends[step.from].flatMap { from in
        ends[step.to].map { to in
          let edge = edge(from, to, origin)
          // "Loading → Ready (success)", "Cart → Address → Pay [tap Order]"
          guard sides.count == 2 || Self.isNoted(arrows.sides, step.to), let remark = to.remark,
            Names.wordCount(remark) <= 5
          else { return edge }
          return edge.annotated(tail: remark, origin)
        }
      }
    }
  }

  /// The changes of a chain that begins anew, where all of its sides are names of a few words.
  private func loop(_ texts: [String], _ origin: Origin) -> [EdgeDraft] {
    let sides = texts.compactMap {
      ArrowSide(whole: StateName.splitQualifier($0).name, known: known)
    }
    guard sides.count == texts.count,
      sides.allSatisfy({
        (1...3).contains(Names.wordCount($0.name)) && !EventName.isCode($0.name)
          && !Names.hasWord($0.name, in: TransitionWords.machinery)
      })
    else { return [] }
    return zip(sides, sides.dropFirst() + [sides[0]]).map { edge($0, $1, origin) }
  }

  private static let repeats: Lexicon = [
    "repeat", "repeats", "loop", "loops", "again", "wiederholen", "von vorn", "répéter", "repetir",
    "ripetere", "herhalen", "back to start", "start over", "繰り返し", "繰り返す", "重复", "循环", "반복",
  ]

  func edge(_ from: ArrowSide?, _ to: ArrowSide, _ origin: Origin) -> EdgeDraft {
    let source = from.flatMap { side in
      side.isAny ? nil : NameReference(text: side.name, origin: origin)
    }
    return EdgeDraft(
      source: source, target: NameReference(text: to.name, origin: origin), origin: origin)
  }

  private static func isIdentifier(_ text: String) -> Bool { EventName.isIdentifier(text) }

  /// "PRESET_{1..3}_SHORT" as three names.
  static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return [text]
    }
    let inner = text[text.index(after: open)..<close]
    let head = text[..<open]
    let tail = text[text.index(after: close)...]
    let bounds = inner.split(separator: ".").compactMap { Int($0) }
    if inner.contains(".."), bounds.count == 2, bounds[0] <= bounds[1], bounds[1] - bounds[0] < 32 {
      return (bounds[0]...bounds[1]).map { "\(head)\($0)\(tail)" }
    }
    let names = inner.split(separator: ",").map { StateName.trimmed(String($0)) }
    return names.count > 1 ? names.map { "\(head)\($0)\(tail)" } : [text]
  }
}
