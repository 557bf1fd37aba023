import SpecModel

/// Finds states that have a new name: the same ways in and out, a similar name, the same place among the others.
struct StateRenaming {
  private struct Candidate {
    var score: Double
    var ways: Double
    var name: Double
    var place: Double
    var old: StateID
    var new: StateID
  }

  private let pair: MachinePair
  private let oldWays: [StateID: Set<String>]
  private let newWays: [StateID: Set<String>]

  init(_ pair: MachinePair) {
    self.pair = pair
    oldWays = Self.ways(of: pair.old, Set(pair.removed)) { pair.label($0, isOld: true) }
    newWays = Self.ways(of: pair.new, Set(pair.added)) { pair.label($0, isOld: false) }
  }

  /// The ways into and out of states; states that may themselves have a new name are left open.
  private static func ways(
    of machine: Machine, _ open: Set<StateID>, _ label: (StateID?) -> String
  ) -> [StateID: Set<String>] {
    var result: [StateID: Set<String>] = [:]
    for transition in machine.transitions {
      // A row for two triggers is a way for each.
      let listed = transition.triggerAlternatives
      let triggers = (listed.count > 1 ? Array(listed.dropFirst()) : listed).map(Wording.fold)
      func name(_ state: StateID?, _ own: StateID) -> String {
        if state == own { return "itself" }
        return state.map(open.contains) == true ? "?" : label(state)
      }
      for trigger in triggers.isEmpty ? [""] : triggers {
        if let source = transition.source, open.contains(source) {
          result[source, default: []].insert("out|\(trigger)|\(name(transition.target, source))")
        }
        if open.contains(transition.target) {
          result[transition.target, default: []]
            .insert("in|\(trigger)|\(name(transition.source, transition.target))")
        }
      }
    }
    return result
  }

  /// The renamings, the surest first; each state has one at most.
  ///
  /// - Complexity: O(removed × added states), where those are many only pairs that share a way.
  func find() -> [MachinePair.Renaming] {
    let removed = pair.removed
    let added = pair.added
    let isSmall = removed.count * max(1, added.count) <= Self.largestProduct
    let byWay = isSmall ? [:] : sharers(of: added)
    var candidates: [Candidate] = []
    for old in removed {
      let others =
        isSmall ? added : Set((oldWays[old] ?? []).flatMap { byWay[$0] ?? [] }).sorted()
      for new in others {
        if let candidate = candidate(old, new) { candidates.append(candidate) }
      }
    }
    candidates.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    var takenOld: Set<StateID> = []
    var takenNew: Set<StateID> = []
    var result: [MachinePair.Renaming] = []
    for candidate in candidates
    where !takenOld.contains(candidate.old) && !takenNew.contains(candidate.new) {
      takenOld.insert(candidate.old)
      takenNew.insert(candidate.new)
      result.append(
        .init(old: candidate.old, new: candidate.new, evidence: Self.evidence(candidate)))
    }
    return result
  }

  /// So many pairs are all looked at.
  private static let largestProduct = 40_000

  /// The states behind each way; ways that very many states have tell none from another.
  private func sharers(of states: [StateID]) -> [String: [StateID]] {
    var result: [String: [StateID]] = [:]
    for state in states {
      for way in newWays[state] ?? [] { result[way, default: []].append(state) }
    }
    return result.filter { $0.value.count <= 50 }
  }

  private func candidate(_ old: StateID, _ new: StateID) -> Candidate? {
    let before = oldWays[old] ?? []
    let after = newWays[new] ?? []
    let all = before.union(after).count
    let common = before.intersection(after).count
    let ways = all == 0 ? 0 : Double(common) / Double(all)
    let name = Wording.nameSimilarity(pair.old[old].name, pair.new[new].name)
    let place = self.place(old, new)
    let score =
      all == 0 ? 0.65 * name + 0.35 * place : 0.55 * ways + 0.3 * name + 0.15 * place
    // One way alone, as "Close" back home, is what many states share.
    let isThin = all < 2 && name < 0.3 && place < 1
    guard score >= 0.5, ways >= 0.5 || name >= 0.5, !isThin else { return nil }
    return Candidate(score: score, ways: ways, name: name, place: place, old: old, new: new)
  }

  /// How far the neighbours in the order of the states are the same.
  private func place(_ old: StateID, _ new: StateID) -> Double {
    func isSame(_ before: Int, _ after: Int) -> Bool {
      let isOldThere = pair.old.states.indices.contains(before)
      let isNewThere = pair.new.states.indices.contains(after)
      guard isOldThere, isNewThere else { return isOldThere == isNewThere }
      return pair.forward[StateID(before)] == StateID(after)
    }
    return (isSame(old.index - 1, new.index - 1) ? 0.5 : 0)
      + (isSame(old.index + 1, new.index + 1) ? 0.5 : 0)
  }

  private static func evidence(_ candidate: Candidate) -> Change.Evidence {
    var reasons: [String] = []
    if candidate.ways >= 1 {
      reasons.append("the same ways in and out")
    } else if candidate.ways >= 0.5 {
      reasons.append("\(Int(candidate.ways * 100)) % of the ways in and out")
    }
    if candidate.name >= 0.5 { reasons.append("a similar name") }
    if candidate.place >= 1 { reasons.append("the same place among the states") }
    return .init(
      candidate.score >= 0.75 ? .high : .medium, reasons.joined(separator: ", "))
  }
}
