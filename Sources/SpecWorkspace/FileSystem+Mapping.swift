public import SpecTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// The bytes of a file without a copy of them, or those of a pipe.
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public static func map(_ path: String) throws(FileError) -> TraceBytes {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last(path) }
    guard info.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, reason: "is a folder")
    }
    let size = Int(info.st_size)
    guard info.st_mode & S_IFMT == S_IFREG, size > 0 else {
      return try readMemory(descriptor, path: path)
    }
    if let bytes = TraceBytes(mapping: descriptor, count: size) { return bytes }
    return try readMemory(descriptor, path: path)
  }

  /// The bytes of a file of some least size without a copy of them; `nil` where there is none or it cannot be mapped.
  static func longFile(_ path: String, least: Int) -> TraceBytes? {
    // A pipe must not even be opened twice: who writes to it would take it for closed.
    guard kind(path) == .file else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_size >= least else { return nil }
    return TraceBytes(mapping: descriptor, count: Int(info.st_size))
  }

  /// All of standard input, kept once.
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public static func standardInputBytes() throws(FileError) -> TraceBytes {
    try readMemory(STDIN_FILENO, path: "-")
  }

  /// Reads to the end into memory that grows in place where the system can.
  private static func readMemory(
    _ descriptor: Int32, path: String
  ) throws(FileError) -> TraceBytes {
    var capacity = 1 << 16
    var count = 0
    guard var memory = malloc(capacity) else { throw .last(path) }
    while true {
      if count == capacity {
        guard let larger = realloc(memory, capacity * 2) else {
          free(memory)
          throw .last(path)
        }
        memory = larger
        capacity *= 2
      }
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, memory + count, capacity - count)
      #else
        let got = Darwin.read(descriptor, memory + count, capacity - count)
      #endif
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        free(memory)
        throw .last(path)
      }
      if got == 0 { break }
      count += got
    }
    nonisolated(unsafe) let owned = memory
    return TraceBytes(
      base: UnsafePointer(owned.assumingMemoryBound(to: UInt8.self)), count: count
    ) { free(owned) }
  }
}
