import SpecSyntax
import SpecText

/// What each line of a document is in Markdown.
struct LineForms {
  private(set) var forms: [LineMark.Form]
  /// The table node of a row, the number of the code block of a line of code, or the node of a paragraph; otherwise -1.
  private(set) var owners: [Int]

  /// - Complexity: O(nodes × log lines + lines); leaves do not overlap.
  init(_ document: Document) {
    let source = document.source
    forms = [LineMark.Form](repeating: .mark, count: source.lineCount)
    owners = [Int](repeating: -1, count: source.lineCount)
    markBlank(source)
    if let range = document.frontMatter?.range { fill(range, .frontMatter, in: source) }
    for node in document.nodes.indices { mark(node, in: document) }
    for comment in document.comments { fillRest(comment.range, .comment, in: source) }
    for line in MetadataLines.find(in: document) { fill(line.range, .metadata, in: source) }
  }

  private mutating func markBlank(_ source: SourceText) {
    for line in forms.indices
    where source.bytes[source.lineRange(line).offsets].allSatisfy(ASCII.isWhitespace) {
      forms[line] = .blank
    }
  }

  private mutating func mark(_ index: Int, in document: Document) {
    let node = document.nodes[index]
    let source = document.source
    switch node.kind {
    case .heading: fill(node.range, .heading, in: source)
    case .paragraph:
      let parent = Int(node.parent)
      let isItem = parent >= 0 && document.nodes[parent].kind == .item
      fill(node.range, isItem ? .item : .paragraph, owner: index, in: source)
    case .table: fill(node.range, .tableRule, owner: index, in: source)
    case .tableRow:
      fill(
        node.range, node.level == 1 ? .tableHeader : .tableRow, owner: Int(node.parent), in: source)
    case .codeBlock:
      fill(node.range, .fence, in: source)
      let number = Int(node.payload)
      guard document.codeBlocks.indices.contains(number) else { return }
      for line in document.codeBlocks[number].lines {
        fill(line, .code, owner: number, in: source)
      }
    case .thematicBreak: fill(node.range, .thematicBreak, in: source)
    case .htmlBlock: fill(node.range, .comment, in: source)
    default: break
    }
  }

  /// Marks the lines of a range that are not blank.
  private mutating func fill(
    _ range: SourceRange, _ form: LineMark.Form, owner: Int = -1, in source: SourceText
  ) {
    guard !forms.isEmpty else { return }
    let last = source.lineIndex(of: max(Int(range.start), Int(range.end) - 1))
    for line in source.lineIndex(of: Int(range.start))...last
    where line < forms.count && forms[line] != .blank {
      forms[line] = form
      owners[line] = owner
    }
  }

  /// Marks lines that belong to no other block.
  private mutating func fillRest(
    _ range: SourceRange, _ form: LineMark.Form, in source: SourceText
  ) {
    guard !forms.isEmpty else { return }
    let last = source.lineIndex(of: max(Int(range.start), Int(range.end) - 1))
    for line in source.lineIndex(of: Int(range.start))...last
    where line < forms.count && forms[line] == .mark {
      forms[line] = form
    }
  }
}
