import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of screens below each other with an arrow down between them, of which some have their contents as a
/// tree:
///
///     Welcome
///     ├── Progress bar
///     └── "Skip" option
///         ↓
///     Dashboard: first look
///     └── "Get help" → Support chat
///
/// What a tree lists is shown on the screen and triggers nothing by itself, the last entry as little as any other. An
/// entry that leads to a screen is a way out of the one that holds it.
struct CardColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A column: the node of its fence, its cards and their names; `nil` stands for what somebody does.
  private struct Column {
    var node: Int
    var cards: [FlowCard]
    var names: [String?]
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let trees = drafts.trees
    let blocks = document.codeBlocks.filter { block in
      FlowReader.languages.contains(block.language) && (3...200).contains(block.lines.count)
        && !trees.contains(block.node) && mayBeColumn(block)
    }
    // Trees alone are lists of files more often than flows.
    guard blocks.contains(where: { hasArrow($0) || hasQuotedWay($0) }) else { return }
    var columns: [Column] = []
    for block in blocks {
      var reader = CardReader(document)
      guard let cards = reader.cards(of: block).map(Self.withoutChoices),
        let names = names(of: cards)
      else { continue }
      columns.append(Column(node: Int(block.node), cards: cards, names: names))
    }
    if !columns.contains(where: { $0.cards.contains(where: \.isSequel) }) {
      columns.removeAll { !Self.hasControls($0) }
    }
    guard !columns.isEmpty else { return }
    let declared = KnownStates(drafts)
    columns.removeAll { !isOfScreens($0, declared) }
    var known = declared
    for column in columns {
      for name in column.names { name.map { known.add($0) } }
    }
    let found = columns.compactMap { column -> MatrixDraft? in
      let edges = edges(of: column, known)
      guard !edges.isEmpty,
        drafts.readLines.isDisjoint(with: edges.map(\.origin.range.start))
      else { return nil }
      let node = document.nodes[column.node]
      drafts.trees.insert(Int32(column.node))
      return MatrixDraft(
        form: "drawing", isClosed: false, section: Int(node.section),
        origin: document.origin(node.range), edges: edges)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// A byte test: a line begins with a branch.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      let first = text.isEmpty ? 0 : bytes[text.lowerBound]
      guard text.count > 2, first == 0xE2 || first == 0x7C || first == 0x2B else { return false }
      return Self.branches.contains { ASCII.starts(bytes, at: text.lowerBound, with: $0) }
    }
  }

  private static let branches: [StaticString] = ["├", "└", "╰", "|-", "+-"]

  /// A byte test: a line begins with an arrow down.
  private func hasArrow(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      if text.count == 1 { return bytes[text.lowerBound] | 0x20 == 0x76 }
      return text.count > 2
        && CardReader.arrows.contains { ASCII.starts(bytes, at: text.lowerBound, with: $0) }
    }
  }

  /// A byte test: a quotation mark stands right before an arrow, ""Renew" → Payment".
  private func hasQuotedWay(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.contains { line in
      Self.quotedWays.contains { ASCII.find($0, in: bytes, line.offsets) != nil }
    }
  }

  private static let quotedWays: [StaticString] = ["\" →", "\" ->", "” →", "» →", "」→", "」 →"]

  /// Whether two or more entries of the only card are controls in quotation marks that lead elsewhere, so that no arrow
  /// between cards is needed.
  private static func hasControls(_ column: Column) -> Bool {
    column.cards.count == 1
      && column.cards.lazy.flatMap(\.contents).filter { entry in
        guard let arrows = ArrowText(entry.words.text), arrows.sides.count == 2,
          let first = arrows.sides[0].first
        else { return false }
        return "\"“„«「".contains(first) && ArrowSide.unwrapped(arrows.sides[0]) != arrows.sides[0]
      }.count > 1
  }

  // MARK: Names

  /// The names of the cards; `nil` where most are parts of a system, or one asks a question.
  private func names(of cards: [FlowCard]) -> [String?]? {
    var systems = 0
    var names: [String?] = []
    for card in cards {
      let text = card.head.text
      guard !FlowWords.asks(text), !text.contains("()") else { return nil }
      let name = Self.name(of: text)
      guard !name.isEmpty, !EventName.isCode(name),
        name.first.map({ $0.isLetter || $0.isNumber }) == true
      else {
        return nil
      }
      if TransitionWords.namesMachinery(name) { systems += 1 }
      // What somebody does shows nothing; a card with contents is something that is seen.
      let isAct = card.contents.isEmpty && OutlineWords.isAct(text)
      guard isAct || Names.wordCount(name) <= 8 else { return nil }
      names.append(isAct ? nil : name)
    }
    // Where some names stand in brackets, the others tell what happens; chains among the contents are ways of their own.
    let bracketed = cards.count { OutlineFlow.isBracketed($0.head.text) }
    guard bracketed == 0 || bracketed == cards.count,
      !cards.contains(where: { Self.isDrawn($0.contents) }),
      systems * 2 < cards.count, names.contains(where: { $0 != nil })
    else { return nil }
    return names
  }

  /// Whether an entry is a chain of steps, leads to a name in brackets, "signed in → [Home]", or has ways out below it.
  private static func isDrawn(_ contents: [FlowCard.Entry]) -> Bool {
    let arrows = contents.map { ArrowText($0.words.text) }
    let isChain = arrows.contains { arrows in
      guard let arrows else { return false }
      return arrows.sides.count > 2 || arrows.sides.last.map(OutlineFlow.isBracketed) == true
    }
    if isChain { return true }
    var column: Int?
    for (entry, arrows) in zip(contents, arrows) {
      if let above = column, entry.column > above, arrows != nil { return true }
      if let above = column, entry.column > above { continue }
      column = arrows == nil ? nil : entry.column
    }
    return false
  }

  /// The name of a screen: "Welcome" of "Step 1: Welcome (new users)", "Dashboard" of "Dashboard: first look",
  /// "Support" of "Help button → "Support"", "Inbox" of "Next login: Inbox".
  static func name(of head: String) -> String {
    var text = head
    if let arrows = ArrowText(head), let last = arrows.sides.last { text = last }
    text = StateName.withoutOrdinal(OutlineWords.name(of: ArrowSide.unwrapped(text)))
    if let halves = TextSplit.halves(of: text, at: ": "), Names.wordCount(halves.before) > 0,
      Names.wordCount(halves.before) <= 5
    {
      let isOccasion =
        Names.firstWord(halves.before).map(turns.contains) == true
        && Names.wordCount(halves.behind) <= 4 && TransitionWords.isTitled(halves.behind)
      text = isOccasion ? halves.behind : halves.before
    }
    return ArrowSide.unwrapped(StateName.trimmed(text))
  }

  /// Words before a colon that say when a screen is seen, and are no part of its name.
  private static let turns: Lexicon = [
    "next", "later", "first", "second", "third", "nächste", "nächster", "nächstes", "später",
    "erste", "erster", "erstes", "prochain", "prochaine", "premier", "première", "próximo",
    "próxima", "siguiente", "primer", "primera", "primeiro", "primeira", "prossimo", "prossima",
    "primo", "prima", "volgende", "eerste", "berikutnya", "pertama", "следующий", "первый",
  ]

  // MARK: Subject

  /// Whether the cards are screens or steps of a person, by the headings, the names and what is declared.
  private func isOfScreens(_ column: Column, _ declared: KnownStates) -> Bool {
    let titles = context.scope(of: column.node).suffix(3)
    guard !context.isSystem(around: column.node), !titles.contains(where: FlowChains.isTechnical)
    else { return false }
    let isTold = titles.contains {
      TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0)
    }
    if isTold { return true }
    let names = column.names.compactMap(\.self)
    let screens = names.count {
      declared.name(of: $0) != nil || Names.words($0).last.map(StateWords.screens.contains) == true
    }
    return screens > 0
      || context.areOfScreens(edges(of: column, declared), in: column.node, declared)
  }

  // MARK: Changes

  private func edges(of column: Column, _ known: KnownStates) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var last: NameReference?
    var act: String?
    for (card, name) in zip(column.cards, column.names) {
      if !card.isSequel { (last, act) = (nil, nil) }
      let label = card.label.isEmpty ? act : card.label
      guard let name else {
        act = [label, card.head.text].compactMap(\.self).joined(separator: " then ")
        continue
      }
      let target = NameReference(text: name, origin: card.head.origin)
      if let source = last, source.key != target.key {
        let edge = EdgeDraft(source: source, target: target, origin: card.arrow)
        result.append(label.map { edge.triggered(by: $0, card.arrow) } ?? edge)
      }
      result += ways(out: target, card.contents, known)
      (last, act) = (target, nil)
    }
    return result
  }

  /// The contents that lead elsewhere: ""Get help" → Support chat", "Cancel → Home", "Today → Advice / Trial".
  private func ways(
    out source: NameReference, _ contents: [FlowCard.Entry], _ known: KnownStates
  ) -> [EdgeDraft] {
    contents.map(\.words).flatMap { entry -> [EdgeDraft] in
      guard let arrows = ArrowText(entry.text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        (1...8).contains(Names.wordCount(arrows.sides[0])),
        case let ends = self.ends(arrows, known),
        !ends.isEmpty, !ends.contains(where: { Names.key($0) == source.key })
      else { return [] }
      return ends.map { name in
        EdgeDraft(
          source: source, target: NameReference(text: name, origin: entry.origin),
          origin: entry.origin
        ).triggered(by: ArrowSide.unwrapped(arrows.sides[0]), entry.origin)
      }
    }
  }

  /// The screens that an entry leads to; none where it tells what changes or what becomes of data.
  private func ends(_ arrows: ArrowText, _ known: KnownStates) -> [String] {
    let text = arrows.sides[1]
    if let side = ArrowSide(text, known: known), side.isKnown { return [side.name] }
    let parts = StateNameList.split(text)
    let names = (parts.isEmpty ? [text] : parts).compactMap { part -> String? in
      guard let side = ArrowSide(part, known: known), !side.isAny,
        side.isKnown || mayBeScreen(side.name)
      else { return nil }
      return side.name
    }
    guard names.count == max(1, parts.count) else { return [] }
    if isControl(arrows.sides[0]) { return names }
    // "Settings → Profile": the name of a tab or an entry, and a title.
    let isEntry = Names.wordCount(arrows.sides[0]) <= 3 && !arrows.sides[0].contains(":")
    let areTitles = names.allSatisfy {
      TransitionWords.isTitled($0) || $0.utf8.first ?? 0 >= 0xE3
    }
    return isEntry && areTitles ? names : []
  }

  /// Whether words are those of a control, in quotation marks or brackets, or tell what is done with one.
  private func isControl(_ text: String) -> Bool {
    ArrowSide.unwrapped(text).utf8.count < text.utf8.count || OutlineWords.isAct(text)
  }

  /// Whether an end that nothing declares may be a screen: a name of few words, and no format, amount or clause.
  private func mayBeScreen(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase || first.utf8.first ?? 0 >= 0xE3,
      (1...4).contains(Names.wordCount(name)), !EventName.isCode(name),
      FlowSteps.kind(of: name) != .action
    else { return false }
    let isFormat = name.utf8.count <= 5 && name.utf8.allSatisfy { ASCII.isUpper($0) }
    let verb = Names.words(name).first.map { $0.hasSuffix("s") && Names.wordCount(name) > 1 }
    return !isFormat && (verb != true || TransitionWords.isTitled(name))
  }
}
