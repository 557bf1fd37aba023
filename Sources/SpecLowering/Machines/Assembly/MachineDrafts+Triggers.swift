import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes what a trigger compares in parentheses for the condition of the change: "send (count > 0)".
  mutating func settleComparisons() {
    for index in matrices.indices {
      for place in matrices[index].edges.indices {
        let edge = matrices[index].edges[place]
        guard edge.guardText == nil, let trigger = edge.trigger, trigger.text.utf8.last == 0x29,
          let found = TransitionLabel.compared(trigger.text)
        else { continue }
        matrices[index].edges[place].trigger = LocatedText(found.event, trigger.origin)
        matrices[index].edges[place].guardText = LocatedText(found.guardText, trigger.origin)
      }
    }
  }

  /// Takes a name in a chain for the trigger between its neighbours where other parts of the document say that it is
  /// one: "Settings → Start → Running" beside a diagram in which "Start" leads from one state to another.
  ///
  /// - Complexity: O(states + edges), and O(edges of a chain) for each such name in it.
  mutating func settleTriggersInChains() {
    guard matrices.count > 1 else { return }
    let places = triggerPlaces()
    guard !places.isEmpty else { return }
    let states = Set(states.map(\.key))
    var ends: [String: Set<Int>] = [:]
    for (index, matrix) in matrices.enumerated() {
      for edge in matrix.edges {
        ends[edge.target.key, default: []].insert(index)
        if let source = edge.source { ends[source.key, default: []].insert(index) }
      }
    }
    for index in matrices.indices where matrices[index].edges.count > 1 {
      let sources = Set(matrices[index].edges.compactMap { $0.source?.key })
      let names = Set(matrices[index].edges.map(\.target.key)).filter { name in
        sources.contains(name) && !states.contains(name) && ends[name] == [index]
          && places[name].map { $0 != [index] } == true
      }
      for name in names.sorted() { join(at: name, in: index) }
    }
  }

  /// What triggers changes, with the matrices of these.
  private func triggerPlaces() -> [String: Set<Int>] {
    var result: [String: Set<Int>] = [:]
    for (index, matrix) in matrices.enumerated() {
      for edge in matrix.edges {
        guard let text = edge.trigger?.text, text.utf8.count <= 40,
          case let name = text.prefix(while: { $0 != "," && $0 != "(" && $0 != "/" }),
          !name.isEmpty
        else { continue }
        result[Names.key(String(name)), default: []].insert(index)
      }
    }
    return result
  }

  /// Makes one change of the one that leads to a name and the one that leads on from it.
  private mutating func join(at name: String, in index: Int) {
    let edges = matrices[index].edges
    let before = edges.filter { $0.target.key == name }
    let behind = edges.filter { $0.source?.key == name }
    guard before.count == 1, behind.count == 1, before[0].trigger == nil, behind[0].trigger == nil,
      let place = edges.firstIndex(where: { $0.target.key == name })
    else { return }
    var joined = behind[0]
    joined.source = before[0].source
    joined.trigger = LocatedText(before[0].target.text, before[0].target.origin)
    matrices[index].edges[place] = joined
    matrices[index].edges.removeAll { $0.source?.key == name }
  }
}
