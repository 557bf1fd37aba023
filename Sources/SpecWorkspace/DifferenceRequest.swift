public import SpecDifference
import SpecText

/// What a command line asks to be compared.
///
/// - Source: `docs/reference/diff.md`, "What is compared".
public struct DifferenceRequest: Sendable {
  /// The old side: a path, "-", a revision, or "REVISION:PATH".
  public var old: String
  /// The new side; `nil` is the working tree.
  public var new: String?
  /// The paths to which revisions are limited; empty is the working folder.
  public var paths: [String]
  /// The name of the document on standard input.
  public var standardInputName: String?
  /// The one configuration file to use; otherwise the nearest above each document.
  public var configurationPath: String?
  /// The folder from which paths and the repository are seen.
  var folder = FileSystem.workingFolder()

  /// Makes a request.
  public init(old: String, new: String?, paths: [String] = []) {
    self.old = old
    self.new = new
    self.paths = paths
  }

  /// A side of the comparison, before it is read.
  enum Operand {
    /// Files and folders on disk.
    case paths([String])
    case standardInput
    case revision(label: String, commit: String, paths: [String])
    /// One file or folder of a revision.
    case revisionPath(label: String, commit: String, path: String)

    /// Whether it is read from a repository.
    var isRevision: Bool {
      switch self {
      case .revision, .revisionPath: true
      default: false
      }
    }
  }

  /// Compares the two sides.
  ///
  /// - Errors: throws `RevisionError`, `FileError` and `ConfigurationError`.
  public func report() throws -> DifferenceReport {
    let (before, after) = try operands()
    var reader = SideReader(request: self)
    let old = try reader.read(before)
    let new = try reader.read(after)
    let areNamed = old.isOneFile && new.isOneFile
    let comparison = SideComparison(old.side, new.side, areNamed: areNamed)
    let differences = Parallel.map(comparison.count, weights: comparison.weights) {
      comparison.difference($0)
    }
    return comparison.report(differences)
  }

  // MARK: Operands

  /// What the two words of the command line mean.
  ///
  /// - Errors: throws `RevisionError` where one is neither a path nor a revision, or both cannot be held together.
  private func operands() throws(RevisionError) -> (Operand, Operand) {
    if new == nil, let range = try range() { return range }
    let before = try operand(old, beside: new)
    let after = try new.map { text throws(RevisionError) in try operand(text, beside: old) }
    guard let after else {
      guard before.isRevision else {
        throw RevisionError("'\(old)' needs something to be compared with: name OLD and NEW")
      }
      return (before, .paths(paths.isEmpty ? ["."] : paths))
    }
    if !paths.isEmpty, !before.isRevision || !after.isRevision {
      throw RevisionError("paths behind OLD and NEW limit revisions, and one of the two is none")
    }
    if case .standardInput = before, case .standardInput = after {
      throw RevisionError("only one side can be standard input")
    }
    return (before, after)
  }

  /// "A..B" and "A...B" as git reads them: from A, or from where B left it, to B.
  private func range() throws(RevisionError) -> (Operand, Operand)? {
    guard kind(old) == nil, let dots = old.firstRange(of: "..") else { return nil }
    let isFork = old[dots.upperBound...].hasPrefix(".")
    let first = String(old[..<dots.lowerBound])
    let second = String(old[dots.upperBound...].dropFirst(isFork ? 1 : 0))
    let (from, to) = (first.isEmpty ? "HEAD" : first, second.isEmpty ? "HEAD" : second)
    let repository = try GitRepository(around: folder)
    var start = try known(from, repository)
    let end = try known(to, repository)
    if isFork { start = try repository.mergeBase(start, end) }
    let paths = paths.isEmpty ? ["."] : paths
    return (
      .revision(label: isFork ? "\(from) before \(to)" : from, commit: start, paths: paths),
      .revision(label: to, commit: end, paths: paths)
    )
  }

  private func kind(_ path: String) -> FileSystem.Kind? {
    FileSystem.kind(Paths.absolute(path, in: folder))
  }

  private func operand(_ text: String, beside other: String?) throws(RevisionError) -> Operand {
    if text == "-" { return .standardInput }
    if kind(text) != nil { return .paths([text]) }
    let repository: GitRepository
    do {
      repository = try GitRepository(around: folder)
    } catch {
      throw RevisionError("'\(text)' is no file or folder, and \(error)")
    }
    if let commit = try repository.commit(text) {
      return .revision(label: text, commit: commit, paths: limits(beside: other))
    }
    if let colon = text.firstIndex(of: ":") {
      let revision = String(text[..<colon])
      let path = String(text[text.index(after: colon)...])
      if let commit = try repository.commit(revision.isEmpty ? "HEAD" : revision) {
        let isFromFolder = path.hasPrefix("./") || path.hasPrefix("../")
        let whole = isFromFolder ? try repository.pathFromTop(path) : Paths.normalized(path)
        return .revisionPath(label: text, commit: commit, path: whole)
      }
    }
    throw RevisionError(
      "'\(text)' is no file or folder here, and no revision of the git repository")
  }

  /// The paths that limit a revision: those named for all, else the path or document on the other side.
  private func limits(beside other: String?) -> [String] {
    if !paths.isEmpty { return paths }
    guard let other else { return ["."] }
    if other == "-" { return [standardInputName ?? "."] }
    return kind(other) == nil ? ["."] : [other]
  }

  private func known(
    _ revision: String, _ repository: GitRepository
  ) throws(RevisionError) -> String {
    guard let commit = try repository.commit(revision) else {
      throw RevisionError("'\(revision)' is no revision of the git repository")
    }
    return commit
  }
}
