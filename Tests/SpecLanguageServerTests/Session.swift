import Foundation
import SpecJSON
import SpecText
import SpecWorkspace

@testable import SpecLanguageServer

/// A client and a server in one process: messages go through the same mailbox and loop as those of an editor.
final class Session {
  let server: LanguageServer
  let mailbox = Mailbox()
  let folder: String
  private let outbox: Outbox
  private var nextID = 1

  /// What the server sent, and what time it is.
  private final class Outbox {
    var messages: [JSONValue] = []
    var time = 1000
    var pages: [String: ContiguousArray<UInt8>] = [:]
  }

  /// Makes a folder with files and a server that is not initialized yet.
  init(_ files: [(String, String)] = []) throws {
    let base = FileSystem.environment("TMPDIR") ?? "/tmp"
    folder = Paths.join(base, "plumb-lsp-\(UInt64.random(in: 0..<UInt64.max))")
    try FileSystem.makeFolder(folder)
    let outbox = Outbox()
    let mailbox = mailbox
    self.outbox = outbox
    server = LanguageServer(
      ServerSurroundings(
        version: "1.2.3", now: { outbox.time },
        writePage: { name, bytes in
          outbox.pages[name] = bytes
          return "/pages/" + name
        }, isCancelled: { mailbox.isCancelled }, send: { outbox.messages.append($0) }))
    for (name, text) in files { try write(text, to: name) }
    // A configuration above the folder for temporary files is none of ours.
    if FileSystem.kind(path("plumb.yml")) == nil { try write("root: true\n", to: "plumb.yml") }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { Paths.join(folder, name) }
  func uri(_ name: String) -> String { DocumentURI.file(path(name)) }

  func write(_ text: String, to name: String) throws {
    try FileSystem.makeFolder(Paths.folder(of: path(name)))
    try FileSystem.write(ContiguousArray(text.utf8), to: path(name))
  }

  // MARK: Messages

  /// Everything that the server sent since the last call.
  func sent() -> [JSONValue] {
    defer { outbox.messages = [] }
    return outbox.messages
  }

  /// Posts raw bytes.
  func post(_ bytes: some Collection<UInt8>) { mailbox.post(bytes) }

  func post(_ message: JSONValue) { mailbox.post(Outgoing.frame(message)) }

  /// Posts a request and gives its number; nothing is answered before `run`.
  @discardableResult
  func ask(_ method: String, _ params: JSONValue) -> Int {
    defer { nextID += 1 }
    post(Outgoing.request(method, id: nextID, params))
    return nextID
  }

  func notify(_ method: String, _ params: JSONValue) {
    post(Outgoing.notification(method, params))
  }

  /// Takes all messages, and then does the work, once its time has come.
  func run(works: Bool = true) {
    while let message = mailbox.take() { server.handle(message) }
    guard works else { return }
    outbox.time += 10_000
    var rounds = 0
    while server.isDue(), rounds < 100 {
      server.work()
      rounds += 1
    }
  }

  /// The answer to a request that is posted and run: its result, or its error.
  func answer(_ method: String, _ params: JSONValue) -> JSONValue? {
    let id = ask(method, params)
    run(works: false)
    let found = outbox.messages.filter { $0["id"]?.int == id && $0["method"] == nil }
    outbox.messages.removeAll { $0["id"]?.int == id && $0["method"] == nil }
    guard found.count == 1 else { return nil }
    return found[0]["result"] ?? found[0]["error"]
  }

  // MARK: Usual steps

  /// Initializes the server for the folder.
  @discardableResult
  func start(_ capabilities: String = "{}", settings: String = "null") throws -> JSONValue? {
    let params = try JSONParser.parse(
      ContiguousArray(
        """
        {"processId": null, "rootUri": "\(DocumentURI.file(folder))",
         "capabilities": \(capabilities), "initializationOptions": \(settings)}
        """.utf8))
    let result = answer("initialize", params)
    notify("initialized", .record([:]))
    run()
    return result
  }

  func open(_ name: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      .record([
        "textDocument": .record([
          "uri": .string(uri(name)), "languageId": .string("markdown"), "version": .int(version),
          "text": .string(text),
        ])
      ]))
    run()
  }

  func change(_ name: String, version: Int, _ changes: [(LineRange?, String)]) {
    notify(
      "textDocument/didChange",
      .record([
        "textDocument": .record(["uri": .string(uri(name)), "version": .int(version)]),
        "contentChanges": .array(
          changes.map { .record(["range": $0.0?.json, "text": .string($0.1)]) }),
      ]))
    run()
  }

  func close(_ name: String) {
    notify("textDocument/didClose", document(name))
    run()
  }

  /// Parameters that name a document, and a place in it.
  func document(_ name: String, _ line: Int? = nil, _ character: Int = 0) -> JSONValue {
    .record([
      "textDocument": .record(["uri": .string(uri(name))]),
      "position": line.map { Position(line: $0, character: character).json },
    ])
  }

  /// The diagnostics that were published last for each file, by name.
  func published() -> [String: JSONValue] {
    var result: [String: JSONValue] = [:]
    let prefix = DocumentURI.file(folder) + "/"
    for message in sent() where message["method"]?.string == "textDocument/publishDiagnostics" {
      guard let params = message["params"], let uri = params["uri"]?.string else { continue }
      result[uri.hasPrefix(prefix) ? String(uri.dropFirst(prefix.count)) : uri] = params
    }
    return result
  }
}

extension JSONValue {
  /// "1:2-1:9 S502" for each diagnostic of a list.
  var summary: [String] {
    (array ?? []).map { item in
      let range = item["range"].flatMap { LineRange($0) }
      return "\(range.map(\.text) ?? "?") \(item["code"]?.string ?? "?")"
    }
  }
}

extension LineRange {
  /// "1:2-1:9", counted from 0.
  var text: String {
    "\(start.line):\(start.character)-\(end.line):\(end.character)"
  }
}
