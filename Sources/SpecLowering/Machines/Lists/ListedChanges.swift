import SpecModel
import SpecSyntax
import SpecText

/// Reads lists below a heading about transitions whose items put the change otherwise than an arrow alone does:
/// "Scroll to top: Compact → Expanded", "**Off to On**: the server confirms", "From Hidden to Shown when a message
/// comes"; and those of which all items say when what goes over into what, "When a message comes, go from Hidden to
/// Shown", below any heading.
///
/// That the names are states shows in the list: all items have one form, and some begin where others end.
struct ListedChanges {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Change {
    var from: String
    var to: String
    /// What triggers the change, and whether it is said to do so by its place.
    var said: String
    var isLabel: Bool
    var origin: Origin
  }

  /// Adds the changes of all such lists that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var known: KnownStates?
    var found: [MatrixDraft] = []
    let hasPairs = context.lines.contains { isPair($0) || isMove($0) }
    for section in document.sections.indices {
      let isNamed = section > 0 && isOfTransitions(section)
      guard isNamed || hasPairs else { continue }
      let items = context.lines(in: document.sections[section].ownNodes)
        .filter { item in
          item.holder == .item && item.depth == 1 && (isNamed || isPair(item) || isMove(item))
        }
      let names = known ?? KnownStates(drafts)
      known = names
      for list in lists(of: items) {
        let told = read ?? drafts.readLines
        read = told
        let changes = list.compactMap { change($0, names) }
        guard changes.count == list.count, joinUp(changes),
          isNamed || !changes.contains(where: { $0.said.isEmpty }),
          !changes.contains(where: { told.contains($0.origin.range.start) })
        else { continue }
        found.append(
          MatrixDraft(
            form: "list", isClosed: true, section: section, origin: changes[0].origin,
            edges: changes.map(edge)))
      }
    }
    ArrowEdges.merge(found, into: &drafts)
    ArrowEdges.merge(chainedLists(drafts), into: &drafts)
    ArrowEdges.merge(labelledLists(drafts), into: &drafts)
  }

  // MARK: Lists without a heading of their own

  /// Lists of three items and more "play: Idle → Playing" and nothing else, whose changes join up and half of whose names
  /// are those of states, or whose labels are names in code.
  private func labelledLists(_ drafts: MachineDrafts) -> [MatrixDraft] {
    let items = context.lines.indices.lazy.filter { index in
      let line = context.lines[index]
      return line.holder == .item && line.depth == 1 && line.label != nil
        && (5...80).contains(line.value.count) && context.mayHoldArrow(index)
        && ArrowGlyph.mayOccur(in: document.plain, line.value)
    }.map { context.lines[$0] }
    let long = lists(of: Array(items)).filter { list in
      let parent = Int(document.nodes[Int(document.nodes[list[0].node].parent)].parent)
      return list.count > 2 && document.children(of: parent).count == list.count
    }
    guard !long.isEmpty else { return [] }
    let known = KnownStates(drafts)
    let told = drafts.readLines
    return long.compactMap { list in
      let section = Int(document.nodes[list[0].node].section)
      let changes = list.compactMap { change($0, known) }
      let names = Set(changes.flatMap { [$0.from, $0.to] })
      let areEvents = list.allSatisfy { line in
        line.label.map { label in
          document.span(at: label.lowerBound, of: line.node, in: .code) != nil
            && EventName.isIdentifier(document.string(plain: label))
        } == true
      }
      guard changes.count == list.count, joinUp(changes),
        areEvents || names.count(where: { StateCues.isNameOfState($0) }) * 2 >= names.count,
        !context.isSystem(section), !BareHeadings.isOfWork(document.title(ofSection: section)),
        !changes.contains(where: { told.contains($0.origin.range.start) })
      else { return nil }
      return MatrixDraft(
        form: "list", isClosed: false, section: section, origin: changes[0].origin,
        edges: changes.map(edge))
    }
  }

  /// Lists of four items and more "Landing -> Pick (tap Start)" whose changes join up, whatever stands above them.
  private func chainedLists(_ drafts: MachineDrafts) -> [MatrixDraft] {
    let items = context.lines.indices.lazy.filter { index in
      let line = context.lines[index]
      return line.holder == .item && line.depth == 1 && (8...160).contains(line.text.count)
        && document.plain[line.text.upperBound - 1] == UInt8(ascii: ")")
        && context.mayHoldArrow(index)
    }.map { context.lines[$0] }
    let long = lists(of: Array(items)).filter { $0.count > 3 }
    guard !long.isEmpty else { return [] }
    let known = KnownStates(drafts)
    let told = drafts.readLines
    return long.compactMap { list in
      let section = Int(document.nodes[list[0].node].section)
      let changes = list.compactMap { remarked($0, known) }
      guard changes.count == list.count, joinUp(changes),
        !TransitionWords.namesSystem(document.title(ofSection: section)),
        !changes.contains(where: { told.contains($0.origin.range.start) })
      else { return nil }
      return MatrixDraft(
        form: "list", isClosed: false, section: section, origin: changes[0].origin,
        edges: changes.map(edge))
    }
  }

  /// "Landing -> Pick (tap Start)".
  private func remarked(_ line: TextLine, _ known: KnownStates) -> Change? {
    guard let arrows = ArrowText(document.string(plain: line.text)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      case let (to, remark?) = StateName.splitQualifier(arrows.sides[1])
    else { return nil }
    let names = [arrows.sides[0], to].map {
      HeldNames.split($0, known: known, mayBeSize: true, mayBeAct: true) ?? []
    }
    guard names.allSatisfy({ $0.count == 1 }), !CellVocabulary.isAny(names[1][0])
    else { return nil }
    return Change(
      from: names[0][0], to: names[1][0], said: remark, isLabel: true,
      origin: context.origin(plain: line.text))
  }

  /// Whether a line is an item that begins with "From", "Von" or "De": a test on bytes.
  private func isPair(_ line: TextLine) -> Bool {
    guard line.holder == .item, line.text.count > 10,
      Self.heads.contains(document.plain[line.text.lowerBound] | 0x20)
    else { return false }
    return Self.pairs.contains { pair in
      let start = line.text.lowerBound
      return document.plain[start] | 0x20 == pair.from.utf8.first
        && pair.from.utf8.dropFirst().enumerated().allSatisfy {
          document.plain[start + 1 + $0.offset] == $0.element
        }
    }
  }

  /// Whether a line is an item with a comma and with "from" behind it: a test on bytes.
  private func isMove(_ line: TextLine) -> Bool {
    guard line.holder == .item, (20...240).contains(line.text.count),
      let comma = ASCII.find(", ", in: document.plain, line.text)
    else { return false }
    return Self.moveMarks.contains {
      ASCII.find($0, in: document.plain, comma..<line.text.upperBound) != nil
    }
  }

  private static let moveMarks: [StaticString] = [
    " from ", " von ", " de ", " da ", " van ", " från ", " fra ", " z ",
  ]

  /// "When a message comes, go from Hidden to Shown."
  private func occasioned(_ line: TextLine, _ known: KnownStates) -> Change? {
    let text = StateName.withoutStop(document.string(plain: line.text))
    guard let first = Names.firstWord(text), TransitionWords.conjunctions.contains(first),
      text.lowercased().hasPrefix(first + " "), let comma = text.lastIndex(of: ","),
      case let clause = StateName.trimmed(String(text[..<comma].dropFirst(first.count))),
      case let rest = StateName.trimmed(String(text[text.index(after: comma)...])),
      !clause.isEmpty
    else { return nil }
    for pair in Self.pairs {
      guard let (head, tail) = TextSplit.halves(of: rest, at: " " + pair.from),
        let (from, to) = TextSplit.halves(of: tail, at: pair.to),
        case let verbs = Names.words(head),
        (1...4).contains(verbs.count), verbs.contains(where: Self.goings.contains)
      else { continue }
      // "from Rest back to Set"
      let end = Self.ways.suffix(of: from.lowercased()).map { $0.count } ?? 0
      return change(String(from.dropLast(end)), to, clause, isLabel: true, line, known)
    }
    return nil
  }

  private static let ways: Phrases = [
    " back", " over", " again", " straight", " directly", " on", " zurück", " wieder", " direkt",
    " de vuelta", " de volta", " di nuovo", " terug", " weer",
  ]

  /// "Shut becomes Opening when somebody comes", "On wind, Still turns into Turning", "Open wechselt zu Shut nach 5 s".
  private func becoming(_ line: TextLine, _ known: KnownStates) -> Change? {
    let text = StateName.withoutStop(document.string(plain: line.text))
    guard let verb = Self.becomings.first(where: { text.contains($0) }),
      verb != " to " || FlowSteps.kind(of: text) != .action,
      let (head, rest) = TextSplit.halves(of: text, at: verb)
    else { return nil }
    var (from, cause): (String, String?) = (head, nil)
    if let comma = head.lastIndex(of: ","), let first = Names.firstWord(head),
      Self.occasions.contains(first)
    {
      from = StateName.trimmed(String(head[head.index(after: comma)...]))
      cause = StateName.trimmed(String(head[..<comma].dropFirst(first.count)))
    }
    guard Names.wordCount(from) <= 3 else { return nil }
    let words = rest.split(separator: " ")
    let joint = words.indices.dropFirst().prefix(5).first {
      Self.occasions.contains(words[$0].lowercased())
    }
    let target = words[..<(joint ?? words.endIndex)].joined(separator: " ")
    let name = target.hasSuffix(",") ? String(target.dropLast()) : target
    if let joint, cause == nil {
      // "after 5 s" is no more than the time with its preposition.
      let isBare = Self.dropped.contains(words[joint].lowercased())
      cause = words[(isBare ? joint + 1 : joint)...].joined(separator: " ")
    }
    return change(from, name, cause ?? "", isLabel: true, line, known)
  }

  private static let becomings = [
    " becomes ", " turns into ", " changes to ", " changes into ", " goes to ", " goes into ",
    " moves to ", " switches to ", " wird zu ", " wechselt zu ", " wechselt in ", " geht in ",
    " devient ", " passe à ", " se vuelve ", " pasa a ", " torna-se ", " passa a ", " diventa ",
    " wordt ", " gaat naar ", " menjadi ", " to ",
  ]
  /// Those of the words before what brings a change about that are no part of it.
  private static let dropped = TransitionWords.conjunctions.union(["on", "upon", "bei", "beim"])
  /// Words behind a target before what brings the change about.
  private static let occasions = TransitionWords.occasions.union(TransitionWords.conjunctions)
    .union(["after", "on", "upon", "as", "bei", "à", "al", "op", "bij", "setelah"])

  /// Verbs that say that something goes over from one state into another.
  private static let goings: Lexicon = [
    "go", "goes", "move", "moves", "switch", "switches", "change", "changes", "transition",
    "transitions", "step", "steps", "jump", "jumps", "pass", "passes", "wechsle", "wechselt",
    "wechseln", "geht", "passer", "passe", "passez", "va", "pasar", "pasa", "cambia", "cambiar",
    "ir", "passar", "muda", "mudar", "passare", "cambiare", "ga", "gaat", "schakelt", "wissel",
    "wisselt", "växla", "växlar", "przejdź", "przechodzi",
  ]

  /// The first bytes of "from", "von", "de" and "z".
  private static let heads: [UInt8] = [0x66, 0x76, 0x64, 0x7A]

  /// The prepositions before both ends of a change.
  private static let pairs: [(from: String, to: String)] = [
    ("from ", " to "), ("von ", " nach "), ("von ", " zu "), ("de ", " a "), ("de ", " à "),
    ("da ", " a "), ("van ", " naar "), ("från ", " till "), ("fra ", " til "), ("z ", " do "),
  ]

  private func isOfTransitions(_ section: Int) -> Bool {
    let heading = Int(document.sections[section].heading)
    let subject = LineSubject.read(
      document.plainText(of: heading), in: context, source: nil, known: KnownStates())
    guard case .transitions = subject else { return false }
    return !TransitionWords.namesSystem(document.title(ofSection: section))
  }

  /// The items list by list, in document order.
  private func lists(of items: [TextLine]) -> [[TextLine]] {
    var result: [[TextLine]] = []
    var last: Int32 = -1
    for line in items {
      let list = document.nodes[Int(document.nodes[line.node].parent)].parent
      if list == last { result[result.count - 1].append(line) } else { result.append([line]) }
      last = list
    }
    return result.filter { $0.count > 1 && $0.count <= 40 }
  }

  /// Whether some changes begin where others end, and no more names occur than so many changes can join.
  private func joinUp(_ changes: [Change]) -> Bool {
    let sources = Set(changes.map { Names.key($0.from) })
    let targets = Set(changes.map { Names.key($0.to) })
    let areSizes = changes.flatMap { [$0.from, $0.to] }.allSatisfy { name in
      Names.words(name).allSatisfy(TransitionWords.sizes.contains)
    }
    return changes.count > 1 && !areSizes && !sources.isDisjoint(with: targets)
      && sources.union(targets).count <= changes.count + 1
      && changes.allSatisfy { Names.key($0.from) != Names.key($0.to) }
  }

  private func edge(_ change: Change) -> EdgeDraft {
    let edge = EdgeDraft(
      source: NameReference(text: change.from, origin: change.origin),
      target: NameReference(text: change.to, origin: change.origin), origin: change.origin)
    return change.isLabel
      ? edge.triggered(by: change.said, change.origin)
      : edge.annotated(tail: change.said, change.origin)
  }

  // MARK: Items

  private func change(_ line: TextLine, _ known: KnownStates) -> Change? {
    guard line.text.count <= 240 else { return nil }
    if let label = line.label {
      let text = document.string(plain: label)
      let value = document.string(plain: line.value)
      if let arrows = ArrowText(value) { return labelled(arrows, text, line, known) }
      return worded(text, said: value, line, known)
    }
    let text = document.string(plain: line.text)
    guard isPair(line) else {
      return (isMove(line) ? occasioned(line, known) : nil) ?? becoming(line, known)
    }
    let folded = text.lowercased()
    for pair in Self.pairs where folded.hasPrefix(pair.from) {
      let rest = String(text.dropFirst(pair.from.count))
      guard let (from, tail) = TextSplit.halves(of: rest, at: pair.to) else { continue }
      let (head, remark) = StateName.splitQualifier(tail)
      let (to, condition) = ArrowLine.divided(head)
      if let found = change(from, to, condition ?? remark ?? "", isLabel: false, line, known) {
        return found
      }
    }
    return nil
  }

  /// "Scroll to top: Compact → Expanded".
  private func labelled(
    _ arrows: ArrowText, _ label: String, _ line: TextLine, _ known: KnownStates
  ) -> Change? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      !Names.words(label).contains(where: TransitionWords.properties.contains)
    else { return nil }
    return change(arrows.sides[0], arrows.sides[1], label, isLabel: true, line, known)
  }

  /// "Off to On", "From Off to On".
  private func worded(
    _ text: String, said: String, _ line: TextLine, _ known: KnownStates
  ) -> Change? {
    let folded = text.lowercased()
    let pair = Self.pairs.first {
      folded.hasPrefix($0.from) && TextSplit.halves(of: text, at: $0.to) != nil
    }
    let isPrefixed = pair != nil
    let rest = pair.map { String(text.dropFirst($0.from.count)) } ?? text
    guard let (from, to) = TextSplit.halves(of: rest, at: pair?.to ?? " to "),
      isPrefixed || FlowSteps.kind(of: text) != .action
    else { return nil }
    return change(from, to, said, isLabel: false, line, known)
  }

  private func change(
    _ from: String, _ to: String, _ said: String, isLabel: Bool, _ line: TextLine,
    _ known: KnownStates
  ) -> Change? {
    guard let source = HeldNames.split(from, known: known, mayBeSize: true),
      source.count == 1,
      let target = HeldNames.split(to, known: known, mayBeSize: true), target.count == 1,
      !CellVocabulary.isAny(target[0])
    else { return nil }
    return Change(
      from: source[0], to: target[0], said: said, isLabel: isLabel,
      origin: context.origin(plain: line.text))
  }
}
