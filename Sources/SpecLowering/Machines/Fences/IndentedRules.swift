import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which each state stands over its ways out, indented or as SiteMaps.branches of a tree: "IDLE" over
/// "press -> BUSY", "Launch" over "├── logged in → Home", "Launch" over "├─> Home".
///
/// Every line must be a name or a way out; a single tree counts only below a heading about states or a flow.
struct IndentedRules {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Rule {
    /// The column of its text.
    var column: Int
    /// What triggers the way out; `nil` for a name alone.
    var trigger: String?
    var name: String
    var origin: Origin
    /// Whether an arrow stands before its name, or before the first of a chain.
    var isLed = false
    /// The names that follow on the line.
    var chain: [String] = []
    /// Whether a drawn branch stands before it.
    var isBranch = false
  }

  /// Adds the ways out of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      guard mayHoldWays(block) else { return nil }
      let known = names ?? KnownStates(states, statesOnly: true)
      names = known
      guard let rules = rules(in: block, known) else { return nil }
      return edges(of: rules, in: block)
    }
  }

  /// A byte test: the first line has no arrow, and a later one has.
  private func mayHoldWays(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard let first = block.lines.first, !ArrowGlyph.mayOccur(in: bytes, first.offsets) else {
      return false
    }
    return block.lines.dropFirst().contains { line in
      ArrowGlyph.mayOccur(in: bytes, line.offsets)
        || hasTip(bytes, line.offsets)
    }
  }

  /// Whether the first ">" stands behind a drawn line: "├─>".
  private func hasTip(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    guard let tip = ASCII.find(UInt8(ascii: ">"), in: bytes, line), tip - line.lowerBound > 2
    else { return false }
    return bytes[tip - 3] == 0xE2 && bytes[tip - 2] == 0x94
  }

  // MARK: Lines

  private func rules(in block: Document.CodeBlock, _ known: KnownStates) -> [Rule]? {
    var result: [Rule] = []
    for line in block.lines {
      let text = document.source.string(line)
      let bare = text.drop(while: SiteMaps.branches.contains)
      guard !bare.isEmpty else { continue }
      let isBranch = text.utf8.prefix(text.utf8.count - bare.utf8.count).contains { $0 > 0x7B }
      for part in Self.alternatives(String(bare)) {
        guard
          var rule = rule(part, document.origin(line), known)
            ?? (isBranch ? leaf(part, document.origin(line)) : nil)
        else { return nil }
        rule.column = text.count - bare.count
        rule.isBranch = isBranch
        guard result.count > 0 || rule.trigger == nil && rule.column == 0 else { return nil }
        result.append(rule)
      }
    }
    return result
  }

  /// The ways of a line with names between slashes, "-> Desk / Shelf (evening)", each by itself; else the line.
  private static func alternatives(_ text: String) -> [String] {
    guard text.utf8.contains(ASCII.slash), let tip = tips.prefix(of: text) else { return [text] }
    let (head, remark) = StateName.splitQualifier(String(text.dropFirst(tip.count)))
    let names = TextSplit.pieces(of: head, at: [" / "])
    guard (2...4).contains(names.count), !Arrow.isIn(head),
      names.allSatisfy({ (1...3).contains(Names.wordCount($0)) })
    else { return [text] }
    return names.map { name in tip + name + (remark.map { " (\($0))" } ?? "") }
  }

  private func rule(_ text: String, _ origin: Origin, _ known: KnownStates) -> Rule? {
    guard text.utf8.count <= 120 else { return nil }
    if let tip = Self.tips.prefix(of: text) {
      return led(StateName.trimmed(String(text.dropFirst(tip.count))), origin, known)
    }
    if StrokeLine.isAll(text) { return nil }
    guard let arrows = ArrowText(text) else {
      var name = StateName.trimmed(text)
      if name.hasSuffix(":") { name = String(name.dropLast()) }
      name = StateCharts.source(name, known) ?? name
      guard !Arrow.isIn(name), let names = HeldNames.split(name, known: KnownStates()),
        names.count == 1
      else { return nil }
      return Rule(column: 0, trigger: nil, name: names[0], origin: origin)
    }
    let trigger = arrows.sides[0]
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, Names.wordCount(trigger) <= 8,
      trigger.contains(where: { $0.isLetter || $0.isNumber }),
      let names = Self.names(arrows.sides[1], known), names.count == 1,
      names[0].first?.isUppercase == true || EventName.isIdentifier(names[0])
    else { return nil }
    return Rule(column: 0, trigger: trigger, name: names[0], origin: origin)
  }

  /// A branch without an arrow, "├── Level cards (score/hearts)": what is seen there.
  private func leaf(_ text: String, _ origin: Origin) -> Rule? {
    guard text.utf8.count <= 80, !Arrow.isIn(text), (1...8).contains(Names.wordCount(text)) else {
      return nil
    }
    return Rule(column: 0, trigger: nil, name: StateName.trimmed(text), origin: origin)
  }

  /// "> Search ──> Results" behind a branch: the names that it leads to, one after the other.
  private func led(_ text: String, _ origin: Origin, _ known: KnownStates) -> Rule? {
    let (head, remark) = StateName.splitQualifier(text)
    // A route behind the name is that of the page, and no trigger.
    if let remark, Route.begins(remark) { return nil }
    let sides = ArrowText(head).map { arrows in
      arrows.joints.allSatisfy { $0.direction == .forward && $0.label == nil } ? arrows.sides : []
    }
    let names = (sides ?? [head]).compactMap { side in
      Self.names(side, known).flatMap { $0.count == 1 ? $0[0] : nil }
    }
    guard let first = names.first, names.count == sides?.count ?? 1,
      names.allSatisfy({ name in
        TransitionWords.isTitled(name) || name.utf8.first ?? 0 >= 0xE3
          || name.first?.isUppercase == true && Names.wordCount(name) <= 2
      })
    else { return nil }
    var rule = Rule(
      column: 0, trigger: names.count == 1 ? remark : nil, name: first, origin: origin)
    rule.isLed = true
    rule.chain = Array(names.dropFirst())
    return rule
  }

  /// The names of a side; a declared page where its path stands there, "orders/list".
  private static func names(_ text: String, _ known: KnownStates) -> [String]? {
    HeldNames.path(ArrowSide.unwrapped(text), known).map { [$0] }
      ?? HeldNames.split(text, known: KnownStates())
  }

  private static let tips: Phrases = [">", "→ ", "▶", "►", "➜ ", "-> ", "--> ", "=> "]

  // MARK: Ways out

  private func edges(of rules: [Rule], in block: Document.CodeBlock) -> [EdgeDraft]? {
    var open: [Rule] = []
    var result: [EdgeDraft] = []
    var isNested = false
    var isLed = false
    var leaves = 0
    if Self.isColumn(rules) { return nil }
    for rule in Self.withoutPlaceWords(rules) {
      while let last = open.last, last.column >= rule.column { open.removeLast() }
      if rule.isLed {
        guard let source = open.last else { return nil }
        isLed = true
        result += Self.chain(rule, from: source)
      } else if let trigger = rule.trigger {
        guard let source = open.last else { return nil }
        isNested = isNested || source.trigger != nil
        result.append(
          EdgeDraft(
            source: NameReference(text: source.name, origin: source.origin),
            target: NameReference(text: rule.name, origin: rule.origin), origin: rule.origin
          ).triggered(by: Self.unwrapped(trigger), rule.origin))
      } else if rule.column > 0 {
        // What is seen on a page that a branch leads to.
        guard rule.isBranch, open.last?.trigger != nil else { return nil }
        leaves += 1
        continue
      }
      open.append(rule)
    }
    guard leaves * 2 <= rules.count else { return nil }
    let heads = Self.withoutPlaceWords(rules).filter {
      $0.trigger == nil && !$0.isLed && $0.column == 0
    }
    let names = Set(heads.map { Names.key($0.name) })
    let joined = result.count { names.contains($0.target.key) }
    if joined == 0, Self.areChanges(result) { return nil }
    let triggers = result.compactMap(\.trigger?.text)
    if triggers.contains(where: TransitionWords.tellsRelation) { return nil }
    guard result.count > 1,
      isLed
        ? isAboutStates(block) || !isTechnical(block) && areStates(rules, in: block)
        : heads.count > 1 && joined > 0 && names.count == heads.count || isAboutStates(block)
          || isNested && meets(result, below: heads) && !isTechnical(block)
    else { return nil }
    return result
  }

  /// Whether one name stands over lines "-> name" that begin at one edge, without SiteMaps.branches and what happens: a chain with
  /// a line for each step, which `ArrowColumn` reads.
  private static func isColumn(_ rules: [Rule]) -> Bool {
    guard rules.count > 3, !rules[0].isLed, rules[0].trigger == nil else { return false }
    let rest = rules.dropFirst()
    return rest.allSatisfy {
      $0.isLed && !$0.isBranch && $0.trigger == nil && $0.chain.isEmpty
        && $0.column == rest[1].column
    }
  }

  /// Whether the names of a tree are those of states, or the words above it announce states.
  private func areStates(_ rules: [Rule], in block: Document.CodeBlock) -> Bool {
    StateCues.areStates(rules.flatMap { [$0.name] + $0.chain })
      || context.isIntroducedAsStates(Int(block.node))
  }

  /// Whether what stands before the arrows is what others lead to, so that the heads are events over "A -> B".
  private static func areChanges(_ edges: [EdgeDraft]) -> Bool {
    let targets = Set(edges.map(\.target.key))
    let lefts = edges.compactMap { $0.trigger.map { Names.key($0.text) } }
    let met = lefts.filter(targets.contains)
    return lefts.count == edges.count && Set(met).count > 1 && met.count * 3 >= lefts.count * 2
  }

  private static func chain(_ rule: Rule, from source: Rule) -> [EdgeDraft] {
    let names = [source.name, rule.name] + rule.chain
    return zip(names, names.dropFirst()).enumerated().map { index, ends in
      let edge = EdgeDraft(
        source: NameReference(text: ends.0, origin: index == 0 ? source.origin : rule.origin),
        target: NameReference(text: ends.1, origin: rule.origin), origin: rule.origin)
      return rule.trigger.map { edge.triggered(by: $0, rule.origin) } ?? edge
    }
  }

  /// Whether the SiteMaps.branches of one tree lead to names set as titles, and several of them to the same one.
  private func meets(_ edges: [EdgeDraft], below heads: [Rule]) -> Bool {
    let targets = edges.map(\.target.key)
    return heads.count == 1 && edges.count > 3 && Set(targets).count < targets.count
      && TransitionWords.isTitled(heads[0].name)
      && edges.allSatisfy { TransitionWords.isTitled($0.target.text) }
  }

  private func isTechnical(_ block: Document.CodeBlock) -> Bool {
    context.scope(of: Int(block.node)).suffix(2).contains(where: FlowChains.isTechnical)
  }

  /// The rules without the word that stands before all names over ways out: "WHEN in Ready", "State Ready".
  private static func withoutPlaceWords(_ rules: [Rule]) -> [Rule] {
    let heads = rules.filter { $0.trigger == nil && !$0.isLed }.map {
      $0.name.split(separator: " ")
    }
    guard let first = heads.first,
      heads.count > 1 || first.first.map({ sources.contains($0.lowercased()) }) == true
    else { return rules }
    // Of one head, "From In progress", only the first word is none of the name.
    let places = heads.count > 1 ? first.indices : 0..<1
    let count = places.prefix { place in
      place + 1 < first.count && placeWords.contains(first[place].lowercased())
        && heads.allSatisfy { $0.count > place + 1 && $0[place] == first[place] }
    }.count
    guard count > 0 else { return rules }
    return rules.map { rule in
      guard rule.trigger == nil, !rule.isLed else { return rule }
      var rule = rule
      rule.name = rule.name.split(separator: " ").dropFirst(count).joined(separator: " ")
      return rule
    }
  }

  /// Those that no name begins with.
  private static let sources: Lexicon = ["from", "von", "aus", "depuis", "desde", "vanuit", "från"]

  private static let placeWords: Lexicon = [
    "when", "in", "while", "state", "screen", "from", "on", "at", "if", "during", "is", "wenn",
    "im", "zustand", "von", "aus", "depuis", "desde", "cuando", "en", "estado", "de",
  ]

  /// "(tap Edit)" as "tap Edit".
  private static func unwrapped(_ trigger: String) -> String {
    let isWrapped =
      trigger.hasPrefix("(") && trigger.hasSuffix(")") && !trigger.dropFirst().contains("(")
    return isWrapped || ArrowText.isBracketed(trigger) ? ArrowSide.unwrapped(trigger) : trigger
  }

  /// Whether a heading around a fence speaks of states or a flow through the app.
  private func isAboutStates(_ block: Document.CodeBlock) -> Bool {
    let titles = context.scope(of: Int(block.node)).suffix(2)
    return titles.contains(where: TransitionWords.speaksOfStates)
      && !titles.contains(where: FlowChains.isTechnical)
  }
}
