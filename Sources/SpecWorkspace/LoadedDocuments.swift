import SpecLint
import SpecText

/// The documents that a request means, not yet read.
struct FoundDocuments {
  /// The documents, in the order of their paths.
  var inputs: [Workspace.Input]
  /// The configuration files that were read.
  var configurationFiles: [LoadedDocuments.ConfigurationFile]
  /// Number of documents that the configuration leaves out.
  var excludedCount: Int
  /// The configurations that hold where there is no document.
  var runConfigurations: [ConformanceSettings.Source] = []
}

/// The documents of a request, read but not compiled.
public struct LoadedDocuments: Sendable {
  /// A configuration file with its absolute path.
  typealias ConfigurationFile = (path: String, bytes: ContiguousArray<UInt8>)

  /// The documents with their bytes and configurations, in the order of their paths.
  let inputs: [Workspace.Input]
  /// The configuration files that were read.
  let configurationFiles: [ConfigurationFile]
  /// Number of documents that the configuration leaves out.
  let excludedCount: Int
  /// What the command line names first; stands for the run where it found no document.
  let runPath: String
  /// The configurations that hold where there is no document.
  var runConfigurations: [ConformanceSettings.Source] = []

  /// Adds everything that findings in these documents depend on.
  func add(to hash: inout SHA256) {
    let inputs = inputs
    let digests = Parallel.map(inputs.count) { SHA256.hash(inputs[$0].bytes ?? []) }
    hash.addPart(runPath.utf8)
    hash.addPart(String(excludedCount).utf8)
    hash.addPart(String(configurationFiles.count).utf8)
    for file in configurationFiles {
      hash.addPart(file.path.utf8)
      hash.addPart(SHA256.hash(file.bytes))
    }
    for path in Set(inputs.flatMap(\.configuration.misnamedFiles)).sorted() {
      hash.addPart(path.utf8)
    }
    for (input, digest) in zip(inputs, digests) {
      hash.addPart(input.path.utf8)
      hash.addPart(input.absolutePath.utf8)
      hash.addPart((input.isNamed ? "named" : "found").utf8)
      hash.addPart(digest)
    }
    // The day matters only where a suppression may end.
    let endsSomewhere = inputs.contains { Self.holdsDate($0.bytes ?? []) }
    if endsSomewhere, let today = inputs.first?.configuration.today {
      hash.addPart(today.description.utf8)
    }
  }

  /// Whether a document may have a suppression with a date.
  ///
  /// UTF-16 has NUL between the letters; such documents are taken to have one.
  private static func holdsDate(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let wanted = Array("until=".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset + wanted.count <= bytes.count {
        if bytes[offset] == 0 { return true }
        if bytes[offset] == wanted[0],
          bytes[offset..<offset + wanted.count].elementsEqual(wanted)
        {
          return true
        }
        offset += 1
      }
      return false
    }
  }
}

extension WorkspaceRequest {
  /// Reads the documents that the request names.
  ///
  /// - Errors: throws `FileError` and `ConfigurationError`.
  public func load() throws -> LoadedDocuments {
    let found = try find(catalog: Workspace.catalog)
    var inputs = found.inputs
    let results = Parallel.map(inputs.count) { [inputs] index in
      Result<ContiguousArray<UInt8>, FileError> { () throws(FileError) in
        if let bytes = inputs[index].bytes { return bytes }
        return try FileSystem.read(inputs[index].absolutePath)
      }
    }
    for (index, result) in results.enumerated() { inputs[index].bytes = try result.get() }
    return LoadedDocuments(
      inputs: inputs, configurationFiles: found.configurationFiles,
      excludedCount: found.excludedCount, runPath: paths.first ?? ".",
      runConfigurations: found.runConfigurations)
  }
}
