import SpecTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that are made piece by piece: some stay in memory, many go to a file that has no name.
final class Spill {
  /// So many bytes stay in memory.
  private static let limit = 1 << 23

  private var memory: ContiguousArray<UInt8> = []
  private var descriptor: Int32 = -1
  /// Number of bytes in the file.
  private var count = 0
  private var fault: Int32 = 0

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds bytes.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard fault == 0 else { return }
    memory.append(contentsOf: bytes)
    guard memory.count >= (descriptor < 0 ? Self.limit : 1 << 20) else { return }
    if descriptor < 0 { descriptor = Self.namelessFile() }
    // Where no file can be made, memory holds all.
    if descriptor >= 0 { flush() }
  }

  /// Opens a file that goes when it is closed; -1 where none can be made.
  static func namelessFile() -> Int32 {
    let folder = FileSystem.environment("TMPDIR") ?? "/tmp"
    var path = ContiguousArray(Paths.join(folder, "plumb-XXXXXX").utf8.map(CChar.init(bitPattern:)))
    path.append(0)
    return path.withUnsafeMutableBufferPointer { name in
      guard let base = name.baseAddress else { return -1 }
      let descriptor = mkstemp(base)
      if descriptor >= 0 { unlink(base) }
      return descriptor
    }
  }

  private func flush() {
    memory.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        let sent = write(descriptor, bytes.baseAddress.map { $0 + place }, bytes.count - place)
        if sent < 0, errno == EINTR { continue }
        guard sent > 0 else {
          fault = errno
          return
        }
        place += sent
      }
      count += place
    }
    memory.removeAll(keepingCapacity: true)
  }

  /// All bytes; nothing may be added afterwards.
  ///
  /// - Errors: throws `FileError` where the file could not be written or mapped.
  func bytes(path: String) throws(FileError) -> TraceBytes {
    if descriptor >= 0, fault == 0 { flush() }
    guard fault == 0 else {
      let reason = String(cString: strerror(fault)).lowercased()
      throw FileError(path: path, reason: "cannot be decoded into a temporary file: \(reason)")
    }
    guard descriptor >= 0 else { return TraceBytes(memory) }
    memory = []
    guard let mapped = TraceBytes(mapping: descriptor, count: count) else { throw .last(path) }
    return mapped
  }
}
