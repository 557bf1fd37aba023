import SpecModel
import SpecText

/// Which state of a spec a statement belongs to: the one whose section holds it.
struct StateSections {
  private let sections: [(range: SourceRange, file: FileID, name: String)]

  init(_ specs: [SpecDocument]) {
    sections = specs.flatMap { spec in
      spec.machines.flatMap { $0.states.values(in: spec.file) }
    }
  }

  /// The name of the innermost state whose section holds a place; `nil` where none does.
  func state(of origin: Origin) -> String? {
    sections.filter { $0.file == origin.file && $0.range.contains(origin.range) }
      .min { $0.range.count < $1.range.count }?.name
  }
}

extension Collection where Element == State {
  fileprivate func values(in file: FileID) -> [(range: SourceRange, file: FileID, name: String)] {
    compactMap { state in state.section.map { ($0.range, $0.file, state.name) } }
  }
}
