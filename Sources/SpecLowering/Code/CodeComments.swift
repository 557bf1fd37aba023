import SpecText

/// Reads what a comment of its own line names, "/* H1 – page titles */": the words before a dash, a colon or a bracket.
enum CodeComments {
  /// The name in a line that is one comment; `nil` where it says more than a name.
  static func name(_ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard line.count > 3, bytes[line.lowerBound] == 0x2F,
      bytes[line.lowerBound + 1] == 0x2A || bytes[line.lowerBound + 1] == 0x2F
    else { return nil }
    guard let start = start(line.lowerBound + 2..<line.upperBound, bytes) else { return nil }
    var end = start
    scan: while end < line.upperBound {
      switch bytes[end] {
      case 0x28, 0x3A, 0x2A, 0x3C, 0x3E, 0x3D, 0x7B, 0x3B: break scan
      case 0x2D where bytes[end - 1] == 0x20: break scan
      case 0xE2 where end + 1 < line.upperBound && bytes[end + 1] == 0x80: break scan
      default: end += 1
      }
    }
    let name = Bytes.trim(start..<max(start, end), in: bytes)
    return name.isEmpty || Words.all(bytes, name).count > 5 ? nil : name
  }

  /// The first letter behind marks and a number with a full stop; `nil` where a value comes first.
  private static func start(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = text.lowerBound
    while start < text.upperBound, !isLetter(bytes[start]) {
      if Bytes.isDigit(bytes[start]) {
        while start < text.upperBound, Bytes.isDigit(bytes[start]) { start += 1 }
        guard start + 1 < text.upperBound, bytes[start] == 0x2E || bytes[start] == 0x29,
          bytes[start + 1] == 0x20
        else { return nil }
      }
      start += 1
    }
    return start
  }

  private static func isLetter(_ byte: UInt8) -> Bool { Bytes.isLetter(byte) || byte >= 0xC3 }
}
