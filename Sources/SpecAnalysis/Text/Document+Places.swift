public import SpecSyntax
import SpecText

/// Where an offset of the source stands in the tree.
extension Document {
  /// The innermost list that holds an offset of the source.
  public func list(at offset: UInt32) -> Int? {
    var node = lastNode(startingBy: offset) ?? -1
    while node >= 0, nodes[node].kind != .list { node = Int(nodes[node].parent) }
    return node >= 0 ? node : nil
  }

  /// The headings above an offset of the source, outermost first, without the title of the document.
  public func headings(above offset: UInt32) -> [Int] {
    guard let node = lastNode(startingBy: offset) else { return [] }
    return path(ofSection: Int(nodes[node].section)).filter { sections[$0].level > 1 }
  }
}
