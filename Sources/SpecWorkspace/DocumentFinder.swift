import SpecText

/// Finds the Markdown files that a command line means.
struct DocumentFinder {
  /// A file to read.
  struct Found: Sendable, Hashable {
    /// The path as printed.
    var path: String
    /// The absolute path.
    var absolutePath: String
    /// Whether the command line names the file itself.
    var isNamed: Bool
  }

  /// Folders that hold no documents of the author's own.
  private static let skippedFolders: Lexicon = [
    "node_modules", "build", "dist", "out", "target", "vendor", "DerivedData", "Pods", "Carthage",
    "__pycache__",
  ]

  private let workingFolder: String
  private(set) var found: [Found] = []
  private var seen: Set<String> = []

  init(workingFolder: String) { self.workingFolder = workingFolder }

  /// Adds a file, or every Markdown file below a folder.
  ///
  /// - Errors: throws `FileError` where nothing is there or a folder cannot be read.
  mutating func add(_ path: String) throws(FileError) {
    let absolute = Paths.absolute(path, in: workingFolder)
    let printed = Paths.printed(path, in: workingFolder)
    switch FileSystem.kind(path) {
    case .folder: try walk(absolute, printed: printed)
    case .file, .other:
      append(Found(path: printed, absolutePath: absolute, isNamed: true))
    case nil: throw FileError(path: path, reason: "no such file or folder")
    }
  }

  private mutating func walk(_ folder: String, printed: String) throws(FileError) {
    for name in try FileSystem.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = Paths.join(folder, name)
      let shown = printed == "." ? name : Paths.join(printed, name)
      switch FileSystem.kind(path) {
      case .file where Self.isMarkdown(name):
        append(Found(path: shown, absolutePath: path, isNamed: false))
      case .folder where !Self.skippedFolders.contains(name) && !FileSystem.isLink(path):
        try walk(path, printed: shown)
      default: continue
      }
    }
  }

  private mutating func append(_ file: Found) {
    if seen.insert(file.absolutePath).inserted { found.append(file) }
  }

  /// Whether the name of a file is that of a Markdown document.
  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  /// Whether a walk that begins above a path, given from where it begins, comes upon the path.
  static func finds(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, isMarkdown(String(name)) else { return false }
    return parts.allSatisfy { !$0.hasPrefix(".") }
      && !parts.dropLast().contains { skippedFolders.contains(String($0)) }
  }
}
