public import SpecModel
public import SpecSyntax

/// Nodes of a document below such titles.
extension RefusalTitles {
  /// Whether a leaf stands below such a heading, in such a column, or in a list with such a lead.
  public static func refuses(_ node: Int, in document: Document) -> Bool {
    let section = Int(document.nodes[node].section)
    if document.path(ofSection: section).contains(where: {
      document.sections[$0].level > 1 && refuses(document.title(ofSection: $0))
    }) {
      return true
    }
    if document.nodes[node].kind == .tableCell {
      let row = Int(document.nodes[node].parent)
      let header = document.children(of: Int(document.nodes[row].parent) + 1)
      let cells = document.children(of: row)
      guard let column = cells.firstIndex(of: node), header.indices.contains(column) else {
        return false
      }
      return refuses(document.string(header[column]))
    }
    let item = Int(document.nodes[node].parent)
    guard item > 0, document.nodes[item].kind == .item,
      case let list = Int(document.nodes[item].parent), list > 0
    else { return false }
    let above = Int(document.nodes[list].parent)
    if above > 0, document.nodes[above].kind == .item {
      return refuses(document.string(above + 1))
    }
    let lead = list - 1
    return lead > 0 && document.nodes[lead].kind == .paragraph
      && document.nodes[lead].parent == document.nodes[list].parent
      && refuses(document.string(lead))
  }
}
