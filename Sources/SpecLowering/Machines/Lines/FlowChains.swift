import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of screens below headings about flows in which acts stand between the screens, "Home → tap camera →
/// Scanner", "Cart → (tap Pay) → Address", or a label before them: "**Guest:** Splash → Welcome → Home".
struct FlowChains {
  private let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  struct Line {
    var chain: FlowChain
    var line: TextLine
    var origin: Origin
  }

  /// Adds the changes of all such chains that no other form has read.
  ///
  /// - Complexity: O(lines) below headings about flows.
  func collect(into drafts: inout MachineDrafts) {
    var known: KnownStates?
    var read: Set<UInt32>?
    var found: [MatrixDraft] = []
    let labelled = sectionsWithLabels
    let named = document.sections.indices.map { Self.namesFlow(document.title(ofSection: $0)) }
    for section in document.sections.indices.dropFirst() {
      let isOfFlow = isOfFlow(section, named)
      guard isOfFlow || labelled.contains(section) else { continue }
      let own = context.lines(in: document.sections[section].ownNodes)
      let lines = own.filter { mayHoldChain($0) && (isOfFlow || isLabelled($0)) }
      guard !lines.isEmpty else { continue }
      let isJourney = CourseWords.areNamed(document.title(ofSection: section))
      let names = known ?? KnownStates(drafts)
      let told = read ?? drafts.readLines
      (known, read) = (names, told)
      let chains = lines.flatMap { line -> [Line] in
        let origin = context.origin(plain: line.text)
        guard !told.contains(origin.range.start) else { return [] }
        return self.chains(line, names, isJourney).map {
          Line(chain: $0, line: line, origin: origin)
        }
      }
      let accepted = accepted(chains, isJourney)
      guard let first = accepted.first else { continue }
      let edges = accepted.flatMap { line in line.chain.edges(line.origin) }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: first.origin,
          edges: edges + branches(of: accepted, in: own, told)))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Places

  /// The sections in which a label says that a chain is a flow: "**Screen flow:** Seats → Extras → Payment".
  private var sectionsWithLabels: Set<Int> {
    var result: Set<Int> = []
    for (index, line) in context.lines.enumerated()
    where line.isStrongLabel && context.mayHoldArrow(index) && isLabelled(line) {
      result.insert(Int(document.nodes[line.node].section))
    }
    return result
  }

  /// Whether a label names a flow of the interface.
  private func isLabelled(_ line: TextLine) -> Bool {
    guard line.isStrongLabel, let label = line.label, label.count <= 40, mayHoldChain(line) else {
      return false
    }
    let words = Names.words(document.string(plain: label))
    if words.count == 1, Self.sequels.contains(words[0]), isBehindFormer(line) { return true }
    return words.count == 2 && Self.flowNouns.contains(words[1]) && Self.shown.contains(words[0])
      && !Self.isTechnical(document.title(ofSection: Int(document.nodes[line.node].section)))
  }

  /// Whether a line "**Before:** …" with a chain of its own stands above one "**After:** …" in the same section.
  private func isBehindFormer(_ line: TextLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    return context.lines(in: document.sections[section].ownNodes).contains { other in
      other.node < line.node && other.isStrongLabel
        && other.label.map {
          Self.former.contains(document.string(plain: $0).lowercased())
        } ?? false && ArrowGlyph.mayOccur(in: document.plain, other.value)
    }
  }

  private static let former: Lexicon = [
    "before", "vorher", "avant", "antes", "prima", "voorheen", "変更前", "之前", "변경 전",
  ]
  private static let sequels: Lexicon = [
    "after", "nachher", "après", "después", "depois", "dopo", "nu", "変更後", "之后", "변경 후",
  ]

  private static let flowNouns: Lexicon = ["flow", "flows", "order", "sequence", "path", "chain"]
  /// What such a flow leads through.
  private static let shown: Lexicon = ["screen", "screens", "page", "pages", "navigation", "view"]

