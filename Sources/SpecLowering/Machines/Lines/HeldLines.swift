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
    /// What the label before the change tells of it.
    var cause: String?
    /// What the line declares where its label is the state that is left: "Cold: press lever → Heating".
    var left: [EdgeDraft] = []
    /// Whether the document declares all that it leads to.
    var leadsToKnown = false
    /// Whether the document declares what it leaves.
    var leavesKnown = false
    /// The paragraph around the line; 0 in a list.
    var paragraph = 0
  }

  var lines: [Line] = []
  /// How many arrows of a list, or of a paragraph by its negative number, join something else.
  private var mixed: [Int: Int] = [:]
  /// How many of them give a value.
  private var values: [Int: Int] = [:]

  /// Whether nothing is held.
  var isEmpty: Bool { lines.isEmpty }

  /// Keeps a line.
  mutating func add(_ line: Line) { lines.append(line) }

  /// Marks a list in which an arrow joins no names.
  ///
  /// - Parameter isValue: whether the line gives something that changes a name of its own: "Width: 0 → 320".
  mutating func exclude(list: Int, isValue: Bool) {
    mixed[list, default: 0] += 1
    if isValue { values[list, default: 0] += 1 }
  }

  /// The lines that join up, and those of lists in which only most do, for want of a form that reads the whole list;
  /// forgets all lines.
  ///
  /// - Parameters:
  ///   - speaksOfStates: whether the heading above speaks of states.
  ///   - namesFlow: whether the heading above names a sequence.
  mutating func take(
    speaksOfStates: Bool, namesFlow: Bool
  ) -> (joined: [Line], cores: [Line]) {
    defer { self = HeldLines() }
    takeDenied()
    var result: [Line] = []
    var cores: [Line] = []
    var loose: [Line] = []
    for (list, group) in groups() {
      if list >= 0 {
        let odd = mixed[list] ?? 0
        if odd > 0, values[list] == odd, case let pairs = Self.pairs(of: group), !pairs.isEmpty {
          result += pairs
        } else if odd > 0 {
          cores += core(of: group, odd: odd)
        } else if joinsUp(group, speaksOfStates) {
          result += group
        } else if let lines = allowed(group), joinsUp(lines[...], speaksOfStates) {
          result += Self.known(group, among: lines)
        } else if group.allSatisfy({ !$0.left.isEmpty }) {
          let turned = group.map(\.turned)
          if joinsUp(turned[...], speaksOfStates) { result += turned }
        } else {
          cores += core(of: group, odd: 0)
        }
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
        loose += rest.filter(\.leavesAll)
      }
    }
    return (result.isEmpty ? result : result + loose, cores)
  }

  /// The lines of each list, also where an item has a list of its own, and those of neighbouring paragraphs.
  private func groups() -> [(list: Int, lines: ArraySlice<Line>)] {
    var result: [(list: Int, lines: ArraySlice<Line>)] = []
    var places: [Int: Int] = [:]
    for line in lines {
      if let place = line.list < 0 ? result.indices.last : places[line.list],
        result[place].list == line.list
      {
        result[place].lines.append(line)
      } else {
        places[line.list] = result.count
        result.append((line.list, [line]))
      }
    }
    return result
  }

  /// The paragraphs whose lines each tell a change and its trigger, and join up.
  private func joinedParagraphs(_ group: ArraySlice<Line>) -> Set<Int> {
    let paragraphs = Dictionary(grouping: group, by: \.paragraph)
    return Set(
      paragraphs.filter { paragraph, lines in
        mixed[-paragraph] == nil && lines.allSatisfy { $0.isExplained || $0.isForbidden }
          && joinsUp(lines[...], false)
      }.keys)
  }

  /// Whether one line begins where another ends, and the lines name few things that no other names.
  func joinsUp(_ group: ArraySlice<Line>, _ speaksOfStates: Bool) -> Bool {
    guard group.count >= 2, group.allSatisfy({ !$0.edges.isEmpty }) else { return false }
    guard group.contains(where: { !$0.isForbidden }) else {
      return group.allSatisfy(\.leavesKnown)
    }
    // "Renamed: A → B" on every line tells what all of them are, and nothing that happens.
    let causes = group.compactMap(\.cause)
    guard causes.isEmpty || Set(causes).count > 1 else { return false }
    let explained = group.count { $0.isExplained || $0.isForbidden }
    guard speaksOfStates || explained * 2 >= group.count else { return false }
    let edges = group.flatMap(\.edges)
    let sources = Set(edges.compactMap { $0.source?.key })
    let targets = Set(edges.map { $0.target.key })
    // "Anything → Void: refund paid out": ways out of all states.
    if sources.isEmpty { return targets.count == edges.count && group.allSatisfy(\.leavesAll) }
    // Several ways from one name to declared states, or between titles of which one calls itself a screen.
    if sources.count == 1, targets.count > 1, targets.count == edges.count,
      group.allSatisfy({ $0.isExplained && $0.names.allSatisfy(Self.isTitle) }),
      group.allSatisfy(\.leadsToKnown)
        || group.contains(where: { $0.names.contains(where: BareHeadings.endsAsScreen) })
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

  static func isTitle(_ name: String) -> Bool {
    name.first.map { $0.isUppercase || !$0.isASCII } ?? false
  }
}

