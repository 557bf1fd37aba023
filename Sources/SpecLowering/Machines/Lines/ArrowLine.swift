import SpecModel
import SpecSyntax
import SpecText

/// Decides what the arrows of one line mean.
struct ArrowLine {
  let context: LoweringContext
  let places: LinePlaces
  let line: TextLine
  /// The line below it.
  var next: TextLine?
  let subject: LineSubject
  let durations: [DurationFact]
  /// The names on the sides of the other arrows of its list, which several targets of one may have.
  var listed = KnownStates()

  /// The changes of state that the line declares; none where its arrows mean something else.
  var edges: [EdgeDraft] {
    let document = context.document
    if isOptional { return withoutLabel.edges }
    if line.holder != .heading, let edges = codeChain ?? codedEnds { return edges }
    if let edges = changeBeforeSequel { return edges }
    guard let label = line.label else {
      if let edges = codedAlternatives { return edges }
      if let (arrows, tail) = markedChange, !subject.isFrom {
        return unlabelled(arrows, tail: TailWords.bare(tail))
      }
      if let (arrows, tail) = codeChangeWithRemark { return unlabelled(arrows, tail: tail) }
      let text = wrappedText
      if let ways = waysBehindSentence(text, from: places.source(of: line)?.text) { return ways }
      return bareExits(text) ?? arrows(in: text).map { unlabelled(withMarkedTarget($0)) } ?? []
    }
    let name = document.string(plain: label)
    if ArrowGlyph.mayOccur(in: document.plain, label) {
      // "A → B: trigger": the label is the change, what follows its trigger.
      let tail = TailWords.firstSentence(of: wrappedValue)
      if Self.setsProperty(name, tail) { return [] }
      guard let arrows = arrows(in: name) else { return bareExits(name, tail: tail) ?? [] }
      return unlabelled(arrows, tail: tail)
    }
    let value = document.string(plain: line.value)
    if let edges = waysOfStates(behind: name, value) { return edges }
    if let ways = waysBehindSentence(value, from: known.name(of: name)) { return ways }
    let ways = exits(behind: name, value)
    if !ways.isEmpty { return ways }
    if let source = known.name(of: name), !subject.isFrom,
      let edges = clauses(value, from: NameReference(text: source, origin: origin))
    {
      return edges
    }
    let stated = subject.isFrom ? [] : statedEdges(behind: name, value)
    if !stated.isEmpty { return stated }
    if let edges = parts(behind: name, value) ?? acts(behind: name, value) { return edges }
    guard let arrows = ArrowText(value) else { return [] }
    return labelled(arrows, name)
  }

  /// The states that the document declares elsewhere.
  var known: KnownStates { places.known }

  /// The place of the line.
  var origin: Origin { context.origin(plain: line.text) }

  private func unlabelled(_ arrows: ArrowText) -> [EdgeDraft] { unlabelled(arrows, tail: "") }

  private func unlabelled(_ arrows: ArrowText, tail: String) -> [EdgeDraft] {
    if line.holder == .heading { return headed(arrows) }
    if let edges = timedChain(arrows) { return edges }
    if tail.isEmpty, let edges = betweenBold(arrows) { return edges }
    let stated = statedEdges(arrows)
    if !stated.isEmpty { return stated }
    if tail.isEmpty, let edge = within(arrows, mayBeNew: subject.isOfTransitions) { return [edge] }
    if tail.isEmpty, case let led = followed(arrows), !led.isEmpty { return led }
    if let edges = bracketedExit(arrows) { return edges }
    switch subject {
    case .from, .transitions:
      if tail.isEmpty, let edges = waysOfPart(arrows) { return edges }
    default: break
    }
    switch subject {
    case .from(let source):
      let ways = tail.isEmpty && arrows.sides.count > 2 ? exitsInClauses(of: source) : []
      return ways.isEmpty ? exits(of: source, arrows, tail: tail) : ways
    case .fromAny: return exits(of: nil, arrows, tail: tail)
    case .transitions:
      if tail.isEmpty, let edge = added(arrows) { return [edge] }
      if tail.isEmpty, beginsWithGesture(arrows) {
        let led = gestured(arrows)
        return led.isEmpty ? moves(arrows) : led
      }
      let isOfControl = isControl || Self.namesControl(arrows.sides[0])
      let answers = isOfControl && !isKnown(arrows.sides[0]) ? moves(arrows) : []
      if !answers.isEmpty { return answers }
      if isNumberedStep(arrows) { return [] }
      let led = tail.isEmpty ? occasioned(arrows, isOfTransitions: true) : []
      let read = led.isEmpty ? chain(arrows, tail: tail) : led
      return read.isEmpty ? moves(arrows) : read
    case .none, .exits: break
    }
    if let edges = declaredChain(arrows, tail: tail) { return edges }
    if tail.isEmpty, let edges = waysInClauses(arrows) { return edges }
    if tail.isEmpty, let edge = exitByAct(arrows) { return [edge] }
    if let edges = quotedChain(arrows) ?? chainOfMachine(arrows, tail: tail) { return edges }
    if arrows.sides.count == 2, isTitle, isDescribed { return chain(arrows, tail: "") }
    let read = moves(arrows)
    return read.isEmpty && tail.isEmpty ? occasioned(arrows) : read
  }

