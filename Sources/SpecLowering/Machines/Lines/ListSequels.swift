import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of single changes that leave the states of a chain told elsewhere: "held -> returned (reader asks)"
/// in the section of "`ordered -> held -> lent`".
struct ListSequels {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lists that no other form has read.
  ///
  /// - Complexity: O(items with arrows).
  func collect(_ flows: [Flow], into drafts: inout MachineDrafts) {
    var lists: [Int: [TextLine]] = [:]
    for (index, line) in context.lines.enumerated()
    where line.holder == .item && line.depth == 1 && context.mayHoldArrow(index) {
      guard line.text.count <= 160 else { continue }
      lists[Int(document.nodes[Int(document.nodes[line.node].parent)].parent), default: []]
        .append(line)
    }
    guard !lists.isEmpty, !drafts.matrices.isEmpty || !flows.isEmpty else { return }
    let chains = flows.filter { flow in
      flow.steps.count > 2 && flow.steps.allSatisfy { Names.wordCount($0.text) <= 3 }
    }
    let places = Set(drafts.matrices.map(\.section))
      .union(chains.map { context.section(of: $0.origin) })
    let told = drafts.readLines
    let open = lists.filter { list, lines in
      let section = Int(document.nodes[list].section)
      return places.contains(section) && lines.count == document.children(of: list).count
        && told.isDisjoint(with: lines.map { context.origin(plain: $0.text).range.start })
        && !context.isSystem(section) && !context.forbidsChanges(section: section)
    }
    guard !open.isEmpty else { return }
    var known = KnownStates(drafts)
    for step in chains.flatMap(\.steps) { known.add(step.text) }
    var found: [MatrixDraft] = []
    for (list, lines) in open.sorted(by: { $0.key < $1.key }) {
      guard let edges = edges(of: lines, known) else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[list].section),
          origin: document.origin(document.nodes[list].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edges(of lines: [TextLine], _ known: KnownStates) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    for line in lines {
      guard let arrows = ArrowText(document.string(plain: line.text)), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        let source = known.name(of: ArrowSide.unwrapped(arrows.sides[0]))
      else { return nil }
      let (last, remark) = StateName.splitQualifier(arrows.sides[1])
      let mark = ArrowLine.mark(in: last)
      let target = ArrowSide.unwrapped(
        mark.map { StateName.trimmed(String(last[..<$0.lowerBound])) } ?? last)
      guard (1...3).contains(Names.wordCount(target)), ArrowSide.isName(target),
        FlowSteps.kind(of: target) != .action
      else { return nil }
      let trigger = mark.map { StateName.trimmed(String(last[$0.upperBound...])) } ?? remark
      guard let trigger, !trigger.isEmpty else { return nil }
      let origin = context.origin(plain: line.text)
      let edge = EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: known.name(of: target) ?? target, origin: origin),
        origin: origin)
      result.append(edge.annotated(tail: trigger, origin))
    }
    return result.isEmpty ? nil : result
  }
}
