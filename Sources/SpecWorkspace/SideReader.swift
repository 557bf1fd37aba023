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
    let folder = FileSystem.workingFolder()
    let root =
      isFolder
      ? Self.root(of: Paths.relative(Paths.absolute(paths[0], in: folder), to: folder), paths[0])
      : ""
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
        name: isOneFile ? Paths.name(of: path) : name)
    }
    return ComparedSide(label: label, revision: revision, documents: documents, leftOut: leftOut)
  }

  // MARK: Revisions

  private mutating func read(
    revision label: String, _ commit: String, _ paths: [String]
  ) throws -> Read {
    let repository = try GitRepository(around: folder)
    var found = Found(label: label, commit: commit)
    var seen: Set<String> = []
    for path in paths {
      let whole = try repository.pathFromTop(path)
      let start = whole == "." ? "" : whole + "/"
      let shown = repository.printed(whole)
      let prefix = Self.root(of: shown, "")
      let entries = try repository.files(of: commit, below: path)
      if entries.isEmpty { found.leftOut.append("\(shown): not in the revision '\(label)'") }
      for entry in entries {
        let isNamed = entry.path == whole
        let inside = isNamed ? "" : String(entry.path.dropFirst(start.count))
        guard isNamed || DocumentFinder.finds(inside), seen.insert(entry.path).inserted else {
          continue
        }
        found.files.append(
          .init(entry: entry, path: isNamed ? shown : prefix + inside, isNamed: isNamed))
      }
      if paths.count == 1 { found.root = prefix }
    }
    found.isOneFile = paths.count == 1 && found.files.count == 1 && found.files[0].isNamed
    if found.isOneFile { found.root = "" }
    return try read(found, repository)
  }

  /// One file or folder that is named behind a colon.
  private mutating func read(
    file path: String, of label: String, _ commit: String
  ) throws -> Read {
    let repository = try GitRepository(around: folder)
    let shown = repository.printed(path)
    let entries = try repository.files(of: commit, below: shown)
    guard !entries.isEmpty else { throw RevisionError("'\(label)': no such file in the revision") }
    var found = Found(label: label, commit: commit)
    found.isOneFile = entries.count == 1 && entries[0].path == path
    found.root = found.isOneFile ? "" : Self.root(of: shown, "")
    let start = path == "." ? "" : path + "/"
    for entry in entries {
      let inside = String(entry.path.dropFirst(start.count))
      guard found.isOneFile || DocumentFinder.finds(inside) else { continue }
      found.files.append(
        .init(
          entry: entry, path: found.isOneFile ? shown : found.root + inside,
          isNamed: found.isOneFile))
    }
    return try read(found, repository)
  }

  /// The files of a revision that are to be read.
  private struct Found {
    struct File {
      var entry: GitRepository.Entry
      /// The path as printed.
      var path: String
      var isNamed: Bool
    }

    let label: String
    let commit: String
    var files: [File] = []
    var root = ""
    var isOneFile = false
    var leftOut: [String] = []
  }

  private mutating func read(_ found: Found, _ repository: GitRepository) throws -> Read {
    try prepare()
    var inputs: [Workspace.Input] = []
    var ids: [String] = []
    var leftOut = found.leftOut
    var excludedCount = 0
    let files = found.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for file in files {
      guard file.entry.kind == .file else {
        let what = file.entry.kind == .link ? "a symbolic link" : "another repository"
        leftOut.append("\(file.path): \(what), which is not followed in a revision")
        continue
      }
      let absolute = absolute(file.path)
      let configuration = try loader.configuration(inFolder: Paths.folder(of: absolute))
      if !file.isNamed, configuration.excludes(absolute) {
        excludedCount += 1
        continue
      }
      inputs.append(
        .init(
          path: file.path, absolutePath: absolute, isNamed: file.isNamed,
          configuration: configuration))
      ids.append(file.entry.id)
    }
    for (index, bytes) in try repository.contents(of: ids).enumerated() {
      inputs[index].bytes = bytes
    }
    let workspace = Workspace(
      LoadedDocuments(
        inputs: inputs, configurationFiles: loader.files, excludedCount: excludedCount,
        runPath: found.label), defersFacts: true)
    var side = side(
      workspace, label: found.label, revision: found.commit, root: found.root,
      isOneFile: found.isOneFile)
    side.leftOut += leftOut
    return Read(side: side, isOneFile: found.isOneFile)
  }

  /// Reads the one configuration file, where the command line names it.
  private mutating func prepare() throws {
    guard !isPrepared, let path = request.configurationPath else { return }
    try loader.fix(to: path)
    isPrepared = true
  }
}
