import SpecLint

/// What a command line asks to be read.
public struct WorkspaceRequest: Sendable {
  /// Files, folders, and "-" for standard input.
  public var paths: [String]
  /// The name of the document on standard input.
  public var standardInputName: String?
  /// The one configuration file to use; otherwise the nearest above each document.
  public var configurationPath: String?
  /// Codes, names and prefixes that replace the configured selection.
  public var select: [String]?
  /// Codes, names and prefixes that are left out as well.
  public var ignore: [String] = []
  /// Codes, names and prefixes that run as well.
  public var extend: [String] = []
  /// Whether `exclude` also holds for documents that the paths name themselves.
  public var excludesNamed = false
  /// Whether what follows from all documents together waits until it is asked for.
  public var defersFacts = false

  /// Files whose configuration holds where no document is asked for: layout dumps without a spec.
  public var configuredPaths: [String] = []

  /// Makes a request.
  public init(paths: [String]) { self.paths = paths }

  /// The documents to read with their configurations, in the order of their paths.
  ///
  /// - Errors: throws `FileError` and `ConfigurationError`.
  func find(catalog: @escaping @autoclosure () -> RuleCatalog) throws -> FoundDocuments {
    let folder = FileSystem.workingFolder()
    var loader = ConfigurationLoader(workingFolder: folder, catalog: catalog())
    if let configurationPath { try loader.fix(to: configurationPath) }
    var finder = DocumentFinder(workingFolder: folder)
    var inputs: [Workspace.Input] = []
    var excludedCount = 0
    for path in paths {
      if path == "-" {
        inputs.append(try standardInput(folder: folder, loader: &loader))
      } else {
        try finder.add(path)
      }
    }
    for file in finder.found {
      let configuration = try loader.configuration(inFolder: Paths.folder(of: file.absolutePath))
      if !file.isNamed || excludesNamed, configuration.excludes(file.absolutePath) {
        excludedCount += 1
        continue
      }
      inputs.append(
        .init(
          path: file.path, absolutePath: file.absolutePath, isNamed: file.isNamed,
          configuration: applied(to: configuration)))
    }
    var beside: [ConformanceSettings.Source] = []
    for path in paths.isEmpty ? configuredPaths : [] {
      let absolute = Paths.absolute(path == "-" ? "stdin" : path, in: folder)
      let isFolder = FileSystem.kind(absolute) == .folder
      let configuration = try loader.configuration(
        inFolder: isFolder ? absolute : Paths.folder(of: absolute))
      beside.append((path, configuration))
    }
    inputs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return FoundDocuments(
      inputs: inputs, configurationFiles: loader.files, excludedCount: excludedCount,
      runConfigurations: beside)
  }

  private func standardInput(
    folder: String, loader: inout ConfigurationLoader
  ) throws -> Workspace.Input {
    let path = standardInputName ?? "-"
    let absolute = Paths.absolute(path, in: folder)
    let configuration = try loader.configuration(inFolder: Paths.folder(of: absolute))
    return .init(
      path: path, absolutePath: absolute, isNamed: true, configuration: applied(to: configuration),
      bytes: try FileSystem.readStandardInput())
  }

  private func applied(to configuration: Configuration) -> Configuration {
    var result = configuration
    if let select { result.selection.select = select }
    result.selection.insisted = (select ?? []) + extend
    if !result.selection.insisted.isEmpty {
      result.selection.yielding = result.selection.ignore
      result.selection.ignore = []
    }
    result.selection.ignore += ignore
    result.selection.extend += extend
    result.today = FileSystem.today()
    return result
  }
}
