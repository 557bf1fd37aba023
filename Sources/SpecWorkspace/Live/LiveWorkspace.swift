import SpecLint
import SpecText

/// The documents of a folder while somebody edits them: open buffers lie over the files on disk.
///
/// A document whose bytes, configuration and number did not change is not compiled again.
/// - Invariant: a snapshot says what `plumb lint` says in the folder, were the buffers saved.
public struct LiveWorkspace: Sendable {
  /// What belongs to it.
  public enum Extent: Sendable, Hashable {
    /// Every Markdown file below the folder, as `plumb lint` finds them.
    case folder
    /// The one document with an absolute path.
    case document(String)
  }

  /// The absolute folder, from which paths are printed.
  public let folder: String
  /// What belongs to it.
  public let extent: Extent
  /// The mistakes in configuration files, whose last good content holds meanwhile.
  public private(set) var configurationProblems: [ConfigurationProblem] = []
  /// The absolute paths of the configuration files that were read.
  public private(set) var configurationPaths: [String] = []
  /// What could not be read, a sentence each.
  public private(set) var troubles: [String] = []
  /// A number that grows with every snapshot that differs from the one before.
  public private(set) var generation = 0

  /// How many documents were compiled so far, each as often as it was.
  private(set) var compilationCount = 0
  private var buffers: [String: ContiguousArray<UInt8>] = [:]
  private var disk: [String: (stamp: FileStamp?, bytes: ContiguousArray<UInt8>)] = [:]
  private var lastGood: [String: Configuration] = [:]
  private var inputs: [Workspace.Input] = []
  private var excludedCount = 0
  private var compiled: [Compiled] = []
  private var current: Workspace?
  private var isListStale = true
  private var stalePaths: Set<String> = []

  /// A document as it was compiled, and from what.
  private struct Compiled: Sendable {
    var input: Workspace.Input
    var value: Workspace.Compiled

    /// Whether an input would be compiled to the same.
    func serves(_ other: Workspace.Input) -> Bool {
      input.path == other.path && input.bytes == other.bytes
        && input.configuration.lowering == other.configuration.lowering
    }
  }

  /// Makes a workspace; nothing is read before the first snapshot.
  public init(folder: String, extent: Extent = .folder) {
    self.folder = folder
    self.extent = extent
  }

  // MARK: Changes

  /// Puts a buffer over a file, or takes it away.
  public mutating func setBuffer(_ bytes: ContiguousArray<UInt8>?, for path: String) {
    let isKnown = inputs.contains { $0.absolutePath == path }
    buffers[path] = bytes
    if isKnown, bytes != nil { stalePaths.insert(path) } else { isListStale = true }
    if Paths.name(of: path) == ConfigurationLoader.fileName { isListStale = true }
  }

  /// Has the disk looked at again before the next snapshot.
  public mutating func noteDiskChange() { isListStale = true }

  /// Whether the next snapshot has to look at anything.
  public var isStale: Bool { isListStale || !stalePaths.isEmpty || current == nil }

  // MARK: Snapshots

  // Not inlined, as others below and in the server: the optimizer would look for what does not change in loops over
  // the whole pipeline.

  /// The documents as they are now.
  ///
  /// - Complexity: what changed is compiled; what follows from all documents is derived anew.
  @inline(never)
  public mutating func snapshot() -> Workspace {
    if let current, !isStale { return current }
    if isListStale { findInputs() }
    readInputs()
    isListStale = false
    stalePaths = []
    let workspace = compile()
    current = workspace
    generation += 1
    return workspace
  }

