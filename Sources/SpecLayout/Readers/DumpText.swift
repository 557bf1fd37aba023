import SpecText

/// Decodes the bytes of a dump: UTF-8 or UTF-16, with a mark or without; what is not text is replaced.
///
/// - Errors: none; each replacement is a `SourceText.Repair`.
struct DumpText {
  private var output: ContiguousArray<UInt8> = []
  private var repairs: [SourceText.Repair] = []
  private var hasReturn = false

  /// Decodes bytes into a text that keeps `SourceText`'s invariant.
  static func decode(_ bytes: ContiguousArray<UInt8>, path: String) -> SourceText {
    var decoder = DumpText()
    var encoding = SourceText.Encoding.utf8
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE):
      encoding = .utf16LittleEndian
      decoder.appendUTF16(bytes.dropFirst(2), isLittle: true)
    case (0xFE, 0xFF):
      encoding = .utf16BigEndian
      decoder.appendUTF16(bytes.dropFirst(2), isLittle: false)
    // Without a mark the first character tells the order (XML 1.0, F.1; RFC 4627, 3).
    case (0x3C, 0x00), (0x5B, 0x00), (0x7B, 0x00):
      encoding = .utf16LittleEndian
      decoder.appendUTF16(bytes[...], isLittle: true)
    case (0x00, 0x3C), (0x00, 0x5B), (0x00, 0x7B):
      encoding = .utf16BigEndian
      decoder.appendUTF16(bytes[...], isLittle: false)
    default:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      if hasMark { encoding = .utf8WithMark }
      if !hasMark, bytes.withUnsafeBufferPointer({ plainEnd($0, from: 0) }) == bytes.count {
        return SourceText(path: path, bytes: bytes)
      }
      decoder.appendUTF8(bytes, from: hasMark ? 3 : 0)
    }
    return SourceText(
      path: path, bytes: decoder.output, encoding: encoding,
      newline: decoder.hasReturn ? .mixed : .lineFeed, repairs: decoder.repairs)
  }

  private mutating func appendUTF16(_ bytes: ContiguousArray<UInt8>.SubSequence, isLittle: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      index += 2
    }
    appendUTF8(ContiguousArray(String(decoding: units, as: UTF16.self).utf8), from: 0)
  }

  private mutating func appendUTF8(_ bytes: ContiguousArray<UInt8>, from start: Int) {
    output.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { input in
      var index = start
      while index < input.count {
        let end = Self.plainEnd(input, from: index)
        output.append(contentsOf: input[index..<end])
        index = end
        guard index < input.count else { return }
        switch input[index] {
        case 0x0D:
          hasReturn = true
          if index + 1 >= input.count || input[index + 1] != 0x0A { output.append(0x0A) }
        case 0..<0x20: output.append(0x20)
        default: replace()
        }
        index += 1
      }
    }
  }

  /// The end of the bytes that need no change: valid UTF-8 without control characters.
  private static func plainEnd(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(input)
    let low: UInt64 = 0x2020_2020_2020_2020
    let high: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index < input.count {
      if index + 8 <= input.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // A byte below 0x20 borrows its high bit, one beyond ASCII has it.
        if (word | (word &- low)) & high == 0 {
          index += 8
          continue
        }
      }
      let byte = input[index]
      if byte >= 0x80 {
        let length = sequenceLength(input, at: index)
        guard length > 0 else { return index }
        index += length
      } else if byte >= 0x20 || byte == 0x0A || byte == 0x09 {
        index += 1
      } else {
        return index
      }
    }
    return input.count
  }

  private mutating func replace() {
    let start = output.count
    output.append(contentsOf: [0xEF, 0xBF, 0xBD])
    // A file of other bytes than text is not worth a list of them.
    guard repairs.count < 10_000 else { return }
    repairs.append(
      SourceText.Repair(
        kind: .invalidBytes, range: SourceRange(start, output.count), original: "\u{FFFD}",
        originalCount: 1))
  }

  /// Length of the valid UTF-8 sequence of several bytes at an offset, else 0 (RFC 3629).
  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= bytes.count else { return 0 }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = bytes[index + 1]
    switch lead {
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
      0xF4 where second > 0x8F:
      return 0
    default: break
    }
    // U+FFFE and U+FFFF are no XML characters.
    if lead == 0xEF, second == 0xBF, bytes[index + 2] >= 0xBE { return 0 }
    return length
  }
}
