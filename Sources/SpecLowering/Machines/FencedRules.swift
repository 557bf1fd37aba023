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
      document, lines: 2...60, isClosed: true, into: &drafts, edges: edges)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      guard !text.isEmpty else { continue }
      let origin = document.origin(line)
      guard let edges = change(text, origin) ?? chain(text, origin) else { return nil }
      result += edges
    }
    let sources = Set(result.compactMap { $0.source?.key })
    let targets = Set(result.map(\.target.key))
    guard result.count > 1, !sources.isDisjoint(with: targets),
      sources.union(targets).count <= result.count + 1
    else { return nil }
    return result
  }

  /// The change of a line, and the way back where its arrow points both ways.
  private func change(_ text: String, _ origin: Origin) -> [EdgeDraft]? {
    guard text.utf8.count <= 160, let (arrows, trigger) = change(text), arrows.sides.count == 2,
      arrows.joints[0].direction != .backward,
      let target = HeldNames.split(arrows.sides[1], known: KnownStates()), target.count == 1
    else { return nil }
    let isAny = CellVocabulary.wildcards.contains(
      ArrowSide.unwrapped(arrows.sides[0]).lowercased())
    let source = HeldNames.split(arrows.sides[0], known: KnownStates())
    guard isAny || source?.count == 1 else { return nil }
    let edge = EdgeDraft(
      source: isAny ? nil : source.map { NameReference(text: $0[0], origin: origin) },
      target: NameReference(text: target[0], origin: origin), origin: origin
    ).triggered(by: trigger, origin)
    guard arrows.joints[0].direction == .mutual, let first = edge.source else { return [edge] }
    var back = edge
    (back.source, back.target) = (edge.target, first)
    return [edge, back]
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

  /// The arrow of a line, and the trigger that stands on it or behind a colon.
  private func change(_ text: String) -> (arrows: ArrowText, trigger: String)? {
    guard let (change, trigger) = TextSplit.halves(of: text, at: " : "), trigger.count > 1 else {
      guard let arrows = ArrowText(text), let label = arrows.joints[0].label else { return nil }
      return (arrows, label)
    }
    guard !Arrow.isIn(trigger),
      Names.firstWord(trigger).map(TransitionWords.types.contains) != true,
      let arrows = ArrowText(change), arrows.joints[0].label == nil
    else { return nil }
    return (arrows, trigger)
  }
}