  /// Whether the heading of a section, or the one above it, is about flows through the app.
  ///
  /// - Parameter named: whether the title of each section names flows.
  private func isOfFlow(_ section: Int, _ named: [Bool]) -> Bool {
    let parent = Int(document.sections[section].parent)
    let isBelow = !named[section] && parent > 0 && named[parent]
    guard named[section] || isBelow, !Self.isTechnical(document.title(ofSection: section)) else {
      return false
    }
    return named[section] || !Self.isTechnical(document.title(ofSection: parent))
  }

  private static func namesFlow(_ title: String) -> Bool {
    Names.hasWord(title, in: flows) || CourseWords.areNamed(title)
  }

  /// Whether a heading is about systems, data or the making of the product; "Create an event" is not.
  static func isTechnical(_ title: String) -> Bool {
    Names.hasWord(title, in: parts)
  }

  /// Words for parts of systems that are nothing else.
  private static let parts = TransitionWords.systems.union(TransitionWords.machinery)
    .subtracting(everyday)

  /// Words for parts of systems that are also things in apps.
  private static let everyday: Lexicon = [
    "event", "file", "files", "export", "tab", "release", "import", "folder", "queue", "service",
    "browser", "store",
  ]

  private static let flows = WizardSteps.journeys.union([
    "navigation", "path", "paths", "walkthrough", "abläufe", "flussi",
  ])

  private func mayHoldChain(_ line: TextLine) -> Bool {
    (line.holder == .paragraph || line.holder == .item && line.depth == 1)
      && line.text.count <= 400 && ArrowGlyph.mayOccur(in: document.plain, line.value)
  }

  // MARK: Chains

  /// The chains of a section that tell of screens: those with acts of a person and those behind labels that are long
  /// enough, and shorter ones between the same names.
  ///
  /// - Parameter isJourney: whether the heading speaks of ways through the app, so that labelled chains that share a
  ///   name, or two of titles behind bold labels, are such ways whatever their labels say.
  private func accepted(_ lines: [Line], _ isJourney: Bool) -> [Line] {
    let acts = lines.reduce(0) { $0 + $1.chain.acts }
    let keys = lines.map { line in line.chain.names.map { Names.key($0) } }
    let titled = lines.count { $0.line.isStrongLabel && $0.chain.isOfPlaces }
    let numbered = isJourney ? numberedWays(lines) : []
    let firm = lines.indices.filter { index in
      let line = lines[index]
      if isJourney, line.line.label != nil, isShared(index, keys) { return true }
      if isJourney, line.line.isStrongLabel, titled > 1, line.chain.isOfPlaces { return true }
      if numbered.contains(index) { return true }
      return line.chain.acts > 0 ? acts > 1 : tellsWay(line.line) && line.chain.isOfPlaces
    }
    var names = Set(firm.flatMap { keys[$0] })
    guard names.count > 1 else { return [] }
    // What happens by itself between two screens joins up with what somebody does.
    let loose = lines.indices.filter { lines[$0].chain.names.count < lines[$0].chain.sides }
    for _ in 0..<2 {
      for index in loose where keys[index].contains(where: names.contains) {
        names.formUnion(keys[index])
      }
    }
    let told = Set(firm.map { lines[$0].origin.range.start })
    return lines.indices.filter { index in
      let line = lines[index]
      if line.chain.names.count < line.chain.sides || line.chain.hasActsBehindNames {
        return keys[index].contains(where: names.contains)
      }
      return line.line.label != nil
        && (keys[index].allSatisfy(names.contains) || told.contains(line.origin.range.start)
          || isJourney && keys[index].first.map(names.contains) == true)
    }.map { lines[$0] }
  }

  /// Whether the label says itself that a way follows: "**Happy path:**".
  private func tellsWay(_ line: TextLine) -> Bool {
    guard let text = line.label.map(document.string(plain:)) else { return false }
    return Names.words(text).last.map(Self.labels.contains) == true || Self.namesWay(text)
  }

