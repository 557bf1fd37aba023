import SpecDiagnostics
import SpecSyntax
import SpecText

/// The comment that suppresses a finding where it stands, in the form that the place allows.
///
/// A line of its own may stand above a heading; it would end a table, a list or a paragraph, so there the comment goes
/// to the end of the line; code shows comments as code, so a pair of comments goes around it; front matter can only be
/// spoken of for the whole file.
struct SuppressionComment {
  /// What is inserted, in the order of the text.
  let insertions: [(offset: UInt32, text: String)]
  /// What the comment holds for, in words.
  let extent: String

  /// - Parameter diagnostic: a finding in the document.
  init?(_ diagnostic: Diagnostic, in document: Document) {
    let source = document.source
    let start = Int(diagnostic.origin.range.start)
    let line = source.lineRange(source.lineIndex(of: start))
    let code = diagnostic.code
    if let matter = document.frontMatter,
      start < Int(matter.range.end) || start == 0 && source.bytes.isEmpty
    {
      let end = source.lineRange(source.lineIndex(of: max(0, Int(matter.range.end) - 1))).end
      insertions = [(end, "\n\n<!-- plumb-disable-file \(code) -->")]
      extent = "this file"
      return
    }
    guard let node = Self.leaf(at: start, in: document) else {
      insertions = [(line.end, "\(line.isEmpty ? "" : " ")<!-- plumb-disable-line \(code) -->")]
      extent = "this line"
      return
    }
    switch document.nodes[node].kind {
    case .codeBlock, .htmlBlock:
      guard let pair = Self.around(node, code, document) else { return nil }
      insertions = pair
      extent = "this block"
    case .tableRow, .tableCell, .table:
      insertions = [(Self.endOfCells(line, source), " <!-- plumb-disable-line \(code) -->")]
      extent = "this line"
    case .heading where line.start == 0:
      // What is said of the first line is said of the file, and moves to whatever is the first line then.
      insertions = [(line.end, "\n\n<!-- plumb-disable-file \(code) -->")]
      extent = "this file"
    case .heading where document.nodes[node].parent == 0:
      // Behind a heading the comment would change its anchor.
      insertions = [(line.start, "<!-- plumb-disable-next-line \(code) -->\n")]
      extent = "this line"
    case .thematicBreak: return nil
    default:
      insertions = [(Self.endOfText(line, source), " <!-- plumb-disable-line \(code) -->")]
      extent = "this line"
    }
  }

  /// The innermost block at an offset.
  private static func leaf(at offset: Int, in document: Document) -> Int? {
    var result: Int?
    var node = 0
    while node < document.nodes.count {
      let range = document.nodes[node].range.offsets
      if range.contains(offset) || range.upperBound == offset && range.isEmpty == false {
        result = node == 0 ? result : node
        node += 1
      } else {
        node = max(node + 1, Int(document.nodes[node].end))
      }
    }
    return result
  }

  /// Comments on lines of their own around a block that stands in no list and no quotation.
  private static func around(
    _ node: Int, _ code: String, _ document: Document
  ) -> [(offset: UInt32, text: String)]? {
    guard document.nodes[node].parent == 0 else { return nil }
    let source = document.source
    let range = document.nodes[node].range.offsets
    let first = source.lineRange(source.lineIndex(of: range.lowerBound)).start
    let last = source.lineRange(
      source.lineIndex(of: max(range.lowerBound, range.upperBound - 1))
    ).end
    return [
      (first, "<!-- plumb-disable \(code) -->\n"), (last, "\n<!-- plumb-enable \(code) -->"),
    ]
  }

  /// The place before the last pipe of a row, and before the blanks in front of it.
  private static func endOfCells(_ line: SourceRange, _ source: SourceText) -> UInt32 {
    var end = Int(endOfText(line, source))
    let start = Int(line.start)
    if end > start, source.bytes[end - 1] == 0x7C, end - 2 < start || source.bytes[end - 2] != 0x5C
    {
      end -= 1
    }
    while end > start, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    return UInt32(end)
  }

  /// The place behind the last character of a line that is no blank.
  private static func endOfText(_ line: SourceRange, _ source: SourceText) -> UInt32 {
    var end = Int(line.end)
    while end > Int(line.start), source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 {
      end -= 1
    }
    return UInt32(end)
  }
}
