import SpecModel
import SpecSyntax
import SpecText

/// Reads states that are listed rather than given a section: "**States**: Default, Hover", a fence or list of names
/// under a heading "States", and bold labels "**Empty State:**".
struct StateLists {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    self.document = context.document
  }

  /// Adds the states of all lists.
  func collect(into drafts: inout MachineDrafts) {
    var found: [StateDraft] = []
    var labelled: [StateDraft] = []
    found += NamedStates(context).states()
    found += NamedStates(context).coded(besides: drafts)
    for line in context.lines where line.label != nil && line.holder != .cell {
      guard let label = line.label, label.count <= 80 else { continue }
      found += listedStates(labelled: label, line: line)
      if line.isStrongLabel, let state = state(labelled: label, line: line) {
        labelled.append(state)
      } else if let state = opener(label, line) {
        labelled.append(state)
      }
    }
    // One bold "Disabled State:" is a remark; two or more are the document's way to set states apart.
    let shown = sectionsOfScreens(drafts)
    labelled = withoutSummaries(labelled, drafts) + shownBeside(labelled)
    found += labelled.count > 1 ? labelled : labelled.filter { isKind($0, of: shown) }
    var heads: [(section: Int, group: Int?)] = []
    let groupAt = Dictionary(
      drafts.groups.indices.map { (drafts.groups[$0].origin.range.start, $0) },
      uniquingKeysWith: { first, _ in first })
    for section in document.sections.indices.dropFirst() {
      let heading = document.nodes[Int(document.sections[section].heading)]
      if isStatesHeading(section) {
        found += drawnNames(in: section, nil) + namesInComments(of: section)
        if !isModelHeading(section), !isOfOneThing(section) {
          found += namesInFences(of: section, commentsOnly: false)
          found += withoutLands(namesInItems(of: section))
        }
        heads.append((section, nil))
      } else if endsAsModel(section) {
        found += codeItems(of: section)
      } else if let group = groupAt[heading.range.start] {
        found += namesInFences(of: section, commentsOnly: true)
        found += drawnNames(in: section, group)
        heads.append((section, group))
      }
    }
    found += screensInItems() + prefixedInFences() + statusesInSentences()
    let coded = CodedNames(context).read(&drafts)
    found += coded
    let labels = StateLabels(context)
    found += withoutLands(labels.members(of: heads, namesOnly: false)) + ofThings(labels)
    found += labels.members(of: screens(below: heads, drafts), namesOnly: true)
    found += withoutLands(labels.bullets(of: heads.map(\.section))) + recurring(shown) + numbered()
    found += labels.paragraphs(of: heads.map(\.section))
    found += labels.itemsBelowLabels() + labels.announced() + labels.modes()
    found += screenItems(shown) + stopped() + sharedModes() + listedBelow()
    found += labels.insideStates(drafts.states) + StateColumns(context).states()
    found +=
      ShownLabels(context).states() + EnteredLeads(context).states()
      + StatusLights(context).states()
    found += StateCells(context).states() + FencedStates(context).states() + statesInTrees()
    found += statesInFolders()
    found += WizardSteps(context).states() + StepTables(context).states()
    found += LookFences(context).states() + StatusItems(context).states()
    found += FaultItems(context).states() + sheetStates() + looksOfTitles()
    add(found, to: &drafts)
  }

  /// The sections of screens in a document about states, and of controls below "Interaction States".
  private func screens(
    below heads: [(section: Int, group: Int?)], _ drafts: MachineDrafts
  ) -> [(section: Int, group: Int?)] {
    let count = document.sections.count
    guard count > 1 else { return [] }
    let starts = Set(drafts.states.lazy.filter { $0.section != nil }.map(\.origin.range.start))
    var isBelow = [Bool](repeating: false, count: count)
    for head in heads { isBelow[head.section] = true }
    let own = isBelow
    if BareHeadings.speaksOfStates(document.title(ofSection: 1)) { isBelow[1] = true }
    guard isBelow.contains(true) else { return [] }
    var result: [(section: Int, group: Int?)] = []
    for section in 1..<count {
      let heading = document.nodes[Int(document.sections[section].heading)]
      guard !starts.contains(heading.range.start) else {
        isBelow[section] = false
        continue
      }
      let parent = max(0, Int(document.sections[section].parent))
      guard isBelow[section] || isBelow[parent] else { continue }
      isBelow[section] = true
      if own[section] { continue }
      if isOfScreen(section) {
        result.append((section, nil))
      } else {
        isBelow[section] = false
      }
    }
    return result
  }

  /// Whether a heading may be that of a screen or a control, and not of a side of it such as its layout.
  private func isOfScreen(_ section: Int) -> Bool {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let words = Names.words(StateName.splitQualifier(title).name)
    if section > 1, let first = words.first, Self.asking.contains(first) { return false }
    return section == 1 || StateWords.sides.isDisjoint(with: words)
  }

  /// First words of headings that ask or explain, "What stays open", and name neither a screen nor a control.
  static let asking: Lexicon = [
    "what", "why", "how", "when", "where", "which", "who", "was", "warum", "wie", "wann", "wo",
    "qué", "cómo", "cuándo", "pourquoi", "comment", "quand", "cosa", "perché", "come", "quando",
  ]

  /// Adds the states that no other form has declared for the same section or above.
  private func add(_ found: [StateDraft], to drafts: inout MachineDrafts) {
    var known: [String: [StateDraft]] = [:]
    for draft in drafts.states { known[draft.key, default: []].append(draft) }
    let retelling = sectionsOfTransitions(drafts)
    // "Loading → Empty" is a change.
    // "Draft::text is short" says what holds in it.
    for draft in found
    where !Arrow.isIn(draft.name) && !(draft.name.contains("::") && draft.name.contains(" ")) {
      let key = draft.key
      let isKnown = (known[key] ?? []).prefix(64).contains {
        ($0.screen == draft.screen || $0.origin == draft.origin
          || retelling.contains($0.parentSection) || isInside(draft.origin, $0.section))
          && !isVariant(draft, of: $0)
      }
      if isKnown { continue }
      known[key, default: []].append(draft)
      drafts.states.append(draft)
    }
  }

  /// Whether two items of one section differ in what stands in parentheses alone: "Disabled (no funds)" beside
  /// "Disabled (limit reached)".
  private func isVariant(_ draft: StateDraft, of other: StateDraft) -> Bool {
    guard let qualifier = draft.qualifier, let own = other.qualifier, other.section == nil,
      draft.parentSection == other.parentSection
    else { return false }
    return Names.key(qualifier) != Names.key(own)
  }

  private func isInside(_ origin: Origin, _ section: Origin?) -> Bool {
    section.map { $0.range.contains(origin.range) } ?? false
  }

  // MARK: Labels

  /// The state of "**Empty State:**", which stands for a heading; a sentence such as "No complex state" does not.
  private func state(labelled label: Range<Int>, line: TextLine) -> StateDraft? {
    guard StateVocabulary.mayNameState(document.plain, label) else { return nil }
    let text = document.string(plain: label)
    let words = Names.words(text)
    if let name = leading(text, line) {
      return draft(name, origin: context.origin(plain: label), node: line.node)
    }
    guard
      line.holder == .paragraph || line.value.isEmpty
        || words.count == 2 && StateWords.interactions.contains(words[0])
          && StateVocabulary.suffixes.contains(words[1])
        || isBesideLooks(words, line)
    else { return nil }
    if words.count == 1, StateVocabulary.singulars.contains(words[0]) {
      return prefixed(line) ?? quoted(line)
    }
    guard
      text.hasSuffix("State") || text.utf8.last ?? 0 >= 0x80 || opensWithTitle(words, line)
        || text.hasSuffix(")") && text.contains("State (")
        || words.count == 2 && StateWords.interactions.contains(words[0])
        || isBesideLooks(words, line), words.count <= 5,
      words[0] != "no",
      let name = StateName(heading: text), name.form == .suffixed
    else { return nil }
    return draft(name.name, origin: context.origin(plain: label), node: line.node)
  }

  /// "**Read state:**" alone on its line: a title though its noun begins small.
  private func opensWithTitle(_ words: [String], _ line: TextLine) -> Bool {
    line.value.isEmpty && (2...3).contains(words.count)
      && words.last.map(StateVocabulary.suffixes.contains) == true
      && document.plain[line.text.lowerBound] & 0x20 == 0
      && !CellVocabulary.placeholders.contains(words[0])
  }

  /// The state of "Hover state:" over what is said of it, though the line is not bold or its noun begins small.
  private func opener(_ label: Range<Int>, _ line: TextLine) -> StateDraft? {
    guard line.holder == .paragraph, line.value.isEmpty, label.count <= 32,
      StateVocabulary.mayNameState(document.plain, label)
    else { return nil }
    let words = Names.words(document.string(plain: label))
    guard let last = words.last, (2...3).contains(words.count),
      StateVocabulary.singulars.contains(last), isUsual(Array(words.dropLast()))
    else { return nil }
    let name = StateName(heading: document.string(plain: label))?.name
    return name.map { draft($0, origin: context.origin(plain: label), node: line.node) }
  }

  /// The state of a line "**State: Armed**", bold as a whole.
  private func prefixed(_ line: TextLine) -> StateDraft? {
    let run = document.run(at: line.text.lowerBound, in: line.node)
    guard line.holder == .paragraph, (1...40).contains(line.value.count), run >= 0,
      Int(document.runs[run].start + document.runs[run].count) >= line.text.upperBound
    else { return nil }
    let (name, qualifier) = StateName.splitQualifier(document.string(plain: line.value))
    var state = draft(name, origin: context.origin(plain: line.value), node: line.node)
    state.qualifier = qualifier
    state.isTitled = true
    return state
  }

  /// The state of "**State:** the app takes the ride for \"Parked.\"": the one name in quotation marks.
  private func quoted(_ line: TextLine) -> StateDraft? {
    let marks = line.value.filter { document.plain[$0] == ASCII.quote }
    guard marks.count == 2, marks[1] - marks[0] <= 30 else { return nil }
    var name = marks[0] + 1..<marks[1]
    while let last = document.plain[name].last, last == 0x2E || last == 0x2C {
      name = name.lowerBound..<name.upperBound - 1
    }
    let text = document.string(plain: name)
    guard (1...3).contains(Names.wordCount(text)), text.first?.isUppercase == true else {
      return nil
    }
    return draft(text, origin: context.origin(plain: name), node: line.node)
  }

  /// The names of "Default, Hover, Active": short, without numbers with units, at least two.
  func listed(_ line: TextLine) -> [StateDraft] {
    let text = listedText(line)
    var parts = Self.parts(text)
    if parts.count < 2 || parts.contains(where: { $0.contains(". ") }),
      let end = Self.sentenceEnd(text)
    {
      parts = Self.parts(end)
    }
    if parts.count == 1 {
      parts = Self.divided(parts[0])
    } else {
      parts = Self.withoutWays(parts)
    }
    guard parts.count >= 2 else { return [] }
    var names = Self.parted(parts).map { StateName.splitQualifier(StateName.withoutStop($0)).name }
    if let last = names.last { names[names.count - 1] = Self.withoutJoiner(last) }
    guard Self.areShort(names), !Self.areUnspacedOccasions(names) else { return [] }
    return names.map { draft($0, origin: context.origin(plain: line.value), node: line.node) }
  }

  private static func parts(_ text: String) -> [String] {
    TextSplit.pieces(of: text, at: listMarks, outsideParentheses: true)
  }

  /// The first sentence, where a full stop outside of parentheses ends it and another follows.
  private static func sentenceEnd(_ text: String) -> String? {
    var depth = 0
    var isStop = false
    for (index, byte) in text.utf8.enumerated() {
      if isStop, byte == ASCII.space {
        return String(decoding: text.utf8.prefix(index - 1), as: UTF8.self)
      }
      isStop = byte == 0x2E && depth == 0
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
    }
    return nil
  }

  /// The last name of a list without "or" before it and the full stop behind it.
  private static func withoutJoiner(_ name: String) -> String {
    var name = name.hasSuffix(".") ? String(name.dropLast()) : name
    for joiner in ["or ", "and ", "oder ", "und ", "ou ", "et "] where name.hasPrefix(joiner) {
      name = String(name.dropFirst(joiner.count))
    }
    return name
  }

  /// Marks between listed names: comma, slash, bar, middle dot, ideographic comma.
  private static let listMarks: Phrases = [",", " / ", " | ", "·", "、"]

  // MARK: Sections called "States"

  /// Whether a heading is "State Model", below which only labels that name states count.
  private func isModelHeading(_ section: Int) -> Bool {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    return Names.isPhrase(title, in: StateWords.models)
  }

  private func isStatesHeading(_ section: Int) -> Bool {
    let heading = Int(document.sections[section].heading)
    let text = document.plainText(of: heading)
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(heading)))
    let title = StateName.splitQualifier(document.string(heading)).name
    if StateVocabulary.isGeneral(StateName.withoutNumbering(title)) { return true }
    guard let last = words.last else { return false }
    if words.count == 1, StateVocabulary.unspacedNouns.contains(last) { return true }
    if words.count == 2, StateVocabulary.pairedPlurals.begin(words) { return true }
    if isModelHeading(section) { return true }
    if let first = words.first, words.count > 2, Self.belongings.contains(words[1]),
      StateVocabulary.plurals.contains(first)
    {
      return true
    }
    if isOfOneThing(section) || Self.tellsKindBehind(words) { return true }
    // "States (list / detail)" is over states of both.
    let own = Names.words(StateName.withoutNumbering(title))
    if own.count == 1, StateVocabulary.plurals.contains(own[0]) { return true }
    guard StateVocabulary.plurals.contains(last) else { return false }
    return words.count == 1 || Self.kinds.contains(words[words.count - 2])
  }

  /// Whether a heading tells whose state it is about: "State of the save button".
  private func isOfOneThing(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard text.count <= 60, StateVocabulary.mayNameState(document.plain, text) else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(plain: text)))
    return words.count > 2 && StateVocabulary.singulars.contains(words[0])
      && Self.belongings.contains(words[1])
  }

  /// Words between "States" and what has them.
  private static let belongings = StateVocabulary.owners.union(["for"])

  /// Words before "States" that tell the kind of thing and not one state: "UI States", "Machine States".
  private static let kinds: Lexicon = [
    "ui", "machine", "screen", "app", "system", "interactive", "component", "visual", "possible",
    "all", "the", "interaction", "core", "main", "view", "widget", "session", "ux", "available",
    "defined", "supported", "valid", "mögliche", "verfügbare", "alle", "definierte", "mogelijke",
    "beschikbare",
  ]

  /// The first words of lines "NAME   description" in a fence without a language.
  private func namesInFences(of section: Int, commentsOnly: Bool) -> [StateDraft] {
    let own = document.sections[section].ownNodes
    let bytes = document.source.bytes
    var result: [StateDraft] = []
    for block in document.codeBlocks where own.contains(block.node) {
      guard FenceTags.plain.contains(block.language) else { continue }
      let isDrawn = holdsBoxes(block) || holdsSlants(block)
      if !commentsOnly, let states = IndentedRecords.states(in: block, document) {
        result += states.map { draft($0.text, origin: $0.origin, node: Int(block.node)) }
        continue
      }
      for line in block.lines {
        let text = ASCII.trimmed(bytes, line.offsets)
        guard
          let name = commentedName(text, in: bytes)
            ?? (commentsOnly || isDrawn ? nil : leadingName(text, in: bytes))
        else { continue }
        result.append(
          draft(document.source.string(name), origin: document.origin(name), node: Int(block.node)))
      }
    }
    return result
  }

  /// The names of lines "State Normal:   a white ground" in a fence without a language; two at least.
  private func prefixedInFences() -> [StateDraft] {
    let bytes = document.source.bytes
    var result: [StateDraft] = []
    for block in document.codeBlocks where FlowReader.languages.contains(block.language) {
      var names: [StateDraft] = []
      for line in block.lines {
        let text = ASCII.trimmed(bytes, line.offsets)
        guard text.count > 8, Self.mayBeginWithState(bytes[text.lowerBound]),
          let colon = ASCII.find(
            ASCII.colon, in: bytes, text.lowerBound..<min(text.upperBound, text.lowerBound + 40)),
          StateVocabulary.mayNameState(bytes, text.lowerBound..<colon)
        else { continue }
        let label = SourceRange(text.lowerBound, colon)
        let words = Names.words(document.source.string(label))
        guard let first = words.first, (2...3).contains(words.count),
          StateVocabulary.singulars.contains(first), isUsual(Array(words.dropFirst()))
        else { continue }
        let name = document.source.string(label).drop { $0 != " " }
        names.append(
          draft(
            StateName.trimmed(String(name)), origin: document.origin(label), node: Int(block.node)))
      }
      if names.count > 1 { result += names }
    }
    return result
  }

  /// Whether a word for state in a script with blanks may begin with a byte: State, Estado, État, Zustand, Toestand.
  private static func mayBeginWithState(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case 0x73, 0x65, 0x7A, 0x74, 0xE3: true
    default: false
    }
  }

  func isUsual(_ words: [String]) -> Bool {
    StateWords.isState(words)
      || words.count == 1
        && (StateWords.neutral.contains(words[0]) || StateWords.interactions.contains(words[0]))
  }

  /// An identifier at the start of a line, alone or before two blanks, a colon or a dash.
  private func leadingName(
    _ text: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> SourceRange? {
    var end = text.lowerBound
    while end < text.upperBound, ASCII.isWord(bytes[end]) || bytes[end] == 0x5F {
      end += 1
    }
    guard end - text.lowerBound >= 2, ASCII.isLetter(bytes[text.lowerBound]) else { return nil }
    let rest = text.tail(from: end)
    let isName =
      rest.isEmpty || ASCII.starts(bytes, at: end, with: "  ")
      || ASCII.starts(bytes, at: end, with: ":") || ASCII.starts(bytes, at: end, with: " - ")
    return isName ? SourceRange(text.lowerBound, end) : nil
  }

  /// The name of a state that is all of a comment: "/* Focused */".
  private func commentedName(
    _ text: Range<Int>, in bytes: ContiguousArray<UInt8>
  ) -> SourceRange? {
    guard ASCII.starts(bytes, at: text.lowerBound, with: "/*"), text.count < 40,
      text.count > 6, ASCII.starts(bytes, at: text.upperBound - 2, with: "*/")
    else { return nil }
    let inner = ASCII.trimmed(bytes, (text.lowerBound + 2)..<(text.upperBound - 2))
    let words = Names.words(String(decoding: bytes[inner], as: UTF8.self))
    return StateWords.isState(words) ? SourceRange(inner.lowerBound, inner.upperBound) : nil
  }

  /// The names of items "- `idle`: waits" or "- **Idle** – waits" right under the heading.
  func namesInItems(of section: Int) -> [StateDraft] {
    let lines = context.items(of: section).filter { !context.isOfUses($0) }
    let names = lines.compactMap(leadingRun)
    guard names.count >= 2, names.count * 2 >= lines.count, !tellSides(names, in: section) else {
      return []
    }
    return names.map { name in
      let text = StateName.trimmed(document.string(plain: name.range))
      let bare = StateName(heading: text)?.name ?? StateName.splitQualifier(text).name
      return draft(bare, origin: context.origin(plain: name.range), node: name.node)
    }
  }

  /// The items of "Screens" in a document about screens, each a name in code.
  private func screensInItems() -> [StateDraft] {
    guard document.sections.count > 2,
      BareHeadings.announcesScreens(document.title(ofSection: 1))
    else { return [] }
    return document.sections.indices.dropFirst(2).flatMap { section -> [StateDraft] in
      let title = document.title(ofSection: section)
      guard BareHeadings.listsScreens(title) else { return [] }
      return namesInItems(of: section).filter { EventName.isIdentifier($0.name) }
    }
  }

  func draft(_ name: String, origin: Origin, node: Int) -> StateDraft {
    let section = Int(document.nodes[node].section)
    var draft = StateDraft(name: name, origin: origin, screen: section)
    draft.parentSection = section
    return draft
  }
}
