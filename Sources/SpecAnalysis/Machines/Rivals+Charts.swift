import SpecModel
import SpecSyntax
import SpecText

/// Flowcharts, whose edges compete as rows do.
extension Rivals {
  /// The flowcharts of a document.
  static func charts(of document: Document) -> [SourceRange] {
    guard document.mentions("```mermaid") || document.mentions("~~~mermaid") else { return [] }
    let bytes = document.source.bytes
    return document.codeBlocks.compactMap { block -> SourceRange? in
      guard block.language.lowercased() == "mermaid",
        let first = block.lines.first(where: { line in
          let text = ASCII.trimmed(bytes, line.offsets)
          return !text.isEmpty && !ASCII.starts(bytes, at: text.lowerBound, with: "%%")
        }), case let start = ASCII.trimmed(bytes, first.offsets).lowerBound,
        ASCII.starts(bytes, at: start, with: "flowchart")
          || ASCII.starts(bytes, at: start, with: "graph")
      else { return nil }
      return document.nodes[Int(block.node)].range
    }
  }
}
