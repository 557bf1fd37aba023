import CZlib
import CZstd
import SpecTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Compressed traces: gzip (RFC 1952) and zstd (RFC 8878), told by their first bytes and not by their names.
enum Decompression {
  /// The bytes that a compressed file holds; the bytes themselves where they are not compressed.
  ///
  /// - Errors: throws `FileError` where the data is damaged or ends too early.
  static func plain(_ bytes: TraceBytes, path: String) throws(FileError) -> TraceBytes {
    if bytes.starts(with: [0x1F, 0x8B]) { return try gunzip(bytes, path) }
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return try unzstd(bytes, path) }
    return bytes
  }

  private static func damaged(_ path: String, _ format: String) -> FileError {
    FileError(path: path, reason: "the \(format) data is damaged or ends too early")
  }

  // MARK: gzip

  private static func gunzip(_ bytes: TraceBytes, _ path: String) throws(FileError) -> TraceBytes {
    var output = GrowingMemory(expected: bytes.count * 8)
    var offset = 0
    // Files that were joined hold one member after another; zeros behind the last are padding.
    while offset < bytes.count, !bytes.isZero(from: offset) {
      guard let used = member(bytes, offset, into: &output), used > 0 else {
        output.free()
        throw damaged(path, "gzip")
      }
      offset += used
    }
    return output.bytes
  }

  /// Decodes a member; returns how many bytes of the file it takes, `nil` where it is damaged.
  private static func member(
    _ bytes: TraceBytes, _ offset: Int, into output: inout GrowingMemory
  ) -> Int? {
    var stream = z_stream()
    // 15 bits of window, and 16 for the gzip format (zlib.h, inflateInit2).
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var used = offset
    return bytes.withBytes { input -> Int? in
      while true {
        let chunk = min(1 << 30, input.count - used)
        guard let start = input.baseAddress else { return nil }
        stream.next_in = UnsafeMutablePointer(mutating: start + used)
        stream.avail_in = UInt32(chunk)
        let room = min(1 << 30, output.reserve())
        stream.next_out = output.free(at: output.count)
        stream.avail_out = UInt32(room)
        let status = inflate(&stream, Z_NO_FLUSH)
        used += chunk - Int(stream.avail_in)
        let made = room - Int(stream.avail_out)
        output.count += made
        if status == Z_STREAM_END { return used - offset }
        guard status == Z_OK || status == Z_BUF_ERROR, made > 0 || stream.avail_in == 0 && chunk > 0
        else { return nil }
        if made == 0, used >= input.count { return nil }
      }
    }
  }

  // MARK: zstd

  private static func unzstd(_ bytes: TraceBytes, _ path: String) throws(FileError) -> TraceBytes {
    var output = GrowingMemory(expected: bytes.count * 8)
    let stream = ZSTD_createDStream()
    defer { ZSTD_freeDStream(stream) }
    let isWhole = bytes.withBytes { source -> Bool in
      var input = ZSTD_inBuffer(src: source.baseAddress, size: source.count, pos: 0)
      var hint = 1
      // A frame is over where the decoder wants nothing more; another one may follow.
      while input.pos < input.size || hint != 0 {
        let room = output.reserve()
        var target = ZSTD_outBuffer(dst: output.free(at: output.count), size: room, pos: 0)
        let before = input.pos
        hint = ZSTD_decompressStream(stream, &target, &input)
        if ZSTD_isError(hint) != 0 { return false }
        output.count += target.pos
        if input.pos == before, target.pos == 0 { return hint == 0 }
      }
      return true
    }
    guard isWhole else {
      output.free()
      throw damaged(path, "zstd")
    }
    return output.bytes
  }
}

/// Memory that grows while a stream is decoded, and is handed on without a copy.
private struct GrowingMemory {
  private var memory: UnsafeMutableRawPointer?
  private var capacity: Int
  /// Number of bytes that were written.
  var count = 0

  init(expected: Int) {
    capacity = max(1 << 16, expected)
    memory = malloc(capacity)
  }

  /// Number of bytes that may be written now, at least some.
  mutating func reserve() -> Int {
    if capacity - count < 1 << 12 {
      capacity *= 2
      memory = realloc(memory, capacity)
    }
    return memory == nil ? 0 : capacity - count
  }

  func free(at offset: Int) -> UnsafeMutablePointer<UInt8>? {
    memory.map { $0.assumingMemoryBound(to: UInt8.self) + offset }
  }

  func free() { Self.release(memory) }

  private static func release(_ memory: UnsafeMutableRawPointer?) {
    #if canImport(Glibc)
      Glibc.free(memory)
    #else
      Darwin.free(memory)
    #endif
  }

  /// What was written; nothing may be added afterwards.
  var bytes: TraceBytes {
    guard let memory else { return TraceBytes(ContiguousArray()) }
    nonisolated(unsafe) let owned = memory
    return TraceBytes(
      base: UnsafePointer(owned.assumingMemoryBound(to: UInt8.self)), count: count
    ) { Self.release(owned) }
  }
}

extension TraceBytes {
  fileprivate func starts(with magic: [UInt8]) -> Bool {
    count >= magic.count && withBytes { Array($0.prefix(magic.count)) == magic }
  }

  fileprivate func isZero(from offset: Int) -> Bool {
    withBytes { $0[offset...].allSatisfy { $0 == 0 } }
  }
}