  /// Lists the documents with their configurations.
  private mutating func findInputs() {
    troubles = []
    var loader = ConfigurationLoader(workingFolder: folder, catalog: Workspace.catalog)
    loader.buffers = buffers
    let known = lastGood
    loader.replacement = { known[$0] ?? Configuration() }
    var found: [Workspace.Input] = []
    excludedCount = 0
    for file in foundFiles() {
      let parent = Paths.folder(of: file.absolutePath)
      var configuration = Configuration()
      do {
        configuration = try loader.configuration(inFolder: parent)
      } catch {
        troubles.append("\(error)")
      }
      if !file.isNamed, configuration.excludes(file.absolutePath) {
        excludedCount += 1
        continue
      }
      configuration.today = FileSystem.today()
      found.append(
        .init(
          path: file.path, absolutePath: file.absolutePath, isNamed: file.isNamed,
          configuration: configuration))
    }
    configurationProblems = loader.problems
    configurationPaths = loader.files.map(\.path)
    keepGood(loader)
    inputs = found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Keeps the configuration files without a mistake, for the time when somebody makes one.
  private mutating func keepGood(_ loader: ConfigurationLoader) {
    let broken = Set(loader.problems.map { Paths.absolute($0.path, in: folder) })
    for file in loader.files where !broken.contains(file.path) {
      let source = SourceText(decoding: file.bytes, path: Paths.relative(file.path, to: folder))
      lastGood[file.path] = try? ConfigurationLoader.parse(
        source, folder: Paths.folder(of: file.path), catalog: Workspace.catalog)
    }
  }

  /// The files on disk, and the buffers that have no file yet.
  private mutating func foundFiles() -> [DocumentFinder.Found] {
    if case .document(let path) = extent {
      let shown = Paths.relative(path, to: folder)
      return [.init(path: shown, absolutePath: path, isNamed: true)]
    }
    var finder = DocumentFinder(workingFolder: folder)
    do {
      if FileSystem.kind(folder) == .folder { try finder.add(".") }
    } catch {
      troubles.append("cannot read '\(error.path)': \(error.reason)")
    }
    let known = Set(finder.found.map(\.absolutePath))
    let inside = folder == "/" ? "/" : folder + "/"
    let further = buffers.keys.filter { path in
      path.hasPrefix(inside) && !known.contains(path)
        && DocumentFinder.finds(String(path.dropFirst(inside.count)))
    }
    return finder.found
      + further.map {
        .init(path: Paths.relative($0, to: folder), absolutePath: $0, isNamed: false)
      }
  }

  /// Takes the bytes of each document from its buffer or, where that changed, from disk.
  private mutating func readInputs() {
    var kept: [Workspace.Input] = []
    for var input in inputs {
      let path = input.absolutePath
      if let buffer = buffers[path] {
        input.bytes = buffer
      } else if isListStale || input.bytes == nil {
        guard let bytes = read(path) else { continue }
        input.bytes = bytes
      }
      kept.append(input)
    }
    inputs = kept
  }

  private mutating func read(_ path: String) -> ContiguousArray<UInt8>? {
    let stamp = FileSystem.stamp(path)
    if let known = disk[path], stamp != nil, known.stamp == stamp { return known.bytes }
    do {
      let bytes = try FileSystem.read(path)
      disk[path] = (stamp, bytes)
      return bytes
    } catch {
      disk[path] = nil
      troubles.append("cannot read '\(path)': \(error.reason)")
      return nil
    }
  }

  @inline(never)
  private mutating func compile() -> Workspace {
    let known = compiled
    let inputs = inputs
    let changed = inputs.indices.filter {
      !known.indices.contains($0) || !known[$0].serves(inputs[$0])
    }
    compilationCount += changed.count
    let made = Parallel.map(
      changed.count, weights: changed.map { inputs[$0].bytes?.count ?? 0 }
    ) { number in
      let index = changed[number]
      return Workspace.compile(
        inputs[index], bytes: inputs[index].bytes ?? [], file: FileID(index), isAnalysed: true,
        isAlone: changed.count == 1)
    }
    var values = inputs.indices.map { known.indices.contains($0) ? known[$0].value : nil }
    for (index, value) in zip(changed, made) { values[index] = value }
    let all = values.compactMap { $0 }
    compiled = zip(inputs, all).map { Compiled(input: $0, value: $1) }
    let loaded = LoadedDocuments(
      inputs: inputs, configurationFiles: [], excludedCount: excludedCount, runPath: ".")
    return Workspace(loaded, compiled: all, asksDisk: true, seenFrom: folder)
  }
}

extension LiveWorkspace {
  /// The bytes behind a document of the last snapshot, and whether they are those of a buffer.
  public func bytes(of number: Int) -> (bytes: ContiguousArray<UInt8>, isBuffer: Bool)? {
    guard inputs.indices.contains(number), let bytes = inputs[number].bytes else { return nil }
    return (bytes, buffers[inputs[number].absolutePath] != nil)
  }

  /// This workspace with other contents of some files; nothing here changes.
  public func with(_ contents: [String: ContiguousArray<UInt8>]) -> LiveWorkspace {
    var result = self
    for (path, bytes) in contents { result.setBuffer(bytes, for: path) }
    return result
  }
}
