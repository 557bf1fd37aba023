import SpecModel
import SpecSyntax
import SpecText

/// Finds the groups of states that matrices speak of, by an index of the names that each group has.
struct MatrixHomes {
  /// The keys of each group.
  private var keys: [Set<String>] = []
  private var starts: [UInt32] = []
  /// The groups that have a key.
  private var holders: [String: [Int]] = [:]
  /// The groups of a screen.
  private var groups: [Int: [Int]] = [:]
  /// How many names of the matrix at hand each group has; all zero between two of them.
  private var common: [Int] = []

  /// The number of groups.
  var count: Int { keys.count }

  /// Adds the next group.
  mutating func add(_ group: MachineScopes.Group) {
    groups[group.screen, default: []].append(keys.count)
    keys.append([])
    common.append(0)
    starts.append(group.origin.range.start)
    add(group.states, to: keys.count - 1)
  }

  /// Adds states to a group.
  mutating func add(_ states: [StateDraft], to group: Int) {
    for state in states {
      add(state.key, to: group)
      // "Payout (lost)" is the end of a change beside "Payout (won)".
      if state.qualifier != nil { add(Names.key(state.fullName), to: group) }
    }
  }

  private mutating func add(_ key: String, to group: Int) {
    guard keys[group].insert(key).inserted else { return }
    holders[key, default: []].append(group)
  }

  /// The group whose states a matrix speaks of: most names in common, at least half of them, then the nearest above.
  ///
  /// - Complexity: O(groups that have one of its names).
  mutating func home(of matrix: MatrixDraft, in document: Document) -> Int? {
    let names = MachineScopes.keys(of: matrix)
    let around = Set(
      document.path(ofSection: matrix.section).flatMap { groups[$0] ?? [] })
    var candidates = around
    for name in names {
      for group in holders[name] ?? [] {
        if common[group] == 0 { candidates.insert(group) }
        common[group] += 1
      }
    }
    var best: (index: Int, score: Int)?
    for index in candidates.sorted() {
      let (shared, isAround) = (common[index], around.contains(index))
      common[index] = 0
      guard isAround || shared * 2 >= names.count else { continue }
      let isBefore = starts[index] <= matrix.origin.range.start
      let score = shared * 4 + (isAround ? 2 : 0) + (isBefore ? 1 : 0)
      if score >= best?.score ?? 0 { best = (index, score) }
    }
    return best?.index
  }
}
