import SpecModel

/// Concurrent parts of composite states.
///
/// While a session is in such a state, `Stream.states` holds all of it, and `Stream.parts` where each part is known to
/// be: the set of possible configurations is the product of the parts, for no row joins two of them.
extension Monitor {
  /// The states that may be active: those of parts that are known to be elsewhere are left out.
  func active(_ stream: SessionState.Stream, _ machine: Int) -> StateSet {
    guard !machines[machine].parts.isEmpty else { return stream.states }
    var result = stream.states
    for (index, part) in stream.configuration.parts {
      let all = machines[machine].parts[index].states
      result = result.filter { !all.contains($0) || part.states.contains($0) }
    }
    return result
  }

  /// Where a session is as far as it concerns a step: within the part that the step leaves.
  func place(
    of stream: SessionState.Stream, for judgement: StepJudgement, _ machine: Int
  ) -> StateSet {
    let active = active(stream, machine)
    guard !machines[machine].parts.isEmpty,
      let index = machines[machine].part(of: judgement.source)
    else { return active }
    let inside = active.intersection(machines[machine].parts[index].states)
    return inside.isEmpty ? active : inside
  }

  /// Puts a session into states of one part.
  func enterPart(
    _ states: StateSet, _ name: NameID, _ machine: Int, in stream: inout SessionState.Stream
  ) {
    guard !machines[machine].parts.isEmpty else { return }
    let compiled = machines[machine]
    // What lies outside of the states that are entered is left.
    stream.configuration.parts = stream.configuration.parts.filter {
      states.isSubset(of: compiled.parts[$0.key].whole)
    }
    guard let index = compiled.part(of: states) else { return }
    stream.configuration.parts[index] = (states, name)
    stream.states = compiled.parts[index].whole
    // Parts around the part are in the state that holds it.
    for (outer, part) in compiled.parts.enumerated()
    where outer != index && compiled.parts[index].whole.isSubset(of: part.states) {
      stream.configuration.parts[outer] = (compiled.parts[index].whole, NameTable.none)
      stream.states = stream.states.union(part.whole)
    }
  }

  /// Puts a session into states that nothing shows; concurrent parts that begin in some of their states are in these.
  func enter(_ states: StateSet, _ machine: Int, in stream: inout SessionState.Stream) {
    stream.states = states
    guard !machines[machine].parts.isEmpty else { return }
    let compiled = machines[machine]
    enterPart(states, NameTable.none, machine, in: &stream)
    guard compiled.part(of: states) == nil else { return }
    for (index, part) in compiled.parts.enumerated() {
      let inside = states.intersection(part.states)
      guard !inside.isEmpty else { continue }
      stream.configuration.parts[index] =
        inside == part.states ? nil : (inside, NameTable.none)
      stream.states.formUnion(part.whole)
    }
  }

  /// The name of the state that a state line leaves: of the part that it shows, or of the screen.
  func shownName(
    before states: StateSet, _ stream: SessionState.Stream, _ machine: Int
  ) -> NameID {
    guard let index = machines[machine].part(of: states),
      let part = stream.configuration.parts[index]
    else {
      return stream.name
    }
    return part.name
  }

  /// The single states of a list that are active at once, the innermost of each; `nil` where it is no list, or one
  /// with a name that the machine does not know.
  mutating func configuration(
    _ name: NameID, _ machine: Int
  ) -> [(name: NameID, states: StateSet)]? {
    let names = JoinedNames.names(log.names[name])
    guard names.count > 1 else { return nil }
    var found: [(name: NameID, states: StateSet)] = []
    for name in names {
      let id = log.names.intern(name)
      guard let match = tables[machine].match(id, log.names) else { return nil }
      if !match.states.isSubset(of: machines[machine].modes) { found.append((id, match.states)) }
    }
    return found.enumerated().filter { place, entry in
      !found.enumerated().contains { other, inner in
        inner.states.isSubset(of: entry.states) && (inner.states != entry.states || other < place)
      }
    }.map(\.element)
  }

  /// Takes a list of states: each of them shows where its part is, and no two of one part are active at once.
  mutating func showConfiguration(
    _ names: [(name: NameID, states: StateSet)], _ event: TraceEvent, _ machine: Int,
    in state: inout SessionState
  ) {
    let parts = machines[machine].parts
    func areConcurrent(_ a: StateSet, _ b: StateSet) -> Bool {
      parts.indices.contains { first in
        a.isSubset(of: parts[first].states)
          && parts.indices.contains {
            $0 != first && parts[$0].whole == parts[first].whole && b.isSubset(of: parts[$0].states)
          }
      }
    }
    for (index, first) in names.enumerated() {
      for second in names[(index + 1)...] where !areConcurrent(first.states, second.states) {
        showUnknown(event, machine, in: &state)
        return
      }
    }
    for (name, _) in names {
      var single = event
      single.target = name
      showState(single, in: &state)
    }
  }

  /// Lets a trigger take the rows that lie within parts, each part its own; true where it does nothing else.
  mutating func followParts(
    _ taken: inout [Int], _ event: TraceEvent, _ machine: Int, in state: inout SessionState
  ) -> Bool {
    let compiled = machines[machine]
    var rows: [Int: [Int]] = [:]
    for edge in taken {
      let ends = compiled.edges[edge].source.union(compiled.edges[edge].target)
      if let part = compiled.part(of: ends) { rows[part, default: []].append(edge) }
    }
    guard !rows.isEmpty else { return false }
    var stream = stream(machine, state)
    let active = active(stream, machine)
    for (part, edges) in rows.sorted(by: { $0.key < $1.key }) {
      let targets = edges.reduce(into: StateSet()) {
        $0.formUnion(compiled.states(behind: $1, from: active))
      }
      let names = compiled.outermost(targets)
      let name = names.count == 1 ? stateNames[machine][names[0]] : NameTable.none
      stream.configuration.parts[part] = (targets, name)
      stream.states = stream.isKnown ? stream.states : compiled.parts[part].whole
      for state in names where names.count == 1 { tally.machines[machine].visited.insert(state) }
      if edges.count == 1 { cover(edges[0], after: -1, machine) }
    }
    stream.isKnown = true
    stream.line = event.line
    state.streams[machine] = stream
    tally.counts[plan.matrices[machine]].pass += 1
    taken.removeAll { edge in rows.values.contains { $0.contains(edge) } }
    return taken.isEmpty
  }
}
