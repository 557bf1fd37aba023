import SpecJSON
import SpecModel
import SpecText
import SpecWorkspace

/// How many changes lead into each state and out of it, above its declaration.
enum CodeLenses: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["codeLensProvider": .record(["resolveProvider": .bool(false)])]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/codeLens", lenses)]
  }

  private static func lenses(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let view = try desk.view(params) else { return .array([]) }
    var lenses: [JSONValue] = []
    for machine in view.spec.machines where !machine.transitions.isEmpty {
      for id in machine.stateIDs where machine[id].origin.file == view.file {
        lenses.append(
          .record([
            "range": view.map.range(machine[id].origin.range).json,
            "command": .record([
              "title": .string(Ways(machine, id).summary),
              "command": .string(Commands.openMatrix),
              "arguments": .array([.string(view.uri)]),
            ]),
          ]))
      }
    }
    return .array(lenses)
  }
}
