import SpecModel
import SpecSyntax
import SpecText

extension LineReader {
  /// "Leads to: Payment" in the part of a state, where the document declares what it leads to.
  func exits(behind label: Range<Int>, _ line: TextLine) -> [EdgeDraft]? {
    guard document.hasAtMost(80, charactersIn: line.value),
      document.plain[label].withUnsafeBufferPointer({
        TransitionWords.exits.contains(ignoringCase: $0)
          || TransitionWords.nextSteps.contains(ignoringCase: $0)
      }), let source = places.source(of: line)
    else { return nil }
    let origin = context.origin(plain: line.text)
    let isWay = document.string(plain: label).split(separator: " ").last
      .map { Self.ways.contains($0.lowercased()) }
    let edges = StateNameList.pieces(of: document.string(plain: line.value)).compactMap {
      listed($0, from: source, origin)
        ?? (isWay == true ? undeclared($0, from: source, origin) : nil)
    }
    return edges.isEmpty ? nil : edges
  }

  /// "Speaking (when activated)" behind "Transitions to": a name with when it is entered is that of a state, declared or
  /// not.
  private func undeclared(
    _ text: String, from source: NameReference, _ origin: Origin
  ) -> EdgeDraft? {
    let (name, remark) = StateName.splitQualifier(ArrowSide.unwrapped(text))
    guard let remark, let word = Names.firstWord(remark),
      TailWords.opensOccasion(word) || CellVocabulary.conditionWords.contains(word),
      (1...3).contains(Names.wordCount(name)), ArrowSide.isName(name), !EventName.isCode(name),
      let letter = name.first, letter.isUppercase || letter.utf8.first ?? 0 >= 0xE3,
      !CellVocabulary.isAny(name), !CellVocabulary.placeholders.contains(name.lowercased()),
      FlowSteps.kind(of: name) != .action, !ArrowLine.namesControl(name)
    else { return nil }
    let target = NameReference(text: name, origin: origin)
    guard target.key != source.key else { return nil }
    return EdgeDraft(source: source, target: target, origin: origin)
      .triggered(by: remark, origin)
  }

  /// The way to a declared state that a list names, with what stands in parentheses: "Accepted (tap Yes)".
  private func listed(_ text: String, from source: NameReference, _ origin: Origin) -> EdgeDraft? {
    let (bare, remark) = StateName.splitQualifier(ArrowSide.unwrapped(text))
    guard let name = places.known.name(of: bare) ?? places.known.name(of: text) else {
      return led(bare, from: source, origin)
    }
    let edge = EdgeDraft(
      source: source, target: NameReference(text: name, origin: origin), origin: origin)
    guard let remark, !TransitionWords.courses.contains(remark.lowercased()) else { return edge }
    return edge.triggered(by: remark, origin)
  }

