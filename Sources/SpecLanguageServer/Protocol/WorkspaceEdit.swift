import SpecJSON

/// Changes of documents, gathered one by one.
struct WorkspaceEdit {
  private var documents: [(uri: String, version: Int?, edits: [TextEdit])] = []

  /// Adds a change.
  mutating func add(_ edit: TextEdit, to view: DocumentView) {
    if let index = documents.firstIndex(where: { $0.uri == view.uri }) {
      if !documents[index].edits.contains(edit) { documents[index].edits.append(edit) }
    } else {
      documents.append((view.uri, view.version, [edit]))
    }
  }

  /// The changes in the form that the client takes: with the versions of documents where it can.
  func json(_ client: Client) -> JSONValue {
    let parts = documents.map { document in
      (document.uri, document.version, JSONValue.array(document.edits.map(\.json)))
    }
    guard client.hasDocumentChanges else {
      return .record(["changes": .object(parts.map { .init(key: $0.0, value: $0.2) })])
    }
    let changes = parts.map { uri, version, edits -> JSONValue in
      let document: JSONValue = .object([
        .init(key: "uri", value: .string(uri)),
        .init(key: "version", value: version.map { .int($0) } ?? .null),
      ])
      return .record(["textDocument": document, "edits": edits])
    }
    return .record(["documentChanges": .array(changes)])
  }
}
