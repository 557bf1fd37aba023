import SpecModel

/// How a name of the trace was taken for a state or trigger of the spec.
enum NameRule: String, Sendable, Hashable {
  /// The spec's own spelling, an alias of it, or a pinned binding.
  case exact
  /// The same words, apart from case, marks and filler words.
  case folded
  /// A name that the compiler joined with the state.
  case joined
  /// A path into nested states or a list of states.
  case nested
}

/// Finds the states that names of a trace stand for.
struct StateNames: Sendable {
  /// What a name stands for.
  struct Match: Sendable {
    /// The states that may be meant: a composite state stands for all inside it.
    var states: StateSet
    /// The states that are named, for coverage.
    var named: [Int]
    /// The rule that found them.
    var rule: NameRule
  }

  private let closures: [StateSet]
  private let parts: [CompiledMachine.Part]
  private let machine: Machine
  private let bindings: [String: String]
  private var exact: [String: [Int]] = [:]
  private var folded: [String: [Int]] = [:]
  private var joined: [String: [Int]] = [:]

  /// Prepares the names of a machine.
  init(_ compiled: CompiledMachine, bindings: [String: String]) {
    closures = compiled.closures
    parts = compiled.parts
    machine = compiled.machine
    self.bindings = bindings
    for (index, state) in machine.states.enumerated() {
      for name in [state.name] + state.aliases.map(\.text) {
        Self.add(index, to: &exact[name, default: []])
        Self.add(index, to: &folded[Names.key(name), default: []])
      }
      Self.add(index, to: &folded[state.key, default: []])
    }
    for match in machine.matches where match.rule != .ambiguous {
      for state in match.states where machine.states.indices.contains(state.index) {
        Self.add(state.index, to: &joined[Names.key(match.name.text), default: []])
      }
    }
  }

  private static func add(_ state: Int, to list: inout [Int]) {
    if !list.contains(state) { list.append(state) }
  }

  /// The states that a name stands for; `nil` where the machine knows none.
  func match(_ name: String) -> Match? {
    if let bound = bindings[name], bound != name, var match = single(bound) {
      match.rule = .exact
      return match
    }
    if let match = single(name) { return match }
    let parts = JoinedNames.names(name)
    if parts.count > 1 { return list(parts) }
    return path(name)
  }

  private func single(_ name: String) -> Match? {
    if let states = exact[name] { return match(states, .exact) }
    let key = Names.key(name)
    guard !key.isEmpty else { return nil }
    if let states = folded[key] { return match(states, .folded) }
    return joined[key].map { match($0, .joined) }
  }

  private func match(_ states: [Int], _ rule: NameRule) -> Match {
    var set = StateSet()
    for state in states { set.formUnion(closures[state]) }
    return Match(states: set, named: states, rule: rule)
  }

  /// "Outer/Inner": the innermost part that the machine knows, inside what comes before it.
  private func path(_ name: String) -> Match? {
    var found: Match?
    for part in name.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == ">" }) {
      guard let inner = single(String(part)) else { continue }
      guard let outer = found else {
        found = inner
        continue
      }
      let both = inner.states.intersection(outer.states)
      if both.isEmpty { continue }
      found = Match(states: both, named: inner.named.filter(both.contains), rule: .nested)
    }
    found?.rule = .nested
    return found
  }

  /// States that are active at once: orthogonal modes say nothing about the exclusive states, of which two are never
  /// active at once but in concurrent parts.
  private func list(_ parts: [String]) -> Match? {
    var states = StateSet()
    var named: [Int] = []
    for part in parts {
      guard let match = match(part) else { return nil }
      let exclusive = match.named.filter { !machine.states[$0].isMode }
      guard !exclusive.isEmpty else { continue }
      // An outer state that is listed beside an inner one adds nothing.
      let both = states.intersection(match.states)
      if both.isEmpty, !states.isEmpty, !areConcurrent(states, match.states) { return nil }
      states = both.isEmpty ? states.union(match.states) : both
      named += exclusive
    }
    guard !states.isEmpty else { return nil }
    return Match(states: states, named: named, rule: .nested)
  }

  /// Whether states may be active beside others that none of them is: in a part that holds none of those.
  private func areConcurrent(_ states: StateSet, _ other: StateSet) -> Bool {
    parts.contains { part in
      other.isSubset(of: part.states) && !states.meets(part.states)
        && parts.contains { $0.whole == part.whole && states.meets($0.states) }
    }
  }
}
