import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or folder that could not be read or written.
public struct FileError: Error, Sendable, Hashable {
  /// What was tried.
  public enum Attempt: String, Sendable, Hashable {
    /// To open or read it.
    case open
    /// To make, change or remove it.
    case write
  }

  /// The path as given.
  public var path: String
  /// What was tried.
  public var attempt = Attempt.open
  /// What the system says, in lower case.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error from the system's last error number.
  static func last(_ path: String, _ attempt: Attempt = .open) -> FileError {
    var error = FileError(path: path, reason: String(cString: strerror(errno)).lowercased())
    error.attempt = attempt
    return error
  }
}

/// The few things that Plumb asks of the operating system.
public enum FileSystem {
  /// What stands at a path.
  public enum Kind: Sendable { case file, folder, other }

  /// What stands at a path, following links; `nil` where there is nothing.
  public static func kind(_ path: String) -> Kind? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return kind(of: info)
  }

  private static func kind(of info: stat) -> Kind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The whole content of a file.
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public static func read(_ path: String) throws(FileError) -> ContiguousArray<UInt8> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last(path) }
    guard kind(of: info) != .folder else { throw FileError(path: path, reason: "is a folder") }
    return try readAll(descriptor, path: path, expected: Int(info.st_size))
  }

  /// All of standard input.
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public static func readStandardInput() throws(FileError) -> ContiguousArray<UInt8> {
    try readAll(STDIN_FILENO, path: "-", expected: 0)
  }

  /// What is left to read of an open file.
  static func readRest(
    of descriptor: Int32, path: String
  ) throws(FileError) -> ContiguousArray<UInt8> {
    try readAll(descriptor, path: path, expected: 0)
  }

  private static func readAll(
    _ descriptor: Int32, path: String, expected: Int
  ) throws(FileError) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    // A file whose length is known fills its room; the byte more shows its end.
    var chunk = expected > 0 ? expected + 1 : 65_536
    while true {
      var problem: FileError?
      let more = ContiguousArray<UInt8>(unsafeUninitializedCapacity: chunk) { buffer, count in
        let got = Self.read(descriptor, into: buffer)
        if got < 0 { problem = .last(path) }
        count = max(0, got)
      }
      if let problem { throw problem }
      if more.isEmpty { return bytes }
      if bytes.isEmpty { bytes = more } else { bytes.append(contentsOf: more) }
      chunk = bytes.count == expected ? 1 : 65_536
    }
  }

  /// Reads what a descriptor has ready; 0 at its end, negative where the system refuses.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    while true {
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let got = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Writes a file whole or not at all: through a neighbour that takes its place when complete.
  ///
  /// - Errors: throws `FileError`, and leaves what was there.
  public static func write(_ bytes: ContiguousArray<UInt8>, to path: String) throws(FileError) {
    try write([bytes[...]], to: path, isRemade: false)
  }

  /// Writes a file of pieces whole or not at all: through a neighbour that takes its place when complete.
  ///
  /// - Parameter isRemade: whether another run can make the file again; then nothing is brought to the disk at once
  ///   for the case that the power fails.
  /// - Errors: throws `FileError`, and leaves what was there.
  public static func write(
    _ pieces: [ArraySlice<UInt8>], to path: String, isRemade: Bool
  ) throws(FileError) {
    let there = kind(path)
    // A device or a pipe cannot be replaced by a rename.
    if there == .other { return try writeThrough(pieces, to: path) }
    // A link stays one, and who may not write a file may not replace it.
    let place = isLink(path) ? target(ofLink: path) ?? path : path
    if there == .file, access(place, W_OK) != 0 { throw .last(path, .write) }
    let temporary = "\(place)\(temporaryMark)\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last(path, .write) }
    var info = stat()
    if stat(place, &info) == 0 { fchmod(descriptor, info.st_mode & 0o7777) }
    let isWritten = pieces.allSatisfy { write($0, to: descriptor) }
    guard close(descriptor) == 0, isWritten else {
      let error = FileError.last(path, .write)
      unlink(temporary)
      throw error
    }
    // A rename onto another file would have some file systems write the new one out to the disk first.
    if isRemade, there == .file, plumb_exchange_files(temporary, place) {
      unlink(temporary)
      return
    }
    guard rename(temporary, place) == 0 else {
      let error = FileError.last(path, .write)
      unlink(temporary)
      throw error
    }
  }

  private static let temporaryMark = ".plumb-"

  /// Whether a name is that of a file that is still being written.
  static func isTemporary(_ name: String) -> Bool { name.contains(temporaryMark) }

  private static func writeThrough(
    _ pieces: [ArraySlice<UInt8>], to path: String
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path, .write) }
    defer { close(descriptor) }
    guard pieces.allSatisfy({ write($0, to: descriptor) }) else { throw .last(path, .write) }
  }

  /// Adds to the end of a file, which is made where there is none.
  ///
  /// - Errors: throws `FileError` where it cannot be written.
  public static func append(_ bytes: ContiguousArray<UInt8>, to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last(path, .write) }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else { throw .last(path, .write) }
  }

  /// Writes to an open descriptor; false where the system refuses.
  @discardableResult
  public static func write(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) -> Bool {
    write(bytes[...], to: descriptor)
  }

  /// Writes to an open descriptor; false where the system refuses.
  @discardableResult
  public static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var done = 0
      while done < buffer.count {
        #if canImport(Glibc)
          let count = Glibc.write(
            descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #else
          let count = Darwin.write(
            descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// Writes to standard output.
  ///
  /// - Errors: throws `FileError` where it does not take all: the disk behind it is full, its reader is gone.
  public static func writeToOutput(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    guard write(bytes, to: 1) else { throw .last("standard output", .write) }
  }

  /// Removes a file.
  ///
  /// - Errors: throws `FileError` where it cannot be removed.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw .last(path, .write) }
  }

  /// Makes a folder and those above it.
  ///
  /// - Errors: throws `FileError` where one cannot be made.
  public static func makeFolder(_ path: String) throws(FileError) {
    if kind(path) == .folder { return }
    let parent = Paths.folder(of: path)
    if !parent.isEmpty, parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .last(path, .write) }
  }

  /// The names in a folder in byte order, without "." and "..".
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw .last(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1024) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path is itself a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The file that a symbolic link leads to in the end; `nil` where there is none.
  private static func target(ofLink path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The working folder.
  public static func workingFolder() -> String {
    guard let pointer = getcwd(nil, 0) else { return "/" }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The value of an environment variable; `nil` where it is unset.
  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Ends the program.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
