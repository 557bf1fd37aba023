import SpecJSON
import Testing

@testable import SpecLanguageServer

/// How a session begins and ends, and what is said to messages that make no sense.
@Suite struct LifecycleTests {
  private func code(_ json: JSONValue?) -> Int? { json?["code"]?.int }

  @Test func aSessionBeginsAndEnds() throws {
    let session = try Session()
    let result = try session.start()
    #expect(result?.at("serverInfo", "version")?.string == "1.2.3")
    #expect(result?.at("capabilities", "positionEncoding")?.string == "utf-16")
    #expect(session.answer("shutdown", .null) == .null)
    #expect(session.server.exitCode == nil)
    session.notify("exit", .null)
    session.run()
    #expect(session.server.exitCode == 0)
  }

  @Test func anEndWithoutShutdownIsAFailure() throws {
    let session = try Session()
    try session.start()
    #expect(session.server.exitCodeAtEnd == 1)
    session.notify("exit", .null)
    session.run()
    #expect(session.server.exitCode == 1)
    let other = try Session()
    try other.start()
    _ = other.answer("shutdown", .null)
    #expect(other.server.exitCodeAtEnd == 0)
  }

  @Test func nothingIsAnsweredBeforeInitialize() throws {
    let session = try Session()
    #expect(code(session.answer("textDocument/hover", .null)) == -32002)
    session.notify("textDocument/didOpen", .null)
    session.run()
    #expect(session.sent().isEmpty)
    session.notify("exit", .null)
    session.run()
    #expect(session.server.exitCode == 1)
  }

  @Test func requestsThatMakeNoSenseGetErrors() throws {
    let session = try Session()
    try session.start()
    #expect(code(session.answer("initialize", .null)) == -32600)
    #expect(code(session.answer("textDocument/inlineValue", .null)) == -32601)
    #expect(code(session.answer("$/unknown", .null)) == -32601)
    #expect(code(session.answer("textDocument/hover", .null)) == -32602)
    #expect(code(session.answer("textDocument/hover", session.document("a.md"))) == -32602)
    #expect(session.answer("textDocument/hover", session.document("a.md", 0)) == .null)
    _ = session.answer("shutdown", .null)
    #expect(code(session.answer("textDocument/hover", session.document("a.md", 0))) == -32600)
  }

  @Test func unknownNotificationsAreIgnored() throws {
    let session = try Session()
    try session.start()
    _ = session.sent()
    for method in ["$/progress", "telemetry/event", "workspace/didRenameFiles"] {
      session.notify(method, .record([:]))
    }
    session.run()
    #expect(session.sent().isEmpty)
  }

  struct Damage: Sendable {
    var content: String
    var code: Int
    var id: JSONValue
  }

  @Test(arguments: [
    Damage(content: "{", code: -32700, id: .null),
    Damage(content: "", code: -32700, id: .null),
    Damage(content: "[]", code: -32600, id: .null),
    Damage(content: "{\"id\": 7}", code: -32600, id: .int(7)),
    Damage(content: "{\"id\": 7, \"method\": \"x\"}", code: -32600, id: .int(7)),
    Damage(
      content: "{\"jsonrpc\": \"2.0\", \"id\": [], \"method\": \"x\"}", code: -32600, id: .null),
    Damage(
      content: "{\"jsonrpc\": \"2.0\", \"id\": \"a\", \"method\": \"x\"}", code: -32601,
      id: .string("a")),
  ])
  func damagedContents(_ test: Damage) throws {
    let session = try Session()
    try session.start()
    _ = session.sent()
    let content = Array(test.content.utf8)
    session.post(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
    session.run()
    let answers = session.sent()
    #expect(answers.count == 1)
    #expect(code(answers.first?["error"]) == test.code)
    #expect(answers.first?["id"] == test.id)
  }

  @Test func requestsThatWaitCanBeTakenBack() throws {
    let session = try Session()
    try session.start()
    let first = session.ask("workspace/symbol", .record(["query": .string("")]))
    let second = session.ask("workspace/symbol", .record(["query": .string("")]))
    session.notify("$/cancelRequest", .record(["id": .int(first)]))
    session.run()
    session.notify("$/cancelRequest", .record(["id": .int(second)]))
    session.run()
    let answers = session.sent().filter { $0["id"] != nil }
    #expect(answers.count == 2)
    #expect(code(answers.first { $0["id"]?.int == first }?["error"]) == -32800)
    #expect(answers.first { $0["id"]?.int == second }?["result"] == .array([]))
  }

  @Test func everyCapabilityIsAnswered() throws {
    let session = try Session([("a.md", DiagnosticsTests.spec)])
    let capabilities = try session.start()?["capabilities"]
    let methods = [
      "hoverProvider": "hover", "definitionProvider": "definition",
      "referencesProvider": "references", "documentHighlightProvider": "documentHighlight",
      "documentSymbolProvider": "documentSymbol", "completionProvider": "completion",
      "colorProvider": "documentColor", "renameProvider": "prepareRename",
      "codeLensProvider": "codeLens", "inlayHintProvider": "inlayHint",
      "foldingRangeProvider": "foldingRange", "documentLinkProvider": "documentLink",
      "documentFormattingProvider": "formatting", "codeActionProvider": "codeAction",
      "documentRangeFormattingProvider": "rangeFormatting", "diagnosticProvider": "diagnostic",
    ]
    let others: Set<String> = [
      "positionEncoding", "textDocumentSync", "workspace", "workspaceSymbolProvider",
      "executeCommandProvider",
    ]
    for member in capabilities?.members ?? [] where !others.contains(member.key) {
      let method = try #require(methods[member.key], "\(member.key)")
      var params = session.document("a.md", 0).members ?? []
      let range = LineRange(.init(line: 0, character: 0), .init(line: 9, character: 0))
      params.append(.init(key: "range", value: range.json))
      let answer = session.answer("textDocument/" + method, .object(params))
      #expect(answer != nil && code(answer) == nil, "\(method): \(answer?.text ?? "no answer")")
    }
    #expect(capabilities?.members?.count == methods.count + others.count)
  }
}
