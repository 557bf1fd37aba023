import SpecAnalysis
import SpecJSON
import SpecSyntax
import SpecText
import SpecWorkspace

/// Links to files that exist, and to sections of specs.
enum DocumentLinks: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["documentLinkProvider": .record(["resolveProvider": .bool(false)])]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/documentLink", links)]
  }

  private static func links(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let view = try desk.view(params) else { return .array([]) }
    let facts = view.workspace.facts
    let folder = desk.projects[view.project].live.folder
    let found = facts.analyses[view.number].linkTargets.compactMap { target -> JSONValue? in
      let number = facts.document(at: target.path)
      guard number != nil || facts.exists(target.path) == true else { return nil }
      var address = desk.uri(of: Paths.absolute(target.path, in: folder))
      if let number, let range = LinkPlaces.heading(target.fragment, of: number, view.workspace) {
        // Editors open a file at a line by this fragment.
        address += "#L\(view.workspace.documents[number].source.line(of: range.start))"
      }
      return .record([
        "range": view.map.range(target.origin.range).json, "target": .string(address),
      ])
    }
    return .array(found)
  }
}
