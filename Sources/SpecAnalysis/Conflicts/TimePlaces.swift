import SpecModel
import SpecText

/// Times by where they stand, for those who ask what is on many lines.
struct TimePlaces {
  private let facts: [DurationFact]
  /// The places of the times in the order of the text.
  private let order: [Int]

  init(_ facts: [DurationFact]) {
    self.facts = facts
    order = facts.indices.sorted {
      (facts[$0].origin.range.start, $0) < (facts[$1].origin.range.start, $1)
    }
  }

  /// The times that stand in a range, in the order of the facts.
  ///
  /// - Complexity: O(log times + times that begin in the range).
  func times(in range: SourceRange) -> [DurationFact] {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if facts[order[middle]].origin.range.start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return order[low...].prefix { facts[$0].origin.range.start <= range.end }
      .filter { range.contains(facts[$0].origin.range) }.sorted().map { facts[$0] }
  }
}
