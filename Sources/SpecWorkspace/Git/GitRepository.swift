import SpecText

/// Why a revision cannot be read.
public struct RevisionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong: lower case, no full stop.
  public var description: String

  init(_ description: String) { self.description = description }
}

/// The git repository around a folder; everything is read through the program `git`.
struct GitRepository {
  /// A file of a revision.
  struct Entry {
    /// Its path from the top of the repository, or of the tree that was asked for.
    var path: String
    /// The number of its content.
    var id: String
    /// What it is.
    var kind: Kind

    enum Kind { case file, link, module }
  }

  /// The folder from which paths are seen.
  let folder: String
  /// The way from the top of the repository to the folder, ending in a slash unless empty.
  let prefix: String

  /// Finds the repository around a folder.
  ///
  /// - Errors: throws `RevisionError` where there is no git or no repository.
  init(around folder: String) throws(RevisionError) {
    self.folder = folder
    let found = try Self.run(["rev-parse", "--show-prefix"], in: folder)
    guard found.status == 0 else {
      throw RevisionError(
        "the working folder is in no git repository: \(Self.reason(found.errors))")
    }
    prefix = Self.line(found.output)
  }

  private static func run(
    _ words: [String], in folder: String, input: ContiguousArray<UInt8> = []
  ) throws(RevisionError) -> Subprocess.Result {
    do {
      return try Subprocess.run(
        ["git", "--no-pager", "--literal-pathspecs", "-C", folder] + words, input: input)
    } catch {
      throw RevisionError("git, which reads revisions, cannot be started: \(error.reason)")
    }
  }

  private static func line(_ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The first line of what git says, without what it puts before it.
  private static func reason(_ text: String) -> String {
    let line = text.prefix { $0 != "\n" }
    return String(line.hasPrefix("fatal: ") ? line.dropFirst(7) : line)
  }

  // MARK: Revisions

  /// The number of the commit of a revision; `nil` where there is no such revision.
  ///
  /// - Errors: throws `RevisionError` where git cannot be started.
  func commit(_ revision: String) throws(RevisionError) -> String? {
    try object("\(revision)^{commit}")
  }

  /// The number of an object; `nil` where there is none of that name.
  private func object(_ name: String) throws(RevisionError) -> String? {
    let found = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name], in: folder)
    let id = Self.line(found.output)
    return found.status == 0 && !id.isEmpty ? id : nil
  }

  /// The commit from which two revisions went apart.
  ///
  /// - Errors: throws `RevisionError` where they have none in common.
  func mergeBase(_ first: String, _ second: String) throws(RevisionError) -> String {
    let found = try Self.run(["merge-base", first, second], in: folder)
    guard found.status == 0 else {
      throw RevisionError("the two revisions have no commit in common")
    }
    return Self.line(found.output)
  }

  // MARK: Files

  /// The files of a commit below a path that is seen from the folder.
  ///
  /// - Errors: throws `RevisionError` where the path leads out of the repository.
  func files(of commit: String, below path: String) throws(RevisionError) -> [Entry] {
    let whole = try pathFromTop(path)
    return try entries(
      ["ls-tree", "-r", "-z", "--full-tree", commit] + (whole == "." ? [] : ["--", whole]))
  }

  /// A path that is seen from the folder, as seen from the top of the repository.
  func pathFromTop(_ path: String) throws(RevisionError) -> String {
    let relative = Paths.relative(Paths.absolute(path, in: folder), to: folder)
    let whole = Paths.normalized(Paths.join(prefix, relative))
    guard whole != "..", !whole.hasPrefix("../") else {
      throw RevisionError("'\(path)' is outside the git repository")
    }
    return whole
  }

  /// A path from the top of the repository as seen from the folder.
  func printed(_ path: String) -> String {
    Paths.relative("/" + path, to: Paths.normalized("/" + prefix))
  }

  private func entries(_ words: [String]) throws(RevisionError) -> [Entry] {
    let found = try Self.run(words, in: folder)
    guard found.status == 0 else {
      throw RevisionError("git cannot list the files: \(Self.reason(found.errors))")
    }
    return found.output.split(separator: 0).compactMap { record in
      // "mode type id<TAB>path"
      guard let tab = record.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3 else { return nil }
      let kind: Entry.Kind =
        words[1] == "commit" ? .module : words[0] == "120000" ? .link : .file
      let path = String(decoding: record[record.index(after: tab)...], as: UTF8.self)
      return Entry(path: path, id: String(words[2]), kind: kind)
    }
  }

  /// The contents of files, in the order of their numbers.
  ///
  /// - Errors: throws `RevisionError` where one is not in the repository, as in a partial clone without a network.
  func contents(of ids: [String]) throws(RevisionError) -> [ContiguousArray<UInt8>] {
    if ids.isEmpty { return [] }
    let input = ContiguousArray(ids.map { $0 + "\n" }.joined().utf8)
    let found = try Self.run(["cat-file", "--batch"], in: folder, input: input)
    guard found.status == 0 else {
      throw RevisionError("git cannot read the files: \(Self.reason(found.errors))")
    }
    var result: [ContiguousArray<UInt8>] = []
    var start = found.output.startIndex
    // "id type size", the content, a line feed.
    for id in ids {
      guard let end = found.output[start...].firstIndex(of: 0x0A) else { break }
      let words = String(decoding: found.output[start..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), end + 1 + size <= found.output.endIndex
      else { throw RevisionError("git does not have the content \(id)") }
      result.append(ContiguousArray(found.output[(end + 1)..<(end + 1 + size)]))
      start = min(end + size + 2, found.output.endIndex)
    }
    guard result.count == ids.count else { throw RevisionError("git left out some of the files") }
    return result
  }
}
