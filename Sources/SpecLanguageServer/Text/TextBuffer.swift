import SpecText

/// The text of a document as an editor shows it, with the places of its lines.
///
/// - Invariant: lines end with a line feed, a carriage return, or both (LSP 3.17, "Text Documents").
struct TextBuffer: Sendable {
  /// The text as UTF-8.
  private(set) var bytes: ContiguousArray<UInt8>
  /// Offset of the first byte of each line; there is always one.
  private(set) var lineStarts: [Int]

  /// Makes a buffer of valid UTF-8.
  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    lineStarts = Self.starts(of: bytes)
  }

  private static func starts(of bytes: ContiguousArray<UInt8>) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        if bytes[index] == 0x0A {
          starts.append(index + 1)
        } else if bytes[index] == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
          starts.append(index + 1)
        }
      }
    }
    return starts
  }

  /// The bytes of a line without its end; empty behind the last line.
  func line(_ index: Int) -> Range<Int> {
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The offset of a position; what lies behind the end of a line or of the text stands for that end.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = line(position.line)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound {
      let width = encoding.width(ofLead: bytes[offset])
      // A position inside a character stands for the place before it.
      guard width <= left else { break }
      left -= width
      offset += PositionEncoding.utf8.width(ofLead: bytes[offset])
    }
    return min(offset, line.upperBound)
  }

  /// The position of an offset at which a character begins.
  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let target = min(max(0, offset), bytes.count)
    let line = max(0, lineStarts.partitionPoint { $0 <= target } - 1)
    return Position(line: line, character: units(lineStarts[line]..<target, encoding))
  }

  /// How many units a range of bytes takes.
  func units(_ range: Range<Int>, _ encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return range.count }
    var count = 0
    for offset in range where bytes[offset] & 0xC0 != 0x80 {
      count += encoding.width(ofLead: bytes[offset])
    }
    return count
  }

  /// Replaces a range, or the whole text where there is none.
  mutating func replace(
    _ range: LineRange?, by text: String, _ encoding: PositionEncoding
  ) {
    guard let range else {
      self = TextBuffer(ContiguousArray(text.utf8))
      return
    }
    let first = offset(of: min(range.start, range.end), encoding)
    let last = max(first, offset(of: max(range.start, range.end), encoding))
    bytes.replaceSubrange(first..<last, with: text.utf8)
    lineStarts = Self.starts(of: bytes)
  }
}
