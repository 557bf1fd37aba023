import SpecJSON
import SpecLint
import SpecSyntax
import SpecText
import SpecWorkspace

/// What the server knows: the open documents, the projects that they belong to, and what the client can do.
///
/// One thread works on it.
final class Desk {
  /// What the client can do.
  var client = Client()
  /// The open documents by address.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The projects: folders first, in the order in which the client named them.
  private(set) var projects: [Project] = []
  /// The paths of the open documents, the last changed first.
  private(set) var urgent: [String] = []
  /// Whether the request that is being answered was taken back.
  let isCancelled: () -> Bool
  /// The address of the page of a rule.
  let rulePage: (RuleInfo) -> String?
  /// Writes a page that the editor may show, and gives its absolute path.
  let writePage: (String, ContiguousArray<UInt8>) -> String?
  /// Sends a notification.
  let notify: (String, JSONValue) -> Void
  /// Sends a request whose answer does not matter.
  let ask: (String, JSONValue) -> Void
  /// The client's own addresses, by path.
  private var uris: [String: String] = [:]

  init(
    rulePage: @escaping (RuleInfo) -> String?,
    writePage: @escaping (String, ContiguousArray<UInt8>) -> String?,
    isCancelled: @escaping () -> Bool, notify: @escaping (String, JSONValue) -> Void,
    ask: @escaping (String, JSONValue) -> Void
  ) {
    self.rulePage = rulePage
    self.writePage = writePage
    self.isCancelled = isCancelled
    self.notify = notify
    self.ask = ask
  }

  // MARK: Folders

