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
  ///
  /// - Parameter source: the text of the document; without it no row of a table is that of a state.
  init(_ spec: SpecDocument, source: SourceText? = nil) {
    var found: [(range: SourceRange, state: String)] = []
    for machine in spec.machines {
      for state in machine.states {
        if let section = state.section {
          found.append((section.range, state.key))
        } else if let source, let row = Self.row(of: state, in: source) {
          found.append((row, state.key))
        }
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

  /// The row of a table whose first cell declares a state.
  private static func row(of state: State, in source: SourceText) -> SourceRange? {
    let bytes = source.bytes
    let place = Int(state.origin.range.start)
    guard state.provenance == .declared, bytes.indices.contains(place) else { return nil }
    var start = place
    while start > 0, place - start < 80, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x7C {
      start -= 1
    }
    guard start > 0, bytes[start - 1] == 0x7C else { return nil }
    let bar = start - 1
    start = bar
    while start > 0, bar - start < 8, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    guard start == 0 || bytes[start - 1] == 0x0A else { return nil }
    var end = place
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return SourceRange(start, end)
  }

  /// The key of the state in whose section, or in whose row of a table, a place lies, the innermost first.
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
