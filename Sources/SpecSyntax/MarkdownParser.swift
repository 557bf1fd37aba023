import CMarkGFM
public import SpecText

/// Parses Markdown with cmark-gfm and copies the tree into a flat `Document` with exact source ranges.
///
/// - Source: CommonMark 0.29 and GitHub Flavored Markdown 0.29 (tables, task lists, strikethrough, autolinks,
///   footnotes). Block positions come from cmark; positions inside leaves are found again in the bytes, because
///   cmark-gfm's inline columns are wrong after escapes, in table cells and in indented containers.
public enum MarkdownParser {
  /// Parses a source file.
  ///
  /// - Errors: never fails; damage in the front matter is in `Document.diagnostics`.
  public static func parse(_ source: SourceText, file: FileID) -> Document {
    let front = FrontMatterParser.parse(source, file: file)
    let wide = WideRows.find(in: source).filter { $0.start >= front.excluded.end }
    var builder = DocumentBuilder(source: source, file: file)
    builder.document.frontMatter = front.frontMatter
    builder.document.diagnostics =
      front.diagnostics + wide.map { .wideRow(Origin(file: file, range: $0)) }
    CMark.shared.withTree {
      feed(source.bytes, excluding: [front.excluded] + wide, to: $0)
    } _: {
      builder.build($0)
    }
    return builder.document
  }

  /// Parses bytes with cmark-gfm alone and throws the tree away; the yardstick of the benchmarks.
  public static func parseOnly(_ bytes: ContiguousArray<UInt8>) {
    let parser = CMark.shared.makeParser()
    defer { cmark_parser_free(parser) }
    feed(bytes, excluding: [], to: parser)
    cmark_node_free(CMark.finish(parser))
  }

  /// Feeds the text to cmark, with line feeds in place of the excluded lines so that line numbers stay.
  private static func feed(
    _ bytes: ContiguousArray<UInt8>, excluding excluded: [SourceRange], to parser: OpaquePointer?
  ) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = UnsafeRawPointer(buffer.baseAddress) else { return }
      let text = base.assumingMemoryBound(to: CChar.self)
      var start = 0
      for range in excluded {
        let skipped = range.offsets.clamped(to: start..<buffer.count)
        cmark_parser_feed(parser, text + start, skipped.lowerBound - start)
        for index in skipped where buffer[index] == 0x0A { cmark_parser_feed(parser, "\n", 1) }
        start = skipped.upperBound
      }
      cmark_parser_feed(parser, text + start, buffer.count - start)
    }
  }
}
