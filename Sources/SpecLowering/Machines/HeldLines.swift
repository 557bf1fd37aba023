import SpecModel
import SpecSyntax
import SpecText

/// Arrow lines below a heading that does not speak of transitions: alone such a line may mean anything; several that
/// begin where others end tell of states.
struct HeldLines {
  /// One line as the changes that it would declare.
  struct Line {
    var edges: [EdgeDraft]
    /// The names between the arrows.
    var names: [String]
    /// Whether something is said of the change: a trigger or a remark.
    var isExplained: Bool
    /// Whether the line forbids its changes: it is crossed out, or what follows the last name denies it.
    var isForbidden: Bool
    /// The list around the line; -1 in a paragraph.
    var list: Int
    /// Whether the document declares all that it leads to.
    var leadsToKnown = false
    /// Whether the document declares what it leaves.
    var leavesKnown = false
    /// The paragraph around the line; 0 in a list.
    var paragraph = 0
  }

  private var lines: [Line] = []
  /// Lists, and paragraphs by their negative number, with an arrow that joins something else.
  private var mixed: Set<Int> = []

  /// Whether nothing is held.
  var isEmpty: Bool { lines.isEmpty }

  /// Keeps a line.
  mutating func add(_ line: Line) { lines.append(line) }

  /// Marks a list in which an arrow joins no names.
  mutating func exclude(list: Int) { mixed.insert(list) }

  /// The lines that join up; forgets all lines.
  ///
  /// - Parameters:
  ///   - speaksOfStates: whether the heading above speaks of states.
  ///   - namesFlow: whether the heading above names a sequence.
  mutating func take(speaksOfStates: Bool, namesFlow: Bool) -> [Line] {
    defer { self = HeldLines() }
    var result: [Line] = []
    var start = lines.startIndex
    while start < lines.endIndex {
      let list = lines[start].list
      let end = lines[start...].firstIndex { $0.list != list } ?? lines.endIndex
      let group = lines[start..<end]
      start = end
      if list >= 0 {
        guard !mixed.contains(list), joinsUp(group, speaksOfStates) else { continue }
        result += group
      } else {
        let joined = joinedParagraphs(group)
        result += group.filter { joined.contains($0.paragraph) }
        // A trigger behind a colon stands in no sequence of names.
        let rest = group.filter { !joined.contains($0.paragraph) }
        if Self.isRound(rest) {
          result += rest
        } else if namesFlow {
          result += sequences(rest[...])
        }
      }
    }
    return result
  }

  /// The paragraphs whose lines each tell a change and its trigger, and join up.
  private func joinedParagraphs(_ group: ArraySlice<Line>) -> Set<Int> {
    let paragraphs = Dictionary(grouping: group, by: \.paragraph)
    return Set(
      paragraphs.filter { paragraph, lines in
        !mixed.contains(-paragraph) && lines.allSatisfy { $0.isExplained || $0.isForbidden }
          && joinsUp(lines[...], false)
      }.keys)
  }

  /// Whether one line begins where another ends, and the lines name few things that no other names.
  private func joinsUp(_ group: ArraySlice<Line>, _ speaksOfStates: Bool) -> Bool {
    guard group.count >= 2 else { return false }
    guard group.contains(where: { !$0.isForbidden }) else {
      return group.allSatisfy(\.leavesKnown)
    }
    let explained = group.count { $0.isExplained || $0.isForbidden }
    guard speaksOfStates || explained * 2 >= group.count else { return false }
    let edges = group.flatMap(\.edges)
    let sources = Set(edges.compactMap { $0.source?.key })
    let targets = Set(edges.map { $0.target.key })
    // Several ways from one name to declared states.
    if sources.count == 1, targets.count > 1, targets.count == edges.count,
      group.allSatisfy({ $0.leadsToKnown && $0.isExplained && $0.names.allSatisfy(Self.isTitle) })
    {
      return true
    }
    return !sources.isDisjoint(with: targets)
      && sources.union(targets).count <= edges.count + 1
  }