  /// The way to the declared state that ends words for what leads there: "Auto-transition to Home".
  private func led(_ text: String, from source: NameReference, _ origin: Origin) -> EdgeDraft? {
    let words = StateName.withoutStop(text).split(separator: " ").map(String.init)
    guard (3...10).contains(words.count),
      let place = words.lastIndex(where: { Self.ways.contains($0.lowercased()) }), place > 0,
      case let name = TransitionWords.withoutArticles(words[(place + 1)...])
        .joined(separator: " "),
      let target = places.known.name(of: ArrowSide.unwrapped(name)), Names.key(target) != source.key
    else { return nil }
    let edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin)
    return edge.triggered(by: words[..<place].joined(separator: " "), origin)
  }

  /// Words for the way to a state; data, in lower case.
  private static let ways: Lexicon = [
    "to", "zu", "zum", "zur", "nach", "vers", "à", "al", "hacia", "para", "ao", "alla", "verso",
    "naar", "ke", "menuju", "till", "til", "к", "на",
  ]

  /// Whether an arrow leads to a state, or to what is written as a name: "long press → the cards wobble" is an effect.
  func leadsToName(_ line: TextLine) -> Bool {
    let text = document.string(plain: line.text)
    let last =
      ArrowText(text)?.sides.last
      ?? ArrowLine.textBehindArrow(text).map { StateName.splitQualifier($0).name }
    guard let side = last.flatMap({ ArrowSide($0, known: places.known) }) else { return false }
    return side.isKnown || side.isAny || side.name.first?.isUppercase == true
      || EventName.isIdentifier(side.name)
  }

  /// Whether a label is over ways out, or over the way back.
  func exitLabel(_ label: Range<Int>) -> (isExit: Bool, isReturn: Bool) {
    document.plain[label].withUnsafeBufferPointer { bytes in
      (
        TransitionWords.exits.contains(ignoringCase: bytes),
        ExitItems.returns.contains(ignoringCase: bytes)
      )
    }
  }

  /// "**From Loading to Ready:** data arrives": a change between declared states in a label, and what triggers it.
  func change(in label: Range<Int>, _ line: TextLine) -> [EdgeDraft]? {
    guard (8...80).contains(label.count), line.value.count <= 200,
      case let text = document.string(plain: label),
      let space = text.firstIndex(of: " "),
      TransitionWords.from.contains(text[..<space].lowercased())
    else { return nil }
    let rest = StateName.trimmed(String(text[space...]))
    for joint in ChangeCell.joints {
      guard let (left, right) = TextSplit.halves(of: rest, at: joint),
        let source = places.known.name(of: left), let target = places.known.name(of: right),
        Names.key(source) != Names.key(target)
      else { continue }
      let origin = context.origin(plain: line.text)
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: target, origin: origin), origin: origin)
      return [
        edge.triggered(
          by: StateName.withoutStop(document.string(plain: line.value)),
          context.origin(plain: line.value))
      ]
    }
    return nil
  }

  /// Whether a title says which declared state the list below it leaves, as a heading does: "**Transitions from Menu**".
  func namesSource(_ line: TextLine) -> Bool {
    let read = LineSubject.read(line.text, in: context, source: nil, known: places.known)
    switch read {
    case .from(let name): return places.known.name(of: name.text) != nil
    case .fromAny: return true
    default: return false
    }
  }

  mutating func openExits(_ label: Range<Int>, _ line: TextLine) {
    let (isExit, isReturn) = exitLabel(label)
    // "受付画面からの遷移" names what the items leave.
    var left: NameReference?
    if case .from(let name) = subject, LineSubject.endsAsFrom(document.string(plain: label)) {
      left = name
    }
    if left == nil, !isExit, !isReturn, case .from(let name) = subject {
      return openTransitions(of: name, line)
    }
    guard isExit || isReturn || left != nil, let source = left ?? places.owner(of: line) else {
      exits = nil
      return
    }
    let depth = line.holder == .item ? line.depth : 0
    named = named ?? places.withScreens()
    exits = ExitItems(source: source, depth: depth, isReturn: isReturn)
  }

  /// "Transitions:" in the part of a state, over items that begin with what they lead to: "`Ready` when the door is shut".
  mutating func openTransitions(of source: NameReference, _ line: TextLine) {
    named = named ?? places.withScreens()
    exits = ExitItems(
      source: source, depth: line.holder == .item ? line.depth : 0, isReturn: false,
      isOfDeclared: true)
  }

  /// "遷移先: メイン画面（認証成功時）": the ways out in the line of the label.
  mutating func listedExits(_ label: Range<Int>, _ line: TextLine) -> [EdgeDraft]? {
    guard document.hasAtMost(200, charactersIn: line.value) else { return nil }
    let (isExit, isReturn) = exitLabel(label)
    // "Back: returns to Home" among the items of a screen is a control.
    if isReturn, !isExit, lead(of: line) != nil { return nil }
    guard isExit || isReturn, !ArrowGlyph.mayOccur(in: document.plain, line.value),
      let source = places.owner(of: line)
    else { return nil }
    let known = named ?? everyScreen ?? places.withScreens()
    everyScreen = known
    let edges = ExitItems.edges(
      in: document.string(plain: line.value), from: source, context.origin(plain: line.text),
      known, isReturn: isReturn)
    return edges.isEmpty ? nil : edges
  }

  /// "Can move to: `sent`, `dropped`" in the part of a state, where all that it lists is declared.
  func successors(_ line: TextLine) -> [EdgeDraft] {
    guard let tail = SuccessorPhrases.tail(of: line, in: document),
      let source = places.source(of: line)
    else { return [] }
    let origin = context.origin(plain: line.text)
    let pieces = StateNameList.pieces(of: tail)
    let edges = pieces.compactMap { listed($0, from: source, origin) }
    return edges.count == pieces.count ? edges : []
  }

  /// "Leaves to Home or Settings on Back": a sentence in the part of a screen that begins with such a verb, where all
  /// that it leads to is declared.
  mutating func ledExits(_ line: TextLine) -> [EdgeDraft] {
    guard line.holder == .paragraph || line.holder == .item, (8...240).contains(line.text.count),
      line.label.map({ ASCII.find(". ", in: document.plain, $0) != nil }) ?? true,
      Self.marks.contains(where: { ASCII.find($0, in: document.plain, line.text) != nil })
    else { return [] }
    let sentences = TextSplit.pieces(of: document.string(plain: line.text), at: [". "])
    guard sentences.count <= 6 else { return [] }
    var result: [EdgeDraft] = []
    for sentence in sentences {
      let words = sentence.split(separator: " ")
      guard words.count > 1,
        let count = Self.lengthOfLead(words), let source = places.owner(of: line)
      else { continue }
      let known = named ?? everyScreen ?? places.withScreens()
      everyScreen = known
      result += ExitItems.edges(
        in: StateName.withoutStop(words.dropFirst(count).joined(separator: " ")), from: source,
        context.origin(plain: line.text), known, isReturn: false
      )
      .map { edge in
        edge.trigger.map { edge.triggered(by: TailWords.bare($0.text), $0.origin) } ?? edge
      }
    }
    return result
  }

  /// The number of words before the names: "Leaves to", "Exits:".
  private static func lengthOfLead(_ words: [Substring]) -> Int? {
    if words[0].hasSuffix(":"), TransitionWords.exits.contains(words[0].dropLast().lowercased()) {
      return 1
    }
    guard exitHeads.contains(words[0].lowercased()) else { return nil }
    return [3, 2].first { count in
      words.count > count
        && TransitionWords.exits.contains(words.prefix(count).joined(separator: " ").lowercased())
    }
  }

  /// The first words of the phrases for ways out.
  private static let exitHeads = Lexicon(
    TransitionWords.exits.words.compactMap { $0.split(separator: " ").first.map(String.init) })

  private static let marks: [StaticString] = [" to ", " zu ", " nach ", " a ", " à ", ": "]

  /// "To Paused: user presses p", "To Paused on p" below the ways out of a state.
  func namedExit(_ line: TextLine) -> EdgeDraft? {
    guard case .from(let source) = subject, line.holder == .item,
      (6...300).contains(line.text.count),
      ASCII.starts(document.plain, at: line.text.lowerBound, with: "To ")
    else { return nil }
    let words = document.string(plain: line.text).dropFirst(3).split(separator: " ")
    for count in (1...4).reversed() where count <= words.count {
      let head = words.prefix(count).joined(separator: " ")
      guard let name = places.known.name(of: ArrowSide.unwrapped(head)) else { continue }
      let rest = StateName.trimmed(words.dropFirst(count).joined(separator: " "))
      let origin = context.origin(plain: line.text)
      let edge = EdgeDraft(
        source: source, target: NameReference(text: name, origin: origin), origin: origin)
      return rest.isEmpty ? edge : edge.triggered(byWhatStands: rest, origin)
    }
    return nil
  }
}

extension [DurationFact] {
  /// The first time inside a range; the facts are sorted by place.
  ///
  /// - Complexity: O(log n).
  func first(in range: SourceRange) -> DurationFact? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].origin.range.start < range.start { low = middle + 1 } else { high = middle }
    }
    guard low < count, range.contains(self[low].origin.range) else { return nil }
    return self[low]
  }
}
