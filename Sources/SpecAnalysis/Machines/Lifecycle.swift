public import SpecModel

/// Tells machines that run in circles from those that begin, go on and end.
///
/// An order is placed, paid and sent, and then nothing follows; a screen is left and entered again. The last states of
/// the former are ends, although no table calls them so.
public struct Lifecycle: Sendable {
  /// For each state whether it lies on a circle of declared rows, or between two of them, by state index.
  private let isCircling: [Bool]
  /// Whether a run begins on a circle.
  private let beginsInCircle: Bool
  /// For each state whether a declared row leads from it to a circle on which most states lie, by state index.
  private let entersMainCircle: [Bool]

  /// Reads the declared rows of a machine.
  ///
  /// - Complexity: O(states + transitions): states without a way in or without a way out are taken away until none is left.
  public init(_ machine: Machine, roots: [StateID]) {
    let count = machine.states.count
    var next = Array(repeating: [Int](), count: count)
    var previous = next
    for transition in machine.transitions where transition.matrix != nil {
      guard let source = transition.source?.index, source != transition.target.index else {
        continue
      }
      next[source].append(transition.target.index)
      previous[transition.target.index].append(source)
    }
    var ways = next.map(\.count)
    var entries = previous.map(\.count)
    var isLeft = Array(repeating: true, count: count)
    var queue = (0..<count).filter { ways[$0] == 0 || entries[$0] == 0 }
    for state in queue { isLeft[state] = false }
    while let state = queue.popLast() {
      for other in next[state] where isLeft[other] {
        entries[other] -= 1
        if entries[other] == 0 {
          isLeft[other] = false
          queue.append(other)
        }
      }
      for other in previous[state] where isLeft[other] {
        ways[other] -= 1
        if ways[other] == 0 {
          isLeft[other] = false
          queue.append(other)
        }
      }
    }
    isCircling = isLeft
    let isMain = isLeft.count { $0 } * 2 > count
    entersMainCircle = next.map { targets in isMain && targets.contains { isLeft[$0] } }
    beginsInCircle = roots.contains { isLeft.indices.contains($0.index) && isLeft[$0.index] }
  }

  /// Whether a state without a way out, entered by a transition, is where a run ends as meant.
  public func endsAsMeant(after entry: Transition) -> Bool {
    guard !beginsInCircle else { return false }
    guard let source = entry.source?.index, isCircling.indices.contains(source) else { return true }
    // Of two ways out of a start one leads to the screens between which people move, the other one nowhere.
    return !isCircling[source] && !entersMainCircle[source]
  }
}
