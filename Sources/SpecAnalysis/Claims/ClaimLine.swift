import SpecModel
import SpecSyntax
import SpecText

/// A line of prose, a table row or a line of code that may hold a claim about numbers.
struct ClaimLine {
  /// What the line is.
  enum Kind { case prose, heading, row, header, code }

  var kind: Kind
  /// The node: paragraph, heading, table row or code block.
  var node: Int
  /// The cells of a row, otherwise the line alone; in `Document.plain`, for code in the source.
  var parts: [Range<Int>]
}

/// The lines of a document that hold a digit, a colour or a level of conformance, and the headers of tables.
struct ClaimLines {
  let document: Document
  private(set) var lines: [ClaimLine] = []
  private let hasLevels: Bool
  /// The header cells of each table.
  private var headers: [Int: [String]] = [:]

  /// Collects the lines in one pass.
  ///
  /// - Complexity: O(bytes).
  init(_ document: Document) {
    self.document = document
    hasLevels = document.mentions("AA")
    var index = 0
    while index < document.nodes.count {
      let node = document.nodes[index]
      switch node.kind {
      case .tableRow:
        addRow(index)
        index = Int(node.end)
        continue
      case .paragraph, .heading: addText(index)
      case .codeBlock: addCode(index)
      default: break
      }
      index += 1
    }
  }

  /// A document without its lines, for lines that others find.
  init(of document: Document) {
    self.document = document
    hasLevels = false
  }

  /// The bytes in which the parts of a line stand.
  func bytes(of line: ClaimLine) -> ContiguousArray<UInt8> {
    line.kind == .code ? document.source.bytes : document.plain
  }

  /// The text of a part.
  func string(_ part: Range<Int>, of line: ClaimLine) -> String {
    String(decoding: bytes(of: line)[part], as: UTF8.self)
  }

  /// The place of a part or of a stretch inside one.
  func origin(_ range: Range<Int>, of line: ClaimLine) -> Origin {
    document.origin(
      line.kind == .code
        ? SourceRange(range.lowerBound, range.upperBound) : document.sourceRange(plain: range))
  }

  /// The header cells of the table that holds a row.
  func header(of line: ClaimLine) -> [String] {
    guard line.kind == .row else { return [] }
    let table = Int(document.nodes[line.node].parent)
    if let known = headers[table] { return known }
    guard table >= 0, table + 1 < document.nodes.count else { return [] }
    return document.children(of: table + 1).map { document.string($0) }
  }

  /// The headings above a line, outermost first.
  func scope(of line: ClaimLine) -> [String] {
    document.path(ofSection: Int(document.nodes[line.node].section)).map(
      document.title(ofSection:))
  }

  /// Lines of the front matter with a ratio in a remark, read as code: "ink: '#222222'  # 15.9:1 on paper".
  func frontRemarks() -> [ClaimLine] { frontLines(with: [":1"]) }

  /// Lines of the front matter with one of some texts in a remark, read as code.
  ///
  /// - Complexity: O(bytes of the front matter).
  func frontLines(with texts: [StaticString]) -> [ClaimLine] {
    guard let front = document.frontMatter?.range else { return [] }
    let source = document.source
    let last = source.lineIndex(of: max(Int(front.start), Int(front.end) - 1))
    return (source.lineIndex(of: Int(front.start))...last).compactMap { index in
      let line = source.lineRange(index).offsets
      guard let remark = ASCII.find(" # ", in: source.bytes, line),
        texts.contains(where: {
          ASCII.find($0, in: source.bytes, remark..<line.upperBound) != nil
        })
      else { return nil }
      return ClaimLine(kind: .code, node: 0, parts: [line])
    }
  }

  private mutating func addRow(_ index: Int) {
    let row = document.nodes[index]
    var cells: [Range<Int>] = []
    cells.reserveCapacity(Int(row.payload))
    var cell = index + 1
    while cell < Int(row.end) {
      cells.append(document.plainText(of: cell))
      cell = Int(document.nodes[cell].end)
    }
    let kind: ClaimLine.Kind = row.level == 1 ? .header : .row
    let table = Int(row.parent)
    if index == table + 1 { headers[table] = cells.map { document.string(plain: $0) } }
    guard kind == .header || cells.contains(where: { Self.hasValue(document.plain, $0) }) else {
      return
    }
    lines.append(ClaimLine(kind: kind, node: index, parts: cells))
  }

  private mutating func addText(_ index: Int) {
    let kind: ClaimLine.Kind = document.nodes[index].kind == .heading ? .heading : .prose
    for line in document.lines(of: index)
    where Self.hasValue(document.plain, line)
      || hasLevels && ASCII.find("AA", in: document.plain, line) != nil
    {
      lines.append(ClaimLine(kind: kind, node: index, parts: [line]))
    }
  }

  private mutating func addCode(_ index: Int) {
    for line in document.codeBlocks[Int(document.nodes[index].payload)].lines
    where Self.hasDigit(document.source.bytes, line.offsets) {
      lines.append(ClaimLine(kind: .code, node: index, parts: [line.offsets]))
    }
  }

  /// Whether text holds a digit, in a colour such as "#FFFFFF" also one above nine.
  private static func hasValue(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for offset in range {
        if ASCII.isDigit(bytes[offset]) { return true }
        if bytes[offset] == ASCII.hash, offset + 3 < range.upperBound,
          bytes[(offset + 1)...(offset + 3)].allSatisfy({ ($0 | 0x20) &- 0x61 < 6 })
        {
          return true
        }
      }
      return false
    }
  }

  private static func hasDigit(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for offset in range where ASCII.isDigit(bytes[offset]) { return true }
      return false
    }
  }
}
