import SpecJSON
import SpecSyntax
import SpecText

/// Parts of a document that can be folded: sections, front matter, code, tables, comments.
enum Folding: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["foldingRangeProvider": .bool(true)]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/foldingRange", ranges)]
  }

  private static func ranges(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let view = try desk.view(params) else { return .array([]) }
    let document = view.document
    var result: [JSONValue] = []
    func add(_ range: SourceRange, kind: String?) {
      let first = document.source.lineIndex(of: Int(range.start))
      var last = document.source.lineIndex(of: max(Int(range.start), Int(range.end) - 1))
      // Blank lines at the end stay in view.
      while last > first, isBlank(last, document.source) { last -= 1 }
      guard last > first else { return }
      result.append(
        .record([
          "startLine": .int(first), "endLine": .int(last), "kind": kind.map { .string($0) },
        ]))
    }
    if let matter = document.frontMatter { add(matter.range, kind: "region") }
    for section in document.sections where section.heading >= 0 {
      let heading = document.nodes[Int(section.heading)].range
      let end = Int(section.nodes.upperBound)
      let rest = end < document.nodes.count ? document.nodes[end].range.start : nil
      add(
        SourceRange(Int(heading.start), Int(rest ?? UInt32(document.source.bytes.count))), kind: nil
      )
    }
    for node in document.nodes where node.kind == .codeBlock || node.kind == .table {
      add(node.range, kind: nil)
    }
    for comment in document.comments { add(comment.range, kind: "comment") }
    return .array(result)
  }

  private static func isBlank(_ line: Int, _ source: SourceText) -> Bool {
    source.bytes[source.lineRange(line).offsets].allSatisfy { $0 <= 0x20 }
  }
}
