import SpecDiagnostics
import SpecText

/// Finds and reads the YAML block of a document.
///
/// Malformed YAML is read as far as possible: values that lack quotes are quoted, lines that cannot be read are left
/// out, and each gives a diagnostic.
enum FrontMatterParser {
  /// What was found.
  struct Result {
    var frontMatter: FrontMatter?
    /// The bytes that are no Markdown; empty where there is no front matter.
    var excluded: SourceRange
    var diagnostics: [Diagnostic]
  }

  /// Lines that are left out before the rest of a malformed block is given up.
  private static let retryLimit = 20

  /// Reads the block at the start of a file or after its first heading.
  static func parse(_ source: SourceText, file: FileID) -> Result {
    guard let block = FrontMatterBlock.find(in: source) else {
      return Result(frontMatter: nil, excluded: .zero, diagnostics: [])
    }
    let range = block.range(in: source)
    var diagnostics: [Diagnostic] = []
    let fence = Origin(file: file, range: source.lineRange(block.openingLine))
    if !block.isFirst { diagnostics.append(.misplaced(fence)) }
    if !block.isClosed { diagnostics.append(.unclosed(fence)) }
    let root = root(of: block, source, file, &diagnostics)
    diagnostics.sort { $0.origin.range.start < $1.origin.range.start }
    let frontMatter = FrontMatter(range: range, root: root, isFirst: block.isFirst)
    return Result(frontMatter: frontMatter, excluded: range, diagnostics: diagnostics)
  }

  /// The mapping in a block; empty where nothing could be read.
  private static func root(
    of block: FrontMatterBlock, _ source: SourceText, _ file: FileID,
    _ diagnostics: inout [Diagnostic]
  ) -> YAMLNode {
    let start = Int(source.lineRange(block.lines.lowerBound).start)
    let end = block.lines.isEmpty ? start : Int(source.lineRange(block.lines.upperBound - 1).end)
    let empty = YAMLNode(value: .mapping([]), text: "", range: SourceRange(start, end))
    // The last line feed belongs to the text: a block scalar keeps it.
    let text = YAMLText(source, start..<min(end + 1, source.bytes.count))
    switch YAMLComposer.compose(text, file: file) {
    case .success(let (root, found)):
      guard let root, case .mapping = root.value else { return empty }
      diagnostics += found
      return root
    case .failure(let failure):
      let place = SourceRange(min(start + failure.offset, end), end)
      let repair = YAMLRepair(source: source, file: file, lines: block.lines)
      return recover(repair, failure, at: place, &diagnostics) ?? empty
    }
  }

  /// Reads a block that is not YAML: first with slips mended, then without the lines that still fail.
  private static func recover(
    _ repair: YAMLRepair, _ failure: YAMLFailure, at place: SourceRange,
    _ diagnostics: inout [Diagnostic]
  ) -> YAMLNode? {
    var slips: [Diagnostic] = []
    var skipped: Set<Int> = []
    var text = repair.amended(without: [], diagnostics: &slips)
    diagnostics += slips
    if slips.isEmpty { report(failure, at: Int(place.start), repair, &diagnostics) }
    var isReported = slips.isEmpty
    for _ in 0...retryLimit {
      switch YAMLComposer.compose(text, file: repair.file) {
      case .success(let (root, found)):
        guard let root, case .mapping = root.value else { return nil }
        diagnostics += found
        return root
      case .failure(let failure):
        let offset = text.origin(failure.offset)
        if !isReported { report(failure, at: offset, repair, &diagnostics) }
        isReported = true
        guard let line = lineToSkip(repair, at: offset, skipped) else { return nil }
        skipped.insert(line)
        var ignored: [Diagnostic] = []
        text = repair.amended(without: skipped, diagnostics: &ignored)
      }
    }
    return nil
  }

  /// The line with content at or before an offset that has not been left out yet.
  private static func lineToSkip(
    _ repair: YAMLRepair, at offset: Int, _ skipped: Set<Int>
  ) -> Int? {
    let source = repair.source
    let last = min(source.lineIndex(of: offset), repair.lines.upperBound - 1)
    guard last >= repair.lines.lowerBound else { return nil }
    return (repair.lines.lowerBound...last).last { line in
      !skipped.contains(line)
        && !ASCII.trimmed(source.bytes, source.lineRange(line).offsets).isEmpty
    }
  }

  private static func report(
    _ failure: YAMLFailure, at offset: Int, _ repair: YAMLRepair,
    _ diagnostics: inout [Diagnostic]
  ) {
    let source = repair.source
    let last = max(repair.lines.lowerBound, repair.lines.upperBound - 1)
    let line = source.lineRange(min(source.lineIndex(of: offset), last))
    let trimmed = ASCII.trimmed(source.bytes, line.offsets)
    diagnostics.append(
      .malformed(
        failure.problem,
        Origin(
          file: repair.file, range: SourceRange(trimmed.lowerBound, trimmed.upperBound))))
  }
}
