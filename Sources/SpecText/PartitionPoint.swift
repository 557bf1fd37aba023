extension RandomAccessCollection where Index == Int {
  /// The first index from which on a condition no longer holds; `endIndex` where it holds for all.
  ///
  /// - Parameter holds: whether an element lies before the place that is sought; true for a beginning of the collection
  ///   and false for the rest.
  /// - Complexity: O(log count).
  @inlinable
  public func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
