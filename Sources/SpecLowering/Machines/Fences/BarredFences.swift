import SpecModel
import SpecSyntax
import SpecText

/// Reads fences that divide changes into those that are allowed and those that are not, by lines above them: "ALLOWED"
/// over "ready -> sent", "NOT ALLOWED" over "sent -> ready".
struct BarredFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var told: Set<UInt32>?
    var found: [MatrixDraft] = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && (3...60).contains(block.lines.count) {
      guard let matrix = matrix(of: block) else { continue }
      let read = told ?? drafts.readLines
      told = read
      guard read.isDisjoint(with: matrix.edges.map(\.origin.range.start)) else { continue }
      drafts.trees.insert(block.node)
      found.append(matrix)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func matrix(of block: Document.CodeBlock) -> MatrixDraft? {
    let node = document.nodes[Int(block.node)]
    var matrix = MatrixDraft(
      form: "list", isClosed: false, section: Int(node.section),
      origin: document.origin(node.range))
    var isBarred: Bool?
    var (allows, forbids) = (false, false)
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty { continue }
      guard text.utf8.count <= 120 else { return nil }
      guard ArrowGlyph.mayOccur(in: document.source.bytes, line.offsets),
        let arrows = ArrowText(text)
      else {
        let label = StateName.trimmed(String(text.drop { "#-/*=[ ".contains($0) }))
        let bare = label.hasSuffix(":") ? String(label.dropLast()) : label
        if NegativeCue.forbids(label: bare) || NegativeCue.forbids(heading: bare) {
          (isBarred, forbids) = (true, true)
        } else if NegativeCue.allows(bare), Names.wordCount(bare) <= 4 {
          (isBarred, allows) = (false, true)
        } else {
          return nil
        }
        continue
      }
      guard let isBarred, let edge = edge(arrows, document.origin(line)) else { return nil }
      if isBarred {
        matrix.prohibited.append(ProhibitionDraft(edge))
      } else {
        matrix.edges.append(edge)
      }
    }
    return allows && forbids && !matrix.edges.isEmpty && !matrix.prohibited.isEmpty ? matrix : nil
  }

  private func edge(_ arrows: ArrowText, _ origin: Origin) -> EdgeDraft? {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward else { return nil }
    let (last, remark) = StateName.splitQualifier(arrows.sides[1])
    let mark = ArrowLine.mark(in: last)
    let target = ArrowSide.unwrapped(
      mark.map { StateName.trimmed(String(last[..<$0.lowerBound])) } ?? last)
    let source = ArrowSide.unwrapped(arrows.sides[0])
    guard [source, target].allSatisfy({ (1...4).contains(Names.wordCount($0)) }) else { return nil }
    let edge = EdgeDraft(
      source: CellVocabulary.isAny(source) ? nil : NameReference(text: source, origin: origin),
      target: NameReference(text: target, origin: origin), origin: origin)
    let trigger =
      arrows.joints[0].label ?? mark.map { StateName.trimmed(String(last[$0.upperBound...])) }
      ?? remark ?? ""
    return trigger.isEmpty ? edge : edge.triggered(by: trigger, origin)
  }
}
