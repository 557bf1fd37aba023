#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a recording cannot begin.
public struct RecorderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The system's number of the error.
  public let code: Int32

  /// The reason in words.
  public var description: String {
    "cannot write the trace '\(path)': \(String(cString: strerror(code)))"
  }
}

/// A file that is written from its start.
struct RecorderFile: Sendable {
  private let descriptor: Int32

  /// Opens a file, which is emptied.
  init(path: String) throws(RecorderError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw RecorderError(path: path, code: errno) }
  }

  /// Writes bytes; false where not all of them could be written.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      guard let start = bytes.baseAddress else { return true }
      let count = writeBytes(UnsafeRawPointer(start + offset), bytes.count - offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  private func writeBytes(_ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, start, count)
    #else
      Darwin.write(descriptor, start, count)
    #endif
  }

  /// Closes the file.
  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}

/// A clock that never goes back.
enum RecorderClock {
  /// Nanoseconds since some moment of the past.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// A duration in nanoseconds; 0 where it is negative.
  static func nanoseconds(_ duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0, seconds < 1_000_000_000 else { return 0 }
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds) / 1_000_000_000
  }
}
