import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of steps below each other with an arrow alone between two of them, in which a step has an arrow of its
/// own, "Scan → Gate opens", or answers to a question stand at the end: "yes → Result" over "no → Next round".
///
/// Steps may bear numbers, and branches may say what is seen at them, where what somebody does leads on.
/// What asks or checks is no state: its answers are the conditions under which the step before it is left.
struct ColumnFlows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// A line of such a fence.
  private enum Line {
    /// An arrow that leads down, and nothing else.
    case arrow
    /// One step, or several that arrows join.
    case steps([String])
    /// An answer, and the steps that it leads to.
    case answer(String, [String])
    /// What a branch says of the step above it: "├── a picture".
    case note
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(document, lines: 3...80, isClosed: false, into: &drafts) { block in
      guard mayBeColumn(block), isOfFlow(Int(block.node)), let lines = lines(of: block) else {
        return nil
      }
      return edges(of: lines)
    }
  }

  /// A byte test: one line is an arrow that leads down and no more, and another holds an arrow to the right.
  private func mayBeColumn(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var (hasDown, hasRight) = (false, false)
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      if isDown(text) {
        hasDown = true
      } else if ArrowGlyph.mayOccur(in: bytes, text) {
        hasRight = true
      }
    }
    return hasDown && hasRight
  }

  /// Whether a line holds nothing but the shaft or the head of an arrow that leads down.
  private func isDown(_ text: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    guard (1...4).contains(text.count) else { return false }
    if text.count == 1 {
      return bytes[text.lowerBound] == 0x7C || bytes[text.lowerBound] | 0x20 == 0x76
    }
    return ["↓", "▼", "⬇", "⇓", "│", "↓\u{FE0F}", "⬇\u{FE0F}"].contains {
      $0.utf8.elementsEqual(bytes[text])
    }
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !context.isSystem(around: node), !titles.contains(where: FlowChains.isTechnical) else {
      return false
    }
    return titles.contains {
      TransitionWords.speaksOfStates($0) || CourseWords.nameCourse($0)
        || $0.contains("流れ")
    }
  }

  // MARK: Lines

  private func lines(of block: Document.CodeBlock) -> [(line: Line, origin: Origin)]? {
    var result: [(line: Line, origin: Origin)] = []
    var isJoined = true
    // Steps with numbers or notes lead on by acts, "2. Tap the card → Card", or are none of such a column.
    var isLoose = false
    var indents: [Int] = []
    for line in block.lines {
      let range = ASCII.trimmed(document.source.bytes, line.offsets)
      if range.isEmpty { continue }
      guard range.count <= 160 else { return nil }
      if isDown(range) {
        result.append((.arrow, document.origin(line)))
        isJoined = true
        continue
      }
      var text = StateName.trimmed(document.source.string(line))
      if isNote(text, below: result.last?.line) {
        isLoose = true
        result.append((.note, document.origin(line)))
        continue
      }
      if StateName.isNumbered(text) {
        isLoose = true
        text = StateName.withoutNumbering(text)
      }
      // Where steps tell what the user does, acts and what is shown take turns.
      if let word = Names.firstWord(text), TransitionWords.actors.contains(word),
        !MachineDrafts.isLaunch(Arrow.split(text)?.0 ?? text)
      {
        return nil
      }
      guard let read = read(text) else { return nil }
      if case .steps = read {
        guard isJoined else { return nil }
        indents.append(range.lowerBound - line.offsets.lowerBound)
      }
      result.append((read, document.origin(line)))
      isJoined = false
    }
    // What begins further to the right stands in another column.
    guard let first = indents.min(), let last = indents.max(), last - first < 9,
      !isLoose || result.allSatisfy({ Self.beginsWithAct($0.line) })
    else { return nil }
    return result
  }

  /// Whether a branch without an arrow or an answer stands below a step that is no question, or below another such one.
  private func isNote(_ text: String, below last: Line?) -> Bool {
    guard let first = text.first, "├└".contains(first) else { return false }
    switch last {
    case .note: break
    case .steps(let steps):
      guard let step = steps.last, !FlowWords.asks(step), !FlowWords.checks(step) else {
        return false
      }
    default: return false
    }
    let bare = StateName.trimmed(String(text.drop { "├└─ ".contains($0) }))
    return !bare.isEmpty && !Arrow.isIn(bare) && !FlowWords.isVerdict(bare)
      && !bare.contains { "├└│┬┐┘".contains($0) }
  }

  /// Whether several steps on a line begin with what somebody does, or what happens; no other line is asked.
  private static func beginsWithAct(_ line: Line) -> Bool {
    guard case .steps(let steps) = line, steps.count > 1 else { return true }
    return FlowSteps.beginsWithGesture(steps[0]) || ArrowLine.occasion(steps[0]) != nil
  }

  private func read(_ text: String) -> Line? {
    let bare = String(text.drop { "├└─│•·*- ".contains($0) })
    guard !bare.contains(where: { "│┌┐┘┤┬┴┼".contains($0) }) else { return nil }
    if let arrows = ArrowText(bare) {
      guard arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
      else { return nil }
      var first = arrows.sides[0]
      // "├─ signed in ──→ Home": what stands on a branch is written on its line.
      if "├└╰".contains(text.first ?? " "), !FlowWords.isVerdict(first), text.contains("──") {
        return nil
      }
      // Boxes "[A] ---> [B]" are drawn, and an arrow below leads on from the one above it.
      if first.hasPrefix("[") { return nil }
      if first.hasSuffix(":") || first.hasSuffix("：") { first = String(first.dropLast()) }
      if FlowWords.isVerdict(first) {
        let steps = Array(arrows.sides.dropFirst())
        return steps.allSatisfy(Self.isStep) ? .answer(ArrowSide.unwrapped(first), steps) : nil
      }
      return arrows.sides.allSatisfy(Self.isStep) ? .steps(arrows.sides) : nil
    }
    return bare == text && Self.isStep(text) ? .steps([text]) : nil
  }

  private static func isStep(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "[" || first == "(",
      !EventName.isCode(StateName.splitQualifier(text).name), text.utf8.count <= 100,
      !text.hasSuffix(":"), !text.contains("://"), !text.contains("="),
      !Names.hasWord(text, in: TransitionWords.machinery)
    else { return false }
    return (1...10).contains(Names.wordCount(text))
  }

  // MARK: Changes

  /// The changes of a column; `nil` where nothing but arrows down joins its steps.
  private func edges(of lines: [(line: Line, origin: Origin)]) -> [EdgeDraft]? {
    var column = Column()
    var answers = 0
    var chains = 0
    for (index, (line, origin)) in lines.enumerated() {
      switch line {
      case .note: break
      case .arrow:
        // Where several answers have gone their ways, none of them leads on alone.
        if answers > 0 { return nil }
      case .steps(let steps):
        if answers > 0 { return nil }
        if steps.count > 1 { chains += 1 }
        let isAsked = lines[(index + 1)...].first { !Self.isArrow($0.line) }.map {
          Self.isAnswer($0.line)
        }
        for (place, step) in steps.enumerated() {
          if isAsked == true, place == steps.count - 1,
            FlowWords.asks(step) || FlowWords.checks(step)
          {
            column.question = ArrowSide.unwrapped(step)
          } else {
            column.enter(step, origin, leadsOn: place < steps.count - 1)
          }
        }
      case .answer(let answer, let steps):
        guard column.current != nil || column.question != nil else { return nil }
        answers += 1
        var way = column
        way.edges = []
        way.answer = answer
        for step in steps { way.enter(step, origin) }
        column.edges += way.edges
      }
    }
    guard answers > 1 || answers == 0 && chains > 0, column.edges.count > 1 else { return nil }
    return column.edges
  }

  private static func isAnswer(_ line: Line) -> Bool {
    if case .answer = line { return true }
    return false
  }

  private static func isArrow(_ line: Line) -> Bool {
    if case .arrow = line { return true }
    return false
  }

  /// A column up to one of its steps.
  private struct Column {
    var edges: [EdgeDraft] = []
    var current: NameReference?
    /// What somebody does before the next step.
    var act: String?
    var question: String?
    var answer: String?

    /// Goes on to a step.
    ///
    /// - Parameter leadsOn: whether an arrow on its line leads on from it.
    mutating func enter(_ text: String, _ origin: Origin, leadsOn: Bool = false) {
      let name = ArrowSide.unwrapped(text)
      if FlowMachine.comesByItself(name) {
        act = name
        return
      }
      if leadsOn, ArrowLine.occasion(name) != nil {
        act = name
        return
      }
      let isAct =
        leadsOn ? FlowSteps.beginsWithGesture(name) : FlowSteps.kind(of: name) == .action
      if isAct, !TransitionWords.isTitledChoice(name) {
        act = name
        return
      }
      let target = NameReference(text: StateName.splitQualifier(name).name, origin: origin)
      defer { (current, act, question, answer) = (target, nil, nil, nil) }
      guard let source = current, source.key != target.key else { return }
      var edge = EdgeDraft(source: source, target: target, origin: origin)
      if let act { edge = edge.triggered(by: act, origin) }
      if let answer {
        edge.limit(to: [question, answer].compactMap(\.self).joined(separator: " "), origin)
      }
      edges.append(edge)
    }
  }
}
