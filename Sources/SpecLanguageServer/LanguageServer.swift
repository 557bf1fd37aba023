import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace

/// What the server asks of the process around it.
struct ServerSurroundings {
  /// The version that the server names.
  var version: String
  /// A clock in milliseconds that only goes forward.
  var now: () -> Int
  /// Writes a page that an editor may show, and gives its absolute path.
  var writePage: (_ name: String, _ bytes: ContiguousArray<UInt8>) -> String?
  /// Whether the request that is being answered was taken back.
  var isCancelled: () -> Bool
  /// Sends a message to the client.
  var send: (JSONValue) -> Void
}

/// The language server: takes messages one by one, and does the work that they leave in between.
///
/// - Invariant: every request is answered exactly once.
/// - Source: LSP 3.17, "Lifecycle Messages".
final class LanguageServer {
  private enum Phase { case new, running, shutDown, ended }

  private let surroundings: ServerSurroundings
  private var phase = Phase.new
  private var publisher = Publisher()
  /// When the documents that changed are to be looked at.
  private(set) var deadline: Int?
  private var nextRequest = 1
  private var saidTroubles: Set<String> = []
  /// Whether something changed of which a client that asks for diagnostics itself knows nothing.
  private var hasUnseenChange = false
  private lazy var desk = makeDesk()

  init(_ surroundings: ServerSurroundings) { self.surroundings = surroundings }

  /// The exit code of the process, once the client has ended the session.
  private(set) var exitCode: Int32?

  /// The exit code where the stream ends instead.
  var exitCodeAtEnd: Int32 { exitCode ?? (phase == .shutDown ? 0 : 1) }

  private func makeDesk() -> Desk {
    let surroundings = surroundings
    return Desk(
      rulePage: { [unowned self] info in rulePage(info) },
      writePage: surroundings.writePage, isCancelled: surroundings.isCancelled,
      notify: { method, params in surroundings.send(Outgoing.notification(method, params)) },
      ask: { [unowned self] method, params in
        surroundings.send(Outgoing.request(method, id: nextRequest, params))
        nextRequest += 1
      })
  }

  /// The addresses of pages in the folder for caches, by the codes of their rules.
  private var pages: [String: String?] = [:]

  /// The address of the page of a rule: on the site that the client names, else in the folder for caches.
  private func rulePage(_ info: RuleInfo) -> String? {
    if let base = desk.client.rulePages {
      return (base.hasSuffix("/") ? base : base + "/") + RulePage.fileName(info)
    }
    if let known = pages[info.code] { return known }
    let path = surroundings.writePage(
      "rules/" + RulePage.fileName(info), ContiguousArray(RulePage.markdown(info).utf8))
    let address = path.map(DocumentURI.file)
    pages[info.code] = .some(address)
    return address
  }

  // MARK: Messages

  /// Takes one message.
  @inline(never)
  func handle(_ message: Message) {
    switch message {
    case .response: return
    case .damaged(let id, let error): surroundings.send(Outgoing.error(error, to: id))
    case .cancelled(let id): surroundings.send(Outgoing.error(.cancelled, to: id))
    case .notification(let method, let params): take(method, params)
    case .request(let id, let method, let params):
      do throws(RPCError) {
        let result = try answer(method, params)
        // A result that came too late is as good as one in time.
        surroundings.send(Outgoing.result(result, to: id))
      } catch {
        surroundings.send(Outgoing.error(error, to: id))
      }
    }
  }

