import SpecModel
import SpecSyntax
import SpecText

/// Reads tables of two columns that describe one state, "Attribute | Value", where a row tells its ways out:
/// "Transitions | tap pin → Pin Selected".
struct AttributeExits {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the ways out of all such tables in the part of a state.
  func collect(into drafts: inout MachineDrafts) {
    var places: LinePlaces?
    var found: [MatrixDraft] = []
    for node in document.tables {
      let rows = document.children(of: node)
      let exits = rows.compactMap(exit)
      guard !exits.isEmpty else { continue }
      let place = places ?? LinePlaces(drafts, in: document)
      places = place
      let section = Int(document.nodes[node].section)
      guard let source = place.state(aroundSection: section) else { continue }
      let edges = exits.flatMap { cell in
        ExitWays(
          source: source, origin: document.origin(document.nodes[cell].range), known: place.known
        ).edges(in: document.string(cell))
      }
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "table", isClosed: false, section: section,
          origin: document.origin(document.nodes[node].range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// The second cell of a row that tells ways out.
  private func exit(_ row: Int) -> Int? {
    let cells = document.children(of: row)
    guard cells.count == 2, (4...32).contains(document.plainText(of: cells[0]).count),
      ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: cells[1])),
      ArrowLine.isExitLabel(document.string(cells[0]))
    else { return nil }
    return cells[1]
  }
}
