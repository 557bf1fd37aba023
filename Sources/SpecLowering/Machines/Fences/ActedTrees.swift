import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of names with acts in brackets between them, over branches that leave the last name of the line above:
///
///     Cover → [Start]
///     ├── (first visit) → Notice → [Agree] → Camera
///     └── (later) → Camera
///     Camera → [Shoot] → Picture
///     └── [Again] → Camera
///
/// Every line must be of this form, and every branch begin with an act or a condition.
struct ActedTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private enum Part {
    case name(String)
    case act(String)
    case condition(String)
  }

  /// A name that branches may leave, and the act behind it, which leads on to all of them.
  private struct Place {
    var column: Int
    var name: String
    var act: String?
  }

  private struct Reading {
    var edges: [EdgeDraft] = []
    var names: Set<String> = []
    var acts = 0
    var branches = 0
    /// The names of the lines above a branch, the outer ones first.
    var open: [Place] = []
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let states = drafts
    var names: KnownStates?
    FencedMatrices.collect(document, lines: 2...80, isClosed: false, into: &drafts) { block in
      guard mayHold(block), isOfFlow(Int(block.node)) else { return nil }
      let known = names ?? KnownStates(states)
      names = known
      var reading = Reading()
      for line in block.lines {
        guard read(line, known, into: &reading) else { return nil }
      }
      return reading.acts > 1 && reading.branches > 0 && reading.names.count > 2
        ? reading.edges : nil
    }
  }

  /// A byte test: a line begins with the stroke of a branch, E2 94 9C or E2 94 94, and one has an opening bracket.
  private func mayHold(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (hasBranch, hasBracket) = (false, false)
    for line in block.lines where !line.isEmpty {
      guard line.offsets.count <= 300 else { return false }
      hasBracket = hasBracket || ASCII.find(0x5B, in: bytes, line.offsets) != nil
      let text = ASCII.trimmed(bytes, line.offsets)
      hasBranch =
        hasBranch
        || text.count > 4 && bytes[text.lowerBound] == 0xE2
          && bytes[text.lowerBound + 1] == 0x94
          && [0x9C, 0x94].contains(bytes[text.lowerBound + 2])
    }
    return hasBranch && hasBracket
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node)
    guard let last = titles.last, !context.isSystem(around: node), !FlowChains.isTechnical(last)
    else { return false }
    // "State flow" below "Component patterns" tells of states all the same.
    if Self.isOfFlow(last) { return true }
    return !titles.suffix(2).contains(where: FlowChains.isTechnical)
      && titles.contains(where: Self.isOfFlow)
  }

  private static func isOfFlow(_ title: String) -> Bool {
    TransitionWords.speaksOfStates(title) || CourseWords.nameCourse(title)
  }

  // MARK: Lines

  /// Reads one line; `false` where it has another form.
  private func read(_ line: SourceRange, _ known: KnownStates, into reading: inout Reading) -> Bool
  {
    let text = document.source.string(line)
    let bare = StateName.trimmed(String(text.drop { " \t│┃|├└╰─━".contains($0) }))
    guard !bare.isEmpty else { return true }
    guard let parts = Self.parts(of: bare, known) else { return false }
    let origin = document.origin(line)
    guard let mark = text.firstIndex(where: { "├└╰".contains($0) }) else {
      guard case .name = parts[0], !text.contains(where: { "│┃─━".contains($0) }) else {
        return false
      }
      reading.open = []
      return walk(parts, from: nil, column: -1, origin, into: &reading)
    }
    let column = text.distance(from: text.startIndex, to: mark)
    while let last = reading.open.last, last.column >= column { reading.open.removeLast() }
    guard let above = reading.open.last, parts.count > 1 else { return false }
    if case .name = parts[0] { return false }
    reading.branches += 1
    return walk(parts, from: above, column: column, origin, into: &reading)
  }

  /// The parts of a line between its arrows; `nil` where one is neither a name nor stands in brackets, or is a known
  /// name in brackets.
  private static func parts(of text: String, _ known: KnownStates) -> [Part]? {
    guard let arrows = ArrowText(text) else { return name(text, known).map { [.name($0)] } }
    guard arrows.joints.allSatisfy({ $0.direction == .forward && !$0.isGap }) else { return nil }
    var result: [Part] = []
    for (index, side) in arrows.sides.enumerated() {
      if index > 0, let label = arrows.joints[index - 1].label { result.append(.condition(label)) }
      let (head, remark) = StateName.splitQualifier(side)
      if ArrowText.isBracketed(head) {
        let act = StateName.trimmed(String(head.dropFirst().dropLast()))
        guard act.contains(where: \.isLetter), known.name(of: act) == nil else { return nil }
        result.append(.act(act))
        if let remark { result.append(.condition(remark)) }
      } else if side.hasPrefix("("), side.hasSuffix(")") {
        result.append(.condition(StateName.trimmed(String(side.dropFirst().dropLast()))))
      } else if let name = name(side, known) {
        result.append(.name(name))
      } else {
        return nil
      }
    }
    return result
  }

  /// The name of a side, without what is shown beside it and without a remark: "Result" of "Result + Banner (same
  /// photo)".
  private static func name(_ side: String, _ known: KnownStates) -> String? {
    let head = TextSplit.halves(of: StateName.splitQualifier(side).name, at: " + ")?.before ?? side
    let name = StateName.splitQualifier(head).name
    if let declared = known.name(of: name) { return declared }
    guard name.first?.isLetter == true, (1...5).contains(Names.wordCount(name)),
      name.utf8.count <= 48, !EventName.isCode(name), !TransitionWords.namesMachinery(name),
      !name.contains(where: { ",;:=?!\"[]{}<>%".contains($0) }),
      StateName.isInCapitals(name) || name.first?.isLowercase == false
    else { return nil }
    let isAct =
      FlowSteps.kind(of: name) == .action && !StateName.isInCapitals(name)
      && !TransitionWords.isTitledChoice(name)
    return isAct ? nil : name
  }

  /// Adds the changes of one line, and the name that branches below it leave; `false` where two acts follow each other.
  private func walk(
    _ parts: [Part], from above: Place?, column: Int, _ origin: Origin, into reading: inout Reading
  ) -> Bool {
    var current = above?.name
    var inherited = above?.act
    var act: String?
    var condition: String?
    for part in parts {
      switch part {
      case .act(let text):
        guard act == nil else { return false }
        act = text
        reading.acts += 1
      case .condition(let text):
        guard condition == nil else { return false }
        condition = text
      case .name(let name):
        if let source = current {
          var edge = EdgeDraft(
            source: NameReference(text: source, origin: origin),
            target: NameReference(text: name, origin: origin), origin: origin)
          if let trigger = act ?? inherited ?? condition {
            edge = edge.triggered(by: trigger, origin)
          }
          if let condition, act ?? inherited != nil { edge.limit(to: condition, origin) }
          reading.edges.append(edge)
        }
        reading.names.insert(Names.key(name))
        (current, inherited, act, condition) = (name, nil, nil, nil)
      }
    }
    guard let name = current, condition == nil else { return false }
    reading.open.append(Place(column: column, name: name, act: act))
    return true
  }
}
