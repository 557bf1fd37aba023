import SpecTrace

/// Compressed traces: gzip (RFC 1952) and zstd (RFC 8878), told by their first bytes and not by their names.
package enum Decompression {
  /// What a call of a decoder did.
  struct Step {
    enum Status { case more, end, damaged }

    /// Number of bytes taken and made.
    var used: Int
    var made: Int
    var status: Status
  }

  /// Decodes one member or frame; what it needs is freed with it.
  protocol Decoder: AnyObject {
    /// Takes some input and makes some output.
    func decode(
      _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Step
  }

  /// A format that has a magic number.
  package enum Format {
    case gzip, zstd

    /// So many bytes tell whether a member or frame begins.
    static let headerCount = 10

    /// Whether a member or frame begins with some bytes.
    func begins(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
      let header = Array(bytes.prefix(Self.headerCount))
      switch self {
      case .gzip:
        // RFC 1952, 2.3: method 8, no reserved flag; a short rest may be a header that was cut off.
        return header.starts(with: [0x1F, 0x8B]) && (header.count < 3 || header[2] == 8)
          && (header.count < 4 || header[3] & 0xE0 == 0)
      case .zstd:
        // RFC 8878, 3.1: a frame, or one that is skipped.
        guard header.count >= 4 else { return false }
        let isFrame = header.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
        return isFrame || header[0] & 0xF0 == 0x50 && header[1...3] == [0x2A, 0x4D, 0x18]
      }
    }

    var decoder: any Decoder {
      switch self {
      case .gzip: GzipMember()
      case .zstd: ZstdFrame()
      }
    }
  }

  /// The format of a file by its first bytes; `nil` where it is not compressed.
  package static func format(of bytes: UnsafeBufferPointer<UInt8>) -> Format? {
    if bytes.starts(with: [0x1F, 0x8B]) { return .gzip }
    return Format.zstd.begins(bytes[...]) ? .zstd : nil
  }

  /// The bytes that a compressed file holds; the bytes themselves where they are not compressed.
  ///
  /// Damaged data gives a line that a check reports, and reading goes on with the next member or frame.
  /// - Complexity: O(bytes) time, and memory for some buffers: what is decoded goes to a file without a name.
  /// - Errors: throws `FileError` where neither memory nor a file can hold it.
  static func plain(_ bytes: TraceBytes, path: String) throws(FileError) -> TraceBytes {
    guard let format = bytes.withBytes({ format(of: $0) }) else { return bytes }
    let spill = Spill()
    bytes.withBytes { input in
      var stream = DecodedStream(format)
      var start = 0
      while start < input.count {
        let end = min(input.count, start + 1 << 18)
        stream.feed(UnsafeBufferPointer(rebasing: input[start..<end])) { spill.append($0) }
        start = end
      }
      stream.finish { spill.append($0) }
    }
    return try spill.bytes(path: path)
  }
}
