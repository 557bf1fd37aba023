import CZstd

/// Decodes one zstd frame.
final class ZstdFrame: Decompression.Decoder {
  private let stream = ZSTD_createDStream()

  deinit { ZSTD_freeDStream(stream) }

  func decode(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Decompression.Step {
    guard let stream else { return .init(used: 0, made: 0, status: .damaged) }
    var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
    let hint = ZSTD_decompressStream(stream, &target, &source)
    let status: Decompression.Step.Status =
      ZSTD_isError(hint) != 0 ? .damaged : hint == 0 ? .end : .more
    return .init(used: source.pos, made: target.pos, status: status)
  }
}
