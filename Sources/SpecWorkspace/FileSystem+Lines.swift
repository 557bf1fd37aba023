#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// Calls a closure with each line of a file or pipe as soon as it is there, without its line feed.
  ///
  /// - Errors: throws `FileError` where the file cannot be read.
  static func eachLine(
    _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(FileError) {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { if path != "-" { close(descriptor) } }
    var pending: ContiguousArray<UInt8> = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = chunk.withUnsafeMutableBufferPointer { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .last(path) }
      if got == 0 { break }
      split(chunk[..<got], &pending, body)
    }
    if !pending.isEmpty { pending.withUnsafeBufferPointer(body) }
  }

  /// Hands on whole lines and keeps the rest.
  private static func split(
    _ bytes: ArraySlice<UInt8>, _ pending: inout ContiguousArray<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = bytes.startIndex
    while let feed = bytes[start...].firstIndex(of: 0x0A) {
      if pending.isEmpty {
        bytes[start..<feed].withUnsafeBufferPointer(body)
      } else {
        pending.append(contentsOf: bytes[start..<feed])
        pending.withUnsafeBufferPointer(body)
        pending.removeAll(keepingCapacity: true)
      }
      start = feed + 1
    }
    pending.append(contentsOf: bytes[start...])
  }
}
