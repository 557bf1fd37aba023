import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of statuses that stand as a line of their own: "`draft → sent → read`" below "Message lifecycle" or
/// "State Machines", "**Order:** `open|paid → cancelled` by the shop" below "Statuses".
///
/// A heading or the label before the chain speaks of states. What stands behind it triggers its last step.
struct StatusChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the steps of all chains that no other form has read.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var found = chains()
    guard !found.isEmpty else { return }
    let read = drafts.readLines
    found.removeAll { read.contains($0.origin.range.start) }
    let states = KnownStates(drafts, statesOnly: true)
    found.removeAll { chain in
      let sides = Array(chain.sides.joined())
      return chain.isBehindCondition && Doings.areDoings(sides)
        && !sides.contains { states.name(of: $0) != nil }
    }
    // Two names alone may be anything: one of them stands in a longer chain as well.
    let names = Set(
      found.lazy.filter { $0.sides.count > 2 }.flatMap(\.sides).joined().map { Names.key($0) })
    var matrices: [MatrixDraft] = []
    for chain in found
    where chain.sides.count > 2
      || chain.sides.joined().contains(where: { names.contains(Names.key($0)) })
    {
      let edges = edges(chain)
      if let last = matrices.indices.last, matrices[last].section == chain.section {
        matrices[last].edges += edges
      } else {
        matrices.append(
          MatrixDraft(
            form: "list", isClosed: false, section: chain.section, origin: chain.origin,
            edges: edges))
      }
    }
    ArrowEdges.merge(matrices, into: &drafts, bySection: true)
  }

  private func chains() -> [Chain] {
    var topics: [Int32: Bool] = [:]
    var result: [Chain] = []
    for (index, line) in context.lines.enumerated()
    where line.holder != .heading && context.mayHoldArrow(index) {
      guard (5...400).contains(line.text.count), ArrowGlyph.mayOccur(in: document.plain, line.text),
        !ArrowLine.isPathOfSystem(line, document), !OrderSentences.tellOrder(line, in: document)
      else { continue }
      guard line.holder != .cell else {
        if let chain = chain(inCell: line) { result.append(chain) }
        continue
      }
      let section = document.nodes[line.node].section
      let isTopic = topics[section] ?? speaksOfStates(section)
      topics[section] = isTopic
      if let chain = chain(in: line, isTopic: isTopic) { result.append(chain) }
    }
    return result
  }

  // MARK: Topics

  /// Whether a heading on the path to a section speaks of states, and its own of no system.
  private func speaksOfStates(_ section: Int32) -> Bool {
    let titles = document.path(ofSection: Int(section)).map { document.title(ofSection: $0) }
    guard let own = titles.last, !titles.contains(where: { Names.hasWord($0, in: Self.plans) })
    else { return false }
    if Self.names(own) { return true }
    return titles.contains(where: Self.names) && !TransitionWords.namesSystem(own)
  }

  /// Whether a chain behind the label of a line is one of states, in a section that speaks of them or does not.
  private func isOfStates(_ line: TextLine, isTopic: Bool) -> Bool {
    guard let label = line.label else { return isTopic }
    guard label.count <= 60 else { return false }
    let text = document.string(plain: label)
    if ScreenBullets.isPath(text, ofState: document.title(ofSection: section(of: line))) {
      return false
    }
    return (isTopic || Self.names(text)) && !TransitionWords.namesSystem(text)
  }

  private func section(of line: TextLine) -> Int { Int(document.nodes[line.node].section) }

  private static func names(_ title: String) -> Bool {
    Names.hasWord(title, in: topics) || isCompound(title)
      || TransitionWords.progressMarks.contains(where: title.contains)
      || TransitionWords.machines.occur(in: Names.words(title))
  }

  /// "Bestellstatus", "Auftragszustände".
  private static func isCompound(_ title: String) -> Bool {
    Names.words(title).contains { word in
      word.utf8.count > 8
        && ["status", "zustand", "zustände", "zyklus"].contains(where: word.hasSuffix)
    }
  }

  /// Words for what a thing may be in, and for the course through it.
  private static let topics = LifecycleWords.nouns.union([
    "status", "statuses", "state", "states", "statechart", "fsm", "estado", "estados", "état",
    "états", "zustand", "zustände", "statut", "statuts", "stato", "stati", "toestand",
    "toestanden",
  ])

  /// Words of headings about the making of a product.
  private static let plans: Lexicon = [
    "roadmap", "milestone", "milestones", "project", "development", "implementation", "release",
    "rollout", "deployment", "migration", "changelog", "history",
  ]

  // MARK: Chains

  private struct Chain {
    /// The names between the arrows, several where a side lists alternatives.
    var sides: [[String]]
    var tail: String
    var origin: Origin
    var section: Int
    /// Whether a label that speaks of no states stands before it, below a heading that does not either: only an outer
    /// one does.
    var isBehindCondition = false
  }

  /// The chain that a line begins with behind its label, or that stands in code behind words on its course.
  private func chain(in line: TextLine, isTopic: Bool) -> Chain? {
    let start =
      line.label.map { ArrowGlyph.mayOccur(in: document.plain, $0) } == true
      ? line.text.lowerBound : line.value.lowerBound
    guard isOfStates(line, isTopic: isTopic) else { return told(in: line) }
    if let span = codeSpan(at: start), ArrowGlyph.mayOccur(in: document.plain, span) {
      return chain(span, line)
    }
    var chain = chain(plain: line.text.tail(from: start), line) ?? told(in: line)
    let own = document.title(ofSection: Int(document.nodes[line.node].section))
    chain?.isBehindCondition =
      !Self.names(own)
      && line.label.map { !Self.names(document.string(plain: $0)) } == true
    return chain
  }

  /// A chain in code and the words behind it.
  private func chain(_ span: Range<Int>, _ line: TextLine) -> Chain? {
    guard span.upperBound <= line.text.upperBound,
      let arrows = ArrowText(document.string(plain: span)), let sides = sides(arrows, isCode: true)
    else { return nil }
    let behind = document.string(plain: span.rest(of: line.text))
    return Arrow.isIn(behind) ? nil : chain(sides, tail: Self.remark(behind), line)
  }

  private func chain(plain range: Range<Int>, _ line: TextLine) -> Chain? {
    guard let arrows = ArrowText(document.string(plain: range)), let last = arrows.sides.last
    else { return nil }
    let (name, tail) = Self.divided(Self.sentence(last))
    guard let sides = sides(arrows.withLast(name), isCode: false) else { return nil }
    return chain(sides, tail: tail, line)
  }

  private func chain(_ sides: [[String]], tail: String, _ line: TextLine) -> Chain {
    Chain(
      sides: sides, tail: tail, origin: context.origin(plain: line.text),
      section: Int(document.nodes[line.node].section))
  }

  /// "An order moves through `open → paid → sent`": three names at least, behind words on a course or on states.
  private func told(in line: TextLine) -> Chain? {
    var index = document.run(at: line.text.lowerBound)
    // Whether the last code names a variable; a sentence may have ended since: "`orderStatus` is kept. It goes …".
    var isOfVariable = false
    while index >= 0, index < document.runs.count {
      let run = document.runs[index]
      let span = Int(run.start)..<Int(run.start + run.count)
      guard span.upperBound <= line.text.upperBound else { return nil }
      index += 1
      guard run.style.contains(.code) else { continue }
      guard ArrowGlyph.mayOccur(in: document.plain, span) else {
        isOfVariable = isVariable(span)
        continue
      }
      let before = document.string(plain: line.text.lowerBound..<span.lowerBound)
      let words = Array(Names.words(before).suffix(8))
      let isToldOf =
        (words.contains(where: Self.topics.contains) || Self.courses.occur(in: words))
        && !words.contains(where: TransitionWords.systems.contains)
      guard isToldOf || isOfVariable,
        var chain = chain(span, line), chain.sides.count > 2
      else { return nil }
      chain.tail = ""
      return chain
    }
    return nil
  }

  /// "store.introPhase", "ticketStatus": a variable whose name ends with a word for a state, of two words at least; what
  /// it belongs to may be a system, as the chain in code behind it tells its values.
  private func isVariable(_ span: Range<Int>) -> Bool {
    guard (6...60).contains(span.count), case let name = document.string(plain: span),
      EventName.isIdentifier(name)
    else { return false }
    let words = Names.words(name)
    return words.count > 1 && words.last.map(TransitionWords.progress.contains) == true
  }

  private static let courses: WordPhrases = [
    ["moves", "through"], ["move", "through"], ["goes", "through"], ["go", "through"],
    ["passes", "through"], ["progresses", "through"], ["transitions", "through"], ["cycles"],
    ["durchläuft"], ["passe", "par"], ["pasa", "por"], ["passa", "por"], ["passa", "per"],
    ["doorloopt"],
  ]

  /// A cell of a column "Lifecycle" or "States" with three names at least.
  private func chain(inCell line: TextLine) -> Chain? {
    guard FlowSteps.mayHoldTwoArrows(line.text, in: document.plain),
      let header = header(ofCell: line.node), Names.hasWord(header, in: Self.columns)
    else { return nil }
    let coded = codeSpan(at: line.text.lowerBound).flatMap { chain($0, line) }
    guard let found = coded ?? chain(plain: line.text, line), found.sides.count > 2 else {
      return nil
    }
    return found
  }

  /// Words of columns that hold all states of a row's thing; "State" holds one.
  private static let columns: Lexicon = [
    "lifecycle", "states", "statuses", "estados", "états", "zustände", "statuts", "stati",
    "toestanden", "lebenszyklus", "状態遷移", "状态流转", "상태전이",
  ]

  private func header(ofCell cell: Int) -> String? {
    let row = Int(document.nodes[cell].parent)
    let table = Int(document.nodes[row].parent)
    guard row > 0, table > 0, document.nodes[table].kind == .table,
      let place = document.children(of: row).firstIndex(of: cell)
    else { return nil }
    let cells = Array(document.children(of: table + 1))
    return place < cells.count ? document.string(cells[place]) : nil
  }

  private func codeSpan(at offset: Int) -> Range<Int>? {
    let index = document.run(at: offset)
    guard index >= 0, index < document.runs.count else { return nil }
    let run = document.runs[index]
    guard run.style.contains(.code), Int(run.start) == offset else { return nil }
    return Int(run.start)..<Int(run.start + run.count)
  }

  private func sides(_ arrows: ArrowText, isCode: Bool) -> [[String]]? {
    guard arrows.sides.count <= 24, arrows.joints.allSatisfy({ $0.direction != .backward })
    else { return nil }
    var result: [[String]] = []
    for side in arrows.sides {
      let pieces = TextSplit.pieces(of: side, at: Self.alternatives)
      let names = pieces.map { piece in
        // "success (link shown) | error": a remark on one of several.
        let name =
          pieces.count > 1 ? StateName.splitQualifier(piece).name : StateName.trimmed(piece)
        return isCode && name.first.map { "\"'“".contains($0) } == true
          ? ArrowSide.unwrapped(name) : name
      }
      guard names.allSatisfy({ isName($0, isCode: isCode) }) else { return nil }
      result.append(names)
    }
    return result
  }

  private static let alternatives: Phrases = [" | ", "|", " / ", "/", " or "]

  /// Whether a text is the name of a status: an identifier in code, else a few words that are no act.
  private func isName(_ text: String, isCode: Bool) -> Bool {
    guard (1...40).contains(text.utf8.count), text.first?.isLetter == true else { return false }
    if isCode, EventName.isIdentifier(text), !text.contains("."), !EventName.isCode(text) {
      return !Names.words(text).contains(where: TransitionWords.machinery.contains)
    }
    return HeldNames.split(text, known: KnownStates()) == [text]
  }

  /// A text up to the end of its first sentence.
  private static func sentence(_ text: String) -> String {
    guard let stop = TextSplit.halves(of: text, at: ". "), Names.wordCount(stop.before) < 4 else {
      return text
    }
    return stop.before
  }

  /// The name before what is said of the change: "cancelled when the user leaves", "cancelled: by the shop".
  private static func divided(_ text: String) -> (name: String, tail: String) {
    let words = text.split(separator: " ")
    // "success (link shown) | error": what stands in parentheses is said of one of them.
    let bar = ArrowSide.isBarList(text) ? words.lastIndex(of: "|") ?? 0 : 0
    let place = words.indices.dropFirst(bar + 1).first { index in
      openers.contains(words[index].lowercased()) || words[index].hasPrefix("(")
        || words[index - 1].hasSuffix(":") || words[index] == "—" || words[index] == "–"
    }
    guard let place else { return (StateName.trimmed(text), "") }
    return (
      StateName.trimmed(words[..<place].joined(separator: " ")),
      remark(words[place...].joined(separator: " "))
    )
  }

  private static func remark(_ text: String) -> String {
    let isMark: (Character) -> Bool = { " .:;,()—–-".contains($0) }
    var rest = text.drop(while: isMark)
    while let last = rest.last, isMark(last) { rest.removeLast() }
    let words = String(rest)
    let isEnd = CellVocabulary.finalMarks.contains(words.lowercased())
    return Names.wordCount(words) <= 12 && !isEnd ? words : ""
  }

  /// Words that open a clause or phrase about what makes the change.
  private static let openers: Lexicon = [
    "when", "if", "after", "once", "on", "upon", "by", "via", "through", "unless", "only", "for",
    "based", "as", "wenn", "falls", "nach", "bei", "durch", "quand", "si", "après", "par", "cuando",
    "tras", "por", "quando", "após", "dopo", "se", "als", "na", "door", "saat", "jika", "setelah",
  ]

  private func edges(_ chain: Chain) -> [EdgeDraft] {
    zip(chain.sides, chain.sides.dropFirst()).enumerated().flatMap { index, ends in
      ends.0.flatMap { source in
        ends.1.map { target in
          let edge = EdgeDraft(
            source: NameReference(text: source, origin: chain.origin),
            target: NameReference(text: target, origin: chain.origin), origin: chain.origin)
          return index == chain.sides.count - 2
            ? edge.triggered(by: chain.tail, chain.origin) : edge
        }
      }
    }
  }
}
