import SpecModel
import SpecSyntax
import SpecText

/// Chains in fences with acts in brackets between the names.
extension EventBlock {
  /// The changes of a row "tap → A → B", else of a chain with acts in brackets.
  func rowsOrBracketed(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    let rows = rows(arrows, origin)
    return rows.isEmpty ? bracketed(arrows, origin) : rows
  }

  /// "tap → A → B", a row of what happens and the changes: known states behind a text that names none, several that a
  /// stroke parts, "tap → A/C → B", or any.
  private func rows(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    guard arrows.sides.count == 3,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      ArrowSide(arrows.sides[0], known: known).map({ !$0.isKnown && !$0.isAny }) ?? true,
      let to = ArrowSide(arrows.sides[2], known: known), !to.isAny,
      case let ends = sources(of: arrows.sides[1]), !ends.isEmpty,
      // "session_error → any → ERROR", though nothing declares the error.
      to.isKnown
        || ends.allSatisfy(\.isAny) && EventName.isIdentifier(arrows.sides[0])
          && EventName.isIdentifier(to.name)
    else { return [] }
    let trigger = ArrowSide.unwrapped(arrows.sides[0])
    return ends.map { edge($0, to, origin).triggered(by: trigger, origin) }
  }

  /// The known states of a side, or any; none where a part of it is neither.
  private func sources(of text: String) -> [ArrowSide] {
    if let side = ArrowSide(text, known: known), side.isKnown || side.isAny { return [side] }
    let parts = text.split(separator: "/").map {
      ArrowSide(StateName.trimmed(String($0)), known: known)
    }
    let sides = parts.compactMap(\.self)
    return parts.count > 1 && sides.count == parts.count && sides.allSatisfy(\.isKnown) ? sides : []
  }

  /// "Failed → [retry] → Loading → Ready/Empty": what stands in brackets between states leads to the next one, and so
  /// does an act without them, "Click", beside such brackets.
  func bracketed(_ arrows: ArrowText, _ origin: Origin) -> [EdgeDraft] {
    let sides = BracketList.withoutLastAct(arrows.sides)
    guard sides.count > 2, let first = sides.first, !ArrowText.isBracketed(first),
      !ArrowText.isBracketed(sides[sides.count - 1]), sides.contains(where: ArrowText.isBracketed),
      !isSystem,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil }),
      var current = ArrowSide(first, known: known), isChain || current.isKnown
    else { return [] }
    var result: [EdgeDraft] = []
    var trigger: String?
    for (index, side) in sides.enumerated().dropFirst() {
      if let act = act(side) {
        trigger = act
        continue
      }
      let ends = ends(BracketList.head(of: side))
      guard let next = ends.first, mayFollow(next, first) else { return [] }
      for end in ends {
        let drawn = edge(current, end, origin)
        let remark = index == sides.count - 1 && trigger == nil ? end.remark : nil
        let label = trigger ?? remark
        result.append(label.map { drawn.triggered(by: $0, origin) } ?? drawn)
      }
      trigger = nil
      current = next
    }
    return result
  }

  /// Whether a chain over several lines has brackets around some sides and does not read as acts between names: what
  /// stands beside them are clauses then.
  func isOfClauses(_ arrows: ArrowText, _ line: SourceRange) -> Bool {
    guard document.source.bytes[line.offsets].contains(ASCII.lineFeed) else { return false }
    let count = arrows.sides.count { $0.utf8.first == 0x5B }
    let origin = document.origin(line)
    return count > 0 && count < arrows.sides.count && rows(arrows, origin).isEmpty
      && bracketed(arrows, origin).isEmpty
  }

  /// What a side in brackets tells, with a remark behind them or not, "[Send] (or Enter)", "[Add] in the list"; or an act
  /// in words.
  private func act(_ side: String) -> String? {
    let name = StateName.splitQualifier(side).name
    if ArrowText.isBracketed(name) { return ArrowSide.unwrapped(name) }
    if side.hasPrefix("["), let close = side.firstIndex(of: "]"),
      let next = Names.firstWord(String(side[side.index(after: close)...])),
      TransitionWords.annotations.contains(next)
    {
      return ArrowSide.unwrapped(String(side[...close]))
    }
    guard FlowSteps.kind(of: side) == .action, known.name(of: side) == nil,
      !TransitionWords.usualStates.contains(side.lowercased()),
      !TransitionWords.isTitledChoice(side)
    else { return nil }
    return ArrowSide.unwrapped(side)
  }

  /// The names of a side, several where a stroke parts known ones.
  private func ends(_ text: String) -> [ArrowSide] {
    let parts = text.split(separator: "/").map { StateName.trimmed(String($0)) }
    let isChoice = parts.count > 1 && parts.allSatisfy { known.name(of: $0) != nil }
    let found =
      isChoice ? parts.compactMap { ArrowSide($0, known: known) } : targets(text)
    return found.isEmpty ? ArrowSide(text, known: known).map { [$0] } ?? [] : found
  }

  /// Whether a side is a known name, or one of few words that is written as the first one is and no clause.
  private func mayFollow(_ side: ArrowSide, _ first: String) -> Bool {
    if side.isKnown { return true }
    let words = Names.words(side.name)
    return (words.count <= 4 || TransitionWords.isTitled(side.name))
      && (first.first?.isUppercase != true || side.name.first?.isLowercase != true)
      && !words.dropFirst().contains(where: TransitionWords.clauseVerbs.contains)
      && !words.dropFirst().contains(where: Self.showing.contains)
  }

  private static let showing: Lexicon = [
    "appears", "appear", "closes", "updates", "moves", "added",
  ]

  /// Whether words in brackets stand behind a name of a chain that ends with such and begins with none, so that they tell
  /// what leads to each: "Cart → Address → Pay [tap Order]".
  static func isNoted(_ sides: [String], _ place: Int) -> Bool {
    guard place > 0, let first = sides.first, let last = sides.last else { return false }
    return isNoted(last) && isNoted(sides[place]) && !isNoted(first)
  }

  private static func isNoted(_ side: String) -> Bool {
    side.utf8.last == 0x5D && side.utf8.first != 0x5B
  }
}
