import SpecModel
import SpecSyntax
import SpecText

/// Fences of plain words of which each is read as a whole or not at all.
enum FencedMatrices {
  /// Adds the changes of all fences of a length that one form reads, and no other form has read.
  ///
  /// - Parameters:
  ///   - isClosed: whether the fence lists all changes of its states.
  ///   - edges: the changes of a fence; `nil` where it has another form.
  static func collect(
    _ document: Document, lines: ClosedRange<Int>, isClosed: Bool, into drafts: inout MachineDrafts,
    edges: (Document.CodeBlock) -> [EdgeDraft]?
  ) {
    var found: [MatrixDraft] = []
    var read: Set<UInt32>?
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && lines.contains(block.lines.count) {
      guard let edges = edges(block) else { continue }
      let told = read ?? drafts.readLines
      read = told
      guard told.isDisjoint(with: edges.map(\.origin.range.start)) else { continue }
      let node = document.nodes[Int(block.node)]
      drafts.trees.insert(block.node)
      found.append(
        MatrixDraft(
          form: "list", isClosed: isClosed, section: Int(node.section),
          origin: document.origin(node.range), edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }
}
