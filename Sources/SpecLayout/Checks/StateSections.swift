import SpecModel
import SpecText

/// Which state of a spec a statement belongs to: the one whose section holds it.
///
/// - Complexity: O(states of the document) for the first question about a place.
final class StateSections {
  private var sections: [FileID: [(range: SourceRange, name: String)]] = [:]
  private var known: [Origin: String?] = [:]

  init(_ specs: [SpecDocument]) {
    for state in specs.flatMap(\.machines).flatMap(\.states) {
      guard let section = state.section else { continue }
      sections[section.file, default: []].append((section.range, state.name))
    }
  }

  /// The name of the innermost state whose section holds a place; `nil` where none does.
  func state(of origin: Origin) -> String? {
    guard let sections = sections[origin.file] else { return nil }
    if let known = known[origin] { return known }
    let name = sections.filter { $0.range.contains(origin.range) }
      .min { $0.range.count < $1.range.count }?.name
    known[origin] = .some(name)
    return name
  }

  /// The folded name of that state, as states are compared.
  func stateKey(of origin: Origin) -> String? { state(of: origin).map(Names.key) }
}
