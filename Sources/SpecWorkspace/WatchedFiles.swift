import SpecLint

/// The files that a request depends on, looked at without reading them.
///
/// Looking is the same on every system and on network drives, where notifications are missing; it costs one `stat`
/// for each document.
public struct WatchedFiles: Sendable {
  private let request: WorkspaceRequest
  private let further: [String]

  /// Makes a list of the documents of a request, their configuration files, and one file more.
  public init(_ request: WorkspaceRequest, further: String? = nil) {
    self.request = request
    self.further = [further, request.configurationPath].compactMap { $0 }
  }

  /// The stamps of all files that exist, by absolute path.
  public func stamps() -> [String: FileStamp] {
    let working = FileSystem.workingFolder()
    var result: [String: FileStamp] = [:]
    var finder = DocumentFinder(workingFolder: working)
    // A folder that goes away while it is read shows up as missing files.
    for path in request.paths { try? finder.add(path) }
    var starts = request.paths.map { Paths.absolute($0, in: working) }
    for file in finder.found {
      result[file.absolutePath] = FileSystem.stamp(file.absolutePath)
      starts.append(Paths.folder(of: file.absolutePath))
    }
    var folders: Set<String> = []
    for start in starts {
      var folder = start
      while folders.insert(folder).inserted {
        let configuration = Paths.join(folder, ConfigurationLoader.fileName)
        result[configuration] = FileSystem.stamp(configuration)
        folder = Paths.folder(of: folder)
      }
    }
    for path in further {
      let absolute = Paths.absolute(path, in: working)
      result[absolute] = FileSystem.stamp(absolute)
    }
    return result
  }
}
