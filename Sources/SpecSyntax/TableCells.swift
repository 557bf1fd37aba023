public import SpecText

/// Finds the cells of a table row in the bytes.
enum TableCells {
  /// The header's own line: where text stands right above a table, the row's range begins with that text.
  ///
  /// - Source: GFM 0.29, 4.10: the delimiter row follows the header row; a blank line ends what stands above it.
  static func header(_ row: SourceRange, in source: SourceText) -> SourceRange {
    let first = source.lineIndex(of: Int(row.start))
    var index = first
    while true {
      guard index + 1 < source.lineCount else { return row }
      let next = source.lineRange(index + 1)
      if isDelimiter(next, source.bytes) { break }
      guard next.offsets.contains(where: { !isPrefix(source.bytes[$0]) }) else { return row }
      index += 1
    }
    guard index > first else { return row }
    let line = source.lineRange(index).offsets
    let start = line.first { !isPrefix(source.bytes[$0]) } ?? line.lowerBound
    return SourceRange(start, line.upperBound)
  }

  /// Whether a line has nothing but pipes, hyphens, colons and blanks, behind the marks of containers.
  ///
  /// - Source: cmark-gfm, `ext_scanners.re`: vertical tabs and form feeds are blanks between the marks.
  private static func isDelimiter(_ line: SourceRange, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var hasHyphen = false
    for offset in line.offsets where !isPrefix(bytes[offset]) {
      switch bytes[offset] {
      case ASCII.hyphen: hasHyphen = true
      case ASCII.pipe, ASCII.colon, 0x0B, 0x0C: break
      default: return false
      }
    }
    return hasHyphen
  }

  private static func isPrefix(_ byte: UInt8) -> Bool { ASCII.isBlank(byte) || byte == 0x3E }

  /// The trimmed range of every cell of a row, also of those beyond the header's width.
  ///
  /// - Source: GFM 0.29, 4.10: a pipe separates cells unless a backslash precedes it, also inside code spans.
  static func split(_ row: SourceRange, in bytes: ContiguousArray<UInt8>) -> [SourceRange] {
    var start = Int(row.start)
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    if start < end, bytes[start] == 0x7C { start += 1 }
    var cells: [SourceRange] = []
    cells.reserveCapacity(8)
    var cellStart = start
    var index = start
    while index < end {
      if bytes[index] == 0x5C {
        index += 2
        continue
      }
      if bytes[index] == 0x7C {
        cells.append(trimmed(cellStart, index, in: bytes))
        cellStart = index + 1
      }
      index += 1
    }
    if cellStart < end { cells.append(trimmed(cellStart, end, in: bytes)) }
    return cells
  }

  private static func trimmed(
    _ start: Int, _ end: Int, in bytes: ContiguousArray<UInt8>
  ) -> SourceRange {
    var start = start
    var end = end
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension Document {
  /// The cells of a table row below the header as they are written, also those beyond the header's width.
  ///
  /// - Complexity: O(bytes of the row).
  public func writtenCells(ofRow row: Int) -> [SourceRange] {
    TableCells.split(nodes[row].range, in: source.bytes)
  }
}