  private func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _): throw .notInitialized
    case (.running, "initialize"): throw .invalidRequest("the server is initialized already")
    case (.running, "shutdown"):
      phase = .shutDown
      deadline = nil
      return .null
    case (.running, _):
      guard let handler = Features.handler(of: method) else { throw .unknownMethod(method) }
      return try handler(params, desk)
    case (.shutDown, _), (.ended, _): throw .invalidRequest("the server is shut down")
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    phase = .running
    desk.client = Client(params)
    desk.changeFolders(added: Self.folders(of: params), removed: [])
    deadline = surroundings.now()
    return .record([
      "capabilities": Features.capabilities(desk.client),
      "serverInfo": .record([
        "name": .string("plumb"), "version": .string(surroundings.version),
      ]),
    ])
  }

  /// The folders of the workspace: named as such, or the one root of older clients.
  private static func folders(of params: JSONValue) -> [String] {
    if let folders = params["workspaceFolders"]?.array, !folders.isEmpty {
      return folders.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) }
    }
    if let root = params["rootUri"]?.string.flatMap(DocumentURI.path) { return [root] }
    if let root = params["rootPath"]?.string, root.hasPrefix("/") {
      return [Paths.normalized(root)]
    }
    return []
  }

  // MARK: Notifications

  private func take(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      phase = .ended
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didSave": save(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeWatchedFiles": lookAtDisk(params)
    case "workspace/didChangeWorkspaceFolders": changeFolders(params)
    case "workspace/didChangeConfiguration":
      desk.client.readSettings(params["settings"])
      desk.noteDiskChange()
      hasUnseenChange = true
      wait()
    case "$/setTrace": desk.client.trace = params["value"]?.string ?? "off"
    default: return
    }
  }

  /// Puts the work on what changed off until nothing changes for a while.
  private func wait() { deadline = surroundings.now() + desk.client.debounce }

  private func registerWatchers() {
    guard desk.client.registersWatchers else { return }
    let globs = ["**/*.md", "**/*.markdown", "**/plumb.yml"]
    let watchers = globs.map { JSONValue.record(["globPattern": .string($0)]) }
    desk.ask(
      "client/registerCapability",
      .record([
        "registrations": .array([
          .record([
            "id": .string("plumb-files"), "method": .string("workspace/didChangeWatchedFiles"),
            "registerOptions": .record(["watchers": .array(watchers)]),
          ])
        ])
      ]))
  }

  private func open(_ params: JSONValue) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return complain("didOpen without a uri and a text") }
    desk.open(
      uri: uri, language: item["languageId"]?.string, version: item["version"]?.int ?? 0, text: text
    )
    wait()
  }

  private func change(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.string,
      let given = params["contentChanges"]?.array
    else { return complain("didChange without a uri and changes") }
    var changes: [(LineRange?, String)] = []
    for change in given {
      guard let text = change["text"]?.string else { return complain("a change without a text") }
      let range = change["range"]
      guard range == nil || range?.isNull == true || LineRange(range) != nil else {
        return complain("a change whose range cannot be read")
      }
      changes.append((LineRange(range), text))
    }
    let version = params.at("textDocument", "version")?.int
    guard desk.change(uri: uri, version: version, changes: changes) else {
      return complain("a change of '\(uri)', which is not open")
    }
    wait()
  }

  private func save(_ params: JSONValue) {
    guard let path = params.at("textDocument", "uri")?.string.flatMap(DocumentURI.path) else {
      return
    }
    desk.noteDiskChange(at: path)
    wait()
  }

  private func close(_ params: JSONValue) {
    guard let uri = params.at("textDocument", "uri")?.string else { return }
    desk.close(uri: uri)
    wait()
  }

  private func lookAtDisk(_ params: JSONValue) {
    for change in params["changes"]?.array ?? [] {
      guard let path = change["uri"]?.string.flatMap(DocumentURI.path) else { continue }
      desk.noteDiskChange(at: path)
    }
    hasUnseenChange = true
    wait()
  }

  private func changeFolders(_ params: JSONValue) {
    func paths(_ key: String) -> [String] {
      (params.at("event", key)?.array ?? []).compactMap {
        $0["uri"]?.string.flatMap(DocumentURI.path)
      }
    }
    desk.changeFolders(added: paths("added"), removed: paths("removed"))
    hasUnseenChange = true
    wait()
  }

  private func complain(_ message: String) { log(2, message) }

  /// Tells the person who looks at the log of the editor; 1 is an error, 2 a warning, 4 a remark.
  private func log(_ kind: Int, _ message: String) {
    desk.notify(
      "window/logMessage", .record(["type": .int(kind), "message": .string("plumb: " + message)]))
  }

  // MARK: Work between messages

  /// Whether documents wait to be looked at now.
  func isDue() -> Bool { deadline.map { $0 <= surroundings.now() } ?? false }

  /// Looks at the documents that changed and tells the editor what is found.
  ///
  /// - Parameter shouldStop: whether a message waits; what is left undone is done after it.
  @inline(never)
  func work(shouldStop: () -> Bool = { false }) {
    guard phase == .running, deadline != nil else { return }
    let start = surroundings.now()
    var count = 0
    for index in desk.projects.indices where desk.projects[index].needsWork {
      let isFresh = desk.projects[index].live.isStale
      desk.refresh(index)
      if isFresh { afterSnapshot(of: index) }
      guard !desk.client.pullsDiagnostics else {
        desk.withProject(index) { $0.dropPending() }
        continue
      }
      var size = 1
      while !shouldStop() {
        let numbers = desk.withProject(index) { $0.work(atMost: size) }
        guard !numbers.isEmpty else { break }
        count += numbers.count
        for number in numbers { publish(number, project: index) }
        size = Self.batch
      }
      if desk.projects[index].needsWork { return }
    }
    deadline = nil
    clearGone()
    if hasUnseenChange, desk.client.pullsDiagnostics, desk.client.refreshesDiagnostics {
      desk.ask("workspace/diagnostic/refresh", .null)
    }
    hasUnseenChange = false
    if desk.client.trace != "off" {
      let time = surroundings.now() - start
      desk.notify(
        "$/logTrace", .record(["message": .string("looked at \(count) documents in \(time) ms")]))
    }
  }

  /// Documents that are looked at between two looks at the messages.
  private static let batch = 4

  /// Tells about configuration files and what could not be read.
  private func afterSnapshot(of index: Int) {
    for trouble in desk.projects[index].live.troubles where saidTroubles.insert(trouble).inserted {
      log(2, trouble)
    }
    for (path, items) in ConfigurationMessages.all(desk).sorted(by: { $0.key < $1.key }) {
      let uri = desk.uri(of: path)
      send(publisher.message(uri, items, version: desk.documents[uri]?.version))
    }
  }

  /// Sends what is found in a document; a folder within another one speaks for its documents.
  @inline(never)
  private func publish(_ number: Int, project: Int) {
    guard let view = desk.view(number, project: project),
      desk.project(of: view.workspace.absolutePath(of: number)) == project
    else { return }
    send(publisher.message(view.uri, DiagnosticMessage.all(view, desk), version: view.version))
  }

  /// Clears the diagnostics of documents that no project has any more.
  private func clearGone() {
    var kept: Set<String> = []
    for index in desk.projects.indices {
      let workspace = desk.refresh(index)
      for number in workspace.documents.indices {
        kept.insert(desk.uri(of: workspace.absolutePath(of: number)))
      }
      for path in desk.projects[index].live.configurationPaths { kept.insert(desk.uri(of: path)) }
    }
    for params in publisher.clearing(allBut: kept) { send(params) }
  }

  private func send(_ params: JSONValue?) {
    if let params { desk.notify("textDocument/publishDiagnostics", params) }
  }
}
