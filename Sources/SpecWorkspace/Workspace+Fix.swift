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

  /// What a plan changes, as unified differences.
  public func diff(_ plan: FixPlan) -> String {
    plan.files.map { change in
      let source = documents[Int(change.file.index)].source
      return UnifiedDiff.text(
        path: source.path, old: String(decoding: FixPlan.original(source), as: UTF8.self),
        new: String(decoding: change.bytes, as: UTF8.self))
    }.joined()
  }
}
