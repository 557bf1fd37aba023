import SpecText

extension CodeReader {
  private static let past = WordKey.set(
    "was", "were", "previously", "formerly", "originally", "früher", "vorher", "antes", "avant")

  /// "/* it was 240ms until spring */": a value of the past in a comment.
  func isPast(_ measure: Measure, _ range: Range<Int>) -> Bool {
    Words.contain(Self.past, bytes, range.lowerBound..<measure.range.lowerBound)
  }
}