  /// A heading "A → B" over what is said of one change.
  private func headed(_ whole: ArrowText) -> [EdgeDraft] {
    let arrows = whole.withoutNumber.withoutLast(TransitionWords.transitions).withoutLabel
    if let edges = declaredChain(arrows, tail: "") { return edges }
    // "Event → UI State Transitions" is over several.
    if whole.endsInPlural { return [] }
    guard arrows.sides.count == 2 || isWay(arrows) else { return [] }
    if case .transitions = subject { return chain(arrows, tail: "") }
    return isDescribed ? chain(arrows, tail: "") : []
  }

  /// "Status: Draft → Sent", "Tap: List → Detail"; a property that changes its value is none.
  private func labelled(_ arrows: ArrowText, _ label: String) -> [EdgeDraft] {
    if let edges = timedChain(arrows) { return edges }
    if let edges = declaredChain(arrows, tail: "") {
      guard isTrigger(label) else { return edges }
      return edges.map { $0.triggered(by: label, origin) }
    }
    if case .transitions = subject, NegativeCue.forbids(label: label) {
      return chain(arrows, tail: "")
    }
    if let edges = entry(label, arrows) { return edges }
    if EventName.isEvent(arrows.sides[0]) { return moves(arrows) }
    // "States" stands over what follows and brings nothing about.
    let isOver = Self.isForStates(label)
    if !isOver, let edge = named(label, arrows) ?? exitByLabel(label, arrows) { return [edge] }
    if case .from(let source) = subject { return answers(of: source) }
    let led = isOver ? [] : promptedExit(arrows) ?? answer(of: label, arrows)
    if !led.isEmpty { return led }
    let words = Names.words(label)
    let isOfStates =
      words.count == 2 && StateVocabulary.singulars.contains(words[0])
      && ["change", "changes", "flow", "sequence", "progression"].contains(words[1])
    if Self.listsStates(words) || isPath(words, of: arrows) { return stages(arrows) }
    if isOfStates
      || words.count <= 3 && words.last.map(TransitionWords.progress.contains) == true
        && !words.contains(where: TransitionWords.systems.contains),
      !arrows.sides.dropLast().contains(where: { $0.contains(". ") }), !isOfWork(words, arrows)
    {
      return chain(arrows, tail: "").map(Self.withoutLook)
    }
    return quotedChain(arrows) ?? []
  }

  /// The steps of a status that the line tells in parentheses: "Tracker (stepper: draft → sent → read)".
  var progress: [EdgeDraft] {
    if let edges = setApartChain { return edges }
    let text = context.document.string(plain: line.text)
    guard let part = Self.partWithArrows(text) else { return [] }
    var inner = part.inner
    var words = Names.words(part.before).suffix(8)
    if let colon = inner.firstIndex(of: ":") {
      words += Names.words(String(inner[..<colon])).suffix(4)
      inner = inner[inner.index(after: colon)...]
    }
    guard words.contains(where: TransitionWords.trackers.contains),
      let arrows = ArrowText(String(inner)), arrows.sides.count >= 3
    else { return [] }
    let sides = arrows.sides.compactMap { ArrowSide($0, known: known) }
    guard sides.count == arrows.sides.count,
      sides.allSatisfy({ Names.wordCount($0.name) <= 2 })
    else { return [] }
    return edges(arrows, sides: sides, tail: "", remarksTrigger: false)
  }

  /// The innermost parentheses around the first arrow, and what stands before them.
  private static func partWithArrows(_ text: String) -> (before: String, inner: Substring)? {
    var open: String.Index?
    for index in text.indices {
      if text[index] == "(" || text[index] == "（" {
        open = index
      } else if text[index] == ")" || text[index] == "）", let start = open {
        let inner = text[text.index(after: start)..<index]
        if inner.utf8.count > 8, ArrowText(String(inner)) != nil {
          return (String(text[..<start]), inner)
        }
        open = nil
      }
    }
    return nil
  }

