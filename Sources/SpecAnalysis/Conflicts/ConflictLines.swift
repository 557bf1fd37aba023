import SpecSyntax
import SpecText

/// The lines that conflicts are about, to find those of them that are about the lines of another.
///
/// - Complexity: O(statements) for all conflicts; a question looks at the conflicts of one line.
struct ConflictLines {
  private let document: Document
  private var lines: [Set<Int>] = []
  /// The places in `lines` of the conflicts that have a statement on a line.
  private var places: [Int: [Int]] = [:]

  init(_ conflicts: [FactConflict], _ document: Document) {
    self.document = document
    add(conflicts)
  }

  mutating func add(_ conflicts: [FactConflict]) {
    for conflict in conflicts {
      let own = Set(lines(of: conflict))
      for line in own { places[line, default: []].append(lines.count) }
      lines.append(own)
    }
  }

  /// Whether all statements of a conflict stand on lines of one of these.
  func hold(_ conflict: FactConflict) -> Bool {
    let wanted = lines(of: conflict)
    guard let first = wanted.first else { return !lines.isEmpty }
    return (places[first] ?? []).contains { lines[$0].isSuperset(of: wanted) }
  }

  private func lines(of conflict: FactConflict) -> [Int] {
    conflict.statements.map { document.source.line(of: $0.origin.range.start) }
  }
}
