import SpecModel
import SpecSyntax
import SpecText

/// Reads fences with a change and its trigger on each line, in columns or not: "locked -> unlocking : tap unlock",
/// "Locked --tap unlock--> Unlocking".
///
/// Every line must be such a change, and the lines must lead on to each other.
struct FencedRules {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let declared = Set(drafts.states.map(\.key))
    FencedMatrices.collect(document, lines: 1...60, isClosed: true, into: &drafts) {
      beginsWithArrow($0) ? edges(in: $0, declared) : nil
    }
  }

  /// A byte test: the first line with something else than a comment holds an arrow, as all that follow must.
  private func beginsWithArrow(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      // "Cold ──lift──> Hot" has its head behind a drawn line.
      if ArrowGlyph.mayOccur(in: bytes, text)
        || ASCII.find(UInt8(ascii: ">"), in: bytes, text) != nil
      {
        return true
      }
      guard bytes[text.lowerBound] == UInt8(ascii: "#") || bytes[text.lowerBound] == 0x2F else {
        return false
      }
    }
    return false
  }

  private func edges(in block: Document.CodeBlock, _ declared: Set<String>) -> [EdgeDraft]? {
    edges(in: block, namesFirst: false, declared) ?? edges(in: block, namesFirst: true, declared)
  }

  /// - Parameter namesFirst: whether "Cold : lift -> Hot" begins with the state that is left.
  private func edges(
    in block: Document.CodeBlock, namesFirst: Bool, _ declared: Set<String>
  ) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var isFirm = true
    var listed: Set<String> = []
    // Below such a heading few changes need a trigger, and chains none.
    let isOfChanges = isOverChanges(Int(block.node))
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if !isLabelled(text) { isFirm = false }
      guard !text.isEmpty, !Self.isComment(text) else { continue }
      let origin = document.origin(line)
      guard let steps = steps(text, namesFirst, mayBeBare: isOfChanges) else { return nil }
      for step in steps {
        for side in [step.from, step.to] where side.names.count > 1 {
          listed.formUnion(side.names.map(Names.key))
        }
        result += edges(of: step, origin)
      }
    }
    let sources = Set(result.compactMap { $0.source?.key })
    let targets = Set(result.map(\.target.key))
    let triggers = Set(result.compactMap { $0.trigger?.text })
    let told = result.count { $0.trigger != nil || $0.effect != nil }
    guard result.count > 1, told * 2 > result.count || isOfChanges && told > 0,
      isFirm || (triggers.count > 1 || isOfChanges) && !isSystem(Int(block.node)),
      !sources.isDisjoint(with: targets),
      sources.union(targets).count <= result.count + 1,
      // "Ready or Failed" lists two states where both are known from elsewhere.
      listed.allSatisfy({ declared.contains($0) || sources.contains($0) })
    else { return nil }
    return result
  }

  /// Whether the nearest heading speaks of states, transitions or a flow.
  private func isOverChanges(_ node: Int) -> Bool {
    guard let title = context.scope(of: node).last else { return false }
    return TransitionWords.speaksOfStates(title) || FlowWords.nameFlow(title)
  }

  /// Whether a heading speaks of systems, and the nearest of no flow.
  private func isSystem(_ node: Int) -> Bool {
    context.isSystem(around: node)
      && !(context.scope(of: node).last.map(FlowWords.nameFlow) ?? false)
  }

  /// Whether the trigger stands on the arrow or behind a colon between blanks.
  private func isLabelled(_ text: String) -> Bool {
    TextSplit.halves(of: text, at: " : ") != nil
      || ArrowText(text).map { $0.joints[0].label != nil } ?? false
  }

  /// "# the quick way", "// the quick way"
  private static func isComment(_ text: String) -> Bool {
    (text.hasPrefix("#") || text.hasPrefix("//")) && !Arrow.isIn(text)
  }

  /// What stands on one side of an arrow.
  private struct Side {
    var names: [String] = []
    /// Whether it is any state, and under which condition: "any enabled state".
    var isAny = false
    var condition: String?

    init?(_ text: String) {
      let bare = ArrowSide.unwrapped(text)
      if CellVocabulary.isAny(bare) {
        isAny = true
      } else if Names.wordCount(bare) < 6,
        case .any(let words?)? = StateCell.ends(in: bare, known: StateRegister()).first
      {
        (isAny, condition) = (true, words)
      }
      let found = HeldNames.split(bare, known: KnownStates(), isWhole: true) ?? []
      if !isAny { names = found }
      guard isAny || (1...4).contains(names.count) else { return nil }
    }
  }

  private struct Step {
    var from: Side
    var to: Side
    var trigger: String
  }

  /// The changes of a line: one with its trigger, or a chain "Cart --(buy)--> Pay --(ok)--> Done" whose first arrow has
  /// a label where it may not be bare.
  private func steps(_ text: String, _ namesFirst: Bool, mayBeBare: Bool) -> [Step]? {
    guard text.utf8.count <= 240 else { return nil }
    let arrows: ArrowText
    var trigger: String?
    if text.utf8.count <= 160, let change = change(text, namesFirst) {
      (arrows, trigger) = change
    } else {
      guard let found = ArrowText(text), found.sides.count > 2,
        mayBeBare || found.joints[0].label != nil,
        found.joints.allSatisfy({ $0.direction == .forward })
      else { return nil }
      arrows = found
    }
    let sides = arrows.sides.compactMap(Side.init)
    guard sides.count == arrows.sides.count else { return nil }
    var result: [Step] = []
    for step in arrows.steps {
      guard !sides[step.to].isAny else { return nil }
      result.append(
        Step(
          from: sides[step.from], to: sides[step.to], trigger: trigger ?? step.label ?? ""))
    }
    return result
  }

  private func edges(of step: Step, _ origin: Origin) -> [EdgeDraft] {
    let sources: [String?] = step.from.isAny ? [nil] : step.from.names
    return sources.flatMap { source in
      step.to.names.map { target in
        var edge = EdgeDraft(
          source: source.map { NameReference(text: $0, origin: origin) },
          target: NameReference(text: target, origin: origin), origin: origin)
        if TailWords.tellsOption(step.trigger) {
          edge.effect = LocatedText(step.trigger, origin)
        } else {
          edge = edge.triggered(by: step.trigger, origin)
        }
        if let condition = step.from.condition { edge.limit(to: condition, origin) }
        return edge
      }
    }
  }

  /// The arrow of a line, and the trigger that stands on it, behind a mark, in parentheses or in the next column.
  private func change(
    _ text: String, _ namesFirst: Bool
  ) -> (arrows: ArrowText, trigger: String)? {
    guard let arrows = ArrowText(text), arrows.sides.count == 2 else { return nil }
    if let label = arrows.joints[0].label { return (arrows, label) }
    let last = arrows.sides[1]
    let (target, trigger) = Self.divided(last)
    guard Names.firstWord(trigger).map(TransitionWords.types.contains) != true else { return nil }
    let sides = arrows.withLast(target)
    guard trigger.isEmpty,
      let (first, second) = Self.columns(of: arrows.sides[0])
        ?? TextSplit.halves(of: arrows.sides[0], at: ":")
    else { return (sides, trigger) }
    // "tap lock    Open → Locked", "Open : tap lock → Locked"
    let (name, words) = namesFirst ? (first, second) : (second, first)
    return (sides.withFirst(StateName.trimmed(name)), StateName.trimmed(words))
  }

  /// The name at the end of a line, and what stands behind it.
  private static func divided(_ text: String) -> (name: String, rest: String) {
    if let (name, rest) = columns(of: text) { return (name, ArrowSide.unwrapped(rest)) }
    if let (name, rest) = TextSplit.halves(of: text, at: ": "), !rest.isEmpty {
      return (name, rest)
    }
    let (name, remark) = ArrowSide.divided(text)
    if let remark { return (name, remark) }
    guard let mark = ArrowLine.mark(in: text) else { return (text, "") }
    return (
      StateName.trimmed(String(text[..<mark.lowerBound])),
      StateName.trimmed(String(text[mark.upperBound...]))
    )
  }

  /// "Ringing     alarm time": two columns with blanks between them.
  private static func columns(of text: String) -> (String, String)? {
    guard
      let (name, behind) = TextSplit.halves(of: text, at: "  ")
        ?? TextSplit.halves(of: text, at: "\t")
    else { return nil }
    var rest = StateName.trimmed(behind)
    if let mark = rest.first, ":|;#–—-/".contains(mark) {
      rest = StateName.trimmed(String(rest.drop { ":|;#–—-/ ".contains($0) }))
    }
    return name.isEmpty || rest.isEmpty ? nil : (StateName.trimmed(name), rest)
  }
}