  /// Whether words name a way through the app, set in bold or not: "Checkout flow", "Flujo de compra", "Setup wizard".
  static func namesWay(_ text: String) -> Bool {
    guard text.utf8.count <= 48, case let words = Names.words(text), (2...5).contains(words.count),
      !isTechnical(text)
    else { return false }
    return WizardSteps.journeys.contains(words[words.count - 1])
      || WizardSteps.journeys.contains(words[0]) || ["path", "wizard"].contains(words.last)
  }

  /// Whether a chain of three names or more and another one of the section have a name in common.
  private func isShared(_ index: Int, _ keys: [[String]]) -> Bool {
    keys[index].count > 2
      && keys.indices.contains { other in
        other != index && keys[other].contains(where: keys[index].contains)
      }
  }

  /// "Retake → Scanner" below the item of a chain, whose last screen it leaves.
  private func branches(
    of chains: [Line], in lines: ArraySlice<TextLine>, _ told: Set<UInt32>
  ) -> [EdgeDraft] {
    var names = Set(chains.flatMap(\.chain.names).map { Names.key($0) })
    var ends: [Int: String] = [:]
    for chain in chains { ends[chain.line.node] = chain.chain.names.last }
    var current: String?
    var result: [EdgeDraft] = []
    for line in lines where line.holder == .item {
      let text = document.string(plain: line.text)
      if line.depth == 1 {
        current = ends[line.node] ?? (names.contains(Names.key(text)) ? text : nil)
      } else if line.depth == 2, let source = current, let arrows = ArrowText(text),
        arrows.sides.count == 2, arrows.joints[0].direction == .forward,
        let target = ArrowSide(arrows.sides[1], known: KnownStates()),
        target.name.first?.isUppercase == true, Names.wordCount(target.name) <= 3,
        !names.contains(Names.key(arrows.sides[0]))
      {
        let origin = context.origin(plain: line.text)
        guard !told.contains(origin.range.start) else { continue }
        names.insert(Names.key(target.name))
        result.append(
          EdgeDraft(
            source: NameReference(text: source, origin: origin),
            target: NameReference(text: target.name, origin: origin), origin: origin
          ).triggered(by: arrows.sides[0], origin))
      }
    }
    return result
  }
}

/// A chain of names with what happens between them.
struct FlowChain {
  /// The names in order.
  private(set) var names: [String] = []
  /// What leads to each name; `nil` for the first, and where nothing is said.
  private var triggers: [String?] = []
  /// The question before each name whose answer leads to it.
  private var questions: [String?] = []
  /// How many of these are acts of a person or stand in parentheses.
  private(set) var acts = 0
  /// Whether an act stands in parentheses behind a name, and leads on from it.
  private(set) var hasActsBehindNames = false
  /// The number of sides of its arrows.
  let sides: Int

