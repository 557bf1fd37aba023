import SpecSyntax
import SpecText

/// Letters behind numbers that look like units of time and are none.
extension FactReader {
  /// Whether a letter behind a number is short for a word: "64h × 16px" and "80h x 24w" tell heights, and "2.78 s/ papel"
  /// is told of paper.
  func isShortWord(_ measure: Measure, _ line: TextLine) -> Bool {
    let end = measure.range.upperBound
    guard measure.isSingle, measure.range.count > 1, end <= line.text.upperBound else {
      return false
    }
    switch measure.time {
    case .hours:
      guard bytes[end - 1] == 0x68, Bytes.isDigit(bytes[end - 2]) else { return false }
      return isCross(behind: end, line.text) || isCross(before: measure.range.lowerBound, line.text)
    case .seconds:
      if isPlural(measure, line) { return true }
      return bytes[end - 1] == 0x73 && end + 2 < line.text.upperBound && bytes[end] == ASCII.slash
        && bytes[end + 1] == ASCII.space && ASCII.isLetter(bytes[end + 2])
    default:
      return false
    }
  }

  /// "Eight `1`s": whether the letter stands behind code that holds the number alone, and so tells of several of it.
  private func isPlural(_ measure: Measure, _ line: TextLine) -> Bool {
    let end = measure.range.upperBound
    return bytes[end - 1] == 0x73
      && context.document.span(at: measure.range.lowerBound, of: line.node, in: .code)
        == measure.range.lowerBound..<end - 1
  }

  /// Whether "×" or "x" and a number follow a place.
  private func isCross(behind end: Int, _ text: Range<Int>) -> Bool {
    var offset = end
    while offset < text.upperBound, bytes[offset] == ASCII.space { offset += 1 }
    guard offset + 1 < text.upperBound else { return false }
    if bytes[offset] == 0xC3, bytes[offset + 1] == 0x97 {
      offset += 2
    } else if offset > end, bytes[offset] | 0x20 == 0x78 {
      offset += 1
    } else {
      return false
    }
    while offset < text.upperBound, bytes[offset] == ASCII.space { offset += 1 }
    return offset < text.upperBound && Bytes.isDigit(bytes[offset])
  }

  /// Whether "×" or "x" stands between a number with its letter and a place: "24w × 80h".
  private func isCross(before start: Int, _ text: Range<Int>) -> Bool {
    var offset = start
    while offset > text.lowerBound, bytes[offset - 1] == ASCII.space { offset -= 1 }
    guard offset > text.lowerBound + 2 else { return false }
    if bytes[offset - 1] == 0x97, bytes[offset - 2] == 0xC3 { return true }
    return offset < start && bytes[offset - 1] | 0x20 == 0x78 && bytes[offset - 2] == ASCII.space
  }
}
