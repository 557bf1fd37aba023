import SpecModel
import SpecText
import Testing

@testable import SpecDifference
@testable import SpecWorkspace

/// Compares documents in memory.
enum DifferenceFixture {
  /// What two versions of one document say differently.
  static func compare(_ old: String, _ new: String) -> DocumentDifference {
    let sides = [old, new].map { text in
      side([("spec.md", ContiguousArray(text.utf8))])
    }
    let comparison = SideComparison(sides[0], sides[1], areNamed: true)
    return comparison.difference(0)
  }

  /// What two folders say differently.
  static func compare(
    _ old: [(String, String)], _ new: [(String, String)]
  ) -> DifferenceReport {
    let before = side(old.map { ($0.0, ContiguousArray($0.1.utf8)) })
    let after = side(new.map { ($0.0, ContiguousArray($0.1.utf8)) })
    let comparison = SideComparison(before, after, areNamed: false)
    return comparison.report((0..<comparison.count).map { comparison.difference($0) })
  }

  /// Documents in memory as a side.
  static func side(_ files: [(String, ContiguousArray<UInt8>)]) -> ComparedSide {
    let workspace = Workspace(files: files.map { (path: $0.0, bytes: $0.1) })
    return ComparedSide(
      label: "memory",
      documents: workspace.documents.indices.map { index in
        ComparedDocument(
          document: workspace.documents[index], spec: workspace.specs[index],
          name: workspace.specs[index].path)
      })
  }

  /// The changes as lines "verdict: headline".
  static func lines(_ old: String, _ new: String) -> [String] {
    compare(old, new).changes.map { "\($0.verdict.rawValue): \($0.headline)" }
  }
}
