import SpecText

/// Finds the cells of a table row in the bytes.
enum TableCells {
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
