public import SpecModel

/// Runs of a machine told as a line: "Loading → Scan Complete → Default → Photo Tap → Photo Detail".
public enum MachineStory {
  /// The shortest run from a root to a state, with the trigger of each step; `nil` where no run enters it.
  ///
  /// - Complexity: O(length of the run).
  public static func run(
    to state: StateID, in machine: Machine, reach: Reachability
  ) -> String? {
    guard let path = reach.path(to: state, in: machine) else { return nil }
    guard let first = path.first else { return machine[state].name }
    var words = [MachineText.name(machine.transitions[first].source, in: machine)]
    for step in path { words += steps(of: machine.transitions[step], machine) }
    return words.joined(separator: " → ")
  }

  /// One change: "Default → Photo Tap → Photo Detail".
  public static func change(_ transition: Transition, in machine: Machine) -> String {
    ([MachineText.name(transition.source, in: machine)] + steps(of: transition, machine))
      .joined(separator: " → ")
  }

  /// The trigger with its guard, where there is one, and the state after it.
  private static func steps(of transition: Transition, _ machine: Machine) -> [String] {
    let name = machine[transition.target].name
    guard let trigger = transition.trigger?.text else { return [name] }
    return [trigger + (transition.guardText.map { " [\($0.text)]" } ?? ""), name]
  }
}
