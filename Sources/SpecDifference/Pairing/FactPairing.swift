/// Finds the versions of one fact among two lists.
struct FactPairing {
  /// Two versions of one fact, and by which of the keys they met.
  struct Pair {
    var old: Int
    var new: Int
    var level: Int
  }

  private(set) var pairs: [Pair] = []
  /// Old facts without a new version.
  private(set) var removed: [Int] = []
  /// New facts without an old version.
  private(set) var added: [Int] = []

  /// Pairs facts by their keys, the strictest first; equal keys meet in the order of the documents.
  ///
  /// - Parameter old: for each fact its keys, one a level; `nil` takes no part in a level.
  /// - Complexity: O(facts × levels).
  init(_ old: [[String?]], _ new: [[String?]]) {
    var freeOld = [Bool](repeating: true, count: old.count)
    var freeNew = [Bool](repeating: true, count: new.count)
    let levels = max(old.first?.count ?? 0, new.first?.count ?? 0)
    for level in 0..<levels {
      var waiting: [String: [Int]] = [:]
      for index in new.indices.reversed() where freeNew[index] {
        if let key = new[index][level] { waiting[key, default: []].append(index) }
      }
      if waiting.isEmpty { continue }
      for index in old.indices where freeOld[index] {
        guard let key = old[index][level], let match = waiting[key]?.popLast() else { continue }
        freeOld[index] = false
        freeNew[match] = false
        pairs.append(Pair(old: index, new: match, level: level))
      }
    }
    pairs.sort { ($0.new, $0.old) < ($1.new, $1.old) }
    removed = old.indices.filter { freeOld[$0] }
    added = new.indices.filter { freeNew[$0] }
  }
}

/// Two sequences side by side, with what only one of them has.
struct SequenceAlignment {
  /// A place in the old sequence, the new one or both.
  typealias Step = (old: Int?, new: Int?)

  /// All elements of both, in order.
  private(set) var steps: [Step] = []

  /// The largest table of common subsequences; longer sequences are compared by their ends and as sets.
  private static let largestTable = 4_000_000

  /// Aligns two sequences by a longest common subsequence.
  ///
  /// - Complexity: O(old × new) at most, behind equal ends that cost nothing.
  init(_ old: [String], _ new: [String]) {
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    for index in 0..<head { steps.append((index, index)) }
    let before = head..<(old.count - tail)
    let after = head..<(new.count - tail)
    if before.count * after.count <= Self.largestTable {
      alignByTable(old, before, new, after)
    } else {
      alignByKeys(old, before, new, after)
    }
    for index in 0..<tail { steps.append((old.count - tail + index, new.count - tail + index)) }
  }

  private mutating func alignByTable(
    _ old: [String], _ before: Range<Int>, _ new: [String], _ after: Range<Int>
  ) {
    let width = after.count + 1
    var lengths = [Int32](repeating: 0, count: (before.count + 1) * width)
    for i in before.indices.reversed() {
      for j in after.indices.reversed() {
        let place = (i - before.lowerBound) * width + j - after.lowerBound
        lengths[place] =
          old[i] == new[j]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (i, j) = (before.lowerBound, after.lowerBound)
    while i < before.upperBound || j < after.upperBound {
      let place = (i - before.lowerBound) * width + j - after.lowerBound
      if i < before.upperBound, j < after.upperBound, old[i] == new[j] {
        steps.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if j >= after.upperBound
        || i < before.upperBound && lengths[place + width] >= lengths[place + 1]
      {
        steps.append((i, nil))
        i += 1
      } else {
        steps.append((nil, j))
        j += 1
      }
    }
  }

  private mutating func alignByKeys(
    _ old: [String], _ before: Range<Int>, _ new: [String], _ after: Range<Int>
  ) {
    let pairing = FactPairing(before.map { [old[$0]] }, after.map { [new[$0]] })
    for pair in pairing.pairs {
      steps.append((before.lowerBound + pair.old, after.lowerBound + pair.new))
    }
    for index in pairing.removed { steps.append((before.lowerBound + index, nil)) }
    for index in pairing.added { steps.append((nil, after.lowerBound + index)) }
  }

  /// The steps with each element that is gone joined to the one that stands in its place.
  func replacing(where isVersion: (Int, Int) -> Bool) -> [Step] {
    var result: [Step] = []
    var gone: [Int] = []
    var come: [Int] = []
    func settle() {
      for old in gone {
        if let place = come.firstIndex(where: { isVersion(old, $0) }) {
          result.append((old, come.remove(at: place)))
        } else {
          result.append((old, nil))
        }
      }
      for new in come { result.append((nil, new)) }
      (gone, come) = ([], [])
    }
    for step in steps {
      switch step {
      case (let old?, nil): gone.append(old)
      case (nil, let new?): come.append(new)
      default:
        settle()
        result.append(step)
      }
    }
    settle()
    return result
  }
}
