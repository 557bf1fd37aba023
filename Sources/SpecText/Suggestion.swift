/// Finds the known name that a person most likely meant.
public enum Suggestion {
  /// The candidate with the smallest edit distance to a name, if it is close enough to be a slip.
  ///
  /// - Shape: at most a third of the longer name may differ; ties go to the first candidate.
  /// - Complexity: O(candidates × length²).
  public static func nearest(to name: String, in candidates: [String]) -> String? {
    let wanted = ContiguousArray(name.lowercased().utf8)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = ContiguousArray(candidate.lowercased().utf8)
      let limit = max(1, max(wanted.count, other.count) / 3)
      let distance = editDistance(wanted, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
  ///
  /// - Source: optimal string alignment, the restricted Damerau-Levenshtein distance.
  public static func editDistance(_ a: ContiguousArray<UInt8>, _ b: ContiguousArray<UInt8>) -> Int {
    guard !a.isEmpty else { return b.count }
    guard !b.isEmpty else { return a.count }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 1...a.count {
      current[0] = i
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var best = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, beforePrevious[j - 2] + 1)
        }
        current[j] = best
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
  }
}
