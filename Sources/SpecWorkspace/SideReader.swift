import SpecDifference
import SpecLint
import SpecModel
import SpecText

/// Reads and compiles the sides of a comparison.
struct SideReader {
  /// A side that was read.
  struct Read {
    var side: ComparedSide
    /// Whether it is one file that was named.
    var isOneFile: Bool
  }

  private let request: DifferenceRequest
  private var loader: ConfigurationLoader
  private var isPrepared = false

  init(request: DifferenceRequest) {
    self.request = request
    loader = ConfigurationLoader(workingFolder: request.folder, catalog: Workspace.catalog)
  }

  /// - Errors: throws `RevisionError`, `FileError` and `ConfigurationError`.
  mutating func read(_ operand: DifferenceRequest.Operand) throws -> Read {
    switch operand {
    case .paths(let paths): try read(paths: paths)
    case .standardInput: try read(paths: ["-"])
    case .revision(let label, let commit, let paths):
      try read(revision: label, commit, paths)
    case .revisionPath(let label, let commit, let path):
      try read(file: path, of: label, commit)
    }
  }

  // MARK: Disk

  private func read(paths: [String]) throws -> Read {
    var request = WorkspaceRequest(paths: paths)
    request.standardInputName = self.request.standardInputName
    request.configurationPath = self.request.configurationPath
    request.defersFacts = true
    let workspace = try Workspace(request: request)
    let isFolder = paths.count == 1 && FileSystem.kind(paths[0]) == .folder
    let root =
      isFolder ? Self.root(of: Paths.relative(absolute(paths[0]), to: folder), paths[0]) : ""
    let isOneFile = paths.count == 1 && !isFolder
    return Read(
      side: side(workspace, label: paths.joined(separator: " "), root: root, isOneFile: isOneFile),
      isOneFile: isOneFile)
  }

  private var folder: String { request.folder }

  private func absolute(_ path: String) -> String { Paths.absolute(path, in: folder) }

  /// What stands before the names of documents below a folder, as their paths are printed.
  private static func root(of relative: String, _ given: String) -> String {
    let isOutside = relative == ".." || relative.hasPrefix("../")
    let shown = given.hasPrefix("/") && isOutside ? Paths.normalized(given) : relative
    return shown == "." ? "" : shown + "/"
  }

  private func side(
    _ workspace: Workspace, label: String, revision: String? = nil, root: String, isOneFile: Bool
  ) -> ComparedSide {
    var leftOut = workspace.notChecked
    if workspace.excludedCount > 0 {
      let count = workspace.excludedCount
      leftOut.append("\(count) document\(count == 1 ? "" : "s") left out by the configuration")
    }
    let documents = workspace.documents.indices.filter { workspace.isSpec[$0] }.map { index in
      let path = workspace.specs[index].path
      let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      return ComparedDocument(
        document: workspace.documents[index], spec: workspace.specs[index],
        name: isOneFile ? Paths.name(of: path) : name, root: root)
    }
    return ComparedSide(label: label, revision: revision, documents: documents, leftOut: leftOut)
  }

  // MARK: Revisions

  private mutating func read(
    revision label: String, _ commit: String, _ paths: [String]
  ) throws -> Read {
    let repository = try GitRepository(around: folder)
    var entries: [(entry: GitRepository.Entry, isNamed: Bool)] = []
    var seen: Set<String> = []
    for path in paths {
      let whole = try repository.pathFromTop(path)
      let start = whole == "." ? "" : whole + "/"
      for entry in try repository.files(of: commit, below: path) where !seen.contains(entry.path) {
        let isNamed = entry.path == whole
        guard isNamed || DocumentFinder.finds(String(entry.path.dropFirst(start.count))) else {
          continue
        }
        seen.insert(entry.path)
        entries.append((entry, isNamed))
      }
    }
    let isOneFile = paths.count == 1 && entries.count == 1 && entries[0].isNamed
    let isFolder = paths.count == 1 && !isOneFile
    let root =
      isFolder ? Self.root(of: repository.printed(try repository.pathFromTop(paths[0])), "") : ""
    return try read(entries, repository, label, commit, root: root, isOneFile: isOneFile)
  }

  /// One file or folder that is named behind a colon.
  private mutating func read(
    file path: String, of label: String, _ commit: String
  ) throws -> Read {
    let repository = try GitRepository(around: folder)
    let shown = repository.printed(path)
    let found = try repository.files(of: commit, below: shown)
    guard !found.isEmpty else { throw RevisionError("'\(label)': no such file in the revision") }
    let isOneFile = found.count == 1 && found[0].path == path
    let start = path == "." ? "" : path + "/"
    let entries = found.filter {
      isOneFile || DocumentFinder.finds(String($0.path.dropFirst(start.count)))
    }
    return try read(
      entries.map { ($0, isOneFile) }, repository, label, commit,
      root: isOneFile ? "" : Self.root(of: shown, ""), isOneFile: isOneFile)
  }

  private mutating func read(
    _ entries: [(entry: GitRepository.Entry, isNamed: Bool)], _ repository: GitRepository,
    _ label: String, _ commit: String, root: String, isOneFile: Bool
  ) throws -> Read {
    try prepare()
    var inputs: [Workspace.Input] = []
    var ids: [String] = []
    var leftOut: [String] = []
    var excludedCount = 0
    let sorted = entries.map { (repository.printed($0.entry.path), $0.entry, $0.isNamed) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    for (path, entry, isNamed) in sorted {
      guard entry.kind == .file else {
        let what = entry.kind == .link ? "a symbolic link" : "another repository"
        leftOut.append("\(path): \(what), which is not followed in a revision")
        continue
      }
      let absolute = absolute(path)
      let configuration = try loader.configuration(inFolder: Paths.folder(of: absolute))
      if !isNamed, configuration.excludes(absolute) {
        excludedCount += 1
        continue
      }
      inputs.append(
        .init(
          path: path, absolutePath: absolute, isNamed: isNamed, configuration: configuration))
      ids.append(entry.id)
    }
    for (index, bytes) in try repository.contents(of: ids).enumerated() {
      inputs[index].bytes = bytes
    }
    let workspace = Workspace(
      LoadedDocuments(
        inputs: inputs, configurationFiles: loader.files, excludedCount: excludedCount,
        runPath: label), defersFacts: true)
    var side = side(
      workspace, label: label, revision: commit, root: root, isOneFile: isOneFile)
    side.leftOut += leftOut
    return Read(side: side, isOneFile: isOneFile)
  }

  /// Reads the one configuration file, where the command line names it.
  private mutating func prepare() throws {
    guard !isPrepared, let path = request.configurationPath else { return }
    try loader.fix(to: path)
    isPrepared = true
  }
}
