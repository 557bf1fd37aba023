import SpecModel
import SpecSyntax
import SpecText

/// Reads task lists.
enum ChecklistPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let document = context.document
    var node = 0
    while node < document.nodes.count {
      guard document.nodes[node].kind == .list else {
        node += 1
        continue
      }
      let end = Int(document.nodes[node].end)
      let items = items(in: node..<end, context)
      if !items.isEmpty {
        spec.checklists.append(
          Checklist(
            title: title(of: node, context), items: items,
            origin: document.origin(document.nodes[node].range)))
      }
      node = end
    }
    let marked = MarkedChecklists.read(context)
    guard !marked.isEmpty else { return }
    spec.checklists = (spec.checklists + marked).sorted {
      $0.origin.range.start < $1.origin.range.start
    }
  }

  private static func items(in nodes: Range<Int>, _ context: LoweringContext) -> [Checklist.Item] {
    let document = context.document
    return nodes.compactMap { node in
      guard document.nodes[node].kind == .item, document.nodes[node].box != .none else {
        return nil
      }
      let leaf = node + 1
      guard leaf < nodes.upperBound, document.nodes[leaf].kind == .paragraph else { return nil }
      let text = document.nodes[leaf].text
      let range = Int(text.lowerBound)..<Int(text.upperBound)
      return Checklist.Item(
        text: document.string(plain: range), isTicked: document.nodes[node].box == .ticked,
        depth: depth(of: node, in: nodes, document),
        origin: range.isEmpty
          ? document.origin(document.nodes[node].range) : context.origin(plain: range))
    }
  }

  /// The number of items around one.
  private static func depth(of node: Int, in nodes: Range<Int>, _ document: Document) -> Int {
    var depth = 0
    var current = Int(document.nodes[node].parent)
    while nodes.contains(current) {
      if document.nodes[current].kind == .item { depth += 1 }
      current = Int(document.nodes[current].parent)
    }
    return depth
  }

  /// The headings above the list below the document's title, outermost first.
  static func title(of node: Int, _ context: LoweringContext) -> String {
    let document = context.document
    let path = document.path(ofSection: Int(document.nodes[node].section))
    let inner = path.filter { document.sections[$0].level > 1 }
    return (inner.isEmpty ? path : inner).map(document.title(ofSection:)).joined(separator: " › ")
  }
}
