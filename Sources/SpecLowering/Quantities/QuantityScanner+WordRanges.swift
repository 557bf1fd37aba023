import SpecModel
import SpecText

/// Intervals between two numbers in words.
extension QuantityScanner {
  /// The lower end before a number in words, "three to five", "between three and five", "entre tres y cinco", and where
  /// it begins.
  func lowerWord(before start: Int, below value: Double) -> (value: Double, start: Int)? {
    let bounds = Bounds(scanner: self)
    guard byte(start - 1) == 0x20, let (joint, place) = bounds.word(before: start),
      byte(place - 1) == 0x20, let (number, first) = bounds.word(before: place),
      isPlain(first..<start), let low = UnitTable.numbers[number], low >= 1, low < value
    else { return nil }
    if UnitTable.to.contains(joint) { return (low, first) }
    guard UnitTable.and.contains(joint), let (lead, _) = bounds.word(before: first),
      UnitTable.between.contains(lead)
    else { return nil }
    return (low, first)
  }

  /// Whether what follows a cross gives its unit to the number before: "24 × 24px", and neither "3 × 120 KB" nor
  /// "3 × 150 ms".
  func isSide(_ measure: Measure) -> Bool {
    !measure.isTime && measure.unit != .bytes && measure.unit != .framesPerSecond
      && measure.unit != .hertz
  }

  /// "No more than 200 rows or 500 MB": whether a word for "or" puts a measure under the bound of the one before.
  func isAlternative(_ measure: Measure, to last: Measure) -> Bool {
    let gap = last.range.upperBound..<max(last.range.upperBound, measure.range.lowerBound)
    guard last.bound != .none, measure.isSingle, !measure.isBare, (3...28).contains(gap.count),
      byte(gap.upperBound - 1) == 0x20, isPlain(gap),
      let (word, start) = Bounds(scanner: self).word(before: gap.upperBound),
      Self.ors.contains(word)
    else { return false }
    return (gap.lowerBound..<max(gap.lowerBound, start)).count { byte($0) == 0x20 } <= 3
  }
  private static let ors = WordKey.set("or", "oder", "ou", "o", "of", "atau")

  /// Whether nothing but letters and blanks stand in a range.
  private func isPlain(_ range: Range<Int>) -> Bool {
    range.allSatisfy { byte($0) == 0x20 || Bytes.isLetter(byte($0)) || byte($0) >= 0x80 }
  }
}
