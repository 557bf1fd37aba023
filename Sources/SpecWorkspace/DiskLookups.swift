import SpecAnalysis

/// What the disk is asked about the files that documents point at.
///
/// A bare path in front matter ("wiki/grid.md") is also looked for from the folders above its document, up to the top of
/// the repository or the folder of the configuration that says that it is the outermost one.
struct DiskLookups {
  /// The folder from which paths are seen.
  private let folder: String
  private var known: [String: Bool] = [:]

  /// The answers for the targets of documents, in the order of the paths.
  ///
  /// - Parameter inputs: the documents of the analyses.
  static func of(
    _ analyses: [DocumentAnalysis], _ inputs: [Workspace.Input], from folder: String
  ) -> [PathLookup] {
    var lookups = DiskLookups(folder: folder)
    for path in LinkTargets.paths(of: analyses) { _ = lookups.exists(path) }
    for (analysis, input) in zip(analyses, inputs) {
      for target in analysis.linkTargets
      where !target.fromAbove.isEmpty && !lookups.exists(target.path) {
        lookups.climb(from: input.path, target, input.configuration.rootFolder)
      }
    }
    return lookups.known.map { PathLookup(path: $0.key, exists: $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private init(folder: String) { self.folder = folder }

  private mutating func exists(_ path: String) -> Bool {
    if let answer = known[path] { return answer }
    let answer = FileSystem.kind(Paths.join(folder, path)) != nil
    known[path] = answer
    return answer
  }

  /// Looks for a target from one folder after the other, and no further than the root.
  private mutating func climb(from document: String, _ target: LinkTarget, _ root: String?) {
    let height = height(above: document, most: target.fromAbove.count, root)
    for (number, path) in target.fromAbove.enumerated() {
      // Without a root nothing above the folder of the run is asked.
      let isAsked = height.map { number < $0 } ?? (!path.hasPrefix("../") && !path.hasPrefix("/"))
      guard isAsked, !exists(path) else { return }
    }
  }

  /// How many folders lie between a document and its root; `nil` where it has none.
  private mutating func height(above document: String, most: Int, _ root: String?) -> Int? {
    var up = ""
    for steps in 0...most {
      guard let mark = LinkTargets.resolve(up + ".git", from: document) else { return nil }
      if root == Paths.absolute(Paths.folder(of: mark), in: workingFolder) || exists(mark) {
        return steps
      }
      up += "../"
    }
    return nil
  }

  private var workingFolder: String {
    folder.isEmpty ? FileSystem.workingFolder() : folder
  }
}
