/// Keeps what runs said on disk, found by everything that they depend on.
///
/// A run depends on the documents, the configuration files, the words of the command line, the program, and on which
/// link targets exist; the last is asked again before a record is used. Whatever cannot be read, is damaged or belongs
/// to something else counts as not there, and whatever cannot be written is left out: a cache never fails a run.
/// - Invariant: entries appear whole through a rename, so runs at the same time do not meet.
public struct RunCache: Sendable {
  /// Bytes of entries that are kept, the last used first.
  private static let sizeLimit = 128 << 20
  /// Number of entries that are kept.
  private static let countLimit = 256
  /// Age after which an unfinished file is left from a run that died, in nanoseconds.
  private static let staleAge = 3_600_000_000_000

  private let folder: String
  private let key: [UInt8]

  /// Makes the cache for one run; `nil` where no folder for caches is known.
  ///
  /// - Parameters:
  ///   - folder: where entries are kept; otherwise `PLUMB_CACHE_DIR` or the user's folder for caches.
  ///   - words: what else the output depends on, such as flags and the version.
  public init?(
    _ documents: LoadedDocuments, words: [String], extra: [ContiguousArray<UInt8>],
    folder: String? = nil
  ) {
    guard let folder = folder ?? Self.defaultFolder, let program = FileSystem.programStamp() else {
      return nil
    }
    self.folder = Paths.absolute(folder, in: FileSystem.workingFolder())
    var hash = SHA256()
    hash.addPart("plumb run 1".utf8)
    hash.addPart("\(program.size) \(program.time)".utf8)
    hash.addPart(FileSystem.workingFolder().utf8)
    hash.addPart(String(words.count).utf8)
    for word in words { hash.addPart(word.utf8) }
    hash.addPart(String(extra.count).utf8)
    for part in extra { hash.addPart(part) }
    documents.add(to: &hash)
    key = hash.finish()
  }

  /// The user's folder for caches.
  ///
  /// - Source: XDG Base Directory Specification 0.8, "XDG_CACHE_HOME"; relative paths there are ignored.
  static var defaultFolder: String? {
    func folder(_ variable: String) -> String? {
      FileSystem.environment(variable).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let own = folder("PLUMB_CACHE_DIR") { return own }
    if let shared = folder("XDG_CACHE_HOME"), shared.hasPrefix("/") {
      return Paths.join(shared, "plumb")
    }
    #if os(macOS)
      return folder("HOME").map { Paths.join($0, "Library/Caches/plumb") }
    #else
      return folder("HOME").map { Paths.join($0, ".cache/plumb") }
    #endif
  }

  private var path: String { Paths.join(folder, name) }

  private var name: String {
    key.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() + Self.ending
  }

  private static let ending = ".run"

  /// What an equal run said; `nil` where none is known.
  public func record() -> RunRecord? {
    guard let bytes = try? FileSystem.read(path), let entry = CacheEntry(bytes, key: key),
      entry.lookups.allSatisfy(\.holds)
    else { return nil }
    FileSystem.touch(path)
    return entry.record
  }

  /// Keeps what a run on the workspace said.
  public func store(_ record: RunRecord, of workspace: Workspace) {
    let entry = CacheEntry(record: record, lookups: workspace.lookups)
    do {
      try Self.prepare(folder)
      try FileSystem.write(entry.bytes(key: key), to: path)
      try prune()
    } catch {
      // A folder that cannot be written is a cache that stays empty.
      return
    }
  }

  /// Makes a folder for caches with what tells version control and backups to leave it alone.
  ///
  /// - Source: Cache Directory Tagging Specification 0.6.
  static func prepare(_ folder: String) throws(FileError) {
    guard FileSystem.kind(folder) != .folder else { return }
    try FileSystem.makeFolder(folder)
    try FileSystem.write(
      ContiguousArray("*\n".utf8), to: Paths.join(folder, ".gitignore"))
    try FileSystem.write(
      ContiguousArray("Signature: 8a477f597d28d172789f06886806bc55\n# Made by plumb.\n".utf8),
      to: Paths.join(folder, "CACHEDIR.TAG"))
  }

  /// Removes what was not used for longest, and what runs that died have left.
  private func prune() throws(FileError) {
    var entries: [(path: String, stamp: FileStamp)] = []
    let now = FileSystem.stamp(path)?.time ?? 0
    for name in try FileSystem.names(inFolder: folder) {
      let path = Paths.join(folder, name)
      guard let stamp = FileSystem.stamp(path) else { continue }
      if name.hasSuffix(Self.ending) {
        entries.append((path, stamp))
      } else if FileSystem.isTemporary(name), now - stamp.time > Self.staleAge {
        try? FileSystem.remove(path)
      }
    }
    entries.sort { ($1.stamp.time, $0.path) < ($0.stamp.time, $1.path) }
    var size = 0
    for (index, entry) in entries.enumerated() {
      size += entry.stamp.size
      if index > 0, index >= Self.countLimit || size > Self.sizeLimit {
        try? FileSystem.remove(entry.path)
      }
    }
  }
}
