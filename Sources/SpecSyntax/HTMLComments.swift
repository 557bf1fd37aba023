import SpecText

/// Finds HTML comments in the bytes of an HTML block or an inline tag.
enum HTMLComments {
  /// Adds every comment of a range to the document.
  static func read(in range: SourceRange, of document: inout Document) {
    let bytes = document.source.bytes
    let end = min(Int(range.end), bytes.count)
    var index = Int(range.start)
    while index + 4 <= end {
      guard matches("<!--", at: index, in: bytes) else {
        index += 1
        continue
      }
      var close = index + 4
      while close + 3 <= end, !matches("-->", at: close, in: bytes) { close += 1 }
      let contentEnd = close + 3 <= end ? close : end
      document.comments.append(
        .init(
          range: SourceRange(index, min(end, contentEnd + 3)),
          content: trimmed(index + 4, contentEnd, in: bytes)))
      index = contentEnd + 3
    }
  }

  private static func trimmed(
    _ start: Int, _ end: Int, in bytes: ContiguousArray<UInt8>
  ) -> SourceRange {
    var start = start
    var end = end
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return SourceRange(start, end)
  }

  private static func matches(
    _ text: StaticString, at index: Int, in bytes: ContiguousArray<UInt8>
  ) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
