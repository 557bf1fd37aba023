import SpecLint
import SpecSyntax
import SpecText

/// Finds the configuration of each document and reads every file once.
struct ConfigurationLoader {
  /// The name of the file.
  static let fileName = "plumb.yml"
  /// A name that people give it, and that is not read.
  private static let otherName = "plumb.yaml"

  /// The absolute working folder, from which paths are printed.
  let workingFolder: String
  /// The names of rules, which are put together only where a file is read.
  private let catalog: () -> RuleCatalog
  /// The one file to use, where the command line names it.
  var fixed: Configuration?
  /// The files that were read, each once.
  private(set) var files: [LoadedDocuments.ConfigurationFile] = []
  private var cache: [String: Configuration] = [:]
  /// Files whose content is not that on disk, by absolute path: the buffers of an editor.
  var buffers: [String: ContiguousArray<UInt8>] = [:]
  /// Gives what takes the place of a broken file, by its absolute path; without it a broken file ends the run.
  var replacement: ((String) -> Configuration)?
  /// The mistakes in the files that were replaced, in the order of reading.
  private(set) var problems: [ConfigurationProblem] = []

  init(workingFolder: String, catalog: @escaping @autoclosure () -> RuleCatalog) {
    self.workingFolder = workingFolder
    self.catalog = catalog
  }

  /// Uses one file for all documents.
  ///
  /// - Errors: throws `FileError` or `ConfigurationError`.
  mutating func fix(to path: String) throws {
    fixed = try read(Paths.absolute(path, in: workingFolder))
  }

  /// The configuration of the documents in an absolute folder.
  ///
  /// - Errors: throws `FileError` or `ConfigurationError`.
  mutating func configuration(inFolder folder: String) throws -> Configuration {
    if let fixed { return fixed }
    if let known = cache[folder] { return known }
    let path = Paths.join(folder, Self.fileName)
    let parent = Paths.folder(of: folder)
    let isThere = buffers[path] != nil || FileSystem.kind(path) == .file
    let own = isThere ? try readOrReplace(path) : nil
    let isTop = parent == folder || parent.isEmpty || own?.isRoot == true
    let outer = isTop ? Configuration() : try configuration(inFolder: parent)
    var result = own?.merged(over: outer) ?? outer
    result.rootFolder = own?.isRoot == true ? folder : outer.rootFolder
    let other = Paths.join(folder, Self.otherName)
    if !isThere, FileSystem.kind(other) == .file {
      result.misnamedFiles.append(Paths.relative(other, to: workingFolder))
    }
    cache[folder] = result
    return result
  }

  private mutating func readOrReplace(_ path: String) throws -> Configuration {
    guard let replacement else { return try read(path) }
    do {
      return try read(path)
    } catch let error as ConfigurationError {
      problems += error.problems
    } catch let error as FileError {
      let printed = Paths.relative(path, to: workingFolder)
      problems.append(.init(path: printed, line: 1, column: 1, message: error.reason))
    }
    return replacement(path)
  }

  private mutating func read(_ path: String) throws -> Configuration {
    let printed = Paths.relative(path, to: workingFolder)
    let bytes = try buffers[path] ?? FileSystem.read(path)
    files.append((path, bytes))
    let source = SourceText(decoding: bytes, path: printed)
    return try Self.parse(source, folder: Paths.folder(of: path), catalog: catalog())
  }

  /// Reads the text of a configuration file.
  ///
  /// - Errors: throws `ConfigurationError` with all mistakes.
  static func parse(
    _ source: SourceText, folder: String, catalog: RuleCatalog
  ) throws(ConfigurationError) -> Configuration {
    var reader = ConfigurationReader(source: source, folder: folder, catalog: catalog)
    reader.readFile()
    guard reader.problems.isEmpty else { throw ConfigurationError(problems: reader.problems) }
    return reader.configuration
  }
}
