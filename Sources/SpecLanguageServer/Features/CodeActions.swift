import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace

/// Fixes of findings, comments that suppress them, and all safe fixes at once.
enum CodeActions: Feature {
  /// The kind of all safe fixes at once.
  static let fixAll = "source.fixAll.plumb"

  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    [
      "codeActionProvider": .record([
        "codeActionKinds": .strings(["quickfix", fixAll]),
        "resolveProvider": .bool(true),
      ])
    ]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/codeAction", list), ("codeAction/resolve", resolve)]
  }

  private static func list(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let range = LineRange(params["range"]) else {
      throw .invalidParams("'range' has no start and end")
    }
    guard let view = try desk.view(params), let report = desk.report(on: view) else {
      return .array([])
    }
    let only = params.at("context", "only")?.array?.compactMap(\.string)
    func wants(_ kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
    var actions: [JSONValue] = []
    if wants("quickfix") {
      let message = DiagnosticMessage(desk: desk, view: view, files: report.files)
      let near = report.diagnostics.filter { view.map.range($0.origin.range).meets(range) }
      for diagnostic in near { actions += fix(diagnostic, message) }
      var seen: Set<String> = []
      for diagnostic in near {
        guard let action = suppression(of: diagnostic, message) else { continue }
        if seen.insert(action.text).inserted { actions.append(action) }
      }
    }
    if wants(fixAll), report.diagnostics.contains(where: { $0.fix?.safety == .safe }) {
      actions += try allFixes(view, desk)
    }
    return .array(actions)
  }

  // MARK: One finding

  private static func fix(_ diagnostic: Diagnostic, _ message: DiagnosticMessage) -> [JSONValue] {
    guard let fix = diagnostic.fix, fix.safety != .displayOnly, !fix.edits.isEmpty else {
      return []
    }
    var edits = WorkspaceEdit()
    for edit in fix.edits {
      guard let view = message.desk.view(of: edit.origin.file, from: message.view) else {
        return []
      }
      edits.add(
        .init(range: view.map.range(edit.origin.range), text: view.map.native(edit.text)), to: view)
    }
    let isSafe = fix.safety == .safe
    return [
      .record([
        "title": .string("\(diagnostic.code): \(fix.title)\(isSafe ? "" : " (unsafe fix)")"),
        "kind": .string("quickfix"), "diagnostics": .array([message.json(diagnostic)]),
        "isPreferred": isSafe ? .bool(true) : nil, "edit": edits.json(message.desk.client),
      ])
    ]
  }

  private static func suppression(
    of diagnostic: Diagnostic, _ message: DiagnosticMessage
  ) -> JSONValue? {
    guard let comment = SuppressionComment(diagnostic, in: message.view.document) else {
      return nil
    }
    var edits = WorkspaceEdit()
    for (offset, text) in comment.insertions {
      let place = message.view.map.position(offset)
      edits.add(
        .init(range: LineRange(place, place), text: message.view.map.native(text)),
        to: message.view)
    }
    return .record([
      "title": .string("disable \(diagnostic.code) for \(comment.extent)"),
      "kind": .string("quickfix"), "diagnostics": .array([message.json(diagnostic)]),
      "edit": edits.json(message.desk.client),
    ])
  }

  // MARK: All safe fixes

  private static func allFixes(_ view: DocumentView, _ desk: Desk) throws(RPCError) -> [JSONValue] {
    let title = JSONValue.string("plumb: apply all safe fixes")
    if desk.client.resolvesEdits {
      return [
        .record([
          "title": title, "kind": .string(fixAll),
          "data": .record(["uri": .string(view.uri)]),
        ])
      ]
    }
    guard let edit = edit(ofAllFixes: view, desk) else { return [] }
    return [.record(["title": title, "kind": .string(fixAll), "edit": edit])]
  }

  private static func edit(ofAllFixes view: DocumentView, _ desk: Desk) -> JSONValue? {
    let path = view.workspace.absolutePath(of: view.number)
    guard var mended = desk.projects[view.project].live.mended(path) else { return nil }
    // Editors keep the byte order mark of a file to themselves.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if mended.starts(with: mark), !view.map.shown.bytes.starts(with: mark) { mended.removeFirst(3) }
    var edits = WorkspaceEdit()
    for edit in LineDifference.edits(from: view.map.shown, to: TextBuffer(mended), desk.client) {
      edits.add(edit, to: view)
    }
    return edits.json(desk.client)
  }

  /// Fills in the edit of an action.
  private static func resolve(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard var members = params.members else { throw .invalidParams("an action is an object") }
    guard params["edit"] == nil, params["kind"]?.string == fixAll,
      let uri = params.at("data", "uri")?.string, let view = desk.view(uri: uri)
    else { return params }
    if let edit = edit(ofAllFixes: view, desk) { members.append(.init(key: "edit", value: edit)) }
    return .object(members)
  }
}

extension Desk {
  /// A file of the same project.
  func view(of file: FileID, from view: DocumentView) -> DocumentView? {
    file == view.file ? view : self.view(Int(file.index), project: view.project)
  }
}
