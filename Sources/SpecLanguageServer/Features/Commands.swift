import SpecJSON
import SpecModel
import SpecReports
import SpecText
import SpecWorkspace

/// Commands that an editor can run: the transition matrices of a document.
enum Commands: Feature {
  /// Arguments: the address of a document, and "markdown" (default) or "html".
  static let openMatrix = "plumb.openMatrix"

  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["executeCommandProvider": .record(["commands": .strings([openMatrix])])]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("workspace/executeCommand", run)]
  }

  private static func run(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard params["command"]?.string == openMatrix else {
      throw .invalidParams("plumb has no command '\(params["command"]?.string ?? "")'")
    }
    guard let uri = params["arguments"]?[0]?.string else {
      throw .invalidParams("'\(openMatrix)' needs the address of a document")
    }
    guard let view = desk.view(uri: uri) else {
      throw .failed("'\(uri)' is no spec of the workspace")
    }
    guard view.spec.machines.contains(where: { !$0.transitions.isEmpty }) else {
      throw .failed("no change of state was understood in '\(view.source.path)'")
    }
    let isPage = params["arguments"]?[1]?.string == "html"
    let stem = String(view.source.path.map { $0 == "/" ? "-" : $0 })
    if isPage, let page = view.workspace.page(of: view.number) {
      let text = String(decoding: page.bytes, as: UTF8.self)
      return show("matrices/\(stem).html", text, desk)
    }
    return show("matrices/\(stem).matrix.md", view.workspace.matrix(of: view.number), desk)
  }

  /// Shows a text where the client can, and gives it as the result in any case.
  private static func show(_ name: String, _ text: String, _ desk: Desk) -> JSONValue {
    if desk.client.showsDocuments, let path = desk.writePage(name, ContiguousArray(text.utf8)) {
      desk.ask(
        "window/showDocument",
        .record([
          "uri": .string(DocumentURI.file(path)), "external": .bool(name.hasSuffix(".html")),
        ]))
    }
    return .string(text)
  }
}
