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

  /// Whether nothing but letters and blanks stand in a range.
  private func isPlain(_ range: Range<Int>) -> Bool {
    range.allSatisfy { byte($0) == 0x20 || Bytes.isLetter(byte($0)) || byte($0) >= 0x80 }
  }
}
