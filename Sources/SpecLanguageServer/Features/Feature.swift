import SpecJSON

/// Something that an editor can ask for: one file each in this folder, listed in `Features.all`.
protocol Feature: Sendable {
  /// Answers one kind of request.
  typealias Handler = (_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue

  /// What it adds to the capabilities of the server.
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue>
  /// The requests that it answers, by method.
  static var requests: [(method: String, answer: Handler)] { get }
}

/// All features.
enum Features {
  static let all: [any Feature.Type] = [
    PullDiagnostics.self, CodeActions.self, Hover.self, Navigation.self, DocumentSymbols.self,
    WorkspaceSymbols.self, Completion.self, Colors.self, Rename.self, CodeLenses.self,
    InlayHints.self, Folding.self, DocumentLinks.self, TableFormatting.self, Commands.self,
  ]

  /// The capabilities of the server.
  static func capabilities(_ client: Client) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "positionEncoding", value: .string(client.encoding.rawValue)),
      .init(
        key: "textDocumentSync",
        value: .record([
          "openClose": .bool(true), "change": .int(2),
          "save": .record(["includeText": .bool(false)]),
        ])),
      .init(
        key: "workspace",
        value: .record([
          "workspaceFolders": .record([
            "supported": .bool(true), "changeNotifications": .bool(true),
          ])
        ])),
    ]
    for feature in all {
      for (key, value) in feature.capabilities(client) {
        members.append(.init(key: key, value: value))
      }
    }
    return .object(members)
  }

  /// What answers a method; `nil` where none does.
  static func handler(of method: String) -> Feature.Handler? {
    for feature in all {
      if let found = feature.requests.first(where: { $0.method == method }) { return found.answer }
    }
    return nil
  }
}
