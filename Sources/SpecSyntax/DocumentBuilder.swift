import CMarkGFM
import SpecText

/// Copies a cmark tree into a `Document`.
struct DocumentBuilder {
  var document: Document
  /// The document's text, held apart so that reading it does not copy the document.
  private let source: SourceText
  private let kinds = CMark.shared
  /// The open containers, innermost last.
  private var open: [Int] = []
  /// The cells of the current table row in the source, and the next one to fill.
  private var cells: [SourceRange] = []
  private var nextCell = 0
  /// The number of columns of the current table.
  private var columns = 0
  /// The comment behind the last bar of the current table row.
  private var rowComment: SourceRange?

  init(source: SourceText, file: FileID) {
    document = Document(file: file, source: source)
    self.source = source
    let count = source.bytes.count
    document.plain.reserveCapacity(count)
    document.nodes.reserveCapacity(count / 24 + 8)
    document.runs.reserveCapacity(count / 24 + 8)
  }

  /// Copies the tree below a root.
  mutating func build(_ root: OpaquePointer?) {
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { break }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      guard let kind = kind(of: node) else { continue }
      if event == CMARK_EVENT_EXIT {
        close()
        continue
      }
      enter(node, kind: kind)
      if isLeaf(kind) {
        if hasText(kind) { readText(of: node, iterator: iterator) }
        close()
      }
    }
    closeSections()
    document.titles = ContiguousArray(
      document.sections.indices.map { document.title(ofSection: $0) })
    document.nodes.giveBackRoom()
    document.runs.giveBackRoom()
    document.plain.giveBackRoom()
  }

  private func isLeaf(_ kind: Document.NodeKind) -> Bool {
    switch kind {
    case .heading, .paragraph, .tableCell, .codeBlock, .htmlBlock, .thematicBreak: true
    default: false
    }
  }

  private func hasText(_ kind: Document.NodeKind) -> Bool {
    kind == .heading || kind == .paragraph || kind == .tableCell
  }

  private func kind(of node: OpaquePointer) -> Document.NodeKind? {
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_HEADING: return .heading
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_LIST: return .list
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_CODE_BLOCK: return .codeBlock
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnote
    default: break
    }
    switch type.rawValue {
    case kinds.table: return .table
    case kinds.tableRow: return .tableRow
    case kinds.tableCell: return .tableCell
    default: return nil
    }
  }

  private mutating func enter(_ node: OpaquePointer, kind: Document.NodeKind) {
    let index = document.nodes.count
    var block = Document.Node(kind: kind, parent: open.last ?? -1, range: blockRange(of: node))
    switch kind {
    case .heading:
      block.level = UInt8(clamping: cmark_node_get_heading_level(node))
    case .paragraph:
      if cmark_node_get_start_line(node) == 0, let range = leadRange(of: node) {
        block.range = range
      }
    case .table: block.range = tableRange(of: node)
    case .list:
      block.level = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? 1 : 0
    case .item:
      if cmark_node_get_syntax_extension(node) != nil {
        block.box = cmark_gfm_extensions_get_tasklist_item_checked(node) ? .ticked : .open
      }
    case .tableRow:
      block.level = cmark_gfm_extensions_get_table_row_is_header(node) != 0 ? 1 : 0
      if block.level == 1 { block.range = TableCells.header(block.range, in: source) }
      cells = TableCells.split(block.range, in: source.bytes)
      if block.level == 1 { columns = cells.count } else { setCommentAside() }
      nextCell = 0
      block.payload = Int32(truncatingIfNeeded: cells.count)
    case .tableCell:
      block.range =
        nextCell < cells.count
        ? cells[nextCell] : SourceRange(Int(block.range.end), Int(block.range.end))
      nextCell += 1
    default: break
    }
    block.section = openSection(for: block, at: index)
    if block.kind == .table { document.tables.append(document.nodes.count) }
    if block.kind == .list { document.lists.append(document.nodes.count) }
    document.nodes.append(block)
    open.append(index)
    if kind == .codeBlock { readCode(of: node, at: index) }
    if kind == .htmlBlock { readHTML(of: node, at: index) }
  }

  private mutating func close() {
    guard let index = open.popLast() else { return }
    document.nodes[index].end = Int32(truncatingIfNeeded: document.nodes.count)
    if let comment = rowComment, document.nodes[index].kind == .tableRow {
      HTMLComments.read(in: comment, of: &document)
      rowComment = nil
    }
  }

  /// Takes a comment behind the last bar of a row, which Markdown drops like any cell too many, off the cells:
  /// "| Open | Push | <!-- why -->".
  private mutating func setCommentAside() {
    guard columns > 0, cells.count > columns, let last = cells.last else { return }
    let rest = SourceRange(Int(cells[columns].start), Int(last.end))
    guard rest.count > 6, ASCII.starts(source.bytes, at: Int(rest.start), with: "<!--"),
      ASCII.starts(source.bytes, at: Int(rest.end) - 3, with: "-->")
    else { return }
    cells.removeSubrange(columns...)
    rowComment = rest
  }

  // MARK: Ranges

  private func offset(line: Int32, column: Int32) -> Int {
    let index = Int(line) - 1
    guard index >= 0 else { return 0 }
    guard index < source.lineStarts.count else { return source.bytes.count }
    let lineRange = source.lineRange(index)
    return min(Int(lineRange.start) + max(0, Int(column) - 1), Int(lineRange.end))
  }

  private func blockRange(of node: OpaquePointer) -> SourceRange {
    let start = offset(
      line: cmark_node_get_start_line(node), column: cmark_node_get_start_column(node))
    let endLine = cmark_node_get_end_line(node)
    let end = offset(line: endLine, column: cmark_node_get_end_column(node) + 1)
    return SourceRange(start, max(start, end))
  }

  /// The range of a table from its header on, where cmark begins it with the text right above.
  private func tableRange(of node: OpaquePointer) -> SourceRange {
    let range = blockRange(of: node)
    let header = TableCells.header(SourceRange(Int(range.start), Int(range.start)), in: source)
    return SourceRange(max(Int(range.start), Int(header.start)), Int(range.end))
  }

  /// The range of the text right above a table, which has no place of its own in cmark: from where cmark begins the
  /// table to the line above the header.
  private func leadRange(of paragraph: OpaquePointer) -> SourceRange? {
    guard let table = cmark_node_next(paragraph), kind(of: table) == .table else { return nil }
    let start = Int(blockRange(of: table).start)
    let header = source.lineIndex(of: Int(tableRange(of: table).start))
    guard header > source.lineIndex(of: start) else { return nil }
    return SourceRange(start, Int(source.lineRange(header - 1).end))
  }

  /// The range of a leaf's text: to the end of its last line, as end columns of cmark are not reliable.
  private static func textRange(
    of block: Document.Node, in source: SourceText
  ) -> SourceRange {
    guard block.kind != .tableCell else { return block.range }
    let lastOffset = max(Int(block.range.start), Int(block.range.end) - 1)
    let line = source.lineRange(source.lineIndex(of: lastOffset))
    return SourceRange(Int(block.range.start), Int(line.end))
  }

  // MARK: Leaves

  private mutating func readText(of node: OpaquePointer, iterator: OpaquePointer?) {
    let index = document.nodes.count - 1
    let region = Self.textRange(of: document.nodes[index], in: source)
    let strikethrough = kinds.strikethrough
    var reader = InlineReader(node: index, region: region)
    reader.read(node, iterator: iterator, strikethrough: strikethrough, into: &document)
  }

  private mutating func readCode(of node: OpaquePointer, at index: Int) {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    let word = info.prefix { $0 != " " && $0 != "{" && $0 != ":" }
    let firstLine = Int(cmark_node_get_start_line(node)) - (isFenced ? 0 : 1)
    var lines: [SourceRange] = []
    if let literal = cmark_node_get_literal(node) {
      var cursor = literal
      var line = firstLine
      while cursor.pointee != 0 {
        var count = 0
        while cursor[count] != 0, cursor[count] != 0x0A { count += 1 }
        let whole = source.lineRange(line)
        lines.append(SourceRange(max(Int(whole.start), Int(whole.end) - count), Int(whole.end)))
        line += 1
        cursor += count
        if cursor.pointee == 0x0A { cursor += 1 }
      }
    }
    let infoStart = Int(document.nodes[index].range.start) + Int(length)
    let opening = source.lineRange(source.lineIndex(of: infoStart))
    document.nodes[index].payload = Int32(truncatingIfNeeded: document.codeBlocks.count)
    document.codeBlocks.append(
      Document.CodeBlock(
        node: Int32(truncatingIfNeeded: index), isFenced: isFenced, language: word.lowercased(),
        info: isFenced ? SourceRange(infoStart, Int(opening.end)) : .zero, lines: lines))
  }

  /// Gives an HTML block its true end, which cmark's columns miss, and finds its comments.
  private mutating func readHTML(of node: OpaquePointer, at index: Int) {
    let start = document.nodes[index].range.start
    var line = source.lineIndex(of: Int(start))
    if var literal = cmark_node_get_literal(node) {
      while literal.pointee != 0 {
        if literal.pointee == 0x0A, literal[1] != 0 { line += 1 }
        literal += 1
      }
    }
    document.nodes[index].range = SourceRange(Int(start), Int(source.lineRange(line).end))
    HTMLComments.read(in: document.nodes[index].range, of: &document)
  }

  // MARK: Sections

  /// The section of a node; a heading outside containers opens one.
  private mutating func openSection(for block: Document.Node, at index: Int) -> Int32 {
    let number = Int32(truncatingIfNeeded: index)
    if document.sections.isEmpty {
      document.sections.append(
        .init(heading: -1, level: 0, parent: -1, nodes: 0..<0, ownNodes: 0..<0))
    }
    guard block.kind == .heading, block.parent == 0 else { return lastSection }
    closeSections(level: block.level, at: number)
    var parent = lastSection
    while parent > 0, document.sections[Int(parent)].level >= block.level {
      parent = document.sections[Int(parent)].parent
    }
    document.sections.append(
      .init(
        heading: number, level: block.level, parent: parent, nodes: number..<number,
        ownNodes: number..<number))
    return lastSection
  }

  private var lastSection: Int32 { Int32(truncatingIfNeeded: document.sections.count - 1) }

  /// Ends the own part of the last section, and every open section that a heading of this level ends.
  private mutating func closeSections(level: UInt8 = 0, at number: Int32? = nil) {
    let end = number ?? Int32(truncatingIfNeeded: document.nodes.count)
    guard !document.sections.isEmpty else { return }
    var current = lastSection
    let start = document.sections[Int(current)].ownNodes.lowerBound
    document.sections[Int(current)].ownNodes = start..<max(start, end)
    while current >= 0 {
      let section = document.sections[Int(current)]
      if section.level >= level || number == nil {
        document.sections[Int(current)].nodes =
          section.nodes
          .lowerBound..<max(
            section.nodes.lowerBound, end)
      }
      current = section.parent
    }
  }
}
