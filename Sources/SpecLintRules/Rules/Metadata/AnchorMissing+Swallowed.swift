import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecSyntax
import SpecText

/// Headings that an unclosed fence swallows.
extension AnchorMissing {
  /// The anchors of the lines that would be headings, had the fence an end that rule D123 reports.
  ///
  /// - Complexity: O(bytes).
  static func swallowed(_ context: RuleContext) -> Set<String> {
    var found: [Diagnostic] = []
    UnclosedFence().check(context, into: &found)
    guard let first = found.first?.origin.range.start else { return [] }
    let document = context.document
    let bytes = document.source.bytes
    var result: Set<String> = []
    for block in document.codeBlocks where document.nodes[Int(block.node)].range.end > first {
      for line in block.lines {
        let range = ASCII.trimmed(bytes, line.offsets)
        guard let mark = range.first(where: { bytes[$0] != ASCII.hash }),
          (1...6).contains(mark - range.lowerBound), bytes[mark] == ASCII.space
        else { continue }
        result.insert(
          Anchors.slug(document.source.string(SourceRange(mark + 1, range.upperBound))))
      }
    }
    return result
  }
}
