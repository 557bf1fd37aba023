import SpecSyntax
import SpecText

/// Stretches of one text, joined where they touch.
struct RangeSet {
  private var ranges: [SourceRange] = []

  init(_ origins: [Origin]) {
    for range in origins.map(\.range).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = ranges.last, range.start <= last.end {
        ranges[ranges.count - 1] = last.union(range)
      } else {
        ranges.append(range)
      }
    }
  }

  /// The number of the first stretch that ends behind an offset.
  private func first(endingBehind offset: UInt32) -> Int {
    ranges.partitionPoint { $0.end <= offset }
  }

  /// Whether a range has a byte in common with one of the stretches.
  func meets(_ range: SourceRange) -> Bool {
    let index = first(endingBehind: range.start)
    return index < ranges.count && ranges[index].start < range.end
  }

  /// What is left of a range without the stretches.
  func rest(of range: SourceRange) -> [SourceRange] {
    var result: [SourceRange] = []
    var start = range.start
    var index = first(endingBehind: range.start)
    while index < ranges.count, ranges[index].start < range.end {
      if start < ranges[index].start {
        result.append(SourceRange(Int(start), Int(ranges[index].start)))
      }
      start = max(start, ranges[index].end)
      index += 1
    }
    if start < range.end { result.append(SourceRange(Int(start), Int(range.end))) }
    return result
  }
}

extension ComparedDocument {
  /// The words of a range without some stretches.
  func text(_ range: SourceRange, without stretches: RangeSet) -> String {
    stretches.rest(of: range).map { document.source.string($0) }.joined(separator: " ")
  }
}
