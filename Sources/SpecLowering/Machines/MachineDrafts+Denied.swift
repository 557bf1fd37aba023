import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Makes prohibitions of edges that are crossed out or whose words deny them, whatever recogniser read them:
  /// "❌ A → B", "A → B must never happen".
  mutating func takeOutDenied(in document: Document) {
    let fences = Self.forbiddenFences(in: document)
    for matrix in matrices.indices {
      guard
        !fences.isEmpty
          || matrices[matrix].edges.contains(where: { Self.mayBeDenied($0, in: document) })
      else { continue }
      var kept: [EdgeDraft] = []
      for edge in matrices[matrix].edges {
        if fences.contains(where: { $0.contains(edge.origin.range) }) {
          matrices[matrix].prohibited.append(ProhibitionDraft(edge))
        } else if let rule = Self.denied(edge, in: document) {
          matrices[matrix].prohibited.append(rule)
        } else {
          kept.append(edge)
        }
      }
      matrices[matrix].edges = kept
    }
  }

  /// The fences below headings that forbid: "Must not happen" over lines with arrows.
  private static func forbiddenFences(in document: Document) -> [SourceRange] {
    document.codeBlocks.compactMap { block in
      let node = document.nodes[Int(block.node)]
      guard FlowReader.languages.contains(block.language), node.section > 0 else { return nil }
      let heading = document.plainText(
        of: Int(document.sections[Int(node.section)].heading))
      return NegativeCue.mayForbid(heading: heading, in: document.plain)
        && NegativeCue.forbids(heading: document.string(plain: heading)) ? node.range : nil
    }
  }

  /// A quick test: a sign is not ASCII, and a denial has words behind the name.
  private static func mayBeDenied(_ edge: EdgeDraft, in document: Document) -> Bool {
    edge.target.text.utf8.contains(0x20) || sign(before: edge, in: document) != nil
  }

  private static func denied(_ edge: EdgeDraft, in document: Document) -> ProhibitionDraft? {
    var rule = ProhibitionDraft(edge)
    if let start = sign(before: edge, in: document), NegativeCue.withoutSign(start) != nil {
      if let source = edge.source {
        rule.source?.text = NegativeCue.withoutSign(source.text) ?? source.text
      }
      return rule
    }
    guard let name = NegativeCue.withoutDenial(edge.target.text) else { return nil }
    rule.target?.text = name
    return rule
  }

  /// The start of the line of an edge if it may hold a sign that crosses it out.
  private static func sign(before edge: EdgeDraft, in document: Document) -> String? {
    let bytes = document.source.bytes
    let line = ASCII.trimmed(bytes, edge.origin.range.offsets)
    guard let first = line.first, bytes[first] >= 0xE2 else { return nil }
    var end = min(line.upperBound, first + 60)
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return document.source.string(SourceRange(first, end))
  }
}
