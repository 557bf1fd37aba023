import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// The declared states for which a side stands: those that fit "LOADING_*", or each of "done | failed"; else none.
  func states(in side: String) -> [String] {
    let text = ArrowSide.unwrapped(side)
    let fitting = known.matches(ofGlob: text)
    return fitting.isEmpty
      ? choices(in: text).map { $0.tail.isEmpty ? $0.names : [] } ?? [] : fitting
  }

  /// Whether a text is the name of a declared state, or says that any is meant.
  func isKnown(_ text: String) -> Bool {
    ArrowSide(text, known: known).map { $0.isKnown || $0.isAny } ?? false
  }

  /// The names that a side lists, where each of them is declared or stands beside another arrow of the list.
  func choices(in side: String) -> NameChoices? {
    NameChoices(side) { known.name(of: $0) ?? listed.name(of: $0) }
  }

  /// The ways to each of several targets behind the last arrow: "A → B, C, or D", "A → B (tap), C (timeout)".
  func ways(
    from source: ArrowSide, _ arrows: ArrowText, _ step: ArrowText.Step, tail: String
  ) -> [EdgeDraft]? {
    guard let choices = choices(in: arrows.sides[step.to]) else { return nil }
    let sources = states(in: arrows.sides[step.from]).map { ArrowSide(known: $0) }
    return (sources.isEmpty ? [source] : sources).flatMap { source in
      choices.choices.filter { Names.key($0.name) != Names.key(source.name) }.map { choice in
        let edge = draft(source, ArrowSide(known: choice.name))
        if let label = step.label { return edge.triggered(by: label, origin) }
        let words = tail.isEmpty ? choice.remark ?? choices.tail : tail
        return edge.annotated(tail: words, origin)
      }
    }
  }

  /// "A / B" and "A or B" behind the last arrow, where each is a state; else what stands there.
  func alternatives(_ target: ArrowSide, _ arrows: ArrowText) -> [NameChoices.Choice] {
    choices(in: arrows.sides[arrows.sides.count - 1])?.choices
      ?? [NameChoices.Choice(name: target.name, remark: target.remark)]
  }

  private static let alternatives: Phrases = ["|", "/", " or "]

  /// The pairs of states that a step stands for, where a side is a pattern such as "LOADING_*" or lists several names.
  func patterns(_ arrows: ArrowText, _ step: ArrowText.Step) -> [(String?, String?)] {
    let from = states(in: arrows.sides[step.from])
    let to = states(in: arrows.sides[step.to])
    guard from.count + to.count > 0, max(1, from.count) * max(1, to.count) <= 24 else { return [] }
    let sources: [String?] = from.isEmpty ? [nil] : from
    let targets: [String?] = to.isEmpty ? [nil] : to
    // "ROUND_*_OPEN → ROUND_*_SHUT": the same word stands for both stars.
    if from.count > 1, to.count > 1 {
      let stars = to.map { starred($0, by: arrows.sides[step.to]) }
      let pairs = from.compactMap { source -> (String?, String?)? in
        guard let star = starred(source, by: arrows.sides[step.from]) else { return nil }
        return stars.firstIndex(of: star).map { (source, to[$0]) }
      }
      if pairs.count == from.count { return pairs }
    }
    return sources.flatMap { source in targets.map { (source, $0) } }
  }

  private func isGlob(_ side: String) -> Bool { side.utf8.contains(0x2A) && side.utf8.count > 1 }

  /// What the one star of a pattern stands for in a name.
  private func starred(_ name: String, by glob: String) -> String? {
    let parts = ArrowSide.unwrapped(glob).split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, name.count > parts[0].count + parts[1].count else { return nil }
    return String(name.dropFirst(parts[0].count).dropLast(parts[1].count)).lowercased()
  }

  /// A chain of names set in bold or code with an occasion behind it, or to alternatives in parentheses, below a heading
  /// about a state machine: "**Seated** → **Away** on a timeout", "SEATED → (PLAYING | AWAY)".
  func chainOfMachine(_ arrows: ArrowText, tail: String) -> [EdgeDraft]? {
    guard line.holder == .item || line.holder == .paragraph, arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      context.scope(of: line.node).suffix(2).contains(where: Self.namesMachine)
    else { return nil }
    if !tail.isEmpty {
      guard markedChange != nil,
        arrows.sides.allSatisfy({ ArrowSide.isName($0) && Names.wordCount($0) <= 3 })
      else {
        return nil
      }
      let read = chain(arrows, tail: tail)
      return read.isEmpty ? nil : read
    }
    let inner = arrows.sides[1]
    guard inner.utf8.first == 0x28, inner.utf8.last == 0x29,
      EventName.isIdentifier(arrows.sides[0])
    else { return nil }
    let names = TextSplit.pieces(of: String(inner.dropFirst().dropLast()), at: Self.alternatives)
    guard (2...6).contains(names.count), names.allSatisfy(EventName.isIdentifier) else {
      return nil
    }
    return names.map { name in
      EdgeDraft(
        source: NameReference(text: arrows.sides[0], origin: origin),
        target: NameReference(text: name, origin: origin), origin: origin)
    }
  }

  /// "Seat State Machine", "Transitions": a heading over changes of states.
  private static func namesMachine(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains(where: TransitionWords.transitions.contains)
      || words.contains(where: TransitionWords.progress.contains)
      || StateVocabulary.machineLabels.contains { title.lowercased().contains($0) }
  }

  /// The part of a line that is set in code or bold and holds its first arrow, with what stands before it.
  private var spanWithArrows: (before: String, inner: String, isCode: Bool)? {
    let document = context.document
    var index = document.run(at: line.text.lowerBound, in: line.node)
    guard index >= 0 else { return nil }
    while index < document.runs.count {
      let run = document.runs[index]
      let range = Int(run.start)..<Int(run.start) + Int(run.count)
      guard range.lowerBound < line.text.upperBound else { return nil }
      if ArrowGlyph.mayOccur(in: document.plain, range) {
        let isCode = run.style.contains(.code)
        guard isCode || run.style.contains(.strong), range.lowerBound >= line.text.lowerBound
        else { return nil }
        return (
          document.string(plain: line.text.lowerBound..<range.lowerBound),
          document.string(plain: range), isCode
        )
      }
      index += 1
    }
    return nil
  }

  /// Three or more names that a cell sets apart: "Use explicit phases for **Review → Signing → Sent**".
  ///
  /// The words before, or else the header of the column, must speak of states or their order.
  var setApartChain: [EdgeDraft]? {
    guard let span = spanWithArrows, let arrows = ArrowText(span.inner), arrows.sides.count > 2
    else { return nil }
    let words = Names.words(span.before).suffix(8)
    guard
      words.contains(where: {
        TransitionWords.trackers.contains($0) || $0 == "states" || $0 == "through"
      })
        || TransitionWords.progressMarks.contains(where: span.before.contains)
    else { return nil }
    let sides = arrows.sides.compactMap { ArrowSide(whole: $0, known: known) }
    guard sides.count == arrows.sides.count,
      sides.allSatisfy({ Names.wordCount($0.name) <= 4 }),
      !sides.contains(where: { side in
        Names.words(side.name).contains(where: TransitionWords.properties.contains)
      })
    else { return nil }
    return edges(arrows, sides: sides, tail: "", remarksTrigger: false)
  }

  /// "Jobs go from `queued` → `running` (at once) → `done`": names in code that nothing but arrows part, behind words
  /// that belong to none of them.
  ///
  /// The first and the last are declared; a name before the first arrow that is not may be an event.
  var codedEnds: [EdgeDraft]? {
    let document = context.document
    let plain = document.plain
    var index = document.run(at: line.value.lowerBound, in: line.node)
    var names: [Range<Int>] = []
    while index >= 0, index < document.runs.count, names.count < 24 {
      let run = document.runs[index]
      let range = Int(run.start)..<Int(run.start + run.count)
      guard range.upperBound <= line.text.upperBound else { break }
      index += 1
      guard run.style.contains(.code) else { continue }
      if let last = names.last {
        guard isArrow(last.upperBound..<range.lowerBound) else {
          // "`Busy`/`Paused` → `Idle`": both are left.
          let gap = TextScan.trim(last.upperBound..<range.lowerBound, in: plain)
          if gap.count == 1, plain[gap.lowerBound] == 0x2F { return nil }
          if names.count > 1 { break }
          names = [range]
          continue
        }
      }
      names.append(range)
    }
    guard names.count > 1, let first = names.first,
      line.label != nil
        || Names.wordCount(document.string(plain: line.text.lowerBound..<first.lowerBound)) > 0,
      names.allSatisfy({ (2...30).contains($0.count) && ASCII.isLetter(plain[$0.lowerBound]) })
    else { return nil }
    let texts = names.map { document.string(plain: $0) }
    let sides = texts.compactMap { ArrowSide($0, known: known) }
    guard sides.count == texts.count,
      texts.allSatisfy({ EventName.isIdentifier($0) || known.name(of: $0) != nil }),
      sides[0].isKnown, sides[sides.count - 1].isKnown,
      sides.allSatisfy({ $0.isKnown || !EventName.isEvent($0.name) }),
      zip(sides, sides.dropFirst()).allSatisfy({ Names.key($0.name) != Names.key($1.name) })
    else { return nil }
    return zip(sides, sides.dropFirst()).map { draft($0, $1) }
  }

  /// Whether an arrow that points on stands between two names, with a remark in parentheses or a noun at most.
  private func isArrow(_ gap: Range<Int>) -> Bool {
    guard (1...60).contains(gap.count) else { return false }
    let text = StateName.trimmed(context.document.string(plain: gap))
    guard let arrow = Self.arrows.suffix(of: text) else { return false }
    let before = StateName.trimmed(String(text.dropLast(arrow.count)))
    return before.isEmpty || before == "state" || before.hasPrefix("(") && before.hasSuffix(")")
  }

  private static let arrows: Phrases = ["→", "⟶", "⇒", "➜", "➔", "-->", "->", "=>"]

  /// "`Closed` → `Open` on Escape": two names in code or bold and, behind the second, when the change comes.
  var markedChange: (arrows: ArrowText, tail: String)? {
    let document = context.document
    let plain = document.plain
    guard let from = span(at: line.text.lowerBound), from.upperBound < line.text.upperBound,
      !ArrowGlyph.mayOccur(in: plain, from)
    else { return nil }
    var start = from.upperBound
    while start < line.text.upperBound, plain[start] == ASCII.space { start += 1 }
    let arrow = plain.withUnsafeBufferPointer { bytes in
      start < line.text.upperBound ? ArrowGlyph.arrow(bytes, at: start) : nil
    }
    guard let arrow, arrow.direction == .forward, arrow.label == nil else { return nil }
    start = arrow.end
    while start < line.text.upperBound, plain[start] == ASCII.space { start += 1 }
    guard let to = span(at: start), to.upperBound < line.text.upperBound else { return nil }
    let tail = StateName.withoutStop(
      StateName.trimmed(document.string(plain: to.rest(of: line.text))))
    let words = tail.split(separator: " ", maxSplits: 1)
    guard words.count == 2, TailWords.opensOccasion(words[0].lowercased()),
      !ArrowGlyph.mayOccur(in: plain, to.rest(of: line.text)),
      let arrows = ArrowText(
        "\(document.string(plain: from)) → \(document.string(plain: to))")
    else { return nil }
    return (arrows, tail)
  }

  /// The part in code, else the one in bold, that begins at an offset.
  private func span(at offset: Int) -> Range<Int>? {
    let document = context.document
    guard offset < line.text.upperBound else { return nil }
    return document.span(at: offset, of: line.node, in: .code)
      ?? document.span(at: offset, of: line.node, in: .strong)
  }

  /// "`free → paid` without a reservation": a change in code at the start of a line, and words behind it that say no
  /// more than under which condition; where they tell the occasion, it is the trigger.
  var codeChangeWithRemark: (arrows: ArrowText, tail: String)? {
    let document = context.document
    guard let span = document.span(at: line.text.lowerBound, of: line.node, in: .code),
      span.upperBound < line.text.upperBound, ArrowGlyph.mayOccur(in: document.plain, span),
      case let rest = span.rest(of: line.text), !ArrowGlyph.mayOccur(in: document.plain, rest),
      let arrows = ArrowText(document.string(plain: span))
    else { return nil }
    let tail = StateName.trimmed(document.string(plain: rest))
    guard let first = tail.first, first.isLetter, first.isLowercase,
      let word = Names.firstWord(tail), !NegativeCue.denies(tail)
    else { return nil }
    return (arrows, TailWords.opensOccasion(word) ? TailWords.bare(tail) : "")
  }

  /// "Entering the grid" of "Entering the grid transitions `Text → Divider`": what changes the state, and is not the thing
  /// itself.
  private static func act(changing text: String) -> String? {
    let words = StateName.trimmed(text).split(separator: " ")
    guard (3...10).contains(words.count), let verb = words.last,
      changing.contains(verb.lowercased()),
      case let rest = words.dropLast(),
      let first = rest.first(where: { !TransitionWords.articles.contains($0.lowercased()) }),
      !things.contains(first.lowercased())
    else { return nil }
    return rest.joined(separator: " ")
  }

  private static let changing: Lexicon = [
    "transitions", "switches", "moves", "changes", "wechselt", "schaltet", "bascule", "cambia",
    "pasa", "muda", "passa", "commuta", "schakelt", "mengubah", "переводит", "переключает",
  ]
  private static let things: Lexicon = [
    "app", "application", "system", "it", "this", "that", "machine", "state", "status", "ui",
    "screen", "view", "anwendung", "zustand", "état", "estado", "stato", "toestand",
  ]

  /// "Tap start: `setup -> ritual`, all sets begin anew": a change that is all of a code span.
  ///
  /// Both ends must be declared; the label before, or the words before it, are the trigger.
  var codeChain: [EdgeDraft]? {
    guard !known.isEmpty, let span = spanWithArrows, span.isCode,
      let arrows = ArrowText(span.inner), arrows.sides.count == 2
    else { return nil }
    let sides = arrows.sides.compactMap { text in
      isGlob(text)
        ? states(in: text).first.map { ArrowSide(known: $0) } : ArrowSide(text, known: known)
    }
    // "`LOBBY_OPEN -> ROOM_FULL`": what a declared state leads to may be named here alone.
    let isOpenEnd =
      sides.count == 2 && sides[0].isKnown && !sides[1].isKnown && span.before.isEmpty
      && EventName.isEvent(sides[1].name)
    guard sides.count == 2, isOpenEnd || sides.allSatisfy({ $0.isKnown || $0.isAny }),
      sides.contains(where: \.isKnown), Names.key(sides[0].name) != Names.key(sides[1].name)
    else { return nil }
    let read = edges(arrows, sides: sides, tail: "")
    guard let label = line.label, label.upperBound <= line.text.lowerBound + span.before.utf8.count
    else {
      let isAlone = line.label == nil && (isOpenEnd || arrows.sides.contains(where: isGlob))
      if let act = Self.act(changing: span.before) {
        return read.map { $0.triggered(by: act, origin) }
      }
      return span.before.isEmpty && !isAlone ? nil : read
    }
    return read.map { $0.triggered(by: context.document.string(plain: label), origin) }
  }
}