  /// Lines of three or more names, and shorter lines between the same names.
  private func sequences(_ group: ArraySlice<Line>) -> [Line] {
    let long = group.filter { line in
      line.names.count >= 3 && line.names.allSatisfy(Self.isTitle)
    }
    let names = Set(long.flatMap(\.names).map { Names.key($0) })
    guard !names.isEmpty else { return [] }
    return group.filter { line in
      line.names.count >= 3 && line.names.allSatisfy(Self.isTitle)
        || line.names.allSatisfy { names.contains(Names.key($0)) }
    }
  }

  /// Whether paragraphs are chains of titles between few names, of which each meets another and one leads back to its
  /// own beginning: "Welcome → Scan → Pay → Welcome" and "Scan → Age check → Scan".
  private static func isRound(_ lines: [Line]) -> Bool {
    guard lines.count > 1, lines.contains(where: { $0.names.count > 2 }),
      lines.allSatisfy({ !$0.isForbidden && $0.names.count == $0.edges.count + 1 }),
      lines.contains(where: {
        $0.names.count > 3 && $0.edges[0].source?.key == $0.edges.last?.target.key
      })
    else { return false }
    let keys = lines.map { Set($0.names.map { Names.key($0) }) }
    let all = keys.reduce(into: Set<String>()) { $0.formUnion($1) }
    return all.count <= lines.reduce(0) { $0 + $1.edges.count }
      && lines.allSatisfy { $0.names.allSatisfy { isTitle($0) && Names.wordCount($0) <= 3 } }
      && keys.indices.allSatisfy { index in
        keys.indices.contains { $0 != index && !keys[$0].isDisjoint(with: keys[index]) }
      }
  }

  private static func isTitle(_ name: String) -> Bool {
    name.first.map { $0.isUppercase || !$0.isASCII } ?? false
  }
}

extension ArrowLine {
  /// Whether the last side goes on as a sentence: "A → B is forbidden".
  var isClause: Bool {
    let text = context.document.string(plain: line.label ?? line.text)
    guard let last = ArrowText(text)?.sides.last else { return false }
    // What stands in parentheses goes on with nothing.
    return Names.hasWord(StateName.splitQualifier(bare(last)).name, in: TransitionWords.clauseVerbs)
  }

  /// Whether what stands in parentheses behind the last name denies the change: "A → B (never)".
  private var isDeniedInParentheses: Bool {
    let text = context.document.string(plain: line.text)
    return StateName.splitQualifier(text).qualifier.map(NegativeCue.forbids(label:)) ?? false
  }

  /// The line as one of several that may join up; `nil` where a side is no name of a state.
  func held(list: Int) -> HeldLines.Line? {
    let document = context.document
    var text = document.string(plain: line.text)
    var tail = ""
    if let label = line.label {
      guard ArrowGlyph.mayOccur(in: document.plain, label) else { return nil }
      text = document.string(plain: label)
      tail = wrappedValue
    }
    let crossed = NegativeCue.withoutSign(text)
    let marked = line.label == nil ? markedChange : nil
    let read = marked?.arrows ?? ArrowText(crossed ?? TransitionWords.withoutTick(text))
    guard let arrows = read, arrows.sides.count <= 12 else { return nil }
    tail = marked?.tail ?? tail
    if crossed == nil, tail.isEmpty, let step = FlowChain.step(arrows, known: places.known) {
      return held(step, list: list)
    }
    var isDenied = crossed != nil || isDeniedInParentheses
    if tail.isEmpty { tail = trigger(of: arrows, "") }
    var sides: [[String]] = []
    var remark: String?
    for (index, text) in arrows.sides.enumerated() {
      let isLast = index == arrows.sides.count - 1
      var side = isLast ? bare(text) : text
      if isLast, let denied = NegativeCue.withoutDenial(side) {
        side = denied
        isDenied = true
      }
      if isLast, tail.isEmpty, let end = ArrowSide(side, known: known),
        let when = TailWords.occasion(behind: end.name, in: side)
      {
        side = end.name
        tail = when
      }
      let (name, note) = StateName.splitQualifier(side)
      if isLast { remark = note }
      guard let names = HeldNames.split(name, known: places.known) else { return nil }
      sides.append(names)
    }
    let origin = context.origin(plain: line.text)
    var edges: [EdgeDraft] = []
    for step in arrows.steps {
      let isLast = max(step.from, step.to) == sides.count - 1
      for from in sides[step.from] {
        for to in sides[step.to] {
          let edge = EdgeDraft(
            source: CellVocabulary.wildcards.contains(from.lowercased())
              ? nil : NameReference(text: from, origin: origin),
            target: NameReference(text: to, origin: origin), origin: origin)
          let said = step.label ?? (isLast ? (tail.isEmpty ? remark ?? "" : tail) : "")
          edges.append(timed(edge.annotated(tail: said, origin)))
        }
      }
    }
    return HeldLines.Line(
      edges: edges, names: sides.flatMap(\.self),
      isExplained: !tail.isEmpty || remark != nil || arrows.joints.contains { $0.label != nil },
      isForbidden: isDenied, list: list
    ).placed(among: places.known)
  }
}

