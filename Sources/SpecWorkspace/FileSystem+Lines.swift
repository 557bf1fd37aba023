#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// Calls a closure with each line of a file or pipe as soon as it is there, without its line feed.
  ///
  /// Compressed data is decoded while it comes.
  ///
  /// - Errors: throws `FileError` where the file cannot be read.
  static func eachLine(
    _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(FileError) {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { if path != "-" { close(descriptor) } }
    var pending: ContiguousArray<UInt8> = []
    var start: ContiguousArray<UInt8> = []
    var isTold = false
    var decoded: DecodedStream?
    func take(_ bytes: UnsafeBufferPointer<UInt8>) {
      if decoded == nil { return split(bytes, &pending, body) }
      decoded?.feed(bytes) { split($0, &pending, body) }
    }
    try eachPiece(descriptor, path) { piece in
      guard !isTold else { return take(piece) }
      // A pipe may hand over less than the number that tells the format.
      start.append(contentsOf: piece)
      guard start.count >= 4 else { return }
      isTold = true
      decoded = start.withUnsafeBufferPointer { Decompression.format(of: $0) }.map(
        DecodedStream.init)
      start.withUnsafeBufferPointer(take)
    }
    if !isTold { start.withUnsafeBufferPointer(take) }
    decoded?.finish { split($0, &pending, body) }
    if !pending.isEmpty { pending.withUnsafeBufferPointer(body) }
  }

  /// Calls a closure with what a file or pipe holds, as soon as it is there.
  private static func eachPiece(
    _ descriptor: Int32, _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(FileError) {
    var chunk = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
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
      if got == 0 { return }
      chunk.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<got])) }
    }
  }

  /// Hands on whole lines and keeps the rest.
  private static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, _ pending: inout ContiguousArray<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = bytes.startIndex
    while let feed = bytes[start...].firstIndex(of: 0x0A) {
      if pending.isEmpty {
        body(UnsafeBufferPointer(rebasing: bytes[start..<feed]))
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
