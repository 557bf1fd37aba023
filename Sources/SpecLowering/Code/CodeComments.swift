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

  /// "// 50ms * 8 = 400ms in all": whether a comment of its own line works out a product, which demands nothing.
  static func calculates(
    _ comment: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let factors: [StaticString] = [" * ", " × ", " x "]
    guard let equals = Bytes.find(" = ", in: comment, of: bytes), equals + 3 < comment.upperBound,
      Bytes.isDigit(bytes[equals + 3]),
      factors.contains(where: { factor in
        guard let place = Bytes.find(factor, in: comment.lowerBound..<equals, of: bytes) else {
          return false
        }
        let next = place + factor.utf8CodeUnitCount
        return place > comment.lowerBound && Bytes.isWord(bytes[place - 1])
          && Bytes.isDigit(bytes[next])
      })
    else { return false }
    var start = comment.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A
  }
}
