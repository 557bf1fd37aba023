extension SourceText {
  /// Decodes the bytes of a file: whatever they are, the result is valid text with positions on disk.
  ///
  /// Reads UTF-8 and UTF-16 with or without a byte order mark, normalises line ends to line feeds, reads bytes that
  /// are not UTF-8 as Windows-1252, replaces NUL by U+FFFD and undoes mojibake. What was replaced is in `repairs`.
  ///
  /// - Complexity: O(bytes); one scan where the text needs no change.
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
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var encoding = SourceText.Encoding.utf8
  private(set) var newline = SourceText.Newline.lineFeed
  private(set) var repairs: [SourceText.Repair] = []

  private var isUTF16: Bool { encoding == .utf16LittleEndian || encoding == .utf16BigEndian }

  mutating func decode(_ raw: ContiguousArray<UInt8>) {
    let (detected, mark) = Self.detectEncoding(raw)
    encoding = detected
    let isSuspect =
      isUTF16
      ? normalize(UTF16Decoding.utf8(of: raw[mark...], isBigEndian: detected == .utf16BigEndian))
      : normalize(raw, from: mark)
    guard isSuspect, let mended = Mojibake.repair(bytes, after: repairs) else { return }
    bytes = mended.bytes
    repairs = mended.repairs
  }

  // MARK: Encoding

  /// The encoding and the length of its byte order mark.
  private static func detectEncoding(
    _ raw: ContiguousArray<UInt8>
  ) -> (encoding: SourceText.Encoding, mark: Int) {
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8WithMark, 3) }
    if raw.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if raw.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return (encodingWithoutMark(raw), 0)
  }

  /// Tells UTF-16 from UTF-8 by where the NUL bytes of its ASCII characters stand.
  private static func encodingWithoutMark(
    _ raw: ContiguousArray<UInt8>
  ) -> SourceText.Encoding {
    guard raw.count >= 4, raw.count.isMultiple(of: 2) else { return .utf8 }
    let sample = min(raw.count, 4096) & ~1
    var even = 0
    var odd = 0
    for offset in stride(from: 0, to: sample, by: 2) {
      if raw[offset] == 0 { even += 1 }
      if raw[offset + 1] == 0 { odd += 1 }
    }
    if odd > 2 * even, odd * 16 >= sample { return .utf16LittleEndian }
    if even > 2 * odd, even * 16 >= sample { return .utf16BigEndian }
    return .utf8
  }

  // MARK: Line ends, NUL, invalid bytes

  /// Fills `bytes`; returns whether the text has characters that mojibake begins with.
  private mutating func normalize(_ raw: ContiguousArray<UInt8>, from start: Int = 0) -> Bool {
    raw.withUnsafeBufferPointer { input in
      var scanner = TextScanner()
      var special = scanner.nextSpecial(in: input, from: start)
      if special == input.count && start == 0 {
        bytes = raw
        return scanner.isSuspect
      }
      var counts = LineEnds()
      var offset = start
      bytes.reserveCapacity(input.count - start + 16)
      while special < input.count {
        bytes.append(contentsOf: input[offset..<special])
        offset = special + replaceSpecial(at: special, in: input, counting: &counts)
        special = scanner.nextSpecial(in: input, from: offset)
      }
      bytes.append(contentsOf: input[offset...])
      newline = counts.newline(in: bytes)
      if hasInvalidBytes && !scanner.hasMultibyte && !isUTF16 { encoding = .windows1252 }
      return scanner.isSuspect
    }
  }

  private var hasInvalidBytes: Bool { repairs.contains { $0.kind == .invalidBytes } }

  /// Appends what stands for a special byte; returns how many bytes of the input it took.
  private mutating func replaceSpecial(
    at offset: Int, in input: UnsafeBufferPointer<UInt8>, counting counts: inout LineEnds
  ) -> Int {
    let byte = input[offset]
    if byte == ASCII.carriageReturn {
      bytes.append(ASCII.lineFeed)
      let isPair = offset + 1 < input.count && input[offset + 1] == ASCII.lineFeed
      if isPair { counts.pairs += 1 } else { counts.returns += 1 }
      return isPair ? 2 : 1
    }
    if byte == 0 {
      replace(original: "\0", kind: .nul, by: 0xFFFD)
      return 1
    }
    if isUTF16 {
      replace(original: "lone surrogate", kind: .invalidBytes, by: 0xFFFD)
      return 3
    }
    let hex = String(byte, radix: 16, uppercase: true)
    replace(original: "\\x\(hex)", kind: .invalidBytes, by: CodePage.windowsScalar(of: byte))
    return 1
  }

  /// Appends a character and records it.
  private mutating func replace(
    original: String, kind: SourceText.Repair.Kind, by scalar: UInt32
  ) {
    let start = bytes.count
    bytes.appendScalar(scalar)
    let range = SourceRange(start, bytes.count)
    repairs.append(.init(kind: kind, range: range, original: original, originalCount: 1))
  }
}

/// How often each way to end a line occurs, single line feeds aside.
private struct LineEnds {
  var pairs = 0
  var returns = 0

  /// The way the lines end, given the text with line feeds only.
  func newline(in bytes: ContiguousArray<UInt8>) -> SourceText.Newline {
    if pairs == 0 && returns == 0 { return .lineFeed }
    if pairs > 0 && returns > 0 { return .mixed }
    var all = 0
    for byte in bytes where byte == ASCII.lineFeed { all += 1 }
    if all > pairs + returns { return .mixed }
    return pairs > 0 ? .carriageReturnLineFeed : .carriageReturn
  }
}
