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
    FencedMatrices.collect(
      document, lines: 1...60, isClosed: true, into: &drafts, edges: edges)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    edges(in: block, namesFirst: false) ?? edges(in: block, namesFirst: true)
  }

  /// - Parameter namesFirst: whether "Cold : lift -> Hot" begins with the state that is left.
  private func edges(in block: Document.CodeBlock, namesFirst: Bool) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var isFirm = true
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if !isLabelled(text) { isFirm = false }
      guard !text.isEmpty, !Self.isComment(text) else { continue }
      let origin = document.origin(line)
      guard let edges = edges(text, origin, namesFirst) ?? chain(text, origin) else { return nil }
      result += edges
    }
    let sources = Set(result.compactMap { $0.source?.key })
    let targets = Set(result.map(\.target.key))
    let triggers = Set(result.compactMap { $0.trigger?.text })
    guard result.count > 1, result.count(where: { $0.trigger != nil }) * 2 > result.count,
      isFirm || triggers.count > 1 && !isSystem(Int(block.node)),
      !sources.isDisjoint(with: targets),
      sources.union(targets).count <= result.count + 1
    else { return nil }
    return result
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

  private func edges(_ text: String, _ origin: Origin, _ namesFirst: Bool) -> [EdgeDraft]? {
    guard text.utf8.count <= 160, let (arrows, trigger) = change(text, namesFirst),
      arrows.sides.count == 2
    else { return nil }
    let sides = arrows.sides.map { side -> (name: String?, isAny: Bool) in
      let bare = ArrowSide.unwrapped(side)
      let names = HeldNames.split(bare, known: KnownStates(), isWhole: true)
      let isAny = CellVocabulary.isAny(bare)
      return (names.flatMap { $0.count == 1 ? $0[0] : nil }, isAny)
    }
    var result: [EdgeDraft] = []
    for step in arrows.steps {
      let (from, to) = (sides[step.from], sides[step.to])
      guard let target = to.name, !to.isAny, from.isAny || from.name != nil else { return nil }
      let edge = EdgeDraft(
        source: from.isAny ? nil : from.name.map { NameReference(text: $0, origin: origin) },
        target: NameReference(text: target, origin: origin), origin: origin)
      result.append(edge.triggered(by: trigger, origin))
    }
    return result
  }

  /// "Cart --(buy)--> Pay --(ok)--> Done": names with a label on every arrow between them.
  private func chain(_ text: String, _ origin: Origin) -> [EdgeDraft]? {
    guard text.utf8.count <= 240, let arrows = ArrowText(text), arrows.sides.count > 2,
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label != nil })
    else { return nil }
    let names = arrows.sides.compactMap { side in
      HeldNames.split(side, known: KnownStates()).flatMap { $0.count == 1 ? $0[0] : nil }
    }
    guard names.count == arrows.sides.count else { return nil }
    return arrows.steps.map { step in
      EdgeDraft(
        source: NameReference(text: names[step.from], origin: origin),
        target: NameReference(text: names[step.to], origin: origin), origin: origin
      ).triggered(by: step.label ?? "", origin)
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
