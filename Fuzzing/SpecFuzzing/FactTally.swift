import SpecModel
import SpecText
import SpecWorkspace

/// The facts of a document as texts without places, to be compared with those of another spelling.
public struct FactTally: Sendable {
  /// The facts of each kind, each as often as it occurs.
  public private(set) var facts: [String: [String: Int]] = [:]

  /// Compiles a document and lists its facts.
  public init(_ bytes: ContiguousArray<UInt8>) {
    for spec in Workspace(files: [(path: "a.md", bytes: bytes)]).specs {
      for machine in spec.machines { add(machine) }
      for token in spec.tokens { add("tokens", "\(token.name) = \(token.value)") }
      for fact in spec.durations { add("durations", "\(fact.quantity)") }
    }
  }

  private mutating func add(_ machine: Machine) {
    for state in machine.states { add("states", state.name) }
    for transition in machine.transitions {
      let source = transition.source.map { machine[$0].name } ?? "*"
      let target = machine[transition.target].name
      add("transitions", "\(source) → \(target): \(transition.trigger?.text ?? "")")
    }
  }

  private mutating func add(_ kind: String, _ fact: String) {
    facts[kind, default: [:]][fact, default: 0] += 1
  }

  /// Adds the facts of another document.
  public mutating func add(_ other: FactTally, of document: String) {
    for (kind, counts) in other.facts {
      for (fact, count) in counts { facts[kind, default: [:]]["\(document) \(fact)"] = count }
    }
  }

  /// How far two tallies agree in a kind: the harmonic mean of precision and recall, 1 where both are empty.
  public func agreement(with other: FactTally, in kind: String) -> Double {
    let mine = facts[kind] ?? [:]
    let theirs = other.facts[kind] ?? [:]
    let common = mine.reduce(0) { $0 + min($1.value, theirs[$1.key] ?? 0) }
    let all = mine.values.reduce(0, +) + theirs.values.reduce(0, +)
    return all == 0 ? 1 : 2 * Double(common) / Double(all)
  }

  /// The facts that one tally has and the other has not, for the message of a test.
  public func difference(from other: FactTally, in kind: String) -> [String] {
    let mine = facts[kind] ?? [:]
    let theirs = other.facts[kind] ?? [:]
    return mine.filter { $0.value > theirs[$0.key] ?? 0 }.map { "- \($0.key)" }.sorted()
      + theirs.filter { $0.value > mine[$0.key] ?? 0 }.map { "+ \($0.key)" }.sorted()
  }
}
