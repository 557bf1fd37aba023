import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which an event is followed by rewrites: "PRESS:" and then lines "A -> B (remark)".
struct EventBlocks {
  private let document: Document

  init(_ context: LoweringContext) { document = context.document }

  /// Adds the transitions of all such fences.
  func collect(into drafts: inout MachineDrafts) {
    for block in document.codeBlocks {
      guard ["", "text", "txt"].contains(block.language), block.lines.count >= 2,
        mayHoldEvent(block)
      else { continue }
      let node = Int(block.node)
      var matrix = MatrixDraft(
        form: "list", isClosed: false, section: Int(document.nodes[node].section),
        origin: document.origin(document.nodes[node].range))
      var event: LocatedText?
      for line in block.lines {
        let text = StateName.trimmed(document.source.string(line))
        let origin = document.origin(line)
        if text.hasSuffix(":"), Names.words(text).count <= 4 {
          event = LocatedText(String(text.dropLast()), origin)
        } else if let event, let edge = edge(text, event: event, origin: origin) {
          matrix.edges.append(edge)
        } else {
          event = nil
        }
      }
      if !matrix.edges.isEmpty { drafts.matrices.append(matrix) }
    }
  }

  /// Whether a line ends with a colon and another holds an arrow: a quick test on bytes.
  private func mayHoldEvent(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    let opens = block.lines.contains { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      return !text.isEmpty && text.count <= 60 && bytes[text.upperBound - 1] == 0x3A
    }
    return opens && block.lines.contains { ArrowScan.contains(bytes, $0.offsets) }
  }

  private func edge(_ text: String, event: LocatedText, origin: Origin) -> EdgeDraft? {
    guard let (from, rest) = Arrow.split(text) else { return nil }
    let to = StateName.splitQualifier(rest).name
    guard Self.isIdentifier(from) || from == "*", Self.isIdentifier(to) else { return nil }
    var edge = EdgeDraft(
      source: from == "*" ? nil : NameReference(text: from, origin: origin),
      target: NameReference(text: to, origin: origin), origin: origin)
    edge.trigger = event
    return edge
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D }
  }
}
