import SpecModel
import SpecText

/// A change of a machine that something may ask for.
struct Change: Sendable {
  /// The states that are left, and those that are entered.
  var source: StateSet
  var target: StateSet
  /// The rows that may have been taken.
  var edges: [Int]
  /// When the target is reached.
  var time: Double
}

/// What a screen reader must be told, and on entering which states or taking which rows.
struct Announcement: Sendable {
  /// The texts of which one is announced; any text where there are none.
  var texts: [AnnouncedText]
  /// For each machine, the states whose entry is announced, each with the states inside it.
  var states: [Int: [StateSet]] = [:]
  /// For each machine, the rows whose steps are announced.
  var edges: [Int: [Int]] = [:]

  /// Whether a state or row asks for it, so that its absence can be told.
  var isAsked: Bool { !states.isEmpty || !edges.isEmpty }

  /// For each machine, all states whose entry is announced.
  var allStates: [Int: StateSet] {
    states.mapValues { $0.reduce(into: StateSet()) { $0.formUnion($1) } }
  }

  /// The texts in words: '"Loading photos" or "Please wait"'.
  var text: String {
    texts.isEmpty
      ? "an announcement" : texts.map { "\"\($0.written)\"" }.joined(separator: " or ")
  }

  /// Whether a change asks for it: one that comes into a state from elsewhere, or takes a row.
  func isAsked(by machine: Int, _ change: Change) -> Bool {
    let enters = states[machine]?.contains {
      change.target.isSubset(of: $0) && !change.source.isSubset(of: $0)
    }
    if enters == true { return true }
    return edges[machine].map { asking in change.edges.contains { asking.contains($0) } } ?? false
  }
}
