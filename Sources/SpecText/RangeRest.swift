extension Range<Int> {
  /// What of another range stands behind this one; empty where this one reaches beyond it.
  ///
  /// Phrases and spans of code may go on in the next line, so what is left of a line behind one may be nothing.
  public func rest(of other: Range<Int>) -> Range<Int> {
    upperBound..<Swift.max(upperBound, other.upperBound)
  }

  /// What stands at an offset and behind it; empty where the offset lies beyond the end.
  public func tail(from offset: Int) -> Range<Int> { Swift.min(offset, upperBound)..<upperBound }
}
