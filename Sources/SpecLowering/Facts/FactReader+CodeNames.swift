import SpecSyntax
import SpecText

/// Names in code that stand in a line.
extension FactReader {
  /// The stretches of code that begin in a line, in order.
  ///
  /// A leaf of many lines has the runs of all of them.
  ///
  /// - Complexity: O(log runs of the leaf + runs of the line).
  func codeNames(of line: TextLine) -> [Range<Int>] {
    let document = context.document
    let runs = document.nodes[line.node].runs
    guard !runs.isEmpty else { return [] }
    let own = document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    let first = own.partitionPoint(where: { Int($0.start) < line.text.lowerBound })
    return own[first...].prefix(while: { Int($0.start) < line.text.upperBound }).compactMap { run in
      guard run.style.contains(.code), case let start = Int(run.start) else { return nil }
      return start..<start + Int(run.count)
    }
  }
}
