#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets one thread sleep until another one has something for it, or some time has passed.
public struct WakeUp: Sendable {
  private let source: Int32
  private let sink: Int32

  /// Makes a pipe that carries the signal; `nil` where the system has no descriptors left.
  public init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (source, sink) = (ends[0], ends[1])
  }

  /// Wakes the sleeper, or the next one who would sleep.
  public func raise() {
    // A full pipe wakes as well as one byte more.
    FileSystem.write([1] as ContiguousArray<UInt8>, to: sink)
  }

  /// Sleeps until a signal comes or the time is over; signals that came meanwhile count as one.
  ///
  /// - Parameter milliseconds: the longest sleep; `nil` is for ever.
  public func wait(_ milliseconds: Int? = nil) {
    var descriptor = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
    let limit = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard poll(&descriptor, 1, limit) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(source, &bytes, bytes.count) == bytes.count {}
  }
}

extension FileSystem {
  /// A clock that only goes forward.
  ///
  /// - Units: milliseconds since some moment.
  public static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// What a descriptor has ready, as soon as there is something; empty at its end.
  ///
  /// - Errors: throws `FileError` where it cannot be read.
  public static func readSome(_ descriptor: Int32) throws(FileError) -> ContiguousArray<UInt8> {
    var problem: FileError?
    let bytes = ContiguousArray<UInt8>(unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let got = read(descriptor, into: buffer)
      if got < 0 { problem = .last("standard input") }
      count = max(0, got)
    }
    if let problem { throw problem }
    return bytes
  }
}
