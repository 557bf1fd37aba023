import SpecModel
import SpecText

/// Finds the state that a place in a document speaks of.
///
/// - Complexity: O(log states + nesting) per place.
struct StateLookup {
  private struct Section {
    var range: SourceRange
    var state: String
    var parent: Int
  }

  private var sections: [Section] = []
  private var keysByName: [String: String] = [:]

  /// Prepares the look-up for the states of all machines of a document.
  init(_ spec: SpecDocument) {
    var found: [(range: SourceRange, state: String)] = []
    for machine in spec.machines {
      for state in machine.states {
        if let section = state.section { found.append((section.range, state.key)) }
        for name in [state.name] + state.aliases.map(\.text) {
          let key = Names.key(name)
          if keysByName[key] == nil { keysByName[key] = state.key }
        }
      }
    }
    found.sort {
      ($0.range.start, $1.range.end, $0.state) < ($1.range.start, $0.range.end, $1.state)
    }
    var open: [Int] = []
    for (range, state) in found {
      while let last = open.last, sections[last].range.end <= range.start { open.removeLast() }
      sections.append(Section(range: range, state: state, parent: open.last ?? -1))
      open.append(sections.count - 1)
    }
  }

  /// The key of the state in whose section a place lies, the innermost first.
  func state(at origin: Origin) -> String? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].range.start <= origin.range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var index = low - 1
    while index >= 0 {
      if sections[index].range.contains(origin.range) { return sections[index].state }
      index = sections[index].parent
    }
    return nil
  }

  /// The key of the state with a name.
  func state(named name: String) -> String? { keysByName[Names.key(name)] }
}