  /// Reads a chain that begins and ends with a name; `nil` where a side is neither a name nor what happens.
  ///
  /// - Parameters:
  ///   - areEndsMarked: whether of three sides the outer ones are set apart as names, and the inner one is not.
  ///   - takesLabels: whether words that stand on an arrow tell an act.
  init?(
    _ arrows: ArrowText, known: KnownStates, areEndsMarked: Bool = false, takesLabels: Bool = false
  ) {
    sides = arrows.sides.count
    guard (2...16).contains(sides), Self.isForward(arrows, takesLabels) else { return nil }
    if takesLabels { acts = arrows.joints.count { $0.label != nil } }
    let areRequests = Doings.areRequests(arrows.sides)
    let isMarked = areEndsMarked && Self.isRemark(arrows.sides[1], known)
    var pending: String?
    var question: String?
    var isLed = false
    for (index, text) in arrows.sides.enumerated() {
      if index > 0, let label = arrows.joints[index - 1].label { pending = label }
      if FlowWords.asks(text), !Self.isOptional(index, of: arrows, known) {
        guard pending == nil, question == nil, !names.isEmpty else { return nil }
        question = ArrowSide.unwrapped(text)
        continue
      }
      if question != nil, pending == nil, FlowWords.isAnswer(text) {
        pending = ArrowSide.unwrapped(text)
        acts += 1
        continue
      }
      if isMarked && index != 1 || areRequests && index > 0 && index + 1 < sides {
        append(ArrowSide.unwrapped(text), pending, nil)
        pending = nil
        continue
      }
      let isBetween =
        sides == 3 && index == 1 && (isMarked || Self.isAct(text, between: arrows.sides, known))
      let isAct =
        isMarked || FlowSteps.kind(of: text) == .action || text.first?.isLowercase != true
      let read = isBetween ? (nil, text, isAct) : Self.part(text, known)
      guard let part = read else { return nil }
      if let happening = part.happening {
        // "open app → Today": how the way begins, where all names are known.
        if names.isEmpty, pending == nil, part.name == nil, index == 0, sides > 2 {
          isLed = true
          continue
        }
        guard pending == nil, !names.isEmpty else { return nil }
        pending = happening
        if part.isAct { acts += 1 }
      }
      guard let name = part.name else { continue }
      append(name, pending, question)
      (pending, question) = (nil, nil)
      if part.happening == nil, index + 1 < sides, let act = Self.act(behind: text, known) {
        pending = act
        hasActsBehindNames = true
        acts += 1
      }
    }
    if question == nil, Self.endsWithAct(arrows) { pending = nil }
    guard pending == nil, question == nil, names.count > 1,
      !isLed || names.allSatisfy({ known.name(of: $0) != nil }),
      zip(names, names.dropFirst()).allSatisfy({ Names.key($0) != Names.key($1) })
    else { return nil }
  }

  /// Whether the last side is in small letters: "Bookings → Booking → cancel" ends with an act that leads to nothing.
  private static func endsWithAct(_ arrows: ArrowText) -> Bool {
    arrows.sides.count > 2 && arrows.sides.last?.first?.isLowercase == true
  }

  /// The act in parentheses behind a name, which leads on from it: "Basket (tap Pay) → Address".
  private static func act(behind text: String, _ known: KnownStates) -> String? {
    let whole = ArrowSide.unwrapped(text)
    guard let remark = StateName.splitQualifier(whole).qualifier, known.name(of: whole) == nil,
      FlowSteps.kind(of: remark) == .action
    else { return nil }
    return remark
  }

  private mutating func append(_ name: String, _ trigger: String?, _ question: String?) {
    names.append(name)
    triggers.append(trigger)
    questions.append(question)
  }

  /// Whether all arrows point on, with words on none but those behind a question, unless all may have them.
  private static func isForward(_ arrows: ArrowText, _ takesLabels: Bool) -> Bool {
    arrows.joints.indices.allSatisfy { index in
      let joint = arrows.joints[index]
      return joint.direction == .forward && !joint.isGap
        && (joint.label == nil || takesLabels || FlowWords.asks(arrows.sides[index]))
    }
  }

  /// Whether a side with a question mark is a screen that may be left out, and no question that an answer follows.
  private static func isOptional(
    _ index: Int, of arrows: ArrowText, _ known: KnownStates
  ) -> Bool {
    guard let name = OptionalScreens.name(of: arrows.sides[index]), known.name(of: name) != nil
    else { return false }
    return index + 1 == arrows.sides.count
      || arrows.joints[index].label == nil && !FlowWords.isAnswer(arrows.sides[index + 1])
  }

  /// Whether three or more names stand in it, most of them set as titles: "Apply filters → Look further" is what
  /// somebody does.
  var isOfPlaces: Bool {
    names.count > 2 && names.count { !TransitionWords.isTitled($0) } * 3 <= names.count
  }