  private func isTrigger(_ label: String) -> Bool {
    let words = Names.words(label)
    return words.first == "on" || FlowSteps.kind(of: label) == .action
      || EventName.isIdentifier(label) && label.contains("_") || isControl
  }

  // MARK: - Chains of states

  /// A chain whose sides the document declares as states, wherever it stands.
  private func declaredChain(_ arrows: ArrowText, tail: String) -> [EdgeDraft]? {
    guard !known.isEmpty else { return nil }
    var sides: [ArrowSide] = []
    for (index, text) in arrows.sides.enumerated() {
      let isLast = index == arrows.sides.count - 1
      let name = isLast ? bare(text) : text
      if isLast, let first = choices(in: text)?.names.first {
        sides.append(ArrowSide(known: first))
      } else if let side = ArrowSide(name, known: known), side.isKnown || side.isAny,
        isWhole(name, side)
      {
        sides.append(side)
      } else if index > 1, isLast, let side = beginning(of: text) {
        sides.append(side)
      } else if isLast, let side = endWithOccasion(text) {
        sides.append(side)
      } else if let first = states(in: name).first {
        sides.append(ArrowSide(known: first))
      } else {
        return nil
      }
    }
    guard sides.contains(where: \.isKnown), Names.key(sides[0].name) != Names.key(sides[1].name)
    else { return nil }
    return edges(arrows, sides: sides, tail: tail)
  }

  /// After two declared names, "Connected demo path" may begin with the third.
  func beginning(of text: String) -> ArrowSide? {
    if let side = wideBeginning(of: text) { return side }
    let words = text.split(separator: " ")
    guard (2...5).contains(words.count) else { return nil }
    for count in [2, 1] where count < words.count {
      let head = words[..<count].joined(separator: " ")
      if known.name(of: head) != nil { return ArrowSide(head, known: known) }
    }
    return nil
  }

  /// Without a heading that speaks of transitions, a side says nothing but the name.
  private func isWhole(_ text: String, _ side: ArrowSide) -> Bool {
    Names.wordCount(text) <= Names.wordCount(side.name) + 1 + (side.remark == nil ? 0 : 12)
  }

  /// A chain below a heading or behind a label that says what it is.
  func chain(_ arrows: ArrowText, tail: String) -> [EdgeDraft] {
    if arrows.changesNumber, !isKnown(arrows.sides[0]) { return [] }
    var sides: [ArrowSide] = []
    for (index, text) in arrows.sides.enumerated() {
      let isLast = index == arrows.sides.count - 1
      if isLast, let first = choices(in: text)?.names.first {
        sides.append(ArrowSide(known: first))
        continue
      }
      if isActInChain(isLast ? bare(text) : text, arrows) {
        return alternating(arrows, tail: tail)
      }
      if isLast, let side = wideBeginning(of: text) {
        sides.append(side)
        continue
      }
      let name = isLast ? bare(text) : text
      // "Idle/Active/Unsaved": several names are longer than one may be.
      guard
        let side = ArrowSide(name, known: known)
          ?? states(in: name).first.map({ ArrowSide(known: $0) })
      else { return [] }
      sides.append(side)
    }
    // "rows are new → the bar slides back up": a clause is no name.
    if !sides.contains(where: \.isKnown),
      sides.contains(where: { Names.wordCount($0.name) > 4 && $0.name.first?.isLowercase == true })
    {
      return []
    }
    // "Play → renders the map → Map": a verb and its object are what happens on the way.
    if sides.contains(where: { !$0.isKnown && Self.isDeed($0.name) }) { return [] }
    return edges(arrows, sides: sides, tail: tail)
  }

  /// Whether a name is a verb in small letters before an article: "renders the map".
  private static func isDeed(_ name: String) -> Bool {
    guard name.first?.isLowercase == true else { return false }
    let words = Names.words(name)
    if words.count > 1, deeds.contains(words[0]) { return true }
    return words.count > 2 && ["the", "a", "an"].contains(words[1])
  }

  /// Three or more names in quotation marks below a heading about status: `"Queued" → "Sent" → "Read"`.
  private func quotedChain(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard arrows.sides.count >= 3, isAboutProgress,
      arrows.sides.allSatisfy({ "\"“「『‘«".contains($0.first ?? " ") })
    else { return nil }
    let sides = arrows.sides.compactMap { ArrowSide($0, known: known) }
    guard sides.count == arrows.sides.count else { return nil }
    return edges(arrows, sides: sides, tail: "", remarksTrigger: false)
  }

