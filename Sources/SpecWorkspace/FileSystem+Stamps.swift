import SpecLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one version of a file from another without reading it.
public struct FileStamp: Sendable, Hashable {
  /// Number of bytes.
  public var size: Int
  /// When it was written, in nanoseconds since 1970.
  public var time: Int
  /// Its number in the file system; a file that is replaced gets another one.
  public var number: UInt64
}

extension FileSystem {
  /// The stamp of a file or folder; `nil` where there is nothing.
  public static func stamp(_ path: String) -> FileStamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Glibc)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return FileStamp(
      size: Int(info.st_size), time: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec),
      number: UInt64(info.st_ino))
  }

  /// The stamp of the running program, which differs between two builds of one version.
  static func programStamp() -> FileStamp? {
    #if canImport(Glibc)
      return stamp("/proc/self/exe")
    #else
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { stamp(String(cString: $0)) } }
    #endif
  }

  /// Marks a file as used now.
  static func touch(_ path: String) { utimes(path, nil) }

  /// The day in universal time; `SOURCE_DATE_EPOCH` takes the place of the clock where it is set.
  static func today() -> CalendarDay {
    let fixed = environment("SOURCE_DATE_EPOCH").flatMap { Int($0) }
    return CalendarDay(unixTime: fixed ?? Int(time(nil)))
  }

  /// Waits.
  ///
  /// - Units: milliseconds.
  public static func sleep(_ milliseconds: UInt32) { usleep(milliseconds * 1000) }
}
