import SpecJSON
import SpecWorkspace

/// Diagnostics that the editor asks for, of one document or of all.
enum PullDiagnostics: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    [
      "diagnosticProvider": .record([
        "identifier": .string("plumb"), "interFileDependencies": .bool(true),
        "workspaceDiagnostics": .bool(true),
      ])
    ]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/diagnostic", document), ("workspace/diagnostic", workspace)]
  }

  private static func document(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    let items = try desk.view(params).map { DiagnosticMessage.all($0, desk) } ?? .array([])
    return .object(report(items, known: params["previousResultId"]?.string))
  }

  private static func workspace(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    var known: [String: String] = [:]
    for previous in params["previousResultIds"]?.array ?? [] {
      if let uri = previous["uri"]?.string { known[uri] = previous["value"]?.string }
    }
    var items: [JSONValue] = []
    var seen: Set<String> = []
    for project in desk.projects.indices {
      let workspace = desk.refresh(project)
      for number in workspace.documents.indices where workspace.isSpec[number] {
        try desk.checkCancelled()
        let path = workspace.absolutePath(of: number)
        // A folder within another one speaks for its documents.
        guard desk.project(of: path) == project, let view = desk.view(number, project: project),
          seen.insert(view.uri).inserted
        else { continue }
        let members: [JSONValue.Member] = [
          .init(key: "uri", value: .string(view.uri)),
          .init(key: "version", value: view.version.map { .int($0) } ?? .null),
        ]
        let found = DiagnosticMessage.all(view, desk)
        items.append(.object(members + report(found, known: known[view.uri])))
      }
    }
    // Documents that are gone have nothing any more.
    for uri in known.keys.sorted() where !seen.contains(uri) {
      items.append(
        .record([
          "uri": .string(uri), "version": .null, "kind": .string("full"), "items": .array([]),
        ]))
    }
    return .record(["items": .array(items)])
  }

  /// A full report, or the remark that the editor has it.
  private static func report(_ items: JSONValue, known: String?) -> [JSONValue.Member] {
    let id = resultID(items)
    guard id != known else {
      return [
        .init(key: "kind", value: .string("unchanged")),
        .init(key: "resultId", value: .string(id)),
      ]
    }
    return [
      .init(key: "kind", value: .string("full")), .init(key: "resultId", value: .string(id)),
      .init(key: "items", value: items),
    ]
  }

  /// A number for what a report says (FNV-1a, 64 bits).
  private static func resultID(_ items: JSONValue) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in items.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
