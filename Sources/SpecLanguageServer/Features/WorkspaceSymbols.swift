import SpecJSON
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// States, machines and design values of all documents, found by their letters in order.
enum WorkspaceSymbols: Feature {
  /// Symbols that are given at most; an editor asks again when more letters are typed.
  private static let limit = 500

  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["workspaceSymbolProvider": .bool(true)]
  }

  static var requests: [(method: String, answer: Handler)] { [("workspace/symbol", symbols)] }

  private static func symbols(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    let query = Array((params["query"]?.string ?? "").lowercased())
    var found: [JSONValue] = []
    for project in desk.projects.indices {
      let workspace = desk.refresh(project)
      for number in workspace.documents.indices where workspace.isSpec[number] {
        try desk.checkCancelled()
        let names = names(in: workspace.specs[number]).filter { holds($0.name, query) }
        guard !names.isEmpty, let view = desk.view(number, project: project) else { continue }
        for name in names {
          guard found.count < limit else { return .array(found) }
          found.append(
            .record([
              "name": .string(LineText.single(name.name)), "kind": .int(name.kind.rawValue),
              "location": .record([
                "uri": .string(view.uri), "range": view.map.range(name.origin.range).json,
              ]),
              "containerName": .string(name.container),
            ]))
        }
      }
    }
    return .array(found)
  }

  private typealias Name = (name: String, kind: SymbolKind, origin: Origin, container: String)

  private static func names(in spec: SpecDocument) -> [Name] {
    let title = spec.title ?? spec.path
    return spec.machines.flatMap { machine in
      [(machine.name, .machine, machine.origin, title)]
        + machine.states.map { ($0.name, SymbolKind.state, $0.origin, machine.name) }
    } + spec.tokens.map { ($0.name, SymbolKind.token, $0.origin, title) }
  }

  /// Whether the letters of a query stand in a name, in their order.
  static func holds(_ name: String, _ query: [Character]) -> Bool {
    var rest = query[...]
    for letter in name.lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
