import SpecDiagnostics
public import SpecLint
import SpecSyntax
import SpecText

extension Workspace {
  /// Writes the files that a plan changes.
  ///
  /// - Errors: throws `FileError` where a file cannot be written.
  public func write(_ plan: FixPlan) throws(FileError) {
    for change in plan.files {
      let index = Int(change.file.index)
      guard absolutePaths.indices.contains(index), documents[index].source.path != "-" else {
        continue
      }
      try FileSystem.write(change.bytes, to: absolutePaths[index])
    }
  }

  /// What other contents of the documents change, as unified differences.
  public func difference(to fixed: LoadedDocuments) -> String {
    zip(documents, fixed.inputs).map { document, input in
      let old = FixPlan.original(document.source)
      guard let new = input.bytes, new != old, FixPlan.canWrite(document.source) else { return "" }
      return UnifiedDiff.text(
        path: document.source.path, old: String(decoding: old, as: UTF8.self),
        new: String(decoding: new, as: UTF8.self))
    }.joined()
  }
}

extension LoadedDocuments {
  /// The documents as a plan leaves them; nothing is written.
  public func with(_ plan: FixPlan) -> LoadedDocuments {
    var inputs = inputs
    for change in plan.files where inputs.indices.contains(Int(change.file.index)) {
      inputs[Int(change.file.index)].bytes = change.bytes
    }
    return LoadedDocuments(
      inputs: inputs, configurationFiles: configurationFiles, excludedCount: excludedCount,
      runPath: runPath, runConfigurations: runConfigurations)
  }
}
