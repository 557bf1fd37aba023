import SpecModel
import SpecSyntax
import SpecText

/// Reads items that tell all changes of one component in a row: "**Bell**: quiet → ringing (visitor), ringing → quiet
/// (answer)".
///
/// Each piece is one change, and they join up; each item is a machine of its own where no other has its names.
struct ComponentRows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(labelled items with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var told: Set<UInt32>?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .item && line.label != nil && context.mayHoldArrow(index) {
      guard line.text.count <= 300, !line.value.isEmpty, let label = line.label,
        !ArrowGlyph.mayOccur(in: document.plain, label),
        Names.wordCount(document.string(plain: label)) <= 4,
        let edges = edges(of: line)
      else { continue }
      let section = Int(document.nodes[line.node].section)
      let read = told ?? drafts.readLines
      told = read
      guard !read.contains(context.origin(plain: line.text).range.start),
        !context.isSystem(section), !context.forbidsChanges(section: section)
      else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: true, section: section,
          origin: context.origin(plain: line.text), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edges(of line: TextLine) -> [EdgeDraft]? {
    let origin = context.origin(plain: line.text)
    let pieces = TextSplit.pieces(
      of: document.string(plain: line.value), at: Self.joints, outsideParentheses: true)
    guard (2...8).contains(pieces.count) else { return nil }
    var edges: [EdgeDraft] = []
    for piece in pieces {
      guard let arrows = ArrowText(StateName.withoutStop(piece)), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward
      else { return nil }
      let (name, remark) = StateName.splitQualifier(arrows.sides[1])
      let ends = [arrows.sides[0], name].map { ArrowSide.unwrapped($0) }
      guard
        ends.allSatisfy({
          (1...3).contains(Names.wordCount($0)) && ArrowSide.isName($0)
            && !$0.contains(where: \.isFigure)
        }), !ends.allSatisfy({ Names.hasWord($0, in: TransitionWords.sizes) })
      else { return nil }
      let edge = EdgeDraft(
        source: CellVocabulary.isAny(ends[0]) ? nil : NameReference(text: ends[0], origin: origin),
        target: NameReference(text: ends[1], origin: origin), origin: origin)
      let trigger = arrows.joints[0].label ?? remark ?? ""
      edges.append(trigger.isEmpty ? edge : edge.triggered(by: trigger, origin))
    }
    let sources = Set(edges.compactMap { $0.source?.key })
    guard edges.contains(where: { $0.trigger != nil }),
      edges.contains(where: { sources.contains($0.target.key) })
    else { return nil }
    return edges
  }

  private static let joints: Phrases = [", ", "; ", "，", "；", "、", " · ", " | "]
}
