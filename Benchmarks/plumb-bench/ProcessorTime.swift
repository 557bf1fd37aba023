#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of this process on all threads.
enum ProcessorTime {
  /// Seconds since the start of the process.
  static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
