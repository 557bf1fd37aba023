/// Pages that an editor is asked to show, kept in the user's folder for caches.
public struct EditorPages: Sendable {
  private let folder: String

  /// Makes the folder's name; `nil` where no folder for caches is known.
  public init?(folder: String? = nil) {
    guard let folder = folder ?? RunCache.defaultFolder else { return nil }
    self.folder = Paths.absolute(folder, in: FileSystem.workingFolder())
  }

  /// Writes a page unless it is there already, and gives its absolute path; `nil` where the folder cannot be written.
  ///
  /// - Parameter name: the path within the folder.
  public func page(_ name: String, _ bytes: ContiguousArray<UInt8>) -> String? {
    let path = Paths.join(folder, name)
    if let known = try? FileSystem.read(path), known == bytes { return path }
    do {
      try RunCache.prepare(folder)
      try FileSystem.makeFolder(Paths.folder(of: path))
      try FileSystem.write(bytes, to: path)
      return path
    } catch {
      return nil
    }
  }
}
