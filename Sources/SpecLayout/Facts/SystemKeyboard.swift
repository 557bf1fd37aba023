/// The keys of the system's keyboard, which the app cannot change.
struct SystemKeyboard {
  private let facts: LayoutFacts
  private let keyboards: [Int]

  init(_ facts: LayoutFacts) {
    self.facts = facts
    keyboards = Array(
      facts.nodes.indices.lazy.filter { facts.nodes[$0].role == .keyboard }.prefix(8))
  }

  /// Whether an element stands in a keyboard; in a dump without parents, a key on one.
  func contains(_ node: Int) -> Bool {
    keyboards.contains { keyboard in
      if keyboard == node || facts.isAncestor(keyboard, of: node) { return true }
      guard facts.isFlat, facts.nodes[node].role == .key, let frame = facts.frames[node],
        let board = facts.frames[keyboard]
      else { return false }
      return board.contains(frame, slack: 1 + facts.edgeError)
    }
  }
}
