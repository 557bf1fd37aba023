import SpecModel
import SpecText

/// The flows of a document by their places.
struct FlowPlaces {
  private let flows: [Flow]

  init(_ flows: [Flow]) {
    self.flows = flows.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// The flows that stand in a range.
  ///
  /// - Complexity: O(log flows + flows that begin in the range).
  func flows(in range: SourceRange) -> [Flow] {
    var low = 0
    var high = flows.count
    while low < high {
      let middle = (low + high) / 2
      if flows[middle].origin.range.start < range.start { low = middle + 1 } else { high = middle }
    }
    return flows[low...].prefix { $0.origin.range.start <= range.end }
      .filter { range.contains($0.origin.range) }
  }
}