extension HeldLines.Line {
  /// The line with what is known of its ends.
  fileprivate func placed(among known: KnownStates) -> HeldLines.Line {
    var line = self
    line.leadsToKnown = edges.allSatisfy { known.name(of: $0.target.text) != nil }
    line.leavesKnown = edges.allSatisfy { edge in
      edge.source.map { known.name(of: $0.text) != nil } == true
    }
    return line
  }
}

extension ArrowLine {
  /// "Bag → checkout → Pay": one change with its trigger between the names.
  private func held(_ step: FlowChain.Step, list: Int) -> HeldLines.Line {
    let origin = context.origin(plain: line.text)
    let edge = EdgeDraft(
      source: NameReference(text: step.from, origin: origin),
      target: NameReference(text: step.to, origin: origin), origin: origin)
    return HeldLines.Line(
      edges: [timed(edge.triggered(by: step.trigger, origin))], names: [step.from, step.to],
      isExplained: true, isForbidden: false, list: list)
  }
}

/// Tells names of states from what else arrows join.
enum HeldNames {
  /// The name or, where "/" divides them, the names of a side; `nil` where one cannot be a state.
  ///
  /// - Parameter mayBeSize: whether a name may be one of a size as well, such as "compact".
  static func split(
    _ text: String, known: KnownStates, mayBeSize: Bool = false
  ) -> [String]? {
    let whole = ArrowSide.unwrapped(text)
    let parts =
      whole.contains(" / ") || !whole.contains("/")
      ? StateNameList.split(whole) : whole.split(separator: "/").map(String.init)
    let names = (parts.isEmpty ? [whole] : parts).compactMap { part in
      name(part, known: known, mayBeSize: mayBeSize)
    }
    return names.count == max(1, parts.count) ? names : nil
  }

  private static func name(_ text: String, known: KnownStates, mayBeSize: Bool) -> String? {
    guard let side = ArrowSide(text, known: known), !side.isMove else { return nil }
    let words = Names.words(side.name)
    if side.isKnown || side.isAny {
      // "Room – pick a room. Next" begins with a name and is none.
      return Names.wordCount(text) <= words.count + 3 ? side.name : nil
    }
    guard (1...4).contains(words.count), side.name.first?.isLetter == true,
      Names.wordCount(text) <= words.count + 1,
      !side.name.contains(where: { $0.isNumber || "/\\.,;".contains($0) }),
      !isAct(side.name, words), !EventName.isCode(side.name),
      !words.contains(where: TransitionWords.machinery.contains),
      !words.contains(where: TransitionWords.types.contains),
      !words.contains(where: TransitionWords.actors.contains),
      !words.contains(where: TransitionWords.properties.contains),
      mayBeSize || !words.allSatisfy(TransitionWords.sizes.contains)
    else { return nil }
    return side.name
  }

  /// Whether a side is an act; "Open" alone is the state as well.
  private static func isAct(_ name: String, _ words: [String]) -> Bool {
    FlowSteps.kind(of: name) == .action
      && !(words.count == 1 && TransitionWords.usualStates.contains(words[0]))
  }
}
