import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecText

/// Blocks without a drawing among others that have one.
extension BlockShapeMismatch {
  /// The least number of drawings that make one a part of each block.
  private static let leastDrawings = 4

  /// Reports the one block between others with a drawing that has none, where it has fields like them.
  ///
  /// Blocks behind the last drawing are variants that are told by what differs.
  func checkDrawings(_ group: [BlockShape], _ diagnostics: inout [Diagnostic]) {
    let blocks = group.sorted { $0.heading.range.start < $1.heading.range.start }
    guard let first = blocks.firstIndex(where: \.hasDrawing),
      let last = blocks.lastIndex(where: \.hasDrawing)
    else { return }
    let drawn = blocks[first...last].filter(\.hasDrawing)
    guard drawn.count >= Self.leastDrawings, drawn.count == last - first,
      let block = blocks[first...last].first(where: { !$0.hasDrawing }),
      !block.isNotApplicable, !block.tellsLayout
    else { return }
    let isAlike = block.fields.contains { field in
      drawn.count { other in other.fields.contains { $0.label == field.label } } * 2 > drawn.count
    }
    guard isAlike else { return }
    diagnostics.append(
      diagnostic(
        "'\(block.title)' has no drawing", at: block.heading, label: "no drawing",
        related: drawn.prefix(4).map { .init($0.heading, "has a drawing") },
        why: "\(drawn.count) of \(drawn.count + 1) blocks have one, on both sides of this one",
        help: "add the drawing, or one that shows what differs"))
  }
}
