import SpecModel

/// Two versions of one machine with the states that are versions of one another.
struct MachinePair {
  /// Two states with different names that are taken for one.
  struct Renaming {
    var old: StateID
    var new: StateID
    var evidence: Change.Evidence
  }

  let old: Machine
  let new: Machine
  /// The new version of each old state.
  private(set) var forward: [StateID: StateID] = [:]
  /// The old version of each new state.
  private(set) var backward: [StateID: StateID] = [:]
  private(set) var renamings: [Renaming] = []

  init(old: Machine, new: Machine) {
    self.old = old
    self.new = new
    pairByNames()
    let finder = StateRenaming(self)
    for renaming in finder.find() {
      join(renaming.old, renaming.new)
      renamings.append(renaming)
    }
    renamings.sort { $0.new < $1.new }
  }

  private mutating func join(_ before: StateID, _ after: StateID) {
    forward[before] = after
    backward[after] = before
  }

  /// Pairs states by their keys, then by names of one that are other names of the other.
  private mutating func pairByNames() {
    var keys: [String: StateID] = [:]
    for id in new.stateIDs where keys[new[id].key] == nil { keys[new[id].key] = id }
    for id in old.stateIDs {
      if let match = keys[old[id].key], backward[match] == nil { join(id, match) }
    }
    var names: [String: StateID] = [:]
    for id in new.stateIDs.reversed() where backward[id] == nil {
      for name in Self.names(of: new[id]) { names[name] = id }
    }
    for id in old.stateIDs where forward[id] == nil {
      let match = Self.names(of: old[id]).lazy.compactMap { names[$0] }.first
      guard let match, backward[match] == nil else { continue }
      join(id, match)
      if Self.key(old[id].name) != Self.key(new[match].name) {
        renamings.append(
          Renaming(
            old: id, new: match,
            evidence: .init(.high, Self.reason(old[id], new[match]))))
      }
    }
  }

  /// What the names of two states have in common.
  private static func reason(_ old: State, _ new: State) -> String {
    let before = names(of: old)
    let after = names(of: new)
    if before.contains(key(new.name)) || after.contains(key(old.name)) {
      return "one of the documents has both names for the state"
    }
    let shared = old.aliases.first { after.contains(key($0.text)) }
    return "both are called '\(shared?.text ?? "")' too"
  }

  /// The names of a state as they are compared, the first name first.
  static func names(of state: State) -> [String] {
    ([state.name] + state.aliases.map(\.text)).map(key)
  }

  /// A name of a state as it is compared.
  static func key(_ name: String) -> String { Names.key(Notation.normalized(name)) }

  /// Old states without a new version.
  var removed: [StateID] { old.stateIDs.filter { forward[$0] == nil } }
  /// New states without an old version.
  var added: [StateID] { new.stateIDs.filter { backward[$0] == nil } }

  /// A name for a state that is the same for both versions of it.
  func label(_ state: StateID?, isOld: Bool) -> String {
    guard let state else { return "*" }
    if isOld { return forward[state].map { "\($0.index)" } ?? "-\(state.index)" }
    return "\(state.index)"
  }
}

/// Finds the machines of two documents that are versions of one another.
struct MachinePairing {
  private(set) var pairs: [MachinePair] = []
  private(set) var removed: [Machine] = []
  private(set) var added: [Machine] = []

  /// Pairs machines by key, then by the states that they share, then the last two that are left.
  init(_ old: [Machine], _ new: [Machine]) {
    // What is concluded from entry conditions alone follows from the states that have them.
    let before = old.map(\.withoutArrivals)
    let after = new.map(\.withoutArrivals)
    var freeOld = Array(before.indices)
    var freeNew = Array(after.indices)
    var found: [(old: Int, new: Int)] = []
    func join(_ o: Int, _ n: Int) {
      found.append((o, n))
      freeOld.removeAll { $0 == o }
      freeNew.removeAll { $0 == n }
    }
    let oldKeys = before.map { Set($0.states.map(\.key)) }
    let newKeys = after.map { Set($0.states.map(\.key)) }
    for o in freeOld {
      let match = freeNew.first { after[$0].key == before[o].key }
      if let match, Self.overlap(oldKeys[o], newKeys[match]) > 0 || freeOld.count == 1 {
        join(o, match)
      }
    }
    var scores: [(score: Double, old: Int, new: Int)] = []
    for o in freeOld {
      for n in freeNew {
        let score = Self.overlap(oldKeys[o], newKeys[n])
        if score >= 0.3 { scores.append((score, o, n)) }
      }
    }
    scores.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    for score in scores where freeOld.contains(score.old) && freeNew.contains(score.new) {
      join(score.old, score.new)
    }
    if freeOld.count == 1, freeNew.count == 1,
      before[freeOld[0]].key == after[freeNew[0]].key
        || Self.overlap(oldKeys[freeOld[0]], newKeys[freeNew[0]]) > 0
        || before.count == 1 && after.count == 1
    {
      join(freeOld[0], freeNew[0])
    }
    pairs = found.sorted { $0.new < $1.new }.map {
      MachinePair(old: before[$0.old], new: after[$0.new])
    }
    removed = freeOld.map { before[$0] }
    added = freeNew.map { after[$0] }
  }

  /// The share of states, by their keys, that two machines have in common.
  private static func overlap(_ before: Set<String>, _ after: Set<String>) -> Double {
    let common = before.intersection(after).count
    let all = before.count + after.count - common
    return all == 0 ? 0 : Double(common) / Double(all)
  }
}
