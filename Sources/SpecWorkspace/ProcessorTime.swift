#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of this process on all threads.
public enum ProcessorTime {
  /// Seconds since the start of the process.
  public static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