  /// Whether the nearest headings speak of status, phases or states.
  private var isAboutProgress: Bool {
    context.scope(of: line.node).suffix(2).contains { title in
      Names.hasWord(title, in: TransitionWords.progress)
        || TransitionWords.progressMarks.contains(where: title.contains)
    }
  }

  func edges(
    _ arrows: ArrowText, sides: [ArrowSide], tail: String, remarksTrigger: Bool = true
  ) -> [EdgeDraft] {
    let steps = arrows.steps
    let last = sides.count - 1
    let isRound = isRound(arrows, sides, tail: tail)
    var result: [EdgeDraft] = []
    for step in steps {
      // "A ⇄ B ⇄ C", where C is read as B: no name leads to and from itself.
      if arrows.joints[min(step.from, step.to)].direction == .mutual,
        Names.key(sides[step.from].name) == Names.key(sides[step.to].name)
      {
        continue
      }
      if step.to == last, let ways = ways(from: sides[step.from], arrows, step, tail: tail) {
        result += ways
        continue
      }
      var edge = draft(sides[step.from], sides[step.to])
      let ends = patterns(arrows, step)
      if let label = step.label {
        edge = edge.triggered(by: label, origin)
      } else if step.to == last || step.from == last || isRound {
        edge = edge.annotated(tail: trigger(of: arrows, tail), origin)
        if remarksTrigger, edge.trigger == nil, let remark = sides[last].remark {
          edge = edge.annotated(tail: remark, origin)
        }
        if tail.isEmpty, edge.trigger == nil, let when = occasion(behind: sides[last], arrows) {
          edge = edge.triggered(by: TailWords.bare(when), origin)
        }
      }
      result += ends.isEmpty ? [edge] : edge.spread(over: ends)
    }
    return result
  }

  // MARK: - Triggers and targets

  /// "Mouse leave → Default" below a heading that names the state which is left.
  private func exits(
    of source: NameReference?, _ arrows: ArrowText, tail: String
  ) -> [EdgeDraft] {
    if tail.isEmpty, let edge = turned(arrows, from: source) { return [edge] }
    let from = ArrowSide(arrows.sides[0], known: known)
    let isSource = from.map { Names.key($0.name) } == source.map { Names.key($0.text) }
    if let from, from.isKnown || from.isAny || isSource,
      isSource || !Self.isNamedForTarget(arrows, known: known)
    {
      return chain(arrows, tail: tail)
    }
    guard arrows.joints.allSatisfy({ $0.direction == .forward }) else { return [] }
    // "Error → stays here" leads back to where it began.
    if let source, arrows.sides.count == 2, StateCell.tellsStay(arrows.sides[1]),
      !isKnown(arrows.sides[1])
    {
      let edge = EdgeDraft(source: source, target: source, origin: origin)
      return [edge.triggered(by: arrows.sides[0], origin)]
    }
    let targets = arrows.sides.dropFirst().map { side in
      ArrowSide(side, known: known)
        ?? choices(in: side)?.names.first.map { ArrowSide(known: $0) }
    }
    let hasKnown = targets.contains { $0?.isKnown == true }
    var result: [EdgeDraft] = []
    var current = source
    for target in targets {
      // What lies between the trigger and a known state is what happens on the way.
      guard let target, target.isKnown || !hasKnown else { continue }
      guard isTarget(target) else { return [] }
      for choice in alternatives(target, arrows) {
        var edge = EdgeDraft(
          source: current, target: NameReference(text: choice.name, origin: origin), origin: origin)
        if result.isEmpty || current?.text == source?.text {
          edge = edge.triggered(by: arrows.sides[0], origin)
        }
        edge.note(remark: choice.remark, origin)
        result.append(timed(edge))
      }
      current = NameReference(text: target.name, origin: origin)
    }
    return result
  }