  /// The changes between the names.
  func edges(_ origin: Origin) -> [EdgeDraft] {
    names.indices.dropFirst().map { index in
      var edge = EdgeDraft(
        source: NameReference(text: names[index - 1], origin: origin),
        target: NameReference(text: names[index], origin: origin), origin: origin)
      if let question = questions[index] {
        let answer = triggers[index].map { " \($0)" } ?? ""
        edge.limit(to: question + answer, origin)
      }
      guard let trigger = triggers[index], questions[index] == nil || !FlowWords.isAnswer(trigger)
      else { return edge }
      return edge.triggered(by: trigger, origin)
    }
  }

  /// A change with its trigger between the names.
  typealias Step = (from: String, trigger: String, to: String)

  /// "Bag → checkout → Pay" as one change; `nil` where three names may stand there.
  static func step(_ arrows: ArrowText, known: KnownStates) -> Step? {
    guard arrows.sides.count == 3,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap }),
      isAct(arrows.sides[1], between: arrows.sides, known),
      let from = name(ArrowSide.unwrapped(arrows.sides[0]), known),
      let to = name(ArrowSide.unwrapped(arrows.sides[2]), known)
    else { return nil }
    return (from, arrows.sides[1], to)
  }

  /// Whether the words between two names tell what leads on: a label in quotation marks, or a word in lower case.
  private static func isAct(
    _ text: String, between sides: [String], _ known: KnownStates
  ) -> Bool {
    guard let first = text.first, text.utf8.count <= 80,
      first.isLowercase || first == "\"" || first == "“",
      known.name(of: StateName.splitQualifier(ArrowSide.unwrapped(text)).name) == nil
    else { return false }
    return sides[0].first?.isUppercase == true && sides[2].first?.isUppercase == true
  }

  /// Whether plain words between two marked names tell what leads on, and are no name themselves.
  private static func isRemark(_ text: String, _ known: KnownStates) -> Bool {
    !TransitionWords.isTitled(text) && text.utf8.count <= 160
      && known.name(of: StateName.splitQualifier(ArrowSide.unwrapped(text)).name) == nil
  }

  private typealias Part = (name: String?, happening: String?, isAct: Bool)

  /// A side as a name, as what happens, or as both: "(subscribe) Home".
  private static func part(_ text: String, _ known: KnownStates) -> Part? {
    if let open = text.first, open == "(" || open == "[",
      let close = text.firstIndex(of: open == "(" ? ")" : "]")
    {
      let inner = StateName.trimmed(String(text[text.index(after: text.startIndex)..<close]))
      let rest = StateName.trimmed(String(text[text.index(after: close)...]))
      guard !inner.isEmpty, inner.contains(where: \.isLetter) else { return nil }
      if rest.isEmpty { return (nil, inner, true) }
      return name(rest, known).map { ($0, inner, true) }
    }
    let (bare, _) = StateName.splitQualifier(ArrowSide.unwrapped(text))
    if let name = known.name(of: bare) { return (name, nil, false) }
    let isTitle = TransitionWords.isTitled(bare) && Names.wordCount(bare) > 1
    if FlowSteps.kind(of: bare) == .action,
      !isTitle || bare.contains("\"") || Names.firstWord(bare).map(gestures.contains) == true
    {
      return (nil, ArrowSide.unwrapped(text), true)
    }
    if bare.first?.isLowercase == true,
      (2...8).contains(Names.wordCount(bare)) || FlowSteps.isAct(bare)
    {
      return (nil, bare, false)
    }
    return name(bare, known).map { ($0, nil, false) }
  }

  /// What fingers do: "Press Enter" is no screen, as "Pick Language" may be.
  private static let gestures: Lexicon = [
    "tap", "taps", "click", "clicks", "press", "presses", "swipe", "swipes", "type", "types",
    "drag",
    "hit",
  ]

  private static func name(_ text: String, _ known: KnownStates) -> String? {
    guard text.first.map({ $0.isUppercase || !$0.isASCII }) == true else {
      return known.name(of: text)
    }
    if TransitionWords.isTitledChoice(text) { return text }
    guard let names = HeldNames.split(text, known: known), names.count == 1 else { return nil }
    return names[0]
  }
}