  /// Adds and removes folders; open documents find their projects anew.
  func changeFolders(added: [String], removed: [String]) {
    var folders = projects.filter { !$0.isLoose && !removed.contains($0.live.folder) }
    for folder in added where !folders.contains(where: { $0.live.folder == folder }) {
      folders.append(Project(folder: folder))
    }
    projects = folders
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) { place(document) }
  }

  /// The place of the project that a path belongs to: that of the innermost folder around it.
  func project(of path: String) -> Int? {
    var best: (index: Int, length: Int)?
    for (index, project) in projects.enumerated() {
      switch project.live.extent {
      case .document(path): return index
      case .document: continue
      case .folder:
        let folder = project.live.folder
        let isInside = folder == "/" || path.hasPrefix(folder + "/")
        if isInside, folder.utf8.count > best?.length ?? -1 { best = (index, folder.utf8.count) }
      }
    }
    return best?.index
  }

  /// Puts a buffer into its project, which is made where the document lies outside all folders.
  private func place(_ document: OpenDocument) {
    let path = document.path
    let bytes = document.buffer.bytes
    if document.isConfiguration { return setBuffer(bytes, ofConfiguration: path) }
    if document.isFile, let index = project(of: path) {
      projects[index].live.setBuffer(bytes, for: path)
      return
    }
    guard document.isMarkdown else { return }
    let extent = LiveWorkspace.Extent.document(path)
    if !projects.contains(where: { $0.live.extent == extent }) {
      projects.append(Project(folder: Paths.folder(of: path), extent: extent))
      for other in documents.values where other.isConfiguration { place(other) }
    }
    for index in projects.indices where projects[index].live.extent == extent {
      projects[index].live.setBuffer(bytes, for: path)
    }
  }

  /// A configuration file may lie above any project.
  private func setBuffer(_ bytes: ContiguousArray<UInt8>?, ofConfiguration path: String) {
    for index in projects.indices { projects[index].live.setBuffer(bytes, for: path) }
  }

  // MARK: Documents

  /// Opens a document, or gives an open one a new text.
  func open(uri: String, language: String?, version: Int, text: String) {
    let document = OpenDocument(uri: uri, language: language, version: version, text: text)
    documents[uri] = document
    uris[document.path] = uri
    note(document.path)
    place(document)
  }

  /// Changes an open document; false where it is not open.
  func change(
    uri: String, version: Int?, changes: [(range: LineRange?, text: String)]
  ) -> Bool {
    guard var document = documents[uri] else { return false }
    documents[uri] = nil
    for change in changes {
      document.buffer.replace(change.range, by: change.text, client.encoding)
    }
    document.version = version ?? document.version + 1
    documents[uri] = document
    note(document.path)
    place(document)
    return true
  }

  /// Closes a document; what is on disk counts again.
  func close(uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    urgent.removeAll { $0 == document.path }
    uris[document.path] = nil
    if document.isConfiguration { return setBuffer(nil, ofConfiguration: document.path) }
    projects.removeAll { $0.live.extent == .document(document.path) }
    guard document.isFile, let index = project(of: document.path) else { return }
    projects[index].live.setBuffer(nil, for: document.path)
  }

  /// Has the project of a path look at the disk again.
  func noteDiskChange(at path: String) {
    for index in projects.indices {
      let folder = projects[index].live.folder
      let isInside = folder == "/" || path.hasPrefix(folder + "/")
      let isAbove = Paths.name(of: path) == Workspace.configurationName
      if isInside || isAbove { projects[index].live.noteDiskChange() }
    }
  }

  /// Has every project look at the disk again.
  func noteDiskChange() {
    for index in projects.indices { projects[index].live.noteDiskChange() }
  }

  private func note(_ path: String) {
    urgent.removeAll { $0 == path }
    urgent.insert(path, at: 0)
  }

  // MARK: Snapshots

  /// Works on a project in place.
  func withProject<Result>(_ index: Int, _ body: (inout Project) -> Result) -> Result {
    body(&projects[index])
  }

  /// The documents of a project as they are now.
  @discardableResult
  func refresh(_ index: Int) -> Workspace { projects[index].refresh(urgent: urgent) }

  /// The address of a path.
  func uri(of path: String) -> String { uris[path] ?? DocumentURI.file(path) }

  /// A document of a project.
  func view(_ number: Int, project: Int) -> DocumentView? {
    let workspace = refresh(project)
    guard workspace.documents.indices.contains(number),
      let (bytes, isBuffer) = projects[project].live.bytes(of: number)
    else { return nil }
    let uri = uri(of: workspace.absolutePath(of: number))
    let map = projects[project].map(of: number) {
      PlaceMap(
        workspace.documents[number].source, raw: bytes, isBuffer: isBuffer, client.encoding)
    }
    return DocumentView(
      workspace: workspace, number: number, project: project, uri: uri,
      version: documents[uri]?.version, map: map)
  }

  /// The document that a request names; `nil` where it is none that lint reads.
  ///
  /// - Errors: throws where the request names none.
  func view(_ params: JSONValue) throws(RPCError) -> DocumentView? {
    guard let uri = params.at("textDocument", "uri")?.string else {
      throw .invalidParams("'textDocument.uri' is missing")
    }
    return view(uri: uri)
  }

  /// The document at an address; `nil` where it is none that lint reads.
  func view(uri: String) -> DocumentView? {
    guard let path = documents[uri]?.path ?? DocumentURI.path(uri), let index = project(of: path)
    else { return nil }
    return refresh(index).number(ofFile: path).flatMap { view($0, project: index) }
  }

  /// A document and the place in it that a request names.
  ///
  /// - Errors: throws where the request names none.
  func place(_ params: JSONValue) throws(RPCError) -> (view: DocumentView, offset: UInt32)? {
    guard let position = Position(params["position"]) else {
      throw .invalidParams("'position' has no line and character")
    }
    guard let view = try view(params) else { return nil }
    return (view, view.map.offset(position))
  }

  /// What is found in a document.
  func report(on view: DocumentView) -> LintReport? {
    projects[view.project].report(on: view.number)
  }

  /// Says that the request was taken back, if so.
  ///
  /// - Errors: throws where it was.
  func checkCancelled() throws(RPCError) {
    if isCancelled() { throw .cancelled }
  }
}
