public import SpecModel
public import SpecText

/// Where a document uses the names of design values.
public struct UsePlaces: Sendable {
  /// The places in order.
  private let ranges: [SourceRange]

  /// Sorts the places of uses.
  public init(_ uses: [TokenUse]) {
    ranges = uses.map(\.origin.range).sorted { $0.start < $1.start }
  }

  /// Whether a use stands in a range.
  ///
  /// - Complexity: O(log uses + uses that begin in the range).
  public func areIn(_ range: SourceRange) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    while low < ranges.count, ranges[low].start <= range.end {
      if range.contains(ranges[low]) { return true }
      low += 1
    }
    return false
  }
}
