import SpecModel

/// The changes into a state and out of it.
struct Ways {
  /// The changes that enter it, in the order of the document.
  let into: [Transition]
  /// The changes that leave it; those from any state are left out.
  let outOf: [Transition]

  /// - Complexity: O(transitions).
  init(_ machine: Machine, _ state: StateID) {
    let told = machine.transitions.filter { !$0.isArrival }
    into = told.filter { $0.target == state }
    outOf =
      told.filter { $0.source == state }
      + machine.histories.filter { $0.source == state }.map(\.transition)
  }

  /// The two numbers: "3 in · 0 out".
  var summary: String { "\(into.count) in · \(outOf.count) out" }
}