extension HeldLines.Line {
  /// Whether it tells what leads out of all states to one with a title: "Anything → Void: refund paid out".
  fileprivate var leavesAll: Bool {
    !isForbidden && isExplained && !edges.isEmpty
      && edges.allSatisfy { $0.source == nil && HeldLines.isTitle($0.target.text) }
  }
}

extension ArrowLine {
  /// Whether the last side goes on as a sentence: "A → B is forbidden".
  var isClause: Bool {
    let text = context.document.string(plain: line.label ?? line.text)
    guard let last = ArrowText(text)?.sides.last else { return false }
    // What stands in parentheses goes on with nothing, and the verb of "A → B, when it is full" belongs to the occasion.
    let name = StateName.splitQualifier(Self.divided(bare(last)).name).name
    let words = Names.words(String(name.prefix { $0 != "," && $0 != ";" }))
    // "Not downloaded" is a name.
    let rest =
      words.first.map(TransitionWords.denials.contains) == true ? words.dropFirst() : words[...]
    return rest.contains(where: TransitionWords.clauseVerbs.contains)
  }

  /// The line as one of several that may join up; `nil` where a side is no name of a state.
  func held(list: Int) -> HeldLines.Line? {
    guard var text = HeldText(self) else { return nil }
    let arrows = text.arrows
    if !text.isDenied, text.cause == nil, text.tail.isEmpty {
      if let edge = within(arrows, mayBeNew: true), let source = edge.source {
        return HeldLines.Line(
          edges: [edge], names: [source.text, edge.target.text], isExplained: true,
          isForbidden: false, list: list
        ).placed(among: places.known)
      }
      if let line = controlled(arrows, list) { return line }
    }
    if !text.isDenied, text.cause == nil, text.tail.isEmpty,
      let step = FlowChain.step(arrows, known: places.known)
    {
      return held(step, list: list)
    }
    text.divide(self)
    let isExplained = !text.tail.isEmpty || text.remark != nil
    var sides: [[String]] = []
    for side in text.sides {
      let names = HeldNames.split(
        side, known: places.known, mayBeSize: isExplained && hasOtherNames(arrows),
        isWhole: isExplained,
        mayBeAct: isOfScreens && arrows.sides.count > 2
          || isExplained && Names.wordCount(side) == 1,
        isActed: isExplained && FlowSteps.kind(of: text.said) == .action)
      guard let names else { return nil }
      sides.append(names)
    }
    var edges: [EdgeDraft] = []
    let isRound = TailWords.leadsRound(sides) && TailWords.namesInput(text.said)
    for step in arrows.steps {
      let isLast = isRound || max(step.from, step.to) == sides.count - 1
      let said = step.label ?? (isLast ? text.said : "")
      for from in sides[step.from] {
        for to in sides[step.to] {
          let edge = EdgeDraft(
            source: CellVocabulary.isAny(from)
              ? nil : NameReference(text: from, origin: origin),
            target: NameReference(text: to, origin: origin), origin: origin)
          edges.append(timed(edge.annotated(tail: said, origin)))
        }
      }
    }
    return HeldLines.Line(
      edges: edges, names: sides.flatMap(\.self),
      isExplained: isExplained || arrows.joints.contains { $0.label != nil },
      isForbidden: text.isDenied, list: list, cause: text.cause
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
