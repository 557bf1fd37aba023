import SpecSyntax
import SpecText

extension Document {
  /// The sentences of a range of the plain text, without the full stops that end them.
  ///
  /// - Complexity: O(length of the range).
  func sentences(plain range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range
    where plain[offset] == ASCII.dot
      && (offset + 1 == range.upperBound || ASCII.isWhitespace(plain[offset + 1]))
    {
      result.append(start..<offset)
      start = offset + 1
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}
