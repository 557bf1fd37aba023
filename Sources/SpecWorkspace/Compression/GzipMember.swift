import CZlib

/// Decodes one gzip member.
final class GzipMember: Decompression.Decoder {
  // zlib keeps the address of its stream.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let isReady: Bool

  init() {
    stream.initialize(to: z_stream())
    // 15 bits of window, and 16 for the gzip format (zlib.h, inflateInit2).
    let size = Int32(MemoryLayout<z_stream>.size)
    isReady = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, size) == Z_OK
  }

  deinit {
    if isReady { inflateEnd(stream) }
    stream.deallocate()
  }

  func decode(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Decompression.Step {
    guard isReady else { return .init(used: 0, made: 0, status: .damaged) }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let result = inflate(stream, Z_NO_FLUSH)
    let used = input.count - Int(stream.pointee.avail_in)
    let made = output.count - Int(stream.pointee.avail_out)
    switch result {
    case Z_STREAM_END: return .init(used: used, made: made, status: .end)
    case Z_OK, Z_BUF_ERROR: return .init(used: used, made: made, status: .more)
    default: return .init(used: used, made: made, status: .damaged)
    }
  }
}
