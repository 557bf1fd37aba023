import SpecText

/// Lines that end with an arrow and go on in the next one, as editors wrap chains: "Basket → Address →" over
/// "Payment → Receipt".
enum WrappedArrows {
  /// The end of the line of a leaf that begins at an offset, together with those that it goes on in.
  ///
  /// Two arrows at least make a chain; "Read more →" above a line of its own ends there.
  /// - Complexity: O(length); a look at its last bytes rules out most lines.
  static func end(_ bytes: ContiguousArray<UInt8>, _ start: Int, _ end: Int) -> Int {
    let stop = ASCII.find(ASCII.lineFeed, in: bytes, start..<end) ?? end
    guard stop < end, isOpen(bytes, start..<stop) else { return stop }
    var last = stop
    while last < end, isOpen(bytes, start..<last) {
      let next = ASCII.find(ASCII.lineFeed, in: bytes, last + 1..<end) ?? end
      guard next > last + 1, next - start <= limit, !mayBeLabelled(bytes, last + 1..<next) else {
        return stop
      }
      last = next
    }
    return arrows(bytes, start..<last) > 1 && !isOpen(bytes, start..<last) ? last : stop
  }

  /// The lines of a fence, those that end with an arrow together with the next.
  static func lines(of lines: [SourceRange], in bytes: ContiguousArray<UInt8>) -> [SourceRange] {
    guard lines.contains(where: { isOpen(bytes, $0.offsets) }) else { return lines }
    var result: [SourceRange] = []
    for line in lines {
      guard let last = result.last, isOpen(bytes, last.offsets), !line.isEmpty,
        line.offsets.upperBound - last.offsets.lowerBound <= limit
      else {
        result.append(line)
        continue
      }
      result[result.count - 1] = SourceRange(last.offsets.lowerBound, line.offsets.upperBound)
    }
    return result
  }

  private static let limit = 600

  /// Whether words and an arrow behind them end a line.
  private static func isOpen(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end - line.lowerBound > 3 else { return false }
    let length: Int
    switch bytes[end - 1] {
    case 0x92 where bytes[end - 2] == 0x86 && bytes[end - 3] == 0xE2: length = 3
    // "-->" ends a comment.
    case 0x3E where bytes[end - 2] == 0x2D && bytes[end - 3] != 0x2D || bytes[end - 2] == 0x3D:
      length = 2
    default: return false
    }
    // The lines of drawings are E2 94 and E2 95.
    return bytes[line.lowerBound..<end - length].contains { byte in
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x5D || byte >= 0xC3 && byte != 0xE2
    }
  }

  /// The number of arrows in a range.
  private static func arrows(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int {
    range.dropFirst().count { place in
      bytes[place] == 0x92 && bytes[place - 1] == 0x86
        || bytes[place] == 0x3E && (bytes[place - 1] == 0x2D || bytes[place - 1] == 0x3D)
    }
  }

  /// Whether a line may begin with a label: "Secondary: Cancel".
  private static func mayBeLabelled(_ bytes: ContiguousArray<UInt8>, _ line: Range<Int>) -> Bool {
    let head = line.prefix(40)
    return head.contains { bytes[$0] == ASCII.colon || bytes[$0] == 0xEF }
  }
}
