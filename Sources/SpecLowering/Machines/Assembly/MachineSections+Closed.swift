import SpecModel
import SpecSyntax
import SpecText

/// Sections that share no name: "Today card" and "Snooze sheet", each with its states and their changes.
extension MachineSections {
  /// The neighbouring sections that hold all that a document tells of states, each with states of its own and a matrix
  /// over them, where no two have a name in common; empty where that is not so.
  ///
  /// - Complexity: O(sections × depth + (states + matrices) × (depth × log sections)).
  static func closed(_ drafts: MachineDrafts, in document: Document) -> [Int] {
    guard drafts.matrices.count > 1, drafts.states.count > 3,
      drafts.states.allSatisfy({ !$0.isScreen && $0.diagram == nil })
    else { return [] }
    let places = drafts.states.map(\.origin.range.start) + drafts.matrices.map(\.origin.range.start)
    guard let sections = parting(places, document) else { return [] }
    let starts = sections.map { range(of: $0, in: document).lowerBound }
    func part(_ origin: Origin) -> Int {
      starts.partitionPoint { $0 <= origin.range.start } - 1
    }
    var declared = [Set<String>](repeating: [], count: sections.count)
    var told = declared
    for state in drafts.states where state.provenance == .declared {
      declared[part(state.origin)].insert(state.key)
    }
    for matrix in drafts.matrices {
      let keys = MachineScopes.keys(of: matrix)
      let own = keys.intersection(declared[part(matrix.origin)])
      guard own.count > 1, own.count * 2 >= keys.count else { return [] }
      told[part(matrix.origin)].formUnion(keys)
    }
    var known: Set<String> = []
    for place in sections.indices {
      let names = declared[place].union(told[place])
      guard declared[place].count > 1, !told[place].isEmpty, known.isDisjoint(with: names) else {
        return []
      }
      known.formUnion(names)
    }
    return sections
  }

  /// The sections right below the deepest one that holds all places, each with some of them; `nil` where a place stands in
  /// none or there is only one.
  private static func parting(_ places: [UInt32], _ document: Document) -> [Int]? {
    var children: [Int32: [Int]] = [:]
    for section in document.sections.indices.dropFirst() {
      children[document.sections[section].parent, default: []].append(section)
    }
    var parent: Int32 = 0
    while let all = children[parent] {
      let ranges = all.map { range(of: $0, in: document) }
      let starts = ranges.map(\.lowerBound)
      var used: Set<Int> = []
      for place in places {
        let child = starts.partitionPoint { $0 <= place } - 1
        guard child >= 0, ranges[child].contains(place) else { return nil }
        used.insert(child)
      }
      if used.count > 1 { return used.sorted().map { all[$0] } }
      guard let only = used.first else { return nil }
      parent = Int32(all[only])
    }
    return nil
  }
}
