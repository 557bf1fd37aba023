import SpecModel
import SpecSyntax
import SpecText

/// Reads states that the labels of list items name: below "Error States", below "**States:**", and pairs of modes
/// such as "**Edit Mode**:" and "**Preview Mode**:".
struct StateLabels {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    self.document = context.document
  }

  // MARK: Below a heading over several states

  /// The items and bold lines below headings over several states whose label is the name of a state.
  ///
  /// - Parameter namesOnly: whether labels that are no names of states are left out although most are.
  func members(of heads: [(section: Int, group: Int?)], namesOnly: Bool) -> [StateDraft] {
    var result: [StateDraft] = []
    // The sections around groups whose items are states.
    var parents: Set<Int32> = []
    for (section, group) in heads {
      let lines = withoutAbsent(context.lines(in: document.sections[section].ownNodes))
      let bold = lines.filter { $0.holder == .paragraph && isTitle($0) }
      // "**Empty states:**" beside "**Redirects:**" is over states itself.
      let titles = bold.contains { $0.label.map(isOverStates) ?? false } ? [] : bold
      // Below "**Default State**:" the items tell of that state.
      let areParts = titles.contains { endsInState($0.label ?? $0.text) }
      let items =
        areParts
        ? []
        : lines.filter {
          $0.holder == .item && $0.depth == 1 && beginsText($0) && !context.isOfUses($0)
        }
      for candidates in [items, titles] {
        let labels = candidates.flatMap { line -> [(range: Range<Int>, node: Int)] in
          if let label = label(of: line) ?? beforeDash(line) { return [label] }
          return group == nil && !namesOnly ? bareNames(line) : []
        }
        let named = labels.filter { isState($0.range) }
        if candidates.count > 1, !named.isEmpty, candidates.allSatisfy(isAboveDrawing) {
          result += labels.filter { isPlain($0.range) }.map {
            var draft = draft($0)
            draft.group = group
            return draft
          }
          continue
        }
        let parent = document.sections[section].parent
        guard
          named.count >= 2 && named.count * 2 >= candidates.count
            || isAmongGroups(parent, group, labels.count, candidates.count, parents)
        else { continue }
        if group != nil { parents.insert(parent) }
        for name in labels where isState(name.range) || !namesOnly && isPlain(name.range) {
          var draft = draft(name)
          draft.group = group
          result.append(draft)
        }
      }
    }
    return result
  }

  /// Whether a line is the first of its text: an item may go on over several, "Empty (first use):" over what is shown.
  private func beginsText(_ line: TextLine) -> Bool {
    line.text.lowerBound == document.plainText(of: line.node).lowerBound
  }

  /// Whether a group stands beside one whose items are states, and most of its own have a label.
  private func isAmongGroups(
    _ parent: Int32, _ group: Int?, _ labels: Int, _ candidates: Int, _ parents: Set<Int32>
  ) -> Bool {
    group != nil && parent > 0 && parents.contains(parent) && labels > 1 && labels == candidates
  }

  /// Whether a bold line says no more than a title and stands right above a fence without a language.
  private func isAboveDrawing(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, line.label == nil || line.value.isEmpty,
      line.node + 1 < document.nodes.count, document.nodes[line.node + 1].kind == .codeBlock
    else { return false }
    return document.isDrawing(line.node + 1)
  }

  private func isState(_ range: Range<Int>) -> Bool {
    StateWords.isState(StateWords.core(words(of: range)))
  }

  /// Whether a label beside names of states is as short as one and tells of no part.
  private func isPlain(_ range: Range<Int>) -> Bool {
    let words = words(of: range)
    return (1...4).contains(words.count) && StateWords.parts.isDisjoint(with: words)
      && !StateWords.techniques.contains(words[0]) && StateWords.copulas.isDisjoint(with: words)
      && !PropertyLabels.hold(document.string(plain: range))
  }

  /// The lines without labels of states that do not exist: "Selected: not applicable".
  private func withoutAbsent(_ lines: ArraySlice<TextLine>) -> [TextLine] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard line.label != nil || line.text.count <= 60 else { return line }
      let value = line.label == nil ? 0..<0 : line.value
      let said = value.isEmpty && index + 1 < lines.endIndex ? lines[index + 1].text : value
      let start = document.string(plain: said.prefix(16)).lowercased()
      return Self.absences.contains(where: start.hasPrefix) ? nil : line
    }
  }

  /// How a text begins that says that a state does not exist.
  private static let absences = ["n/a", "not applicable", "not used", "no aplica", "sans objet"]

  /// Whether a line of a paragraph is a bold label, bold as a whole or bold up to a dash.
  private func isTitle(_ line: TextLine) -> Bool {
    if line.label != nil { return line.isStrongLabel }
    if let dash = beforeDash(line)?.range,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.lowerBound == line.text.lowerBound, span.upperBound == dash.upperBound
    {
      return true
    }
    guard line.text.count <= 60,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong)
    else { return false }
    return span.upperBound >= line.text.upperBound
  }

  // MARK: Inside a state

  /// Items in the section of an error state that are no more than a title: "1. **Network Error**" over its parts.
  func titledItems(in states: [StateDraft]) -> [StateDraft] {
    var stateAt: [UInt32: StateDraft] = [:]
    for state in states where state.section != nil {
      let last = Names.words(state.name).last
      if last.map(StateWords.numberedKinds.contains) ?? false {
        stateAt[state.origin.range.start] = state
      }
    }
    guard !stateAt.isEmpty else { return [] }
    var result: [StateDraft] = []
    for section in document.sections.indices.dropFirst() {
      let heading = document.nodes[Int(document.sections[section].heading)]
      guard let state = stateAt[heading.range.start] else { continue }
      let items = context.lines(in: document.sections[section].ownNodes).filter { line in
        line.holder == .item && line.depth == 1 && line.text.count <= 40
      }
      let named = items.compactMap { line -> (range: Range<Int>, node: Int)? in
        guard let label = label(of: line), line.value.isEmpty || label.range == line.text,
          StateWords.isState(words(of: label.range))
        else { return nil }
        return label
      }
      guard named.count > 1 else { continue }
      result += named.map { name in
        var draft = draft(name)
        draft.screen = state.screen
        draft.parent = state.name
        return draft
      }
    }
    return result
  }

  // MARK: Below a label

  /// The items below a label "**States:**" or "**Button States**".
  func itemsBelowLabels() -> [StateDraft] {
    var result: [StateDraft] = []
    for (index, line) in context.lines.enumerated() {
      if line.holder == .heading, line.text.count <= 24,
        StateVocabulary.mayNameState(document.plain, line.text), isBareLabel(line)
      {
        let plain = plainMembers(below: index)
        result += plain.isEmpty ? labelledMembers(below: index) : plain
        continue
      }
      if line.holder == .heading, namesKindOfStates(line) {
        result += titles(below: index)
        continue
      }
      let isOfModes = namesModes(line)
      let isLed = leadsBelowStates(line)
      guard isStatesLabel(line) || introduces(line) || isOfModes || isLed, !isOverStarts(index)
      else { continue }
      let items = readItems(below: index, takesParts: isLed)
      var named = items.named
      let parts = partsInCode(items, below: line)
      let count = items.count - parts.count
      var plain = isBareLabel(line) ? plainMembers(below: index) : []
      if plain.isEmpty, isBareLabel(line) { plain = labelledMembers(below: index) }
      guard plain.isEmpty else {
        result += plain
        continue
      }
      let states = named.filter { name in
        StateWords.isState(words(of: name.range)) || isWideCondition(name.range)
      }
      guard
        states.count >= 2 && states.count * 2 >= count
          || named.count > 2 && named.count == count && isStatesLabel(line)
            && named.allSatisfy({ tellsCondition($0.range) })
          || named.count >= 2 && named.count == count
            && (isBareLabel(line) || introducesStates(line) || isOfModes || isReferred(line))
            && (named.allSatisfy(isSetApart) || !isOfModes && named.allSatisfy(isWide)
              || isReferred(line))
      else { continue }
      if isOfModes,
        named.contains(where: { StateMode.isMode(draft($0)) }) || areOtherModes(named)
      {
        continue
      }
      // "One of these modes:" over "Light" and "Dark": how the whole app may look.
      if !isOfModes, mayNameModes(line.text), named.allSatisfy({ isTheme($0.range) }) { continue }
      let others = parts + items.signed
      if !others.isEmpty {
        named = (named + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
      }
      result += withoutSentences(withoutOccasions(named, below: line)).map(draft)
    }
    return result
  }

  /// "Preheating", "Held": a name that tells what something does or has become, and no property of it.
  private func tellsCondition(_ range: Range<Int>) -> Bool {
    let words = words(of: range)
    return (1...3).contains(words.count) && mayBeName(range)
      && !words.contains(where: TransitionWords.properties.contains)
      && StateCues.isNameOfState(words.joined(separator: " "))
  }

  func isTheme(_ range: Range<Int>) -> Bool {
    words(of: range).contains(where: BareHeadings.themes.contains)
  }

  /// "Has Text", "No Icon": what a thing holds or lacks, where "Text" alone is a part of it.
  func tellsContents(_ words: [String]) -> Bool {
    (2...4).contains(words.count) && Self.holdings.contains(words[0])
  }

  private static let holdings: Lexicon = [
    "has", "have", "with", "without", "no", "contains", "hat", "mit", "ohne", "kein", "keine",
    "avec", "sans", "a", "con", "sin", "tiene", "com", "sem", "tem", "senza", "ha", "met", "zonder",
    "heeft", "geen", "dengan", "tanpa", "ada",
  ]

  /// "未登录", "保存済み": what something has become, in a script without blanks.
  private func isWideCondition(_ range: Range<Int>) -> Bool {
    guard range.count <= 30, document.plain[range.lowerBound] >= 0xE3 else { return false }
    return StateCues.isCondition(document.string(plain: range))
  }

  /// The items below "**States**" that are all no more than a name, with a remark in parentheses at most; none where
  /// one is anything else.
  private func plainMembers(below index: Int) -> [StateDraft] {
    let line = context.lines[index]
    var result: [StateDraft] = []
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > line.depth else { break }
      guard item.depth == line.depth + 1 else { continue }
      guard item.label == nil, item.text.count <= 120,
        document.span(at: item.text.lowerBound, of: item.node, in: [.strong, .code]) == nil,
        let state = plainState(item)
      else { return [] }
      result.append(state)
    }
    return (2...12).contains(result.count) ? result : []
  }

  /// Whether a heading says of what the states below it are: "Origin States", but not "Empty States".
  private func namesKindOfStates(_ line: TextLine) -> Bool {
    guard line.text.count <= 40, StateVocabulary.mayNameState(document.plain, line.text) else {
      return false
    }
    let words = words(of: line.text)
    guard let last = words.last, (2...4).contains(words.count),
      StateVocabulary.plurals.contains(last)
    else { return false }
    return !words.dropLast().contains { StateWords.isState([$0]) }
  }

  /// The items right below a heading that are all no more than a name in bold, over what is said of it.
  private func titles(below index: Int) -> [StateDraft] {
    var names: [(range: Range<Int>, node: Int)] = []
    let line = context.lines[index]
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > line.depth else { break }
      guard item.depth == line.depth + 1 else { continue }
      guard let name = label(of: item), name.range == item.text, isSetApart(name) else { return [] }
      names.append(name)
    }
    return names.count > 1 ? names.map(draft) : []
  }

  /// "Missed (nothing was done then)": a name of up to three words with a capital, and when it holds.
  private func plainState(_ item: TextLine) -> StateDraft? {
    let text = document.string(plain: beforeDash(item)?.range ?? item.text)
    let (name, remark) = StateName.splitQualifier(text)
    guard (1...3).contains(Names.wordCount(name)), name.utf8.count <= 30,
      name.utf8.first.map({ ASCII.isUpper($0) || $0 >= 0xC3 }) == true,
      name.utf8.last.map({ ASCII.isWord($0) || $0 >= 0x80 }) == true, !Arrow.isIn(name),
      !name.utf8.contains(0x2F),
      Names.wordCount(name) > 1 || !StateWords.isPart(Names.words(name))
    else { return nil }
    let end = item.text.lowerBound + name.utf8.count
    var state = draft((item.text.lowerBound..<min(end, item.text.upperBound), item.node))
    state.context = remark.map { LocatedText($0, context.origin(plain: item.text)) }
    return state
  }

  /// Whether a sentence leads on to a list of what a status may be: "Each oven shows a status:".
  private func introduces(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, (12...120).contains(line.text.count),
      document.plain[line.text.upperBound - 1] == 0x3A,
      StateVocabulary.mayNameState(document.plain, line.text) || mayNameModes(line.text)
    else { return false }
    guard document.span(at: line.text.upperBound - 2, of: line.node, in: .code) == nil else {
      return false
    }
    return introducesStates(line) || isReferred(line)
      || Names.words(document.string(plain: line.text)).suffix(3).contains { word in
        word == "status" || word == "statuses" || StateVocabulary.plurals.contains(word)
      }
  }

  /// Whether a sentence ends with the word for states or "state is": "A tile may be in one of these states:".
  private func introducesStates(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, document.plain[line.text.upperBound - 1] == 0x3A else {
      return false
    }
    let sentence = Names.words(document.string(plain: line.text))
    // "Four states, and every control reads the same way:"
    if let place = sentence.prefix(8).firstIndex(where: StateVocabulary.plurals.contains),
      place > 0,
      sentence[place - 1].utf8.allSatisfy(ASCII.isDigit)
        || Self.counts.contains(sentence[place - 1])
    {
      return true
    }
    let words = sentence.suffix(2)
    // "Card states:" is a label, and what stands below it may be cards.
    guard let last = words.last, sentence.count > 3 else { return false }
    if StateVocabulary.plurals.contains(last) || Self.modes.contains(last) { return true }
    if words.first == "mode", last == "options" { return true }
    guard let noun = words.first, ["is", "are"].contains(last) else { return false }
    return StateVocabulary.plurals.contains(noun) || StateVocabulary.singulars.contains(noun)
  }

  /// Numbers before "states".
  static let counts: Lexicon = [
    "two", "three", "four", "five", "six", "seven", "eight", "zwei", "drei", "vier", "fünf",
    "sechs",
    "deux", "trois", "quatre", "cinq", "dos", "tres", "cuatro", "cinco", "due", "quattro", "cinque",
    "dois", "três", "quatro", "twee", "drie", "vijf",
  ]

  /// "Modes" in the plural.
  static let modes: Lexicon = ["modes", "modos", "modi", "tryby", "режимы", "режими"]

  /// Whether a label is the word for states alone, so that whatever is set apart below it is one.
  func isBareLabel(_ line: TextLine) -> Bool {
    let range = line.label ?? line.text
    if range.count <= 40,
      StateVocabulary.isGeneral(Self.withoutCount(document.string(plain: range)))
    {
      return true
    }
    let words = words(of: range)
    if line.holder != .heading, Self.saysStates(words) { return true }
    return StateVocabulary.areStates(words)
  }

  /// Whether an item tells the motion between the states of the others: "**Transition**: 200 ms".
  func isOfMotion(_ item: TextLine) -> Bool {
    guard let label = item.label, label.count <= 30 else { return false }
    let role = ColumnRole.role(ofHeader: document.string(plain: label))
    return [.animation, .duration, .easing, .delay].contains(role)
  }

  /// Whether a name is set in bold, italics or code and short.
  private func isSetApart(_ name: (range: Range<Int>, node: Int)) -> Bool {
    guard document.span(at: name.range.lowerBound, in: [.strong, .emphasis, .code]) != nil,
      (1...4).contains(words(of: name.range).count), isPlain(name.range)
    else { return false }
    // "Current" heads a column of sources, and is the name of a step as well.
    let role = ColumnRole.role(ofHeader: document.string(plain: name.range))
    return role == nil || role == .source
  }

  /// Whether a line says no more than "States:" or "Button states", set in bold or closed by a colon.
  private func isStatesLabel(_ line: TextLine) -> Bool {
    guard line.holder != .heading, line.holder != .cell, isWords(line) else { return false }
    let label: Range<Int>
    if let named = line.label {
      guard line.value.isEmpty else { return false }
      label = named
    } else {
      guard line.text.count <= 40 else { return false }
      let isClosed = ASCII.starts(document.plain, at: line.text.upperBound - 3, with: "：")
      guard isClosed || document.span(at: line.text.lowerBound, of: line.node, in: .strong) != nil
      else { return false }
      label = isClosed ? line.text.lowerBound..<line.text.upperBound - 3 : line.text
    }
    guard label.count <= 40, StateVocabulary.mayNameState(document.plain, label) else {
      return false
    }
    let title = Self.withoutCount(document.string(plain: label))
    let words = Names.words(title)
    return Self.saysStates(words) || StatusItems.tellState(words)
      || words.count <= 4
        && (words.last.map(StateVocabulary.plurals.contains) ?? false
          || words.count == 1 && words[0].count <= 6
            && StateVocabulary.unspacedNouns.contains(where: words[0].hasSuffix)
          || StateVocabulary.isGeneral(title)
          || StateVocabulary.machineLabels.contains(words.joined(separator: " ")))
  }

  /// A label without the count behind it: "States (3)".
  private static func withoutCount(_ label: String) -> String {
    let (name, count) = StateName.splitQualifier(label)
    return count?.first?.isNumber == true ? name : label
  }

  /// Whether a line begins its block with words; a name in code such as `button_states` is a key.
  private func isWords(_ line: TextLine) -> Bool {
    document.span(at: line.text.lowerBound, of: line.node, in: .code) == nil
  }

  // MARK: Names

  /// The bold or code words, or the words before a colon, that begin an item.
  func label(of line: TextLine) -> (range: Range<Int>, node: Int)? {
    if let label = line.label, !label.isEmpty { return (label, line.node) }
    // A line that goes on with the text above begins no item.
    guard
      line.holder != .item || line.text.lowerBound == document.plainText(of: line.node).lowerBound
    else { return nil }
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .code])
    else {
      return nil
    }
    let start = span.lowerBound
    var end = min(span.upperBound, line.text.upperBound)
    while end > start, [0x3A, 0x20].contains(document.plain[end - 1]) { end -= 1 }
    return end > start ? (start..<end, line.node) : nil
  }

  /// The words before a dash: "Empty – nothing in the basket".
  func beforeDash(_ line: TextLine) -> (range: Range<Int>, node: Int)? {
    let limit = min(line.text.upperBound, line.text.lowerBound + 40)
    var index = line.text.lowerBound
    while index + 2 < limit {
      if document.plain[index] == 0x20 {
        let isHyphen = document.plain[index + 1] == 0x2D && document.plain[index + 2] == 0x20
        let isDash = document.plain[index + 1] == 0xE2 && document.plain[index + 2] == 0x80
        if isHyphen || isDash { return (line.text.lowerBound..<index, line.node) }
      }
      index += 1
    }
    return nil
  }

  /// The words of a short item, without a remark in parentheses and the mark at its end.
  func whole(_ line: TextLine) -> (range: Range<Int>, node: Int)? {
    var text = beforeDash(line)?.range ?? line.text
    while let last = document.plain[text].last, last == 0x3B || last == 0x2E || last == 0x2C {
      text = text.lowerBound..<text.upperBound - 1
    }
    if document.characterCount(of: text) <= 30 { return text.isEmpty ? nil : (text, line.node) }
    guard let open = ASCII.find(" (", in: document.plain, text), open - text.lowerBound <= 30,
      document.plain[text].last == 0x29
    else { return nil }
    return (text.lowerBound..<open, line.node)
  }

  func words(of range: Range<Int>) -> [String] {
    guard range.count <= 60 else { return [] }
    return StateName.bareWords(document.string(plain: range))
  }

  func draft(_ name: (range: Range<Int>, node: Int)) -> StateDraft {
    let text = StateName.withoutNumbering(document.string(plain: name.range))
    let bare = StateName(heading: text)?.name ?? StateName.splitQualifier(text).name
    let section = Int(document.nodes[name.node].section)
    let origin = context.origin(plain: name.range)
    var draft = StateDraft(name: bare, origin: origin, screen: section)
    draft.qualifier = StateName.splitQualifier(text).qualifier
    if draft.qualifier != nil { draft.aliases.append(LocatedText(text, origin)) }
    draft.parentSection = section
    return draft
  }
}
