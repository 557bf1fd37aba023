import SpecModel
import SpecSyntax
import SpecText

/// Reads fences with a change and its trigger on each line, in columns or not: "locked -> unlocking : tap unlock".
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
      guard let edge = edge(text, document.origin(line)) else { return nil }
      result.append(edge)
    }
    let sources = Set(result.compactMap { $0.source?.key })
    let targets = Set(result.map(\.target.key))
    guard result.count > 1, !sources.isDisjoint(with: targets),
      sources.union(targets).count <= result.count + 1
    else { return nil }
    return result
  }

  private func edge(_ text: String, _ origin: Origin) -> EdgeDraft? {
    guard text.utf8.count <= 160,
      let (change, trigger) = TextSplit.halves(of: text, at: " : "), trigger.count > 1,
      !Arrow.isIn(trigger), Names.firstWord(trigger).map(TransitionWords.types.contains) != true,
      let arrows = ArrowText(change), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      let target = HeldNames.split(arrows.sides[1], known: KnownStates()), target.count == 1
    else { return nil }
    let isAny = CellVocabulary.wildcards.contains(arrows.sides[0].lowercased())
    let source = HeldNames.split(arrows.sides[0], known: KnownStates())
    guard isAny || source?.count == 1 else { return nil }
    return EdgeDraft(
      source: isAny ? nil : source.map { NameReference(text: $0[0], origin: origin) },
      target: NameReference(text: target[0], origin: origin), origin: origin
    ).triggered(by: trigger, origin)
  }
}
