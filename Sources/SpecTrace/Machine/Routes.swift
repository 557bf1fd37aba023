import SpecModel

extension CompiledMachine {
  /// The shortest way over rows; empty where the states meet, `nil` where there is none.
  func route(from start: StateSet, to goal: StateSet) -> [Int]? {
    if start.meets(goal) { return [] }
    var reached = start
    var parents: [Int: Int] = [:]
    var frontier: [(edge: Int, states: StateSet)] = [(-1, start)]
    while !frontier.isEmpty {
      var next: [(edge: Int, states: StateSet)] = []
      for (last, states) in frontier {
        for index in edges.indices
        where edges[index].source.meets(states) && !edges[index].target.isSubset(of: reached) {
          reached.formUnion(edges[index].target)
          parents[index] = last
          if edges[index].target.meets(goal) { return path(to: index, parents) }
          next.append((index, edges[index].target))
        }
      }
      frontier = next
    }
    return nil
  }

  private func path(to last: Int, _ parents: [Int: Int]) -> [Int] {
    var result = [last]
    while let parent = parents[result[0]], parent >= 0 { result.insert(parent, at: 0) }
    return result
  }

  /// The name of the state that a row enters, or what stands for the state before.
  func target(_ edge: Int) -> String {
    edges[edge].isHistory
      ? "previous state" : name(machine.transitions[edges[edge].transition].target.index)
  }

  /// The trigger of a row as written.
  func trigger(_ edge: Int) -> String? { machine.transitions[edges[edge].transition].trigger?.text }
}
