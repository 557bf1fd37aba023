import SpecModel
import SpecText

/// Which state of a spec a statement belongs to: the one whose section holds it.
struct StateSections: Sendable {
  private var sections: [FileID: [(range: SourceRange, name: String)]] = [:]

  init(_ specs: [SpecDocument]) {
    for state in specs.flatMap(\.machines).flatMap(\.states) {
      guard let section = state.section else { continue }
      sections[section.file, default: []].append((section.range, state.name))
    }
  }

  /// The name of the innermost state whose section holds a place; `nil` where none does.
  ///
  /// - Complexity: O(states of the document).
  func state(of origin: Origin) -> String? {
    sections[origin.file]?.filter { $0.range.contains(origin.range) }
      .min { $0.range.count < $1.range.count }?.name
  }
}
