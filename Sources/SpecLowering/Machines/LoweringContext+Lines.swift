extension LoweringContext {
  /// The lines of a range of nodes.
  ///
  /// - Complexity: O(log lines) and the lines found.
  func lines(in nodes: Range<Int32>) -> ArraySlice<TextLine> {
    lines[firstLine(at: Int(nodes.lowerBound))..<firstLine(at: Int(nodes.upperBound))]
  }

  /// The line in which an offset of the plain text stands.
  ///
  /// - Complexity: O(log lines).
  func line(at offset: Int) -> TextLine? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].text.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < lines.count, lines[low].text.contains(offset) else { return nil }
    return lines[low]
  }

  /// The index of the first line whose node is not before the given one.
  private func firstLine(at node: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
