import SpecModel
import SpecSyntax
import SpecText

/// Reads lines beneath a drawing or list of changes that tell when a change comes and where it leads: "If signed in,
/// Launcher → Home", "When the token has expired → Login".
///
/// The names are those of the states that the document has by then, drawn ones among them. Where nothing before the
/// comma names what is left, it may be any state, which is inferred.
struct OccasionLines {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(lines with an arrow).
  func collect(into drafts: inout MachineDrafts) {
    var places: LinePlaces?
    var read: Set<UInt32>?
    let sections = Set(drafts.matrices.filter { !$0.edges.isEmpty }.map(\.section))
    guard !sections.isEmpty else { return }
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && (line.holder == .paragraph || line.holder == .item) {
      let section = Int(document.nodes[line.node].section)
      guard (8...240).contains(line.text.count), sections.contains(section) else { continue }
      let text = StateName.withoutStop(document.string(plain: line.text))
      guard let arrows = ArrowText(text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        ArrowLine.occasion(arrows.sides[0]) != nil
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start) else { continue }
      let known = places ?? LinePlaces(drafts, in: document)
      places = known
      guard let edge = edge(arrows, line, origin, known) else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: [edge]))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edge(
    _ arrows: ArrowText, _ line: TextLine, _ origin: Origin, _ places: LinePlaces
  ) -> EdgeDraft? {
    guard let target = places.known.name(of: ArrowSide.unwrapped(arrows.sides[1])) else {
      return nil
    }
    var clause = arrows.sides[0]
    var source = places.source(of: line)
    if let comma = clause.lastIndex(where: { ",，、".contains($0) }),
      let name = places.known.name(
        of: StateName.trimmed(String(clause[clause.index(after: comma)...])))
    {
      source = NameReference(text: name, origin: origin)
      clause = String(clause[..<comma])
    }
    guard let occasion = ArrowLine.occasion(clause), source?.key != Names.key(target) else {
      return nil
    }
    var edge = EdgeDraft(
      source: source, target: NameReference(text: target, origin: origin), origin: origin
    ).triggered(by: occasion, origin)
    edge.isSourceUnsaid = source == nil
    if source == nil { edge.provenance = .inferred }
    return edge
  }
}