  /// An act of a person, or an event in capitals, and what it leads to: "Tap row → opens Detail".
  private func moves(_ arrows: ArrowText) -> [EdgeDraft] {
    if let edges = stay(arrows) { return edges }
    if arrows.sides.count == 2, let names = choices(in: arrows.sides[1])?.names {
      return names.flatMap { moves(arrows.withLast($0)) }
    }
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      let target = ArrowSide(arrows.sides[1], known: known), isTarget(target, of: arrows),
      target.isKnown || !Self.tellsEffect(arrows.sides[1])
    else { return [] }
    let trigger = target.isKnown ? lastSentence(of: arrows.sides[0]) : arrows.sides[0]
    let isEvent = EventName.isEvent(trigger) && known.name(of: trigger) == nil
    if isEvent, target.isKnown || target.isMove || Names.wordCount(target.name) <= 3 {
      return [draft(nil, target).triggered(by: trigger, origin)]
    }
    if target.isKnown, Self.tellsRest(trigger) {
      let edge = EdgeDraft(
        source: places.source(of: line), target: NameReference(text: target.name, origin: origin),
        origin: origin)
      return [timed(edge.triggered(by: trigger, origin))]
    }
    if target.isKnown, target.isMove, let source = condition(trigger) {
      let edge = EdgeDraft(
        source: source, target: NameReference(text: target.name, origin: origin), origin: origin)
      return [timed(edge.triggered(by: trigger, origin))]
    }
    let isAnswer = target.isKnown && isAnswerOfItem(trigger, to: target.name)
    let isOccasion = target.isKnown && tellsOccasion(trigger) && places.source(of: line) != nil
    guard
      isAct(trigger) || isAnswer || isOccasion
        || target.isKnown && (isControl || isChoice(trigger) || isMarkedExit(arrows, to: target)),
      let source = places.source(of: line) ?? screen(leftFor: target)
        ?? page(leftFor: target, trigger),
      target.isKnown || target.isMove || TransitionWords.namesSurface(target.name)
        || Self.namesControl(trigger) && target.name.first?.isLowercase == false
    else { return [] }
    let edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin)
    return [timed(edge.triggered(by: trigger, origin))]
  }

  /// Whether what stands before the arrow is set as the name of a control: "`Back` → Title", "「戻る」→ Title".
  private var isControl: Bool {
    let document = context.document
    if document.span(at: line.text.lowerBound, of: line.node, in: .code) != nil { return true }
    let text = document.string(plain: line.text)
    return text.first.map { "\"“「『«„".contains($0) } ?? false
  }

  /// Whether a few words stand below the item of one state and lead to another: "Deny → Profile".
  private func isAnswerOfItem(_ trigger: String, to target: String) -> Bool {
    guard let item = places.itemAround(line) else { return false }
    return Names.wordCount(trigger) <= 4 && known.name(of: trigger) == nil
      && Names.key(item.text) != Names.key(target)
  }

  /// The screen in whose section a control stands that leads to another.
  private func screen(leftFor target: ArrowSide) -> NameReference? {
    guard target.isKnown || target.isMove, let screen = places.screen(of: line),
      Names.key(screen.text) != Names.key(target.name)
    else { return nil }
    let isScreen =
      target.isKnown
      || Names.words(target.name).last.map(TransitionWords.screenNouns.contains) == true
      || TransitionWords.surfaceMarks.contains(where: target.name.hasSuffix)
    return isScreen ? screen : nil
  }

  /// The state that a condition ends with: "If the saved state was Playing".
  private func condition(_ text: String) -> NameReference? {
    let words = text.split(separator: " ")
    guard (3...14).contains(words.count), let first = words.first,
      TransitionWords.occasions.contains(first.lowercased()),
      !words.contains(where: { TransitionWords.negations.contains($0.lowercased()) })
    else { return nil }
    for count in [3, 2, 1] where count < words.count {
      guard let name = known.name(of: words.suffix(count).joined(separator: " ")) else { continue }
      let verb = words[words.count - count - 1].lowercased()
      guard TransitionWords.states.contains(verb) || TransitionWords.origins.contains(verb) else {
        continue
      }
      return Names.key(name).isEmpty ? nil : NameReference(text: name, origin: origin)
    }
    return nil
  }

  func isAct(_ text: String) -> Bool {
    FlowSteps.beginsWithGesture(text) || Self.namesControl(text)
      || TransitionWords.controls.contains(Names.firstWord(text) ?? "")
      || TransitionWords.controlMarks.contains(where: text.hasSuffix)
  }

  // MARK: - Parts

  func draft(_ from: ArrowSide?, _ to: ArrowSide) -> EdgeDraft {
    let source = from.flatMap { side in
      side.isAny ? nil : NameReference(text: side.name, origin: origin)
    }
    return timed(
      EdgeDraft(
        source: source, target: NameReference(text: to.name, origin: origin), origin: origin))
  }

  func timed(_ edge: EdgeDraft) -> EdgeDraft {
    var edge = edge
    let fact = durations.first(in: origin.range)
    edge.duration = fact?.quantity
    edge.durationOrigin = fact?.origin
    return edge
  }
}
